"""`sheepfold rules GAME`: the rules in words, all or one ruling."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.text import Text

from sheepfold import SetupError
from sheepfold import games as all_games
from sheepfold.cli.data import command, print_json
from sheepfold.cli.screen import Screen
from sheepfold.core import errors
from sheepfold.language import Language, choose


def rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game's id; `sheepfold games` lists them.")
    ],
    ruling: Annotated[
        str | None, typer.Argument(metavar="[RULING]", help="Only this ruling, such as TK-3.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Language: en, de or fr.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print the rules of a game."""
    known = all_games.make(game).rulings
    language = Language(choose(lang), game)
    if ruling is not None:
        found = [described(named(ruling, known), language)]
    else:
        found = [described(name, language) for name in known]
    if not as_json:
        show(game, found, language, whole=ruling is None)
        return
    whole = {
        "id": game,
        "lang": language.lang,
        "name": language.say("name"),
        "tagline": language.say("tagline"),
        "rulings": found,
        "credits": f"{language.say('credits')} {language.say('unaffiliated')}",
    }
    print_json(whole if ruling is None else found[0])


def named(asked: str, known: Sequence[str]) -> str:
    """Return a ruling's id, however it was typed; the core's rulings hold in every game."""
    name = asked.upper()
    if name.isdecimal():
        name = f"{known[0].partition('-')[0]}-{name}"
    plain = {ruling.replace("-", ""): ruling for ruling in (*known, *errors.RULINGS)}
    name = plain.get(name.replace("-", ""), name)
    if name not in (*known, *errors.RULINGS):
        raise SetupError(f"unknown ruling {asked!r}; they go from {known[0]} to {known[-1]}")
    return name


def described(name: str, language: Language) -> dict[str, str]:
    return {"id": name, "title": language.say(f"{name}.title"), "text": language.say(name)}


def show(game: str, found: list[dict[str, str]], language: Language, *, whole: bool) -> None:
    screen = Screen(language)
    if not whole:
        show_ruling(found[0], screen)
        return
    screen.show(Text(language.say("name"), "bold"), Text(language.say("tagline")), Text())
    for ruling in found:
        show_ruling(ruling, screen)
        screen.show(Text())
    screen.show(Text(f"{language.say('credits')} {language.say('unaffiliated')}"))
    screen.show(Text(f"{language.say('play-with')} {command(f'play {game}')}"))
    one = command(f"rules {game} {found[0]['id']}")
    screen.show(Text(f"{language.say('rules-one')} {one}"))


def show_ruling(ruling: dict[str, str], screen: Screen) -> None:
    screen.show(Text(f"{ruling['id']}  {ruling['title']}", "bold"))
    screen.block(ruling["text"])
