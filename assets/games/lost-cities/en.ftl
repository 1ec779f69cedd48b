# Lost Cities 2.

lc-title = Lost Cities 2
lc-about = Cards lead your figures along five paths: the first steps cost points, the far ones are worth many.
lc-length = 45 min

lc-variant = { $name ->
    [length] how many expeditions
    [order] in which order cards are played along a path
   *[first] who begins
}
lc-choice = { $choice ->
    [length-full] the full game, with the large artefact track
    [length-short] the short game, with the small artefact track
    [order-ascending] upwards: the same value or higher
    [order-either] up or down, each path on its own
    [first-random] drawn by lot
    [first-1] the first seat
    [first-2] the second seat
    [first-3] the third seat
   *[first-4] the fourth seat
}
lc-round = expedition { $now } of { $of }
lc-category = { $name ->
    [tokens] points found
    [paths] figures on the paths
    [artefacts] artefacts
   *[artefact-chips] more artefacts
}

lc-card = { $colour ->
    [yellow] yellow { $value }
    [blue] blue { $value }
    [white] white { $value }
    [green] green { $value }
   *[red] red { $value }
}

## Decisions

lc-decide-play = play { $card }
lc-decide-discard = discard { $card }
lc-decide-send = { $figure ->
    [scientist] send the scientist
   *[adventurer] send an adventurer
}
lc-decide-move = { $colour ->
    [yellow] move on along the yellow path
    [blue] move on along the blue path
    [white] move on along the white path
    [green] move on along the green path
   *[red] move on along the red path
}
lc-decide-stay = move nobody
lc-decide-draw = draw from the deck
lc-decide-take = { $colour ->
    [yellow] take the top yellow discard
    [blue] take the top blue discard
    [white] take the top white discard
    [green] take the top green discard
   *[red] take the top red discard
}

## Events

lc-began = Expedition { $expedition } sets out; { $name } begins.
lc-played = { $name } plays { $card }.
lc-discarded = { $name } discards { $card }.
lc-sent = { $figure ->
    [scientist] { $name } sends the scientist along the { $colour ->
        [yellow] yellow
        [blue] blue
        [white] white
        [green] green
       *[red] red
    } path.
   *[adventurer] { $name } sends an adventurer along the { $colour ->
        [yellow] yellow
        [blue] blue
        [white] white
        [green] green
       *[red] red
    } path.
}
lc-moved = { $name } comes to step { $step } of the { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
   *[red] red
} path.
lc-crossed = { $name } crosses the bridge on the { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
   *[red] red
} path: { $crossed } { $crossed ->
    [one] figure is over.
   *[other] figures are over.
}
lc-at-end = { $name } is at the end of the { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
   *[red] red
} path: another figure may move.
lc-found-artefact = { $name } finds an artefact.
lc-found-points = { $name } finds { $points } { $points ->
    [one] point.
   *[other] points.
}
lc-found-arrow = { $name } finds an arrow and may move any figure one step.
lc-step-lost = { $name } has no figure to move: the step is lost.
lc-stayed = { $name } moves nobody.
lc-drew = { $name } draws a card.
lc-drew-card = { $name } draws { $card }.
lc-took = { $name } takes { $card } from the discards.
lc-ended-bridge = Expedition { $expedition } is over: enough figures have crossed the bridge.
lc-ended-deck = Expedition { $expedition } is over: the deck is empty.
lc-scored = { $name }: { $points } { $points ->
    [one] point
   *[other] points
} for the figures on the paths.
lc-valued = { $name } has { $artefacts } { $artefacts ->
    [one] artefact
   *[other] artefacts
}, worth { $points } { $points ->
    [one] point.
   *[other] points.
}
lc-result = { $name } ends with { $total } { $total ->
    [one] point.
   *[other] points.
}

## Refusals

