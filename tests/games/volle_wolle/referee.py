"""A slow, naive referee of Volle Wolle that knows the rules and nothing of the engine it judges."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

COMPONENTS = Path(__file__).parents[3] / "src/sheepfold/games/volle_wolle/components.json"

CHANCE = -1
DICE = ("d12", "d10", "d8")
BIDS = (*(str(number) for number in range(14, 27)), "26+")
CARDS_DUE = {1: 3, 2: 2, 3: 1}  # VW-5 to VW-7: throw, cards
BLACK_SHEEP_BELOW = 14  # VW-11


def target(bid: str) -> int:
    """VW-3: the target of 26+ is 26."""
    return int(bid.rstrip("+"))


@dataclass
class Player:
    """One player; the flock lies with its top card last."""

    chips: int
    board: int = 0
    flock: list[str] = field(default_factory=list)
    dogs: int = 0
    bone: bool = False
    bid: str = ""


class Referee:
    """One match; `due` names the decision or the draw that is awaited.

    due: "board", "lay", "roll" (chance), "bid" (all), "throw" (keep, accept, fail), "black" (or
    raise), "take", "top", "bone" (the player whose turn it is), "over".
    """

    def __init__(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,  # memory_aid changes nothing here
        components: Mapping[str, Any] | None = None,
    ) -> None:
        if components is None:
            components = json.loads(COMPONENTS.read_text(encoding="utf-8"))
        self.sheep: dict[str, Any] = {sheep["id"]: sheep for sheep in components["sheep"]}
        self.faces = dict(zip(DICE, components["dice"], strict=True))
        # VW-1
        self.deck: list[str] = [*self.sheep]
        self.deck += ["dog"] * components["dogs"] + ["bone"] * components["bones"]
        self.boards: list[int] = list(components["board_numbers"])
        self.supply = components["chips"] - players * components["chips_each"]
        self.players = [Player(components["chips_each"]) for _ in range(players)]
        self.table: list[str] = []
        self.to_lay = 0
        self.order: list[int] = []  # of this round, fixed once the bids are shown
        self.place = 0  # whose turn it is, in that order
        self.player = CHANCE
        self.throw = 0
        self.shown: dict[str, int] = {}  # die, number thrown
        self.to_roll: list[str] = []
        self.keepable: list[str] = []  # the dice just thrown
        self.cards_due = 0
        self.taking: list[str] = []  # the cards that come to the player together
        self.failed = False
        self.due = "board"

    # The interface

    def acting(self) -> tuple[int, ...]:
        if self.due == "over":
            return ()
        if self.due in ("board", "lay", "roll"):
            return (CHANCE,)
        if self.due == "bid":
            return tuple(seat for seat, player in enumerate(self.players) if not player.bid)
        return (self.player,)

    def legal(self, seat: int) -> list[str]:
        if seat not in self.acting():
            return []
        if seat == CHANCE:
            return list(self.weights())
        me = self.players[seat]
        if self.due == "bid":  # VW-3: 26+ needs a chip
            return [f"bid {bid}" for bid in BIDS if bid != "26+" or me.chips > 0]
        if self.due == "throw":
            accept = ["accept"] if self.could_reach_bid() else []
            if self.throw == 3:
                return [*accept, "fail"]
            return [*accept, *(f"keep {die}" for die in self.keepable)]
        if self.due == "black":
            return ["black", *self.raises()]
        if self.due == "take":  # VW-10: of his own choice
            return [f"take {card}" for card in sorted(set(self.table))]
        if self.due == "top":
            return [f"top {card}" for card in self.sheep_taken()]
        return ["bone yes", "bone no"]

    def weights(self) -> dict[str, Fraction]:
        if self.due == "board":  # VW-1
            seat = [player.board for player in self.players].index(0)
            draws = Counter(f"board {seat} {number}" for number in self.boards)
        elif self.due == "lay":  # VW-2: every card of the deck equally likely
            draws = Counter(f"lay {card}" for card in self.deck)
        elif self.due == "roll":
            die = self.to_roll[0]
            draws = Counter(f"roll {die} {number}" for number in range(1, self.faces[die] + 1))
        else:
            return {}
        return {draw: Fraction(count, draws.total()) for draw, count in draws.items()}

    def play(self, seat: int, text: str) -> None:
        verb, *words = text.split()
        if verb == "board":
            self.deal_board(int(words[0]), int(words[1]))
        elif verb == "lay":
            self.lay(words[0])
        elif verb == "bid":
            self.players[seat].bid = words[0]
            if all(player.bid for player in self.players):
                self.show_bids()
        elif verb == "roll":
            self.roll(words[0], int(words[1]))
        elif verb == "keep":
            self.keep(words[0])
        elif verb == "accept":
            self.accept()
        elif verb == "fail":
            self.fail()
        elif verb == "black":
            self.come(self.black_sheep())
        elif verb == "raise":
            self.pay(int(words[-1]) if words[-1] != "bonus" else 0)
            self.turn_is_over()
        elif verb == "take":
            self.take(words[0])
        elif verb == "top":
            self.put_on_top(words[0])
        elif verb == "bone":
            if words[0] == "yes":
                self.give_bone_to(self.player)
            self.turn_is_over()

    def parts(self) -> list[dict[str, int]]:
        """VW-16"""
        most = max(player.dogs for player in self.players)
        return [
            {
                "flock": self.flock_points(player),
                "chips": player.chips,
                "dogs": self.dog_points(player, most),
            }
            for player in self.players
        ]

    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.parts()]

    def winners(self) -> list[int]:
        """VW-19"""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # Set-up and round

    def deal_board(self, seat: int, number: int) -> None:
        self.boards.remove(number)
        self.players[seat].board = number
        if all(player.board for player in self.players):
            self.begin_round()

    def begin_round(self) -> None:
        if not self.deck:  # VW-16
            self.due = "over"
            return
        for player in self.players:
            player.bid = ""
        self.to_lay = min(len(self.players) + 1, len(self.deck))  # VW-2
        self.due = "lay"

    def lay(self, card: str) -> None:
        self.deck.remove(card)
        self.table.append(card)
        self.to_lay -= 1
        if self.to_lay == 0:
            self.due = "bid"

    def show_bids(self) -> None:
        for player in self.players:
            if player.bid == "26+":  # VW-3: costs a chip before the order is fixed
                player.chips -= 1
                self.supply += 1
        # VW-4: higher bid first, then lower sheep number.
        self.order = sorted(
            range(len(self.players)),
            key=lambda seat: (-BIDS.index(self.players[seat].bid), self.sheep_number(seat)),
        )
        self.place = 0
        self.begin_turn()

    def sheep_number(self, seat: int) -> int:
        """VW-4"""
        player = self.players[seat]
        return int(self.sheep[player.flock[-1]]["number"]) if player.flock else player.board

    # A turn

    def begin_turn(self) -> None:
        self.failed = False
        self.taking = []
        if not self.table:  # VW-13
            self.begin_round()
            return
        if self.place == len(self.order):  # VW-15: what both have left goes to the first
            self.player = self.order[0]
            self.come(list(self.table))
            return
        self.player = self.order[self.place]
        if len(self.players) > 2 and self.place == len(self.order) - 1:  # VW-12
            self.come(list(self.table))
            return
        self.throw = 1  # VW-5
        self.throw_dice(list(DICE))

    def throw_dice(self, dice: list[str]) -> None:
        self.to_roll = list(dice)
        self.keepable = list(dice)
        self.due = "roll"

    def roll(self, die: str, number: int) -> None:
        self.shown[die] = number
        self.to_roll.remove(die)
        if self.to_roll:
            return
        me = self.players[self.player]
        if self.result() >= target(me.bid):  # VW-9: he must
            self.reach_bid()
        elif self.throw == 3 and not self.could_reach_bid():
            self.fail()
        else:
            self.due = "throw"

    def keep(self, die: str) -> None:
        """VW-6, VW-7: it stays, the others that were just thrown are thrown again."""
        self.throw += 1
        self.throw_dice([other for other in self.keepable if other != die])

    # The result

    def modifier(self) -> int:
        """Of the flock's top card."""
        flock = self.players[self.player].flock
        return int(self.sheep[flock[-1]]["modifier"]) if flock else 0

    def malus(self) -> int:
        return max(0, -self.modifier())

    def bonus(self) -> int:
        return max(0, self.modifier())

    def result(self) -> int:
        """VW-8, without bonus and chips."""
        return sum(self.shown.values()) - self.malus()

    def could_reach_bid(self) -> bool:
        me = self.players[self.player]
        return self.result() + self.bonus() + me.chips >= target(me.bid)

    def pay(self, chips: int) -> None:
        self.players[self.player].chips -= chips
        self.supply += chips

    def accept(self) -> None:
        """VW-8: the bonus first, then exactly the chips still missing."""
        missing = target(self.players[self.player].bid) - self.result() - self.bonus()
        self.pay(max(0, missing))
        self.reach_bid()

    def reach_bid(self) -> None:
        self.cards_due = CARDS_DUE[self.throw]
        if len(self.table) <= self.cards_due:  # VW-10
            self.come(list(self.table))
        else:
            self.due = "take"

    def fail(self) -> None:
        """VW-11"""
        self.failed = True
        if self.result() >= BLACK_SHEEP_BELOW or not self.black_sheep():
            self.turn_is_over()
        elif self.raises():
            self.due = "black"
        else:
            self.come(self.black_sheep())

    def black_sheep(self) -> list[str]:
        sheep = [card for card in self.table if card in self.sheep]
        return [card for card in sheep if self.sheep[card]["kind"] == "black"]

    def raises(self) -> list[str]:
        """VW-11: at least 14 and below the bid; of chips no more than that takes."""
        me = self.players[self.player]
        bonus, missing = self.bonus(), BLACK_SHEEP_BELOW - self.result()
        bid_is_above_14 = target(me.bid) > BLACK_SHEEP_BELOW
        moves: list[str] = []
        if bonus > 0 and bonus >= missing and self.result() + bonus < target(me.bid):
            moves.append("raise bonus")
        if me.chips >= missing and bid_is_above_14:
            moves.append(f"raise {missing}")
        if 0 < bonus < missing and me.chips >= missing - bonus and bid_is_above_14:
            moves.append(f"raise bonus {missing - bonus}")
        return moves

    # A taking

    def take(self, card: str) -> None:
        self.table.remove(card)
        self.taking.append(card)
        self.cards_due -= 1
        if self.cards_due == 0:
            self.cards_came()

    def come(self, cards: list[str]) -> None:
        """These cards come to the player together."""
        for card in cards:
            self.table.remove(card)
        self.taking = cards
        self.cards_came()

    def sheep_taken(self) -> list[str]:
        return [card for card in self.taking if card in self.sheep]

    def cards_came(self) -> None:
        """VW-10: dogs and the bone beside the flock, sheep on it."""
        self.players[self.player].dogs += self.taking.count("dog")
        if "bone" in self.taking:
            self.give_bone_to(self.player)
        sheep = self.sheep_taken()
        if len(sheep) >= 2:
            self.due = "top"
        elif sheep:
            self.put_on_top(sheep[0])
        else:
            self.turn_is_over()

    def put_on_top(self, top: str) -> None:
        flock = self.players[self.player].flock
        flock += [card for card in self.sheep_taken() if card != top]
        flock.append(top)
        symbol = any(self.sheep[card]["bone"] for card in self.sheep_taken())
        another_has_it = any(
            player.bone for seat, player in enumerate(self.players) if seat != self.player
        )
        if symbol and another_has_it:  # VW-14
            self.due = "bone"
        else:
            self.turn_is_over()

    def give_bone_to(self, seat: int) -> None:
        for player in self.players:
            player.bone = False
        self.players[seat].bone = True

    def turn_is_over(self) -> None:
        if self.failed and self.supply > 0:  # VW-11: last of all; VW-1: never from nothing
            self.players[self.player].chips += 1
            self.supply -= 1
        self.shown = {}
        self.place += 1
        self.begin_turn()

    # The end

    def flock_points(self, player: Player) -> int:
        flock = [self.sheep[card] for card in player.flock]
        kinds = Counter(sheep["kind"] for sheep in flock)
        black: list[int] = [sheep["points"] for sheep in flock if sheep["kind"] == "black"]
        white: list[int] = sorted(sheep["points"] for sheep in flock if sheep["kind"] == "white")
        if player.dogs == 0:  # VW-18
            white = white[2:]
        set370 = (0, 3, 14)[kinds["set370"] % 3]  # VW-17
        set007 = 21 * (kinds["set007"] // 3)
        return sum(white) + sum(black) + set370 + set007

    def dog_points(self, player: Player, most: int) -> int:
        """VW-18"""
        points = 9 if player.dogs == 1 else 0
        if player.bone:
            points += 4 * player.dogs
        if player.dogs == most and player.dogs > 0:
            points -= 5
        return points
