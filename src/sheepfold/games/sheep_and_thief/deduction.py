"""Finds a history that agrees with a view, by search: for views where random draws take too long.

It finds any possible history, not all equally likely; see `history.py`. The cards that a seat kept
and did not lay face up are its *slots* of a round: those face down, in order, then those left over.
The search decides round by round which known cards are in which slots and where the cards left over
went, takes back what leads nowhere, and gives the remaining slots cards that the viewer never saw.
"""

from collections import Counter

from sheepfold.core.rng import Rng
from sheepfold.games.sheep_and_thief.puzzle import NO_CARDS, UNSEEN, Cards, Puzzle

EMPTY = -1  # no card in this slot yet
HOPELESS = 100.0  # cost of a slot for which no card fits
Slot = tuple[int, int]  # seat, number
Outlook = tuple[int, tuple[tuple[int, Cards], ...], frozenset[tuple[Cards, int]]]


def shuffled(items: list[int], rng: Rng) -> list[int]:
    items = items[:]
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


class Deduction:
    """The search. Its draws only decide what is tried first: at most one per seat and card."""

    def __init__(self, puzzle: Puzzle, rng: Rng) -> None:
        self.puzzle = puzzle
        self.pool = shuffled(puzzle.pool, rng)
        self.seats = shuffled(list(range(puzzle.players)), rng)
        self.others = [seat for seat in self.seats if seat != puzzle.viewer]
        self.steps = 0  # number of decisions
        self.dead: set[Outlook] = set()  # what led nowhere
        self.next_unseen = UNSEEN
        self.slots: list[list[list[int]]] = []  # per round and seat: cards, UNSEEN and below, EMPTY
        self.carried: list[dict[int, int]] = []  # per round: card left over before, by its pack
        # By card never seen, as in an attempt:
        self.value: dict[int, int] = {}
        self.barred: dict[int, Cards] = {}

    def find(self) -> None:
        found = not self.puzzle.rounds or self.round(0)
        assert found, "a view that no history explains"

    # One round after the other

    def round(self, number: int) -> bool:
        known = self.puzzle.rounds[number]
        slots: list[list[int]] = [[] for _ in range(self.puzzle.players)]
        for seat in self.seats:
            slots[seat] = [EMPTY] * (len(known.unplaced[seat]) + known.unlaid(seat))
            if seat in known.left:
                slots[seat].append(known.left[seat])
        self.slots.append(slots)
        self.carried.append({})
        if self.carry(number, self.others if number else []):
            return True
        self.slots.pop()
        self.carried.pop()
        return False

    def carry(self, number: int, seats: list[int]) -> bool:
        """ST-5: find in this round the cards that these seats had left over."""
        if not seats:
            cards = [card for group in self.puzzle.rounds[number].groups for card in group.cards]
            return self.dealt(self.left(number)) is not None and self.place_groups(number, cards)
        seat, carried = seats[0], self.carried[number]
        card = self.slots[number - 1][seat][-1]
        for again in self.seen_again(number, seat, card):
            self.steps += 1
            carried[seat] = again
            if card < 0:
                self.value[card] = again
            if self.carry(number, seats[1:]):
                return True
            self.value.pop(card, None)
            del carried[seat]
        if card < 0 or card not in self.puzzle.rounds[number].observed:
            for slot in self.free(number, self.takers(number, seat), card):
                bar = self.bar(card)
                carried[seat] = card
                self.put(number, slot, card)
                if self.carry(number, seats[1:]):
                    return True
                self.put(number, slot, EMPTY)
                self.barred[card] = bar
                del carried[seat]
        return False

    def seen_again(self, number: int, seat: int, card: int) -> list[int]:
        """Return the cards seen in this round that may be the one left over."""
        puzzle = self.puzzle
        cards = puzzle.rounds[number].observed - set(self.carried[number].values())
        if card >= 0:
            cards &= {card}
        else:
            cards -= puzzle.before[number - 1] | self.bar(card)
        return [one for one in sorted(cards) if seat in puzzle.may_begin(number, one)]

    def takers(self, number: int, seat: int) -> list[int]:
        """Return the seats that took an unseen card from a seat's pack and have room for more."""
        pack, known = self.puzzle.pack(seat), self.puzzle.rounds[number]
        return [
            holder
            for holder in self.seats
            if any(place in pack for place in known.unseen[holder])
            and self.carried_into(number, holder) < known.unlaid(holder)
        ]

    def carried_into(self, number: int, seat: int) -> int:
        """Return how many unseen cards of a seat in this round were left over before."""
        there = set(self.slots[number][seat]) - self.puzzle.rounds[number].observed
        return len(there & set(self.carried[number].values()))

    def place_groups(self, number: int, cards: list[int]) -> bool:
        """Place cards passed on and not seen again: who took each, and what became of it."""
        if not cards:
            return self.end_round(number)
        options = {
            card: self.free(number, self.may_have_taken(number, card), card) for card in cards
        }
        card = min(cards, key=lambda card: len(options[card]))
        rest = [other for other in cards if other != card]
        for slot in options[card]:
            self.put(number, slot, card)
            if self.place_groups(number, rest):
                return True
            self.put(number, slot, EMPTY)
        return False

    def may_have_taken(self, number: int, card: int) -> list[int]:
        """Return the seats that can have taken a card of a group, given the placed ones."""
        holders = self.puzzle.holders[number]
        group = next(one for one in self.puzzle.rounds[number].groups if card in one.cards)
        return [
            seat
            for seat in self.seats
            if sum(holders[place] == seat for place in group.places)
            > sum(other in self.slots[number][seat] for other in group.cards)
        ]

    def free(self, number: int, seats: list[int], card: int) -> list[Slot]:
        """Return the slots of these seats where a card may be; of several alike, only the first."""
        found: dict[tuple[int, Cards, bool], Slot] = {}
        for seat in seats:
            slots = self.slots[number][seat]
            for place, there in enumerate(slots):
                bar = self.bar_of(number, seat, place)
                last = place == len(slots) - 1 and number < len(self.puzzle.rounds) - 1
                if there == EMPTY and card not in bar and self.may_go_on(number, seat, card, last):
                    found.setdefault((seat, bar, last), (seat, place))
        return sorted(found.values(), key=lambda slot: self.cost(number, slot, card))

    def cost(self, number: int, slot: Slot, card: int) -> float:
        """Return how much harder it gets to deal the unseen cards; usually it gets easier.

        A slot is harder to fill if fewer cards fit; a known card fills it at no cost, and one left
        over before may have to fill two slots at once.
        """
        own, bar = self.bar(card), self.bar_of(number, *slot)
        if card >= 0:
            return -self.hardness(bar)
        return self.hardness(own | bar) - self.hardness(own) - self.hardness(bar)

    def hardness(self, bar: Cards) -> float:
        room = sum(card not in bar for card in self.pool)
        return 1 / room if room else HOPELESS

    def may_go_on(self, number: int, seat: int, card: int, last: bool) -> bool:
        """Return whether a known card may be left over by a seat or, if `last`, may not be."""
        puzzle = self.puzzle
        if card < 0 or number == len(puzzle.rounds) - 1:
            return True
        if card in puzzle.again[number]:
            return last and seat in puzzle.may_begin(number + 1, card)
        if not last:
            return True
        pack, after = puzzle.pack(seat), puzzle.rounds[number + 1]
        return any(
            any(place in pack for place in after.unseen[holder])
            and after.unlaid(holder)
            and (not after.barred[holder] or card not in after.barred[holder][0])
            for holder in self.seats
        )

    def put(self, number: int, slot: Slot, card: int) -> None:
        """Put a card, or EMPTY, into a slot."""
        self.steps += card != EMPTY
        seat, place = slot
        self.slots[number][seat][place] = card
        if card <= UNSEEN:
            self.barred[card] = self.bar(card) | self.bar_of(number, seat, place)

    def end_round(self, number: int) -> bool:
        """Fill the empty slots with unseen cards; then go on to the next round."""
        empty = [
            (seat, place)
            for seat in self.seats
            for place, card in enumerate(self.slots[number][seat])
            if card == EMPTY
        ]
        for slot in empty:
            self.put(number, slot, self.next_unseen)
            self.next_unseen -= 1
        if self.leads_on(number):
            return True
        for slot in empty:
            self.put(number, slot, EMPTY)
        return False

    def leads_on(self, number: int) -> bool:
        """Return whether the later rounds can be explained too; remember failures."""
        if number == len(self.puzzle.rounds) - 1:
            return self.deal_unseen()
        left = self.left(number)
        if not self.puzzle.again[number] <= left or self.dealt(left) is None:
            return False
        now = self.outlook(number)
        if now in self.dead:
            return False
        if self.round(number + 1):
            return True
        self.dead.add(now)
        return False

    def left(self, number: int) -> set[int]:
        """Return the cards left over: an unseen one may be one that is seen in the next round."""
        if number == len(self.puzzle.rounds) - 1:
            return set()
        return {self.slots[number][seat][-1] for seat in self.others}

    def outlook(self, number: int) -> Outlook:
        """Return what matters to later rounds: the cards left over, and which have to be dealt."""
        left = [self.slots[number][seat][-1] for seat in self.others]
        carried = tuple((max(card, EMPTY), self.bar(card)) for card in left)
        return number, carried, frozenset(Counter(map(self.bar, self.unseen(set()))).items())

    # Bars (ST-10)

    def bar(self, card: int) -> Cards:
        return self.barred.get(card, NO_CARDS)

    def bar_of(self, number: int, seat: int, place: int) -> Cards:
        barred = self.puzzle.rounds[number].barred[seat]
        return barred[min(place, len(barred) - 1)] if barred else NO_CARDS

    # The cards nobody has seen

    def deal_unseen(self) -> bool:
        found = self.dealt(set())
        self.value |= found or {}
        return found is not None

    def dealt(self, but: set[int]) -> dict[int, int] | None:
        """Return a fitting card for every unseen card except `but`, or None if impossible."""
        unseen = self.unseen(but)
        owners: dict[int, int] = {}  # by card of the pool
        for card in sorted(unseen, key=lambda card: (-len(self.bar(card)), card)):
            if not self.give(card, owners, set()):
                return None
        return {card: given for given, card in owners.items()}

    def unseen(self, but: set[int]) -> set[int]:
        """Return the unseen cards that have no value yet, except these."""
        found = {card for slots in self.slots for cards in slots for card in cards}
        return {card for card in found - but - self.value.keys() if card <= UNSEEN}

    def give(self, card: int, owners: dict[int, int], asked: set[int]) -> bool:
        """Give an unseen card one of the pool; another one may have to take a different card."""
        for given in self.pool:
            if given in asked or given in self.bar(card):
                continue
            asked.add(given)
            if given not in owners or self.give(owners[given], owners, asked):
                owners[given] = card
                return True
        return False

    # The result

    def places(self, number: int) -> list[int]:
        """Return the cards of a round by place."""
        known, holders = self.puzzle.rounds[number], self.puzzle.holders[number]
        cards = known.known[:]
        grouped = {card for group in known.groups for card in group.cards}
        began = {card: seat for seat, card in self.carried[number].items()}
        for seat in self.seats:
            slots = self.slots[number][seat]
            for group in known.groups:
                taken = (card for card in group.cards if card in slots)
                for place in group.places:
                    if holders[place] == seat:
                        cards[place] = next(taken)
            fixed = grouped | {known.left.get(seat, EMPTY)}
            unseen = [*known.laid[seat], *(card for card in slots if card not in fixed)]
            free = known.unseen[seat][:]
            for card in sorted(unseen, key=lambda card: card not in began):
                pack = self.puzzle.pack(began[card]) if card in began else free
                cards[free.pop(next(i for i, place in enumerate(free) if place in pack))] = card
        return cards
