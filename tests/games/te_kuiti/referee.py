"""A slow, naive referee of Te Kuiti that knows the rules and nothing of the engine it judges."""

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import networkx as nx

COMPONENTS = Path(__file__).parents[3] / "src/sheepfold/games/te_kuiti/components.json"

CHANCE = -1
SIDES = "NESW"  # clockwise
COLUMNS, ROWS = "abcde", "12345"
CELLS = [column + row for row in ROWS for column in COLUMNS]  # reading order
OUTSIDE = "outside"
ALL_FENCES = 30
OPEN_FIELD_AT = 5  # TK-11
LAST_FLIP = 300  # TK-S9


def place(cell: str, side: str) -> str:
    """The one name of a fence place: S and E occur only on the rim."""
    column, row = cell[0], cell[1]
    if side == "S" and row != ROWS[-1]:
        return column + ROWS[ROWS.index(row) + 1] + "N"
    if side == "E" and column != COLUMNS[-1]:
        return COLUMNS[COLUMNS.index(column) + 1] + row + "W"
    return cell + side


def fence_places() -> dict[str, list[str]]:
    """Every fence place with the two regions it lies between."""
    between: dict[str, list[str]] = {}
    for cell in CELLS:
        for side in SIDES:
            between.setdefault(place(cell, side), []).append(cell)
    for regions in between.values():
        if len(regions) == 1:
            regions.append(OUTSIDE)
    return between


PLACES = fence_places()


