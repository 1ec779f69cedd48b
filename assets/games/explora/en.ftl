# Explora.

ex-title = Explora
ex-about = Secret bids for explorers, crews and transports; strong teams and a high place on the scale bring fame.
ex-length = 40 min

ex-variant = { $name ->
    [initiative] how the players line up on the initiative scale
   *[first_game] where the first expedition goes
}
ex-choice = { $choice ->
    [initiative-random] drawn by lot
    [initiative-bids] by secret bids out of the starting money
    [first_game-false] anywhere
   *[first_game-true] somewhere easy, for a first game
}
ex-progress = expedition { $now } of { $of }
ex-category = { $name ->
    [expeditions] expedition cards
    [artefacts] artefacts
    [money] money
   *[initiative] the higher place on the scale
}

ex-card = { $card ->
    [lost-poet] Lost Poet
    [keen-student] Keen Student
    [orchid-hunter] Orchid Hunter
    [star-gazer] Star Gazer
    [tomb-reader] Tomb Reader
    [rune-scholar] Rune Scholar
    [iron-countess] Iron Countess
    [pathfinder] Pathfinder
    [cabin-boys] Cabin Boys
    [pub-singers] Pub Singers
    [porters] Porters
    [cook-and-sons] Cook and Sons
    [mule-drivers] Mule Drivers
    [pearl-divers] Pearl Divers
    [mountaineers] Climbers
    [sea-wolves] Sea Wolves
    [penny-farthing] Boneshaker
    [barrel-raft] Barrel Raft
    [dog-sledge] Dog Sledge
    [camel-caravan] Camel Caravan
    [silk-balloon] Silk Balloon
    [paddle-steamer] Paddle Steamer
    [airship] Airship
    [submarine] Submarine
    [banker] Banker
    [duchess] Duchess
    [press-baron] Press Baron
    [curator] Curator
    [jetpack] Jetpack
    [risky-move] Risky Move
    [long-watch] Long Watch
   *[cartographer] Cartographer
}
ex-expedition = { $name ->
    [avalon] Avalon
    [kalahari] Kalahari
    [iram] Iram
    [shangri-la] Shangri-La
    [agartha] Agartha
    [eldorado] Eldorado
    [mu] Mu
    [atlantis] Atlantis
   *[thule] Thule
}

## Decisions

ex-decide-bid = bid { $money } M£
ex-decide-take = take { $card }
ex-decide-join = into team { $team }
ex-decide-found = found a team with it
ex-decide-replace = into team { $team } for { $card }
ex-decide-play = play it
ex-decide-sell = sell it
ex-decide-go = { $teams ->
    [none] send nobody
    [first] send team 1
    [second] send team 2
   *[both] send both teams
}
ex-decide-claim = let team { $team } take the expedition card
ex-decide-lose = discard { $card }

## Events

ex-list-bid = { $name } { $money } M£
ex-list-place = { $place } { $name }
ex-list-unused = { $place } an unused marker
ex-list-going = { $name } team { $team } (strength { $strength }, { $money } M£)

