### Tikal: titles, decisions, events, refusals.

tk-title = Тикаль
tk-about = Открывайте джунгли жетон за жетоном и тратьте очки действий на раскопки пирамид и сокровищ.
tk-length = 90 мин

tk-variant = { $name ->
    [mode] откуда берутся жетоны
   *[first] кто начинает
}
tk-choice = { $choice ->
    [mode-basic] каждый ход открывают следующий жетон: базовая игра
    [mode-auction] за право выбрать жетон торгуются победными очками: тактическая игра
    [first-random] как решит жребий
    [first-1] первый игрок
    [first-2] второй игрок
    [first-3] третий игрок
   *[first-4] четвёртый игрок
}
tk-progress = жетон { $now } из { $of }
tk-category = { $name ->
    [temples] пирамиды
    [treasures] сокровища
    [purse] начальные очки
    [bids] оплаченные ставки
    [highest] самая высокая пирамида
   *[most] больше сокровищ
}

## Фигурки, жетоны, сокровища, направления

tk-party = { $who ->
    [leader] лидера
    [worker] исследователя
    [worker-and-leader] исследователя и лидера
    [workers] { $workers } { $workers ->
        [one] исследователя
        [few] исследователей
       *[many] исследователей
    }
   *[workers-and-leader] { $workers } { $workers ->
        [one] исследователя
        [few] исследователей
       *[many] исследователей
    } и лидера
}
tk-kind = { $kind ->
    [base] базовый лагерь
    [temple] пирамида { $number }
    [ruin] развалины { $number }
    [clearing] поляна
   *[volcano] вулкан
}
tk-kind-laid = { $kind ->
    [base] базовый лагерь
    [temple] пирамиду { $number }
    [ruin] развалины
    [clearing] поляну
   *[volcano] вулкан
}
tk-treasure = { $treasure ->
    [mask] маска
    [jade] нефрит
    [idol] идол
    [blade] клинок
    [disc] диск
    [shell] раковина
    [vase] ваза
   *[feather] перо
}
tk-treasure-one = { $treasure ->
    [mask] маску
    [jade] нефрит
    [idol] идола
    [blade] клинок
    [disc] диск
    [shell] раковину
    [vase] вазу
   *[feather] перо
}
tk-treasure-none = { $treasure ->
    [mask] нет маски
    [jade] нет нефрита
    [idol] нет идола
    [blade] нет клинка
    [disc] нет диска
    [shell] нет раковины
    [vase] нет вазы
   *[feather] нет пера
}
tk-direction = { $side ->
    [north] север
    [north-east] северо-восток
    [south-east] юго-восток
    [south] юг
    [south-west] юго-запад
   *[north-west] северо-запад
}

## Решения

tk-decide-bid = поставить { $bid } ПО
tk-decide-pass = пас
tk-decide-choose = выбрать жетон { $tile }
tk-decide-lay = положить жетон на { $hex }, повернув на { $direction }
tk-decide-enter = привести { $party } на { $hex }
tk-decide-move = перевести { $party } с { $from } на { $to }
tk-decide-dig = копать на { $hex }
tk-decide-exchange = взять { $taken } у игрока { $seat }, отдать { $given }
tk-decide-camp = разбить лагерь на { $hex }
tk-decide-guard = поставить смотрителя на { $hex }
tk-decide-end = закончить ход

## События

