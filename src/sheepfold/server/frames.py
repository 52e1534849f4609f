"""What one viewer is sent of a table. Built from views and the viewer's own log, never the state.

Viewers are chairs and WATCHER; each frame is built once per viewer, however many sockets there are.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from sheepfold.core import story
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER, AnyGame, Note
from sheepfold.core.record import Move, Undo
from sheepfold.server import decisions, wire
from sheepfold.server.hints import odds
from sheepfold.server.line import encode
from sheepfold.server.place import Place, Trail
from sheepfold.server.table import Table
from sheepfold.store.rows import ChatRow

MOST_MOVES: Final = 200  # more legal moves than these are told by their beginnings


def whole(place: Place, chair: int, now: int, log: list[wire.Line] | None) -> bytes:
    """Everything, for somebody who comes; without a log if all of it is there already."""
    table = place.table
    sync = _sync(place, chair, now)
    if not table.game.default_components:
        sync.components = dict(table.game.components)
    if table.match is not None:
        _show(sync, place, chair, _view(place, viewer_of(table, chair), table.match))
    if log is not None:
        sync.whole, sync.lines = True, log
    return encode(sync)


def log_of(match: Match | None, viewer: int) -> list[wire.Line]:
    """The whole log as a viewer may read it now; the match is played again for it."""
    return [] if match is None else [_line(line) for line in story.whole(match, viewer)]


def after(place: Place, chair: int, now: int, before: Match | None) -> bytes:
    """What the last event changed; `before` is the match before it."""
    if chair not in place.frames:
        sync = _sync(place, chair, now)
        if place.table.match is not None:
            viewer, match = viewer_of(place.table, chair), place.table.match
            if before is None and match.given:
                view = _view(place, viewer, match)  # lines given are many: told beside the loop
            else:
                view, lines = _news(place, viewer, before, match)
                sync.lines = [_line(line) for line in lines]
            _show(sync, place, chair, view)
        place.frames[chair] = encode(sync)
    return place.frames[chair]


def _view(place: Place, viewer: int, match: Match) -> Any:
    """A viewer's view of a match, which never changes: it is the one before the next event."""
    known, view = place.views.get(viewer, (None, None))
    if known is not match:
        view = match.view(viewer)
        place.views[viewer] = match, view
    return view


def _news(
    place: Place, viewer: int, before: Match | None, match: Match
) -> tuple[Any, list[story.Line]]:
    """The view after the last event, and the lines that it brought."""
    game, known = place.table.game, len(before.events) if before else 0
    if place.trail is None or place.trail.match is not match:
        place.trail = _trail(game, before, match)
    states, moves = place.trail.states, place.trail.moves
    if not moves:
        undone = [one for one in match.events[known:] if isinstance(one, Undo)]
        return _view(place, viewer, match), [story.taken_back(one, known + 1) for one in undone]
    view = _view(place, viewer, before) if before else game.view(states[0], viewer)
    steps = story.fresh(game, states, moves, viewer, view)
    place.views[viewer] = match, steps[-1].after
    return steps[-1].after, story.told(steps, known + 1)


def _trail(game: AnyGame, before: Match | None, match: Match) -> Trail:
    """What the last event brought, the same for all viewers."""
    new = match.events[len(before.events) if before else 0 :]
    moves = [(one.by, game.actions.parse(one.text)) for one in new if isinstance(one, Move)]
    start = before.state if before else game.setup(match.players, match.options)
    return Trail(match, moves, story.trail(game, start, moves))


def viewer_of(table: Table, chair: int) -> int:
    return WATCHER if chair == WATCHER else table.seat_of[chair]


