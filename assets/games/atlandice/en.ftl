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

at-opened = Round { $round }: { $name } opens the gates and rolls { $dice }.
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
at-led-on = { $name } rolls { $roll } and visits { $area } as well.
at-swapped = { $name } swaps { $given } { $here } with { $taken } { $there }.
at-moved = { $name } moves { $resource } { $from } { $to }.
at-die-changed = { $name } moves a die { $from } { $to }.
at-submarine-moved = { $name } moves the submarine { $from } { $to }.
at-submarine-leaves = The submarine goes { $to }.
at-hand-pushed = The hand moves from { $from } to { $to }; the icon there has no effect.
at-emptied = { $area }: no resources are left, the district is scored.
at-tile-won = { $name } has most { $resource } ({ $held }) and takes the tile { $from }.
at-tile-lost = Nobody has any { $resource }: the tile leaves the game.
at-revealed = { $area } has a new tile with { $tile }.
at-check-won = { $name } gets { $points } { $points ->
    [one] point
   *[other] points
} for the check.
at-donation-began = A donation: resources may be given away for points.
at-cannot-donate = { $name } has too little to donate.
at-gave = { $name } gives { $resource }.
at-donated-none = { $name } donates nothing.
at-time-up = The clock has run down in round { $round }: final scoring.

at-hand-moved = The last die lies { $at }, the hand moves from { $from } to { $to }.
at-rolled-well = { $name } rolls a { $roll }, and it works.
at-rolled-ill = { $name } rolls a { $roll }, and nothing comes of it.
at-no-effect = { $name } can do nothing more { $at }.
at-placed = { $name } has { $place ->
    [first] as many { $resource } as the first
   *[second] second most { $resource }
} ({ $held }) and gets { $points } { $points ->
    [one] point.
   *[other] points.
}
at-given-back = All { $resource } are given back, { $market ->
    [0] all of them
   *[some] { $market } to the Black Market and { $district }
} to the new tile.
at-closed = { $area } is drowned, its last tile is gone. All { $resource } leave the game.
at-checked = { $any ->
    [no] A check of { $resource }, but nobody has any.
   *[yes] A check of { $resource }, and whoever has most gets a point.
}
at-checked-all = { $any ->
    [no] A check of all resources, but nobody has any.
   *[yes] A check of all resources together, and whoever has most gets a point.
}
at-donated = { $name } has donated { $given } { $given ->
    [one] resource
   *[other] resources
} and gets { $points } { $points ->
    [one] point.
   *[other] points.
}
at-majority = { $name } has { $place ->
    [first] most { $resource } at the end
   *[second] second most { $resource } at the end
} ({ $held }) and gets { $points } { $points ->
    [one] point.
   *[other] points.
}
at-result = { $name } ends with { $total } { $total ->
    [one] point.
   *[other] points.
}

## A turn in a line of the log

at-turn = { $head }: { $parts }
at-turn-round = round { $round } · { $name } opens the gates { $dice }
at-turn-visit = { $area }{ $neutral ->
    [yes] {" "}for the neutral player
   *[no] {""}
}
at-turn-clock = last die { $at }, hand { $from } → { $to }
at-turn-emptied = { $area } empty
at-turn-time-up = the clock stops
at-turn-gift = { $given ->
    [0] gives nothing
   *[some] gives { $given } for { $points } { $points ->
        [one] point
       *[other] points
    }
}
at-part-took = { $reason ->
    [submarine] { $what } (submarine)
    [effect] { $what } more, from { $from }
   *[visit] { $what }
}
at-part-nothing = nothing there
at-part-no-effect = no effect
at-part-rolled = { $success ->
    [yes] rolls { $roll }
   *[no] rolls { $roll }, nothing
}
at-part-led-on = rolls { $roll }, on to { $area }
at-part-swapped = { $given } for { $taken } at { $there }
at-part-moved = { $what } → { $to }
at-part-die = a die { $from } → { $to }
at-part-submarine = submarine → { $to }
at-part-hand = hand { $from } → { $to }
at-part-diverted = { $area } drowned, { $dice } { $dice ->
    [one] die
   *[other] dice
} to Market
at-part-tile = { $name } takes the tile with { $held }
at-part-tile-lost = nobody has any, the tile is lost
at-part-points = { $name } +{ $points }
at-part-revealed = new tile “{ $tile }”
at-part-closed = drowned
at-part-checked = most { $resource }
at-part-gifts = gifts
at-part-majority = { $what } { $name } +{ $points }
at-all-kinds = of all

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