ex-laid-out = The expeditions of this match: { $list }.
ex-start-bid = { $name } has made a secret bid for the starting order.
ex-start-bid-own = { $name } secretly bids { $money } M£ for the starting order.
ex-start-bids = Bids for the starting order, paid to the bank: { $list }.
ex-lined-up = The initiative scale: { $list }.
ex-fee = { $name } pays { $money } M£ for a place at the front.
ex-round = Round { $round }.
ex-charted = A cartographer turns up; cartographers on the table: { $count }.
ex-reshuffled = The discards are shuffled into a new deck; it has { $cards } { $cards ->
    [one] card.
   *[other] cards.
}
ex-market = On the market: { $list }.
ex-market-empty = The market stays empty.
ex-bid = { $name } has made a secret bid.
ex-bid-own = { $name } secretly bids { $money } M£.
ex-bids = The bids, in picking order: { $list }.
ex-forward = The highest bid: { $name } moves forward to place { $place }, past { $past }.
ex-forward-unused = The highest bid: { $name } moves forward to place { $place }, past an unused marker.
ex-back = The lowest bid: { $name } moves back to place { $place }, behind { $past }.
ex-back-unused = The lowest bid: { $name } moves back to place { $place }, behind an unused marker.
ex-took = { $name } takes { $card }.
ex-nothing-left = { $name } goes without: the market is empty.
ex-sold = { $name } sells { $card } for { $money } M£.
ex-patron = { $name } gets { $money } M£ from the { $card }.
ex-joined = { $name } puts { $card } into team { $team }.
ex-joined-out = { $name } puts { $card } into team { $team }, discarding { $out }.
ex-founded = { $name } founds team { $team } with { $card }.
ex-strength = { $name }: team { $team } now has strength { $strength }.
ex-drew = { $name } turns up the deck's top card: { $card }.
ex-drew-nothing = { $name } risks a move, but there is no card left to turn up.
ex-watched = { $name } keeps a long watch and goes to the top of the scale.
ex-leftover = Nobody takes { $card }: it is discarded.
ex-paid = The bids go to the bank: { $money } M£ together.
ex-called = Cartographers on the table: { $count }. Expedition { $number } sets out to { $place }.
ex-chose = { $name } has secretly chosen teams.
ex-chose-own = { $teams ->
    [none] { $name } secretly decides to send nobody.
    [first] { $name } secretly decides to send team 1.
    [second] { $name } secretly decides to send team 2.
   *[both] { $name } secretly decides to send both teams.
}
ex-went = On the expedition: { $list }.
ex-went-nobody = Nobody goes on the expedition.
ex-won = { $name } wins the expedition card { $place } with team { $team }.
ex-unclaimed = The expedition card { $place } leaves the game.
ex-artefact = { $name }: team { $team } brings home an artefact worth { $points } { $points ->
    [one] point.
   *[other] points.
}
ex-lost = { $name }: team { $team } loses { $card }.
ex-lost-by = { $name }: team { $team } loses { $card }, chosen by { $by }.
ex-disbanded = { $name }: team { $team } is gone.
ex-active = All cards are shuffled. Expedition { $number } will go to { $place }.
ex-result = { $name } ends with { $total } { $total ->
    [one] point
   *[other] points
}: expeditions { $expeditions }, artefacts { $artefacts }, money { $money }.

## Refusals

ex-no-bid-now = Now everybody bids.
ex-no-take-now = First take a card from the market.
ex-no-use-now = First decide what to do with { $card }.
ex-no-choose-now = Now choose which teams go on the expedition.
ex-no-claim-now = First choose which of your teams takes the expedition card.
ex-no-lose-now = First choose the card that the team loses.
ex-no-too-much = You cannot bid { $bid } M£: you have { $money } M£.
ex-no-not-on-market = There is no { $card } on the market.
ex-no-team = You have no team { $team }.
ex-no-full = Team { $team } is full: the jetpack must take a card's place.
ex-no-two-teams = You have two teams already; there cannot be a third.
ex-no-cannot-sell = A card turned up by a risky move cannot be sold ({ $card }).
ex-no-member = This card joins no team ({ $card }).
ex-no-only-jetpack = Only a jetpack takes the place of a card of your choice, not { $card }.
ex-no-joins-team = Not played like this, but put into a team: { $card }.
ex-no-not-in-team = There is no { $card } in this team.
ex-no-too-weak = Team { $team } has no strength on this expedition: it stays at home.

## The screen

