"""Matches of a table: their records, the proof that chance was fair, and replays after the end."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from sheepfold.core.fairness import proof
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.core.record import Ending
from sheepfold.server.api import shown
from sheepfold.server.api.access import Address, Guest, TableId, TheServices, TheShelf
from sheepfold.server.api.errors import as_text, documented
from sheepfold.server.api.models import MatchList, Proof, ReplayPage
from sheepfold.server.frames import viewer_of
from sheepfold.server.live_table import LiveTable
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import LONGEST_PAGE, Positions, as_seen
from sheepfold.server.services import Services
from sheepfold.server.table import Table
from sheepfold.store import Whole

Number = Annotated[int, Path(ge=1, le=1_000_000, description="Which match of the series.")]
Viewer = Annotated[int, Query(ge=WATCHER, le=99, description="A seat, or -2 for a watcher.")]
Start = Annotated[int, Query(ge=0, le=1_000_000, description="The first position.")]
Count = Annotated[int, Query(ge=1, le=LONGEST_PAGE, description="How many positions.")]
router = APIRouter(prefix="/tables/{table}/matches", tags=["matches"])
KNOWN: Final = documented(401, 404, 409)


@router.get("", summary="The matches of a table", responses=KNOWN)
async def matches(table: TableId, holder: Guest, services: TheServices) -> MatchList:
    rows = await services.store.matches_of(table)
    return MatchList(matches=[shown.match(row) for row in rows])


@router.get(
    "/{number}/record",
    summary="A record",
    response_class=PlainTextResponse,
    responses=as_text(KNOWN),
)
async def record(
    table: TableId, number: Number, holder: Guest, services: TheServices, address: Address
) -> Response:
    """Whole once the match is over, before that the asker's log without what is to remember."""
    live = await place_of(services, table, number)
    if live.table.phase == "over":
        return PlainTextResponse((await finished(services, live)).record())
    viewer = viewer_of(live.table, holder.chair)
    seen = await services.queues.story.run(address, as_seen, begun(live.table).copy(), viewer)
    return PlainTextResponse(seen)


@router.get("/{number}/proof", summary="Every draw of a match", responses=KNOWN)
async def draws(
    table: TableId, number: Number, holder: Guest, services: TheServices, address: Address
) -> Proof:
    """With what could have been drawn, to check it by hand; only after the end."""
    match = await finished(services, await place_of(services, table, number))
    return Proof(**await services.queues.story.run(address, proof, match))


@router.get(
    "/{number}/replay",
    summary="A match step by step",
    response_model=ReplayPage,
    responses=KNOWN,
)
async def replay(
    table: TableId,
    number: Number,
    holder: Guest,
    services: TheServices,
    shelf: TheShelf,
    address: Address,
    viewer: Viewer | None = None,
    start: Start = 0,
    count: Count = 20,
) -> Response:
    """From any seat, by default from the asker's own; only after the end."""

    async def source() -> Match:
        return await finished(services, await place_of(services, table, number))

    if viewer is None:
        viewer = viewer_of((await place_of(services, table, number)).table, holder.chair)
    found = await shelf.positions(address, f"{table} {number}", viewer, source)
    return page(found, start, count)


def page(positions: Positions, start: int, count: int) -> Response:
    return Response(positions.page(start, count), media_type="application/json")


async def place_of(services: Services, table: str, number: int) -> LiveTable:
    """A match of the series: the current one from memory, an earlier one from its log."""
    async with services.tables.use(table) as live:
        if live.number == number:
            return live
    whole, row = await services.store.table(table), await services.store.match(table, number)
    if whole is None or row is None:
        raise Refusal("unknown", "this table has no such match")
    return await services.tables.loader.read(Whole(whole.table, whole.chairs, row))


def begun(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not_begun", "this match has not begun")
    return table.match


async def finished(services: Services, live: LiveTable) -> Match:
    """A match that is over, with all that was secret about its chance."""
    table = live.table
    if table.phase != "over":
        raise Refusal("not_over", "this is told after the end")
    match = begun(table).copy()
    match.fairness = table.fairness(live.commitment).line()
    if table.ending != "played":
        gone = table.ending == "resigned"
        seats = range(match.players) if gone else ()
        resigned = tuple(seat for seat in seats if table.chair_of(seat).resigned)
        match.ending = Ending(table.ending, resigned)
    return match
