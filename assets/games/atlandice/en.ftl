# Atlandice.

at-title = Atlandice
at-about = Dice open the gates of sinking Atlantis: plunder its districts, and have most when one is empty.
at-length = 45 min

at-variant = { $name ->
   *[first] who begins
}
at-choice = { $choice ->
    [first-random] drawn by lot
    [first-1] the first seat
    [first-2] the second seat
    [first-3] the third seat
   *[first-4] the fourth seat
}
at-round = round { $now }
at-category = { $name ->
    [tiles] district tiles
    [places] places in emptied districts
    [checks] checks
    [donations] donations
   *[majorities] majorities at the end
}

## Areas, resources, people

at-area = { $area ->
    [jewellers] Jewellers
    [library] Library
    [inn] Inn
    [workshop] Workshop
    [forge] Forge
   *[market] Black Market
}
at-area-the = { $area ->
    [jewellers] the Jewellers
    [library] the Library
    [inn] the Inn
    [workshop] the Workshop
    [forge] the Forge
   *[market] the Black Market
}
at-area-at = { $area ->
    [jewellers] at the Jewellers
    [library] at the Library
    [inn] at the Inn
    [workshop] at the Workshop
    [forge] at the Forge
   *[market] at the Black Market
}
at-area-from = { $area ->
    [jewellers] from the Jewellers
    [library] from the Library
    [inn] from the Inn
    [workshop] from the Workshop
    [forge] from the Forge
   *[market] from the Black Market
}
at-area-to = { $area ->
    [jewellers] to the Jewellers
    [library] to the Library
    [inn] to the Inn
    [workshop] to the Workshop
    [forge] to the Forge
   *[market] to the Black Market
}
at-resource-one = { $resource ->
    [gems] a gem
    [books] a book
    [supplies] a barrel
    [tools] a tool
   *[swords] a sword
}
at-resource-most = { $resource ->
    [gems] gems
    [books] books
    [supplies] supplies
    [tools] tools
   *[swords] swords
}
at-resource-kind = { $resource ->
    [gems] gems
    [books] books
    [supplies] supplies
    [tools] tools
   *[swords] swords
}
at-resource-letter = { $resource ->
    [gems] G
    [books] B
    [supplies] S
    [tools] T
   *[swords] W
}
at-neutral = The neutral player

## Tiles

at-tile = { $hands } { $hands ->
    [one] hand
   *[other] hands
}, “{ $effect }”
at-effect-short = { $effect ->
    [one_more] { $on }: one more
    [swap] swap with a district
    [visit_again] { $on }: visit again
    [from_another] { $on }: from another
    [to_market] one to the Market
    [on_die] your die no. { $die }: +1
    [clock_hand] { $on }: hand +{ $steps }
    [market_to_another] Market to a district
    [change_die] change a die
    [submarine] move the submarine
    [to_another] one to a district
   *[from_market] { $on }: from the Market
}
at-effect = { $effect ->
    [one_more] Roll: { $on } gives one more from here.
    [swap] Swap one here with one on another district.
    [visit_again] Roll: { $on } rolls again and visits that area too.
    [from_another] Roll: { $on } gives one from another district.
    [to_market] Move one from here to the Black Market.
    [on_die] If it is the die no. { $die } that you take this round: one more.
    [clock_hand] Roll: { $on } moves the hand by { $steps }, without an icon.
    [market_to_another] Move one from the Black Market to another district.
    [change_die] Lay a die that nobody has taken at another area.
    [submarine] Move the submarine to another area.
    [to_another] Move one from here to another district.
   *[from_market] Roll: { $on } gives one from the Black Market.
}
at-market-effect = No effect.

## Decisions

at-decide-die = visit { $area }
at-decide-die-neutral = visit { $area } for the neutral player
at-decide-take = take { $resource }
at-decide-from = take { $from }
at-decide-swap = swap { $resource }
at-decide-with = swap with: { $area }
at-decide-for = take { $resource } in exchange
at-decide-move = move { $resource }
at-decide-to = move it { $to }
at-decide-change = change a die { $at }
at-decide-into = lay the die { $to }
at-decide-submarine = move the submarine { $to }
at-decide-give = give { $resource }
at-decide-done = donate no more

