"""Law 10, facts: they say what happened, and tell each viewer no more than its views and lines."""

from typing import Any

from sheepfold.core.laws import Broken, require, viewers
from sheepfold.core.leaks import who
from sheepfold.core.match import Match, stated
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain, Rng


def law_10_only_apply_states_facts(game: AnyGame, state: Any, players: int, rng: Plain) -> None:
    """Require that questions about a state state no facts."""
    asked = state.copy()
    require(asked.facts is None, 10, "a copy has the facts of its original")
    asked.facts = []
    for seat in game.acting(asked):
        for action in game.legal(asked, seat)[:3]:
            game.objection(asked, seat, action)
        game.sample(asked, seat, rng.random)
    if game.acting(asked) == (-1,):
        game.chances(asked)
    for viewer in viewers(players):
        game.covered(game.view(asked, viewer))
    require(not asked.facts, 10, f"a question has stated facts: {asked.facts[:3]}")


def law_10_views_decide(
    game: AnyGame, state: Any, by: int, action: int, players: int, rng: Rng
) -> int:
    """Require the same facts for a viewer that sees the same move and the same view after it.

    Returns for how many viewers this could be compared.
    """
    compared = 0
    after = state.copy()
    facts = stated(game, after, by, action)
    for viewer in viewers(players):
        if game.actions.seen(state, by, action, viewer) != action:
            continue  # the viewer does not see the same move
        world = game.imagine(game.view(state, viewer), rng)
        if by not in game.acting(world) or game.objection(world, by, action) is not None:
            continue
        before = world.copy()
        imagined = stated(game, world, by, action)
        if game.view(world, viewer) != game.view(after, viewer):
            continue
        compared += 1
        seen = game.facts.seen(facts, by, state, viewer)
        other = game.facts.seen(imagined, by, before, viewer)
        if repr(seen) != repr(other):
            text = game.actions.text(action)
            raise Broken(
                10, f"facts of {text!r} tell {who(viewer)} more than views: {seen} or {other}"
            )
    return compared


def law_10_a_preview_foretells(match: Match, seat: int, text: str) -> None:
    """Require that a preview foretells the facts of the move, where undo is free.

    A preview that is withheld foretells nothing.
    """
    preview = match.preview(seat, text)
    twin = match.copy()
    twin._seed = None  # up to the first draw
    twin.play(seat, text)
    if twin.may_undo(seat) and not preview.withheld:
        facts = twin.line(len(match.events) + 1, seat).facts
        told = preview.facts
        require(told == facts, 10, f"{text!r} foretells {told} and brings {facts}")
