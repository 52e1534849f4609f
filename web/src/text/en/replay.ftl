### Words of the replay, in English.
### The same keys and variables stand in the other languages, in the same order.

## Moving through a match

back = Back
replay-seen-from = Seen from
replay-watcher = the audience
replay-play = Play
replay-pause = Pause
replay-steps-back = One step back
replay-steps-on = One step on
replay-turns-back = One turn back
replay-turns-on = One turn on
replay-rounds-back = One round back, or to the start
replay-rounds-on = One round on, or to the end
replay-speed = Speed
replay-begins = The match begins.
replay-happened = What happened here
replay-panel = Log, analysis and more
replay-tab-log = Log
replay-tab-analysis = Analysis
replay-tab-more = From here
replay-moment = Moment of the match

## From a moment

replay-play-on = Play on from here
replay-play-on-how = A new table begins at this position, with everything as it lay; what is drawn from now on is new.
replay-play-as = I play
replay-play-against = The others are played by
replay-share = Link to this moment
replay-share-how = Anyone who opens this link sees the match at this moment. All hands are open, because the match is over.

## Records from files

bring-title = Look at a record
bring-how = Choose a file that this page or the sheepfold command has saved.
bring-choose = Choose a file
refused-bad-record = This record cannot be shown: { $message }
lost-replay-elsewhere = You have no seat at the table of this match
    .help = Ask one of its players for a “Link to this moment”: everybody can open that.

## Analysis

analysis = Analysis
analysis-how = The computer thinks again about every decision, knowing only what the player had seen by then. Each line shows a player’s chance to win, as far as that player could know.
analysis-begun = The computer thinks about this match.
analysis-done = { $n } of { $total } decisions
analysis-ahead = { $n ->
    [one] One other match comes first.
   *[other] { $n } other matches come first.
    }
analysis-ready = The analysis is ready.
analysis-curve = Chances to win, by move
analysis-at = Move { $n }
analysis-swings = The biggest swings
analysis-swings-own = Your turning points
analysis-swings-others = Turning points of the others
analysis-none-own = None of your moves changed the chances much.
analysis-instead = Better here:
analysis-no-swings = Nothing turned this match: no move changed the chances much.
analysis-change = { $from } % → { $to } %
analysis-better = { $points } points better: { $move }.
analysis-no-better = No move was clearly better: what came next made the difference.
analysis-shares = Play and luck
analysis-start = Start
analysis-play = Moves
analysis-gifts = Others
analysis-luck = Luck
analysis-result = Result
analysis-shares-how = Start and result are chances to win. The rest are points of chance, and one point is one percent. Moves: the chance you lost because there were better moves. Others: the chance their mistakes gave you. Luck: draws, dice, and what came to light.
refused-not-played = Only a match that was played to its end can be analysed.
refused-too-long = This match is too long to be analysed.
refused-busy = Other matches are being analysed: try again in a minute.
refused-no-analysis = The computer came to no result: try again.

## Fair draws

fair-how = Before the match the server and every device committed to random numbers. Now that all are shown, this device computes every draw again.
fair-noted-server = The server kept to what it promised before the match.
    .fails = The server’s promise is not the one this device noted before the match.
fair-noted-others = The other devices kept to what they promised before the match.
    .fails = A device showed another number than it promised before the match.
fair-noted-mine = This device’s own number is part of the seed.
    .fails = This device’s own number is missing from the seed.
fair-server = The server’s seed fits its promise.
    .fails = The server’s seed does not fit its promise.
fair-device = Player { $seat }: the number shown fits the promise.
    .fails = Player { $seat }: the number shown does not fit the promise.
fair-seed = The seed of the match follows from all of these.
    .fails = The seed of the match does not follow from these.
fair-starts =
    { $failed ->
        [0] This match was started once; no start failed.
        [one] This match was started { $starts } times; { $failed } start failed. Ask what happened: whoever runs the server could have stopped a start whose draws they disliked.
       *[other] This match was started { $starts } times; { $failed } starts failed. Ask what happened: whoever runs the server could have stopped starts whose draws they disliked.
    }
    .fails = The record does not count the starts of this match.
fair-noted-shown =
    { $n ->
        [one] This device has shown { $n } random number for this match.
       *[other] This device has shown { $n } random numbers for this match.
    }
    .fails = This device has shown { $n } random numbers for this match, but the record counts { $told }. A number was lost on its way, or the server left out starts that failed.
fair-noted-starts = The starts and numbers counted are those this device noted before the match.
    .fails = The starts or numbers counted are not those this device noted before the match.
fair-version = A newer Sheepfold wrote this record.
    .fails = A newer Sheepfold wrote this record: reload the page to check it.
fair-draws = All { $n } draws follow from the seed.
    .fails = The draw in line { $line } does not follow from the seed.
fair-unmixed = This record does not say how its seed was made.
    .fails = This record does not say how its seed was made.
fair-holds = Everything holds: nobody chose these draws.
fair-warned = Everything holds, but read the lines with a warning sign.
fair-broken = Something does not hold.
fair-more = With the saved record, the command “sheepfold verify” also checks that the lists of possible draws follow the rules.
