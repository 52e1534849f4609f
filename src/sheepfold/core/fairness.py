"""How a match's seed is made from everybody's random numbers, and how anybody can verify it.

Uses hashes, records and draws; it imports no game, server or network. What is hashed is text, words
separated by one space, so that a checker takes only a few lines in any language. See
docs/fairness.md.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, NamedTuple, Self

from sheepfold.core.errors import RecordError
from sheepfold.core.match import Match
from sheepfold.core.protocol import AnyGame
from sheepfold.core.record import Record, parse
from sheepfold.core.rng import SEED_BYTES, keyed_draw, weighted

COUNTED = 2  # first version of a fairness line that counts starts and numbers shown
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")  # no space: different inputs never hash the same
_HEX = re.compile(r"[0-9a-f]{64}")


# What is hashed


def commitment(server_seed: bytes, match_id: str) -> str:
    """Return the hash that the server publishes first, so that it cannot change its seed later."""
    return _hash(f"sheepfold server {_id(match_id)} {_word(server_seed)}")


def device_commitment(random: bytes) -> str:
    """Return the hash that a device sends before any number is revealed: nobody chooses last."""
    return _hash(f"sheepfold device {_word(random)}")


@dataclass(frozen=True)
class Tries:
    """How often a match was started, and how many numbers each seat has revealed for it.

    Both include the start that succeeded, so they are 1 if nothing failed.
    """

    starts: int
    shown: Mapping[int, int]

    @classmethod
    def first(cls, seats: Iterable[int]) -> Self:
        """Return the counts of a match whose first start succeeded."""
        return cls(1, dict.fromkeys(seats, 1))


def match_seed(
    server_seed: bytes, match_id: str, revealed: Mapping[int, bytes], tries: Tries | None = None
) -> bytes:
    """Return the seed of a match; seats without an entry, such as bots, add nothing.

    Matches of version 1 have no counts: their `tries` are None.
    """
    words = ["sheepfold match", _id(match_id)]
    if tries is not None:
        words = ["sheepfold start", _id(match_id), str(_count(tries.starts))]
    for seat in sorted(revealed):
        words.append(str(_seat(seat)))
        if tries is not None:
            words.append(str(_count(tries.shown[seat])))
        words.append(_word(revealed[seat]))
    _word(server_seed)  # raises if it is not a seed
    return hmac.digest(server_seed, " ".join(words).encode(), "sha256")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _id(match_id: str) -> str:
    if not MATCH_ID.fullmatch(match_id):
        raise ValueError(f"a match id has 1 to 64 letters, digits, - and _, not {match_id!r}")
    return match_id


def _seat(seat: int) -> int:
    if type(seat) is not int or seat < 0:
        raise ValueError(f"a seat is a whole number from 0, not {seat!r}")
    return seat


def _count(count: int) -> int:
    if type(count) is not int or count < 1:
        raise ValueError(f"starts and numbers shown are counted from 1, not {count!r}")
    return count


def _word(random: bytes) -> str:
    if len(random) != SEED_BYTES:
        raise ValueError(f"a random number has {SEED_BYTES} bytes, not {len(random)}")
    return random.hex()


# What a finished record says about it


class Part(NamedTuple):
    """The contribution of a seat's device to the seed."""

    seat: int
    commitment: str
    random: bytes
    shown: int = 1  # numbers that this seat has revealed for the match, this one included


