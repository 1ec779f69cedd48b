# Эксплора.

ex-title = Эксплора
ex-about = Тайные ставки за исследователей, экипажи и транспорт; славу приносят сильные команды и высокая инициатива.
ex-length = 40 мин

ex-variant = { $name ->
    [initiative] как определить начальную инициативу
   *[first_game] куда отправится первая экспедиция
}
ex-choice = { $choice ->
    [initiative-random] как решит жребий
    [initiative-bids] тайными ставками из начальных денег
    [first_game-false] куда угодно
   *[first_game-true] туда, где попроще: для первой партии
}
ex-progress = экспедиция { $now } из { $of }
ex-category = { $name ->
    [expeditions] карты экспедиций
    [artefacts] артефакты
    [money] деньги
   *[initiative] более высокая инициатива
}

ex-card = { $card ->
    [lost-poet] Забытый поэт
    [keen-student] Юный студент
    [orchid-hunter] Ловец орхидей
    [star-gazer] Звездочёт
    [tomb-reader] Чтец гробниц
    [rune-scholar] Знаток рун
    [iron-countess] Стальная леди
    [pathfinder] Следопыт
    [cabin-boys] Юнги
    [pub-singers] Портовый хор
    [porters] Носильщики
    [cook-and-sons] Кок и сыновья
    [mule-drivers] Погонщики
    [pearl-divers] Ловцы жемчуга
    [mountaineers] Скалолазы
    [sea-wolves] Морские волки
    [penny-farthing] Велосипед
    [barrel-raft] Плот из бочек
    [dog-sledge] Нарты
    [camel-caravan] Караван
    [silk-balloon] Шёлковый шар
    [paddle-steamer] Пароход
    [airship] Дирижабль
    [submarine] Субмарина
    [banker] Банкир
    [duchess] Герцогиня
    [press-baron] Король газет
    [curator] Куратор музея
    [jetpack] Реактивный ранец
    [risky-move] Рискованный ход
    [long-watch] Продолжительное наблюдение
   *[cartographer] Картограф
}
ex-expedition = { $name ->
    [avalon] Авалон
    [kalahari] Калахари
    [iram] Ирам
    [shangri-la] Шангри-Ла
    [agartha] Агарта
    [eldorado] Эльдорадо
    [mu] Му
    [atlantis] Атлантида
   *[thule] Туле
}

## Решения

ex-decide-bid = поставить { $money } М£
ex-decide-take = взять: { $card }
ex-decide-join = в команду { $team }
ex-decide-found = создать новую команду
ex-decide-replace = в команду { $team } вместо: { $card }
ex-decide-play = сыграть карту
ex-decide-sell = продать
ex-decide-go = { $teams ->
    [none] не отправлять никого
    [first] отправить команду 1
    [second] отправить команду 2
   *[both] отправить обе команды
}
ex-decide-claim = карту экспедиции получит команда { $team }
ex-decide-lose = сбросить: { $card }

## События

ex-list-bid = { $name } — { $money } М£
ex-list-place = { $place } — { $name }
ex-list-unused = { $place } — свободный маркер
ex-list-going = { $name }, команда { $team } (сила { $strength }, { $money } М£)

