### Sheep & Thief: the words of its board on the page, in English.
### The same keys and variables stand in de.ftl and fr.ftl, in the same order.

## Lands

gold = { $n } gold
land-of = Land of { $who }
land-own = My land
land-back = The land whose turn it is
land-enlarge = Show the land of { $who } large
paddock-of =
    { $n ->
        [one] Paddock: { $n } stolen sheep
       *[other] Paddock: { $n } stolen sheep
    }
cell-free = { $cell }, free
cell-farmyard = { $cell }, farmyard
cell-down = { $cell }, a card face down
cell-down-known = { $cell }, card { $card } face down
cell-card = { $cell }, card { $card }
has-road = road to { $sides }
has-linked-road = road to { $sides }, linked to the farmyard
has-river = river to { $sides }
has-barn = a barn
shows-sheep = { $n } sheep shown
shows-dogs =
    { $n ->
        [one] { $n } dog shown
       *[other] { $n } dogs shown
    }
shows-foxes =
    { $n ->
        [one] { $n } fox shown
       *[other] { $n } foxes shown
    }
here-sheep =
    { $n ->
        [one] { $n } sheep stands here
       *[other] { $n } sheep stand here
    }
here-black = the black sheep is here
here-fox = the fox is here
fox-goes = Fox { $side } to { $cell }
fox-steals =
    { $n ->
        [one] steals { $n } sheep from { $who }
       *[other] steals { $n } sheep from { $who }
    }
fox-loses =
    { $n ->
        [one] costs { $n } sheep of your own
       *[other] costs { $n } sheep of your own
    }
fox-chases = chases the black sheep of { $who } home

## Cards

card-named = Card { $card }
card-chosen = { $card }, chosen
fits-on = fits on { $cells }
fits-nowhere = fits nowhere
pack-left = then goes to the left
pack-right = then goes to the right
cards-held =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
has-chosen = has chosen
starts = starts
part-of-draft = Draft
part-of-placing = Placing

## What is asked

ask-cell = Where does this card go?
ask-card = Which card goes here?
step-animals =
    { $kinds ->
        [one] Now { $what }.
       *[other] Still to do: { $what }.
    }
    .other = { $who } is moving the animals of a card.
ask-dog-to = Where does the dog drive the sheep?
ask-herd = How many sheep does it drive there?
choice-sheep = Add { $n } sheep
choice-heel = Skip the dog
herd-white =
    { $n ->
        [one] { $n } sheep
       *[other] { $n } sheep
    }
herd-black = The black sheep
herd-both = { $n } and the black sheep

## The coach

coach-draft = You keep cards for this round and pass the rest on. Look for roads that lead from your farmyard towards a town, rivers that continue yours, and barns: sheep are safe there.
coach-place = Pick a card, then a space next to your cards. Rivers must continue, roads need not. A road to Sheepville at the bottom right brings 10 gold, and sheep are best kept where the fox is far away.
coach-animals = The animals of your card act in any order. Send the fox to your neighbours’ sheep, not to your own; a dog first brings yours to a barn or out of its way. What each step takes stands at its arrow.
coach-discard = Of your two last cards one stays for the next round. Keep the one that still fits your land; the others do not see what you discard.

## For the lesson

lesson-goal = Build a land of four by four spaces. At the end you get one gold for each white sheep on it and in your paddock, and more gold for roads that lead from your farmyard to the towns and for long rivers.
lesson-turn = First you choose cards: keep some and pass the rest on. Then you lay one at a time next to your own cards; a river must go on as a river. A card can bring sheep, a dog that drives them to the next card, or a fox that takes one step in every land and steals the sheep where it arrives. A barn protects them.
lesson-end = After three rounds of choosing and laying cards, gold is counted: sheep, paddock, towns and rivers. The most gold wins.

## What things mean

about-card-sheep =
    { $n ->
        [one] When it is laid, 1 sheep comes onto it.
       *[other] When it is laid, { $n } sheep come onto it.
    }
about-card-dog = Its dog may then drive sheep from one of your cards to the next.
about-card-fox = Then its fox must take a step, the same one in every land, and steals the sheep where it arrives.
about-card-barn = In the barn, sheep are safe from the fox.
about-card-river = Rivers must go on where cards meet, and bring gold by their length.
about-card-road = A road from your farmyard to a town brings gold.
about-card-plain = It has no animals.
about-free = A card can be laid here if one of your cards lies above, below or beside it.
about-farmyard = Here your land and its roads begin; in its barn, sheep are safe.
about-down = A card face down has no road, river, barn or animals.
about-sheep-here = Each sheep is worth 1 gold at the end.
about-fox-here = No card can be laid where the fox stands.
about-town = { $gold } gold at the end if a road leads here from your farmyard.
about-town-reached = Reached: { $gold } gold.
about-river =
    { $n ->
        [one] A river of 1 card is worth { $gold } gold.
       *[other] A river of { $n } cards is worth { $gold } gold.
    }
about-paddock = Sheep your fox steps stole from others; each is worth 1 gold.
about-part-sheep = 1 gold for each white sheep on the board.
about-part-paddock = 1 gold for each stolen sheep in the paddock.
about-part-towns = Gold for the towns that a road from the farmyard reaches.
about-part-rivers = Gold for all rivers, by their length.
about-part-black_sheep = Gold for the space where the black sheep stands.
about-part-mission = Gold for the mission.

## For the guided game

guide-packs-passed = The cards you did not keep went to the other player, and you got theirs: choose from these.
guide-placement-begins = Now the cards are laid, one in each turn. You have one more than you need.
guide-fox-moved = A fox on the card: it takes one step, on all boards at once. Where it arrives, sheep outside a barn are stolen.
guide-sheep-came = The card shows sheep, so they come onto it. Each is worth 1 gold at the end.
guide-sheep-driven = The dog drove sheep to the next card.
guide-river-grew = The river goes on: the longer it is, the more gold it brings.
guide-discards-due = The round is over. Of the cards left, one is discarded; the other belongs to your next pack.
guide-round-over = The last card is laid. Gold is counted now.
