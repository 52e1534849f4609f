"""Which words a game lacks: everything that occurred in its games is said in every language."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from sheepfold.cli.boards import board_of
from sheepfold.core.facts import FORGOTTEN
from sheepfold.core.findings import Examples
from sheepfold.core.protocol import AnyGame
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator


def unsaid(game: AnyGame, examples: Examples) -> list[str]:
    """Return for each language the keys without words, and the words with missing facts."""
    found: dict[str, None] = {}
    for lang in LANGUAGES:
        for key in sorted({f"fact-{one.key}" for one in game.facts.types if not one.silent}):
            if not Language(lang, game.id).has(key):  # there may be no example of a rare fact
                found[f"{lang}: {key}"] = None
        for say in sayings(game, examples, Language(lang, game.id)):
            try:
                say()
            except KeyError as error:
                found[f"{lang}: {str(error.args[0]).removeprefix(f'{lang}: ')}"] = None
    return list(found)


def sayings(game: AnyGame, examples: Examples, language: Language) -> Iterator[Callable[[], str]]:
    """Yield everything that can be said, lines and facts also without faces to remember."""
    names = [f"Seat {seat}" for seat in game.players]
    names += names  # seats are numbered from 0
    narrator = Narrator(game, language, names, 0)
    for move in examples.moves.values():
        for text in (move.text, *forgotten(game, move.text)):
            yield partial(narrator.move, move.by, text)
            if move.by >= 0:
                yield partial(narrator.order, text)
    for fact in examples.facts.values():
        kind = game.facts.type_of(fact)
        if not kind.silent:
            faces = dict.fromkeys(kind.faces, FORGOTTEN)
            yield partial(narrator.fact, fact)
            yield lambda fact=fact: " ".join(narrator.foretold([fact]))  # type: ignore[misc]
            yield partial(narrator.fact, replace(fact, arguments={**fact.arguments, **faces}))
    for reason in examples.reasons.values():
        yield partial(narrator.reason, reason)
    asked = board_of(game.id).asked
    for decisions in examples.asked.values():
        for one in decisions:
            yield partial(asked, one.view, one.legal, language)
    for part in sorted(examples.parts):
        yield partial(language.say, f"part-{part}")


def forgotten(game: AnyGame, text: str) -> list[str]:
    """Return a move without what people have to remember, if it names any of that."""
    verb, words = game.actions.words(text)
    pairs = zip(verb.kinds, words, strict=True)
    shown = [FORGOTTEN if kind.name in game.facts.faces else word for kind, word in pairs]
    return [] if shown == words else [" ".join([verb.name, *shown])]
