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
name-too-long = Имя занимает самое большее { $most } { $most ->
    [one] знакоместо
    [few] знакоместа
   *[many] знакомест
}.
name-unprintable = В имени не может быть управляющих символов.
name-misleading = «{ $name }» не может быть именем: его приняли бы за номер места или за стол (table).
name-taken = Двух игроков зовут «{ $name }»: их не различить.

## Файлы компонентов

bad-components = { $file }, строка { $line }: { $what }
component-form = файл компонентов здесь не читается ({ $what }).
component-range = { $field } — от { $low } до { $high }, а указано { $is }.
component-total = { $field } в сумме должно давать { $should }, а даёт { $is }.
component-not-rising = числа в { $field } должны возрастать: каждое больше предыдущего.
component-no-such = в { $field } чего-то нет или оно указано зря: { $name }.
component-twice = в { $field } есть повтор: { $name }.
component-apart = { $field } должны вести и сюда: { $name } — сейчас туда не попасть.

## Решения

match-is-over = Партия окончена.
not-your-turn = Сейчас ходит не { $name }.
too-late = Поздно: на столе уже всё изменилось. Посмотрите ещё раз.
unknown-decision = «{ $decision }» — такого решения в этой игре нет.
nothing-to-undo = Отменить нечего: этот игрок в этой партии пока ничего не решал.
undo-shown = Последнее решение не отменить: оно открыло что-то новое.
undo-passed = Последнее решение не отменить: ход уже перешёл.
no-undo-now = Пока клавиатура переходит из рук в руки, отменить нечего.

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
store-cannot-move = Не удалось убрать или вернуть { $file }: { $why }.
store-why-not-found = такого файла или папки нет
store-why-denied = нет прав доступа
store-why-full = на диске нет места
store-why-too-large = файлы такого размера этому пользователю не разрешены
store-why-not-a-folder = часть пути — не папка
store-why-a-folder = это папка
store-why-not-text = это не текст в UTF-8
store-why-bad-name = у файла не может быть такого имени
store-why-exists = это имя уже занято
store-why-unread = читать его больше некому
store-why-read-only = диск доступен только для чтения
store-why-link = это символическая ссылка
store-why-not-a-file = это не обычный файл
store-why-larger = он больше { $most } КиБ
store-exists = { $file } уже существует, а новая партия ничего не перезаписывает: выберите другое имя.
store-in-use = { $file } открыт в другой incognita: сначала закройте его там.
store-saved-beside = Файл { $left } тем временем кто-то изменил, он остаётся как есть; ваша партия продолжается в { $now }.
store-shared = { $file } — общий файл, и после вашего хода другие потеряли бы к нему доступ: сохранить его группу и права не получится. Вступите в эту группу или играйте с копией.
store-link = { $file } — символическая ссылка: укажите сам файл.
store-not-a-file = { $file } — не обычный файл.
store-too-large = { $file } больше { $most } МиБ, а таких больших партий не бывает.
store-outgrown = Не удалось сохранить { $file }: партия стала больше { $most } МиБ, и прочитать её потом не получится.
store-empty = { $file } пуст.
store-not-text = { $file } — не текст в UTF-8, а партии сохраняются именно так.
store-byte-order-mark = { $file } начинается с метки порядка байтов, которую добавляют некоторые редакторы: сохраните его в UTF-8 без неё.
store-not-a-save = { $file } — не партия, сохранённая в incognita.
store-newer = { $file } сохранён более новой версией incognita, в формате { $format }; эта версия знает форматы не новее { $ours }.
store-cut-short = { $file } обрывается: конца файла не хватает.
store-damaged = { $file } повреждён в строке { $line } ({ $what }).
store-unknown-game = { $file } — партия в игру «{ $game }», которой в этой версии incognita нет.
store-edited = { $file } изменили после сохранения: печать не соответствует партии.
store-head-differs = { $file } изменили после сохранения: заголовок не соответствует партии.
store-cannot-open = Не удалось открыть { $file }: { $why }

