"""Shepherds that cannot move, with one shepherd each: rulings SL-9 and SL-10."""

import sheepfold
from tests.games.sheepland.scenario import (
    BROKE,
    LAST_DINAR,
    LAST_DINARS,
    NOTHING_LEFT,
    PENNED,
    dinars,
    fences,
    may,
    play_on,
    priced,
    ruling_against,
    three,
    totals,
    white,
)

# Seat 0 buys a tile in its first action and stands on road 3. The shepherd on 6 makes road 1 a
# corner, the other neighbours 2 and 7 are free.
BESIDE_A_CORNER = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 3, 1 place 31, 2 place 6
    -1 die 4, 0 buy field
"""

# Seat 0 stands on road 1 between the shepherd of seat 2 on 3 and a fence on 6.
BESIDE_A_SHEPHERD = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 6, 1 place 31, 2 place 7
    -1 die 4, 0 buy field, 0 herd field-2 mountain-1, 0 walk 1
    -1 die 4, 1 walk 29, 1 walk 38, 1 walk 34
    -1 die 4, 2 walk 2, 2 walk 13, 2 walk 3
    -1 die 4
"""

# SL-9 Look-ahead


def test_SL_9_the_last_dinars_are_not_spent_on_a_road_without_free_neighbours() -> None:
    match = three(LAST_DINARS)  # 4 Dinars, the price is 4
    assert (dinars(match)[0], ruling_against(match, 0, "buy mountain")) == (4, "SL-9")


def test_SL_9_such_a_purchase_is_not_offered() -> None:
    assert may(three(LAST_DINARS), 0, "buy") == set()


def test_SL_9_nor_after_a_sheep_move() -> None:
    match = three(LAST_DINARS, "0 herd mountain-2 field-3")
    assert ruling_against(match, 0, "buy mountain") == "SL-9"


def test_SL_9_a_shepherd_beside_closes_a_road_as_a_fence_does() -> None:
    match = priced(3, (19, 1, 2, 3, 4), BESIDE_A_SHEPHERD)
    assert ruling_against(match, 0, "buy field") == "SL-9"


def test_SL_9_a_purchase_that_leaves_a_dinar_is_allowed() -> None:
    assert may(priced(3, (18, 1, 2, 3, 4), PENNED), 0, "buy") == {"buy field"}


def test_SL_9_a_tile_for_nothing_leaves_the_dinar() -> None:
    assert may(priced(3, (19, 0, 1, 2, 3), PENNED), 0, "buy") == {"buy field"}


def test_SL_9_with_a_free_neighbour_the_last_dinar_may_be_spent() -> None:
    match = priced(3, (20, 1, 2, 3, 4), BESIDE_A_CORNER)
    assert (dinars(match)[0], may(match, 0, "walk")) == (0, {"walk 1", "walk 2", "walk 7"})


def test_SL_9_once_the_shepherd_moved_this_turn_the_last_dinar_may_be_spent() -> None:
    match = priced(3, (19, 1, 2, 3, 4), BESIDE_A_CORNER, "0 walk 1, 0 buy field")
    assert dinars(match)[0] == 0


def test_SL_9_a_shepherd_move_into_a_corner_is_allowed() -> None:
    assert "walk 1" in may(three(LAST_DINAR), 0)


def test_SL_9_one_who_already_cannot_move_may_have_a_tile_for_nothing() -> None:
    assert "buy field" in may(priced(3, BROKE, PENNED), 0)


# SL-10 Stuck


def test_SL_10_stuck_at_the_start_he_does_what_else_is_allowed() -> None:
    assert may(priced(3, BROKE, PENNED), 0) == {
        "herd field-2 field-3",
        "herd field-3 field-2",
        "buy field",
    }


def test_SL_10_he_must_take_the_second_action_too() -> None:
    match = priced(3, BROKE, PENNED, "0 herd field-2 field-3")
    assert (match.acting, may(match, 0)) == ({0}, {"buy field"})


def test_SL_10_or_in_the_other_order() -> None:
    match = priced(3, BROKE, PENNED, "0 buy field")
    assert may(match, 0) == {"herd field-2 field-3", "herd field-3 field-2"}


def test_SL_10_there_is_one_sheep_move_and_one_purchase_then_the_turn_is_over() -> None:
    match = priced(3, BROKE, PENNED, "0 herd field-2 field-3, 0 buy field, -1 die 4")
    assert match.acting == {1}


def test_SL_10_with_nothing_for_sale_the_turn_has_one_action() -> None:
    match = priced(3, (20, 1, 2, 3, 4), PENNED, "0 herd field-2 field-3, -1 die 4")
    assert match.acting == {1}


def test_SL_10_stuck_in_the_middle_of_a_turn_he_does_what_else_is_allowed() -> None:
    match = priced(3, (20, 1, 2, 3, 4), BESIDE_A_CORNER, "0 walk 1")
    assert may(match, 0) == {"herd field-2 field-3", "herd field-3 field-2"}


def test_SL_10_a_purchase_on_an_earlier_road_does_not_count() -> None:
    match = priced(3, BROKE, BESIDE_A_CORNER, "0 walk 1")
    assert may(match, 0, "buy") == {"buy field"}


def test_SL_10_a_sheep_move_on_an_earlier_road_does_not_count() -> None:
    match = three(LAST_DINAR, "0 herd desert-3 desert-2, 0 walk 4")  # 4 has 9 and 12 fenced
    assert may(match, 0) == {"herd mountain-2 mountain-3", "herd mountain-3 mountain-2"}


