"""A slow, naive referee of Sheep & Thief, knowing the rules and nothing of the engine it judges."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import networkx as nx

from tests.games.sheep_and_thief.referee_board import (
    CELLS,
    COLUMNS,
    FACE_DOWN,
    ROWS,
    SIDES,
    Board,
    Card,
    step,
)

COMPONENTS = Path(__file__).parents[3] / "src/sheepfold/games/sheep_and_thief/components.json"

CHANCE = -1
MISSIONS = ["river", "road", "barns", "bottom", "right", "dogs", "foxes", "sheep", "town"]
MISSION_GOLD = {"river": (3, 1), "barns": (3, 1)}  # ST-M2, ST-M4; all others but the town 5/2
TOWN_MISSION_GOLD = 3  # ST-M10
ROUNDS = 3  # ST-5
CARDS_PER_ROUND = 4  # ST-6


class Referee:
    """One match; `due` names the decision or the draw that is awaited.

    due: "first", "mission", "deal" (chance), "pick" (draft), "lay", "images" (the animals of the
    card just laid), "discard" (two players between rounds), "over".
    """

    def __init__(
        self,
        players: int,
        options: dict[str, Any] | None = None,
        components: dict[str, Any] | None = None,
    ) -> None:
        if components is None:
            components = json.loads(COMPONENTS.read_text(encoding="utf-8"))
        assert components is not None
        options = options or {}
        self.data = components
        self.players = players
        self.missions_module = bool(options.get("missions"))
        self.black_module = bool(options.get("black_sheep"))
        self.faces = {
            card["id"]: Card(**{key: card[key] for key in card if key != "id"})
            for card in components["cards"]
        }
        yard = components["farmyard"]
        barnyard = Card(road=yard["road"], river=yard["river"], barn=yard["barn"])
        self.boards = [Board(yard["cell"], {yard["cell"]: barnyard}) for _ in range(players)]
        self.supply: int = components["white_sheep"]
        for board in self.boards:
            if self.black_module:  # ST-B1: instead of the white one
                board.black = yard["cell"]
            else:  # ST-1
                board.white[yard["cell"]] += 1
                self.supply -= 1
        self.fox: str = components["fox_start"]
        self.missions: list[str] = []  # by seat, as they are drawn
        self.deck = set(self.faces)
        self.packs: list[set[int]] = [set() for _ in range(players)]  # to draft from
        self.hands: list[set[int]] = [set() for _ in range(players)]  # kept cards
        self.round = 1
        self.starter = CHANCE
        self.turn = CHANCE
        self.pack_size = 6 if players == 2 else 5  # ST-2
        self.per_pick = 2 if players == 2 else 1  # ST-3, ST-4
        self.picks_due = [0] * players
        self.to_discard: set[int] = set()  # seats
        self.placed = [0] * players  # this round
        self.laid = ""  # the cell of the card whose animals act
        self.sheep_due = self.dogs_due = self.foxes_due = 0
        self.due = "first"

    # The interface

    def acting(self) -> tuple[int, ...]:
        if self.due in ("first", "mission", "deal"):
            return (CHANCE,)
        if self.due == "pick":
            return tuple(seat for seat in range(self.players) if self.picks_due[seat])
        if self.due in ("lay", "images"):
            return (self.turn,)
        if self.due == "discard":
            return tuple(sorted(self.to_discard))
        return ()

    def legal(self, seat: int) -> list[str]:
        if seat not in self.acting():
            return []
        if seat == CHANCE:
            return list(self.weights())
        if self.due == "pick":
            return [f"pick {card}" for card in sorted(self.packs[seat])]
        if self.due == "discard":
            return [f"discard {card}" for card in sorted(self.hands[seat])]
        if self.due == "lay":
            return self.layings()
        return self.image_moves()

    def weights(self) -> dict[str, Fraction]:
        if self.due == "first":  # ST-1
            outcomes = [f"first {seat}" for seat in range(self.players)]
        elif self.due == "mission":  # ST-M1: without return
            left = [name for name in MISSIONS if name not in self.missions]
            outcomes = [f"mission {len(self.missions)} {name}" for name in left]
        elif self.due == "deal":  # ST-2
            outcomes = [f"deal {self.dealt_to()} {card}" for card in sorted(self.deck)]
        else:
            outcomes = []
        return {outcome: Fraction(1, len(outcomes)) for outcome in outcomes}

    def play(self, seat: int, text: str) -> None:
        """Not checked: the move must be legal."""
        verb, *words = text.split()
        if verb == "first":
            self.starter = int(words[0])
            self.due = "mission" if self.missions_module else "deal"
        elif verb == "mission":
            self.missions.append(words[1])
            if len(self.missions) == self.players:
                self.due = "deal"
        elif verb == "deal":
            self.deal(int(words[0]), int(words[1]))
        elif verb == "pick":
            self.pick(seat, int(words[0]))
        elif verb in ("lay", "cover"):
            self.lay(int(words[0]), words[1], face_up=verb == "lay")
        elif verb == "sheep":
            self.sheep_arrive()
            self.go_on_with_images()
        elif verb == "dog":
            self.dog_herds(*words)
        elif verb == "heel":
            self.dogs_due -= 1
            self.go_on_with_images()
        elif verb == "fox":
            self.fox_runs(words[0])
        elif verb == "discard":
            self.discard(seat, int(words[0]))
        else:
            raise ValueError(f"no such move: {text}")

    # Deal and draft

    def dealt_to(self) -> int:
        """All cards of seat 0, then seat 1 and so on."""
        return min(seat for seat in range(self.players) if len(self.packs[seat]) < self.pack_size)

    def deal(self, seat: int, card: int) -> None:
        self.deck.remove(card)
        self.packs[seat].add(card)
        if all(len(pack) == self.pack_size for pack in self.packs):
            self.begin_picking()

    def begin_picking(self) -> None:
        self.picks_due = [self.per_pick] * self.players
        self.due = "pick"

    def pick(self, seat: int, card: int) -> None:
        self.packs[seat].remove(card)
        self.hands[seat].add(card)
        self.picks_due[seat] -= 1
        if any(self.picks_due):
            return
        self.pass_packs()
        if len(self.packs[0]) > self.per_pick:
            self.begin_picking()
            return
        for receiver in range(self.players):  # ST-3, ST-4: the last are kept by their receiver
            self.hands[receiver] |= self.packs[receiver]
            self.packs[receiver] = set()
        self.begin_placement()

    def pass_packs(self) -> None:
        """ST-3: to the left neighbour, the next seat clockwise; in round 2 to the right one."""
        away = -1 if self.round == 2 else 1
        passed: list[set[int]] = [set() for _ in self.packs]
        for seat, pack in enumerate(self.packs):
            passed[(seat + away) % self.players] = pack
        self.packs = passed

    # Placement

    def begin_placement(self) -> None:
        self.placed = [0] * self.players
        self.turn = self.starter
        self.due = "lay"

    def layings(self) -> list[str]:
        board = self.boards[self.turn]
        hand = sorted(self.hands[self.turn])
        cells = [c for c in board.free() if board.adjacent(c) and c != self.fox]  # ST-7, ST-9
        assert cells
        fitting = [
            f"lay {card} {cell}"
            for card in hand
            for cell in cells
            if board.rivers_agree(self.faces[card], cell)  # ST-8
        ]
        return fitting or [f"cover {card} {cell}" for card in hand for cell in cells]  # ST-10

    def lay(self, card: int, cell: str, face_up: bool) -> None:
        face = self.faces[card] if face_up else FACE_DOWN
        self.hands[self.turn].remove(card)
        self.boards[self.turn].cards[cell] = face
        self.placed[self.turn] += 1
        self.laid = cell
        self.sheep_due, self.dogs_due, self.foxes_due = face.sheep, face.dogs, face.foxes
        self.due = "images"
        self.go_on_with_images()

    # Animals

    def go_on_with_images(self) -> None:
        """What happens by itself, and the next turn once nothing is left to do."""
        while self.image_moves() == ["heel"]:
            self.dogs_due -= 1
        if not self.dogs_due and not self.foxes_due:
            self.sheep_arrive()
            self.end_turn()

    def image_moves(self) -> list[str]:
        moves = []
        if self.sheep_due:
            moves.append("sheep")
        if self.dogs_due:
            moves += [*self.dog_moves(), "heel"]
        if self.foxes_due:  # ST-13
            moves += [f"fox {side}" for side in SIDES if step(self.fox, side) is not None]
        return moves

    def dog_moves(self) -> list[str]:
        """ST-12: some animals of one card to an adjacent card without the fox."""
        board = self.boards[self.turn]
        moves = []
        for start in board.cards:
            for side in SIDES:
                end = step(start, side)
                if end not in board.cards or end == self.fox:
                    continue
                for count in range(board.white[start] + 1):
                    if count:
                        moves.append(f"dog {start} {end} {count}")
                    if board.black == start:
                        moves.append(f"dog {start} {end} {count or ''}b")
        return moves

    def sheep_arrive(self) -> None:
        """ST-11: a supply too small gives what is left."""
        arriving = min(self.sheep_due, self.supply)
        self.supply -= arriving
        self.boards[self.turn].white[self.laid] += arriving
        self.sheep_due = 0

    def dog_herds(self, start: str, end: str, herd: str) -> None:
        board = self.boards[self.turn]
        if herd.endswith("b"):
            board.black = end
        count = int(herd.removesuffix("b") or 0)
        board.white[start] -= count
        board.white[end] += count
        self.dogs_due -= 1
        self.go_on_with_images()

    def fox_runs(self, side: str) -> None:
        """ST-13 to ST-15: one step on every board alike; only entering steals."""
        target = step(self.fox, side)
        assert target is not None
        self.fox = target
        for seat, board in enumerate(self.boards):
            if target not in board.cards or board.cards[target].barn:
                continue
            taken = board.white.pop(target, 0)
            if seat == self.turn:
                self.supply += taken
            else:
                self.boards[self.turn].paddock += taken
            if board.black == target:  # ST-B2
                board.black = board.farmyard
        self.foxes_due -= 1
        self.go_on_with_images()

    # Ends

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self.due = "lay"
        if min(self.placed) < CARDS_PER_ROUND:
            return
        if self.round == ROUNDS:
            self.due = "over"
        elif self.players == 2:  # ST-5
            self.to_discard = {0, 1}
            self.due = "discard"
        else:
            self.next_round()

    def discard(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.to_discard.remove(seat)
        if not self.to_discard:
            self.next_round()

    def next_round(self) -> None:
        """ST-5: the card left joins the draft hand; the starting player moves on."""
        self.round += 1
        self.starter = (self.starter + 1) % self.players
        self.packs = self.hands
        self.hands = [set() for _ in range(self.players)]
        self.due = "deal"

    # Gold

    def parts(self) -> list[dict[str, int]]:
        """ST-16, ST-17 and the modules, seat by seat."""
        if self.due != "over":
            raise ValueError("the match is not over")
        result = []
        for seat, board in enumerate(self.boards):
            gold = {
                "sheep": board.white.total(),
                "paddock": board.paddock,
                "towns": self.town_gold(board),
                "rivers": sum(map(self.river_gold, board.lengths("river"))),
            }
            if self.missions_module:
                gold["mission"] = self.mission_gold(seat)
            if self.black_module:
                gold["black_sheep"] = self.black_gold(board)
            result.append(gold)
        return result

    def scores(self) -> list[int]:
        return [sum(gold.values()) for gold in self.parts()]

    def winners(self) -> list[int]:
        """ST-18: most gold, then more gold from white sheep on the board."""
        standing = [(sum(gold.values()), gold["sheep"]) for gold in self.parts()]
        return [seat for seat in range(self.players) if standing[seat] == max(standing)]

    def town_gold(self, board: Board) -> int:
        roads = board.network("road")
        roads.add_node(board.farmyard)
        linked = nx.node_connected_component(roads, board.farmyard)
        gold = 0
        for town in self.data["towns"]:
            cell = town["cell"]
            if cell in linked and set(board.cards[cell].road) & set(town["gates"]):
                gold += town["gold"]
        return gold

    def river_gold(self, length: int) -> int:
        table: list[int] = self.data["river_gold"]
        more: int = self.data["river_gold_more"]
        longest = len(table) - 1
        return table[min(length, longest)] + more * max(0, length - longest)

    def black_gold(self, board: Board) -> int:
        """ST-B3."""
        assert board.black is not None
        table: list[list[int]] = self.data["black_sheep_gold"]
        return table[ROWS.index(board.black[1])][COLUMNS.index(board.black[0])]

    def mission_gold(self, seat: int) -> int:
        """ST-M1: compared with all other boards."""
        mission = self.missions[seat]
        if mission == "town":
            towns = [town["cell"] for town in self.data["towns"]]
            return TOWN_MISSION_GOLD if self.fox in towns else 0
        mine = self.measure(mission, self.boards[seat])
        best = max(self.measure(mission, b) for s, b in enumerate(self.boards) if s != seat)
        alone, tied = MISSION_GOLD.get(mission, (5, 2))
        if mine < best or (mission == "river" and mine == 0):  # ST-M2: without any river nothing
            return 0
        return alone if mine > best else tied

    def measure(self, mission: str, board: Board) -> int:
        """ST-M2 to ST-M9."""
        cards = list(board.cards.values())
        measures = {
            "river": max(board.lengths("river"), default=0),
            "road": max(board.lengths("road"), default=0),
            "barns": sum(card.barn for card in cards),
            "bottom": board.animals([cell for cell in CELLS if cell[1] in "34"]),
            "right": board.animals([cell for cell in CELLS if cell[0] in "cd"]),
            "dogs": sum(card.dogs > 0 for card in cards),
            "foxes": sum(card.foxes > 0 for card in cards),
            "sheep": sum(card.sheep > 0 for card in cards),
        }
        return measures[mission]
