"""The variant Personal Piles: ruling MM-P1."""

from fractions import Fraction
from typing import Any

import pytest

import sheepfold
from tests.games.meadowmight.scenario import (
    CHANCE,
    dealt,
    elsewhere,
    exactly,
    may,
    odds,
    play_on,
    ruling_against,
)

SIX = "blank-open blank-open blank-open blank-closed blank-closed blank-single"
SIX_TOO = "neutral-open neutral-open neutral-open neutral-open neutral-single neutral-single"


def begun(players: int, *texts: str, **options: Any) -> sheepfold.Match:
    options["personal_piles"] = True
    match = sheepfold.Match.start("meadowmight", players, options, seed=None)
    return exactly(match, "-1 first 0; -1 start blank-closed 0", *texts)


def piles(start: str, *hands: str, **options: Any) -> sheepfold.Match:
    return dealt(start, *hands, personal_piles=True, **options)


def test_MM_P1_the_start_tile_is_no_sheeple() -> None:
    match = sheepfold.Match.start("meadowmight", 2, {"personal_piles": True}, seed=None)
    exactly(match, "-1 first 0")
    assert not any("sheeple" in start for start in odds(match))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_MM_P1_everybody_starts_with_six_tiles(players: int) -> None:
    match = begun(players)
    receivers = []
    while match.acting == {CHANCE}:
        deal = match.legal(CHANCE)[0]
        receivers.append(int(deal.split()[1]))
        match.play(CHANCE, deal)
    assert receivers == [seat for seat in range(players) for _ in range(6)]


@pytest.mark.parametrize(
    ("players", "others"), [(2, 25), (3, 17), (4, 12), (5, 10), (6, 8)]
)  # 51 tiles without the start tile
def test_MM_P1_a_given_sheeple_is_one_of_the_tiles_of_the_pile(players: int, others: int) -> None:
    assert odds(begun(players))["deal 0 sheeple-corner"] == Fraction(1, 5 + others)


@pytest.mark.parametrize(("players", "others"), [(2, 25), (4, 12), (6, 8)])
def test_MM_P1_another_tile_comes_by_its_share_of_all_not_yet_drawn(
    players: int, others: int
) -> None:
    share = Fraction(others, 5 + others) * Fraction(6, 51)  # the remainder included
    assert odds(begun(players))["deal 0 neutral-open"] == share


def test_MM_P1_with_wool_wolves_there_are_twelve_more() -> None:
    chances = odds(begun(6, wool_wolves=True))
    assert (chances["deal 0 sheeple-open"], chances["deal 0 wolf-closed"]) == (
        Fraction(1, 5 + 10),
        Fraction(10, 5 + 10) * Fraction(1, 63),
    )


def test_MM_P1_what_others_have_drawn_is_not_in_ones_pile() -> None:
    deals = "-1 deal 0 blank-closed;" * 3 + "-1 deal 0 blank-open;" * 3
    assert "deal 1 blank-closed" not in odds(begun(2, deals))


def test_MM_P1_the_share_is_of_what_nobody_has_drawn() -> None:
    deals = "-1 deal 0 blank-open;" * 5 + "-1 deal 0 sheeple-open"
    chances = odds(begun(2, deals))  # seat 1's pile is whole, 46 others are not drawn
    assert chances["deal 1 blank-open"] == Fraction(25, 30) * Fraction(1, 46)


def test_MM_P1_a_sheeple_is_in_the_pile_once() -> None:
    match = begun(2, "-1 deal 0 sheeple-open")
    assert ("deal 0 sheeple-open" in odds(match), odds(match)["deal 0 sheeple-single"]) == (
        False,
        Fraction(1, 29),
    )


def test_MM_P1_everybody_has_his_own_sheeple() -> None:
    match = begun(2, "-1 deal 0 sheeple-open;" + "-1 deal 0 blank-open;" * 5)
    assert odds(match)["deal 1 sheeple-open"] == Fraction(1, 30)


@pytest.mark.parametrize("sheeple", [1, 2, 3, 4, 5])
def test_MM_P1_the_option_sheeple_takes_the_first_shapes(sheeple: int) -> None:
    chances = odds(begun(2, sheeple=sheeple))
    shapes = ["open", "single", "corner", "parallel", "triple"][:sheeple]
    found = {deal: share for deal, share in chances.items() if "sheeple" in deal}
    assert found == {f"deal 0 sheeple-{shape}": Fraction(1, sheeple + 25) for shape in shapes}


def test_MM_P1_the_option_sheeple_means_nothing_without_piles() -> None:
    hand = "blank-open blank-open blank-open"
    match = dealt("blank-closed 0", hand, hand, sheeple=1)
    assert "play sheeple-triple 1,0 0" in may(match, 0)


