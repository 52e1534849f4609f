"""A turn with Volle Wolle's dice, solved exactly: what each keep brings, and how likely.

A turn is three throws (VW-5 to VW-11). Good play keeps the die with the best expectation, so the
turn is solved backwards: the third throw, then the second, then the first.
"""

from typing import Final

from sheepfold.games.volle_wolle.components import SIDES
from sheepfold.games.volle_wolle.rules import LAST_THROW

OTHERS: Final = ((1, 2), (0, 2), (0, 1))  # by die: the two others
THIRD: Final = (-1, -1, -1, 2, -1, 1, 0)  # by two dice as a bit set: the one left
SUMS: Final = 23  # of two dice at most 22; tables have a row of this length for each die
THROWS: Final = 960

# The results of a turn, as places in a list of chances:
REACHED: Final = 0  # plus the throw, 1 to 3: the bid is reached; 0 is not used
SAFELY: Final = 4  # failed without black sheep
BLACK: Final = 5  # failed, and the black sheep come
PAID: Final = 6  # no chance but the average number of chips paid
COMES: Final = 7


class Stakes:
    """The stakes of a turn: the bid, its prizes, and the costs."""

    __slots__ = ("black", "bonus", "chip", "chips", "failing", "need", "prizes", "safe")

    def __init__(
        self,
        need: int,
        bonus: int,
        chips: int,
        prizes: tuple[float, float, float],
        *,
        safe: int = 0,
        black: float = 0.0,
        failing: float = 0.0,
        chip: float = 1.0,
    ) -> None:
        self.need = need  # of the three dice, to reach the bid without bonus and chips
        self.bonus = bonus
        self.chips = chips
        self.prizes = prizes  # worth of reaching the bid at the first, second, third throw
        self.safe = safe  # below it the black sheep come; 0 if there are none
        self.black = black  # their worth
        self.failing = failing  # worth of failing, with the chip gained
        self.chip = chip  # worth of a chip paid

    def worth(self, comes: list[float]) -> float:
        """Return the expected worth, given the chances of each result."""
        one, two, three = self.prizes
        missed = self.failing * (comes[SAFELY] + comes[BLACK])
        missed += self.black * comes[BLACK] - self.chip * comes[PAID]
        return one * comes[1] + two * comes[2] + three * comes[3] + missed

    def price(self, total: int) -> int:
        """VW-8, VW-9: return the chips that raise these dice to the bid; -1: too many."""
        missing = self.need - total - self.bonus
        if missing <= 0:
            return 0
        return missing if missing <= self.chips else -1

    def raising(self, total: int) -> int:
        """VW-11: return the fewest chips that keep the black sheep away; -1: impossible."""
        missing, bonus = self.safe - total, self.bonus
        if self.need == self.safe:
            return -1
        if missing <= bonus and total + bonus < self.need:
            return 0
        if bonus < missing <= bonus + self.chips:
            return missing - bonus
        return missing if missing <= self.chips else -1


