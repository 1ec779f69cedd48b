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

## Сохранённые партии

store-cannot-read = Не удалось прочитать { $file }: { $why }.
store-cannot-save = Не удалось сохранить { $file }: { $why }.
store-cannot-lock = Не удалось создать { $file }, а без него партию могут одновременно открыть другие: { $why }.
store-cannot-make-folder = Не удалось создать папку { $file }: { $why }.
store-cannot-list = Не удалось просмотреть папку { $file }: { $why }.
store-why-not-found = такого файла или папки нет
store-why-denied = нет прав доступа
store-why-full = на диске нет места
store-why-read-only = диск доступен только для чтения
store-exists = { $file } уже существует, а новая партия ничего не перезаписывает: выберите другое имя.
store-in-use = { $file } открыт в другой incognita: сначала закройте его там.
store-link = { $file } — символическая ссылка: укажите сам файл.
store-not-a-file = { $file } — не обычный файл.
store-too-large = { $file } больше { $most } МиБ, а таких больших партий не бывает.
store-empty = { $file } пуст.
store-not-text = { $file } — не текст в UTF-8, а партии сохраняются именно так.
store-byte-order-mark = { $file } начинается с метки порядка байтов, которую добавляют некоторые редакторы: сохраните его в UTF-8 без неё.
store-not-a-save = { $file } — не партия, сохранённая в incognita.
store-newer = { $file } сохранён более новой версией incognita, в формате { $format }; эта версия знает форматы не новее { $ours }.
store-cut-short = { $file } обрывается: конца файла не хватает.
store-damaged = { $file } повреждён в строке { $line } ({ $what }).
store-unknown-game = { $file } — партия в игру «{ $game }», которой в этой версии incognita нет.
store-edited = { $file } изменили после сохранения: печать не соответствует партии.
store-head-differs = { $file } изменили после сохранения: заголовок не соответствует решениям.
store-cannot-open = Не удалось открыть { $file }: { $why }
