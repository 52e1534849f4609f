"""Greedy Volle Wolle: a shepherd that counts what the cards on the table would bring.

It never pays chips for cards that are worth less, never takes a second dog without the bone while
a better card lies there, never puts a malus on top that could lie beneath, never leaves the bone to
others, and never pays chips where the bonus alone keeps the black sheep away.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Final

from sheepfold.bots.bot import best_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.volle_wolle.actions import (
    ACCEPT,
    BLACK,
    BONE_YES,
    CARD_NAMES,
    DIE_NAMES,
    KEEP,
    TAKE,
    TOP,
)
from sheepfold.games.volle_wolle.components import BLACK as BLACK_KIND
from sheepfold.games.volle_wolle.components import (
    BONE,
    DOG,
    DUE,
    SET_007,
    SET_370,
    SIDES,
    WHITE,
    Cards,
)
from sheepfold.games.volle_wolle.rules import LAST_THROW, PLUS, TARGETS, chips_paid
from sheepfold.games.volle_wolle.scoring import dogs_worth, most_dogs_worth, worth_007, worth_370
from sheepfold.games.volle_wolle.view import FlocksView

NUMBER: Final = {name: card for card, name in enumerate(CARD_NAMES)}
GUARD: Final = 4  # what the first dog saves: two small white sheep stay (VW-18)
HOPE: Final = (0, 4, 10)  # of a begun set 0-0-7, by its sheep: it may be completed
MODIFIER: Final = 0.7  # what a bonus of 1 on top of the flock brings while rounds are to come
BONE_HOPE: Final = 2  # dogs may still come to the bone
CHIP: Final = 1
TAKEN: Final = 1.6  # average number of cards that a player before us takes
LOW, HIGH = 15, 24  # most bids are between these


class Greedy:
    def __init__(self, game: AnyGame) -> None:
        self.cards = Cards(game.components)

    def choose(self, view: FlocksView, legal: Sequence[int], rng: Rng) -> int:
        """Return one of the moves that look best."""
        return best_of(legal, Thoughts(self.cards, view).rates(legal), rng)


class Thoughts:
    """A player's evaluation of a view; ratings are points at the end, roughly."""

    def __init__(self, cards: Cards, view: FlocksView) -> None:
        self.cards = cards
        self.view = view
        me = view.seats[view.viewer]
        self.modifier = me.modifier
        self.dogs = me.dogs
        self.bone = me.bone
        rivals = [player for seat, player in enumerate(view.seats) if seat != view.viewer]
        self.most = max(player.dogs for player in rivals)  # dogs of a rival
        self.bone_away = any(player.bone for player in rivals)
        self.table = [NUMBER[name] for name in view.table]
        flock = [NUMBER[seen.card] for seen in view.memory if seen.seat == view.viewer]
        flock += [NUMBER[me.top]] if me.top else []
        kinds = [cards.kind[card] for card in flock]
        self.sets = kinds.count(SET_370), kinds.count(SET_007)
        self.now = self.standing(())

    def rates(self, legal: Sequence[int]) -> Iterable[float]:
        (step,) = self.view.pending
        if step == "bid":
            return self.bids(len(legal))
        if step in ("keep", "accept"):
            return self.throws(legal)
        if step == "take":
            return self.takes(legal)
        if step == "top":  # a bonus; then the low number, which plays first (VW-4)
            cards = self.cards
            return [
                cards.modifier[action - TOP] - cards.number[action - TOP] / 1000 for action in legal
            ]
        if step == "black":
            black = [card for card in self.table if self.cards.black[card]]
            return [
                self.gain(black) if action == BLACK else -CHIP * chips_paid(action)
                for action in legal
            ]
        return [action == BONE_YES for action in legal]

    # What cards are worth

    def gain(self, cards: Sequence[int]) -> float:
        """Return what these cards bring, taken together."""
        return self.standing(cards) - self.now

    def standing(self, taken: Sequence[int]) -> float:
        """Return the value with these cards included, without white and black sheep held before."""
        cards = self.cards
        dogs, bone, points = self.dogs, self.bone, 0
        set_370, set_007 = self.sets
        top = None
        for card in taken:
            if card == DOG:
                dogs += 1
            elif card == BONE:
                bone = True
            else:
                kind = cards.kind[card]
                if kind == WHITE or kind == BLACK_KIND:
                    points += cards.points[card]
                set_370 += kind == SET_370
                set_007 += kind == SET_007
                bone = bone or (cards.bone[card] and self.bone_away)
                if top is None or cards.modifier[card] > top:
                    top = cards.modifier[card]
        worth = points + worth_370(set_370) + worth_007(set_007) + HOPE[set_007 % 3]
        worth += dogs_worth(dogs, bone=bone) + BONE_HOPE * bone + GUARD * (dogs > 0)
        if dogs > 1:  # a single dog will hardly stay the most
            worth += most_dogs_worth(dogs, max(dogs, self.most))
        if self.view.deck:
            return worth + MODIFIER * (self.modifier if top is None else top)
        return worth

    def best(self, number: int) -> float:
        """Return what the best `number` cards on the table bring, or all."""
        if len(self.table) <= number:
            return self.gain(self.table)
        return max(map(self.gain, combinations(self.table, number)))

    def takes(self, legal: Sequence[int]) -> Iterator[float]:
        """Yield the best that a card brings, together with those before and after it."""
        before = [NUMBER[name] for name in self.view.taking]
        due = DUE[self.view.throw] - len(before) - 1
        for action in legal:
            others = list(self.table)
            others.remove(action - TAKE)
            start = (*before, action - TAKE)
            yield max(self.gain((*start, *after)) for after in combinations(others, due))

    # Dice

    def throws(self, legal: Sequence[int]) -> Iterator[float]:
        """Rate taking the bid at its price, throwing again or, the third time, failing."""
        view = self.view
        number = view.throw
        failing = CHIP * (view.supply > 0)
        best = [self.best(due) for due in DUE]
        for action in legal:
            if action == ACCEPT:
                yield best[number] - CHIP * (view.price or 0)
            elif number == LAST_THROW:
                yield failing
            else:
                later = self.chances_with(action - KEEP)
                hope = sum(chance * best[number + 1 + n] for n, chance in enumerate(later))
                yield hope + failing * (1 - sum(later))

    def chances_with(self, die: int) -> tuple[float, ...]:
        """Return how likely later throws reach the bid if this die stays too."""
        view = self.view
        assert view.target is not None
        stay = [place for place, name in enumerate(DIE_NAMES) if name in view.kept] + [die]
        need = view.target - self.modifier - sum(view.dice[place] or 0 for place in stay)
        if len(stay) == 1:
            return chances_of_two(die, need)
        (last,) = {0, 1, 2}.difference(stay)
        return (chance_of_one(last, need),)

    # Bids

    def bids(self, number: int) -> Iterator[float]:
        """Rate bids by what is left at our turn, and by how likely they are won."""
        by_worth = sorted(self.table, key=lambda card: -self.gain((card,)))
        rivals = len(self.view.seats) - 1
        for bid in range(number):
            above = 0 if bid == PLUS else min(1, max(0, (HIGH - TARGETS[bid]) / (HIGH - LOW)))
            left = by_worth[round(TAKEN * rivals * above) :]
            chances = chances_of_three(TARGETS[bid] - self.modifier)
            worth = [self.gain(left[:due]) for due in DUE[1:]]
            hope = sum(chance * gain for chance, gain in zip(chances, worth, strict=True))
            hope += CHIP * (1 - sum(chances))
            if rivals > 1:  # VW-12: the last takes the rest, whatever it is
                rest = by_worth[round(TAKEN * rivals) :]
                hope += above**rivals * (self.gain(rest) - hope)
            yield hope - CHIP * (bid == PLUS)


