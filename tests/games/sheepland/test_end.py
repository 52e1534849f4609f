"""How the game ends and what it scores: rulings SL-12 and SL-13."""

import pytest

import sheepfold
from tests.games.sheepland.scenario import (
    EIGHTEEN_FENCES,
    LAST_PLACES,
    dinars,
    fences,
    final_fences,
    four,
    three,
    totals,
    two,
    white,
)

TWENTY = EIGHTEEN_FENCES + "0 walk 22, 0 walk 23\n"  # the first player has placed the 20th fence

# SL-12 End


def test_SL_12_the_20th_fence_does_not_end_the_turn_in_which_it_is_placed() -> None:
    match = three(TWENTY)
    assert (len(fences(match)), match.acting) == (20, {0})


def test_SL_12_placed_by_the_first_player_the_second_has_a_turn() -> None:
    assert three(TWENTY, "0 walk 24, -1 die 1").acting == {1}


def test_SL_12_and_the_last_one() -> None:
    match = three(TWENTY, "0 walk 24, -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27, -1 die 1")
    assert match.acting == {2}


ALL_WALK = """
    0 walk 24
    -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
    -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
"""


def test_SL_12_after_the_last_players_turn_the_game_is_over() -> None:
    assert three(TWENTY, ALL_WALK).over


def test_SL_12_it_is_not_over_before_his_third_action() -> None:
    match = three(
        TWENTY,
        """
        0 walk 24
        -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
        -1 die 1, 2 walk 28, 2 walk 29
        """,
    )
    assert match.acting == {2}


def test_SL_12_seven_final_fences_may_be_needed() -> None:
    assert final_fences(three(TWENTY, ALL_WALK)) == {23, 18, 25, 26, 21, 28, 29}


def test_SL_12_the_last_player_who_places_the_20th_fence_finishes_his_turn() -> None:
    match = three(LAST_PLACES, "2 walk 24, 2 walk 30")
    assert (len(fences(match)), match.acting) == (20, {2})


def test_SL_12_if_it_is_the_last_player_the_game_is_over_after_his_turn() -> None:
    assert three(LAST_PLACES, "2 walk 24, 2 walk 30, 2 buy forest").over


def test_SL_12_the_last_player_may_place_it_with_his_third_action() -> None:
    assert three(LAST_PLACES, "2 walk 24, 2 buy swamp, 2 walk 30").over


def test_SL_12_with_19_fences_another_round_begins() -> None:
    match = three(LAST_PLACES, "2 walk 24, 2 buy swamp, 2 herd swamp-1 sheepsburg")
    assert (len(fences(match)), match.acting) == (19, {sheepfold.CHANCE})


def test_SL_12_the_last_player_sits_to_the_right_of_the_first_wherever_that_is() -> None:
    match = four(
        """
        -1 first 2, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert, -1 tile 3 swamp
        2 place 1, 3 place 2, 0 place 3, 1 place 4
        -1 die 1, 2 walk 5, 2 walk 6, 2 walk 7
        -1 die 1, 3 walk 8, 3 walk 9, 3 walk 10
        -1 die 1, 0 walk 11, 0 walk 12, 0 walk 13
        -1 die 1, 1 walk 14, 1 walk 15, 1 walk 17
        -1 die 1, 2 walk 18, 2 walk 19, 2 walk 20
        -1 die 1, 3 walk 21, 3 walk 22, 3 walk 23
        -1 die 1, 0 walk 24, 0 walk 25, 0 walk 26        # the 20th fence with the second
        -1 die 1, 1 walk 27, 1 walk 28
        """
    )
    assert (len(fences(match)), match.acting) == (23, {1})
    match.play(1, "walk 29")
    assert match.over


def test_SL_12_with_two_players_the_second_has_the_last_turn() -> None:
    match = two(
        """
        -1 first 1, -1 tile 0 field, -1 tile 1 mountain
        1 place 1, 0 place 2, 1 place 3, 0 place 4
        -1 die 1, 1 use 1, 1 walk 5, 1 walk 6, 1 walk 7
        -1 die 1, 0 use 2, 0 walk 8, 0 walk 9, 0 walk 10
        -1 die 1, 1 use 7, 1 walk 11, 1 walk 12, 1 walk 13
        -1 die 1, 0 use 10, 0 walk 14, 0 walk 15, 0 walk 17
        -1 die 1, 1 use 13, 1 walk 18, 1 walk 19, 1 walk 20
        -1 die 1, 0 use 17, 0 walk 21, 0 walk 22, 0 walk 23
        -1 die 1, 1 use 20, 1 walk 24, 1 walk 25, 1 walk 26   # the 20th fence with the second
        -1 die 1, 0 use 23, 0 walk 27, 0 walk 28
        """
    )
    assert match.acting == {0}
    match.play(0, "walk 29")
    assert match.over


def test_SL_12_before_the_end_there_is_no_score() -> None:
    with pytest.raises(sheepfold.NotOver):
        three(TWENTY, "0 walk 24").scores()