## Events

at-opened = Round { $round }: { $name } opens the gates. Dice: { $dice }.
at-diverted = { $area } is closed: { $dice } { $dice ->
    [one] die goes
   *[other] dice go
} to the Black Market.
at-die-taken = { $name } takes a die and visits { $area }.
at-die-given = { $name } gives the neutral player a die and visits { $area } for it.
at-took = { $reason ->
    [visit] { $name } takes { $resource } { $from }.
    [submarine] { $name } takes { $resource } { $from } thanks to the submarine.
   *[effect] { $name } takes { $resource } { $from } by the effect.
}
at-found-nothing = { $name } finds no resources { $at }.
at-no-effect = { $name }: there is nothing to do { $at }.
at-rolled-well = { $name } rolls { $roll }: it works.
at-rolled-ill = { $name } rolls { $roll }: in vain.
at-led-on = { $name } rolls { $roll } and visits { $area } as well.
at-swapped = { $name } swaps { $given } { $here } with { $taken } { $there }.
at-moved = { $name } moves { $resource } { $from } { $to }.
at-die-changed = { $name } moves a die { $from } { $to }.
at-submarine-moved = { $name } moves the submarine { $from } { $to }.
at-submarine-leaves = The submarine goes { $to }.
at-hand-moved = The last die lies { $at }: the hand moves from { $from } to { $to }.
at-hand-pushed = The hand moves from { $from } to { $to }; the icon there has no effect.
at-emptied = { $area }: no resources are left, the district is scored.
at-tile-won = { $name } has most { $resource } ({ $held }) and takes the tile { $from }.
at-tile-lost = Nobody has any { $resource }: the tile leaves the game.
at-placed = { $name }: { $place ->
    [first] as many { $resource } as the first
   *[second] second most { $resource }
} ({ $held }), { $points } { $points ->
    [one] point.
   *[other] points.
}
at-given-back = All { $resource } are given back ({ $back }): { $market } to the Black Market, { $district } to the new tile.
at-revealed = { $area }, a new tile: { $tile }.
at-closed = { $area }: its last tile is gone. All { $resource } leave the game ({ $removed }).
at-checked = A check: who has most { $resource }? { $any ->
    [no] Nobody has any.
   *[yes] The most is { $most }.
}
at-checked-all = A check: who has most resources of all kinds? { $any ->
    [no] Nobody has any at all.
   *[yes] The most is { $most } together.
}
at-check-won = { $name } gets { $points } { $points ->
    [one] point
   *[other] points
} for the check.
at-donation-began = A donation: resources may be given away for points.
at-cannot-donate = { $name } has too little to donate.
at-gave = { $name } gives { $resource }.
at-donated-none = { $name } donates nothing.
at-donated = { $name } has donated { $given } { $given ->
    [one] resource
   *[other] resources
} for { $points } { $points ->
    [one] point.
   *[other] points.
}
at-time-up = The clock has run down in round { $round }: final scoring.
at-majority = { $name }: { $place ->
    [first] most { $resource } at the end
   *[second] second most { $resource } at the end
} ({ $held }), { $points } { $points ->
    [one] point.
   *[other] points.
}
at-result = { $name } ends with { $total } { $total ->
    [one] point.
   *[other] points.
}

## Refusals

at-no-first = { $what ->
    [die] First take a die.
    [take] First choose a resource to take.
    [from] First choose a district to take from.
    [swap] First choose a resource here to swap.
    [with] First choose a district to swap with.
    [for] First choose a resource there to swap.
    [move] First choose a resource to move.
    [to] First choose where the resource goes.
    [change] First choose a die to change.
    [into] First choose where to lay the die.
    [submarine] First move the submarine.
    [give] Now is the time to donate, or to end it.
   *[nothing] There is nothing to decide.
}
at-no-die = No die lies { $at }.
at-no-neutral = There is no neutral player at this table.
at-no-given = You have already given the neutral player a die in this round.
at-no-must-give = Your last die of the round belongs to the neutral player.
at-no-not-there = There are no { $resource } { $at }.
at-no-same-district = { $area }: that is where you are; it must be another district.
at-no-closed = { $area }: closed, its tiles are gone.
at-no-nothing-there = Nothing lies { $at }.
at-no-same-area = { $area }: it is there already; choose another area.
at-no-not-held = You have no { $resource }.
at-no-too-few = Too little is left: { $needed } { $needed ->
    [one] resource makes
   *[other] resources make
} up a donation.
at-no-unpaired = Resources are donated in groups of { $bundle }: give more, or take the last one back.

