"""An owner's tiles: what may be changed is played with, what may not is refused with its line."""

import json
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

TEXT = games.own_components("meadowmight")
OWN: dict[str, Any] = json.loads(TEXT)
TILES: list[dict[str, Any]] = OWN["tiles"]
IDS = [tile["id"] for tile in TILES]
Path = tuple[str | int, ...]


def changed(*changes: tuple[Path, Any]) -> dict[str, Any]:
    """The game's own components with other values at some places."""
    box = deepcopy(OWN)
    for path, value in changes:
        put(box, path, value)
    return box


def another_set() -> dict[str, Any]:
    """All single fences in the south, parallel ones in the east and west; three sheep on some."""
    box = changed((("status",), ["my own tiles"]))
    for tile in box["tiles"]:
        shape = tile["id"].split("-")[-2]
        tile["fences"] = {"single": "S", "parallel": "EW"}.get(shape, tile["fences"])
        if tile["id"].startswith("neutral-open"):
            tile["sheep"] = 3
    return box


def test_the_games_own_are_accepted_as_text_as_data_and_by_default() -> None:
    for given in (None, OWN, TEXT):
        game = games.make("meadowmight", given)
        assert game.default_components
        assert game.components == OWN


def test_another_set_is_played_with() -> None:
    match = sheepfold.Match.start("meadowmight", 2, seed=None, components=another_set())
    assert not match.game.default_components
    for text in ("first 0", "start blank-single 0", *["deal 0 neutral-open"] * 3):
        match.play(sheepfold.CHANCE, text)
    for _ in range(3):
        match.play(sheepfold.CHANCE, "deal 1 blank-parallel")
    assert match.view(0).table[0].fences == "S"
    match.play(0, "play neutral-open 0,-1 0")
    (meadow,) = match.view(0).meadows
    assert (len(meadow.cells), meadow.value) == (2, 5)  # two tiles and three sheep
    match.play(sheepfold.CHANCE, "draw blank-open")
    match.play(1, "play blank-parallel 0,-2 1")
    assert [shown.fences for shown in match.view(0).table] == ["NS", "", "S"]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"wool_wolves": True, "fuzzy_fences": True}),
        (4, {"personal_piles": True, "sheeple": 3}),
    ],
    ids=str,
)
def test_all_laws_hold_with_another_set(players: int, options: dict[str, Any]) -> None:
    game = games.make("meadowmight", another_set())
    makers = list(habits_of("meadowmight").values())
    inspector = Inspector(game, players, options)
    inspector.inspect(players, [makers[seat](game) for seat in range(players)])
    assert inspector.findings.games == 1


def test_a_record_carries_its_tiles_and_replays() -> None:
    match = sheepfold.Match.start("meadowmight", 3, seed=5, components=another_set())
    rng = Plain("record")
    while not match.over:
        (seat,) = match.acting
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    text = match.record()
    again = sheepfold.Match.replay(text)
    assert again.record() == text
    assert again.game.components == another_set()
    assert again.scores() == match.scores()
    usual = sheepfold.Match.start("meadowmight", 3, seed=5)
    assert "blank-open-1" not in usual.record()
    assert "blank-open-1" in text.partition("\n\n")[0]


# Refusals

SINGLE = IDS.index("blank-single-2")
NEUTRAL = IDS.index("neutral-open-2")
TEAL = IDS.index("sheeple-teal-open-1")
TREE = IDS.index("tree-open-1")
ONE = f"tiles number {SINGLE + 1} "
SHEEP = f"tiles number {NEUTRAL + 1} sheep: "
REFUSALS: list[tuple[Path, Any, str]] = [
    (("game",), "te_kuiti", "game: must be 'meadowmight', not 'te_kuiti'"),
    (("players",), [2, 3], "players: must be [2, 3, 4, 5, 6], not [2, 3]"),
    (("colours", 0), "black", "colours: must be ['teal', "),
    (("sheeple_each",), 4, "sheeple_each: must be 5, not 4"),
    (("sheeple_each",), 5.0, "sheeple_each: a whole number is needed, not 5.0"),
    (("dealt",), 2, "dealt: must be 3, not 2"),
    (("expansion",), [], "expansion: unknown key; there are: game, "),
    (("tiles",), TILES[1:], f"tiles: there must be {len(TILES)}, not {len(TILES) - 1}"),
    (("tiles",), "", "tiles: a list is needed, not ''"),
    (("tiles", SINGLE), [], ONE[:-1] + ": an object with the keys id, kind, fences, set is needed"),
    (
        ("tiles", SINGLE, "id"),
        "blank-single-9",
        ONE + "id: must be 'blank-single-2', not 'blank-single-9'",
    ),
    (("tiles", SINGLE, "kind"), "neutral", ONE + "kind: must be 'blank', not 'neutral'"),
    (("tiles", SINGLE, "set"), "wool_wolves", ONE + "set: must be 'base', not 'wool_wolves'"),
    (("tiles", SINGLE, "sheep"), 1, ONE + "sheep: unknown key; there are: id, kind, "),
    (("tiles", SINGLE, "fences"), 1, ONE + "fences: a text is needed, not 1"),
    (("tiles", SINGLE, "fences"), "X", ONE + "fences: unknown side 'X'; sides are N, E, S, W"),
    (("tiles", SINGLE, "fences"), "n", ONE + "fences: unknown side 'n'; sides are N, E, S, W"),
    (
        ("tiles", SINGLE, "fences"),
        "EN",
        ONE + "fences: each side occurs once, clockwise from N, not 'EN'",
    ),
    (
        ("tiles", SINGLE, "fences"),
        "NN",
        ONE + "fences: each side occurs once, clockwise from N, not 'NN'",
    ),
    (
        ("tiles", SINGLE, "fences"),
        "NS",
        ONE + "fences: blank-single-2 needs fences of the shape single; 'NS' is parallel",
    ),
    (
        ("tiles", SINGLE, "fences"),
        "",
        ONE + "fences: blank-single-2 needs fences of the shape single; '' is open",
    ),
    (
        ("tiles", SINGLE, "fences"),
        "E",
        ONE + "fences: all tiles blank-single are alike: must be 'N', not 'E'",
    ),
    (("tiles", NEUTRAL, "sheep"), 0, SHEEP + "1 to 9 sheep, not 0"),
    (("tiles", NEUTRAL, "sheep"), 10, SHEEP + "1 to 9 sheep, not 10"),
    (("tiles", NEUTRAL, "sheep"), True, SHEEP + "a whole number is needed, not True"),
    (
        ("tiles", NEUTRAL, "sheep"),
        2,
        SHEEP + "all tiles neutral-open are alike: must be 1, not 2",
    ),
    (
        ("tiles", TEAL, "colour"),
        "green",
        f"tiles number {TEAL + 1} colour: must be 'teal', not 'green'",
    ),
    (("tiles", TREE, "kind"), "pond", f"tiles number {TREE + 1} kind: must be 'tree', not 'pond'"),
    (("tiles", TREE, "set"), "base", f"tiles number {TREE + 1} set: must be 'wool_wolves', not"),
]


