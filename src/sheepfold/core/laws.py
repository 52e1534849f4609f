"""The laws that every game obeys, checked on real matches and numbered 1 to 10.

Each `law_…` checks one position and raises `Broken`; `inspector.py` walks through matches and
applies them. Law 6 is in `leaks.py`, law 10 in `fact_laws.py`. (Law 9, golden playthroughs, is a
folder of files.)
"""

from collections.abc import Iterable, Iterator, Sequence, ValuesView
from itertools import combinations
from typing import Any, Protocol

from sheepfold.core import record as records
from sheepfold.core.actions import ActionSpace
from sheepfold.core.errors import MALFORMED, IllegalMove, Reason, RecordError
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.rebuild import fields
from sheepfold.core.record import Move
from sheepfold.core.rng import Plain, Rng

MALFORMED_TEXTS = (
    "",
    "   ",
    "?",
    "undo",
    "fence",
    "\x00",
    "ünïcode ☃",
    "a" * 5000,
    "done done done",
)
MOST_CHANCES = 64  # a start tile of Meadowmight with its rotations has 63
SMALL = 5000  # number of actions up to which all are checked; beyond, a sample
MISSING = object()  # for a field that was never filled
PROBES = 60  # of a large space, per sort: neighbours of legal actions, random ones


class Broken(Exception):
    """A law does not hold."""

    def __init__(self, law: int, what: str) -> None:
        self.law = law
        super().__init__(f"law {law}: {what}")


class WrongChoice(Exception):
    """A player chose an action that `legal` does not offer."""

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what
        super().__init__(f"seat {seat} chose {what}")


class Chooser(Protocol):
    """Anything that decides: a bot, a player with habits."""

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int: ...


def require(holds: bool, law: int, what: str) -> None:
    if not holds:
        raise Broken(law, what)


def snapshot(state: object) -> str:
    """Return a state as text: equal texts mean equal states."""
    return repr([(name, getattr(state, name)) for name in slots(state)])


def slots(state: object) -> tuple[str, ...]:
    """Return the names of a state's fields."""
    kind: type = type(state)
    return fields(kind)


def viewers(players: int) -> list[int]:
    return [WATCHER, *range(players)]


# The laws of a position


def law_1_somebody_can_act(game: AnyGame, state: Any, rng: Plain) -> dict[int, list[int]]:
    """Require that somebody can act; return the legal actions of each seat that acts."""
    acting = game.acting(state)
    found: dict[int, list[int]] = {}
    require(acting == (CHANCE,) or CHANCE not in acting, 1, "chance acts together with a seat")
    for seat in acting:
        legal = found[seat] = game.legal(state, seat)
        require(bool(legal), 1, f"seat {seat} must act and has no legal action")
        sampled = game.sample(state, seat, rng.random)
        require(sampled in legal, 1, f"{game.actions.text(sampled)!r} is sampled and not legal")
    return found


def probes(space: ActionSpace, legal: Sequence[int], rng: Rng) -> Iterable[int]:
    """Return the actions to check: all of a small space, otherwise a selection.

    It has the legal ones, those that differ from them in one argument, and random ones of every
    verb.
    """
    if space.size <= SMALL:
        return range(space.size)
    asked = set(legal)
    for _ in range(PROBES if legal else 0):
        action = legal[rng.below(len(legal))]
        verb = space.verb(action)
        parts = verb.parts(action)
        if parts:
            place = rng.below(len(parts))
            size = verb.kinds[place].size
            step = (1, size - 1, rng.below(size))[rng.below(3)]
            asked.add(
                verb.action([*parts[:place], (parts[place] + step) % size, *parts[place + 1 :]])
            )
    for verb in space.verbs:
        asked |= {verb.base + rng.below(verb.size) for _ in range(PROBES)}
    return sorted(asked)


def law_2_legal_is_without_objection(game: AnyGame, state: Any, rng: Rng) -> list[Reason]:
    """Require that `legal` and `objection` agree; return one reason of each kind that was met."""
    reasons: dict[tuple[str, str], Reason] = {}
    for seat in game.acting(state):
        legal = game.legal(state, seat)
        require(len(legal) == len(set(legal)), 2, "an action is listed twice")
        allowed = set(legal)
        for action in probes(game.actions, legal, rng):
            reason = game.objection(state, seat, action)
            if (action in allowed) != (reason is None):  # very frequent: build words only if broken
                listed, name = action in allowed, game.actions.text(action)
                why = f"{reason.ruling} ({reason})" if reason else "no ruling"
                raise Broken(2, f"{name!r}: listed {listed}, {why} forbids it")
            if reason is not None:
                reasons[reason.key, reason.ruling] = reason
    declared = {(one.key, one.ruling) for one in game.reasons}
    for reason in reasons.values():
        require(reason.ruling in game.rulings, 2, f"unknown ruling {reason.ruling}")
        known = (reason.key, reason.ruling) in declared
        require(known, 2, f"the game does not declare the reason {reason.key} {reason.ruling}")
    return list(reasons.values())


