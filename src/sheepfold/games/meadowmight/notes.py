"""What a move brought about by itself, told from two views of one viewer.

Conflicts are settled once more on the board that the earlier view shows: it is public.
"""

from collections import Counter
from collections.abc import Iterator

from sheepfold.core.bits import bits
from sheepfold.core.protocol import Note
from sheepfold.games.meadowmight import conflict
from sheepfold.games.meadowmight.actions import ACTIONS, CELL
from sheepfold.games.meadowmight.board import double_fence
from sheepfold.games.meadowmight.components import (
    COLOURS,
    DOWN,
    KIND,
    POND,
    TREE,
    TYPES,
    WOLF,
    Tiles,
)
from sheepfold.games.meadowmight.conflict import Outcome
from sheepfold.games.meadowmight.effects import flock_around
from sheepfold.games.meadowmight.imagine import cell_of, face_of, public_board
from sheepfold.games.meadowmight.meadows import meadow_at, meadows_around
from sheepfold.games.meadowmight.setup import BASE_SPAN
from sheepfold.games.meadowmight.state import Pasture
from sheepfold.games.meadowmight.view import MeadowView, PastureView, words


def notes(before: PastureView, action: int, after: PastureView, tiles: Tiles) -> Iterator[Note]:
    verb = ACTIONS.verb(action)
    arguments = verb.arguments(action)
    match verb.name:
        case "play":
            yield from played(before, arguments, after, tiles)
        case "discard" if before.announced is None:
            yield Note("MM-9", "stuck", {"seat": before.seat})
        case "discard" if after.announced is None:
            name, *rest = str(before.announced).split()
            yield from changed(before, name, rest, tiles)
        case "turn" | "move" | "recall" if after.announced is None:
            yield from changed(before, verb.name, arguments, tiles)
    if before.wolf and not after.wolf:
        yield from caught(before, verb.name, arguments, after)
    yield from meadows_enclosed(before, after)
    yield from board_grown(before, after)
    yield from tiles_run_out(before, verb.name, after)
    if not after.pending:
        yield from match_over(after)


# The tile played


def played(
    before: PastureView, arguments: list[str], after: PastureView, tiles: Tiles
) -> Iterator[Note]:
    state = public_board(before, tiles)
    kind, place, rot = arguments
    cell, seat = cell_of(place), state.seat
    sheeple = kind.startswith("sheeple")
    face = face_of(kind, COLOURS[seat] if sheeple else None, int(rot))
    if cell in state.top:
        yield Note("MM-2", "covered-down", {"cell": place})
    meadows = meadows_around(state, cell, tiles.fences[face])
    told: list[Outcome] = []
    top = conflict.laid(state, cell, face, told)
    assert top is not None
    doubled = sum(double_fence(tiles, {**state.top, cell: face}, cell, side) for side in range(4))
    if doubled:
        yield Note("MM-1", "double-fence", {"n": doubled})
    if sheeple and not told:
        yield from joined_others(state, meadows)
    if len(meadows) > 1 and not told:
        yield Note("MM-3", "meadows-joined", {"n": len(meadows)})
    for outcome in told:
        yield from settled(state, outcome)
    state.top = top
    yield from effect(state, cell, KIND[TYPES.index(kind)], after)


def joined_others(state: Pasture, meadows: list[int]) -> Iterator[Note]:
    """MM-F2: a Sheeple came to others' without conflict."""
    others = sum(
        state.tiles.owner[face] & ~(1 << state.seat) != 0 and meadow_at(state, cell) in meadows
        for cell, face in state.top.items()
    )
    if others:
        yield Note("MM-F2", "joined-others", {"seat": state.seat, "n": others})


def effect(state: Pasture, cell: int, kind: int, after: PastureView) -> Iterator[Note]:
    """What a special tile begins; `state` has the board after its conflict."""
    beside = flock_around(state, cell)
    if kind == WOLF and beside:
        yield Note("MM-W2", "frightened", {"n": beside.bit_count()})
        if not after.wolf:
            yield Note("MM-W2", "caught", {"n": beside.bit_count()})
    elif kind == TREE and "tree" not in after.pending:
        yield Note("MM-W3", "tree-idle")
    elif kind == POND and not beside and "pond" not in after.pending:
        yield Note("MM-W4", "pond-idle")


# Tiles turned, moved and taken back


def changed(before: PastureView, verb: str, arguments: list[str], tiles: Tiles) -> Iterator[Note]:
    state = public_board(before, tiles)
    cell = cell_of(arguments[0])
    told: list[Outcome] = []
    if verb == "turn":
        conflict.turned(state, cell, int(arguments[1]), told)
    elif verb == "move":
        target = cell_of(arguments[1])
        conflict.moved(state, cell, target, told)
        yield hidden_by_move(state, target)
    else:
        conflict.recalled(state, cell, told)
    for outcome in told:
        if verb == "turn" or outcome.cause != cell:
            yield from settled(state, outcome)
    if verb != "turn" and cell in state.below:
        below = state.below[cell][-1]
        kind = "down" if below >= DOWN else words(below)[0]
        yield Note("MM-16", "returned", {"cell": arguments[0], "type": kind})
        for outcome in told:
            if outcome.cause == cell:
                yield from settled(state, outcome)


