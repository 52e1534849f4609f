### Volle Wolle: the words of the game, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The game

name = Volle Wolle
tagline = Bid what your three dice will show: the boldest bidder chooses first, and the last one takes what is left, black sheep and all.
credits = Designed by Alessandro Zucchini, published by Zoch Verlag. Sheepfold is a project of its own and is not affiliated with them.

## Rules

VW-1 = The pack of 60 cards lies shuffled face down: 51 sheep, 8 sheepdogs and 1 bone. Everyone begins with 2 wool chips and a bid board, dealt at random from the six there are; the back of the board shows your first sheep number. There are 25 chips in all: while the supply is empty, nobody gains one.
    .title = Set-up
VW-2 = A round begins with one card more than there are players, laid out face up. Then everyone bids, and then the dice are thrown in the order of the bids. Two players play 20 rounds, three 15, four 12 and five 10; six play 8 rounds and a ninth one with the 4 cards that are left.
    .title = The round
VW-3 = All of you choose a bid at once and in secret, a number from 14 to 26, or 26+; then all bids are shown together. The bid is what your dice will have to reach. 26+ also has to reach 26, but it plays before every other bid: you can only choose it if you have a chip, and you pay that chip the moment the bids are shown, before the order is fixed.
    .title = Bids
VW-4 = The higher bid plays first. Between equal bids, 26+ included, the lower sheep number plays first. Your sheep number is the one on the top card of your flock, or on the back of your bid board until you own a sheep. The order stands for the whole round, whatever comes to lie on your flock meanwhile.
    .title = Order of play
VW-5 = You throw all three dice: one with twelve sides (d12), one with ten (d10) and one with eight (d8). If you reach your bid, you take 3 cards.
    .title = First throw
VW-6 = If the first throw has brought you no cards, one die of your choice stays as it lies and you throw the other two again. If you reach your bid now, you take 2 cards.
    .title = Second throw
VW-7 = If you still have no cards, one of the two dice just thrown stays as well and you throw the third one again. If you reach your bid now, you take 1 card. A fourth throw does not exist.
    .title = Third throw
VW-8 = Your result is the sum of the three dice. A malus on the top card of your flock is always subtracted. After any throw you may add a bonus that stands there, and you may pay chips into the supply, each of which adds 1. If you reach your bid that way, the bonus is used first and you pay exactly the chips that are still missing.
    .title = The result
VW-9 = If dice and malus alone reach your bid, it counts by itself and you take all the cards due, wanted or not. If it takes your bonus or chips to reach it, you choose: you accept, and then also take all the cards due, or you throw again; after the third throw you accept or let the bid go. There is no other way to stop before the third throw.
    .title = No choice
VW-10 = You take the cards you like, one by one; if no more lie there than are due to you, they all come by themselves. Sheep go on top of your flock in the order you like: when several come together, you only name the one on top, for until the end nothing beneath it matters. Dogs and the bone lie open beside the flock.
    .title = Taking cards
VW-11 = If you have not reached your bid after the third throw, you take no cards. If your result, without bonus and chips, is also below 14 and black sheep lie on the table, you either take all of those or raise your result to at least 14: with the bonus alone, if that is enough; with chips alone, exactly as many as are missing, even where the bonus would do; or, if the bonus alone is too little, with the bonus and exactly the chips then missing. A raise has to stay below your bid, so a bid of 14 allows none. Where no raise is possible, the black sheep come by themselves. Where bonus or chips could reach your bid, you first say whether you let it go. Last of all, with or without black sheep, you gain 1 chip.
    .title = Failing
VW-12 = With three to six players, the last in order does not throw, takes every card that is left and gains no chip.
    .title = Last in order
VW-13 = If no card is left when your turn comes, you get nothing, not even a chip, and the round is over.
    .title = Nothing left
VW-14 = When you take a sheep with a bone symbol from the table, you may at once take the bone from the player who has it. You are asked once for all the cards that come to you together, no matter whether you won them with the dice, had to take them as black sheep or got them as leftovers. If the bone is still in the pack or on the table, or is yours already, nothing happens. On a card that lies on a flock, the symbol means nothing any more.
    .title = Bone symbol
VW-15 = With two players, the second in order throws too if there are cards left. Cards that are left after that go to the first in order, without a throw.
    .title = Two players
VW-16 = The match is over when all cards are taken. Your score is the points of your flock, what your dogs are worth, and 1 for each chip.
    .title = The end
VW-17 = Sheep marked 3-7-0 and 0-0-7 score in sets of three. In each set of 3-7-0, one sheep is worth 3, two are worth 14 and three are worth nothing; a fourth begins a new set. Of 0-0-7, one or two are worth nothing and three are worth 21; a fourth begins a new set, and the 21 stay yours.
    .title = Sets
VW-18 = Exactly one dog is worth 9. Without a dog, the two of your white sheep that are worth least leave your flock before it is counted, by themselves, or fewer if you have fewer; black sheep, 3-7-0 and 0-0-7 never leave. Two or more dogs are worth nothing unless you have the bone: it makes each dog worth 4, on top of the 9 for a single one. Whoever has the most dogs, alone or tied, loses 5 points, bone or not. The bone itself is worth nothing.
    .title = Dogs and bone
