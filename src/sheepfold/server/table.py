"""One match of a table, rebuilt from its log: chairs, the match, questions, clocks.

It only ever applies what is in the log. It does no input or output and makes no choice: what may
happen is checked in `decisions`, which builds the events.
"""

from collections import deque
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple

from sheepfold.core.errors import SheepfoldError
from sheepfold.core.fairness import COUNTED, Fairness, Part, Tries, match_seed
from sheepfold.core.match import Match
from sheepfold.core.protocol import AnyGame
from sheepfold.core.record import parse
from sheepfold.server import events
from sheepfold.server.chairs import Asked, Chair
from sheepfold.server.clock import WAITING, Clock, Outages, deadline
from sheepfold.server.plan import Opening, Plan

Phase = Literal["lobby", "revealing", "playing", "paused", "over"]
NOW: Final = 0  # as a time to wake up
MESSAGES: Final = 64  # of a chair whose answers are kept
UNDO: Final = "undo"  # what a message said that took a decision back
REVEAL_MS: Final = 30_000  # for all devices to show their random numbers


class Damaged(SheepfoldError):
    """A log that does not fit the rules or the seed of today."""


class Said(NamedTuple):
    """A message of a client that took effect."""

    id: str
    seq: int  # the event that it became
    text: str  # the move, as the log has it, or UNDO


