"""Records that people bring: kept as text, shown step by step like a finished match."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import PlainTextResponse

from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER
from sheepfold.server import tokens
from sheepfold.server.api.access import Address, TheServices, TheShelf, count
from sheepfold.server.api.errors import as_text, documented
from sheepfold.server.api.matches import Count, Start, Viewer, page
from sheepfold.server.api.models import NewReplay, ReplayModel, ReplayPage
from sheepfold.server.refusal import Refusal
from sheepfold.server.replays import imported, played
from sheepfold.server.services import Services

ReplayId = Annotated[str, Path(pattern=f"^{tokens.SHAPE}$", description="The replay.")]
router = APIRouter(prefix="/replays", tags=["replays"])


@router.post("", status_code=201, summary="Bring a record", responses=documented())
async def bring(
    given: NewReplay, services: TheServices, shelf: TheShelf, address: Address, request: Request
) -> ReplayModel:
    """Whoever knows the replay's name may look at it."""
    count(services, request, services.limits.imports)
    match = await services.queues.setup.run(address, imported, given.record)
    name = tokens.fresh()
    await services.store.keep_replay(name, given.record)
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
    services: TheServices,
    shelf: TheShelf,
    address: Address,
    viewer: Viewer = WATCHER,
    start: Start = 0,
    count: Count = 20,
) -> Response:
    async def source() -> Match:
        return await services.queues.replay.run(address, played, await text_of(services, replay))

    return page(await shelf.positions(address, f"replay {replay}", viewer, source), start, count)


@router.get(
    "/{replay}/record",
    summary="The record itself",
    response_class=PlainTextResponse,
    responses=as_text(documented(404)),
)
async def record(replay: ReplayId, services: TheServices) -> PlainTextResponse:
    return PlainTextResponse(await text_of(services, replay))


async def text_of(services: Services, replay: str) -> str:
    text = await services.store.replay(replay)
    if text is None:
        raise Refusal("unknown", "there is no such replay")
    return text
