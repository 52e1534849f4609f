"""What sheep, tiles and Dinars are worth (SL-13), and how the match ended."""

from typing import Final

from sheepfold.core.outcome import Score, best
from sheepfold.games.sheepland import facts
from sheepfold.games.sheepland.components import TERRAINS
from sheepfold.games.sheepland.state import Island

BLACK_COUNTS: Final = 2  # sheep


def worth(state: Island) -> list[int]:
    """SL-13, per terrain: what one of its tiles is worth now, the sheep in its three regions."""
    return [
        sum(state.white[place] for place in regions) + BLACK_COUNTS * (state.black in regions)
        for regions in state.board.regions
    ]


def tiles(state: Island, seat: int) -> list[int]:
    """Return the terrains of a seat's tiles: the starting tile, then purchases in order."""
    own = [] if state.starting[seat] < 0 else [state.starting[seat]]
    return own + [
        purchase % len(TERRAINS) for purchase in state.bought if purchase // len(TERRAINS) == seat
    ]


def scores(state: Island) -> list[Score]:
    """SL-13: a part for each terrain and one for the Dinars left."""
    values = worth(state)
    result = []
    for seat in range(state.players):
        held = tiles(state, seat)
        parts = {
            name: held.count(terrain) * values[terrain] for terrain, name in enumerate(TERRAINS)
        }
        parts["dinars"] = state.dinars[seat]
        result.append(Score(sum(parts.values()), parts))
    return result


def add_end_facts(state: Island) -> None:
    """SL-10, SL-12: why the match is over; SL-14, SL-13: what everybody has."""
    if state.facts is None:
        return
    state.facts.append((facts.OVER_STUCK if state.supply else facts.OVER_FENCES,))
    values = worth(state)
    for seat in range(state.players):
        held = tiles(state, seat)
        value, dinars = sum([values[terrain] for terrain in held]), state.dinars[seat]
        state.facts.append((facts.STARTING_TILE, seat, held[0]))
        state.facts.append((facts.SCORED, seat, value, dinars, value + dinars))
    winners = best(scores(state))
    state.facts.append((facts.WON, len(winners), *winners))
