### Around the World Expedition: titles, decisions, events, refusals, the map.

aw-title = Around the World Expedition
aw-title-short = Around the World
aw-about = Three expeditions that everybody leads; your secret goals lie where you steer them.
aw-length = 60 min

aw-variant = { $name ->
    [claims] who notices that an expedition has come to your goal
   *[first] who begins
}
aw-choice = { $choice ->
    [claims-automatic] the game lays the card open for you
    [claims-declared] you must notice and claim it yourself, in time
    [first-random] drawn by lot
    [first-1] the first seat
    [first-2] the second seat
    [first-3] the third seat
    [first-4] the fourth seat
    [first-5] the fifth seat
   *[first-6] the sixth seat
}
aw-round = round { $now }
aw-category = { $name ->
    [cards] goals reached
    [tokens] tokens taken back
    [hand] cards in hand
    [left] tokens left on the map
   *[tickets] tickets
}

## Decisions

aw-decide-key = lay a token on { $site }
aw-decide-lay = { $colour ->
    [yellow] yellow from { $from } to { $to }
    [red] red from { $from } to { $to }
   *[blue] blue from { $from } to { $to }
}
aw-decide-extra = { $colour ->
    [yellow] a ticket: yellow from { $from } to { $to }
    [red] a ticket: red from { $from } to { $to }
   *[blue] a ticket: blue from { $from } to { $to }
}
aw-decide-remove = { $colour ->
    [yellow] a ticket: remove the last yellow arrow
    [red] a ticket: remove the last red arrow
   *[blue] a ticket: remove the last blue arrow
}
aw-decide-change = a ticket: draw, to change a card
aw-decide-keep = keep { $kept }, give up { $given }
aw-decide-return = put what was drawn under the deck
aw-decide-claim = claim the card
aw-decide-end = end the turn

## Events

aw-began = { $name } begins; { $cards } { $cards ->
    [one] card
   *[other] cards
} each.
aw-redealt = { $name } has too few far sites and exchanges a card.
aw-too-near = { $site } lies too near the rose: under the deck.
aw-revealed = A public goal: { $site }.
aw-keyed = { $name } lays a token on { $site }.
aw-laid = { $name }: { $colour ->
    [yellow] yellow
    [red] red
   *[blue] blue
} to { $to }{ $due ->
    [turn] {""}
    [ticket] {" "}(ticket)
    [loop] {" "}(loop)
   *[square] {" "}(square)
}.
aw-took = { $name } takes the public goal { $site }.
aw-claimed = { $name } reaches { $site }{ $token ->
    [yes] {" "}and takes the token back
   *[no] {""}
}.
aw-in-vain = { $name } claims { $site } in vain.
aw-square = { $name } must lay another arrow: a square.
aw-ticket = { $name } gets a ticket.
aw-ticket-none = { $name } gets no ticket: none is left.
aw-loop = { $colour ->
    [yellow] Yellow
    [red] Red
   *[blue] Blue
} closes a loop at { $point }: { $name } lays another arrow.
aw-loop-lapsed = { $colour ->
    [yellow] Yellow
    [red] Red
   *[blue] Blue
} has no arrow for the loop of { $name }.
aw-square-lapsed = { $name } cannot lay the square's arrow.
aw-removed = { $name } takes { $colour ->
    [yellow] yellow
    [red] red
   *[blue] blue
} back from { $to } to { $tip } (ticket).
aw-drew = { $name } draws { $count } { $count ->
    [one] card
   *[other] cards
} (ticket).
aw-drew-cards = { $name } draws { $sites } (ticket).
aw-kept = { $name } keeps { $kept } and gives up { $given }.
aw-returned = { $name } puts all of it under the deck.
aw-changed = { $name } has put cards under the deck.
aw-passed = { $name } can do nothing and passes.
aw-last-round = { $by ->
    [hand] { $name } has no card left
    [arrows] All arrows are on the map
   *[long] The journey has lasted long enough
}: the last round.
aw-result = { $name } ends with { $total } { $total ->
    [one] point
   *[other] points
}.

## Refusals