at-row-tiles = tiles left
at-row-dice = dice
at-row-goods = goods
at-row-visit = a visit
at-row-last = last die
at-row-points = points +now
at-row-clock = clock { $hand }/{ $end }
at-row-hand = hand
at-all = all
at-drowned = drowned
at-area-short = { $area ->
    [jewellers] Jewellers
    [library] Library
    [inn] Inn
    [workshop] Workshop
    [forge] Forge
   *[market] Market
}
at-kind-short = { $resource ->
    [gems] gems
    [books] books
    [supplies] supplies
    [tools] tools
   *[swords] swords
}
at-goods = { $count } { $resource ->
    [gems] { $count ->
        [one] gem
       *[other] gems
    }
    [books] { $count ->
        [one] book
       *[other] books
    }
    [supplies] { $count ->
        [one] supply
       *[other] supplies
    }
    [tools] { $count ->
        [one] tool
       *[other] tools
    }
   *[swords] { $count ->
        [one] sword
       *[other] swords
    }
}
at-resource-noun = { $resource ->
    [gems] Gem
    [books] Book
    [supplies] Supply
    [tools] Tool
   *[swords] Sword
}
at-resource-bare = { $resource ->
    [gems] gem
    [books] book
    [supplies] supply
    [tools] tool
   *[swords] sword
}
at-stop = { $stop ->
    [gems] gem
    [books] book
    [supplies] supply
    [tools] tool
    [swords] sword
    [all] all
    [gift] gift
   *[end] end
}
at-effect-cell = { $effect ->
    [one_more] { $on }: one more
    [swap] swap with a district
    [visit_again] { $on }: visit again
    [from_another] { $on }: from elsewhere
    [to_market] one to the Market
    [on_die] die no. { $die }: one more
    [clock_hand] { $on }: hand moves on { $steps }
    [market_to_another] Market to a district
    [change_die] change a free die
    [submarine] move the submarine
    [to_another] one to a district
    [from_market] { $on }: one off the Market
   *[none] nothing more
}
at-effect-brief = { $effect ->
    [one_more] Roll: { $on } gives one more
    [swap] Swap one with another district
    [visit_again] Roll: { $on } rolls again and visits there
    [from_another] Roll: { $on } gives one from elsewhere
    [to_market] One goes to the Market
    [on_die] As your die no. { $die }: one more
    [clock_hand] Roll: { $on } moves the hand by { $steps }
    [market_to_another] One goes from the Market to a district
    [change_die] Change a die that nobody took
    [submarine] Move the submarine
    [to_another] One goes to another district
    [from_market] Roll: { $on } gives one off the Market
   *[none] No effect
}
at-then = { $effect ->
    [one_more] Then you roll the die, and { $on } gives one more from here.
    [swap] Then you swap one from here with one from another district.
    [visit_again] Then you roll the die, and { $on } rolls again and visits that area.
    [from_another] Then you roll the die, and { $on } gives one from another district.
    [to_market] Then one resource goes from here to the Black Market.
    [on_die] As your die no. { $die } of the round it brings one more from here.
    [clock_hand] Then you roll the die, and { $on } moves the hand by { $steps }, without a check.
    [market_to_another] Then one goes from the Black Market to another district.
    [change_die] Then you lay a die that nobody took at another area.
    [submarine] Then you move the submarine to another area.
    [to_another] Then one resource goes from here to another district.
    [from_market] Then you roll the die, and { $on } gives one from the Black Market.
   *[none] Nothing more happens here.
}
at-number = { $number ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[6] Six
}
at-top-round = round { $round } · { $name } { $long ->
    [yes] opened the gates
   *[no] began
}
at-top = { $asked ->
    [die] { $name } takes a die, the { $number ->
        [1] first
        [2] second
        [3] third
       *[more] fourth
    } of { $of ->
        [1] one
        [2] two
        [3] three
       *[more] four
    }
    [take] { $name } takes a resource { $at }
    [from] { $name } takes from which district?
    [swap] { $name } swaps which resource?
    [with] { $name } swaps with which district?
    [for] { $name } swaps for which resource?
    [move] { $name } moves a resource { $at }
    [to] { $name } moves it to which district?
    [change] { $name } changes which die?
    [into] { $name } lays the die where?
    [submarine] { $name } moves the submarine
    [give] { $name } gives resources for points
   *[nothing] the clock has stopped
}
at-top-neutral = { $asked } (neutral)
at-lately = since your last turn
at-if-it-ended = if the clock stopped now
at-clock-key = { $gems }: most +{ $points } { $dot } { $all } of all { $dot } $ gift
at-tiles-more = { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}, { $other } more
at-done = done
at-points = { $points }p
at-you = you
at-seat = seat { $number }
at-neutral-short = Neutr.
at-for-neutral = neutral
at-preview-for-neutral = This die you take for the neutral player: it collects the resource, the effect works for it.
at-key-tiles = tiles
at-tiles-title = All tiles of the city
at-tiles-foot = t back to the table
at-tile-below = below
at-tile-won-by = won
at-gain = { $what }: { $who ->
    [neutral] neutral
   *[you] you
} { $now } → { $then }, { $most ->
    [0] others none
   *[some] others { $most } at most
}, { $stand }.
at-stand = { $stand ->
    [level] level at the top, +{ $points } each
    [stays-first] { $who ->
        [neutral] still first, +{ $points }
       *[you] +{ $points } stays yours
    }
    [first] { $who ->
        [neutral] first then, +{ $points }
       *[you] +{ $points } becomes yours
    }
    [second-then] only second then, +{ $points }
    [stays-second] still second, +{ $points }
    [second] second, +{ $points }
    [lost] no place then
   *[none] no place yet
}
at-line = { $area } — { $gain }; { $effect }
at-line-gain = { $what } { $now } → { $then }, { $stand }
at-line-nothing = nothing to take
at-empties = { $any ->
    [yes] { $area } is empty then, and { $resource } are scored: { $scores }.
   *[no] { $area } is empty then, and nobody has any { $resource }.
}
at-preview-nothing = There is nothing to take.
at-preview-double = { $ample ->
    [yes] The submarine is here, so you take one more.
   *[no] Submarine: +1.
}
at-preview-left = After that { $left ->
    [one] { $left } resource is left
   *[other] { $left } resources are left
} here, and { $tiles } { $tiles ->
    [one] tile.
   *[other] tiles.
}
at-preview-done = { $given ->
    [0] You give nothing.
   *[some] You give { $given } and get { $points } { $points ->
        [one] point.
       *[other] points.
    }
}
at-preview-give = { $given } for { $points } { $points ->
    [one] point
   *[other] points
}. { $what } { $now } → { $then }, { $stand }; it goes back to its district.
at-preview-submarine = Whoever visits { $area } while it is there takes one more.
at-preview-into = The die would lie { $at }.
at-preview-there = { $goods } { $at }.
at-preview-bare = Nothing lies { $at }.
at-prompt-give = give resources away, { $resources } for { $points ->
    [one] a point
   *[other] { $points } points
}
at-roll-title = { $name } rolls { $at }
at-roll-head = { $number }: { $success ->
    [yes] it works!
   *[no] in vain.
}
at-roll-nothing = Nothing comes of it this time.
at-roll-took = { $what } more, { $from }.
at-roll-hand = The hand moves from { $from } to { $to }, without a check.
at-roll-on = The die rolls on to { $roll } and opens { $area }.
at-roll-again = The die is rolled again and opens another area.
at-moment-foot = Enter go on
at-reveal-title = { $area } is empty
at-who-most = Who has most { $resource }?
at-takes-tile = takes the tile  +{ $points }
at-takes-place = { $place ->
    [first] level with the first  +{ $points }
   *[second] second  +{ $points }
}
at-tie = { $winner } and { $others } have as many; { $winner }, nearest the first player, takes the tile, and nobody is second.
at-sinks = { $area } sinks by a third, { $left } { $left ->
    [one] tile is left.
   *[other] tiles are left.
}
at-check-title = The clock
at-sign = { $sign ->
    [die] a die at that area
    [open] you may go there: its key
    [closed] nothing to choose there now
    [submarine] submarine: a visit takes one more
    [gems] 3 gems
    [books] 3 books
    [supplies] 3 supplies
    [tools] 3 tools
    [swords] 3 swords
    [nearly-gone] two or fewer left in the district
    [changed] changed since your last turn
    [first] leads: +{ $first } if scored now
    [second] second: +{ $second } if scored now
    [points] points, + if it ended now
    [taken] dice taken in this round
    [neutral] the neutral player
    [hands] the last die here moves the hand so far
    [hand] the clock’s hand
    [check] check: most of it, +{ $check }
    [check-all] check: most of all together, +{ $check }
    [gift] gift: { $resources } resources for { $points }
   *[end] the clock stops, the end
}

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
at-prompt-with = swap { $resource }: choose a district
at-prompt-for = swap { $resource }: choose what for
at-prompt-to = move { $resource }: choose where to
at-prompt-neutral = for the neutral player: { $asked }
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
at-neutral-result = The neutral player ends with { $points } { $points ->
    [one] point
   *[other] points
} and cannot win.
at-advice = { $stage ->
    [die] Take a die: it lets you visit the area where it lies. You take a resource there (two, if the submarine is there), and then the area's effect applies. The die that is left at the end of the round moves the clock's hand by the hands of its area; the row “last die” shows where it would stop. { $neutral ->
        [yes] One of your dice in each round you take for the neutral player.
       *[no] {""}
    }
    [take] Choose a resource. When a district has lost its last one, its kind is scored at once: who has most of it takes the tile, the second gets a point; then all give theirs back.
    [submarine] Move the submarine to another area. Whoever visits that area takes one more resource, you too, but not for the visit you are making now.
    [donate] Give resources away for points: { $resources } for { $points }, of any kinds. They go back to their districts. Or end it.
    [effect] The effect of the area: choose on the board. It cannot be declined where something can be chosen.
   *[over] There is nothing to decide.
} Resources: { $letters }.
