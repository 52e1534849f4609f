"""The server of one process: opens what it needs, serves HTTP and sockets, closes in good order."""

import asyncio
import gc
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from fastapi import FastAPI, Request
from starlette.responses import JSONResponse, Response

from sheepfold import __version__
from sheepfold.server import api, metrics, page
from sheepfold.server.analyses import Analyses
from sheepfold.server.bot_workers import BotWorkers
from sheepfold.server.bot_workers.limits import nicer
from sheepfold.server.endpoint import live
from sheepfold.server.jobs import Jobs
from sheepfold.server.lateness import Lateness
from sheepfold.server.limits import Limits
from sheepfold.server.logs import RequestLog
from sheepfold.server.metrics import Metrics
from sheepfold.server.pace import Pace
from sheepfold.server.protocols import log_failed_accepts_seldom
from sheepfold.server.queues import Queues
from sheepfold.server.safety import Gate, SecurityHeaders
from sheepfold.server.services import Services
from sheepfold.server.settings import Settings
from sheepfold.server.table_host import TableHost
from sheepfold.store import Store
from sheepfold.store.errors import StoreError

# After so long a thread at work lets the event loop go on. An acknowledgement waits for its turn
# many times; with Python's usual 5 ms each they add up to a quarter of a second.
SWITCH_SECONDS: Final = 0.0005
GAME_SECONDS: Final = 0.2  # a page waits for the name of a table's game; without it it is slower

log = structlog.get_logger()


def create(settings: Settings | None = None) -> FastAPI:
    """The app, from given settings or from those in the environment."""
    settings = Settings.from_environment() if settings is None else settings
    figures, limits, lateness = Metrics(), Limits(settings), Lateness()
    figures.lateness.set_function(lambda: lateness.seconds)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        log_failed_accepts_seldom(asyncio.get_running_loop())
        sys.setswitchinterval(SWITCH_SECONDS)
        async with lateness.watched(), opened(settings, limits, figures) as services:
            calm_the_collector()
            app.state.services = services
            yield

    app = FastAPI(
        title="Sheepfold",
        version=__version__,
        description="Tables for five sheep board games. See docs/api.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(api.router())
    api.handle_errors(app)
    app.add_api_websocket_route("/api/live", live)

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        """Tell whether a move could be stored now."""
        services: Services = request.app.state.services
        if not await services.tables.heartbeat.can_store():
            return JSONResponse({"status": "cannot store"}, 503)
        return JSONResponse({"status": "ok", "version": __version__})

    @app.get("/metrics", include_in_schema=False)
    async def figures_of_this_process(request: Request) -> Response:
        return await metrics.answer(request, settings, figures)

    page.add_page(app, page.folder(), api.refuse, game_at)  # last: it answers to every other name
    # The last one added is the outermost.
    app.add_middleware(
        Gate,
        settings=settings,
        limits=limits,
        lateness=lateness,
        refused=lambda code: figures.refused.labels(code).inc(),
    )
    app.add_middleware(RequestLog, metrics=figures)
    app.add_middleware(SecurityHeaders)
    return app


async def game_at(request: Request) -> str:
    """The game of the table at a page's address, where that is known at once."""
    services: Services = request.app.state.services
    with suppress(StoreError, TimeoutError):
        async with asyncio.timeout(GAME_SECONDS):
            return await services.tables.game_of(request.path_params["table"])
    return ""


def calm_the_collector() -> None:
    """Look for garbage in circles seldom: with many tables a full look stops them all for long.

    What was imported is looked at no more; tables and frames go without circles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)


@asynccontextmanager
async def opened(settings: Settings, limits: Limits, figures: Metrics) -> AsyncIterator[Services]:
    """Everything a process needs, closed in the opposite order."""
    store = await Store.open(settings.db)
    store.writer.measured = figures.commit
    store.db.patience = settings.storing_seconds
    try:
        seconds, memory_mb, nice = (
            settings.bot_seconds,
            settings.bot_memory_mb,
            settings.bot_nice,
        )
        thinking = BotWorkers(settings.bot_workers, seconds, memory_mb, nice=nice)
        await thinking.start()
        try:
            process = secrets.token_hex(8)
            queues, pace = Queues(), Pace(settings.bot_pause)
            most = settings.tables_in_memory
            tables = TableHost(process, store, thinking, figures, queues, pace, most)
            analyses = Analyses(BotWorkers(1, seconds, memory_mb, nice=nicer(nice)))
            services = Services(process, settings, store, tables, limits, figures, analyses, queues)
            async with Jobs(services).going_on():
                try:
                    yield services
                finally:
                    await analyses.close()
                    queues.close()
        finally:
            await thinking.close()
    finally:
        await store.close()