class Referee:
    """One match; `due` names the decision or the draw that is awaited.

    due: "first", "reveal" (chance), "fence" (shepherd's turn), "shepherd's fence" (TK-8),
    "sheep" (flip, take or done), "ram" (TK-7), "over".
    """

    def __init__(
        self, players: int, flowers: str = "normal", tiles: list[dict[str, Any]] | None = None
    ) -> None:
        if players not in (1, 2):
            raise ValueError(f"Te Kuiti is for 1 or 2 players, not {players}")
        if flowers not in ("easy", "normal", "hard"):
            raise ValueError(f"no such level of flowers: {flowers}")
        if tiles is None:
            tiles = json.loads(COMPONENTS.read_text(encoding="utf-8"))["tiles"]
        self.solo = players == 1
        # A tile is (kind, has it a flower that counts in this match).
        self.all_tiles: list[tuple[str, bool]] = [
            (tile["kind"], self.solo and flowers in tile["flower"]) for tile in tiles
        ]
        self.round = 1
        self.points = [0] * players
        self.shepherd = CHANCE  # the shepherd's seat; nobody's in solo
        self.due = "first"  # TK-1
        self.lay_out()
        if self.solo:
            self.due = "sheep"  # TK-S2

    def lay_out(self) -> None:
        """TK-1, TK-2, TK-S1: all tiles face down, all fences in the supply."""
        self.field = set(CELLS)  # cells where a tile still lies
        self.unrevealed = list(self.all_tiles)
        self.known: dict[str, tuple[str, str]] = {}  # revealed this round: kind, flower's side or -
        self.face_up: set[str] = set()
        self.fences: set[str] = set()
        self.supply = ALL_FENCES
        self.open_field = False
        self.last_turn = False
        self.fences_due = 0  # left in this turn of the shepherd
        self.revealed: list[str] = []  # sheep revealed in this turn, taken or not
        self.flipping = ""  # the cell whose tile is being turned over
        self.taken = 0
        self.flips = 0

    # What lies on the table

    def free(self) -> set[str]:
        """TK-4: the cells with a tile from which an unfenced path leads out of the field."""
        graph: nx.Graph[Any] = nx.Graph()
        graph.add_nodes_from([*CELLS, OUTSIDE])
        for fence_place, (here, there) in PLACES.items():
            if fence_place not in self.fences:
                graph.add_edge(here, there)
        return self.field & set(nx.node_connected_component(graph, OUTSIDE))

    def match(self, one: str, other: str) -> bool:
        return self.known[one][0] == self.known[other][0]

    def flippable(self) -> list[str]:
        """TK-5, TK-S2: face-down free tiles, until two sheep are revealed in this turn."""
        if len(self.revealed) >= 2:
            return []
        free = self.free()
        return [cell for cell in CELLS if cell in free and cell not in self.face_up]

    def pairs(self) -> list[tuple[str, str]]:
        """TK-11: in the open field, any two face-up free sheep of one kind."""
        if not self.open_field:
            return []
        free = self.free()
        visible = [cell for cell in CELLS if cell in free and cell in self.face_up]
        return [(a, b) for a, b in combinations(visible, 2) if self.match(a, b)]

    # The interface

    def acting(self) -> int | None:
        if self.due == "over":
            return None
        if self.due in ("first", "reveal"):
            return CHANCE
        if self.due in ("fence", "shepherd's fence"):
            return self.shepherd
        return 0 if self.solo else 1 - self.shepherd

    def legal(self) -> list[str]:
        if self.due in ("first", "reveal"):
            return list(self.weights())
        if self.due in ("fence", "shepherd's fence"):  # TK-3, TK-8: any empty place
            return [f"fence {edge}" for edge in PLACES if edge not in self.fences]
        if self.due == "ram":  # TK-7: any fence
            return [f"ram {edge}" for edge in PLACES if edge in self.fences]
        if self.due == "sheep":
            flips = [f"flip {cell}" for cell in self.flippable()]
            takes = [f"take {a} {b}" for a, b in self.pairs()]
            # TK-11: done only once flipping is finished and a pair is left.
            return flips + takes + (["done"] if takes and not flips else [])
        return []

    def weights(self) -> dict[str, Fraction]:
        if self.due == "first":  # TK-1
            return {"first 0": Fraction(1, 2), "first 1": Fraction(1, 2)}
        if self.due != "reveal":
            return {}
        chances: Counter[str] = Counter()  # in quarters of a tile
        for kind, flower in self.unrevealed:  # TK-1: each tile equally likely
            if not self.solo:
                chances[f"reveal {kind}"] += 4
            elif not flower:
                chances[f"reveal {kind} -"] += 4
            else:
                for side in SIDES:  # TK-S1: four equally likely sides
                    chances[f"reveal {kind} {side}"] += 1
        quarters = 4 * len(self.unrevealed)
        return {outcome: Fraction(count, quarters) for outcome, count in chances.items()}

    def play(self, move: str) -> None:
        if move not in self.legal():
            raise ValueError(f"not legal now: {move}")
        verb, *words = move.split()
        if verb == "first":
            self.shepherd = int(words[0])
            self.begin_shepherds_turn()  # TK-2: the shepherd begins
        elif verb == "fence":
            self.place_fence(words[0])
        elif verb == "flip":
            self.flip(words[0])
        elif verb == "reveal":
            kind, side = words[0], words[1] if self.solo else "-"
            self.unrevealed.remove((kind, side != "-"))
            self.known[self.flipping] = (kind, side)
            self.turn_over()
        elif verb == "ram":
            self.fences.remove(words[0])
            self.supply += 1
            self.flip_is_over()
        elif verb == "take":
            self.take(words[0], words[1])
        elif verb == "done":
            self.end_sheeps_turn()

    def scores(self) -> list[int]:
        if self.due != "over":
            raise ValueError("the match is not over")
        return list(self.points)

    def winners(self) -> list[int]:
        scores = self.scores()
        if self.solo:  # TK-S8
            return [0] if scores == [1] else []
        return [seat for seat in (0, 1) if scores[seat] == max(scores)]  # TK-2: a tie is shared

    # The shepherd

    def begin_shepherds_turn(self) -> None:
        self.fences_due = 2  # TK-3
        self.due = "fence"

    def place_fence(self, edge: str) -> None:
        self.fences.add(edge)
        self.supply -= 1
        if self.supply == 0:  # TK-13: that moment, before anything else
            self.end_round()
        elif self.due == "shepherd's fence":  # TK-8: belongs to the flip's step
            self.flip_is_over()
        else:
            self.fences_due -= 1
            if self.step_ends_round() or self.fences_due > 0:
                return
            if self.last_turn:  # TK-12
                self.end_round()
            else:
                self.begin_sheeps_turn()

    # The sheep

    def begin_sheeps_turn(self) -> None:
        self.revealed = []
        self.go_on_with_sheeps_turn()

    def go_on_with_sheeps_turn(self) -> None:
        """TK-10, TK-11: with nothing to flip and no pair to take the turn is over by itself."""
        self.due = "sheep"
        if not self.flippable() and not self.pairs():
            self.end_sheeps_turn()

    def flip(self, cell: str) -> None:
        self.flipping = cell
        self.flips += 1
        if cell in self.known:
            self.turn_over()
        else:
            self.due = "reveal"

    def turn_over(self) -> None:
        """What the tile does, now that its face is known."""
        cell = self.flipping
        kind, flower = self.known[cell]
        self.face_up.add(cell)
        if flower != "-":
            self.flower_fence(cell, flower)
        if kind == "ram":  # TK-7, TK-S4
            self.remove_tile(cell)
            if self.fences:
                self.due = "ram"
            else:
                self.flip_is_over()
        elif kind == "shepherd":
            self.remove_tile(cell)
            if self.solo:  # TK-S5: its flower has placed the fence
                self.flip_is_over()
            else:  # TK-8
                self.due = "shepherd's fence"
        else:
            self.revealed.append(cell)
            self.flip_is_over()

    def flower_fence(self, cell: str, flower: str) -> None:
        """TK-S3: the flower's side, or the first one without a fence going clockwise."""
        start = SIDES.index(flower)
        clockwise = [place(cell, side) for side in SIDES[start:] + SIDES[:start]]
        unfenced = [edge for edge in clockwise if edge not in self.fences]
        self.fences.add(unfenced[0])
        self.supply -= 1

    def remove_tile(self, cell: str) -> None:
        self.field.remove(cell)
        self.face_up.remove(cell)

    def flip_is_over(self) -> None:
        """A flip with all that its ram, shepherd or flower does is one step."""
        if self.solo:
            self.solo_flip_is_over()
            return
        if self.step_ends_round():
            return
        if len(self.revealed) < 2 or self.open_field:  # TK-11 replaces TK-6
            self.go_on_with_sheeps_turn()
            return
        if self.take_or_turn_back() and self.step_ends_round():  # TK-6: a pair is a step
            return
        self.end_sheeps_turn()

    def take_or_turn_back(self) -> bool:
        """TK-6, TK-9, TK-S6: a pair is taken if both are free now; says whether it was."""
        one, other = self.revealed
        if self.match(one, other) and {one, other} <= self.free():
            self.remove_tile(one)
            self.remove_tile(other)
            self.taken += 2
            return True
        self.face_up -= {one, other}
        return False

    def take(self, one: str, other: str) -> None:
        """TK-11: no flip, but a step of its own."""
        self.remove_tile(one)
        self.remove_tile(other)
        self.taken += 2
        if not self.step_ends_round():
            self.go_on_with_sheeps_turn()

    def end_sheeps_turn(self) -> None:
        # TK-12: checked here and nowhere else.
        self.last_turn = self.open_field and self.free() <= self.face_up
        self.begin_shepherds_turn()

    # Ends

    def step_ends_round(self) -> bool:
        """After every step of a duel: the field opens for good (TK-11), the round ends (TK-12)."""
        free = self.free()
        if len(free) <= OPEN_FIELD_AT:
            self.open_field = True
        if not free:
            self.end_round()
        return not free

    def end_round(self) -> None:
        self.points[self.shepherd] += len(self.field - self.free())  # TK-14
        self.points[1 - self.shepherd] += self.taken
        if self.round == 2:
            self.due = "over"
            return
        self.round = 2  # TK-2: roles swapped, everything anew
        self.shepherd = 1 - self.shepherd
        self.lay_out()
        self.begin_shepherds_turn()

    def solo_flip_is_over(self) -> None:
        if len(self.revealed) == 2:  # TK-S2
            self.take_or_turn_back()
            self.revealed = []
        free = self.free()
        seen = [self.known[cell][0] for cell in free if cell in self.known]
        won = not self.field  # TK-S7: asked first
        lost = (
            self.supply == 0
            or not free
            or (len(seen) == len(free) and len(set(seen)) == len(seen))  # all seen, no two match
            or self.flips >= LAST_FLIP  # TK-S9
        )
        self.points = [1 if won else 0]  # TK-S8
        self.due = "over" if won or lost else "sheep"
