"""What a seat may know: deals, picks, discards, missions and face-down cards are secret."""

import pytest

import sheepfold
from tests.games.sheep_and_thief.scenario import hands, play, whole

WATCHER = sheepfold.WATCHER


def told(match: sheepfold.Match, viewer: int) -> tuple[object, list[str]]:
    """All that a viewer can see of a match: the table, and the log."""
    return match.view(viewer), log(match, viewer)


def log(match: sheepfold.Match, viewer: int) -> list[str]:
    return [str(event) for event in match.log(viewer)]


FIVES = """
    -1 first 0
    -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5
    -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 15
    -1 deal 2 21, -1 deal 2 22, -1 deal 2 23, -1 deal 2 24, -1 deal 2 25
"""


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_ST_2_a_deal_is_seen_by_its_receiver_alone(viewer: int) -> None:
    one, other = play(3, "-1 first 0, -1 deal 0 7"), play(3, "-1 first 0, -1 deal 0 8")
    assert told(one, viewer) == told(other, viewer)


def test_ST_2_its_receiver_sees_it() -> None:
    one, other = play(3, "-1 first 0, -1 deal 0 7"), play(3, "-1 first 0, -1 deal 0 8")
    assert one.view(0) != other.view(0)
    assert log(one, 0)[-1] == "-1 deal 0 7"


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_ST_3_a_card_is_kept_face_down(viewer: int) -> None:
    one, other = play(3, FIVES, "0 pick 1"), play(3, FIVES, "0 pick 2")
    assert told(one, viewer) == told(other, viewer)


def test_ST_3_own_kept_cards_may_be_looked_at() -> None:
    one, other = play(3, FIVES, "0 pick 1"), play(3, FIVES, "0 pick 2")
    assert one.view(0) != other.view(0)
    assert log(one, 0)[-1] == "0 pick 1"


@pytest.mark.parametrize("viewer", [2, WATCHER])
def test_ST_3_what_is_passed_is_seen_by_the_neighbour_alone(viewer: int) -> None:
    others = "1 pick 11, 2 pick 21"
    one, other = play(3, FIVES, "0 pick 1", others), play(3, FIVES, "0 pick 2", others)
    assert told(one, viewer) == told(other, viewer)
    assert one.view(1) != other.view(1)


@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_ST_4_both_cards_are_kept_face_down(viewer: int) -> None:
    text = """
        -1 first 0
        -1 deal 0 1, -1 deal 0 2, -1 deal 0 3, -1 deal 0 4, -1 deal 0 5, -1 deal 0 6
        -1 deal 1 11, -1 deal 1 12, -1 deal 1 13, -1 deal 1 14, -1 deal 1 15, -1 deal 1 16
    """
    one, other = play(2, text, "0 pick 1, 0 pick 2"), play(2, text, "0 pick 5, 0 pick 3")
    assert told(one, viewer) == told(other, viewer)


BEFORE_DISCARD = (
    hands("1 4 46 7 30 31", "10 15 47 16 33 35")
    + """
    0 lay 1 b1, 1 lay 10 b1
    0 lay 4 c1, 1 lay 15 c1
    0 lay 46 d1, 1 lay 47 d1
    0 lay 7 a2, 1 lay 16 a2
"""
)


@pytest.mark.parametrize("viewer", [1, WATCHER])
@pytest.mark.parametrize("then", ["", "1 discard 33"])
def test_ST_5_a_card_is_discarded_unseen(viewer: int, then: str) -> None:
    one = play(2, BEFORE_DISCARD, "0 discard 30", then)
    other = play(2, BEFORE_DISCARD, "0 discard 31", then)
    assert told(one, viewer) == told(other, viewer)


def test_ST_6_a_card_laid_is_seen_by_all() -> None:
    match = play(2, hands("1 4 46 7 30 31", "10 15 47 16 33 35"), "0 lay 1 b1")
    assert [log(match, viewer)[-1] for viewer in (0, 1, WATCHER)] == ["0 lay 1 b1"] * 3


# Seat 0 has 30, 32 and 22 in hand when he is stuck; 22 he lays later, of 30 and 32 he covers one
# and discards the other.
COVERED_30 = whole(
    """
    lay 1 b1
    lay 46 c1
    lay 47 d1
    cover 30 d2
    lay 10 a2
    lay 15 a3
    lay 22 b3 *
    lay 50 d3
    lay 7 a4
    lay 8 d4, heel
    lay 52 c4, heel
    lay 11 c2, heel
    """,
    """
    lay 18 b1, heel
    lay 42 c1
    lay 27 d1
    lay 2 a2, heel
    lay 16 b2
    lay 40 c2
    lay 38 d2
    lay 34 a3
    lay 20 b3
    lay 44 a4
    lay 51 b4, heel, heel
    lay 45 c4
    """,
    spare=[32],
)
COVERED_32 = COVERED_30.replace("0 cover 30 d2", "0 cover 32 d2").replace(
    "0 discard 32", "0 discard 30"
)
COVERING = COVERED_30.partition("0 cover")[0]


def short_of_the_end(text: str) -> str:
    return text.rstrip().rpartition("\n")[0]


@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_ST_10_a_face_down_card_is_not_seen_by_others(viewer: int) -> None:
    one, other = play(2, COVERING, "0 cover 30 d2"), play(2, COVERING, "0 cover 32 d2")
    assert told(one, viewer) == told(other, viewer)


@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_ST_10_its_face_stays_secret_until_the_match_is_over(viewer: int) -> None:
    one = play(2, short_of_the_end(COVERED_30))
    other = play(2, short_of_the_end(COVERED_32))
    assert not one.over
    assert told(one, viewer) == told(other, viewer)


def test_ST_10_when_the_match_is_over_everybody_sees_it() -> None:
    assert "0 cover 30 d2" in log(play(2, COVERED_30), 1)


def test_ST_10_its_owner_knows_it() -> None:
    one, other = play(2, COVERING, "0 cover 30 d2"), play(2, COVERING, "0 cover 32 d2")
    assert one.view(0) != other.view(0)


@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_ST_M1_a_mission_is_drawn_in_secret(viewer: int) -> None:
    rest = "-1 mission 1 town, -1 mission 2 dogs"
    one = play(3, "-1 first 0, -1 mission 0 river", rest, missions=True)
    other = play(3, "-1 first 0, -1 mission 0 sheep", rest, missions=True)
    assert told(one, viewer) == told(other, viewer)


def test_ST_M1_its_owner_knows_it() -> None:
    one = play(3, "-1 first 0, -1 mission 0 river", missions=True)
    other = play(3, "-1 first 0, -1 mission 0 sheep", missions=True)
    assert one.view(0) != other.view(0)
