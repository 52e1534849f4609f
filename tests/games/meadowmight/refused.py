"""Positions of Meadowmight in which moves are refused."""

from collections.abc import Callable
from functools import cache

import sheepfold
from tests.games.meadowmight import (
    test_change,
    test_fuzzy_moves,
    test_pond,
    test_stacks,
    test_tree,
    test_wolf,
)
from tests.games.meadowmight.scenario import dealt, elsewhere, exactly, lay, play_on

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's

Position = Callable[[], sheepfold.Match]


def begun(*texts: str, players: int = 2, **options: bool) -> Position:
    def position() -> sheepfold.Match:
        match = sheepfold.Match.start("meadowmight", players, options, seed=None)
        return exactly(match, *texts)

    return position


def turn_of(start: str, *texts: str, hand: str = OPEN, **options: bool) -> Position:
    return lambda: play_on(dealt(start, hand, OPEN_TOO, **options), *texts)


def draw_due() -> sheepfold.Match:
    return exactly(dealt("blank-open 0", OPEN, OPEN_TOO), "0 play blank-open 1,0 0")


def draw_of_a_pile() -> sheepfold.Match:
    hand = "blank-open blank-open blank-open sheeple-open sheeple-single sheeple-corner"
    match = dealt("blank-open 0", hand, hand.replace("blank", "neutral"), personal_piles=True)
    return exactly(match, "0 play blank-open 1,0 0")


def eight_columns() -> sheepfold.Match:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    return lay(match, *(f"{x},0" for x in range(1, 8)))


def equal_meadows() -> sheepfold.Match:
    return play_on(
        dealt("blank-closed 0", OPEN, OPEN_TOO),
        "0 play sheeple-open 1,0 0; 1 play sheeple-open -1,0 0",
        "0 play blank-open 1,1 0; 1 play neutral-open -1,1 0",
    )


def change_is_over() -> sheepfold.Match:
    match = dealt("blank-single 0", OPEN, OPEN_TOO, first=1)
    return elsewhere(match, "0,0", changers=[1], until=test_change.one_is_passed_over)


def beside_facedown() -> sheepfold.Match:
    """Green's Sheeple on 0,-1 lies face down; east of it a neutral tile has its fence to it."""
    hands = test_fuzzy_moves.SINGLES, OPEN_TOO
    match = dealt("blank-corner 0", *hands, fuzzy_fences=True)
    return play_on(match, test_fuzzy_moves.BESIDE_FACEDOWN, "0 play neutral-single 1,-1 3")


def tree_turned() -> sheepfold.Match:
    match = dealt("blank-single 0", test_tree.TREES, OPEN_TOO, wool_wolves=True)
    return exactly(match, "0 play tree-corner 1,0 0; 0 turn 0,0 2")


@cache
def last_tree() -> sheepfold.Match:
    match = test_tree.last_tiles_are_trees()
    test_tree.plant(match)
    return match


def flown() -> sheepfold.Match:
    """The wolf on 0,1 has seen green's Sheeple go from 1,1 to 1,0; the sheep on 0,0 may follow."""
    hands = test_wolf.HAND, test_wolf.WOLVES
    match = dealt("neutral-open 0", *hands, wool_wolves=True)
    play_on(match, test_wolf.TWO_FRIGHTENED, "0 play blank-open 1,-2 0")
    return exactly(match, "1 play wolf-closed 0,1 0; 1 move 1,1 1,0")


def caught_before() -> sheepfold.Match:
    """Green's first wolf left the start tile face down; the second frightens a Sheeple."""
    hands = OPEN, "wolf-closed wolf-single neutral-open"
    match = dealt("neutral-open 0", *hands, wool_wolves=True)
    play_on(match, "0 play blank-open -1,0 0; 1 play wolf-closed 1,0 0; 1 done")
    play_on(match, "0 play sheeple-open -2,0 0")
    return exactly(match, "1 play wolf-single -2,1 0")


def pond_beside_facedown() -> sheepfold.Match:
    """Teal has a Sheeple face down, and another one to take back."""
    hands = "pond-open pond-corner blank-open", "wolf-closed neutral-open neutral-open"
    match = dealt("blank-closed 0", *hands, wool_wolves=True)
    play_on(match, "0 play sheeple-open 1,0 0; 1 play wolf-closed 1,1 0; 1 done")
    play_on(match, "0 play sheeple-triple -1,0 0; 1 play neutral-open 2,1 0")
    return exactly(match, "0 play pond-open 0,-1 0")


def tie_below_a_sheeple() -> sheepfold.Match:
    match = test_pond.driven(
        "0 play sheeple-triple 0,-3 0; 1 play neutral-open 1,2 0; 2 play blank-open 2,2 0"
    )
    return exactly(match, "0 play pond-open 0,3 0")


def kept_apart() -> sheepfold.Match:
    return test_stacks.fuzzy("blank-open 0", test_stacks.PARALLEL, OPEN_TOO, test_stacks.KEPT_APART)


def around() -> sheepfold.Match:
    return test_stacks.fuzzy("neutral-open 0", test_stacks.CLOSED, OPEN_TOO, test_stacks.AROUND)
