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

ex-status = round { $round } · deck { $deck }
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
ex-team = { $team }:
ex-market-held = in hand
ex-market-sold-out = the market is empty
ex-cartographers = cartographers { $signs }
ex-purse = Behind your screen: { $money } M£. Your patron: { $patron }.
ex-seat-money = { $money } M£
ex-seat-bid = bid { $money }
ex-seat-sealed = has bid
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
ex-signs = Signs: ★ the strongest team now, * a jetpack, ⚑ expedition cards, ◈ points of artefacts, ╵ where the pay rises, ‹ a marker that has moved.
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
ex-prompt-opening = bid in secret for the starting order
ex-prompt-bid = bid in secret for the cards on the market
ex-prompt-pick = take a card from the market
ex-prompt-use = use or sell { $card }
ex-prompt-drawn = find a place for { $card }
ex-prompt-send = choose in secret which teams go
ex-prompt-claim = your teams are equal: which one takes the card?
ex-prompt-lose = choose the card that team { $team } loses
ex-prompt-over = the game is over
ex-preview-bid = You would keep { $left } M£; every bid is paid at the end of the round.
ex-preview-start-bid = You would keep { $left } M£, less what the first two places cost.
ex-preview-take = { $kind ->
    [explorer] An explorer of strength { $strength }, or { $money } M£.
    [crew] A crew of strength { $strength }, or { $money } M£.
    [transport] A transport of strength { $strength }, or { $money } M£.
    [patron] A patron: { $money } M£ for you.
    [jetpack] Counts as any kind, with strength { $strength }; or { $money } M£.
    [risky-move] The deck's top card, to be played at once; or { $money } M£.
    [long-watch] To the top of the scale; or { $money } M£.
   *[cartographer] Brings the expedition nearer.
}
ex-preview-join = Team { $team }: strength { $now } → { $then }, which would earn { $pay } M£.
ex-preview-join-out = Team { $team }: strength { $now } → { $then }, which would earn { $pay } M£; discarded: { $out }.
ex-preview-risk = The deck's top card, whatever it is; only a patron is worth money.
ex-preview-watch = Your marker goes to the top of the scale; those before it move back.
ex-preview-sell = Brings { $money } M£; the card is discarded.
ex-preview-go = { $money } M£ now, artefacts worth { $artefacts }; { $leader ->
    [own] yours would be the strongest ({ $strength }).
    [left] your strongest ({ $strength }) would stay at home.
   *[rival] the strongest now has { $strength }.
}
ex-preview-claim = Team { $team } takes the card; an opponent will choose what it loses.
ex-preview-lose = On the next expedition, { $place }: strength { $now } → { $then }.
