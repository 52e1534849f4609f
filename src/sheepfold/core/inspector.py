"""Walks through matches and applies the laws: cheap ones everywhere, expensive ones on samples.

The expensive laws are checked at least once in every match, and at every kind of decision.
"""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from sheepfold.core import options as option_values
from sheepfold.core.errors import IllegalMove
from sheepfold.core.fact_laws import (
    law_10_a_preview_foretells,
    law_10_only_apply_states_facts,
    law_10_views_decide,
)
from sheepfold.core.findings import Asked, Findings, kind_of_decision
from sheepfold.core.laws import (
    Broken,
    Chooser,
    WrongChoice,
    law_1_somebody_can_act,
    law_2_legal_is_without_objection,
    law_2_refusals_change_nothing,
    law_3_records_replay,
    law_3_seed_and_moves_replay,
    law_4_copies_share_nothing,
    law_4_undo_is_the_identity,
    law_7_simultaneous_choices_commute,
    law_8_chances_are_the_legal_draws,
    require,
    snapshot,
    viewers,
)
from sheepfold.core.leaks import (
    law_6_a_free_undo_shows_nothing,
    law_6_imagined_worlds_look_the_same,
    law_6_logs_say_what_happened,
    law_6_logs_show_what_views_showed,
    law_6_only_owners_see,
    law_6_secrets_do_not_show,
    law_6_the_seed_does_not_show,
)
from sheepfold.core.match import Match
from sheepfold.core.memory_laws import law_6_memory_does_not_show
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.reading import Reading, is_aided
from sheepfold.core.record import Move, Record
from sheepfold.core.rng import Plain
from sheepfold.core.story import for_people

DEAR = 3  # positions at which a match of the greatest length is inspected closely
AGAIN = 4  # one of this many also replays the match, with undo and secrets exchanged
COPIES = 16  # positions for each comparison of a copy
REPLAYS = 4  # matches for each replay from the seed
STORIES = 8  # matches for each comparison of all lines up to a position
TWINS = 16  # once a memory twin was found, how often another one is sought
WORLDS = 8  # tries per kind of decision or draw until "views decide" can compare something


class Shadow:
    """A state that follows a log without stating facts, with what is conserved."""

    def __init__(self, game: AnyGame, state: Any, followed: int = 0) -> None:
        self.game = game
        self.state = state
        self.followed = followed  # lines of the log
        self.kept = game.conserved(state)

    def play(self, move: Move) -> None:
        game = self.game
        self.followed += 1
        game.apply(self.state, move.by, game.actions.parse(move.text))
        was, self.kept = self.kept, game.conserved(self.state)
        require(was == self.kept, 5, f"{move.text!r} turns {was} into {self.kept}")