aw-no-first = { $what ->
    [key] First lay a token on a key place.
    [arrow] First lay your arrow, or use a ticket.
    [loop] First lay the loop's arrow.
    [square] First lay the square's arrow.
    [tickets] Your arrow lies: use a ticket, or end the turn.
    [change] First choose what to keep of the cards drawn.
   *[nothing] There is nothing to decide.
}
aw-no-only-claim = It is not your turn: you can only claim.
aw-no-claim = There is nothing for you to claim now.
aw-no-such-point = The map has no { $point }.
aw-no-not-held = There is no { $site } in this hand.
aw-no-near = { $site } lies too near the rose for a key place.
aw-no-key-there = A token lies on { $site } already.
aw-no-arrow = { $colour ->
    [yellow] All yellow arrows are on the map: that expedition is over.
    [red] All red arrows are on the map: that expedition is over.
   *[blue] All blue arrows are on the map: that expedition is over.
}
aw-no-not-there = The expedition of { $colour } stands at { $tip } and goes on from there.
aw-no-off-route = { $colour ->
    [yellow] { $point } is not on the yellow route.
    [red] { $point } is not on the red route.
   *[blue] { $point } is not on the blue route.
}
aw-no-loop-first = { $colour ->
    [yellow] First yellow's loop: lay a yellow arrow from anywhere on its route.
    [red] First red's loop: lay a red arrow from anywhere on its route.
   *[blue] First blue's loop: lay a blue arrow from anywhere on its route.
}
aw-no-line = No line joins { $from } and { $to }.
aw-no-line-taken = { $colour ->
    [yellow] A yellow arrow lies between { $from } and { $to } already.
    [red] A red arrow lies between { $from } and { $to } already.
   *[blue] A blue arrow lies between { $from } and { $to } already.
}
aw-no-turn-first = First the arrow of your turn; a ticket's arrow comes after it.
aw-no-ticket = You have no ticket.
aw-no-tickets-used = { $most ->
    [one] Only { $most } ticket can be used in a turn.
   *[other] Only { $most } tickets can be used in a turn.
}
aw-no-not-begun = { $colour ->
    [yellow] The yellow expedition has not set out: there is nothing to remove.
    [red] The red expedition has not set out: there is nothing to remove.
   *[blue] The blue expedition has not set out: there is nothing to remove.
}
aw-no-deck = The deck is empty: no card can be changed.
aw-no-hand = You hold no card that could be changed.
aw-no-not-drawn = { $site } was not drawn.
aw-no-arrow-first = An arrow must be laid before the turn ends.

## The screen

