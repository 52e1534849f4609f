"""What one viewer is sent of a table. Built from views and the viewer's own log, never the state.

Viewers are chairs and WATCHER; each frame is built once per viewer, however many sockets there are.
"""

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from sheepfold.core import story
from sheepfold.core.match import Line, Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.reading import Reading
from sheepfold.server import decisions, wire
from sheepfold.server.codec import encode
from sheepfold.server.hints import odds
from sheepfold.server.live_table import LiveTable
from sheepfold.server.table import Table
from sheepfold.store.rows import ChatRow

MOST_MOVES: Final = 200  # of more legal moves only the beginnings are sent


def whole(live: LiveTable, chair: int, now: int, *, with_log: bool = True) -> bytes:
    """Everything, for a client that connects; without the log if it has all of it."""
    table = live.table
    sync = _sync(live, chair, now)
    if not table.game.default_components:
        sync.components = dict(table.game.components)
        sync.names = {kind: dict(names) for kind, names in table.game.naming.names.items()}
    if table.match is not None:
        view = _view(live, viewer_of(table, chair), table.match)
        _show(sync, live, chair, view)
        reading, _ = _read_on(live, viewer_of(table, chair), table.match, view)
        if with_log:
            sync.lines = list(map(_line, reading.lines))
    sync.whole = with_log
    return encode(sync)


def after(live: LiveTable, chair: int, now: int, before: Match | None) -> bytes:
    """What the last event changed; `before` is the match before it."""
    if chair not in live.frames:
        sync = _sync(live, chair, now)
        if live.table.match is not None:
            viewer, match = viewer_of(live.table, chair), live.table.match
            view = _view(live, viewer, match)
            reading, changed = _read_on(live, viewer, match, view)
            sync.whole = before is None
            sync.lines = list(map(_line, reading.lines if before is None else changed))
            _show(sync, live, chair, view)
        live.frames[chair] = encode(sync)
    return live.frames[chair]


def _view(live: LiveTable, viewer: int, match: Match) -> Any:
    """A viewer's view of a match, which never changes."""
    known, view = live.views.get(viewer, (None, None))
    if known is not match:
        view = match.view(viewer)
        live.views[viewer] = match, view
    return view


def _read_on(live: LiveTable, viewer: int, match: Match, view: Any) -> tuple[Reading, list[Line]]:
    """A viewer's reading of the log up to now, and the lines that are new or read otherwise."""
    reading = live.readings.get(viewer)
    if reading is None:
        reading = live.readings[viewer] = Reading(match, viewer)
        return reading, reading.lines
    return reading, reading.follow(match, view)


def viewer_of(table: Table, chair: int) -> int:
    return WATCHER if chair == WATCHER else table.seat_of[chair]


def _sync(live: LiveTable, chair: int, now: int) -> wire.Sync:
    table = live.table
    seat = None if chair == WATCHER else table.seat_of[chair]
    return wire.Sync(
        table=live.id,
        match=table.match_id,
        number=live.number,
        head=table.head,
        phase=table.phase,
        starts=table.starts,
        given=table.given,
        rematch=table.rematch,
        chair=None if chair == WATCHER else chair,
        seat=seat,
        host=table.host,
        chairs=people(table),
        commitment=live.commitment,
        acting=sorted(table.acting),
        clocks=clocks(table, now),
        vote=_vote(table),
        result=result(table),
        hints=table.plan.hints,
    )


def _show(sync: wire.Sync, live: LiveTable, chair: int, view: Any) -> None:
    """The match itself: the view, and the decision that is due."""
    table = live.table
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


def _line(line: Line) -> wire.Line:
    return wire.Line(number=line.number, by=line.by, text=line.text, facts=list(line.facts))


def people(table: Table) -> list[wire.Person]:
    return [
        wire.Person(
            chair=number,
            seat=table.seat_of[number],
            name=chair.name,
            bot=chair.bot,
            called=chair.called,
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
        wire.ChatLine(
            number=line.number, at=line.at, chair=line.chair, name=line.name, text=line.body
        )
        for line in lines
    ]
    return encode(wire.Said(lines=told))


def clocks(table: Table, now: int) -> wire.Clocks:
    """The time left at this moment."""
    clock = table.clock
    if not clock.limited:
        return wire.Clocks(now=now)
    waits = clock.waits_at(now)
    return wire.Clocks(
        now=now,
        left=clock.left_at(now),
        running=list(clock.running),
        waits=waits if any(waits) else [],
    )


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
