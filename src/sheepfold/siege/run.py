"""A whole siege: for each attack a separate server, people who play there, and a report."""

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from sheepfold import SetupError
from sheepfold.load.server import Running, Watch, own
from sheepfold.siege.attackers import Attackers
from sheepfold.siege.attacks import ATTACKS, addresses, named
from sheepfold.siege.lines import Target, must_have_addresses
from sheepfold.siege.report import broken, whole
from sheepfold.siege.victims import Victims

MOST_SECONDS: Final = 60.0
LEAST_SIZE: Final = 0.01
PARTS: Final = ("before", "during", "after")

Notify = Callable[[str, float, float], None]  # what is done, the amount done, the total


@dataclass(frozen=True, kw_only=True)
class Plan:
    attacks: tuple[str, ...] = tuple(ATTACKS)
    seconds: float = 8.0  # of each attack
    size: float = 1.0  # part of each attack; 1 is all of it
    db: str | None = None  # None: a temporary SQLite file
    before: float = 3.0  # seconds that are measured before the attack
    calm: float = 2.0  # from the end of the attack until everything must be normal again
    after: float = 3.0  # seconds that are measured then

    def checked(self) -> "Plan":
        if not 0 < self.seconds <= MOST_SECONDS:  # also refuses nan
            raise SetupError(f"--seconds may be up to {MOST_SECONDS:g}, not {self.seconds:g}")
        if not LEAST_SIZE <= self.size <= 1:
            raise SetupError(f"--size may be {LEAST_SIZE:g} to 1, not {self.size:g}")
        for name in self.attacks:
            named(name)
        must_have_addresses()
        return self


def run(plan: Plan, notify: Notify) -> dict[str, Any]:
    """Run every attack in turn; return the report."""
    attacks = []
    for number, name in enumerate(plan.attacks):

        def step(what: str, share: float, number: int = number, name: str = name) -> None:
            notify(f"{name}: {what}", 100 * (number + share), 100 * len(plan.attacks))

        step("starting a server", 0.0)
        with own(plan.db, 1, {}) as server, Watch(server.process) as watch:
            attacks.append(asyncio.run(besieged(plan, name, server, watch, step)))
    notify("done", 100 * len(plan.attacks), 100 * len(plan.attacks))
    known = {key: value for key, value in asdict(plan).items() if key != "db"}  # has a password
    machine = {"cores": os.cpu_count(), "load_average": _load_average()}
    found: dict[str, Any] = whole(known, machine, attacks)
    return found


async def besieged(
    plan: Plan, name: str, server: Running, watch: Watch, step: Callable[[str, float], None]
) -> dict[str, Any]:
    """Run one attack on a server that nobody else uses; return its report."""
    victims = Victims(server.url)
    moments: dict[str, tuple[float, float]] = {}

    async def measure(part: str, seconds: float, share: float) -> None:
        step(part, share)
        began = time.monotonic()
        await asyncio.sleep(seconds)
        moments[part] = began, time.monotonic()

    try:
        await victims.begin()
        await measure("before", plan.before, 0.1)
        lines = _lines(server.log)
        with Attackers(name, Target.at(server.url), plan.size) as attackers:
            step("attackers gather", 0.2)
            await attackers.gathered()
            attackers.go(plan.seconds)
            await measure("during", plan.seconds, 0.4)
            done = await attackers.counts()
        step("calm", 0.7)
        await asyncio.sleep(plan.calm)
        await measure("after", plan.after, 0.8)
        step("checking records", 0.9)
        await victims.end()
    finally:
        await victims.close()
    found = {"name": name, "addresses": addresses([*named(name).values()]), **done}
    found |= _measured(victims, moments)
    found |= _machine(watch, moments) | {"log_lines": _lines(server.log) - lines}
    return found | {"broken": broken(found)}


def _measured(victims: Victims, moments: dict[str, tuple[float, float]]) -> dict[str, Any]:
    times = {
        "acknowledged": victims.acknowledged,
        "hello": victims.hello,
        "bot_moves": victims.bot_moves,
    }
    tally = victims.tally
    return {
        what: {part: kept.summary(*moments[part]) for part in PARTS} for what, kept in times.items()
    } | {
        "refused": dict(tally.refused),
        "errors": dict(tally.errors),
        "record": {"checked": tally.checked, "missing": tally.missing},
    }


def _machine(watch: Watch, moments: dict[str, tuple[float, float]]) -> dict[str, Any]:
    """Return what the server used, if the system tells."""
    if not watch.sees:
        return {"memory": {"before_mb": None, "most_mb": None, "growth_mb": None}, "server": None}
    began, ended = moments["during"]
    before = watch.at(moments["before"][1]).memory
    end = moments["after"][1]
    # The set-up before the attack is part of it.
    most = max([before, *(one.memory for one in watch.samples if began <= one.at <= end)])
    server, bots, _ = watch.shares(began, ended)
    return {
        "memory": {
            "before_mb": round(before / 1e6, 1),
            "most_mb": round(most / 1e6, 1),
            "growth_mb": round((most - before) / 1e6, 1),
        },
        "server": {"cores": round(server, 2), "bot_cores": round(bots, 2)},
    }


def _lines(log: Path | None) -> int:
    return 0 if log is None else log.read_bytes().count(b"\n")


def _load_average() -> list[float]:
    return [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else []
