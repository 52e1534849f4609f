"""What a move brought about by itself, told from two views of one viewer.

A move may set off a chain: a failed throw, black sheep, a chip, the rest for the last in order, the
end of the round and of the match. The chain is walked as the rules say, up to the view after it.
"""

from collections.abc import Iterator, Sequence

from sheepfold.core.protocol import Note
from sheepfold.games.volle_wolle.actions import ACTIONS, CARD_NAMES
from sheepfold.games.volle_wolle.components import SET_007, SET_370, WHITE, Cards
from sheepfold.games.volle_wolle.rules import DUE, LAST_THROW, SAFE
from sheepfold.games.volle_wolle.scoring import dogs_worth, leaving, worth_007, worth_370
from sheepfold.games.volle_wolle.view import FlocksView, Player


def notes(before: FlocksView, action: int, after: FlocksView, cards: Cards) -> Iterator[Note]:
    verb = ACTIONS.verb(action)
    words = verb.arguments(action)
    if verb.name == "bid":
        if after.order:
            yield from bids_shown(after)
    elif before.turn is not None:
        yield from Turn(before, after, cards).told(verb.name, words)
        if after.round > before.round or not after.pending:
            yield Note("VW-2", "round-over", {"round": before.round})
        if not after.pending:
            yield from match_over(after, cards)


def bids_shown(after: FlocksView) -> Iterator[Note]:
    """VW-3, VW-4: 26+ is paid, the order is fixed."""
    yield Note("VW-20", "bids-shown")
    for seat in sorted(after.order):
        if after.seats[seat].bid == "26+":
            yield Note("VW-3", "plus-paid", {"seat": seat})
    for place, seat in enumerate(after.order, start=1):
        player = after.seats[seat]
        facts = {"place": place, "seat": seat, "bid": player.bid, "number": player.number}
        yield Note("VW-4", "order", facts)


class Turn:
    """The turn in which the move was made, and what follows from it."""

    def __init__(self, before: FlocksView, after: FlocksView, cards: Cards) -> None:
        assert before.turn is not None
        self.before = before
        self.after = after
        self.cards = cards
        self.seat: int = before.turn
        self.player = before.seats[self.seat]
        self.table = list(before.table)  # what lies there at this point of the chain
        self.failed = before.failed

    def told(self, verb: str, words: Sequence[str]) -> Iterator[Note]:
        match verb:
            case "roll":
                yield from self.thrown(int(words[1]))
            case "accept":
                yield self.accepted()
                yield from self.earned()
            case "fail":
                yield from self.failing(self.before.result or 0)
            case "black":
                yield from self.come(self.black_sheep(), "VW-11")
            case "take":
                self.table.remove(words[0])
            case "bone" if words[0] == "yes":
                (holder,) = (seat for seat, other in enumerate(self.before.seats) if other.bone)
                yield Note("VW-14", "bone-lost", {"seat": holder})
        if self.is_over():
            yield from self.ended(paid=chips_paid(verb, words))

    def is_over(self) -> bool:
        """Whether the turn has ended with this move."""
        here, now = self.before, self.after
        return not now.pending or (now.round, now.place) != (here.round, here.place)

    def thrown(self, face: int) -> Iterator[Note]:
        """VW-9: reached by the dice alone; VW-11: failed by itself after the third throw."""
        lying = [number for number in self.before.dice if number is not None]
        if len(lying) < 2:
            return
        result = sum(lying) + face + min(self.player.modifier, 0)
        assert self.before.target is not None
        facts = {"seat": self.seat, "result": result, "bid": self.player.bid}
        if result >= self.before.target:
            yield Note("VW-9", "reached", {**facts, "n": DUE[self.before.throw]})
            yield from self.earned()
        elif self.before.throw == LAST_THROW and self.after.price is None:
            yield Note("VW-11", "failed", facts)
            yield from self.failing(result)

    def accepted(self) -> Note:
        """VW-8: the bonus first, then chips."""
        facts = {"seat": self.seat, "n": DUE[self.before.throw]}
        if not self.before.price:
            return Note("VW-8", "reached-bonus", facts)
        key = "reached-both" if self.player.modifier > 0 else "reached-chips"
        return Note("VW-8", key, {**facts, "chips": self.before.price})

    def earned(self) -> Iterator[Note]:
        """VW-10: all cards, if no more lie there than are due."""
        if len(self.table) <= DUE[self.before.throw]:
            yield from self.come(self.table, "VW-10")

    def failing(self, result: int) -> Iterator[Note]:
        """VW-11: the black sheep come by themselves where no raise is possible."""
        self.failed = True
        black = self.black_sheep()
        if result < SAFE and black and self.after.pending != ("black",):
            yield Note("VW-11", "black-come", {"seat": self.seat, "n": len(black)})
            yield from self.come(black, "VW-11")

    def black_sheep(self) -> list[str]:
        return [name for name in self.table if self.cards.black[CARD_NAMES.index(name)]]

    def come(self, names: list[str], ruling: str) -> Iterator[Note]:
        """Cards that come without being named."""
        for name in list(names):
            self.table.remove(name)
            yield Note(ruling, "card-taken", {"seat": self.seat, "card": name})

    def ended(self, *, paid: int) -> Iterator[Note]:
        """VW-11: the chip of who failed; VW-12, VW-13, VW-15: who is next without a throw."""
        if self.failed:
            gained = self.before.supply + paid > 0
            ruling, key = ("VW-11", "chip-gained") if gained else ("VW-1", "supply-empty")
            yield Note(ruling, key, {"seat": self.seat})
        order, place = self.before.order, self.before.place  # counted from 1: place is the next
        if not self.table:
            if place < len(order):
                yield Note("VW-13", "table-empty", {"seat": order[place]})
        elif place == len(order) == 2:
            self.seat = order[0]
            yield Note("VW-15", "leftovers", {"seat": self.seat, "n": len(self.table)})
            yield from self.come(self.table, "VW-15")
        elif place == len(order) - 1 > 1:
            self.seat = order[-1]
            yield Note("VW-12", "rest-taken", {"seat": self.seat, "n": len(self.table)})
            yield from self.come(self.table, "VW-12")


