"""Volle Wolle's prior for bids: what each is worth against what the others may bid."""

from math import exp
from typing import Final

from sheepfold.games.volle_wolle.bot.flock import Picks, gain_of_all
from sheepfold.games.volle_wolle.bot.odds import BLACK, SAFELY, Stakes
from sheepfold.games.volle_wolle.bot.round import Round, start_of
from sheepfold.games.volle_wolle.choices import bids
from sheepfold.games.volle_wolle.rules import PLUS, TARGETS
from sheepfold.games.volle_wolle.state import Flocks

POINT: Final = 0.04  # part of a lead that makes a win e times as likely
ROUNDS: Final = 60  # in which two players learn what the other bids
LOW, HIGH = 15, 24  # most bids are between these
TAKEN: Final = 1.5  # cards that a player takes

Chances = tuple[
    Stakes, list[float]
]  # of a turn: what it is about, and the probabilities of its results
Answer = tuple[Stakes, list[float], float]  # and what is then left to the other


def rated_bids(state: Flocks, seat: int, number: int, sureness: float) -> list[float]:
    """Return the chances to win with the first `number` bids."""
    now = Round(state)
    standing = [now.flock(one).worth() * POINT * sureness for one in range(state.players)]
    top = max(standing)
    whole = sum([exp(one - top) for one in standing])
    chance = exp(standing[seat] - top) / whole
    worths = (
        against_one(now, seat, number) if state.players == 2 else against_many(now, seat, number)
    )
    slope = POINT * sureness * chance * (1 - chance)
    middle = sum(worths) / len(worths)
    return [min(1.0, max(0.0, chance + slope * (worth - middle))) for worth in worths]


# Two players


def against_one(now: Round, seat: int, number: int) -> list[float]:
    """Return how each bid changes the lead in points, against the other's best bids."""
    _, _, _, leads = matched(now, seat, number)
    worths, _ = settle(leads)
    return worths


def matched(now: Round, seat: int, number: int) -> "Matched":
    """Return each bid against each of the other's."""
    state = now.state
    ahead = Duel(now, seat)
    behind = Duel(now, 1 - seat)
    sheep = state.cards.number
    wins_ties = sheep[state.tops[seat]] < sheep[state.tops[1 - seat]]
    firsts: list[list[bool]] = []
    leads: list[list[float]] = []
    for own in range(number):
        row = []
        first = []
        for reply in range(bids(state, 1 - seat)):
            first.append(own > reply or (own == reply and wins_ties))
            row.append(ahead.lead(own, reply) if first[reply] else -behind.lead(reply, own))
        firsts.append(first)
        leads.append(row)
    return ahead, behind, firsts, leads


class Duel:
    """A round of two players, given which is first."""

    __slots__ = ("answers", "chip", "firsts", "own", "seconds", "turns")

    def __init__(self, now: Round, first: int) -> None:
        state = now.state
        second = 1 - first
        table = state.table
        self.chip = now.chip
        black = state.cards.black
        picks = Picks(state, now.flock(first), table, 3)
        lefts = [*[picks.rests[due] for due in (3, 2, 1)], table]
        lefts.append([card for card in table if not black[card]])
        # By bid of the first: the gain, and the chances of what it leaves.
        self.own: list[float] = []
        self.firsts: list[list[float]] = []
        self.turns: list[Chances] = []  # the same, not yet evaluated
        for bid in range(len(TARGETS)):
            stakes = now.stakes(first, bid, table, picks)
            if bid == PLUS:
                stakes.chips = max(0, stakes.chips - 1)
            comes = start_of(stakes)
            self.own.append(stakes.worth(comes) - (self.chip if bid == PLUS else 0))
            self.firsts.append(comes[1:6])
            self.turns.append((stakes, comes))
        # By bid of the second: for all that may be left, its gain less what it leaves.
        self.seconds: list[list[float]] = []
        self.answers: list[list[Answer | None]] = []
        picked = [Picks(state, now.flock(second), left, 3) for left in lefts]
        gained = [
            [gain_of_all(state, now.flock(first), rest) for rest in one.rests] for one in picked
        ]
        for bid in range(len(TARGETS)):
            row = []
            answers: list[Answer | None] = []
            for place, left in enumerate(lefts):
                if not left:
                    row.append(0.0)
                    answers.append(None)
                    continue
                stakes = now.stakes(second, bid, left, picked[place])
                if bid == PLUS:
                    stakes.chips = max(0, stakes.chips - 1)
                comes = start_of(stakes)
                leaves = left_after(comes, gained[place])
                row.append(stakes.worth(comes) - leaves)
                answers.append((stakes, comes, leaves))
            if bid == PLUS:
                row = [one - self.chip for one in row]
            self.seconds.append(row)
            self.answers.append(answers)

    def lead(self, own: int, reply: int) -> float:
        """Return how many more points the first gains than the second."""
        total = self.own[own]
        for chance, gain in zip(self.firsts[own], self.seconds[reply], strict=True):
            total -= chance * gain
        return total


# With a seat first, with the other first; by own and other bid whether the seat is, and its lead.
Matched = tuple[Duel, Duel, list[list[bool]], list[list[float]]]


def left_after(comes: list[float], gains: list[float]) -> float:
    """Return what the second of two leaves to the first, whose gains are by cards taken."""
    total = comes[1] * gains[3] + comes[2] * gains[2] + comes[3] * gains[1]
    return total + (comes[SAFELY] + comes[BLACK]) * gains[0]


def settle(leads: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return the value of each row, and the frequency of each column, after fictitious play."""
    rows, columns = len(leads), len(leads[0])
    for_rows = [0.0] * rows
    for_columns = [0.0] * columns
    often = [0.0] * columns
    row, column = 0, 0
    for _ in range(ROUNDS):
        often[column] += 1 / ROUNDS
        for place in range(rows):
            for_rows[place] += leads[place][column]
        row = best(for_rows)
        for place in range(columns):
            for_columns[place] -= leads[row][place]
        column = best(for_columns)
    return [worth / ROUNDS for worth in for_rows], often


def best(worths: list[float]) -> int:
    found = 0
    for place, worth in enumerate(worths):
        if worth > worths[found]:
            found = place
    return found


# More players


def against_many(now: Round, seat: int, number: int) -> list[float]:
    """Return the points of each bid if the others bid as most people do."""
    state = now.state
    rivals = state.players - 1
    worths = []
    for bid in range(number):
        worth = -now.chip if bid == PLUS else 0.0
        for before, chance in enumerate(places(bid, rivals)):
            if chance > 0:
                taken = taken_by(before, state.table)
                worth += chance * now.after(seat, taken, before - 1, bid, state.table)
        worths.append(worth)
    return worths


def places(bid: int, rivals: int) -> list[float]:
    """Return the probabilities that none, one, two … of the others play before this bid."""
    higher = 0.0 if bid == PLUS else min(1.0, max(0.0, (HIGH - TARGETS[bid]) / (HIGH - LOW)))
    return [
        binomial(rivals, before) * higher**before * (1 - higher) ** (rivals - before)
        for before in range(rivals + 1)
    ]


def taken_by(players: int, table: list[int]) -> int:
    return min(round(TAKEN * players), len(table))


def binomial(number: int, of: int) -> int:
    found = 1
    for step in range(of):
        found = found * (number - step) // (step + 1)
    return found
