"""Pairs of matches that one viewer cannot tell apart, found for any configuration and viewer.

A pair is *live* for a viewer who was there from the first line on, *given* if all its lines are
those of a record that is played on, and *late* if it differs only in faces that the viewer once
saw, has to remember, and finds nowhere any more.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sheepfold import games
from sheepfold.core.actions import Hidden
from sheepfold.core.laws import viewers
from sheepfold.core.leaks import eyes, redacted, secret_verbs
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER, AnyGame
from sheepfold.core.reading import known_before, lines
from sheepfold.core.rng import Plain
from sheepfold.core.story import Story, for_people, replayed
from tests.server import twins

LIVE, GIVEN, LATE = "live", "given", "late"
SEARCHED: Final = 40  # matches in which a pair is looked for
SEARCHED_LATE: Final = 2  # the same where it is rare: the search plays whole matches
LATEST: Final = 40  # decisions before the first position that is looked at, at most
WAITS: Final = 4  # in one pair of these the viewer has nothing to decide
CHOICES: Final = 6  # pairs of secret choices that are tried for a seat


@dataclass(frozen=True)
class Wanted:
    """Describes the pair to look for; equal descriptions find equal pairs."""

    number: int
    game: str
    configuration: int
    viewer: int
    kind: str
    seed: int

    @property
    def rng(self) -> Plain:
        return Plain("pair", self.seed, self.number, self.kind)


@dataclass(frozen=True)
class Choice:
    """A secret that another seat chooses now: another one in each match."""

    seat: int
    texts: tuple[str, str]


@dataclass(frozen=True)
class Pair:
    kind: str
    viewer: int
    matches: tuple[Match, Match]
    choices: list[Choice] = field(default_factory=list)

    @property
    def secrets(self) -> int:
        """How many lines differ, and how many choices will."""
        one, other = (match.events for match in self.matches)
        return sum(a != b for a, b in zip(one, other, strict=True)) + len(self.choices)


@cache
def played(name: str) -> tuple[AnyGame, list[tuple[int, dict[str, Any]]]]:
    """A game and all its configurations."""
    game = games.make(name)
    return game, game.configurations()


def kinds(game: AnyGame, options: dict[str, Any]) -> list[str]:
    """The kinds of pairs that a configuration can have."""
    aided = options.get("memory_aid", False)
    return [LIVE, GIVEN] if aided or not game.facts.faces else [LIVE, GIVEN, LATE]


def is_open(game: AnyGame) -> bool:
    """Whether the only secret of a game is what will be drawn."""
    return not secret_verbs(game.actions)


def wanted(number: int, seed: int) -> Wanted:
    """The pair of a number: games take turns, so do their configurations, viewers and kinds."""
    name = sorted(games.GAMES)[number % len(games.GAMES)]
    game, every = played(name)
    visit, configuration = divmod(number // len(games.GAMES), len(every))
    players, options = every[configuration]
    each = [(viewer, kind) for kind in kinds(game, options) for viewer in viewers(players)]
    first = Plain("first", seed, name, configuration).below(len(each))
    viewer, kind = each[(first + visit) % len(each)]
    return Wanted(number, name, configuration, viewer, kind, seed)


def found(asked: Wanted) -> Pair | None:
    """The pair; where nothing was seen that has to be remembered, a live one; None if none is."""
    game, every = played(asked.game)
    players, options = every[asked.configuration]
    if asked.kind == LATE:
        for match, twin in late_pairs(game, players, options, asked):
            return Pair(LATE, asked.viewer, (match, twin))
    for match, twin in live_pairs(game, players, options, asked):
        kind = GIVEN if asked.kind == GIVEN else LIVE
        choices = list(secret_choices((match, twin), asked.viewer, asked.rng))
        return Pair(kind, asked.viewer, (match, twin), choices)
    return None


Both = tuple[Match, Match]


def live_pairs(
    game: AnyGame, players: int, options: dict[str, Any], asked: Wanted
) -> Iterator[Both]:
    """Matches with twins that look the same to a viewer who was there from the beginning."""
    rng, viewer = asked.rng, asked.viewer
    waits = rng.below(WAITS) == 0 and players > 1
    least = rng.below(LATEST)
    for attempt in range(SEARCHED):
        begun = asked.seed * 1000 + asked.number + attempt
        for decided, match in enumerate(twins.playouts(game, players, options, begun)):
            if decided < least or not turn_of(match, viewer, waits=waits):
                continue
            if is_open(game):
                yield match.copy(), twins.fate(match)
                continue
            for twin in twins.twins(match, twins.live_lines(match, viewer), rng):
                if met(twin, viewer) == met(match, viewer):
                    yield match.copy(), twin
        least //= 2  # matches may be short


def turn_of(match: Match, viewer: int, *, waits: bool) -> bool:
    """Whether a viewer decides now, or does not; a watcher never does."""
    if viewer == WATCHER:
        return True
    return waits != (viewer in match.acting)


def met(match: Match, viewer: int) -> list[Any]:
    """Everything that a viewer's own eyes met, at any time, though no line of his log tells it."""
    names = match.game.sightings
    if not names:
        return []
    return [eyes([one.view(viewer)], names) for one in replayed(match)]


