"""What a move brought about by itself, told from two views of one viewer."""

from collections.abc import Iterator

from sheepfold.core.protocol import Note
from sheepfold.games.te_kuiti.actions import ACTIONS, EDGE
from sheepfold.games.te_kuiti.board import CELL_NAMES, EDGE_NAMES, SIDE_EDGES, SIDES, outside
from sheepfold.games.te_kuiti.components import KINDS
from sheepfold.games.te_kuiti.rules import MOST_FLIPS
from sheepfold.games.te_kuiti.view import FieldView, index


def notes(before: FieldView, action: int, after: FieldView) -> Iterator[Note]:
    verb = ACTIONS.verb(action)
    words = verb.arguments(action)
    match verb.name:
        case "flip" if after.flipped is None:
            # The log has no draw for a tile known before, but everyone sees it (TK-15).
            seen = next(seen for seen in before.memory if seen.cell == words[0])
            yield Note("TK-15", "seen-before", {"kind": seen.kind, "side": seen.side})
            yield from tile_shown(before, words[0], seen.kind, seen.side, after)
        case "reveal":
            side = words[1] if len(words) > 1 else "-"
            yield from tile_shown(before, str(before.flipped), words[0], side, after)
    yield from pens_changed(before, verb.name, words, after)
    if before.solo:
        yield from solo_end(after)
    elif after.pending and after.round == before.round:
        yield from turn_changed(before, after)
    elif before.pending:
        yield from round_end(before, verb.name, words, after)


def tile_shown(
    before: FieldView, cell: str, kind: str, side: str, after: FieldView
) -> Iterator[Note]:
    solo = before.solo
    if side != "-":
        yield flower(before, cell, side, after)
    if kind == "ram":
        fences = after.fences if solo else before.fences
        yield Note("TK-S4" if solo else "TK-7", "ram-found" if fences else "ram-idle")
    elif kind == "shepherd":
        yield Note("TK-S5", "shepherd-found-solo") if solo else Note("TK-8", "shepherd-found")
    elif before.revealed == 1 and not before.open_field:
        yield second_sheep(before, cell, kind, after)


def flower(before: FieldView, cell: str, side: str, after: FieldView) -> Note:
    (edge,) = set(after.fences) - set(before.fences)
    own = EDGE_NAMES[SIDE_EDGES[CELL_NAMES.index(cell)][SIDES.index(side)]]
    return Note("TK-S3", "flower-fence" if edge == own else "flower-clockwise", {"edge": edge})


def second_sheep(before: FieldView, cell: str, kind: str, after: FieldView) -> Note:
    """TK-6, TK-9 and their solo twins: what became of the two sheep revealed."""
    solo = before.solo
    (first,) = (name for name, word in zip(CELL_NAMES, before.table, strict=True) if word in KINDS)
    if before.table[CELL_NAMES.index(first)] != kind:
        return Note("TK-S2" if solo else "TK-6", "turned-back")
    free = outside(mask(after.fences if solo else before.fences))
    if not all(free >> CELL_NAMES.index(name) & 1 for name in (first, cell)):
        return Note("TK-S6" if solo else "TK-9", "pair-enclosed", {"kind": kind})
    if solo:
        return Note("TK-S2", "pair-removed", {"kind": kind})
    return Note("TK-6", "pair-taken", {"kind": kind})


def pens_changed(
    before: FieldView, verb: str, words: list[str], after: FieldView
) -> Iterator[Note]:
    """TK-4: tiles that became enclosed or free."""
    was, now = outside(mask(before.fences)), outside(mask(fences_then(before, verb, words, after)))
    tiles = present(before)
    closed, opened = (tiles & was & ~now).bit_count(), (tiles & now & ~was).bit_count()
    if closed:
        yield Note("TK-4", "pen-closed", {"n": closed})
    if opened:
        yield Note("TK-4", "pen-opened", {"n": opened})


def turn_changed(before: FieldView, after: FieldView) -> Iterator[Note]:
    if after.open_field and not before.open_field:
        yield Note("TK-11", "field-open")
    if "flip" in before.pending and flipping_ended_early(before, after):
        yield Note("TK-10", "nothing-to-flip")
    if before.pending == ("fence",) and after.pending == ("fence", "fence"):
        yield Note("TK-10", "turn-passed")
    if after.last_turn and not before.last_turn:
        yield Note("TK-12", "last-turn")


def flipping_ended_early(before: FieldView, after: FieldView) -> bool:
    """TK-10: the last face-down free tile is gone, and no ram may free another."""
    reaction = ("ram", "fence_now")
    if not after.open_field or after.pending[-1] in reaction or down_free(after):
        return False
    revealed = after.revealed if "flip" in after.pending else revealed_by(before, after)
    return revealed < 2 and (before.pending[-1] in reaction or down_free(before) != 0)


def revealed_by(before: FieldView, after: FieldView) -> int:
    """Sheep revealed in a turn that has just ended."""
    lying = sum(word in KINDS for word in after.table) - sum(word in KINDS for word in before.table)
    return before.revealed + max(lying, 0)


def round_end(before: FieldView, verb: str, words: list[str], after: FieldView) -> Iterator[Note]:
    free = present(before) & outside(mask(fences_then(before, verb, words, after)))
    if verb == "fence" and before.supply == 1:
        yield Note("TK-13", "out-of-fences")
    elif verb == "fence" and free:
        yield Note("TK-12", "last-turn-over")
    else:
        yield Note("TK-12", "no-free-tile")
    assert before.shepherd is not None
    yield Note(
        "TK-14",
        "round-scored",
        {
            "round": before.round,
            "shepherd": after.shepherd_points[before.shepherd],
            "sheep": after.sheep_points[1 - before.shepherd],
        },
    )
    if after.round > before.round:
        yield Note("TK-2", "second-round", {"seat": after.shepherd})


def solo_end(after: FieldView) -> Iterator[Note]:
    if after.pending:
        return
    if after.won:
        yield Note("TK-S8", "won")
    elif after.supply == 0:
        yield Note("TK-S7", "lost-reserve")
    elif after.free == 0:
        yield Note("TK-S7", "lost-enclosed")
    elif after.flips == MOST_FLIPS:
        yield Note("TK-S9", "lost-flips")
    else:
        yield Note("TK-S7", "lost-no-pair")


def fences_then(
    before: FieldView, verb: str, words: list[str], after: FieldView
) -> tuple[str, ...]:
    """The fences after the move, also where the next round has cleared them already."""
    if verb == "fence":
        return (*before.fences, words[0])
    if verb == "ram":
        return tuple(edge for edge in before.fences if edge != words[0])
    return after.fences if before.solo else before.fences


def mask(edges: tuple[str, ...]) -> int:
    return sum(1 << index(EDGE.parse([name])) for name in edges)


def present(view: FieldView) -> int:
    return sum(1 << cell for cell, word in enumerate(view.table) if word != "gone")


def down_free(view: FieldView) -> int:
    """The face-down free tiles."""
    down = sum(1 << cell for cell, word in enumerate(view.table) if word == "down")
    return down & outside(mask(view.fences))
