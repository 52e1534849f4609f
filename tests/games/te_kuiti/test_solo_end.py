"""How the solo game ends: rulings TK-S7 to TK-S9."""

import pytest

import sheepfold
from tests.games.te_kuiti.scenario import EASY_FOUR_LEFT, lies, may, solo, totals

# The last four are taken home.
WON = (
    EASY_FOUR_LEFT
    + """
    0 flip b5, -1 reveal angry -, 0 flip c5, -1 reveal angry -
    0 flip d5, -1 reveal dreamy W, 0 flip e5, -1 reveal dreamy W
"""
)

# Twenty sheep put fences beside the columns, ten of them another one above; no pair is found.
RESERVE_USED_BUT_ONE = """
    0 flip a1, -1 reveal joyful W, 0 flip b1, -1 reveal sleepy W
    0 flip c1, -1 reveal timid W, 0 flip d1, -1 reveal angry W
    0 flip e1, -1 reveal dreamy W, 0 flip a2, -1 reveal joyful W
    0 flip b2, -1 reveal sleepy W, 0 flip c2, -1 reveal timid W
    0 flip d2, -1 reveal angry W, 0 flip e2, -1 reveal dreamy W
    0 flip a3, -1 reveal joyful W, 0 flip b3, -1 reveal sleepy W
    0 flip c3, -1 reveal timid W, 0 flip d3, -1 reveal angry W
    0 flip e3, -1 reveal dreamy W, 0 flip a4, -1 reveal joyful W
    0 flip b4, -1 reveal sleepy W, 0 flip c4, -1 reveal timid W
    0 flip d4, -1 reveal angry W, 0 flip e4, -1 reveal dreamy W
    0 flip a1, 0 flip b1
    0 flip c1, 0 flip d1
    0 flip e1, 0 flip a2
    0 flip b2, 0 flip c2
    0 flip e2
"""

# The rim is fenced by the tiles beside it, the corners are flipped twice; a5W is missing.
RIM_BUT_ONE = """
    0 flip a1, -1 reveal joyful W, 0 flip b1, -1 reveal sleepy N
    0 flip c1, -1 reveal joyful N, 0 flip d1, -1 reveal sleepy N
    0 flip e1, -1 reveal sleepy N, 0 flip e2, -1 reveal joyful E
    0 flip e3, -1 reveal joyful E, 0 flip e4, -1 reveal sleepy E
    0 flip e5, -1 reveal timid E, 0 flip d5, -1 reveal angry S
    0 flip c5, -1 reveal timid S, 0 flip b5, -1 reveal angry S
    0 flip a5, -1 reveal angry S, 0 flip a4, -1 reveal timid W
    0 flip a3, -1 reveal timid W, 0 flip a2, -1 reveal angry W
    0 flip a1, 0 flip e1
    0 flip e5
"""

# e5 has put fences on its sides E, S and W; b5 is known angry; c5 and d5 have not been seen.
E5_OPEN_TO_THE_NORTH = (
    EASY_FOUR_LEFT
    + """
    0 flip e5, -1 reveal dreamy E, 0 flip b5, -1 reveal angry -
    0 flip e5, 0 flip b5
    0 flip e5, 0 flip b5
"""
)

# 298 flips of tiles without a flower after the first.
FLIPS_298 = "0 flip a1, -1 reveal joyful N, 0 flip b1, -1 reveal sleepy -\n" + (
    "0 flip b1, 0 flip c1, -1 reveal timid -\n" + 147 * "0 flip b1, 0 flip c1\n"
)

# TK-S7 End


def test_TK_S7_no_tile_in_the_field_is_won() -> None:
    match = solo(WON, flowers="easy")
    assert (match.over, match.view(0).won) == (True, True)


def test_TK_S7_an_empty_reserve_is_lost() -> None:
    match = solo(RESERVE_USED_BUT_ONE, "0 flip d2", flowers="hard")
    assert (match.over, match.view(0).supply, match.view(0).won) == (True, 0, False)


def test_TK_S7_with_one_fence_in_reserve_the_game_goes_on() -> None:
    match = solo(RESERVE_USED_BUT_ONE, flowers="hard")
    assert (match.over, match.view(0).supply) == (False, 1)


def test_TK_S7_a_pair_removed_with_the_last_fence_does_not_save_the_game() -> None:
    match = solo(RESERVE_USED_BUT_ONE, "0 flip e3", flowers="hard")  # dreamy as e2 is
    assert (lies(match, "e2"), match.over, match.view(0).won) == ("gone", True, False)


def test_TK_S7_every_tile_left_enclosed_is_lost() -> None:
    match = solo(RIM_BUT_ONE, "0 flip a5", flowers="hard")
    assert (match.over, match.view(0).enclosed, match.view(0).won) == (True, 25, False)


