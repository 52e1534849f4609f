"""The solo game: rulings TK-S1 to TK-S6, each in its own words."""

from dataclasses import replace
from fractions import Fraction

import pytest

import sheepfold
from tests.games.te_kuiti.scenario import EASY_FOUR_LEFT, duel, lies, may, odds, solo

# TK-S1 Set-up


def test_TK_S1_the_field_begins_with_25_tiles_face_down_and_30_fences_in_reserve() -> None:
    view = solo().view(0)
    assert (view.table, view.supply, view.fences) == (("down",) * 25, 30, ())


def test_TK_S1_nothing_is_drawn_before_the_first_flip() -> None:
    assert solo().acting == {0}


@pytest.mark.parametrize(("level", "tiles"), [("easy", 12), ("normal", 17), ("hard", 22)])
def test_TK_S1_a_level_says_how_many_tiles_carry_a_flower(level: str, tiles: int) -> None:
    draws = odds(solo("0 flip c3", flowers=level))
    flowerless = sum(share for draw, share in draws.items() if draw.endswith(" -"))
    assert flowerless == Fraction(25 - tiles, 25)


@pytest.mark.parametrize(("level", "sheep"), [("easy", 2), ("normal", 3), ("hard", 4)])
def test_TK_S1_a_flower_points_to_its_four_sides_equally_likely(level: str, sheep: int) -> None:
    draws = odds(solo("0 flip c3", flowers=level))
    for side in "NESW":
        assert draws[f"reveal angry {side}"] == Fraction(sheep, 100)
        assert draws[f"reveal shepherd {side}"] == Fraction(2, 100)


@pytest.mark.parametrize(("level", "sheep"), [("easy", 2), ("normal", 1), ("hard", 0)])
def test_TK_S1_every_kind_of_sheep_has_as_many_without_a_flower(level: str, sheep: int) -> None:
    draws = odds(solo("0 flip c3", flowers=level))
    for kind in ("joyful", "sleepy", "timid", "angry", "dreamy"):
        assert draws.get(f"reveal {kind} -", 0) == Fraction(sheep, 25)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_TK_S1_rams_have_no_flower_and_shepherds_always_have_one(level: str) -> None:
    draws = odds(solo("0 flip c3", flowers=level))
    rams = {draw for draw in draws if " ram " in draw}
    assert (rams, draws["reveal ram -"]) == ({"reveal ram -"}, Fraction(3, 25))
    assert "reveal shepherd -" not in draws


def test_TK_S1_flowers_is_normal_unless_set() -> None:
    match = solo("0 flip c3")
    assert (match.view(0).flowers, odds(match)) == (
        "normal",
        odds(solo("0 flip c3", flowers="normal")),
    )


def test_TK_S1_what_was_revealed_is_not_drawn_again() -> None:
    draws = odds(solo("0 flip c3, -1 reveal joyful N, 0 flip d3", flowers="easy"))
    assert [draws[f"reveal joyful {side}"] for side in "NESW"] == [Fraction(1, 96)] * 4
    assert draws["reveal joyful -"] == Fraction(2, 24)


def test_TK_S1_the_only_tile_left_is_still_drawn() -> None:
    match = solo(
        EASY_FOUR_LEFT,
        """
        0 flip b5, -1 reveal angry -, 0 flip c5, -1 reveal angry -
        0 flip d5, -1 reveal dreamy W, 0 flip e5
        """,
        flowers="easy",
    )
    assert odds(match) == {f"reveal dreamy {side}": Fraction(1, 4) for side in "NESW"}


def test_TK_S1_a_flowerless_tile_left_alone_is_a_single_draw() -> None:
    match = solo(
        EASY_FOUR_LEFT,
        """
        0 flip d5, -1 reveal dreamy W, 0 flip e5, -1 reveal dreamy W
        0 flip b5, -1 reveal angry -, 0 flip c5
        """,
        flowers="easy",
    )
    assert (match.acting, odds(match)) == ({sheepfold.CHANCE}, {"reveal angry -": Fraction(1)})


def test_TK_S1_there_is_no_open_field_with_few_free_tiles() -> None:
    match = solo(
        EASY_FOUR_LEFT,
        "0 flip b5, -1 reveal angry -, 0 flip d5, -1 reveal dreamy W",
        flowers="easy",
    )
    assert (lies(match, "b5"), lies(match, "d5"), match.view(0).free) == ("down", "down", 4)


def test_TK_S1_the_duel_has_no_flowers() -> None:
    match = duel("-1 first 0, 0 fence a1N, 0 fence a1W, 1 flip c3", flowers="hard")
    assert odds(match)["reveal joyful"] == Fraction(4, 25)


# TK-S2 Turn


def test_TK_S2_tiles_are_flipped_until_two_sheep_are_revealed() -> None:
    match = solo("0 flip c3, -1 reveal joyful -")
    assert (lies(match, "c3"), len(match.legal(0))) == ("joyful", 24)


