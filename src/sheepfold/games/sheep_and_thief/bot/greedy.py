"""Greedy Sheep & Thief: a farmer that counts the gold of one card, one dog, one fox at a time.

It never enters a card with its own sheep while another step costs less, never drives sheep out of
a barn unless its mission wants them elsewhere, never drives the black sheep to less gold, never
leaves a dog idle that could bring sheep to safety, never blocks its road where a card does as well
elsewhere, and never lets its sheep come before its own fox has passed.
"""

from collections.abc import Container, Iterator, Sequence
from functools import cached_property
from typing import Final

from sheepfold.bots.bot import best_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng
from sheepfold.games.sheep_and_thief import actions
from sheepfold.games.sheep_and_thief.board import (
    BOTTOM_ROWS,
    CELL_NAMES,
    CELLS,
    FARMYARD_CELL,
    NEIGHBOURS,
    RIGHT_COLUMNS,
    SIZE,
    STEPS,
    WAYS,
    opposite,
)
from sheepfold.games.sheep_and_thief.components import BACK, CARDS, FARMYARD, FREE, ROUNDS, Faces
from sheepfold.games.sheep_and_thief.state import PLACED
from sheepfold.games.sheep_and_thief.view import FarmsView

FACE: Final = {"free": FREE, "farmyard": FARMYARD, "down": BACK} | {
    str(card + 1): card for card in range(CARDS)
}
CELL: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
COORDINATES: Final = tuple(divmod(cell, SIZE) for cell in range(CELLS))
DISTANCE: Final = tuple(
    tuple(abs(row - r) + abs(column - c) for r, c in COORDINATES) for row, column in COORDINATES
)
AREAS: Final[dict[str | None, Container[int]]] = {"bottom": BOTTOM_ROWS, "right": RIGHT_COLUMNS}

# How likely the fox takes a sheep without a barn in the rest of a match, by its distance now.
DANGER: Final = (0.3, 0.7, 0.5, 0.4, 0.3, 0.3, 0.3)
HOPE: Final = 0.6  # chance of the next card that a road lacks
OPEN_RIVER: Final = 0.7  # worth of a river's end that may go on
A_DOG: Final = 0.3  # worth of a dog after other images, without a use now
WISH: Final = 0.8  # worth of each thing that one's mission counts
FORESIGHT: Final = 2  # steps of the fox considered together
AT_ONCE: Final = 99  # before anything that is rated in gold


class Greedy:
    def __init__(self, game: AnyGame) -> None:
        self.faces = Faces(game.components)

    def choose(self, view: FarmsView, legal: Sequence[int], rng: Rng) -> int:
        """Return one of the moves that look best."""
        thoughts = Thoughts(self.faces, view)
        return best_of(legal, map(thoughts.rate, legal), rng)


