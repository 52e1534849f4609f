"""Meadowmight: meadows enclosed or open, threats over gaps, and what hands promise."""

from collections.abc import Sequence
from math import exp
from typing import Final

from sheepfold.bots.evaluator import SearchParameters
from sheepfold.core.protocol import AnyGame
from sheepfold.games.meadowmight.actions import (
    CELLS,
    DISCARD,
    DONE,
    DRAW_MORE,
    MOVE,
    PLAY,
    TURN,
)
from sheepfold.games.meadowmight.bot.meadows import Meadows
from sheepfold.games.meadowmight.bot.memory import forgotten
from sheepfold.games.meadowmight.bot.outlook import FEW_TILES, NAMES, TILES, Outlook
from sheepfold.games.meadowmight.bot.outlook import TURN as TURN_COUNTS
from sheepfold.games.meadowmight.bot.plays import Plays, board_changed
from sheepfold.games.meadowmight.components import DOWN, OTHERS, SHEEPLE_EACH, Tiles
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

BOARDS: Final = 1000  # size of the cache: a search comes back to the same boards


class Board:
    """A board that was evaluated, and what seats gain on it."""

    __slots__ = ("meadows", "plays")

    def __init__(self, meadows: Meadows) -> None:
        self.meadows = meadows
        self.plays: dict[object, Plays] = {}


# Features that nobody would understand: no hint gives them as a reason.
SILENT: Final = frozenset(("enclosed_late", "one_gap_late", "ready", "claim", "turn"))


class Knowledge:
    names = NAMES
    margin = 10.0
    parameters = SearchParameters(alike=True, temperature=1.5, seconds=0.42, silent=SILENT)

    def __init__(self, game: AnyGame) -> None:
        self.tiles = Tiles(game.components)
        self.stock: list[int] = [sum(one) for one in self.tiles.stock]
        self.weights: Sequence[float] = ()
        self.boards: dict[object, Board] = {}

    def features(self, state: Pasture, seat: int) -> list[float]:
        mover = state.seat if state.pending[-1] == TURN_DUE else following(state)
        meadows = self.board(state, board_ahead(state)).meadows
        left = to_come(state, due(state))
        none = [0.0] * len(NAMES)  # features to be weighted
        outlook = self.outlook(state, meadows, left, mover, none)
        return outlook.features(seat, state.hands[seat])

    def rates(
        self, state: Pasture, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        step = state.pending[-1]
        if step not in (TURN_DUE, TREE_TURNS) or DISCARD <= legal[0] < MOVE:
            return []
        plays = self.plays(state, seat, weights)
        outlook = plays.outlook
        standing = plays.total[:]
        for one in range(state.players):
            for number in state.hands[one]:
                standing[one] += outlook.held(number)
            standing[one] += weights[TILES] * outlook.left[one] / FEW_TILES
        standing[outlook.mover] += weights[TURN_COUNTS]
        price = plays.price
        if step == TURN_DUE:
            price += least_held(outlook, state.hands[seat])
        held = [outlook.held(number) for number in range(OTHERS + 1)]
        rates: list[float] = []
        for action in legal:
            if action < TURN:
                number = min((action - PLAY) // (4 * CELLS), OTHERS)
                rates.append(chance(seat, standing, plays.play(action), -held[number]))
            elif action < DONE:
                rates.append(chance(seat, standing, plays.change(state, action), -price))
            else:
                more = weights[TILES] / FEW_TILES if action == DRAW_MORE else 0.0
                rates.append(chance(seat, standing, [0.0] * state.players, more))
        return rates

    # Caches

    def board(self, state: Pasture, top: dict[int, int]) -> Board:
        key = (
            frozenset(top.items()),
            tuple(state.box),
            state.span,
            state.players,
            state.wolves,
        )
        if key not in self.boards:
            if len(self.boards) >= BOARDS:
                self.boards.clear()
            self.boards[key] = Board(Meadows(state, top.copy()))
        return self.boards[key]

    def plays(self, state: Pasture, seat: int, weights: Sequence[float]) -> Plays:
        if weights is not self.weights:
            self.weights = weights
            self.boards.clear()
        spent = 1 / (1 if state.personal else state.players) if supply(state, seat) else 1.0
        left = to_come(state, spent)
        mover = following(state)
        board = self.board(state, state.top)
        # A CHANGE costs two tiles, one more than any turn.
        price = weights[TILES] / FEW_TILES if state.pending[-1] == TURN_DUE else 0.0
        key = (seat, mover, holds_sheeple(state, mover), state.fuzzy, price, tuple(left))
        if key not in board.plays:
            outlook = self.outlook(state, board.meadows, left, mover, weights)
            board.plays[key] = Plays(outlook, seat, price)
        return board.plays[key]

    def outlook(
        self,
        state: Pasture,
        meadows: Meadows,
        left: list[float],
        mover: int,
        weights: Sequence[float],
    ) -> Outlook:
        each = state.sheeple if state.personal else SHEEPLE_EACH
        late = 1 - sum(left) / (self.stock[state.wolves] + each * state.players)
        claims = holds_sheeple(state, mover)
        return Outlook(meadows, left, late, mover, weights, fuzzy=state.fuzzy, claims=claims)

    def frame(self, state: Pasture) -> tuple[int, float]:
        return 0, 1.0

    def reopen(self, state: Pasture) -> None:
        """Do nothing: nobody chooses in secret."""

    def forget(self, view: PastureView, number: int) -> PastureView:
        """Forget tiles that have lain face down or covered longest."""
        return forgotten(view, self.tiles, number)


def chance(seat: int, standing: list[float], gains: list[float], extra: float) -> float:
    """Return a seat's chance to win after everybody's gains."""
    own = standing[seat] + gains[seat] + extra
    whole = 1.0
    for one in range(len(standing)):
        if one != seat:
            whole += exp(min(standing[one] + gains[one] - own, 50.0))
    return 1 / whole


def least_held(outlook: Outlook, hand: list[int]) -> float:
    """Return what the two tiles for a CHANGE might have brought."""
    held = [outlook.held(number) for number in hand]
    held.sort()
    return sum(held[:2])


def holds_sheeple(state: Pasture, seat: int) -> bool:
    hand = state.hands[seat]
    return len(hand) > 0 and hand[-1] >= OTHERS


def to_come(state: Pasture, spent: float) -> list[float]:
    """Return the tiles to come per seat, if the acting seat spends some."""
    left: list[float] = []
    for seat in range(state.players):
        own = float(len(state.hands[seat]))
        own += supply(state, seat) if state.personal else state.stock / state.players
        left.append(own - spent if seat == state.seat else own)
    return left


def board_ahead(state: Pasture) -> dict[int, int]:
    """Return the board after an announced CHANGE, or after a wolf has caught others' Sheeple."""
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
    """Return the seat that has the next turn."""
    for step in range(1, state.players):
        seat = (state.seat + step) % state.players
        if state.hands[seat]:
            return seat
    return state.seat


def due(state: Pasture) -> float:
    """Return the tiles that the acting seat must still discard, less what it will draw."""
    count = 0.0
    others = (
        0.0 if state.personal else 1 - 1 / state.players
    )  # part of a tile, if another player drew it
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