def test_TK_S7_with_a_way_out_of_the_rim_the_game_goes_on() -> None:
    match = solo(RIM_BUT_ONE, flowers="hard")
    assert (match.over, match.view(0).free) == (False, 25)


def test_TK_S7_all_free_tiles_seen_and_no_two_alike_is_lost() -> None:
    match = solo(
        E5_OPEN_TO_THE_NORTH,
        """
        0 flip b5, 0 flip c5, -1 reveal angry -
        0 flip d5, -1 reveal dreamy E
        0 flip e5                                    # e5N: it is enclosed, d5 alone is free
        """,
        flowers="easy",
    )
    assert (match.over, match.view(0).free, match.view(0).won) == (True, 1, False)


def test_TK_S7_while_a_free_tile_is_unseen_the_game_goes_on() -> None:
    match = solo(E5_OPEN_TO_THE_NORTH, "0 flip e5", flowers="easy")
    assert (match.over, may(match, 0)) == (False, {"flip b5", "flip c5", "flip d5"})


def test_TK_S7_while_two_free_tiles_match_the_game_goes_on() -> None:
    match = solo(
        E5_OPEN_TO_THE_NORTH,
        """
        0 flip e5, 0 flip b5                         # e5N: it is enclosed
        0 flip c5, -1 reveal angry -, 0 flip d5, -1 reveal dreamy W
        """,
        flowers="easy",
    )
    assert (match.over, may(match, 0)) == (False, {"flip b5", "flip c5", "flip d5"})


def test_TK_S7_the_first_flip_of_a_turn_may_show_that_no_two_are_alike() -> None:
    match = solo(
        E5_OPEN_TO_THE_NORTH,
        """
        0 flip e5, 0 flip b5                         # e5N: it is enclosed
        0 flip b5, 0 flip c5, -1 reveal angry -      # d5 is free and unseen
        0 flip d5, -1 reveal dreamy W
        """,
        flowers="easy",
    )
    assert (match.over, match.view(0).won) == (True, False)


def test_TK_S7_the_removal_of_a_pair_may_leave_no_two_alike() -> None:
    match = solo(
        E5_OPEN_TO_THE_NORTH,
        """
        0 flip e5, 0 flip b5
        0 flip c5, -1 reveal angry -, 0 flip d5, -1 reveal dreamy W
        0 flip b5, 0 flip c5                         # d5 is free, its match enclosed
        """,
        flowers="easy",
    )
    assert (match.over, match.view(0).free, match.view(0).won) == (True, 1, False)


# A ram on c1 is the only free tile; the two dreamy sheep share the pen d5, e5.
LAST_FREE_TILE_A_RAM = (
    EASY_FOUR_LEFT.replace("0 flip c1, -1 reveal ram -", "")
    + """
    0 flip d5, -1 reveal dreamy S, 0 flip b5, -1 reveal angry -
    0 flip e5, -1 reveal dreamy N, 0 flip b5
    0 flip d5, 0 flip b5
    0 flip e5, 0 flip b5
    0 flip d5, 0 flip b5
    0 flip e5, 0 flip b5
    0 flip b5, 0 flip c5, -1 reveal angry -
    0 flip c1, -1 reveal ram -
"""
)


def test_TK_S7_it_is_not_judged_before_the_rams_fence_is_removed() -> None:
    match = solo(LAST_FREE_TILE_A_RAM, flowers="easy")
    assert (match.over, match.view(0).free, match.view(0).enclosed) == (False, 0, 2)


def test_TK_S7_a_ram_may_free_the_tiles_that_are_left() -> None:
    match = solo(LAST_FREE_TILE_A_RAM, "0 ram d5W", flowers="easy")
    assert (match.over, may(match, 0)) == (False, {"flip d5", "flip e5"})


def test_TK_S7_a_ram_that_frees_nothing_loses_when_every_tile_left_is_enclosed() -> None:
    match = solo(LAST_FREE_TILE_A_RAM, "0 ram a2W", flowers="easy")
    assert (match.over, match.view(0).won) == (True, False)


# The last sheep's flower also uses the last fence.
LAST_PAIR_WITH_THE_LAST_FENCE = """
    0 flip b3, -1 reveal ram -
    0 flip c3, -1 reveal ram -
    0 flip d3, -1 reveal ram -                       # no fence is there to remove
    0 flip e2, -1 reveal shepherd W
    0 flip e3, -1 reveal shepherd W
    0 flip a1, -1 reveal joyful W, 0 flip b1, -1 reveal sleepy W
    0 flip c1, -1 reveal joyful W, 0 flip d1, -1 reveal sleepy W
    0 flip a5, -1 reveal timid E, 0 flip b5, -1 reveal angry E
    0 flip c5, -1 reveal timid E, 0 flip e5, -1 reveal angry E
    0 flip a1, 0 flip c1
    0 flip b1, 0 flip d1
    0 flip a5, 0 flip c5
    0 flip b5, 0 flip e5
    0 flip e1, -1 reveal joyful W, 0 flip a2, -1 reveal joyful W
    0 flip b2, -1 reveal sleepy W, 0 flip c2, -1 reveal sleepy W
    0 flip d2, -1 reveal timid W, 0 flip a3, -1 reveal timid W
    0 flip a4, -1 reveal angry W, 0 flip b4, -1 reveal angry W
    0 flip c4, -1 reveal dreamy W, 0 flip d4, -1 reveal dreamy W
    0 flip e4, -1 reveal dreamy W, 0 flip d5, -1 reveal dreamy E
"""


