# Texts that belong to no game. Every message stands in each language's file.

seat-number = seat { $seat }
unknown-event = Something happened that this incognita does not know.
unknown-refusal = The rules do not allow it.

## Laying out a match

cannot-open-seats = { $game } is for { $low } to { $high } players, not { $is }.
cannot-open-choice = With so few at the table, { $name }={ $value } is not possible.
no-such-option = There is no option "{ $name }"; there are: { $offered }.
no-such-value = The option "{ $name }" cannot be "{ $value }"; it can be: { $offered }.
no-such-bot = There is no bot "{ $level }"; there are: { $offered }.
name-empty = A name needs at least one visible character.
name-too-long = A name can take at most { $most } { $most ->
    [one] column
   *[other] columns
}.
name-unprintable = A name cannot contain control characters.
name-misleading = "{ $name }" cannot be a name: it would be taken for a seat's number or for the table.
name-taken = Two players are called "{ $name }": nobody could tell them apart.

## Component files

bad-components = { $file }, line { $line }: { $what }
component-form = this cannot be read as a component file ({ $what }).
component-range = { $field } must be from { $low } to { $high }, but is { $is }.
component-total = { $field } must come to { $should } in all, but comes to { $is }.
component-not-rising = the numbers of { $field } must rise, each greater than the one before.
component-no-such = { $field } lacks { $name }, or names it where there is none.
component-twice = { $field } has { $name } twice.
component-apart = { $field } must lead to { $name } too: it cannot be reached.

## Decisions

match-is-over = The match is over.
not-your-turn = It is not { $name }'s turn.
too-late = That comes too late: the table has changed meanwhile. Look again.
unknown-decision = "{ $decision }" is not a decision of this game.
nothing-to-undo = There is nothing to take back: this seat has not decided anything in this match so far.
undo-shown = The last decision cannot be taken back: it has shown something new.
undo-passed = The last decision cannot be taken back: the turn has passed on.
no-undo-now = There is nothing to take back while the keyboard is passed.

## Playing a record again

other-rules = it was made under version { $record } of the rules; this incognita plays version { $ours }.
other-components = it was made with other components ({ $record }) than the ones in use ({ $ours }); give the folder with the right ones by --assets.
bad-decision = decision { $number } ({ $decision }, seat { $seat }) is not possible. { $why }
broken-promise = The game broke a promise: { $what }. Please report this.

## Saves

store-cannot-read = { $file } cannot be read: { $why }.
store-cannot-save = { $file } cannot be saved: { $why }.
store-cannot-lock = { $file } cannot be made, and without it nothing keeps others from opening the match at the same time: { $why }.
store-cannot-make-folder = The folder { $file } cannot be made: { $why }.
store-cannot-list = The folder { $file } cannot be listed: { $why }.
store-cannot-move = { $file } cannot be put away or brought back: { $why }.
store-why-not-found = there is no such file or folder
store-why-denied = permission denied
store-why-full = the disk is full
store-why-too-large = it would be larger than this account may make a file
store-why-not-a-folder = a part of the path is not a folder
store-why-a-folder = it is a folder
store-why-not-text = it is not text in UTF-8
store-why-bad-name = no file can have this name
store-why-exists = something else has this name
store-why-unread = nobody reads it any more
store-why-read-only = the disk is read-only
store-why-link = it is a symbolic link
store-why-not-a-file = it is not an ordinary file
store-why-larger = it is larger than { $most } KiB
store-exists = { $file } already exists, and a new match never overwrites anything: choose another name.
store-in-use = { $file } is open in another incognita: close it there first.
store-saved-beside = { $left } was changed by somebody else and stays as it is; your match goes on in { $now }.
store-shared = { $file } is shared with others, and playing it would take it away from them: its group and permissions cannot be kept. Join its group, or play a copy.
store-link = { $file } is a symbolic link: give the file that it points to.
store-not-a-file = { $file } is not an ordinary file.
store-too-large = { $file } is larger than { $most } MiB, which no saved match is.
store-outgrown = { $file } cannot be saved: the match has become larger than { $most } MiB, too large to be read again.
store-empty = { $file } is empty.
store-not-text = { $file } is not text in UTF-8, as every saved match is.
store-byte-order-mark = { $file } begins with a byte-order mark, as some editors add it: save it as UTF-8 without one.
store-not-a-save = { $file } is not a match saved by incognita.
store-newer = { $file } was saved by a newer incognita, in format { $format }; this one knows formats up to { $ours }.
store-cut-short = { $file } is cut short: its end is missing.
store-damaged = { $file } is damaged in line { $line } ({ $what }).
store-unknown-game = { $file } is a match of "{ $game }", a game that this incognita does not have.
store-edited = { $file } was changed after it had been saved: its seal does not fit the match.
store-head-differs = { $file } was changed after it had been saved: its head does not fit the match.
store-cannot-open = { $file } cannot be opened: { $why }

