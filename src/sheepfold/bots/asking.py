"""The one way to ask a bot: its choice is checked, and a fault names the bot."""

from collections.abc import Sequence
from traceback import TracebackException
from typing import Any, Final

from sheepfold.bots.bot import Bot
from sheepfold.core.errors import BotFault
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng

FAULTS: Final = (Exception, SystemExit)  # what a bot may raise; Ctrl-C is the user's
SHOWN: Final = 60  # characters of something that is not an action


def ask(
    bot: Bot, name: str, game: AnyGame, view: Any, legal: Sequence[int], seat: int, rng: Rng
) -> int:
    """Return the bot's choice, one of the legal actions; raise `BotFault` otherwise.

    The bot gets its own copy of the list, so that it cannot make an action legal.
    """
    try:
        action = bot.choose(view, list(legal), rng)
    except FAULTS as error:
        raise failure(error, f"the bot {name!r}, asked for a move of seat {seat},") from error
    if type(action) is not int or action not in legal:
        raise illegal(action, name, game, seat)
    return action


def illegal(choice: object, name: str, game: AnyGame, seat: int) -> BotFault:
    """Return the fault for an illegal choice, even one that is not an action of the game."""
    who = f"the bot {name!r} on seat {seat} chose"
    if type(choice) is not int:
        kind = type(choice).__name__
        return BotFault(f"{who} {shortened(choice)}, which is not an int but of type {kind}")
    if not 0 <= choice < game.actions.size:
        last = game.actions.size - 1
        return BotFault(f"{who} {shortened(choice)}, but the actions of {game.id} are 0 to {last}")
    text = game.actions.text(choice)
    return BotFault(f"{who} {text!r} (action {choice}), which is not legal", action=choice)


def shortened(choice: object) -> str:
    """Return a bot's return value as a short text; even its `repr` may fail."""
    try:
        text = repr(choice)
    except FAULTS:
        text = f"<{type(choice).__name__}>"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def failure(error: BaseException, who: str) -> BotFault:
    """Return a fault with the traceback of an error, from below the caller's line."""
    trace = error.__traceback__
    inside = trace.tb_next if trace and trace.tb_next else trace
    report = TracebackException(type(error), error, inside)
    what = next(line for line in report.format_exception_only() if not line.startswith(" "))
    return BotFault(f"{who} failed: {what.strip()}", trace="".join(report.format()))


def locate(fault: BotFault, game: AnyGame, state: Any, seat: int, record: str) -> None:
    """Add the seat, the ruling that forbids its choice, and a record that leads to it."""
    fault.seat, fault.record = seat, record
    if fault.action is not None:
        fault.reason = game.objection(state, seat, fault.action)
