"""How games look in a terminal: one module per game, named after it and found by its id."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from rich.console import RenderableType

from sheepfold.core.modules import module_of
from sheepfold.core.protocol import AnyGame
from sheepfold.core.story import Step
from sheepfold.language import Language


@dataclass(frozen=True)
class Teller:
    """Who tells what happened: the words, and what the seats are called."""

    game: AnyGame
    language: Language
    names: Sequence[str]


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a view, and the steps since its viewer last decided."""

    view: Any
    recent: Sequence[Step]
    width: int
    coloured: bool


class Board(Protocol):
    """What a game's module offers. It gets views, never a match."""

    def draw(self, scene: Scene, teller: Teller) -> RenderableType: ...

    def asked(self, view: Any, legal: Sequence[str], language: Language) -> str:
        """What is to be decided now, in one sentence."""

    def tell(self, step: Step, teller: Teller, *, faces: bool) -> list[str]:
        """A step in words; without `faces` nothing that lies face down again is named.

        Nothing at all where it goes without saying.
        """

    def farewell(self, step: Step) -> Any | None:
        """The view of a board that the step cleared away: how a round ended."""


def board_of(game_id: str) -> Board:
    return cast(Board, module_of(__name__, game_id, "terminal board", "cli/boards", 10))
