"""Late positions of real matches, found by playing them: every verb is clicked once from one."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sheepfold import Match
from sheepfold.bots import make
from sheepfold.core.rng import Plain

Wanted = Callable[[Match, int], bool]  # of a match and the seat that decides
MOST_MATCHES = 200
AT_RANDOM = 20  # of the matches that look for verbs; then greedy ones, which come to others


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


@dataclass(frozen=True)
class Late:
    """A late position where a seat may use a verb."""

    seat: int
    start: dict[str, Any]
    legal: tuple[str, ...]  # all that the seat may do there
    move: str  # one of these, with the verb


def late(game: str, players: int, verbs: set[str], **options: Any) -> dict[str, Late]:
    """For each of the verbs, by its shape, the latest position of some match where it is legal.

    Matches are played until all were seen; others that were seen are told, too.
    """
    found: dict[str, Late] = {}
    for seed in range(MOST_MATCHES):
        match = Match.start(game, players, options, seed=seed)
        found = {**_last_uses(match, random.Random(seed), greedy=seed >= AT_RANDOM), **found}
        if verbs <= found.keys():
            return found
    raise AssertionError(f"{game} for {players}: never came to {verbs - found.keys()}")


def _last_uses(match: Match, rng: random.Random, *, greedy: bool) -> dict[str, Late]:
    game, bot, last = match.game, make("greedy", match.game), {}
    while match.acting:
        seat = min(match.acting)
        legal = game.legal(match.state, seat)
        for shape in {str(game.actions.verb(action)) for action in legal}:
            last[shape] = (seat, len(match.events), legal)
        if greedy:
            action = bot.choose(match.view(seat), legal, Plain(rng.getrandbits(32)))
        else:
            action = game.sample(match.state, seat, rng.random)
        match.play(seat, game.actions.text(action))
    found, record = {}, match.record()
    for shape, (seat, line, legal) in last.items():
        fitting = [action for action in legal if str(game.actions.verb(action)) == shape]
        move, *texts = map(game.actions.text, (rng.choice(fitting), *legal))
        found[shape] = Late(seat, {"record": record, "line": line}, tuple(texts), move)
    return found
