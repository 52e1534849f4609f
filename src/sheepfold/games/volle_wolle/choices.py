"""Who may do what now, and chance's draws: lists for people, single samples for playouts."""

from collections.abc import Callable
from typing import Final

from sheepfold.core.protocol import CHANCE
from sheepfold.games.volle_wolle.actions import (
    ACCEPT,
    BID,
    BID_NAMES,
    BLACK,
    BOARD,
    BONE_NO,
    BONE_YES,
    FACES,
    FAIL,
    KEEP,
    LAY,
    ROLL,
    TAKE,
    TOP,
)
from sheepfold.games.volle_wolle.components import BOARD as FIRST_BOARD
from sheepfold.games.volle_wolle.components import BOARDS, DOG, SIDES
from sheepfold.games.volle_wolle.rules import raises
from sheepfold.games.volle_wolle.state import (
    ACCEPTING,
    BIDDING,
    BLACK_SHEEP,
    KEEPING,
    LAYING,
    NO_BOARD,
    NO_PRICE,
    ROLLING,
    TAKING,
    TOPPING,
    Flocks,
)

_BIDS: Final = len(BID_NAMES)  # 26+ included

# By the dice in hand: the first roll of the one thrown next, and its sides. d12, d10, d8 in turn.
_NEXT_DIE: Final = tuple(0 if hand & 1 else 1 if hand & 2 else 2 for hand in range(8))
_FIRST_ROLL: Final = tuple(ROLL + FACES * die for die in _NEXT_DIE)
_SIDES: Final = tuple(SIDES[die] for die in _NEXT_DIE)

# By the dice kept: what may be kept next.
_KEEPS: Final = tuple(
    tuple(KEEP + die for die in range(len(SIDES)) if not kept >> die & 1) for kept in range(8)
)
_KEEPS_OR_ACCEPT: Final = tuple((*keeps, ACCEPT) for keeps in _KEEPS)


def acting(state: Flocks) -> tuple[int, ...]:
    return state.acting


def legal(state: Flocks, seat: int) -> list[int]:
    """Return what an acting seat, or chance, may do."""
    if seat == CHANCE:
        return [action for action, _ in chances(state)]
    step = state.step
    if step == BIDDING:
        return list(range(BID, BID + bids(state, seat)))
    if step == KEEPING:
        return list(keeps(state))
    if step == TAKING:
        return [TAKE + card for card in different(state.table)]
    if step == TOPPING:
        return [TOP + card for card in state.taking]
    if step == ACCEPTING:
        return [ACCEPT, FAIL]
    if step == BLACK_SHEEP:
        return [BLACK, *raises(state)]
    return [BONE_YES, BONE_NO]


def bids(state: Flocks, seat: int) -> int:
    """VW-3: return how many of the bids a seat may choose from; the last one, 26+, needs a chip."""
    return _BIDS if state.chips[seat] else _BIDS - 1


def keeps(state: Flocks) -> tuple[int, ...]:
    """VW-6, VW-7: a die that is not kept yet; VW-9: or the bid at its price."""
    table = _KEEPS if state.price == NO_PRICE else _KEEPS_OR_ACCEPT
    return table[state.kept]


def different(cards: list[int]) -> list[int]:
    """Return different cards only: all dogs are alike."""
    return cards if cards.count(DOG) < 2 else list(dict.fromkeys(cards))


def chances(state: Flocks) -> list[tuple[int, int]]:
    """Return chance's draws: every face, card and board left is equally likely."""
    if state.step == ROLLING:
        first = _FIRST_ROLL[state.hand]
        return [(first + face, 1) for face in range(_SIDES[state.hand])]
    if state.step == LAYING:
        return [(LAY + card, state.deck.count(card)) for card in dict.fromkeys(state.deck)]
    first = BOARD + BOARDS * state.tops.index(NO_BOARD)
    return [(first + board, 1) for board in range(BOARDS) if FIRST_BOARD + board not in state.tops]


def sample(state: Flocks, seat: int, random: Callable[[], float]) -> int:
    """Return a random action: chance's by their weights, all of a seat's equally likely."""
    step = state.step
    if step == ROLLING:
        return _FIRST_ROLL[state.hand] + int(random() * _SIDES[state.hand])
    if step == LAYING:
        return LAY + state.deck[int(random() * len(state.deck))]
    if step == BIDDING:
        return BID + int(random() * bids(state, seat))
    if step == KEEPING:
        options = keeps(state)
        return options[int(random() * len(options))]
    if step == TAKING:
        cards = different(state.table)
        return TAKE + cards[int(random() * len(cards))]
    if step == TOPPING:
        return TOP + state.taking[int(random() * len(state.taking))]
    if seat == CHANCE:
        drawn = chances(state)
        return drawn[int(random() * len(drawn))][0]  # boards: each weighs 1
    actions = legal(state, seat)
    return actions[int(random() * len(actions))]
