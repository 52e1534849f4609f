"""The page people play on: its built files, and its one HTML document at every address it knows.

Where it was not built there is the landing page instead. Knows no table.
"""

import mimetypes
import os
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from sheepfold.server.safety import answer_error

BUILT: Final = Path(__file__).parent / "built"
DOCUMENT: Final = "index.html"
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
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # names carry a hash
ASK_AGAIN: Final = {"cache-control": "no-cache"}


def folder() -> Path | None:
    """Where the built page is, if it is: `SHEEPFOLD_PAGE` names another build."""
    found = Path(os.environ.get("SHEEPFOLD_PAGE", BUILT))
    return found if (found / DOCUMENT).is_file() else None


def page(built: Path) -> APIRouter:
    """The document and the files it needs; nothing outside the build is ever read."""
    router = APIRouter(include_in_schema=False)
    files = {f.relative_to(built).as_posix(): f for f in built.rglob("*") if f.is_file()}

    def sent(name: str, request: Request, headers: dict[str, str]) -> Response:
        """The file, compressed by the build where that pays and the browser takes it."""
        packed = files.get(f"{name}.gz")
        headers = headers | {"vary": "accept-encoding"}
        if packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(files[name], headers=headers)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return FileResponse(packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)

    async def document(request: Request) -> Response:
        return sent(DOCUMENT, request, ASK_AGAIN)

    for address in ADDRESSES:
        router.add_api_route(address, document, methods=["GET", "HEAD"])

    @router.api_route("/{name:path}", methods=["GET", "HEAD"])
    async def file(name: str, request: Request) -> Response:
        if name not in files or name == DOCUMENT:
            return answer_error("not_found")
        return sent(name, request, FOREVER if name.startswith("assets/") else ASK_AGAIN)

    return router
