"""Every kind of move the rules refuse, with the ruling that forbids it; nothing changes by it."""

import pytest

import sheepfold
from tests.games.sheepland.scenario import (
    BROKE,
    DEALT,
    LAST_DINAR,
    LAST_DINARS,
    ONE_PENNED,
    OPEN,
    PAIRS,
    PENNED,
    priced,
    ruling_against,
    three,
    two,
)

PLACING = DEALT + "0 place 3\n"  # seat 1 is to place
WALKED = OPEN + "0 walk 1\n"  # between field-2 and field-3, 3 has a fence
TWO_DONE = OPEN + "0 buy field, 0 herd field-3 mountain-1\n"
NAMED = PAIRS + "0 use 3\n"

# SL-1


def test_SL_1_a_starting_tile_is_not_dealt_twice() -> None:
    match = three("-1 first 0, -1 tile 0 field")
    assert ruling_against(match, sheepfold.CHANCE, "tile 1 field") == "SL-1"


@pytest.mark.parametrize("move", ["tile 1 field", "tile 2 field"])
def test_SL_1_tiles_are_dealt_in_the_order_of_the_seats(move: str) -> None:
    assert ruling_against(three("-1 first 1"), sheepfold.CHANCE, move) == "SL-1"


def test_SL_1_nobody_gets_a_second_starting_tile() -> None:
    match = three("-1 first 0, -1 tile 0 field")
    assert ruling_against(match, sheepfold.CHANCE, "tile 0 swamp") == "SL-1"


@pytest.mark.parametrize("text", [PLACING, OPEN])
def test_SL_1_players_do_not_deal_tiles(text: str) -> None:
    match = three(text)
    (seat,) = match.acting
    assert ruling_against(match, seat, "tile 0 swamp") == "SL-1"


# SL-3


def test_SL_3_no_two_shepherds_stand_on_one_road() -> None:
    assert ruling_against(three(PLACING), 1, "place 3") == "SL-3"


def test_SL_3_no_player_puts_both_his_shepherds_on_one_road() -> None:
    match = two("-1 first 0, -1 tile 0 field, -1 tile 1 mountain, 0 place 3, 1 place 4")
    assert ruling_against(match, 0, "place 3") == "SL-3"


@pytest.mark.parametrize("text", [OPEN, WALKED, TWO_DONE])
def test_SL_3_no_shepherd_is_put_on_the_board_later(text: str) -> None:
    assert ruling_against(three(text), 0, "place 42") == "SL-3"


@pytest.mark.parametrize("move", ["walk 4", "herd field-3 mountain-1", "buy field"])
def test_SL_3_before_all_are_placed_nobody_acts(move: str) -> None:
    assert ruling_against(three(PLACING), 1, move) == "SL-3"


@pytest.mark.parametrize("text", [PLACING, OPEN])
def test_SL_3_players_do_not_draw_the_first_player(text: str) -> None:
    match = three(text)
    (seat,) = match.acting
    assert ruling_against(match, seat, "first 1") == "SL-3"


# SL-4


@pytest.mark.parametrize("text", [OPEN, WALKED, TWO_DONE])
def test_SL_4_players_do_not_say_what_the_die_shows(text: str) -> None:
    assert ruling_against(three(text), 0, "die 3") == "SL-4"


@pytest.mark.parametrize("move", ["walk 1", "buy field", "herd field-3 mountain-1"])
def test_SL_4_nobody_acts_before_the_die(move: str) -> None:
    match = three(DEALT, "0 place 3, 1 place 31, 2 place 33")
    assert ruling_against(match, 0, move) == "CORE-1"


# SL-5


@pytest.mark.parametrize("move", ["herd mountain-1 field-3", "black mountain-1 field-3"])
def test_SL_5_no_second_sheep_move_from_one_road(move: str) -> None:
    match = three(OPEN, "0 herd field-3 mountain-1")
    assert ruling_against(match, 0, move) == "SL-5"


@pytest.mark.parametrize("move", ["herd mountain-1 field-3", "black field-3 mountain-1"])
def test_SL_5_nor_after_the_black_sheep_was_moved(move: str) -> None:
    match = three(OPEN, "0 black mountain-1 field-3")
    assert ruling_against(match, 0, move) == "SL-5"


@pytest.mark.parametrize("move", ["buy field", "buy mountain"])
def test_SL_5_no_second_purchase_from_one_road(move: str) -> None:
    assert ruling_against(three(OPEN, "0 buy field"), 0, move) == "SL-5"


def test_SL_5_no_second_purchase_after_a_shepherd_move_before_both() -> None:
    assert ruling_against(three(WALKED, "0 buy field"), 0, "buy field") == "SL-5"


@pytest.mark.parametrize("move", ["buy mountain", "herd mountain-1 field-3"])
def test_SL_5_the_third_action_must_be_a_shepherd_move_if_none_was(move: str) -> None:
    assert ruling_against(three(TWO_DONE), 0, move) == "SL-5"


