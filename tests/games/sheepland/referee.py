"""A slow, naive referee of Sheepland that knows the rules and nothing of the engine it judges."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

COMPONENTS = Path(__file__).parents[3] / "src/sheepfold/games/sheepland/components.json"

CHANCE = -1
BLACK_SHEEP_COUNTS = 2  # SL-13
ACTIONS_PER_TURN = 3  # SL-5
DIE = (1, 2, 3, 4, 5, 6)  # SL-4


@dataclass(frozen=True)
class Road:
    id: int
    number: int
    places: tuple[str, str]  # the two places beside it
    adjacent: frozenset[int]

    def beyond(self, place: str) -> str:
        here, there = self.places
        return there if place == here else here


@dataclass
class Player:
    dinars: int
    tiles: list[str] = field(default_factory=list)  # terrains, the starting tile among them
    shepherds: list[int] = field(default_factory=list)  # the roads they stand on


@dataclass
class Turn:
    """What was done since the die was thrown."""

    shepherd: int | None = None  # the road of the one that acts; None until he is named (SL-11)
    actions: int = 0
    walked: bool = False
    herded_here: bool = False  # a sheep was moved since the last shepherd move
    bought_here: bool = False  # a tile was bought since the last shepherd move


class Referee:
    """One match; `due` names the decision or the draw that is awaited.

    due: "first", "tile", "die" (chance), "place", "use", "action" (a player), "over".
    """

    def __init__(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> None:
        if components is None:
            components = json.loads(COMPONENTS.read_text(encoding="utf-8"))
        if players not in components["players"]:
            raise ValueError(f"Sheepland is not for {players} players")
        if unknown := set(options or {}) - {"memory_aid"}:  # which changes no move (SL-14)
            raise ValueError(f"no such option: {unknown}")
        self.terrains: list[str] = list(components["terrains"])
        names = {region["id"]: region["name"].lower() for region in components["regions"]}
        self.terrain_of: dict[str, str] = {
            region["name"].lower(): region["terrain"] for region in components["regions"]
        }
        self.roads: dict[int, Road] = {}
        for road in components["roads"]:
            here, there = road["regions"]
            self.roads[road["id"]] = Road(
                road["id"], road["number"], (names[here], names[there]), frozenset(road["adjacent"])
            )
        # SL-1
        self.white: Counter[str] = Counter()
        for place, terrain in self.terrain_of.items():
            self.white[place] = 1 if terrain in self.terrains else 0
        (self.black,) = [p for p, terrain in self.terrain_of.items() if terrain == "sheepsburg"]
        self.starting_tiles = list(self.terrains)
        self.stacks = {terrain: list(components["tile_prices"]) for terrain in self.terrains}
        self.regular_fences_left: int = components["fences"]
        self.fenced: set[int] = set()
        self.final_fenced: set[int] = set()  # those of `fenced` with a final fence
        # SL-2
        purse = components["dinars"][str(players)]
        self.players = [Player(purse) for _ in range(players)]
        # SL-3
        self.shepherds_each: int = components["shepherds_each"][str(players)]
        self.first = CHANCE
        self.at_turn = CHANCE  # whose placement or turn it is
        self.turn = Turn()
        self.due = "first"

    # What stands where

    def shepherd_roads(self) -> set[int]:
        return {road for player in self.players for road in player.shepherds}

    def free_roads(self) -> set[int]:
        """The roads without shepherd or fence."""
        return set(self.roads) - self.shepherd_roads() - self.fenced

    def walks(self, road: int, dinars: int) -> set[int]:
        """SL-6: where a shepherd on this road could go with so much money."""
        free = self.free_roads()
        return free if dinars >= 1 else free & self.roads[road].adjacent

    def can_move(self, road: int, dinars: int) -> bool:
        return bool(self.walks(road, dinars))

    # The interface

    def acting(self) -> tuple[int, ...]:
        if self.due == "over":
            return ()
        if self.due in ("first", "tile", "die"):
            return (CHANCE,)
        return (self.at_turn,)

    def legal(self, seat: int) -> list[str]:
        if seat not in self.acting():
            return []
        if seat == CHANCE:
            return list(self.weights())
        if self.due == "place":
            return [f"place {road}" for road in sorted(self.free_roads())]
        if self.due == "use":
            return [f"use {road}" for road in sorted(self.usable())]
        return self.actions()

    def weights(self) -> dict[str, Fraction]:
        outcomes: list[str] = []
        if self.due == "first":  # SL-3
            outcomes = [f"first {seat}" for seat in range(len(self.players))]
        elif self.due == "tile":  # SL-1
            outcomes = [f"tile {self.tile_for()} {terrain}" for terrain in self.starting_tiles]
        elif self.due == "die":  # SL-4
            outcomes = [f"die {number}" for number in DIE]
        return {outcome: Fraction(1, len(outcomes)) for outcome in outcomes}

    def play(self, seat: int, text: str) -> None:
        verb, *words = text.split()
        if verb == "first":
            self.first = int(words[0])
            self.due = "tile"
        elif verb == "tile":
            self.deal(int(words[0]), words[1])
        elif verb == "place":
            self.place(seat, int(words[0]))
        elif verb == "die":
            self.black_sheep_tries(int(words[0]))
            self.after_the_die()
        elif verb == "use":
            self.turn.shepherd = int(words[0])
            self.go_on_with_turn()
        elif verb == "walk":
            self.walk(int(words[0]))
            self.action_done()
        elif verb == "herd":
            self.white[words[0]] -= 1
            self.white[words[1]] += 1
            self.turn.herded_here = True
            self.action_done()
        elif verb == "black":
            self.black = words[1]
            self.turn.herded_here = True
            self.action_done()
        elif verb == "buy":
            self.buy(words[0])
            self.action_done()
        else:
            raise ValueError(f"no such move: {text}")

    def parts(self) -> list[dict[str, int]]:
        if self.due != "over":
            raise ValueError("the match is not over")
        return [
            {
                **{
                    terrain: player.tiles.count(terrain) * self.value(terrain)
                    for terrain in self.terrains
                },
                "dinars": player.dinars,
            }
            for player in self.players
        ]

    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.parts()]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # Set-up

    def tile_for(self) -> int:
        """The first seat without a starting tile."""
        return next(seat for seat, player in enumerate(self.players) if not player.tiles)

    def deal(self, seat: int, terrain: str) -> None:
        self.starting_tiles.remove(terrain)
        self.players[seat].tiles.append(terrain)
        if all(player.tiles for player in self.players):
            self.at_turn = self.first
            self.due = "place"

    def place(self, seat: int, road: int) -> None:
        self.players[seat].shepherds.append(road)
        self.at_turn = self.left_of(seat)
        if all(len(player.shepherds) == self.shepherds_each for player in self.players):
            self.begin_turn(self.first)

    # A turn

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def begin_turn(self, seat: int) -> None:
        self.at_turn = seat
        self.turn = Turn()
        self.due = "die"

    def black_sheep_tries(self, number: int) -> None:
        """SL-4"""
        free = self.free_roads()
        ways = [
            road
            for road in self.roads.values()
            if self.black in road.places and road.number == number and road.id in free
        ]
        for road in ways[:1]:  # no place has two roads of one number
            self.black = road.beyond(self.black)

    def after_the_die(self) -> None:
        player = self.players[self.at_turn]
        if self.shepherds_each > 1:
            self.due = "use"
        else:
            (self.turn.shepherd,) = player.shepherds
            self.go_on_with_turn()

    def usable(self) -> list[int]:
        """SL-11: one that can move; only if none can, any."""
        player = self.players[self.at_turn]
        movable = [road for road in player.shepherds if self.can_move(road, player.dinars)]
        return movable or list(player.shepherds)

    def actions(self) -> list[str]:
        """SL-5 to SL-10: what the acting shepherd may do next."""
        player, turn, at = self.players[self.at_turn], self.turn, self.turn.shepherd
        assert at is not None
        road = self.roads[at]
        stuck = not self.can_move(at, player.dinars)
        found = [f"walk {to}" for to in sorted(self.walks(at, player.dinars))]
        last = turn.actions == ACTIONS_PER_TURN - 1
        if last and not turn.walked and not stuck:  # SL-5: one action is a shepherd move
            return found
        if not turn.herded_here:  # SL-5, SL-7
            for place in road.places:
                if self.white[place] > 0:
                    found.append(f"herd {place} {road.beyond(place)}")
                if self.black == place:
                    found.append(f"black {place} {road.beyond(place)}")
        if not turn.bought_here:  # SL-5, SL-8
            for terrain in sorted({self.terrain_of[place] for place in road.places}):
                if not self.stacks.get(terrain):  # Sheepsburg, or sold out
                    continue
                left = player.dinars - self.stacks[terrain][0]
                if left < 0:
                    continue
                if not turn.walked and not stuck and not self.can_move(at, left):  # SL-9
                    continue
                found.append(f"buy {terrain}")
        return found

    def walk(self, to: int) -> None:
        """SL-6"""
        player, at = self.players[self.at_turn], self.turn.shepherd
        assert at is not None
        if to not in self.roads[at].adjacent:
            player.dinars -= 1
        player.shepherds.remove(at)
        player.shepherds.append(to)
        self.fenced.add(at)
        if self.regular_fences_left > 0:
            self.regular_fences_left -= 1
        else:
            self.final_fenced.add(at)
        self.turn.shepherd = to
        self.turn.walked = True
        self.turn.herded_here = self.turn.bought_here = False

    def buy(self, terrain: str) -> None:
        """SL-8"""
        player = self.players[self.at_turn]
        player.dinars -= self.stacks[terrain].pop(0)
        player.tiles.append(terrain)
        self.turn.bought_here = True

    def action_done(self) -> None:
        self.turn.actions += 1
        self.go_on_with_turn()

    def go_on_with_turn(self) -> None:
        """SL-10: with nothing allowed the rest of the turn is lost."""
        self.due = "action"
        if self.turn.actions == ACTIONS_PER_TURN or not self.actions():
            self.end_turn()

    def end_turn(self) -> None:
        next_seat = self.left_of(self.at_turn)
        # SL-10, SL-12: only after the turn of the player to the first player's right
        if next_seat == self.first and (self.regular_fences_left == 0 or self.all_stuck_for_good()):
            self.due = "over"
        else:
            self.begin_turn(next_seat)

    # Ends

    def all_stuck_for_good(self) -> bool:
        """SL-10"""
        return not any(
            self.can_move(road, player.dinars)
            for player in self.players
            for road in player.shepherds
        )

    def value(self, terrain: str) -> int:
        """SL-13: the sheep in the regions of a terrain."""
        return sum(
            self.white[place] + (BLACK_SHEEP_COUNTS if self.black == place else 0)
            for place, its_terrain in self.terrain_of.items()
            if its_terrain == terrain
        )
