"""Who acts, what may be done, and what moves do; the rules themselves are in the files it calls.

`draft` has the rounds (ST-1 to ST-6), `placement` the cards (ST-6 to ST-10), `animals` their
images (ST-11 to ST-15), `scoring` the end (ST-16 to ST-18). Nothing is checked here.
"""

from collections.abc import Callable
from typing import Final

from sheepfold.core.bits import bits
from sheepfold.core.protocol import CHANCE
from sheepfold.games.sheep_and_thief import animals, draft, placement
from sheepfold.games.sheep_and_thief.actions import (
    CARD_WORDS,
    COVER,
    DEAL,
    DISCARD,
    DOG,
    FIRST,
    FOX,
    HEEL,
    LAY,
    MISSION_DRAWN,
    MISSION_WORDS,
    PICK,
    SHEEP_COME,
    dog_move,
)
from sheepfold.games.sheep_and_thief.board import CELLS
from sheepfold.games.sheep_and_thief.components import CARDS, MISSIONS
from sheepfold.games.sheep_and_thief.state import (
    ANIMALS,
    CHANCE_BIT,
    DEALING,
    DISCARDING,
    DRAFT,
    DRAW_FIRST,
    PLACE,
    Farms,
)

# By the bits of the seats that owe a decision.
_ACTING: Final = (*(tuple(bits(owing)) for owing in range(CHANCE_BIT)), (CHANCE,))


def acting(state: Farms) -> tuple[int, ...]:
    return _ACTING[state.owing]


def legal(state: Farms, seat: int) -> list[int]:
    """Return what an acting seat, or chance, may do."""
    step = state.step
    if step == DRAFT:
        return [PICK + card for card in pickable(state, seat)]
    if step == PLACE:
        return placement.place_actions(state, seat)
    if step == ANIMALS:
        return animals.image_actions(state)
    if step == DISCARDING:
        return [DISCARD + card for card in state.hands[seat]]
    return [action for action, _ in chances(state)]


def pickable(state: Farms, seat: int) -> list[int]:
    """ST-3, ST-4: the cards of the pack that a seat holds, without one it has picked already."""
    pack = state.packs[(seat + state.shift) % state.players]
    chosen = state.chosen[seat]
    return [card for card in pack if not chosen >> card & 1] if chosen else pack


def chances(state: Farms) -> list[tuple[int, int]]:
    """Return chance's draws, all equally likely (ST-1, ST-M1, ST-2)."""
    if state.step == DRAW_FIRST:
        return [(FIRST + seat, 1) for seat in range(state.players)]
    if state.step == DEALING:
        first = DEAL + state.turn * CARD_WORDS
        return [(first + card, 1) for card in bits(state.deck)]
    first = MISSION_DRAWN + state.turn * MISSION_WORDS
    drawn = state.mission
    return [(first + mission, 1) for mission in range(len(MISSIONS)) if mission not in drawn]


def sample(state: Farms, seat: int, random: Callable[[], float]) -> int:
    """Return a random action, all equally likely, including chance's."""
    step = state.step
    if step == DRAFT:
        pack = pickable(state, seat)
        return PICK + pack[int(random() * len(pack))]
    if step == DEALING:
        deck = state.deck
        while True:
            card = int(random() * CARDS)
            if deck >> card & 1:
                return DEAL + state.turn * CARD_WORDS + card
    if step == PLACE:
        return placement.sample_place(state, seat, random)
    if step == ANIMALS:
        return animals.sample_image(state, random)
    actions = legal(state, seat)
    return actions[int(random() * len(actions))]


def apply(state: Farms, seat: int, action: int) -> None:
    if action < DEAL:
        draft.pick(state, seat, action - PICK)
    elif action < LAY:
        receiver, card = divmod(action - DEAL, CARD_WORDS)
        draft.deal(state, receiver, card)
    elif action < FOX:
        card, cell = divmod(action - LAY, CELLS)
        placement.lay(state, seat, card, cell)
    elif action < SHEEP_COME:
        animals.move_fox(state, action - FOX)
    elif action < HEEL:
        animals.all_sheep(state)
    elif action < DOG:
        animals.heel(state)
    elif action < COVER:
        animals.herd(state, *dog_move(action))
    elif action < DISCARD:
        card, cell = divmod(action - COVER, CELLS)
        placement.cover(state, seat, card, cell)
    elif action < FIRST:
        draft.discard(state, seat, action - DISCARD)
    elif action < MISSION_DRAWN:
        draft.first_player(state, action - FIRST)
    else:
        receiver, mission = divmod(action - MISSION_DRAWN, MISSION_WORDS)
        draft.draw_mission(state, receiver, mission)