## Командная строка

cli-error = incognita: { $why }
cannot-print = Не удалось вывести ответ: { $why }.
cannot-print-kept = Всё сделано и сохранено, но ответ вывести не удалось: { $why }. Повторять не нужно.
not-kept = { $why } Это не сохранено.
do-stopped = Принято и сохранено решений: { $taken } из { $asked }, дальше — нет. { $why }
moves-off-turn = вне очереди
player-number = Игрок { $number }
refused = { $decision }: { $why }
refused-unknown = «{ $decision }» — такого решения нет: что сейчас можно, покажет `incognita moves`.
undone = Отменено последнее решение: { $name }.
save-is-good = { $file }: всё в порядке, { $count } { $count ->
    [one] решение
    [few] решения
   *[many] решений
}.
is-over = окончена
to-act = ходит: { $names }
seats-range = { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
sim-total = { $matches } { $matches ->
    [one] партия
    [few] партии
   *[many] партий
}, { $decisions } { $decisions ->
    [one] решение
    [few] решения
   *[many] решений
} (от { $shortest } до { $longest } за партию; раундов: от { $least } до { $most })
sim-seat = место { $seat } ({ $bot }): { $wins } { $wins ->
    [one] победа
    [few] победы
   *[many] побед
}, в среднем { $average } очка
decimal = { $sign }{ $whole },{ $tenth }
sim-speed = в секунду: решений — { $decisions }, партий — { $matches }

usage-no-game = Нет игры «{ $game }».
usage-no-command = Нет команды «{ $command }».
usage-no-argument = Непонятно, что здесь значит «{ $arg }».
usage-no-value = Нужно значение: { $arg }.
usage-not-offered = Значение «{ $value }» не подходит: { $arg }; есть: { $offered }.
usage-bad-value = Значение «{ $value }» не подходит: { $arg } — целое число в допустимых пределах.
usage-missing = Чего-то не хватает: { $arg }.
usage-twice = { $arg } можно указать только один раз.
usage-not-together = { $arg } и { $other } вместе не указывают.
usage-not-text = Один из аргументов — не текст в UTF-8.
usage-wrong = Аргументы не сочетаются друг с другом.
usage-did-you-mean = Может быть, { $near }?
usage-see-help = Справка: --help.
usage-not-a-choice = «{ $given }» — не вида НАСТРОЙКА=ЗНАЧЕНИЕ.
usage-which-seat = Могут несколько игроков: { $seats }. Укажите место через --seat.
usage-whose-moves = Решают: { $seats }. Что они могут, видно не всем: укажите место через --seat.
usage-no-seat = Места { $seat } за этим столом нет: игроков { $seats }.
usage-no-eyes = «{ $eyes }» — не место: укажите номер, имя игрока или table.
usage-bad-size = «{ $value }» — не размер экрана: укажите столбцы и строки, например 80x24, от { $low } до { $high }.
usage-beyond-end = Решения { $at } нет: в партии их { $most }.
usage-no-assets = Нет папки { $file }, из которой брать файлы компонентов (--assets).
usage-bots-seats = Ботов указано { $bots }, а мест { $seats }.

cli-about = Настольные игры об экспедициях в терминале — за одной клавиатурой или на одной машине.
man-name = ИМЯ
man-codes = КОДЫ ВОЗВРАТА
cli-usage = Использование:
cli-usage-options = ПАРАМЕТРЫ
cli-usage-command = КОМАНДА
cli-commands = Команды:
cli-arguments = Аргументы:
cli-options = Параметры:
cli-codes = Коды возврата: 0 — сделано; 1 — сделать нельзя; 2 — команда задана неверно; 3 — решение не принято, принятые до него сохранены; 4 — сделано и сохранено, но ответ вывести не удалось: повторять не нужно.
cli-new = Начать партию в новом файле
cli-new-example = Пример: incognita new lost-cities --seat Анна --seat Борис --set length=short
cli-moves = Перечислить все допустимые решения: место, номер, решение, что оно значит, что можно вне очереди
cli-moves-example = Пример: incognita moves evening.ron --seat 1
cli-do = Принять решения; каждое сразу сохраняется, до первого недопустимого
cli-do-example = Пример: incognita do evening.ron "play red-4" draw
cli-undo = Отменить последнее решение
cli-undo-example = Пример: incognita undo evening.ron
cli-show = Показать стол глазами одного из игроков — данными или экраном
cli-show-example = Пример: incognita show evening.ron --as 1 --json
cli-log = Рассказать словами, что произошло
cli-log-example = Пример: incognita log evening.ron --as Анна
cli-check = Переиграть сохранения целиком и сказать, что в них не так
cli-check-example = Пример: incognita check saves/*.ron
cli-saves = Список сохранений, сначала новые
cli-saves-example = Пример: incognita saves --json
cli-sim = Сыграть партии между ботами и подвести счёт
cli-sim-example = Пример: incognita sim lost-cities --seats 3 --games 1000 --seed 7
cli-rules = Вывести правила игры — нашими словами
cli-rules-example = Пример: incognita rules lost-cities --lang ru
cli-games = Список игр и их настроек (* — по умолчанию)
cli-games-example = Пример: incognita games --json
cli-completions = Вывести сценарий автодополнения для оболочки
cli-completions-example = Пример: incognita completions bash > ~/.local/share/bash-completion/completions/incognita
cli-man = Вывести страницу руководства
cli-man-example = Пример: incognita man | man -l -

cli-arg-lang = Язык: en или ru (иначе — как в локали)
cli-arg-saves = Папка сохранений (иначе $INCOGNITA_SAVES, ./saves или папка данных пользователя)
cli-arg-assets = Папка, чьи games/ИГРА/components.ron заменяют встроенные
cli-arg-help = Показать эту справку
cli-arg-version = Показать версию
cli-arg-game = Игра, как её называет `incognita games`
cli-arg-save = Сохранение: путь или имя из `incognita saves`
cli-arg-choices = Настройка, как в списке `incognita games`; можно повторять
cli-arg-seed = Откуда берётся случай: одно и то же число везде даёт одну и ту же партию; 0x… или ровно 16 цифр — шестнадцатеричное, как в сохранениях
cli-arg-seat = Номер места, считая с 1
cli-arg-json = В виде JSON
cli-arg-decisions = Решения, как их выводит `incognita moves`, или их номера (#3 или 3); если нужно, впереди номер места ("2: bid 4")
cli-arg-at = Как было после стольких решений
cli-arg-since = Только то, что решили и что произошло после стольких решений
cli-arg-screen = Экран, каким он был бы нарисован, такого размера: столбцы и строки, например 80x24
cli-arg-svg = Экран картинкой SVG
cli-arg-eyes = Чьими глазами: номер места, имя игрока или table (по умолчанию)
cli-arg-bots = Уровни ботов, один на всех или по одному на место: random (по умолчанию), varied
cli-arg-games = Сколько партий
cli-arg-jobs = Во сколько потоков (от 1 до 255)
cli-arg-timed = И сколько секунд это заняло
cli-arg-shell = bash, zsh, fish, elvish или powershell
cli-arg-files = Сохранения: пути или имена из `incognita saves`
cli-moves-arg-seat = Чьи решения, считая места с 1; без него — только то, что видно всем
cli-do-arg-json = В виде JSON: что принято, что произошло и что видит тот, кто решил
cli-new-arg-save = Какой файл создать (иначе — новый в папке сохранений)
cli-new-arg-seats = Игрок или бот нужного уровня; на каждого свой --seat
cli-sim-arg-seats = Сколько игроков

cli-value-lang = ЯЗЫК
cli-value-saves = ПАПКА
cli-value-assets = ПАПКА
cli-value-game = ИГРА
cli-value-save = ПАРТИЯ
cli-value-files = ПАРТИЯ
cli-value-choices = НАСТРОЙКА=ЗНАЧЕНИЕ
cli-value-seed = N
cli-value-seat = N
cli-value-decisions = РЕШЕНИЕ
cli-value-at = N
cli-value-since = N
cli-value-screen = ШxВ
cli-value-eyes = МЕСТО|table
cli-value-bots = УРОВЕНЬ,…
cli-value-games = N
cli-value-jobs = N
cli-value-shell = ОБОЛОЧКА
cli-new-value-save = ФАЙЛ
cli-new-value-seats = ИМЯ[:bot=УРОВЕНЬ]
cli-sim-value-seats = N

## Экраны

menu-motto = большие экспедиции за одной клавиатурой
menu-quit = выход
menu-quit-key = выйти
menu-resume = продолжить
menu-saves = все партии
menu-new = новая игра
menu-settings = настройки
saves-waiting = ждут
saves-more = ещё { $count }
saves-begun = начата: { $when }
saves-deleted = Партия убрана; u вернёт её.
saves-delete-question = Удалить: { $name }? Enter — да, Esc — нет
menu-over = окончены
menu-all = m все партии
menu-also = а ещё
menu-more = ещё ждут { $waiting }, окончены { $over }: m все партии
when-now = только что
when-minutes = { $count } { $count ->
    [one] минуту
    [few] минуты
   *[many] минут
} назад
when-today = сегодня { $clock }
when-yesterday = вчера { $clock }
when-weekday = { $day ->
    [mon] пн
    [tue] вт
    [wed] ср
    [thu] чт
    [fri] пт
    [sat] сб
   *[sun] вс
} { $clock }
when-date = { $day } { $month ->
    [jan] января
    [feb] февраля
    [mar] марта
    [apr] апреля
    [may] мая
    [jun] июня
    [jul] июля
    [aug] августа
    [sep] сентября
    [oct] октября
    [nov] ноября
   *[dec] декабря
}{ $of ->
    [this] {""}
   *[past] {" "}{ $year }
}
saves-title = { $count } { $count ->
    [one] партия
    [few] партии
   *[many] партий
}
no-saves = Здесь ещё не сыграно ни одной партии.
setup-start = Начать
setup-who = кто играет
setup-how = как
setup-of = { $now } из { $of }
setup-seed-any = любой
setup-anywhere = Enter, с любой строки
setup-seats = игроков
setup-person = человек
setup-bot-random = бот, наугад
setup-bot-varied = бот, всего понемногу
setup-seed = жребий
setup-seed-about = с тем же числом — та же партия
seed-wrong = «{ $seed }» не подходит: нужно целое число или 16 шестнадцатеричных цифр, как в сохранении.
setup-hint = Enter — начать. Влево и вправо — сменить значение или посадить бота; имя можно набрать.
settings-title = Настройки
settings-not-kept = Настройки не сохранить: { $why }.
settings-not-read = Не удалось прочитать { $file }: { $why }. Действуют обычные настройки, а файл остаётся как есть.
settings-left = { $file } остаётся как есть, потому что { $why }
settings-form = строка { $line } повреждена ({ $what })
setting-lang = язык
setting-theme = цвета
setting-signs = знаки
setting-mouse = мышь
setting-hints = подсказки
setting-pass = передача клавиатуры
pass-name = { $pass ->
    [enter] Enter, чуть погодя
    [number] номер места
   *[none] нет: играю за всех
}
setting-on = да
setting-off = нет
language-name = русский
theme-name = { $theme ->
    [plain] как в терминале
    [mono] без цветов
    [safe] легко различимые
   *[rich] сочные
}
signs-name = { $signs ->
    [unicode] рисованные
   *[ascii] простые буквы
}
too-small = Нужно окно { $width }×{ $height }, а это — { $now_width }×{ $now_height }.
handover = Передайте клавиатуру. Теперь ходит { $name }.
handover-key = { $name }: нажмите { $key }, когда никто больше не смотрит.
handover-moment = минутку: клавиатура переходит из рук в руки
parting = закрыть руку и передать клавиатуру
since-your-turn = С вашего прошлого хода:
since-the-start = С начала партии:
sure-question = { $question } Enter — да, Esc — нет.
no-end-now = Сейчас завершать нечего.
ended-unsaved = Программу завершили, а партия так и не сохранилась. { $why }
leave-unsaved = Партия не сохранена. Q ещё раз — выйти и потерять её.
not-saved = Партия не сохраняется. { $why }
find-nothing = Ничего похожего.
find-title = найти:
rules-now = Что можно сделать сейчас?
replay-title = решение { $at } из { $of }, глазами: { $whose }
replay-table = всех
replay-secrets = Партия не окончена: тайное остаётся тайным.
log-title = что было
help-title = Справка
help-now = Сейчас
help-everywhere = Везде
help-mouse = Мышь
help-mouse-told = Щелчок наводит курсор, второй выбирает; клавиши в нижней строке тоже можно нажимать мышью.
help-signs = Знаки на столе
log-since = с вашего прошлого хода
score-title = Итоги
score-winner = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
} — { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
score-decided = Решило вот что — { $category }: { $first } — { $one }, { $second } — { $other }.
score-total = всего
tie-broken = Очков столько же, сколько у победителя; решает: { $by }.
leave-question = Выйти? Партия сохранена до последнего решения.
leave-question-unsaved = Выйти? Партия не сохранена и пропадёт. { $why }
terminal-fails = С этим терминалом не работается: { $why }.
not-a-terminal = Для этого нужен терминал; без него есть команды: см. --help.

key-move = курсор
key-next = дальше
key-take = выбрать
key-pick = номер или число
key-find = найти
key-undo = отмена
key-restart = ход заново
key-end = закончить
key-hide = закрыть
key-erase = стереть букву
key-clear = стереть всё
key-claim = вне очереди
key-zoom = другой масштаб
key-seat = кто?
nothing-to-claim = Сейчас объявлять нечего.
claim-prompt = решение вне очереди или Esc
who-claims = Кто объявляет? Нажмите свой номер: { $names }
key-again = сыграть ещё
key-replay = просмотр
key-back = назад
key-page = листать
key-ends = начало, конец
key-chapter = глава
key-log = журнал
key-log-seat = только один игрок
key-rules = правила
key-game = игра
key-delete = удалить
key-group = ждут, окончены
key-settings = настройки
key-help = справка
key-redraw = перерисовать
key-suspend = в фон
key-interrupt = выйти
key-quit = выход
key-on = дальше
key-open = открыть
key-pass = передать клавиатуру
key-unseal = отмена
key-table = стол
key-score = итоги
key-step = шаг, ход
key-eyes = чьими глазами
key-resume = открыть
key-change = сменить
key-yes = да
key-start = начать
cli-play = Играть на экране
cli-play-example = Пример: incognita play lost-cities --seat Анна --seat Борис --set length=short
cli-resume = Продолжить партию на экране: последнюю или указанную
cli-resume-example = Пример: incognita resume evening.ron
cli-replay = Просмотреть партию по шагам на экране
cli-replay-example = Пример: incognita replay evening.ron
cli-arg-theme = Цвета: plain, mono, safe или rich
cli-arg-mono = Без цветов
cli-arg-ascii = Простые буквы вместо рисованных знаков
cli-arg-no_mouse = Без мыши
cli-play-arg-seats = Игрок или бот нужного уровня; на каждого свой --seat
nothing-to-resume = Отложенных партий нет.
cli-value-theme = ТЕМА
cli-play-value-seats = ИМЯ[:bot=УРОВЕНЬ]
