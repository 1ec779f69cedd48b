# Гибель Атлантиды.

at-title = Гибель Атлантиды
at-about = Кубики открывают врата тонущей Атлантиды: собирайте ресурсы Кварталов и будьте первым, когда они опустеют.
at-length = 45 мин

at-variant = { $name ->
   *[first] кто начинает
}
at-choice = { $choice ->
    [first-random] как решит жребий
    [first-1] первый игрок
    [first-2] второй игрок
    [first-3] третий игрок
   *[first-4] четвёртый игрок
}
at-round = раунд { $now }
at-category = { $name ->
    [tiles] тайлы Кварталов
    [places] места в опустевших Кварталах
    [checks] Проверки
    [donations] Пожертвования
   *[majorities] финальный подсчёт
}

## Области, ресурсы, игроки

at-area = { $area ->
    [jewellers] Ювелирная Лавка
    [library] Библиотека
    [inn] Гостиница
    [workshop] Мастерская
    [forge] Кузница
   *[market] Чёрный Рынок
}
at-area-the = { $area ->
    [jewellers] Ювелирную Лавку
    [library] Библиотеку
    [inn] Гостиницу
    [workshop] Мастерскую
    [forge] Кузницу
   *[market] Чёрный Рынок
}
at-area-at = { $area ->
    [jewellers] в Ювелирной Лавке
    [library] в Библиотеке
    [inn] в Гостинице
    [workshop] в Мастерской
    [forge] в Кузнице
   *[market] на Чёрном Рынке
}
at-area-from = { $area ->
    [jewellers] из Ювелирной Лавки
    [library] из Библиотеки
    [inn] из Гостиницы
    [workshop] из Мастерской
    [forge] из Кузницы
   *[market] с Чёрного Рынка
}
at-area-to = { $area ->
    [jewellers] в Ювелирную Лавку
    [library] в Библиотеку
    [inn] в Гостиницу
    [workshop] в Мастерскую
    [forge] в Кузницу
   *[market] на Чёрный Рынок
}
at-resource-one = { $resource ->
    [gems] Самоцвет
    [books] Книгу
    [supplies] бочку с Припасами
    [tools] Инструмент
   *[swords] Меч
}
at-resource-most = { $resource ->
    [gems] Самоцветов
    [books] Книг
    [supplies] Припасов
    [tools] Инструментов
   *[swords] Мечей
}
at-resource-kind = { $resource ->
    [gems] Самоцветы
    [books] Книги
    [supplies] Припасы
    [tools] Инструменты
   *[swords] Мечи
}
at-resource-letter = { $resource ->
    [gems] С
    [books] К
    [supplies] П
    [tools] И
   *[swords] М
}
at-neutral = Нейтральный игрок

## Тайлы

at-tile = { $hands } { $hands ->
    [one] Стрелка
    [few] Стрелки
   *[many] Стрелок
}, «{ $effect }»

## Решения

at-decide-die = посетить { $area }
at-decide-die-neutral = посетить { $area } за нейтрального игрока
at-decide-take = взять { $resource }
at-decide-from = взять { $from }
at-decide-swap = обменять { $resource }
at-decide-with = Квартал для обмена: { $area }
at-decide-for = взять в обмен { $resource }
at-decide-move = переместить { $resource }
at-decide-to = переместить { $to }
at-decide-change = изменить кубик { $at }
at-decide-into = переложить кубик { $to }
at-decide-submarine = отправить Субмарину { $to }
at-decide-give = пожертвовать { $resource }
at-decide-done = закончить Пожертвование

## События

