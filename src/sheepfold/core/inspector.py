"""Walks matches and applies the laws: the cheap ones everywhere, the dear ones on samples."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sheepfold.core import options as option_values
from sheepfold.core.laws import (
    Chooser,
    law_1_somebody_can_act,
    law_2_legal_is_without_objection,
    law_2_refusals_change_nothing,
    law_3_records_replay,
    law_3_seed_and_moves_replay,
    law_4_copies_share_nothing,
    law_4_undo_is_the_identity,
    law_6_a_free_undo_shows_nothing,
    law_6_imagined_worlds_look_the_same,
    law_6_secrets_do_not_show,
    law_7_simultaneous_choices_commute,
    law_8_chances_are_the_legal_draws,
    require,
    snapshot,
    viewers,
)
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame, Note
from sheepfold.core.record import Event, Move, Record
from sheepfold.core.rng import Plain

DEAR = 3  # positions at which a match of the greatest length is looked at closely
AGAIN = 2  # at every so many of them it is also played again, with undo and with secrets swapped
COPIES = 16  # every so many positions a copy is looked at
REPLAYS = 4  # every so many matches are played again from their seed


@dataclass
class Findings:
    """What an inspection met."""

    games: int = 0
    positions: int = 0
    secrets: int = 0  # swaps in which what was hidden really differed
    rulings: set[str] = field(default_factory=set)
    notes: set[str] = field(default_factory=set)

    def add(self, other: "Findings") -> None:
        self.games += other.games
        self.positions += other.positions
        self.secrets += other.secrets
        self.rulings |= other.rulings
        self.notes |= other.notes


class Shadow:
    """A state that follows a log, with what a listener sees of it and what is conserved."""

    def __init__(self, game: AnyGame, state: Any, listener: int) -> None:
        self.game = game
        self.state = state
        self.listener = listener
        self.view = game.view(state, listener)
        self.kept = game.conserved(state)

    def play(self, move: Move) -> Sequence[Note]:
        """Make a move of the log; what happened by itself is returned."""
        game = self.game
        action = game.actions.parse(move.text)
        seen = game.seen(self.state, move.by, action, self.listener)
        game.apply(self.state, move.by, action)
        before, self.view = self.view, game.view(self.state, self.listener)
        was, self.kept = self.kept, game.conserved(self.state)
        require(was == self.kept, 5, f"{move.text!r} turns {was} into {self.kept}")
        return game.notes(before, move.by, seen, self.view)


class Inspector:
    """Applies all laws to matches of one configuration, the dear ones at every `sample`-th move.

    Unless set, that is seldom enough for long games: about `DEAR` times in the longest possible.
    """

    def __init__(
        self, game: AnyGame, players: int, options: dict[str, Any], *, sample: int | None = None
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        bound = game.bound(players, option_values.build(game.options, options))
        self.sample = max(16, bound // DEAR) if sample is None else sample
        self.findings = Findings()
        self.match: Match | None = None  # the one under inspection, for a report

    def inspect(self, seed: int, choosers: Sequence[Chooser]) -> None:
        """One whole match between the choosers."""
        rng = Plain("inspect", seed)
        moods = Plain("moods", seed)  # apart: how much is looked at does not change what is played
        match = Match.start(self.game, self.players, self.options, seed=seed)
        self.match = match
        listener = viewers(self.players)[seed % (self.players + 1)]
        shadow = Shadow(self.game, self.game.setup(self.players, match.options), listener)
        self._follow(shadow, match.events, rng)
        decisions = 0
        bound = self.game.bound(self.players, match.options)
        while not match.over:
            legal = law_1_somebody_can_act(self.game, match.state, rng)
            seats = sorted(legal)
            seat = seats[moods.below(len(seats))]
            if decisions % self.sample == seed % self.sample:
                self._dear_laws(match, seat, rng)
                if (decisions // self.sample + seed) % AGAIN == 0:
                    self._dearest_laws(match, seat, choosers[seat], rng)
            action = choosers[seat].choose(match.view(seat), legal[seat], moods)
            moves = match.play(seat, self.game.actions.text(action))
            self._follow(shadow, moves, rng)
            decisions += 1
            require(decisions <= bound, 1, f"the match goes on after {bound} decisions")
        require(
            snapshot(shadow.state) == snapshot(match.state), 3, "the log leads to another state"
        )
        require(len(match.scores()) == self.players, 1, "a seat has no score")
        law_3_records_replay(match)
        if seed % REPLAYS == 0:
            law_3_seed_and_moves_replay(match)
        self.findings.games += 1

    def inspect_record(self, record: Record, chooser: Chooser) -> None:
        """Every position of a recorded match; how a reported violation is looked at again."""
        rng = Plain("inspect", 0)
        typed = replace(record, seed=None)
        for length, event in enumerate([*record.events, None]):
            match = Match.resume(self.game, replace(typed, events=record.events[:length]))
            self.match = match
            law_1_somebody_can_act(self.game, match.state, rng)
            for seat in sorted(match.acting - {CHANCE}):
                self._dear_laws(match, seat, rng)
                self._dearest_laws(match, seat, chooser, rng)
            if isinstance(event, Move):
                shadow = Shadow(self.game, match.state.copy(), WATCHER)
                self._follow(shadow, [event], rng)
        self.findings.games += 1

    def _follow(self, shadow: Shadow, moves: Iterable[Event], rng: Plain) -> None:
        """Check each position on the way, those of chance too, and what each move is said to do."""
        for move in moves:
            assert isinstance(move, Move)
            self._position(shadow.state, rng)
            for note in shadow.play(move):
                require(note.ruling in self.game.rulings, 2, f"unknown ruling {note.ruling}")
                self.findings.rulings.add(note.ruling)
                self.findings.notes.add(note.key)

    def _position(self, state: Any, rng: Plain) -> None:
        self.findings.positions += 1
        if self.findings.positions % min(self.sample, COPIES) == 0:
            law_4_copies_share_nothing(self.game, state, rng)
        if self.game.acting(state) == (CHANCE,):  # of others law 1 was asked before they chose
            law_1_somebody_can_act(self.game, state, rng)
            law_8_chances_are_the_legal_draws(self.game, state)
        if self.findings.positions % self.sample == 0:
            law_6_imagined_worlds_look_the_same(self.game, state, self.players, rng)
            law_7_simultaneous_choices_commute(self.game, state, self.players, rng)

    def _dear_laws(self, match: Match, seat: int, rng: Plain) -> None:
        self.findings.rulings |= law_2_legal_is_without_objection(self.game, match.state, rng)
        law_2_refusals_change_nothing(match, seat, rng)

    def _dearest_laws(self, match: Match, seat: int, chooser: Chooser, rng: Plain) -> None:
        """Those that play the match again from its beginning."""
        law_3_records_replay(match)
        legal = match.legal(seat)
        text = legal[rng.below(len(legal))]
        law_4_undo_is_the_identity(match, seat, text)
        law_6_a_free_undo_shows_nothing(match, seat, text)
        self.findings.secrets += law_6_secrets_do_not_show(match, chooser, rng)
