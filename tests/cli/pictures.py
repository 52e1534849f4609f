"""What a board draws, as text."""

from io import StringIO
from typing import Any

from rich.console import Console


def rendered(thing: Any, width: int, *, coloured: bool = False) -> str:
    file = StringIO()
    system: Any = "truecolor" if coloured else None
    console = Console(file=file, width=width, force_terminal=coloured, color_system=system)
    console.print(thing)
    return file.getvalue()
