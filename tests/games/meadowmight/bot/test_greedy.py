"""Greedy Meadowmight is a sensible opponent: legal, repeatable, and it sees the obvious move."""

from collections.abc import Iterator
from typing import Any

import pytest

from sheepfold import games
from sheepfold.bots.random import RandomBot
from sheepfold.core.match import Match
from sheepfold.core.rng import Plain
from sheepfold.games.meadowmight.bot.greedy import Greedy
from tests.games.meadowmight.scenario import dealt, play_on

GAME = games.make("meadowmight")
GREEDY = Greedy(GAME)
RANDOM = RandomBot(GAME)
FUZZY = {"fuzzy_fences": True}
WOLVES = {"wool_wolves": True}
PILES = {"personal_piles": True, "sheeple": 3}
VARIANTS: list[dict[str, Any]] = [{}, FUZZY, WOLVES, PILES, {**FUZZY, **WOLVES, **PILES}]


def decisions(match: Match, *seats: Greedy | RandomBot) -> Iterator[tuple[int, str]]:
    """Play a match to its end; each decision before it is made."""
    rng = Plain("seats", match.players)
    while not match.over:
        (seat,) = match.acting
        action = seats[seat].choose(match.view(seat), GAME.legal(match.state, seat), rng)
        text = GAME.actions.text(action)
        yield seat, text
        match.play(seat, text)


def play(match: Match, *seats: Greedy | RandomBot) -> Match:
    for _ in decisions(match, *seats):
        pass
    return match


def choices(match: Match) -> set[str]:
    """All that greedy may choose here, whatever its generator draws."""
    (seat,) = match.acting
    view, legal = match.view(seat), match.game.legal(match.state, seat)
    return {GAME.actions.text(GREEDY.choose(view, legal, Plain(seed))) for seed in range(30)}


def faceup(view: Any) -> int:
    """How many of the viewer's Sheeple lie faceup on the board."""
    return sum(meadow.sheeple[view.viewer] for meadow in view.meadows)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("players", [3, 6])
def test_it_always_chooses_a_legal_move(players: int, options: dict[str, Any]) -> None:
    match = play(Match.start(GAME, players, options, seed=players), *[GREEDY] * players)
    assert max(score.total for score in match.scores()) > 0


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_equal_arguments_give_the_same_choice(options: dict[str, Any]) -> None:
    match = Match.start(GAME, 2, options, seed=5)
    while not match.over:
        (seat,) = match.acting
        view, legal = match.view(seat), GAME.legal(match.state, seat)
        number = len(match.events)
        action = GREEDY.choose(view, legal, Plain(number))
        assert action == Greedy(GAME).choose(view, legal, Plain(number))
        match.play(seat, GAME.actions.text(action))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_beats_random_in_either_seat(options: dict[str, Any]) -> None:
    assert play(Match.start(GAME, 2, options, seed=0), GREEDY, RANDOM).winners() == [0]
    assert play(Match.start(GAME, 2, options, seed=1), RANDOM, GREEDY).winners() == [1]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_does_not_turn_its_own_sheeple_down(options: dict[str, Any]) -> None:
    """MM-14, MM-W2: nor does it lose them otherwise, but by a pond's recall."""
    match = Match.start(GAME, 2, options, seed=4)
    for seat, text in decisions(match, GREEDY, RANDOM):
        if seat == 0 and not text.startswith("recall"):
            assert faceup(match.preview(seat, text).view) >= faceup(match.view(seat)), text


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_it_discards_no_sheeple_while_it_holds_other_tiles(options: dict[str, Any]) -> None:
    match = Match.start(GAME, 4, options, seed=1)
    for seat, text in decisions(match, *[GREEDY] * 4):
        if text.startswith("discard sheeple"):
            assert all(word.startswith("sheeple") for word in match.view(seat).hand)


OPEN = "blank-open blank-open blank-open"


def test_it_encloses_a_meadow_with_a_sheeple() -> None:
    """The start tile is open to one side: a Sheeple with three fences shuts it."""
    match = dealt("blank-triple 0", OPEN, OPEN)
    for text in choices(match):
        assert text.startswith("play sheeple-triple")
        assert match.preview(0, text).view.points == (2, 0)


def test_it_closes_the_last_gap_of_its_meadow_with_a_sheep() -> None:
    """Start tile and Sheeple are open to -2,0 alone; a neutral sheep is worth two."""
    match = dealt("blank-triple 0", "neutral-triple blank-triple blank-open", OPEN)
    play_on(match, "0 play sheeple-parallel -1,0 0", "1 play sheeple-open 0,1 0")
    assert choices(match) == {"play neutral-triple -2,0 2"}
    assert match.preview(0, "play neutral-triple -2,0 2").view.points == (4, 0)


def test_it_pays_no_tiles_for_a_turn_at_the_beginning() -> None:
    match = dealt("blank-single 0", OPEN, "blank-single blank-single blank-single")
    assert any(text.startswith("turn") for text in match.legal(0))
    assert all(text.startswith("play sheeple") for text in choices(match))


def wolf_beside_a_sheeple_of(seat: int) -> Match:
    """Teal has just played a wolf; the Sheeple north of it can only flee to the start tile."""
    wolf = "wolf-closed blank-closed blank-closed"
    match = dealt("blank-closed 0", wolf, OPEN, first=seat, **WOLVES)
    play_on(match, f"{seat} play sheeple-single 1,0 0")
    if seat == 0:
        play_on(match, "1 play blank-open -1,0 0")
    return play_on(match, "0 play wolf-closed 1,1 0")


def test_its_own_sheeple_flees_from_a_wolf() -> None:
    assert choices(wolf_beside_a_sheeple_of(0)) == {"move 1,0 0,0"}


def test_the_wolf_catches_a_sheeple_of_others() -> None:
    match = wolf_beside_a_sheeple_of(1)
    assert match.legal(0) == ["move 1,0 0,0", "done"]
    assert choices(match) == {"done"}