class Turn:
    """The best way through a turn."""

    __slots__ = (
        "ends",
        "first",
        "paid",
        "reached",
        "stakes",
        "stay",
        "worth_second",
        "worth_third",
    )

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes
        self.ends = [[0.0] * COMES] * 3 + [self.ending(total) for total in range(3, 31)]
        # By the die thrown last and the sum of the two kept:
        self.worth_third = [0.0] * (3 * SUMS)
        sums = [0.0] * 31
        for total in range(3, 31):
            sums[total] = sums[total - 1] + stakes.worth(self.ends[total])
        for die, sides in enumerate(SIDES):
            for kept in range(2, sum(SIDES) - sides + 1):
                worth = (sums[kept + sides] - sums[kept]) / sides
                self.worth_third[die * SUMS + kept] = worth
        # By the one die kept and what it shows; of the throws of the two others, how many reach
        # the bid, what chips they cost, and how often each die stays (as for the third throw).
        self.worth_second = [0.0] * (3 * SUMS)
        self.reached = [0] * (3 * SUMS)
        self.paid = [0] * (3 * SUMS)
        self.stay: list[list[int]] = [[]] * (3 * SUMS)
        for die, sides in enumerate(SIDES):
            for face in range(1, sides + 1):
                self.throw_two(die, face)
        self.first = self.throw_three()

    def failing(self, total: int) -> list[float]:
        """Return the results of a bid that is not reached, or refused, at the third throw."""
        stakes = self.stakes
        comes = [0.0] * COMES
        cost = stakes.raising(total) if total < stakes.safe else 0
        if cost < 0 or -stakes.chip * cost < stakes.black * (total < stakes.safe):
            comes[BLACK] = 1.0
        else:
            comes[SAFELY] = 1.0
            comes[PAID] = float(cost)
        return comes

    def ending(self, total: int) -> list[float]:
        """Return the results of the third throw."""
        stakes = self.stakes
        failed = self.failing(total)
        if stakes.price(total) < 0:
            return failed
        reached = self.accepting(LAST_THROW, total)
        if total >= stakes.need or stakes.worth(reached) >= stakes.worth(failed):
            return reached
        return failed

    def throw_two(self, die: int, face: int) -> None:
        """Solve the best play if this die stays after the first throw."""
        stakes = self.stakes
        need, floor = stakes.need, stakes.need - stakes.bonus - stakes.chips
        free, chip, prize = need - stakes.bonus, stakes.chip, stakes.prizes[1]
        one, other = OTHERS[die]
        sides = SIDES[other]
        hopes = self.worth_third
        stay = [0] * (3 * SUMS)
        reached = paid = 0
        hope = 0.0
        for shown in range(1, SIDES[one] + 1):
            place = other * SUMS + face + shown
            if_one = hopes[place]
            total, second = face + shown, one * SUMS + face
            kept = 0
            for _ in range(sides):
                total += 1
                second += 1
                if total >= need:  # VW-9: all higher throws reach it too
                    reached += face + shown + sides + 1 - total
                    break
                if_other = hopes[second]
                if total >= floor:
                    price = free - total if free > total else 0
                    worth = prize - chip * price
                    if worth >= if_one and worth >= if_other:
                        reached += 1
                        paid += price
                        continue
                if if_other > if_one:
                    stay[second] += 1
                    hope += if_other
                else:
                    kept += 1
            stay[place] += kept
            hope += if_one * kept
        place = die * SUMS + face
        self.reached[place] = reached
        self.paid[place] = paid
        self.stay[place] = stay
        throws = SIDES[one] * sides
        self.worth_second[place] = (hope + prize * reached - chip * paid) / throws

    def throw_three(self) -> list[float]:
        """Return the results of the whole turn."""
        stakes = self.stakes
        need, floor = stakes.need, stakes.need - stakes.bonus - stakes.chips
        free, chip, prize = need - stakes.bonus, stakes.chip, stakes.prizes[0]
        hopes = self.worth_second
        kept = [0] * (3 * SUMS)
        reached = paid = 0
        for a in range(1, SIDES[0] + 1):
            for b in range(1, SIDES[1] + 1):
                place, hope = a, hopes[a]
                if hopes[SUMS + b] > hope:
                    place, hope = SUMS + b, hopes[SUMS + b]
                total = a + b
                for third in range(2 * SUMS + 1, 2 * SUMS + 1 + SIDES[2]):
                    total += 1
                    if total >= need:
                        reached += a + b + SIDES[2] + 1 - total
                        break
                    last = hopes[third]
                    if total >= floor:
                        price = free - total if free > total else 0
                        worth = prize - chip * price
                        if worth >= hope and worth >= last:
                            reached += 1
                            paid += price
                            continue
                    if last > hope:
                        kept[third] += 1
                    else:
                        kept[place] += 1
        comes = self.spread(kept)
        comes[REACHED + 1] += reached
        comes[PAID] += paid
        return [each / THROWS for each in comes]

    def spread(self, kept: list[int]) -> list[float]:
        """Return the results after the first throw, given how often each die stays."""
        comes = [0.0] * COMES
        stays = [0.0] * (3 * SUMS)
        for place, times in enumerate(kept):
            if times:
                share = times * SIDES[place // SUMS] / THROWS  # of a throw of the two others
                comes[REACHED + 2] += self.reached[place] * share
                comes[PAID] += self.paid[place] * share
                for then, often in enumerate(self.stay[place]):
                    if often:
                        stays[then] += often * share
        totals = [0.0] * 31
        for place, share in enumerate(stays):
            if share > 0:
                die, first = divmod(place, SUMS)
                sides = SIDES[die]
                for total in range(first + 1, first + 1 + sides):
                    totals[total] += share / sides
        for total, share in enumerate(totals):
            if share > 0:
                for place, chance in enumerate(self.ends[total]):
                    comes[place] += chance * share
        return comes

    def second(self, die: int, face: int) -> list[float]:
        """Return the results if one die stays."""
        kept = [0] * (3 * SUMS)
        kept[die * SUMS + face] = 1
        return self.spread(kept)

    def third(self, die: int, kept: int) -> list[float]:
        """Return the results of the last die, thrown to a sum of the two others."""
        return mean(self.ends[kept + 1 : kept + 1 + SIDES[die]])

    # Positions

    def keeping(self, throw: int, dice: list[int], kept: int, die: int) -> list[float]:
        """Return the results if a die stays after the first or second throw."""
        if throw == 1:
            return self.second(die, dice[die])
        left = THIRD[kept | 1 << die]
        return self.third(left, sum(dice) - dice[left])

    def accepting(self, throw: int, total: int) -> list[float]:
        """VW-9: return the results if the bid is taken at its price."""
        comes = [0.0] * COMES
        comes[REACHED + throw] = 1.0
        comes[PAID] = float(self.stakes.price(total))
        return comes

    def judged(self, throw: int, dice: list[int], kept: int) -> list[float]:
        """Return the results of a complete throw."""
        stakes = self.stakes
        total = sum(dice)
        if throw == LAST_THROW:
            return self.ending(total)
        if total >= stakes.need:
            return self.accepting(throw, total)
        best: list[float] = []
        top = 0.0
        for die in range(3):
            if not kept >> die & 1:
                comes = self.keeping(throw, dice, kept, die)
                worth = stakes.worth(comes)
                if not best or worth > top:
                    best, top = comes, worth
        if stakes.price(total) >= 0:
            comes = self.accepting(throw, total)
            if stakes.worth(comes) >= top:
                best = comes
        return best

    def thrown(self, throw: int, dice: list[int], kept: int, hand: int) -> list[float]:
        """Return the results while some dice, a bit set, are still in hand."""
        if not hand:
            return self.judged(throw, dice, kept)
        if hand == 0b111:
            return self.first
        if hand | kept == 0b111:
            if throw == 2:
                die = THIRD[hand]
                return self.second(die, dice[die])
            left = THIRD[kept]
            return self.third(left, sum(dice) - dice[left])
        die = 0 if hand & 1 else 1 if hand & 2 else 2
        after = dice[:]
        faces = []
        for face in range(1, SIDES[die] + 1):
            after[die] = face
            faces.append(self.thrown(throw, after, kept, hand & ~(1 << die)))
        return mean(faces)


def mean(many: list[list[float]]) -> list[float]:
    total = [0.0] * COMES
    for comes in many:
        for place, chance in enumerate(comes):
            total[place] += chance
    return [each / len(many) for each in total]
