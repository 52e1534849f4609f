### Sheepfold: the words common to all games and the terminal, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## What the core refuses

CORE-1 = It is not your turn: somebody else decides first.
    .title = Not your turn
CORE-2 = The match is over, and no more moves can be made in it.
    .title = The match is over
CORE-3 = That was not understood as a move. A move is a word and what it applies to, with spaces between.
    .title = Not understood
CORE-4 = You may take back your last decision until something new comes to light: a draw, a tile turned over, a die, another player’s decision. After that it can only be taken back if everybody agrees. Once the match is over, nothing can be taken back.
    .title = No taking back
CORE-5 = This record comes from an older version of the rules. It can be looked at but not continued.
    .title = Only to look at

## Why the core refuses something, in one sentence

reason-not-your-turn = It is not your turn: { $who } decides now.
reason-others-choose = You have chosen already: { $all } still have to.
reason-chance-draws = It is not your turn: something is drawn first.
reason-over = The match is over.
reason-read-only = This record follows older rules: it can be looked at but not continued.
reason-undo-over = The match is over: nothing can be taken back any more.
reason-undo-nothing = You have nothing to take back yet.
reason-undo-seen = Something new has come to light since: you can take this back only if everybody agrees.
reason-move-text = A move must be text.
reason-move-empty = Type a move.
reason-move-long = A move has at most { $most } characters.
reason-verb = “{ $word }” does not begin a move.
reason-verb-guess = “{ $word }” does not begin a move. Did you mean “{ $guess }”?
reason-words-missing = Something is missing after “{ $verb }”: type { $shape }, for example { $example }.
reason-words-left = There is too much after “{ $verb }”: type { $shape }, for example { $example }.
reason-words-alone = “{ $verb }” stands alone: nothing follows it.
reason-word = “{ $word }” is not understood here. You can type: { $known }.
reason-word-guess = “{ $word }” is not understood here. Did you mean “{ $guess }”?

## Names

name-person = Player { $n }
unaffiliated = Sheepfold is an independent project and is not affiliated with them.
name-bot = Computer { $n }
name-only-bot = Computer
name-chance = Chance
name-list = { $some } and { $last }
word-hidden = (face down again)
word-unknown = (secret)
name-you = you

## Numbers of a match

round = Round { $n } of { $of }
round-over = The round ended like this:
round-points = round { $n }: { $points }
total = Total

## Lists of games and rules

games-id = Id
games-players = Players
play-with = Play with:
rules-one = One ruling alone:

## At the table

welcome = { $game }. Type help to see what you can type, moves to see what you may do.
hand-over = { $who }, it is your turn. Press Enter when only you can see the screen.
chance-typed = Chance is typed in this match: enter what was drawn.
possible-now = Possible now: { $shapes }, for example { $move }. Type moves to see them all.
moves-of =
    { $n ->
        [one] { $verb }: { $n } move
       *[other] { $verb }: { $n } moves
    }
confirm = { $move }: you cannot take this back on your own. Go ahead? [Y/n, a: ask no more]
not-played = Not played.
allowed = { $move } is allowed now.
allowed-final = { $move } is allowed now. Once played, you cannot take it back on your own.
why-what = Type why and a move, for example: why { $move }
hint-moves = What the computer would do, with your chance to win:
hint-nobody = Chance takes no hints: enter what was drawn.
undo-bots = The computer never agrees to an undo: what was seen stays seen.
undo-mover = { $mover }, do you take { $move } back? [y/N]
undo-agree = { $who }, do you agree that { $mover } takes { $move } back? [y/N]
undo-alone = You have seen more since. Take { $move } back anyway? What is drawn then may differ, and the log will show that you did. [y/N]
undo-draw = Take the draw { $move } back, to type it again? [y/N]
secret-choice = a secret choice
undo-refused = It stays as it is.
save-what = Type save and the name of a new file.
save-exists = { $path } already exists: choose another name.
save-failed = { $path } could not be written: choose another name or folder.
saved-copy = A copy is saved in { $path }.
rules-range = The rulings go from { $first } to { $last }. Type rules and a number to read one.
help =
    Type a move as it stands in the list of moves, for example { $move }. If it is clear what is meant, { $short } is enough.
help-moves = what you may do now (also ?); moves and a word: only such moves
help-undo = take your last decision back
help-rules = the rules, or one ruling: rules { $ruling }
help-why = whether a move is allowed, and which ruling forbids it
help-hint = what the computer would do, and why
help-log = all that has happened
help-board = show the board again
help-save = save a copy of the game
help-help = this list
help-quit = stop; the game is saved

## Commands to type; English ones are understood in every language

command-moves = moves
command-undo = undo
command-rules = rules
command-why = why
command-hint = hint
command-log = log
command-board = board
command-save = save
command-help = help
command-quit = quit

## What stands behind a verb, in the list of what is possible

