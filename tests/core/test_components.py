"""Components of an owner: read, compared with the game's own, refused with line and reason."""

import json
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core import components
from sheepfold.core.components import ComponentError, check_like, check_sides, line_of, read
from sheepfold.core.errors import SetupError

TEXT = """{
 "game": "lambs",
 "status": "whatever",
 "cards": [
  {"id": 1, "face": "a,]}\\"b", "sides": "NE"},
  {"id": 2, "face": "b",
   "sides": "S"}
 ],
 "prices": [1, 2]
}
"""
OWN = json.loads(TEXT)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("game",), 2),
        (("cards",), 4),
        (("cards", 0, "sides"), 5),
        (("cards", 1), 6),
        (("cards", 1, "sides"), 7),
        (("prices", 1), 9),
        (("cards", 1, "nothing", 3), 6),
        (("cards", 7), 4),
        (("game", "deeper"), 2),
    ],
)
def test_the_line_of_a_place(path: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, path) == line


def changed(**changes: Any) -> dict[str, Any]:
    return {**json.loads(TEXT), **changes}


@pytest.mark.parametrize(
    ("given", "path", "reason"),
    [
        ([], (), "an object with the keys game, status, cards, prices is needed"),
        ({"game": "lambs"}, (), "the key 'status' is missing"),
        (changed(colour=1), ("colour",), "unknown key; there are: game, status, cards, prices"),
        (changed(game=3), ("game",), "a text is needed, not 3"),
        (changed(cards={}), ("cards",), "a list is needed, not {}"),
        (changed(cards=OWN["cards"][:1]), ("cards",), "there must be 2, not 1"),
        (
            changed(cards=[OWN["cards"][1], OWN["cards"][0]]),
            ("cards", 0, "id"),
            "must be 1, not 2",
        ),
        (
            changed(cards=[{**OWN["cards"][0], "id": True}, OWN["cards"][1]]),
            ("cards", 0, "id"),
            "a whole number is needed, not True",
        ),
    ],
)
def test_what_differs_from_the_games_own_is_refused(
    given: Any, path: tuple[str | int, ...], reason: str
) -> None:
    with pytest.raises(ComponentError) as caught:
        check_like(given, OWN)
    assert (caught.value.path, caught.value.reason) == (path, reason)


def test_the_status_and_lists_of_plain_values_are_the_owners_business() -> None:
    check_like(changed(status=["mine"], prices=[7]), OWN)


@pytest.mark.parametrize(
    ("sides", "reason"),
    [
        ("X", "unknown side 'X'; sides are N, E, S, W"),
        ("EN", "each side occurs once, clockwise from N, not 'EN'"),
        ("NN", "each side occurs once, clockwise from N, not 'NN'"),
    ],
)
def test_sides(sides: str, reason: str) -> None:
    check_sides("NSW", ())
    with pytest.raises(ComponentError) as caught:
        check_sides(sides, ("cards", 0))
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "components: line 1: the file is empty"),
        ('{\n "a": 1,\n}', "components: line 3: this is not JSON: "),
        ('{"a": 1, "a": 2}', "components: the key 'a' occurs twice in one object"),
        ('{"a": NaN}', "components: NaN is not a number"),
        ("[" * 100_000, "components: "),
    ],
)
def test_what_is_no_json_is_refused(text: str, answer: str) -> None:
    with pytest.raises(SetupError) as caught:
        read(text)
    assert str(caught.value).startswith(answer)
    assert "\n" not in str(caught.value)


class Counted(str):
    """A key that counts how often it is compared or hashed."""

    looks = 0

    def __eq__(self, other: object) -> bool:
        Counted.looks += 1
        return str.__eq__(self, other)

    def __hash__(self) -> int:
        Counted.looks += 1
        return str.__hash__(self)


def test_a_key_twice_is_found_with_a_few_looks_at_each_key() -> None:
    """Strangers send components: looking through all keys for each key would take seconds."""
    size = 5000
    keys = [Counted(number) for number in (*range(size), size - 1)]
    Counted.looks = 0
    with pytest.raises(ValueError, match=f"'{size - 1}' occurs twice"):
        components._no_key_twice([(key, 0) for key in keys])
    assert Counted.looks <= 10 * size


@pytest.mark.parametrize("game", games.GAMES)
def test_a_games_own_components_are_its_template(game: str) -> None:
    text = games.own_components(game)
    made = games.make(game, text)
    assert made.default_components
    assert made.components == components.default(f"sheepfold.games.{game}")


@pytest.mark.parametrize("text", ["null", "[]", "3", '"x"', "{}"])
def test_a_file_without_an_object_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match=r"components: line 1: "):
        games.make("te_kuiti", text)


def test_a_refusal_of_a_file_names_its_line() -> None:
    text = games.own_components("te_kuiti").replace('"fences": 30', '"fences": 31')
    line = text[: text.index('"fences"')].count("\n") + 1
    with pytest.raises(SetupError) as caught:
        games.make("te_kuiti", text)
    assert str(caught.value) == f"components: line {line}: fences: must be 30, not 31"
