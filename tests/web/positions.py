"""Late positions of real matches, found by playing them: every verb is clicked once from one."""

from collections.abc import Callable
from functools import cache
from typing import Any

from sheepfold import Match
from sheepfold.bots import make
from sheepfold.core.rng import Plain

Wanted = Callable[[Match, int], bool]  # of a match and the seat that decides
MOST_MATCHES = 200


def offers(verb: str) -> Wanted:
    """That a move with this verb, or this beginning of a move, may be played."""

    def offered(match: Match, seat: int) -> bool:
        return any(f"{move} ".startswith(f"{verb} ") for move in match.legal(seat))

    return offered


@cache
def position(game: str, players: int, wanted: Wanted | str, **options: Any) -> dict[str, Any]:
    """The `start` of a table where seat 0 may do what is wanted, as late in a match as it comes.

    new_table("te_kuiti", "Ann", "random", start=position("te_kuiti", 2, "take"))
    """
    look = offers(wanted) if isinstance(wanted, str) else wanted
    for seed in range(MOST_MATCHES):
        found = _latest(Match.start(game, players, options, seed=seed), look, seed)
        if found is not None:
            return found
    raise AssertionError(f"{game} for {players}: never came to it")


def _latest(match: Match, look: Wanted, seed: int) -> dict[str, Any] | None:
    game, rng, line = match.game, Plain(seed), None
    bot = make("greedy" if seed % 2 else "random", game)  # habits of either miss some verbs
    while match.acting:
        seat = min(match.acting)
        if seat == 0 and look(match, 0):
            line = len(match.events)
        action = bot.choose(match.view(seat), game.legal(match.state, seat), rng)
        match.play(seat, game.actions.text(action))
    return None if line is None else {"record": match.record(), "line": line}