def test_SL_5_a_repeated_sheep_move_breaks_it_wherever_it_goes() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1")
    assert ruling_against(match, 0, "herd field-3 mountain-1") == "SL-5"  # SL-7 as well


def test_SL_5_a_stuck_shepherd_moves_no_second_sheep_either() -> None:
    match = priced(3, BROKE, PENNED, "0 herd field-2 field-3")
    assert ruling_against(match, 0, "herd field-3 field-2") == "SL-5"


@pytest.mark.parametrize("move", ["pass", "done", "end"])
def test_SL_5_passing_is_no_move_at_all(move: str) -> None:
    assert ruling_against(three(WALKED), 0, move) == "CORE-3"


# SL-6


@pytest.mark.parametrize(
    "road", [3, 31, 1], ids=["a fence", "another shepherd", "where he stands himself"]
)
def test_SL_6_no_walk_to_a_road_that_is_not_free(road: int) -> None:
    assert ruling_against(three(WALKED), 0, f"walk {road}") == "SL-6"


def test_SL_6_no_walk_to_the_road_of_his_other_shepherd() -> None:
    assert ruling_against(two(NAMED), 0, "walk 40") == "SL-6"


def test_SL_6_no_distant_walk_without_a_dinar() -> None:
    assert ruling_against(three(LAST_DINAR, "0 walk 42"), 0, "walk 1") == "SL-6"


def test_SL_6_no_walk_at_all_for_a_stuck_shepherd() -> None:
    assert ruling_against(priced(3, BROKE, PENNED), 0, "walk 2") == "SL-6"


# SL-7


@pytest.mark.parametrize("move", ["herd field-1 field-2", "herd mountain-1 desert-1"])
def test_SL_7_no_sheep_is_moved_over_another_road(move: str) -> None:
    assert ruling_against(three(OPEN), 0, move) == "SL-7"


def test_SL_7_no_sheep_is_moved_from_an_empty_place() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1, 0 walk 2")
    assert ruling_against(match, 0, "herd field-3 mountain-2") == "SL-7"


def test_SL_7_the_black_sheep_is_not_a_white_one() -> None:
    match = three(DEALT, "0 place 16, 1 place 31, 2 place 33, -1 die 1")  # it stays in Sheepsburg
    assert ruling_against(match, 0, "herd sheepsburg mountain-1") == "SL-7"


def test_SL_7_the_black_sheep_is_moved_only_from_where_it_is() -> None:
    assert ruling_against(three(OPEN), 0, "black field-3 mountain-1") == "SL-7"


def test_SL_7_the_black_sheep_is_not_moved_over_another_road() -> None:
    assert ruling_against(three(OPEN), 0, "black mountain-1 sheepsburg") == "SL-7"


def test_SL_7_with_two_players_not_over_the_other_shepherds_road() -> None:
    assert ruling_against(two(NAMED), 0, "herd forest-2 forest-3") == "SL-7"


# SL-8


@pytest.mark.parametrize("terrain", ["desert", "swamp", "forest", "pasture"])
def test_SL_8_no_tile_of_a_terrain_that_is_not_adjacent(terrain: str) -> None:
    assert ruling_against(three(OPEN), 0, f"buy {terrain}") == "SL-8"


def test_SL_8_no_tile_from_an_empty_stack() -> None:
    assert ruling_against(three(LAST_DINARS, "0 walk 8"), 0, "buy field") == "SL-8"


def test_SL_8_no_tile_on_credit() -> None:
    assert ruling_against(three(LAST_DINAR), 0, "buy desert") == "SL-8"


def test_SL_8_no_tile_on_credit_for_a_stuck_shepherd_either() -> None:
    assert ruling_against(priced(3, (20, 1, 2, 3, 4), PENNED), 0, "buy field") == "SL-8"


# SL-11


@pytest.mark.parametrize("road", [31, 1], ids=["the other player's", "nobody's"])
def test_SL_11_he_names_his_own_shepherds_only(road: int) -> None:
    assert ruling_against(two(PAIRS), 0, f"use {road}") == "SL-11"


@pytest.mark.parametrize(
    "move", ["walk 1", "herd field-3 mountain-1", "black mountain-1 field-3", "buy field"]
)
def test_SL_11_nobody_acts_before_a_shepherd_is_named(move: str) -> None:
    assert ruling_against(two(PAIRS), 0, move) == "SL-11"


@pytest.mark.parametrize("road", [3, 40])
def test_SL_11_a_shepherd_is_named_once_a_turn(road: int) -> None:
    assert ruling_against(two(NAMED), 0, f"use {road}") == "SL-11"


def test_SL_11_one_that_cannot_move_is_refused_while_the_other_can() -> None:
    assert ruling_against(priced(2, (30, 1, 2, 3, 4), ONE_PENNED), 0, "use 1") == "SL-11"


def test_SL_11_with_three_players_no_shepherd_is_named() -> None:
    assert ruling_against(three(OPEN), 0, "use 3") == "SL-11"
