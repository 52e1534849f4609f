"""What a viewer of Volle Wolle may know.

All players see every card when it is laid and taken, so all viewers know the same except bids that
are still secret (VW-20). Sheep covered by others are `memory`, apart from the table.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from sheepfold.core.facts import Thing
from sheepfold.core.protocol import MEMORY
from sheepfold.games.volle_wolle.actions import BID_NAMES, CARD_NAMES, DIE_NAMES
from sheepfold.games.volle_wolle.components import BOARD, DOG, DUE, WHOLE_DECK, Cards
from sheepfold.games.volle_wolle.rules import TARGETS, result
from sheepfold.games.volle_wolle.scoring import flocks, scores
from sheepfold.games.volle_wolle.state import (
    ACCEPTING,
    BIDDING,
    BLACK_SHEEP,
    KEEPING,
    NO_BID,
    NO_BOARD,
    NO_PRICE,
    NOBODY,
    OVER,
    OWNER,
    ROLLING,
    STEPS,
    TAKING,
    Flocks,
)

JUDGED: Final = (KEEPING, ACCEPTING, BLACK_SHEEP, TAKING)  # steps that follow a complete throw
THROWING: Final = (ROLLING, KEEPING, ACCEPTING, TAKING)  # steps in which cards can still be won


@dataclass(frozen=True)
class Player:
    """One player's cards, chips, bid and points."""

    chips: int
    board: int | None  # which one, 1 to 6, while it gives the sheep number
    top: str | None  # the sheep on top of the flock
    number: int | None  # the sheep number
    modifier: int  # bonus or malus
    sheep: int  # cards in the flock
    dogs: int
    bone: bool
    has_bid: bool
    bid: str | None  # known once all are shown, one's own at once
    flock: tuple[str, ...] | None  # the top card last; None if it is not open
    points: int | None  # what it would all score now; None if it is not open


@dataclass(frozen=True)
class Remembered:
    """A sheep in a player's flock, under the top card."""

    seat: int
    card: str


@dataclass(frozen=True)
class FlocksView:
    viewer: int
    memory_aid: bool
    round: int
    rounds: int  # of the whole match
    pending: tuple[str, ...]  # the step decided now; empty when over
    acting: tuple[int, ...]
    deck: int  # cards face down
    supply: int  # chips
    table: tuple[str, ...]  # in the order they were laid
    seats: tuple[Player, ...]
    order: tuple[int, ...]  # of this round; empty until all bids are shown
    place: int  # in the order, from 1; one after the last: leftovers of two players
    turn: int | None  # whose turn it is
    throw: int  # 1 to 3; 0 while nobody throws
    dice: tuple[int | None, ...]  # d12, d10, d8; None: not thrown yet
    kept: tuple[str, ...]  # dice that stay
    due: int  # cards that this throw earns if the bid is reached, or that are still to be taken
    target: int | None  # what the bid of the turn asks for
    result: int | None  # of a whole throw: dice and malus
    price: int | None  # chips that `accept` costs, if the bid is within reach
    failed: bool  # a chip is due at the end of the turn
    taking: tuple[str, ...]  # cards that came in this taking and have no place yet
    memory: tuple[Remembered, ...] = field(metadata=MEMORY)  # the longest covered first


def view(state: Flocks, viewer: int) -> FlocksView:
    turn = state.turn
    return FlocksView(
        viewer=viewer,
        memory_aid=state.memory_aid,
        round=state.round,
        rounds=-(-len(WHOLE_DECK) // (state.players + 1)),
        pending=() if state.step == OVER else (STEPS[state.step],),
        acting=state.acting,
        deck=len(state.deck),
        supply=state.supply,
        table=names(state.table),
        seats=players(state, viewer),
        order=tuple(state.order),
        place=state.place + 1,
        turn=None if turn == NOBODY else turn,
        throw=state.throw,
        dice=tuple(
            state.dice[die] if state.throw and not state.hand >> die & 1 else None
            for die in range(len(DIE_NAMES))
        ),
        kept=tuple(name for die, name in enumerate(DIE_NAMES) if state.kept >> die & 1),
        due=due(state),
        target=TARGETS[state.bids[turn]] if state.throw else None,
        result=result(state) if state.step in JUDGED else None,
        price=None if state.price == NO_PRICE else state.price,
        failed=state.failed,
        taking=names(state.taking),
        memory=tuple(map(remembered, state.memory)),
    )


def players(state: Flocks, viewer: int) -> tuple[Player, ...]:
    open_flocks = state.memory_aid or state.step == OVER
    totals = [score.total for score in scores(state)] if open_flocks else []
    sheep = flocks(state)
    result = []
    for seat, top in enumerate(state.tops):
        bid = state.bids[seat]
        shown = bid != NO_BID and (state.step != BIDDING or seat == viewer)
        result.append(
            Player(
                chips=state.chips[seat],
                board=top - BOARD + 1 if top >= BOARD else None,
                top=CARD_NAMES[top] if 0 <= top < DOG else None,
                number=None if top == NO_BOARD else state.cards.number[top],
                modifier=0 if top == NO_BOARD else state.cards.modifier[top],
                sheep=len(sheep[seat]),
                dogs=state.dogs[seat],
                bone=state.bone == seat,
                has_bid=bid != NO_BID,
                bid=BID_NAMES[bid] if shown else None,
                flock=names(sheep[seat]) if open_flocks else None,
                points=totals[seat] if open_flocks else None,
            )
        )
    return tuple(result)


def covered(view: FlocksView, cards: Cards) -> set[Thing]:
    """VW-20: return the sheep below the tops of flocks, by name and by sheep number."""
    things: set[Thing] = {(seen.card,) for seen in view.memory}
    return things | {(cards.number[CARD_NAMES.index(seen.card)],) for seen in view.memory}


@cache
def remembered(owned: int) -> Remembered:
    return Remembered(owned >> OWNER, CARD_NAMES[owned & (1 << OWNER) - 1])


def due(state: Flocks) -> int:
    """VW-5, VW-6, VW-7: return the cards due by throw, and VW-10: no more than lie on the table."""
    if state.step not in THROWING:
        return 0
    return min(DUE[state.throw] - len(state.taking), len(state.table))


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in cards])
