"""An owner's cards: played with, kept in the record; refused with line and reason."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import sheepfold
from sheepfold import bots, games
from sheepfold.core.errors import SetupError
from sheepfold.core.inspector import Inspector
from sheepfold.core.playout import playout
from sheepfold.core.rng import Plain
from sheepfold.lab.habits import habits_of

TEXT = games.own_components("volle_wolle")
Path = tuple[str | int, ...]


def own() -> dict[str, Any]:
    components: dict[str, Any] = json.loads(TEXT)
    return components


def replaced(path: Path, value: Any) -> Any:
    """The game's own components with another value at a place."""
    if not path:
        return value
    components = own()
    place: Any = components
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return components


def without(path: Path) -> Any:
    components = own()
    place: Any = components
    for part in path[:-1]:
        place = place[part]
    del place[path[-1]]
    return components


def other_faces() -> dict[str, Any]:
    """Another pack: black sheep with a bonus, white ones with a malus, symbols on every third."""
    components = own()
    components["status"] = "from my printed deck"
    components["board_numbers"] = [106, 105, 104, 103, 102, 101]
    for place, sheep in enumerate(components["sheep"]):
        kind = ("white", "black", "set370", "set007", "white")[place % 5]
        points = {"white": place % 9, "black": -place % 7 - 7}.get(kind)
        modifier = {"black": 4, "white": -4}.get(kind, 0)
        bone, number = place % 3 == 0, 100 - place
        sheep.update(kind=kind, points=points, modifier=modifier, bone=bone, number=number)
    return components


def ends(game: Any, players: int, seed: int) -> None:
    """A whole random game ends within its bound."""
    state = game.setup(players, game.options())
    decisions = playout(game, state, Plain("components", seed))
    assert decisions <= game.bound(players, game.options())
    assert len(game.scores(state)) == players


# Accepted


def test_the_games_own_components_are_accepted_as_text_and_as_data() -> None:
    assert games.make("volle_wolle", TEXT).default_components
    assert games.make("volle_wolle", own()).default_components


@pytest.mark.parametrize("players", range(2, 7))
def test_other_faces_are_played_with_under_all_laws(players: int) -> None:
    game = games.make("volle_wolle", other_faces())
    assert not game.default_components
    makers = [*bots.QUICK.values(), *habits_of("volle_wolle").values()]
    inspector = Inspector(game, players, {"memory_aid": players % 2 == 0})
    for seed in range(2):
        rng = Plain("company", players, seed)
        inspector.inspect(seed, [makers[rng.below(len(makers))](game) for _ in range(players)])
    assert inspector.findings.games == 2


def test_other_faces_are_in_the_record_and_replay() -> None:
    match = sheepfold.Match.start("volle_wolle", 3, seed=1, components=json.dumps(other_faces()))
    rng = Plain("record")
    while not match.over:
        seat = min(match.acting)
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    text = match.record()
    again = sheepfold.Match.replay(text)
    assert again.game.components == other_faces()
    assert (again.record(), again.scores()) == (text, match.scores())


def test_a_record_with_the_games_own_faces_does_not_repeat_them() -> None:
    assert "components:" not in sheepfold.Match.start("volle_wolle", 2, seed=1).record()


def test_the_faces_count() -> None:
    """S30 with a bonus of 9 on top: any throw of 17 reaches 26."""
    sheep = {**own()["sheep"][29], "modifier": 9}
    components = replaced(("sheep", 29), sheep)
    match = sheepfold.Match.start("volle_wolle", 2, seed=None, components=components)
    first = ["board 0 1", "board 1 2", "lay S30", "lay S31", "lay dog", "bid 26", "bid 14"]
    dice = ["roll d12 12", "roll d10 10", "roll d8 8", "top S30"]
    second = ["lay S32", "lay S33", "lay S34", "bid 26", "bid 14"]
    for text in (*first, *dice, *second, "roll d12 7", "roll d10 5", "roll d8 5"):
        match.play(min(match.acting), text)
    assert "accept" in match.legal(0)
    assert match.view(0).price == 0


def test_the_least_and_the_most_that_is_allowed_is_accepted() -> None:
    for modifier in (-9, 9):
        components = own()
        for place, sheep in enumerate(components["sheep"]):
            sheep.update(kind="black", points=-99, modifier=modifier, bone=True, number=999 - place)
        for players in range(2, 7):
            ends(games.make("volle_wolle", components), players, modifier)


# Refused, with line and reason

