### Words of the first page, of new tables and of invitations, in English.
### The same keys and variables stand in the other languages, in the same order.

## The head and the foot of every page

home-title = Sheepfold
motto = Five board games about sheep: with friends, on one device, or against the computer. No account needed.
language = Language
theme-to-dark = Dark colours
theme-to-light = Light colours
foot-own = The games belong to their designers and publishers.
foot-docs = Sheepfold’s docs folder explains how to run your own server, how draws are kept fair, and how programs can play.

## My tables

mine = My tables
mine-empty = No tables yet
    .help = Tables that you open or join stay here, on this device, until you remove them.
mine-waits = Your turn
mine-ready = Waiting for you
mine-lobby = Before the match
mine-playing = Others decide
mine-paused = Paused
mine-over = Over
mine-watching = You watch
mine-offline = As last seen
mine-old =
    { $n ->
        [one] { $n } finished table
       *[other] { $n } finished tables
    }
mine-with = with { $names }
mine-alone = on your own
mine-won = You won
mine-shared = You share the win
mine-lost = { $who } won
mine-nobody = Nobody won
mine-resigned = Given up
mine-agreed = Ended together
mine-abandoned = Abandoned
mine-unreached = The server does not answer; your tables show up as soon as it does.
mine-remove = Remove { $game } from this list
mine-remove-old = Remove this table from your list?
    .help = It can then no longer be opened on this device. Nothing changes for the others.
mine-remove-running = Give up your place on this device?
    .help = The match is not over. Once the table is removed from this list, you cannot get back to your seat; the others may let the computer play on for you.
remove = Remove
keep = Keep it

## The games

games = The games
facts-players =
    { $most ->
        [1] 1 player
       *[other] { $least }–{ $most } players
    }
minutes-te_kuiti = 15 min
minutes-sheepland = 40 min
minutes-volle_wolle = 30 min
minutes-sheep_and_thief = 40 min
minutes-meadowmight = 30 min
kind-weight = Weight
kind-luck = Luck
kind-memory = Memory
kind-bluff = Bluff
kind-of = { $kind }: { $n } of 3
play-now = Play now
play-now-label = Play { $game } now
first-game = First game
    .help = Against an easy opponent; each decision is explained.
first-game-label = First game of { $game }
how-to-play = How to play
how-to-play-label = How to play { $game }
new-table = New table
new-table-label = New table for { $game }
rules-label = Rules of { $game }

## Play now

against = Play { $game }
your-name = Your name
players-in-all = Players
against-whom = Against the computer
play-explained = Explain each decision
start-match = Start

## Join by a link

join-by-link = Got an invitation?
    .help = Open its link, or paste it here.
link = Link
join-go = Join
join-no-link = That is not a link to a table. It contains /join# or /watch# and ends in letters and digits.

## A new table

new-title = { $game }: new table
new-players = How many play?
new-seats = Who sits there?
new-seat = Seat { $n }
seat-person = On this device
seat-open = Invite a friend
seat-computer = Computer: { $bot }
seat-name = Name of player { $n }
new-shared = One device for several
    .help = You pass the device on. Before each hand is shown, it asks for the right person, so that secrets stay secret.
new-open = Links for the others come next: send them, or show them as a QR code.
new-options = Variants
new-time = Time to think
time-none = No limit
time-move = For each move
time-player = For each player
time-per-move = Time for a move
time-per-player = Time for all moves
time-increment = Added after each move
time-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
time-help = When time runs out, the others may let the computer play on; nobody is thrown out.
new-watching = Others may watch
    .help = With a link of their own; they see only what everybody may see.
new-hints = Hints
    .help = The player whose turn it is may ask the computer for advice, and everybody sees that. If a game can compute exact odds, they are shown next to the choices.
new-open-table = Open the table
new-needs-person = Somebody has to play on this device.

## An invitation

join-title = You are invited
join-game =
    { $players ->
        [one] { $game }, alone
       *[other] { $game }, { $players } players
    }
join-there = At the table
join-free = free
join-yours = your seat
join-moves = Go on here as { $name }
    .help = The seat moves to this device; the other one can no longer play.
join-sit = Sit down
join-look-rules = Read the rules first
join-held = You already sit at this table.
join-to-table = To the table
join-checking = Looking at the invitation …
join-spent = This invitation does not work
    .help = A link is for one person only. Perhaps it was used or replaced, or a part of it is missing. Ask the person who sent it for a new one. If you have used it yourself, the table is on the home page of the device on which you opened it.
watch-unknown = There is nothing to watch here
    .help = The host has replaced or removed the link for watchers, or a part of it is missing. Ask for a new one.
join-offline = The server does not answer
    .help = Check your connection and try again; the invitation stays as it is.

## Refusals on these pages

refused-bad-name = A name has 1 to 24 letters and no comma, and it is not that of a computer player.
refused-bad-letters = It contains a character that is not allowed here: leave it out.
refused-invisible = Nobody could see that: use letters, digits or symbols.
refused-too-many-marks = A letter has too many accents: four at most.
refused-bad-chairs = Somebody has to play on this device.
refused-bad-time = This time to think is not possible.
refused-bad-start = The match cannot be played on from there.
refused-taken = Somebody sits there already.
refused-too-many-requests = Too many requests at once: wait a little, then try again.
refused-overloaded = The server is very busy: try again in a moment.
refused-no-database = The server cannot store anything at the moment: try again soon.
refused-elsewhere = That did not work: { $message }