# How likely a number is reached


@cache
def chance_of_one(die: int, need: int) -> float:
    """Return the chance that a die shows at least `need`."""
    return min(1, max(0, SIDES[die] + 1 - need) / SIDES[die])


@cache
def chances_of_two(kept: int, need: int) -> tuple[float, float]:
    """Return the chance that the two other dice show enough, at once and with a second throw."""
    one, other = (die for die in range(len(SIDES)) if die != kept)
    throws = list(product(range(1, SIDES[one] + 1), range(1, SIDES[other] + 1)))
    missed = [(a, b) for a, b in throws if a + b < need]
    again = sum(
        max(chance_of_one(other, need - a), chance_of_one(one, need - b)) for a, b in missed
    )
    return 1 - len(missed) / len(throws), again / len(throws)


@cache
def chances_of_three(need: int) -> tuple[float, float, float]:
    """Return the chances that three dice show enough at the first, second and third throw."""
    throws = list(product(*(range(1, sides + 1) for sides in SIDES)))
    missed = [faces for faces in throws if sum(faces) < need]
    second = third = 0.0
    for faces in missed:
        chances = [chances_of_two(die, need - face) for die, face in enumerate(faces)]
        best = max(chances, key=sum)
        second += best[0]
        third += best[1]
    return 1 - len(missed) / len(throws), second / len(throws), third / len(throws)
