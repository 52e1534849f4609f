"""What a viewer of Sheepland may know.

Everything is open but the starting tiles and, once they lie face down, the tiles that others
bought: those are `memory`, apart from the table (SL-14).
"""

from dataclasses import dataclass, field
from typing import Final

from sheepfold.core.bits import bits
from sheepfold.core.facts import Thing
from sheepfold.core.protocol import MEMORY
from sheepfold.games.sheepland import scoring
from sheepfold.games.sheepland.components import PLACES, PRICES, ROADS, TERRAINS
from sheepfold.games.sheepland.rules import can_move, within_reach
from sheepfold.games.sheepland.state import (
    ACT,
    NOBODY,
    NOT_ROLLED,
    OVER,
    STEPS,
    UNPLACED,
    Island,
)

NOWHERE: Final = (None,) * ROADS  # costs while no shepherd acts


@dataclass(frozen=True)
class Bought:
    """A purchase; its tile lies face down now."""

    seat: int
    terrain: str


@dataclass(frozen=True)
class IslandView:
    """Roads are their ids, from 1; lists per place or terrain are in their order."""

    viewer: int
    players: int
    memory_aid: bool  # what is in `memory` may be shown
    first: int | None  # the first player
    turn: int | None  # the seat that places, or whose turn it is
    round: int  # from 1; 0 during set-up
    pending: tuple[str, ...]  # the step that is decided now; empty when over
    acting: tuple[int, ...]
    die: int | None  # the last number rolled
    white: tuple[int, ...]  # white sheep per place
    black: str  # the black sheep's place
    worth: tuple[int, ...]  # per terrain: what one tile would score now
    shepherds: tuple[tuple[int, ...], ...]  # per seat the roads of its shepherds
    fences: tuple[int, ...]  # roads with a regular fence
    final_fences: tuple[int, ...]  # roads with a final fence
    supply: int  # regular fences left
    final_supply: int  # final fences left
    shepherd: int | None  # the road of the shepherd that acts now
    left: int  # its actions still to take
    walked: bool  # it moved in this turn
    herded: bool  # it moved a sheep from this road in this turn
    purchased: bool  # a tile was bought from this road in this turn
    stuck: bool  # it cannot move
    costs: tuple[int | None, ...]  # per road the cost of a walk there; None if impossible
    dinars: tuple[int, ...]  # per seat
    stacks: tuple[int, ...]  # per terrain the tiles left
    prices: tuple[int | None, ...]  # per terrain the price of the top tile
    held: tuple[int, ...]  # per seat how many tiles it has
    # Per seat its tiles, the starting tile first, then in order of purchase; None if face down.
    tiles: tuple[tuple[str, ...] | None, ...]
    points: tuple[int | None, ...]  # per seat what it would score now; None if its tiles are hidden
    # Purchases that lie face down, in order of time.
    memory: tuple[Bought, ...] = field(metadata=MEMORY)


def view(state: Island, viewer: int) -> IslandView:
    board = state.board
    acts = state.step == ACT
    known = [seat == viewer or state.step == OVER for seat in range(state.players)]
    held = [scoring.tiles(state, seat) for seat in range(state.players)]
    worth = scoring.worth(state)
    return IslandView(
        viewer=viewer,
        players=state.players,
        memory_aid=state.memory_aid,
        first=None if state.first == NOBODY else state.first,
        turn=None if state.turn == NOBODY else state.turn,
        round=state.round,
        pending=() if state.step == OVER else (STEPS[state.step],),
        acting=state.acting,
        die=None if state.die == NOT_ROLLED else state.die,
        white=tuple(state.white),
        black=PLACES[state.black],
        worth=tuple(worth),
        shepherds=shepherds(state),
        fences=roads(state.regular),
        final_fences=roads(state.final),
        supply=state.supply,
        final_supply=board.final_fences - state.final.bit_count(),
        shepherd=state.at + 1 if acts else None,
        left=state.left if acts else 0,
        walked=acts and state.walked,
        herded=acts and state.herded,
        purchased=acts and state.purchased,
        stuck=acts and not can_move(state, state.turn, state.at),
        costs=costs(state) if acts else NOWHERE,
        dinars=tuple(state.dinars),
        stacks=tuple(PRICES - sold for sold in state.sold),
        prices=tuple(None if sold == PRICES else board.prices[sold] for sold in state.sold),
        held=tuple(map(len, held)),
        tiles=tuple(
            tuple(TERRAINS[terrain] for terrain in held[seat]) if known[seat] else None
            for seat in range(state.players)
        ),
        points=tuple(
            sum(worth[terrain] for terrain in held[seat]) + state.dinars[seat]
            if known[seat]
            else None
            for seat in range(state.players)
        ),
        memory=tuple(
            Bought(purchase // len(TERRAINS), TERRAINS[purchase % len(TERRAINS)])
            for purchase in state.bought
            if not known[purchase // len(TERRAINS)]
        ),
    )


def covered(view: IslandView) -> set[Thing]:
    """SL-14: return the seats whose tiles lie face down, for the viewer to remember."""
    return {(seat,) for seat, tiles in enumerate(view.tiles) if tiles is None}


def costs(state: Island) -> tuple[int | None, ...]:
    """SL-6: return 0 for an adjacent road, 1 Dinar for another one."""
    reach, near = within_reach(state), state.board.adjacent[state.at]
    return tuple(int(not near >> road & 1) if reach >> road & 1 else None for road in range(ROADS))


def roads(mask: int) -> tuple[int, ...]:
    return tuple(road + 1 for road in bits(mask))


def shepherds(state: Island) -> tuple[tuple[int, ...], ...]:
    each = state.board.shepherds_each[state.players]
    return tuple(
        tuple(
            road + 1
            for road in state.shepherds[seat * each : (seat + 1) * each]
            if road != UNPLACED
        )
        for seat in range(state.players)
    )
