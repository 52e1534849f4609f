"""The page people play on: its built files, and its one HTML document at every address it knows.

Knows no table.
"""

import json
import os
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import PlainTextResponse, Response

from sheepfold.server.safety import answer_error

BUILT: Final = Path(__file__).parent / "built"
DOCUMENT: Final = "index.html"
MANIFEST: Final = "manifest.json"  # of the build: which file needs which
TABLE_PAGE: Final = "src/pages/Table.svelte"
# What follows the address stays in the browser: which table, which moment, which ruling.
ADDRESSES: Final = (
    "/",
    "/new/{game}",
    "/join",
    "/watch",
    "/table/{table}",
    "/replay",
    "/replay/{match:path}",
    "/rules",
    "/rules/{game}",
    "/settings",
)
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
ICONS: Final = ("icon.svg", "icon-turn.svg")
UNBUILT: Final = """\
Sheepfold is running, but its page was not built here: `python3 run.py serve` builds it.
What programs can do is told at /api/openapi.json.
"""
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # names carry a hash
ASK_AGAIN: Final = {"cache-control": "no-cache"}


def folder() -> Path | None:
    """Where the built page is, if it is: `SHEEPFOLD_PAGE` names another build."""
    found = Path(os.environ.get("SHEEPFOLD_PAGE", BUILT))
    return found if (found / DOCUMENT).is_file() else None


class Files:
    """The build in memory; nothing outside it is ever read."""

    def __init__(self, built: Path) -> None:
        self.all = {
            f.relative_to(built).as_posix(): f.read_bytes() for f in built.rglob("*") if f.is_file()
        }

    def sent(
        self, name: str, request: Request, headers: dict[str, str], status: int = HTTPStatus.OK
    ) -> Response:
        """The file, compressed by the build where that pays and the browser takes it."""
        content, headers = self.all[name], headers | {"vary": "accept-encoding"}
        packed = self.all.get(f"{name}.gz")
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers = packed, headers | {"content-encoding": "gzip"}
        kind = KINDS.get(Path(name).suffix, "application/octet-stream")
        return Response(content, status, headers, kind)


Refuse = Callable[[Request, Exception], Awaitable[Response]]


def add_page(app: FastAPI, built: Path | None, refuse: Refuse) -> None:
    """Answer at the page's addresses, and to people at every other one outside the API.

    `refuse` answers programs that ask for what is nowhere.
    """
    files = Files(built) if built else None
    app.include_router(_router(files))
    if files is None:
        return

    async def nowhere(request: Request, error: Exception) -> Response:
        refused = await refuse(request, error)
        return (
            files.sent(DOCUMENT, request, {}, refused.status_code) if _person(request) else refused
        )

    app.add_exception_handler(HTTPStatus.NOT_FOUND, nowhere)


def _person(request: Request) -> bool:
    """Whether a browser's window asks, for something outside the API."""
    path = request.url.path
    return (
        request.method in ("GET", "HEAD")
        and "text/html" in request.headers.get("accept", "")
        and path != "/api"
        and not path.startswith("/api/")
    )


def _router(files: Files | None) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    if files is None:
        router.add_api_route("/", _unbuilt, methods=["GET", "HEAD"])
        return router
    sent = files.sent

    async def document(request: Request) -> Response:
        return sent(DOCUMENT, request, ASK_AGAIN)

    async def table(request: Request) -> Response:
        return sent(DOCUMENT, request, ASK_AGAIN | {"link": hurried})

    hurried = _links(json.loads(files.all.get(MANIFEST, b"{}")), TABLE_PAGE)
    for address in ADDRESSES:
        shown = table if address.startswith("/table") else document
        router.add_api_route(address, shown, methods=["GET", "HEAD"])

    @router.api_route("/assets/{name}", methods=["GET", "HEAD"])
    async def asset(name: str, request: Request) -> Response:
        known = f"assets/{name}" in files.all
        return sent(f"assets/{name}", request, FOREVER) if known else answer_error("not_found")

    async def icon(request: Request) -> Response:
        return sent(request.url.path[1:], request, ASK_AGAIN)

    for name in ICONS:
        router.add_api_route(f"/{name}", icon, methods=["GET", "HEAD"])

    return router


def _links(manifest: dict[str, Any], name: str) -> str:
    """A `Link` header: what a page needs beside the document, so that a browser asks at once."""
    found: list[str] = []
    names = [name]
    for one in names:  # which grows
        part = manifest.get(one, {})
        if not part or part.get("isEntry"):
            continue  # the document asks for it itself
        names += [more for more in part.get("imports", ()) if more not in names]
        found.append(f"</{part['file']}>; rel=modulepreload")
        found += [f"</{css}>; rel=preload; as=style; crossorigin" for css in part.get("css", ())]
    return ", ".join(dict.fromkeys(found))


async def _unbuilt() -> PlainTextResponse:
    return PlainTextResponse(UNBUILT, headers=ASK_AGAIN)
