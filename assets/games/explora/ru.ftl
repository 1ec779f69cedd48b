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
    [jetpack] Ракетный ранец
    [risky-move] Рисковый ход
    [long-watch] Долгий дозор
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
ex-decide-sell = продать карту
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
ex-watched = { $name } несёт долгий дозор и встаёт на деление I.
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
ex-no-cannot-sell = Карту, открытую рисковым ходом, продать нельзя: { $card }.
ex-no-member = Такие карты в команду не входят: { $card }.
ex-no-only-jetpack = Выбрать, вместо кого встать, может только ранец, а это { $card }.
ex-no-joins-team = Эту карту не разыгрывают, её добавляют в команду: { $card }.
ex-no-not-in-team = В этой команде нет такой карты: { $card }.
ex-no-too-weak = Сила команды { $team } в этой экспедиции нулевая: она остаётся дома.

## Экран

ex-status = раунд { $round } · колода { $deck }
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
ex-team = { $team }:
ex-market-held = в руке
ex-market-sold-out = рынок пуст
ex-cartographers = картографы { $signs }
ex-purse = За вашей ширмой: { $money } М£. Ваш меценат: { $patron }.
ex-seat-money = { $money } М£
ex-seat-bid = ст. { $money }
ex-seat-sealed = решено
ex-reveal-bids = ставки
ex-reveal-start-bids = ставки на начальную инициативу
ex-reveal-went = экспедиция
ex-reveal-bid = ставка
ex-reveal-team = команда
ex-reveal-strength = сила
ex-reveal-pay = доход
ex-reveal-artefact = артефакт
ex-reveal-risk = рисковый ход
ex-reveal-equal = При равных ставках раньше тот, кто выше на шкале.
ex-reveal-tied = При равной силе побеждает тот, кто выше на шкале.
ex-reveal-first = Первым выбирает { $name }.
ex-signs = Знаки: ★ самая сильная команда, * ранец, ⚑ карты экспедиций, ◈ очки за артефакты, ╵ здесь растёт доход, ‹ маркер передвинулся.
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
ex-prompt-opening = тайная ставка на начальную инициативу
ex-prompt-bid = тайная ставка за карты рынка
ex-prompt-pick = возьмите карту с рынка
ex-prompt-use = используйте или продайте ({ $card })
ex-prompt-drawn = найдите место ({ $card })
ex-prompt-send = тайно выберите, какие команды отправить
ex-prompt-claim = ваши команды равны: какая получит карту?
ex-prompt-lose = выберите, какую карту потеряет команда { $team }
ex-prompt-over = партия окончена
ex-preview-bid = У вас останется { $left } М£; ставки уходят в банк в конце раунда.
ex-preview-start-bid = Останется { $left } М£, и ещё доплатят первые двое.
ex-preview-take = { $kind ->
    [explorer] Исследователь силой { $strength }, либо { $money } М£.
    [crew] Экипаж силой { $strength }, либо { $money } М£.
    [transport] Транспорт силой { $strength }, либо { $money } М£.
    [patron] Меценат: вам { $money } М£.
    [jetpack] Карта любого типа силой { $strength }, либо { $money } М£.
    [risky-move] Верхняя карта колоды, её играют сразу, либо { $money } М£.
    [long-watch] На первое деление шкалы инициативы, либо { $money } М£.
   *[cartographer] Приближает экспедицию.
}
ex-preview-join = Команда { $team }: сила { $now } → { $then }, за неё дали бы { $pay } М£.
ex-preview-join-out = Команда { $team }: сила { $now } → { $then }, за неё дали бы { $pay } М£; в сброс: { $out }.
ex-preview-risk = Верхняя карта колоды, какой бы она ни была; деньги принесёт только меценат.
ex-preview-watch = Ваш маркер встанет на первое деление шкалы; все, кто впереди, отойдут назад.
ex-preview-sell = Принесёт { $money } М£; карта уходит в сброс.
ex-preview-go = Сейчас { $money } М£, артефакты на { $artefacts }; { $leader ->
    [own] ваша команда сильнее всех ({ $strength }).
    [left] самая сильная ({ $strength }) — ваша — останется дома.
   *[rival] у самой сильной сейчас { $strength }.
}
ex-preview-claim = Карту получит команда { $team }; что она потеряет, выберет соперник.
ex-preview-lose = В следующей экспедиции ({ $place }): сила { $now } → { $then }.
