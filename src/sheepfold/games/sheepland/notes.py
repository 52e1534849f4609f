"""What a move brought about by itself, told from two views of one viewer."""

from collections.abc import Iterator
from typing import Final

from sheepfold.core.protocol import Note
from sheepfold.games.sheepland.actions import ACTIONS
from sheepfold.games.sheepland.board import Board
from sheepfold.games.sheepland.components import NUMBERS, PLACES, TERRAINS
from sheepfold.games.sheepland.rules import ACTIONS_EACH
from sheepfold.games.sheepland.view import IslandView

CHOSEN: Final = ("walk", "herd", "black", "buy")  # the actions of a turn (SL-5)


def notes(before: IslandView, action: int, after: IslandView, board: Board) -> Iterator[Note]:
    verb = ACTIONS.verb(action)
    words = verb.arguments(action)
    match verb.name:
        case "first":
            yield Note("SL-2", "money", {"dinars": after.dinars[0]})
        case "die":
            yield black_sheep(before, int(words[0]), after, board)
        case "walk":
            yield from walked(before, after)
        case "buy":
            yield from bought(before, words[0], after)
    if verb.name in ("die", "use", *CHOSEN):
        yield from turn_changed(before, verb.name, after)


def black_sheep(before: IslandView, number: int, after: IslandView, board: Board) -> Note:
    """SL-4: it crossed, or why it stayed."""
    road_bit, _ = board.exits[PLACES.index(before.black) * NUMBERS + number - 1]
    road = road_bit.bit_length()
    if after.black != before.black:
        facts = {"road": road, "place": before.black, "place2": after.black}
        return Note("SL-4", "black-crossed", facts)
    if not road:
        return Note("SL-4", "black-no-road", {"number": number, "place": before.black})
    fenced = road in before.fences or road in before.final_fences
    key = "black-fence" if fenced else "black-shepherd"
    return Note("SL-4", key, {"road": road, "place": before.black})


def walked(before: IslandView, after: IslandView) -> Iterator[Note]:
    if sum(after.dinars) < sum(before.dinars):
        yield Note("SL-6", "walk-paid", {"dinars": sum(before.dinars) - sum(after.dinars)})
    if before.supply:
        yield Note("SL-6", "fence-placed", {"road": before.shepherd, "n": after.supply})
    else:
        yield Note("SL-6", "final-fence-placed", {"road": before.shepherd})
    if before.supply and not after.supply:
        assert before.first is not None
        yield Note("SL-12", "last-fence", {"seat": (before.first - 1) % before.players})


def bought(before: IslandView, terrain: str, after: IslandView) -> Iterator[Note]:
    stack = TERRAINS.index(terrain)
    yield Note("SL-8", "tile-bought", {"terrain": terrain, "price": before.prices[stack]})
    if not after.stacks[stack]:
        yield Note("SL-8", "stack-empty", {"terrain": terrain})


def turn_changed(before: IslandView, verb: str, after: IslandView) -> Iterator[Note]:
    """SL-10: a shepherd is stuck, or the rest of a turn is lost; SL-12: the end."""
    if after.stuck and not before.stuck:
        yield Note("SL-10", "stuck", {"road": after.shepherd})
    if after.pending in (("act",), ("use",)):
        return
    left = before.left - 1 if verb in CHOSEN else ACTIONS_EACH
    if left:
        yield Note("SL-10", "turn-lost", {"seat": before.turn, "n": left})
    if not after.pending:
        yield from end(after)


def end(after: IslandView) -> Iterator[Note]:
    yield Note("SL-10", "over-stuck") if after.supply else Note("SL-12", "over-fences")
    totals = []
    for seat, tiles in enumerate(after.tiles):
        assert tiles is not None
        yield Note("SL-14", "starting-tile", {"seat": seat, "terrain": tiles[0]})
        value = sum(after.worth[TERRAINS.index(terrain)] for terrain in tiles)
        totals.append(value + after.dinars[seat])
        facts = {"seat": seat, "tiles": value, "dinars": after.dinars[seat], "total": totals[seat]}
        yield Note("SL-13", "scored", facts)
    if totals.count(max(totals)) > 1:
        yield Note("SL-13", "shared-win", {"n": totals.count(max(totals))})
