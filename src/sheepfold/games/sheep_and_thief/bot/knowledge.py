"""Sheep & Thief: gold so far, roads and rivers that may go on, the fox's way, cards in hand."""

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log
from typing import Final

from sheepfold.bots.evaluator import SearchParameters
from sheepfold.core.bits import bits
from sheepfold.core.protocol import AnyGame
from sheepfold.games.sheep_and_thief.board import BIT, CELLS, NEAR, NEIGHBOURS, cells
from sheepfold.games.sheep_and_thief.bot.land import DISTANCE, Land
from sheepfold.games.sheep_and_thief.components import CARDS, MISSIONS, ROUNDS, Faces
from sheepfold.games.sheep_and_thief.scoring import (
    MISSION_GOLD,
    TOWN_MISSION_GOLD,
    mission_count,
)
from sheepfold.games.sheep_and_thief.state import ANIMALS, DISCARDING, DRAFT, PLACE, PLACED, Farms
from sheepfold.games.sheep_and_thief.view import FarmsView, Held

# What images on a card in hand may be worth, to tell good cards from bad ones.
A_SHEEP: Final = 0.6
A_DOG: Final = 0.3
LEADS_BLACK: Final = 1.5  # additional worth of a dog if there is a black sheep
A_FOX: Final = 0.7
A_BARN: Final = 0.3

# How likely one step of the fox takes sheep without a barn, by its distance before.
STEP_TAKES: Final[Sequence[float]] = (0.2, 0.42, 0.38, 0.15, 0.15, 0.15, 0.15)
STEPS_PER_CARD: Final = 0.4
LOOT: Final = 1.5  # what one player steals is also another's loss
EARLY: Final = 4.5  # a lead in gold that makes a win e times as likely, at first
LATE: Final = 1.3  # the same at the end
MOST_LANDS: Final = 20_000  # boards remembered


