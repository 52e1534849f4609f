"""Tables over HTTP, all under /api: routes check credentials and hand commands to the committer."""

from fastapi import APIRouter

from sheepfold.server.api import analyses, games, matches, mine, play, records, seats, steps, tables
from sheepfold.server.api.errors import handle_errors, refuse

__all__ = ["handle_errors", "refuse", "router"]


def router() -> APIRouter:
    """Return all routes; the app's state has the services they use."""
    api = APIRouter(prefix="/api")
    for part in (games, tables, seats, play, mine, matches, steps, records, analyses):
        api.include_router(part.router)
    return api
