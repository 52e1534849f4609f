"""The command `sheepfold` with bots that cheat and fail: `python tests/cli/odd_bots.py sim …`."""

import sys
from collections.abc import Sequence
from typing import Any

from sheepfold.bots import BOTS
from sheepfold.cli import main
from sheepfold.core.protocol import AnyGame
from sheepfold.core.rng import Rng


class Honest:
    """Chooses the first legal action; the others do so until their fault is due."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Any:
        return self.fault(legal) if self.due(view) else legal[0]

    def due(self, view: Any) -> bool:
        """Not at once, so that a record has something to tell."""
        return bool(view.round > 1)

    def fault(self, legal: Sequence[int]) -> Any:
        return legal[0]


class Cheat(Honest):
    """Buys a tile that is not for sale where its shepherd stands."""

    def fault(self, legal: Sequence[int]) -> Any:
        actions = self.game.actions
        bought = (action for action in range(actions.size) if actions.text(action)[:4] == "buy ")
        return next(action for action in bought if action not in legal)


class Failing(Honest):
    def fault(self, legal: Sequence[int]) -> Any:
        return self.deep_thought(legal)

    def deep_thought(self, legal: Sequence[int]) -> Any:
        raise ValueError("no idea\x1b[31m what\nto do")


class Leaver(Honest):
    def fault(self, legal: Sequence[int]) -> Any:
        sys.exit(0)


class Odd(ValueError):
    """Cannot be pickled: its constructor wants two arguments."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"odd {one + two}")


class Odder(Honest):
    def fault(self, legal: Sequence[int]) -> Any:
        raise Odd(1, 2)


class Unmade(Honest):
    def __init__(self, game: AnyGame) -> None:
        raise LookupError("no book of openings")


BOTS.update(honest=Honest, cheat=Cheat, failing=Failing, leaver=Leaver, odder=Odder, unmade=Unmade)

if __name__ == "__main__":
    main()