VW-19 = The highest score wins. If several of you are tied for it, you share the win.
    .title = Winning
VW-20 = Bids stay secret until all of them are in. Every card is seen by all when it is laid out and taken, but nobody may look into a flock beneath its top card, not even its owner: what lies there is for you to remember. Only at a table opened with the memory aid is it shown.
    .title = What you may know

## Options

option-memory_aid = Memory aid
    .help = Everyone may look into the flocks, and the points so far are shown.

## Things

card-dog = a dog
card-bone = the bone
bid-unknown = in secret
bonus-bonus = the bonus
answer-yes = yes
answer-no = no
word-hidden = a sheep
kind-white = white
kind-black = black
kind-set370 = 3-7-0
kind-set007 = 0-0-7
face-dog = dog
face-bone = bone

## What is asked now

step-board = Chance deals the bid boards.
step-lay = A card is laid on the table.
step-roll = The dice are thrown.
step-bid = Choose your secret bid: 14 to 26, or 26+ for a chip.
step-bid-plain = Choose your secret bid: 14 to 26. Without a chip there is no 26+.
step-keep = Choose the die that stays; the others are thrown again.
step-keep-last = Choose another die that stays; the last one is thrown again.
step-keep-or-accept =
    { $n ->
        [one] Accept ({ $price }) and take { $n } card, or choose a die that stays and throw again.
       *[other] Accept ({ $price }) and take { $n } cards, or choose a die that stays and throw again.
    }
step-accept = That was the last throw: accept with bonus or chips and take a card, or fail.
step-accept-price = That was the last throw: accept ({ $price }) and take a card, or fail.
step-black = You are below 14: take the black sheep, or raise your result to 14 or more.
step-take = Take a card from the table.
step-take-more =
    { $n ->
        [one] Take a card from the table: { $n } card is still due to you.
       *[other] Take a card from the table: { $n } cards are still due to you.
    }
step-top = Which of the new sheep lies on top of your flock?
step-bone = You took a bone symbol: do you take the bone from its owner?
step-over = The match is over.
type-one = Type one of these: { $moves }.
price-bonus = with the bonus
price-chips =
    { $n ->
        [one] for { $n } chip
       *[other] for { $n } chips
    }
price-both =
    { $n ->
        [one] with the bonus and for { $n } chip
       *[other] with the bonus and for { $n } chips
    }

## The log

log-roll = { $die }: { $face }.
log-keep = { $who } keeps the { $die }.
log-bid = { $who } bids { $bid }.
log-lay = { $who } lays out { $card }.
log-take = { $who } takes { $card }.
log-top = { $who } puts { $card } on top.
log-accept = { $who } accepts.
log-fail = { $who } lets the bid go.
log-bone =
    { $answer ->
        [yes] { $who } takes the bone.
       *[no] { $who } does not want the bone.
    }
log-black = { $who } takes the black sheep.
log-raise = { $who } raises the result to 14 or more with { $bonus }.
log-raise-chips =
    { $chips ->
        [one] { $who } raises the result to 14 with { $chips } chip.
       *[other] { $who } raises the result to 14 with { $chips } chips.
    }
log-raise-rest =
    { $rest ->
        [one] { $who } raises the result to 14 with { $bonus } and { $rest } chip.
       *[other] { $who } raises the result to 14 with { $bonus } and { $rest } chips.
    }
log-board = { $who } gets bid board { $board }.
log-undo = { $who } took a move back.
told-lay-more = Then { $card }.
told-throw = { $who }, throw { $throw }:
told-result = Result: { $sum }.
told-order = Order of play: { $order }.
told-number = sheep number { $number }

## What happened by itself

fact-bids-shown = All bids are shown.
fact-plus-paid = { $who } pays a chip for 26+.
fact-order = { $place }. { $who } with { $bid } (sheep number { $number }).
fact-reached =
    { $n ->
        [one] { $who } bid { $bid } and reaches it with { $result }: { $n } card.
       *[other] { $who } bid { $bid } and reaches it with { $result }: { $n } cards.
    }
fact-reached-bonus =
    { $n ->
        [one] { $who } reaches the bid with the bonus: { $n } card.
       *[other] { $who } reaches the bid with the bonus: { $n } cards.
    }
