"""Refusals in whole games: always the first ruling, in the order of the rules, that is broken."""

import pytest

from sheepfold.core.rng import Plain
from tests.games.sheep_and_thief.referee import Referee
from tests.games.sheep_and_thief.referee_board import CELLS, SIDES, step
from tests.games.sheep_and_thief.scenario import start

TRIES = 30  # at every decision


def broken(referee: Referee, seat: int, text: str) -> str:
    """The ruling that forbids a laying, or an act of the animals; none if it is allowed."""
    verb, *words = text.split()
    if verb in ("lay", "cover"):
        return broken_by_laying(referee, seat, verb, int(words[0]), words[1])
    if referee.due == "lay":
        return "ST-6"
    if text in referee.legal(seat):
        return ""
    return {"sheep": "ST-11", "dog": "ST-12", "heel": "ST-12", "fox": "ST-13"}[verb]


def broken_by_laying(referee: Referee, seat: int, verb: str, card: int, cell: str) -> str:
    board = referee.boards[seat]
    if referee.due != "lay" or card not in referee.hands[seat]:
        return "ST-6"
    if cell in board.cards or not board.adjacent(cell):
        return "ST-7"
    if verb == "lay" and not board.rivers_agree(referee.faces[card], cell):
        return "ST-8"
    if cell == referee.fox:
        return "ST-9"
    if verb == "cover" and referee.layings()[0].startswith("lay"):
        return "ST-10"
    return ""


def any_text(referee: Referee, seat: int, rng: Plain) -> str:
    """Something one might try: mostly with a card of the hand, mostly to a cell beside."""
    verbs = ["lay", "lay", "cover", "dog", "dog", "fox", "heel", "sheep"]
    verb = verbs[rng.below(len(verbs))]
    cell = CELLS[rng.below(len(CELLS))]
    if verb in ("lay", "cover"):
        hand = sorted(referee.hands[seat])
        card = hand[rng.below(len(hand))] if rng.below(4) else 1 + rng.below(56)
        return f"{verb} {card} {cell}"
    if verb == "dog":
        side = list(SIDES)[rng.below(4)]
        other = step(cell, side) or CELLS[rng.below(len(CELLS))]
        return f"dog {cell} {other} {['1', '2', 'b', '1b'][rng.below(4)]}"
    if verb == "fox":
        return f"fox {list(SIDES)[rng.below(4)]}"
    return verb


@pytest.mark.parametrize(
    ("players", "black_sheep"), [(2, False), (2, True), (3, False), (3, True), (4, False)]
)
def test_a_refusal_names_the_first_ruling_broken(players: int, black_sheep: bool) -> None:
    options = {"black_sheep": black_sheep}
    for seed in range(3):
        rng = Plain("first ruling", players, black_sheep, seed)
        referee, match = Referee(players, options), start(players, options)
        while acting := referee.acting():
            seat = acting[rng.below(len(acting))]
            if referee.due in ("lay", "images"):
                for _ in range(TRIES):
                    text = any_text(referee, seat, rng)
                    refusal = match.objection(seat, text)
                    ruling = refusal.ruling if refusal else ""
                    assert (text, ruling) == (text, broken(referee, seat, text))
            legal = referee.legal(seat)
            text = legal[rng.below(len(legal))]
            match.play(seat, text)
            referee.play(seat, text)
        assert match.over