aw-status = { $last ->
    [yes] the last round · deck { $deck } · tickets { $tickets }
   *[no] deck { $deck } · tickets { $tickets }
}
aw-title-steps = next steps
aw-title-goals = { $what ->
    [keys] your cards, lines from the rose
    [over] goals not reached
   *[goals] goals: first step, lines away
}
aw-title-place = the place
aw-title-seats = seats
aw-title-seats-signs = seats · { $card } cards { $ticket } tickets
aw-key-lines = r b, 1–9 a line
aw-key-goals = goals
aw-zoom = z { $now ->
    [whole] larger
   *[part] the whole map
}
aw-prompt = { $asked ->
    [key] lay a token on a key place ({ $left } to go)
    [arrow] lay an arrow
    [loop] { $colour ->
        [yellow] a loop: another yellow arrow, from anywhere on its route (Tab)
        [red] a loop: another red arrow, from anywhere on its route (Tab)
        [blue] a loop: another blue arrow, from anywhere on its route (Tab)
       *[none] a loop
    }
    [square] a square: lay another arrow
    [tickets] tickets, or end the turn
    [change] keep one of the cards drawn, or put them back
   *[nothing] the game is over
}
aw-no-steps = { $why ->
    [over] all its arrows are on the map
   *[stuck] no free line leads on
}
aw-belongings = cards { $cards } tickets { $tickets } tokens { $tokens }
aw-kind = { $kind ->
    [rose] the rose, where all expeditions set out
    [site] a site
    [square] a square, one more arrow
   *[star] a star, a ticket
}
aw-is-public = public goal
aw-is-yours = your goal
aw-is-reached = reached, { $name }
aw-so-far = { $colour } { $arrows }
aw-from-rose = lines from the rose: { $lines }
aw-is-there = { $colour } is here
aw-no-way = { $colour } –
aw-way-there = { $name }: { $arrows } { $arrows ->
    [one] arrow
   *[other] arrows
} away: { $tag } { $points }
aw-way-none = { $name }: no expedition can come there now
aw-use-ticket = ticket
aw-ticket-arrow = one more arrow
aw-ticket-remove = remove an arrow
aw-ticket-change = change a card
aw-keep = keep { $site }
aw-give = give up { $site }
aw-put-back = put back
aw-claim-it = claim { $site }
aw-no-ticket-use = A ticket could do nothing now.
aw-nothing-to-remove = No expedition has set out: there is nothing to remove.
aw-preview-lay = { $due ->
    [turn] {""}
    [ticket] Ticket:{" "}
    [loop] Loop:{" "}
   *[square] Square:{" "}
}{ $colour ->
    [yellow] Yellow to { $to }
    [red] Red to { $to }
   *[blue] Blue to { $to }
}
aw-effect = { $effect ->
    [square] a square, one more arrow
    [star] a ticket
    [star-none] a star, but no ticket is left
    [public] a public goal, the card is yours
    [own] your goal
    [own-token] your goal, and your token comes back
    [own-declared] your goal, to be claimed
    [own-token-declared] your goal with your token, to be claimed
    [others] somebody else's key place
    [own-left] your token, but you gave its card away
    [reached] already reached
   *[nothing] no goal that you know of
}
aw-effect-loop = a loop, one more arrow from anywhere on its route
aw-onward = from there: { $points }
aw-onward-none = from there no line leads on
aw-preview-key = { $site }: +1 more if reached, −1 if not; everybody sees it.
aw-preview-change = Draw { $count } { $count ->
    [one] card
   *[other] cards
}: keep one for one of yours, or put all under the deck. No way back.
aw-preview-keep = { $kept } comes into your hand, { $given } goes under the deck.
aw-preview-return = All that was drawn goes under the deck.
aw-preview-take = Keep this one; then choose the card that goes under the deck.
aw-preview-claim = { $held ->
    [yes] You hold this card: lay it open.
   *[no] You do not hold this card: everybody would see that you claim in vain.
}
aw-preview-end = The turn passes on.
aw-preview-ticket = A ticket: one more arrow, the last arrow of a colour removed, or a card changed.
aw-preview-extra = One more arrow of any colour, with its arrival.
aw-preview-removing = Take a colour's last arrow back; where it stands then takes effect again.
aw-preview-remove = { $colour ->
    [yellow] Yellow leaves { $gone } and is back at { $tip }
    [red] Red leaves { $gone } and is back at { $tip }
   *[blue] Blue leaves { $gone } and is back at { $tip }
}
aw-advice = { $asked ->
    [key] Lay a token on the site of one of your cards, at least { $near } lines from the rose. Reaching it brings two points in place of one, but an unreached token costs one, and everybody sees where you want to go. Sites that lie close together, or along one road, are best.
    [arrow] Lay one arrow for any of the three expeditions: its letter, then the number of the line, Enter. Tickets (t), at most { $most } a turn, remove an arrow or change a card before it, and lay more arrows after it. Squares give another arrow at once, stars a ticket.
    [loop] The expedition has come back to its own route: lay one more of its arrows from any point of the route. Tab goes from point to point, digits choose the line.
    [square] A square gives one more arrow at once, of any colour.
    [tickets] Your arrow lies. Use a ticket (t): one more arrow, an arrow removed, a card changed; or end the turn (e). Tickets left over break ties at the end.
    [change] Keep one of the cards drawn for one of your hand, or put all of them under the deck. A card whose token lies on the map may go, too, but the token stays and costs a point.
   *[nothing] The game is over.
}
aw-advice-claims = { $claims ->
    [automatic] A goal of yours that any expedition reaches, in anybody's turn, is laid open by itself.
   *[declared] A goal of yours that an expedition reaches you must claim yourself before the next decision of whose turn it is: with m in your own turn, with ! in another's.
}
aw-sign = { $sign ->
    [rose] the compass rose, where all set out
    [site] a site: each has one card
    [square] a square: one more arrow at once
    [star] a star: a ticket
    [token] a token on a key place
    [own] a goal of yours
    [public] a public goal: whoever gets there takes it
    [tip] where an expedition stands
    [tag] a line that it can take: type this
    [arrow] a line that it has taken
    [more] in the lists: one more arrow
    [ticket] in the lists: a ticket
    [loop] in the lists: closes a loop
    [way] three arrows away, the first of them this one
    [cards] cards in the hand
    [tickets] tickets
   *[tokens] tokens on the map
}
aw-colour = { $colour ->
    [yellow] yellow
    [red] red
   *[blue] blue
}
aw-letter = { $colour ->
    [yellow] y
    [red] r
   *[blue] b
}