def _sync(place: Place, chair: int, now: int) -> wire.Sync:
    table = place.table
    seat = None if chair == WATCHER else table.seat_of[chair]
    return wire.Sync(
        table=place.id,
        match=table.match_id,
        number=place.number,
        head=table.head,
        phase=table.phase,
        starts=table.starts,
        given=table.given,
        rematch=table.rematch,
        chair=None if chair == WATCHER else chair,
        seat=seat,
        host=table.host,
        chairs=people(table),
        commitment=place.commitment,
        acting=sorted(table.acting),
        clocks=clocks(table, now),
        vote=_vote(table),
        result=result(table),
        hints=table.plan.hints,
    )


def _show(sync: wire.Sync, place: Place, chair: int, view: Any) -> None:
    """The match itself: the view, and the decision that is due."""
    table = place.table
    sync.view = story.for_people(view)
    if sync.seat is None or table.match is None:
        return
    if table.phase != "playing" or table.asked or table.chairs[chair].bot:
        return
    sync.undo = decisions.may_undo(table, chair)
    sync.undo_by_asking = not sync.undo and decisions.may_ask_for_undo(table, chair)
    if sync.seat in table.acting:
        sync.at = table.opened[sync.seat]
        sync.legal = legal(table.match, sync.seat, "")
        if table.plan.hints:
            sync.odds = odds(table.plan.game, view)


def legal(match: Match, seat: int, beginning: str) -> wire.Legal:
    """The moves that begin so; of very many the next words, with how many there are of each."""
    moves = match.legal(seat)
    words = beginning.split()
    if words:
        moves = [move for move in moves if move.split()[: len(words)] == words]
    if len(moves) <= MOST_MOVES:
        return wire.Legal(count=len(moves), moves=moves)
    size = len(words)
    groups: Counter[str] = Counter()
    while len(groups) <= 1:  # a word that all share says nothing
        size += 1
        groups = Counter(" ".join(move.split()[:size]) for move in moves)
    return wire.Legal(count=len(moves), groups=dict(groups))


def _line(line: story.Line) -> wire.Line:
    return wire.Line(number=line.number, by=line.by, text=line.text, notes=noted(line.notes))


def noted(notes: Iterable[Note]) -> list[dict[str, Any]]:
    """What happened by itself, as a line tells it."""
    return [{"ruling": one.ruling, "key": one.key, "facts": dict(one.facts)} for one in notes]


def people(table: Table) -> list[wire.Person]:
    return [
        wire.Person(
            chair=number,
            seat=table.seat_of[number],
            name=chair.name,
            bot=chair.bot,
            ready=bool(chair.commitment),
            commitment=chair.commitment,
            spent=chair.shown - bool(chair.random),
            late=chair.late,
            resigned=chair.resigned,
            since=chair.since,
            hints=list(chair.hints),
        )
        for number, chair in enumerate(table.chairs)
    ]


@lru_cache(16)  # many sockets are sent the same lines
def said(lines: tuple[ChatRow, ...]) -> bytes:
    """What was written, in one frame."""
    told = [
        wire.ChatLine(number=line.id, at=line.at, chair=line.chair, name=line.name, text=line.body)
        for line in lines
    ]
    return encode(wire.Said(lines=told))


def clocks(table: Table, now: int) -> wire.Clocks:
    """The time left at this moment."""
    clock = table.clock
    if not clock.limited:
        return wire.Clocks(now=now)
    return wire.Clocks(now=now, left=clock.left_at(now), running=list(clock.running))


def _vote(table: Table) -> wire.Vote | None:
    asked = table.asked
    if asked is None:
        return None
    return wire.Vote(
        chair=asked.chair,
        question=asked.question,
        missing=sorted(asked.missing),
        until=asked.until,
        target=asked.target,
        bot=asked.bot,
    )


def result(table: Table) -> wire.Result | None:
    if table.phase != "over" or table.match is None:
        return None
    found: dict[str, Any] = {"ending": table.ending}
    if table.ending == "played":
        found |= {"winners": table.match.winners(), "scores": table.match.scores()}
    elif table.ending == "resigned":
        left = [seat for seat in range(table.plan.players) if not table.chair_of(seat).resigned]
        found["winners"] = left if len(left) == 1 else []
    return wire.Result(**found)
