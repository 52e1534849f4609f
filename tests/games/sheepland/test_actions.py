"""What the three kinds of action do: rulings SL-6 to SL-8."""

import pytest

from tests.games.sheepland.scenario import (
    BROKE,
    DEALT,
    EIGHTEEN_FENCES,
    LAST_DINAR,
    LAST_DINARS,
    OPEN,
    black,
    dinars,
    fences,
    final_fences,
    may,
    priced,
    shepherds,
    three,
    white,
)

# SL-6 Shepherd move


def test_SL_6_he_may_walk_to_any_road_without_shepherd_or_fence() -> None:
    match = three(OPEN, "0 walk 1")
    taken = {1, 3, 31, 33}  # himself, the fence he left, the others
    assert may(match, 0, "walk") == {f"walk {road}" for road in range(1, 43) if road not in taken}


@pytest.mark.parametrize("road", [1, 2, 6, 7])
def test_SL_6_an_adjacent_road_is_free(road: int) -> None:
    assert dinars(three(OPEN, f"0 walk {road}"))[0] == 20


@pytest.mark.parametrize("road", [4, 8, 9, 11, 13, 16, 42])
def test_SL_6_any_other_road_costs_1_dinar(road: int) -> None:
    assert dinars(three(OPEN, f"0 walk {road}"))[0] == 19


def test_SL_6_each_distant_move_is_paid() -> None:
    assert dinars(three(OPEN, "0 walk 42, 0 walk 1, 0 walk 41"))[0] == 17


def test_SL_6_the_shepherd_stands_where_he_went() -> None:
    assert shepherds(three(OPEN, "0 walk 42"), 0) == {42}


def test_SL_6_the_road_left_gets_a_fence() -> None:
    assert fences(three(OPEN, "0 walk 1")) == {3}


def test_SL_6_every_road_left_gets_a_fence() -> None:
    assert fences(three(OPEN, "0 walk 1, 0 walk 42, 0 walk 39")) == {3, 1, 42}


def test_SL_6_the_other_shepherds_may_not_walk_onto_a_fence() -> None:
    match = three(OPEN, "0 walk 1, 0 walk 2, 0 walk 4, -1 die 1")
    assert may(match, 1, "walk") & {"walk 3", "walk 1", "walk 2"} == set()


def test_SL_6_the_20th_fence_is_a_regular_one() -> None:
    match = three(EIGHTEEN_FENCES, "0 walk 22, 0 walk 23")
    assert (len(fences(match)), final_fences(match)) == (20, set())


def test_SL_6_then_a_final_fence() -> None:
    match = three(EIGHTEEN_FENCES, "0 walk 22, 0 walk 23, 0 walk 24")
    assert (len(fences(match)), final_fences(match)) == (21, {23})


def test_SL_6_a_final_fence_closes_its_road_as_well() -> None:
    match = three(EIGHTEEN_FENCES, "0 walk 22, 0 walk 23, 0 walk 24, -1 die 1")
    assert "walk 23" not in may(match, 1)


def test_SL_6_without_a_dinar_only_adjacent_roads_are_left() -> None:
    match = priced(3, BROKE, OPEN, "0 buy field")
    assert may(match, 0, "walk") == {"walk 1", "walk 2", "walk 6", "walk 7"}


def test_SL_6_the_last_dinar_pays_for_a_distant_road() -> None:
    assert dinars(three(LAST_DINAR, "0 walk 42"))[0] == 0


def test_SL_6_after_the_last_dinar_he_walks_to_adjacent_roads_only() -> None:
    assert may(three(LAST_DINAR, "0 walk 42"), 0, "walk") == {"walk 37", "walk 39"}


# SL-7 Sheep move

NORTH = DEALT + "0 place 16, 1 place 31, 2 place 33, -1 die 1\n"  # Sheepsburg | mountain-1


def test_SL_7_a_white_sheep_goes_from_one_place_beside_the_road_to_the_other() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1")
    assert (white(match, "field-3"), white(match, "mountain-1")) == (0, 2)


def test_SL_7_or_the_other_way() -> None:
    match = three(OPEN, "0 herd mountain-1 field-3")
    assert (white(match, "field-3"), white(match, "mountain-1")) == (2, 0)


def test_SL_7_or_the_black_one() -> None:
    assert black(three(OPEN, "0 black mountain-1 field-3")) == "field-3"


