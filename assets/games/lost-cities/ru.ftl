# Затерянные города — 2.

lc-title = Затерянные города — 2
lc-about = Карты ведут вашу группу по пяти путям: первые шаги отнимают очки, дальние приносят их щедро.
lc-length = 45 мин

lc-variant = { $name ->
    [length] сколько экспедиций
    [order] в каком порядке идут карты на пути
   *[first] кто начинает
}
lc-choice = { $choice ->
    [length-full] полная партия, большая дорожка артефактов
    [length-short] короткая партия, малая дорожка артефактов
    [order-ascending] только вверх: то же значение или выше
    [order-either] вверх или вниз, для каждого пути отдельно
    [first-random] как решит жребий
    [first-1] первый игрок
    [first-2] второй игрок
    [first-3] третий игрок
   *[first-4] четвёртый игрок
}
lc-round = экспедиция { $now }/{ $of }
lc-category = { $name ->
    [tokens] очки с жетонов
    [paths] фигурки на путях
    [artefacts] артефакты
   *[artefact-chips] больше артефактов
}

lc-card = { $colour ->
    [yellow] жёлтая { $value }
    [blue] синяя { $value }
    [white] белая { $value }
    [green] зелёная { $value }
   *[red] красная { $value }
}

## Решения

lc-decide-play = сыграть: { $card }
lc-decide-discard = сбросить: { $card }
lc-decide-send = { $figure ->
    [scientist] отправить учёного
   *[adventurer] отправить искателя приключений
}
lc-decide-move = { $colour ->
    [yellow] сделать шаг по жёлтому пути
    [blue] сделать шаг по синему пути
    [white] сделать шаг по белому пути
    [green] сделать шаг по зелёному пути
   *[red] сделать шаг по красному пути
}
lc-decide-stay = никого не двигать
lc-decide-draw = взять из колоды
lc-decide-take = { $colour ->
    [yellow] взять из жёлтого сброса
    [blue] взять из синего сброса
    [white] взять из белого сброса
    [green] взять из зелёного сброса
   *[red] взять из красного сброса
}

## События

