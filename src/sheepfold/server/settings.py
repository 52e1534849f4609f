"""Every setting of the server in one table: flags, environment, file and documentation follow it.

Knows how values are found and checked, not what the server does with them.
"""

import ipaddress
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from sheepfold import SetupError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

PREFIX = "SHEEPFOLD_"
NONE = "none"  # how text says that there is no value
LOOPBACK, ALL = "loopback", "all"
MOST = 1_000_000_000  # of anything that has no limit of its own


# What a setting may be.


@dataclass(frozen=True, slots=True)
class Kind:
    """`check` takes a value of a file, `parse` makes one out of text; both raise ValueError."""

    accepts: str
    check: Callable[[object], Any]
    parse: Callable[[str], object] = str

    def read(self, text: str) -> Any:
        return self.check(self.parse(text.strip()))


def whole(least: int, most: int) -> Kind:
    def check(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError
        return value

    return Kind(f"a whole number from {least} to {most}", check, int)


def number(least: float, most: float) -> Kind:
    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError
        if not least <= value <= most:  # which nan is not
            raise ValueError
        return float(value)

    return Kind(f"a number from {least:g} to {most:g}", check, float)


def plain_text(value: object) -> str:
    if not isinstance(value, str) or not value or not value.isprintable():
        raise ValueError
    return value


def choice(*words: str) -> Kind:
    def check(value: object) -> str:
        if value not in words:
            raise ValueError
        return str(value)

    return Kind(" or ".join(words), check)


def optional(kind: Kind) -> Kind:
    """Also no value: `none` in text; a file has no word for it and leaves the line out."""

    def parse(text: str) -> object:
        return None if text.lower() == NONE else kind.parse(text)

    def check(value: object) -> Any:
        return None if value is None else kind.check(value)

    return Kind(f"{kind.accepts}, or {NONE}", check, parse)


def networks(value: object) -> tuple[Network, ...]:
    if not isinstance(value, list):
        raise ValueError
    return tuple(ipaddress.ip_network(plain_text(word)) for word in value)


def separated(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip() and word.strip() != NONE]


def readers(value: object) -> str | tuple[Network, ...]:
    return str(value) if value in (LOOPBACK, ALL) else networks(value)


def web_address(value: object) -> str:
    """Scheme, host and perhaps a port; no path, because everything lives at the root."""
    parts = urlsplit(plain_text(value))
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise ValueError
    if parts.path.strip("/") or parts.query or parts.fragment or " " in parts.netloc:
        raise ValueError
    if parts.port == 0:  # reading `port` raises for what is not a port
        raise ValueError
    return f"{parts.scheme}://{parts.netloc.lower()}"


NETWORKS = Kind("a list of networks such as 10.0.0.0/8", networks, separated)
READERS = Kind(
    f"{LOOPBACK}, {ALL} or {NETWORKS.accepts}",
    readers,
    lambda text: text if text in (LOOPBACK, ALL) else separated(text),
)
WEB_ADDRESS = Kind("an address such as https://sheep.example.org without a path", web_address)
HOST = Kind("a host name or an address", plain_text)
DATABASE = Kind("sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME", plain_text)
COUNT = whole(1, MOST)
RATE = number(0.001, MOST)


# Defaults that depend on the machine.


def database_at_home() -> str:
    from sheepfold.store import places  # late: who names a database needs no data folder

    return places.default_url()


def spare_cores() -> int:
    """One is left to the tables."""
    mine = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, (mine or 1) - 1)


