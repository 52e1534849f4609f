### Words of the table page, in English.
### The same keys and variables stand in the other languages, in the same order.


## People

bot-lamb = Lamb
bot-lamb-about = Gambols about: a first opponent for everybody.
bot-ewe = Ewe
bot-ewe-about = Knows what is good, but does not look ahead.
bot-ram = Ram
bot-ram-about = Looks ahead a little and forgets much: a fair opponent.
bot-dog = Dog
bot-dog-about = Looks far ahead and remembers everything: hard to beat.
bot-shepherd = Shepherd
bot-shepherd-about = Thinks longest, up to three seconds for a move: the strongest.
bot-random = Dizzy Sheep
bot-greedy = Greedy Sheep
name-of-bot = { $bot } { $n }
name-with-level = { $name } · { $level }
name-played-by-bot = { $name } (computer)
name-nobody = Free chair
you = you
seats = Players
seat-bot = The computer plays here
seat-here = Here
seat-away = Away
seat-late = Out of time
seat-acting = Deciding
seat-resigned = Resigned
about-points = Points so far, as everybody may know them.
points = Points
time-left = Time left:
time-waits = The clock starts once you have seen the computers’ moves. Time left:

## Frame

to-home = Home
try-again = Try again
close = Close
menu = Menu
settings = Settings
yes = Yes
no = No
reconnecting = Connecting again …
next-table = Next table
next-table-how = { $n ->
    [one] It is your turn at another table.
   *[other] It is your turn at { $n } other tables.
  }
build-new = A new version of Sheepfold is ready. Reload the page to use it.
build-load = Reload now
last-seen = No connection. This is the table as you last saw it: { $when }. Play continues as soon as the connection is back.
trouble-not-stored = The server cannot store anything at the moment. Nothing is lost: this page sends your move again until it is stored.
trouble-no-database = The server cannot reach its tables at the moment. Nothing is lost: this page tries again until they are back.
open-side = Log, chat, rules
given = began at move { $n } of another match
tab-log = Log
tab-chat = Chat
tab-aid = Aid
tab-rules = Rules
aid-done = Done in this turn
aid-things = What is what
log-empty = Nothing has happened yet.
log-hint = { $who } took a hint.
chat-empty = Say hello to the others.
chat-empty-watchers = This chat is for watchers only.
chat-write = Write something
chat-send = Send
chat-hello = Hello!
chat-well-played = Well played!
chat-moment = One moment!
chat-thanks = Thanks!
title-turn = Your turn: { $game }

## Prompt

board = The board
prompt = What is asked now
prompt-over = The match is over.
prompt-paused = The match is paused.
prompt-vote = A question is open: everybody has to answer it first.
prompt-chance = Chance decides …
prompt-next = Then it is your turn.
prompt-summary = Read what happened, then go on.
confirm-yes = Do it
confirm-no = Cancel
hold-next = Go on
hold-skip = Skip all
summary = What happened
explain-more = More
explain-title = About this decision
undo = Undo
undo-ask = Ask the others to take the last move back
undo-none = There is no move that you can take back now
hint = Hint
    .help = What would the computer do? Everybody sees that you asked.
hint-none = There are no hints at this table
hint-thinking = Thinking …
hint-chance = { $percent } %
hints = Hints
hints-about = What the computer would do, with your chance to win.
hint-at = Hint { $n } of { $of }
hint-back = Previous hint
hint-next = Next hint
hint-try = Try it
rules = Rules
see-ruling = Read { $ruling }

## Lobby

lobby-title = Before the match
lobby-how = Send these links to your friends, or let them scan the code with their phones. Nobody needs an account.
lobby-wait = Waiting for the others …
lobby-watch = The match has not begun yet.
lobby-again = A rematch: everybody has moved on by one seat.
lobby-last-match = Watch the last match again
lobby-loopback = This address works on this machine only. To play on other devices, start the server with { $option } and open the page at this machine’s network address.
plan-time-move = { $seconds } seconds for each move
plan-time-player = { $seconds } seconds for all moves of a player, and { $more } more after each
plan-hints = Hints from the computer are allowed.
chair-open = Free chair
chair-open-again = Replace with a person
chair-free = Free { $who }’s chair
chair-level = Computer
chair-for-bot = Let { $bot } play
chair-ready = ready
chair-not-ready = not ready yet
invitation = Invitation
new-invitation = Make a link
another-invitation = Make a new link (this one will no longer work)
ready = I am ready
not-ready = Not yet
start-failed =
    { $n ->
        [one] The match could not start: { $n } start failed.
       *[other] The match could not start: { $n } starts failed.
    }
