"""Twins: two legal matches of which one viewer is told the same, and the dice that make them so.

What the viewer reads as `?` is exchanged for something else that could stand there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from sheepfold.core import record as records
from sheepfold.core import rng as real
from sheepfold.core.errors import IllegalMove, RecordError
from sheepfold.core.facts import FORGOTTEN
from sheepfold.core.match import Match
from sheepfold.core.options import as_dict
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.reading import lines
from sheepfold.core.record import Move, Undo
from sheepfold.core.rng import Plain, Rng, seed_bytes

TRIES = 12  # exchanges that are tried at one position
T = TypeVar("T")
UNDOS = 6  # one decision in so many is taken back where that is free


class Dice:
    """Chance's numbers: those of a match that was loaded, else fair ones.

    Twins in which others were dealt something else would need seeds that nobody finds by trying.
    """

    def __init__(self) -> None:
        self._numbers: dict[tuple[bytes, str, int], int] = {}

    def load(self, seed: bytes, match: Match) -> None:
        """Under this seed everything will be drawn that was drawn in the match."""
        game, counts = match.game, dict[str, int]()
        shadow = Match.start(game, match.players, as_dict(match.options), seed=None)
        for event in match.events:
            if isinstance(event, Undo):
                shadow.undo(event.by)
                continue
            if event.by == CHANCE:
                chances = game.chances(shadow.state)
                stream = game.actions.verb(chances[0][0]).name
                outcomes = [action for action, _ in chances]
                place = outcomes.index(game.actions.parse(event.text))
                number = sum(weight for _, weight in chances[:place])
                self._numbers[seed, stream, counts.get(stream, 0)] = number
                counts[stream] = counts.get(stream, 0) + 1
            shadow.play(event.by, event.text)

    def __call__(self, seed: bytes, stream: str, count: int, total: int) -> int:
        number = self._numbers.get((seed, stream, count))
        return real.keyed_draw(seed, stream, count, total) if number is None else number


def playouts(game: AnyGame, players: int, options: dict[str, object], seed: int) -> Iterator[Match]:
    """A match at random, after each decision; what may be taken back sometimes is."""
    rng = Plain("twins", game.id, players, seed)
    match = Match.start(game, players, options, seed=seed, seats=names(players))
    while not match.over:
        yield match
        seat = any_of(sorted(match.acting), rng)
        free = [one for one in range(players) if match.may_undo(one)]
        if free and rng.below(UNDOS) == 0:
            match.undo(any_of(free, rng))
        else:
            match.play(seat, any_of(match.legal(seat), rng))


def names(players: int) -> list[str]:
    """Who sits on the seats; chairs are turned against them by one, so that nobody mixes them."""
    return [f"P{chair}" for chair in order(players)]


def order(players: int) -> list[int]:
    """The chair of each seat."""
    return [(seat + 1) % players for seat in range(players)]


def fate(match: Match) -> Match:
    """The same match so far; what comes is another seed's affair."""
    return _resumed(match, match.events)


def twins(
    match: Match, told: Sequence[str], rng: Rng, known: Sequence[str] | None = None
) -> Iterator[Match]:
    """Matches in which two words, one of them `?` in the lines told, change places there.

    With `known` it is a word that stands in those lines: one seen and to be remembered.
    """
    hidden = list(_hidden(match, told))
    chosen = [
        (number, place)
        for number, place in hidden
        if known is None or known[number].split()[place] != "?"
    ]
    for _ in range(TRIES if chosen else 0):
        number, place = any_of(chosen, rng)
        text = _text(match, number)
        mine, kind = text.split()[place], _kind(match, text, place)
        others = [
            word
            for line, where in hidden
            if _kind(match, found := _text(match, line), where) == kind
            and (word := found.split()[where]) != mine
        ]
        other = any_of(others, rng) if others and rng.below(2) else any_of(_words(match, kind), rng)
        if other not in (mine, "?"):
            twin = _exchanged(match, hidden, {mine: other, other: mine})
            if twin is not None:
                yield twin


def live_lines(match: Match, viewer: int) -> list[str]:
    """The texts that a viewer knows who was there all the time."""
    return [str(event).partition(" ")[2] for event in match.log(viewer)]


def late_lines(match: Match, viewer: int) -> list[str]:
    """The texts told to a viewer who comes now: faces to be remembered are not in them.

    What was hidden once and is known by now is not exchanged: nobody has to remember it.
    """
    texts = []
    for line, live in zip(lines(match, viewer), live_lines(match, viewer), strict=True):
        words = zip(line.text.split(), live.split(), strict=True)
        told = ("?" if shown == FORGOTTEN else known for shown, known in words)
        texts.append(" ".join(told))
    return texts


def _hidden(match: Match, told: Sequence[str]) -> Iterator[tuple[int, int]]:
    for number, (event, text) in enumerate(zip(match.events, told, strict=True)):
        if isinstance(event, Move):
            for place, word in enumerate(text.split()):
                if word == "?":
                    yield number, place


def _text(match: Match, number: int) -> str:
    event = match.events[number]
    assert isinstance(event, Move)
    return event.text


def _kind(match: Match, text: str, place: int) -> str:
    """The name of a word's kind."""
    verb = match.game.actions.verb(match.game.actions.parse(text))
    kinds = [kind for kind in verb.kinds for _ in range(kind.width)]
    return kinds[place - 1].name


def _words(match: Match, kind: str) -> list[str]:
    """All words of a kind that takes one."""
    kinds = {
        one.name: one for verb in match.game.actions.verbs for one in verb.kinds if one.width == 1
    }
    found = kinds.get(kind)
    return [found.text(index) for index in range(found.size)] if found else ["?"]


def _exchanged(
    match: Match, hidden: Sequence[tuple[int, int]], exchange: dict[str, str]
) -> Match | None:
    changed = list(match.events)
    for number, place in hidden:
        event = changed[number]
        assert isinstance(event, Move)
        words = event.text.split()
        words[place] = exchange.get(words[place], words[place])
        changed[number] = Move(event.by, " ".join(words))
    try:
        twin = _resumed(match, changed)
    except (RecordError, IllegalMove):
        return None
    return twin if twin.acting == match.acting and draws_at_once(twin) else None


def draws_at_once(match: Match) -> bool:
    """Whether no undo stands where a draw is due: only where chance is typed can one come first.

    A server draws at once, so a match with such a line cannot be played on it.
    """
    if not any(isinstance(event, Undo) for event in match.events):
        return True
    shadow = Match.start(match.game, match.players, as_dict(match.options), seed=None)
    for event in match.events:
        if isinstance(event, Move):
            shadow.play(event.by, event.text)
        elif shadow.acting == {CHANCE}:
            return False
        else:
            shadow.undo(event.by, agreed=range(match.players) if event.agreed else ())
    return True


def _resumed(match: Match, events: Sequence[records.Event]) -> Match:
    """A match with these lines, checked, and with a seed of its own."""
    record = replace(records.parse(match.record()), seed=None, events=tuple(events))
    twin = Match.resume(match.game, record)
    twin._seed = seed_bytes(4711)
    return twin


def any_of(items: Sequence[T], rng: Rng) -> T:
    """One of them, at random."""
    return items[rng.below(len(items))]