class Knowledge:
    names = (
        "sheep",
        "risk",
        "threat",
        "paddock",
        "towns",
        "hoped",
        "rivers",
        "open",
        "black",
        "black_risk",
        "mission",
        "hand_land",
        "hand_sheep",
        "hand_dogs",
        "hand_foxes",
        "hand_barns",
        "hand_black",
        "hand_missing",
        "offer",
        "drive",
        "raid",
    )
    margin = 15.0
    # Surprise gains nothing in a draft.
    parameters = SearchParameters(mixed=False, seconds=0.11)

    def __init__(self, game: AnyGame) -> None:
        self.faces = Faces(game.components)
        self.lands: dict[tuple[int, ...], Land] = {}
        faces = self.faces
        self.images = [
            A_SHEEP * faces.sheep[card]
            + A_DOG * faces.dogs[card]
            + A_FOX * faces.foxes[card]
            + A_BARN * faces.barn[card]
            for card in range(CARDS)
        ]
        self.rare = [rarity(faces, asked) for asked in range(256)]

    def features(self, state: Farms, seat: int) -> list[float]:
        faces, players = state.faces, state.players
        land = self.land(state, seat)
        to_place = ROUNDS * PLACED * players - len(state.laid)
        takes = taking(to_place, players)
        sheep, risk, threat = flock(state, seat, takes)
        black = black_risk = 0.0
        if state.black_sheep:
            cell = state.black[seat]
            black = faces.black_gold[cell]
            if not state.barns[seat] & BIT[cell]:
                black_risk = black * takes[DISTANCE[state.fox][cell]]
        mission = mission_worth(state, seat, to_place) if state.missions else 0.0
        hand = self.hand(state, seat, land)
        drive = raid = 0.0
        if state.step == ANIMALS and state.turn == seat:
            if state.dogs:
                drive = best_drive(state, takes)
            if state.foxes:
                raid = best_raid(state, state.fox, min(state.foxes, 2))
        scale = 1 / (LATE + (EARLY - LATE) * to_place / (ROUNDS * PLACED * players))
        gold = [
            sheep,
            -risk,
            -threat,
            float(state.paddock[seat]),
            land.towns,
            land.hoped,
            land.rivers,
            land.open,
            black,
            -black_risk,
            mission,
        ]
        gold += hand
        gold += [drive, raid]
        return [number * scale for number in gold]

    def rates(
        self, state: Farms, seat: int, legal: Sequence[int], weights: Sequence[float]
    ) -> list[float]:
        return []

    def frame(self, state: Farms) -> tuple[int, float]:
        return state.round, 1.0

    def reopen(self, state: Farms) -> None:
        """Take back complete picks and discards; of two cards, one may stay."""
        if state.step not in (DRAFT, DISCARDING):
            return
        for seat in range(state.players):
            if not state.owing >> seat & 1:
                state.chosen[seat] = 0
                state.owing |= 1 << seat

    def forget(self, view: FarmsView, number: int) -> FarmsView:
        """Forget packs held before the last `number`, except the cards that were kept."""
        packs = view.memory
        old = max(len(packs) - number, 0)
        if not old:
            return view
        laid = tuple([replace(card, fitting=()) if card.fitting else card for card in view.laid])
        memory = [forgotten(view, pack) for pack in packs[:old]]
        return replace(view, memory=(*memory, *packs[old:]), laid=laid)

    def land(self, state: Farms, seat: int) -> Land:
        board = tuple(state.cards[seat * CELLS : (seat + 1) * CELLS])
        land = self.lands.get(board)
        if land is None:
            if len(self.lands) >= MOST_LANDS:
                self.lands.clear()
            land = Land(self.faces, board, state.asked[seat], state.edge[seat], self.rare)
            self.lands[board] = land
        return land

    def hand(self, state: Farms, seat: int, land: Land) -> list[float]:
        """Return what the cards to place in this round bring, by feature.

        These are what they add to the land, their sheep, dogs, foxes, barns, dogs for the black
        sheep; the number of missing cards; and what the next pack offers.
        """
        faces, step = state.faces, state.step
        found = [0.0] * 8
        if step < DRAFT:
            return found
        chosen = state.chosen[seat]
        if step == DISCARDING:
            rest = [card for card in state.hands[seat] if not chosen >> card & 1]
            found[7] = max([self.card(state, land, card) for card in rest])
            return found
        places = PLACED * (state.round + 1) - (state.ground[seat].bit_count() - 1)
        held = state.hands[seat][:]
        if step == DRAFT:
            held += bits(chosen)
            found[7] = self.offer(state, seat, land)
        if len(held) > places:
            rated = [(-self.card(state, land, card), card) for card in held]
            rated.sort()
            held = [card for _, card in rated[:places]]
        for card in held:
            found[0] += land.gain(card)
            found[1] += faces.sheep[card]
            found[2] += faces.dogs[card]
            found[3] += faces.foxes[card]
            found[4] += faces.barn[card]
        if state.black_sheep:
            found[5] = found[2]
        found[6] = places - len(held)
        return found

    def offer(self, state: Farms, seat: int, land: Land) -> float:
        """Return the best card of the pack that the seat picks from next."""
        holder = seat
        if not state.owing >> seat & 1:  # it has picked: the pack comes from a neighbour
            holder = (seat + (1 if state.round == 1 else -1)) % state.players
        picked = state.chosen[holder]
        best = 0.0
        for card in state.packs[(holder + state.shift) % state.players]:
            if not picked >> card & 1:
                best = max(best, self.card(state, land, card))
        return best

    def card(self, state: Farms, land: Land, card: int) -> float:
        """Return what a card may bring, in gold."""
        worth = land.gain(card) + self.images[card]
        if state.black_sheep:
            worth += LEADS_BLACK * self.faces.dogs[card]
        return worth


def rarity(faces: Faces, asked: int) -> float:
    """Return how many cards a road lacks at a cell: more than one if few fit the rivers."""
    roads = [0, 0]
    for number, fits in enumerate((faces.fits[0], faces.fits[asked])):
        for card in range(CARDS):
            if fits >> card & 1 and faces.road[card].bit_count() > 1:
                roads[number] += 1
    return 1 + log(max(roads[0], 1) / max(roads[1], 0.5)) / 2


def forgotten(view: FarmsView, held: Held) -> Held:
    """Return a pack reduced to its kept cards.

    A pack that contains a card which the seat itself left over (ST-5) stays known.
    """
    if held.began == view.viewer:
        own = [card for pack in view.memory if pack.round == held.round - 1 for card in pack.kept]
        first = next(pack for pack in view.memory if pack.round == held.round)
        if any(card in first.pack and card not in first.kept for card in own):
            return held
    return replace(held, pack=held.kept)