def test_MM_P1_one_draws_from_ones_own_pile() -> None:
    match = exactly(piles("blank-closed 0", SIX, SIX_TOO), "0 play blank-open 1,0 0")
    # Teal has drawn six others of his 25; 39 of 51 are left.
    assert odds(match) == {
        **{
            f"draw sheeple-{shape}": Fraction(1, 24)
            for shape in ("open", "single", "corner", "parallel", "triple")
        },
        **{
            f"draw {tile}": Fraction(19, 24) * Fraction(left, 39)
            for tile, left in {
                "blank-open": 3,
                "blank-single": 3,
                "blank-corner": 6,
                "blank-parallel": 4,
                "blank-triple": 4,
                "blank-closed": 1,
                "neutral-open": 2,
                "neutral-single": 2,
                "neutral-corner": 6,
                "neutral-parallel": 4,
                "neutral-triple": 4,
            }.items()
        },
    }


def test_MM_P1_he_draws_one_tile_after_a_change_too() -> None:
    match = piles("blank-single 0", SIX, SIX_TOO)
    exactly(match, "0 turn 0,0 1; 0 discard blank-open; 0 discard blank-open")
    exactly(match, "-1 draw neutral-corner")
    assert match.acting == {1}


# Teal's Sheeple is on 1,0; his pond on -1,0 has no sheep beside it.
POND = "sheeple-triple pond-open blank-open blank-open blank-open blank-closed"
RECALLED = """
    0 play sheeple-triple 1,0 0
    1 play neutral-open 2,0 0
    0 play pond-open -1,0 0; 0 recall 1,0
"""


def test_MM_P1_who_holds_six_tiles_does_not_draw() -> None:
    match = piles("blank-closed 0", POND, SIX_TOO, wool_wolves=True)
    play_on(match, RECALLED[: RECALLED.index("0 play pond")])
    exactly(match, "0 play pond-open -1,0 0; 0 recall 1,0")
    assert match.acting == {1}


def test_MM_P1_who_holds_five_does() -> None:
    match = piles("blank-closed 0", POND, SIX_TOO, wool_wolves=True)
    play_on(match, RECALLED[: RECALLED.index("0 play pond")])
    exactly(match, "0 play pond-open -1,0 0; 0 done")
    assert match.acting == {CHANCE}


TREE = "sheeple-triple pond-open tree-open blank-open blank-open blank-closed"


def test_MM_P1_a_trees_draw_raises_the_limit_by_1() -> None:
    match = piles("blank-closed 0", TREE, SIX_TOO, wool_wolves=True)
    exactly(match, "0 play tree-open 0,1 0; 0 draw; -1 draw blank-corner")
    assert match.acting == {CHANCE}  # he holds six, and his limit is seven
    exactly(match, "-1 draw blank-corner")
    assert match.acting == {1}


def test_MM_P1_the_limit_stays_raised() -> None:
    match = piles("blank-closed 0", TREE, SIX_TOO, wool_wolves=True)
    play_on(
        match,
        """
        0 play tree-open 0,1 0; 0 draw
        1 play neutral-open 0,2 0
        0 play sheeple-triple 1,0 0
        1 play neutral-open 2,0 0
        """,
    )
    exactly(match, "0 play pond-open -1,0 0; 0 done")
    assert match.acting == {CHANCE}


def test_MM_P1_at_the_raised_limit_he_does_not_draw() -> None:
    match = piles("blank-closed 0", TREE, SIX_TOO, wool_wolves=True)
    play_on(
        match,
        """
        0 play tree-open 0,1 0; 0 draw
        1 play neutral-open 0,2 0
        0 play sheeple-triple 1,0 0
        1 play neutral-open 2,0 0
        """,
    )
    exactly(match, "0 play pond-open -1,0 0; 0 recall 1,0")
    assert match.acting == {1}


@pytest.mark.parametrize(("players", "draws"), [(2, 2 * 24), (4, 4 * 11)])
def test_MM_P1_a_remainder_leaves_the_game(players: int, draws: int) -> None:
    third = "blank-single blank-single blank-corner blank-corner blank-parallel blank-parallel"
    fourth = "neutral-corner neutral-corner blank-triple blank-triple neutral-triple neutral-triple"
    match = piles("blank-open 0", *[SIX, SIX_TOO, third, fourth][:players])
    elsewhere(match, "0,0")
    assert sum(str(move).startswith("-1 draw") for move in match.moves) == draws


def test_MM_P1_a_sheeple_is_drawn_by_its_owner_alone() -> None:
    match = piles("blank-closed 0", SIX, SIX_TOO, sheeple=1)
    exactly(match, "0 play blank-open 1,0 0; -1 draw sheeple-open; 1 play neutral-open 0,1 0")
    exactly(match, "-1 draw sheeple-open; 0 play sheeple-open -1,0 0")
    assert ruling_against(match, CHANCE, "draw sheeple-open") == "MM-P1"


def test_MM_P1_the_last_of_the_pile_is_drawn_and_then_none() -> None:
    def pile_empty(match: sheepfold.Match) -> bool:
        return sum(str(move).startswith("-1 draw") for move in match.moves) == 2 * 24

    match = elsewhere(piles("blank-open 0", SIX, SIX_TOO), "0,0", until=pile_empty)
    (seat,) = match.acting
    exactly(match, f"{seat} {min(may(match, seat, 'play'))}")
    assert match.acting == {1 - seat}
