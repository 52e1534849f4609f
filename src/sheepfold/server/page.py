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
from starlette.responses import Response

from sheepfold.server import no_page
from sheepfold.server.safety import answer_error

BUILT: Final = Path(__file__).parent / "built"
DOCUMENT: Final = "index.html"
MANIFEST: Final = "manifest.json"  # of the build: which file needs which
# The page at each address. What follows it stays in the browser: which table, moment, ruling.
PAGES: Final = {
    "/": "Home",
    "/new/{game}": "NewTable",
    "/join": "Join",
    "/watch": "Join",
    "/table/{table}": "Table",
    "/replay": "Replay",
    "/replay/{match:path}": "Replay",
    "/rules": "Rules",
    "/rules/{game}": "Rules",
    "/learn/{lesson}": "Learn",
    "/settings": "Settings",
}
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}  # of the build, the best first
INNER: Final = (DOCUMENT, MANIFEST)  # of the build's top folder: not sent by their names
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # names carry a hash
ASK_AGAIN: Final = {"cache-control": "no-cache"}


def folder() -> Path | None:
    """Where the built page is, if it is: `SHEEPFOLD_PAGE` names another build."""
    found = Path(os.environ.get(no_page.SETTING) or BUILT)
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
        taken = request.headers.get("accept-encoding", "")
        for packing, ending in PACKINGS.items():
            packed = self.all.get(name + ending)
            if packing in taken and packed is not None:
                content, headers = packed, headers | {"content-encoding": packing}
                break
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
        if _person(request):
            return files.sent(DOCUMENT, request, {}, HTTPStatus.NOT_FOUND)
        return await refuse(request, error)

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
        for address in PAGES:
            router.add_api_route(address, _missing, methods=["GET", "HEAD"])
        return router
    sent = files.sent

    manifest = json.loads(files.all.get(MANIFEST, b"{}"))

    def document(name: str) -> Callable[[Request], Awaitable[Response]]:
        headers = ASK_AGAIN | {"link": _links(manifest, f"src/pages/{name}.svelte")}

        async def answer(request: Request) -> Response:
            return sent(DOCUMENT, request, headers)

        return answer

    for address, name in PAGES.items():
        router.add_api_route(address, document(name), methods=["GET", "HEAD"])

    @router.api_route("/assets/{name}", methods=["GET", "HEAD"])
    async def asset(name: str, request: Request) -> Response:
        known = f"assets/{name}" in files.all
        return sent(f"assets/{name}", request, FOREVER) if known else answer_error("not_found")

    async def lasting(request: Request) -> Response:
        """The app's manifest, its icons, the service worker: asked for by the same name always."""
        return sent(request.url.path[1:], request, ASK_AGAIN)

    for name in files.all:
        if "/" not in name and name not in INNER and not name.endswith(tuple(PACKINGS.values())):
            router.add_api_route(f"/{name}", lasting, methods=["GET", "HEAD"])

    return router


def _links(manifest: dict[str, Any], name: str) -> str:
    """Return a `Link` header: what a page needs besides the document, to be fetched at once.

    What others need comes first, and so the document's own script before all.
    """
    found: dict[str, None] = {}
    known: set[str] = set()

    def add(name: str) -> None:
        if name in known:
            return  # two files may need each other
        known.add(name)
        part = manifest.get(name, {"file": ""})
        for needed in part.get("imports", ()):
            add(needed)
        if part["file"]:
            found[f"</{part['file']}>; rel=modulepreload"] = None
        for css in part.get("css", ()):
            found[f"</{css}>; rel=preload; as=style; crossorigin"] = None

    add(name)
    return ", ".join(found)


async def _missing(request: Request) -> Response:
    return no_page.answer(to_a_person=_person(request))
