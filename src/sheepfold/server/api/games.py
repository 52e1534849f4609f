"""Which games there are, with everything a table of one can be set up with."""

import asyncio
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from sheepfold import games
from sheepfold.bots import BOTS
from sheepfold.core import options
from sheepfold.language import Language
from sheepfold.server.api.errors import documented
from sheepfold.server.api.models import GameList, GameModel, OptionModel

Lang = Annotated[Literal["en", "de", "fr"], Query(description="The language of names.")]
router = APIRouter(tags=["games"])


@router.get("/games", summary="The games", responses=documented())
async def all_games(lang: Lang = "en") -> GameList:
    return await asyncio.to_thread(listed, lang)  # the first one loads all games


@cache
def listed(lang: str) -> GameList:
    return GameList(games=[_described(name, Language(lang, name)) for name in games.GAMES])


def _described(name: str, language: Language) -> GameModel:
    game = games.make(name)
    usual = options.defaults(game.options)
    return GameModel(
        id=game.id,
        name=language.say("name"),
        tagline=language.say("tagline"),
        players=list(game.players),
        options=[
            OptionModel(
                name=option,
                label=language.say(f"option-{option}"),
                default=usual[option],
                choices=list(choices),
            )
            for option, choices in options.choices(game.options).items()
        ],
        bots=list(BOTS),
    )