class Thoughts:
    """A player's evaluation of a view; ratings are gold at the end, roughly."""

    def __init__(self, faces: Faces, view: FarmsView) -> None:
        self.faces = faces
        self.view = view
        self.fox = CELL[view.fox]
        self.cards = [FACE[word] for word in view.boards[view.viewer].cards]
        self.to_come = ROUNDS * PLACED - sum(card not in (FREE, FARMYARD) for card in self.cards)
        self.left = self.to_come / (ROUNDS * PLACED)  # of the match
        self.foxes = view.due.foxes if view.due else 0
        self.area = AREAS.get(view.mission, ())
        self.roads: dict[tuple[int, int], float] = {}  # `road_gain`

    def rate(self, action: int) -> float:
        if action < actions.DEAL:
            return self.card_worth(action - actions.PICK)
        if action < actions.FOX:
            return self.laid(*divmod(action - actions.LAY, CELLS))
        if action < actions.SHEEP_COME:
            return self.fox_step(action - actions.FOX)
        if action < actions.HEEL:  # before dogs, which may lead the sheep on
            return -AT_ONCE if self.foxes else AT_ONCE
        if action < actions.DOG:
            return -AT_ONCE if self.foxes else 0
        if action < actions.COVER:
            worth = self.herded(*actions.dog_move(action))
            return -AT_ONCE if self.foxes and worth <= 0 else worth
        if action < actions.DISCARD:
            card, cell = divmod(action - actions.COVER, CELLS)
            return self.road_gain(0, cell) - self.images(card)
        return -self.card_worth(action - actions.DISCARD)

    # Cards

    def card_worth(self, card: int) -> float:
        """Return what a card brings where it fits best."""
        sites = [cell for cell in range(CELLS) if cell != self.fox and self.fits(card, cell)]
        return max((self.laid(card, cell) for cell in sites), default=self.images(card) / 4)

    def images(self, card: int) -> int:
        return self.faces.sheep[card] + self.faces.dogs[card] + self.faces.foxes[card]

    def fits(self, card: int, cell: int) -> bool:
        """ST-7, ST-8."""
        if self.cards[cell] != FREE:
            return False
        beside, rivers = False, self.faces.river
        for side, other in NEIGHBOURS[cell]:
            face = self.cards[other]
            if face != FREE:
                beside = True
                if rivers[card] >> side & 1 != rivers[face] >> opposite(side) & 1:
                    return False
        return beside

    def laid(self, card: int, cell: int) -> float:
        """Return what a card brings on a cell: by roads and rivers, its animals, the mission."""
        faces = self.faces
        worth = self.road_gain(faces.road[card], cell) + WISH * self.wished(card, cell)
        if faces.river[card]:
            worth += self.river_gain(faces.river[card], cell)
        if faces.sheep[card]:
            danger = 0 if faces.barn[card] else self.danger(cell, self.fox)
            worth += min(faces.sheep[card], self.view.supply) * (1 - danger)
        if faces.dogs[card]:
            worth += faces.dogs[card] * max(A_DOG, self.best_drive)
        if faces.foxes[card]:
            worth += self.best_raids[min(faces.foxes[card], FORESIGHT)]
        return worth

    def wished(self, card: int, cell: int) -> int:
        """Return how many things that one's mission counts a card has there."""
        faces, mission = self.faces, self.view.mission
        if mission in ("dogs", "foxes", "sheep"):
            return int(getattr(faces, mission)[card] > 0)
        if mission == "barns":
            return faces.barn[card]
        return faces.sheep[card] if cell in self.area else 0

    # Roads: a town is worth its gold, less for every card that the road to it lacks

    def road_gain(self, road: int, cell: int) -> float:
        if (road, cell) not in self.roads:
            sides = self.road_sides[:]
            sides[cell] = road
            self.roads[road, cell] = self.road_worth(sides, self.to_come - 1) - self.road_now
        return self.roads[road, cell]

    @cached_property
    def road_sides(self) -> list[int]:
        return [FREE if card == FREE else self.faces.road[card] for card in self.cards]

    @cached_property
    def road_now(self) -> float:
        return self.road_worth(self.road_sides, self.to_come)

    def road_worth(self, sides: list[int], to_come: int) -> float:
        found, border, ends = {FARMYARD_CELL}, [FARMYARD_CELL], []
        for here in border:
            for side, other in NEIGHBOURS[here]:
                if sides[here] >> side & 1 and other not in found:
                    if sides[other] == FREE:
                        ends.append(DISTANCE[other])
                    elif sides[other] >> opposite(side) & 1:
                        found.add(other)
                        border.append(other)
        worth = 0.0
        for cell, gates, gold in zip(
            self.faces.cells, self.faces.gates, self.faces.town_gold, strict=True
        ):
            if sides[cell] == FREE or sides[cell] & gates:
                lacking = 0 if cell in found else 1 + min((end[cell] for end in ends), default=99)
                worth += gold * HOPE**lacking if lacking <= to_come else 0
        return worth

    # Rivers

    @cached_property
    def rivers(self) -> dict[int, tuple[int, int]]:
        """Return per cell with a river the river's first cell and its number of cards."""
        sides, found = self.faces.river, dict[int, tuple[int, int]]()
        for cell, card in enumerate(self.cards):
            if card != FREE and sides[card] and cell not in found:
                river = [cell]
                for here in river:
                    for side, other in NEIGHBOURS[here]:  # by ST-8 its river continues there
                        flows = sides[self.cards[here]] >> side & 1 and self.cards[other] != FREE
                        if flows and other not in river:
                            river.append(other)
                found.update(dict.fromkeys(river, (cell, len(river))))
        return found

    def river_gain(self, river: int, cell: int) -> float:
        """Return the gold of a longer river, with hope where it may go on."""
        gold, ends, joined = self.faces.river_gold, 0, dict[int, int]()
        for side, other in NEIGHBOURS[cell]:
            if river >> side & 1:
                ends += -1 if other in self.rivers else 1
                joined.update([self.rivers[other]] if other in self.rivers else [])
        gain = gold[1 + sum(joined.values())] - sum(gold[length] for length in joined.values())
        return gain + OPEN_RIVER * self.left * ends + WISH * (self.view.mission == "river")

    # The fox

    def danger(self, cell: int, fox: int) -> float:
        return self.left * DANGER[DISTANCE[cell][fox]]

    def exposed(self, seat: int) -> Iterator[tuple[int, float]]:
        """Yield what the fox would take or drive home by entering (ST-14, ST-B2), in gold."""
        board, barn = self.view.boards[seat], self.faces.barn
        for cell, white in enumerate(board.white):
            if white and not barn[FACE[board.cards[cell]]]:
                yield cell, white
        if board.black and not barn[FACE[board.cards[CELL[board.black]]]]:
            yield CELL[board.black], self.faces.black_gold[CELL[board.black]]

    @cached_property
    def booty(self) -> list[float]:
        """Return per cell what others would lose there, less what the own seat would lose."""
        booty = [0.0] * CELLS
        for seat in range(self.view.players):
            for cell, gold in self.exposed(seat):
                booty[cell] += -gold if seat == self.view.viewer else gold
        return booty

    @cached_property
    def peril(self) -> list[float]:
        """Return per cell the expected loss once the fox is there."""
        own = list(self.exposed(self.view.viewer))
        return [sum(gold * self.danger(cell, fox) for cell, gold in own) for fox in range(CELLS)]

    @cached_property
    def best_raids(self) -> list[float]:
        """Return the best result of the next steps of the fox, by their number."""
        return [self.raid(self.fox, steps, ()) for steps in range(FORESIGHT + 1)]

    def raid(self, fox: int, steps: int, entered: tuple[int, ...]) -> float:
        if steps == 0:
            return self.peril[self.fox] - self.peril[fox]
        return max(self.raid_at(fox + STEPS[side], steps - 1, entered) for side in WAYS[fox])

    def raid_at(self, cell: int, steps: int, entered: tuple[int, ...]) -> float:
        booty = 0.0 if cell in entered else self.booty[cell]
        return booty + self.raid(cell, steps, (*entered, cell))

    def fox_step(self, side: int) -> float:
        """Rate a step: one that costs nothing comes first, others after dogs may save sheep."""
        end = self.fox + STEPS[side]
        worth = self.raid_at(end, min(self.foxes, FORESIGHT) - 1, ())
        if self.view.mission == "town" and end in self.faces.cells:
            worth += WISH
        return worth + AT_ONCE if worth >= 0 else worth

    # Dogs

    @cached_property
    def best_drive(self) -> float:
        """Return what one dog brings now, with all sheep of one card."""
        board, best = self.view.boards[self.view.viewer], 0.0
        for start, white in enumerate(board.white):
            black = int(board.black == CELL_NAMES[start])
            if white or black:
                for _, end in NEIGHBOURS[start]:
                    if self.cards[end] != FREE and end != self.fox:
                        best = max(best, self.herded(start, end, white, black))
        return best

    def herded(self, start: int, end: int, white: int, black: int) -> float:
        """Rate herding: sheep leave danger, the black one goes to more gold."""
        risk, later = (
            0.0 if self.faces.barn[self.cards[cell]] else self.danger(cell, self.fox)
            for cell in (start, end)
        )
        worth = white * (risk - later) + WISH * white * ((end in self.area) - (start in self.area))
        if black:
            gold = self.faces.black_gold
            worth += gold[end] * (1 - later) - gold[start] * (1 - risk)
        return worth
