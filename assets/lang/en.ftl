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
