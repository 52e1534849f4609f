### Te Kuiti on the page, in English.

## The table

field = The field, 5 by 5 squares
tallies = This round
count-shepherd = enclosed
count-sheep = taken
count-supply = fences left
count-free = free
flock = Still in the field
flock-left = { $n } of { $of } left
flips =
    { $n ->
        [one] { $n } flip
       *[other] { $n } flips
    }
news-TK-11 = Revealed sheep now stay face up. Two free ones of the same mood may be taken.
news-TK-12 = Every free tile is face up: after this turn of the shepherd the round is over.
choice-done = Done, end the turn

## Places

place-down = { $cell }, face down
place-up = { $cell }, { $kind }, face up
place-gone = { $cell }, empty
place-known = { $cell }, face down, seen before: { $kind }
place-shown-down = { $cell }, face down again, just seen: { $kind }
place-shown-gone = { $cell }, empty, just left: { $kind }
place-flower = flower pointing { $side }
place-enclosed = enclosed
edge-fence =
    { $at ->
        [E] Fence east of { $cell }
        [S] Fence south of { $cell }
        [W] Fence west of { $cell }
       *[N] Fence north of { $cell }
    }
edge-empty =
    { $at ->
        [E] No fence east of { $cell }
        [S] No fence south of { $cell }
        [W] No fence west of { $cell }
       *[N] No fence north of { $cell }
    }
edge-removed =
    { $at ->
        [E] Fence east of { $cell } just knocked down
        [S] Fence south of { $cell } just knocked down
        [W] Fence west of { $cell } just knocked down
       *[N] Fence north of { $cell } just knocked down
    }

## For a first game

coach-fence = As the shepherd you want many tiles behind fences when the round ends. One fence alone closes nothing, so grow one long wall from turn to turn, and start where the rim can help you.
coach-fence_now = A shepherd tile gives you a fence for free, in the middle of the other player’s turn. If one gap is left in a pen, close it now: sheep inside cannot be taken any more.
coach-flip = You are looking for two sheep of the same mood. Flip a tile you know nothing about first; if its twin has been seen before, you can still go and get it with the second flip.
coach-open = Few free tiles are left, so what you reveal now stays face up. Take pairs before the shepherd fences them in; a pair can be taken at any moment of your turn.
coach-ram = The ram knocks down one fence wherever you like. Open the pen that holds the most tiles, or spoil the wall that is about to close.
coach-solo-flip = Clear the field pair by pair before the flowers fence it in. Every flip of a tile with a flower costs a fence, so remember what you saw and do not look twice without need.
coach-solo-ram = The ram gives one fence back to your reserve. Free tiles that are enclosed, or take away a fence that is about to close a pen.
