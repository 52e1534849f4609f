### Volle Wolle: the words of the game, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The game

name = Volle Wolle
tagline = Bid what your three dice will show: the boldest bidder chooses first, and the last one takes what is left, black sheep and all.
credits = Designed by Alessandro Zucchini, published by Zoch Verlag.

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
VW-9 = If dice and malus alone reach your bid, it counts by itself and you take all the cards due, wanted or not. If it takes your bonus or chips to reach it, you choose: you accept, and then also take all the cards due, or you throw again; after the third throw you accept or give up your bid. There is no other way to stop before the third throw.
    .title = No choice
VW-10 = You take the cards you like, one by one; if no more lie there than are due to you, they all come by themselves. Sheep go on top of your flock in the order you like: when several come together, you only name the one on top, for until the end nothing beneath it matters. Dogs and the bone lie open beside the flock.
    .title = Taking cards
VW-11 = If you have not reached your bid after the third throw, you take no cards. If your result, without bonus and chips, is also below 14 and black sheep lie on the table, you either take all of those or raise your result to at least 14: with the bonus alone, if that is enough; with chips alone, exactly as many as are missing, even where the bonus would do; or, if the bonus alone is too little, with the bonus and exactly the chips then missing. A raise has to stay below your bid, so a bid of 14 allows none. Where no raise is possible, the black sheep come by themselves. Where bonus or chips could reach your bid, you first say whether you give it up. Last of all, with or without black sheep, you gain 1 chip.
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

card-white = a sheep worth { $points }{ $signs }
card-black = a black sheep worth { $points }{ $signs }
card-set370 = a 3-7-0 sheep{ $signs }
card-set007 = a 0-0-7 sheep{ $signs }
card-dog = a dog
card-bone = the bone
card-forgotten = a sheep
answer-yes = yes
answer-no = no
signs-none = { "" }
signs-bonus = { " " }(bonus { $n })
signs-malus = { " " }(malus { $n })
signs-bone = { " " }(bone symbol)
signs-bonus-bone = { " " }(bonus { $n }, bone symbol)
signs-malus-bone = { " " }(malus { $n }, bone symbol)
face-dog = dog
face-bone = bone

## What is asked now

step-board = Chance deals the bid boards.
    .other = Chance deals the bid boards.
step-lay = A card is laid on the table.
    .other = A card is laid on the table.
step-roll = The dice are thrown.
    .other = The dice are thrown.
step-bid = Choose your secret bid: 14 to 26, or 26+ for a chip.
    .other =
        { $n ->
            [one] { $who } is choosing a secret bid.
           *[other] { $who } are choosing their secret bids.
        }
step-bid-plain = Choose your secret bid: 14 to 26. Without a chip there is no 26+.
    .other =
        { $n ->
            [one] { $who } is choosing a secret bid.
           *[other] { $who } are choosing their secret bids.
        }
step-keep = Choose the die that stays; the others are thrown again.
    .other = { $who } is choosing the die that stays.
step-keep-last = Choose another die that stays; the last one is thrown again.
    .other = { $who } is choosing another die that stays.
step-keep-or-accept =
    { $n ->
        [one] Accept ({ $price }) and take { $n } card, or choose a die that stays and throw again.
       *[other] Accept ({ $price }) and take { $n } cards, or choose a die that stays and throw again.
    }
    .other = { $who } may accept ({ $price }) or throw again.
step-accept = That was the last throw: accept ({ $price }) and take a card, or give up your bid.
    .other = { $who } may accept ({ $price }) or give up the bid.
step-black = You are below 14: take the black sheep, or raise your result to 14 or more.
    .other = { $who } is below 14 and decides about the black sheep.
step-take =
    { $n ->
        [one] Take a card from the table: { $n } card is still due to you.
       *[other] Take a card from the table: { $n } cards are still due to you.
    }
    .other = { $who } is choosing a card.
step-top = Which of the new sheep goes on top of your flock?
    .other = { $who } is choosing the sheep that goes on top.
step-bone = You took a sheep with a bone symbol: do you also take the bone from its owner?
    .other = { $who } may take the bone.
step-over = The match is over.
    .other = The match is over.
type-one = Type one of these: { $moves }.
price-bonus = with the bonus
price-chips =
    { $n ->
        [one] for { $n } chip
       *[other] for { $n } chips
    }
price-both =
    { $n ->
        [one] with the bonus and { $n } chip
       *[other] with the bonus and { $n } chips
    }

## Moves, as orders

do-bid = Bid { $bid }
do-keep = Keep the { $die }
do-take = Take { $card }
do-top = Put { $card } on top
do-accept = Accept and take your cards
do-fail = Give up your bid
do-bone =
    { $answer_id ->
        [yes] Take the bone
       *[no] Do not take the bone
    }
do-black = Take the black sheep
do-raise =
    { $means ->
        [bonus] Raise your result with your bonus
        [one] Raise your result with { $means } chip
       *[other] Raise your result with { $means } chips
    }
do-raise-bonus-rest =
    { $rest ->
        [one] Raise your result with your bonus and { $rest } chip
       *[other] Raise your result with your bonus and { $rest } chips
    }

## The log
# What is thrown, laid out and shown stands under “What happened”.

log-roll = { "" }
log-keep = { "" }
log-bid =
    { $hidden ->
        [unknown] { $who } made a secret bid.
       *[none] { $you ->
            [who] You bid { $bid }.
           *[none] { "" }
        }
    }
log-lay = { "" }
log-take =
    { $you ->
        [who] You took { $card }.
       *[none] { $who } took { $card }.
    }
log-top =
    { $hidden ->
        [none] { $you ->
            [who] You put { $card } on top of your flock.
           *[none] { $who } put { $card } on top of the flock.
        }
       *[forgotten] { "" }
    }
log-accept = { "" }
log-fail =
    { $you ->
        [who] You gave up your bid.
       *[none] { $who } gave up the bid.
    }
log-bone =
    { $answer_id ->
        [yes] { "" }
       *[no] { $you ->
            [who] You did not take the bone.
           *[none] { $who } did not take the bone.
        }
    }
log-black =
    { $you ->
        [who] You chose not to raise your result to 14.
       *[none] { $who } chose not to raise the result to 14.
    }
log-raise =
    { $means ->
        [bonus] { $you ->
            [who] You raised your result to 14 or more with your bonus.
           *[none] { $who } raised the result to 14 or more with the bonus.
        }
        [one] { $you ->
            [who] You raised your result to 14 with { $means } chip.
           *[none] { $who } raised the result to 14 with { $means } chip.
        }
       *[other] { $you ->
            [who] You raised your result to 14 with { $means } chips.
           *[none] { $who } raised the result to 14 with { $means } chips.
        }
    }
log-raise-bonus-rest =
    { $rest ->
        [one] { $you ->
            [who] You raised your result to 14 with your bonus and { $rest } chip.
           *[none] { $who } raised the result to 14 with the bonus and { $rest } chip.
        }
       *[other] { $you ->
            [who] You raised your result to 14 with your bonus and { $rest } chips.
           *[none] { $who } raised the result to 14 with the bonus and { $rest } chips.
        }
    }
log-board = { "" }
log-undo =
    { $you ->
        [who] You took a move back.
       *[none] { $who } took a move back.
    }

## What happened

fact-round-begun = Round { $round }: { $n } cards were laid out.
fact-bids-shown = The bids were shown.
fact-plus-paid =
    { $you ->
        [who] You paid a chip for 26+.
       *[none] { $who } paid a chip for 26+.
    }
fact-order =
    Place { $place }: { $you ->
        [who] you with a bid of { $bid }
       *[none] { $who } with a bid of { $bid }
    }.
fact-order-tied =
    Place { $place }: { $you ->
        [who] you with a bid of { $bid }
       *[none] { $who } with a bid of { $bid }
    } (sheep number { $number }).
