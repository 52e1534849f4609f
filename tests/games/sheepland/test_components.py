"""An owner's island: what may be changed is played with, what may not is refused with its line."""

import json
import re
from copy import deepcopy
from typing import Any

import pytest

import sheepfold
from sheepfold import games
from sheepfold.core.errors import SetupError
from sheepfold.core.inspector import Inspector
from sheepfold.core.playout import playout
from sheepfold.core.rng import Plain
from sheepfold.lab.habits import habits_of
from tests.games.boxes import places, put

TEXT = games.own_components("sheepland")
OWN: dict[str, Any] = json.loads(TEXT)
Path = tuple[str | int, ...]


def changed(*changes: tuple[Path, Any]) -> dict[str, Any]:
    """The game's own components with other values at some places."""
    box = deepcopy(OWN)
    for path, value in changes:
        put(box, path, value)
    return box


def another_island() -> dict[str, Any]:
    """Terrains of two regions exchanged, other numbers, a further adjacency, money and prices."""
    box = changed(
        (("status",), ["my own island"]),
        (("regions", 1, "terrain"), "swamp"),
        (("regions", 10, "terrain"), "field"),
        (("tile_prices",), [1, 1, 2, 3, 9]),
        (("dinars", "3"), 12),
        (("roads", 0, "adjacent"), [3, 6, 42]),
        (("roads", 41, "adjacent"), [37, 39, 1]),
    )
    for road in box["roads"]:
        road["number"] = 7 - road["number"]
    return box


def test_the_games_own_are_accepted_as_text_as_data_and_by_default() -> None:
    for given in (None, OWN, TEXT):
        game = games.make("sheepland", given)
        assert game.default_components
        assert game.components == OWN


def test_another_island_is_played_with() -> None:
    match = sheepfold.Match.start("sheepland", 3, seed=None, components=another_island())
    assert not match.game.default_components
    for seat, text in [
        (-1, "first 0"),
        *[(-1, f"tile {seat} {name}") for seat, name in enumerate(("field", "swamp", "desert"))],
        *[(0, "place 1"), (1, "place 25"), (2, "place 33"), (-1, "die 1")],
    ]:
        match.play(seat, text)
    assert match.view(0).black == "field-1"  # road 20 had number 6 and has 1 now
    assert match.view(0).dinars == (12, 12, 12)
    match.play(0, "buy field")
    assert match.view(0).dinars == (11, 12, 12)
    match.play(0, "walk 42")  # adjacent to road 1 now
    assert match.view(0).dinars == (11, 12, 12)
    match.play(0, "buy swamp")
    assert match.view(0).worth == (3, 3, 3, 5, 3, 3)  # field-1, with the black sheep, is a swamp


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_laws_hold_on_another_island(players: int) -> None:
    game = games.make("sheepland", another_island())
    makers = list(habits_of("sheepland").values())
    inspector = Inspector(game, players, {"memory_aid": False}, sample=30)
    for seed in range(3):
        inspector.inspect(seed, [makers[(seed + seat) % len(makers)](game) for seat in range(4)])
    assert inspector.findings.games == 3


def test_a_record_carries_its_island_and_replays() -> None:
    match = sheepfold.Match.start("sheepland", 4, seed=5, components=another_island())
    rng = Plain("record")
    while not match.over:
        (seat,) = match.acting
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    text = match.record()
    again = sheepfold.Match.replay(text)
    assert again.record() == text
    assert again.game.components == another_island()
    assert again.scores() == match.scores()
    usual = sheepfold.Match.start("sheepland", 4, seed=5)
    assert "field-1" not in usual.record()
    assert "field-1" in text.partition("\n\n")[0]


# Refusals