## The screen

at-status = clock { $hand }/{ $end }
at-prompt = { $asked ->
    [die] choose a die
    [from] choose a district to take from
    [swap] swap: choose a resource here
    [with] swap: choose a district
    [for] swap: choose a resource there
    [move] choose a resource to move
    [to] choose where it goes
    [change] choose a die to change
    [into] choose where to lay the die
    [submarine] move the submarine
   *[nothing] the game is over
}
at-prompt-take = { $reason ->
    [visit] take a resource { $from }
    [submarine] the submarine: take another { $from }
   *[effect] the effect: take a resource { $from }
}
at-prompt-give = a donation, { $resources } for { $points } p; given so far: { $given }
at-prompt-with = swap { $resource }: choose a district
at-prompt-for = swap { $resource }: choose what for
at-prompt-to = move { $resource }: choose where to
at-prompt-neutral = for the neutral player: { $asked }
at-points = { $points }p
at-owes = n?
at-neutral-short = neutral
at-for-neutral = neutral
at-submarine-sign = (sub)
at-market-none = no effect
at-sunk = under water
at-rolled = rolled { $die }: { $outcome ->
    [yes] it works
   *[no] in vain
}
at-clock-key = letter: check · { $all } all · { $donation } gift · { $hand }hands→stop
at-reveal-title = { $area }: nothing left
at-final-title = the final scoring
at-final-total = together
at-final-cell = { $held }→{ $points }
at-final-kind = { $resource ->
    [gems] gems
    [books] books
    [supplies] supplies
    [tools] tools
   *[swords] swords
}
at-final-note = Of each kind: held→points. Together with tiles, places, checks and donations.
at-reveal-tile = the tile
at-preview-visit = { $gain ->
    [none] Nothing to take there. {""}
    [double] Two resources (the submarine). {""}
   *[single] {""}
}{ $emptied ->
    [yes] It empties the district: { $resource } are scored. {""}
   *[no] {""}
}{ $effect }
at-preview-neutral = { $visit } (Neutral.)
at-preview-done = Given: { $given }; points: { $points }.
at-neutral-result = The neutral player ends with { $points } { $points ->
    [one] point
   *[other] points
} and cannot win.
at-preview-gain = { $resource }: { $now } → { $then }, the most of the others is { $most }.{ $emptied ->
    [yes] {" "}It is the last one here: the district will be scored.
   *[no] {""}
}
at-preview-give = You would keep { $left } ({ $resource }); it goes back to its district.
at-preview-submarine = Whoever visits { $area } while it is there takes one more.
at-preview-into = The die would lie { $at }. { $effect }
at-preview-there = Resources { $at } now: { $count }.
at-advice = { $stage ->
    [die] Take a die: it lets you visit the area where it lies. You take a resource there (two, if the submarine is there), and then the area's effect applies. The die that is left at the end of the round moves the clock's hand by the hands of its area: the boxes show where it would stop. { $neutral ->
        [yes] One of your dice in each round you take for the neutral player.
       *[no] {""}
    }
    [take] Choose a resource. When a district has lost its last one, its kind is scored at once: who has most of it takes the tile, the second gets a point; then all give theirs back.
    [submarine] Move the submarine to another area. Whoever visits that area takes one more resource, you too, but not for the visit you are making now.
    [donate] Give resources away for points: { $resources } for { $points }, of any kinds. They go back to their districts. Or end it.
    [effect] The effect of the area: choose on the board. It cannot be declined where something can be chosen.
   *[over] There is nothing to decide.
} Resources: { $letters }.