start-shown =
    { $n ->
        [0] Your device has shown no random number for it.
        [one] Your device has shown { $n } random number for it.
       *[other] Your device has shown { $n } random numbers for it.
    }
start-failed-why = A lost connection or somebody who left can cause this. If it happens again and again, ask whoever runs this server.
start-again = Try again
ready-how = The match begins as soon as everybody is ready. Each device adds a random number, so that nobody can know the draws.
copy = Copy
copied = Copied
share = Share
qr = QR code
qr-of = QR code: { $what }

## One device

pass-to = Pass the device to { $who }
pass-why = Nothing is shown until then.
pass-done = I am { $who }

## Since the last move

since-mine = Since your last move
since-turn = Since the last turn
since-close = Close
since-back = Back
since-next = Next
since-at = { $n } of { $of }

## Late, away, watching

notice-watching = You are watching this match.
notice-paused = The match is paused, and the clocks stand still.
notice-replaced = The computer is playing for you.
    .other = The computer is playing for { $who }.
notice-own-late = Your time is up. You can still move, but the others may let the computer play for you.
    .other = { $who } is out of time. The others may let the computer play.
notice-late = { $who } is out of time.
notice-away =
    { $n ->
        [0] { $who } is away.
        [one] { $who } is away. In { $n } minute you can let the computer play.
       *[other] { $who } is away. In { $n } minutes you can let the computer play.
    }
take-over = Take over
let-computer = Let the computer play
wait = Wait
end-match = End …
sure-end = End this match?
    .help = If everybody who is here agrees, it ends without a winner.

## Questions

ask-waiting = Waiting for { $who } …
ask-withdraw = Withdraw
ask-minutes =
    { $n ->
        [one] Open for about { $n } minute more
       *[other] Open for about { $n } minutes more
    }
ask-seconds = Open for about { $n } seconds more
ask-undo = { $who } would like to take the last move back
    .help = Something new has been seen since; everybody has to agree.
ask-end = { $who } would like to end the match
    .help = If all agree it ends here, without a winner.
ask-pause = { $who } would like a pause
    .help = Clocks stop until you go on together.
ask-resume = { $who } would like to go on
    .help = The clocks run again once all agree.
ask-replace = { $who } asks: shall the computer play on for { $target }?
    .help = { $target } can come back at any time.

## Menu

ask-for-pause = Ask for a pause
ask-for-resume = Ask to go on
ask-for-end = Ask to end the match
ask-to-replace = Let the computer play for { $who }
hand-over = Let the computer play for me
come-back = Take over from the computer
resign = Resign
sure-resign = Resign this match?
    .help = The others win or play on. You cannot take this back.
leave = Leave the table
sure-leave = Leave this table for good?
    .help = In a running match the computer plays on for you.
move-seat = Continue on another device
move-seat-link = Open this on the other device within ten minutes:
invite-watchers = Invite people to watch
watch-link = Anybody who opens this sees what everybody may see:
save-record = Save the record
keys = Keys
key-enter = Enter
key-space = Space
key-escape = Esc
key-shift = Shift
keys-go = Go from place to place on the board
keys-pick = Pick; pick again to play the move that is ready
keys-drop = Drop what is picked, or close a panel
keys-skip = While moves are shown: go on
keys-step = In “Since your last move”: back and on
keys-undo = Undo, where that is free
keys-explain = Explain the place that has the focus
keys-help = This list

## Settings

