"""Picks that are made at once may be withdrawn until the last one arrives, each of two too."""

import pytest

import sheepfold
from sheepfold import IllegalMove, Match


def draft(players: int) -> Match:
    return Match.start("sheep_and_thief", players, seed=11)


def pick(match: Match, seat: int) -> str:
    move = match.legal(seat)[0]
    match.play(seat, move)
    return move


def test_both_picks_of_two_players_can_be_taken_back_one_after_the_other() -> None:
    match = draft(2)
    before = match.view(0)
    pick(match, 0)
    pick(match, 0)
    assert match.acting == {1}
    match.undo(0)
    match.undo(0)
    assert match.acting == {0, 1}
    assert match.view(0) == before


def test_a_pick_is_withdrawn_alone_while_the_other_player_still_owes_one() -> None:
    match = draft(2)
    first, second = pick(match, 0), pick(match, 0)
    pick(match, 1)  # the first of the other's two
    assert match.may_undo(0)
    match.undo(0)
    assert str(match.events[-1]).startswith("0 withdraw")
    assert match.acting == {0, 1}
    assert second in match.legal(0)
    assert first not in match.legal(0)
    assert sheepfold.Match.replay(match.record()) == match


def test_the_pick_that_passes_the_packs_is_not_taken_back() -> None:
    match = draft(2)
    for seat in (0, 0, 1, 1):
        pick(match, seat)
    assert match.acting == {0, 1}
    for seat in (0, 1):
        assert not match.may_undo(seat)
        with pytest.raises(IllegalMove) as refusal:
            match.undo(seat)
        assert refusal.value.ruling == "CORE-4"


def test_with_three_players_nobody_sees_the_next_pack_and_thinks_again() -> None:
    match = draft(3)
    for seat in (2, 0):
        pick(match, seat)
    assert match.may_undo(2)
    assert match.may_undo(0)
    pick(match, 1)
    assert not any(match.may_undo(seat) for seat in range(3))


def test_the_first_of_two_picks_is_no_final_move_and_the_last_one_is() -> None:
    match = draft(2)
    assert not match.preview(0, match.legal(0)[0]).final
    for seat in (0, 0, 1):
        pick(match, seat)
    assert match.preview(1, match.legal(1)[0]).final
