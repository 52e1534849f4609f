"""What a view reveals about the draft, arranged so that `history.py` can draw the rest.

A round's draft is a table of *places*: for each pack its cards in the order they were taken, so
that a place also says who kept its card. A viewer knows some places, knows that others hold certain
cards in some order (a pack seen, passed on, and perhaps seen again), and has not seen the rest. A
seat must have kept the cards that it laid.
"""

from dataclasses import dataclass, field
from math import lcm
from typing import NamedTuple

from sheepfold.games.sheep_and_thief.components import CARDS
from sheepfold.games.sheep_and_thief.draft import direction, keeps
from sheepfold.games.sheep_and_thief.state import UNKNOWN
from sheepfold.games.sheep_and_thief.view import FarmsView

UNSEEN = -2  # this and below: different cards that the viewer never saw

Cards = frozenset[int]
NO_CARDS: Cards = frozenset()


@dataclass
class Group:
    """Cards that are in these places, in an order the viewer does not know."""

    places: list[int]
    cards: list[int]


@dataclass
class Round:
    """The viewer's knowledge of one round's places; its own lists per seat are empty."""

    number: int
    known: list[int]  # per place: a card, UNSEEN, or UNKNOWN where none was dealt yet
    over: bool  # everybody has placed four
    observed: set[int] = field(default_factory=set)
    groups: list[Group] = field(default_factory=list)
    unseen: list[list[int]] = field(default_factory=list)  # per seat: places it takes from
    laid: list[list[int]] = field(default_factory=list)  # per seat: cards for unseen places
    unplaced: list[list[int]] = field(default_factory=list)  # per seat: places of groups, not laid
    left: dict[int, int] = field(
        default_factory=dict
    )  # by seat: a card that it certainly left over
    # Per seat and card that lies face down, its face hidden: what could not be in hand (ST-10).
    barred: list[list[Cards]] = field(default_factory=list)

    def unlaid(self, seat: int) -> int:
        """Return how many of a seat's unseen places have a card that the viewer never saw."""
        return len(self.unseen[seat]) - len(self.laid[seat])


class Weight(NamedTuple):
    """The weight of a card that did not fit: see `Puzzle.weigh_covers`."""

    number: int
    room: int
    among: int


