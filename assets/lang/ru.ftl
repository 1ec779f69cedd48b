# Тексты, которые не относятся ни к одной игре. Каждое сообщение есть в файле каждого языка.

seat-number = место { $seat }
unknown-event = Случилось нечто, чего эта версия incognita не знает.
unknown-refusal = Правила этого не позволяют.

## Подготовка партии

cannot-open-seats = { $game }: число игроков от { $low } до { $high }, а не { $is }.
cannot-open-choice = При таком числе игроков { $name }={ $value } невозможно.
no-such-option = Нет настройки «{ $name }»; есть: { $offered }.
no-such-value = У настройки «{ $name }» нет значения «{ $value }»; есть: { $offered }.
no-such-bot = Нет бота «{ $level }»; есть: { $offered }.
name-empty = В имени должен быть хотя бы один видимый знак.
name-too-long = Имя не длиннее { $most } { $most ->
    [one] знака
    [few] знаков
   *[many] знаков
}.
name-unprintable = В имени не может быть управляющих символов.
name-taken = Двух игроков зовут «{ $name }»: их не различить.

## Файлы компонентов

bad-components = { $file }, строка { $line }: { $what }
component-range = { $field } — от { $low } до { $high }, а указано { $is }.
component-total = { $field } в сумме должно давать { $should }, а даёт { $is }.
component-not-rising = числа в { $field } должны возрастать: каждое больше предыдущего.

## Решения

match-is-over = Партия окончена.
not-your-turn = Сейчас ходит не { $name }.
unknown-decision = «{ $decision }» — такого решения в этой игре нет.
nothing-to-undo = Отменить нечего: последнее решение открыло что-то новое, или ход уже перешёл.

## Повтор записанной партии

other-rules = партия записана по правилам версии { $record }, а эта incognita играет по версии { $ours }.
other-components = партия записана с другими компонентами ({ $record }), чем сейчас ({ $ours }); укажите папку с нужными через --assets.
bad-decision = решение { $number } ({ $decision }, место { $seat }) невозможно. { $why }
broken-promise = Игра нарушила обещание: { $what }. Пожалуйста, сообщите об этом.
