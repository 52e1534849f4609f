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
    TheHouse,
    count,
    must_be_host,
)
from sheepfold.server.api.errors import documented
from sheepfold.server.api.models import After, Created, MatchModel, NewTable, TableModel
from sheepfold.server.desk import GONE
from sheepfold.server.house import House
from sheepfold.server.place import Place
from sheepfold.server.plan import Plan, Start, text
from sheepfold.server.refusal import Refusal
from sheepfold.store import TableRow

PACKING: Final = 5  # of 9: more takes longer than it saves
IDLE: Final = ("lobby", "over")  # phases in which no match is under way
router = APIRouter(tags=["tables"])
KNOWN: Final = documented(401, 404, 409)


@router.post("/tables", status_code=201, summary="Set up a table", responses=documented())
async def create(wanted: NewTable, house: TheHouse, address: Address, request: Request) -> Created:
    """Every person named sits at this device: keep one credential for each of them."""
    count(house, request, house.limits.tables)
    if wanted.start is not None:
        count(house, request, house.limits.imports)
    game, plan, start = await house.queues.setup.run(address, _planned, wanted)
    return await _created(house, wanted, game, plan, start)


@router.get("/tables/{table}", summary="How a table stands", responses=KNOWN)
async def look(table: TableId, holder: Guest, house: TheHouse) -> TableModel:
    whole = await house.store.table(table)
    if whole is None:
        raise Refusal(*GONE)
    async with house.desk.place(table) as place:
        return shown.table(place, whole, holder, house.desk.heartbeat.now())


@router.get(
    "/tables/{table}/now",
    summary="What a socket hears first",
    response_model=dict[str, Any],
    responses=KNOWN,
)
async def now(table: TableId, holder: Guest, house: TheHouse, request: Request) -> Response:
    """The first `sync` of a socket: a page shows it while its socket is still on the way."""
    async with house.desk.place(table) as place:
        told = frames.whole(place, holder.chair, house.desk.heartbeat.now())
    headers = {"vary": "accept-encoding", "cache-control": "no-store"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        told, headers["content-encoding"] = gzip.compress(told, PACKING), "gzip"
    return Response(told, headers=headers, media_type="application/json")


@router.delete("/tables/{table}", status_code=204, summary="Delete a table", responses=KNOWN)
async def delete(table: TableId, holder: Seated, house: TheHouse) -> Response:
    """The host may, before the first move or after the end; all that was said goes too."""
    async with house.desk.place(table) as place, place.lock:
        must_be_host(place, holder)
        if place.table.phase not in IDLE:
            raise Refusal("not_now", "a match is under way: end it first")
        await house.store.delete_table(table)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", summary="Play another match", responses=KNOWN)
async def rematch(wanted: After, table: TableId, holder: Seated, house: TheHouse) -> MatchModel:
    """The seats rotate by one. Whoever asks second gets the match that the first one began."""
    async with house.desk.place(table) as place:
        return await _another(house, place, wanted.after, holder.chair)


def _planned(wanted: NewTable) -> tuple[AnyGame, Plan, Start | None]:
    """Beside the loop: an owner's components, and a record, may be long."""
    start = None
    if wanted.start is not None:
        wanted, start = play_on.start_of(wanted, wanted.start)
    game = games.make(wanted.game, wanted.components)
    return game, setup.plan_of(wanted, game), start


async def _created(
    house: House, wanted: NewTable, game: AnyGame, plan: Plan, start: Start | None
) -> Created:
    table_id = tokens.table_id()
    opening = setup.opening_of(tokens.match_id(table_id, 1), wanted.chairs, start)
    keys = setup.keys_of(wanted.chairs)
    watch = tokens.fresh() if plan.watching else None
    match, seed = setup.match_row(table_id, 1, game, plan, opening)
    row = TableRow(table_id, text(plan), tokens.hashed(watch) if watch else None)
    await house.store.create(row, setup.chair_rows(table_id, keys), match, seed)
    return Created(
        table=table_id,
        match=match.id,
        commitment=match.commitment,
        given=opening.given,
        chairs=keys,
        watch=watch,
        links=links.of_new(table_id, keys, watch),
    )


async def _another(house: House, place: Place, after: int, asker: int) -> MatchModel:
    if after > place.number:
        raise Refusal("bad_number", f"the last match of this table is number {place.number}")
    async with place.lock:  # nobody sits down or leaves between the two matches
        if after == place.number:
            await _begin(house, place, asker)
            await house.desk.follow(place)
    row = await house.store.match(place.id, after + 1)
    if row is None:
        raise Refusal(*GONE)
    return shown.match(row)


async def _begin(house: House, place: Place, asker: int) -> None:
    """The next match; one that another process has begun meanwhile is as good."""
    table, number = place.table, place.number + 1
    if table.phase != "over":
        raise Refusal("not_over", "this match is not over")
    opening = setup.next_opening(table, asker)
    match, seed = setup.match_row(place.id, number, table.game, table.plan, opening)
    await house.store.add_match(match, seed)
