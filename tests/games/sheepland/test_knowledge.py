"""Who knows what: ruling SL-14."""

from dataclasses import replace
from typing import Any

import pytest

import sheepfold
from tests.games.sheepland.scenario import EIGHTEEN_FENCES, OPEN, play_on, three, totals

FIELD = "-1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert\n"
SWAMP = "-1 first 0, -1 tile 0 swamp, -1 tile 1 mountain, -1 tile 2 desert\n"
PLACED = "0 place 3, 1 place 11, 2 place 33\n"

# Seats 0 and 1 both stand between a field and a mountain. The tiles they buy cost nothing.
FIELD_THEN_MOUNTAIN = FIELD + PLACED + "-1 die 4, 0 buy field, 0 walk 1, 0 walk 2\n"
MOUNTAIN_THEN_FIELD = FIELD + PLACED + "-1 die 4, 0 buy mountain, 0 walk 1, 0 walk 2\n"
BOUGHT_ONE_WAY = (
    FIELD_THEN_MOUNTAIN
    + "-1 die 4, 1 buy mountain, 1 walk 8, 1 walk 5\n"
    + "-1 die 4, 2 walk 35, 2 walk 32, 2 walk 25\n"
)
BOUGHT_THE_OTHER_WAY = (
    MOUNTAIN_THEN_FIELD
    + "-1 die 4, 1 buy field, 1 walk 8, 1 walk 5\n"
    + "-1 die 4, 2 walk 35, 2 walk 32, 2 walk 25\n"
)
LAST_ROUND = """
    0 walk 22, 0 walk 23, 0 walk 24
    -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
    -1 die 1, 2 walk 28, 2 walk 29
"""


def log(match: sheepfold.Match, viewer: int) -> list[str]:
    return [str(event) for event in match.log(viewer)]


def table(match: sheepfold.Match, viewer: int) -> Any:
    """What lies before a viewer, without what he has seen before."""
    return replace(match.view(viewer), memory=())


def remembered(match: sheepfold.Match, viewer: int) -> list[tuple[int, str]]:
    return [(bought.seat, bought.terrain) for bought in match.view(viewer).memory]


@pytest.mark.parametrize("viewer", [1, 2, sheepfold.WATCHER])
def test_SL_14_others_do_not_see_which_starting_tile_is_dealt(viewer: int) -> None:
    assert log(three(FIELD), viewer)[1] == "-1 tile 0 ?"


def test_SL_14_its_owner_does() -> None:
    assert log(three(FIELD), 0)[1:] == ["-1 tile 0 field", "-1 tile 1 ?", "-1 tile 2 ?"]


@pytest.mark.parametrize("viewer", [1, 2, sheepfold.WATCHER])
def test_SL_14_a_starting_tile_leaves_no_trace_in_what_others_see(viewer: int) -> None:
    assert three(FIELD, PLACED).view(viewer) == three(SWAMP, PLACED).view(viewer)


def test_SL_14_its_owner_may_look_at_it_at_any_time() -> None:
    assert three(FIELD, PLACED).view(0) != three(SWAMP, PLACED).view(0)


@pytest.mark.parametrize("viewer", [1, 2, sheepfold.WATCHER])
def test_SL_14_with_the_memory_aid_starting_tiles_are_secret_all_the_same(viewer: int) -> None:
    field = three(FIELD, PLACED, memory_aid=True)
    swamp = three(SWAMP, PLACED, memory_aid=True)
    assert field.view(viewer) == swamp.view(viewer)


def test_SL_14_they_are_secret_until_the_last_action() -> None:
    field = three(EIGHTEEN_FENCES, LAST_ROUND)
    swamp = three(EIGHTEEN_FENCES.replace("tile 0 field", "tile 0 swamp"), LAST_ROUND)
    assert field.view(1) == swamp.view(1)


def test_SL_14_they_are_shown_at_the_end() -> None:
    field = three(EIGHTEEN_FENCES, LAST_ROUND, "2 walk 30")
    swamp = three(EIGHTEEN_FENCES.replace("tile 0 field", "tile 0 swamp"), LAST_ROUND, "2 walk 30")
    assert field.view(1) != swamp.view(1)


def test_SL_14_the_record_of_the_deal_is_complete_for_all_at_the_end() -> None:
    match = three(EIGHTEEN_FENCES, LAST_ROUND, "2 walk 30")
    assert log(match, 1)[1:4] == ["-1 tile 0 field", "-1 tile 1 mountain", "-1 tile 2 desert"]


@pytest.mark.parametrize("viewer", [0, 1, 2, sheepfold.WATCHER])
def test_SL_14_a_purchase_is_seen_by_all_when_made(viewer: int) -> None:
    assert log(three(OPEN, "0 buy field"), viewer)[-1] == "0 buy field"


@pytest.mark.parametrize("viewer", [2, sheepfold.WATCHER])
def test_SL_14_then_it_lies_face_down(viewer: int) -> None:
    one, other = three(BOUGHT_ONE_WAY), three(BOUGHT_THE_OTHER_WAY)
    assert table(one, viewer) == table(other, viewer)


@pytest.mark.parametrize("viewer", [2, sheepfold.WATCHER])
def test_SL_14_who_bought_it_is_memory(viewer: int) -> None:
    assert remembered(three(BOUGHT_ONE_WAY), viewer) == [(0, "field"), (1, "mountain")]


def test_SL_14_of_his_own_purchases_there_is_nothing_to_remember() -> None:
    assert remembered(three(BOUGHT_ONE_WAY), 0) == [(1, "mountain")]


@pytest.mark.parametrize("viewer", [0, 1, 2, sheepfold.WATCHER])
def test_SL_14_a_starting_tile_is_in_nobodys_memory(viewer: int) -> None:
    assert remembered(three(FIELD, PLACED), viewer) == []


@pytest.mark.parametrize("viewer", [0, 1])
def test_SL_14_its_owner_always_sees_all_his_own_tiles(viewer: int) -> None:
    one, other = three(BOUGHT_ONE_WAY), three(BOUGHT_THE_OTHER_WAY)
    assert table(one, viewer) != table(other, viewer)


@pytest.mark.parametrize("wanted", [False, True])
def test_SL_14_the_table_says_whether_it_was_opened_with_the_memory_aid(wanted: bool) -> None:
    assert three(memory_aid=wanted).view(0).memory_aid is wanted


def test_SL_14_the_memory_aid_is_off_unless_set() -> None:
    assert three().view(0).memory_aid is False


def test_SL_14_the_memory_aid_changes_nothing_but_what_is_shown() -> None:
    plain, aided = three(BOUGHT_ONE_WAY), three(BOUGHT_ONE_WAY, memory_aid=True)
    assert replace(aided.view(2), memory_aid=False) == plain.view(2)


def test_SL_14_the_memory_aid_changes_no_move() -> None:
    plain, aided = three(BOUGHT_ONE_WAY), three(BOUGHT_ONE_WAY, memory_aid=True)
    for match in (plain, aided):
        play_on(match, "-1 die 4")
    assert plain.legal(0) == aided.legal(0)


def test_SL_14_the_memory_aid_changes_no_score() -> None:
    ends = (EIGHTEEN_FENCES, LAST_ROUND, "2 walk 30")
    assert totals(three(*ends)) == totals(three(*ends, memory_aid=True))
