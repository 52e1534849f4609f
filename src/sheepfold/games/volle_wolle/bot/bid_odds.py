"""How likely a bid of Volle Wolle is reached, for people: by bid, and by the die that is kept."""

from dataclasses import dataclass
from typing import Final

from sheepfold.games.volle_wolle.actions import BID_NAMES, DIE_NAMES
from sheepfold.games.volle_wolle.bot.odds import COMES, Stakes, Turn
from sheepfold.games.volle_wolle.rules import PLUS, TARGETS
from sheepfold.games.volle_wolle.view import FlocksView

LOWEST: Final = 3  # of three dice
HIGHEST: Final = 30

_simple: dict[int, Turn] = {}


@dataclass(frozen=True)
class Odds:
    """How likely a player who wants nothing else reaches a bid."""

    dice: float  # with the dice and the bonus alone
    chips: float  # if the player also pays with the available chips
    throws: tuple[float, float, float]  # the same, at each throw


def odds(view: FlocksView) -> dict[str, Odds]:
    """Return odds by the viewer's choices now: each bid, or each keep, `accept` and `fail`."""
    if view.viewer not in view.acting:
        return {}
    me = view.seats[view.viewer]
    if view.pending == ("bid",):
        found = {}
        for bid, name in enumerate(BID_NAMES):
            if bid != PLUS or me.chips:
                free = least(bid, me.modifier)
                paying = free - me.chips + (bid == PLUS)
                found[f"bid {name}"] = chances(turn_to(free).first, turn_to(paying).first)
        return found
    if view.pending not in (("keep",), ("accept",)) or me.bid is None:
        return {}
    dice = [number or 0 for number in view.dice]
    kept = sum([1 << die for die, name in enumerate(DIE_NAMES) if name in view.kept])
    free = least(BID_NAMES.index(me.bid), me.modifier)
    without, paying_turn = turn_to(free), turn_to(free - me.chips)
    found = {}
    if view.pending == ("keep",):
        for die, name in enumerate(DIE_NAMES):
            if name not in view.kept:
                found[f"keep {name}"] = chances(
                    without.keeping(view.throw, dice, kept, die),
                    paying_turn.keeping(view.throw, dice, kept, die),
                )
    if view.price is not None:
        reached = paying_turn.accepting(view.throw, sum(dice))
        found["accept"] = chances(reached if not view.price else [0.0] * COMES, reached)
    if view.pending == ("accept",):
        found["fail"] = chances([0.0] * COMES, [0.0] * COMES)
    return found


def least(bid: int, modifier: int) -> int:
    """Return the sum of three dice that reaches a bid without chips; malus and bonus count."""
    target: int = TARGETS[bid]
    return target - modifier


def turn_to(total: int) -> Turn:
    """Return a turn in which only this sum of dice counts; there are few, and all are cached."""
    total = max(LOWEST, min(total, HIGHEST + 1))
    turn = _simple.get(total)
    if turn is None:
        turn = _simple[total] = Turn(Stakes(total, 0, 0, (1.0, 1.0, 1.0)))
    return turn


def chances(without: list[float], paying: list[float]) -> Odds:
    _, first, second, third, *_ = paying
    return Odds(sum(without[1:4]), first + second + third, (first, second, third))