tk-began = { $name } начинает.
tk-began-with = { $name } начинает. У каждого { $purse } ПО.
tk-drawn = { $name } открывает { $tile }: { $kind }.
tk-no-place = { $name } не находит места для { $tile } ({ $kind }): жетон выходит из игры.
tk-laid = { $name } кладёт { $kind } на { $hex }.
tk-laid-ruin = { $name } кладёт { $kind } на { $hex }: { $treasures } { $treasures ->
    [one] сокровище.
    [few] сокровища.
   *[many] сокровищ.
}
tk-entered = { $name } приводит { $party } на { $hex }.
tk-moved = { $name } переводит { $party } с { $from } на { $to }.
tk-uncovered = { $name } копает { $hex }: ступень { $level }.
tk-found = { $name } берёт сокровище: { $treasure }.
tk-found-last = { $name } берёт на { $hex } последнее сокровище: { $treasure }.
tk-exchanged = { $name } отдаёт { $given }, { $other } взамен — { $taken }.
tk-camped = { $name } разбивает лагерь на { $hex }.
tk-guarded = { $name } ставит смотрителя на { $hex }: ступень { $level }.
tk-guarded-out = { $out ->
    [nobody] {""}
    [leader] {" "}Вне игры: лидер.
    [workers] {" "}Вне игры: { $workers } { $workers ->
        [one] исследователь.
        [few] исследователя.
       *[many] исследователей.
    }
   *[workers-and-leader] {" "}Вне игры: { $workers } { $workers ->
        [one] исследователь
        [few] исследователя
       *[many] исследователей
    } и лидер.
}
tk-scoring = Подсчёт { $number }: начинает { $name }.
tk-last-scoring = Последний подсчёт: начинает { $name }.
tk-scored = { $name } получает { $points }: пирамиды { $temples }, сокровища { $treasures }. Теперь { $total } ПО.
tk-offered = Раунд { $round }: жетоны { $tiles }. Торги открывает { $name }.
tk-bid = { $name } ставит { $bid }.
tk-passed = { $name } пасует.
tk-won = { $name } платит { $paid } ПО и выбирает.
tk-won-free = { $name } выбирает бесплатно: все спасовали.
tk-chosen = { $name } берёт { $tile }: { $kind }.
tk-chosen-last = { $name } получает последний жетон, { $tile }: { $kind }.
tk-result = { $name }: итог — { $total } ПО.

## Отказы

tk-no-first = { $what ->
    [bid] Сначала торги: сделайте ставку или спасуйте.
    [choose] Сначала выберите жетон.
    [lay] Сначала положите жетон.
    [spend] Сейчас тратят очки действий: потратьте их или закончите ход.
   *[nothing] Решать нечего.
}
tk-no-bid-too-low = Слишком мало: ставьте хотя бы { $least } ПО или пасуйте.
tk-no-bid-too-high = У вас { $most } ПО: поставить больше нельзя.
tk-no-not-offered = Жетона { $tile } на торгах нет.
tk-no-explored = Гекс { $hex } уже разведан: жетоны кладут в джунгли.
tk-no-apart = Рядом с { $hex } нет разведанных гексов.
tk-no-road = При таком повороте с { $hex } нет дороги ни к одному соседу.
tk-no-looks-like = Это то же самое, что повернуть на { $direction }: так и поверните.
tk-no-seals = Вулкан на { $hex } отрезал бы часть джунглей.
tk-no-unexplored = На { $hex } ещё джунгли.
tk-no-volcano = На { $hex } вулкан: туда нельзя.
tk-no-few-workers = { $any ->
    [no] На { $hex } нет ваших исследователей.
   *[yes] На { $hex } у вас только { $workers } { $workers ->
        [one] исследователь.
        [few] исследователя.
       *[many] исследователей.
    }
}
tk-no-few-in-supply = { $any ->
    [no] В запасе не осталось исследователей.
   *[yes] В запасе только { $workers } { $workers ->
        [one] исследователь.
        [few] исследователя.
       *[many] исследователей.
    }
}
tk-no-leader = Вашего лидера нет на { $hex }.
tk-no-leader-is-out = Вашего лидера уже нет в запасе.
tk-no-same-hex = Они и так там стоят: выберите другой гекс.
tk-no-way = Дороги к { $hex } нет.
tk-no-too-dear = Это стоит { $cost } ОД, а у вас осталось { $left }.
tk-no-nothing-to-dig = На { $hex } нет ни пирамиды, ни развалин.
tk-no-is-guarded = У пирамиды на { $hex } уже есть смотритель: она закончена.
tk-no-level = Ступеней { $level } не осталось: эта пирамида закончена.
tk-no-dug-out = На { $hex } не осталось сокровищ.
tk-no-nobody = На { $hex } нет никого из ваших.
tk-no-enough-dug = На { $hex } в этом ходу вы уже копали { $dug } { $dug ->
    [one] раз
    [few] раза
   *[many] раз
}: больше не позволяют ни правила, ни число тех, кто там стоит.
tk-no-same-kind = Это сокровища одного вида: такого обмена нет.
tk-no-yourself = Меняться с самим собой нельзя.
tk-no-not-yours = У вас { $treasure }.
tk-no-not-theirs = У игрока { $seat } { $treasure }.
tk-no-your-set = У вас не одно такое сокровище ({ $treasure }): набор не разбивают.
tk-no-their-set = У игрока { $seat } не одно такое сокровище ({ $treasure }): набор не разбивают.
tk-no-camp-site = На { $hex } лагерь не разбить: нужна поляна или пустые развалины.
tk-no-treasures-left = На { $hex } ещё есть сокровища: лагерь — только после последнего.
tk-no-has-camp = На { $hex } уже есть лагерь.
tk-no-camp-left = У вас не осталось лагерей.
tk-no-temple = На { $hex } нет пирамиды.
tk-no-guard-left = У вас не осталось смотрителей.
tk-no-not-controlled = Пирамида на { $hex } не под вашим контролем: у вас там нет перевеса.


