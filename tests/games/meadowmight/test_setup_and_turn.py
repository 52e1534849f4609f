"""Set-up, the order of turns and the end: rulings MM-4, MM-5 and MM-10."""

from fractions import Fraction
from typing import Any

import pytest

import sheepfold
from tests.games.meadowmight.scenario import (
    CHANCE,
    dealt,
    elsewhere,
    exactly,
    facedown,
    may,
    odds,
    play_on,
    ruling_against,
    totals,
)

OPEN = "blank-open blank-open blank-open"
OPEN_TOO = "neutral-open neutral-open neutral-open"
CLOSED = "blank-closed blank-closed blank-closed"


def begun(players: int, *texts: str, **options: Any) -> sheepfold.Match:
    return exactly(sheepfold.Match.start("meadowmight", players, options, seed=None), *texts)


def seats(match: sheepfold.Match, verb: str) -> list[int]:
    """Who made the moves with this verb, in their order."""
    words = [str(move).split() for move in match.moves]
    return [int(move[0]) for move in words if move[1] == verb]


# MM-4 Set-up


def test_MM_4_the_start_tile_is_any_tile_but_a_sheeple() -> None:
    tiles = {draw.split()[1] for draw in odds(begun(2, "-1 first 0"))}
    shapes = {"open", "single", "corner", "parallel", "triple"}
    wanted = {f"{kind}-{shape}" for kind in ("blank", "neutral") for shape in shapes}
    assert tiles == wanted | {"blank-closed"}


@pytest.mark.parametrize(
    ("start", "share"),
    [
        ("blank-open 0", Fraction(6, 52)),
        ("neutral-open 0", Fraction(6, 52)),
        ("blank-single 0", Fraction(4, 52) / 4),
        ("blank-single 3", Fraction(4, 52) / 4),
        ("neutral-corner 2", Fraction(6, 52) / 4),
        ("neutral-parallel 1", Fraction(4, 52) / 2),
        ("blank-triple 1", Fraction(4, 52) / 4),
        ("blank-closed 0", Fraction(4, 52)),
    ],
)
def test_MM_4_the_start_tile_and_its_rotation_are_random(start: str, share: Fraction) -> None:
    assert odds(begun(2, "-1 first 0"))[f"start {start}"] == share


def test_MM_4_the_start_tile_has_left_the_deck() -> None:
    match = begun(2, "-1 first 0; -1 start blank-closed 0")
    assert odds(match)["deal 0 blank-closed"] == Fraction(3, 51)


def test_MM_4_what_was_dealt_has_left_the_deck() -> None:
    match = begun(2, "-1 first 0; -1 start blank-closed 0; -1 deal 0 blank-closed")
    assert odds(match)["deal 0 blank-closed"] == Fraction(2, 50)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_MM_4_each_player_is_dealt_three_tiles_seat_after_seat(players: int) -> None:
    match = begun(players, "-1 first 0; -1 start blank-closed 0")
    receivers = []
    while match.acting == {CHANCE}:
        deal = match.legal(CHANCE)[0]
        receivers.append(int(deal.split()[1]))
        match.play(CHANCE, deal)
    assert receivers == [seat for seat in range(players) for _ in range(3)]


def test_MM_4_only_the_next_seat_is_dealt_a_tile() -> None:
    match = begun(2, "-1 first 1; -1 start blank-closed 0")
    assert ruling_against(match, CHANCE, "deal 1 blank-open") == "MM-4"


def test_MM_4_no_sheeple_is_dealt() -> None:
    match = begun(2, "-1 first 1; -1 start blank-closed 0")
    assert ruling_against(match, CHANCE, "deal 0 sheeple-open") == "MM-4"


def test_MM_4_a_player_holds_his_five_sheeple_and_three_tiles() -> None:
    match = dealt("blank-closed 0", "blank-single neutral-corner blank-parallel", OPEN)
    assert {move.split()[1] for move in may(match, 0, "play")} == {
        "sheeple-open",
        "sheeple-single",
        "sheeple-corner",
        "sheeple-parallel",
        "sheeple-triple",
        "blank-single",
        "neutral-corner",
        "blank-parallel",
    }


def test_MM_4_the_hand_is_secret() -> None:
    match = dealt("blank-closed 0", "blank-single neutral-corner blank-parallel", OPEN)
    deal = "-1 deal 0 neutral-corner"
    seen = [deal in [str(event) for event in match.log(seat)] for seat in (0, 1, sheepfold.WATCHER)]
    assert seen == [True, False, False]


@pytest.mark.parametrize("start", ["wolf-single 0", "tree-open 0", "pond-open 0"])
def test_MM_4_the_start_tile_has_no_when_played_effect(start: str) -> None:
    match = dealt(start, OPEN, OPEN_TOO, wool_wolves=True)
    assert {move.split()[0] for move in may(match, 0)} <= {"play", "turn"}


def test_MM_4_a_wolf_as_the_start_tile_frightens_no_sheep() -> None:
    match = play_on(
        dealt("wolf-closed 0", OPEN, OPEN_TOO, wool_wolves=True),
        "0 play sheeple-open 1,0 0; 1 play neutral-open 1,1 0",
    )
    assert facedown(match) == set()


def test_MM_4_a_house_as_the_start_tile_works() -> None:
    match = play_on(
        dealt("house-closed 0", "blank-single blank-open blank-open", OPEN_TOO, wool_wolves=True),
        "0 play blank-single 1,0 0",
    )
    assert ruling_against(match, 1, "turn 1,0 1") == "MM-W5"