REGION = "regions number 2 "
ROAD = "roads number 3 "
REFUSALS: list[tuple[Path, Any, str]] = [
    (("game",), "te_kuiti", "game: must be 'sheepland', not 'te_kuiti'"),
    (("fences",), 19, "fences: must be 20, not 19"),
    (("final_fences",), 13, "final_fences: must be 12, not 13"),
    (("players",), [2, 3, 4, 5], "players: must be [2, 3, 4], not [2, 3, 4, 5]"),
    (
        ("shepherds_each", "2"),
        1,
        "shepherds_each: must be {'2': 2, '3': 1, '4': 1}, not {'2': 1, '3': 1, '4': 1}",
    ),
    (("terrains", 0), "meadow", "terrains: must be ['field', "),
    (("dinars", "2"), -1, "dinars 2: must be 0 to 1000, not -1"),
    (("dinars", "4"), 1001, "dinars 4: must be 0 to 1000, not 1001"),
    (("dinars", "3"), 1.5, "dinars 3: a whole number is needed, not 1.5"),
    (("dinars", "5"), 20, "dinars 5: unknown key; there are: 2, 3, 4"),
    (("tile_prices",), [0, 1], "tile_prices: there must be 5, from the top of a stack, not 2"),
    (("tile_prices", 1), -1, "tile_prices number 2: a whole number, 0 or more, is needed, not -1"),
    (("tile_prices", 4), "4", "tile_prices number 5: a whole number, 0 or more, is needed"),
    (("tile_prices", 4), True, "tile_prices number 5: a whole number, 0 or more, is needed"),
    (("regions",), OWN["regions"][:18], "regions: there must be 19, not 18"),
    (("regions", 1, "id"), 2, REGION + "id: must be 1, not 2"),
    (("regions", 1, "name"), "Field-1", REGION + "name: must be 'field-1', not 'Field-1'"),
    (("regions", 1, "terrain"), "meadow", REGION + "terrain: must be one of field, mountain, "),
    (("regions", 1, "terrain"), "sheepsburg", REGION + "terrain: must be one of field, mountain, "),
    (("regions", 0, "terrain"), "field", "regions number 1 terrain: must be 'sheepsburg', not"),
    (
        ("regions", 1, "terrain"),
        "desert",
        "regions number 10 terrain: each terrain has 3 regions, desert more",
    ),
    (("regions", 1, "x"), 1001, REGION + "x: must be 0 to 1000, not 1001"),
    (("regions", 1, "y"), -1, REGION + "y: must be 0 to 1000, not -1"),
    (("regions", 1, "colour"), "red", REGION + "colour: unknown key; there are: id, terrain, "),
    (("roads",), [], "roads: there must be 42, not 0"),
    (("roads", 2, "id"), 4, ROAD + "id: must be 3, not 4"),
    (("roads", 2, "number"), 0, ROAD + "number: must be 1 to 6, not 0"),
    (("roads", 2, "number"), 7, ROAD + "number: must be 1 to 6, not 7"),
    (
        ("roads", 2, "number"),
        3,
        ROAD + "number: the roads of field-3 have different numbers, and road 1 has 3 already",
    ),
    (("roads", 2, "regions"), [3], ROAD + "regions: a road joins 2 regions, not 1"),
    (("roads", 2, "regions"), [3, 3], ROAD + "regions number 2: each id occurs once, 3 more often"),
    (("roads", 2, "regions", 1), 19, ROAD + "regions number 2: an id from 0 to 18 is needed, not"),
    (("roads", 2, "regions", 1), "x", ROAD + "regions number 2: an id from 0 to 18 is needed, not"),
    (("roads", 2, "adjacent", 0), 0, ROAD + "adjacent number 1: an id from 1 to 42 is needed, not"),
    (("roads", 2, "adjacent", 0), 43, ROAD + "adjacent number 1: an id from 1 to 42 is needed"),
    (("roads", 2, "adjacent", 0), 3, ROAD + "adjacent number 1: a road is not adjacent to itself"),
    (("roads", 2, "adjacent", 0), 2, ROAD + "adjacent number 2: each id occurs once, 2 more often"),
    (
        ("roads", 2, "adjacent"),
        [1, 2, 6],
        "roads number 7 adjacent number 2: road 3 must name road 7 as adjacent too",
    ),
    (("roads", 2, "x"), -5, ROAD + "x: must be 0 to 1000, not -5"),
    (("roads", 2, "y"), None, ROAD + "y: a whole number is needed, not None"),
]