### Tikal: the screen.

## Что делать

tk-status = { $stack ->
    [empty] стопка пуста
   *[next] след. { $next } ({ $left })
} · вулканы { $volcanoes }/{ $of }
tk-status-points = ОД { $blocks } { $points }
tk-status-scoring = подсчёт { $number } из { $of }
tk-prompt = { $asked ->
    [bid] ставка за первый выбор или пас
    [choose] выбрать жетон
    [lay] положить жетон
    [spend] потратить очки действий, осталось { $points }
   *[nothing] игра окончена
}
tk-advice = { $stage ->
    [bid] Ставьте победные очки за право выбрать жетон или пасуйте: вверх и вниз меняют ставку, цифры вводят её. Влево и вправо — рассмотреть жетон: поле покажет, куда он ляжет.
    [choose] Выберите один из выложенных жетонов: цифрой или стрелками.
    [lay] Положите жетон: стрелки ведут от места к месту, r поворачивает. Хотя бы один камень должен соединять его с разведанной территорией; числа на границах показывают, какими будут дороги.
    [spend] У вас { $points } очков действий. Встаньте на гекс, где что-то должно произойти: список скажет, что там можно сделать, за сколько и что это изменит при подсчёте прямо сейчас. Буквы действуют сразу, Enter ведёт по списку. e заканчивает ход.
   *[nothing] Игра окончена. v — просмотреть её по шагам.
}{ $mode ->
    [auction] {" "}Ставка оплачивается сразу.
   *[basic] {""}
}
tk-sign = { $sign ->
    [road] цена перехода; стена без цифры закрыта
    [stones] один, два, три камня, обращённых к джунглям
    [temple] пирамида и тот, кто её контролирует
    [guard] то же, со смотрителем
    [treasure] сокровище; уже добытое
    [workers] столько исследователей и лидер
    [camp] лагерь
    [clearing] поляна
    [volcano] вулкан: туда не войти
    [jungle] джунгли
    [reach] сколько ОД стоит туда попасть
    [fresh] изменилось с вашего прошлого хода
    [supply] исследователи в запасе и лидер, если он ещё там
    [left] оставшиеся лагеря и смотрители
   *[next] буква следующего жетона; столько таких осталось
}
tk-sign-treasures = сокровища: { $treasures }
tk-now = сейчас +{ $now }
tk-now-parts = сейчас +{ $now } = { $temples }+{ $treasures }

## Клавиши

tk-key-turn = повернуть
tk-key-leader = лидер
tk-key-look = цены, перевес
tk-key-pass = пас
tk-act-key = { $act ->
    [new] новый
    [new-leader] лидер
    [several] несколько
    [fetch] позвать
    [move] идти
    [dig] копать
    [camp] лагерь
    [guard] смотритель
    [exchange] обмен
   *[end] конец
}

## Что можно сделать на гексе

tk-act = { $act ->
    [new] исследователь сюда
    [new-leader] лидер сюда
    [several] несколько сюда
    [fetch] позвать сюда
    [move] идти отсюда
    [dig] копать
    [camp] разбить лагерь
    [guard] смотритель
    [exchange] обмен сокровищами
   *[end] закончить ход
}
tk-act-level = копать { $level }→{ $next }, ещё { $left }
tk-act-finished = копать нечего
tk-whose = { $whose ->
    [guards] смотритель: { $name }
    [camp] лагерь: { $name }
    [leads] перевес: { $name }
   *[nobody] ничья
}
tk-nobody-there = { $kind ->
    [volcano] сюда не войти
   *[ground] никого нет
}
tk-dug = раскопано { $dug }
tk-no-hex = Сначала встаньте на гекс.
tk-no-fetch = Ваших фигурок больше нигде нет.
tk-no-single-own = У вас нет одиночных сокровищ, а пары и тройки не меняют.
tk-no-single-theirs = У других нет одиночных сокровищ, а пары и тройки не меняют.
tk-no-other-kind = Другого сокровища взять не у кого.

