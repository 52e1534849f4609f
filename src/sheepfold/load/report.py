"""The results of a drive as data: rates, times, machine, and whether all moves are on record."""

import os
from dataclasses import asdict
from typing import Any, Final

from sheepfold.load.plan import Plan
from sheepfold.load.server import RAISED, Watch
from sheepfold.load.tally import Tally, summary

BUSY: Final = 0.8  # of a core; a busier client may itself be the bottleneck
LATE: Final = 10.0  # milliseconds; moves sent later than that are not the server's fault
OTHERS: Final = 0.3  # cores used by other programs that disturb a measurement
STARVED: Final = 0.02  # of the moves
MACHINE: Final = ("server_cores", "bot_cores", "other_cores", "server_ms_per_move", "memory")
# The promise for two cores: milliseconds within which 95 and 99 of 100 moves are acknowledged.
PROMISED: Final = {"p95": 50.0, "p99": 150.0}


def report(plan: Plan, tally: Tally, watch: Watch, *, started: bool) -> dict[str, Any]:
    acknowledged = summary(tally.acknowledged)
    late = summary(tally.late)
    found: dict[str, Any] = {
        "plan": asdict(plan),
        "seconds": round(tally.seconds, 2),
        "moves": len(tally.acknowledged),
        "moves_per_second": round(len(tally.acknowledged) / tally.seconds, 1),
        "acknowledged": acknowledged,
        "in_burst": summary(tally.in_burst),
        "seen": summary(tally.seen),
        "late": late,
        "starved": tally.starved,
        "matches": tally.matches,
        "bot_moves_per_second": round(tally.bot_moves / tally.seconds, 1),
        "refused": dict(tally.refused),
        "errors": dict(tally.errors),
        "promise_kept": kept(acknowledged),
        "record": {"checked": tally.checked, "missing": tally.missing},
        "client_cores": [round(share, 2) for share in tally.cpu],
        "machine": {"cores": os.cpu_count(), "load_average": _load_average()},
        "raised_limits": sorted(RAISED) if started else [],
    }
    found |= machine(plan, tally, watch)
    found["remarks"] = remarks(plan, tally, found)
    return found


def kept(acknowledged: dict[str, Any]) -> bool:
    return bool(acknowledged["count"]) and all(
        acknowledged[name] <= most for name, most in PROMISED.items()
    )


def machine(plan: Plan, tally: Tally, watch: Watch) -> dict[str, Any]:
    """Return what the server used, if it could be observed."""
    if not watch.sees:
        return dict.fromkeys(MACHINE)
    server, bots, everybody = watch.shares(tally.began, tally.ended)
    before, opened, ended = (watch.at(moment).memory for moment in (0.0, tally.began, tally.ended))
    return {
        "server_cores": round(server, 2),
        "bot_cores": round(bots, 2),
        "other_cores": round(max(0.0, everybody - server - bots - sum(tally.cpu)), 2),
        "server_ms_per_move": per_move(
            server, (len(tally.acknowledged) + tally.bot_moves) / tally.seconds
        ),
        "memory": {
            "before_mb": round(before / 1e6, 1),
            "opened_mb": round(opened / 1e6, 1),
            "ended_mb": round(ended / 1e6, 1),
            "per_table_kb": round((opened - before) / 1e3 / (plan.tables + plan.bots), 1),
        },
    }


def per_move(cores: float, moves_per_second: float) -> float | None:
    """Return the CPU time per move in ms; other load disturbs it less than wall-clock time."""
    return round(1000 * cores / moves_per_second, 3) if moves_per_second else None


def remarks(plan: Plan, tally: Tally, found: dict[str, Any]) -> list[str]:
    """Return what a reader must know before trusting the figures."""
    said = []
    if max(tally.cpu) > BUSY:
        said.append(
            f"the clients used {max(tally.cpu):.0%} of a core: they may be the bottleneck, "
            "try more --processes"
        )
    cores = os.cpu_count() or 1
    if found["server_cores"] and found["server_cores"] + sum(tally.cpu) > 0.9 * cores:
        said.append("server and clients shared all cores of this machine")
    if found["late"]["count"] and found["late"]["p95"] > LATE:
        said.append(
            f"moves were sent {found['late']['p95']} ms late (95 %): the clients got too little of "
            "the CPU"
        )
    if tally.starved > STARVED * max(1, len(tally.acknowledged)):
        said.append("often no table waited for a move: the requested rate was not reached")
    if (found["other_cores"] or 0.0) > OTHERS:
        said.append(
            f"other programs, such as a database, used {found['other_cores']} cores meanwhile"
        )
    return said


def _load_average() -> list[float]:
    return [round(load, 2) for load in os.getloadavg()] if hasattr(os, "getloadavg") else []