## The command line

cli-error = incognita: { $why }
cannot-print = The answer could not be written: { $why }.
cannot-print-kept = It is done and kept, but the answer could not be written: { $why }. Do not repeat it.
not-kept = { $why } It is not kept.
do-stopped = { $taken } of { $asked } decisions taken and kept; then it stopped. { $why }
moves-off-turn = off turn
player-number = Player { $number }
refused = { $decision }: { $why }
refused-unknown = "{ $decision }" is not a decision: `incognita moves` lists those possible now.
undone = Taken back: the last decision of { $name }.
save-is-good = { $file }: good, { $count } { $count ->
    [one] decision
   *[other] decisions
}.
is-over = over
to-act = to act: { $names }
seats-range = { $low }–{ $high } { $high ->
    [one] player
   *[other] players
}
sim-total = { $matches } { $matches ->
    [one] match
   *[other] matches
}, { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
} ({ $shortest } to { $longest } a match; rounds: { $least } to { $most })
sim-seat = seat { $seat } ({ $bot }): { $wins } { $wins ->
    [one] win
   *[other] wins
}, { $average } points on average
decimal = { $sign }{ $whole }.{ $tenth }
sim-speed = { $decisions } decisions and { $matches } matches a second

usage-no-game = There is no game "{ $game }".
usage-no-command = There is no command "{ $command }".
usage-no-argument = Unknown argument "{ $arg }".
usage-no-value = { $arg } needs a value.
usage-not-offered = "{ $value }" does not fit { $arg }; there are: { $offered }.
usage-bad-value = "{ $value }" does not fit { $arg }, which takes a whole number in its range.
usage-missing = Something is missing: { $arg }.
usage-twice = { $arg } can be given only once.
usage-not-together = { $arg } and { $other } do not go together.
usage-not-text = An argument is not UTF-8 text.
usage-wrong = The arguments do not fit together.
usage-did-you-mean = Did you mean { $near }?
usage-see-help = See --help.
usage-not-a-choice = "{ $given }" is not of the form OPTION=VALUE.
usage-which-seat = Several seats can: { $seats }. Say which one by --seat.
usage-whose-moves = Who must decide: { $seats }. What can be decided is not for all eyes: say whose by --seat.
usage-no-seat = There is no seat { $seat } at this table of { $seats }.
usage-no-eyes = "{ $eyes }" is no seat: give its number, a player's name, or table.
usage-bad-size = "{ $value }" is no size of a screen: give columns and rows, as in 80x24, from { $low } to { $high }.
usage-beyond-end = There is no decision { $at }: the match has { $most }.
usage-no-assets = There is no folder { $file } to take component files from (--assets).
usage-bots-seats = { $bots } bots do not fit { $seats } seats.

