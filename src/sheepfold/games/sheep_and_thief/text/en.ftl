### Sheep & Thief: the words of the game, in English.
### The same keys, attributes and variables stand in de.ftl and fr.ftl, in the same order.

## The game

name = Sheep & Thief
tagline = Draft cards, build your land of roads and rivers, fill it with sheep, and send the fox to your neighbours.
credits = Designed by Yuichi Sakashita, illustrated by Wee Yee Chong, published by Pegasus Spiele under licence from Power 9 Games. Sheepfold is a project of its own and is not affiliated with them.

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

card-unknown = secret
word-hidden = secret
mission-river = Longest river
mission-road = Largest road network
mission-barns = Barns
mission-bottom = Sheep at the bottom
mission-right = Sheep on the right
mission-dogs = Dog cards
mission-foxes = Fox cards
mission-sheep = Sheep cards
mission-town = Fox in town
mission-unknown = secret
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

## What is asked now

step-first = Chance decides who starts.
step-mission = The missions are drawn.
step-deal = Cards are dealt.
step-draft =
    { $n ->
        [one] Choose the card to keep from this pack.
       *[other] Choose { $n } cards to keep from this pack, one after the other.
    }
step-draft-more = Choose one more card to keep from this pack.
step-place = Place a card from your hand on your board.
step-cover = None of your cards fits: place any one of them face down.
step-animals = The animals of your card on { $cell }, in any order: { $what }.
step-discard = Choose the card you discard; the other one stays for the next round.
step-over = The match is over.
due-sheep = { $n } sheep to come
due-dogs =
    { $n ->
        [one] { $n } dog to drive sheep
       *[other] { $n } dogs to drive sheep
    }
due-foxes =
    { $n ->
        [one] { $n } step of the fox
       *[other] { $n } steps of the fox
    }
how-dog = For example { $move }: from, to, how many; heel lets a dog rest.
how-dog-black = For example { $move }: from, to, how many, with b the black one too; heel lets a dog rest.

## The log

log-first = { $who } is the starting player.
log-mission =
    { $mission ->
        [secret] { $who } draws a mission in secret.
       *[other] { $who } draws the mission “{ $mission }”.
    }
log-deal =
    { $card ->
        [secret] { $who } is dealt a card.
       *[other] { $who } is dealt card { $card }.
    }
log-pick =
    { $card ->
        [secret] { $who } keeps a card.
       *[other] { $who } keeps card { $card }.
    }
log-lay = { $who } places card { $card } on { $cell }.
log-cover =
    { $card ->
        [secret] { $who } places a card face down on { $cell }.
       *[other] { $who } places card { $card } face down on { $cell }.
    }
log-sheep = { $who } lets the sheep of the card come.
log-dog =
    { $herd ->
        [b] { $who } sends a dog: the black sheep goes from { $cell } to { $cell2 }.
       *[other] { $who } sends a dog: sheep go from { $cell } to { $cell2 } ({ $herd }).
    }
log-heel = { $who } lets a dog rest.
log-fox = { $who } moves the fox { $side }.
log-discard =
    { $card ->
        [secret] { $who } discards a card.
       *[other] { $who } discards card { $card }.
    }
log-undo = { $who } took a move back.
told-deal = Dealt to { $who }:
told-dog =
    { $n ->
        [one] { $who } sends a dog: { $n } sheep goes from { $cell } to { $cell2 }.
       *[other] { $who } sends a dog: { $n } sheep go from { $cell } to { $cell2 }.
    }
told-dog-black = { $who } sends a dog: { $n } white sheep and the black one go from { $cell } to { $cell2 }.
told-fox = { $who } moves the fox { $side } to { $cell }.
told-sheep = { $who } lets { $n } sheep come to { $cell }.

## What happened by itself

fact-draft-begins = Round { $round } begins: packs of { $n } cards, passed to the { $side }.
fact-packs-passed =
    { $n ->
        [one] All have chosen: packs of { $n } card pass to the { $side }.
       *[other] All have chosen: packs of { $n } cards pass to the { $side }.
    }