def test_SL_7_the_black_sheep_leaves_the_white_ones_where_they_are() -> None:
    match = three(OPEN, "0 black mountain-1 field-3")
    assert (white(match, "field-3"), white(match, "mountain-1")) == (1, 1)


def test_SL_7_moving_a_sheep_costs_nothing() -> None:
    assert dinars(three(OPEN, "0 herd field-3 mountain-1"))[0] == 20


def test_SL_7_only_sheep_beside_his_own_road_are_moved() -> None:
    assert may(three(OPEN), 0, "herd", "black") == {
        "herd field-3 mountain-1",
        "herd mountain-1 field-3",
        "black mountain-1 field-3",
    }


def test_SL_7_a_place_without_white_sheep_gives_none() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1, 0 walk 2")  # field-3 | mountain-2
    assert may(match, 0, "herd") == {"herd mountain-2 field-3"}


def test_SL_7_a_place_with_two_gives_one_at_a_time() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1, 0 walk 7, 0 herd mountain-1 mountain-2")
    assert (white(match, "mountain-1"), white(match, "mountain-2")) == (1, 2)


def test_SL_7_a_white_sheep_may_be_moved_into_sheepsburg() -> None:
    assert white(three(NORTH, "0 herd mountain-1 sheepsburg"), "sheepsburg") == 1


def test_SL_7_the_black_sheep_may_be_moved_out_of_sheepsburg() -> None:
    assert black(three(NORTH, "0 black sheepsburg mountain-1")) == "mountain-1"


def test_SL_7_sheepsburg_has_no_white_sheep_to_move_at_first() -> None:
    assert may(three(NORTH), 0, "herd", "black") == {
        "herd mountain-1 sheepsburg",
        "black sheepsburg mountain-1",
    }


def test_SL_7_a_white_sheep_may_be_moved_out_of_sheepsburg() -> None:
    match = three(NORTH, "0 herd mountain-1 sheepsburg, 0 walk 19, 0 herd sheepsburg desert-1")
    assert (white(match, "sheepsburg"), white(match, "desert-1")) == (0, 2)


# SL-8 Purchase


def test_SL_8_the_two_adjacent_terrains_are_for_sale() -> None:
    assert may(three(OPEN), 0, "buy") == {"buy field", "buy mountain"}


def test_SL_8_between_two_regions_of_one_terrain_only_that_one() -> None:
    assert may(three(OPEN, "0 walk 1"), 0, "buy") == {"buy field"}


def test_SL_8_sheepsburg_sells_nothing() -> None:
    assert may(three(NORTH), 0, "buy") == {"buy mountain"}


def test_SL_8_the_price_shown_is_paid() -> None:
    match = three(OPEN, "0 buy field, 0 walk 1, 0 buy field")  # 0, then 1
    assert dinars(match)[0] == 19


def test_SL_8_the_next_buyer_pays_more() -> None:
    match = three(
        DEALT,
        """
        0 place 3, 1 place 6, 2 place 33
        -1 die 1, 0 buy field, 0 walk 1, 0 buy field
        -1 die 1, 1 buy field
        """,
    )
    assert dinars(match) == [19, 18, 20]


def test_SL_8_each_stack_has_prices_of_its_own() -> None:
    match = three(OPEN, "0 buy field, 0 walk 2, 0 buy mountain")
    assert dinars(match)[0] == 20


def test_SL_8_an_empty_stack_sells_nothing() -> None:
    assert may(three(LAST_DINARS, "0 walk 8"), 0, "buy") == set()  # field-1 | field-2, sold out


def test_SL_8_there_is_no_credit() -> None:
    match = three(LAST_DINAR)  # 1 Dinar, desert costs 3
    assert may(match, 0, "buy") == set()


def test_SL_8_a_tile_for_nothing_may_be_had_without_money() -> None:
    match = priced(3, BROKE, OPEN, "0 buy field, 0 walk 1")
    assert (dinars(match)[0], may(match, 0, "buy")) == (0, {"buy field"})


def test_SL_8_a_price_equal_to_the_money_left_may_be_paid() -> None:
    assert dinars(priced(3, (20, 0, 0, 0, 0), OPEN, "0 buy field"))[0] == 0


def test_SL_8_a_price_of_one_dinar_more_may_not() -> None:
    assert may(priced(3, (21, 0, 0, 0, 0), OPEN), 0, "buy") == set()
