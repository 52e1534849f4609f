"""Options: a frozen dataclass whose choices are read from its types."""

from dataclasses import dataclass
from typing import Literal

import pytest

from sheepfold.core import options
from sheepfold.core.errors import SetupError


@dataclass(frozen=True)
class Some:
    aid: bool = False
    level: Literal["easy", "hard"] = "easy"
    sheep: Literal[1, 2, 5] = 5


def test_choices_and_defaults_are_read_from_the_declaration() -> None:
    assert options.choices(Some) == {
        "aid": (False, True),
        "level": ("easy", "hard"),
        "sheep": (1, 2, 5),
    }
    assert options.defaults(Some) == {"aid": False, "level": "easy", "sheep": 5}


@pytest.mark.parametrize(
    "given",
    [
        {"aid": True, "level": "hard", "sheep": 2},
        {"aid": "true", "level": "HARD", "sheep": "2"},
        {"aid": "yes", "level": " hard ", "sheep": 2},
        {"aid": "1", "level": "hard", "sheep": "2"},
    ],
)
def test_values_may_be_typed_as_words(given: dict[str, object]) -> None:
    assert options.build(Some, given) == Some(aid=True, level="hard", sheep=2)


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ({"colour": "red"}, "unknown option 'colour'; there are: aid, level, sheep"),
        ({"aid": "maybe"}, "option aid may be false, true, not 'maybe'"),
        ({"aid": 1}, "option aid may be false, true, not 1"),
        ({"level": "medium"}, "option level may be easy, hard, not 'medium'"),
        ({"sheep": 3}, "option sheep may be 1, 2, 5, not 3"),
        ({"sheep": True}, "option sheep may be 1, 2, 5, not True"),
    ],
)
def test_other_values_are_refused_with_what_is_accepted(
    given: dict[str, object], answer: str
) -> None:
    with pytest.raises(SetupError) as caught:
        options.build(Some, given)
    assert str(caught.value) == answer