class Puzzle:
    """All rounds, and what follows from them together."""

    def __init__(self, view: FarmsView) -> None:
        self.view = view
        self.players = view.players
        self.viewer = view.viewer
        self.kept = keeps(view.players)
        self.size = 6 if view.players == 2 else 5
        self.step = view.pending[0] if view.pending else "over"
        dealt = 0 if self.step in ("first", "mission") else view.round
        self.holders = [self.holders_in(number) for number in range(dealt)]
        self.rounds = [self.round(number) for number in range(dealt)]
        self.before = [self.observed_until(number) for number in range(dealt)]
        for number in reversed(range(dealt - 1)):
            self.force_left(number)
        for known in self.rounds:
            self.add_unplaced(known)
        seen = self.before[-1] if dealt else set()
        self.pool = [card for card in range(CARDS) if card not in seen]
        self.weigh_covers()
        links = range(dealt - 1)
        self.again = [self.observed_again(number) for number in links]
        self.link_order = [self.hardest_first(number) for number in links]
        self.most = [
            [self.most_ways(number, seat) for seat in range(view.players)] for number in links
        ]

    def holders_in(self, number: int) -> list[int]:
        """Return per place of a round the seat that takes its card."""
        return [
            (began + direction(number) * (order // self.kept)) % self.players
            for began in range(self.players)
            for order in range(self.size)
        ]

    def pack(self, seat: int) -> range:
        """Return the places of the pack that begins at a seat."""
        return range(seat * self.size, (seat + 1) * self.size)

    # One round

    def round(self, number: int) -> Round:
        view, size = self.view, self.size
        now = number == view.round - 1
        over = not now or self.step in ("discard", "over")
        known = Round(number, [UNSEEN] * (self.players * size), over)
        if now and self.step == "deal":
            for seat, count in enumerate(view.packs):
                behind = seat * size + size
                known.known[behind - size + count : behind] = [UNKNOWN] * (size - count)
        self.add_packs(known, now=now)
        self.add_places(known)
        self.add_laid(known)
        return known

    def add_packs(self, known: Round, *, now: bool) -> None:
        """Add the packs that the viewer has held: known places, and groups of cards."""
        view = self.view
        held = [seen for seen in view.memory if seen.round == known.number + 1]
        packs = [(seen.began, seen.pack, seen.kept) for seen in held]
        if now and self.viewer >= 0 and self.step in ("deal", "draft"):
            began = (self.viewer - direction(known.number) * len(packs)) % self.players
            packs.append((began, view.pack, view.chosen))
        rest: dict[int, tuple[int, set[int]]] = {}  # per pack: the next place, cards from there on
        for passes, (began, ids, kept_ids) in enumerate(packs):
            cards, kept = {card - 1 for card in ids}, [card - 1 for card in kept_ids]
            known.observed |= cards
            if began in rest:
                place, before = rest[began]
                add_group(known, place, before - cards)
            first = began * self.size + passes * self.kept
            known.known[first : first + len(kept)] = kept
            rest[began] = (first + len(kept), cards - set(kept))
        for place, cards in rest.values():
            add_group(known, place, cards)

    def add_places(self, known: Round) -> None:
        """Add the places that the viewer has not seen, by the seat that takes from them."""
        for several in (known.unseen, known.laid, known.unplaced):
            several += ([] for _ in range(self.players))
        known.barred = [[] for _ in range(self.players)]
        grouped = {place for group in known.groups for place in group.places}
        for place, card in enumerate(known.known):
            if card == UNSEEN and place not in grouped:
                known.unseen[self.holders[known.number][place]].append(place)

    def add_laid(self, known: Round) -> None:
        """Add cards placed by others: one of a group has its place, another an unseen one."""
        for placed in self.view.laid:
            if placed.round != known.number + 1 or placed.seat == self.viewer:
                continue
            if placed.card is None:
                barred = known.barred[placed.seat]
                fitting = frozenset(card - 1 for card in placed.fitting)
                barred.append(barred[-1] | fitting if barred else fitting)
                continue
            card = placed.card - 1
            if card in known.observed:
                self.settle(known, card, placed.seat)
            else:
                known.laid[placed.seat].append(card)
                known.observed.add(card)

    def settle(self, known: Round, card: int, seat: int) -> None:
        """Give a card of a group the place of the seat that laid it."""
        holders = self.holders[known.number]
        for group in known.groups:
            if card in group.cards:
                place = next(place for place in group.places if holders[place] == seat)
                group.places.remove(place)
                group.cards.remove(card)
                known.known[place] = card

    def add_unplaced(self, known: Round) -> None:
        for group in known.groups:
            for place in group.places:
                known.unplaced[self.holders[known.number][place]].append(place)

    # All rounds

    def force_left(self, number: int) -> None:
        """Find cards seen before and in the next round that only one seat can have left over.

        A card that is in no pack which the viewer saw this round was then in an unseen place.
        """
        here, left = self.rounds[number], self.rounds[number].left
        open_cards = self.observed_again(number)
        found = True
        while found:
            found = False
            for card in sorted(open_cards):
                seats = [seat for seat in self.may_begin(number + 1, card) if seat not in left]
                if len(seats) == 1:
                    (seat,) = seats
                    left[seat] = card
                    open_cards.remove(card)
                    if card in here.observed:
                        self.settle(here, card, seat)
                    else:
                        here.laid[seat].append(card)
                        here.observed.add(card)
                    found = True

    def may_begin(self, number: int, card: int) -> list[int]:
        """Return the seats in whose pack a card may have been when a round began."""
        known = self.rounds[number]
        places = [place for place, there in enumerate(known.known) if there == card]
        places += [place for group in known.groups if card in group.cards for place in group.places]
        for seat, laid in enumerate(known.laid):
            if card in laid:
                places += known.unseen[seat]
        return sorted({place // self.size for place in places} - {self.viewer})

    def observed_until(self, number: int) -> set[int]:
        return set().union(*(known.observed for known in self.rounds[: number + 1]))

    def observed_again(self, number: int) -> set[int]:
        """Return the cards seen in a round and in the next one: they must have been left over.

        The viewer's own are not included.
        """
        here, there = self.rounds[number], self.rounds[number + 1]
        holders = self.holders[number]
        own = {card for place, card in enumerate(here.known) if holders[place] == self.viewer}
        return self.before[number] & there.observed - own

    def weigh_covers(self) -> None:
        """Number and weigh the cards that did not fit (ST-10) and certainly were never seen.

        They are those covered and, in this round, those still in hand. When they are drawn in this
        order, each has `among` cards or more to choose from, of which at most `room` fit: they
        alone would make attempts fail that often; see `Attempt.deal_unseen`.
        """
        self.weights: dict[tuple[int, int], list[Weight]] = {}
        alone = not any(
            known.groups for known in self.rounds
        )  # none can be identified with a known one
        bars: list[Cards] = []
        for known in self.rounds:
            last = known.number == len(self.rounds) - 1
            for seat, barred in enumerate(known.barred):
                if not barred or known.unplaced[seat]:
                    continue
                more = known.unlaid(seat) - len(barred) if last else 0
                weights, before = [], len(bars)
                for bar in (*barred, *(barred[-1:] * more)):
                    room = sum(card not in bar for card in self.pool)
                    if alone:  # what others took that would have fitted here
                        room -= sum(bar <= earlier for earlier in bars)
                    weights.append(Weight(len(bars), room, len(self.pool) - len(bars)))
                    bars.append(bar)
                if all(weight.room > 0 for weight in weights):
                    self.weights[known.number, seat] = weights
                else:  # no unseen card fits: one of them is a known one
                    del bars[before:]
        self.unit = lcm(*(weight.room for several in self.weights.values() for weight in several))

    def refund(self, weight: Weight) -> int:
        """Return the weight, in `unit`s, if a card weighed so is identified with a known one."""
        return self.unit * weight.among // weight.room

    def hardest_first(self, number: int) -> list[int]:
        """Return the others' seats, those with the fewest fitting cards first."""
        barred = self.rounds[number].barred
        seats = (seat for seat in range(self.players) if seat != self.viewer)
        return sorted(seats, key=lambda seat: (not barred[seat], seat))

    def most_ways(self, number: int, seat: int) -> int:
        """Return the greatest weight, in `unit`s, of linking the card that a seat had left over."""
        here, there = self.rounds[number], self.rounds[number + 1]
        pack = self.pack(seat)
        unseen = [
            holder
            for holder, places in enumerate(there.unseen)
            for place in places
            if place in pack
        ]
        most = self.unit  # a known card that is seen again
        if seat in here.left:
            return most
        if here.unlaid(seat):
            barred = here.barred[seat][-1] if here.barred[seat] else NO_CARDS
            known = {there.known[place] for place in pack}
            for group in there.groups:
                if group.places and group.places[0] in pack:
                    known.update(group.cards)
            old = self.before[number] | barred
            news = sum(card >= 0 and card not in old for card in known)
            most = max(most, (len(unseen) + news) * self.unit)
        cards = self.may_have_left(number, seat)
        if cards:
            counts = [self.most_refund(number + 1, holder, cards) for holder in unseen]
            most = max(most, sum(counts))
        return most

    def may_have_left(self, number: int, seat: int) -> set[int]:
        """Return the cards seen, and not in the next round, that a seat may have left over."""
        here, holders = self.rounds[number], self.holders[number]
        cards: set[int] = set()
        for group in here.groups:
            if any(holders[place] == seat for place in group.places):
                cards.update(group.cards)
        if here.unlaid(seat):
            for earlier in self.rounds[:number]:  # left over before
                cards.update(card for group in earlier.groups for card in group.cards)
        return cards - self.rounds[number + 1].observed

    def most_refund(self, number: int, seat: int, cards: set[int]) -> int:
        """Return the greatest weight if one of these known cards is in a seat's unseen place."""
        most, barred = self.unit, self.rounds[number].barred[seat]
        for order, weight in enumerate(self.weights.get((number, seat), [])):
            if not cards <= barred[min(order, len(barred) - 1)]:
                most = max(most, self.refund(weight))
        return most


def add_group(known: Round, place: int, cards: set[int]) -> None:
    if cards:
        known.groups.append(Group(list(range(place, place + len(cards))), sorted(cards)))
