# Затерянные города — 2.

lc-title = Затерянные города — 2
lc-about = Карты ведут вашу группу по пяти путям: первые шаги отнимают очки, дальние приносят их щедро.

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
lc-round = экспедиция { $now } из { $of }
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
lc-no-too-low = Слишком низкая карта ({ $card }): последняя на этом пути — { $last }, можно такую же или выше.
lc-no-too-high = Слишком высокая карта ({ $card }): последняя на этом пути — { $last }, можно такую же или ниже.
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
lc-status = за мостом { $crossed }/{ $of } · колода { $deck }
lc-prompt = { $stage ->
    [play] сыграйте или сбросьте карту
    [send] выберите фигурку для нового пути
    [arrow] стрелка: продвиньте любую фигурку на шаг
    [end] конец пути: продвиньте другую фигурку на шаг
    [take] возьмите карту
   *[over] партия окончена
}
lc-deck = колода: { $cards }
lc-sign-artefact = артефакт
lc-sign-arrow = стрелка
lc-sign-points = очки
lc-hand-play = сыграть
lc-hand-discard = сбросить
lc-preview-start = Новый путь — { $colour }: фигурка на шаг 1, пока { $points } очков.
lc-preview-start-high = Новый путь — { $colour } (пока { $points } очков); у вас есть и ниже: { $lowest }.
lc-preview-step = Путь — { $colour }: шаг { $step }, очки { $now } → { $then }{ $bridge ->
    [yes] , за мост
   *[no] {""}
}{ $token ->
    [artefact] ; там артефакт.
    [arrow] ; там стрелка — ещё шаг.
    [points] ; там жетон очков.
   *[none] .
}
lc-preview-end = { $colour } путь пройден до конца: шаг может сделать другая ваша фигурка.
lc-preview-discard = В сброс ({ $colour }): взять может любой, а вы — не в этот ход.
lc-preview-adventurer = Считается один раз.
lc-preview-scientist = Его шаг считается { $times } раза, убытки тоже. Учёный у вас один.
lc-preview-stay = Все фигурки останутся на местах.
lc-preview-draw = Неизвестная карта; в колоде { $cards } { $cards ->
    [one] карта; последняя закончит экспедицию.
    [few] карты; последняя закончит экспедицию.
   *[many] карт; последняя закончит экспедицию.
}
lc-preview-take = Верхняя карта сброса ({ $colour } { $value }); это увидят все.
