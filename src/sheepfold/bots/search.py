"""Search for a bot that knows only a view: many imagined worlds, one tree over them.

Each simulation takes one world that could be behind the view and follows the tree in it, as far as
the tree has been built. For every seat it chooses what is promising for that seat or has hardly
been tried. The evaluator judges the position where the tree ends, and the result is added to all
nodes on the path. A branch of the tree is what the searching seat would see happen: outcomes that
it could not tell apart lead to the same node. Where several seats choose in secret at once, each
follows a mixed strategy that shifts towards what it regrets not having done, so none chooses last.
"""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any, Final

from sheepfold.bots.evaluator import Evaluator, SearchParameters
from sheepfold.core.protocol import CHANCE

TRUST: Final = 0.2  # regret that one visit of the prior counts for
EXPLORED: Final = 0.15  # of a mixed strategy, the share that follows the prior
FEW: Final = 12  # number of outcomes up to which they are taken in turn, not drawn


class Choice:
    """The actions of one seat at a node, and the results so far."""

    __slots__ = (
        *("actions", "interest", "parameters", "open", "places", "regrets"),
        *("strategy", "totals", "visits", "wanted"),
    )

    def __init__(self, parameters: SearchParameters) -> None:
        self.parameters = parameters
        self.actions: list[int] = []
        self.places: dict[int, int] = {}
        self.visits: list[int] = []
        self.totals: list[float] = []  # of the seat's worth; the prior's visits count too
        self.interest: list[float] = []  # by the prior
        self.regrets: list[float] = []
        self.strategy: list[float] = []  # sums
        self.open: list[int] = []  # the places among which a mixed strategy chose last
        self.wanted: list[float] = []  # their shares in it

    def learn(self, legal: Sequence[int], rates: Sequence[float]) -> None:
        """Add actions that were not possible in earlier worlds."""
        prior, doubt = self.parameters.prior_visits, self.parameters.doubt
        for action, rate in zip(legal, rates, strict=True):
            if action not in self.places:
                self.places[action] = len(self.actions)
                self.actions.append(action)
                self.visits.append(prior)
                self.totals.append(prior * rate)
                self.interest.append(0.0)
                self.regrets.append(0.0)
                self.strategy.append(0.0)
        first = [self.totals[place] / self.visits[place] for place in range(len(self.actions))]
        top = max(first)
        interest = [exp((rate - top) / doubt) for rate in first]
        whole = sum(interest)
        self.interest = [one / whole for one in interest]
        for action in legal:
            place = self.places[action]
            self.regrets[place] = TRUST * prior * self.interest[place]

    def promising(self, places: list[int]) -> int:
        """Return the place of an action to try: worth most, or interesting and hardly tried."""
        tried, prior = 0, self.parameters.prior_visits
        for place in places:
            tried += self.visits[place]
        eager = self.parameters.curiosity * sqrt(float(tried - prior * len(places) + 1))
        best, top = places[0], -1.0
        for place in places:
            visits = self.visits[place]
            rate = self.totals[place] / visits
            rate += eager * self.interest[place] / (visits - prior + 1)
            if rate > top:
                best, top = place, rate
        return best

    def mixed(self, places: list[int], random: Callable[[], float]) -> tuple[int, float]:
        """Draw an action by regret; return its place and its probability."""
        self.open = places
        self.wanted = self.suggested(places)
        known = 0.0
        for place in places:
            known += self.interest[place]
        draw, chosen, likely = random(), places[-1], 1.0
        for place, share in zip(places, self.wanted, strict=True):
            self.strategy[place] += share
            chance = (1 - EXPLORED) * share + EXPLORED * self.interest[place] / known
            if draw >= 0:
                chosen, likely = place, chance
            draw -= chance
        return chosen, likely

    def suggested(self, places: list[int]) -> list[float]:
        """Return probabilities in proportion to regret; without any regret, by the prior."""
        whole = 0.0
        for place in places:
            whole += self.regrets[place]
        if whole <= 0:
            for place in places:
                whole += self.interest[place]
            return [self.interest[place] / whole for place in places]
        return [self.regrets[place] / whole for place in places]

    def regret(self, chosen: int, likely: float, worth: float) -> None:
        """Add to each action's regret what it would have gained over the strategy.

        The estimate of an action is its mean. For the chosen action the result is known too; it
        counts more the less likely the action was.
        """
        brought = []
        whole = 0.0
        for place, share in zip(self.open, self.wanted, strict=True):
            mean = self.totals[place] / self.visits[place]
            if place == chosen:
                mean += (worth - mean) / likely
            brought.append(mean)
            whole += share * mean
        for place, mean in zip(self.open, brought, strict=True):
            self.regrets[place] = max(0.0, self.regrets[place] + mean - whole)

    def note(self, place: int, worth: float) -> None:
        self.visits[place] += 1
        self.totals[place] += worth


class Node:
    """A node: all worlds in which the searching seat has seen the same."""

    __slots__ = ("children", "choices", "drawn", "reached")

    def __init__(self) -> None:
        self.reached = False
        self.choices: dict[int, Choice] = {}  # by seat
        self.children: dict[object, Node] = {}  # by what was seen
        self.drawn: dict[int, int] = {}  # how often each of chance's actions was taken