slot-answer = ANSWER
slot-bid = BID
slot-bonus = BONUS
slot-card = CARD
slot-cell = CELL
slot-die = DIE
slot-edge = EDGE
slot-herd = HERD
slot-means = MEANS
slot-pair = PAIR
slot-place = PLACE
slot-rest = REST
slot-road = ROAD
slot-rot = ROT
slot-side = SIDE
slot-terrain = TERRAIN
slot-type = TYPE

## Unfinished games

resume = A game is unfinished: { $what }. Resume it? [Y/n]
resume-what =
    { $moves ->
        [one] { $players }, { $moves } move
       *[other] { $players }, { $moves } moves
    }
set-aside = The unfinished game is kept. Go on with: { $command }
damaged = The unfinished game cannot be read ({ $reason }); it is kept in { $path }, and a new one begins.
saved = The game is saved. Go on with: { $command }
saved-record = The record is in { $path }.

## The end

winner = { $who } wins!
winners = { $who } share the win.
nobody = Nobody wins this time.
ended-resigned = { $who } resigned: the match ended there.
ended-agreed = All agreed to end the match there.
ended-abandoned = The match was abandoned there: nobody came back.

## Looking at a record

replay-at = Move { $at } of { $of }
replay-start = Start, before move 1 of { $of }
replay-keys = Enter: next · b: back · a number: go there · s: start · e: end · q: quit
replay-last = That was the last move.
replay-first = This is the start.
replay-number = Type a number from 0 to { $of }.
replay-redacted = This record is redacted: it has a log but no positions.
replay-older = This record follows older rules; from the next move on they differ from today’s.
replay-given = The first { $given } moves were given: this match was played on from there.
components-fit = { $path } is fine: play with it by adding --components { $path }.

## Checking whether a match was fair

analyse-line = Line
analyse-player = Player
analyse-chance = Chance
analyse-played = Played
analyse-better = Better
analyse-swing = Line { $line }, { $who }: { $best } instead of { $played } ({ $gain }).
analyse-start = Start
analyse-play = Moves
analyse-gifts = Others
analyse-luck = Luck
analyse-result = Result
verify-server = The server’s seed fits the commitment for match { $match }: { $hash }
    .fails = The server’s seed does not fit the commitment for match { $match }: { $hash }
verify-device = Seat { $seat }: the random number fits its commitment: { $hash }
    .fails = Seat { $seat }: the random number does not fit its commitment: { $hash }
verify-nothing = Seat { $seat } added no random number, as computers do.
verify-seed = The seed of the match follows from the server’s seed and the players’ random numbers.
    .fails = The seed of the match is not the one that follows from the server’s seed and the players’ random numbers.
verify-starts =
    { $failed ->
        [0] This match was started once; no start failed.
        [one] This match was started { $starts } times; { $failed } start failed. Ask what happened: whoever runs the server could have stopped a start whose draws they disliked.
       *[other] This match was started { $starts } times; { $failed } starts failed. Ask what happened: whoever runs the server could have stopped starts whose draws they disliked.
    }
verify-shown =
    { $n ->
        [one] Seat { $seat } has shown { $n } random number for this match. Compare that with what the device says.
       *[other] Seat { $seat } has shown { $n } random numbers for this match. Compare that with what the device says.
    }
verify-log =
    { $draws ->
        [one] The log has { $lines } lines; every move follows the rules, and its one draw follows from the seed.
       *[other] The log has { $lines } lines; every move follows the rules, and all { $draws } draws follow from the seed.
    }
    .fails = The log does not hold: { $reason }
verify-log-given = The log has { $lines } lines, and every move follows the rules. The first { $given } were given, with what was drawn there; draws after them that follow from the seed: { $draws }, all of them.
verify-older = From line { $line } of the log on, this record follows older rules, which this version cannot check.
verify-missing = The log breaks off before a draw: line { $line } is missing.
verify-lists =
    { $draws ->
        [one] The list of what could be drawn is right.
       *[other] All { $draws } lists of what could be drawn are right.
    }
    .fails = The lists of what could be drawn are wrong, first at draw { $draw }.
verify-noted-server = The commitment you noted is the server’s.
verify-noted-device = The commitment you noted is that of seat { $seat }.
verify-noted = The commitment you noted does not occur here: { $noted }
verify-unmixed = This record does not say how its seed was made: only the log can be checked, against the seed that it names.
verify-holds = Everything holds.
verify-warned = Everything holds, but read the lines with an exclamation mark.
verify-broken =
    { $n ->
        [one] { $n } check fails.
       *[other] { $n } checks fail.
    }

## Why a move is good

why-end = It ends the match.

## A server without its page

page-missing = This server has no page to play on
page-missing-checkout = The page was not built. Start the server with “python3 run.py serve”, which builds the page first.
page-missing-installed = This Sheepfold was installed without its page. Install a wheel that contains the page. To build one, run “pip wheel --no-deps .” in the sources of Sheepfold.
page-missing-named = The variable SHEEPFOLD_PAGE names a folder without a built page. Correct or remove it, and start the server again.
page-missing-rest = Everything else works: programs find the API at /api/openapi.json.