set-language = Language
set-theme = Colours
theme-auto = System default
theme-light = Light
theme-dark = Dark
set-motion = Animations
motion-auto = System default
motion-full = On
motion-none = Off
set-pace = Others’ moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-none = At once
set-confirm = Ask before a move that cannot be taken back
set-coach = Explain decisions
set-odds = Show chances next to choices where hints are allowed
set-sounds = Sounds
set-notices = Notify me when it is my turn
notices-denied = Your browser does not allow this page to notify you. Allow notifications in the browser’s settings for this page, then tick the box again.
notices-http = Browsers show notifications only for addresses that begin with https.
notices-apple = On an iPhone or iPad, only apps on the Home Screen show notifications: tap Share, then Add to Home Screen, and tick the box there.
notices-none = This browser cannot show notifications. The title and the icon of the tab show when it is your turn.
app-http = Sheepfold can be installed and opens offline only at an address that begins with https.
app-apple = You can install Sheepfold as an app: tap Share, then Add to Home Screen. It then opens offline too and shows each table as you last saw it.
app-menu = You can install Sheepfold as an app: choose “Install” or “Add to Home screen” in your browser’s menu. It then opens offline too and shows each table as you last saw it.
app-installed = Sheepfold is installed on this device. It opens offline too and shows each table as you last saw it.
app-install = Install

## The end

ending-resigned = The match ended by resignation.
    .other = The match ended by resignation.
ending-agreed = You agreed to end the match.
    .other = The players agreed to end the match.
ending-abandoned = The match was abandoned.
    .other = The match was abandoned.
end-gave-up = { $who } resigned.
end-you-gave-up = You resigned.
place = Place
result-lost-alone = Not this time.
result-you = You win!
result-you-share = You share the win with { $who }!
feat-best = Your best before this, on this device:
feat-first = Your first result on this device.
rematch = Rematch
rematch-wanted = { $who } wants a rematch.
rematch-open = A rematch is open.
rematch-go = Go there
replay = Watch again
analyse = Analyse
check-shuffle = Check the draws
show-result = Result

## What cannot be opened

lost-unknown = This table cannot be opened
    .help = Try again in a moment. If it stays so, ask whoever sent you the link.
lost-no-chair = You have no seat here on this device
    .help = Open the invitation that was sent to you, or the link for watchers.
lost-offline = The server does not answer
    .help = Check your connection and try again.
lost-no-table = This table is gone
    .help = Its host deleted it, or nobody used it for a long time.
lost-unknown-token = Your key to this table is no longer valid
    .help = Ask the host for a new link.
lost-seat-moved = This seat moved to another device
    .help = Play on there. The menu on that device can also move the seat back here.
lost-removed = The host freed your chair
    .help = Ask the host for a new invitation if you want to play here.
lost-damaged = The log of this table cannot be read
    .help = Other tables are not affected. Tell whoever runs this server.
lost-reload = The server was updated
    .help = Reload this page; the table is as it was.
nowhere = There is nothing here
    .help = The address leads nowhere; the meadow is this way:

## Refusals of the server

refused-offline = No connection: try again in a moment.
refused-outdated = Something has changed meanwhile: look again.
refused-conflict = Somebody else was faster: look again.
refused-question-open = A question is open: answer it first.
refused-refused-before = You have asked that; ask again after your next move.
refused-too-fast = Not so fast: wait a moment.
refused-used-id = This was already sent: reload the page and try again.
refused-paused = The match is paused.
refused-over = The match is over.
refused-bot-plays = The computer plays for you: first take over from it (in the menu).
refused-watching = Watchers cannot play.
refused-bots-play = A computer has seen what came next: this move cannot be taken back.
refused-too-many-undos = Too many moves were taken back in this match: play on.
refused-too-many-changes = This seat has made too many changes: play on, or open a new table.
refused-still-here = A player who is here and in time cannot be replaced.
refused-not-host = Only the host may do that.
refused-too-late = Too late: it has happened already.
refused-already = That has already happened.
refused-no-watching = This table does not allow watchers.
refused-bad-chat = That cannot be sent.
refused-not-now = That is not possible at the moment.
refused-no-question = No question is open any more.
refused-not-begun = The match has not begun.
refused-not-over = The match is not over yet.
refused-not-yours = That is not yours to decide.
refused-resigned = You have resigned: you may watch.
refused-bad-target = That seat cannot be chosen.
refused-no-hints = There are no hints here.
refused-no-advice = The computer has no advice at the moment: try again.
refused-no-table = This table is gone.
refused-no-credential = Your key to this table is no longer valid.
refused-damaged = The log of this table cannot be read.
refused-full = The server has no room now: try again later.
refused-internal = The server made a mistake; nothing was changed.
