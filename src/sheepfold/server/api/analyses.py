"""The analysis of a match that is over, or of a record: asked again, it tells how far it is."""

from typing import Final

from fastapi import APIRouter, Request, Response

from sheepfold.core.match import Match
from sheepfold.server.api.access import Address, Guest, TableId, TheHouse, count
from sheepfold.server.api.errors import documented
from sheepfold.server.api.matches import Number, finished, place_of
from sheepfold.server.api.models import AnalysisModel
from sheepfold.server.api.records import ReplayId, text_of
from sheepfold.server.house import House
from sheepfold.server.replays import Source, played

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
    house: TheHouse,
    address: Address,
    request: Request,
) -> Response:
    """Every decision thought about again, from the view that its seat had; only after the end."""

    async def source() -> Match:
        return await finished(house, await place_of(house, table, number))

    return await _analysed(house, request, address, f"{table} {number}", source)


@router.post(
    "/replays/{replay}/analysis",
    summary="Analyse a record",
    tags=["replays"],
    response_model=AnalysisModel,
    responses=KNOWN,
)
async def of_record(
    replay: ReplayId, house: TheHouse, address: Address, request: Request
) -> Response:
    """The same for a record that was brought."""
    text = await text_of(house, replay)

    async def source() -> Match:
        return await house.queues.replay.run(address, played, text)

    return await _analysed(house, request, address, f"replay {replay}", source)


async def _analysed(
    house: House, request: Request, address: str, name: str, source: Source
) -> Response:
    """How far it is, or what it found; it is begun if that was not done before."""
    if not house.analyses.knows(name):
        match = await source()
        if (refusal := house.analyses.objection(match, address)) is not None:
            raise refusal
        count(house, request, house.limits.analyses)
        house.analyses.begin(name, match, address)
    return Response(house.analyses.told(name), media_type="application/json")