## The points of the map: what they are called, and in nine cells at most

aw-point = { $point ->
    [rose] Compass Rose
    [katmai] Katmai
    [klondike] Klondike
    [yellowstone] Yellowstone
    [monument-valley] Monument Valley
    [churchill] Churchill
    [niagara] Niagara Falls
    [everglades] Everglades
    [monarch-forest] Monarch Butterfly Forest
    [chichen-itza] Chichen Itza
    [baffin] Baffin Island
    [lanse-aux-meadows] L'Anse aux Meadows
    [ilulissat] Ilulissat Icefjord
    [angel-falls] Angel Falls
    [galapagos] Galapagos Islands
    [manaus] Manaus
    [nazca] Nazca Lines
    [uyuni] Salar de Uyuni
    [iguazu] Iguazu Falls
    [lencois] Lencois Maranhenses
    [rio] Rio de Janeiro
    [valdes] Valdes Peninsula
    [perito-moreno] Perito Moreno Glacier
    [easter-island] Easter Island
    [south-georgia] South Georgia
    [geysir] Great Geysir
    [giants-causeway] Giant's Causeway
    [mont-saint-michel] Mont-Saint-Michel
    [alhambra] Alhambra
    [rome] Rome
    [santorini] Santorini
    [bran-castle] Bran Castle
    [lofoten] Lofoten Islands
    [kizhi] Kizhi
    [sergiev-posad] Sergiev Posad
    [caspian-sea] Caspian Sea
    [teide] Mount Teide
    [tassili] Tassili n'Ajjer
    [leptis-magna] Leptis Magna
    [abu-simbel] Abu Simbel
    [djenne] Djenne
    [lake-chad] Lake Chad
    [lalibela] Lalibela
    [ngorongoro] Ngorongoro Crater
    [odzala] Odzala
    [okavango] Okavango Delta
    [table-mountain] Table Mountain
    [baobabs] Avenue of the Baobabs
    [saint-helena] Saint Helena
    [petra] Petra
    [babylon] Babylon
    [shibam] Shibam
    [samarkand] Samarkand
    [harappa] Harappa
    [ajanta] Ajanta Caves
    [sigiriya] Sigiriya
    [lhasa] Lhasa
    [angkor] Angkor
    [terracotta-army] Terracotta Army
    [karakorum] Karakorum
    [mount-fuji] Mount Fuji
    [lake-baikal] Lake Baikal
    [putorana] Putorana Plateau
    [altai] Altai Mountains
    [lena-pillars] Lena Pillars
    [kamchatka] Valley of Geysers
    [wrangel] Wrangel Island
    [banaue] Banaue Rice Terraces
    [komodo] Komodo
    [lake-toba] Lake Toba
    [uluru] Uluru
    [great-barrier-reef] Great Barrier Reef
    [kakadu] Kakadu
    [shark-bay] Shark Bay
    [tasmania] Tasmania
    [milford-sound] Milford Sound
    [sepik] Sepik River
    [nan-madol] Nan Madol
    [mauna-kea] Mauna Kea
    [bora-bora] Bora Bora
    [deception-island] Deception Island
    [eastern-europe] Eastern Europe
    [greenland-sea] Greenland Sea
    [labrador-sea] Labrador Sea
    [great-plains] Great Plains
    [gulf-of-alaska] Gulf of Alaska
    [off-california] California Current
    [caribbean-sea] Caribbean Sea
    [north-atlantic] North Atlantic
    [cape-verde-basin] Cape Verde Basin
    [south-atlantic] South Atlantic
    [chile-rise] Chile Rise
    [kara-sea] Kara Sea
    [west-siberia] West Siberia
    [arabian-sea] Arabian Sea
    [indian-ocean] Indian Ocean
    [southern-indian-ocean] Southern Indian Ocean
    [korea] Korea
    [south-china-sea] South China Sea
    [tasman-sea] Tasman Sea
    [sea-of-okhotsk] Sea of Okhotsk
    [barents-sea] Barents Sea
    [beaufort-sea] Beaufort Sea
    [cascadia] Cascadia
    [mississippi] Mississippi
    [bermuda] Bermuda
    [panama] Panama
    [marquesas-rise] Marquesas Islands
    [south-pacific] South Pacific
    [argentine-basin] Argentine Basin
    [ascension] Ascension Island
    [bouvet] Bouvet Island
    [prince-edward] Prince Edward Islands
    [seychelles] Seychelles
    [northern-urals] Northern Urals
    [tarim] Tarim
    [bay-of-bengal] Bay of Bengal
    [cocos-islands] Cocos Islands
    [great-australian-bight] Great Australian Bight
    [bering-sea] Bering Sea
    [central-pacific] Central Pacific
    [kermadec] Kermadec Islands
   *[elsewhere] { $point }
}
aw-short = { $point ->
    [rose] Rose
    [katmai] Katmai
    [klondike] Klondike
    [yellowstone] Yellowst.
    [monument-valley] Monum.Val
    [churchill] Churchill
    [niagara] Niagara
    [everglades] Everglad.
    [monarch-forest] Monarchs
    [chichen-itza] Chichen
    [baffin] Baffin
    [lanse-aux-meadows] L'Anse
    [ilulissat] Ilulissat
    [angel-falls] Angel
    [galapagos] Galapagos
    [manaus] Manaus
    [nazca] Nazca
    [uyuni] Uyuni
    [iguazu] Iguazu
    [lencois] Lencois
    [rio] Rio
    [valdes] Valdes
    [perito-moreno] P.Moreno
    [easter-island] Easter I.
    [south-georgia] S.Georgia
    [geysir] Geysir
    [giants-causeway] Causeway
    [mont-saint-michel] St-Michel
    [alhambra] Alhambra
    [rome] Rome
    [santorini] Santorini
    [bran-castle] Bran
    [lofoten] Lofoten
    [kizhi] Kizhi
    [sergiev-posad] Sergiev
    [caspian-sea] Caspian
    [teide] Teide
    [tassili] Tassili
    [leptis-magna] Leptis
    [abu-simbel] Abu Simb.
    [djenne] Djenne
    [lake-chad] Chad
    [lalibela] Lalibela
    [ngorongoro] Ngorongo.
    [odzala] Odzala
    [okavango] Okavango
    [table-mountain] Table Mt
    [baobabs] Baobabs
    [saint-helena] St Helena
    [petra] Petra
    [babylon] Babylon
    [shibam] Shibam
    [samarkand] Samarkand
    [harappa] Harappa
    [ajanta] Ajanta
    [sigiriya] Sigiriya
    [lhasa] Lhasa
    [angkor] Angkor
    [terracotta-army] Terr.Army
    [karakorum] Karakorum
    [mount-fuji] Mt Fuji
    [lake-baikal] Baikal
    [putorana] Putorana
    [altai] Altai
    [lena-pillars] Lena Pil.
    [kamchatka] V.Geysers
    [wrangel] Wrangel
    [banaue] Banaue
    [komodo] Komodo
    [lake-toba] Toba
    [uluru] Uluru
    [great-barrier-reef] Barr.Reef
    [kakadu] Kakadu
    [shark-bay] Shark Bay
    [tasmania] Tasmania
    [milford-sound] Milford
    [sepik] Sepik
    [nan-madol] Nan Madol
    [mauna-kea] Mauna Kea
    [bora-bora] Bora Bora
    [deception-island] Deception
    [eastern-europe] E.Europe
    [greenland-sea] Greenland
    [labrador-sea] Labrador
    [great-plains] Gt Plains
    [gulf-of-alaska] G.Alaska
    [off-california] Calif.Cur
    [caribbean-sea] Caribbean
    [north-atlantic] N.Atlant.
    [cape-verde-basin] CapeVerde
    [south-atlantic] S.Atlant.
    [chile-rise] ChileRise
    [kara-sea] Kara Sea
    [west-siberia] W.Siberia
    [arabian-sea] Arabian
    [indian-ocean] Indian O.
    [southern-indian-ocean] S.Indian
    [korea] Korea
    [south-china-sea] S.China
    [tasman-sea] Tasman S.
    [sea-of-okhotsk] Okhotsk
    [barents-sea] Barents
    [beaufort-sea] Beaufort
    [cascadia] Cascadia
    [mississippi] Mississ.
    [bermuda] Bermuda
    [panama] Panama
    [marquesas-rise] Marquesas
    [south-pacific] S.Pacific
    [argentine-basin] Argentine
    [ascension] Ascension
    [bouvet] Bouvet
    [prince-edward] P.Edward
    [seychelles] Seychel.
    [northern-urals] N.Urals
    [tarim] Tarim
    [bay-of-bengal] Bengal
    [cocos-islands] Cocos
    [great-australian-bight] Gt Bight
    [bering-sea] Bering
    [central-pacific] C.Pacific
    [kermadec] Kermadec
   *[elsewhere] { $point }
}

