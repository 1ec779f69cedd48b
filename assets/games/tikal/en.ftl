### Tikal: titles, decisions, events, refusals.

tk-title = Tikal
tk-about = Lay out the jungle tile by tile; spend action points to dig temples and treasures out of it.
tk-length = 90 min

tk-variant = { $name ->
    [mode] how tiles come into play
   *[first] who begins
}
tk-choice = { $choice ->
    [mode-basic] each turn turns up the next tile: the basic game
    [mode-auction] the right to choose a tile is auctioned for victory points
    [first-random] drawn by lot
    [first-1] the first seat
    [first-2] the second seat
    [first-3] the third seat
   *[first-4] the fourth seat
}
tk-progress = tile { $now } of { $of }
tk-category = { $name ->
    [temples] temples
    [treasures] treasures
    [purse] points at the start
    [bids] bids paid
    [highest] the highest temple
   *[most] more treasures
}

## Figures, tiles, treasures, directions

tk-party = { $who ->
    [leader] the leader
    [worker] a worker
    [worker-and-leader] a worker and the leader
    [workers] { $workers } { $workers ->
        [one] worker
       *[other] workers
    }
   *[workers-and-leader] { $workers } { $workers ->
        [one] worker
       *[other] workers
    } and the leader
}
tk-kind = { $kind ->
    [base] base camp
    [temple] temple { $number }
    [ruin] ruin { $number }
    [clearing] clearing
   *[volcano] volcano
}
tk-kind-laid = { $kind ->
    [base] the base camp
    [temple] temple { $number }
    [ruin] a ruin
    [clearing] a clearing
   *[volcano] the volcano
}
tk-treasure = { $treasure ->
    [mask] mask
    [jade] jade
    [idol] idol
    [blade] blade
    [disc] disc
    [shell] shell
    [vase] vase
   *[feather] feather
}
tk-treasure-one = { $treasure ->
    [mask] a mask
    [jade] a jade
    [idol] an idol
    [blade] a blade
    [disc] a disc
    [shell] a shell
    [vase] a vase
   *[feather] a feather
}
tk-treasure-none = { $treasure ->
    [mask] no mask
    [jade] no jade
    [idol] no idol
    [blade] no blade
    [disc] no disc
    [shell] no shell
    [vase] no vase
   *[feather] no feather
}
tk-direction = { $side ->
    [north] the north
    [north-east] the north-east
    [south-east] the south-east
    [south] the south
    [south-west] the south-west
   *[north-west] the north-west
}

## Decisions

tk-decide-bid = bid { $bid } VP
tk-decide-pass = pass
tk-decide-choose = choose tile { $tile }
tk-decide-lay = lay the tile on { $hex }, turned to { $direction }
tk-decide-enter = bring { $party } to { $hex }
tk-decide-move = go from { $from } to { $to } with { $party }
tk-decide-dig = dig on { $hex }
tk-decide-exchange = take { $taken } from seat { $seat } for { $given }
tk-decide-camp = set up a camp on { $hex }
tk-decide-guard = leave a guard on { $hex }
tk-decide-end = end the turn

## Events

tk-began = { $name } begins.
tk-began-with = { $name } begins. Everybody has { $purse } VP.
tk-drawn = { $name } turns up { $tile }: { $kind }.
tk-no-place = { $name } finds no place for { $tile }, { $kind }: it leaves the game.
tk-laid = { $name } lays { $kind } on { $hex }.
tk-laid-ruin = { $name } lays { $kind } on { $hex }: { $treasures } { $treasures ->
    [one] treasure.
   *[other] treasures.
}
tk-entered = { $name } brings { $party } to { $hex }.
tk-moved = { $name } moves { $party } from { $from } to { $to }.
tk-uncovered = { $name } digs { $hex }: level { $level }.
tk-found = { $name } takes a treasure: { $treasure }.
tk-found-last = { $name } takes the last treasure of { $hex }: { $treasure }.
tk-exchanged = { $name } takes { $taken } from { $other } for { $given }.
tk-camped = { $name } sets up a camp on { $hex }.
tk-guarded = { $name } guards { $hex }: level { $level }.
tk-guarded-out = { $out ->
    [nobody] {""}
    [leader] {" "}Out of play: the leader.
    [workers] {" "}Out of play: { $workers } { $workers ->
        [one] worker.
       *[other] workers.
    }
   *[workers-and-leader] {" "}Out of play: { $workers } { $workers ->
        [one] worker
       *[other] workers
    } and the leader.
}
tk-scoring = Scoring { $number } begins with { $name }.
tk-last-scoring = The last scoring begins with { $name }.
tk-scored = { $name } scores { $points }: temples { $temples }, treasures { $treasures }. Now { $total } VP.
tk-offered = Round { $round }: tiles { $tiles }. { $name } bids first.
tk-bid = { $name } bids { $bid }.
tk-passed = { $name } passes.
tk-won = { $name } pays { $paid } VP and chooses.
tk-won-free = { $name } chooses for nothing: all have passed.
tk-chosen = { $name } takes { $tile }: { $kind }.
tk-chosen-last = { $name } gets the last tile, { $tile }: { $kind }.
tk-result = { $name } ends with { $total } VP.