def test_TK_S2_a_pair_is_removed_from_the_field() -> None:
    match = solo("0 flip c3, -1 reveal joyful -, 0 flip d3, -1 reveal joyful N")
    assert (lies(match, "c3"), lies(match, "d3"), match.view(0).free) == ("gone", "gone", 23)


def test_TK_S2_two_unlike_sheep_are_turned_back() -> None:
    match = solo("0 flip c3, -1 reveal joyful -, 0 flip d3, -1 reveal sleepy -")
    assert (lies(match, "c3"), lies(match, "d3"), match.acting) == ("down", "down", {0})


def test_TK_S2_a_tile_known_from_an_earlier_turn_counts_towards_the_two() -> None:
    match = solo(
        """
        0 flip c3, -1 reveal joyful -, 0 flip d3, -1 reveal sleepy -
        0 flip c3, 0 flip e3, -1 reveal joyful N
        """
    )
    assert (lies(match, "c3"), lies(match, "e3")) == ("gone", "gone")


def test_TK_S2_an_enclosed_tile_is_not_flipped() -> None:
    match = solo(
        """
        0 flip c3, -1 reveal joyful N, 0 flip d3, -1 reveal sleepy -
        0 flip c3, 0 flip d3
        0 flip c3, 0 flip d3
        0 flip c3, 0 flip d3                         # c3 has fenced itself in
        """
    )
    assert (match.view(0).enclosed, "flip c3" in may(match, 0)) == (1, False)


# TK-S3 Flower


@pytest.mark.parametrize(("side", "edge"), [("N", "c3N"), ("E", "d3W"), ("S", "c4N"), ("W", "c3W")])
def test_TK_S3_a_fence_goes_on_the_flowers_side(side: str, edge: str) -> None:
    view = solo(f"0 flip c3, -1 reveal joyful {side}").view(0)
    assert (view.fences, view.supply) == ((edge,), 29)


@pytest.mark.parametrize(("cell", "side"), [("a1", "N"), ("a1", "W"), ("e5", "E"), ("e5", "S")])
def test_TK_S3_also_on_the_rim(cell: str, side: str) -> None:
    view = solo(f"0 flip {cell}, -1 reveal joyful {side}").view(0)
    assert view.fences == (f"{cell}{side}",)


def test_TK_S3_a_tile_without_a_flower_places_no_fence() -> None:
    assert solo("0 flip c3, -1 reveal joyful -").view(0).supply == 30


@pytest.mark.parametrize(("side", "edge"), [("N", "d3W"), ("E", "c4N"), ("S", "c3W"), ("W", "c3N")])
def test_TK_S3_if_that_edge_has_one_the_next_side_clockwise_gets_it(side: str, edge: str) -> None:
    first = f"0 flip c3, -1 reveal joyful {side}, 0 flip a1, -1 reveal sleepy -\n"
    assert edge in solo(first, "0 flip c3").view(0).fences


def test_TK_S3_sides_with_fences_are_passed_over_clockwise() -> None:
    match = solo(
        """
        0 flip b3, -1 reveal joyful E, 0 flip c2, -1 reveal sleepy S     # c3W and c3N
        0 flip c3, -1 reveal angry W
        """
    )
    assert set(match.view(0).fences) == {"c3W", "c3N", "d3W"}


def test_TK_S3_the_fence_of_a_neighbours_flower_is_on_the_same_edge() -> None:
    match = solo("0 flip b3, -1 reveal joyful E, 0 flip c3, -1 reveal sleepy W")
    assert set(match.view(0).fences) == {"c3W", "c3N"}


def test_TK_S3_each_time_the_tile_is_flipped_a_fence_is_placed() -> None:
    match = solo(
        """
        0 flip c3, -1 reveal joyful N, 0 flip d5, -1 reveal sleepy -
        0 flip c3, 0 flip d5
        0 flip c3
        """
    )
    assert set(match.view(0).fences) == {"c3N", "d3W", "c4N"}


def test_TK_S3_the_orientation_never_changes() -> None:
    match = solo(
        """
        0 flip c3, -1 reveal joyful N, 0 flip d5, -1 reveal sleepy -     # c3N
        0 flip c3, 0 flip d5                                             # d3W
        0 flip a1, -1 reveal ram -, 0 ram c3N
        0 flip c3                                                        # c3N again
        """
    )
    assert set(match.view(0).fences) == {"c3N", "d3W"}


def test_TK_S3_the_flowers_side_is_shown_while_the_tile_lies_face_up() -> None:
    match = solo("0 flip a1, -1 reveal joyful S")
    assert match.view(0).sides[0] == "S"


def test_TK_S3_the_flowers_side_of_a_tile_turned_back_is_memory() -> None:
    match = solo("0 flip a1, -1 reveal joyful S, 0 flip b1, -1 reveal sleepy -")
    remembered = [(seen.cell, seen.kind, seen.side) for seen in match.view(0).memory]
    assert remembered == [("a1", "joyful", "S"), ("b1", "sleepy", "-")]
    assert match.view(0).sides[0] == "-"


