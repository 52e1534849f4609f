"""What moves bring about, as the rules state it: one small game for each type of fact."""

from collections.abc import Callable
from typing import Any

import pytest

from sheepfold import WATCHER, Match
from sheepfold.core.facts import Fact
from sheepfold.core.reading import lines
from sheepfold.core.rebuild import fields
from sheepfold.core.rng import Plain
from sheepfold.games.sheepland import Sheepland
from sheepfold.games.sheepland.facts import FACTS
from sheepfold.games.sheepland.state import Island
from tests.games.sheepland.scenario import (
    BOTH_PENNED,
    BROKE,
    DEALT,
    EIGHTEEN_FENCES,
    LAST_DINAR,
    NOTHING_LEFT,
    OPEN,
    PAIRS,
    PENNED,
    play_on,
    priced,
    three,
    two,
)

PLACED = DEALT + "0 place 3, 1 place 31, 2 place 33\n"
AT_16 = DEALT + "0 place 16, 1 place 31, 2 place 33\n"
TO_DESERT = (
    PLACED
    + """
    -1 die 2, 0 walk 1, 0 walk 2, 0 walk 4        # desert-1
    -1 die 6, 1 walk 29, 1 walk 38, 1 walk 34     # desert-2 with roads 1, 6, 2, 5
"""
)
TWENTY = EIGHTEEN_FENCES + "0 walk 22, 0 walk 23\n"
ALL_WALK = """
    0 walk 24
    -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
    -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
"""
SHARED = (
    EIGHTEEN_FENCES
    + """
    0 walk 22, 0 walk 23, 0 buy desert
    -1 die 1, 1 walk 25, 1 walk 27, 1 walk 32
    -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
"""
)
ALL_STUCK = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 6, 1 place 40, 2 place 5
    -1 die 4, 0 buy field, 0 herd field-2 mountain-1, 0 walk 3
    -1 die 4, 1 buy forest, 1 walk 33, 1 walk 26
    -1 die 4, 2 buy pasture, 2 walk 10, 2 walk 17
    -1 die 4, 0 walk 1, 0 herd field-3 field-2, 0 buy field
    -1 die 4, 1 walk 28, 1 herd forest-3 pasture-2, 1 buy forest
    -1 die 4, 2 walk 14, 2 herd pasture-2 pasture-3, 2 buy pasture
