"""A possible course of the draft: everything that a viewer has not seen, drawn uniformly.

Any two histories that agree with what a viewer has seen are equally likely with regard to deals,
and others' choices prove nothing. So: fill the places of each round at random (see `puzzle.py`) and
link the rounds: a card left over (ST-5) is the same card in a place of one round and in one of the
next. If this fails, begin again; where there are several ways, take one, and begin again so often
that every way has the same chance in the end. The unseen cards are dealt last; their number is the
same in every history, so they do not disturb the balance.

Where many cards lie face down this can take minutes, so the draws are limited. Once they are used
up, `deduction.py` finds a history that agrees with everything the viewer saw, but not all histories
with the same probability.
"""

from dataclasses import dataclass

from sheepfold.core.rng import Rng
from sheepfold.games.sheep_and_thief.components import ROUNDS
from sheepfold.games.sheep_and_thief.deduction import Deduction, shuffled
from sheepfold.games.sheep_and_thief.puzzle import NO_CARDS, UNSEEN, Cards, Puzzle, Round, Weight
from sheepfold.games.sheep_and_thief.view import FarmsView

ATTEMPTED = 10_000  # draws of all attempts; nearly always a few dozen suffice


@dataclass
class History:
    cards: list[list[int]]  # per round and place: a card, or UNKNOWN where none was dealt yet
    hands: list[list[int]]  # per seat: kept in this round, not placed
    covers: list[int]  # the faces that the view hides, in order of time
    discarded: dict[tuple[int, int], int]  # by round and seat; pending ones too


class Rejected(Exception):
    """This attempt contradicts what the viewer has seen, or must give others their chance."""


class Spent(Exception):
    """All draws of the attempts are used up."""


class Limited:
    """A generator that gives a limited number of numbers."""

    def __init__(self, rng: Rng, draws: int) -> None:
        self.rng = rng
        self.draws = draws

    def below(self, n: int) -> int:
        if not self.draws:
            raise Spent
        self.draws -= 1
        return self.rng.below(n)


def past(view: FarmsView, rng: Rng, draws: int = ATTEMPTED) -> History:
    """Return a history behind a view; all possible ones are equally likely.

    If that takes more than `draws` draws, it is any possible one that the search finds.
    """
    puzzle = Puzzle(view)
    limited = Limited(rng, draws)
    try:
        while True:
            try:
                return Attempt(puzzle, limited).history()
            except Rejected:
                continue
    except Spent:
        return deduced(puzzle, rng)


def deduced(puzzle: Puzzle, rng: Rng) -> History:
    """Return the history that the search finds."""
    found = Deduction(puzzle, rng)
    found.find()
    attempt = Attempt(puzzle, rng)
    attempt.value = found.value
    for known in puzzle.rounds:
        cards = found.places(known.number)
        attempt.cards.append(cards)
        for seat in found.others:
            places = [cards.index(card) for card in found.slots[known.number][seat]]
            key, covered = (known.number, seat), len(known.barred[seat])
            attempt.covered[key], attempt.left[key] = places[:covered], places[covered:]
    return attempt.result()