## Выбор

tk-step-move = идти с { $hex }
tk-step-fetch = позвать на { $hex }
tk-step-several = новые на { $hex }
tk-step-take = взять сокровище
tk-step-give = { $treasure } — за что?
tk-step-lay = положить { $tile }
tk-step-choose = выбрать жетон
tk-step-bid = ставка
tk-of = из { $all }
tk-lay-counts = { $places ->
    [one] { $places } место
    [few] { $places } места
   *[many] { $places } мест
}, поворот { $turn } из { $turns }
tk-take = игрок { $seat }: { $treasure }
tk-give = за { $treasure }

## К чему ведёт выбор

tk-preview-bid = Останется { $left } ПО.
tk-preview-pass = Выйти из этих торгов, ничего не платя.
tk-preview-end = { $any ->
    [no] Все очки действий потрачены.
   *[yes] { $points ->
        [one] Сгорит { $points } очко действий.
        [few] Сгорят { $points } очка действий.
       *[many] Сгорят { $points } очков действий.
    }
}
tk-preview-route = путь: { $route }
tk-preview-walk = { $count } × { $each } = { $cost } ОД, останется { $left }
tk-preview-cost = { $cost } ОД, останется { $left }
tk-preview-leads = { $who ->
    [nobody] { $hex }: перевеса не будет
    [you] { $hex }: перевес будет у вас
   *[another] { $hex }: перевес будет у игрока { $seat }
}
tk-preview-now = сейчас +{ $before } → +{ $after }
tk-preview-volcano = На вулкан никто не войдёт.
tk-preview-in = исследователь сюда: { $cost } ОД
tk-road = { $hex } за { $cost }
tk-roads = пути: { $roads }
tk-walls = стены: { $walls }
tk-sure-end = { $points ->
    [one] Закончить? Сгорит { $points } очко действий.
    [few] Закончить? Сгорят { $points } очка действий.
   *[many] Закончить? Сгорят { $points } очков действий.
}
tk-sure-guard = Смотритель на { $hex } — навсегда?{ $leader ->
    [no] {""}
    [guards] {" "}Смотрителем станет ваш лидер и больше не сойдёт с места.
   *[goes] {" "}ВАШ ЛИДЕР выйдет из игры.
} { $any ->
    [no] {""}
   *[yes] { $workers ->
        [one] Из игры выйдет { $workers } исследователь.
        [few] Из игры выйдут { $workers } исследователя.
       *[many] Из игры выйдут { $workers } исследователей.
    }
}
tk-tile-told = { $tile }{ $volcano ->
    [yes] {". "}Вызовет подсчёт очков.
   *[no] {". "}Поле показывает, куда ляжет жетон.
}
tk-sheet = по подсчётам
tk-sheet-column = { $name ->
    [temples] пир.
    [treasures] сокр.
    [purse] старт
   *[bids] став.
}
tk-round = { $last ->
    [yes] кон.
   *[no] { $number }
}

## Торги и подсчёт

tk-auction = { $left ->
    [one] торги: { $left } жетон
    [few] торги: { $left } жетона
   *[many] торги: { $left } жетонов
}
tk-bidder = { $state ->
    [played] жетон взят
    [out] пас
    [turn] ставит сейчас
    [best] ставка { $bid }, высшая
    [bid] ставка { $bid }
   *[waits] ждёт
}
tk-your-bid = ◂ { $bid } ▸ из { $have } ПО
tk-pass = p пас
tk-levels = ступеней осталось
tk-scoring-now = если считать сейчас

tk-treasure-letter = { $treasure ->
    [mask] М
    [jade] Н
    [idol] И
    [blade] К
    [disc] Д
    [shell] Р
    [vase] В
   *[feather] П
}

# On the board itself; the base has four cells.
tk-board-base = БАЗА
tk-board-clearing = поляна
tk-board-ruin = руины
