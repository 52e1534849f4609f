"""What lies on the table before the first turn: rulings SL-1 to SL-3."""

from fractions import Fraction

import pytest

import sheepfold
from tests.games.sheepland.scenario import (
    DEALT,
    OPEN,
    black,
    dinars,
    fences,
    four,
    may,
    odds,
    shepherds,
    three,
    two,
    white,
)

TERRAINS = ("field", "mountain", "desert", "swamp", "forest", "pasture")
REGIONS = [f"{terrain}-{number}" for terrain in TERRAINS for number in (1, 2, 3)]

# SL-1 Set-up


def test_SL_1_one_white_sheep_stands_in_each_of_the_18_regions() -> None:
    match = three()
    assert [white(match, region) for region in REGIONS] == [1] * 18


def test_SL_1_no_white_sheep_stands_in_sheepsburg() -> None:
    assert white(three(), "sheepsburg") == 0


def test_SL_1_the_black_sheep_stands_in_sheepsburg() -> None:
    assert black(three()) == "sheepsburg"


def test_SL_1_no_road_has_a_fence() -> None:
    assert fences(three(DEALT)) == set()


def test_SL_1_the_starting_tiles_are_one_per_terrain() -> None:
    sixth = Fraction(1, 6)
    assert odds(three("-1 first 0")) == {f"tile 0 {terrain}": sixth for terrain in TERRAINS}


def test_SL_1_a_starting_tile_is_dealt_once() -> None:
    fifth = Fraction(1, 5)
    left = ("field", "mountain", "desert", "forest", "pasture")
    match = three("-1 first 0, -1 tile 0 swamp")
    assert odds(match) == {f"tile 1 {terrain}": fifth for terrain in left}


def test_SL_1_the_last_of_four_players_gets_one_of_three() -> None:
    match = four("-1 first 0, -1 tile 0 swamp, -1 tile 1 field, -1 tile 2 pasture")
    third = Fraction(1, 3)
    assert odds(match) == {
        "tile 3 mountain": third,
        "tile 3 desert": third,
        "tile 3 forest": third,
    }


@pytest.mark.parametrize("first", [0, 1, 2])
def test_SL_1_tiles_are_dealt_from_seat_0_whoever_is_first(first: int) -> None:
    assert "tile 0 field" in may(three(f"-1 first {first}"), sheepfold.CHANCE)


def test_SL_1_each_player_gets_one_tile_and_the_rest_leave_the_game() -> None:
    match = two("-1 first 0, -1 tile 0 field, -1 tile 1 mountain")
    assert match.acting == {0}


def test_SL_1_all_six_stacks_begin_with_a_tile_for_nothing() -> None:
    match = three(
        DEALT,
        """
        0 place 3, 1 place 31, 2 place 33
        -1 die 1, 0 buy field, 0 walk 7, 0 buy mountain
        -1 die 1, 1 buy desert, 1 walk 34, 1 buy swamp
        -1 die 1, 2 buy forest, 2 walk 35, 2 buy pasture
        """,
    )
    assert (match.acting, dinars(match)) == ({sheepfold.CHANCE}, [20, 20, 20])


def test_SL_1_a_stack_is_priced_0_1_2_3_4_from_the_top() -> None:
    match = three(DEALT, "0 place 1, 1 place 8, 2 place 29")
    paid = []
    for seat, turn in (
        (0, "0 buy field, 0 walk 6, 0 buy field"),
        (1, "1 buy field, 1 walk 10, 1 buy field"),
        (2, "2 walk 30, 2 walk 38, 2 walk 20"),
        (0, "0 walk 11, 0 buy field, 0 walk 16"),
    ):
        match.play(sheepfold.CHANCE, "die 1")
        for move in turn.split(", "):
            before = dinars(match)[seat]
            match.play(seat, move.partition(" ")[2])
            if "buy" in move:
                paid.append(before - dinars(match)[seat])
    assert paid == [0, 1, 2, 3, 4]


def test_SL_1_the_starting_tile_is_not_taken_from_its_stack() -> None:
    match = three(
        DEALT,  # seat 0 has the field tile
        """
        0 place 1, 1 place 8, 2 place 29
        -1 die 1, 0 buy field, 0 walk 6, 0 buy field
        -1 die 1, 1 buy field, 1 walk 10, 1 buy field
        -1 die 1, 2 walk 30, 2 walk 38, 2 walk 20
        -1 die 1
        """,
    )
    assert may(match, 0, "buy") == {"buy field", "buy mountain"}


# SL-2 Money


@pytest.mark.parametrize("players", [3, 4])
def test_SL_2_everyone_has_20_dinars(players: int) -> None:
    match = sheepfold.Match.start("sheepland", players, seed=None)
    assert dinars(match) == [20] * players


def test_SL_2_with_two_players_everyone_has_30() -> None:
    assert dinars(two()) == [30, 30]


def test_SL_2_money_is_open() -> None:
    spent = three(OPEN, "0 walk 42")
    saved = three(OPEN, "0 walk 1")
    assert [dinars(spent)[0], dinars(saved)[0]] == [19, 20]  # as a watcher sees it


# SL-3 Placement


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SL_3_the_first_player_is_drawn_by_chance(players: int) -> None:
    match = sheepfold.Match.start("sheepland", players, seed=None)
    share = Fraction(1, players)
    assert odds(match) == {f"first {seat}": share for seat in range(players)}


def test_SL_3_the_first_player_places_first() -> None:
    match = three("-1 first 2, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert")
    assert match.acting == {2}


def test_SL_3_then_it_goes_on_clockwise() -> None:
    match = four(
        """
        -1 first 2, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert, -1 tile 3 swamp
        2 place 1, 3 place 2, 0 place 3
        """
    )
    assert match.acting == {1}


def test_SL_3_the_first_shepherd_may_stand_on_any_road() -> None:
    assert may(three(DEALT), 0) == {f"place {road}" for road in range(1, 43)}


def test_SL_3_a_shepherd_is_put_on_a_free_road() -> None:
    match = three(DEALT, "0 place 7, 1 place 20")
    assert may(match, 2) == {f"place {road}" for road in range(1, 43) if road not in (7, 20)}


def test_SL_3_with_three_players_each_has_one_shepherd() -> None:
    match = three(DEALT, "0 place 7, 1 place 20, 2 place 8")
    assert [shepherds(match, seat) for seat in range(3)] == [{7}, {20}, {8}]


def test_SL_3_two_players_place_in_the_order_a_b_a_b() -> None:
    match = two("-1 first 1, -1 tile 0 field, -1 tile 1 mountain")
    order = []
    for road in (1, 2, 3, 4):
        (seat,) = match.acting
        order.append(seat)
        match.play(seat, f"place {road}")
    assert order == [1, 0, 1, 0]


def test_SL_3_two_players_have_two_shepherds_each() -> None:
    match = two(
        """
        -1 first 1, -1 tile 0 field, -1 tile 1 mountain
        1 place 1, 0 place 2, 1 place 3, 0 place 4
        """
    )
    assert (shepherds(match, 0), shepherds(match, 1)) == ({2, 4}, {1, 3})


def test_SL_3_the_first_player_has_the_first_turn() -> None:
    match = three(
        """
        -1 first 1, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert
        1 place 1, 2 place 2, 0 place 3
        -1 die 1
        """
    )
    assert match.acting == {1}