class Attempt:
    """One try at a complete history."""

    def __init__(self, puzzle: Puzzle, rng: Rng) -> None:
        self.puzzle = puzzle
        self.rng = rng
        self.next_unseen = UNSEEN
        self.cards: list[list[int]] = []  # per round and place
        # By round and seat:
        self.left: dict[tuple[int, int], list[int]] = {}  # places neither laid nor covered from
        self.covered: dict[tuple[int, int], list[int]] = {}  # places, in order of time
        # By card never seen:
        self.value: dict[int, int] = {}  # the card it is identified with
        self.barred: dict[int, Cards] = {}  # those it cannot be (ST-10)
        self.weights: dict[int, Weight] = {}

    def history(self) -> History:
        rounds = self.puzzle.rounds
        for known in rounds:
            if known.number == 1 and not rounds[0].groups:
                self.draw_second()
            else:
                self.draw(known)
        self.deal_unseen()
        return self.result()

    def result(self) -> History:
        """Return the history, once all cards have their places."""
        value = self.value
        cards = [[value.get(card, card) for card in places] for places in self.cards]
        return History(cards, self.hands(cards), self.covers(cards), self.discards(cards))

    def draw(self, known: Round) -> None:
        """Draw one round, linked to the one before."""
        while not self.fill(known):
            pass  # it does not depend on others, so it can be drawn again alone
        if known.number:
            self.link(known.number - 1)

    def draw_second(self) -> None:
        """Draw the second round, if all cards left over in the first one are unseen.

        Its first draw does not affect the links then: there is no need to begin again.
        """
        barred, weights = self.barred, self.weights
        while True:
            try:
                self.barred, self.weights, self.value = barred.copy(), weights.copy(), {}
                self.draw(self.puzzle.rounds[1])
                return
            except Rejected:
                continue

    # One round

    def fill(self, known: Round) -> bool:
        """Draw what a round leaves open: orders, places of laid cards, which card was covered."""
        cards = known.known[:]
        self.cards[known.number :] = [cards]
        for group in known.groups:
            for place, card in zip(group.places, self.shuffled(group.cards), strict=True):
                cards[place] = card
        for seat, places in enumerate(known.unseen):
            laid = known.laid[seat]
            if laid:
                places = self.shuffled(places)
                for place, card in zip(places, laid, strict=False):
                    cards[place] = card
                places = places[len(laid) :]
            for place in places:
                cards[place] = self.next_unseen
                self.next_unseen -= 1
            if seat != self.puzzle.viewer:
                places = known.unplaced[seat] + places
                if not self.give_roles(known, seat, places):
                    return False
        return True

    def shuffled(self, items: list[int]) -> list[int]:
        return shuffled(items, self.rng)

    def give_roles(self, known: Round, seat: int, places: list[int]) -> bool:
        """Decide which of the cards kept and not laid face up lie face down; the others were left.

        Returns False if one of them would have fitted when another was laid face down (ST-10).
        """
        barred = known.barred[seat]
        if barred or (known.over and self.puzzle.kept == 2):
            places = self.shuffled(places)
        if seat in known.left:
            places.append(self.cards[-1].index(known.left[seat]))
        key = known.number, seat
        self.covered[key], self.left[key] = places[: len(barred)], places[len(barred) :]
        if barred:
            for number, place in enumerate(places):
                card, bar = self.cards[-1][place], barred[min(number, len(barred) - 1)]
                if card >= 0:
                    if card in bar:
                        return False
                else:
                    self.barred[card] = bar
                    weights = self.puzzle.weights.get(key, [])
                    if number < len(weights):
                        self.weights[card] = weights[number]
        return True

    # Links between rounds

    def link(self, number: int) -> None:
        """ST-5: each card left over is in its owner's pack of the next round."""
        puzzle = self.puzzle
        linked: set[int] = set()
        for seat in puzzle.link_order[number]:
            # The last one; with two players the one before it was discarded.
            linked.add(self.link_left(number, seat, self.left[number, seat][-1]))
        if not puzzle.again[number] <= linked:
            raise Rejected

    def link_left(self, number: int, seat: int, place: int) -> int:
        """Find the card again in the next round; all ways have the same chance.

        A way counts as many `unit`s as there are histories behind it, compared with others: one
        unit, or more if a covered card weighed as unseen is identified with a known one.
        """
        puzzle, cards = self.puzzle, self.cards[number + 1]
        card = self.cards[number][place]
        card = self.value.get(card, card)
        ways = [(other, self.weight(number, card, cards[other])) for other in puzzle.pack(seat)]
        drawn = self.rng.below(puzzle.most[number][seat])
        for other, weight in ways:
            drawn -= weight
            if drawn < 0:
                return self.merge(card, cards, other)
        raise Rejected

    def weight(self, number: int, card: int, other: int) -> int:
        """Return the weight of linking a card left over with a place of the next round."""
        puzzle = self.puzzle
        if card < 0:
            old = other > UNSEEN and (other < 0 or other in puzzle.before[number])
            return 0 if old or other in self.bar(card) else puzzle.unit
        if other > UNSEEN:
            return puzzle.unit if card == other else 0
        if card in puzzle.rounds[number + 1].observed or card in self.bar(other):
            return 0
        return puzzle.refund(self.weights[other]) if other in self.weights else puzzle.unit

    def bar(self, card: int) -> Cards:
        return self.barred.get(card, NO_CARDS)

    def merge(self, card: int, cards: list[int], place: int) -> int:
        """Identify the card left over with the one in this place; merge what is known of them."""
        other = cards[place]
        if other > UNSEEN:
            if card < 0:
                self.value[card] = other
            return other
        cards[place] = card
        if card < 0 and other in self.barred:
            self.barred[card] = self.bar(card) | self.barred[other]
            if other in self.weights:
                self.weights[card] = self.weights[other]
        return card

    # The cards nobody has seen

    def deal_unseen(self) -> None:
        """Deal first the cards that must not fit (ST-10), weighted by the number of possible cards.

        Covered ones have been weighed: they are compared with the most that would be possible.
        """
        pool, weights = self.puzzle.pool[:], self.weights
        unseen = {card for cards in self.cards for card in cards if card <= UNSEEN}
        unseen -= self.value.keys()
        weighed = sorted(unseen & weights.keys(), key=lambda card: weights[card].number)
        barred = unseen & self.barred.keys() - weights.keys()
        for card in (*weighed, *sorted(barred)):
            allowed = [other for other in pool if other not in self.barred[card]]
            share, whole = len(allowed), len(pool)
            if card in weights:
                share, whole = share * weights[card].among, whole * weights[card].room
            if self.rng.below(whole) >= share:
                raise Rejected
            self.value[card] = allowed[self.rng.below(len(allowed))]
            pool.remove(self.value[card])
        for card in sorted(unseen - self.barred.keys()):
            self.value[card] = pool.pop(self.rng.below(len(pool)))

    # The result

    def hands(self, cards: list[list[int]]) -> list[list[int]]:
        """Return what is held after the draft of the last round dealt."""
        puzzle, number = self.puzzle, len(cards) - 1
        return [
            [card - 1 for card in puzzle.view.hand]
            if seat == puzzle.viewer
            else [cards[number][place] for place in self.left.get((number, seat), [])]
            for seat in range(puzzle.players)
        ]

    def covers(self, cards: list[list[int]]) -> list[int]:
        found = []
        places = {key: iter(covered) for key, covered in self.covered.items()}
        for placed in self.puzzle.view.laid:
            if placed.card is None:
                number = placed.round - 1
                found.append(cards[number][next(places[number, placed.seat])])
        return found

    def discards(self, cards: list[list[int]]) -> dict[tuple[int, int], int]:
        """Return two players' discards: the own one, and the other's card that was not kept."""
        puzzle, view = self.puzzle, self.puzzle.view
        found: dict[tuple[int, int], int] = {}
        if puzzle.players != 2:
            return found
        own = [*view.discarded, *(view.chosen if puzzle.step == "discard" else ())]
        for known in puzzle.rounds[: ROUNDS - 1]:
            pending = known.number == view.round - 1
            for seat in range(puzzle.players):
                if not known.over or (pending and not view.choices[seat]):
                    continue
                if seat == puzzle.viewer:
                    found[known.number, seat] = own[known.number] - 1
                else:
                    place = self.left[known.number, seat][0]
                    found[known.number, seat] = cards[known.number][place]
        return found