ex-status = round { $round } · deck { $deck } · cartographers { $signs } { $count }/{ $needed }
ex-kind-letter = { $kind ->
    [explorer] E
    [crew] C
   *[transport] T
}
ex-kind = { $kind ->
    [explorer] explorer
    [crew] crew
   *[transport] transport
}
ex-price = { $money }£
ex-market-sold-out = The market is empty.
ex-seat-money = { $money } M£
ex-reveal-bids = the bids
ex-reveal-start-bids = the bids for the starting order
ex-reveal-went = the expedition
ex-reveal-bid = bid
ex-reveal-team = team
ex-reveal-strength = strength
ex-reveal-pay = earns
ex-reveal-artefact = artefact
ex-reveal-risk = a risky move
ex-reveal-equal = Equal bids: who stands higher on the scale goes first.
ex-reveal-tied = Equal strength: who stands higher on the scale wins.
ex-reveal-first = { $name } picks first.
ex-advice = { $stage ->
    [opening] Bid in secret for the starting order: the highest bid is first on the scale, and every bid is paid, also by those who do not get what they want. The first two then pay a little more.
    [bid] Bid in secret for the cards of the market. Higher bids pick first; among equal bids the higher place on the scale. The highest bid moves one place up the scale, the lowest one place down, and all bids are paid at the end of the round. Type an amount, or steer to it.
    [pick] Take a card from the market. You will use it or sell it at once. A member's strength counts as often as the active expedition shows its kind.
    [use] Put the card into one of your teams, found a team with it, play it, or sell it. A team has at most one explorer, one crew and one transport; a card of the same kind makes room for the new one. A jetpack (*) is any kind.
    [send] Choose in secret which teams go. Each one earns by its strength and brings an artefact by your place on the scale, and then loses a card; the strongest takes the expedition card, but an opponent chooses what it loses.
    [claim] Your two teams are the strongest, and equal: choose which one takes the expedition card. An opponent chooses the card that it loses.
    [lose] Choose the card that the team loses.
   *[over] The game is over.
}
ex-advice-when = An expedition is held at the end of a round with { $needed } or more cartographers on the table.
ex-prompt-opening = your secret bid for the starting order
ex-prompt-bid = your secret bid
ex-prompt-pick = pick { $number } of { $of }
ex-prompt-use = pick { $number }: { $card }
ex-prompt-drawn = { $card } turned up, it must join a team
ex-prompt-send = which of your teams go?
ex-prompt-claim = your teams are equal, one takes the card
ex-prompt-lose = { $whose ->
    [own] the card that your team { $team } loses
   *[theirs] the card that is lost by team { $team } of
}
ex-prompt-over = the game is over
ex-preview-risk = The deck's top card, whatever it is; only a patron is worth money.
ex-preview-watch = Your marker goes to { $place }; those before it move one place back.
ex-preview-go = { $found ->
    [none] { $money } M£, no artefact.
   *[some] { $money } M£, artefacts worth { $artefacts }.
}
ex-preview-claim = Team { $team } takes the card; an opponent will choose what it loses.
ex-top-expedition = expedition { $now }/{ $of }
ex-when = { $when ->
    [now] now
    [next] next
    [last] last
   *[nobody] nobody
}
ex-there = there
ex-jetpack-letter = J
ex-special = special
ex-specials = specials
ex-patron-sort = patron
ex-patrons = patrons
ex-short-card = { $card ->
    [jetpack] Jetpack
    [risky-move] Risky
   *[long-watch] Watch
}
ex-you = you
ex-more = +{ $money }£
ex-rule-member = adds to or replaces the { $kind ->
    [explorer] explorer
    [crew] crew
   *[transport] transport
} of one of your teams
ex-rule-jetpack = { $length ->
    [short] strength { $strength }, any kind: joins or founds a team
   *[whole] strength { $strength } as explorer, crew or transport, always the best that is free; joins a team, founds one, or replaces any card
}
ex-rule-watch = { $length ->
    [short] your marker goes to { $place }, the rest move back
   *[whole] your marker goes to place { $place } of the scale; all who were ahead of it move one place back
}
ex-rule-risk = { $length ->
    [short] plays the deck's top card at once
   *[whole] the deck's top card is played at once, whatever it is; only a patron can be sold
}
ex-rule-patron = { $length ->
    [short] { $pay } M£; { $most } M£ for { $name }, it is on that screen
    [nobody] { $pay } M£ for anybody, played or sold
   *[whole] played or sold, { $pay } M£; { $most } M£ to { $name }, whose screen shows this patron
}
ex-worth-nothing = no gain
ex-worth-team = team { $team }
ex-worth-stays = stays on { $place }
ex-worth-money = +{ $money } M£
ex-deck-holds = in the deck:
ex-sort-short = { $sort ->
    [jetpack] jetpack×
    [risky-move] risky×
    [long-watch] watch×
    [patron] patron×
   *[cartographer] cartogr.×
}
ex-foot-sell = sell { $money } M£
ex-foot-drawn = drawn
ex-foot-held = in hand
ex-taken-for = for { $money } M£
ex-market-opening = Everybody bids for the starting order out of the same money. The highest bid stands on I and all bids go to the bank; equal ones are decided by lot. Then the first pays { $first } M£ more and the second { $second } M£.
ex-party-nobody = Nobody goes.
ex-team-of = { $name }, team { $team }
ex-earns = earns { $money } M£
ex-artefact-word = artefact
ex-no-artefact = no artefact
ex-stays = stays
ex-must-lose = loses a card
ex-has-lost = has lost one
ex-head-scale = scale
ex-head-won = won
ex-head-teams = teams
ex-head-bids = bids
ex-unused = unused marker
ex-if-all-go = if all go now
ex-no-team-yet = no team
ex-pay-line = { $length ->
    [short] { $from }+:{ $money }£
   *[long] { $from }+: { $money } M£
}
ex-counts-nothing = counts nothing on { $place }
ex-bid-picks = picks { $nth ->
    [first] 1st
    [second] 2nd
    [third] 3rd
   *[fourth] 4th
}
ex-bid-end = { $end ->
    [highest] highest
   *[lowest] lowest
}
ex-bid-before = before { $name }, from a higher row
ex-bid-starts = starts on { $place }
ex-bid-of = of { $money } M£
ex-bid-keep = you keep { $money } M£
ex-discards = discards { $count }
ex-still-in-deck = in the deck { $count }, { $cartographers } { $cartographers ->
    [one] cartographer
   *[other] cartographers
}
ex-rounds = rounds, the last on top
ex-opened-bids = the bids of round { $round }
ex-opened-starting = the bids for the starting order
ex-opened-party = the expedition to { $place }
ex-opened-risk = a risky move
ex-note-equal = { $first } and { $second } bid the same: { $first } stands higher on the scale and picks first.
ex-note-forward = { $name }, highest, moves up to { $place }.
ex-note-back = { $name }, lowest, moves down to { $place }.
ex-note-bank = Bank: { $money } M£.
ex-note-starting = The rows stand in the new order when you go on. All bids are paid.
ex-note-nobody = Nobody goes: the expedition card leaves the game.
ex-note-claim = Two teams of one player are strongest: that player says which of them takes the card.
ex-note-strongest = Team { $team } of { $name } is strongest: { $points } points.
ex-note-losses = { $name }, the highest rival on the scale, chooses its loss; every other team that went loses a card of its owner's choice.
ex-note-last = It was the last expedition: no team loses a card.
ex-result-parts = { $cards } expedition cards  { $artefacts } artefacts  { $money } money
ex-result-tie = tie: higher on the scale
ex-result-money = money { $money }
ex-comes-strength = { $length ->
    [short] { $now } → { $then }, { $pay } M£
   *[long] { $now } → { $then }, earns { $pay } M£
}
ex-comes-loss = { $place }: { $now } → { $then }
ex-or = or
ex-or-sold = Sold: { $money } M£.
ex-preview-tie = { $rank ->
    [first] You are on { $place }: your { $bid } beats every other { $bid }.
    [last] You are on { $place }: every other { $bid } beats yours.
   *[middle] You are on { $place }: your { $bid } beats a { $bid } from below, not from above.
}
ex-preview-highest = { $moves ->
    [stay] Highest bid: first pick, you stay on { $place }.
   *[move] Highest bid: first pick, up to { $place }.
}
ex-preview-lowest = { $moves ->
    [stay] Lowest: last pick, you stay on { $place }.
   *[move] Lowest: last pick, back to { $place }.
}
ex-preview-start-tie = The higher the bid, the higher the place; equal bids of { $bid } are decided by lot.
ex-preview-start = Every bid is paid; then the first pays { $first } M£ more, the second { $second } M£.
ex-preview-patron = { $money } M£, played or sold.
ex-preview-watch-stay = Your marker stands on { $place } already: nothing moves.
ex-preview-leads = { $leader ->
    [nobody] Nobody of yours goes; nobody loses a card.
    [own] Yours would be the strongest ({ $strength }), if nobody else is as strong and higher.
    [left] Your strongest ({ $strength }) would stay at home.
   *[rival] A rival has { $strength }, and takes the card if that team goes.
}
ex-tell-card = { $card }: taken already.
ex-tell-discards = What was sold, played or thrown out, open to all. After the expedition it goes back into the deck.
ex-tell-deck = What lies nowhere in sight must be in the deck.
ex-tell-expedition = { $place }: { $kinds }.
ex-tell-there = Your team 1 would have { $first } there, your team 2 { $second }.
ex-tell-team = On { $place }: { $sum } = { $strength }, which earns { $pay } M£.
ex-tell-no-team = No team yet.
ex-name-team = seat { $seat }, team { $team }
ex-name-deck = the deck
ex-turn-round = round { $round }
ex-turn-nothing = nothing
ex-turn-sold = sold
ex-turn-sold-card = { $card }, { $money } M£
ex-turn-founds = founds team { $team }
ex-turn-strength = strength { $strength }
ex-turn-drew = turns up { $card }
ex-turn-drew-nothing = nothing to turn up
ex-turn-watched = to place I
ex-turn-charted = cartographer { $count }
ex-sign-kind = { $kind } and strength; on the colour of its kind
ex-sign-jetpack = jetpack, any kind
ex-sign-active = the next expedition; each letter counts once
ex-sign-somewhere = Mu
ex-sign-cartographers = cartographers: { $needed } call the expedition
ex-sign-flag = expedition card, { $points } points
ex-sign-tip = at the tip of a bar: the strongest now
ex-sign-artefact = artefact for each team that goes
ex-sign-bar = a team's strength
ex-sign-home = stays at home
ex-sign-line = a bar over a dotted line earns the M£ above it
ex-sign-hidden = money behind the screen
ex-sign-sealed = has decided; a coin of a bid
ex-sign-moves = moves up, down the scale
ex-sign-rise = what the card adds to that seat
