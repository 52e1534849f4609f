"""A game between bots that see only their views; every choice is checked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sheepfold.bots import Bot
from sheepfold.bots.asking import ask, locate
from sheepfold.core import options as option_values
from sheepfold.core.errors import BotFault
from sheepfold.core.outcome import Outcome
from sheepfold.core.playout import ended
from sheepfold.core.protocol import CHANCE, AnyGame
from sheepfold.core.record import Move, Record
from sheepfold.core.rng import Rng, keyed_draw, weighted


@dataclass(frozen=True)
class Deal:
    """How a game began: what its record says about it, and how to find it again."""

    names: tuple[str, ...]  # of the bots, by seat
    options: Any
    seed: bytes | None  # of a match that draws the same; None: the draws follow no seed
    origin: str  # for people

    def record(self, game: AnyGame, moves: Sequence[tuple[int, int]]) -> str:
        """Return the record of the game so far, from its moves (who, action)."""
        values = option_values.as_dict(self.options).items()
        return Record(
            game=game.id,
            version=game.version,
            players=len(self.names),
            options={name: option_values.word(value) for name, value in values},
            seed=self.seed,
            events=tuple(Move(by, game.actions.text(action)) for by, action in moves),
            seats=self.names,
            components=None if game.default_components else game.components,
        ).text()


def play(
    game: AnyGame,
    state: Any,
    seated: Sequence[Bot],
    luck: Sequence[Rng],
    draw: Callable[[list[tuple[int, int]], int], int],
    deal: Deal,
) -> Outcome:
    """Play to the end, in place; raise `BotFault` if a bot fails or makes an illegal choice.

    Each seat has its own luck, and `draw` gives chance a number below the sum of some weights.
    """
    decisions = 0
    moves: list[tuple[int, int]] = []
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            chances = game.chances(state)
            action = weighted(chances, draw(chances, sum(weight for _, weight in chances)))
        else:
            view, legal = game.view(state, seat), game.legal(state, seat)
            try:
                action = ask(seated[seat], deal.names[seat], game, view, legal, seat, luck[seat])
            except BotFault as fault:
                fault.origin = deal.origin
                locate(fault, game, state, seat, deal.record(game, moves))
                raise
            decisions += 1
        moves.append((seat, action))
        game.apply(state, seat, action)
    return ended(game, state, decisions)


def same_deal(game: AnyGame, seed: bytes) -> Callable[[list[tuple[int, int]], int], int]:
    """Return a function that draws as in a match with this seed.

    Each draw is keyed by its kind and how many of that kind were made before: the same deal is
    drawn even if the moves differ.
    """
    drawn: dict[str, int] = {}

    def draw(chances: list[tuple[int, int]], total: int) -> int:
        stream = game.actions.verb(chances[0][0]).name
        drawn[stream] = drawn.get(stream, -1) + 1
        return keyed_draw(seed, stream, drawn[stream], total)

    return draw
