"""How strong bots are: shares of wins with an interval, and ratings. Imports no game."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from sheepfold.core.outcome import Outcome

QUANTILE: Final = NormalDist().inv_cdf(0.975)  # an interval holds the true share 95 times in 100
DIGITS: Final = 6  # of a rating


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return an interval for the true share, from the shares of some deals, each from 0 to 1.

    This is Wilson's interval, which stays within 0 and 1 and does not shrink to nothing when every
    deal was won. It is made for trials that are won or lost; games on one deal are not independent,
    and their mean varies less. So the number of trials is the one that would make the mean vary as
    the deals do. Their variance is estimated with two added deals, one won and one lost, because
    few deals say little about it.
    """
    number = len(shares)
    middle = (sum(shares) + 1) / (number + 2)
    squares = sum((share - middle) ** 2 for share in (*shares, 0.0, 1.0))
    trials = number * (number + 2) * middle * (1 - middle) / squares
    share = mean(shares)
    extra = QUANTILE * QUANTILE / trials
    centre = (share + extra / 2) / (1 + extra)
    reach = QUANTILE * sqrt(share * (1 - share) / trials + extra / trials / 4) / (1 + extra)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def places(outcome: Outcome) -> list[float]:
    """Return each seat's place: the winners share the first, then by total."""
    below = sorted(set(outcome.totals), reverse=True)
    return [
        0 if seat in outcome.winners else 1 + below.index(total)
        for seat, total in enumerate(outcome.totals)
    ]


class Ratings:
    """openskill's Plackett-Luce ratings, updated game by game.

    A bot on several seats of a game gets the mean of their ratings.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.model = PlackettLuce()
        self.of = {name: self.model.rating() for name in names}

    def add(self, seats: Sequence[str], outcome: Outcome) -> None:
        before = [[self._again(self.of[name])] for name in seats]
        after = self.model.rate(before, ranks=places(outcome))
        for name in set(seats):
            own = [one for (one,), seat in zip(after, seats, strict=True) if seat == name]
            mu, sigma = mean([one.mu for one in own]), mean([one.sigma for one in own])
            self.of[name] = self.model.rating(mu, sigma)

    def _again(self, rating: PlackettLuceRating) -> PlackettLuceRating:
        return self.model.rating(rating.mu, rating.sigma)

    def table(self) -> Mapping[str, dict[str, Any]]:
        """Return by name the rating, its uncertainty, and the cautious number to sort by."""
        return {
            name: {
                "mu": round(rating.mu, DIGITS),
                "sigma": round(rating.sigma, DIGITS),
                "ordinal": round(rating.ordinal(), DIGITS),
            }
            for name, rating in self.of.items()
        }
