"""Estimates what a flock of Volle Wolle will be worth at the end.

Future cards are spread over the players about evenly: that is enough to see that one dog of eight
will not stay the only one, and that a set of two is a danger while more may come.
"""

from functools import cache
from typing import Final

from sheepfold.games.volle_wolle.components import BLACK, BONE, DOG, SET_007, SET_370, WHITE
from sheepfold.games.volle_wolle.scoring import dogs_worth, worth_007, worth_370
from sheepfold.games.volle_wolle.state import NOBODY, OWNER, Flocks

NONE: Final = 99  # points of a missing white sheep
PARTS: Final = ("sheep", "set370", "set007", "dogs", "most", "left", "bone", "chips", "modifier")
REFUSED: Final = 0.6  # part of the sheep that would spoil two of 3-7-0 which come nevertheless
KEPT: Final = 0.5  # part of a bone that is kept, at each bone symbol to come
CHIP: Final = 1.0  # what a chip helps the dice in later rounds, in addition to its point
MODIFIER: Final = 1.0  # what a bonus of 1 on top brings while rounds are to come
MANY: Final = 3  # dogs more or less than a rival: larger differences are not distinguished


@cache
def shares(cards: int, share: float) -> list[float]:
    """Return the chances to get 0, 1, 2 … of some cards, if each comes with the same chance."""
    chances = [1.0]
    for _ in range(cards):
        chances = [
            without * (1 - share) + one * share
            for without, one in zip([*chances, 0.0], [0.0, *chances], strict=True)
        ]
    return chances


@cache
def hopes_370(cards: int, players: int) -> list[float]:
    """Return by sheep in a begun set its worth if `cards` cards are still to come."""
    hopes = []
    for sheep in range(3):
        share = REFUSED / players if sheep == 2 else 1 / players
        chances = enumerate(shares(cards, share))
        hopes.append(sum([chance * worth_370(sheep + more) for more, chance in chances]))
    return hopes


@cache
def hopes_007(cards: int, players: int) -> list[float]:
    """Return the same for 0-0-7; full sets keep their worth."""
    chances = shares(cards, 1 / players)
    return [
        sum([chance * worth_007(sheep + more) for more, chance in enumerate(chances)])
        for sheep in range(3)
    ]


@cache
def single(cards: int, players: int) -> list[float]:
    """Return by number of dogs what a single one is worth if `cards` are still to come."""
    chances = shares(cards, 1 / players)
    return [
        sum([chance * dogs_worth(dogs + more, bone=False) for more, chance in enumerate(chances)])
        for dogs in range(2)
    ]


@cache
def most(cards: int, players: int) -> list[float]:
    """Return the chance to have most dogs at the end, by the lead from -MANY to MANY."""
    found = []
    for lead in range(-MANY, MANY + 1):
        total = 0.0
        for own, chance in enumerate(shares(cards, 1 / players)):
            for their, rival in enumerate(shares(cards - own, 1 / max(players - 1, 1))):
                if lead + own >= their:
                    total += chance * rival
        found.append(total)
    return found


class Ahead:
    """The value of the cards in the deck for a flock."""

    __slots__ = (
        *("bone_away", "bone_here", "dogs", "left", "most", "no_dog"),
        *("set007", "set370", "single"),
    )

    def __init__(self, state: Flocks) -> None:
        kinds, symbol = state.cards.kind, state.cards.bone
        dogs = set370 = set007 = bones = 0
        for card in state.deck:
            if card == DOG:
                dogs += 1
            elif card < DOG:
                kind = kinds[card]
                if kind == SET_370:
                    set370 += 1
                elif kind == SET_007:
                    set007 += 1
                if symbol[card]:
                    bones += 1
        players = state.players
        self.left = 1.0 if state.deck else 0.0
        self.dogs = dogs / players
        self.no_dog = shares(dogs, 1 / players)[0]
        self.single = single(dogs, players)
        self.most = most(dogs, players)
        self.set370 = hopes_370(set370, players)
        self.set007 = hopes_007(set007, players)
        # The chance to have the bone at the end for its holder, and for others:
        kept = KEPT**bones
        self.bone_here = kept + (1 - kept) / players
        self.bone_away = (1 - kept) / players
        if state.bone == NOBODY:
            self.bone_away = self.left / players


