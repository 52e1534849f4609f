"""The one way to ask a bot: its choice is checked, and its faults say whose they are."""

from collections.abc import Sequence
from traceback import TracebackException
from typing import Any, Final

from sheepfold.bots.bot import Bot
from sheepfold.core.errors import BotFault
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng

FAULTS: Final = (Exception, SystemExit)  # what ends a bot; Ctrl-C is the user's
SHOWN: Final = 60  # characters of what is not an action


def ask(
    bot: Bot, name: str, game: AnyGame, view: Any, legal: Sequence[int], seat: int, rng: Rng
) -> int:
    """What a bot chooses: one of the legal actions, or `BotFault`.

    The bot gets a list of its own, so that it cannot make an action legal.
    """
    try:
        action = bot.choose(view, list(legal), rng)
    except FAULTS as error:
        raise failure(error, f"the bot {name!r}, asked for a move of seat {seat},") from error
    if type(action) is not int or action not in legal:
        raise illegal(action, name, game, seat)
    return action


def illegal(choice: object, name: str, game: AnyGame, seat: int) -> BotFault:
    """Also for what is not an action of the game at all."""
    who = f"the bot {name!r} on seat {seat} chose"
    if type(choice) is not int:
        kind = type(choice).__name__
        return BotFault(f"{who} {shown(choice)}, which is not an int but of type {kind}")
    if not 0 <= choice < game.actions.size:
        last = game.actions.size - 1
        return BotFault(f"{who} {shown(choice)}, but the actions of {game.id} are 0 to {last}")
    text = game.actions.text(choice)
    return BotFault(f"{who} {text!r} (action {choice}), which is not legal", action=choice)


def shown(choice: object) -> str:
    """Some of what a bot returned; even its `repr` may fail."""
    try:
        text = repr(choice)
    except FAULTS:
        text = f"<{type(choice).__name__}>"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def failure(error: BaseException, who: str) -> BotFault:
    """A fault with the traceback of an error, from the first line that is not of the caller."""
    trace = error.__traceback__
    inside = trace.tb_next if trace and trace.tb_next else trace
    told = TracebackException(type(error), error, inside)
    what = next(line for line in told.format_exception_only() if not line.startswith(" "))
    return BotFault(f"{who} failed: {what.strip()}", trace="".join(told.format()))


def locate(fault: BotFault, game: AnyGame, state: Any, seat: int, record: str) -> None:
    """Add the seat, the ruling that forbids its choice, and a record that leads to it."""
    fault.seat, fault.record = seat, record
    if fault.action is not None:
        fault.reason = game.objection(state, seat, fault.action)