def refusal(box: Any) -> str:
    """Why components are refused, as data; a text is refused likewise, with its line."""
    with pytest.raises(SetupError) as caught:
        games.make("sheepland", box)
    said = str(caught.value)
    with pytest.raises(SetupError) as with_line:
        games.make("sheepland", json.dumps(box, indent=1))
    found = re.match(r"components: line (\d+): (.*)", str(with_line.value), re.DOTALL)
    assert found
    assert said == f"components: {found[2]}"
    return found[2]


@pytest.mark.parametrize(("path", "value", "reason"), REFUSALS, ids=lambda one: str(one)[:40])
def test_what_is_no_island_is_refused(path: Path, value: Any, reason: str) -> None:
    assert refusal(changed((path, value))).startswith(reason)


def test_a_place_without_a_road_is_refused() -> None:
    """The roads 1, 2 and 3 of field-3 lead elsewhere."""
    box = changed(
        (("roads", 0, "regions"), [2, 8]),
        (("roads", 1, "regions"), [2, 5]),
        (("roads", 2, "regions"), [4, 9]),
    )
    assert refusal(box) == "regions number 4: no way leads from Sheepsburg to field-3"


def test_a_road_beyond_all_others_is_refused() -> None:
    box = changed((("roads", 0, "adjacent"), []))
    for road in box["roads"]:
        road["adjacent"] = [other for other in road["adjacent"] if other != 1]
    assert refusal(box).startswith("roads number 2 adjacent: road 2 cannot be reached from road 1")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"fences": 20', '"fences": 21', "fences: must be 20, not 21"),
        ('"number": 5, "regions": [5, 7]', '"number": 5, "regions": [5]', "roads number 9 regions"),
        ('"name": "forest-2"', '"name": "forest-9"', "regions number 15 name: must be 'forest-2'"),
        ('"tile_prices": [0, 1', '"tile_prices": [0, null', "tile_prices number 2: a whole"),
    ],
)
def test_a_refusal_of_a_file_names_the_line(old: str, new: str, message: str) -> None:
    assert TEXT.count(old) == 1
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(SetupError) as caught:
        games.make("sheepland", TEXT.replace(old, new))
    assert str(caught.value).startswith(f"components: line {line}: {message}")


# No value whatever makes it crash

VALUES: tuple[Any, ...] = (None, [], {}, "x", -1, 10**9, True)


def accepted(box: Any) -> bool:
    """Whether components are accepted; then matches of all sizes end with them."""
    try:
        game = games.make("sheepland", box)
    except SetupError:
        return False
    for players in game.players:
        state = game.setup(players, game.options())
        playout(game, state, Plain("accepted", players))
        assert len(game.scores(state)) == players
    return True


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_any_value_in_any_place_is_refused_or_played_with(value: Any) -> None:
    box, played = deepcopy(OWN), set()
    for path in places(OWN):
        before = put(box, path, value)
        if accepted(box):
            played.add(path)
        put(box, path, before)
    assert box == OWN
    prices: set[Path] = {("tile_prices", number) for number in range(5)}
    assert played == {("status",)} | (prices if value == 10**9 else set())


@pytest.mark.parametrize("value", [[], {}, [[]], "", "x", -1, 1.5, True], ids=repr)
def test_anything_else_instead_of_components_is_refused(value: Any) -> None:
    assert not accepted(json.dumps(value))
    assert isinstance(value, str) or not accepted(value)


@pytest.mark.parametrize("key", OWN)
def test_a_missing_key_is_refused(key: str) -> None:
    assert refusal({name: value for name, value in OWN.items() if name != key}) == (
        f"the key {key!r} is missing"
    )
