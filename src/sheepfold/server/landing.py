"""The page at the root: that the server runs, and which games it has. Knows no table."""

from html import escape
from pathlib import Path
from string import Template

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from sheepfold import __version__, games
from sheepfold.language import Language
from sheepfold.server.safety import answer_error

STATIC = Path(__file__).parent / "static"
FILES = ("banner.svg", "landing.css")
LANGUAGE = "en"


def landing() -> APIRouter:
    """`/` and the files it needs."""
    router = APIRouter(include_in_schema=False)
    page = written()

    @router.api_route("/", methods=["GET", "HEAD"], response_class=HTMLResponse)
    async def root() -> HTMLResponse:
        return HTMLResponse(page, headers={"cache-control": "no-cache"})

    @router.api_route("/static/{name}", methods=["GET", "HEAD"])
    async def static(name: str) -> Response:
        return FileResponse(STATIC / name) if name in FILES else answer_error("not_found")

    return router


def written() -> str:
    """The page, with each game's name and its sentence."""
    lines = []
    for game in games.GAMES:
        language = Language(LANGUAGE, game)
        name, sentence = escape(language.say("name")), escape(language.say("tagline"))
        lines.append(f"      <li><strong>{name}</strong> {sentence}</li>")
    template = Template((STATIC / "landing.html").read_text(encoding="utf-8"))
    return template.substitute(games="\n".join(lines), version=__version__)
