"""What a server without its page says: in its log at the start, and at the page's addresses.

Knows how this Sheepfold was installed; no table.
"""

import html
import os
from http import HTTPStatus
from pathlib import Path
from typing import Final

import structlog
from starlette.responses import HTMLResponse, JSONResponse, Response

from sheepfold.language import LANGUAGES, Language

SETTING: Final = "SHEEPFOLD_PAGE"  # names a build elsewhere
CHECKOUT: Final = Path(__file__).parents[3]  # if this is one
DOCUMENT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sheepfold</title>
{sections}
</html>
"""
SECTION: Final = """\
<section lang="{lang}">
<h1>{title}</h1>
<p>{advice}</p>
<p>{rest}</p>
</section>"""


def advice_key() -> str:
    """The key of what to do, which depends on the way Sheepfold was installed."""
    if os.environ.get(SETTING):
        return "page-missing-named"
    checkout = (CHECKOUT / "run.py").is_file() and (CHECKOUT / "web").is_dir()
    return "page-missing-checkout" if checkout else "page-missing-installed"


def complain() -> None:
    """One line in the log, of a level that no setting hides."""
    structlog.get_logger().error("the page is missing", reason=Language("en").say(advice_key()))


def answer(*, to_a_person: bool) -> Response:
    """A document in all languages for a person, JSON for a program."""
    if to_a_person:
        sections = "\n".join(map(_section, LANGUAGES))
        return HTMLResponse(DOCUMENT.format(sections=sections), HTTPStatus.SERVICE_UNAVAILABLE)
    say = Language("en").say
    message = f"{say('page-missing')}. {say(advice_key())} {say('page-missing-rest')}"
    return JSONResponse({"code": "no_page", "message": message}, HTTPStatus.SERVICE_UNAVAILABLE)


def _section(lang: str) -> str:
    say = Language(lang).say
    keys = {"title": "page-missing", "advice": advice_key(), "rest": "page-missing-rest"}
    return SECTION.format(lang=lang, **{name: html.escape(say(key)) for name, key in keys.items()})
