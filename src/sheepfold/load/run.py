"""A whole drive: finds or starts the server, lets the clients play, and reports. Prints nothing."""

import statistics
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from typing import Any

from sheepfold import SetupError
from sheepfold.load import clients, peer
from sheepfold.load.drive import Notify
from sheepfold.load.plan import Plan, on_this_machine
from sheepfold.load.report import report
from sheepfold.load.server import (
    DRIVEN,
    RAISED,
    Running,
    Watch,
    allow_many_files,
    found_at,
    own,
)


@dataclass(frozen=True, kw_only=True)
class Target:
    """Which server is driven: one that runs at `url`, or one of the drive's own."""

    url: str | None = None
    db: str | None = None
    workers: int = 1
    elsewhere: bool = False  # on another machine, and the user says that it is theirs

    def checked(self) -> "Target":
        if self.url is None:
            return self
        if not self.url.startswith(("http://", "https://")):
            raise SetupError("an address begins with http:// or https://")
        if self.db or self.workers > 1:
            raise SetupError("--db and --workers are for a server of the drive's own, not a --url")
        if not self.elsewhere and not on_this_machine(self.url):
            raise SetupError(
                f"{self.url} is not this machine: only drive a server that is yours, "
                "and say so with --this-server-is-mine"
            )
        return self

    def opened(self) -> AbstractContextManager[Running]:
        if self.url is None:
            return own(self.db, self.workers, RAISED | DRIVEN)
        allow_many_files()
        return nullcontext(found_at(self.url.rstrip("/")))


def run(plan: Plan, target: Target, notify: Notify) -> dict[str, Any]:
    """Run one drive and return its report; remove the tables from a server that is not our own."""
    plan = replace(plan, tidy=target.url is not None)
    with target.opened() as server, Watch(server.process) as watch:
        tally = clients.play(plan, server.url, notify)
    return report(plan, tally, watch, started=target.url is None)


def compared(plan: Plan, target: Target, rounds: int, notify: Notify) -> dict[str, Any]:
    """Drive ours and the peer's in turns, at full throttle; return our last report, and both."""
    plan = replace(plan, rate=None, burst=None)
    try:
        folder = peer.installed()
    except peer.Unavailable as reason:
        return run(plan, target, notify) | {"peer": {"left_out": str(reason)}}
    ours, theirs = [], []
    for number in range(rounds):
        ours.append(run(plan, target, notify))
        notify(f"{peer.NAME}, round {number + 1}", number, rounds)
        try:
            theirs.append(peer.round_of(plan, folder))
        except peer.Unavailable as reason:
            return ours[-1] | {"peer": {"left_out": str(reason)}}
    return ours[-1] | {"peer": {"name": peer.NAME, **_ratios(ours, theirs), "rounds": theirs}}


def _ratios(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return medians over the rounds; `times_as_fast` compares moves per second."""
    our, their = _medians(ours), _medians(theirs)
    return {
        "times_as_fast": round(our["moves_per_second"] / max(their["moves_per_second"], 0.1), 2),
        "ours": our,
        "theirs": their,
        "our_rounds": [one["moves_per_second"] for one in ours],
        "their_rounds": [one["moves_per_second"] for one in theirs],
    }


def _medians(rounds: list[dict[str, Any]]) -> dict[str, float]:
    found = {
        name: statistics.median(one[name] or 0.0 for one in rounds)
        for name in ("moves_per_second", "server_ms_per_move")
    }
    for name in ("p50", "p95", "p99"):
        found[name] = statistics.median(one["acknowledged"][name] or 0.0 for one in rounds)
    return {name: round(value, 2) for name, value in found.items()}