def refusal(box: Any) -> str:
    with pytest.raises(SetupError) as caught:
        games.make("meadowmight", box)
    return str(caught.value).removeprefix("components: ")


@pytest.mark.parametrize(("path", "value", "message"), REFUSALS, ids=str)
def test_what_is_not_meadowmights_is_refused_with_its_place(
    path: Path, value: Any, message: str
) -> None:
    assert refusal(changed((path, value))).startswith(message)


def test_tiles_of_one_type_are_alike_in_all_colours() -> None:
    number = IDS.index("sheeple-green-single-1")
    assert refusal(changed((("tiles", number, "fences"), "S"))) == (
        f"tiles number {number + 1} fences: all tiles sheeple-single are alike: "
        "must be 'N', not 'S'"
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"dealt": 3', '"dealt": 4', "dealt: must be 3, not 4"),
        (
            '{"id": "blank-single-2", "kind": "blank", "fences": "N"',
            '{"id": "blank-single-2", "kind": "blank", "fences": "Q"',
            ONE + "fences: unknown side 'Q'",
        ),
        (
            '{"id": "tree-open-1", "kind": "tree"',
            '{"id": "tree-open-1", "kind": "bush"',
            f"tiles number {TREE + 1} kind: must be 'tree', not 'bush'",
        ),
        (
            '{"id": "neutral-open-2", "kind": "neutral", "fences": "", "sheep": 1',
            '{"id": "neutral-open-2", "kind": "neutral", "fences": "", "sheep": null',
            SHEEP + "a whole number is needed, not None",
        ),
        ('"sheeple_each": 5,', "", "the key 'sheeple_each' is missing"),
    ],
    ids=str,
)
def test_a_refusal_of_a_file_names_the_line(old: str, new: str, message: str) -> None:
    assert TEXT.count(old) == 1
    line = TEXT[: TEXT.index(old)].count("\n") + 1 if new else 1
    with pytest.raises(SetupError) as caught:
        games.make("meadowmight", TEXT.replace(old, new))
    assert str(caught.value).startswith(f"components: line {line}: {message}")


@pytest.mark.parametrize("text", ["", "{", "null", "[1,", '{"game": NaN}', "[" * 100_000])
def test_a_file_that_is_no_components_is_refused(text: str) -> None:
    assert refusal(text)


# No value whatever makes it crash

VALUES: tuple[Any, ...] = (None, [], {}, "x", -1, 10**9, True, "", "N", 2)


def accepted(box: Any) -> bool:
    """Whether components are accepted; then a match ends with them."""
    try:
        game = games.make("meadowmight", box)
    except SetupError:
        return False
    state = game.setup(3, game.options(wool_wolves=True))
    playout(game, state, Plain("accepted"))
    assert len(game.scores(state)) == 3
    return True


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_any_value_in_any_place_is_refused_or_played_with(value: Any) -> None:
    """Accepted are another status, what stands there already, and sheep of a type with one tile."""
    box, played = deepcopy(OWN), set()
    for path in places(OWN):
        before = put(box, path, value)
        if repr(before) != repr(value) and accepted(box):
            played.add(path)
        put(box, path, before)
    assert box == OWN
    lonely = {
        ("tiles", number, "sheep")
        for number, tile in enumerate(TILES)
        if "sheep" in tile and sum(one.startswith(tile["id"][:-1]) for one in IDS) == 1
    }
    assert played == {("status",)} | (lonely if value == 2 and type(value) is int else set())


@pytest.mark.parametrize("value", [[], {}, [[]], "", "x", -1, 1.5, True], ids=repr)
def test_anything_else_instead_of_components_is_refused(value: Any) -> None:
    assert not accepted(json.dumps(value))
    assert isinstance(value, str) or not accepted(value)


@pytest.mark.parametrize("key", OWN)
def test_a_missing_key_is_refused(key: str) -> None:
    assert refusal({name: value for name, value in OWN.items() if name != key}) == (
        f"the key {key!r} is missing"
    )