class Flock:
    """A summary of a player's cards; cards may be added to a copy to see what they change."""

    __slots__ = (
        *("ahead", "black", "bone", "chips", "covered", "dogs", "least", "modifier"),
        *("rival", "second", "set007", "set370", "white"),
    )

    def __init__(self, ahead: Ahead) -> None:
        self.ahead = ahead
        self.white = 0  # points
        self.black = 0  # points
        self.least = NONE  # the white sheep that is worth least
        self.second = NONE  # and the next
        self.set370 = 0
        self.set007 = 0
        self.dogs = 0
        self.bone = False
        self.rival = 0  # dogs of the rival who has most
        self.chips = 0
        self.modifier = 0
        self.covered = False  # the top by an added sheep

    def copy(self) -> "Flock":
        other = Flock(self.ahead)
        other.white = self.white
        other.black = self.black
        other.least = self.least
        other.second = self.second
        other.set370 = self.set370
        other.set007 = self.set007
        other.dogs = self.dogs
        other.bone = self.bone
        other.rival = self.rival
        other.chips = self.chips
        other.modifier = self.modifier
        other.covered = self.covered
        return other

    def add(self, state: Flocks, card: int) -> None:
        """Add a card; of the sheep the best modifier goes on top."""
        if card == DOG:
            self.dogs += 1
        elif card == BONE:
            self.bone = True
        else:
            cards = state.cards
            self.put(cards.kind[card], cards.points[card])
            modifier = cards.modifier[card]
            if not self.covered or modifier > self.modifier:
                self.modifier = modifier
            self.covered = True
            if cards.bone[card] and state.bone >= 0:
                self.bone = True

    def put(self, kind: int, points: int) -> None:
        """Add a sheep, ignoring its modifier and bone."""
        if kind == WHITE:
            self.white += points
            if points < self.least:
                self.second = self.least
                self.least = points
            elif points < self.second:
                self.second = points
        elif kind == BLACK:
            self.black += points
        elif kind == SET_370:
            self.set370 += 1
        else:
            self.set007 += 1

    def parts(self) -> list[float]:
        """Return the points to expect at the end for the cards here now; in the order of PARTS."""
        ahead, dogs = self.ahead, self.dogs
        left = 0.0
        if not dogs:
            left -= 0 if self.least == NONE else self.least
            left -= 0 if self.second == NONE else self.second
        lead = max(-MANY, min(MANY, dogs - self.rival)) + MANY
        bone = ahead.bone_here if self.bone else ahead.bone_away
        return [
            float(self.white + self.black),
            ahead.set370[self.set370 % 3],
            worth_007(self.set007) + ahead.set007[self.set007 % 3],
            ahead.single[dogs] if dogs < 2 else 0.0,
            -5 * ahead.most[lead] if dogs or ahead.left else 0.0,
            left * ahead.no_dog,
            4 * (dogs + ahead.dogs) * bone,
            self.chips * (1 + CHIP * ahead.left),
            MODIFIER * self.modifier * ahead.left,
        ]

    def worth(self) -> float:
        return sum(self.parts())


def flock_of(state: Flocks, seat: int, ahead: Ahead) -> Flock:
    """Return a seat's flock, with the cards of a taking that have no place yet."""
    flock = Flock(ahead)
    cards = state.cards
    kinds, points = cards.kind, cards.points
    for owned in state.memory:
        if owned >> OWNER == seat:
            card = owned & (1 << OWNER) - 1
            flock.put(kinds[card], points[card])
    top = state.tops[seat]
    if top >= 0:
        if top < DOG:
            flock.put(kinds[top], points[top])
        flock.modifier = cards.modifier[top]
    flock.dogs = state.dogs[seat]
    flock.bone = state.bone == seat
    flock.chips = state.chips[seat]
    for other, dogs in enumerate(state.dogs):
        if other != seat and dogs > flock.rival:
            flock.rival = dogs
    if state.turn == seat:
        for card in state.taking:
            flock.add(state, card)
        if state.failed and state.supply:
            flock.chips += 1
    return flock


class Picks:
    """The cards a player would take from a table, the best first."""

    __slots__ = ("gains", "rests")

    def __init__(self, state: Flocks, flock: Flock, table: list[int], number: int) -> None:
        """Choose at most `number` cards."""
        before = flock.worth()
        self.gains = [0.0]  # by number of cards taken
        self.rests = [table]  # what is left then
        own, rest = flock, table
        for _ in range(min(number, len(table))):
            best, top = -1, 0.0
            chosen = own
            for place, card in enumerate(rest):
                after = own.copy()
                after.add(state, card)
                worth = after.worth()
                if best < 0 or worth > top:
                    best, top, chosen = place, worth, after
            own = chosen
            rest = rest[:best] + rest[best + 1 :]
            self.gains.append(top - before)
            self.rests.append(rest)
        while len(self.gains) <= number:  # VW-10: no more than are there
            self.gains.append(self.gains[-1])
            self.rests.append(self.rests[-1])


def gain_of_all(state: Flocks, flock: Flock, cards: list[int]) -> float:
    """Return the gain of cards that come together."""
    if not cards:
        return 0.0
    after = flock.copy()
    for card in cards:
        after.add(state, card)
    return after.worth() - flock.worth()
