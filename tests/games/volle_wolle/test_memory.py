"""What people have to remember: ruling VW-20, in the log as they may read it."""

import pytest

import sheepfold
from sheepfold.core.reading import lines
from sheepfold.core.story import for_people
from tests.games.volle_wolle.scenario import four, third_throw, two, won

VIEWERS = [0, 1, sheepfold.WATCHER]
# Two games that differ in nothing but what lies beneath the top cards, S47 and S48.
HERE = (won(0, "S30 S31 S47"), "0 top S47", won(1, "S34 S35 S48"), "1 top S48")
THERE = (won(0, "S30 S34 S47"), "0 top S47", won(1, "S31 S35 S48"), "1 top S48")
NEXT = ("lay S20 S21 dog", "bids 20 20")


def texts(match: sheepfold.Match, viewer: int) -> list[str]:
    return [line.text for line in lines(match, viewer)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_the_log_does_not_tell_which_sheep_lie_covered(viewer: int) -> None:
    here, there = two(*HERE, *NEXT), two(*THERE, *NEXT)
    assert lines(here, viewer) == lines(there, viewer)
    assert for_people(here.view(viewer)) == for_people(there.view(viewer))
    assert here.view(viewer) != there.view(viewer)


def test_VW_20_what_came_since_ones_last_decision_is_told() -> None:
    told = texts(two(*HERE), 0)
    assert told[2:5] == ["lay ~", "lay ~", "lay S47"]
    second = told.index("top S47") + 1
    assert told[second : second + 3] == ["lay ~", "lay ~", "lay S48"]
    assert told[-1] == "top S48"


def test_VW_20_dogs_lie_open_for_ever() -> None:
    match = two(*HERE, won(0, "S20 S21 dog"), "0 top S21", "lay S22 S23 S24, 0 bid 14, 1 bid 14")
    told = texts(match, 0)
    first = told.index("lay dog") - 2
    assert told[first : first + 3] == ["lay ~", "lay S21", "lay dog"]


def failed(card: str) -> sheepfold.Match:
    """A round in which both seats fail, and the first gets what is left; then the next bids.

    All three cards come to seat 0: a black one at once, any other one with the rest.
    """
    return two(
        f"lay {card} S30 S47, bids 26 25",
        third_throw(0, total=8),
        third_throw(1),
        "0 top S47",
        *NEXT,
    )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_VW_20_the_log_does_not_tell_that_a_black_sheep_lies_covered(viewer: int) -> None:
    here, there = failed("S03"), failed("S31")
    assert came(here) == [("black-come", 1), ("leftovers", 2)]
    assert came(there) == [("leftovers", 3)]
    assert lines(here, viewer) == lines(there, viewer)
    assert for_people(here.view(viewer)) == for_people(there.view(viewer))


def came(match: sheepfold.Match) -> list[tuple[str, object]]:
    """The facts about cards that came without being named."""
    return [
        (fact.key, fact.arguments["n"])
        for facts in match.facts(0)
        for fact in facts
        if fact.key in ("black-come", "leftovers")
    ]


# Three rounds of four, which differ in what lay on the flocks of seats 1 and 2: S49 or S50. In the
# third one their bids are equal, and nothing is left for them.
def tied(one: str, other: str) -> sheepfold.Match:
    return four(
        f"lay S30 S31 {one} dog dog, bids 14 26 14 14, throw 12 10 8",
        f"1 take S30, 1 take S31, 1 take {one}, 1 top {one}, throw 12 10 8",
        f"lay S34 S35 {other} dog dog, bids 14 14 26 14, throw 12 10 8",
        f"2 take S34, 2 take S35, 2 take {other}, 2 top {other}, throw 12 10 8",
        "lay S20 S21 dog dog bone, bids 26 14 14 25, throw 12 10 8",
        "0 take S20, 0 take S21, 0 take dog, 0 top S20, throw 12 10 8",
        "lay S24 S25 dog dog S26, bids 14 26 25 14",
        "throw 12 10 8, 1 take S24, 1 take S25, 1 take dog, 1 top S24, throw 12 10 8",
        "lay S27 S28 S29 S32 S33, bids 14 15 16 17",
    )


@pytest.mark.parametrize("viewer", [*range(4), sheepfold.WATCHER])
def test_VW_20_the_order_of_equal_bids_tells_no_covered_sheep(viewer: int) -> None:
    here, there = tied("S49", "S50"), tied("S50", "S49")
    assert here.facts(viewer) != there.facts(viewer)
    assert lines(here, viewer) == lines(there, viewer)
    assert for_people(here.view(viewer)) == for_people(there.view(viewer))


def test_VW_20_with_the_memory_aid_all_is_told() -> None:
    told = texts(two(*HERE, *NEXT, memory_aid=True), 0)
    assert told[2:5] == ["lay S30", "lay S31", "lay S47"]
