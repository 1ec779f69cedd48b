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
name-taken = Two players are called "{ $name }": nobody could tell them apart.

## Component files

bad-components = { $file }, line { $line }: { $what }
component-range = { $field } must be from { $low } to { $high }, but is { $is }.
component-total = { $field } must come to { $should } in all, but comes to { $is }.
component-not-rising = the numbers of { $field } must rise, each greater than the one before.

## Decisions

match-is-over = The match is over.
not-your-turn = It is not the turn of { $name }.
unknown-decision = "{ $decision }" is not a decision of this game.
nothing-to-undo = There is nothing to take back: the last decision showed something new, or the turn has passed.

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
store-why-not-found = there is no such file or folder
store-why-denied = permission denied
store-why-full = the disk is full
store-why-read-only = the disk is read-only
store-exists = { $file } already exists, and a new match never overwrites anything: choose another name.
store-in-use = { $file } is open in another incognita: close it there first.
store-link = { $file } is a symbolic link: give the file that it points to.
store-not-a-file = { $file } is not an ordinary file.
store-too-large = { $file } is larger than { $most } MiB, which no saved match is.
store-empty = { $file } is empty.
store-not-text = { $file } is not text in UTF-8, as every saved match is.
store-byte-order-mark = { $file } begins with a byte-order mark, as some editors add it: save it as UTF-8 without one.
store-not-a-save = { $file } is not a match saved by incognita.
store-newer = { $file } was saved by a newer incognita, in format { $format }; this one knows formats up to { $ours }.
store-cut-short = { $file } is cut short: its end is missing.
store-damaged = { $file } is damaged in line { $line } ({ $what }).
store-unknown-game = { $file } is a match of "{ $game }", a game that this incognita does not have.
store-edited = { $file } was changed after it had been saved: its seal does not fit the match.
store-head-differs = { $file } was changed after it had been saved: its head does not fit the decisions.
store-cannot-open = { $file } cannot be opened: { $why }
