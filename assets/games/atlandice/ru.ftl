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
at-effect-short = { $effect ->
    [one_more] { $on }: ещё ресурс
    [swap] обмен с Кварталом
    [visit_again] { $on }: ещё визит
    [from_another] { $on }: из др. Квартала
    [to_market] один на Чёрный Рынок
    [on_die] { $die }-й кубик: ещё
    [clock_hand] { $on }: Стрелка +{ $steps }
    [market_to_another] с Рынка в Квартал
    [change_die] изменить кубик
    [submarine] двинуть Субмарину
    [to_another] один в др. Квартал
   *[from_market] { $on }: с Рынка
}
at-effect = { $effect ->
    [one_more] Бросок: { $on } — ещё один ресурс отсюда.
    [swap] Обмен: ресурс отсюда на ресурс в другом Квартале.
    [visit_again] Бросок: { $on } — новый бросок, и туда же визит.
    [from_another] Бросок: { $on } — ресурс из другого Квартала.
    [to_market] Один ресурс отсюда — на Чёрный Рынок.
    [on_die] Если это ваш { $die }-й кубик в раунде — ещё ресурс.
    [clock_hand] Бросок: { $on } — Стрелка на { $steps } вперёд, без эффекта.
    [market_to_another] Один ресурс с Чёрного Рынка — в другой Квартал.
    [change_die] Кубик, который никто не взял, — в другую Область.
    [submarine] Субмарина — в другую Область.
    [to_another] Один ресурс отсюда — в другой Квартал.
   *[from_market] Бросок: { $on } — ресурс с Чёрного Рынка.
}
at-market-effect = Без эффекта.

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

at-opened = Раунд { $round }: { $name } открывает врата. Кубики: { $dice }.
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
at-no-effect = { $name }: применить эффект { $at } не получается.
at-rolled-well = { $name } выбрасывает { $roll }: удача.
at-rolled-ill = { $name } выбрасывает { $roll }: ничего не вышло.
at-led-on = { $name } выбрасывает { $roll } и посещает ещё и { $area }.
at-swapped = { $name } меняет { $given } { $here } на { $taken } { $there }.
at-moved = { $name } перемещает { $resource } { $from } { $to }.
at-die-changed = { $name } перекладывает кубик { $from } { $to }.
at-submarine-moved = { $name } перемещает Субмарину { $from } { $to }.
at-submarine-leaves = Субмарина уходит { $to }.
at-hand-moved = Последний кубик остался { $at }: Стрелка идёт с деления { $from } на { $to }.
at-hand-pushed = Стрелка идёт с деления { $from } на { $to }, эффект деления не применяется.
at-emptied = { $area }: ресурсов не осталось, начисляются очки.
at-tile-won = { $name } забирает тайл { $from }: больше всего { $resource } ({ $held }).
at-tile-lost = Ни у кого нет { $resource }: тайл убирается из игры.
at-placed = { $name }: { $place ->
    [first] столько же { $resource }, сколько у первого
   *[second] второе место по числу { $resource }
} ({ $held }), { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-given-back = Все возвращают этот ресурс: { $resource } — { $back }; на Чёрный Рынок { $market }, на новый тайл { $district }.
at-revealed = { $area }, новый тайл: { $tile }.
at-closed = { $area }: тайлы закончились. Из игры убираются все ресурсы этого типа: { $resource } — { $removed }.
at-checked = Проверка: у кого больше всего { $resource }? { $any ->
    [no] Ни у кого.
   *[yes] Больше всего — { $most }.
}
at-checked-all = Проверка: у кого больше всего ресурсов всех типов? { $any ->
    [no] Ни у кого ничего нет.
   *[yes] Больше всего — { $most } (всех типов).
}
at-check-won = { $name } получает за Проверку { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-donation-began = Пожертвование: ресурсы можно обменять на победные очки.
at-cannot-donate = { $name }: для Пожертвования не хватает ресурсов.
at-gave = { $name } жертвует { $resource }.
at-donated-none = { $name } ничего не жертвует.
at-donated = { $name }: пожертвовано { $given } { $given ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
}, получено { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-time-up = Стрелка дошла до конца, раунд { $round } — последний: финальный подсчёт очков.
at-majority = { $name }: { $place ->
    [first] в конце игры больше всего { $resource }
   *[second] в конце игры второе место по числу { $resource }
} ({ $held }), { $points } { $points ->
    [one] очко.
    [few] очка.
   *[many] очков.
}
at-result = { $name }: итог — { $total } { $total ->
    [one] очко.
    [few] очка.
   *[many] очков.
}

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

at-status = часы { $hand }/{ $end }
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
at-prompt-give = Пожертвование, { $resources } за { $points } ПО; уже отдано: { $given }
at-prompt-with = обменять { $resource }: выберите Квартал
at-prompt-for = обменять { $resource }: выберите, на что
at-prompt-to = переместить { $resource }: выберите, куда
at-prompt-neutral = за нейтрального игрока: { $asked }
at-points = { $points } ПО
at-owes = н?
at-neutral-short = нейтр.
at-for-neutral = нейтр.
at-submarine-sign = (суб)
at-market-none = без эффекта
at-sunk = под водой
at-rolled = выпало { $die }: { $outcome ->
    [yes] удача
   *[no] впустую
}
at-clock-key = буква: проверка · { $all } все · { $donation } Пожертвование · { $hand }шаги→куда
at-reveal-title = { $area }: ресурсов не осталось
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
at-reveal-tile = тайл
at-preview-visit = { $gain ->
    [none] Брать там нечего. {""}
    [double] Два ресурса (Субмарина). {""}
   *[single] {""}
}{ $emptied ->
    [yes] Квартал опустеет: подсчитают, у кого больше { $resource }. {""}
   *[no] {""}
}{ $effect }
at-preview-neutral = { $visit } (Нейтр.)
at-preview-done = Отдано: { $given }; очков: { $points }.
at-neutral-result = Нейтральный игрок набрал { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, но победить не может.
at-preview-gain = { $resource }: было { $now }, станет { $then }; у других не больше { $most }.{ $emptied ->
    [yes] {" "}Это последний ресурс здесь: подсчёт очков.
   *[no] {""}
}
at-preview-give = Останется { $left } ({ $resource }); ресурс вернётся в свой Квартал.
at-preview-submarine = Кто посетит { $area }, пока она там, возьмёт на ресурс больше.
at-preview-into = Кубик будет лежать { $at }. { $effect }
at-preview-there = Ресурсов { $at } сейчас: { $count }.
at-advice = { $stage ->
    [die] Возьмите кубик: он открывает Область, где лежит. Там вы берёте ресурс (два, если там Субмарина), а потом срабатывает эффект Области. Кубик, оставшийся в конце раунда, двигает Стрелку часов на число стрелок этой Области: в рамках показано, где она остановится. { $neutral ->
        [yes] Один из своих кубиков в каждом раунде вы берёте за нейтрального игрока.
       *[no] {""}
    }
    [take] Выберите ресурс. Когда в Квартале не останется ни одного, сразу начисляют очки: тот, у кого этого ресурса больше всего, забирает тайл, второй получает очко; потом все возвращают этот ресурс.
    [submarine] Переместите Субмарину в другую Область. Кто её посетит, возьмёт на один ресурс больше — и вы тоже, но не за это посещение.
    [donate] Отдайте ресурсы за очки: { $resources } любых — за { $points }. Они вернутся в свои Кварталы. Или закончите.
    [effect] Эффект Области: выберите на поле. Отказаться нельзя, если есть что выбрать.
   *[over] Решать нечего.
} Ресурсы: { $letters }.