ex-laid-out = Экспедиции этой партии: { $list }.
ex-start-bid = { $name } тайно делает ставку на начальную инициативу.
ex-start-bid-own = { $name } тайно ставит { $money } М£ на начальную инициативу.
ex-start-bids = Ставки на начальную инициативу, все уходят в банк: { $list }.
ex-lined-up = Шкала инициативы: { $list }.
ex-fee = { $name } платит в банк { $money } М£ за место впереди.
ex-round = Раунд { $round }.
ex-charted = Открыт картограф; всего картографов на поле: { $count }.
ex-reshuffled = Сброс перемешан в новую колоду, в ней { $cards } { $cards ->
    [one] карта.
    [few] карты.
   *[many] карт.
}
ex-market = На рынке: { $list }.
ex-market-empty = Рынок остаётся пустым.
ex-bid = { $name } тайно делает ставку.
ex-bid-own = { $name } тайно ставит { $money } М£.
ex-bids = Ставки в порядке выбора карт: { $list }.
ex-forward = Самая большая ставка: { $name } продвигается по шкале на деление { $place }, назад отходит { $past }.
ex-forward-unused = Самая большая ставка: { $name } продвигается по шкале на деление { $place }, назад отходит свободный маркер.
ex-back = Самая маленькая ставка: { $name } отступает по шкале на деление { $place }, вперёд выходит { $past }.
ex-back-unused = Самая маленькая ставка: { $name } отступает по шкале на деление { $place }, вперёд выходит свободный маркер.
ex-took = { $name } берёт с рынка карту: { $card }.
ex-nothing-left = { $name } остаётся без карты: рынок пуст.
ex-sold = { $name } продаёт карту за { $money } М£: { $card }.
ex-patron = { $name } получает { $money } М£. Меценат: { $card }.
ex-joined = { $name } добавляет карту в команду { $team }: { $card }.
ex-joined-out = { $name } добавляет карту в команду { $team }: { $card }. В сброс: { $out }.
ex-founded = { $name } создаёт команду { $team }: { $card }.
ex-strength = { $name }: сила команды { $team } теперь { $strength }.
ex-drew = { $name } открывает верхнюю карту колоды: { $card }.
ex-drew-nothing = { $name } рискует, но открывать больше нечего.
ex-watched = { $name } ведёт продолжительное наблюдение и встаёт на деление I.
ex-leftover = Никто не взял карту, она уходит в сброс: { $card }.
ex-paid = Ставки уходят в банк: всего { $money } М£.
ex-called = Картографов на поле: { $count }. Начинается экспедиция { $number }: { $place }.
ex-chose = { $name } тайно выбирает команды.
ex-chose-own = { $teams ->
    [none] { $name } тайно решает не отправлять никого.
    [first] { $name } тайно решает отправить команду 1.
    [second] { $name } тайно решает отправить команду 2.
   *[both] { $name } тайно решает отправить обе команды.
}
ex-went = В экспедиции участвуют: { $list }.
ex-went-nobody = В экспедицию никто не отправился.
ex-won = { $name } получает карту экспедиции за команду { $team }: { $place }.
ex-unclaimed = Карта экспедиции выходит из игры: { $place }.
ex-artefact = { $name }: команда { $team } находит артефакт, это { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
ex-lost = { $name }: команда { $team } теряет карту: { $card }.
ex-lost-by = { $name }: команда { $team } теряет карту: { $card }. Выбор игрока { $by }.
ex-disbanded = { $name }: команды { $team } больше нет.
ex-active = Карты перемешаны. Экспедиция { $number }: { $place }.
ex-result = { $name }: итог — { $total } { $total ->
    [one] очко
    [few] очка
   *[many] очков
}. Экспедиции: { $expeditions }, артефакты: { $artefacts }, деньги: { $money }.

## Отказы

ex-no-bid-now = Сейчас все делают ставки.
ex-no-take-now = Сначала возьмите карту с рынка.
ex-no-use-now = Сначала решите, что делать с картой: { $card }.
ex-no-choose-now = Сейчас выбирают команды для экспедиции.
ex-no-claim-now = Сначала выберите, какая из ваших команд получит карту экспедиции.
ex-no-lose-now = Сначала выберите карту, которую потеряет команда.
ex-no-too-much = Поставить { $bid } М£ нельзя: у вас { $money } М£.
ex-no-not-on-market = На рынке нет такой карты: { $card }.
ex-no-team = Команды { $team } у вас нет.
ex-no-full = В команде { $team } нет места: ранец можно добавить только вместо другой карты.
ex-no-two-teams = У вас уже две команды, третьей не бывает.
ex-no-cannot-sell = Карту, открытую рискованным ходом, продать нельзя: { $card }.
ex-no-member = Такие карты в команду не входят: { $card }.
ex-no-only-jetpack = Выбрать, вместо кого встать, может только ранец, а это { $card }.
ex-no-joins-team = Эту карту не разыгрывают, её добавляют в команду: { $card }.
ex-no-not-in-team = В этой команде нет такой карты: { $card }.
ex-no-too-weak = Сила команды { $team } в этой экспедиции нулевая: она остаётся дома.

## Экран

ex-status = раунд { $round } · колода { $deck } · картографы { $signs } { $count }/{ $needed }
ex-kind-letter = { $kind ->
    [explorer] И
    [crew] Э
   *[transport] Т
}
ex-kind = { $kind ->
    [explorer] исследователь
    [crew] экипаж
   *[transport] транспорт
}
ex-price = { $money }£
ex-market-sold-out = Рынок пуст.
ex-seat-money = { $money } М£
ex-reveal-bids = ставки
ex-reveal-start-bids = ставки на начальную инициативу
ex-reveal-went = экспедиция
ex-reveal-bid = ставка
ex-reveal-team = команда
ex-reveal-strength = сила
ex-reveal-pay = доход
ex-reveal-artefact = артефакт
ex-reveal-risk = рискованный ход
ex-reveal-equal = При равных ставках раньше тот, кто выше на шкале.
ex-reveal-tied = При равной силе побеждает тот, кто выше на шкале.
ex-reveal-first = Первым выбирает { $name }.
ex-advice = { $stage ->
    [opening] Тайная ставка на начальную инициативу: самая высокая ставит вас первым на шкале. Платят все, в том числе и те, кто не получил желаемого. Первые двое потом немного доплачивают.
    [bid] Тайная ставка за карты рынка. Чем выше ставка, тем раньше выбор; при равных раньше тот, кто выше на шкале инициативы. Самая высокая ставка поднимает маркер на деление, самая низкая опускает, и в конце раунда платят все. Наберите сумму или выберите её стрелками.
    [pick] Возьмите карту с рынка: её нужно тут же использовать или продать. Сила карты считается столько раз, сколько раз её тип нарисован на активной экспедиции.
    [use] Добавьте карту в свою команду, создайте с ней новую, сыграйте её или продайте. В команде не больше одного исследователя, одного экипажа и одного транспорта: прежняя карта того же типа уходит в сброс. Ранец (*) заменяет любой тип.
    [send] Тайно выберите команды для экспедиции. Каждая принесёт деньги по своей силе и артефакт по вашему месту на шкале, а потом потеряет карту; самая сильная получит карту экспедиции, но что она потеряет, решит соперник.
    [claim] Две ваши команды сильнее всех и равны между собой: выберите, какая получит карту экспедиции. Какую карту она потеряет, решит соперник.
    [lose] Выберите карту, которую потеряет команда.
   *[over] Партия окончена.
}
ex-advice-when = Экспедиция состоится в конце раунда, когда картографов на поле будет хотя бы { $needed }.
ex-prompt-opening = ваша тайная ставка на начальную инициативу
ex-prompt-bid = ваша тайная ставка
ex-prompt-pick = выбор { $number } из { $of }
ex-prompt-use = выбор { $number }: { $card }
ex-prompt-drawn = { $card } — из колоды, нужна команда
ex-prompt-send = какие из ваших команд идут?
ex-prompt-claim = ваши команды равны, карта достанется одной
ex-prompt-lose = { $whose ->
    [own] какую карту теряет ваша команда { $team }
   *[theirs] какую карту теряет команда { $team }, её хозяин
}
ex-prompt-over = партия окончена
ex-preview-risk = Верхняя карта колоды, какой бы она ни была; деньги принесёт только меценат.
ex-preview-watch = Ваш маркер встанет на { $place }; все, кто впереди, отойдут на деление назад.
ex-preview-go = { $found ->
    [none] { $money } М£, без артефактов.
   *[some] { $money } М£, артефакты на { $artefacts }.
}
ex-preview-claim = Карту получит команда { $team }; что она потеряет, выберет соперник.
ex-top-expedition = экспедиция { $now }/{ $of }
ex-when = { $when ->
    [now] сейчас
    [next] затем
    [last] конец
   *[nobody] никто
}
ex-there = там
ex-jetpack-letter = Р
ex-special = особая
ex-specials = особые
ex-patron-sort = меценат
ex-patrons = меценаты
ex-short-card = { $card ->
    [jetpack] Ранец
    [risky-move] Риск. ход
   *[long-watch] Наблюдение
}
ex-you = вам
ex-more = +{ $money }£
ex-rule-member = входит в вашу команду или заменяет в ней { $kind ->
    [explorer] исследователя
    [crew] экипаж
   *[transport] транспорт
}
ex-rule-jetpack = { $length ->
    [short] сила { $strength }, любой тип: в команду или новая
   *[whole] сила { $strength } за любой свободный тип, самый выгодный; входит в команду, создаёт новую или заменяет любую карту
}
ex-rule-watch = { $length ->
    [short] ваш маркер на { $place }, кто впереди — на один назад
   *[whole] ваш маркер встаёт на деление { $place } шкалы; все, кто был впереди, отходят на одно назад
}
ex-rule-risk = { $length ->
    [short] сыграть сразу верхнюю карту колоды
   *[whole] верхняя карта колоды играется сразу, какой бы она ни была; продать можно только мецената
}
ex-rule-patron = { $length ->
    [short] { $pay } М£; { $most } М£ — { $name }, меценат с ширмы
    [nobody] { $pay } М£ любому, продать или сыграть
   *[whole] продать или сыграть — { $pay } М£; { $most } М£ получает { $name }, меценат на его ширме
}
ex-worth-nothing = не усилит
ex-worth-team = ком. { $team }
ex-worth-stays = и так на { $place }
ex-worth-money = +{ $money } М£
ex-deck-holds = в колоде:
ex-sort-short = { $sort ->
    [jetpack] ранец×
    [risky-move] риск×
    [long-watch] набл.×
    [patron] мецен.×
   *[cartographer] картогр.×
}
ex-foot-sell = продать { $money } М£
ex-foot-drawn = из колоды
ex-foot-held = взята
ex-taken-for = за { $money } М£
ex-market-opening = Ставки на начальную инициативу, у всех поровну денег. Самая большая встаёт на I, все ставки уходят в банк; равные решает жребий. Потом первый доплачивает { $first } М£, второй { $second } М£.
ex-party-nobody = Никто не идёт.
ex-team-of = { $name }, ком. { $team }
ex-earns = получит { $money } М£
ex-artefact-word = артефакт
ex-no-artefact = без артефакта
ex-stays = дома
ex-must-lose = теряет карту
ex-has-lost = уже потеряла
ex-head-scale = шкала
ex-head-won = добыто
ex-head-teams = команды
ex-head-bids = ставки
ex-unused = свободный маркер
ex-if-all-go = если пойдут все
ex-no-team-yet = команды нет
ex-pay-line = { $length ->
    [short] { $from }+:{ $money }£
   *[long] { $from }+: { $money } М£
}
ex-counts-nothing = { $place }: не считается
ex-bid-picks = выбирает { $nth ->
    [first] 1-м
    [second] 2-м
    [third] 3-м
   *[fourth] 4-м
}
ex-bid-end = { $end ->
    [highest] больше всех
   *[lowest] меньше всех
}
ex-bid-before = раньше, чем { $name }: строкой выше
ex-bid-starts = начинает на { $place }
ex-bid-of = из { $money } М£
ex-bid-keep = останется { $money } М£
ex-discards = сброс { $count }
ex-still-in-deck = в колоде { $count }, { $cartographers } { $cartographers ->
    [one] картограф
    [few] картографа
   *[many] картографов
}
ex-rounds = раунды, последний сверху
ex-opened-bids = ставки раунда { $round }
ex-opened-starting = ставки на начальную инициативу
ex-opened-party = экспедиция, { $place }
ex-opened-risk = рискованный ход
ex-note-equal = { $first } и { $second } ставят поровну: { $first } выше на шкале и выбирает раньше.
ex-note-forward = { $name } с самой большой поднимается на { $place }.
ex-note-back = { $name } с самой маленькой отходит на { $place }.
ex-note-bank = В банк { $money } М£.
ex-note-starting = Дальше строки встанут в новом порядке. Платят все.
ex-note-nobody = Никто не идёт, и карта экспедиции выходит из игры.
ex-note-claim = Две команды одного игрока сильнее всех, он решает, какой достанется карта.
ex-note-strongest = { $name }, команда { $team } сильнее всех: это { $points } очков.
ex-note-losses = Её потерю выбирает { $name }, соперник с наивысшей инициативой; остальные ушедшие команды теряют карту по выбору владельца.
ex-note-last = Экспедиция была последней, карт никто не теряет.
ex-result-parts = { $cards } карты экспедиций  { $artefacts } артефакты  { $money } деньги
ex-result-tie = поровну — выше на шкале
ex-result-money = деньги { $money }
ex-comes-strength = { $length ->
    [short] { $now } → { $then }, { $pay } М£
   *[long] { $now } → { $then }, это { $pay } М£
}
ex-comes-loss = { $place }: { $now } → { $then }
ex-or = или
ex-or-sold = Продажа: { $money } М£.
ex-preview-tie = { $rank ->
    [first] Вы на { $place }: ваши { $bid } бьют любые другие { $bid }.
    [last] Вы на { $place }: любые другие { $bid } бьют ваши.
   *[middle] Вы на { $place }: ваши { $bid } бьют { $bid } снизу, но не сверху.
}
ex-preview-highest = { $moves ->
    [stay] Больше всех: выбор первым, вы остаётесь на { $place }.
   *[move] Больше всех: выбор первым, вверх на { $place }.
}
ex-preview-lowest = { $moves ->
    [stay] Меньше: последним, на { $place }.
   *[move] Меньше: последним, назад на { $place }.
}
ex-preview-start-tie = Чем больше ставка, тем выше место; равные ставки по { $bid } решает жребий.
ex-preview-start = Платят все; потом первый доплачивает { $first } М£, второй { $second } М£.
ex-preview-patron = { $money } М£, продать или сыграть — всё равно.
ex-preview-watch-stay = Ваш маркер и так на { $place }: ничего не сдвинется.
ex-preview-leads = { $leader ->
    [nobody] Никто из ваших не идёт и ничего не теряет.
    [own] Ваша была бы сильнейшей ({ $strength }), если никто не равен и не выше на шкале.
    [left] Самая сильная ({ $strength }), ваша, останется дома.
   *[rival] У соперника { $strength }: карта его, если та команда пойдёт.
}
ex-tell-card = { $card }: уже взята.
ex-tell-discards = Всё, что продали, сыграли и сбросили. После экспедиции вернётся в колоду.
ex-tell-deck = Чего нигде не видно, то лежит в колоде.
ex-tell-expedition = { $place }: { $kinds }.
ex-tell-there = У вашей команды 1 там было бы { $first }, у команды 2 — { $second }.
ex-tell-team = { $place }: { $sum } = { $strength }, это { $pay } М£.
ex-tell-no-team = Команды пока нет.
ex-name-team = место { $seat }, команда { $team }
ex-name-deck = колода
ex-turn-round = раунд { $round }
ex-turn-nothing = без карты
ex-turn-sold = продано
ex-turn-sold-card = { $card }, { $money } М£
ex-turn-founds = новая команда { $team }
ex-turn-strength = сила { $strength }
ex-turn-drew = открывает: { $card }
ex-turn-drew-nothing = открывать нечего
ex-turn-watched = на деление I
ex-turn-charted = картограф { $count }
ex-sign-kind = { $kind } и сила; цвет — тип карты
ex-sign-jetpack = реактивный ранец, любой тип
ex-sign-active = ближайшая экспедиция; каждая буква — один раз
ex-sign-somewhere = Му
ex-sign-cartographers = картографы: { $needed } — и экспедиция
ex-sign-flag = карта экспедиции, { $points } очков
ex-sign-tip = на конце полосы: сильнейшая сейчас
ex-sign-artefact = артефакт за каждую ушедшую команду
ex-sign-bar = сила команды
ex-sign-home = остаётся дома
ex-sign-line = полоса закрыла пунктир — столько М£ она принесёт
ex-sign-hidden = деньги за ширмой
ex-sign-sealed = ставка сделана; монета ставки
ex-sign-moves = вверх, вниз по шкале
ex-sign-rise = сколько карта добавит этому игроку