def test_TK_S7_won_comes_before_lost_when_the_last_pair_uses_the_last_fence() -> None:
    match = solo(LAST_PAIR_WITH_THE_LAST_FENCE, flowers="hard")
    assert (match.over, match.view(0).supply, match.view(0).won) == (True, 0, True)


def test_TK_S7_the_last_tile_may_be_a_shepherd() -> None:
    match = solo(
        WON.replace("0 flip e1, -1 reveal shepherd N", ""),
        "0 flip e1, -1 reveal shepherd N",
        flowers="easy",
    )
    assert (match.over, match.view(0).won) == (True, True)


def test_TK_S7_the_last_tile_may_be_a_ram() -> None:
    match = solo(
        WON.replace("0 flip c1, -1 reveal ram -", ""),
        "0 flip c1, -1 reveal ram -, 0 ram a2W",
        flowers="easy",
    )
    assert (match.over, match.view(0).won) == (True, True)


def test_TK_S7_a_shepherd_tiles_flower_may_use_the_last_fence() -> None:
    match = solo(RESERVE_USED_BUT_ONE, "0 flip a5, -1 reveal shepherd W", flowers="hard")
    assert (match.over, match.view(0).won) == (True, False)


# TK-S8 Score


def test_TK_S8_won_scores_1_and_seat_0_wins() -> None:
    match = solo(WON, flowers="easy")
    assert (totals(match), match.winners()) == ([1], [0])


@pytest.mark.parametrize(
    "text", [RESERVE_USED_BUT_ONE + "0 flip d2", RIM_BUT_ONE + "0 flip a5"], ids=["reserve", "rim"]
)
def test_TK_S8_lost_scores_0_and_nobody_wins(text: str) -> None:
    match = solo(text, flowers="hard")
    assert (totals(match), match.winners()) == ([0], [])


def test_TK_S8_there_is_no_score_before_the_end() -> None:
    match = solo(EASY_FOUR_LEFT, flowers="easy")
    with pytest.raises(sheepfold.NotOver):
        match.winners()


# TK-S9 300 flips


def test_TK_S9_after_299_flips_the_game_goes_on() -> None:
    match = solo(FLIPS_298, "0 flip b1")
    assert (match.over, match.view(0).flips) == (False, 299)


def test_TK_S9_a_300th_flip_that_does_not_win_loses() -> None:
    match = solo(FLIPS_298, "0 flip b1, 0 flip c1")
    assert (match.over, totals(match), match.winners()) == (True, [0], [])


def test_TK_S9_a_ram_found_by_the_300th_flip_still_has_its_fence() -> None:
    match = solo(FLIPS_298, "0 flip b1, 0 flip d1, -1 reveal ram -")
    assert (match.over, may(match, 0)) == (False, {"ram a1N"})


def test_TK_S9_and_after_that_fence_the_game_is_lost() -> None:
    match = solo(FLIPS_298, "0 flip b1, 0 flip d1, -1 reveal ram -, 0 ram a1N")
    assert (match.over, totals(match)) == (True, [0])


def test_TK_S9_a_300th_flip_that_finds_a_shepherd_loses() -> None:
    match = solo(FLIPS_298, "0 flip b1, 0 flip d1, -1 reveal shepherd N")
    assert (match.over, totals(match)) == (True, [0])


def test_TK_S9_a_pair_found_by_the_300th_flip_does_not_save_the_game() -> None:
    match = solo(FLIPS_298, "0 flip b1, 0 flip d1, -1 reveal sleepy -", flowers="easy")
    assert (lies(match, "b1"), totals(match)) == ("gone", [0])


def test_TK_S9_a_299th_flip_may_win() -> None:
    known = WON.replace("c2, -1 reveal joyful -", "c2").replace("b3, -1 reveal sleepy -", "b3")
    match = solo(
        "0 flip c2, -1 reveal joyful -, 0 flip b3, -1 reveal sleepy -\n",
        136 * "0 flip c2, 0 flip b3\n",
        known,
        flowers="easy",
    )
    assert (match.view(0).flips, match.winners()) == (299, [0])
