"""How games look in a terminal: one module per game, named after it and found by its id."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from rich.console import RenderableType

from sheepfold.core.match import Line
from sheepfold.core.modules import module_of
from sheepfold.language import Language
from sheepfold.narrator import Narrator


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, and the lines since its viewer last decided."""

    view: Any
    recent: Sequence[Line]
    width: int
    coloured: bool


class Board(Protocol):
    """What a game's module offers. It gets views and lines with their facts, never a match."""

    def draw(self, scene: Scene, narrator: Narrator) -> RenderableType: ...

    def asked(self, view: Any, legal: Sequence[str], language: Language) -> str:
        """What is to be decided now, in one sentence."""

    def farewell(self, line: Line, view: Any) -> Any | None:
        """The view of a board that the line cleared away, where it did: how a round ended.

        `view` is the one before the line.
        """


def board_of(game_id: str) -> Board:
    return cast(Board, module_of(__name__, game_id, "terminal board", "cli/boards", 10))
