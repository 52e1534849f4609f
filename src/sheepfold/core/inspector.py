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
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.record import Event, Move, Record
from sheepfold.core.rng import Plain

DEAR = 3  # positions at which a match of the greatest length is looked at closely
COPIES = 4  # every so many positions a copy is looked at
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
        match = Match.start(self.game, self.players, self.options, seed=seed)
        self.match = match
        shadow = self.game.setup(self.players, match.options)
        listener = viewers(self.players)[seed % (self.players + 1)]
        self._follow(shadow, match.events, listener, rng)
        decisions = 0
        bound = self.game.bound(self.players, match.options)
        while not match.over:
            seats = sorted(match.acting)
            seat = seats[rng.below(len(seats))]
            if decisions % self.sample == seed % self.sample:
                self._dear_laws(match, seat, choosers[seat], rng)
            legal = self.game.legal(match.state, seat)
            require(bool(legal), 1, f"seat {seat} must act and has no legal action")
            action = choosers[seat].choose(match.view(seat), legal, rng)
            moves = match.play(seat, self.game.actions.text(action))
            self._follow(shadow, moves, listener, rng)
            decisions += 1
            require(decisions <= bound, 1, f"the match goes on after {bound} decisions")
        require(snapshot(shadow) == snapshot(match.state), 3, "the log leads to another state")
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
            for seat in sorted(match.acting - {CHANCE}):
                self._dear_laws(match, seat, chooser, rng)
            if isinstance(event, Move):
                self._follow(match.state.copy(), [event], WATCHER, rng)
        self.findings.games += 1

    def _follow(self, shadow: Any, moves: Iterable[Event], listener: int, rng: Plain) -> None:
        """Check each position on the way, those of chance too, and what each move is said to do."""
        game = self.game
        view, kept = game.view(shadow, listener), game.conserved(shadow)
        for move in moves:
            assert isinstance(move, Move)
            self._position(shadow, rng)
            action = game.actions.parse(move.text)
            seen = game.seen(shadow, move.by, action, listener)
            game.apply(shadow, move.by, action)
            before, view = view, game.view(shadow, listener)
            for note in game.notes(before, move.by, seen, view):
                require(note.ruling in game.rulings, 2, f"unknown ruling {note.ruling}")
                self.findings.rulings.add(note.ruling)
                self.findings.notes.add(note.key)
            was, kept = kept, game.conserved(shadow)
            require(was == kept, 5, f"{move.text!r} turns {was} into {kept}")

    def _position(self, state: Any, rng: Plain) -> None:
        self.findings.positions += 1
        law_1_somebody_can_act(self.game, state, rng)
        if self.findings.positions % min(self.sample, COPIES) == 0:
            law_4_copies_share_nothing(self.game, state, rng)
        law_8_chances_are_the_legal_draws(self.game, state)
        if self.findings.positions % self.sample == 0:
            law_6_imagined_worlds_look_the_same(self.game, state, self.players, rng)
            law_7_simultaneous_choices_commute(self.game, state, self.players, rng)

    def _dear_laws(self, match: Match, seat: int, chooser: Chooser, rng: Plain) -> None:
        law_1_somebody_can_act(self.game, match.state, rng)
        self.findings.rulings |= law_2_legal_is_without_objection(self.game, match.state, rng)
        law_2_refusals_change_nothing(match, seat, rng)
        law_3_records_replay(match)
        legal = match.legal(seat)
        text = legal[rng.below(len(legal))]
        law_4_undo_is_the_identity(match, seat, text)
        law_6_a_free_undo_shows_nothing(match, seat, text)
        self.findings.secrets += law_6_secrets_do_not_show(match, chooser, rng)