class Inspector:
    """Applies all laws to matches of one configuration.

    The expensive laws are checked at every `sample`-th decision (by default about `DEAR` times in
    the longest possible match), at the first decision of every kind, and in a match that has
    neither at one decision chosen at random.
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
        self._worlds: dict[str, int] = {}  # by kind of decision or draw, how often it was imagined

    def inspect(self, seed: int, choosers: Sequence[Chooser]) -> None:
        """Inspect one complete match between the choosers."""
        rng = Plain("inspect", seed)
        moods = Plain("moods", seed)  # separate: inspections do not change the game
        blank = self.match = Match.start(self.game, self.players, self.options, seed=None)
        law_4_copies_share_nothing(self.game, blank.state, rng)  # a match relies on copies
        match = self.match = Match.start(self.game, self.players, self.options, seed=seed)
        listener = viewers(self.players)[seed % (self.players + 1)]
        shadow = Shadow(self.game, self.game.setup(self.players, match.options))
        self._follow(shadow, match, listener, rng)
        closer = Closer(self, seed, rng)
        decisions = 0
        bound = self.game.bound(self.players, match.options)
        while not match.over:
            legal = law_1_somebody_can_act(self.game, match.state, rng)
            seats = sorted(legal)
            seat = seats[moods.below(len(seats))]
            closer.look(match, seat, legal, choosers[seat])
            self._decide(match, seat, legal[seat], choosers, moods)
            self._follow(shadow, match, listener, rng)
            decisions += 1
            require(decisions <= bound, 1, f"the match goes on after {bound} decisions")
        closer.look_back()
        require(
            snapshot(shadow.state) == snapshot(match.state), 3, "the log leads to another state"
        )
        self._end(match)
        if seed % REPLAYS == 0:
            law_3_seed_and_moves_replay(match)
        self.findings.games += 1

    def inspect_record(self, record: Record, chooser: Chooser) -> None:
        """Inspect every position of a recorded match, to reproduce a reported violation."""
        rng = Plain("inspect", 0)
        typed = replace(record, seed=None)
        for length, event in enumerate([*record.events, None]):
            before = self.match
            match = Match.resume(self.game, replace(typed, events=record.events[:length]))
            self.match = match
            if before is not None and isinstance(match.events[-1], Move):
                shadow = Shadow(self.game, before.state.copy(), length - 1)
                self._follow(shadow, match, WATCHER, rng)
            law_4_copies_share_nothing(self.game, match.state, rng)  # also where nobody acts
            law_1_somebody_can_act(self.game, match.state, rng)
            for viewer in viewers(self.players):
                self.findings.memory_twins += law_6_memory_does_not_show(match, viewer, rng)
            for seat in sorted(match.acting - {CHANCE}):
                self.dear_laws(match, seat, rng)
                self.dearest_laws(match, seat, chooser, rng)
            if event is None and match.over:
                self._end(match)
        self.findings.games += 1

    def _decide(
        self,
        match: Match,
        seat: int,
        legal: list[int],
        choosers: Sequence[Chooser],
        moods: Plain,
    ) -> None:
        """Carry out a seat's decision; report a wrong choice apart from a broken rule."""
        action = choosers[seat].choose(match.view(seat), legal, moods)
        if action not in legal:
            known = 0 <= action < self.game.actions.size
            text = repr(self.game.actions.text(action)) if known else f"{action}, no action at all"
            reason = self.game.objection(match.state, seat, action) if known else None
            ruling = reason.ruling if reason else "no ruling"
            raise WrongChoice(seat, f"{text}: `legal` does not offer it, {ruling} forbids it")
        text = self.game.actions.text(action)
        try:
            match.play(seat, text)
        except IllegalMove as refusal:
            law_4_copies_share_nothing(self.game, match.state, moods)
            what = f"`legal` offers {text!r} to seat {seat}, but {refusal.ruling} objects to it"
            raise Broken(2, what) from refusal

    def _follow(self, shadow: Shadow, match: Match, listener: int, rng: Plain) -> None:
        """Check each new position, including those of chance, and what a listener is shown."""
        game, examples = self.game, self.findings.examples
        for number, move in enumerate(match.events[shadow.followed :], start=shadow.followed + 1):
            assert isinstance(move, Move)
            self._position(shadow.state, rng)
            action = game.actions.parse(move.text)
            law_6_only_owners_see(game, shadow.state, move.by, action, self.players)
            if move.by == CHANCE:
                verb = game.actions.verb(action).name
                self.views_decide(shadow.state, CHANCE, action, f"chance's {verb}", rng)
            seen = game.actions.seen(shadow.state, move.by, action, listener)
            examples.add_move(game.actions, Move(move.by, game.actions.text(seen)))
            shadow.play(move)
            for fact in match.line(number, listener).facts:
                require(fact.ruling in game.rulings, 2, f"unknown ruling {fact.ruling}")
                self.findings.rulings.add(fact.ruling)
                examples.add_fact(fact)

    def _position(self, state: Any, rng: Plain) -> None:
        self.findings.positions += 1
        if self.findings.positions % min(self.sample, COPIES) == 0:
            law_4_copies_share_nothing(self.game, state, rng)
        if self.game.acting(state) == (CHANCE,):  # for others law 1 was checked before they chose
            law_8_chances_are_the_legal_draws(self.game, state)
            law_1_somebody_can_act(self.game, state, rng)
            if self.findings.positions % self.sample == 0:
                self._imagined(state, rng)

    def views_decide(self, state: Any, by: int, action: int, kind: str, rng: Plain) -> None:
        """Check it for each kind of decision or draw that was not compared yet, and on samples."""
        decided, asked = self.findings.decided, self._worlds.get(kind, 0)
        new = not decided.get(kind) and asked < WORLDS
        if new or self.findings.positions % self.sample == 0:
            self._worlds[kind] = asked + 1
            compared = law_10_views_decide(self.game, state, by, action, self.players, rng)
            decided[kind] = decided.get(kind, 0) + compared

    def _imagined(self, state: Any, rng: Plain) -> None:
        law_6_imagined_worlds_look_the_same(self.game, state, self.players, rng)
        law_7_simultaneous_choices_commute(self.game, state, self.players, rng)

    def dear_laws(self, match: Match, seat: int, rng: Plain) -> None:
        law_4_copies_share_nothing(self.game, match.state, rng)  # other laws rely on copies
        for reason in law_2_legal_is_without_objection(self.game, match.state, rng):
            self.findings.rulings.add(reason.ruling)
            self.findings.examples.add_reason(reason)
        law_2_refusals_change_nothing(match, seat, rng)
        law_10_only_apply_states_facts(self.game, match.state, self.players, rng)

    def dearest_laws(
        self,
        match: Match,
        seat: int,
        chooser: Chooser,
        rng: Plain,
        *,
        whole: bool = True,
        again: bool = False,
    ) -> None:
        """Check the laws that replay the match from its beginning; for all viewers only if `whole`.

        With `again`, leave out those for which one decision of a match is enough.
        """
        self._imagined(match.state, rng)
        if whole:  # otherwise the end of the match does it
            law_3_records_replay(match)
        legal = match.legal(seat)
        text = legal[rng.below(len(legal))]
        law_4_undo_is_the_identity(match, seat, text)
        law_6_a_free_undo_shows_nothing(match, seat, text)
        law_10_a_preview_foretells(match, seat, text)
        if not again:
            action = self.game.actions.parse(text)
            law_10_views_decide(self.game, match.state, seat, action, self.players, rng)
        first = rng.below(self.players + 1)
        order = [*viewers(self.players)[first:], *viewers(self.players)[:first]]
        law_6_the_seed_does_not_show(match, order[0], chooser, rng)
        self.findings.seeds += 1
        for viewer in order if whole else ():
            law_6_logs_show_what_views_showed(match, viewer, rng)
        for viewer in order if whole else order[:1]:  # until a secret of one could be exchanged
            swapped = law_6_secrets_do_not_show(match, viewer, chooser, rng, whole=whole)
            self.findings.secrets += swapped
            if swapped:
                break
        self._memory(match, order[0])
        if not self.findings.memory_twins or self.findings.seeds % TWINS == 0:
            self.findings.memory_twins += law_6_memory_does_not_show(match, order[0], rng)

    def _memory(self, match: Match, viewer: int) -> None:
        """Count what people have to remember, until something was found."""
        view, findings = match.view(viewer), self.findings
        if not self.game.facts.faces or (findings.faded and findings.withheld):
            return
        given = for_people(view)
        findings.withheld += any(
            given.get(one.name) is not getattr(view, one.name) for one in fields(view)
        )
        if not is_aided(view):
            read = Reading(match, viewer).lines
            live = (match.line(line.number, viewer) for line in read)
            findings.faded += sum(a.text != b.text for a, b in zip(read, live, strict=True))

    def _end(self, match: Match) -> None:
        scores = match.scores()
        require(len(scores) == self.players, 1, "a seat has no score")
        for score in scores:
            self.findings.examples.parts |= set(score.parts)
        law_3_records_replay(match)
        law_6_logs_say_what_happened(match)


