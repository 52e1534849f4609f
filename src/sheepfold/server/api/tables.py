"""Tables: a new one, how one stands, another match at it, its end."""

import gzip
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from sheepfold import games
from sheepfold.core.protocol import AnyGame
from sheepfold.server import frames, tokens
from sheepfold.server.api import links, play_on, setup, shown
from sheepfold.server.api.access import (
    Address,
    Guest,
    Seated,
    TableId,
    TheServices,
    count,
    must_be_host,
)
from sheepfold.server.api.errors import documented
from sheepfold.server.api.models import After, Created, MatchModel, NewTable, TableModel
from sheepfold.server.live_table import LiveTable
from sheepfold.server.plan import Plan, Start, text
from sheepfold.server.refusal import Refusal
from sheepfold.server.services import Services
from sheepfold.server.table_host import GONE
from sheepfold.store import TableRow

PACKING: Final = 5  # of 9: more takes longer than it saves
IDLE: Final = ("lobby", "over")  # phases in which no match is under way
router = APIRouter(tags=["tables"])
KNOWN: Final = documented(401, 404, 409)


@router.post("/tables", status_code=201, summary="Set up a table", responses=documented())
async def create(
    wanted: NewTable, services: TheServices, address: Address, request: Request
) -> Created:
    """Every person named sits at this device: keep one credential for each of them."""
    count(services, request, services.limits.tables)
    if wanted.start is not None:
        count(services, request, services.limits.imports)
    game, plan, start = await services.queues.setup.run(address, _planned, wanted)
    return await _created(services, wanted, game, plan, start)


@router.get("/tables/{table}", summary="How a table stands", responses=KNOWN)
async def look(table: TableId, holder: Guest, services: TheServices) -> TableModel:
    whole = await services.store.table(table)
    if whole is None:
        raise Refusal(*GONE)
    async with services.tables.use(table) as live:
        return shown.table(live, whole, holder, services.tables.heartbeat.now())


@router.get(
    "/tables/{table}/now",
    summary="What a socket hears first",
    response_model=dict[str, Any],
    responses=KNOWN,
)
async def now(table: TableId, holder: Guest, services: TheServices, request: Request) -> Response:
    """The first `sync` of a socket: a page shows it while its socket is still on the way."""
    async with services.tables.use(table) as live:
        told = frames.whole(live, holder.chair, services.tables.heartbeat.now())
    headers = {"vary": "accept-encoding", "cache-control": "no-store"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        told, headers["content-encoding"] = gzip.compress(told, PACKING), "gzip"
    return Response(told, headers=headers, media_type="application/json")


@router.delete("/tables/{table}", status_code=204, summary="Delete a table", responses=KNOWN)
async def delete(table: TableId, holder: Seated, services: TheServices) -> Response:
    """The host may, before the first move or after the end; all that was said goes too."""
    async with services.tables.use(table) as live, live.lock:
        must_be_host(live, holder)
        if live.table.phase not in IDLE:
            raise Refusal("not_now", "a match is under way: end it first")
        await services.store.delete_table(table)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", summary="Play another match", responses=KNOWN)
async def rematch(
    wanted: After, table: TableId, holder: Seated, services: TheServices
) -> MatchModel:
    """The seats rotate by one. Whoever asks second gets the match that the first one began."""
    async with services.tables.use(table) as live:
        return await _another(services, live, wanted.after, holder.chair)


def _planned(wanted: NewTable) -> tuple[AnyGame, Plan, Start | None]:
    """Beside the loop: an owner's components, and a record, may be long."""
    start = None
    if wanted.start is not None:
        wanted, start = play_on.start_of(wanted, wanted.start)
    game = games.make(wanted.game, wanted.components)
    return game, setup.plan_of(wanted, game), start


async def _created(
    services: Services, wanted: NewTable, game: AnyGame, plan: Plan, start: Start | None
) -> Created:
    table_id = tokens.table_id()
    opening = setup.opening_of(tokens.match_id(table_id, 1), wanted.chairs, start)
    keys = setup.keys_of(wanted.chairs)
    watch = tokens.fresh() if plan.watching else None
    match, seed = setup.match_row(table_id, 1, game, plan, opening)
    row = TableRow(table_id, text(plan), tokens.hashed(watch) if watch else None)
    await services.store.create(row, setup.chair_rows(table_id, keys), match, seed)
    return Created(
        table=table_id,
        match=match.id,
        commitment=match.commitment,
        given=opening.given,
        chairs=keys,
        watch=watch,
        links=links.of_new(table_id, keys, watch),
    )


async def _another(services: Services, live: LiveTable, after: int, asker: int) -> MatchModel:
    if after > live.number:
        raise Refusal("bad_number", f"the last match of this table is number {live.number}")
    async with live.lock:  # nobody sits down or leaves between the two matches
        if after == live.number:
            await _begin(services, live, asker)
            await services.tables.follow(live)
    row = await services.store.match(live.id, after + 1)
    if row is None:
        raise Refusal(*GONE)
    return shown.match(row)


async def _begin(services: Services, live: LiveTable, asker: int) -> None:
    """The next match; one that another process has begun meanwhile is as good."""
    table, number = live.table, live.number + 1
    if table.phase != "over":
        raise Refusal("not_over", "this match is not over")
    opening = setup.next_opening(table, asker)
    match, seed = setup.match_row(live.id, number, table.game, table.plan, opening)
    await services.store.add_match(match, seed)
