"""What people have to remember: ruling SL-14, in the log as they may read it."""

import pytest

import sheepfold
from sheepfold.core.reading import lines
from sheepfold.core.story import for_people
from tests.games.sheepland.scenario import three

START = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 3, 1 place 11, 2 place 33
"""
# Seats 0 and 1 both stand between a field and a mountain. The tiles they buy cost nothing.
BOUGHT = """
    -1 die 4, 0 buy {}, 0 walk 1, 0 walk 2
    -1 die 4, 1 buy {}, 1 walk 8, 1 walk 5
"""
LATER = "-1 die 4, 2 walk 35, 2 walk 32, 2 walk 25"
ONE_WAY = BOUGHT.format("field", "mountain")
OTHER_WAY = BOUGHT.format("mountain", "field")


def test_SL_14_what_others_bought_since_ones_last_decision_is_told() -> None:
    told = lines(three(START, ONE_WAY), 2)
    assert [line.text for line in told if line.text.startswith("buy")] == [
        "buy field",
        "buy mountain",
    ]


@pytest.mark.parametrize("viewer", [2, sheepfold.WATCHER])
def test_SL_14_later_the_log_does_not_tell_which_tiles_others_bought(viewer: int) -> None:
    one, other = three(START, ONE_WAY, LATER), three(START, OTHER_WAY, LATER)
    assert lines(one, viewer) == lines(other, viewer)
    assert for_people(one.view(viewer)) == for_people(other.view(viewer))
    assert one.view(viewer) != other.view(viewer)


def test_SL_14_what_one_bought_oneself_is_told_for_ever() -> None:
    told = lines(three(START, ONE_WAY, LATER), 0)
    assert [line.text for line in told if line.text.startswith("buy")] == [
        "buy field",
        "buy mountain",
    ]
    assert told[8].facts == ()  # the price would tell what others bought before


def test_SL_14_with_the_memory_aid_all_is_told() -> None:
    match = three(START, ONE_WAY, LATER, memory_aid=True)
    assert "buy ~" not in [line.text for line in lines(match, 2)]
    assert len(for_people(match.view(2))["memory"]) == 2
