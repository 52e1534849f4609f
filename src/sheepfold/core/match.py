"""A match: the only checked door to a game, and the owner of its log and of chance's draws.

The state is a cache of (game, players, options, seed, log). Undo never deletes: it is logged.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Self

from sheepfold.core import options as option_values
from sheepfold.core.errors import (
    IllegalMove,
    Malformed,
    NotOver,
    Reason,
    RecordError,
    SetupError,
)
from sheepfold.core.facts import Fact
from sheepfold.core.outcome import Score
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.reasons import (
    CHANCE_DRAWS,
    NOT_YOUR_TURN,
    OTHERS_CHOOSE,
    OVER,
    READ_ONLY,
    UNDO_NOTHING,
    UNDO_OVER,
    UNDO_SEEN,
)
from sheepfold.core.record import Ending, Event, Move, Record, Undo, hides
from sheepfold.core.rng import Plain, fresh_seed, keyed_draw, seed_bytes, weighted

_NONE: Final[Mapping[int, Any]] = {}
_JOINERS: Final = dict.fromkeys(map(ord, "\u200c\u200d"))  # occur in names: in emoji, in Persian


class Fresh:
    """Marks that no seed was given, so that a fresh one is drawn."""


FRESH: Final = Fresh()
Seed = int | bytes | Fresh | None


@dataclass(frozen=True)
class Choice:
    """A legal move; `final` if it cannot be undone: a draw, a flip or another seat follows."""

    text: str
    final: bool


@dataclass(frozen=True)
class Preview:
    """The view after a move, up to the first draw; computed from the view before."""

    view: Any
    final: bool
    # People do not get the view: it tells what lies face down until the move is made, or what they
    # have to remember, or it is the end.
    withheld: bool
    facts: tuple[Fact, ...]  # what the move would bring about; none if withheld


@dataclass(frozen=True)
class Line:
    """A line of the log, from 1, with what it brought about.

    `text` is a move or, for an undo, `undo 7`, `withdraw 7` or `undo 7 agreed`. A move with `~` for
    what people have to remember cannot be parsed.
    """

    number: int
    by: int
    text: str
    facts: tuple[Fact, ...]


class _Standing(NamedTuple):
    """A move that was not undone, with what an undo of it needs to know."""

    line: int  # in the log, from 1
    by: int
    action: int
    acting: tuple[int, ...]  # just before it
    uncovers: bool


class _Seen(NamedTuple):
    """An event as viewers know it: its facts, and what some of them read in its place."""

    facts: tuple[Fact, ...] = ()
    events: Mapping[int, Event] = _NONE
    later: Mapping[int, Event] = _NONE  # once their secret was revealed
    other_facts: Mapping[int, tuple[Fact, ...]] = _NONE


class Match:
    """Start one with `Match.start`, load one with `Match.resume`."""

    def __init__(
        self, game: AnyGame, players: int, options: Any, seed: bytes | None, seats: tuple[str, ...]
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seats = seats
        self.fairness: str | None = None  # how the seed was made, once people may know it
        self.ending: Ending | None = None  # how it was given up, if it was
        self.given = 0  # number of lines that were not played here: the match began with them
        self.events: list[Event] = []
        self.state = game.setup(players, options)
        self._seed = seed
        self._source: Record | None = None  # of a read-only match: the original record
        self._standing: list[_Standing] = []  # the moves that were not undone
        self._draws: dict[str, int] = {}  # per stream, draws undone included
        self._seen: list[_Seen] = []  # one for each event
        self._viewers = (WATCHER, *range(players))

    @classmethod
    def start(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: Seed = FRESH,
        seats: Iterable[str] = (),
    ) -> Self:
        """Start a match. Without a seed a fresh one is drawn; with None chance is typed."""
        match = cls._set_up(game, players, options or {}, _checked_seed(seed), seats)
        match._draw_until_decision()
        return match

    @classmethod
    def _set_up(
        cls,
        game: AnyGame,
        players: int,
        options: Mapping[str, object],
        seed: bytes | None,
        seats: Iterable[str],
    ) -> Self:
        check_players(game, players)
        names = tuple(seats)
        if names and len(names) != players:
            raise SetupError(f"name every seat or none: {players} of them, not {len(names)}")
        for name in names:
            plain = name.translate(_JOINERS)
            if not plain.strip() or name != name.strip() or "," in name or not plain.isprintable():
                raise SetupError(f"a seat's name is printable and has no comma, not {name!r}")
        return cls(game, players, option_values.build(game.options, options), seed, names)

    # What may be done, and what is known

    @property
    def read_only(self) -> bool:
        """Whether this record follows older rules: today's rulings refuse one of its moves."""
        return self._source is not None

    @property
    def chance_is_typed(self) -> bool:
        """Whether people type what was drawn; otherwise the seed decides."""
        return self._seed is None

    @property
    def acting(self) -> set[int]:
        """The seats that owe a decision; chance only where its draws are typed."""
        return set() if self.read_only else set(self.game.acting(self.state))

    @property
    def over(self) -> bool:
        return not self.game.acting(self.state)

    @property
    def moves(self) -> list[Move]:
        """The moves that stand: the log without what was taken back."""
        return [Move(move.by, self.game.actions.text(move.action)) for move in self._standing]

    @property
    def lines(self) -> list[int]:
        """The line in the log, from 1, of each move that stands."""
        return [move.line for move in self._standing]

    def legal(self, seat: int) -> list[str]:
        """Return the moves a seat may make now, as text; chance's are for the dealer only."""
        if seat not in self.acting:
            return []
        return [self.game.actions.text(action) for action in self.game.legal(self.state, seat)]

    def choices(self, seat: int) -> list[Choice]:
        """Return the legal moves, each with whether it can no longer be undone."""
        return [Choice(text, self.preview(seat, text).final) for text in self.legal(seat)]

    def objection(self, seat: int, text: str) -> IllegalMove | None:
        """Return why a move would be refused, or None; nothing is played."""
        try:
            self._checked(seat, text)
        except IllegalMove as refusal:
            return refusal
        return None

    def view(self, viewer: int) -> Any:
        """Return what a seat, or `WATCHER`, may know."""
        self._must_be_viewer(viewer)
        return self.game.view(self.state, viewer)

    def preview(self, seat: int, text: str) -> Preview:
        """Return what a legal move would do up to the first draw; refused like the move itself."""
        action = self._checked(seat, text)
        viewer = WATCHER if seat == CHANCE else seat
        world = self.game.imagine(self.view(viewer), Plain("preview"))
        start, before = world.copy(), set(self.game.acting(world))
        uncovers, veiled = self.game.uncovers(world, action), self.game.veiled(world, action)
        facts = stated(self.game, world, seat, action)
        after = set(self.game.acting(world))
        withheld = uncovers or veiled is not None or not after
        if veiled is not None:
            self.game.apply(veiled, seat, action)
            after = set(self.game.acting(veiled))
        goes_on = bool(after) and after in (before, before - {seat})
        shown = () if withheld else self.game.facts.seen(facts, seat, start, viewer)
        return Preview(self.game.view(world, viewer), uncovers or not goes_on, withheld, shown)

    def scores(self) -> list[Score]:
        self._must_be_over()
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        self._must_be_over()
        return self.game.winners(self.state)

    # Moves

    def play(self, seat: int, text: str) -> list[Move]:
        """Make a move; return what was logged: the move and the draws it caused."""
        action = self._checked(seat, text)
        self.ending = None
        logged = len(self.events)
        self._perform(seat, action)
        self._draw_until_decision()
        return [event for event in self.events[logged:] if isinstance(event, Move)]

    def undo(self, seat: int, *, agreed: Iterable[int] = ()) -> None:
        """Take back a seat's last decision; what followed it only if all seats agreed.

        Where chance is typed, a wrongly typed draw is taken back in the same way.
        """
        undo = self._undo_of(seat, agreed=set(agreed) >= set(range(self.players)))
        self.ending = None
        self._perform_undo(undo)
        self._draw_until_decision()

    def may_undo(self, seat: int, *, agreed: bool = False) -> bool:
        """Return whether a seat may take back its last decision: alone, or if all `agreed`."""
        try:
            self._undo_of(seat, agreed=agreed)
        except IllegalMove:
            return False
        return True

    def copy(self) -> Self:
        """Return an independent copy of the match, to try something on."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.events = list(self.events)
        twin._standing = list(self._standing)
        twin._draws = dict(self._draws)
        twin._seen = list(self._seen)
        return twin

    # Records

    def record(self, viewer: int | None = None) -> str:
        """Return the match as text: whole with its seed, or redacted as a viewer saw it."""
        if self._source is not None and viewer is None:
            return self._source.text()
        values = option_values.as_dict(self.options).items()
        return Record(
            game=self.game.id,
            version=self.game.version,
            players=self.players,
            options={name: option_values.word(value) for name, value in values},
            seed=self._seed if viewer is None else None,
            events=tuple(self.events if viewer is None else self.log(viewer)),
            seats=self.seats,
            components=None if self.game.default_components else self.game.components,
            given=self.given,
            ending=self.ending,
            viewer=viewer,
            fairness=self.fairness if viewer is None else None,
        ).text()

    @classmethod
    def resume(cls, game: AnyGame, record: Record) -> Self:
        """Return the match in a record; check every line, and draws against the seed."""
        if record.viewer is not None:
            raise RecordError("a redacted record can be viewed, not resumed")
        if record.version > game.version:
            raise RecordError(
                f"this record has version {record.version} of {game.id}; "
                f"this Sheepfold knows up to {game.version}: update it"
            )
        try:
            match = cls._set_up(game, record.players, record.options, None, record.seats)
        except SetupError as error:
            raise RecordError(f"the record's header is damaged: {error}") from None
        match.fairness, match.ending = record.fairness, record.ending
        for number, event in enumerate(record.events, start=1):
            if number == record.given + 1:
                match._draw_by(record.seed)
            try:
                match._repeat(event)
            except (IllegalMove, RecordError) as error:
                if record.version < game.version:
                    match._source = record
                    return match
                raise RecordError(f"move {number} of the record, '{event}': {error}") from None
        if len(record.events) == record.given:
            match._draw_by(record.seed)
        match._draw_until_decision()
        if match.ending and (match.over or max(match.ending.seats, default=0) >= match.players):
            raise RecordError(f"the match of this record cannot have ended '{match.ending}'")
        return match

    @classmethod
    def play_on(
        cls, game: AnyGame, record: Record, *, seed: Seed = FRESH, seats: Iterable[str] = ()
    ) -> Self:
        """Start a new match where a record stops: its lines are given, later draws are new."""
        lines = replace(record, seed=None, given=0, seats=tuple(seats), fairness=None, ending=None)
        match = cls.resume(game, lines)
        if match.read_only:
            raise RecordError("this record follows older rules: it can be viewed, not played on")
        match._draw_by(_checked_seed(seed))
        match._draw_until_decision()
        return match

    def log(self, viewer: int) -> list[Event]:
        """Return the log as a viewer knows it by now: secrets are `?` until they are revealed."""
        self._must_be_viewer(viewer)
        pairs = zip(self._seen, self.events, strict=True)
        return [seen.later.get(viewer) or seen.events.get(viewer, event) for seen, event in pairs]

    def line(self, number: int, viewer: int) -> Line:
        """Return one line of the log, from 1, as a viewer read it when it happened."""
        self._must_be_viewer(viewer)
        seen = self._seen[number - 1]
        event = seen.events.get(viewer, self.events[number - 1])
        facts = seen.other_facts.get(viewer, seen.facts)
        return Line(number, event.by, str(event).partition(" ")[2], facts)

    def facts(self, viewer: int) -> list[tuple[Fact, ...]]:
        """Return the facts of each line of the log, as the viewer saw it happen."""
        self._must_be_viewer(viewer)
        return [seen.other_facts.get(viewer, seen.facts) for seen in self._seen]

    def __repr__(self) -> str:
        whose = "over" if self.over else f"acting {sorted(self.acting)}"
        return f"<Match {self.game.id}, players {self.players}, moves {len(self.moves)}, {whose}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record() == other.record()

    # Inside

    def _checked(self, seat: int, text: str) -> int:
        """Return the action a text means, if the seat may do it now."""
        shown = str(text)[:60]
        if self.read_only:
            raise IllegalMove(READ_ONLY(), shown)
        acting = self.game.acting(self.state)
        if not acting:
            raise IllegalMove(OVER(), shown)
        if seat not in acting:
            raise IllegalMove(others_act(acting), shown)
        try:
            if not isinstance(text, str):
                raise Malformed("move-text")
            action = self.game.actions.parse(text)
        except Malformed as error:
            raise IllegalMove(error.reason, shown) from None
        reason = self.game.objection(self.state, seat, action)
        if reason is not None:
            raise IllegalMove(reason, self.game.actions.text(action))
        return action

    def _must_be_viewer(self, viewer: int) -> None:
        if viewer not in self._viewers:
            raise SetupError(f"viewers are the seats 0 to {self.players - 1} and {WATCHER}")

    def _must_be_over(self) -> None:
        if not self.over:
            raise NotOver("the match is not over: there are no scores yet")

    def _perform(self, by: int, action: int) -> None:
        """Apply an action and log it, for every viewer as that viewer sees it."""
        game, before = self.game, self.state.copy()
        acting, uncovers = game.acting(before), game.uncovers(before, action)
        facts = stated(self.game, self.state, by, action)
        self.events.append(Move(by, game.actions.text(action)))
        self._standing.append(_Standing(len(self.events), by, action, acting, uncovers))
        self._seen.append(self._redacted(by, action, facts, before))
        for viewer in self._viewers:
            for who, known in game.reveals(before, self.state, viewer):
                self._uncover(viewer, who, game.actions.text(known))

    def _redacted(self, by: int, action: int, facts: tuple[Fact, ...], before: Any) -> _Seen:
        """Return what each viewer sees of an action; all without a secret in it see the same."""
        game, events, others = self.game, dict[int, Event](), dict[int, tuple[Fact, ...]]()
        owners = game.actions.owners(before, by, action) | game.facts.owners(facts, by, before)
        strangers = [viewer for viewer in self._viewers if viewer not in owners]
        for viewers in (strangers, *([owner] for owner in owners)):
            seen = game.actions.seen(before, by, action, viewers[0])
            if seen != action:
                events |= dict.fromkeys(viewers, Move(by, game.actions.text(seen)))
            shown = game.facts.seen(facts, by, before, viewers[0])
            if shown is not facts:
                others |= dict.fromkeys(viewers, shown)
        return _Seen(facts, events, other_facts=others)

    def _uncover(self, viewer: int, by: int, text: str) -> None:
        """Write a secret that became known into the viewer's last line that hid it.

        If that line was added just now, the secret never was one: the last of several choices can
        be read at once. Older lines stay as they were read, and a fact tells what they hid.
        """
        for place in reversed(range(len(self._seen))):
            seen = self._seen[place]
            known = None if viewer in seen.later else seen.events.get(viewer)
            if isinstance(known, Move) and known.by == by and hides(known.text, text):
                open_now = {viewer: Move(by, text)}
                if place == len(self._seen) - 1:
                    self._seen[place] = seen._replace(events={**seen.events, **open_now})
                else:
                    self._seen[place] = seen._replace(later={**seen.later, **open_now})
                return

    def _draw_by(self, seed: bytes | None) -> None:
        """Let chance follow this seed from here on; the lines so far are given."""
        self._seed, self.given = seed, len(self.events)

    def _draw_until_decision(self) -> None:
        if self._seed is not None:
            while self.game.acting(self.state) == (CHANCE,):
                self._perform(CHANCE, self._draw())

    def _draw(self) -> int:
        """Return chance's next action by the seed."""
        assert self._seed is not None
        chances = self.game.chances(self.state)
        stream = self.game.actions.verb(chances[0][0]).name
        count = self._draws.get(stream, 0)
        self._draws[stream] = count + 1
        total = sum(weight for _, weight in chances)
        return weighted(chances, keyed_draw(self._seed, stream, count, total))

    def _undo_of(self, seat: int, *, agreed: bool) -> Undo:
        """Return the undo that a seat may make now; raise if it may make none."""
        if self.read_only or self.over:
            raise IllegalMove(UNDO_OVER(), "undo")
        mine = [
            number
            for number, move in enumerate(self._standing)
            if move.by == seat and move.line > self.given  # given lines stand
        ]
        if not mine or (seat == CHANCE and not self.chance_is_typed):
            raise IllegalMove(UNDO_NOTHING(), "undo")
        move, later = self._standing[mine[-1]], self._standing[mine[-1] + 1 :]
        if not later and not move.uncovers and seat != CHANCE:
            return Undo(seat, move.line)
        if self._still_choosing(move, later):
            return Undo(seat, move.line, alone=True)
        if agreed:
            return Undo(seat, move.line, agreed=True)
        raise IllegalMove(UNDO_SEEN(), "undo")

    def _still_choosing(self, move: _Standing, later: list[_Standing]) -> bool:
        """Return whether a move is one of several simultaneous choices, with one still missing.

        That is so if everything that came later could have come without it, and the same seats, and
        this one, would still have to decide.
        """
        if not later or len(move.acting) == 1:
            return False
        game = self.game
        world = self._replayed([one for one in self._standing if one.line < move.line])
        for other in later:
            if other.by not in game.acting(world) or game.objection(world, other.by, other.action):
                return False
            game.apply(world, other.by, other.action)
        return set(game.acting(world)) == {move.by, *game.acting(self.state)}

    def _replayed(self, moves: Iterable[_Standing]) -> Any:
        state = self.game.setup(self.players, self.options)
        for move in moves:
            self.game.apply(state, move.by, move.action)
        return state

    def _perform_undo(self, undo: Undo) -> None:
        self.events.append(undo)
        self._seen.append(_Seen())
        self._standing = [
            move
            for move in self._standing
            if move.line < undo.target or (undo.alone and move.line > undo.target)
        ]
        self.state = self._replayed(self._standing)

    def _repeat(self, event: Event) -> None:
        """Repeat an event of a record, with every check."""
        if isinstance(event, Undo):
            if self._undo_of(event.by, agreed=event.agreed) != event:
                raise RecordError("this undo does not fit the moves before it")
            self._perform_undo(event)
            return
        if event.by == CHANCE and self._seed is not None and self.acting == {CHANCE}:
            drawn = self._draw()
            if self.game.actions.text(drawn) != event.text:
                raise RecordError("the seed draws something else here")
            self._perform(CHANCE, drawn)
            return
        action = self._checked(event.by, event.text)
        if self.game.actions.text(action) != event.text:
            raise RecordError(f"records are canonical: {self.game.actions.text(action)!r}")
        self._perform(event.by, action)


def stated(game: AnyGame, state: Any, by: int, action: int) -> tuple[Fact, ...]:
    """Carry out an action and return the facts that the rules state, with nothing hidden."""
    state.facts = []
    game.apply(state, by, action)
    added, state.facts = state.facts, None
    return game.facts.read(added)


def others_act(acting: tuple[int, ...]) -> Reason:
    """Explain why a seat that is not among these may not act."""
    if acting == (CHANCE,):
        return CHANCE_DRAWS()
    if len(acting) == 1:
        return NOT_YOUR_TURN(*acting)
    return OTHERS_CHOOSE(len(acting), *acting)


def check_players(game: AnyGame, players: int) -> None:
    if type(players) is not int or players not in game.players:
        counts = " or ".join(map(str, game.players))
        raise SetupError(f"{game.id} is for {counts} players, not {players!r}")


def _checked_seed(seed: Seed) -> bytes | None:
    if isinstance(seed, Fresh):
        return fresh_seed()
    if seed is None:
        return None
    if type(seed) is not int and not isinstance(seed, bytes):
        raise SetupError(f"a seed is a whole number, 32 bytes, or None, not {seed!r}")
    try:
        return seed_bytes(seed)
    except ValueError as error:
        raise SetupError(str(error)) from None
