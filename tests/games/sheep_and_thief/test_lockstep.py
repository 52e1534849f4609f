"""Whole games in lock-step with an independent referee: legal moves, chances, scores."""

from fractions import Fraction
from typing import Any

import pytest

from sheepfold import games
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain, weighted
from tests.games.sheep_and_thief.referee import Referee
from tests.games.sheep_and_thief.referee_board import CELLS, OPPOSITE, SIDES, step
from tests.games.sheep_and_thief.scenario import box

GAMES = 24
CONFIGURATIONS = [
    (players, {"missions": missions, "black_sheep": black})
    for players in (2, 3, 4)
    for missions in (False, True)
    for black in (False, True)
]


def links(referee: Referee, seat: int, text: str) -> int:
    """How many roads and rivers the card continues, and whether it leads out of the board."""
    _, card, cell = text.split()
    face, cards = referee.faces[int(card)], referee.boards[seat].cards
    count = 0
    for side in SIDES:
        beside = step(cell, side)
        if beside is None:
            count += side in face.road
        elif beside in cards:
            count += 3 * (side in face.road and OPPOSITE[side] in cards[beside].road)
            count += 2 * (side in face.river and OPPOSITE[side] in cards[beside].river)
    return count


def taste(referee: Referee, seat: int, text: str) -> int:
    """A builder of roads and rivers who drives his black sheep to the far corner."""
    verb, *words = text.split()
    if verb == "pick":
        face = referee.faces[int(words[0])]
        return len(face.road) + len(face.river)
    if verb == "lay":
        return links(referee, seat, text)
    if verb == "dog" and words[2].endswith("b"):
        return 1 if words[1] > words[0] or words[1][1] > words[0][1] else -1
    return 0


def choose(referee: Referee, seat: int, texts: list[str], rng: Plain, builders: bool) -> int:
    """The place of the move chosen: any, or of the moves to the builder's taste any."""
    best = list(range(len(texts)))
    if builders:
        liked = [taste(referee, seat, text) for text in texts]
        best = [place for place in best if liked[place] == max(liked)]
    return best[rng.below(len(best))]


def play_in_step(game: AnyGame, referee: Referee, state: Any, rng: Plain, builders: bool) -> None:
    while acting := game.acting(state):
        assert tuple(sorted(acting)) == referee.acting()
        legal = {seat: game.legal(state, seat) for seat in acting}
        texts = {seat: [game.actions.text(action) for action in legal[seat]] for seat in acting}
        for seat in acting:
            assert sorted(texts[seat]) == sorted(referee.legal(seat))
        seat = acting[rng.below(len(acting))]
        if seat == -1:
            chances = game.chances(state)
            total = sum(weight for _, weight in chances)
            shares = {game.actions.text(drawn): Fraction(w, total) for drawn, w in chances}
            assert shares == referee.weights()
            action = weighted(chances, rng.below(total))
        else:
            action = legal[seat][choose(referee, seat, texts[seat], rng, builders)]
        game.apply(state, seat, action)
        referee.play(seat, game.actions.text(action))
    assert referee.acting() == ()
    assert [score.total for score in game.scores(state)] == referee.scores()
    assert [dict(score.parts) for score in game.scores(state)] == referee.parts()
    assert game.winners(state) == referee.winners()


def test_these_are_all_configurations() -> None:
    game = games.make("sheep_and_thief")
    assert len(CONFIGURATIONS) == len(list(game.configurations()))


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_every_decision_and_result_equals_the_referees(
    players: int, options: dict[str, Any]
) -> None:
    game = games.make("sheep_and_thief")
    for seed in range(GAMES):
        rng = Plain("lockstep", players, str(options), seed)
        state = game.setup(players, game.options(**options))
        play_in_step(game, Referee(players, options), state, rng, builders=seed % 2 == 1)


def other_box(rng: Plain) -> dict[str, Any]:
    """The same images and barns on other cards, with more sheep, and the fox anywhere."""
    components = box(fox_start=CELLS[1 + rng.below(len(CELLS) - 1)])
    cards = components["cards"]
    for card in cards:
        card["sheep"] += rng.below(3)
    for kind in ("sheep", "dogs", "foxes", "barn"):
        for place in range(len(cards) - 1, 0, -1):
            other = rng.below(place + 1)
            cards[place][kind], cards[other][kind] = cards[other][kind], cards[place][kind]
    return components


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_other_boxes_too(players: int) -> None:
    for seed in range(12):
        rng = Plain("other boxes", players, seed)
        components = other_box(rng)
        game = games.make("sheep_and_thief", components)
        options = {"missions": seed % 3 > 0, "black_sheep": seed % 2 > 0}
        state = game.setup(players, game.options(**options))
        play_in_step(game, Referee(players, options, components), state, rng, seed % 4 > 1)
