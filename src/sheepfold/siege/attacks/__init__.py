"""The only list of attacks: each is one or several waves that run at the same time."""

from collections.abc import Sequence
from typing import Final

from sheepfold import SetupError
from sheepfold.siege.attacks import connections, crowds, dear, frames
from sheepfold.siege.lines import Target, sources
from sheepfold.siege.wave import Wave

ATTACKS: Final[dict[str, dict[str, type[Wave]]]] = {
    "silent": {
        "nothing": connections.Nothing,
        "heads": connections.HalfHeads,
        "bodies": connections.HalfBodies,
    },
    "frames": {
        "continuations": frames.Continuations,
        "pings": frames.Pings,
        "messages": frames.Messages,
    },
    "bodies": {
        "slow": connections.SlowBodies,
        "held": connections.HeldBodies,
    },
    "dear": {
        "components": dear.Components,
        "undos": dear.Undos,
        "previews": dear.Previews,
        "replays": dear.Replays,
        "loads": dear.Loads,
        "stories": dear.Stories,
    },
    "bots": {"tables": crowds.Bots},
    "chat": {"watchers": crowds.Chat},
    "tables": {"opened": crowds.Tables},
}


def named(name: str) -> dict[str, type[Wave]]:
    """Return the waves of an attack: `dear`, or one of them alone: `dear:previews`."""
    attack, colon, wave = name.partition(":")
    waves = ATTACKS.get(attack, {})
    chosen = {wave: waves[wave]} if wave in waves else {} if colon else waves
    if not chosen:
        raise SetupError(f"there is no attack {name!r}; `sheepfold siege --list` lists them")
    return chosen


def addresses(waves: Sequence[type[Wave]]) -> int:
    return sum(wave.addresses for wave in waves)


def made(name: str, target: Target, size: float) -> dict[str, Wave]:
    """Return the waves of an attack, each with its own addresses."""
    waves: dict[str, Wave] = {}
    used = 0
    for wave, kind in named(name).items():
        waves[wave] = kind(target, sources(kind.addresses, used), size)
        used += kind.addresses
    return waves