def test_SL_10_the_third_action_ends_the_turn_of_a_stuck_shepherd_as_well() -> None:
    match = priced(3, BROKE, BESIDE_A_CORNER, "0 walk 1, 0 herd field-2 field-3, -1 die 4")
    assert match.acting == {1}


def test_SL_10_with_nothing_allowed_the_rest_of_the_turn_is_lost() -> None:
    match = three(LAST_DINAR, "0 walk 1, -1 die 1")  # neither sheep nor tiles there
    assert match.acting == {1}


def test_SL_10_the_turn_may_end_directly_after_the_die() -> None:
    match = three(NOTHING_LEFT, "-1 die 1")
    assert match.acting == {sheepfold.CHANCE}


def test_SL_10_then_it_is_the_next_players_turn() -> None:
    assert three(NOTHING_LEFT, "-1 die 1, -1 die 1").acting == {1}


def test_SL_10_a_black_sheep_that_came_by_is_something_to_do() -> None:
    match = three(
        NOTHING_LEFT,
        """
        -1 die 5                                     # to field-1
        -1 die 4, 1 walk 22, 1 herd swamp-1 desert-1, 1 buy swamp         # to field-2
        -1 die 3, 2 walk 32, 2 herd forest-1 pasture-1, 2 buy forest
        -1 die 3
        """,
    )
    assert may(match, 0) == {"black field-2 field-3"}


def test_SL_10_a_turn_without_shepherd_move_leaves_no_fence() -> None:
    match = priced(3, BROKE, PENNED)
    before = fences(match)
    play_on(match, "0 herd field-2 field-3, 0 buy field")
    assert fences(match) == before


# Everyone spends all or nearly all and walks into a corner in the second round.
FIRST_ROUND = """
    -1 first 0, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    0 place 6, 1 place 40, 2 place 5
    -1 die 4, 0 buy field, 0 herd field-2 mountain-1, 0 walk 3
    -1 die 4, 1 buy forest, 1 walk 33, 1 walk 26
    -1 die 4, 2 buy pasture, 2 walk 10, 2 walk 17
    -1 die 4, 0 walk 1, 0 herd field-3 field-2, 0 buy field
    -1 die 4, 1 walk 28, 1 herd forest-3 pasture-2, 1 buy forest
    -1 die 4
"""
LAST_CORNER = "2 walk 14, 2 herd pasture-2 pasture-3, 2 buy pasture\n"


def test_SL_10_when_every_shepherd_is_stuck_for_good_the_game_ends() -> None:
    assert priced(3, BROKE, FIRST_ROUND, LAST_CORNER).over


def test_SL_10_while_one_shepherd_can_move_it_goes_on() -> None:
    match = priced(3, BROKE, FIRST_ROUND, "2 walk 21, 2 herd field-1 pasture-1, 2 buy field")
    assert match.acting == {sheepfold.CHANCE}


def test_SL_10_in_corners_with_a_dinar_each_it_goes_on() -> None:
    match = priced(3, (19, 0, 0, 0, 0), FIRST_ROUND, LAST_CORNER)
    assert (dinars(match), match.acting) == ([1, 1, 1], {sheepfold.CHANCE})


def test_SL_10_the_end_is_scored_as_always() -> None:
    # Tiles: three fields; mountain and two forests; desert and two pastures. Sheep: one in
    # field-1 and one in field-2; four on the mountains, two in the forests, where the black
    # sheep is not; four on the pastures, three in the deserts.
    match = priced(3, BROKE, FIRST_ROUND, LAST_CORNER)
    assert (dinars(match), totals(match)) == ([0, 0, 0], [6, 8, 11])


def test_SL_10_it_ends_even_if_sheep_could_be_moved_and_tiles_had_for_nothing() -> None:
    match = priced(3, BROKE, FIRST_ROUND, LAST_CORNER)  # seat 0 could do both on road 1
    assert (match.over, white(match, "field-2")) == (True, 1)


SECOND_BEGINS = """
    -1 first 1, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
    1 place 40, 2 place 5, 0 place 6
    -1 die 4, 1 buy forest, 1 walk 33, 1 walk 26
    -1 die 4, 2 buy pasture, 2 walk 10, 2 walk 17
    -1 die 4, 0 buy field, 0 walk 3, 0 walk 1
    -1 die 4, 1 walk 28, 1 herd forest-3 pasture-2, 1 buy forest
    -1 die 4, 2 walk 14, 2 herd pasture-2 pasture-3, 2 buy pasture     # now nobody can move
"""


def test_SL_10_the_game_does_not_end_before_all_had_their_turn() -> None:
    assert priced(3, BROKE, SECOND_BEGINS).acting == {sheepfold.CHANCE}


def test_SL_10_it_ends_after_the_turn_of_the_player_to_the_first_players_right() -> None:
    match = priced(3, BROKE, SECOND_BEGINS, "-1 die 4, 0 herd field-2 field-3, 0 buy field")
    assert match.over


def test_SL_10_that_turn_may_have_no_action_at_all() -> None:
    match = priced(
        3,
        (20, 1, 2, 3, 4),
        """
        -1 first 1, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
        1 place 40, 2 place 5, 0 place 3
        -1 die 4, 1 buy forest, 1 walk 33, 1 walk 26
        -1 die 4, 2 herd field-2 pasture-3, 2 buy pasture, 2 walk 10
        -1 die 4, 0 buy field, 0 herd field-3 mountain-1, 0 walk 6
        -1 die 4, 1 walk 28, 1 herd forest-3 pasture-2
        -1 die 4, 2 walk 17, 2 walk 14, 2 herd pasture-2 pasture-3
        -1 die 4, 0 walk 1                       # a corner, without sheep and tiles
        """,
    )
    assert match.over
