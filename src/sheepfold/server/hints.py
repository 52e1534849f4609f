"""What the computer tells a person, from the seat's view alone: advice, and how likely choices
come off. Advice is thought of in the bots' processes; the odds are mere arithmetic."""

from dataclasses import asdict
from functools import cache
from typing import Any, Final

import structlog

from sheepfold import games
from sheepfold.bots.advice import Adviser
from sheepfold.core.actions import ActionSpace
from sheepfold.server import wire
from sheepfold.server.bot_workers import BotWorkers, Question
from sheepfold.server.bot_workers.wire import Found
from sheepfold.server.live_table import Hint, LiveTable
from sheepfold.server.refusal import Refusal

DIGITS: Final = 4  # of a chance that is sent

log = structlog.get_logger()


async def hint(thinking: BotWorkers, live: LiveTable, seat: int) -> Hint:
    """The advice for the decision that a seat owes; the same however often it is asked for."""
    table = live.table
    if table.match is None or seat not in table.acting:
        raise Refusal("outdated", "the table has gone on: look again")
    match_id, at = table.match_id, table.opened[seat]
    known = live.hints.get(seat)
    if known and (known.match_id, known.at) == (match_id, at):
        return known
    question = Question(
        who=live.id,
        address=live.address,
        game=table.plan.game,
        components=table.plan.components,
        bot="",
        view=table.match.view(seat),
        legal=tuple(table.game.legal(table.match.state, seat)),
        seed=f"{match_id} {at}",
        advice=True,
    )
    told = await thinking.advise(question)
    if told.incident is not None:
        log.warning("no hint", table=live.id, kind=told.incident)
        raise Refusal("no_advice", "the computer knows nothing better now: try again")
    names = adviser_of(table.plan.game).reasons
    moves = [worded(one, table.game.actions, names) for one in told.found]
    live.hints[seat] = Hint(match_id, at, moves)
    return live.hints[seat]


def worded(found: Found, actions: ActionSpace, names: tuple[str, ...]) -> wire.Advice:
    """Numbers of a worker in words; a reason that does not exist is none."""
    reason = names[found.reason] if found.reason < len(names) else ""
    return wire.Advice(
        text=actions.text(found.action), percent=round(100 * found.chance), reason=reason
    )


def odds(game: str, view: Any) -> dict[str, Any]:
    """By what the view's own seat may do, how likely it comes off; of most games nothing."""
    found = adviser_of(game).odds(view)
    return {move: rounded(asdict(one)) for move, one in found.items()}


def rounded(value: Any) -> Any:
    """Round chances: nobody reads more digits."""
    match value:
        case float():
            return round(value, DIGITS)
        case dict():
            return {name: rounded(one) for name, one in value.items()}
        case _:
            return [rounded(one) for one in value]


@cache
def adviser_of(game: str) -> Adviser:
    """Who knows what a worker's numbers of reasons mean, and the odds; it is not asked to think."""
    return Adviser(games.make(game))
