"""What the rules state of a move, and who sees it."""

from typing import Any

import pytest

import sheepfold
from sheepfold import games
from sheepfold.core.protocol import WATCHER
from sheepfold.core.rng import Plain
from sheepfold.games.meadowmight.components import OTHERS, TYPES
from tests.games.meadowmight.scenario import (
    APART,
    TWO_OF_GREENS,
    dealt,
    exactly,
    lay,
    play_on,
)

OPEN = "blank-open blank-open blank-open"  # teal's
OPEN_TOO = "neutral-open neutral-open neutral-open"  # green's
GREENS = "1 discard sheeple-corner; 1 discard sheeple-triple"

Told = tuple[str, str, dict[str, Any]]


def told(match: sheepfold.Match, viewer: int = WATCHER, line: int = -1) -> list[Told]:
    """What a line brought about, the last one if no other is named."""
    return [(fact.ruling, fact.key, dict(fact.arguments)) for fact in match.facts(viewer)[line]]


def laid(tile: int, kind: str, cell: str, rot: int) -> Told:
    return "MM-6", "tile-laid", {"tile": tile, "type": kind, "cell": cell, "rot": str(rot)}


def turned(ruling: str) -> Told:
    """Teal turned the start tile by a quarter."""
    return ruling, "tile-turned", {"seat": 0, "tile": 0, "cell": "0,0", "rot": "1"}


def moved(ruling: str, seat: int, tile: int, kind: str, home: str, target: str) -> Told:
    said = {"seat": seat, "tile": tile, "cell": home, "cell2": target, "type": kind}
    return ruling, "tile-moved", said


# Set-up and turn


def test_MM_4_the_start_tile_has_the_number_0() -> None:
    match = dealt("blank-single 1", OPEN, OPEN_TOO)
    assert told(match, line=0) == [("MM-5", "begins", {"seat": 0})]
    assert told(match, line=1) == [
        ("MM-4", "tile-laid", {"tile": 0, "type": "blank-single", "cell": "0,0", "rot": "1"})
    ]


@pytest.mark.parametrize(("viewer", "word"), [(0, "blank-open"), (1, "?"), (WATCHER, "?")])
def test_MM_4_only_its_owner_sees_a_tile_that_is_dealt(viewer: int, word: str) -> None:
    match = dealt("blank-open 0", OPEN, OPEN_TOO)
    assert told(match, viewer, 2) == [("MM-4", "tile-dealt", {"seat": 0, "type": word})]


def test_MM_5_the_first_turn_begins_with_the_last_tile_dealt() -> None:
    match = dealt("blank-open 0", OPEN, OPEN_TOO, first=1)
    assert told(match)[-1] == ("MM-5", "turn-begins", {"seat": 1})


@pytest.mark.parametrize(("viewer", "word"), [(0, "blank-corner"), (1, "?"), (WATCHER, "?")])
def test_MM_5_only_its_owner_sees_a_tile_that_is_drawn(viewer: int, word: str) -> None:
    match = exactly(
        dealt("blank-open 0", OPEN, OPEN_TOO), "0 play blank-open 1,0 0; -1 draw blank-corner"
    )
    assert told(match, viewer) == [
        ("MM-5", "tile-drawn", {"seat": 0, "type": word}),
        ("MM-5", "turn-begins", {"seat": 1}),
    ]


@pytest.mark.parametrize(("viewer", "word"), [(0, "sheeple-open"), (1, "?"), (WATCHER, "?")])
def test_MM_P1_so_it_is_with_tiles_of_a_pile(viewer: int, word: str) -> None:
    match = sheepfold.Match.start("meadowmight", 2, {"personal_piles": True}, seed=None)
    exactly(match, "-1 first 0; -1 start blank-open 0; -1 deal 0 sheeple-open")
    assert told(match, viewer) == [("MM-P1", "tile-dealt", {"seat": 0, "type": word})]


# PLAY


def test_MM_6_a_tile_that_is_laid() -> None:
    match = exactly(dealt("blank-closed 0", OPEN, OPEN_TOO), "0 play blank-open 1,0 0")
    assert told(match) == [laid(1, "blank-open", "1,0", 0)]


def test_MM_1_double_fences_lie_towards_these_cells() -> None:
    match = exactly(
        dealt("blank-closed 0", "blank-closed blank-open blank-open", OPEN_TOO),
        "0 play blank-closed 1,0 0",
    )
    assert told(match)[1:] == [("MM-1", "double-fence", {"cells": ("0,0",)})]


