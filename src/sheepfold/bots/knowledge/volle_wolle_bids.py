"""Bids of Volle Wolle at first sight: what each is worth against what the others may bid."""

from math import exp
from typing import Final

from sheepfold.bots.knowledge.volle_wolle_flock import Picks, gain_of_all
from sheepfold.bots.knowledge.volle_wolle_round import Round, start_of
from sheepfold.games.volle_wolle.choices import bids
from sheepfold.games.volle_wolle.rules import PLUS, TARGETS
from sheepfold.games.volle_wolle.state import Flocks

POINT: Final = 0.04  # part of a lead that makes somebody e times as likely
ROUNDS: Final = 60  # in which two players learn what the other bids
LOW, HIGH = 15, 24  # between these most people bid
TAKEN: Final = 1.5  # cards that a player takes


def rated_bids(state: Flocks, seat: int, number: int, sureness: float) -> list[float]:
    """Chances to win with the first so many bids."""
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
    """Points by which each bid changes the lead, against the bids that suit the other best."""
    state = now.state
    other = 1 - seat
    others = bids(state, other)
    ahead = Duel(now, seat)
    behind = Duel(now, other)
    cards = state.cards
    wins_ties = cards.number[state.tops[seat]] < cards.number[state.tops[other]]
    leads: list[list[float]] = []
    for own in range(number):
        row = []
        for his in range(others):
            if own > his or (own == his and wins_ties):
                row.append(ahead.lead(own, his))
            else:
                row.append(-behind.lead(his, own))
        leads.append(row)
    return settle(leads)


class Duel:
    """A round of two players with a given one first."""

    __slots__ = ("chip", "firsts", "own", "seconds")

    def __init__(self, now: Round, first: int) -> None:
        state = now.state
        second = 1 - first
        table = state.table
        self.chip = now.chip
        black = state.cards.black
        picks = Picks(state, now.flock(first), table, 3)
        lefts = [*[picks.rests[due] for due in (3, 2, 1)], table]
        lefts.append([card for card in table if not black[card]])
        # By bid of the first: what he gains, and the chances of what he leaves.
        self.own: list[float] = []
        self.firsts: list[list[float]] = []
        for bid in range(len(TARGETS)):
            stakes = now.stakes(first, bid, table, picks)
            if bid == PLUS:
                stakes.chips = max(0, stakes.chips - 1)
            comes = start_of(stakes)
            self.own.append(stakes.worth(comes) - (self.chip if bid == PLUS else 0))
            self.firsts.append(comes[1:6])
        # By bid of the second: for all that may be left, what he gains less what he leaves.
        self.seconds: list[list[float]] = []
        picked = [Picks(state, now.flock(second), left, 3) for left in lefts]
        gained = [
            [gain_of_all(state, now.flock(first), rest) for rest in one.rests] for one in picked
        ]
        for bid in range(len(TARGETS)):
            row = []
            for place, left in enumerate(lefts):
                if not left:
                    row.append(0.0)
                    continue
                stakes = now.stakes(second, bid, left, picked[place])
                if bid == PLUS:
                    stakes.chips = max(0, stakes.chips - 1)
                comes = start_of(stakes)
                gain = stakes.worth(comes)
                gains = gained[place]
                gain -= comes[1] * gains[3] + comes[2] * gains[2] + comes[3] * gains[1]
                gain -= (comes[4] + comes[5]) * gains[0]
                row.append(gain)
            if bid == PLUS:
                row = [one - self.chip for one in row]
            self.seconds.append(row)

    def lead(self, own: int, his: int) -> float:
        """Points that the first gains more than the second."""
        total = self.own[own]
        for chance, gain in zip(self.firsts[own], self.seconds[his], strict=True):
            total -= chance * gain
        return total


def settle(leads: list[list[float]]) -> list[float]:
    """What each row is worth once both have learned to answer each other."""
    rows, columns = len(leads), len(leads[0])
    for_rows = [0.0] * rows
    for_columns = [0.0] * columns
    row, column = 0, 0
    for _ in range(ROUNDS):
        for place in range(rows):
            for_rows[place] += leads[place][column]
        row = best(for_rows)
        for place in range(columns):
            for_columns[place] -= leads[row][place]
        column = best(for_columns)
    return [worth / ROUNDS for worth in for_rows]


def best(worths: list[float]) -> int:
    found = 0
    for place, worth in enumerate(worths):
        if worth > worths[found]:
            found = place
    return found


# More players


def against_many(now: Round, seat: int, number: int) -> list[float]:
    """Points each bid brings: others bid as most people do."""
    state = now.state
    rivals = state.players - 1
    worths = []
    for bid in range(number):
        higher = 0.0 if bid == PLUS else min(1.0, max(0.0, (HIGH - TARGETS[bid]) / (HIGH - LOW)))
        worth = -now.chip if bid == PLUS else 0.0
        for before in range(rivals + 1):
            chance = binomial(rivals, before) * higher**before * (1 - higher) ** (rivals - before)
            if chance > 0:
                taken = min(round(TAKEN * before), len(state.table))
                worth += chance * now.after(seat, taken, before - 1, bid, state.table)
        worths.append(worth)
    return worths


def binomial(number: int, of: int) -> int:
    found = 1
    for step in range(of):
        found = found * (number - step) // (step + 1)
    return found