@dataclass(frozen=True)
class Fairness:
    """All that is revealed after the end; the line `fairness:` of a record."""

    match: str
    commitment: str  # as it was published
    server_seed: bytes
    players: tuple[Part, ...]  # by seat; missing seats contributed nothing
    starts: int | None = None  # how often all were ready; None in version 1, which did not count

    @classmethod
    def of(
        cls,
        match_id: str,
        server_seed: bytes,
        revealed: Mapping[int, bytes],
        tries: Tries | None = None,
    ) -> Self:
        """Return the fairness data with the matching commitments."""
        players = (
            Part(
                _seat(seat),
                device_commitment(revealed[seat]),
                revealed[seat],
                tries.shown[seat] if tries else 1,
            )
            for seat in sorted(revealed)
        )
        promised = commitment(server_seed, match_id)
        starts = tries.starts if tries else None
        return cls(match_id, promised, server_seed, tuple(players), starts)

    @property
    def tries(self) -> Tries | None:
        if self.starts is None:
            return None
        return Tries(self.starts, {part.seat: part.shown for part in self.players})

    @property
    def seed(self) -> bytes:
        """Return the seed that results."""
        revealed = {part.seat: part.random for part in self.players}
        return match_seed(self.server_seed, self.match, revealed, self.tries)

    def line(self) -> str:
        """Return one line of canonical JSON."""
        counted = self.starts is not None
        players = [
            {"seat": part.seat, "commitment": part.commitment, "random": part.random.hex()}
            | ({"shown": part.shown} if counted else {})
            for part in self.players
        ]
        return _canonical(
            ({"version": COUNTED} if counted else {})
            | {
                "match": self.match,
                "commitment": self.commitment,
                "server_seed": self.server_seed.hex(),
            }
            | ({"starts": self.starts} if counted else {})
            | {"players": players}
        )

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Parse a line; raise `RecordError` if it is not exactly what `line` writes."""
        try:
            said = json.loads(line)
            counted = _counted(said)
            found = cls(
                _id(said["match"]),
                _hex(said["commitment"]),
                bytes.fromhex(_hex(said["server_seed"])),
                tuple(_part(one, counted) for one in said["players"]),
                _count(said["starts"]) if counted else None,
            )
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise RecordError(f"the record's fairness line is damaged: {error!r}") from None
        seats = [part.seat for part in found.players]
        if seats != sorted(set(seats)) or found.line() != line:
            raise RecordError("the record's fairness line is damaged: it is not canonical")
        if found.starts is not None and any(one.shown > found.starts for one in found.players):
            raise RecordError(
                "the record's fairness line is damaged: a seat shows one number in each start"
            )
        return found


def _counted(said: Any) -> bool:
    """Return whether a line has counts; version 1 had none, and no version number."""
    if "version" not in said:
        return False
    version = said["version"]
    if type(version) is int and version > COUNTED:
        raise RecordError(
            f"this record's fairness line has version {version}; this Sheepfold reads up to "
            f"{COUNTED}: update it"
        )
    return True


def _part(said: Any, counted: bool) -> Part:
    return Part(
        _seat(said["seat"]),
        _hex(said["commitment"]),
        bytes.fromhex(_hex(said["random"])),
        _count(said["shown"]) if counted else 1,
    )


def _hex(text: str) -> str:
    if not _HEX.fullmatch(text):
        raise ValueError(f"expected 64 hexadecimal digits, not {text!r}")
    return text


def _canonical(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


# Draws


@dataclass(frozen=True)
class Draw:
    """One draw of chance, with everything needed to repeat it by hand."""

    line: int  # in the log, from 1
    stream: str  # the kind of draw
    count: int  # draws of this kind before it, undone ones included, given ones not
    total: int  # sum of the weights
    number: int  # what the seed gives, below the total
    outcomes: tuple[tuple[str, int], ...]  # what could be drawn, with weights, in order

    @property
    def outcome(self) -> str:
        """Return the outcome that owns the number if each owns as many as its weight, in order."""
        place = weighted([(at, one[1]) for at, one in enumerate(self.outcomes)], self.number)
        return self.outcomes[place][0]

    def as_dict(self) -> dict[str, Any]:
        return {
            "line": self.line,
            "stream": self.stream,
            "count": self.count,
            "total": self.total,
            "number": self.number,
            "outcomes": [[text, weight] for text, weight in self.outcomes],
        }


class _Witness(Match):
    """A match that records every draw from the seed."""

    def __init__(self, *setup: Any) -> None:
        super().__init__(*setup)
        self.witnessed: list[Draw] = []

    def _draw(self) -> int:
        assert self._seed is not None
        chances = self.game.chances(self.state)
        outcomes = tuple((self.game.actions.text(action), weight) for action, weight in chances)
        total = sum(weight for _, weight in outcomes)
        stream = self.game.actions.verb(chances[0][0]).name
        count = self._draws.get(stream, 0)
        number = keyed_draw(self._seed, stream, count, total)
        self.witnessed.append(Draw(len(self.events) + 1, stream, count, total, number, outcomes))
        return super()._draw()


def draws(match: Match) -> list[Draw]:
    """Return every draw of a match in log order, undone ones included; its seed must be known."""
    record = parse(match.record())
    _must_have_seed(record)
    return _Witness.resume(match.game, record).witnessed


def _must_have_seed(record: Record) -> None:
    if record.viewer is None and record.seed is None:
        raise RecordError("chance was typed in this match: there is no seed to check draws against")


def proof(match: Match) -> dict[str, Any]:
    """Return a document for readers without the rules: the record, and each draw's outcomes."""
    return {"record": match.record(), "draws": [draw.as_dict() for draw in draws(match)]}


# Checks