class Table:
    def __init__(
        self,
        game: AnyGame,
        plan: Plan,
        opening: Opening,
        match_id: str,
        server_seed: bytes,
        outages: Outages,
    ) -> None:
        self.game = game
        self.plan = plan
        self.given = opening.given
        self.rematch = opening.rematch
        self.match_id = match_id
        self.keeps_host = opening.host is not None  # else it is always the first person
        self.order = opening.order
        self.seat_of = {chair: seat for seat, chair in enumerate(opening.order)}
        self.chairs = [Chair(seated.name, seated.bot, seated.called) for seated in opening.chairs]
        waiting = opening.clocks >= WAITING
        self.clock = Clock(plan.time, plan.players, outages, waiting=waiting)
        self.phase: Phase = "lobby"
        self.ending = ""  # played, resigned, agreed or abandoned
        self.head = 0
        self.touched = 0  # when the last event happened
        self.match: Match | None = None
        self.asked: Asked | None = None
        self.opened: dict[int, int] = {}  # per acting seat the event that opened its decision
        self.hinted: dict[int, int] = {}  # per seat the decision it last took a hint for
        self.waits_since = 0  # when the question was asked, or all were ready
        self.spent: set[str] = set()  # commitments to numbers that were shown in vain
        self.starts = 0  # how often all were ready, the start that succeeded included
        self._host = opening.host
        self._server_seed = server_seed
        self._counted = opening.fairness >= COUNTED
        self._start = opening.start
        self._messages: dict[int, deque[Said]] = {}

    # What is known

    @property
    def acting(self) -> set[int]:
        """The seats that owe the match a decision now."""
        if self.phase != "playing" or self.match is None or self.asked:
            return set()
        return self.match.acting

    @property
    def owing(self) -> set[int]:
        """The chairs of people that something waits for."""
        if self.asked:
            return set(self.asked.missing)
        people = {chair for chair, one in enumerate(self.chairs) if one.person}
        if self.phase == "lobby":
            return {chair for chair in people if not self.chairs[chair].commitment}
        if self.phase == "revealing":
            return {chair for chair in people if not self.chairs[chair].random}
        return {self.order[seat] for seat in self.acting} & people

    @property
    def bots_to_choose(self) -> list[int]:
        """The seats for which a bot has to choose now."""
        return [seat for seat in sorted(self.acting) if self.chair_of(seat).bot]

    @property
    def host(self) -> int | None:
        """The chair that may arrange the table: of who set it up, until they leave."""
        return self._host if self.keeps_host else self._next_person(0)

    def _next_person(self, chair: int) -> int | None:
        """The first chair with a person, from this one on and around the table."""
        around = (*range(chair, len(self.chairs)), *range(chair))
        return next((number for number in around if self.chairs[number].name), None)

    def chair_of(self, seat: int) -> Chair:
        return self.chairs[self.order[seat]]

    def fairness(self, commitment: str) -> Fairness:
        """The numbers behind the seed and what was promised of them; only once all is over."""
        if self.phase != "over":
            raise Damaged("the seed is not shown before the end")
        players = (
            Part(seat, chair.commitment, bytes.fromhex(chair.random), chair.shown)
            for seat in range(self.plan.players)
            if (chair := self.chair_of(seat)).random
        )
        starts = self.starts if self._counted else None
        return Fairness(self.match_id, commitment, self._server_seed, tuple(players), starts)

    def answered(self, chair: int, message: str) -> Said | None:
        """The last thing that a client of this chair said with an id, if that took effect."""
        return next((said for said in self._messages.get(chair, ()) if said.id == message), None)

    def has_hint(self, seat: int) -> bool:
        """Whether a seat took a hint for the decision it owes."""
        return seat in self.acting and self.hinted.get(seat) == self.opened[seat]

    def wake(self) -> int | None:
        """Return when the server has to act, by the database's clock."""
        if self.bots_to_choose:
            return NOW
        if self.asked or self.phase == "revealing":
            return self._patience_ends()
        return self.clock.next_up()

    def due(self, now: int) -> events.Kind | None:
        """Return the event that is due now, bots' choices apart."""
        if self.asked or self.phase == "revealing":
            return events.Lapsed() if now >= self._patience_ends() else None
        for seat in self.clock.running:
            if self.clock.up(seat, now):
                return events.Late(target=self.order[seat])
        return None

    def _patience_ends(self) -> int:
        """When a question, or the wait for the devices' numbers, lapses."""
        until = self.asked.until if self.asked else self.waits_since + REVEAL_MS
        return deadline(self.clock.outages, self.waits_since, until - self.waits_since)

    # What happens

    def after(self, event: events.Kind, at: int, tried: Match | None = None) -> "Table":
        """Return the table as it will be once an event is in the log; `tried` as in `apply`."""
        twin = copy(self)
        twin.match = self.match.copy() if self.match and tried is None else self.match
        twin.chairs = [replace(chair, refused=set(chair.refused)) for chair in self.chairs]
        twin.asked = self.asked and replace(self.asked, missing=set(self.asked.missing))
        twin.clock = self.clock.copy()
        twin.spent = set(self.spent)
        twin._messages = {}
        twin.apply(self.head + 1, at, event, tried)
        return twin

    def apply(self, seq: int, at: int, event: events.Kind, tried: Match | None = None) -> None:
        """Apply the next event of the log; `tried` is the match after it, if it was played before.

        Without it the event is played on the table's own match, in place.
        """
        if seq != self.head + 1:
            raise Damaged(f"event {seq} of match {self.match_id} follows {self.head}")
        self.clock.advance(at)
        before, lines = self.match.acting if self.match else set(), self._lines()
        self.match = self._match_after(event) if tried is None else tried
        _HANDLERS[type(event)](self, event, seq, at)
        if isinstance(event, events.CHANGES):
            self._chair(event).changes += 1
        self.head, self.touched = seq, at
        if self._lines() != lines:
            self._open_decisions(event, before)
        self.clock.run(
            seat for seat in self.acting if (chair := self.chair_of(seat)).person and not chair.late
        )

    def _match_after(self, event: events.Kind) -> Match | None:
        """Play an event of the log, and compare what the seed draws with what was drawn."""
        if isinstance(event, events.Revealed) and event.draws is not None:
            match = self.start((_by(event), event.random))
            drawn = [str(draw) for draw in match.events[match.given :]]
            self._must_draw(drawn, [f"-1 {draw}" for draw in event.draws])
        elif isinstance(event, events.Played):
            match = self._going()
            _, *draws = match.play(self.seat_of[_by(event)], event.move)
            self._must_draw([draw.text for draw in draws], event.draws)
        elif isinstance(event, events.TakenBack):
            match = self._going()
            match.undo(self.seat_of[_by(event)])
        else:
            return self.match
        return match

    def _lines(self) -> int:
        """How long the match's log is; it may begin with none."""
        return len(self.match.events) if self.match else -1

    def _open_decisions(self, event: events.Kind, before: set[int]) -> None:
        """Which seats are asked something new now that the match has gone on."""
        assert self.match is not None
        acting, own = self.match.acting, set[int]()
        if isinstance(event, events.Played | events.TakenBack):
            own = {self.seat_of[_by(event)]}
        # Others who choose at the same time still answer the question they were asked.
        still = acting & before - own if own and acting in (before - own, before | own) else set()
        self.opened = {seat: self.opened[seat] for seat in still}
        for seat in acting - still:
            self.opened[seat] = self.head
            if isinstance(event, events.TakenBack) and seat in own:
                continue  # it is the same decision again, with the time that was left
            self.clock.asked(seat)
            if self.plan.time.kind == "move":
                self.chair_of(seat).late = False

    def _sat(self, event: events.Sat, *_: int) -> None:
        chair = self._chair(event)
        chair.name, chair.bot, chair.called, chair.freed = event.name, "", "", False
        if self._host is None:
            self._host = event.chair

    def _device(self, _event: events.Moved, *_: int) -> None:
        """The person stays the same."""

    def _left(self, event: events.Left, *_: int) -> None:
        if self.phase == "over":
            chair = self._chair(event)
            chair.name = chair.bot = chair.called = ""  # its numbers stay: they belong to the match
        else:
            self._back_to_lobby()
            self._empty(_by(event))
        if event.chair == self._host:
            self._host = self._next_person(_by(event))

    def _arranged(self, event: events.Arranged, _seq: int, at: int) -> None:
        before = self.chairs[event.target]
        self._empty(event.target, event.bot or "", event.called)
        self.chairs[event.target].freed = before.freed or bool(before.name)
        self._maybe_reveal(at)

    def _empty(self, chair: int, bot: str = "", called: str = "") -> None:
        """Nobody sits here any more; what was shown and changed from here stays counted."""
        before = self.chairs[chair]
        self.chairs[chair] = Chair(
            bot=bot, called=called, shown=before.shown, changes=before.changes
        )

    def _ready(self, event: events.Ready, _seq: int, at: int) -> None:
        self._chair(event).commitment = event.commitment
        self._maybe_reveal(at)

    def _maybe_reveal(self, at: int) -> None:
        if self.phase == "lobby" and all(chair.waits for chair in self.chairs):
            self.phase, self.waits_since = "revealing", at
            self.starts += 1

    def _not_ready(self, event: events.NotReady, *_: int) -> None:
        self._back_to_lobby()
        self._chair(event).commitment = ""

    def _back_to_lobby(self, *, all_anew: bool = False) -> None:
        """Numbers that were shown cannot be used again: then everybody has to get ready again."""
        if self.phase not in ("lobby", "revealing"):
            return
        self.phase = "lobby"
        shown = {chair.commitment for chair in self.chairs if chair.random}
        self.spent |= shown
        for chair in self.chairs:
            chair.random = ""
            if shown or all_anew:
                chair.commitment = ""

    def _revealed(self, event: events.Revealed, *_: int) -> None:
        self._chair(event).random = event.random
        self._chair(event).shown += 1
        if event.draws is None:
            return
        self.phase = "playing"
        for chair in self.chairs:
            chair.changes = 0
        self._maybe_over()

    def start(self, last: tuple[int, str]) -> Match:
        """Return the match that begins with the numbers revealed, and the last chair's number."""
        revealed = {
            self.seat_of[chair]: bytes.fromhex(one.random)
            for chair, one in enumerate(self.chairs)
            if one.random
        }
        shown = {self.seat_of[chair]: one.shown for chair, one in enumerate(self.chairs)}
        seat = self.seat_of[last[0]]
        revealed[seat] = bytes.fromhex(last[1])
        shown[seat] += 1
        tries = Tries(self.starts, shown) if self._counted else None
        seed = match_seed(self._server_seed, self.match_id, revealed, tries)
        seats = [self.chairs[chair].word for chair in self.order]
        if self._start is not None:
            lines = parse(self._start.record)
            return Match.play_on(self.game, lines, seed=seed, seats=seats)
        plan = self.plan
        return Match.start(self.game, plan.players, plan.options, seed=seed, seats=seats)

    def _played(self, event: events.Played, seq: int, _at: int) -> None:
        seat = self.seat_of[_by(event)]
        self.clock.decided(seat, bot=bool(event.bot))
        chair = self._chair(event)
        chair.refused.clear()
        spent = self.plan.time.kind == "player" and not self.clock.left[seat]
        chair.late = chair.late and spent
        self._remember(event.chair, Said(event.message, seq, event.move))
        self._maybe_over()

    def _taken_back(self, event: events.TakenBack, seq: int, _at: int) -> None:
        self.clock.taken_back(self.seat_of[_by(event)])
        self._remember(event.chair, Said(event.message, seq, UNDO))

    def _hinted(self, event: events.Hinted, *_: int) -> None:
        seat, chair = self.seat_of[_by(event)], self._chair(event)
        self.hinted = {**self.hinted, seat: self.opened[seat]}
        chair.hints = (*chair.hints, self._lines())

    def _proposed(self, event: events.Proposed, _seq: int, at: int) -> None:
        self.waits_since = at
        self.asked = Asked(
            _by(event), event.question, set(event.voters), event.until, event.target, event.bot
        )
        if not self.asked.missing:
            self._agreed()

    def _answered(self, event: events.Answered, *_: int) -> None:
        assert self.asked is not None
        if not event.yes:
            self.chairs[self.asked.chair].refused.add(self.asked.question)
            self.asked = None
            return
        self.asked.missing.discard(_by(event))
        if not self.asked.missing:
            self._agreed()

    def _agreed(self) -> None:
        asked, self.asked = self.asked, None
        assert asked is not None
        if asked.question == "undo":
            self._going().undo(self.seat_of[asked.chair], agreed=range(self.plan.players))
            self.clock.forget_moves()
        elif asked.question == "replace":
            assert asked.target is not None
            self._stand_in(self.chairs[asked.target], asked.bot)
        elif asked.question == "end":
            self._end("agreed")
        else:
            self.phase = "paused" if asked.question == "pause" else "playing"

    def _withdrawn(self, *_: object) -> None:
        self._unanswered()

    def _lapsed(self, *_: object) -> None:
        if self.asked is None:
            self._back_to_lobby(all_anew=True)
        self._unanswered()

    def _unanswered(self) -> None:
        """Silence is no yes, but no no either: the same may be asked again. Only who stops a clock
        of his own by asking must move first."""
        asked, self.asked = self.asked, None
        if asked and self.clock.limited and self.seat_of[asked.chair] in self.acting:
            self.chairs[asked.chair].refused.add(asked.question)

    def _late(self, event: events.Late, *_: int) -> None:
        self.chairs[event.target].late = True

    def _handed_over(self, event: events.HandedOver, *_: int) -> None:
        self._stand_in(self._chair(event), event.bot)
        self._asks_no_more(_by(event))

    def _stand_in(self, chair: Chair, bot: str) -> None:
        """A bot plays on for a person."""
        if not chair.bot:
            chair.since = self._lines() + 1
        chair.bot, chair.late = bot, False

    def _returned(self, event: events.Returned, *_: int) -> None:
        self._chair(event).bot = ""

    def _resigned(self, event: events.Resigned, *_: int) -> None:
        chair = self._chair(event)
        chair.resigned = True
        self._stand_in(chair, event.bot)
        playing = [one for one in self.chairs if not one.resigned]
        if len(playing) == 1 or not any(one.name for one in playing):
            self._end("resigned")
        self._asks_no_more(_by(event))

    def _asks_no_more(self, chair: int) -> None:
        """Who lets a bot play neither asks nor is asked."""
        if self.asked is None:
            return
        if self.asked.chair == chair:
            self.asked = None
            return
        self.asked.missing.discard(chair)
        if not self.asked.missing:
            self._agreed()

    def _abandoned(self, _event: events.Abandoned, *_: int) -> None:
        self._end("abandoned")

    def _maybe_over(self) -> None:
        if self.match is not None and self.match.over:
            self._end("played")

    def _end(self, ending: str) -> None:
        self.phase, self.ending, self.asked, self.opened = "over", ending, None, {}

    def _chair(self, event: events.Event) -> Chair:
        return self.chairs[_by(event)]

    def _going(self) -> Match:
        if self.match is None:
            raise Damaged(f"match {self.match_id} has a move before its start")
        return self.match

    def _must_draw(self, drawn: list[str], logged: list[str]) -> None:
        if drawn != logged:
            raise Damaged(f"match {self.match_id}: the seed draws something else than its log")

    def _remember(self, chair: int | None, said: Said) -> None:
        if chair is not None and said.id:
            self._messages.setdefault(chair, deque(maxlen=MESSAGES)).append(said)


def _by(event: events.Event) -> int:
    if event.chair is None:
        raise Damaged("an event of a person has no chair")
    return event.chair


_HANDLERS: dict[type, Callable[[Table, Any, int, int], None]] = {
    events.Sat: Table._sat,
    events.Moved: Table._device,
    events.Left: Table._left,
    events.Arranged: Table._arranged,
    events.Ready: Table._ready,
    events.NotReady: Table._not_ready,
    events.Revealed: Table._revealed,
    events.Played: Table._played,
    events.TakenBack: Table._taken_back,
    events.Hinted: Table._hinted,
    events.Proposed: Table._proposed,
    events.Answered: Table._answered,
    events.Withdrawn: Table._withdrawn,
    events.Lapsed: Table._lapsed,
    events.Late: Table._late,
    events.HandedOver: Table._handed_over,
    events.Returned: Table._returned,
    events.Resigned: Table._resigned,
    events.Abandoned: Table._abandoned,
}
