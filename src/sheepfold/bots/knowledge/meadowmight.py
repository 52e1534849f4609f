"""Meadowmight: meadows enclosed or open, who threatens whom over a gap, and what hands promise."""

from collections.abc import Sequence

from sheepfold.bots.knowledge import tuned
from sheepfold.bots.knowledge.meadowmight_memory import forgotten
from sheepfold.bots.knowledge.meadowmight_outlook import FEW_TILES, NAMES, Outlook
from sheepfold.bots.knowledge.meadowmight_plays import Plays, board_changed
from sheepfold.bots.mind import Manner
from sheepfold.core.protocol import AnyGame
from sheepfold.games.meadowmight.actions import DISCARD, DONE, DRAW_MORE, MOVE, TURN
from sheepfold.games.meadowmight.components import DOWN, SHEEPLE_EACH, Tiles
from sheepfold.games.meadowmight.effects import frightened_cells
from sheepfold.games.meadowmight.state import (
    DISCARD_DUE,
    DRAWING,
    NOTHING,
    TREE_DRAWING,
    TREE_TURNS,
    TURN_DUE,
    WOLF_MOVES,
    Pasture,
)
from sheepfold.games.meadowmight.turns import supply
from sheepfold.games.meadowmight.view import PastureView


class Knowledge:
    names = NAMES
    margin = 10.0
    manner = Manner(pace=0.4, alike=True)

    def __init__(self, game: AnyGame) -> None:
        self.tiles = Tiles(game.components)
        self.stock: list[int] = [sum(one) for one in self.tiles.stock]
        weights = tuned(game.id)
        self.weights = [float(weights.get(name, 0)) for name in NAMES]

    def whole(self, state: Pasture) -> int:
        """All tiles of a match."""
        each = state.sheeple if state.personal else SHEEPLE_EACH
        return self.stock[state.wolves] + each * state.players

    def features(self, state: Pasture, seat: int) -> list[float]:
        top = board_ahead(state)
        mover = state.seat if state.pending[-1] == TURN_DUE else following(state)
        whole = self.whole(state)
        return Outlook(state, top, mover, whole, due(state), self.weights).features(seat)

    def rates(self, state: Pasture, seat: int, legal: Sequence[int]) -> list[float]:
        step = state.pending[-1]
        if step not in (TURN_DUE, TREE_TURNS) or DISCARD <= legal[0] < MOVE:
            return []
        spent = 1 / (1 if state.personal else state.players) if supply(state, seat) else 1.0
        whole = self.whole(state)
        outlook = Outlook(state, state.top, following(state), whole, spent, self.weights)
        plays = Plays(outlook, seat)
        price = plays.price() if step == TURN_DUE else 0.0
        rates: list[float] = []
        for action in legal:
            if action < TURN:
                rates.append(plays.play(action))
            elif action < DONE:
                rates.append(plays.change(action, price))
            else:
                more = self.weights[-2] / FEW_TILES if action == DRAW_MORE else 0.0
                rates.append(plays.chance([0.0] * state.players, more))
        return rates

    def reopen(self, state: Pasture) -> None:
        """Nobody chooses in secret."""

    def forget(self, view: PastureView, number: int) -> PastureView:
        """What lies face down or covered longest: which tiles those are."""
        return forgotten(view, self.tiles, number)


def board_ahead(state: Pasture) -> dict[int, int]:
    """The board once an announced CHANGE is done, or a wolf has caught others' Sheeple."""
    if state.announced != NOTHING:
        return board_changed(state, state.announced)
    if state.pending[-1] == WOLF_MOVES:
        top = state.top.copy()
        for cell in frightened_cells(state):
            if state.tiles.owner[top[cell]] & ~(1 << state.seat):
                top[cell] += DOWN
        return top
    return state.top


def following(state: Pasture) -> int:
    """Who has the next turn."""
    for step in range(1, state.players):
        seat = (state.seat + step) % state.players
        if state.hands[seat]:
            return seat
    return state.seat


def due(state: Pasture) -> float:
    """The tiles that the acting seat has yet to discard, less what it is about to draw."""
    count = 0.0
    others = 0.0 if state.personal else 1 - 1 / state.players  # of a tile, if another drew it
    for step in state.pending:
        if step == DISCARD_DUE:
            count += 1
        elif step == DRAWING:
            count -= others
        elif step == TREE_DRAWING:
            count -= 2 * others
        elif step != TURN_DUE and supply(state, state.seat):
            count -= others
    if state.announced != NOTHING and supply(state, state.seat):
        count -= others
    return count