## Refusals

tk-no-first = { $what ->
    [bid] First bid for the choice, or pass.
    [choose] First choose a tile.
    [lay] First lay the tile.
    [spend] Now you spend action points, or end the turn.
   *[nothing] There is nothing to decide.
}
tk-no-bid-too-low = Too low: bid { $least } VP or more, or pass.
tk-no-bid-too-high = You have { $most } VP: you cannot bid more.
tk-no-not-offered = Tile { $tile } is not on offer.
tk-no-explored = There is something on { $hex } already: tiles are laid in the jungle.
tk-no-apart = No explored hex lies next to { $hex }.
tk-no-road = Turned like this, the tile has no road from { $hex } to a neighbour.
tk-no-looks-like = That looks the same as turned to { $direction }: turn it there.
tk-no-seals = A volcano on { $hex } would cut off a part of the jungle.
tk-no-unexplored = { $hex } is still jungle.
tk-no-volcano = There is a volcano on { $hex }: nobody goes there.
tk-no-few-workers = { $any ->
    [no] You have no worker on { $hex }.
   *[yes] You have only { $workers } { $workers ->
        [one] worker
       *[other] workers
    } on { $hex }.
}
tk-no-few-in-supply = { $any ->
    [no] You have no worker left in your supply.
   *[yes] You have only { $workers } { $workers ->
        [one] worker
       *[other] workers
    } left in your supply.
}
tk-no-leader = Your leader is not on { $hex }.
tk-no-leader-is-out = Your leader has left the supply already.
tk-no-same-hex = That is where they stand: choose another hex.
tk-no-way = No way leads to { $hex }.
tk-no-too-dear = That costs { $cost } AP, and you have { $left }.
tk-no-nothing-to-dig = There is neither a temple nor a ruin on { $hex }.
tk-no-is-guarded = The temple on { $hex } is guarded: it stays as it is.
tk-no-level = There is no level { $level } left: this temple is finished.
tk-no-dug-out = No treasure is left on { $hex }.
tk-no-nobody = None of your figures is on { $hex }.
tk-no-enough-dug = You have dug { $dug } { $dug ->
    [one] time
   *[other] times
} on { $hex } in this turn: neither the rules nor those who are there allow more.
tk-no-same-kind = These treasures are of the same kind: that is no exchange.
tk-no-yourself = You cannot exchange with yourself.
tk-no-not-yours = You have { $treasure }.
tk-no-not-theirs = Seat { $seat } has { $treasure }.
tk-no-your-set = You have more than one of that kind ({ $treasure }): a set stays together.
tk-no-their-set = Seat { $seat } has more than one of that kind ({ $treasure }): a set stays together.
tk-no-camp-site = No camp can be set up on { $hex }: it needs a clearing or an empty ruin.
tk-no-treasures-left = Treasures are left on { $hex }: a camp comes after the last one.
tk-no-has-camp = There is a camp on { $hex } already.
tk-no-camp-left = You have no camp left.
tk-no-temple = There is no temple on { $hex }.
tk-no-guard-left = You have no guard left.
tk-no-not-controlled = You do not control { $hex }: others weigh as much there, or more.


### Tikal: the screen.

## What must be done

tk-status = { $stack ->
    [empty] stack empty
   *[next] next { $next } ({ $left })
} · volcanoes { $volcanoes }/{ $of }
tk-status-points = AP { $blocks } { $points }
tk-status-scoring = scoring { $number } of { $of }
tk-prompt = { $asked ->
    [bid] bid for the first choice, or pass
    [choose] choose a tile
    [lay] lay the tile
    [spend] spend action points: { $points } left
   *[nothing] the game is over
}
tk-advice = { $stage ->
    [bid] Bid victory points for the right to choose a tile, or pass: up and down change the bid, digits type it. Left and right look at a tile; the board shows where it could lie.
    [choose] Choose one of the tiles on offer by its number or with the arrows.
    [lay] Lay the tile: arrows go from place to place, r turns it. It must be joined to an explored hex by a stone at least; the sums of the borders show what roads there will be.
    [spend] You have { $points } action points. Go to the hex where something shall happen: the list says what can be done there, for how much, and how that changes what a scoring would pay you now. Letters do it at once; Enter walks the list. e ends the turn.
   *[nothing] The game is over. v steps through it.
}{ $mode ->
    [auction] {" "}Points that are bid are paid at once.
   *[basic] {""}
}
tk-sign = { $sign ->
    [road] what crossing this wall costs; one without a digit is closed
    [stones] one, two, three stones that look into the jungle
    [temple] a temple, and who leads there
    [guard] the same with a guard on it
    [treasure] a treasure; one dug up
    [workers] so many workers, and the leader
    [camp] a camp
    [clearing] a clearing
    [volcano] a volcano: nobody goes there
    [jungle] jungle
    [reach] what it costs to get there
    [fresh] has changed since your last turn
    [supply] workers left, and the leader to come
    [left] camps and guards left
   *[next] letter of the next tile; so many of it are left
}
tk-sign-treasures = treasures: { $treasures }
tk-now = now +{ $now }
tk-now-parts = now +{ $now } = { $temples }+{ $treasures }