class Search:
    """A tree that grows from one decision of one seat."""

    def __init__(self, evaluator: Evaluator, seat: int, legal: Sequence[int]) -> None:
        self.evaluator = evaluator
        self.alike = evaluator.knowledge.parameters.alike
        self.mixed = evaluator.knowledge.parameters.mixed
        self.seat = seat
        self.legal = list(legal)
        self.root = Node()
        self.root.reached = True
        self.turns = 0
        self.worth: list[float] = []  # sums, per seat

    def think(self, world: Any, random: Callable[[], float]) -> None:
        """Run one simulation in a world, which it uses up."""
        game, node = self.evaluator.game, self.root
        walked: list[tuple[Choice, int, int, float]] = []
        worth: list[float] = []
        while not worth:
            seats: tuple[int, ...] = game.acting(world)
            if not seats:
                worth = self.evaluator.end(world)
                continue
            if seats[0] == CHANCE:
                action = self.draw(node, world, random)
                key: object = (
                    CHANCE if self.alike else game.actions.seen(world, CHANCE, action, self.seat)
                )
                game.apply(world, CHANCE, action)
            elif not node.reached:
                node.reached = True
                worth = self.evaluator.worth(world)
                continue
            elif len(seats) == 1:
                seat = seats[0]
                choice, places = self.options(node, world, seat)
                place = choice.promising(places)
                action = choice.actions[place]
                walked.append((choice, place, seat, 0.0))
                key = (
                    action
                    if seat == self.seat
                    else game.actions.seen(world, seat, action, self.seat)
                )
                game.apply(world, seat, action)
            else:
                key = self.together(node, world, seats, walked, random)
            below = node.children.get(key)
            if below is None:
                below = node.children[key] = Node()
            node = below
        self.turns += 1
        self.worth = (
            [a + b for a, b in zip(self.worth, worth, strict=True)] if self.worth else worth
        )
        for choice, place, seat, likely in walked:
            if likely > 0:
                choice.regret(place, likely, worth[seat])
            choice.note(place, worth[seat])

    def options(self, node: Node, world: Any, seat: int) -> tuple[Choice, list[int]]:
        """Return what a seat may do in this world, as places in its choice."""
        choice = node.choices.get(seat)
        if choice is None:
            choice = node.choices[seat] = Choice(self.evaluator.knowledge.parameters)
        at_root = node is self.root and seat == self.seat
        legal = self.legal if at_root else self.evaluator.game.legal(world, seat)
        new = [action for action in legal if action not in choice.places]
        if new:
            choice.learn(new, self.evaluator.rates(world, seat, new))
        return choice, [choice.places[action] for action in legal]

    def together(
        self,
        node: Node,
        world: Any,
        seats: tuple[int, ...],
        walked: list[tuple[Choice, int, int, float]],
        random: Callable[[], float],
    ) -> object:
        """Let all choose, then carry out all choices; return what the searching seat sees."""
        game = self.evaluator.game
        chosen = []
        for seat in seats:
            choice, places = self.options(node, world, seat)
            place, likely = choice.promising(places), 0.0
            if self.mixed:
                place, likely = choice.mixed(places, random)
            walked.append((choice, place, seat, likely))
            chosen.append((seat, choice.actions[place]))
        before = world.copy()
        for seat, action in chosen:
            game.apply(world, seat, action)
        own = [action for seat, action in chosen if seat == self.seat]
        return (*own, *sorted(game.reveals(before, world, self.seat)))

    def draw(self, node: Node, world: Any, random: Callable[[], float]) -> int:
        """Return an outcome of chance: a few outcomes take proportional turns, many are drawn."""
        game = self.evaluator.game
        chances = game.chances(world)
        if len(chances) > FEW:
            return game.sample(world, CHANCE, random)
        drawn = node.drawn
        whole = 0
        for _, weight in chances:
            whole += weight
        turn = sum([drawn.get(action, 0) for action, _ in chances]) + random()
        best, most = chances[0][0], -1e9
        for action, weight in chances:
            due = turn * weight / whole - drawn.get(action, 0) + random() / whole
            if due > most:
                best, most = action, due
        drawn[best] = drawn.get(best, 0) + 1
        return best

    # Results

    def shares(self) -> list[float]:
        """Return each seat's chance to win."""
        return [worth / self.turns for worth in self.worth]

    def rated(self) -> list[tuple[int, int, float]]:
        """Return the searching seat's actions, their visits and their worth, best first."""
        choice = self.root.choices[self.seat]
        prior = choice.parameters.prior_visits
        found = [
            (choice.actions[place], visits - prior, choice.totals[place] / visits)
            for place, visits in enumerate(choice.visits)
        ]
        return sorted(found, key=lambda one: (-one[1], -one[2], one[0]))

    def strategy(self) -> list[tuple[int, float]]:
        """Return each action's probability where others choose at once; otherwise nothing."""
        choice = self.root.choices[self.seat]
        whole = sum(choice.strategy)
        pairs = zip(choice.actions, choice.strategy, strict=True)
        return [(action, share / whole) for action, share in pairs if whole]
