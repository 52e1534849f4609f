"""The page people play on: its built files, and its one HTML document at every address it knows.

The answer for a document names in its `Link` header every file that its page needs, so that a
browser asks for all of them at once. Knows no table, but may ask which game one plays.
"""

import json
import os
import re
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import Response

from sheepfold.language import LANGUAGES
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
WITH_GAME: Final = ("Table",)  # pages that show the game of the table at their address
BOARD: Final = "game-"  # before the game, the name of the file with its board
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
GameAt = Callable[[Request], Awaitable[str]]  # the game of the table at an address, or ""


async def no_game(request: Request) -> str:
    return ""


def add_page(app: FastAPI, built: Path | None, refuse: Refuse, game_at: GameAt = no_game) -> None:
    """Answer at the page's addresses, and to people at every other one outside the API.

    `refuse` answers programs that ask for what is nowhere.
    """
    files = Files(built) if built else None
    app.include_router(_router(files, game_at))
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


def lasting(names: Iterable[str]) -> list[str]:
    """The files of a build that always have the same name: icons, the service worker."""
    packed = tuple(PACKINGS.values())
    top = [name for name in names if "/" not in name and name not in INNER]
    return [name for name in top if not name.endswith(packed)]


def _router(files: Files | None, game_at: GameAt) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    if files is None:
        for address in PAGES:
            router.add_api_route(address, _missing, methods=["GET", "HEAD"])
        return router
    sent, needs = files.sent, Needs(json.loads(files.all.get(MANIFEST, b"{}")))

    def document(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            game = await game_at(request) if name in WITH_GAME else ""
            link = needs.link(name, game, language_of(request))
            answer = sent(DOCUMENT, request, ASK_AGAIN | {"link": link})
            answer.headers.add_vary_header("accept-language")
            return answer

        return answer

    for address, name in PAGES.items():
        router.add_api_route(address, document(name), methods=["GET", "HEAD"])

    @router.api_route("/assets/{name}", methods=["GET", "HEAD"])
    async def asset(name: str, request: Request) -> Response:
        known = f"assets/{name}" in files.all
        return sent(f"assets/{name}", request, FOREVER) if known else answer_error("not_found")

    async def same(request: Request) -> Response:
        return sent(request.url.path[1:], request, ASK_AGAIN)

    for name in lasting(files.all):
        router.add_api_route(f"/{name}", same, methods=["GET", "HEAD"])

    return router


def language_of(request: Request) -> str:
    """The language that the page will speak, unless another one was set on the device."""
    liked = re.split(r"[,;]\s*", request.headers.get("accept-language", ""))
    return next((tag[:2].lower() for tag in liked if tag[:2].lower() in LANGUAGES), LANGUAGES[0])


class Needs:
    """What each page needs beside the document, by the build's own list."""

    def __init__(self, manifest: dict[str, Any]) -> None:
        self._manifest = manifest
        names = {name: part.get("name", "") for name, part in manifest.items()}
        self._board = {of[len(BOARD) :]: name for name, of in names.items() if of.startswith(BOARD)}
        self.link = lru_cache(200)(self._link)

    def _link(self, page: str, game: str, lang: str) -> str:
        """A `Link` header."""
        wanted = [f"src/pages/{page}.svelte", f"virtual:words/{lang}"]
        if game:
            wanted += [self._board.get(game, ""), f"virtual:words/{lang}/{game}"]
        found: dict[str, None] = {}
        known: set[str] = set()
        for name in wanted:
            self._add(name, found, known)
        return ", ".join(found)

    def _add(self, name: str, found: dict[str, None], known: set[str]) -> None:
        """A file behind those that it needs: so the document's own script comes before all."""
        if name in known:
            return  # two files may need each other
        known.add(name)
        part = self._manifest.get(name, {"file": ""})
        for needed in part.get("imports", ()):
            self._add(needed, found, known)
        if part["file"]:
            found[f"</{part['file']}>; rel=modulepreload"] = None
        for css in part.get("css", ()):
            found[f"</{css}>; rel=preload; as=style; crossorigin"] = None


async def _missing(request: Request) -> Response:
    return no_page.answer(to_a_person=_person(request))
