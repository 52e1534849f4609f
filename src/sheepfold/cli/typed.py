"""What people type, in English or in their own language, as a command or a canonical move."""

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from sheepfold import IllegalMove, Match
from sheepfold.core.actions import Hidden, Kind
from sheepfold.core.errors import MALFORMED, Malformed
from sheepfold.core.protocol import AnyGame
from sheepfold.language import Language

CLOSE = 0.75  # how similar a misspelt word must be to the intended one
MOST_WORDS = 64  # of a kind whose words people may type translated


def command_names(names: Iterable[str], language: Language) -> dict[str, str]:
    """Return the command for each word that may be typed: its English name, or the language's."""
    found = {name: name for name in names}
    for name in list(found):
        key = f"command-{name}"
        if language.has(key):
            found.setdefault(folded(language.say(key)), name)
    return found


def folded(word: str) -> str:
    """Return a word in lower case and without accents, for comparison."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def guessed(
    refusal: IllegalMove, line: str, commands: Iterable[str], game: AnyGame, language: Language
) -> IllegalMove:
    """Return a guess for a line that was not understood: its first word may be misspelt."""
    first = line.split()[0]
    verbs = verbs_of(game, language)
    if refusal.ruling != MALFORMED or folded(first) in verbs or game.actions.has_verb(first):
        return refusal
    own = [f"verb-{name}" for name in verbs.values()] + [f"command-{name}" for name in commands]
    known = {folded(said): said for said in map(language.say, own)}
    for close in get_close_matches(folded(first), sorted(known), 1, CLOSE):
        return IllegalMove(Malformed("verb-guess", word=first, guess=known[close]).reason, line)
    return refusal


def completed(match: Match, seat: int, line: str, language: Language) -> str:
    """Return the intended move, with its verb added if only one fits; otherwise the typed line."""
    actions = match.game.actions
    line = in_english(match.game, line, language)

    def canonical(text: str) -> str | None:
        try:
            return actions.text(actions.parse(text))
        except ValueError:
            return None

    verbs = list(dict.fromkeys(text.split()[0] for text in match.legal(seat)))
    bare = not actions.has_verb(line.split()[0])
    tries = {verb: in_english(match.game, f"{verb} {line}", language) for verb in verbs}
    fitting = [move for text in tries.values() if (move := canonical(text)) is not None]
    if len(verbs) == 1 and bare and _may_follow(match.game, tries[verbs[0]].split()):
        line = tries[verbs[0]]  # so that a refusal is about the word after the verb
    return canonical(line) or (fitting[0] if len(fitting) == 1 else line)


def _may_follow(game: AnyGame, words: list[str]) -> bool:
    """Return whether the leading verb was left out, by the number or kind of the words."""
    name, *rest = words
    shapes = [verb for verb in game.actions.verbs if verb.name == name and verb.kinds]
    firsts = ((verb.kinds[0], rest[: verb.kinds[0].width]) for verb in shapes)
    return any(verb.width == len(rest) for verb in shapes) or any(
        len(own) == kind.width and kind.parse(own) is not None for kind, own in firsts
    )


def in_english(game: AnyGame, line: str, language: Language) -> str:
    """Return a line with the words of the game in place of the language's own."""
    first, *rest = line.split() or [""]
    name = verbs_of(game, language).get(folded(first), first)
    kinds = [
        kind for verb in game.actions.verbs if verb.name == name.lower() for kind in verb.kinds
    ]
    known: dict[str, str] = {}
    for kind in kinds:
        known |= words_of(kind, language)
    return " ".join([name, *(known.get(folded(word), word) for word in rest)])


def words_of(kind: Kind, language: Language) -> Mapping[str, str]:
    """Return a kind's words by the language's names; names of several words are left out."""
    of = kind.of if isinstance(kind, Hidden) else kind
    if of.width > 1 or of.size > MOST_WORDS:
        return {}
    words = (of.text(index) for index in range(of.size))
    named = (
        (language.say(key), word) for word in words if language.has(key := f"{of.name}-{word}")
    )
    return {folded(name): word for name, word in named if " " not in name}


def verbs_of(game: AnyGame, language: Language) -> Mapping[str, str]:
    """Return the game's verbs by the language's verbs."""
    keys = {verb.name: f"verb-{verb.name}" for verb in game.actions.verbs}
    return {folded(language.say(key)): name for name, key in keys.items() if language.has(key)}
