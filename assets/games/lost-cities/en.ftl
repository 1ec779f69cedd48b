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
lc-status = over the bridge { $crossed }/{ $of } · deck { $deck }
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
lc-ask-bridge = This takes figure { $of } over the bridge and ends the expedition.
lc-ask-deck = This is the deck's last card: the expedition ends with it.
lc-reveal-title = the end of expedition { $expedition }
lc-reveal-points = points
lc-reveal-note = Points are paid or taken in chips; nobody falls below zero.
lc-reveal-hidden = Chips stay face down until the end.
lc-deck = deck: { $cards }
lc-sign-artefact = artefact
lc-sign-arrow = arrow
lc-sign-points = points
lc-sign-others = { $full } scientist  { $hollow } adventurer  * lowest  { $sum } figures now
lc-hand-play = play
lc-hand-discard = discard
lc-preview-start = Starts the { $colour } path: a figure on step 1, { $points } points for now.
lc-preview-start-high = Starts the { $colour } path ({ $points } points for now); your { $lowest } is lower.
lc-preview-step = The { $colour } path: step { $step }, { $now } → { $then } points{ $bridge ->
    [yes] , over the bridge
    [last] , and the expedition ends
   *[no] {""}
}{ $token ->
    [artefact] ; an artefact waits there.
    [arrow] ; an arrow: another step.
    [points] ; +{ $points } points wait there.
   *[none] .
}
lc-preview-end = The { $colour } path is at its end: another of your figures may move a step.
lc-preview-discard = To the { $colour } discard pile, where anyone may take it but you this turn.
lc-preview-adventurer = Counts its step once.
lc-preview-scientist = Counts its step { $times } { $times ->
    [one] time
   *[other] times
}, losses too.
lc-preview-stay = All figures stay where they are.
lc-preview-draw = An unknown card; { $cards } { $cards ->
    [one] is left, and the last one ends the expedition.
   *[other] are left; the last one ends the expedition.
}
lc-preview-take = From the discard pile: { $card }; everybody sees it.
