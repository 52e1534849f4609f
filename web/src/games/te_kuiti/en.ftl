### Te Kuiti on the page, in English.

## The table

field = The field, 5 by 5 squares
field-before = How the first round left the field
tallies = This round
count-shepherd = enclosed
count-sheep = taken
count-supply = fences left
count-free = free
flock = Still in the field
flock-left = { $kind }: { $n } of { $of } left
feat =
    { $pairs ->
        [one] { $pairs } of { $of } pairs found
       *[other] { $pairs } of { $of } pairs found
    }, { $flips ->
        [one] { $flips } flip.
       *[other] { $flips } flips.
    }
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

coach-fence = Enclose as many tiles as you can before the round ends. Let one long wall grow from turn to turn; the rim, too, is open until you fence it.
coach-fence_now = An extra fence in the middle of the other player’s turn. If a pen lacks just one, close it now: the sheep inside cannot be taken.
coach-flip = Find two sheep of the same mood. Begin with a tile you do not know; if you have already seen its match, flip that one second.
coach-open = What you reveal now stays face up. Take pairs before the shepherd fences them in; you can do so at any moment of your turn.
coach-ram = Any fence may fall. Open the pen with the most tiles, or break the wall that is about to close.
coach-solo-flip = Clear the field pair by pair before the flowers fence it in. Each look at a flower costs a fence, so remember what you see.
coach-solo-ram = One fence comes back to your reserve. Free enclosed tiles, or break a pen that is about to close.

## For the lesson

lesson-goal = One player is the shepherd and fences tiles in: each counts one point. The other takes sheep of the same mood in pairs: each sheep counts one point. You play both roles once, and the higher sum wins.
lesson-turn = The shepherd places two fences in a turn. The sheep player flips tiles until two sheep lie face up: two of the same mood leave the field, others are turned back, so remember them. A ram knocks a fence down, a shepherd tile adds one.
lesson-end = Once five free tiles or fewer are left, revealed sheep stay face up. A round ends when every free tile is face up and the shepherd has had one more turn, or at once when no fence or no free tile is left.
lesson-solo-goal = Clear the field: take all sheep, two of the same mood at a time, before the flowers fence them in.
lesson-solo-turn = Flip tiles until two sheep lie face up. Two of the same mood leave the field, others are turned back. Each flower you flip places a fence on the side it points to.
lesson-solo-end = You win when the field is empty. You lose when the fences run out, when everything that is left is fenced in, or when you have seen every free tile and no two of them match.

## What things mean

about-sheep = Two free sheep of the same mood leave the field as a pair; each is worth 1 point to the sheep player.
about-sheep-solo = Two free sheep of the same mood leave the field as a pair.
about-ram = A ram leaves the game when it is flipped, and the sheep player removes a fence.
about-ram-solo = A ram leaves the game when it is flipped, and you remove a fence.
about-shepherd = A shepherd tile leaves the game when it is flipped, and the shepherd places a fence at once.
about-shepherd-solo = A shepherd tile leaves the game when it is flipped, once its flower has placed a fence.
about-flower = Each time it is flipped, its flower places a fence on the side it points to.
about-down = As long as it is free, it can be flipped.
about-gone = An empty square is worth nothing, but it can be crossed.
about-pen =
    { $n ->
        [one] This pen has 1 tile: 1 point for the shepherd while it stays closed.
       *[other] This pen has { $n } tiles: { $n } points for the shepherd while it stays closed.
    }
about-pen-solo = No tile in a pen can be flipped or leave the field.
about-fence = Tiles with no way out of the field are enclosed, and each is worth 1 point to the shepherd.
about-fence-solo = Tiles with no way out of the field are enclosed and cannot be flipped.
about-tally-shepherd = Tiles that are enclosed now. At the end of the round each is worth 1 point to the shepherd.
about-tally-shepherd-solo = Tiles that are enclosed now. If all that are left are enclosed, you have lost.
about-tally-sheep = Sheep that were taken. Each is worth 1 point to the sheep player.
about-tally-sheep-solo = Sheep that left the field. When no tile is left, you have won.
about-tally-supply = Fences the shepherd still has. With the last one the round is over.
about-tally-supply-solo = Fences in reserve. With the last one you have lost.
about-tally-free = Tiles that are not enclosed. With 5 or fewer the field opens: revealed sheep stay face up.
about-tally-free-solo = Tiles that are not enclosed. Only these can be flipped.

## For the guided game

guide-fence-placed = The shepherd places two fences in a turn, to enclose as many tiles as possible. You play the sheep.
guide-later-fence = Some turns later, near the end of the second round. Now you are the shepherd, and enclose what is left.
guide-tile-covered = Two different moods: both are turned back. Remember where they are!
guide-pair-taken = Two of the same mood: they leave the field, and you have 2 points.
guide-pair-removed = Two of the same mood: they leave the field.
guide-ram-found = A ram! It leaves the game, and you may knock down any fence.
guide-flower-fence = It has a flower: a fence is placed on the side the flower points to.
guide-pen-closed = Closed all around: each tile inside is worth 1 point to the shepherd.
guide-shepherd-found = A shepherd tile: the shepherd places one more fence at once.