class Closer:
    """Decides where one match is inspected closely."""

    def __init__(self, inspector: Inspector, seed: int, rng: Plain) -> None:
        self.inspector = inspector
        self.seed = seed
        self.rng = rng
        self.decisions = 0
        self.asked = False  # the most expensive laws
        self.kept: tuple[Match, int, Chooser] | None = None  # any decision, to inspect it later

    def look(self, match: Match, seat: int, legal: dict[int, list[int]], chooser: Chooser) -> None:
        one, space = self.inspector, self.inspector.game.actions
        kind = kind_of_decision(space, legal[seat], len(legal))
        if one.findings.is_example(kind):
            asked = Asked(match.view(seat), tuple(map(space.text, legal[seat])))
            one.findings.examples.asked.setdefault(kind, []).append(asked)
        action = legal[seat][self.rng.below(len(legal[seat]))]
        one.views_decide(match.state, seat, action, kind, self.rng)
        new = one.findings.kinds[kind] == 1
        number, self.decisions = self.decisions, self.decisions + 1
        due = number % one.sample == self.seed % one.sample
        if new or due:
            one.dear_laws(match, seat, self.rng)
        if new or (due and (number // one.sample + self.seed) % AGAIN == 0):
            whole = new or self.seed % STORIES == 0
            one.dearest_laws(match, seat, chooser, self.rng, whole=whole, again=self.asked)
            self.asked = True
        elif not self.asked and not self.rng.below(self.decisions):
            self.kept = match.copy(), seat, chooser

    def look_back(self) -> None:
        """If nothing was inspected closely in this match, do it now."""
        if not self.asked and self.kept is not None:
            match, seat, chooser = self.kept
            self.inspector.match = match
            self.inspector.dear_laws(match, seat, self.rng)
            whole = self.seed % STORIES == 0
            self.inspector.dearest_laws(match, seat, chooser, self.rng, whole=whole)
