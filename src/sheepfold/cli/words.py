"""Which words a game lacks: everything that was met in its games is said in every language."""

from collections.abc import Callable, Iterator
from functools import partial

from sheepfold.cli.boards import board_of
from sheepfold.core.findings import Examples
from sheepfold.core.protocol import AnyGame
from sheepfold.language import LANGUAGES, Language


def unsaid(game: AnyGame, examples: Examples) -> list[str]:
    """Per language the keys without words, and the words that ask for facts there are not."""
    found: dict[str, None] = {}
    for lang in LANGUAGES:
        for say in sayings(game, examples, Language(lang, game.id)):
            try:
                say()
            except KeyError as error:
                found[f"{lang}: {str(error.args[0]).removeprefix(f'{lang}: ')}"] = None
    return list(found)


def sayings(game: AnyGame, examples: Examples, language: Language) -> Iterator[Callable[[], str]]:
    """All that there is to say: lines and notes also without what people have to remember."""
    names = [f"Seat {seat}" for seat in game.players]
    names += names  # seats are numbered from 0
    for hidden in ((), game.faces):
        for move in examples.moves.values():
            yield partial(language.line, game, move, names, hidden=hidden)
        for note in examples.notes.values():
            yield partial(language.note, note, names, hidden=hidden)
    asked = board_of(game.id).asked
    for decisions in examples.asked.values():
        for one in decisions:
            yield partial(asked, one.view, one.legal, language)
    for part in sorted(examples.parts):
        yield partial(language.say, f"part-{part}")