"""


def said(fact: Fact) -> str:
    """`SL-6 fence-placed road=3 n=19`"""
    return " ".join(
        [fact.ruling, fact.key, *(f"{name}={value}" for name, value in fact.arguments.items())]
    )


def last(match: Match, viewer: int = WATCHER) -> list[str]:
    """What the last line brought about."""
    return [said(fact) for fact in match.facts(viewer)[-1]]


# By a game what its last move brought about.
MOVES: list[tuple[Callable[[], Match], list[str]]] = [
    (lambda: three("-1 first 2"), ["SL-3 first-drawn seat=2", "SL-2 money dinars=20"]),
    (lambda: two("-1 first 0"), ["SL-3 first-drawn seat=0", "SL-2 money dinars=30"]),
    (lambda: three("-1 first 2, -1 tile 0 field"), ["SL-1 tile-dealt seat=0 terrain=?"]),
    (lambda: three(DEALT, "0 place 3"), ["SL-3 shepherd-placed seat=0 road=3"]),
    (
        lambda: three(PLACED),
        ["SL-3 shepherd-placed seat=2 road=33", "SL-4 turn-begun seat=0 round=1"],
    ),
    (
        lambda: three(PLACED, "-1 die 1"),
        [
            "SL-4 die-thrown seat=0 number=1",
            "SL-4 black-crossed road=16 place=sheepsburg place2=mountain-1",
        ],
    ),
    (
        lambda: three(TO_DESERT, "-1 die 3"),
        ["SL-4 die-thrown seat=2 number=3", "SL-4 black-no-road number=3 place=desert-2"],
    ),
    (
        lambda: three(AT_16, "-1 die 1"),
        ["SL-4 die-thrown seat=0 number=1", "SL-4 black-shepherd road=16 place=sheepsburg"],
    ),
    (
        lambda: three(AT_16, "-1 die 1, 0 walk 1, 0 walk 2, 0 walk 4, -1 die 1"),
        ["SL-4 die-thrown seat=1 number=1", "SL-4 black-fence road=16 place=sheepsburg"],
    ),
    (lambda: two(PAIRS, "0 use 40"), ["SL-11 shepherd-named seat=0 road=40"]),
    (
        lambda: three(OPEN, "0 walk 1"),
        ["SL-6 shepherd-moved seat=0 road=3 road2=1", "SL-6 fence-placed road=3 n=19"],
    ),
    (
        lambda: three(OPEN, "0 walk 30"),
        [
            "SL-6 shepherd-moved seat=0 road=3 road2=30",
            "SL-6 walk-paid dinars=1",
            "SL-6 fence-placed road=3 n=19",
        ],
    ),
    (
        lambda: three(OPEN, "0 walk 1, 0 walk 2, 0 walk 7"),
        [
            "SL-6 shepherd-moved seat=0 road=2 road2=7",
            "SL-6 fence-placed road=2 n=17",
            "SL-4 turn-begun seat=1 round=1",
        ],
    ),
    (
        lambda: three(TWENTY),
        [
            "SL-6 shepherd-moved seat=0 road=22 road2=23",
            "SL-6 fence-placed road=22 n=0",
            "SL-12 last-fence seat=2",
        ],
    ),
    (
        lambda: three(TWENTY, "0 walk 24"),
        [
            "SL-6 shepherd-moved seat=0 road=23 road2=24",
            "SL-6 walk-paid dinars=1",
            "SL-6 final-fence-placed road=23",
            "SL-4 turn-begun seat=1 round=3",
        ],
    ),
    (
        lambda: three(OPEN, "0 herd field-3 mountain-1"),
        ["SL-7 sheep-driven road=3 place=field-3 place2=mountain-1"],
    ),
    (
        lambda: three(OPEN, "0 black mountain-1 field-3"),
        ["SL-7 black-driven road=3 place=mountain-1 place2=field-3"],
    ),
    (lambda: three(OPEN, "0 buy field"), ["SL-8 tile-bought seat=0 terrain=field price=0"]),
    (
        lambda: priced(3, BROKE, PENNED, "0 herd field-2 field-3, 0 buy field"),
        [
            "SL-8 tile-bought seat=0 terrain=field price=0",
            "SL-10 turn-lost seat=0 n=1",
            "SL-4 turn-begun seat=1 round=2",
        ],
    ),
    (
        lambda: three(LAST_DINAR, "0 walk 1"),
        [
            "SL-6 shepherd-moved seat=0 road=29 road2=1",
            "SL-6 walk-paid dinars=1",
            "SL-6 fence-placed road=29 n=7",
            "SL-10 turn-lost seat=0 n=2",
            "SL-4 turn-begun seat=1 round=5",
        ],
    ),
    (
        lambda: three(NOTHING_LEFT, "-1 die 1"),
        [
            "SL-4 die-thrown seat=0 number=1",
            "SL-4 black-crossed road=16 place=mountain-1 place2=sheepsburg",
            "SL-10 turn-lost seat=0 n=3",
            "SL-4 turn-begun seat=1 round=6",
        ],
    ),
    (
        lambda: priced(2, (30, 1, 2, 3, 4), BOTH_PENNED, "0 use 28"),
        ["SL-11 shepherd-named seat=0 road=28", "SL-10 stuck road=28"],
    ),
    (
        lambda: three(TWENTY, ALL_WALK),
        [
            "SL-6 shepherd-moved seat=2 road=29 road2=30",
            "SL-6 walk-paid dinars=1",
            "SL-6 final-fence-placed road=29",
            "SL-12 over-fences",
            "SL-14 starting-tile seat=0 terrain=field",
            "SL-13 scored seat=0 tiles=3 dinars=12 total=15",
            "SL-14 starting-tile seat=1 terrain=mountain",
            "SL-13 scored seat=1 tiles=5 dinars=12 total=17",
            "SL-14 starting-tile seat=2 terrain=desert",
            "SL-13 scored seat=2 tiles=3 dinars=12 total=15",
            "SL-13 won seats=(1,)",
        ],
    ),
]


@pytest.mark.parametrize(("play", "facts"), MOVES)
def test_a_move_states_what_it_brought_about(play: Callable[[], Match], facts: list[str]) -> None:
    assert last(play()) == facts


def test_SL_8_the_last_tile_of_a_stack() -> None:
    match = priced(3, (0, 0, 0, 0, 0), OPEN)
    play_on(
        match,
        """
        0 buy field, 0 walk 1, 0 buy field
        -1 die 2, 1 walk 29, 1 walk 38, 1 walk 34
        -1 die 2, 2 walk 28, 2 walk 26, 2 walk 21
        -1 die 2, 0 buy field, 0 walk 5, 0 buy field
        -1 die 2, 1 walk 30, 1 walk 39, 1 walk 35
        -1 die 2, 2 walk 10, 2 walk 17, 2 walk 20
        -1 die 2, 0 buy field
        """,
    )
    assert last(match) == [
        "SL-8 tile-bought seat=0 terrain=field price=0",
        "SL-8 stack-empty terrain=field",
    ]


def test_SL_10_a_shepherd_is_said_to_be_stuck_once() -> None:
    match = priced(3, BROKE, PENNED)
    assert last(match)[-1] == "SL-10 stuck road=1"
    play_on(match, "0 buy field")
    assert last(match) == ["SL-8 tile-bought seat=0 terrain=field price=0"]


def test_SL_10_the_last_dinar_may_leave_a_shepherd_stuck() -> None:
    # 2 Dinars: one for the way to a road without free neighbours, one for a tile there.
    match = priced(3, (18, 1, 0, 0, 0), PENNED.replace("0 walk 3, 0 walk 1", "0 walk 3, 0 walk 7"))
    play_on(match, "0 walk 1, 0 buy field")
    assert last(match) == [
        "SL-8 tile-bought seat=0 terrain=field price=1",
        "SL-10 stuck road=1",
    ]


def test_SL_10_the_match_ends_when_no_shepherd_can_ever_move() -> None:
    facts = last(priced(3, BROKE, ALL_STUCK))
    assert "SL-10 over-stuck" in facts
    assert "SL-12 over-fences" not in facts


def test_SL_13_a_shared_win() -> None:
    assert last(three(SHARED))[-1] == "SL-13 won seats=(0, 1)"


# SL-14 Secrets and memory


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_SL_14_a_starting_tile_is_stated_to_its_owner_alone(viewer: int) -> None:
    facts = three(DEALT, memory_aid=True).facts(viewer)[1:]
    dealt = [fact.arguments["terrain"] for line in facts for fact in line]
    tiles = ["field", "mountain", "desert"]
    assert dealt == [tile if seat == viewer else "?" for seat, tile in enumerate(tiles)]


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_SL_14_at_the_end_all_starting_tiles_are_stated_to_all(viewer: int) -> None:
    facts = three(TWENTY, ALL_WALK).facts(viewer)[-1]
    assert [fact.arguments["terrain"] for fact in facts if fact.key == "starting-tile"] == [
        "field",
        "mountain",
        "desert",
    ]


# Seat 1 empties a stack that all may see; the others may not read it in the log later.
BOUGHT = "0 buy field, 0 walk 1, 0 walk 2, -1 die 2, 1 buy swamp, 1 walk 29, 1 walk 38"
LATER = "-1 die 2, 2 walk 28, 2 walk 26, 2 walk 21, -1 die 2"


def purchases(match: Match, viewer: int) -> list[tuple[str, list[str]]]:
    """The lines of purchases as the viewer may read them now, each with what it brought about."""
    return [
        (line.text, [said(fact) for fact in line.facts])
        for line in lines(match, viewer)
        if line.text.startswith("buy")
    ]


def test_SL_14_a_purchase_is_stated_to_all_when_it_is_made() -> None:
    assert purchases(three(OPEN, BOUGHT), 2) == [
        ("buy field", ["SL-8 tile-bought seat=0 terrain=field price=0"]),
        ("buy swamp", ["SL-8 tile-bought seat=1 terrain=swamp price=0"]),
    ]


def test_SL_14_later_only_its_owner_reads_the_terrain_and_nobody_the_price() -> None:
    match = three(OPEN, BOUGHT, LATER)
    assert purchases(match, 2) == [("buy ~", []), ("buy ~", [])]
    play_on(match, "0 walk 6")
    assert purchases(match, 0) == [("buy field", []), ("buy ~", [])]


@pytest.mark.parametrize(
    ("viewer", "covered"), [(WATCHER, {(0,), (1,), (2,)}), (0, {(1,), (2,)}), (2, {(0,), (1,)})]
)
def test_SL_14_the_tiles_of_others_lie_face_down(viewer: int, covered: set[tuple[int]]) -> None:
    match = three(OPEN, BOUGHT)
    assert match.game.covered(match.view(viewer)) == covered


def test_SL_14_at_the_end_no_tile_lies_face_down() -> None:
    match = three(SHARED)
    assert match.game.covered(match.view(WATCHER)) == set()
    assert purchases(match, 2)[-1][0] == "buy desert"


# The whole


def stated() -> set[tuple[str, str]]:
    """The types of facts of the games above."""
    games = [play() for play, _ in MOVES]
    games += [three(SHARED), priced(3, BROKE, ALL_STUCK)]
    found = [fact for match in games for line in match.facts(WATCHER) for fact in line]
    return {(fact.ruling, fact.key) for fact in found} | {("SL-8", "stack-empty")}


def test_every_type_of_fact_is_met_in_these_games() -> None:
    assert stated() == {(kind.ruling, kind.key) for kind in FACTS.types}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_facts_leave_the_game_as_it_is(players: int) -> None:
    game = Sheepland()
    rng, names = Plain("facts", players), fields(Island)
    for _ in range(5):
        silent = game.setup(players, game.options())
        state: Any = silent.copy()
        while acting := game.acting(silent):
            action = game.sample(silent, acting[0], lambda: rng.below(1 << 30) / (1 << 30))
            state.facts = []
            game.apply(state, acting[0], action)
            game.apply(silent, acting[0], action)
            assert state.facts
            assert FACTS.read(state.facts)
            assert state.copy().facts is None
            assert {name: getattr(state, name) for name in names} == {
                name: getattr(silent, name) for name in names
            }
        assert silent.facts is None
