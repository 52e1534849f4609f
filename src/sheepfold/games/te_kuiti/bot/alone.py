"""Te Kuiti's solo game: the prior, by rules of thumb.

A flower costs a fence each time its tile is flipped, so unseen tiles come first: the more is known,
the likelier they match. Known pairs can wait.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from sheepfold.games.te_kuiti.actions import FLIP, NO_FLOWER, RAM
from sheepfold.games.te_kuiti.board import CELLS, CELLS_BESIDE, SIDE_EDGES, may_close, outside
from sheepfold.games.te_kuiti.bot.pens import PEN_CELLS, PEN_EDGES, PENS, known, lacking_edges
from sheepfold.games.te_kuiti.rules import BARE, flip
from sheepfold.games.te_kuiti.state import RAM_DUE, Field

# What speaks for a flip, scaled to about 1:
TAKES: Final = 2.0  # it takes a pair with the revealed sheep
WASTES: Final = 1.5  # it ends a turn that would not match, and costs no fence
UNSEEN: Final = 1.0
BEGINS: Final = 0.5  # a known pair
SHUTS: Final = 2.0  # against it, for each tile that its flower is likely to enclose
FENCED: Final = 0.02  # for each side that has a fence: the flower's fence will turn
NEAR: Final = 0.25  # factor by which a pen matters less for each fence that it lacks
AT_ONCE: Final = 0.1  # against a known tile, for each one that its flower encloses
MOST_NEEDED: Final = 0.9  # a fence that frees a tile is better than any other
LOSS: Final = 0.3  # of the chance to win, at most, for each 1 that speaks less for a move


def solo_prior(state: Field, legal: Sequence[int]) -> list[float]:
    """Return the chance to win after each action."""
    gains = rams(state, legal) if state.pending[-1] == RAM_DUE else flips(state, legal)
    enclosed = (state.present & ~state.outside).bit_count()
    standing = 0.45 * state.supply - 0.5 * state.present.bit_count() - 0.4 * enclosed  # roughly
    chance, top = 1 / (1 + exp(-standing)), max(gains)
    loss = LOSS * 4 * chance * (1 - chance)
    return [max(chance - loss * (top - gain), 0.0) for gain in gains]


def rams(state: Field, legal: Sequence[int]) -> list[float]:
    """Return each fence's chance to win: those that free tiles, or that nearly closed pens need."""
    free, unfenced = state.present & state.outside, lacking_edges(state)
    needed = [0.0] * len(legal)
    for pen in range(PENS):
        tiles = (PEN_CELLS[pen] & free).bit_count()
        if tiles == 0:
            continue
        edges = PEN_EDGES[pen]
        matters = float(tiles) * NEAR ** (edges & unfenced).bit_count()
        for place, action in enumerate(legal):
            if edges >> action - RAM & 1:
                needed[place] += matters / CELLS
    gains = []
    for place, action in enumerate(legal):
        edge = action - RAM
        gain = min(needed[place], MOST_NEEDED)
        if CELLS_BESIDE[edge] & ~state.outside:
            freed = outside(state.fences ^ 1 << edge) & ~state.outside
            gain += (state.present & freed).bit_count()
        gains.append(gain)
    return gains


def flips(state: Field, legal: Sequence[int]) -> list[float]:
    kinds = known(state)
    waiting = len([kind for kind in kinds if kind])
    if state.revealed == 1:
        waiting -= kinds[state.faces[state.up.bit_length() - 1] % BARE] > 0
    gains = []
    for action in legal:
        cell = action - FLIP
        side = state.sides[cell]
        if state.faces[cell] < 0:
            gain = UNSEEN - SHUTS * shut_in(state, cell)
            for edge in SIDE_EDGES[cell]:
                gain += FENCED * (state.fences >> edge & 1)
        elif takes_pair(state, cell):
            gain = TAKES if state.revealed == 1 else BEGINS
            gain -= AT_ONCE * enclosing(state, cell, side)
        elif state.revealed == 1 and side == NO_FLOWER and waiting > 1:
            gain = WASTES
        else:
            gain = -AT_ONCE * enclosing(state, cell, side)
        gains.append(gain)
    return gains


def takes_pair(state: Field, cell: int) -> bool:
    """Return whether flipping this known tile and its mate would remove a pair (TK-S6)."""
    world = state.copy()
    flip(world, cell)
    if state.revealed == 1:
        return not world.present >> cell & 1
    if not world.pending:
        return False
    kind = state.faces[cell] % BARE
    mates = world.seen & world.outside & ~(1 << cell)
    while mates:
        bit = mates & -mates
        mates ^= bit
        mate = bit.bit_length() - 1
        if world.faces[mate] % BARE == kind and takes_pair(world, mate):
            return True
    return False


def enclosing(state: Field, cell: int, side: int) -> int:
    """Return how many tiles the fence of a tile's flower encloses (TK-S3)."""
    if side == NO_FLOWER:
        return 0
    edges = SIDE_EDGES[cell]
    while state.fences >> edges[side] & 1:
        side = (side + 1) % 4
    edge = edges[side]
    if not may_close(state.fences, edge):
        return 0
    free = state.present & state.outside
    return (free & ~outside(state.fences | 1 << edge)).bit_count()


def shut_in(state: Field, cell: int) -> float:
    """Return the same for an unseen tile, weighted by the chance that it has a flower."""
    lost = 0
    for side in range(NO_FLOWER):
        lost += enclosing(state, cell, side)
    return lost / 4