@dataclass(frozen=True)
class Finding:
    """One check and its outcome; `key` selects its words.

    A check that `warns` holds, but points to something that people should consider.
    """

    key: str
    holds: bool
    facts: Mapping[str, int | str] = field(default_factory=dict)
    warns: bool = False


def check(game: AnyGame, record: Record) -> list[Finding]:
    """Return every check of a record, in the order in which things happened.

    Without a fairness line only its log is checked against its seed. A text that is not a complete
    record raises `RecordError`; a line that does not fit is a finding.
    """
    return _checked(game, record)[0]


def record_of(document: Any) -> Record:
    """Return the record in a proof; raise `RecordError` if the document is not a proof."""
    if (
        not isinstance(document, dict)
        or set(document) != {"record", "draws"}
        or not isinstance(document["record"], str)
        or not isinstance(document["draws"], list)
    ):
        raise RecordError("not a proof: it should be {record, draws}, a text and a list")
    return parse(document["record"])


def check_proof(game: AnyGame, document: Any) -> list[Finding]:
    """Return every check of a proof: of the record in it, and of its list of draws."""
    findings, drawn = _checked(game, record_of(document))
    return [*findings, _check_lists(drawn, document["draws"])]


def check_noted(record: Record, noted: str) -> Finding:
    """Check whether a commitment noted before the match is one of this record.

    The caller need not say whose it is: the hash of a server's seed is never a device's.
    """
    said = Fairness.from_line(record.fairness) if record.fairness is not None else None
    if said is not None and said.commitment == noted:
        return Finding("noted-server", holds=True)
    for part in said.players if said is not None else ():
        if part.commitment == noted:
            return Finding("noted-device", holds=True, facts={"seat": part.seat})
    return Finding("noted", holds=False, facts={"noted": noted})


def _checked(game: AnyGame, record: Record) -> tuple[list[Finding], list[Draw]]:
    _must_have_seed(record)
    Match.resume(
        game, replace(record, events=(), given=0)
    )  # a damaged header is an error, not a finding
    findings = _check_fairness(record)
    try:
        match = _Witness.resume(game, record)
    except RecordError as error:
        return [*findings, Finding("log", holds=False, facts={"reason": str(error)})], []
    return [*findings, _check_log(record, match)], match.witnessed


def _check_fairness(record: Record) -> list[Finding]:
    if record.fairness is None:
        return []
    said = Fairness.from_line(record.fairness)
    if any(part.seat >= record.players for part in said.players):
        raise RecordError("the record's fairness line is damaged: it names a seat of nobody")
    fits = said.commitment == commitment(said.server_seed, said.match)
    return [
        Finding("server", holds=fits, facts={"match": said.match, "hash": said.commitment}),
        *_check_devices(said.players),
        Finding("seed", holds=record.seed == said.seed),
        *_counts(said),
    ]


def _check_devices(players: Iterable[Part]) -> list[Finding]:
    return [
        Finding(
            "device",
            holds=part.commitment == device_commitment(part.random),
            facts={"seat": part.seat, "hash": part.commitment},
        )
        for part in players
    ]


def _counts(said: Fairness) -> list[Finding]:
    """Report how often the match was started, so that those present can compare it."""
    if said.starts is None:
        return []
    facts = {"starts": said.starts, "failed": said.starts - 1}
    starts = Finding("starts", holds=True, facts=facts, warns=said.starts > 1)
    shown = (
        Finding(
            "shown", holds=True, facts={"seat": part.seat, "n": part.shown}, warns=part.shown > 1
        )
        for part in said.players
    )
    return [starts, *shown]


def _check_log(record: Record, match: _Witness) -> Finding:
    if match.read_only:
        return Finding("older", holds=False, facts={"line": len(match.events) + 1})
    if len(match.events) > len(record.events):
        return Finding("missing", holds=False, facts={"line": len(record.events) + 1})
    facts = {"lines": len(match.events), "draws": len(match.witnessed)}
    if match.given:
        return Finding("log-given", holds=True, facts={**facts, "given": match.given})
    return Finding("log", holds=True, facts=facts)


def _check_lists(drawn: list[Draw], listed: list[Any]) -> Finding:
    """Compare two lists of draws as text: Python takes 1, 1.0 and True as equal."""
    ours = [_canonical(draw.as_dict()) for draw in drawn]
    theirs = [_canonical(one) for one in listed]
    if ours == theirs:
        return Finding("lists", holds=True, facts={"draws": len(ours)})
    pairs = enumerate(zip_longest(ours, theirs), start=1)
    first = next(number for number, (one, other) in pairs if one != other)
    return Finding("lists", holds=False, facts={"draw": first})
