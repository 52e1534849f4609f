"""Pickled and deep copies of what is played with, compared field by field.

As a program, `python -m tests.playthroughs.copies write|read FILE`: pickles go to another process.
"""

import copy
import pickle
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import sheepfold
from sheepfold import CHANCE, Match, games
from sheepfold.core.laws import slots
from sheepfold.core.record import parse
from sheepfold.core.rng import Plain
from tests.playthroughs.files import records


def by_pickle(protocol: int) -> Callable[[Any], Any]:
    return lambda thing: pickle.loads(pickle.dumps(thing, protocol))


WAYS: list[Callable[[Any], Any]] = [
    copy.deepcopy,
    *map(by_pickle, range(2, pickle.HIGHEST_PROTOCOL + 1)),
]


def whole(thing: Any) -> Any:
    """Every field of a state, its tables, a game or a match; all else as it is."""
    kind = type(thing)
    if isinstance(thing, sheepfold.core.match.Match):
        return {name: whole(value) for name, value in vars(thing).items()}
    if not kind.__module__.startswith("sheepfold.games.") or hasattr(kind, "__dataclass_fields__"):
        return thing
    if kind.__module__.endswith(".game"):
        return kind, {name: whole(value) for name, value in vars(thing).items()}
    found = {name: whole(getattr(thing, name)) for name in slots(thing)}
    assert found, f"{kind} has no fields"
    return kind, found


def positions(text: str) -> Iterator[tuple[sheepfold.core.protocol.AnyGame, Any]]:
    """The states of a record from its start on, undos left out; each is changed into the next."""
    match = Match.replay(text)
    game, state = match.game, match.game.setup(match.players, match.options)
    yield game, state
    for move in match.moves:
        game.apply(state, move.by, game.actions.parse(move.text))
        yield game, state


def half(text: str) -> Match:
    """The match of a record, stopped in the middle."""
    record = parse(text)
    game = games.make(record.game, record.components)
    events = record.events[: max(record.given, len(record.events) // 2)]
    return Match.resume(game, replace(record, events=events, ending=None))


def played_on(match: Match, seed: str) -> str:
    """How a match ends from here, by random moves, and draws where they are typed."""
    rng = Plain(seed)
    while not match.over:
        seat = min(match.acting)
        legal = match.legal(seat)
        if seat == CHANCE:
            drawn = match.game.sample(match.state, seat, rng.random)
            match.play(seat, match.game.actions.text(drawn))
        else:
            match.play(seat, legal[rng.below(len(legal))])
    logs = [list(map(str, match.log(seat))) for seat in range(match.players)]
    return repr((match.record(), match.scores(), match.winners(), logs))


def collection() -> list[tuple[Any, Any, Match]]:
    """Of every game with its own and with other components, and with undos: some of everything."""
    kept = []
    for name in games.GAMES:
        texts = records(name)
        for text in list(texts.values())[::4]:
            found = [(game, state.copy()) for game, state in positions(text)]
            game, state = found[len(found) // 3]
            kept.append((game, state, half(text)))
    return kept


def main(verb: str, file: str) -> None:
    if verb == "write":
        Path(file).write_bytes(pickle.dumps(collection()))
    for game, state, match in pickle.loads(Path(file).read_bytes()):
        told = repr((whole(game), whole(state), whole(match)))
        sys.stdout.write(f"{told}\n{played_on(match, 'on')}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
