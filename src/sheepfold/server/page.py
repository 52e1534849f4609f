"""The page people play on: its built files, and its one HTML document at every address it knows.

Knows no table.
"""

import json
import os
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
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


def page(built: Path | None) -> APIRouter:
    """The document and the files it needs; nothing outside the build is ever read."""
    router = APIRouter(include_in_schema=False)
    if built is None:
        router.add_api_route("/", _unbuilt, methods=["GET", "HEAD"])
        return router
    files = {
        f.relative_to(built).as_posix(): f.read_bytes() for f in built.rglob("*") if f.is_file()
    }

    def sent(name: str, request: Request, headers: dict[str, str]) -> Response:
        """The file, compressed by the build where that pays and the browser takes it."""
        packed = files.get(f"{name}.gz")
        kind = KINDS.get(Path(name).suffix, "application/octet-stream")
        headers = headers | {"vary": "accept-encoding"}
        if packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(files[name], headers=headers, media_type=kind)
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)

    async def document(request: Request) -> Response:
        return sent(DOCUMENT, request, ASK_AGAIN)

    async def table(request: Request) -> Response:
        return sent(DOCUMENT, request, ASK_AGAIN | {"link": hurried})

    hurried = _links(json.loads(files.get(MANIFEST, b"{}")), TABLE_PAGE)
    for address in ADDRESSES:
        shown = table if address.startswith("/table") else document
        router.add_api_route(address, shown, methods=["GET", "HEAD"])

    @router.api_route("/assets/{name}", methods=["GET", "HEAD"])
    async def asset(name: str, request: Request) -> Response:
        known = f"assets/{name}" in files
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