def row(
    default: object,
    kind: Kind,
    meaning: str,
    *,
    unit: str = "",
    usual: str = "",
    secret: bool = False,
) -> Any:
    """One setting; a default that depends on the machine is a function that `usual` describes."""
    about = {"kind": kind, "meaning": meaning, "unit": unit, "usual": usual}
    if callable(default):
        return field(default_factory=default, metadata=about, repr=not secret)
    return field(default=default, metadata=about, repr=not secret)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one run; this is the table."""

    # where it is
    host: str = row(
        "127.0.0.1",
        HOST,
        "Address to listen on; `0.0.0.0` makes the server reachable from the network",
    )
    port: int = row(8000, whole(0, 65535), "Port to listen on; 0 picks a free one")
    public_url: str | None = row(
        None,
        optional(WEB_ADDRESS),
        "Public address, if the server is behind a proxy or has a name",
    )
    db: str = row(
        database_at_home,
        DATABASE,
        "Database: `sqlite:///PATH` or `postgresql://USER:PASSWORD@HOST/NAME`",
        usual="a file in your data folder",
        secret=True,  # a password may stand in it
    )
    trusted_proxies: tuple[Network, ...] = row(
        (), NETWORKS, "Proxies whose `X-Forwarded-For` header is trusted"
    )
    metrics_from: str | tuple[Network, ...] = row(
        LOOPBACK, READERS, "Who may read `/metrics`: `loopback`, `all`, or networks"
    )
    # how big it is
    workers: int = row(1, whole(1, 64), "Server processes; more than one needs PostgreSQL")
    bot_workers: int = row(
        spare_cores, whole(1, 256), "Processes in which bots think", usual="cores less one"
    )
    bot_seconds: float = row(
        6.0, number(0.05, 600), "Most computing time of a bot for one move", unit="s"
    )
    bot_memory_mb: int = row(512, whole(64, 65536), "Most memory of a bot's process", unit="MB")
    bot_nice: int = row(
        10, whole(0, 19), "How much bots yield to other programs: 0 is not at all, 19 is the most"
    )
    bot_pause: float = row(
        1.0,
        number(0, 10),
        "Scales the pause before a bot's move is shown; with 0, its time may betray its hand",
    )
    tables_in_memory: int = row(10_000, COUNT, "Tables that each process keeps in memory")
    # how long things last
    absence_minutes: float = row(
        10.0, number(0.01, 100_000), "Absence after which a player may be replaced", unit="min"
    )
    vote_seconds: float = row(60.0, number(1, 86_400), "How long a vote is open", unit="s")
    archive_days: float = row(
        30.0, number(0.01, 36_500), "Time without a move after which a match is ended", unit="days"
    )
    lobby_days: float | None = row(
        14.0,
        optional(number(0.01, 36_500)),
        "How long tables without a match are kept; none is for ever",
        unit="days",
    )
    keep_days: float | None = row(
        None,
        optional(number(0.01, 36_500)),
        "How long finished tables are kept; none is for ever",
        unit="days",
    )
    storing_seconds: float = row(
        4.0,
        number(0.1, 3600),
        "How long a move waits for a database that does not answer before its player is told",
        unit="s",
    )
    # what it says
    log_format: str = row(
        "text", choice("text", "json"), "Format of the log on stderr: `text` or `json`"
    )
    log_level: str = row(
        "info", choice("debug", "info", "warning", "error"), "Lowest level that is logged"
    )
    # what it bears, per address
    requests_per_second: float = row(20.0, RATE, "Requests from one address", unit="1/s")
    requests_burst: int = row(100, COUNT, "Requests from one address at once")
    tables_per_hour: float = row(120.0, RATE, "New tables from one address", unit="1/h")
    sits_per_hour: float = row(600.0, RATE, "Chairs taken from one address", unit="1/h")
    imports_per_hour: float = row(60.0, RATE, "Records imported from one address", unit="1/h")
    analyses_per_hour: float = row(60.0, RATE, "Analyses begun from one address", unit="1/h")
    sockets_per_address: int = row(400, COUNT, "Open sockets from one address")
    connections_per_address: int = row(
        500, COUNT, "Open connections from one address, including sockets"
    )
    request_seconds: float = row(
        10.0, number(0.1, 3600), "Time within which the head of a request must arrive", unit="s"
    )
    body_seconds: float = row(
        30.0, number(0.1, 3600), "Time within which the body of a request must arrive", unit="s"
    )
    # per seat and per socket
    sockets_per_seat: int = row(12, COUNT, "Open sockets of one seat")
    hints_per_minute: float = row(12.0, RATE, "Hints for one seat", unit="1/min")
    messages_per_second: float = row(20.0, RATE, "Messages on one socket", unit="1/s")
    messages_burst: int = row(60, COUNT, "Messages on one socket at once")
    chats_per_10_seconds: float = row(10.0, RATE, "Lines of chat on one socket", unit="1/10 s")
    table_chats_per_10_seconds: float = row(
        50.0,
        RATE,
        "Lines of chat from a table's players, from its watchers, and from one address",
        unit="1/10 s",
    )
    previews_per_second: float = row(20.0, RATE, "Previews on one socket", unit="1/s")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Self:
        return cls.load({}, os.environ if environment is None else environment)

    @classmethod
    def load(
        cls,
        flags: Mapping[str, str | None],
        environment: Mapping[str, str],
        config: Path | None = None,
    ) -> Self:
        """A flag counts before the environment, that before the file, that before the default."""
        in_file = _file(config) if config else {}
        found: dict[str, Any] = {}
        for each in fields(cls):
            name, kind = each.name, each.metadata["kind"]
            if (text := flags.get(name)) is not None:
                found[name] = _read(kind.read, text, flag(name), kind)
            elif (text := environment.get(PREFIX + name.upper())) is not None:
                found[name] = _read(kind.read, text, PREFIX + name.upper(), kind)
            elif name in in_file:
                found[name] = _read(kind.check, in_file[name], f"{config}: {name}", kind)
        return cls(**found).consistent()

    @property
    def absence_ms(self) -> int:
        """After how many milliseconds away a player may be replaced."""
        return int(self.absence_minutes * 60_000)

    def consistent(self) -> Self:
        if self.workers > 1 and self.db.startswith("sqlite"):
            raise SetupError(
                f"{self.workers} workers need PostgreSQL: through an SQLite file processes cannot "
                "send each other moves; set db to postgresql://… or workers to 1"
            )
        return self

    def to_environment(self) -> dict[str, str]:
        """What `from_environment` of another process reads as the same settings."""
        return {PREFIX + each.name.upper(): written(self, each.name) for each in fields(self)}


def written(settings: Settings, name: str) -> str:
    """A value as text that is read as the same value."""
    value = getattr(settings, name)
    if value is None or value == ():
        return NONE
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _file(path: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError(f"{path} is not TOML: {error}") from None
    known = [each.name for each in fields(Settings)]
    for name in content:
        if name not in known:
            raise SetupError(f"{path}: there is no setting {name!r}; there are {', '.join(known)}")
    return content


def _read(reader: Callable[[Any], Any], raw: object, place: str, kind: Kind) -> Any:
    """The value is not repeated in the complaint: it may be a password in the wrong place."""
    try:
        return reader(raw)
    except ValueError:
        raise SetupError(f"{place} takes {kind.accepts}") from None


@dataclass(frozen=True, slots=True)
class Described:
    """A setting as flags and documentation show it."""

    name: str
    flag: str
    environment: str
    default: str
    unit: str
    meaning: str


def described() -> list[Described]:
    """All settings, in the table's order."""
    rows = []
    for each in fields(Settings):
        about = each.metadata
        default = about["usual"] if each.default is MISSING else _shown(each.default)
        rows.append(
            Described(
                name=each.name,
                flag=flag(each.name),
                environment=PREFIX + each.name.upper(),
                default=default,
                unit=about["unit"],
                meaning=about["meaning"],
            )
        )
    return rows


def _shown(default: object) -> str:
    if default is None or default == ():
        return NONE
    return f"{default:g}" if isinstance(default, float) else str(default)


def documentation() -> str:
    """The settings as the table of docs/self-hosting.md."""
    lines = ["| setting | default | unit | meaning |", "|---|---|---|---|"]
    lines += [
        f"| `{each.name}` | {each.default} | {each.unit} | {each.meaning} |" for each in described()
    ]
    return "\n".join(lines) + "\n"
