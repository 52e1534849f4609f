"""A slow, naive referee of Meadowmight that knows the rules and nothing of the engine it judges."""

import json
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.games.meadowmight.supply import (
    SHEEPLE_SHAPES,
    Deck,
    Piles,
    shares,
    take,
    tiles_in_game,
)
from tests.games.meadowmight.table import (
    SIDES,
    Cell,
    Meadow,
    Table,
    Tile,
    beside,
    neighbours,
    settle_move,
    settle_play,
    settle_recall,
    settle_turn,
)

COMPONENTS = Path(__file__).parents[3] / "src/sheepfold/games/meadowmight/components.json"

CHANCE = -1
START_CELL = (0, 0)
HAND_LIMIT = 6  # MM-P1


def cell_named(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


class Referee:
    """One match; `due` names the decision or the draw that is awaited.

    due: "first", "start", "deal", "draw", "tree's draw" (chance), "turn" (PLAY, CHANGE or stuck),
    "discard" (of a CHANGE), "wolf", "tree", "pond" (special effects), "over".
    """

    def __init__(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> None:
        chosen = dict(options or {})
        if components is None:
            components = json.loads(COMPONENTS.read_text(encoding="utf-8"))
        assert components is not None
        if players not in components["players"]:
            raise ValueError(f"Meadowmight is not for {players} players")
        self.players = players
        self.fuzzy: bool = chosen.get("fuzzy_fences", False)
        self.piles: bool = chosen.get("personal_piles", False)
        self.wolves: bool = chosen.get("wool_wolves", False)
        tiles = tiles_in_game(components, players, wolves=self.wolves)
        others = [tile for tile in tiles if tile.owner is None]
        sheeple = [[tile for tile in tiles if tile.owner == seat] for seat in range(players)]
        if self.piles:
            shapes = SHEEPLE_SHAPES[: chosen.get("sheeple", 5)]
            some = [[tile for tile in own if tile.shape in shapes] for own in sheeple]
            self.supply: Deck = Piles(others, some)
            self.hands: list[list[Tile]] = [[] for _ in range(players)]
            self.full = HAND_LIMIT  # a hand after the deal
        else:
            self.supply = Deck(others)
            self.hands = sheeple
            self.full = components["sheeple_each"] + components["dealt"]
        self.limits = [HAND_LIMIT] * players
        self.discarded: list[Tile] = []
        self.table = Table({})
        self.seat = CHANCE  # whose turn it is
        self.due = "first"
        self.change_is_over = False  # MM-8
        self.change: list[str] = []  # the words of a CHANGE that awaits its discards
        self.discards_due = 0
        self.played_at = START_CELL  # of the tile with the special effect
        self.turned: set[Cell] = set()  # MM-W3: by this tree
        self.frightened: set[int] = set()  # MM-W2: the tiles, by number, that have not moved

    # The interface

    def acting(self) -> tuple[int, ...]:
        if self.due == "over":
            return ()
        if self.due in ("first", "start", "deal", "draw", "tree's draw"):
            return (CHANCE,)
        return (self.seat,)

    def legal(self, seat: int) -> list[str]:
        if self.acting() != (seat,):
            return []
        if seat == CHANCE:
            return list(self.weights())
        if self.due == "turn":
            return self.plays() + self.changes() or self.discards()  # MM-9
        if self.due == "discard":
            return self.discards()
        return [*self.effects(), "done"]

    def weights(self) -> dict[str, Fraction]:
        if self.due == "first":  # MM-5
            return {f"first {seat}": Fraction(1, self.players) for seat in range(self.players)}
        if self.due == "start":  # MM-4
            return {
                f"start {tile.type} {rotation}": every[tile.type] / len(tile.rotations())
                for every in [shares(self.supply.tiles)]
                for tile in {tile.type: tile for tile in self.supply.tiles}.values()
                for rotation in tile.rotations()
            }
        receiver = self.receiver()
        if self.due == "deal" and receiver is not None:
            chances = self.supply.chances(receiver)
            return {f"deal {receiver} {kind}": share for kind, share in chances.items()}
        if self.due in ("draw", "tree's draw"):
            return {f"draw {tile}": share for tile, share in self.supply.chances(self.seat).items()}
        return {}

    def play(self, seat: int, move: str) -> None:
        """Unchecked."""
        verb, *words = move.split()
        if verb == "first":
            self.seat = int(words[0])
            self.due = "start"
        elif verb == "start":
            self.lay_start_tile(words[0], int(words[1]))
        elif verb == "deal":
            self.from_supply(int(words[0]), words[1])
            self.deal_or_begin()
        elif verb == "play":
            self.play_tile(words[0], cell_named(words[1]), int(words[2]))
        elif self.due == "turn" and verb in ("turn", "move"):
            self.change = [verb, *words]
            self.discards_due = 2
            self.due = "discard"
        elif verb == "discard":
            self.discard(words[0])
        elif verb == "draw" and not words:
            self.due = "tree's draw"
        elif verb == "draw":
            self.draw(words[0])
        elif verb == "done":
            self.end_effect()
        else:
            self.effect(verb, words)

    def scores(self) -> list[int]:
        if self.due != "over":
            raise ValueError("the match is not over")
        scores = [0] * self.players
        for meadow in self.table.meadows:
            if self.table.enclosed(meadow):
                for seat in range(self.players):
                    scores[seat] += self.worth(meadow, seat)
        return scores

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]  # MM-15

    def worth(self, meadow: Meadow, seat: int) -> int:
        """MM-15, MM-F4, MM-W4."""
        sheeple = self.table.sheeple(meadow)
        his = sheeple.count(seat)
        worth = len(meadow)
        for cell in meadow:
            tile = self.table.top[cell]
            worth += tile.sheep
            if tile.shows_sheep:
                worth += 2 * self.table.ponds_beside(cell)
        if self.fuzzy:
            return his * (worth - (len(sheeple) - his))
        return worth if his else 0

    # Set-up

    def lay_start_tile(self, kind: str, rotation: int) -> None:
        tile = take(self.supply.tiles, kind)
        self.table = self.table.lay(START_CELL, tile).turn(START_CELL, rotation)
        self.supply.split(self.players)
        self.deal_or_begin()

    def receiver(self) -> int | None:
        """The seat that is dealt the next tile."""
        lacking = [seat for seat in range(self.players) if len(self.hands[seat]) < self.full]
        return lacking[0] if lacking else None

    def deal_or_begin(self) -> None:
        self.due = "turn" if self.receiver() is None else "deal"

    # What may be done in a turn

    def plays(self) -> list[str]:
        cells = self.cells_to_play()
        kinds = {tile.type: tile for tile in self.hands[self.seat]}
        fitting: dict[tuple[Cell, frozenset[str], int | None], bool] = {}  # equal but for the kind
        found = []
        for kind, tile in kinds.items():
            for cell in cells:
                for rotation in tile.rotations():
                    key = cell, tile.fences_if_turned(rotation), tile.owner
                    if key not in fitting:
                        fitting[key] = self.may_play(tile, cell, rotation)
                    if fitting[key]:
                        found.append(f"play {kind} {name(cell)} {rotation}")
        return found

    def cells_to_play(self) -> list[Cell]:
        """MM-6: empty and next to a tile, or with a facedown one; within the board's limit."""
        top = self.table.top
        empty = {at for cell in top for at in neighbours(cell)} - set(top)
        facedown = {cell for cell, tile in top.items() if not tile.face_up}
        return [cell for cell in sorted(empty | facedown) if self.within_limit({*top, cell})]

    def within_limit(self, cells: set[Cell]) -> bool:
        if self.fuzzy:  # MM-F1
            return True
        limit = 10 if self.wolves else 8  # MM-W1
        xs, ys = {x for x, _ in cells}, {y for _, y in cells}
        return max(xs) - min(xs) < limit and max(ys) - min(ys) < limit

    def may_play(self, tile: Tile, cell: Cell, rotation: int) -> bool:
        laid = replace(tile, rotation=rotation)
        if tile.owner is not None and not self.fuzzy:  # MM-7
            table = self.table.lay(cell, laid)
            return set(table.sheeple(table.meadow_at(cell))) == {tile.owner}
        return settle_play(self.table, cell, laid, fuzzy=self.fuzzy) is not None

    def changes(self) -> list[str]:
        if self.change_is_over or len(self.hands[self.seat]) < 2:  # MM-8
            return []
        return self.turns() + (self.neutral_moves() if self.fuzzy else [])

    def turns(self) -> list[str]:
        """MM-8: also those of a tree (MM-W3)."""
        return [
            f"turn {name(cell)} {rotation}"
            for cell, tile in self.table.top.items()
            if self.may_be_turned(cell)
            for rotation in tile.rotations()
            if rotation != tile.rotation
            and settle_turn(self.table, cell, rotation, fuzzy=self.fuzzy) is not None
        ]

    def may_be_turned(self, cell: Cell) -> bool:
        top = self.table.top
        houses = [at for at in [cell, *neighbours(cell)] if at in top and top[at].kind == "house"]
        doubles = [side for side in SIDES if self.table.double(cell, side)]
        return top[cell].face_up and not houses and not doubles  # MM-8, MM-W5

    def neutral_moves(self) -> list[str]:
        """MM-F5."""
        return [
            f"move {name(cell)} {name(beside(cell, side))}"
            for cell, tile in self.table.top.items()
            if tile.face_up and tile.sheep
            for side in SIDES
            if not self.table.double(cell, side) and self.may_move(cell, beside(cell, side))
        ]

    def may_move(self, here: Cell, there: Cell) -> bool:
        on_a_tile = there in self.table.top
        return on_a_tile and settle_move(self.table, here, there, fuzzy=self.fuzzy) is not None

    def discards(self) -> list[str]:
        return [f"discard {kind}" for kind in sorted({tile.type for tile in self.hands[self.seat]})]

    # What is done in a turn

    def play_tile(self, kind: str, cell: Cell, rotation: int) -> None:
        tile = take(self.hands[self.seat], kind)
        laid = replace(tile, rotation=rotation)
        self.settled(settle_play(self.table, cell, laid, fuzzy=self.fuzzy))
        self.played_at = cell
        self.turned = set()
        beside_it = [self.table.top[at] for at in neighbours(cell) if at in self.table.top]
        self.frightened = {tile.number for tile in beside_it if tile.shows_sheep}
        if tile.kind in ("wolf", "tree", "pond"):
            self.due = tile.kind
            self.go_on_with_effect()
        else:
            self.end_turn()

    def settled(self, table: Table | None) -> None:
        assert table is not None, "a forbidden tie"
        self.table = table

    def discard(self, kind: str) -> None:
        self.discarded.append(take(self.hands[self.seat], kind))
        if self.due == "discard":
            self.discards_due -= 1
            if self.discards_due:
                return
            self.turn_or_move(self.change[0], self.change[1:])
        self.end_turn()

    def turn_or_move(self, verb: str, words: list[str]) -> None:
        cell = cell_named(words[0])
        if verb == "turn":
            self.settled(settle_turn(self.table, cell, int(words[1]), fuzzy=self.fuzzy))
        else:
            self.settled(settle_move(self.table, cell, cell_named(words[1]), fuzzy=self.fuzzy))

    # Special effects

    def effects(self) -> list[str]:
        if self.due == "wolf":
            return [
                f"move {name(cell)} {name(there)}"
                for cell in self.frightened_cells()
                for there in neighbours(cell)
                if there != self.played_at and self.may_move(cell, there)
            ]
        if self.due == "tree":
            if len(self.turned) == 2:
                return []
            turns = [
                move for move in self.turns() if cell_named(move.split()[1]) not in self.turned
            ]
            draw = ["draw"] if not self.turned and self.supply.size(self.seat) else []
            return turns + draw
        if self.frightened:  # MM-W4: there is a sheep next to the pond
            return []
        return [
            f"recall {name(cell)}"
            for cell, tile in self.table.top.items()
            if tile.face_up and tile.owner == self.seat
            if settle_recall(self.table, cell, fuzzy=self.fuzzy) is not None
        ]

    def frightened_cells(self) -> list[Cell]:
        """MM-W2: where those tiles lie that may still move or will turn facedown."""
        top = self.table.top
        return [
            cell
            for cell in neighbours(self.played_at)
            if cell in top and top[cell].face_up and top[cell].number in self.frightened
        ]

    def effect(self, verb: str, words: list[str]) -> None:
        cell = cell_named(words[0])
        if verb == "recall":
            tile = self.table.top[cell]
            self.hands[self.seat].append(replace(tile, rotation=0))
            self.settled(settle_recall(self.table, cell, fuzzy=self.fuzzy))
            self.end_effect()
            return
        number = self.table.top[cell].number
        self.turn_or_move(verb, words)
        self.turned.add(cell)
        self.frightened.discard(number)
        self.go_on_with_effect()

    def go_on_with_effect(self) -> None:
        if not self.effects():
            self.end_effect()

    def end_effect(self) -> None:
        if self.due == "wolf":  # MM-W2: those that did not move
            self.table = self.table.turn_down(self.frightened_cells())
        self.end_turn()

    # The end of a turn

    def end_turn(self) -> None:
        full = self.piles and len(self.hands[self.seat]) >= self.limits[self.seat]  # MM-P1
        if self.supply.size(self.seat) and not full:
            self.due = "draw"
        else:
            self.next_turn()

    def draw(self, kind: str) -> None:
        self.from_supply(self.seat, kind)
        if self.due == "tree's draw":
            self.limits[self.seat] += 1
            self.end_turn()
        else:
            self.next_turn()

    def from_supply(self, seat: int, kind: str) -> None:
        self.hands[seat].append(self.supply.draw(seat, kind))

    def next_turn(self) -> None:
        out = [not self.hands[seat] and not self.supply.size(seat) for seat in range(self.players)]
        if any(out):
            self.change_is_over = True  # MM-8
        if all(out):
            self.due = "over"  # MM-10
            return
        self.due = "turn"
        self.seat = (self.seat + 1) % self.players
        while not self.hands[self.seat]:  # MM-5
            self.seat = (self.seat + 1) % self.players
