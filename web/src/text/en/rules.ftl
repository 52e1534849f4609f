### Words of the pages with the rules, in English.
### The same keys and variables stand in the other languages, in the same order.

rules-list = Rules
    .help = Every ruling has a number. When a move is refused, the page names the number and leads you to it.
rules-of = { $game }: the rules
rules-how = These are the rules in our own words, exactly as the program applies them. Refusals and the log refer to them by number.
rules-all = All games
rules-contents = Contents
rules-pieces = What you see on the table

## Parts of the rules

rules-TK-1 = The duel
rules-TK-S1 = The solo game
rules-SL-1 = Set-up
rules-SL-4 = The turn
rules-SL-12 = The end
rules-VW-1 = The round and the bids
rules-VW-5 = Throwing the dice
rules-VW-10 = Cards
rules-VW-16 = The end
rules-ST-1 = Set-up and draft
rules-ST-7 = Placing a card
rules-ST-11 = Animals
rules-ST-16 = The end
rules-ST-M1 = Variant: missions
rules-ST-B1 = Variant: black sheep
rules-MM-1 = Tiles and meadows
rules-MM-4 = Set-up and turn
rules-MM-11 = Conflict
rules-MM-15 = Score and stacks
rules-MM-F1 = Variant: Fuzzy Fences
rules-MM-P1 = Variant: Personal Piles
rules-MM-W1 = Expansion: Wool Wolves

## Pieces

piece-sheep = Sheep
piece-black = Black sheep
piece-shepherd = Shepherd
piece-fence = Fence
piece-dog = Dog
piece-bone = Bone
piece-fox = Fox
piece-barn = Barn
piece-town = Town
piece-neutral = Neutral sheep
piece-sheeple = Sheeple
piece-wolf = Wolf
piece-tree = Tree
piece-pond = Pond
piece-house = House

## Lessons

lesson = How { $game } is played
lesson-goal-title = The goal
lesson-turn-title = A turn
lesson-end-title = The end
lesson-next = Next
lesson-back = Back
lesson-at = { $n } of { $of }
lesson-play = Play my first game
guide-try = Try it step by step
guide-here = The gold mark shows where.
guide-press = Press the green button.
guide-strayed = That is allowed too, but this lesson goes another way. Follow the gold mark.
guide-later = Some turns later:
guide-enough = You know enough to play.
guide-again = Once more
