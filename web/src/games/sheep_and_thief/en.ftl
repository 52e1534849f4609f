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
