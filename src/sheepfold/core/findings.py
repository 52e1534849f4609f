"""What an inspection met: how much was checked, and an example of everything that has words."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sheepfold.core.actions import ActionSpace
from sheepfold.core.errors import Reason
from sheepfold.core.facts import Fact
from sheepfold.core.laws import Broken
from sheepfold.core.leaks import secret_verbs
from sheepfold.core.protocol import AnyGame
from sheepfold.core.record import Move


@dataclass(frozen=True)
class Asked:
    """A decision as its seat is asked for it."""

    view: Any
    legal: tuple[str, ...]


@dataclass
class Examples:
    """Lines, facts, reasons, decisions and parts of scores, one or a few of each kind."""

    moves: dict[tuple[int, int], Move] = field(default_factory=dict)
    facts: dict[str, Fact] = field(default_factory=dict)
    reasons: dict[str, Reason] = field(default_factory=dict)
    asked: dict[str, list[Asked]] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)

    def add_move(self, space: ActionSpace, seen: Move) -> None:
        """Keep a move as a viewer sees it; with `?` it is of another kind."""
        base = space.verb(space.parse(seen.text)).base
        self.moves.setdefault((base, seen.text.count("?")), seen)

    def add_fact(self, fact: Fact) -> None:
        self.facts.setdefault(f"{fact.key} {fact.ruling}", fact)

    def add_reason(self, reason: Reason) -> None:
        self.reasons.setdefault(f"{reason.key} {reason.ruling}", reason)

    def add(self, other: "Examples") -> None:
        self.moves = other.moves | self.moves
        self.facts = other.facts | self.facts
        self.reasons = other.reasons | self.reasons
        for kind, asked in other.asked.items():
            self.asked.setdefault(kind, []).extend(asked)
        self.parts |= other.parts


@dataclass
class Findings:
    """The counts and examples of an inspection."""

    games: int = 0
    positions: int = 0
    secrets: int = 0  # of seats, exchanged for different ones
    seeds: int = 0  # exchanged for others
    faded: int = 0  # old lines without a face that people have to remember
    withheld: int = 0  # views that people get without what they have to remember
    memory_twins: int = 0  # matches that differ only in faces to remember, and read the same
    # For each kind of decision and draw, how many views "views decide" compared.
    decided: dict[str, int] = field(default_factory=dict)
    rulings: set[str] = field(default_factory=set)
    kinds: dict[str, int] = field(default_factory=dict)  # of decisions, how many of each
    examples: Examples = field(default_factory=Examples)

    @property
    def facts(self) -> set[str]:
        """Return the keys of all facts."""
        return {fact.key for fact in self.examples.facts.values()}

    def add(self, other: "Findings") -> None:
        self.games += other.games
        self.positions += other.positions
        self.secrets += other.secrets
        self.seeds += other.seeds
        self.faded += other.faded
        self.withheld += other.withheld
        self.memory_twins += other.memory_twins
        for kind, number in other.decided.items():
            self.decided[kind] = self.decided.get(kind, 0) + number
        self.rulings |= other.rulings
        for kind, number in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + number
        self.examples.add(other.examples)

    def is_example(self, kind: str) -> bool:
        """Count a decision; return whether to keep it: the first, second, fourth … of its kind."""
        number = self.kinds[kind] = self.kinds.get(kind, 0) + 1
        return number & (number - 1) == 0


def kind_of_decision(space: ActionSpace, legal: Sequence[int], acting: int) -> str:
    """Return what a seat is asked for: the verbs it may use, and how many seats decide now."""
    blocks = {bisect_right(space.bases, action) - 1 for action in legal}
    verbs = sorted({space.verbs[block].name for block in blocks})
    return " ".join([*verbs, *([f"({acting} at once)"] if acting > 1 else [])])


# Laws that were checked on nothing


def law_6_is_not_empty(game: AnyGame, findings: Findings) -> None:
    """Require that secrets of seats were exchanged if anything is declared `Hidden`."""
    verbs = secret_verbs(game.actions)
    if verbs and not findings.secrets:
        raise Broken(
            6,
            f"it was checked on nothing: no secret of a seat was swapped, though "
            f"{', '.join(verbs)} {'hide' if len(verbs) > 1 else 'hides'} an argument "
            f"(games: {findings.games}; play more, or see whether the log hides it)",
        )


def law_6_memory_is_not_empty(game: AnyGame, findings: Findings) -> None:
    """Require that faces to remember were hidden from people.

    Checked for all configurations without a memory aid together.
    """
    if not game.facts.faces:
        return
    faces = ", ".join(game.facts.faces)
    if not findings.withheld:
        raise Broken(6, f"people have to remember {faces}, but no view marks a field as MEMORY")
    if not findings.faded:
        raise Broken(
            6, f"people have to remember {faces}, but no old line hides one: see `covered`"
        )


def law_6_memory_twins_were_met(game: AnyGame, findings: Findings) -> None:
    """Require that some match was compared with a memory twin where people have to remember faces.

    Checked for all configurations together, if enough games were played.
    """
    if findings.withheld and findings.faded and not findings.memory_twins:
        raise Broken(
            6,
            f"it was checked on no memory: people have to remember {', '.join(game.facts.faces)}, "
            "but no match had a twin that differs in such a face only "
            f"(games: {findings.games}; play more, or see `covered`)",
        )


def law_10_is_not_empty(findings: Findings) -> None:
    """Require that some views were compared after the same move in an imagined world."""
    if not any(findings.decided.values()):
        raise Broken(
            10,
            "it was checked on nothing: no imagined world let a viewer see the same move "
            f"and the same view after it (games: {findings.games})",
        )


def law_10_facts_occur(game: AnyGame, findings: Findings) -> None:
    """Require that every fact that is not rare occurred; checked if enough games were played."""
    unmet = game.facts.unmet(findings.examples.facts, rare=False)
    if unmet:
        raise Broken(
            10,
            f"facts that never occurred: {', '.join(unmet)}; "
            "write a habit that brings them about, or declare them `rare`",
        )
