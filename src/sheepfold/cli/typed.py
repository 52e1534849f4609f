"""What people type, in English or in their own language, as a command or a canonical move."""

import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from sheepfold import IllegalMove, Match
from sheepfold.core.actions import Hidden, Kind
from sheepfold.core.errors import MALFORMED, Malformed
from sheepfold.core.protocol import AnyGame
from sheepfold.language import Language

CLOSE = 0.75  # how much a misspelt word has to be like the one that is meant
MOST_WORDS = 64  # of a kind whose words people may type translated


def command_names(names: Iterable[str], language: Language) -> dict[str, str]:
    """By what may be typed the command it means: its English name, and the language's own."""
    found = {name: name for name in names}
    for name in list(found):
        key = f"command-{name}"
        if language.has(key):
            found.setdefault(folded(language.say(key)), name)
    return found


def folded(word: str) -> str:
    """As it is compared: in small letters, without accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def guessed(
    refusal: IllegalMove, line: str, commands: Iterable[str], game: AnyGame, language: Language
) -> IllegalMove:
    """Of a line that was not understood: perhaps its first word is a misspelt verb or command."""
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
    """The move meant: the verb may be left out where only one fits; otherwise what was typed."""
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
        line = tries[verbs[0]]  # then a refusal speaks of the word behind the verb
    return canonical(line) or (fitting[0] if len(fitting) == 1 else line)


def _may_follow(game: AnyGame, words: list[str]) -> bool:
    """Whether the verb that stands first was left out: as many words as it takes, or one of its."""
    name, *rest = words
    shapes = [verb for verb in game.actions.verbs if verb.name == name and verb.kinds]
    firsts = ((verb.kinds[0], rest[: verb.kinds[0].width]) for verb in shapes)
    return any(verb.width == len(rest) for verb in shapes) or any(
        len(own) == kind.width and kind.parse(own) is not None for kind, own in firsts
    )


def in_english(game: AnyGame, line: str, language: Language) -> str:
    """Return a line with the words of the game instead of the language's own."""
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
    """By the language's own names the words of a kind; names of several words are left out."""
    of = kind.of if isinstance(kind, Hidden) else kind
    if of.width > 1 or of.size > MOST_WORDS:
        return {}
    words = (of.text(index) for index in range(of.size))
    named = (
        (language.say(key), word) for word in words if language.has(key := f"{of.name}-{word}")
    )
    return {folded(name): word for name, word in named if " " not in name}


def verbs_of(game: AnyGame, language: Language) -> Mapping[str, str]:
    """By the language's own verbs those of the game."""
    keys = {verb.name: f"verb-{verb.name}" for verb in game.actions.verbs}
    return {folded(language.say(key)): name for name, key in keys.items() if language.has(key)}