def law_3_texts_parse(game: AnyGame) -> None:
    for action in probes(game.actions, (), Plain("texts")):
        text = game.actions.text(action)
        require(game.actions.parse(text) == action, 3, f"{text!r} parses to another action")


def law_4_copies_share_nothing(game: AnyGame, state: Any, rng: Plain) -> None:
    before = snapshot(state)
    other = state.copy()
    differ = [
        name
        for name in slots(state)
        if repr(getattr(other, name, MISSING)) != repr(getattr(state, name, MISSING))
    ]
    require(not differ, 4, f"a copy differs from its original in {', '.join(differ)}")
    for name in slots(state):
        shared = set(map(id, _containers(getattr(state, name))))
        require(
            shared.isdisjoint(map(id, _containers(getattr(other, name)))),
            4,
            f"a copy shares {name} with its original",
        )
    for seat in game.acting(other)[:1]:
        game.apply(other, seat, game.sample(other, seat, rng.random))
    require(snapshot(state) == before, 4, "playing on a copy changed the original")


def _containers(value: object) -> Iterator[object]:
    """Yield the mutable objects in a value, including nested ones."""
    if isinstance(value, list | dict | set | bytearray):
        yield value
    parts = value.values() if isinstance(value, dict) else value
    if isinstance(parts, list | tuple | set | frozenset | ValuesView):
        for part in parts:
            if type(part) is not int:  # most are
                yield from _containers(part)


def law_7_simultaneous_choices_commute(game: AnyGame, state: Any, players: int, rng: Rng) -> None:
    for one, other in combinations(game.acting(state), 2):
        first, second = (
            legal[rng.below(len(legal))]
            for legal in (game.legal(state, one), game.legal(state, other))
        )
        ends = []
        for order in (((one, first), (other, second)), ((other, second), (one, first))):
            end = state.copy()
            for seat, action in order:
                game.apply(end, seat, action)
            ends.append([snapshot(end), *(game.view(end, viewer) for viewer in viewers(players))])
        require(ends[0] == ends[1], 7, f"the choices of seats {one} and {other} do not commute")


def law_8_chances_are_the_legal_draws(game: AnyGame, state: Any) -> None:
    """Require that the outcomes of a draw are exactly chance's legal actions."""
    chances = game.chances(state)
    require(0 < len(chances) <= MOST_CHANCES, 8, f"{len(chances)} outcomes")
    require(all(type(w) is int and w > 0 for _, w in chances), 8, "a weight is not a count")
    drawn = [action for action, _ in chances]
    require(drawn == game.legal(state, CHANCE), 8, "chance's legal actions are not its chances")
    verbs = {game.actions.verb(action).name for action in drawn}
    require(len(verbs) == 1, 8, f"one draw of several kinds: {verbs}")


# The laws of a match


def law_2_refusals_change_nothing(match: Match, seat: int, rng: Rng) -> None:
    before = (match.record(), snapshot(match.state))
    legal = match.legal(seat)
    illegal = match.game.actions.text(rng.below(match.game.actions.size))
    for text in (*MALFORMED_TEXTS, illegal):
        if text in legal:
            continue
        try:
            match.play(seat, text)
        except IllegalMove as refusal:
            expected = MALFORMED if text != illegal else refusal.ruling
            require(refusal.ruling == expected, 2, f"{text!r} is refused by {refusal.ruling}")
        else:
            raise Broken(2, f"{text!r} is illegal and was played")
    require((match.record(), snapshot(match.state)) == before, 2, "a refusal changed the match")


def law_3_records_replay(match: Match) -> None:
    text = match.record()
    try:
        again = match.resume(match.game, records.parse(text))
    except RecordError as error:
        raise Broken(3, f"a record does not replay: {error}") from error
    require(again.record() == text, 3, "a record's match has another record")
    require(snapshot(again.state) == snapshot(match.state), 3, "a record replays to another state")


def law_3_seed_and_moves_replay(match: Match) -> None:
    """Require that seed and moves alone reproduce a finished match without undo."""
    record = records.parse(match.record())
    again = Match.start(match.game, record.players, record.options, seed=record.seed)
    for event in record.events:
        if isinstance(event, Move) and event.by != CHANCE:
            again.play(event.by, event.text)
    require(again.events == match.events, 3, "seed and moves give another match")


def law_4_undo_is_the_identity(match: Match, seat: int, text: str) -> None:
    """Require that a move and its undo change nothing, even across the boundary if all agree."""
    twin = match.copy()
    before = (snapshot(twin.state), twin.acting, [twin.view(v) for v in viewers(twin.players)])
    twin.play(seat, text)
    if not twin.over:
        twin.undo(seat, agreed=range(twin.players))
        after = (snapshot(twin.state), twin.acting, [twin.view(v) for v in viewers(twin.players)])
        require(after == before, 4, f"{text!r} and undo is not the identity")
        law_3_records_replay(twin)
