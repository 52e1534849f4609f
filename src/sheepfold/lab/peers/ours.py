"""Our five games on the rules alone: the playout that searches and simulations use."""

from typing import Any

from sheepfold import games
from sheepfold.core import options as option_values
from sheepfold.core.playout import playout
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Plain
from sheepfold.lab.bench import measured
from sheepfold.lab.peers.entry import ENDLESS, Entry, Run, players

USUAL = 4  # players, or as many as may play
BOARD_GAME = "meadowmight"  # the game whose board grows
TILES = (5, 20, 35, 50)
POSITIONS = 20  # per number of tiles
AHEAD = 8  # decisions played from each


def entries(names: list[str]) -> list[Entry]:
    found = []
    for name in names:
        game = games.make(name)
        for number, values in sorted(measured(name, everything=False), key=lambda pair: pair[0]):
            options = option_values.build(game.options, values)
            usual = number == min(USUAL, max(game.players))
            found.append(Entry(name, players(number), whole(game, number, options), usual))
    if BOARD_GAME in names:
        game = games.make(BOARD_GAME)
        label = f"{BOARD_GAME}, {players(game.players[-1])}"
        found += [Entry(label, f"{n} tiles", onward(game, n), False) for n in TILES]
    return found


def whole(game: AnyGame, number: int, options: Any) -> Run:
    rng = Plain("peers", game.id, number)

    def run(limit: int) -> tuple[int, Any]:
        state = game.setup(number, options)
        if limit == ENDLESS:
            return playout(game, state, rng), state.copy
        return play_on(game, state, limit, rng), state.copy

    return run


def onward(game: AnyGame, tiles: int) -> Run:
    """Return a run of a few decisions from positions with this many tiles, a copy included."""
    rng = Plain("peers", game.id, "tiles", tiles)
    positions = [pasture(game, tiles, rng) for _ in range(POSITIONS)]
    turn = 0

    def run(limit: int) -> tuple[int, Any]:
        nonlocal turn
        turn = (turn + 1) % POSITIONS
        state = positions[turn].copy()
        return play_on(game, state, min(limit, AHEAD), rng), state.copy

    return run


def pasture(game: AnyGame, tiles: int, rng: Plain) -> Any:
    """Return a random position with this many tiles; games that end before are discarded."""
    while True:
        state = game.setup(game.players[-1], game.options())
        while len(state.top) < tiles and play_on(game, state, 1, rng):
            pass
        if len(state.top) >= tiles and game.acting(state):
            return state


def play_on(game: AnyGame, state: Any, limit: int, rng: Plain) -> int:
    """Play uniformly for at most `limit` decisions of seats; return their number."""
    decisions = 0
    while decisions < limit and (seats := game.acting(state)):
        seat = seats[0]
        game.apply(state, seat, game.sample(state, seat, rng.random))
        decisions += seat >= 0
    return decisions
