"""What happened at a table since somebody last looked, step by step."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from sheepfold.server.api.access import Address, Guest, TableId, TheServices
from sheepfold.server.api.errors import documented
from sheepfold.server.api.matches import begun
from sheepfold.server.api.models import StepPage
from sheepfold.server.frames import viewer_of
from sheepfold.server.replays import missed

After = Annotated[int, Query(ge=0, le=1_000_000, description="The last line that is known.")]
router = APIRouter(tags=["matches"])
KNOWN: Final = documented(401, 404, 409)


@router.get(
    "/tables/{table}/steps", summary="Steps missed", response_model=StepPage, responses=KNOWN
)
async def steps(
    table: TableId, holder: Guest, services: TheServices, address: Address, after: After = 0
) -> Response:
    """The last steps of the current match behind a line, as their reader may know them now."""
    async with services.tables.use(table) as live:
        match, viewer = begun(live.table), viewer_of(live.table, holder.chair)
        name = live.table.match_id
    told = await services.queues.story.run(address, missed, name, match, viewer, after)
    return Response(told, media_type="application/json")