def late_pairs(
    game: AnyGame, players: int, options: dict[str, Any], asked: Wanted
) -> Iterator[Both]:
    """Matches with twins in which a viewer saw other faces, which lie face down now."""
    rng, viewer = asked.rng, asked.viewer
    for attempt in range(SEARCHED_LATE):
        begun = asked.seed * 1000 + asked.number + attempt
        for match in twins.playouts(game, players, options, begun):
            if not turn_of(match, viewer, waits=False):
                continue
            told, known = twins.late_lines(match, viewer), twins.live_lines(match, viewer)
            shown = for_people(match.view(viewer))
            for twin in twins.twins(match, told, rng, known):
                if (
                    for_people(twin.view(viewer)) == shown  # most differ here
                    and on_the_table(twin, viewer) == on_the_table(match, viewer)
                    and twins.live_lines(twin, viewer) != known
                ):
                    yield match.copy(), twin


def on_the_table(match: Match, viewer: int) -> object:
    """All that nobody has to remember: what lies open, and the lines and views of the last turn.

    The views after a free undo belong to it: a covered tile may lie open again the next moment.
    """
    steps, log = Story(match, viewer).steps, lines(match, viewer)
    before = known_before(log, viewer)
    shown = [for_people(step.after) for step in steps[before:]]
    back = [for_people(undone.view(viewer)) for undone in _undone(match)]
    return for_people(match.view(viewer)), log[before:], shown, back


def _undone(match: Match) -> Iterator[Match]:
    """The match after each undo that nobody else is asked for."""
    alone = range(match.players) if match.players == 1 else ()
    for seat in range(match.players):
        if match.may_undo(seat, agreed=bool(alone)):
            undone = match.copy()
            undone.undo(seat, agreed=alone)
            yield undone


def secret_choices(both: Both, viewer: int, rng: Plain) -> Iterator[Choice]:
    """Choices of other seats, different in both matches, hidden from the viewer, and undone."""
    for seat in sorted(both[0].acting - {viewer}):
        for _ in range(CHOICES):
            texts = [twins.any_of(match.legal(seat), rng) for match in both]
            if texts[0] != texts[1] and _are_secret(both, seat, texts, viewer):
                yield Choice(seat, (texts[0], texts[1]))
                break


def _are_secret(both: Both, seat: int, texts: list[str], viewer: int) -> bool:
    """Whether the viewer may see the same of two moves, and both can be taken back at once."""
    seen, after = [], []
    for match, text in zip(both, texts, strict=True):
        action = match.game.actions.parse(text)
        verb = match.game.actions.verb(action)
        if not verb.hides:
            return False
        owners = [
            verb.owner(kind, action, seat, match.state) if isinstance(kind, Hidden) else None
            for kind in verb.kinds
        ]
        seen.append(redacted(verb, action, owners, viewer))
        after.append(match.copy())
        after[-1].play(seat, text)
    alone = all(
        len(then.events) == len(now.events) + 1 and then.may_undo(seat)
        for now, then in zip(both, after, strict=True)
    )
    same = seen[0] == seen[1] and after[0].acting == after[1].acting
    return alone and same and met(after[0], viewer) == met(after[1], viewer)
