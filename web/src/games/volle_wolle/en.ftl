### Volle Wolle on the page: its own words for the board. The same keys stand in de.ftl and fr.ftl.

## Answers without a place on the board

choice-accept = Accept { $price }
choice-fail = Give up the bid
choice-black = Take the black sheep
choice-raise-bonus = Raise with the bonus
choice-raise-chips =
    { $n ->
        [one] Raise for { $n } chip
       *[other] Raise for { $n } chips
    }
choice-raise-both =
    { $n ->
        [one] Raise with the bonus and { $n } chip
       *[other] Raise with the bonus and { $n } chips
    }
choice-bone-yes = Take the bone
choice-bone-no = Leave the bone

## The dial and the dice

dial-label = Dial for your bid
dial-bid = Bid { $bid }
dial-plus = Bid { $bid }: reach 26, play first, for a chip
dice-label = The three dice
die-shows = { $die } shows { $face }
die-keep = keep
die-stays = stays
throw-reached-with = Reached, with { $n } from bonus and chips
throw-failed = Failed, and below 14
reach-label = { $result } thrown, { $target } to reach
recap-reached = reached
recap-failed = failed
recap-rest = took the rest

## Chances, where help is on

odds-free = { $chance } with dice and bonus
odds-paid = { $chance } if you also pay chips
odds-throws = At the first throw { $one }, the second { $two }, the third { $three }
odds-bids = Under each bid: your chance to reach it with dice and bonus. Look at one for more.
odds-dice = Below each die: your chance to reach the bid if it stays.
odds-dice-chips = Below each die: your chance to reach the bid if it stays; next to the chip, if you also pay chips.

## What cards and players show

label-white =
    { $points ->
        [one] White sheep, { $said } point
       *[other] White sheep, { $said } points
    }
label-black =
    { $points ->
        [one] Black sheep, { $said } point
       *[other] Black sheep, { $said } points
    }
label-set370 = Sheep of a set { $said }
label-set007 = Sheep of a set { $said }
label-bonus = bonus { $n }
label-malus = malus { $n }
label-symbol = bone symbol
label-number = sheep number { $number }
flocks-label = The players and their flocks
label-place = place { $n } in the order
label-has-bid = has bid in secret
label-no-bid = has not bid yet
label-flock =
    { $n ->
        [one] { $n } sheep
       *[other] { $n } sheep
    }
label-top = on top: { $card }
label-chips =
    { $n ->
        [one] { $n } chip
       *[other] { $n } chips
    }
label-dogs =
    { $n ->
        [one] { $n } dog
       *[other] { $n } dogs
    }
label-bone = holds the bone

## For a first game

coach-board = Each player gets a bid board. Its sheep number settles ties until your first sheep lies on top.
coach-lay = New cards are laid out: one more than there are players.
coach-roll = Three dice with 12, 10 and 8 sides are thrown. A first throw that reaches the bid earns three cards, a second two, a third one.
coach-bid = Your bid is the sum your dice must reach. A high bid chooses first but fails more often: 18 nearly always works, 22 a little more often than not, 24 two times in five. If you like even the last cards on the table, bid low.
coach-keep = One die stays, the others are thrown again. Keep the one that is highest for its size: a 7 on the d8 is worth more than a 7 on the d12.
coach-keep-or-accept = With your bonus or chips you would reach the bid. Accept if you like the cards on the table: a later throw earns fewer of them, and every chip is also a point at the end.
coach-accept = Your last throw is so close that you can pay the difference. A good card is worth a chip or two; if you give up the bid, you gain a chip instead.
coach-black = Below 14 the black sheep come to you, unless you raise your result. Look at what they cost: minus points, but some bring a bonus for your next throws.
coach-take = High points come with a malus, low ones with a bonus. Mind your sets: two 3-7-0 are good, three are worth nothing; 0-0-7 pay only in threes. A single dog is worth 9.
coach-top = Only the top card counts from now on: its bonus or malus works on your throws, and its number breaks ties. A bonus on top is rarely wrong.
coach-bone = With the bone each of your dogs is worth 4. It helps you if you have dogs, and it hurts the player who loses it.
coach-over = All cards are taken: flocks, dogs and chips are counted.

## For the lesson

lesson-goal = Collect the most valuable flock. Most sheep are worth the points on them; sets of three can be worth a lot or nothing. One dog is worth nine points; several help only the player who has the bone.
lesson-turn = Everybody bids in secret, from 14 to 26. Then, from the highest bid down, each player tries to reach their bid with three dice: the first throw earns three cards, the second two, the third one, and before each new throw one more die has to stay. With three or more players, the last in order takes what is left.
lesson-end = The game ends when all cards are taken. The flock, the dogs and the wool chips left over are added up, and the most points win.

## What things mean

about-white = It is worth the points on it. Without a dog, your two white sheep that are worth least do not count.
about-black = It costs you the points on it. Whoever fails with less than 14 may have to take it.
about-set370 = In each set, one is worth 3, two are worth 14, three are worth nothing.
about-set007 = One or two are worth nothing, three are worth 21.
about-dog = Exactly one dog is worth 9, more are worth nothing without the bone. Whoever has the most dogs loses 5.
about-bone = Worth nothing itself, it makes each of your dogs worth 4.
about-bonus = On top of your flock, it lets you add { $n } to a throw.
about-malus = On top of your flock, it takes { $n } from every throw.
about-symbol = Whoever takes it may take the bone from another player.
about-number = Between equal bids, the lower sheep number plays first.
about-pile = Only the top card counts until the end; what lies below is to be remembered.
about-chips = A chip adds 1 to a throw when you pay it, and is worth 1 point at the end.
about-place = The higher bid plays first and chooses first.
about-bid = The dice must reach the bid: with the first throw for 3 cards, the second for 2, the third for 1.
about-deck = When all cards are taken, the match is over.
about-supply = Whoever fails a bid gains a chip, as long as there are any here.
about-reach = The flag is the bid. Green is what the dice show; a bonus and chips can add to it.
about-die = The die has { $sides } sides. The die you keep stays as it lies; the others are thrown again.

## For the guided game

guide-bids-shown = All bids are shown. The highest throws first; between equal bids the lower sheep number does.
guide-dice-thrown = Three dice are thrown. If their sum reaches the bid, the first throw earns three cards, the second two, the third one. One more die stays each time.
guide-reached = The bid is reached: now cards are chosen from the table.
guide-failed = The bid was not reached with the third throw: no card, but a chip for comfort.
guide-rest-taken = The last in order does not throw, and takes all the cards that are left.
guide-reached-bonus = The bonus on top of the flock made up for what was missing.
guide-sets-scored = All cards are taken. Now every flock is counted, with its sets and dogs.
