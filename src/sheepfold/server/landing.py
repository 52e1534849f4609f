"""The page at the root: that the server runs, which games it has, how to play. Knows no table."""

from html import escape
from pathlib import Path
from string import Template

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from sheepfold import __version__, games
from sheepfold.language import LANGUAGES, Language
from sheepfold.server.safety import answer_error

STATIC = Path(__file__).parent / "static"
FILES = ("banner.svg", "favicon.svg", "landing.css")
PAGES = ("play", "self-hosting", "api", "socket", "fairness", "index")  # of the documentation
SENTENCES = (
    *("title", "motto", "banner", "welcome", "games", "play", "play-how", "play-after"),
    *("read", "read-how", "programs", "api", "health", "owners"),
)


def landing() -> APIRouter:
    """`/` and the files it needs."""
    router = APIRouter(include_in_schema=False)
    pages = {lang: written(lang) for lang in LANGUAGES}

    @router.api_route("/", methods=["GET", "HEAD"], response_class=HTMLResponse)
    async def root(request: Request) -> HTMLResponse:
        lang = liked_best(request.headers.get("accept-language", ""))
        about = {
            "cache-control": "no-cache",
            "content-language": lang,
            "vary": "accept-language",
        }
        return HTMLResponse(pages[lang], headers=about)

    @router.api_route("/static/{name}", methods=["GET", "HEAD"])
    async def static(name: str) -> Response:
        return FileResponse(STATIC / name) if name in FILES else answer_error("not_found")

    return router


def liked_best(accepted: str) -> str:
    """Of our languages the one that a browser's `Accept-Language` prefers; else English."""
    best, most = LANGUAGES[0], 0.0
    for part in accepted.lower().replace(" ", "").split(","):
        tag, _, quality = part.partition(";q=")
        lang, liked = tag.partition("-")[0], _quality(quality)
        if lang in LANGUAGES and liked > most:
            best, most = lang, liked
    return best


def _quality(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def written(lang: str) -> str:
    """The page in one language."""
    own = Language(lang)
    said = {key.replace("-", "_"): escape(own.say(f"landing-{key}")) for key in SENTENCES}
    template = Template((STATIC / "landing.html").read_text(encoding="utf-8"))
    return template.substitute(
        said,
        lang=lang,
        version=__version__,
        game_list="\n".join(map(_game, (Language(lang, game) for game in games.GAMES))),
        page_list="\n".join(_page(own, name) for name in PAGES),
    )


def _game(language: Language) -> str:
    name, sentence = escape(language.say("name")), escape(language.say("tagline"))
    return f"      <li><strong>{name}</strong> {sentence}</li>"


def _page(language: Language, name: str) -> str:
    about = escape(language.say(f"landing-page-{name}"))
    return f"      <li><code>docs/{name}.md</code> {about}</li>"