def test_MM_3_meadows_that_become_one() -> None:
    match = play_on(
        dealt("blank-corner 0", OPEN, OPEN_TOO),  # open to the south and to the west
        "0 play blank-open 1,0 0; 1 play neutral-open -1,0 0",
    )
    exactly(match, "0 play blank-open 0,1 0; -1 draw blank-open; 1 play neutral-open 1,1 0")
    assert told(match)[1:] == [
        ("MM-3", "meadows-joined", {"n": 2, "cells": ("-1,0", "0,0", "1,0", "0,1")})
    ]


def test_MM_3_a_meadow_that_is_enclosed_and_the_points_it_brings() -> None:
    match = dealt("blank-triple 0", OPEN, OPEN_TOO)  # open to the west
    exactly(match, "0 play sheeple-triple -1,0 2")
    assert told(match)[1:] == [
        ("MM-3", "meadow-enclosed", {"seat": 0, "points": 2, "cells": ("-1,0", "0,0")}),
        ("MM-15", "points-changed", {"seat": 0, "points": 2, "by": 2}),
    ]


def test_MM_F2_whose_sheeple_one_has_joined() -> None:
    match = dealt("blank-open 0", OPEN, OPEN_TOO, fuzzy_fences=True)
    exactly(match, "0 play sheeple-open 1,0 0; -1 draw blank-open; 1 play sheeple-open 2,0 0")
    assert told(match)[1:] == [("MM-F2", "joined-others", {"seat": 1, "cells": ("1,0",)})]


@pytest.mark.parametrize(
    ("option", "ruling", "key"),
    [("fuzzy_fences", "MM-F1", "beyond"), ("wool_wolves", "MM-W1", "wide-board")],
)
def test_MM_6_a_board_beyond_eight_columns(option: str, ruling: str, key: str) -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO, **{option: True})
    lay(match, *(f"{x},0" for x in range(1, 8)))
    exactly(match, "1 play sheeple-open 8,0 0")
    assert (ruling, key, {"rows": 1, "columns": 9}) in told(match)


# CHANGE


def test_MM_8_a_change_takes_effect_with_its_last_discard() -> None:
    match = exactly(dealt("blank-single 0", OPEN, OPEN_TOO), "0 turn 0,0 1")
    assert told(match) == [("MM-8", "turn-named", {"seat": 0, "cell": "0,0"})]
    exactly(match, "0 discard blank-open")
    assert told(match) == [("MM-8", "discarded", {"seat": 0, "type": "blank-open"})]
    exactly(match, "0 discard sheeple-open")
    assert told(match) == [
        ("MM-8", "discarded", {"seat": 0, "type": "sheeple-open"}),
        turned("MM-8"),
    ]


def test_MM_F5_a_tile_moves_and_covers_another() -> None:
    match = dealt(
        "neutral-open 0", "blank-single blank-open blank-open", OPEN_TOO, fuzzy_fences=True
    )
    play_on(match, "0 play blank-single 1,0 0")
    exactly(match, "1 move 0,0 1,0")
    assert told(match) == [("MM-F5", "move-named", {"seat": 1, "cell": "0,0", "cell2": "1,0"})]
    exactly(match, GREENS)
    assert told(match)[1:] == [
        moved("MM-F5", 1, 0, "neutral-open", "0,0", "1,0"),
        ("MM-16", "covered", {"tile": 1, "cell": "1,0", "type": "blank-single"}),
    ]


def test_MM_16_the_tile_below_returns() -> None:
    match = dealt(
        "neutral-open 0", "blank-single blank-open blank-open", OPEN_TOO, fuzzy_fences=True
    )
    play_on(match, "0 play blank-single 1,0 0; 1 move 0,0 1,0;" + GREENS)
    play_on(match, "0 play blank-open 2,0 0")
    exactly(match, "1 move 1,0 2,0; 1 discard neutral-open; 1 discard neutral-open")
    assert told(match)[1:] == [
        moved("MM-F5", 1, 0, "neutral-open", "1,0", "2,0"),
        ("MM-16", "covered", {"tile": 2, "cell": "2,0", "type": "blank-open"}),
        ("MM-16", "returned", {"tile": 1, "cell": "1,0", "type": "blank-single"}),
    ]


# Conflict


def side(seat: int, cells: tuple[str, ...], sheeple: int, won: int) -> Told:
    facts = {"seat": seat, "tiles": len(cells), "sheeple": sheeple, "won": won, "cells": cells}
    return "MM-12", "side", facts


def test_MM_11_to_MM_14_a_conflict_with_its_sides_its_winner_and_its_losers() -> None:
    match = play_on(
        dealt("blank-open 0", OPEN, OPEN_TOO),
        """
        0 play sheeple-open 1,0 0
        1 play sheeple-single -1,0 1
        0 play blank-open 0,1 0
        1 play neutral-open 2,0 0
        """,
    )
    exactly(match, "0 play blank-open -1,1 0")
    assert told(match)[1:] == [
        ("MM-11", "conflict", {"cell": "-1,1", "n": 2}),
        side(1, ("-1,0",), 1, 0),
        side(0, ("0,0", "1,0", "2,0", "0,1"), 1, 1),
        ("MM-13", "won", {"seat": 0, "tiles": 4}),
        ("MM-14", "turned-down", {"seat": 1, "n": 1, "cells": ("-1,0",)}),
    ]