at-opened = Раунд { $round }, врата открывает { $name }. Выпало { $dice }.
at-diverted = { $area } закрыта: { $dice } { $dice ->
    [one] кубик отправляется
    [few] кубика отправляются
   *[many] кубиков отправляются
} на Чёрный Рынок.
at-die-taken = { $name } берёт кубик и посещает { $area }.
at-die-given = { $name } отдаёт кубик нейтральному игроку и посещает за него { $area }.
at-took = { $reason ->
    [visit] { $name } берёт { $resource } { $from }.
    [submarine] { $name } берёт { $resource } { $from } благодаря Субмарине.
   *[effect] { $name } берёт { $resource } { $from } благодаря эффекту.
}
at-found-nothing = { $name } не находит ресурсов { $at }.
at-led-on = { $name } выбрасывает { $roll } и посещает ещё и { $area }.
at-swapped = { $name } меняет { $given } { $here } на { $taken } { $there }.
at-moved = { $name } перемещает { $resource } { $from } { $to }.
at-die-changed = { $name } перекладывает кубик { $from } { $to }.
at-submarine-moved = { $name } перемещает Субмарину { $from } { $to }.
at-submarine-leaves = Субмарина уходит { $to }.
at-hand-pushed = Стрелка идёт с деления { $from } на { $to }, эффект деления не применяется.
at-emptied = { $area }: ресурсов не осталось, начисляются очки.
at-tile-won = { $name } забирает тайл { $from }: больше всего { $resource } ({ $held }).
at-tile-lost = Ни у кого нет { $resource }: тайл убирается из игры.
at-revealed = { $area }, новый тайл — { $tile }.
at-check-won = { $name } получает за Проверку { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-donation-began = Пожертвование: ресурсы можно обменять на победные очки.
at-cannot-donate = { $name }: для Пожертвования не хватает ресурсов.
at-gave = { $name } жертвует { $resource }.
at-donated-none = { $name } ничего не жертвует.
at-time-up = Стрелка дошла до конца, раунд { $round } — последний: финальный подсчёт очков.

at-hand-moved = Последний кубик остался { $at }, и Стрелка идёт с деления { $from } на { $to }.
at-rolled-well = { $name } выбрасывает { $roll }, удача.
at-rolled-ill = { $name } выбрасывает { $roll }, не повезло.
at-no-effect = { $name } не может применить эффект { $at }.
at-placed = { $name } — { $place ->
    [first] столько же { $resource }, сколько у первого
   *[second] второе место по числу { $resource }
} ({ $held }), { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-given-back = Никто не оставляет себе { $resource }. { $market ->
    [0] Всё ложится
   *[some] На Чёрный Рынок ложится { $market }, { $district }
} на новый тайл.
at-closed = { $area } под водой, тайлы закончились, и { $resource } в игре больше нет.
at-checked = { $any ->
    [no] Проверка по числу { $resource }, но их ни у кого нет.
   *[yes] Проверка по числу { $resource }, очко тому, у кого их больше всего.
}
at-checked-all = { $any ->
    [no] Проверка по всем ресурсам, но их ни у кого нет.
   *[yes] Проверка по всем ресурсам вместе, очко тому, у кого их больше всего.
}
at-donated = { $name } жертвует { $given } { $given ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
} и получает { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-majority = { $name } — { $place ->
    [first] в конце игры больше всего { $resource }
   *[second] в конце игры второе место по числу { $resource }
} ({ $held }), { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-result = { $name } заканчивает с { $total } { $total ->
    [one] очком.
    [few] очками.
   *[many] очками.
}

## Ход одной строкой журнала

at-turn = { $head }: { $parts }
at-turn-round = раунд { $round } · врата открывает { $name } { $dice }
at-turn-visit = { $area }{ $neutral ->
    [yes] {" "}за нейтрального игрока
   *[no] {""}
}
at-turn-clock = последний кубик { $at }, Стрелка { $from } → { $to }
at-turn-emptied = { $area }, пусто
at-turn-time-up = часы остановились
at-turn-gift = { $given ->
    [0] ничего не жертвует
   *[some] жертвует { $given } за { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
}
at-part-took = { $reason ->
    [submarine] { $what } (Субмарина)
    [effect] ещё { $what }, { $from }
   *[visit] { $what }
}
at-part-nothing = брать нечего
at-part-no-effect = без эффекта
at-part-rolled = { $success ->
    [yes] выпало { $roll }
   *[no] выпало { $roll }, мимо
}
at-part-led-on = выпало { $roll }, дальше { $area }
at-part-swapped = { $given } на { $taken }, { $there }
at-part-moved = { $what } → { $to }
at-part-die = кубик { $from } → { $to }
at-part-submarine = Субмарина → { $to }
at-part-hand = Стрелка { $from } → { $to }
at-part-diverted = { $area } под водой, { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} на Рынок
at-part-tile = { $name } забирает тайл ({ $held })
at-part-tile-lost = ни у кого нет, тайл убран
at-part-points = { $name } +{ $points }
at-part-revealed = новый тайл «{ $tile }»
at-part-closed = под водой
at-part-checked = больше всего { $resource }
at-part-gifts = Пожертвование
at-part-majority = { $what } { $name } +{ $points }
at-all-kinds = ресурсов всех типов

## Отказы

at-no-first = { $what ->
    [die] Сначала возьмите кубик.
    [take] Сначала выберите, какой ресурс взять.
    [from] Сначала выберите, из какого Квартала взять ресурс.
    [swap] Сначала выберите здесь ресурс для обмена.
    [with] Сначала выберите Квартал для обмена.
    [for] Сначала выберите, какой ресурс взять в обмен.
    [move] Сначала выберите, какой ресурс переместить.
    [to] Сначала выберите, куда переместить ресурс.
    [change] Сначала выберите, какой кубик изменить.
    [into] Сначала выберите, куда переложить кубик.
    [submarine] Сначала переместите Субмарину.
    [give] Сейчас время Пожертвования: жертвуйте или закончите его.
   *[nothing] Решать нечего.
}
at-no-die = Кубика { $at } нет.
at-no-neutral = За этим столом нет нейтрального игрока.
at-no-given = В этом раунде вы уже отдали кубик нейтральному игроку.
at-no-must-give = Ваш последний кубик в раунде достаётся нейтральному игроку.
at-no-not-there = Нет { $resource } { $at }.
at-no-same-district = { $area }: вы и так здесь, нужен другой Квартал.
at-no-closed = { $area }: тайлы закончились, Квартал закрыт.
at-no-nothing-there = Ресурсов { $at } нет.
at-no-same-area = { $area }: это та же Область, выберите другую.
at-no-not-held = У вас нет { $resource }.
at-no-too-few = Ресурсов слишком мало: для Пожертвования нужно { $needed }.
at-no-unpaired = Жертвуют по { $bundle }: добавьте ещё или верните последнее.

## Экран

at-row-tiles = тайлов
at-row-dice = кубики
at-row-goods = ресурсы
at-row-visit = визит
at-row-last = посл. кубик
at-row-points = очки +итог
at-row-clock = часы { $hand }/{ $end }
at-row-hand = Стрелка
at-all = все
at-drowned = затонула
at-area-short = { $area ->
    [jewellers] Ювелирная
    [library] Библиотека
    [inn] Гостиница
    [workshop] Мастерская
    [forge] Кузница
   *[market] Рынок
}
at-kind-short = { $resource ->
    [gems] самоцв.
    [books] книги
    [supplies] припасы
    [tools] инстр.
   *[swords] мечи
}
at-goods = { $count } { $resource ->
    [gems] { $count ->
        [one] Самоцвет
        [few] Самоцвета
       *[many] Самоцветов
    }
    [books] { $count ->
        [one] Книга
        [few] Книги
       *[many] Книг
    }
    [supplies] { $count ->
        [one] Припас
        [few] Припаса
       *[many] Припасов
    }
    [tools] { $count ->
        [one] Инструмент
        [few] Инструмента
       *[many] Инструментов
    }
   *[swords] { $count ->
        [one] Меч
        [few] Меча
       *[many] Мечей
    }
}
at-resource-noun = { $resource ->
    [gems] Самоцвет
    [books] Книга
    [supplies] Припас
    [tools] Инструмент
   *[swords] Меч
}
at-resource-bare = { $resource ->
    [gems] Самоцвет
    [books] Книга
    [supplies] Припас
    [tools] Инструмент
   *[swords] Меч
}
at-stop = { $stop ->
    [gems] самоцв.
    [books] книга
    [supplies] припас
    [tools] инстр.
    [swords] меч
    [all] все
    [gift] дар
   *[end] конец
}
at-effect-cell = { $effect ->
    [one_more] { $on }: ещё один
    [swap] обмен с Кварталом
    [visit_again] { $on }: ещё визит
    [from_another] { $on }: взять в другом
    [to_market] один на Рынок
    [on_die] { $die }-й кубик: ещё один
    [clock_hand] { $on }: часы идут на { $steps }
    [market_to_another] с Рынка в Квартал
    [change_die] изменить кубик
    [submarine] двинуть Субмарину
    [to_another] один в др. Квартал
    [from_market] { $on }: один с Рынка
   *[none] ничего больше
}
at-effect-brief = { $effect ->
    [one_more] Бросок { $on }: ещё один ресурс
    [swap] Обмен с другим Кварталом
    [visit_again] Бросок { $on }: новый бросок и визит
    [from_another] Бросок { $on }: взять в другом Квартале
    [to_market] Один ресурс идёт на Рынок
    [on_die] Ваш { $die }-й кубик в раунде: ещё один
    [clock_hand] Бросок { $on }: Стрелка идёт на { $steps }
    [market_to_another] Один ресурс с Рынка в другой Квартал
    [change_die] Изменить невзятый кубик
    [submarine] Переместить Субмарину
    [to_another] Один ресурс в другой Квартал
    [from_market] Бросок { $on }: взять с Рынка
   *[none] Без эффекта
}
at-then = { $effect ->
    [one_more] Затем бросок: на { $on } — ещё один ресурс отсюда.
    [swap] Затем обмен: ресурс отсюда на ресурс из другого Квартала.
    [visit_again] Затем бросок: на { $on } — новый бросок и визит туда.
    [from_another] Затем бросок: на { $on } — ресурс из другого Квартала.
    [to_market] Затем один ресурс отсюда идёт на Чёрный Рынок.
    [on_die] Если это ваш { $die }-й кубик в раунде, отсюда ещё один ресурс.
    [clock_hand] Затем бросок: на { $on } — Стрелка на { $steps } вперёд, без эффекта.
    [market_to_another] Затем один ресурс с Чёрного Рынка идёт в другой Квартал.
    [change_die] Затем кубик, который никто не взял, — в другую Область.
    [submarine] Затем Субмарина идёт в другую Область.
    [to_another] Затем один ресурс отсюда идёт в другой Квартал.
    [from_market] Затем бросок: на { $on } — ресурс с Чёрного Рынка.
   *[none] Больше здесь ничего не происходит.
}
at-number = { $number ->
    [1] Единица
    [2] Двойка
    [3] Тройка
    [4] Четвёрка
    [5] Пятёрка
   *[6] Шестёрка
}
at-top-round = раунд { $round } · { $long ->
    [yes] врата открывает { $name }
   *[no] начинает { $name }
}
at-top = { $asked ->
    [die] { $name } берёт кубик, { $number ->
        [1] первый
        [2] второй
        [3] третий
       *[more] четвёртый
    } из { $of ->
        [1] одного
        [2] двух
        [3] трёх
       *[more] четырёх
    }
    [take] { $name } берёт ресурс { $at }
    [from] { $name } берёт из другого Квартала
    [swap] { $name } меняет ресурс — какой?
    [with] { $name } меняет — с каким Кварталом?
    [for] { $name } меняет — на что?
    [move] { $name } перемещает ресурс { $at }
    [to] { $name } перемещает — куда?
    [change] { $name } меняет кубик — какой?
    [into] { $name } перекладывает кубик — куда?
    [submarine] { $name } ведёт Субмарину
    [give] { $name } жертвует ресурсы за очки
   *[nothing] часы остановились
}
at-top-neutral = { $asked } (нейтр.)
at-lately = после вашего хода
at-if-it-ended = если бы часы встали сейчас
at-clock-key = { $gems }: больше всех +{ $points } { $dot } { $all } всего { $dot } $ дар
at-tiles-more = { $tiles } { $tiles ->
    [one] тайл
    [few] тайла
   *[many] тайлов
}, ещё { $other }
at-done = всё
at-points = { $points } ПО
at-you = вы
at-seat = игрок { $number }
at-neutral-short = Нейтр.
at-for-neutral = за нейтр.
at-preview-for-neutral = Этот кубик вы берёте за нейтрального игрока: он получает ресурс, и эффект работает на него.
at-key-tiles = тайлы
at-tiles-title = Все тайлы города
at-tiles-foot = t назад к столу
at-tile-below = ниже
at-tile-won-by = взят
at-gain = { $what }: { $who ->
    [neutral] нейтр.
   *[you] у вас
} { $now } → { $then }, { $most ->
    [0] у других нет
   *[some] у других до { $most }
}, { $stand }.
at-stand = { $stand ->
    [level] поровну с первым, по +{ $points }
    [stays-first] { $who ->
        [neutral] первое место остаётся, +{ $points }
       *[you] +{ $points } остаётся у вас
    }
    [first] { $who ->
        [neutral] первое место, +{ $points }
       *[you] +{ $points } переходит к вам
    }
    [second-then] тогда только второе место, +{ $points }
    [stays-second] второе место остаётся, +{ $points }
    [second] второе место, +{ $points }
    [lost] тогда места нет
   *[none] места пока нет
}
at-line = { $area } — { $gain }; { $effect }
at-line-gain = { $what } { $now } → { $then }, { $stand }
at-line-nothing = брать нечего
at-empties = { $any ->
    [yes] { $area } опустеет. У кого больше { $resource }: { $scores }.
   *[no] { $area } опустеет, но { $resource } ни у кого нет.
}
at-preview-nothing = Брать там нечего.
at-preview-double = { $ample ->
    [yes] Здесь Субмарина, поэтому вы возьмёте ещё один ресурс.
   *[no] Субмарина: +1.
}
at-preview-left = После этого здесь { $left ->
    [one] останется { $left } ресурс
    [few] останется { $left } ресурса
   *[many] останется { $left } ресурсов
}, { $tiles } { $tiles ->
    [one] тайл.
    [few] тайла.
   *[many] тайлов.
}
at-preview-done = { $given ->
    [0] Вы ничего не жертвуете.
   *[some] Вы жертвуете { $given } { $given ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    } и получаете { $points } { $points ->
        [one] очко.
        [few] очка.
       *[many] очков.
    }
}
at-preview-give = { $given } за { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}. { $what } { $now } → { $then }, { $stand }; ресурс вернётся в свой Квартал.
at-preview-submarine = Кто посетит { $area }, пока она там, возьмёт на ресурс больше.
at-preview-into = Кубик будет лежать { $at }.
at-preview-there = Сейчас { $at }: { $goods }.
at-preview-bare = Ресурсов { $at } нет.
at-prompt-give = жертвуйте ресурсы, { $resources } за { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
at-roll-title = Бросок { $at }, кубик у игрока { $name }
at-roll-head = { $number }: { $success ->
    [yes] удача!
   *[no] мимо.
}
at-roll-nothing = На этот раз ничего.
at-roll-took = { $what } сверх того, { $from }.
at-roll-hand = Стрелка идёт с деления { $from } на { $to }, без эффекта.
at-roll-on = Новый бросок — { $roll }, он открывает { $area }.
at-roll-again = Кубик бросают снова, он откроет другую Область.
at-moment-foot = Enter дальше
at-reveal-title = { $area }: пусто
at-who-most = У кого больше всего { $resource }?
at-takes-tile = забирает тайл  +{ $points }
at-takes-place = { $place ->
    [first] поровну с первым  +{ $points }
   *[second] второе место  +{ $points }
}
at-tie = У { $others } столько же. Тайл забирает { $winner } — ближе к первому игроку, — и второго места нет.
at-sinks = { $area } погружается на треть, { $left ->
    [one] остаётся { $left } тайл.
    [few] остаётся { $left } тайла.
   *[many] остаётся { $left } тайлов.
}
at-check-title = Часы
at-sign = { $sign ->
    [die] кубик в этой Области
    [open] сюда можно: её клавиша
    [closed] здесь сейчас нечего выбрать
    [submarine] Субмарина: визит даёт на ресурс больше
    [gems] 3 Самоцвета
    [books] 3 Книги
    [supplies] 3 Припаса
    [tools] 3 Инструмента
    [swords] 3 Меча
    [nearly-gone] в Квартале не больше двух ресурсов
    [changed] изменилось после вашего хода
    [first] больше всех: +{ $first } при подсчёте сейчас
    [second] второе место: +{ $second } при подсчёте сейчас
    [points] очки и + за конец прямо сейчас
    [taken] кубики, взятые в этом раунде
    [neutral] нейтральный игрок
    [hands] на столько последний кубик двинет Стрелку
    [hand] Стрелка часов
    [check] Проверка: больше всех, +{ $check }
    [check-all] Проверка по всем ресурсам, +{ $check }
    [gift] дар: { $resources } ресурса за { $points }
   *[end] часы встают, конец игры
}

at-prompt = { $asked ->
    [die] выберите кубик
    [from] выберите Квартал, откуда взять ресурс
    [swap] обмен: выберите ресурс здесь
    [with] обмен: выберите Квартал
    [for] обмен: выберите ресурс там
    [move] выберите, какой ресурс переместить
    [to] выберите, куда его переместить
    [change] выберите, какой кубик изменить
    [into] выберите, куда переложить кубик
    [submarine] переместите Субмарину
   *[nothing] игра окончена
}
at-prompt-take = { $reason ->
    [visit] возьмите ресурс { $from }
    [submarine] Субмарина: возьмите ещё один { $from }
   *[effect] эффект: возьмите ресурс { $from }
}
at-prompt-with = обменять { $resource }: выберите Квартал
at-prompt-for = обменять { $resource }: выберите, на что
at-prompt-to = переместить { $resource }: выберите, куда
at-prompt-neutral = за нейтрального игрока: { $asked }
at-final-title = последний подсчёт
at-final-total = всего
at-final-cell = { $held }→{ $points }
at-final-kind = { $resource ->
    [gems] Самоцв.
    [books] Книги
    [supplies] Припасы
    [tools] Инстр.
   *[swords] Мечи
}
at-final-note = По типам: сколько есть→сколько очков. Всего — вместе с тайлами, местами, Проверками и Пожертвованиями.
at-neutral-result = Нейтральный игрок набрал { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, но победить не может.
at-advice = { $stage ->
    [die] Возьмите кубик: он открывает Область, где лежит. Там вы берёте ресурс (два, если там Субмарина), а потом срабатывает эффект Области. Кубик, оставшийся в конце раунда, двигает Стрелку часов на число стрелок этой Области; строка «посл. кубик» показывает, где она остановится. { $neutral ->
        [yes] Один из своих кубиков в каждом раунде вы берёте за нейтрального игрока.
       *[no] {""}
    }
    [take] Выберите ресурс. Когда в Квартале не останется ни одного, сразу начисляют очки: тот, у кого этого ресурса больше всего, забирает тайл, второй получает очко; потом все возвращают этот ресурс.
    [submarine] Переместите Субмарину в другую Область. Кто её посетит, возьмёт на один ресурс больше — и вы тоже, но не за это посещение.
    [donate] Отдайте ресурсы за очки: { $resources } любых — за { $points }. Они вернутся в свои Кварталы. Или закончите.
    [effect] Эффект Области: выберите на поле. Отказаться нельзя, если есть что выбрать.
   *[over] Решать нечего.
} Ресурсы: { $letters }.
