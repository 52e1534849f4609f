"""Which three actions make a turn: ruling SL-5."""

from itertools import pairwise, product

import pytest

import sheepfold
from tests.games.sheepland.scenario import OPEN, PAIRS, four, may, three, two

KINDS = {"shepherd": ("walk",), "sheep": ("herd", "black"), "tile": ("buy",)}


def possible(match: sheepfold.Match, seat: int) -> set[str]:
    """The kinds of action a player may take now."""
    return {kind for kind, verbs in KINDS.items() if may(match, seat, *verbs)}


def sequences(match: sheepfold.Match, seat: int) -> set[tuple[str, ...]]:
    """The turns, by their three kinds, that can be played from here on an open board."""
    found = set()
    for kinds in product(KINDS, repeat=3):
        again = sheepfold.Match.replay(match.record())
        for kind in kinds:
            if seat not in again.acting or not (able := may(again, seat, *KINDS[kind])):
                break
            again.play(seat, min(able))
        else:
            found.add(kinds)
    return found


def test_SL_5_of_the_27_sequences_of_three_kinds_15_are_turns() -> None:
    assert len(sequences(three(OPEN), 0)) == 15


def test_SL_5_these_are_the_turns() -> None:
    expected = set()
    for kinds in product(KINDS, repeat=3):
        walks = kinds.count("shepherd")
        repeated = any(a == b != "shepherd" for a, b in pairwise(kinds))
        if walks >= 1 and not repeated:
            expected.add(kinds)
    assert sequences(three(OPEN), 0) == expected


def test_SL_5_with_two_players_the_same_turns() -> None:
    assert len(sequences(two(PAIRS, "0 use 3"), 0)) == 15


# The rulebook's examples: you may


def test_SL_5_you_may_move_your_shepherd_3_times() -> None:
    match = three(OPEN, "0 walk 1, 0 walk 6, 0 walk 8, -1 die 1")
    assert match.acting == {1}


def test_SL_5_you_may_move_a_sheep_buy_a_tile_then_move_your_shepherd() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1, 0 buy field, 0 walk 1, -1 die 1")
    assert match.acting == {1}


def test_SL_5_you_may_buy_a_tile_move_your_shepherd_then_buy_a_tile_again() -> None:
    assert three(OPEN, "0 buy field, 0 walk 1, 0 buy field, -1 die 1").acting == {1}


def test_SL_5_you_may_move_your_shepherd_twice_then_buy_a_tile() -> None:
    assert three(OPEN, "0 walk 1, 0 walk 6, 0 buy field, -1 die 1").acting == {1}


# The rulebook's examples: you may not


def test_SL_5_you_may_not_buy_2_tiles_then_move_your_shepherd() -> None:
    assert possible(three(OPEN, "0 buy field"), 0) == {"shepherd", "sheep"}


def test_SL_5_you_may_not_move_a_sheep_buy_a_tile_then_move_a_sheep_again() -> None:
    assert possible(three(OPEN, "0 herd field-3 mountain-1, 0 buy field"), 0) == {"shepherd"}


def test_SL_5_you_may_not_move_your_shepherd_then_move_2_sheep() -> None:
    match = three(OPEN, "0 walk 1, 0 herd field-2 field-3")
    assert possible(match, 0) == {"shepherd", "tile"}


# What else it says


def test_SL_5_a_turn_has_exactly_three_actions() -> None:
    match = three(OPEN, "0 walk 1, 0 herd field-2 field-3, 0 buy field")
    assert match.acting == {sheepfold.CHANCE}


def test_SL_5_after_two_actions_it_is_still_his_turn() -> None:
    assert three(OPEN, "0 walk 1, 0 herd field-2 field-3").acting == {0}


@pytest.mark.parametrize(
    "text",
    ["", "0 walk 1", "0 walk 1, 0 walk 6", "0 buy field", "0 buy field, 0 herd field-3 mountain-1"],
)
def test_SL_5_there_is_no_passing(text: str) -> None:
    match = three(OPEN, text)
    assert may(match, 0) == may(match, 0, "walk", "herd", "black", "buy")


def test_SL_5_the_third_action_is_a_shepherd_move_if_none_was_before() -> None:
    match = three(OPEN, "0 buy mountain, 0 black mountain-1 field-3")
    assert possible(match, 0) == {"shepherd"}


def test_SL_5_once_the_shepherd_moved_the_third_action_is_of_any_kind() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1, 0 walk 1")
    assert possible(match, 0) == {"shepherd", "sheep", "tile"}


def test_SL_5_moving_the_black_sheep_is_a_sheep_move_like_any_other() -> None:
    assert possible(three(OPEN, "0 black mountain-1 field-3"), 0) == {"shepherd", "tile"}


def test_SL_5_a_sheep_is_not_moved_back_from_the_same_road() -> None:
    assert may(three(OPEN, "0 walk 7, 0 black mountain-1 mountain-2"), 0, "herd", "black") == set()


def test_SL_5_a_tile_of_the_other_terrain_is_a_second_purchase_too() -> None:
    assert may(three(OPEN, "0 walk 7, 0 buy mountain"), 0, "buy") == set()


def test_SL_5_a_shepherd_move_between_lets_a_sheep_move_be_repeated() -> None:
    match = three(OPEN, "0 herd field-3 mountain-1, 0 walk 1, 0 herd field-2 field-3, -1 die 1")
    assert match.acting == {1}


def test_SL_5_the_next_turn_allows_again_what_this_one_did_on_the_same_road() -> None:
    match = three(
        OPEN,
        """
        0 walk 1, 0 buy field, 0 herd field-2 field-3
        -1 die 1, 1 walk 29, 1 walk 38, 1 walk 34
        -1 die 1, 2 walk 28, 2 walk 26, 2 walk 21
        -1 die 1
        """,
    )
    assert possible(match, 0) == {"shepherd", "sheep", "tile"}


def test_SL_5_turns_go_clockwise() -> None:
    match = four(
        """
        -1 first 2, -1 tile 0 field, -1 tile 1 mountain, -1 tile 2 desert, -1 tile 3 swamp
        2 place 1, 3 place 10, 0 place 20, 1 place 30
        """
    )
    order = []
    for road in (2, 12, 22, 32):
        match.play(sheepfold.CHANCE, "die 1")
        (seat,) = match.acting
        order.append(seat)
        for step in (road, road + 1, road + 2):
            match.play(seat, f"walk {step}")
    assert order == [2, 3, 0, 1]