fact-last-kept =
    { $n ->
        [one] All have chosen; the last card is passed on and kept.
       *[other] All have chosen; the last { $n } cards are passed on and kept.
    }
fact-placement-begins = Now cards are placed: { $who } begins.
fact-sheep-came =
    { $n ->
        [one] { $n } sheep comes to { $cell } for { $who }.
       *[other] { $n } sheep come to { $cell } for { $who }.
    }
fact-supply-short =
    { $n ->
        [0] The supply is empty: no sheep comes.
       *[other] The supply ran out: only { $n } of { $due } sheep came.
    }
fact-dogs-idle =
    { $n ->
        [one] { $n } dog finds nothing to do and rests.
       *[other] { $n } dogs find nothing to do and rest.
    }
fact-stolen =
    { $n ->
        [one] The fox steals { $n } sheep from { $who } on { $cell }; { $who2 } has it in the paddock now.
       *[other] The fox steals { $n } sheep from { $who } on { $cell }; { $who2 } has them in the paddock now.
    }
fact-lost =
    { $n ->
        [one] { $who } loses { $n } sheep to the fox on { $cell }: it goes back to the supply.
       *[other] { $who } loses { $n } sheep to the fox on { $cell }: they go back to the supply.
    }
fact-safe = { $who } keeps { $n } sheep safe in the barn on { $cell }.
fact-black-home = The black sheep of { $who } flees from { $cell } back to the farmyard.
fact-black-safe = The black sheep of { $who } on { $cell } is safe in the barn.
fact-no-card-fits = No card of { $who } fitted anywhere, so the card on { $cell } lies face down.
fact-discards-due = Both choose one of their two cards to discard.
fact-round-over = Round { $round } is over.
fact-next-start = { $who } starts round { $round }.
fact-face-shown = The face-down card of { $who } on { $cell } was card { $card }.
fact-town-reached = { $who } has a road to { $town }: { $gold } gold.
fact-rivers =
    { $n ->
        [one]
            { $who } has { $n } river of { $longest ->
                [one] { $longest } card
               *[other] { $longest } cards
            }: { $gold } gold.
       *[other]
            { $who } has { $n } rivers, the longest of { $longest ->
                [one] { $longest } card
               *[other] { $longest } cards
            }: { $gold } gold.
    }
fact-mission = { $who } had the mission “{ $mission }”: { $gold } gold.
fact-black-gold = The black sheep of { $who } stands on { $cell }: { $gold } gold.
fact-won = { $who } has the most gold: { $gold }.
fact-won-tie = { $who } is tied for the most gold, { $gold }, but has more of it for sheep on the board: { $sheep }.
fact-shared = { $who } shares the win: { $gold } gold.

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

why-sheep = It leaves more sheep on your board, or fewer on those of others.
why-risk = Your sheep are safer from the fox, or those of others less safe.
why-threat = The fox’s next step threatens fewer of your sheep, or more of others’.
why-paddock = It brings sheep to your paddock.
why-towns = A road from your farmyard reaches a town.
why-hoped = It is good for a road that may still reach a town.
why-rivers = Your rivers bring more gold.
why-open = Your rivers can go on better.
why-black = Your black sheep stands where it is worth more, or that of others where it is worth less.
why-black_risk = Your black sheep is safer from the fox, or that of others less safe.
why-mission = Your mission is likelier to bring gold, or those of others less likely.
why-hand_land = The cards you will place go better with your roads and rivers.
why-hand_sheep = The cards you will place show more sheep.
why-hand_dogs = The cards you will place show more dogs.
why-hand_foxes = The cards you will place show more foxes.
why-hand_barns = The cards you will place show more barns.
why-hand_black = The cards you will place show more dogs to drive your black sheep.
why-hand_missing = There is more room for good cards in your hand.
why-offer = A better card is left for you, or a worse one for others.
why-drive = A dog can then drive your sheep to a better place.
why-raid = The fox’s steps still due bring you more, or cost you less.
