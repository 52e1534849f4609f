"""A file of finished deals, with which an interrupted arena continues.

Lines of JSON: a header with the plan, then one line for the games of a line on a deal. Each is on
the disk before the next begins; a truncated last line is dropped.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sheepfold.core.errors import SetupError
from sheepfold.core.outcome import Outcome

KIND: Final = "sheepfold arena"

Part = tuple[int, int]  # a line and a deal


class Journal:
    """The finished deals in a file that grows; creates the file if there is none."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        self.played: dict[Part, list[Outcome]] = {}
        self.path = path
        first = _line({KIND: 1, **header})
        try:
            raw = path.read_bytes() if path.exists() else b""
            kept = self._read(raw, first)
            if kept < len(raw):
                os.truncate(path, kept)
            if not kept:
                self._append(first)
        except OSError as error:
            raise SetupError(f"cannot use {path}: {error.strerror}") from None

    def add(self, part: Part, outcomes: list[Outcome]) -> None:
        line, deal = part
        self.played[part] = outcomes
        short = [[one.decisions, one.totals, one.winners] for one in outcomes]
        self._append(_line({"line": line, "deal": deal, "games": short}))

    def _append(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def _read(self, raw: bytes, first: bytes) -> int:
        """Read complete lines; return their length in bytes."""
        if first.startswith(raw):
            return len(raw) if raw == first else 0
        if not raw.startswith(first):
            raise SetupError(f"{self.path} is {_what_else(raw, first)}: choose another file")
        kept = len(first)
        for number, line in enumerate(raw[kept:].splitlines(keepends=True), start=2):
            if not line.endswith(b"\n"):
                break
            try:
                found = json.loads(line)
                part = int(found["line"]), int(found["deal"])
                self.played[part] = [
                    Outcome(decisions, tuple(totals), tuple(winners))
                    for decisions, totals, winners in found["games"]
                ]
            except (ValueError, TypeError, LookupError):
                raise SetupError(f"line {number} of {self.path} is damaged") from None
            kept += len(line)
        return kept


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _what_else(raw: bytes, first: bytes) -> str:
    """Describe a file that does not begin with the header of this plan."""
    wanted = json.loads(first)
    try:
        found = json.loads(raw.splitlines()[0])
        if found[KIND] != wanted[KIND]:
            return "of another version of the arena"
    except (ValueError, TypeError, LookupError):
        return "not a file of the arena"
    parts = [
        f"{name} {json.dumps(found.get(name))}, not {json.dumps(value)}"
        for name, value in wanted.items()
        if found.get(name) != value
    ]
    return f"of another plan ({'; '.join(parts)})"
