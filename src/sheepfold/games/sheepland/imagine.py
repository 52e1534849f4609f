"""A world that could be behind a view of Sheepland, built from the view alone."""

from collections.abc import Iterable

from sheepfold.core.rng import Rng
from sheepfold.games.sheepland.board import ALL_ROADS, Board
from sheepfold.games.sheepland.components import PLACES, PRICES, TERRAINS
from sheepfold.games.sheepland.state import NOBODY, NOT_ROLLED, OVER, STEPS, UNPLACED, Island
from sheepfold.games.sheepland.view import IslandView


def imagine(view: IslandView, board: Board, rng: Rng) -> Island:
    """Build the world; draw only starting tiles and purchases cut out of the view's memory."""
    state = Island(board, view.players, memory_aid=view.memory_aid)
    state.step = STEPS.index(view.pending[0]) if view.pending else OVER
    state.acting = view.acting
    state.first = NOBODY if view.first is None else view.first
    state.turn = NOBODY if view.turn is None else view.turn
    state.round = view.round
    state.die = NOT_ROLLED if view.die is None else view.die
    state.white = list(view.white)
    state.black = PLACES.index(view.black)
    put_on_roads(state, view)
    state.dinars = list(view.dinars)
    state.bank = view.players * board.dinars[view.players] - sum(view.dinars)
    state.sold = [PRICES - left for left in view.stacks]
    state.left = view.left
    state.walked = view.walked
    state.herded = view.herded
    state.purchased = view.purchased
    deal_starting_tiles(state, view, rng)
    hand_out_purchases(state, view, rng)
    return state


def put_on_roads(state: Island, view: IslandView) -> None:
    each = state.board.shepherds_each[view.players]
    for seat, roads in enumerate(view.shepherds):
        for number, road in enumerate(roads):
            state.shepherds[seat * each + number] = road - 1
    state.regular = mask(view.fences)
    state.final = mask(view.final_fences)
    standing = mask(road + 1 for road in state.shepherds if road != UNPLACED)
    state.free = ALL_ROADS & ~(state.regular | state.final | standing)
    state.supply = view.supply
    if view.shepherd is not None:
        state.at = view.shepherd - 1
        state.shepherd = state.shepherds.index(state.at)


def mask(roads: Iterable[int]) -> int:
    return sum(1 << road - 1 for road in roads)


def deal_starting_tiles(state: Island, view: IslandView, rng: Rng) -> None:
    """SL-1: deal the hidden ones from the terrains left, all equally likely."""
    terrains = list(range(len(TERRAINS)))
    dealt = [seat for seat in range(view.players) if view.held[seat]]
    for seat in dealt:
        tiles = view.tiles[seat]
        if tiles is not None:
            state.starting[seat] = TERRAINS.index(tiles[0])
            terrains.remove(state.starting[seat])
    for seat in dealt:
        if view.tiles[seat] is None:
            state.starting[seat] = terrains.pop(rng.below(len(terrains)))


def hand_out_purchases(state: Island, view: IslandView, rng: Rng) -> None:
    """SL-14: assign what the viewer saw or remembers; deal forgotten tiles at random."""
    purchases = [
        purchase(seat, terrain)
        for seat, tiles in enumerate(view.tiles)
        for terrain in (tiles or ())[1:]
    ]
    purchases += [purchase(seen.seat, seen.terrain) for seen in view.memory]
    forgotten = [
        name
        for terrain, name in enumerate(TERRAINS)
        for _ in range(
            state.sold[terrain] - sum(one % len(TERRAINS) == terrain for one in purchases)
        )
    ]
    for seat, held in enumerate(view.held):
        known = sum(one // len(TERRAINS) == seat for one in purchases)
        for _ in range(held - 1 - known):
            name = forgotten.pop(rng.below(len(forgotten)))
            state.bought.append(purchase(seat, name))
    state.bought += purchases


def purchase(seat: int, terrain: str) -> int:
    return seat * len(TERRAINS) + TERRAINS.index(terrain)
