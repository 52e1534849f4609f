"""An owner's cards, towns and tables: played with, embedded in records, or refused with a line."""

import json
from typing import Any

import pytest

import sheepfold
from sheepfold import games
from sheepfold.core.components import ComponentError
from sheepfold.core.errors import SetupError
from sheepfold.core.inspector import Inspector
from sheepfold.core.playout import playout
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.games.sheep_and_thief.components import default
from sheepfold.lab.habits import habits_of
from tests.games.boxes import places

OWN = games.own_components("sheep_and_thief")
Path = tuple[str | int, ...]


def changed(path: Path, value: object) -> dict[str, Any]:
    """The game's own components with another value at one place."""
    components = default()
    place: Any = components
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return components


def another_box() -> dict[str, Any]:
    """A box with other faces: crossroads, springs and flocks, and a fox that starts elsewhere."""
    components = default() | {"status": "made up", "fox_start": "d4", "river_gold": [0, 2, 4]}
    components["farmyard"]["river"], components["farmyard"]["road"] = "E", "S"
    components["towns"][2]["gates"] = "E"
    for card in components["cards"]:
        card["sheep"] = 9 if card["id"] % 7 == 0 else card["sheep"]
        card["dogs"], card["foxes"] = card["foxes"], card["dogs"]
    return components


def whole_game(game: AnyGame, players: int = 2, seed: int = 1) -> int:
    """A random game to its end; the decisions it took."""
    options = game.options(missions=seed % 2 > 0, black_sheep=seed % 3 > 0)
    state = game.setup(players, options)
    decisions = playout(game, state, Plain("components", seed))
    assert len(game.scores(state)) == players
    assert decisions <= game.bound(players, options)
    return decisions


def test_its_own_components_are_accepted_in_every_form() -> None:
    for given in (None, default(), OWN):
        game = games.make("sheep_and_thief", given)
        assert game.default_components
        assert game.components == json.loads(OWN)


def test_another_status_is_all_an_owner_needs_to_change() -> None:
    game = games.make("sheep_and_thief", changed(("status",), ["scanned", 2031]))
    assert not game.default_components
    assert whole_game(game) > 48


# Played with


@pytest.mark.parametrize("players", SheepAndThief.players)
def test_another_box_is_played_under_the_laws(players: int) -> None:
    game = SheepAndThief(another_box())
    inspector = Inspector(game, players, {"missions": True, "black_sheep": True})
    for seed, habit in enumerate(("stuck", "drover")):
        inspector.inspect(seed, [habits_of(game.id)[habit](game) for _ in range(players)])
    assert inspector.findings.games == 2
    assert inspector.findings.secrets > 2


def test_another_box_is_embedded_in_the_record_and_replays() -> None:
    match = sheepfold.Match.start("sheep_and_thief", 3, seed=8, components=another_box())
    rng = Plain("embedded")
    while not match.over:
        seat = min(match.acting)
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    text = match.record()
    assert "components: {" in text
    again = sheepfold.Match.replay(text)
    assert again.record() == text
    assert again.scores() == match.scores()
    assert again.game.components == another_box()


def test_faces_and_tables_are_what_the_game_is_played_with() -> None:
    match = sheepfold.Match.start("sheep_and_thief", 2, seed=None, components=another_box())
    assert match.view(sheepfold.WATCHER).fox == "d4"
    game = match.game
    assert isinstance(game, SheepAndThief)
    assert game.cards.river_gold[:5] == (0, 2, 4, 9, 14)  # ST-17: then 5 more per card
    assert game.cards.sheep[6] == 9
    assert game.cards.dogs[52] == 2


def test_who_changes_a_copy_changes_no_game() -> None:
    default()["cards"][0]["sheep"] = 9
    assert default()["cards"][0]["sheep"] == 2


# Refused

