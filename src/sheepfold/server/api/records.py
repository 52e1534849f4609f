"""Records that people bring: kept as text, shown step by step like a finished match."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import PlainTextResponse

from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.server import tokens
from sheepfold.server.api.access import Address, TheHouse, TheShelf, count
from sheepfold.server.api.errors import as_text, documented
from sheepfold.server.api.matches import Count, Start, Viewer, page
from sheepfold.server.api.models import NewReplay, ReplayModel, ReplayPage
from sheepfold.server.house import House
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import imported, played

ReplayId = Annotated[str, Path(pattern=f"^{tokens.SHAPE}$", description="The replay.")]
router = APIRouter(prefix="/replays", tags=["replays"])


@router.post("", status_code=201, summary="Bring a record", responses=documented())
async def bring(
    given: NewReplay, house: TheHouse, shelf: TheShelf, address: Address, request: Request
) -> ReplayModel:
    """Whoever knows the replay's name may look at it."""
    count(house, request, house.limits.imports)
    match = await house.queues.setup.run(address, imported, given.record)
    name = tokens.fresh()
    await house.store.keep_replay(name, given.record)
    return ReplayModel(
        replay=name,
        game=match.game.id,
        players=match.players,
        seats=list(match.seats),
        lines=len(match.events),
        over=match.over,
        outdated=match.read_only,
    )


@router.get(
    "/{replay}",
    summary="A record step by step",
    response_model=ReplayPage,
    responses=documented(404),
)
async def look(
    replay: ReplayId,
    house: TheHouse,
    shelf: TheShelf,
    address: Address,
    viewer: Viewer = WATCHER,
    start: Start = 0,
    count: Count = 20,
) -> Response:
    async def source() -> Match:
        return await house.queues.replay.run(address, played, await text_of(house, replay))

    return page(await shelf.film(address, f"replay {replay}", viewer, source), start, count)


@router.get(
    "/{replay}/record",
    summary="The record itself",
    response_class=PlainTextResponse,
    responses=as_text(documented(404)),
)
async def record(replay: ReplayId, house: TheHouse) -> PlainTextResponse:
    return PlainTextResponse(await text_of(house, replay))


async def text_of(house: House, replay: str) -> str:
    text = await house.store.replay(replay)
    if text is None:
        raise Refusal("unknown", "there is no such replay")
    return text