# The fox


def taking(to_place: int, players: int) -> list[float]:
    """Return how likely others take sheep without a barn before the end, by the fox's distance."""
    steps = STEPS_PER_CARD * to_place * (players - 1) / players
    return [1 - exp(-steps * takes) for takes in STEP_TAKES]


def flock(state: Farms, seat: int, takes: list[float]) -> tuple[float, float, float]:
    """Return white sheep, how many of them may be taken later, and how many at once."""
    first, white, barns = seat * CELLS, state.white, state.barns[seat]
    sheep = risk = 0.0
    far = DISTANCE[state.fox]
    for cell in cells(state.flocks[seat]):
        count = white[first + cell]
        sheep += count
        if not barns & BIT[cell]:
            risk += count * takes[far[cell]]
    if state.due_sheep and state.turn == seat and state.step == ANIMALS:
        count = min(state.due_sheep, state.supply)
        sheep += count
        if not barns & BIT[state.due_cell]:
            risk += count * takes[far[state.due_cell]]
    near = state.flocks[seat] & ~barns & NEAR[state.fox]
    threat = 0
    if near and (state.step == PLACE or state.step == ANIMALS) and foxes_of_others(state, seat):
        for cell in cells(near):
            threat = max(threat, white[first + cell])
    return sheep, risk, float(threat)


def foxes_of_others(state: Farms, seat: int) -> bool:
    """Return whether another has a fox to lay in this round."""
    foxes = state.faces.foxes
    for other in range(state.players):
        if other == seat or state.ground[other].bit_count() > PLACED * (state.round + 1):
            continue
        for card in state.hands[other]:
            if foxes[card]:
                return True
    return False


def best_raid(state: Farms, fox: int, steps: int) -> float:
    """Return the best result of the due steps of the fox; own sheep may be lost."""
    best = -99.0
    for _, cell in NEIGHBOURS[fox]:
        worth = booty(state, cell)
        if steps > 1:
            worth += best_raid(state, cell, steps - 1)
        best = max(best, worth)
    return best


def booty(state: Farms, cell: int) -> float:
    worth, bit = 0.0, BIT[cell]
    for seat in range(state.players):
        if state.ground[seat] & ~state.barns[seat] & bit:
            lost = state.white[seat * CELLS + cell]
            if state.black[seat] == cell:
                lost += state.faces.black_gold[cell]
            worth += -lost if seat == state.turn else LOOT * lost
    return worth


# Dogs


def best_drive(state: Farms, takes: list[float]) -> float:
    """Return the best result of one dog."""
    seat = state.turn
    first, ground, barns = seat * CELLS, state.ground[seat] & ~BIT[state.fox], state.barns[seat]
    far, gold, black_cell = DISTANCE[state.fox], state.faces.black_gold, state.black[seat]
    herds = state.flocks[seat] | BIT[state.due_cell]
    if black_cell >= 0:
        herds |= BIT[black_cell]
    best = 0.0
    for start in cells(herds):
        white = state.white[first + start]
        if start == state.due_cell:
            white += state.due_sheep
        risk = 0.0 if barns & BIT[start] else takes[far[start]]
        for end in cells(NEAR[start] & ground):
            later = 0.0 if barns & BIT[end] else takes[far[end]]
            worth = max(white * (risk - later), 0.0)
            if start == black_cell:
                worth += max(gold[end] * (1 - later) - gold[start] * (1 - risk), 0.0)
            best = max(best, worth)
    return best


# Missions


def mission_worth(state: Farms, seat: int, to_place: int) -> float:
    """Return the mission's expected gold: a lead counts more later in the match."""
    if state.mission[seat] < 0:
        return 0.0
    mission = MISSIONS[state.mission[seat]]
    late = 1 - to_place / (ROUNDS * PLACED * state.players)
    if mission == "town":
        lacking = min([DISTANCE[state.fox][cell] for cell in state.faces.cells])
        return TOWN_MISSION_GOLD * (late if lacking == 0 else late / (2 + 2 * lacking))
    own = mission_count(state, mission, seat)
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, mission_count(state, mission, other))
    lead = (own - most) * (0.4 + 1.2 * late)
    return MISSION_GOLD[mission][0] / (1 + exp(-lead))
