"""The record of a match: one readable text, a header and then a line per move.

    sheepfold record 1
    game: te_kuiti
    version: 1
    players: 2
    options: memory_aid=false flowers=normal
    seed: 5f0c…

    -1 first 0
    0 fence a1N
    0 undo 2
    end 3 9c41…

An undo names the line it takes back: `undo` with everything that followed, `withdraw` that line
alone; `agreed` after it means that all seats consented. The last line has the number of lines and a
checksum, so that a truncated or edited record is noticed.

Some header lines are optional: `seats`, `components` that are an owner's own, `given` (the number
of lines that were not played here: the match began with them), `ending` (how it was given up),
`fairness`, and `viewer` for a redacted record.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sheepfold.core.errors import RecordError

FORMAT = 1
FIRST_LINE = "sheepfold record"
LARGEST = 1_000_000  # characters
REQUIRED = ("game", "version", "players", "options", "seed")
OPTIONAL = ("seats", "components", "given", "ending", "fairness", "viewer")


@dataclass(frozen=True)
class Move:
    """An action of a seat or of chance; `text` is canonical."""

    by: int
    text: str

    def __str__(self) -> str:
        return f"{self.by} {self.text}"


@dataclass(frozen=True)
class Undo:
    """A seat's undo of the move in a log line (counted from 1)."""

    by: int
    target: int
    alone: bool = False  # a simultaneous choice, withdrawn without what followed
    agreed: bool = False  # all seats consented

    def __str__(self) -> str:
        verb = "withdraw" if self.alone else "undo"
        return f"{self.by} {verb} {self.target}" + (" agreed" if self.agreed else "")


Event = Move | Undo


@dataclass(frozen=True)
class Ending:
    """How a match ended that was not played to its end."""

    how: str  # resigned, agreed or abandoned
    seats: tuple[int, ...] = ()  # who resigned

    def __str__(self) -> str:
        return " ".join([self.how, *map(str, self.seats)])


def is_undo(text: str) -> bool:
    """Return whether the text of a line is an undo."""
    return text.startswith(("undo ", "withdraw "))


def hides(redacted: str, text: str) -> bool:
    """Return whether a text with `?` in it may stand for another."""
    shown, words = redacted.split(), text.split()
    return (
        "?" in shown
        and len(shown) == len(words)
        and all(one in ("?", other) for one, other in zip(shown, words, strict=True))
    )


@dataclass(frozen=True)
class Record:
    game: str
    version: int
    players: int
    options: Mapping[str, str]
    seed: bytes | None  # None: chance was typed, or the record is redacted
    events: tuple[Event, ...] = ()
    seats: tuple[str, ...] = ()  # who sat there, free text
    components: Mapping[str, Any] | None = None  # None: the game's own
    given: int = 0  # lines that the match began with; what chance drew later follows the seed
    ending: Ending | None = None  # None: it was played to its end, or is not over
    viewer: int | None = None  # of a redacted record: its viewer
    fairness: str | None = None  # how the seed was made, public after the end; see fairness.py

    def text(self) -> str:
        header = {
            "game": self.game,
            "version": str(self.version),
            "players": str(self.players),
            "options": " ".join(f"{name}={value}" for name, value in self.options.items()),
            "seed": self.seed.hex() if self.seed else "none",
        }
        if self.seats:
            header["seats"] = ", ".join(self.seats)
        if self.components is not None:
            header["components"] = json.dumps(self.components, separators=(",", ":"))
        if self.given:
            header["given"] = str(self.given)
        if self.ending is not None:
            header["ending"] = str(self.ending)
        if self.fairness is not None:
            header["fairness"] = self.fairness
        if self.viewer is not None:
            header["viewer"] = str(self.viewer)
        lines = [f"{FIRST_LINE} {FORMAT}"]
        lines += [f"{key}: {value}".rstrip() for key, value in header.items()]
        lines += ["", *map(str, self.events)]
        return "\n".join([*lines, f"end {len(self.events)} {check_sum(lines)}", ""])