def test_TK_15_a_watcher_of_the_solo_game_knows_what_the_player_knows() -> None:
    match = solo("0 flip a1, -1 reveal joyful S, 0 flip b1, -1 reveal sleepy -, 0 flip c1")
    assert match.view(sheepfold.WATCHER) == replace(match.view(0), viewer=sheepfold.WATCHER)


# TK-S4 Ram

ONE_FENCE = "0 flip c3, -1 reveal joyful N\n"


def test_TK_S4_a_ram_is_removed_and_a_fence_is_to_be_named() -> None:
    match = solo(ONE_FENCE, "0 flip a1, -1 reveal ram -")
    assert (lies(match, "a1"), may(match, 0)) == ("gone", {"ram c3N"})


def test_TK_S4_the_fence_returns_to_the_reserve_and_flipping_goes_on() -> None:
    match = solo(ONE_FENCE, "0 flip a1, -1 reveal ram -, 0 ram c3N")
    assert (match.view(0).supply, "flip b1" in may(match, 0)) == (30, True)


def test_TK_S4_with_no_fence_on_the_field_nothing_is_removed() -> None:
    match = solo("0 flip a1, -1 reveal ram -")
    assert (match.view(0).supply, len(match.legal(0))) == (30, 24)


def test_TK_S4_a_ram_counts_no_sheep() -> None:
    match = solo(ONE_FENCE, "0 flip a1, -1 reveal ram -, 0 ram c3N")
    assert lies(match, "c3") == "joyful"


# TK-S5 Shepherd tile


def test_TK_S5_its_flower_places_a_fence_and_then_it_is_removed() -> None:
    match = solo("0 flip c3, -1 reveal shepherd E")
    assert (match.view(0).fences, lies(match, "c3")) == (("d3W",), "gone")


def test_TK_S5_its_fence_goes_clockwise_too() -> None:
    match = solo("0 flip c2, -1 reveal joyful S, 0 flip c3, -1 reveal shepherd N")
    assert set(match.view(0).fences) == {"c3N", "d3W"}


def test_TK_S5_then_flipping_goes_on() -> None:
    match = solo("0 flip c3, -1 reveal shepherd E")
    assert (match.acting, len(match.legal(0))) == ({0}, 24)


# TK-S6 Enclosed pairs

A1_LACKS_NORTH_AND_EAST = """
    0 flip a2, -1 reveal timid N, 0 flip d5, -1 reveal sleepy -          # a2N
    0 flip a1, -1 reveal angry W, 0 flip d5                              # a1W
"""


def test_TK_S6_a_pair_is_not_removed_if_the_second_ones_flower_encloses_the_first() -> None:
    match = solo(
        A1_LACKS_NORTH_AND_EAST,
        """
        0 flip a1                                                        # a1N
        0 flip b1, -1 reveal angry W                                     # b1W: a1 is enclosed
        """,
    )
    assert (match.view(0).enclosed, lies(match, "a1"), lies(match, "b1")) == (1, "down", "down")


def test_TK_S6_a_pair_is_not_removed_if_the_second_ones_flower_encloses_itself() -> None:
    match = solo(
        A1_LACKS_NORTH_AND_EAST,
        """
        0 flip a1, 0 flip d5                                             # a1N
        0 flip b3, -1 reveal angry -
        0 flip a1                                                        # b1W: a1 is enclosed
        """,
    )
    assert (match.view(0).enclosed, lies(match, "a1"), lies(match, "b3")) == (1, "down", "down")


def test_TK_S6_a_pair_is_not_removed_if_the_first_was_enclosed_in_between() -> None:
    match = solo(
        A1_LACKS_NORTH_AND_EAST,
        """
        0 flip a1                                                        # a1N
        0 flip b1, -1 reveal shepherd W                                  # b1W: a1 is enclosed
        0 flip b3, -1 reveal angry -
        """,
    )
    assert (match.view(0).enclosed, lies(match, "a1"), lies(match, "b3")) == (1, "down", "down")


def test_TK_S6_a_sheep_enclosed_and_freed_again_is_removed() -> None:
    match = solo(
        A1_LACKS_NORTH_AND_EAST,
        """
        0 flip a1                                                        # a1N
        0 flip b1, -1 reveal shepherd W                                  # b1W: a1 is enclosed
        0 flip c1, -1 reveal ram -, 0 ram b1W
        0 flip b3, -1 reveal angry -
        """,
    )
    assert (lies(match, "a1"), lies(match, "b3")) == ("gone", "gone")


def test_TK_S6_a_pair_is_removed_if_the_second_ones_flower_leaves_both_free() -> None:
    match = solo(
        A1_LACKS_NORTH_AND_EAST,
        """
        0 flip a1                                                        # a1N
        0 flip b1, -1 reveal angry N                                     # b1N
        """,
    )
    assert (lies(match, "a1"), lies(match, "b1")) == ("gone", "gone")