## A line about each site

aw-line = { $point ->
    [rose] All three expeditions set out from here, in Northern Europe.
    [katmai] Brown bears line up in the waterfall and catch the salmon in mid-leap.
    [klondike] A cold river valley where a handful of gold dust once started a stampede.
    [yellowstone] Rainbow springs and punctual geysers, and a sleeping supervolcano below.
    [monument-valley] Red sandstone towers rise from the desert like the ruins of a giant city.
    [churchill] Every autumn polar bears wait on this shore for Hudson Bay to freeze.
    [niagara] Three cataracts send the water of four Great Lakes roaring over the edge.
    [everglades] A slow river of grass, where alligators and crocodiles live side by side.
    [monarch-forest] Millions of orange butterflies spend the winter on these mountain firs.
    [chichen-itza] At the equinox a serpent of light and shadow glides down the Maya pyramid.
    [baffin] Granite walls a kilometre high stand guard over fjords visited by narwhals.
    [lanse-aux-meadows] Turf huts prove that Vikings wintered here five centuries before Columbus.
    [ilulissat] Greenland's fastest glacier fills this bay with icebergs like cathedrals.
    [angel-falls] The highest waterfall: almost a kilometre down from a flat-topped mountain.
    [galapagos] Giant tortoises and fearless finches set Darwin thinking about evolution.
    [manaus] An opera house in the rainforest, beside two rivers that refuse to mix.
    [nazca] A hummingbird, a monkey, a spider: so large that you need wings to see them.
    [uyuni] After rain the largest salt flat on Earth turns into a mirror of the sky.
    [iguazu] Almost three hundred falls, and the greatest of them is the Devil's Throat.
    [lencois] White dunes hide thousands of turquoise lagoons, there only after the rains.
    [rio] A stone figure with open arms watches over bays, beaches and carnival drums.
    [valdes] Orcas rush right onto the beach here to snatch careless sea lions.
    [perito-moreno] A wall of blue ice that breaks into the lake with the sound of thunder.
    [easter-island] Hundreds of stone giants, and nearly all turn their backs to the ocean.
    [south-georgia] An island of king penguins; Shackleton came here for help, and lies here.
    [geysir] The Icelandic hot spring that gave its name to every geyser in the world.
    [giants-causeway] Forty thousand basalt columns that legend calls a road built for a duel.
    [mont-saint-michel] An abbey on a rock, which the highest tides still turn into an island.
    [alhambra] A red fortress of fountains and marble lions, with walls of plaster lace.
    [rome] All roads lead here, to the forums, the arches and the Colosseum.
    [santorini] White villages cling to the rim of a volcano that blew up in the Bronze Age.
    [bran-castle] The Carpathian castle that every visitor hopes to find haunted by Dracula.
    [lofoten] Fishing huts under sharp peaks, midnight sun in June, auroras in January.
    [kizhi] A wooden church of twenty-two domes, raised, they say, without a nail.
    [sergiev-posad] A monastery's blue and gold domes, in the town of the nesting dolls.
    [caspian-sea] The largest lake on the planet is salty, has seals, and is called a sea.
    [teide] At sunrise its shadow lies on the ocean, all the way to the next island.
    [tassili] Painted herds of cattle recall the days when the Sahara was green.
    [leptis-magna] A Roman port of marble, which the desert sand kept almost untouched.
    [abu-simbel] Ramses sits here four times; his temple was sawn apart and moved uphill.
    [djenne] Once a year the whole town comes to plaster the greatest mud mosque.
    [lake-chad] A lake of reed islands that shrinks and swells, shared by four countries.
    [lalibela] Eleven churches cut downward into solid rock, as a king saw them in a dream.
    [ngorongoro] A collapsed volcano holding its own private savanna with lions and rhinos.
    [odzala] Gorilla families come to clearings in the Congo forest to eat water plants.
    [okavango] A river that never finds the sea: it ends in a desert, and hippos enjoy it.
    [table-mountain] A flat summit above Cape Town, with a tablecloth of its own, made of cloud.
    [baobabs] Trees that look planted upside down line a dusty road in Madagascar.
    [saint-helena] Napoleon's last address, and the home of a tortoise older than cars.
    [petra] A rose-red city of tombs reached through a narrow crack in the cliffs.
    [babylon] Brick lions lined the way to gardens that were said to hang.
    [shibam] Mud-brick towers, five centuries old: the first city of skyscrapers.
    [samarkand] Turquoise domes over a Silk Road crossroads where an astronomer king ruled.
    [harappa] A city planned with drains and baths, and a script that nobody can read yet.
    [ajanta] Painted cave temples forgotten in the jungle until a tiger hunt found them.
    [sigiriya] A palace on a rock with a lion's paws, up a stair past painted maidens.
    [lhasa] The thousand rooms of the Potala face the wind on the roof of the world.
    [angkor] Strangler figs embrace the stones of what was once the widest of cities.
    [terracotta-army] Eight thousand clay soldiers, no two alike, guard China's first emperor.
    [karakorum] From this town in the steppe the Mongol khans ruled half the known world.
    [mount-fuji] Japan's most painted mountain, climbed by night to meet the rising sun.
    [lake-baikal] The deepest lake: a fifth of the fresh water of all lakes and rivers.
    [putorana] A tableland beyond the Arctic Circle: thousands of lakes and falls, no road.
    [altai] Snow leopards roam above the frozen burial mounds of tattooed horsemen.
    [lena-pillars] A forest of limestone needles; sail past for hours, and it does not end.
    [kamchatka] Dozens of geysers in one gorge, and nobody put them on a map before 1941.
    [wrangel] The last mammoths on Earth lived here while the pyramids were being built.
    [banaue] Rice terraces cut by hand climb the hills like a giant's staircase.
    [komodo] The island of three-metre dragons, the largest lizards alive.
    [lake-toba] A lake with an island, in the crater of one of the greatest eruptions ever.
    [uluru] A single sacred rock that changes from ochre to violet as the day goes by.
    [great-barrier-reef] The largest thing that living creatures ever built: seen even from orbit.
    [kakadu] Rock paintings and saltwater crocodiles among Australia's northern wetlands.
    [shark-bay] Stromatolites here look the way the first life on Earth must have looked.
    [tasmania] The last wild home of the small black devil with a very loud voice.
    [milford-sound] Rain turns the cliffs of this New Zealand fjord into a hundred waterfalls.
    [sepik] Carved spirit houses and crocodile stories along a winding river of Papua.
    [nan-madol] A ruined Pacific Venice of basalt logs, built upon a coral reef.
    [mauna-kea] Measured from its foot on the sea floor, the tallest mountain of all.
    [bora-bora] A green peak inside a blue lagoon inside a white ring of surf.
    [deception-island] Ships sail into the crater of a live volcano to visit chinstrap penguins.
   *[elsewhere] { "" }
}
