"""`sheepfold games`: the list of games."""

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from sheepfold import games as all_games
from sheepfold.cli.data import command, print_json
from sheepfold.cli.screen import Screen
from sheepfold.core import options
from sheepfold.core.protocol import AnyGame
from sheepfold.language import Language, choose


def games(
    lang: Annotated[
        str | None, typer.Option(metavar="LANG", help="Language: en, de or fr.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games with their player counts and options."""
    spoken = choose(lang)
    made = [all_games.make(name) for name in all_games.GAMES]
    if as_json:
        print_json([described(game, Language(spoken, game.id)) for game in made])
    else:
        show(made, spoken)


def described(game: AnyGame, language: Language) -> dict[str, Any]:
    defaults = options.defaults(game.options)
    return {
        "id": game.id,
        "name": language.say("name"),
        "players": list(game.players),
        "options": {
            name: {
                "type": type(defaults[name]).__name__,
                "default": defaults[name],
                "choices": list(accepted),
            }
            for name, accepted in options.choices(game.options).items()
        },
    }


def show(made: list[AnyGame], spoken: str) -> None:
    screen = Screen(Language(spoken))
    for game in made:
        language = Language(spoken, game.id)
        counts = ", ".join(map(str, game.players))
        table = Table.grid(padding=(0, 2))
        table.add_row(f"  {language.say('games-id')}", Text(game.id))
        table.add_row(f"  {language.say('games-players')}", counts)
        for name, accepted in options.choices(game.options).items():
            words = "|".join(map(options.word, accepted))
            table.add_row(f"  {language.say('option-' + name)}", f"--option {name}={words}")
        screen.show(Text(language.say("name"), "bold"))
        screen.block(language.say("tagline"))
        screen.show(table)
        screen.block(f"{language.say('play-with')} {command(f'play {game.id}')}")