fact-reached-chips =
    { $chips ->
        [one] { $who } reaches the bid with { $chips } chip
       *[other] { $who } reaches the bid with { $chips } chips
    }: { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
fact-reached-both =
    { $chips ->
        [one] { $who } reaches the bid with the bonus and { $chips } chip
       *[other] { $who } reaches the bid with the bonus and { $chips } chips
    }: { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
fact-failed = { $who } bid { $bid } and fails with { $result }.
fact-black-come =
    { $n ->
        [one] Below 14: { $n } black sheep comes to { $who }.
       *[other] Below 14: { $n } black sheep come to { $who }.
    }
fact-card-taken = { $who } takes { $card }.
fact-rest-taken =
    { $n ->
        [one] { $who } is last, does not throw and gets what is left: { $n } card.
       *[other] { $who } is last, does not throw and gets what is left: { $n } cards.
    }
fact-leftovers =
    { $n ->
        [one] { $n } card is left over and goes to { $who }, first in order.
       *[other] { $n } cards are left over and go to { $who }, first in order.
    }
fact-bone-lost = It was { $who } who had it.
fact-chip-gained = { $who } gains a chip.
fact-supply-empty = There is no chip left in the supply for { $who }.
fact-table-empty = The table is empty: { $who } gets nothing.
fact-round-over = Round { $round } is over.
fact-game-over = All cards are taken: the match is over.
fact-sets-scored =
    { $points ->
        [one] { $who } scores { $points } point with sets.
       *[other] { $who } scores { $points } points with sets.
    }
fact-no-dog =
    { $n ->
        [0] { $who } has no dog, but no white sheep to lose either.
        [one] { $who } has no dog: { $n } white sheep worth { $points } leaves the flock.
       *[other] { $who } has no dog: { $n } white sheep worth { $points } together leave the flock.
    }
fact-one-dog = { $who } has exactly one dog: { $points } points.
fact-dogs-bone = { $who } has { $n } dogs and the bone: { $points } points.
fact-dogs-idle = { $who } has { $n } dogs without the bone: nothing.
fact-most-dogs = Most dogs ({ $n }): { $who } loses 5 points.
fact-won =
    { $points ->
        [one] { $who } wins with { $points } point.
       *[other] { $who } wins with { $points } points.
    }
fact-shared-win =
    { $points ->
        [one] { $who } shares the win: { $points } point.
       *[other] { $who } shares the win: { $points } points.
    }

## Scores

part-white = White
part-left = No dog
part-black = Black
part-set370 = 3-7-0
part-set007 = 0-0-7
part-dogs = Dogs
part-most_dogs = Most dogs
part-chips = Chips

## The board in the terminal

tally-deck =
    { $n ->
        [one] pack: { $n } card
       *[other] pack: { $n } cards
    }
tally-supply =
    { $n ->
        [one] supply: { $n } chip
       *[other] supply: { $n } chips
    }
area-table = On the table
area-taken = Taken
head-bid = Bid
head-number = No.
head-chips = Chips
head-sheep = Sheep
head-dogs = Dogs
head-top = Top
head-points = Points
throw-head =
    { $n ->
        [one] Throw { $throw } of 3, for { $n } card
       *[other] Throw { $throw } of 3, for { $n } cards
    }
throw-target = Bid { $bid }
throw-target-plus = Bid 26+ (reach 26)
throw-malus = malus { $n }
throw-reached = Reached!
throw-within = { $n } short: within reach { $price }
throw-beyond =
    { $most ->
        [0] { $n } short
       *[other] { $n } short; bonus and chips add { $most } at most
    }
throw-below = Failed, and { $n } short of 14
own-plain = Your throws have neither bonus nor malus.
own-bonus = Your bonus: you may add { $n } to a throw.
own-malus = Your malus: { $n } on every throw.
own-chips =
    { $n ->
        [0] You have no chip to add.
        [one] Your chip can add { $n }.
       *[other] Your chips can add { $n }.
    }
board-signs = On a card: its id; +2 a bonus or −3 a malus; in the middle its points, on shaded ground a black sheep; #17 the sheep number; o=o a bone symbol. In the list of players: ▸ whose turn it is, ✓ who has had it; the bid (? still secret, – not chosen yet); ± bonus or malus; No. the sheep number; o=o the bone; (+1) what has changed since your last decision. A die with a double frame stays.

## Why a move is good

why-sheep = Your sheep are worth more, or those of others less.
why-set370 = It helps your 3-7-0, or hinders those of others.
why-set007 = It helps your 0-0-7, or hinders those of others.
why-dogs = It helps you to exactly one dog, or keeps others from it.
why-most = You are less likely to have the most dogs, or others are more likely to.
why-left = You lose less if you have no dog, or others lose more.
why-bone = The bone is likely to bring you more, or others less.
why-chips = It leaves you more chips, or others fewer.
why-modifier = The top card of your flock is better for your throws, or that of others is worse.
why-hope = You can expect more of this round, or others less.
why-table = The cards on the table suit you better, or others less.
why-early = It lets you choose early, and is reached often enough.
why-likely = It is likely to be reached, and enough will be left that suits you.
why-reach = With this die you reach your bid most often.
why-soon = With this die the next throw reaches your bid most often, and an early throw earns more.
why-certain = Certain cards now are better than fewer, or none, later.
why-harm = What lies on the table would do you harm: this way you are likely to take less of it.
why-rest = You may well get good cards without a throw.
why-black = You are less likely to end up with black sheep.
why-theirs = It leaves less for the other player.

## Chances beside choices

odds-about = How likely you are to reach the bid, by dice and bonus; in brackets, if you also pay your chips:
