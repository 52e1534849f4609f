### Sheep & Thief: the words of the game, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The game

name = Sheep & Thief
tagline = Draft cards, build your land of roads and rivers, fill it with sheep, and send the fox to your neighbours.
credits = Designed by Yuichi Sakashita, illustrated by Wee Yee Chong, published by Pegasus Spiele under licence from Power 9 Games.

## Set-up and draft

ST-1 = Each of you builds a land of your own on a board of 4 by 4 spaces, with columns a to d from the left and rows 1 to 4 from the top. Your farmyard lies on a1, in the top left corner, with 1 white sheep on it. On every board a fox stands on the same start space. Your paddock, the place for stolen sheep, is empty. Chance draws the starting player.
    .title = Set-up
ST-2 = The 56 landscape cards are shuffled. Each of you is dealt a pack of 5 cards, with two players 6, and nobody else sees them.
    .title = Deal
ST-3 = With three or four players you all choose at the same time: keep 1 card of your pack face down and pass the rest on. From the pack that reaches you, keep 1 card again, and so on until everybody has kept 5 cards; the last card is passed on too and kept by whoever gets it. In rounds 1 and 3 packs pass to the left neighbour, the next player clockwise; in round 2 they pass to the right. You may look at your own kept cards at any time.
    .title = Draft with three or four
ST-4 = With two players you both keep 2 of your 6 cards face down and pass the other 4. Of the 4 cards you get, you keep 2 and pass on 2, which the other player keeps. So each of you ends up with 6 cards.
    .title = Draft with two
ST-5 = A match has three rounds, each of them a draft and then the placing of cards. After rounds 1 and 2 each of you has 1 card left; 4 new cards are dealt to you, and together they are your next pack. With two players you have 2 cards left: both of you choose 1 to discard, unseen and out of the game, and get 5 new cards. The next round is started by the player to the left of the one who started the last. After round 3 what is left in hand is not played any more; each of you has then placed 12 cards.
    .title = Three rounds
ST-6 = You take turns clockwise, and the starting player begins. In your turn you place one card from your hand on your own board, and all its animals act. In what order you play your cards is up to you. The round ends once everybody has placed 4 cards.
    .title = Taking turns

## Placing a card

ST-7 = A card goes on a free space of your board, above, below or beside one of your own cards; the farmyard is such a card. Cards are never turned.
    .title = Side by side
ST-8 = Where a card has a river at a side, there must be a river on the neighbouring card, or a free space, or the rim of the board; a town belongs to the rim. It holds the other way round as well: where a neighbouring card’s river runs towards the new card, the new card must continue it. Roads need not be continued and may end anywhere.
    .title = Rivers flow on
ST-9 = You cannot place a card on the space where the fox stands.
    .title = The fox blocks
ST-10 = Only if none of the cards in your hand can be placed anywhere do you place any one of them face down; for this one, rivers do not matter. It too goes next to one of your cards, and not where the fox stands. A card lying face down has no road, no river, no barn and no animals. It is still a card: others may be placed next to it, though not with a river towards it; dogs may drive sheep onto it, and there the fox steals them. Its face stays secret until the match is over.
    .title = No card fits

## Animals

ST-11 = For each sheep shown on the card you have just placed, 1 sheep comes from the supply onto that card, all of them at the same time. There are 50 white sheep in all; if the supply has too few, you get what is left. You choose the order in which the animals on a card act: its sheep together, each dog and each fox one by one, in any order.
    .title = Sheep
ST-12 = For each dog shown, you may drive any number of sheep from one of your cards to one card above, below or beside it. They cannot go to a free space, nor to the card where the fox stands, but they may leave that card. Rivers and roads do not hinder them. You choose how many white sheep go and whether the black one, if you play with it, goes along; at least one animal must. You may also let a dog rest. If there is nothing it could do, it rests by itself.
    .title = Dogs
ST-13 = For each fox shown, you must move the fox one space up (north), down (south), left (west) or right (east), without leaving the board. It moves the same way on all boards, so it always stands on the same space everywhere, and it walks over cards and free spaces alike.
    .title = Fox
ST-14 = When the fox enters a card without a barn, it takes all white sheep there. If you moved it, the sheep of the other players go to your paddock, but your own go back to the supply. Every single step counts, and with the next one you may go straight back. Only entering steals: sheep that come to the fox’s card or are left there are safe until it enters again.
    .title = Theft
ST-15 = Sheep on a card with a barn are safe from the fox. The farmyard has a barn.
    .title = Barns

## The end

ST-16 = At the end you score 1 gold for each white sheep on your board and 1 for each sheep in your paddock. An unbroken road from your farmyard to a town brings gold as well: 5 for Woolington (bottom left), 5 for Baabourne (top right) and 10 for Sheepville (bottom right), each counted by itself. Two cards are linked where roads on both of them meet; a town is reached when a card so linked to the farmyard lies next to it, in its corner of the board, with a road running to one of its gates. Either gate will do.
    .title = Gold for sheep and towns
ST-17 = Each of your rivers brings gold by the number of cards it runs through: 1 card 1 gold, 2 cards 3, 3 cards 5, 4 cards 8, 5 cards 11, 6 cards 15, and 5 more for each further card. Two cards belong to the same river where their rivers meet.
    .title = Gold for rivers
ST-18 = Whoever has the most gold wins. In a tie, the one of you with the most gold for white sheep on the board wins; what the black sheep brings does not count for this. If it is still a tie, you share the win.
    .title = Winner

## Missions

ST-M1 = Each of you draws one of the 9 missions and keeps it secret; the others stay in the box, unseen. Unless it says otherwise, a mission compares your board with all the others at the end. If you have more than everybody else, you get the higher of its two amounts of gold. If you are tied for most with at least one other, even with nothing at all, you get the lower one; if somebody has more than you, you get nothing. Roads, rivers, barns and animals hidden on cards that lie face down count for no mission; sheep standing on such cards count like all others.
    .title = Missions
ST-M2 = Mission “Longest river”: the number of cards in the longest river. 3 gold for the most, 1 for a tie; without any river nothing.
    .title = Longest river
ST-M3 = Mission “Largest road network”: the number of cards in the largest network of linked roads, wherever it lies on the board. The farmyard counts in its own network, and a single card with a road is a network of 1. 5 gold for the most, 2 for a tie.
    .title = Largest road network
ST-M4 = Mission “Barns”: the number of barns on the board, the farmyard’s included. 3 gold for the most, 1 for a tie.
    .title = Barns
ST-M5 = Mission “Sheep at the bottom”: the number of sheep in the two bottom rows, 3 and 4. 5 gold for the most, 2 for a tie.
    .title = Sheep at the bottom
ST-M6 = Mission “Sheep on the right”: the number of sheep in the two columns on the right, c and d. 5 gold for the most, 2 for a tie.
    .title = Sheep on the right
ST-M7 = Mission “Fox cards”: the number of cards that show at least one fox. The fox that walks over the boards does not count. 5 gold for the most, 2 for a tie.
    .title = Fox cards
ST-M8 = Mission “Dog cards”: the number of cards that show at least one dog. 5 gold for the most, 2 for a tie.
    .title = Dog cards
ST-M9 = Mission “Sheep cards”: the number of cards that show at least one sheep; the farmyard is none of them. 5 gold for the most, 2 for a tie.
    .title = Sheep cards
ST-M10 = Mission “Fox in town”: if the fox stands at a town when the match is over, that is on d1, a4 or d4, you get 3 gold. Nothing is compared.
    .title = Fox in town

## Black sheep

ST-B1 = Your farmyard starts with 1 black sheep instead of the white one. Dogs drive it like a white sheep, and a barn protects it.
    .title = The black sheep
ST-B2 = When the fox, whoever moved it, enters a card without a barn where your black sheep stands, the black sheep runs back to its farmyard. It is never stolen.
    .title = Back to the farmyard
ST-B3 = At the end your black sheep is worth the gold of the space where it stands. From left to right these are 0, 1, 3, 5 in row 1; 1, 3, 5, 7 in row 2; 3, 5, 7, 10 in row 3; 5, 7, 10, 15 in row 4. It brings nothing more than that, but the missions that count sheep at the bottom or on the right count it as well.
    .title = Gold for the black sheep

## Options

option-missions = Missions
    .help = Each of you has a secret mission that may bring gold at the end.
option-black_sheep = Black sheep
    .help = A black sheep starts on each farmyard; the further you lead it away, the more gold it brings.

## Things

mission-river = Longest river
mission-road = Largest road network
mission-barns = Barns
mission-bottom = Sheep at the bottom
mission-right = Sheep on the right
mission-dogs = Dog cards
mission-foxes = Fox cards
mission-sheep = Sheep cards
mission-town = Fox in town
goal-river = 3 gold for the most cards in one river, 1 if tied
goal-road = 5 gold for the most cards in one road network, 2 if tied
goal-barns = 3 gold for the most barns, 1 if tied
goal-bottom = 5 gold for the most sheep in rows 3 and 4, 2 if tied
goal-right = 5 gold for the most sheep in columns c and d, 2 if tied
goal-dogs = 5 gold for the most cards showing a dog, 2 if tied
goal-foxes = 5 gold for the most cards showing a fox, 2 if tied
goal-sheep = 5 gold for the most cards showing sheep, 2 if tied
goal-town = 3 gold if the fox stands on d1, a4 or d4 at the end
town-baabourne = Baabourne
town-woolington = Woolington
town-sheepville = Sheepville
side-N = north
side-E = east
side-S = south
side-W = west
side-left = left
side-right = right
way-N = up
way-E = to the right
way-S = down
way-W = to the left
passing-left = go to the left
passing-right = go to the right
passing-swap = are swapped
card-with = card with { $images }
card-bare = card with nothing but grass
image-more = { $some }, { $last }
image-road = a road
image-fork = a fork in the road
image-crossroads = a crossroads
image-river = a river
image-barn = a barn
image-sheep =
    { $n ->
        [1] a sheep
        [2] two sheep
        [3] three sheep
       *[other] { $n } sheep
    }
image-dogs =
    { $n ->
        [1] a dog
        [2] two dogs
        [3] three dogs
       *[other] { $n } dogs
    }
image-foxes =
    { $n ->
        [1] a fox
        [2] two foxes
        [3] three foxes
       *[other] { $n } foxes
    }
flock-white = { $n } sheep
flock-black = the black sheep
flock-both = { $n } white sheep and the black one

## What is asked now

step-first = Chance decides who starts.
    .other = Chance decides who starts.
step-mission = The missions are drawn.
    .other = The missions are drawn.
step-deal = Cards are dealt.
    .other = Cards are dealt.
step-draft =
    { $cards ->
        [one] Choose the card to keep from this pack.
       *[other] Choose { $cards } cards to keep from this pack, one after the other.
    }
    .other =
    { $n ->
        [one] { $who } is choosing what to keep.
       *[other] { $who } are choosing what to keep.
    }
step-draft-more = Choose one more card to keep from this pack.
    .other =
    { $n ->
        [one] { $who } is choosing what to keep.
       *[other] { $who } are choosing what to keep.
    }
step-place = Place a card from your hand on your board.
    .other = { $who } is placing a card.
step-cover = None of your cards fits: place any one of them face down.
    .other = { $who } is placing a card.
step-animals =
    { $kinds ->
        [one] Now { $what }.
       *[other] Now, in any order: { $what }.
    }
    .other = { $who } is moving the animals of a card.
step-discard = Choose the card you discard; the other one stays for the next round.
    .other =
    { $n ->
        [one] { $who } is choosing a card to discard.
       *[other] { $who } are choosing cards to discard.
    }
step-over = The match is over.
    .other = The match is over.
due-sheep = add { $n } sheep
due-dogs =
    { $n ->
        [one] drive sheep with the dog
       *[other] drive sheep with the { $n } dogs
    }
due-foxes =
    { $n ->
        [one] move the fox
        [2] move the fox twice
       *[other] move the fox { $n } times
    }
how-dog = For example { $move }: from, to, how many; heel skips a dog.
how-dog-black = For example { $move }: from, to, how many, with b the black one too; heel skips a dog.

## Moves, as orders

do-pick = Keep the { $card }{ $at }
do-lay = Place the { $card }{ $at }
do-cover = Place the { $card } face down{ $at }
do-sheep = Add the sheep of this card
do-dog = Drive { $herd } with the dog{ $at }
do-heel = Skip the dog
do-fox = Move the fox { $side }
do-discard = Discard the { $card }{ $at }

## The log

log-first =
    { $you ->
        [who] You are the starting player.
       *[none] { $who } is the starting player.
    }
log-mission =
    { $hidden ->
        [none]
            { $you ->
                [who] You drew the mission “{ $mission }”.
               *[none] { $who } drew the mission “{ $mission }”.
            }
       *[other] { "" }
    }
log-deal = { "" }
log-pick =
    { $hidden ->
        [none]
            { $you ->
                [who] You kept a { $card }{ $at }.
               *[none] { $who } kept a { $card }{ $at }.
            }
       *[other] { "" }
    }
log-lay =
    { $you ->
        [who] You placed a { $card }{ $at }.
       *[none] { $who } placed a { $card }{ $at }.
    }
log-cover =
    { $hidden ->
        [none]
            { $you ->
                [who] You placed a { $card } face down{ $at }.
               *[none] { $who } placed a { $card } face down{ $at }.
            }
       *[other] { $who } placed a card face down{ $at }.
    }
log-sheep = { "" }
log-dog =
    { $you ->
        [who] Your dog drove { $herd } to a neighbouring card{ $at }.
       *[none] { $who }’s dog drove { $herd } to a neighbouring card{ $at }.
    }
log-heel =
    { $you ->
        [who] You skipped a dog.
       *[none] { $who } skipped a dog.
    }
log-fox =
    { $you ->
        [who] You moved the fox { $side }.
       *[none] { $who } moved the fox { $side }.
    }
log-discard =
    { $hidden ->
        [none]
            { $you ->
                [who] You discarded a { $card }{ $at }.
               *[none] { $who } discarded a { $card }{ $at }.
            }
       *[other] { "" }
    }
log-undo =
    { $you ->
        [who] You took a move back.
       *[none] { $who } took a move back.
    }

## What happened by itself

fact-draft-begins = Round { $round } began with packs of { $n } cards. After each choice the packs { $side }.
fact-packs-passed = Everyone has chosen. Packs of { $n } cards were passed on.
fact-last-kept =
    { $n ->
        [one] Everyone has chosen. The last card was passed on and kept.
       *[other] Everyone has chosen. The last { $n } cards were passed on and kept.
    }
fact-placement-begins =
    { $you ->
        [who] The draft is over. You place the first card.
       *[none] The draft is over. { $who } places the first card.
    }
fact-town-joined =
    { $you ->
        [who] Your road reached { $town }: { $gold } gold.
       *[none] { $who }’s road reached { $town }: { $gold } gold.
    }
    .foretold = Your road reaches { $town }: { $gold } gold.
fact-river-grew = { "" }
    .foretold =
    { $cells ->
        [one] A river begins: { $more } gold.
       *[other] Your river runs through { $cells } cards: { $more } more gold.
    }
fact-sheep-brought =
    { $you ->
        [who] You added { $n } sheep{ $at }.
       *[none] { $who } added { $n } sheep{ $at }.
    }
fact-sheep-came =
    { $you ->
        [who] You added { $n } sheep{ $at }.
       *[none] { $who } added { $n } sheep{ $at }.
    }
    .foretold = You add { $n } sheep.
fact-supply-short =
    { $n ->
        [0] The supply was empty: no sheep came.
       *[other] The supply ran out: only { $n } of { $due } sheep came.
    }
    .foretold =
    { $n ->
        [0] The supply is empty: no sheep comes.
       *[other] The supply has only { $n } of { $due } sheep.
    }
fact-dogs-idle =
    { $you ->
        [who]
            { $n ->
                [one] Your dog had nothing to do.
               *[other] Your { $n } dogs had nothing to do.
            }
       *[none]
            { $n ->
                [one] { $who }’s dog had nothing to do.
               *[other] { $who }’s { $n } dogs had nothing to do.
            }
    }
    .foretold =
    { $n ->
        [one] The dog finds nothing to do.
       *[other] The { $n } dogs find nothing to do.
    }
fact-stolen =
    { $you ->
        [who] { $who2 } stole { $n } of your sheep{ $at }.
        [who2] You stole { $n } sheep from { $who }{ $at }.
       *[none] { $who2 } stole { $n } sheep from { $who }{ $at }.
    }
    .foretold = You steal { $n } sheep from { $who }.
fact-lost =
    { $you ->
        [who] The fox cost you { $n } of your own sheep{ $at }.
       *[none] The fox cost { $who } { $n } of their own sheep{ $at }.
    }
    .foretold = The fox costs you { $n } of your own sheep.
fact-safe =
    { $you ->
        [who] Your barn kept { $n } sheep safe from the fox{ $at }.
       *[none] { $who }’s barn kept { $n } sheep safe from the fox{ $at }.
    }
fact-black-home =
    { $you ->
        [who] Your black sheep ran back to your farmyard{ $at }.
       *[none] { $who }’s black sheep ran back to the farmyard{ $at }.
    }
    .foretold =
    { $you ->
        [who] Your black sheep runs back to your farmyard.
       *[none] { $who }’s black sheep runs back to the farmyard.
    }
fact-black-safe =
    { $you ->
        [who] The barn kept your black sheep safe from the fox{ $at }.
       *[none] The barn kept { $who }’s black sheep safe from the fox{ $at }.
    }
fact-no-card-fits =
    { $you ->
        [who] None of your cards fitted anywhere.
       *[none] None of { $who }’s cards fitted anywhere.
    }
fact-discards-due = Two cards are left for each player: one is discarded, the other stays.
fact-round-over = Round { $round } is over.
fact-next-start =
    { $you ->
        [who] You start round { $round }.
       *[none] { $who } starts round { $round }.
    }
fact-face-shown =
    { $you ->
        [who] Your face-down card was a { $card }{ $at }.
       *[none] { $who }’s face-down card was a { $card }{ $at }.
    }
fact-town-reached =
    { $you ->
        [who] Your road to { $town } brought { $gold } gold.
       *[none] { $who }’s road to { $town } brought { $gold } gold.
    }
fact-rivers =
    { $you ->
        [who]
            { $n ->
                [one]
                    { $longest ->
                        [one] Your river of one card brought { $gold } gold.
                       *[other] Your river of { $longest } cards brought { $gold } gold.
                    }
               *[other]
                    { $longest ->
                        [one] Your { $n } rivers of one card each brought { $gold } gold.
                       *[other] Your { $n } rivers, the longest of { $longest } cards, brought { $gold } gold.
                    }
            }
       *[none]
            { $n ->
                [one]
                    { $longest ->
                        [one] { $who }’s river of one card brought { $gold } gold.
                       *[other] { $who }’s river of { $longest } cards brought { $gold } gold.
                    }
               *[other]
                    { $longest ->
                        [one] { $who }’s { $n } rivers of one card each brought { $gold } gold.
                       *[other] { $who }’s { $n } rivers, the longest of { $longest } cards, brought { $gold } gold.
                    }
            }
    }
fact-mission =
    { $you ->
        [who]
            { $gold ->
                [0] Your mission “{ $mission }” brought nothing.
               *[other] Your mission “{ $mission }” brought { $gold } gold.
            }
       *[none]
            { $gold ->
                [0] { $who }’s mission “{ $mission }” brought nothing.
               *[other] { $who }’s mission “{ $mission }” brought { $gold } gold.
            }
    }
fact-black-gold =
    { $you ->
        [who]
            { $gold ->
                [0] Your black sheep brought nothing{ $at }.
               *[other] Your black sheep brought { $gold } gold{ $at }.
            }
       *[none]
            { $gold ->
                [0] { $who }’s black sheep brought nothing{ $at }.
               *[other] { $who }’s black sheep brought { $gold } gold{ $at }.
            }
    }
fact-won =
    { $you ->
        [who] You won with { $gold } gold.
       *[none] { $who } won with { $gold } gold.
    }
fact-won-tie =
    { $you ->
        [who] You won: tied for the most gold ({ $gold }), but ahead in gold for sheep on the board ({ $sheep }).
       *[none] { $who } won: tied for the most gold ({ $gold }), but ahead in gold for sheep on the board ({ $sheep }).
    }
fact-shared =
    { $you ->
        [who] You shared the win with { $gold } gold.
       *[none] { $who } shared the win with { $gold } gold.
    }

## Why a move is refused

reason-start-first = First the starting player is drawn.
reason-no-such-seat = There is no such player at this table.
reason-missions-now = The missions are drawn now.
reason-mission-for =
    { $you ->
        [who] The next mission is yours.
       *[none] The next mission is for { $who }.
    }
reason-mission-gone = Somebody has drawn this mission already.
reason-mission-unnamed = Name the mission that was drawn.
reason-start-is-drawn = You do not choose the starting player: chance draws one.
reason-cards-are-dealt = You do not deal cards yourself: chance deals them.
reason-missions-are-drawn = You do not draw missions yourself: chance draws them.
reason-deal-now = Cards are dealt now.
reason-deal-to =
    { $you ->
        [who] The next card is dealt to you.
       *[none] The next card is dealt to { $who }.
    }
reason-not-in-deck = This card is not in the deck any more.
reason-card-unnamed = Give the number of the card.
reason-draft-over = No cards are kept now: the draft of this round is over.
reason-keep-now = First the draft: choose a card to keep from your pack.
reason-kept-already = You have kept this card in this draft already. Choose one from your pack.
reason-not-in-pack = This card is not in your pack.
reason-chosen-already = You have already chosen this card. Choose another one to keep with it.
reason-discard-now = The round is over. First choose the card you discard.
reason-not-in-hand = This card is not in your hand.
reason-between-rounds = No card is discarded now, only between two rounds.
reason-only-two-discard = Cards are discarded only in a game of two players.
reason-card-first = Place a card first; then its animals act.
reason-one-card = You have placed your card. Now its animals act.
reason-farmyard-there = Your farmyard lies there{ $at }.
reason-card-there = One of your cards already lies there{ $at }.
reason-not-beside = A card must touch one of your own cards, and there is none next to this space{ $at }.
reason-river-ends = The { $card } does not fit there: its river would run into a card that has none on this side{ $at }.
reason-river-stopped = The { $card } does not fit there: it does not continue the river of the neighbouring card{ $at }.
reason-cover-instead = None of your cards fits anywhere: place one face down.
reason-fox-there = The fox stands there: no card can be placed on this space{ $at }.
reason-a-card-fits = You have a card that fits: you may place one face down only when none does.
reason-no-sheep = Your card shows no sheep to add.
reason-sheep-done = You have already added the sheep of this card.
reason-no-dog = Your card shows no dog. Move the fox.
reason-dogs-done = The dogs of this card are done. Move the fox.
reason-nothing-to-drive = None of your sheep stands there{ $at }.
reason-not-next = A dog drives sheep only to a card above, below or beside theirs{ $at }.
reason-free-space = Sheep cannot go to a free space: no card lies there{ $at }.
reason-fox-ahead = The fox stands on that card: no sheep can go there{ $at }.
reason-too-many =
    { $n ->
        [0] No white sheep stands there{ $at }.
        [one] Only { $n } white sheep stands there{ $at }.
       *[other] Only { $n } white sheep stand there{ $at }.
    }
reason-no-black-sheep = There is no black sheep in this match.
reason-black-elsewhere = Your black sheep does not stand there{ $at }.
reason-no-fox = Your card shows no fox. Send its dog, or skip it.
reason-foxes-done = The fox has made all the steps of this card.
reason-rim = The fox cannot leave the board: choose another direction.
reason-card-number = There is no card { $word }: the cards have the numbers 1 to 56.
reason-card-unknown = “{ $word }” is not a card: type its number, 1 to 56.
reason-cell-unknown = “{ $word }” is not a space: columns are a to d, rows 1 to 4, as in b3.
reason-side-unknown = “{ $word }” is not a direction: type N for up, E for right, S for down, W for left.
reason-herd-none = At least one sheep has to go: type 1 or more, or b for the black sheep.
reason-herd-many = { $word } are too many: there are only 50 white sheep.
reason-herd-unknown = “{ $word }” does not say which sheep go: type how many, such as 2; b for the black one; 2b for two and the black one.

## Verbs to type; English ones are understood in every language

verb-pick = pick
verb-lay = lay
verb-cover = cover
verb-sheep = sheep
verb-dog = dog
verb-heel = heel
verb-fox = fox
verb-discard = discard

## Scores

part-sheep = Sheep on the board
part-paddock = Sheep in the paddock
part-towns = Towns
part-rivers = Rivers
part-mission = Mission
part-black_sheep = Black sheep
head-gold = Gold
    .short = Gold
head-sheep = Sheep
    .short = Sheep
head-paddock = Paddock
    .short = Padd.
head-towns = Towns
    .short = Town
head-rivers = Rivers
    .short = River
head-black = Black
    .short = Black
tally-supply = { $n } sheep in the supply
tally-start = { $who } starts
tally-passing = your pack goes to { $who }
tally-side = packs pass to the { $side }
tally-swap = packs are swapped
own-mission = Your mission “{ $mission }”: { $goal }.
mission-now = As it stands: { $counts }
mission-fox = As it stands: the fox is on { $cell }

## The cards one holds

area-pack = Pack
area-kept = Kept
area-hand = Hand; below each card the spaces where it fits
area-hand-short = Hand
fits-any = all +
fits-none = none

## Signs in the terminal

sign-dog = D
sign-fox = F
legend = @ sheep · D dog · F fox · ⌂ barn · ═ road · ≈ river · + free for a card
legend-black = @ sheep · b black sheep · D dog · F fox · ⌂ barn · ═ road · ≈ river · + free
board-signs = On a card in hand: its number; ═ ║ roads and ≈ rivers, with the sides they lead to; ⌂ a barn; and the animals it shows, as 2@ for two sheep, D for a dog, F for a fox. On a board: the name of each space; 2@ two sheep standing there; b the black sheep; ^F^ the fox, on the same space everywhere; ▒ a card lying face down; ░ or pale ground a free space, + one next to your cards; * what is new since your last decision. On the rim, ║ and ═ are the gates of the towns, with the gold they bring; ✓ reached. On a small board each space shows its roads as ╔ ═ ╬ and its rivers as ┌ ─ ┼, then the barn; below that its sheep, b and the fox. In the table: ▸ who is to decide, ✓ who has chosen, ↑ ↓ what changed. N is up, E right, S down, W left.

## Why a move is good

why-sheep = You have more sheep on your board.
    .other = Others have fewer sheep on their boards.
why-risk = Your sheep are safer from the fox.
    .other = The sheep of others are in more danger from the fox.
why-threat = You have less to fear from the fox’s next step.
    .other = Others have more to fear from the fox’s next step.
why-paddock = You bring sheep to your paddock.
why-towns = Your road reaches a town.
why-hoped = Your road is more likely to reach a town.
why-rivers = Your rivers bring more gold.
why-open = Your rivers are easier to continue.
why-black = Your black sheep brings more gold.
    .other = The black sheep of others bring less gold.
why-black_risk = Your black sheep is safer from the fox.
    .other = The black sheep of others are in more danger from the fox.
why-mission = Your mission is more likely to bring gold.
    .other = The missions of others are less likely to bring gold.
why-hand_land = The cards you will place go better with your roads and rivers.
why-hand_sheep = The cards you will place show more sheep.
why-hand_dogs = The cards you will place show more dogs.
why-hand_foxes = The cards you will place show more foxes.
why-hand_barns = The cards you will place show more barns.
why-hand_black = The cards you will place show more dogs to drive your black sheep.
why-hand_missing = You keep more room in your hand for good cards.
why-offer = The cards still to be chosen suit you better.
    .other = The cards that you pass on are of less use to others.
why-drive = Your dog can then drive sheep to a better place.
why-raid = The fox’s next steps can do more for you.