def chips_paid(verb: str, words: Sequence[str]) -> int:
    """What a raise brought back to the supply."""
    return int(words[-1]) if verb == "raise" and words[-1] != "bonus" else 0


# The end


def match_over(after: FlocksView, cards: Cards) -> Iterator[Note]:
    """VW-16 to VW-19: what counted, and who won."""
    yield Note("VW-16", "game-over")
    most = max(player.dogs for player in after.seats)
    for seat, player in enumerate(after.seats):
        yield from sets_scored(seat, player, cards)
        yield dogs_scored(seat, player, cards)
        if player.dogs == most:
            yield Note("VW-18", "most-dogs", {"seat": seat, "n": most})
    totals = [player.points or 0 for player in after.seats]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    key = "won" if len(winners) == 1 else "shared-win"
    for seat in winners:
        yield Note("VW-19", key, {"seat": seat, "points": totals[seat]})


def sets_scored(seat: int, player: Player, cards: Cards) -> Iterator[Note]:
    kinds = [cards.kind[CARD_NAMES.index(name)] for name in player.flock or ()]
    if SET_370 in kinds or SET_007 in kinds:
        points = worth_370(kinds.count(SET_370)) + worth_007(kinds.count(SET_007))
        yield Note("VW-17", "sets-scored", {"seat": seat, "points": points})


def dogs_scored(seat: int, player: Player, cards: Cards) -> Note:
    facts = {"seat": seat, "n": player.dogs}
    points = dogs_worth(player.dogs, bone=player.bone)
    if player.dogs == 0:
        flock = [CARD_NAMES.index(name) for name in player.flock or ()]
        gone = leaving([cards.points[card] for card in flock if cards.kind[card] == WHITE])
        return Note("VW-18", "no-dog", {"seat": seat, "n": len(gone), "points": sum(gone)})
    if player.dogs == 1:
        return Note("VW-18", "one-dog", {"seat": seat, "points": points})
    if player.bone:
        return Note("VW-18", "dogs-bone", {**facts, "points": points})
    return Note("VW-18", "dogs-idle", facts)