cli-about = Expedition board games in the terminal, for people who share a keyboard or a machine.
man-name = NAME
man-codes = EXIT STATUS
cli-usage = Usage:
cli-usage-options = OPTIONS
cli-usage-command = COMMAND
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-codes = Exit codes: 0 done; 1 it cannot be done; 2 wrong usage; 3 a decision was refused, those before it are kept; 4 done and kept, but the answer could not be written: do not repeat it.
cli-new = Start a match in a new file
cli-new-example = Example: incognita new lost-cities --seat Anna --seat Boris --set length=short
cli-moves = List every legal decision: seat, number, decision, meaning, and what is off turn
cli-moves-example = Example: incognita moves evening.ron --seat 1
cli-do = Take decisions, each kept as it is taken, until one is refused
cli-do-example = Example: incognita do evening.ron "play red-4" draw
cli-undo = Take the last decision back
cli-undo-example = Example: incognita undo evening.ron
cli-show = Show the table as one pair of eyes sees it, as data or as the screen
cli-show-example = Example: incognita show evening.ron --as 1 --json
cli-log = Tell what happened, in words
cli-log-example = Example: incognita log evening.ron --as Anna
cli-check = Replay saves whole and say what is wrong with them
cli-check-example = Example: incognita check saves/*.ron
cli-saves = List the saves, the newest first
cli-saves-example = Example: incognita saves --json
cli-sim = Play matches among bots and count
cli-sim-example = Example: incognita sim lost-cities --seats 3 --games 1000 --seed 7
cli-rules = Print a game's rules, in our words
cli-rules-example = Example: incognita rules lost-cities --lang ru
cli-games = List the games with their options (* marks the default)
cli-games-example = Example: incognita games --json
cli-completions = Print a script that completes commands in a shell
cli-completions-example = Example: incognita completions bash > ~/.local/share/bash-completion/completions/incognita
cli-man = Print the manual page
cli-man-example = Example: incognita man | man -l -

cli-arg-lang = Language: en or ru (otherwise that of the locale)
cli-arg-saves = Folder of the saves (otherwise $INCOGNITA_SAVES, ./saves, or the user's data folder)
cli-arg-assets = Folder whose games/GAME/components.ron stand in for the built-in ones
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-game = The game, as `incognita games` names it
cli-arg-save = The save: a path, or a name from `incognita saves`
cli-arg-choices = A variant, as `incognita games` lists them; can be repeated
cli-arg-seed = Where chance starts: the same number makes the same match everywhere; 0x… or exactly 16 digits are hexadecimal, as saves show it
cli-arg-seat = The seat, counted from 1
cli-arg-json = As JSON
cli-arg-decisions = Decisions as `incognita moves` prints them, or their numbers (#3 or 3); with a seat before it if need be ("2: bid 4")
cli-arg-at = As it was after so many decisions
cli-arg-since = Only what was decided and what happened after so many decisions
cli-arg-screen = The screen as it would be drawn, this large: columns and rows, as in 80x24
cli-arg-svg = The screen as an SVG picture
cli-arg-eyes = Whose eyes: a seat's number, a player's name, or table (the default)
cli-arg-bots = The bots' levels, one for all or one a seat: random (the default), varied
cli-arg-games = How many matches
cli-arg-jobs = On how many threads (1 to 255)
cli-arg-timed = With the seconds it took
cli-arg-shell = bash, zsh, fish, elvish or powershell
cli-arg-files = The saves: paths, or names from `incognita saves`
cli-moves-arg-seat = Whose, counted from 1; needed for what is not for all eyes
cli-do-arg-json = As JSON: what was taken, what happened, and the state of the eyes that decided
cli-new-arg-save = The file to make (otherwise one in the folder of the saves)
cli-new-arg-seats = A player, or a bot of some level; one --seat each
cli-sim-arg-seats = How many play

cli-value-lang = LANG
cli-value-saves = DIR
cli-value-assets = DIR
cli-value-game = GAME
cli-value-save = SAVE
cli-value-files = SAVE
cli-value-choices = OPTION=VALUE
cli-value-seed = N
cli-value-seat = N
cli-value-decisions = DECISION
cli-value-at = N
cli-value-since = N
cli-value-screen = WxH
cli-value-eyes = SEAT|table
cli-value-bots = LEVEL,…
cli-value-games = N
cli-value-jobs = N
cli-value-shell = SHELL
cli-new-value-save = FILE
cli-new-value-seats = NAME[:bot=LEVEL]
cli-sim-value-seats = N

## Screens

menu-motto = great expeditions at one keyboard
menu-quit = leave
menu-quit-key = leave
menu-resume = go on playing
menu-saves = all matches
menu-new = new game
menu-settings = settings
saves-waiting = waiting
saves-more = { $count } more
saves-begun = begun { $when }
saves-deleted = The match was put away; u brings it back.
saves-delete-question = Delete { $name }? Enter yes, Esc no
menu-over = over
menu-all = m all matches
menu-also = and also
menu-more = { $waiting } more wait, { $over } over: m all matches
when-now = just now
when-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
} ago
when-today = today { $clock }
when-yesterday = yesterday { $clock }
when-weekday = { $day ->
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
    [fri] Friday
    [sat] Saturday
   *[sun] Sunday
} { $clock }
when-date = { $day } { $month ->
    [jan] January
    [feb] February
    [mar] March
    [apr] April
    [may] May
    [jun] June
    [jul] July
    [aug] August
    [sep] September
    [oct] October
    [nov] November
   *[dec] December
}{ $of ->
    [this] {""}
   *[past] {" "}{ $year }
}
saves-title = { $count } { $count ->
    [one] match
   *[other] matches
}
no-saves = No match has been played here yet.
setup-start = Start
setup-who = who plays
setup-how = how
setup-of = { $now } of { $of }
setup-seed-any = any
setup-anywhere = Enter, from any line
setup-seats = players
setup-person = a person
setup-bot-random = bot, at random
setup-bot-varied = bot, a bit of all
setup-seed = seed
setup-seed-about = a number makes the match repeatable
seed-wrong = “{ $seed }” is no seed: a whole number, or 16 hexadecimal digits as in a save.
setup-hint = Enter starts. Left and right change a value or let a bot play; on a name, type.
settings-title = Settings
settings-not-kept = The settings cannot be kept: { $why }.
settings-not-read = { $file } cannot be read: { $why }. The usual settings hold, and it is left as it is.
settings-left = { $file } is left as it is, because { $why }
settings-form = its line { $line } is damaged ({ $what })
setting-lang = language
setting-theme = colours
setting-signs = signs
setting-mouse = mouse
setting-hints = previews
setting-pass = keyboard passed by
pass-name = { $pass ->
    [enter] Enter, after a moment
    [number] the seat's number
   *[none] nothing: I play all seats
}
setting-on = on
setting-off = off
language-name = English
theme-name = { $theme ->
    [plain] the terminal's own
    [mono] none
    [safe] easy to tell apart
   *[rich] rich
}
signs-name = { $signs ->
    [unicode] drawn
   *[ascii] plain letters
}
too-small = incognita needs { $width }×{ $height }; this window has { $now_width }×{ $now_height }.
handover = Pass the keyboard to { $name }.
handover-key = { $name }: press { $key } when nobody else is looking.
handover-moment = a moment; the keyboard changes hands
parting = closes the hand and passes the keyboard
since-your-turn = Since your last turn:
since-the-start = Since the start:
sure-question = { $question } Enter: yes, Esc: no.
no-end-now = There is nothing to end now.
ended-unsaved = The program was ended before the match could be saved. { $why }
leave-unsaved = The match is not saved. Q again leaves it for good.
not-saved = This match is not being saved. { $why }
find-nothing = Nothing like that.
find-title = find:
rules-now = What can I do now?
replay-title = decision { $at } of { $of }, seen by { $whose }
replay-table = everybody
replay-secrets = The match is not over: its secrets stay secret.
log-title = what happened
help-title = Help
help-now = Now
help-everywhere = Everywhere
help-mouse = Mouse
help-mouse-told = A click goes there, a second one takes it; the keys in the lowest line can be clicked.
help-signs = Signs on this table
log-since = since your last turn
score-title = The result
score-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
} with { $points } { $points ->
    [one] point
   *[other] points
}.
score-decided = What decided it: { $category }. { $first } got { $one } there, { $second } { $other }.
score-total = total
tie-broken = As many points as the winner; decided by: { $by }.
leave-question = Leave? The match is saved up to the last decision.
leave-question-unsaved = Leave? The match is not saved, and would be lost. { $why }
terminal-fails = The terminal cannot be used: { $why }.
not-a-terminal = This needs a terminal; without one there are the commands: see --help.

key-move = move
key-next = next
key-take = choose
key-pick = number or amount
key-find = find
key-undo = undo
key-restart = restart turn
key-end = finish
key-hide = close
key-erase = rub out a letter
key-clear = rub out everything
key-claim = decide off turn
key-zoom = another size
key-seat = who is it?
nothing-to-claim = There is nothing to decide off turn now.
claim-prompt = decide off turn, or Esc
who-claims = Who decides off turn? { $names }
key-again = play again
key-replay = replay
key-back = back
key-page = scroll
key-ends = first, last
key-chapter = chapter
key-log = log
key-log-seat = one seat only
key-rules = rules
key-game = game
key-delete = delete
key-group = waiting, over
key-settings = settings
key-help = help
key-redraw = redraw
key-suspend = background
key-interrupt = leave
key-quit = save, exit
key-on = go on
key-open = open
key-pass = pass the keyboard
key-unseal = undo
key-table = table
key-score = result
key-step = step, turn
key-eyes = other eyes
key-resume = open
key-change = change
key-yes = yes
key-start = start
cli-play = Play a game on the screen
cli-play-example = Example: incognita play lost-cities --seat Anna --seat Boris --set length=short
cli-resume = Go on with a match on the screen: the newest, or this one
cli-resume-example = Example: incognita resume evening.ron
cli-replay = Step through a match on the screen
cli-replay-example = Example: incognita replay evening.ron
cli-arg-theme = Colours: plain, mono, safe or rich
cli-arg-mono = No colours
cli-arg-ascii = Plain letters instead of drawn signs
cli-arg-no_mouse = No mouse
cli-play-arg-seats = A player, or a bot of some level; one --seat each
nothing-to-resume = No match waits to be gone on with.
cli-value-theme = THEME
cli-play-value-seats = NAME[:bot=LEVEL]