CARD: Path = ("cards", 4)
REFUSED: list[tuple[Path, object, str]] = [
    (("game",), "sheepland", "must be 'sheep_and_thief', not 'sheepland'"),
    (("players",), [2, 3], "must be [2, 3, 4], not [2, 3]"),
    (("rows",), 5, "must be 4, not 5"),
    (("columns",), 3, "must be 4, not 3"),
    (("white_sheep",), 51, "must be 50, not 51"),
    (("white_sheep",), "50", "a whole number is needed, not '50'"),
    (("farmyard", "cell"), "b1", "the farmyard lies on a1"),
    (("farmyard", "barn"), False, "the farmyard is a barn: true is needed"),
    (("farmyard", "road"), "SE", "each side occurs once, clockwise from N, not 'SE'"),
    (("farmyard", "river"), "E", "side E has a road already"),
    (("fox_start",), "e5", "cells are a1 to d4, not 'e5'"),
    (("fox_start",), "a1", "the fox starts on a free cell, not on the farmyard"),
    (("towns",), [], "there must be 3, not 0"),
    (("towns", 0, "id"), "sheepville", "must be 'baabourne', not 'sheepville'"),
    (("towns", 1, "cell"), "d1", "woolington lies at a4"),
    (
        ("towns", 0, "gates"),
        "S",
        "gates open to the rim: N or E or both are needed, not 'S'",
    ),
    (("towns", 1, "gates"), "", "gates open to the rim: S or W or both are needed, not ''"),
    (("towns", 2, "gates"), "EE", "gates open to the rim: E or S or both are needed, not 'EE'"),
    (("towns", 2, "gold"), -1, "gold is 0 or more"),
    (("river_gold",), [0, 1.5], "whole numbers are needed: gold for 0 cards, 1 card, 2 cards …"),
    (("river_gold",), [0], "2 to 17 numbers are needed, the first one 0"),
    (("river_gold",), [1, 2], "2 to 17 numbers are needed, the first one 0"),
    (("river_gold",), [0, 3, 3], "a longer river is worth more: the numbers must rise"),
    (("river_gold_more",), -5, "gold is 0 or more"),
    (("black_sheep_gold",), [[0]], "4 rows of 4 numbers are needed"),
    (("black_sheep_gold", 3, 3), -1, "a whole number, 0 or more, is needed, not -1"),
    (("black_sheep_gold", 0, 1), True, "a whole number, 0 or more, is needed, not True"),
    (("cards",), default()["cards"][:-1], "there must be 56, not 55"),
    ((*CARD, "id"), 6, "must be 5, not 6"),
    ((*CARD, "road"), "NX", "unknown side 'X'; sides are N, E, S, W"),
    ((*CARD, "road"), "NN", "each side occurs once, clockwise from N, not 'NN'"),
    ((*CARD, "river"), "N", "side N has a road already"),
    ((*CARD, "sheep"), 10, "a card shows 0 to 9 of them, not 10"),
    ((*CARD, "dogs"), -1, "a card shows 0 to 9 of them, not -1"),
    ((*CARD, "foxes"), True, "a whole number is needed, not True"),
    ((*CARD, "barn"), 1, "true or false is needed, not 1"),
    ((*CARD, "gate"), "N", "unknown key; there are: id, road, river, sheep, dogs, foxes, barn"),
    (CARD, None, "an object with the keys id, road, river, sheep, dogs, foxes, barn is needed"),
]


@pytest.mark.parametrize(("path", "value", "reason"), REFUSED)
def test_a_refusal_names_place_line_and_reason(path: Path, value: object, reason: str) -> None:
    components = changed(path, value)
    with pytest.raises(ComponentError) as refusal:
        games.make("sheep_and_thief", components)
    assert refusal.value.path == path
    assert refusal.value.reason == reason
    text = json.dumps(components, indent=1)
    with pytest.raises(SetupError) as told:
        games.make("sheep_and_thief", text)
    lines = text.splitlines()
    line = int(str(told.value).split("line ")[1].split(":")[0])
    assert str(told.value).endswith(f": {reason}")
    assert isinstance(path[-1], int) or f'"{path[-1]}"' in lines[line - 1]


def test_a_river_that_nothing_continues() -> None:
    """Only one card has a river at N and one at S: each must have another one to go on with."""
    components = default()
    for card in components["cards"]:
        card["river"] = ""
    components["cards"][45]["river"] = "N"
    with pytest.raises(SetupError, match="number 46 river: nothing can continue the river at N"):
        games.make("sheep_and_thief", components)
    components["cards"][46]["river"] = "S"
    assert whole_game(games.make("sheep_and_thief", components)) > 48
    components["farmyard"].update(road="S", river="E")
    with pytest.raises(SetupError, match="farmyard river: nothing can continue the river at E"):
        games.make("sheep_and_thief", components)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "components: line 1: the file is empty"),
        ("{\n}", "components: line 1: the key 'game' is missing"),
        (OWN.replace('"rows": 4,', '"rows": 4, "rows": 4,'), "the key 'rows' occurs twice"),
        (OWN.replace('"rows": 4,', '"rows": NaN,'), "NaN is not a number"),
        (OWN[:500], "components: line"),
    ],
)
def test_a_damaged_file_is_refused(text: str, reason: str) -> None:
    with pytest.raises(SetupError) as refusal:
        games.make("sheep_and_thief", text)
    assert reason in str(refusal.value)


# Whatever a file holds


def made(components: dict[str, Any]) -> SheepAndThief | str:
    """The game, or why it is refused."""
    try:
        return SheepAndThief(components)
    except SetupError as refusal:
        return str(refusal)


@pytest.mark.parametrize("value", [None, [], {}, "x", "", -1, 10**9, True, 1.5])
def test_no_value_anywhere_breaks_it(value: object) -> None:
    """At every place it is refused, or a game with it is played to the end."""
    for number, path in enumerate(places(default())):
        game = made(changed(path, value))
        if isinstance(game, str):
            assert game.startswith("components: ")
        elif number % 5 == 0 or path[0] != "cards":
            whole_game(game, 2 + number % 3, number)


@pytest.mark.parametrize("value", [None, [], {}, "x", 3, True, [[]], {"game": {}}])
def test_nothing_else_is_taken_for_components(value: Any) -> None:
    with pytest.raises(SetupError):
        games.make("sheep_and_thief", json.dumps(value))