def test_MM_4_a_pond_as_the_start_tile_works() -> None:
    match = play_on(
        dealt("pond-open 0", "blank-closed blank-open blank-open", CLOSED, wool_wolves=True),
        """
        0 play sheeple-triple 1,0 3           # open to the south, a fence towards the pond
        1 play blank-closed 1,1 0
        0 play blank-closed 2,0 0
        """,
    )
    assert totals(elsewhere(match, "2,0")) == [3, 0]


@pytest.mark.parametrize(("players", "draws"), [(2, 45), (3, 42), (4, 39)])
def test_MM_4_the_colours_of_nobody_leave_the_game(players: int, draws: int) -> None:
    hands = ["blank-closed blank-open blank-open", "blank-closed neutral-open neutral-open"]
    hands += ["neutral-triple blank-triple neutral-parallel"] * (players - 2)
    match = dealt("blank-closed 0", *hands)
    assert len(seats(elsewhere(match, "0,0"), "draw")) == draws


# MM-5 Turn


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_MM_5_the_first_player_is_drawn_by_chance(players: int) -> None:
    chances = {f"first {seat}": Fraction(1, players) for seat in range(players)}
    assert odds(begun(players)) == chances


def test_MM_5_the_turns_go_clockwise_from_the_first_player() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO, CLOSED, first=1)
    play_on(
        match,
        """
        1 play neutral-open 1,0 0
        2 play blank-closed 0,1 0
        0 play blank-open -1,0 0
        1 play neutral-open 2,0 0
        """,
    )
    assert match.acting == {2}


def test_MM_5_it_is_one_players_turn() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    assert ruling_against(match, 1, "play neutral-open 1,0 0") == "CORE-1"


def test_MM_5_after_a_play_a_tile_is_drawn() -> None:
    match = exactly(dealt("blank-closed 0", OPEN, OPEN_TOO), "0 play blank-open 1,0 0")
    assert odds(match)["draw blank-closed"] == Fraction(3, 45)


def test_MM_5_after_a_change_a_tile_is_drawn() -> None:
    match = dealt("blank-single 0", OPEN, OPEN_TOO)
    exactly(match, "0 turn 0,0 1; 0 discard blank-open; 0 discard blank-open")
    assert odds(match)["draw blank-closed"] == Fraction(4, 45)


def test_MM_5_the_drawn_tile_comes_into_the_hand() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    exactly(match, "0 play blank-open 1,0 0; -1 draw neutral-single")
    exactly(match, "1 play neutral-open 0,1 0; -1 draw blank-single")
    assert "play neutral-single -1,0 0" in may(match, 0)


def test_MM_5_a_draw_is_secret() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    exactly(match, "0 play blank-open 1,0 0; -1 draw neutral-single")
    draw = "-1 draw neutral-single"
    seen = [draw in [str(event) for event in match.log(seat)] for seat in (0, 1, sheepfold.WATCHER)]
    assert seen == [True, False, False]


def test_MM_5_one_tile_is_drawn_and_the_next_player_is_on() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    exactly(match, "0 play blank-open 1,0 0; -1 draw neutral-single")
    assert match.acting == {1}


def test_MM_5_what_is_not_in_the_deck_is_not_drawn() -> None:
    match = exactly(dealt("blank-closed 0", CLOSED, OPEN), "0 play blank-closed 1,0 0")
    assert ruling_against(match, CHANCE, "draw blank-closed") == "MM-5"


def test_MM_5_players_do_not_draw_for_chance() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    assert ruling_against(match, 0, "draw blank-single") == "MM-5"


LAST_TILE_DRAWN = 45


def deck_empty(match: sheepfold.Match) -> bool:
    return len(seats(match, "draw")) == LAST_TILE_DRAWN


def test_MM_5_the_last_tile_of_the_deck_is_drawn_and_then_none() -> None:
    match = elsewhere(dealt("blank-closed 0", OPEN, OPEN_TOO), "0,0", until=deck_empty)
    (seat,) = match.acting
    exactly(match, f"{seat} {min(may(match, seat, 'play'))}")
    assert match.acting == {1 - seat}


def one_is_passed_over(match: sheepfold.Match) -> bool:
    """Seat 0 has just had two turns running."""
    return [str(move).split()[:2] for move in match.moves[-2:]] == [["0", "play"]] * 2


def test_MM_5_who_has_no_tiles_is_passed_over() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    elsewhere(match, "0,0", changers=[1], until=one_is_passed_over)
    assert match.acting == {0}


# MM-10 End


def test_MM_10_the_game_ends_when_all_are_out_of_tiles() -> None:
    match = elsewhere(dealt("blank-closed 0", OPEN, OPEN_TOO), "0,0")
    tiles_used = len(seats(match, "play")) + len(seats(match, "discard"))
    assert tiles_used == 16 + LAST_TILE_DRAWN


def test_MM_10_not_when_one_player_is() -> None:
    match = dealt("blank-closed 0", OPEN, OPEN_TOO)
    elsewhere(match, "0,0", changers=[1], until=one_is_passed_over)
    assert not match.over


def test_MM_10_then_nobody_acts() -> None:
    match = elsewhere(dealt("blank-closed 0", OPEN, OPEN_TOO), "0,0")
    assert (match.over, match.acting) == (True, set())
