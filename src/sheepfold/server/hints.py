"""What the computer advises a person: thought of from the seat's view, in the bots' processes."""

from functools import cache

import structlog

from sheepfold import games
from sheepfold.bots.knowledge import mind_of
from sheepfold.core.actions import ActionSpace
from sheepfold.server import wire
from sheepfold.server.place import Hint, Place
from sheepfold.server.refusal import Refusal
from sheepfold.server.thinking import Question, Thinking
from sheepfold.server.thinking.reasons import reasons
from sheepfold.server.thinking.wire import Found

log = structlog.get_logger()


async def hint(thinking: Thinking, place: Place, seat: int) -> Hint:
    """The advice for the decision that a seat owes; the same however often it is asked for."""
    table = place.table
    if table.match is None or seat not in table.acting:
        raise Refusal("outdated", "the table has gone on: look again")
    match_id, at = table.match_id, table.opened[seat]
    known = place.hints.get(seat)
    if known and (known.match_id, known.at) == (match_id, at):
        return known
    question = Question(
        who=place.id,
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
        log.warning("no hint", table=place.id, kind=told.incident)
        raise Refusal("no_advice", "the computer knows nothing better now: try again")
    moves = [worded(one, table.game.actions, names_of(table.plan.game)) for one in told.found]
    place.hints[seat] = Hint(match_id, at, moves)
    return place.hints[seat]


def worded(found: Found, actions: ActionSpace, names: tuple[str, ...]) -> wire.Advice:
    """Numbers of a worker in words; a reason that does not exist is none."""
    reason = names[found.reason] if found.reason < len(names) else ""
    return wire.Advice(
        text=actions.text(found.action), percent=round(100 * found.chance), reason=reason
    )


@cache
def names_of(game: str) -> tuple[str, ...]:
    """What a worker's numbers of reasons mean."""
    return reasons(mind_of(games.make(game)).knowledge)