def test_MM_11_asking_what_is_legal_states_nothing() -> None:
    match = play_on(dealt("blank-corner 0", OPEN, OPEN_TOO), APART, "0 play blank-open -2,0 0")
    game, state = match.game, match.state.copy()
    state.facts = []
    game.legal(state, 1)
    game.sample(state, 1, lambda: 0.5)
    for text in ("turn 0,0 1", "play neutral-open 1,0 0", "play neutral-open 9,9 0"):
        game.objection(state, 1, game.actions.parse(text))
    game.imagine(game.view(state, 0), Plain("imagine"))
    assert state.facts == []
    exactly(match, "1 turn 0,0 1;" + TWO_OF_GREENS)
    assert [key for _, key, _ in told(match)][1:] == [
        *("tile-turned", "conflict", "side", "side", "won", "turned-down"),
    ]


# Wool Wolves


def wolves(start: str, teal: str, green: str, *texts: str, **options: Any) -> sheepfold.Match:
    return play_on(dealt(start, teal, green, wool_wolves=True, **options), *texts)


BESIDE_THE_WOLF = """
    0 play sheeple-open 1,0 0
    1 play neutral-open 0,1 0
"""


def test_MM_W2_a_wolf_frightens_tiles_that_flee_or_are_caught() -> None:
    match = wolves("blank-closed 0", "wolf-closed blank-open blank-open", OPEN_TOO, BESIDE_THE_WOLF)
    exactly(match, "0 play wolf-closed 1,1 0")
    assert told(match)[1:] == [("MM-W2", "frightened", {"cells": ("1,0", "0,1")})]
    exactly(match, "0 move 1,0 0,0")
    assert told(match) == [
        moved("MM-W2", 0, 1, "sheeple-open", "1,0", "0,0"),
        ("MM-16", "covered", {"tile": 0, "cell": "0,0", "type": "blank-closed"}),
    ]
    exactly(match, "0 done")
    assert told(match) == [("MM-W2", "caught", {"cells": ("0,1",)})]


def test_MM_W3_a_tree_turns_a_tile() -> None:
    match = wolves("blank-single 0", "tree-open blank-open blank-open", OPEN_TOO)
    exactly(match, "0 play tree-open 1,0 0; 0 turn 0,0 1")
    assert told(match) == [turned("MM-W3")]


@pytest.mark.parametrize(("viewer", "word"), [(0, "blank-corner"), (1, "?"), (WATCHER, "?")])
def test_MM_W3_a_tree_draws_a_tile(viewer: int, word: str) -> None:
    match = wolves("blank-single 0", "tree-open blank-open blank-open", OPEN_TOO)
    exactly(match, "0 play tree-open 1,0 0; 0 draw; -1 draw blank-corner")
    assert told(match, viewer) == [("MM-W3", "tile-drawn", {"seat": 0, "type": word})]


def test_MM_W3_a_tree_that_can_do_nothing() -> None:
    game: Any = games.make("meadowmight")
    bag = {"blank-closed": 2, "tree-open": 1}
    stock = tuple(bag.get(word, 0) for word in TYPES[:OTHERS])
    game.tiles.stock = stock, stock
    game.tiles.hand = 5 + 1
    match = sheepfold.Match.start(game, 2, {"wool_wolves": True}, seed=None)
    exactly(match, "-1 first 0; -1 start blank-closed 0; -1 deal 0 tree-open")
    exactly(match, "-1 deal 1 blank-closed; 0 play tree-open 1,0 0")
    assert [key for _, key, _ in told(match)] == ["tile-laid", "tree-idle", "turn-begins"]


def test_MM_W4_a_pond_gives_a_sheeple_back() -> None:
    match = wolves(
        "blank-closed 0",
        "pond-open blank-open blank-open",
        OPEN_TOO,
        "0 play sheeple-triple 1,0 0; 1 play sheeple-triple 0,1 0",
    )
    exactly(match, "0 play pond-open -1,0 0; 0 recall 1,0")
    back = {"tile": 1, "cell": "1,0", "seat": 0, "type": "sheeple-triple"}
    assert told(match) == [
        ("MM-W4", "taken-back", back),
        ("MM-3", "meadow-opened", {"seat": 0, "points": 1, "cells": ("1,0",)}),
        ("MM-15", "points-changed", {"seat": 0, "points": 0, "by": -1}),
    ]