# SL-13 Score


def test_SL_13_a_tile_is_worth_the_sheep_in_the_three_regions_of_its_terrain() -> None:
    match = three(TWENTY, ALL_WALK)
    assert totals(match)[0] - dinars(match)[0] == 3  # the field tile


def test_SL_13_the_black_sheep_counts_2() -> None:
    match = three(TWENTY, ALL_WALK)  # it is in mountain-1, with a white sheep in each mountain
    assert totals(match)[1] - dinars(match)[1] == 5


def test_SL_13_the_dinars_left_count() -> None:
    match = three(TWENTY, ALL_WALK)
    assert (dinars(match), totals(match)) == ([12, 12, 12], [15, 17, 15])


def test_SL_13_most_wins() -> None:
    assert three(TWENTY, ALL_WALK).winners() == [1]


def test_SL_13_bought_tiles_count_like_the_starting_tile() -> None:
    match = three(
        EIGHTEEN_FENCES,
        """
        0 walk 22, 0 walk 23, 0 buy desert               # field 3, desert 3
        -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
        -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
        """,
    )
    assert totals(match)[0] - dinars(match)[0] == 6


def test_SL_13_two_tiles_of_one_terrain_count_twice_whatever_they_cost() -> None:
    match = three(
        EIGHTEEN_FENCES,
        """
        0 buy desert, 0 walk 22, 0 buy desert            # for 0 and for 1: field 3, desert 3 + 3
        -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
        -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
        """,
    )
    assert totals(match)[0] - dinars(match)[0] == 9


def test_SL_13_sheep_moved_late_count_where_they_are_at_the_end() -> None:
    match = three(
        EIGHTEEN_FENCES,
        """
        0 walk 22, 0 walk 23, 0 walk 24
        -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
        -1 die 1, 2 walk 28, 2 walk 29, 2 walk 31        # desert-3 | swamp-1
        """,
    )
    late = three(
        EIGHTEEN_FENCES,
        """
        0 walk 22, 0 walk 23, 0 walk 24
        -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
        -1 die 1, 2 walk 28, 2 walk 31, 2 herd swamp-1 desert-3
        """,
    )
    assert [m - d for m, d in zip(totals(match), dinars(match), strict=True)] == [3, 5, 3]
    assert [m - d for m, d in zip(totals(late), dinars(late), strict=True)] == [3, 5, 4]


def test_SL_13_a_sheep_in_sheepsburg_scores_nothing() -> None:
    match = three(
        EIGHTEEN_FENCES,
        """
        0 walk 24, 0 buy swamp, 0 herd swamp-1 sheepsburg
        -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
        -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
        """,
    )
    assert (white(match, "sheepsburg"), totals(match)[0] - dinars(match)[0]) == (1, 3 + 2)


def test_SL_13_an_equal_score_is_a_shared_win() -> None:
    match = three(
        EIGHTEEN_FENCES,
        """
        0 walk 22, 0 walk 23, 0 buy desert
        -1 die 1, 1 walk 25, 1 walk 27, 1 walk 32
        -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
        """,
    )
    assert (totals(match), match.winners()) == ([19, 19, 15], [0, 1])


def test_SL_13_the_rulebooks_example() -> None:
    """2 pasture tiles and 1 mountain tile, 3 sheep there and 4 there: 3 + 3 + 4."""
    match = three(
        """
        -1 first 0, -1 tile 0 pasture, -1 tile 1 field, -1 tile 2 desert
        0 place 14, 1 place 2, 2 place 3
        -1 die 4, 0 buy pasture, 0 walk 12, 0 buy mountain
        -1 die 4, 1 walk 7, 1 walk 8, 1 walk 9
        -1 die 4, 2 walk 10, 2 walk 11, 2 walk 13
        -1 die 4, 0 herd desert-1 mountain-3, 0 walk 15, 0 walk 18
        -1 die 4, 1 walk 16, 1 walk 17, 1 walk 19
        -1 die 4, 2 walk 20, 2 walk 21, 2 walk 22
        -1 die 4, 0 walk 23, 0 walk 24, 0 walk 25
        -1 die 4, 1 walk 26, 1 walk 28, 1 walk 29
        -1 die 4, 2 walk 30, 2 walk 31, 2 walk 32
        """
    )
    assert totals(match)[0] - dinars(match)[0] == 10


def test_SL_13_the_parts_of_the_score_are_the_terrains_and_the_dinars() -> None:
    match = three(
        EIGHTEEN_FENCES,
        """
        0 buy desert, 0 walk 22, 0 buy desert
        -1 die 1, 1 walk 25, 1 walk 26, 1 walk 27
        -1 die 1, 2 walk 28, 2 walk 29, 2 walk 30
        """,
    )
    parts = {part: points for part, points in match.scores()[0].parts.items() if points}
    assert parts == {"field": 3, "desert": 6, "dinars": 12}
