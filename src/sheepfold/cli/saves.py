"""Where games are kept: the data folder, autosaves, records. Handles files, no games."""

import contextlib
import os
import shlex
import sys
from datetime import date
from pathlib import Path
from typing import IO, Protocol

from sheepfold import Match, RecordError, SetupError
from sheepfold.cli.data import command
from sheepfold.core.record import LARGEST

MOST_BYTES = 4 * LARGEST  # UTF-8 takes at most four bytes per character


def data_folder() -> Path:
    """Return the folder of this user's games, by the custom of the platform."""
    named = os.environ.get("XDG_DATA_HOME")
    if named:
        return Path(named) / "sheepfold"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sheepfold"
    local = os.environ.get("LOCALAPPDATA")
    if sys.platform == "win32" and local:
        return Path(local) / "sheepfold"
    return Path.home() / ".local" / "share" / "sheepfold"


def read(path: Path) -> str:
    """Return the text of a record file; `RecordError` says what is wrong with it."""
    try:
        return _text(path, "a record")
    except ValueError as error:
        raise RecordError(str(error)) from None


def read_components(path: Path | None) -> str | None:
    """Return the text of a file with an owner's components, if there is one."""
    if path is None:
        return None
    try:
        return _text(path, "a file of components")
    except ValueError as error:
        raise SetupError(str(error)) from None


def _text(path: Path, what: str) -> str:
    """Return a file's text; `ValueError` says why it has none."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise ValueError(f"there is no file {path}") from None
    except IsADirectoryError:
        raise ValueError(f"{path} is a folder, not {what}") from None
    except OSError as error:
        raise ValueError(f"cannot read {path}: {error.strerror}") from None
    if len(raw) > MOST_BYTES:
        raise ValueError(f"{path} is too large for {what}")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not a text file, so it cannot be {what}") from None


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all, through to the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name is on the disk too, where that is possible."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_new(path: Path, text: str) -> None:
    """Write a new file; an existing file is never overwritten."""
    if path.exists():
        raise SetupError(f"{path} exists already: choose another name")
    try:
        write(path, text)
    except OSError as error:
        raise SetupError(f"cannot write {path}: {error.strerror}") from None


def unused(folder: Path, stem: str, suffix: str) -> Path:
    """Return the first free name of `stem-1.suffix`, `stem-2.suffix` …"""
    number = 1
    while (path := folder / f"{stem}-{number}{suffix}").exists():
        number += 1
    return path


def write_unused(folder: Path, stem: str, suffix: str, text: str) -> Path:
    """Write a file under the first free name, even if another program takes names."""
    while True:
        path = unused(folder, stem, suffix)
        try:
            file = path.open("x", encoding="utf-8", newline="\n")
        except FileExistsError:
            if not path.exists():  # a dangling link has the name, and always will
                raise
            continue
        try:
            with file:
                file.write(text)
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        return path


class Keeper(Protocol):
    """Where a match is kept while it is played."""

    path: Path

    def save(self, match: Match) -> None: ...
    def finish(self, match: Match) -> Path: ...
    def command(self, game_id: str) -> str:
        """Return what to type to continue."""


class Autosave:
    """The unfinished game of a kind in the data folder; one program at a time owns it."""

    def __init__(self, game_id: str) -> None:
        self.folder = data_folder()
        self.path = self.folder / f"{game_id}.autosave"
        self.game_id = game_id
        self._lock: IO[bytes] | None = None

    def own(self) -> None:
        """Claim it until this program ends; two programs would overwrite each other's game."""
        self.folder.mkdir(parents=True, exist_ok=True)
        lock = (self.folder / f"{self.game_id}.lock").open("ab")
        try:
            _claim(lock)
        except OSError:
            raise SetupError(
                f"another game of {self.game_id} is being played: "
                "end it first, or keep this one elsewhere with --save FILE"
            ) from None
        self._lock = lock

    def set_aside(self) -> Path:
        """Keep the unfinished game under another name."""
        aside = unused(self.folder, self.path.name, ".bak")
        self.path.replace(aside)
        return aside

    def save(self, match: Match) -> None:
        write(self.path, match.record())

    def finish(self, match: Match) -> Path:
        """Move the finished game to the records; return its path."""
        folder = self.folder / "records"
        folder.mkdir(parents=True, exist_ok=True)
        record = unused(folder, f"{self.game_id}-{date.today().isoformat()}", ".record")
        write(record, match.record())
        self.path.unlink(missing_ok=True)
        return record

    def command(self, game_id: str) -> str:
        return command(f"play {game_id}")


class Keepsake:
    """A file that the player chose in place of the autosave; a finished game stays there."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, match: Match) -> None:
        write(self.path, match.record())

    def finish(self, match: Match) -> Path:
        self.save(match)
        return self.path

    def command(self, game_id: str) -> str:
        return command(f"play {game_id} --resume {shlex.quote(str(self.path))}")


def _claim(lock: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
