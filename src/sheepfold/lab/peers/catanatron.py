"""catanatron: Catan in Python with its own random players, tick by tick like `Game.play`."""

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.map import build_map
from catanatron.models.player import Color, RandomPlayer

from sheepfold.lab.peers.entry import Copy, Entry, Run, players


def entries() -> list[Entry]:
    return [
        *(Entry("Catan", players(n), looped(n, "BASE"), n == 4) for n in (2, 3, 4)),
        *(Entry("Catan, 4 players", f"{m} map", looped(4, m), False) for m in ("MINI", "BASE")),
    ]


def looped(number: int, map_name: str) -> Run:
    colors = list(Color)[:number]

    def run(limit: int) -> tuple[int, Copy]:
        game = Game([RandomPlayer(color) for color in colors], catan_map=build_map(map_name))
        for decisions in range(limit):
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                return decisions, game.copy
            game.play_tick()
        return limit, game.copy

    return run