SHEEP = "id, kind, points, modifier, bone, number"
REFUSED: list[tuple[Any, int, str]] = [
    ([], 1, "an object with the keys game, status, players, dice"),
    (without(("dogs",)), 1, "the key 'dogs' is missing"),
    ({**own(), "cats": 1}, 0, "cats: unknown key; there are: game, status, players, dice"),
    (replaced(("game",), "te_kuiti"), 2, "game: must be 'volle_wolle', not 'te_kuiti'"),
    (replaced(("players",), [2, 3]), 4, "players: must be [2, 3, 4, 5, 6], not [2, 3]"),
    (replaced(("dice",), [12, 10, 6]), 5, "dice: must be [12, 10, 8], not [12, 10, 6]"),
    (replaced(("dice",), [12.0, 10, 8]), 5, "dice: must be [12, 10, 8], not [12.0, 10, 8]"),
    (replaced(("chips",), 26), 6, "chips: must be 25, not 26"),
    (replaced(("chips_each",), 3), 7, "chips_each: must be 2, not 3"),
    (replaced(("board_numbers",), [1, 2]), 8, "board_numbers: there must be 6, not 2"),
    (
        replaced(("board_numbers", 2), 0),
        8,
        "board_numbers number 3: a sheep number is a whole number from 1 to 999, not 0",
    ),
    (
        replaced(("board_numbers", 2), 2),
        8,
        "board_numbers number 3: sheep numbers differ, and 2 is at board_numbers 2 already",
    ),
    (replaced(("dogs",), 9), 9, "dogs: must be 8, not 9"),
    (replaced(("bones",), 2), 10, "bones: must be 1, not 2"),
    (without(("sheep", 50)), 11, "sheep: there must be 51, not 50"),
    (replaced(("sheep", 0), "S01"), 12, f"sheep number 1: an object with the keys {SHEEP} is"),
    (without(("sheep", 0, "bone")), 12, "sheep number 1: the key 'bone' is missing"),
    (replaced(("sheep", 1, "id"), "S01"), 13, "sheep number 2 id: must be 'S02', not 'S01'"),
    (
        replaced(("sheep", 1, "kind"), "grey"),
        13,
        "sheep number 2 kind: must be one of black, white, set370, set007, not 'grey'",
    ),
    (
        replaced(("sheep", 1, "points"), -100),
        13,
        "number 2 points: the points of a black sheep is a whole number from -99 to 99, not -100",
    ),
    (
        replaced(("sheep", 50, "points"), None),
        62,
        "number 51 points: the points of a white sheep is a whole number from -99 to 99, not None",
    ),
    (
        replaced(("sheep", 21, "points"), 0),
        33,
        "sheep number 22 points: must be null, since a set007 sheep scores by its set",
    ),
    (
        replaced(("sheep", 9, "modifier"), 10),
        21,
        "sheep number 10 modifier: a modifier is a whole number from -9 to 9, not 10",
    ),
    (replaced(("sheep", 9, "bone"), 1), 21, "sheep number 10 bone: true or false is needed, not 1"),
    (
        replaced(("sheep", 9, "number"), 1000),
        21,
        "sheep number 10 number: a sheep number is a whole number from 1 to 999, not 1000",
    ),
    (
        replaced(("sheep", 9, "number"), 7),
        21,
        "sheep number 10 number: sheep numbers differ, and 7 is at sheep 1 number already",
    ),
    (
        replaced(("sheep", 9, "number"), 6),
        21,
        "sheep number 10 number: sheep numbers differ, and 6 is at board_numbers 6 already",
    ),
]


def as_text(components: Any) -> str:
    """As the game's own file is written: a sheep per line."""
    if not isinstance(components, dict):
        return json.dumps(components)
    rows = [f"  {json.dumps(sheep)}" for sheep in components["sheep"]]
    lines = [
        f" {json.dumps(key)}: {json.dumps(value)}"
        for key, value in components.items()
        if key != "sheep"
    ]
    place = list(components).index("sheep")
    lines.insert(place, ' "sheep": [\n' + ",\n".join(rows) + "\n ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_the_games_own_file_has_a_sheep_per_line() -> None:
    assert as_text(own()) == TEXT


@pytest.mark.parametrize(("components", "line", "reason"), REFUSED, ids=lambda part: str(part)[:60])
def test_what_does_not_fit_is_refused_with_line_and_reason(
    components: Any, line: int, reason: str
) -> None:
    with pytest.raises(SetupError) as refusal:
        games.make("volle_wolle", as_text(components))
    said = str(refusal.value)
    assert reason in said
    assert said.startswith(f"components: line {line}: " if line else "components: line ")


def test_text_that_is_no_json_is_refused_with_its_line() -> None:
    with pytest.raises(SetupError, match="line 6"):
        games.make("volle_wolle", TEXT.replace('"chips": 25', '"chips": twenty-five'))


# No value whatever crashes

VALUES: list[Any] = [None, [], {}, "x", -1, 10**9, True]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    if isinstance(value, list):
        for number, part in enumerate(value):
            yield from places(part, (*path, number))


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_no_value_anywhere_crashes_the_game(value: Any) -> None:
    accepted = 0
    for number, path in enumerate(places(own())):
        if (path, value) == ((), None):
            continue  # no components at all: the game's own
        try:
            game = games.make("volle_wolle", replaced(path, value))
        except SetupError:
            continue
        accepted += 1
        ends(game, 2 + number % 5, number)
    assert accepted >= 1  # at least the status, which is free