lc-began = Экспедиция { $expedition } отправляется в путь; начинает { $name }.
lc-played = { $name } играет карту: { $card }.
lc-discarded = { $name } сбрасывает карту: { $card }.
lc-sent = { $figure ->
    [scientist] { $name } отправляет учёного на { $colour ->
        [yellow] жёлтый
        [blue] синий
        [white] белый
        [green] зелёный
       *[red] красный
    } путь.
   *[adventurer] { $name } отправляет искателя приключений на { $colour ->
        [yellow] жёлтый
        [blue] синий
        [white] белый
        [green] зелёный
       *[red] красный
    } путь.
}
lc-moved = { $name }: фигурка на { $colour ->
    [yellow] жёлтом
    [blue] синем
    [white] белом
    [green] зелёном
   *[red] красном
} пути приходит на шаг { $step }.
lc-crossed = { $name } переходит мост на { $colour ->
    [yellow] жёлтом
    [blue] синем
    [white] белом
    [green] зелёном
   *[red] красном
} пути: всего за мостом { $crossed } { $crossed ->
    [one] фигурка.
    [few] фигурки.
   *[many] фигурок.
}
lc-at-end = { $name } уже в конце { $colour ->
    [yellow] жёлтого
    [blue] синего
    [white] белого
    [green] зелёного
   *[red] красного
} пути: можно продвинуть другую фигурку.
lc-found-artefact = { $name } находит артефакт.
lc-found-points = { $name } находит { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
lc-found-arrow = { $name } находит стрелку: можно продвинуть на шаг любую свою фигурку.
lc-step-lost = { $name }: двигать некого, шаг пропадает.
lc-stayed = { $name } никого не двигает.
lc-drew = { $name } берёт карту из колоды.
lc-drew-card = { $name } берёт карту из колоды: { $card }.
lc-took = { $name } берёт карту из сброса: { $card }.
lc-ended-bridge = Экспедиция { $expedition } закончена: через мост перешло достаточно фигурок.
lc-ended-deck = Экспедиция { $expedition } закончена: колода пуста.
lc-scored = { $name }: за фигурки на путях { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
lc-valued = { $name }: { $artefacts } { $artefacts ->
    [one] артефакт
    [few] артефакта
   *[many] артефактов
}, это { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
lc-result = { $name }: итог — { $total } { $total ->
    [one] очко.
    [few] очка.
   *[many] очков.
}

## Отказы

lc-no-play-first = Сначала сыграйте или сбросьте карту.
lc-no-send-first = Сначала выберите фигурку для нового пути.
lc-no-move-first = Сначала продвиньте фигурку на шаг или откажитесь от него.
lc-no-take-now = Теперь возьмите карту: из колоды или из сброса.
lc-no-not-held = В руке нет такой карты: { $card }.
lc-no-too-low = Слишком мало ({ $card }): на этом пути уже { $last }.
lc-no-too-high = Слишком много ({ $card }): на этом пути уже { $last }.
lc-no-figure-left = Все фигурки уже в пути: новый путь начать некому.
lc-no-kind-gone = { $figure ->
    [scientist] Учёный уже в пути.
   *[adventurer] Все искатели приключений уже в пути.
}
lc-no-nobody-there = { $colour ->
    [yellow] На жёлтом пути нет вашей фигурки.
    [blue] На синем пути нет вашей фигурки.
    [white] На белом пути нет вашей фигурки.
    [green] На зелёном пути нет вашей фигурки.
   *[red] На красном пути нет вашей фигурки.
}
lc-no-at-end = { $colour ->
    [yellow] Фигурка на жёлтом пути уже дошла до конца.
    [blue] Фигурка на синем пути уже дошла до конца.
    [white] Фигурка на белом пути уже дошла до конца.
    [green] Фигурка на зелёном пути уже дошла до конца.
   *[red] Фигурка на красном пути уже дошла до конца.
}
lc-no-pile = { $colour ->
    [yellow] Жёлтый сброс пуст.
    [blue] Синий сброс пуст.
    [white] Белый сброс пуст.
    [green] Зелёный сброс пуст.
   *[red] Красный сброс пуст.
}
lc-no-pile-closed = { $colour ->
    [yellow] В жёлтый сброс вы только что положили карту: в этот ход он закрыт.
    [blue] В синий сброс вы только что положили карту: в этот ход он закрыт.
    [white] В белый сброс вы только что положили карту: в этот ход он закрыт.
    [green] В зелёный сброс вы только что положили карту: в этот ход он закрыт.
   *[red] В красный сброс вы только что положили карту: в этот ход он закрыт.
}

## Экран

lc-colour = { $colour ->
    [yellow] жёлтый
    [blue] синий
    [white] белый
    [green] зелёный
   *[red] красный
}
lc-colour-letter = { $colour ->
    [yellow] Ж
    [blue] С
    [white] Б
    [green] З
   *[red] К
}
lc-status = колода { $deck } · { $bridge ->
    [short] мост
   *[long] за мостом
}
lc-prompt = { $stage ->
    [play] сыграйте или сбросьте карту
    [send] выберите фигурку для нового пути
    [arrow] стрелка: продвиньте любую фигурку на шаг
    [end] конец пути: продвиньте другую фигурку на шаг
    [take] возьмите карту
   *[over] партия окончена
}
lc-advice = { $stage ->
    [play] Сыграйте карту, чтобы начать путь или продолжить начатый: тем же значением, что у вашей последней карты на нём, или выше (если карты можно играть в обе стороны — по направлению этого ряда). Фигурка делает шаг и получает то, что там найдёт. Или сбросьте карту в стопку её цвета. Экспедиция закончится, когда фигурок за мостом будет { $of } (сейчас { $crossed }) или кончится колода (карт: { $deck }). Фигурки на первых шагах приносят тогда минусы.
    [send] Выберите, кто пойдёт по новому пути. Шаг учёного считается несколько раз ({ $times }), минусы тоже: посылайте его туда, где надеетесь зайти далеко. Фигурка остаётся на своём пути до конца экспедиции.
    [arrow] Стрелка продвигает на шаг любую вашу фигурку, ту же самую тоже; и там она получает то, что найдёт. Можно и никого не двигать.
    [end] Ваша фигурка там уже дошла до конца, поэтому карта продвигает на шаг другую. Можно и никого не двигать.
    [take] Возьмите карту, чтобы рука снова стала полной: верхнюю карту колоды вслепую или верхнюю карту любого сброса, кроме того, куда вы только что сбросили. Карт в колоде — { $deck }; последняя закончит экспедицию.
   *[over] Партия окончена.
}
lc-ask-bridge = Фигурка № { $of } за мостом — и экспедиция закончится. Фигурки принесут { $points }
lc-ask-deck = С последней картой колоды экспедиция закончится. Фигурки принесут { $points }
lc-reveal-title = конец экспедиции { $expedition }
lc-reveal-points = очки
lc-reveal-note = Очки получают и отдают фишками; меньше нуля не бывает.
lc-reveal-hidden = Фишки лежат лицом вниз до конца партии.

lc-most = Больше всех: { $names }, { $points }.
lc-any = любая
lc-unseen = ещё не видно: { $cards }
lc-deck-key = [0 колода]
lc-pile-of = из { $cards }
lc-new = нов
lc-more = ещё { $more }: { $points }
lc-key-enter = Enter
lc-head-discard = сброс
lc-head-hand = ваша рука
lc-head-effects = { $room ->
    [wide] что даст каждая карта
   *[narrow] что даст карта
}
lc-head-seats = игроки
lc-head-points = очки
lc-head-artefacts = артефакты
lc-head-figures = { $when ->
    [closing] фигурки этой экспедиции
   *[now] на путях
}
lc-head-waiting = ждут
lc-head-turns = { $which ->
    [last] последний ход
   *[all] ходы, последний сверху
}
lc-head-track = дорожка артефактов, оплата в конце экспедиции { $expeditions }
lc-hand-discard = сбросить

lc-sign-artefact = артефакт
lc-sign-arrow = ещё шаг
lc-sign-points = очки
lc-sign-bridge = мост
lc-sign-adventurer = искатель
lc-sign-scientist = учёный ×{ $times }
lc-legend-adventurer = искатель; число — последняя карта его ряда
lc-legend-scientist = учёный: его шаг считается ×{ $times }
lc-legend-own = ваша фигурка
lc-legend-artefact = артефакт: достанется тому, кто придёт первым
lc-legend-arrow = ещё шаг любой вашей фигуркой
lc-legend-points = очки каждому, кто придёт
lc-legend-step = шаг без жетона
lc-legend-been = здесь ваша фигурка уже прошла
lc-legend-bridge = мост: { $of } фигурок за ним закончат экспедицию
lc-legend-crossed = сколько фигурок уже за мостом
lc-legend-fits = можно играть эту карту и выше
lc-legend-fits-down = ряд идёт вниз: эту карту и ниже
lc-legend-playable = карту можно сыграть
lc-legend-bare = карту сыграть нельзя
lc-legend-cursor = карта, о которой идёт речь
lc-legend-target = шаг, на который она ведёт
lc-legend-pile = верхняя карта сброса
lc-legend-closed = сброшена в этот ход: закрыта
lc-legend-hidden = фишки лежат лицом вниз

lc-act-play = { $card }
lc-next-seat = следующий игрок
lc-next-named = следующий — { $name },
lc-preview-start = { $head }: начало пути, пока { $points }{ $low ->
    [yes] ; у вас есть и { $lowest }
   *[no] {""}
}
lc-preview-step = { $head }: { $bridge ->
    [no] шаг { $step }
   *[yes] ║ шаг { $step }
}, { $now } → { $then }{ $figure ->
    [scientist] {" "}(учёный ×{ $times })
   *[adventurer] {""}
}{ $bridge ->
    [last] , и экспедиция закончится
   *[no] {""}
}{ $finds ->
    [yes] ; там { $found }
   *[no] {""}
}
lc-finds-artefact = ◈ ваш артефакт № { $number }: { $now } → { $then }
lc-finds-arrow = » ещё шаг
lc-finds-points = +{ $points }
lc-preview-end = { $head }: путь пройден, шаг сделает другая ваша фигурка
lc-preview-discard = сбросить: { $name } { $could ->
    [start] сможет начать с неё путь
    [play] сможет сыграть её на { $last }
    [nobody] начать с неё некем
   *[beyond] уже дальше: { $last }
}
lc-preview-send = { $figure ->
    [scientist] учёный, пока { $points }: его шаг считается ×{ $times }, минусы тоже
   *[adventurer] искатель приключений, пока { $points }: его шаг считается как есть
}
lc-preview-stay = никого не двигать
lc-preview-draw = взять из колоды вслепую; там { $cards } { $cards ->
    [one] карта, последняя закончит экспедицию
    [few] карты, последняя закончит экспедицию
   *[many] карт, последняя закончит экспедицию
}
lc-preview-take = взять из сброса: { $card }, все это видят; { $fits ->
    [row] подходит к вашему ряду
    [start] можно начать путь
   *[no] к вашему ряду не подходит
}
lc-drawn = новая карта: { $card } — { $fits ->
    [row] подходит к вашему ряду
    [start] можно начать путь
   *[no] не подходит
}
lc-effect-start = начало, { $points }
lc-effect-end = шагнёт другая
lc-effect-step = { $room ->
    [wide] шаг { $step }: { $now } → { $then }
   *[narrow] { $step }: { $now } → { $then }
}
lc-effect-nothing = там ничего
lc-effect-no = { $why ->
    [low] мало: там { $last }
    [high] много: там { $last }
   *[nobody] идти некому
}

## Ходы

lc-turns-heading = экспедиция { $expedition }
lc-turn-discard = сброс: { $card }
lc-turn-sent = { $figure ->
    [scientist] новый путь, учёный
   *[adventurer] новый путь, искатель
}
lc-turn-step = шаг { $step }
lc-turn-end = в конце пути
lc-turn-lost = двигать некого
lc-turn-stayed = никого не двигать
lc-turn-drew = { $known ->
    [yes] из колоды { $card }
   *[no] из колоды
}
lc-turn-took = из сброса { $card }
lc-turn-over = { $by ->
    [bridge] экспедиция { $expedition } закончена: мост перейдён
   *[deck] экспедиция { $expedition } закончена: колода пуста
}
lc-turn-scored = за фигурки { $points }
lc-turn-valued = { $artefacts } { $artefacts ->
    [one] артефакт
    [few] артефакта
   *[many] артефактов
}: { $points }
lc-turn-result = итог { $total }