def hidden_by_move(state: Pasture, target: int) -> Note:
    face = state.top[target]
    if face >= DOWN:
        return Note("MM-2", "covered-down", {"cell": CELL.text(target)})
    return Note("MM-16", "covered-up", {"cell": CELL.text(target), "type": words(face)[0]})


def caught(
    before: PastureView, verb: str, arguments: list[str], after: PastureView
) -> Iterator[Note]:
    """MM-W2: the tiles that did not flee; those that lost a conflict lay face down before."""
    down = {shown.cell for shown in after.table if shown.type == "down"}
    left = {cell for cell in before.frightened if verb == "done" or cell != arguments[0]}
    was_down = {shown.cell for shown in before.table if shown.type == "down"}
    n = len((left & down) - was_down)
    if n:
        yield Note("MM-W2", "caught", {"n": n})


# Conflicts


def settled(state: Pasture, outcome: Outcome) -> Iterator[Note]:
    """MM-11 to MM-14: who contended, who won, whose Sheeple turn facedown."""
    place = CELL.text(outcome.cause)
    yield Note("MM-11", "conflict", {"cell": place, "n": len(outcome.sides)})
    for side in outcome.sides:
        facts = {"tiles": side.size, "sheeple": side.sheeple}
        if side.owners.bit_count() == 1:
            yield Note("MM-12", "side", {"seat": bits(side.owners)[0], **facts})
        else:
            yield Note("MM-12", "side-shared", {"n": side.owners.bit_count(), **facts})
    owners = outcome.sides[outcome.won[0]].owners
    size = sum(outcome.sides[number].size for number in outcome.won)
    ruling = "MM-F3" if state.fuzzy else "MM-13"
    if owners.bit_count() == 1:
        yield Note(ruling, "won", {"seat": bits(owners)[0], "tiles": size})
    else:
        yield Note(ruling, "won-shared", {"n": owners.bit_count(), "tiles": size})
    for owner, n in sorted(Counter(outcome.lost).items()):
        yield Note("MM-14", "turned-down", {"seat": bits(owner)[0], "n": n})


# Meadows and the board


def meadows_enclosed(before: PastureView, after: PastureView) -> Iterator[Note]:
    """MM-3: meadows with Sheeple that are closed all around now, or no longer."""
    was = [meadow for meadow in before.meadows if meadow.enclosed and any(meadow.sheeple)]
    now = [meadow for meadow in after.meadows if meadow.enclosed and any(meadow.sheeple)]
    for key, here, there in (("meadow-enclosed", now, was), ("meadow-opened", was, now)):
        for meadow in here:
            if apart(meadow, there):
                yield enclosure(key, meadow, fuzzy=after.fuzzy_fences)


def apart(meadow: MeadowView, others: list[MeadowView]) -> bool:
    """Whether it has no tile in common with any of the others."""
    return all(set(meadow.cells).isdisjoint(other.cells) for other in others)


def enclosure(key: str, meadow: MeadowView, *, fuzzy: bool) -> Note:
    """What an owner alone gets for it; of a shared one (MM-F4) what each Sheeple counts."""
    owners = [seat for seat, sheeple in enumerate(meadow.sheeple) if sheeple]
    if len(owners) == 1:
        times = sum(meadow.sheeple) if fuzzy else 1
        return Note("MM-3", key, {"seat": owners[0], "points": times * meadow.value})
    return Note("MM-3", f"{key}-shared", {"n": len(owners), "points": meadow.value})


def board_grown(before: PastureView, after: PastureView) -> Iterator[Note]:
    """MM-F1, MM-W1: beyond the rows and columns of the base game."""
    (old_rows, old_columns), (rows, columns) = extent(before), extent(after)
    if rows > max(old_rows, BASE_SPAN) or columns > max(old_columns, BASE_SPAN):
        facts = {"rows": rows, "columns": columns}
        yield (
            Note("MM-F1", "beyond", facts)
            if after.fuzzy_fences
            else Note("MM-W1", "wide-board", facts)
        )


def extent(view: PastureView) -> tuple[int, int]:
    """Rows and columns from the first to the last that holds a tile."""
    places = [shown.cell.split(",") for shown in view.table]
    if not places:
        return 0, 0
    columns, rows = [int(x) for x, _ in places], [int(y) for _, y in places]
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


# Tiles and turns


def tiles_run_out(before: PastureView, verb: str, after: PastureView) -> Iterator[Note]:
    seat = before.seat
    if seat is None:
        return
    if after.limits[seat] > before.limits[seat]:
        yield Note("MM-P1", "limit-raised", {"seat": seat, "n": after.limits[seat]})
    if verb == "draw" and before.supplies[seat] == 1 and after.supplies[seat] == 0:
        if after.personal_piles:
            yield Note("MM-P1", "pile-empty", {"seat": seat})
        else:
            yield Note("MM-5", "deck-empty")
    if after.change_over and not before.change_over:
        yield Note("MM-8", "change-over", {"seat": seat})
    if after.pending == ("turn",) and before.pending[-1] != "deal":
        other = (seat + 1) % before.players
        while other != after.seat:
            yield Note("MM-5", "passed-over", {"seat": other})
            other = (other + 1) % before.players


def match_over(after: PastureView) -> Iterator[Note]:
    """MM-10, MM-15, MM-F4."""
    yield Note("MM-10", "over")
    for seat, total in enumerate(after.points):
        facts = {"seat": seat, "total": total}
        yield Note("MM-F4" if after.fuzzy_fences else "MM-15", "scored", facts)