## Keys

tk-key-turn = turn
tk-key-leader = leader
tk-key-look = costs, leads
tk-key-pass = pass
tk-act-key = { $act ->
    [new] new worker
    [new-leader] leader
    [several] several
    [fetch] fetch
    [move] move
    [dig] dig
    [camp] camp
    [guard] guard
    [exchange] exchange
   *[end] end
}

## What can be done on a hex

tk-act = { $act ->
    [new] new worker here
    [new-leader] leader comes here
    [several] several come here
    [fetch] fetch workers here
    [move] move from here
    [dig] dig
    [camp] set up a camp
    [guard] guard it
    [exchange] exchange treasure
   *[end] end the turn
}
tk-act-level = dig { $level }→{ $next } ({ $left } left)
tk-act-finished = dig: finished
tk-whose = { $whose ->
    [guards] { $name } guards it
    [camp] { $name }'s camp
    [leads] { $name } leads
   *[nobody] nobody leads
}
tk-nobody-there = { $kind ->
    [volcano] nobody goes there
   *[ground] nobody is there
}
tk-dug = dug { $dug }
tk-no-hex = Go to a hex first.
tk-no-fetch = None of your figures stands elsewhere.
tk-no-single-own = You have no single treasure: pairs and threes are not exchanged.
tk-no-single-theirs = The others have no single treasure: pairs and threes are not exchanged.
tk-no-other-kind = There is no other kind to be had.

## Choosing

tk-step-move = move from { $hex }
tk-step-fetch = fetch to { $hex }
tk-step-several = new workers to { $hex }
tk-step-take = take a treasure
tk-step-give = { $treasure }: for which of yours?
tk-step-lay = lay { $tile }
tk-step-choose = choose a tile
tk-step-bid = bid
tk-of = of { $all }
tk-lay-counts = { $places ->
    [one] one place
   *[other] { $places } places
}, turn { $turn } of { $turns }
tk-take = seat { $seat }: { $treasure }
tk-give = for { $treasure }

## What a choice leads to

tk-preview-bid = { $left } VP would be left.
tk-preview-pass = Out of this auction, for nothing.
tk-preview-end = { $any ->
    [no] All points are spent.
   *[yes] { $points } { $points ->
        [one] point
       *[other] points
    } will be lost.
}
tk-preview-route = way: { $route }
tk-preview-walk = { $count } x { $each } = { $cost } AP, { $left } left
tk-preview-cost = { $cost } AP, { $left } left
tk-preview-leads = { $who ->
    [nobody] { $hex }: then nobody leads
    [you] { $hex }: then you lead
   *[another] { $hex }: then seat { $seat } leads
}
tk-preview-now = now +{ $before } → +{ $after }
tk-preview-volcano = Nobody can enter a volcano.
tk-preview-in = new worker here: { $cost } AP
tk-road = { $hex } for { $cost }
tk-roads = roads: { $roads }
tk-walls = walls: { $walls }
tk-sure-end = { $points ->
    [one] End with { $points } point unspent?
   *[other] End with { $points } points unspent?
}
tk-sure-guard = Guard { $hex } for good?{ $leader ->
    [no] {""}
    [guards] {" "}Your leader will be the guard and never move again.
   *[goes] {" "}YOUR LEADER leaves the game.
} { $any ->
    [no] {""}
   *[yes] { $workers } { $workers ->
        [one] worker leaves the game.
       *[other] workers leave the game.
    }
}
tk-tile-told = { $tile }{ $volcano ->
    [yes] {". "}It starts a scoring round.
   *[no] {". "}The board shows where it could lie.
}
tk-sheet = by scoring round
tk-sheet-column = { $name ->
    [temples] temple
    [treasures] finds
    [purse] start
   *[bids] bids
}
tk-round = { $last ->
    [yes] end
   *[no] { $number }
}

## Auction and scoring

tk-auction = { $left ->
    [one] auction: { $left } tile
   *[other] auction: { $left } tiles
}
tk-bidder = { $state ->
    [played] has a tile
    [out] is out
    [turn] bids now
    [best] bids { $bid }: most
    [bid] bids { $bid }
   *[waits] waits
}
tk-your-bid = ◂ { $bid } ▸ of { $have } VP
tk-pass = p pass
tk-levels = temple levels left
tk-scoring-now = if scored now

tk-treasure-letter = { $treasure ->
    [mask] M
    [jade] J
    [idol] I
    [blade] B
    [disc] D
    [shell] S
    [vase] V
   *[feather] F
}

# On the board itself; the base has four cells.
tk-board-base = BASE
tk-board-clearing = clearing
tk-board-ruin = ruin