lc-no-play-first = Play or discard a card first.
lc-no-send-first = Choose a figure for the new path first.
lc-no-move-first = First move a figure, or choose to move nobody.
lc-no-take-now = Now take a card, from the deck or from the discards.
lc-no-not-held = There is no { $card } in this hand.
lc-no-too-low = Too low ({ $card }): this path is at { $last } already.
lc-no-too-high = Too high ({ $card }): this path is down to { $last } already.
lc-no-figure-left = All figures are on their way: no new path can be started.
lc-no-kind-gone = { $figure ->
    [scientist] The scientist is already on the way.
   *[adventurer] All adventurers are already on the way.
}
lc-no-nobody-there = { $colour ->
    [yellow] No figure of yours is on the yellow path.
    [blue] No figure of yours is on the blue path.
    [white] No figure of yours is on the white path.
    [green] No figure of yours is on the green path.
   *[red] No figure of yours is on the red path.
}
lc-no-at-end = { $colour ->
    [yellow] The figure on the yellow path has reached its end.
    [blue] The figure on the blue path has reached its end.
    [white] The figure on the white path has reached its end.
    [green] The figure on the green path has reached its end.
   *[red] The figure on the red path has reached its end.
}
lc-no-pile = { $colour ->
    [yellow] The yellow discard pile is empty.
    [blue] The blue discard pile is empty.
    [white] The white discard pile is empty.
    [green] The green discard pile is empty.
   *[red] The red discard pile is empty.
}
lc-no-pile-closed = { $colour ->
    [yellow] You have just discarded to the yellow pile: it is closed for this turn.
    [blue] You have just discarded to the blue pile: it is closed for this turn.
    [white] You have just discarded to the white pile: it is closed for this turn.
    [green] You have just discarded to the green pile: it is closed for this turn.
   *[red] You have just discarded to the red pile: it is closed for this turn.
}

## The screen

