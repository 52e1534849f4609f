"""The analysis of a match that is over, or of a record; asked again, it reports its progress."""

from typing import Final

from fastapi import APIRouter, Request, Response

from sheepfold.core.match import Match
from sheepfold.server.api.access import Address, Guest, TableId, TheServices, count
from sheepfold.server.api.errors import documented
from sheepfold.server.api.matches import Number, finished, place_of
from sheepfold.server.api.models import AnalysisModel
from sheepfold.server.api.records import ReplayId, text_of
from sheepfold.server.replays import Source, played
from sheepfold.server.services import Services

KNOWN: Final = documented(404, 409)
router = APIRouter()


@router.post(
    "/tables/{table}/matches/{number}/analysis",
    summary="Analyse a match",
    tags=["matches"],
    response_model=AnalysisModel,
    responses={**KNOWN, **documented(401)},
)
async def of_match(
    table: TableId,
    number: Number,
    holder: Guest,
    services: TheServices,
    address: Address,
    request: Request,
) -> Response:
    """Every decision thought about again, from the view that its seat had; only after the end."""

    async def source() -> Match:
        return await finished(services, await place_of(services, table, number))

    return await _analysed(services, request, address, f"{table} {number}", source)


@router.post(
    "/replays/{replay}/analysis",
    summary="Analyse a record",
    tags=["replays"],
    response_model=AnalysisModel,
    responses=KNOWN,
)
async def of_record(
    replay: ReplayId, services: TheServices, address: Address, request: Request
) -> Response:
    """The same for a record that was brought."""
    text = await text_of(services, replay)

    async def source() -> Match:
        return await services.queues.replay.run(address, played, text)

    return await _analysed(services, request, address, f"replay {replay}", source)


async def _analysed(
    services: Services, request: Request, address: str, name: str, source: Source
) -> Response:
    """How far it is, or what it found; it is begun if that was not done before."""
    if not services.analyses.knows(name):
        match = await source()
        if (refusal := services.analyses.objection(match, address)) is not None:
            raise refusal
        count(services, request, services.limits.analyses)
        services.analyses.begin(name, match, address)
    return Response(services.analyses.told(name), media_type="application/json")