def check_sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def parse(text: str) -> Record:
    """Parse a complete, unedited record; `RecordError` says what is wrong and where."""
    if len(text) > LARGEST:
        raise RecordError(f"a record has at most {LARGEST} characters")
    lines = text.removeprefix("\ufeff").splitlines()
    while lines and not lines[-1].strip():
        lines.pop()
    _check_first_line(lines)
    _check_end(lines)
    blank = lines.index("") if "" in lines else len(lines)
    header = _header(lines[1:blank])
    moves = len(lines) - blank - 2
    try:
        return Record(
            game=header["game"],
            version=_count(header, "version"),
            players=_count(header, "players"),
            options=_options(header["options"]),
            seed=None if header["seed"] == "none" else _seed(header["seed"]),
            events=tuple(
                _event(line, number, number - blank - 1)
                for number, line in enumerate(lines[blank + 1 : -1], start=blank + 2)
            ),
            seats=tuple(header["seats"].split(", ")) if "seats" in header else (),
            components=json.loads(header["components"]) if "components" in header else None,
            given=_given(header, moves) if "given" in header else 0,
            ending=_ending(header["ending"]) if "ending" in header else None,
            viewer=int(header["viewer"]) if "viewer" in header else None,
            fairness=header.get("fairness"),
        )
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the record's header is damaged: {error}") from None


def _check_first_line(lines: list[str]) -> None:
    found = re.fullmatch(rf"{FIRST_LINE} (\d{{1,6}})", lines[0]) if lines else None
    if not found:
        raise RecordError(
            f"not a Sheepfold record: its first line should be '{FIRST_LINE} {FORMAT}'"
        )
    if int(found[1]) > FORMAT:
        raise RecordError(
            f"this record has format {found[1]}; this Sheepfold reads up to {FORMAT}: update it"
        )


def _check_end(lines: list[str]) -> None:
    found = re.fullmatch(r"end (\d{1,9}) ([0-9a-f]{16})", lines[-1])
    if not found:
        raise RecordError(f"the record is cut off after line {len(lines)}: its end line is missing")
    moves = len(lines) - lines.index("") - 2 if "" in lines else 0
    if found[2] != check_sum(lines[:-1]) or int(found[1]) != moves:
        raise RecordError("the record was edited: its lines do not match the checksum at its end")


def _header(lines: list[str]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        key, colon, value = line.partition(":")
        if not colon or key not in REQUIRED + OPTIONAL or key in header:
            accepted = ", ".join(REQUIRED + OPTIONAL)
            raise RecordError(
                f"line {number}: a header line is 'key: value', once each: {accepted}"
            )
        header[key] = value.strip()
    missing = [key for key in REQUIRED if key not in header]
    if missing:
        raise RecordError(f"the record's header lacks: {', '.join(missing)}")
    return header


def _count(header: dict[str, str], key: str) -> int:
    if not re.fullmatch(r"\d{1,6}", header[key]):
        raise ValueError(f"{key} should be a whole number, not {header[key]!r}")
    return int(header[key])


def _given(header: dict[str, str], moves: int) -> int:
    given = _count(header, "given")
    if not 1 <= given <= moves:
        raise ValueError(f"given lines are some of the log's {moves}, not {given}")
    return given


def _ending(text: str) -> Ending:
    how, *seats = text.split(" ")
    resigned = re.fullmatch(r"resigned( \d)+", text) and seats == sorted(set(seats))
    if not resigned and text not in ("agreed", "abandoned"):
        raise ValueError("a match ends 'resigned SEAT', 'agreed' or 'abandoned'")
    return Ending(how, tuple(map(int, seats)))


def _options(text: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    if not all(equals for _, equals, _ in pairs):
        raise ValueError("options are written name=value, with spaces between")
    return {name: value for name, _, value in pairs}


def _seed(text: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise ValueError("a seed is 64 hexadecimal digits, or none")
    return bytes.fromhex(text)


def _event(line: str, number: int, position: int) -> Event:
    """Parse one line of the log; an undo may only name an earlier line."""
    found = re.fullmatch(r"(-?\d{1,2}) (\S.*)", line)
    if not found:
        raise RecordError(f"line {number}: expected 'SEAT MOVE', not {line[:60]!r}")
    by, text = int(found[1]), found[2]
    undo = re.fullmatch(r"(undo|withdraw) (\d{1,9})( agreed)?", text)
    if not undo:
        return Move(by, text)
    if not 1 <= int(undo[2]) < position:
        raise RecordError(f"line {number}: an undo names an earlier line of the log, from 1")
    return Undo(by, int(undo[2]), alone=undo[1] == "withdraw", agreed=bool(undo[3]))
