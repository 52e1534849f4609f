"""Placing cards: where they fit, face up or face down (ST-6 to ST-10)."""

from collections.abc import Callable

from sheepfold.games.sheep_and_thief import facts, gold_facts
from sheepfold.games.sheep_and_thief.actions import COVER, LAY
from sheepfold.games.sheep_and_thief.animals import show_images
from sheepfold.games.sheep_and_thief.board import BIT, CELLS, SHIFT, cells
from sheepfold.games.sheep_and_thief.components import BACK
from sheepfold.games.sheep_and_thief.draft import end_turn
from sheepfold.games.sheep_and_thief.state import DOWN, Farms

MISSES = 12  # random tries at a card that fits, before all that fit are listed


def sites(state: Farms, seat: int) -> int:
    """ST-7, ST-9: return the free cells next to a card, without the fox's."""
    return state.edge[seat] & ~BIT[state.fox]


def fitting(state: Farms, seat: int, cell: int) -> int:
    """ST-8: the cards, of all there are, whose rivers fit there; as a mask."""
    return state.faces.fits[state.asked[seat] >> SHIFT[cell] & 255]


def fitting_somewhere(state: Farms, seat: int) -> int:
    """ST-7 to ST-9: the cards, of all there are, that could be laid face up now."""
    found = 0
    for cell in cells(sites(state, seat)):
        found |= fitting(state, seat, cell)
    return found


def stuck(state: Farms, seat: int) -> bool:
    """ST-10: no card in hand fits anywhere."""
    found = fitting_somewhere(state, seat)
    return not any(found >> card & 1 for card in state.hands[seat])


def place_actions(state: Farms, seat: int) -> list[int]:
    """Return every card that fits where it fits; if none does, any card face down (ST-10)."""
    free = cells(sites(state, seat))
    assert free, "the fox can never stand on the only cell that is left"
    fits = [(cell, fitting(state, seat, cell)) for cell in free]
    hand = state.hands[seat]
    actions = [LAY + card * CELLS + cell for card in hand for cell, who in fits if who >> card & 1]
    return actions or [COVER + card * CELLS + cell for card in hand for cell in free]


def sample_place(state: Farms, seat: int, random: Callable[[], float]) -> int:
    """Return one of `place_actions`, all equally likely: cards and cells are tried at random."""
    hand, free = state.hands[seat], cells(sites(state, seat))
    fits, asked = state.faces.fits, state.asked[seat]
    places = len(free)
    pairs = places * len(hand)
    for _ in range(MISSES):
        number = int(random() * pairs)
        card, cell = hand[number // places], free[number % places]
        if fits[asked >> SHIFT[cell] & 255] >> card & 1:
            return LAY + card * CELLS + cell
    actions = place_actions(state, seat)
    return actions[int(random() * len(actions))]


def lay(state: Farms, seat: int, card: int, cell: int) -> None:
    """ST-6: one card from the hand onto the board, face up."""
    state.hands[seat].remove(card)
    state.laid.append(card << 5 | cell)
    state.put(seat, cell, card)
    if state.facts is not None:
        state.facts.append((facts.CARD_LAID, seat, card, cell))
        gold_facts.card_laid(state, seat, cell, state.facts)
    show_images(state, card, cell)


def cover(state: Farms, seat: int, card: int, cell: int) -> None:
    """ST-10: one card face down; all that it shows is lost."""
    state.fitted.append(fitting_somewhere(state, seat))
    state.hands[seat].remove(card)
    state.laid.append(card << 5 | DOWN | cell)
    state.put(seat, cell, BACK)
    if state.facts is not None:
        state.facts.append((facts.NO_CARD_FITS, seat, cell, card))
    end_turn(state)