lc-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [white] white
    [green] green
   *[red] red
}
lc-colour-letter = { $colour ->
    [yellow] Y
    [blue] B
    [white] W
    [green] G
   *[red] R
}
lc-status = deck { $deck } · { $bridge ->
    [short] bridge
   *[long] over the bridge
}
lc-prompt = { $stage ->
    [play] play or discard a card
    [send] choose a figure for the new path
    [arrow] an arrow: move any figure a step
    [end] the path's end: move another figure a step
    [take] take a card
   *[over] the game is over
}
lc-advice = { $stage ->
    [play] Play a card to start a path or to go on along one you have started, with the same value as your last card there or higher (with cards either way, the row's own direction counts): the figure there moves one step and takes what it finds. Or discard a card to the pile of its colour. The expedition ends when { $of } figures are over the bridge (now { $crossed }), or when the deck is empty (cards left: { $deck }). Figures on the first steps cost points then.
    [send] Choose which figure goes along the new path. The scientist counts its step { $times } times, losses too: send it where you expect to get far. A figure stays on its path until the expedition ends.
    [arrow] The arrow moves any one of your figures one step, the same one too; there it takes what it finds. You may also move nobody.
    [end] Your figure there has reached the end, so the card moves another of your figures one step. You may also move nobody.
    [take] Take a card to have a full hand again: the deck's top card, unseen, or the top of a discard pile, but not of the one you have just discarded to. Cards left in the deck: { $deck }; the last one ends the expedition.
   *[over] The game is over.
}
lc-ask-bridge = Figure { $of } over the bridge ends the expedition. The figures would score { $points }
lc-ask-deck = The deck's last card ends the expedition. The figures would score { $points }
lc-reveal-title = the end of expedition { $expedition }
lc-reveal-points = points
lc-reveal-note = Points are paid or taken in chips; nobody falls below zero.
lc-reveal-hidden = Chips stay face down until the end.

lc-most = Most from it: { $names }, { $points }.
lc-any = any
lc-unseen = not in sight: { $cards }
lc-deck-key = [0 deck]
lc-pile-of = of { $cards }
lc-new = new
lc-more = { $more } more: { $points }
lc-key-enter = Enter
lc-head-discard = discard
lc-head-hand = your hand
lc-head-effects = { $room ->
    [wide] what each card would do
   *[narrow] what it would do
}
lc-head-seats = seats
lc-head-points = points
lc-head-artefacts = artefacts
lc-head-figures = { $when ->
    [closing] figures of this expedition
   *[now] figures now
}
lc-head-waiting = waiting
lc-head-turns = { $which ->
    [last] last turn
   *[all] turns, the last on top
}
lc-head-track = artefact track, paid at the end of expedition { $expeditions }
lc-hand-discard = discard

lc-sign-artefact = artefact
lc-sign-arrow = free step
lc-sign-points = points
lc-sign-bridge = bridge
lc-sign-adventurer = adventurer
lc-sign-scientist = scientist ×{ $times }
lc-legend-adventurer = an adventurer; the number is the last card of its row
lc-legend-scientist = a scientist: its step counts ×{ $times }
lc-legend-own = your own figure
lc-legend-artefact = an artefact: goes to whoever comes first
lc-legend-arrow = a free step with any of your figures
lc-legend-points = points for everybody who comes
lc-legend-step = a step without a token
lc-legend-been = where your figure has been
lc-legend-bridge = the bridge: { $of } figures over it end the expedition
lc-legend-crossed = figures over the bridge, of those that end it
lc-legend-fits = you may play this or higher
lc-legend-fits-down = your row goes down: this or lower
lc-legend-playable = a card that can be played
lc-legend-bare = a card that cannot
lc-legend-cursor = the card that the keys speak of
lc-legend-target = the step that it leads to
lc-legend-pile = the top of a discard pile
lc-legend-closed = discarded in this turn: closed
lc-legend-hidden = chips lie face down

lc-act-play = play { $card }
lc-next-seat = the next seat
lc-next-named = { $name }, next,
lc-preview-start = { $head }: starts the path, { $points } for now{ $low ->
    [yes] ; your { $lowest } is lower
   *[no] {""}
}
lc-preview-step = { $head }: { $bridge ->
    [no] step { $step }
   *[yes] ║ step { $step }
}, { $now } → { $then }{ $figure ->
    [scientist] {" "}(scientist ×{ $times })
   *[adventurer] {""}
}{ $bridge ->
    [last] , and the expedition ends
   *[no] {""}
}{ $finds ->
    [yes] ; there { $found }
   *[no] {""}
}
lc-finds-artefact = ◈ your artefact { $number }: { $now } → { $then }
lc-finds-arrow = » a free step
lc-finds-points = +{ $points } points
lc-preview-end = { $head }: the path is at its end, another of your figures may move a step
lc-preview-discard = discard it: { $name } { $could ->
    [start] could start with it
    [play] could play it on { $last }
    [nobody] has no figure left for it
   *[beyond] is past it, at { $last }
}
lc-preview-send = { $figure ->
    [scientist] the scientist, { $points } for now: its step counts ×{ $times }, losses too
   *[adventurer] an adventurer, { $points } for now: its step counts as it is
}
lc-preview-stay = move nobody
lc-preview-draw = draw an unknown card; { $cards } { $cards ->
    [one] is left, and it ends the expedition
   *[other] are left, the last one ends the expedition
}
lc-preview-take = take { $card }, seen by all: { $fits ->
    [row] it fits your row
    [start] you could start with it
   *[no] it does not fit your row
}
lc-drawn = new in your hand: { $card } { $fits ->
    [row] fits your row
    [start] could start a path
   *[no] does not fit
}
lc-effect-start = starts, { $points }
lc-effect-end = another moves
lc-effect-step = { $room ->
    [wide] step { $step }: { $now } → { $then }
   *[narrow] { $step }: { $now } → { $then }
}
lc-effect-nothing = nothing there
lc-effect-no = { $why ->
    [low] too low: { $last }
    [high] too high: { $last }
   *[nobody] no figure left
}

## Turns

lc-turns-heading = expedition { $expedition }
lc-turn-discard = laid off { $card }
lc-turn-sent = { $figure ->
    [scientist] starts, scientist
   *[adventurer] starts, adventurer
}
lc-turn-step = step { $step }
lc-turn-end = at the end
lc-turn-lost = nobody to move
lc-turn-stayed = nobody moved
lc-turn-drew = { $known ->
    [yes] drew { $card }
   *[no] drew
}
lc-turn-took = took { $card }
lc-turn-over = { $by ->
    [bridge] expedition { $expedition } is over, by the bridge
   *[deck] expedition { $expedition } is over: the deck is empty
}
lc-turn-scored = figures { $points }
lc-turn-valued = { $artefacts } { $artefacts ->
    [one] artefact
   *[other] artefacts
}: { $points }
lc-turn-result = ends with { $total }