fact-dice-thrown =
    { $throw ->
        [1] { $you ->
            [who] You threw { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] { $who } threw { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
        [2] { $you ->
            [who] Your second throw: { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] { $who }’s second throw: { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
       *[3] { $you ->
            [who] Your third throw: { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] { $who }’s third throw: { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
    }
fact-malus-counted = The malus lowered it to { $result }.
fact-die-kept =
    { $you ->
        [who] You kept the { $face } ({ $die }).
       *[none] { $who } kept the { $face } ({ $die }).
    }
fact-reached =
    { $you ->
        [who] You reached your bid of { $bid }
       *[none] { $who } reached the bid of { $bid }
    } and earned { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
fact-reached-bonus =
    { $you ->
        [who] You reached your bid with your bonus
       *[none] { $who } reached the bid with the bonus
    } and earned { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
    .foretold =
        You reach your bid with your bonus and earn { $n ->
            [one] { $n } card.
           *[other] { $n } cards.
        }
fact-reached-chips =
    { $you ->
        [who] You reached your bid with { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }
       *[none] { $who } reached the bid with { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }
    } and earned { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
    .foretold =
        You pay { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        } and earn { $n ->
            [one] { $n } card.
           *[other] { $n } cards.
        }
fact-reached-both =
    { $you ->
        [who] You reached your bid with your bonus and { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }
       *[none] { $who } reached the bid with the bonus and { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        }
    } and earned { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
    .foretold =
        You use your bonus, pay { $chips ->
            [one] { $chips } chip
           *[other] { $chips } chips
        } and earn { $n ->
            [one] { $n } card.
           *[other] { $n } cards.
        }
fact-failed =
    { $you ->
        [who] You did not reach your bid of { $bid }.
       *[none] { $who } did not reach the bid of { $bid }.
    }
fact-black-come =
    { $n ->
        [one] { $you ->
            [who] Your result was below 14: the black sheep on the table came to you.
           *[none] The result was below 14: the black sheep on the table came to { $who }.
        }
       *[other] { $you ->
            [who] Your result was below 14: the { $n } black sheep on the table came to you.
           *[none] The result was below 14: the { $n } black sheep on the table came to { $who }.
        }
    }
    .foretold =
        { $n ->
            [one] The black sheep on the table comes to you.
           *[other] The { $n } black sheep on the table come to you.
        }
fact-card-taken =
    { $you ->
        [who] You got { $card }.
       *[none] { $who } got { $card }.
    }
    .foretold =
        { $you ->
            [who] You get { $card }.
           *[none] { "" }
        }
fact-rest-taken =
    { $n ->
        [one] { $you ->
            [who] You were last in order and got the card that was left.
           *[none] { $who } was last in order and got the card that was left.
        }
       *[other] { $you ->
            [who] You were last in order and got the { $n } cards that were left.
           *[none] { $who } was last in order and got the { $n } cards that were left.
        }
    }
    .foretold =
        { $n ->
            [one] { $n } card goes to { $who }, who is last in order.
           *[other] { $n } cards go to { $who }, who is last in order.
        }
fact-leftovers =
    { $n ->
        [one] { $you ->
            [who] You were first in order and got the card that was left.
           *[none] { $who } was first in order and got the card that was left.
        }
       *[other] { $you ->
            [who] You were first in order and got the { $n } cards that were left.
           *[none] { $who } was first in order and got the { $n } cards that were left.
        }
    }
    .foretold =
        { $n ->
            [one] { $you ->
                [who] The card that is left goes to you.
               *[none] The card that is left goes to { $who }.
            }
           *[other] { $you ->
                [who] The { $n } cards that are left go to you.
               *[none] The { $n } cards that are left go to { $who }.
            }
        }
fact-bone-lost =
    { $you ->
        [who] { $who2 } took the bone from you.
        [who2] You took the bone from { $who }.
       *[none] { $who2 } took the bone from { $who }.
    }
    .foretold = You take the bone from { $who }.
fact-chip-gained =
    { $you ->
        [who] You gained a chip.
       *[none] { $who } gained a chip.
    }
    .foretold = You gain a chip.
fact-supply-empty =
    { $you ->
        [who] There was no chip left for you.
       *[none] There was no chip left for { $who }.
    }
    .foretold = There is no chip left for you.
fact-table-empty = No card was left for { $all }.
    .foretold = No card is left for { $all }.
fact-round-over = { "" }
fact-game-over = The last card was taken: the match is over.
fact-sets-scored =
    { $you ->
        [who] Your sets brought you { $points ->
            [0] no points.
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[none] { $who } scored { $points ->
            [0] no points with sets.
            [one] { $points } point with sets.
           *[other] { $points } points with sets.
        }
    }
fact-no-dog =
    { $you ->
        [who] { $n ->
            [0] You had no dog, but no white sheep to lose either.
            [one] You had no dog: { $n } white sheep worth { $points } left your flock.
           *[other] You had no dog: { $n } white sheep worth { $points } together left your flock.
        }
       *[none] { $n ->
            [0] { $who } had no dog, but no white sheep to lose either.
            [one] { $who } had no dog: { $n } white sheep worth { $points } left the flock.
           *[other] { $who } had no dog: { $n } white sheep worth { $points } together left the flock.
        }
    }
fact-one-dog =
    { $points ->
        [9] { $you ->
            [who] You had exactly one dog: { $points } points.
           *[none] { $who } had exactly one dog: { $points } points.
        }
       *[other] { $you ->
            [who] You had exactly one dog and the bone: { $points } points.
           *[none] { $who } had exactly one dog and the bone: { $points } points.
        }
    }
fact-dogs-bone =
    { $you ->
        [who] You had { $n } dogs and the bone: { $points } points.
       *[none] { $who } had { $n } dogs and the bone: { $points } points.
    }
fact-dogs-idle =
    { $you ->
        [who] You had { $n } dogs without the bone: no points.
       *[none] { $who } had { $n } dogs without the bone: no points.
    }
fact-most-dogs =
    { $you ->
        [who] Nobody had more dogs than you ({ $n }): you lost 5 points.
       *[none] Nobody had more dogs than { $who } ({ $n }): { $who } lost 5 points.
    }
fact-won =
    { $you ->
        [who] You won with { $points ->
            [one] { $points } point!
           *[other] { $points } points!
        }
       *[none] { $who } won with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
fact-shared-win =
    { $you ->
        [who] You shared the win with { $points ->
            [one] { $points } point!
           *[other] { $points } points!
        }
       *[none] { $who } shared the win with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }

## Why a move is refused

reason-boards-first = The bid boards are dealt first.
reason-board-for =
    { $you ->
        [who] The next bid board goes to you.
       *[none] The next bid board goes to { $who }.
    }
reason-board-gone = Somebody already has this bid board.
reason-boards-dealt = All bid boards are already dealt.
reason-lay-first = The cards of this round are laid out first.
reason-card-gone = This card is no longer in the pack.
reason-cards-laid = The cards of this round are already laid out.
reason-throw-first = The dice are thrown first.
reason-die-stays-put = This die stays as it lies: the { $die } is thrown now.
reason-die-thrown = This die is already thrown: the { $die } is next.
reason-die-later = This die comes later: the { $die } is thrown before it.
reason-face-too-high = This die shows 1 to { $sides } only.
reason-bid-first = Choose your bid first.
reason-bids-shown = The bids of this round are already made.
reason-plus-needs-chip = 26+ costs a chip, and you have none.
reason-bid-unnamed = Say which bid you make: 14 to 26, or 26+.
reason-dice-fall = You cannot choose what the dice show.
reason-die-kept = This die already stays: choose another one.
reason-last-throw = That was your third throw, and there is no fourth.
reason-throws-over = You do not throw any more in this round.
reason-out-of-reach =
    { $most ->
        [0] You are { $n } short of your bid, and you have neither a bonus nor chips.
       *[other] You are { $n } short of your bid, and bonus and chips add { $most } at most.
    }
reason-throw-left = You can give up only after the third throw: choose a die that stays.
reason-not-reached = You have not reached your bid yet: choose a die that stays.
reason-not-failed = You have not failed yet: you still have a throw.
reason-no-symbol = You may take the bone only when you have just taken a sheep with a bone symbol.
reason-accept-first = You get a card only if you accept.
reason-give-up-first = You have not failed yet: accept, or give up your bid.
reason-bid-lost = You have failed: it is too late to accept.
reason-failed-already = You have already failed: take the black sheep or raise your result.
reason-no-card = You have failed, so you may not choose a card.
reason-black-first = Decide about the black sheep first.
reason-no-bonus = You have no bonus: the top card of your flock shows none.
reason-bonus-short = Your bonus raises your result only to { $result }: you need 14.
reason-bonus-reaches = With your bonus you would reach the bid that you gave up.
reason-bonus-enough = Your bonus alone is enough: you pay no chips.
reason-too-few-chips =
    { $n ->
        [one] It would take { $n } chip, and you have none.
       *[other] { $chips ->
            [0] It would take { $n } chips, and you have none.
           *[other] It would take { $n } chips, and you have only { $chips }.
        }
    }
reason-chips-exactly =
    { $n ->
        [one] You are { $n } short of 14: pay exactly { $n } chip.
       *[other] You are { $n } short of 14: pay exactly { $n } chips.
    }
reason-rest-exactly =
    { $n ->
        [one] With your bonus you are { $n } short of 14: pay exactly { $n } chip.
       *[other] With your bonus you are { $n } short of 14: pay exactly { $n } chips.
    }
reason-reached-already = You have already reached your bid: take your cards.
reason-must-take = You have reached your bid and cannot give it up any more.
reason-nothing-failed = You have not failed: choose your cards.
reason-not-on-table = This card is not on the table.
reason-taken-already = You have already taken this card.
reason-take-first =
    { $cards ->
        [one] First take the card that is still due to you.
       *[other] First take the { $cards } cards that are still due to you.
    }
reason-all-taken = You have all your cards: choose the sheep that goes on top.
reason-only-sheep = Only a sheep can go on top of your flock.
reason-only-new = Only one of the sheep that you just took can go on top.
reason-top-first = First choose which of the new sheep goes on top.
reason-bone-first = First decide whether you take the bone.
reason-card-number = There is no sheep “{ $word }”: they are S01 to S51.
reason-card-unknown = “{ $word }” is not a card: type a sheep such as S07, dog or bone.
reason-bid-unknown = “{ $word }” is not a bid: choose 14 to 26, or 26+.
reason-die-unknown = “{ $word }” is not one of the dice: they are d12, d10 and d8.
reason-face-unknown = “{ $word }” is not on any of the dice: they show 1 to 12, 10 or 8.
reason-answer-unknown = “{ $word }” is not an answer here: type yes or no.
reason-means-unknown = “{ $word }” cannot raise your result: type bonus or a number of chips.
reason-bonus-first = “{ $word }” cannot stand there: type bonus, then the number of chips.
reason-rest-unknown = “{ $word }” is not a number of chips.

## Verbs to type; English ones are understood in every language

verb-bid = bid
verb-keep = keep
verb-accept = accept
verb-fail = fail
verb-take = take
verb-top = top
verb-black = black
verb-bone = bone
verb-raise = raise

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

why-sheep = Your sheep will be worth more.
    .other = Others get sheep that are worth less.
why-set370 = It suits your 3-7-0 sheep.
    .other = It hinders the 3-7-0 sheep of others.
why-set007 = It suits your 0-0-7 sheep.
    .other = It hinders the 0-0-7 sheep of others.
why-dogs = Your dogs will be worth more.
    .other = The dogs of others will be worth less.
why-most = You are less likely to have the most dogs.
    .other = Others are more likely to have the most dogs.
why-left = You are likely to lose less for having no dog.
    .other = Others are likely to lose more for having no dog.
why-bone = The bone is likely to bring you more.
    .other = The bone is likely to bring others less.
why-chips = You have more chips left.
    .other = Others have fewer chips left.
why-modifier = The top card of your flock is better for your throws.
    .other = The top cards of others are worse for their throws.
why-hope = You can expect more from this round.
    .other = Others can expect less from this round.
why-table = The cards on the table suit you better.
    .other = The cards on the table suit others less.
why-early = This bid lets you choose early, and you reach it often enough.
why-likely = You are likely to reach this bid, and enough cards that suit you will be left.
why-reach = With this die you reach your bid most often.
why-soon = With this die the next throw reaches your bid most often, and an early throw earns more.
why-certain = Cards that are sure now are better than fewer, or none, later.
why-harm = What lies on the table would do you harm: this way you are likely to take less of it.
why-rest = You may well get good cards without a throw.
why-black = You are less likely to end up with black sheep.
why-theirs = It leaves less for the other player.

## Chances beside choices

odds-about = How likely you are to reach the bid, by dice and bonus; in brackets, if you also pay your chips:
