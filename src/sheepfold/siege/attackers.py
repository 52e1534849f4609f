"""The attackers' process: prepares, waits for the signal, attacks, and reports the results.

It is a separate process of low priority, so that people's times measure the server and not the
attackers' own work.
"""

import asyncio
import os
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final

from sheepfold import SheepfoldError
from sheepfold.load.tally import Meter
from sheepfold.processes import interrupted_only_here
from sheepfold.siege.attacks import made
from sheepfold.siege.lines import Target
from sheepfold.siege.wave import Wave

NICE: Final = 10
GATHER_SECONDS: Final = 120.0
END_SECONDS: Final = 20.0  # for the attackers to report what they did


class Attackers:
    """The other process, as the siege sees it."""

    def __init__(self, name: str, target: Target, size: float) -> None:
        context = get_context("spawn")
        self._pipe, self._theirs = context.Pipe()
        work = (self._theirs, name, target, size)
        self._process = context.Process(target=_attack, args=work, daemon=True)

    def __enter__(self) -> "Attackers":
        with interrupted_only_here():
            self._process.start()
        self._theirs.close()  # so that this process sees the pipe close when the other ends
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.join()
        self._pipe.close()

    async def gathered(self) -> None:
        """Wait until everything is ready for the attack."""
        await self._heard(GATHER_SECONDS)

    def go(self, seconds: float) -> None:
        self._pipe.send(seconds)

    async def counts(self) -> dict[str, Any]:
        """Return what each wave did in the attack, and the cores that the attackers used."""
        found: dict[str, Any] = await self._heard(END_SECONDS)
        return found

    async def _heard(self, patience: float) -> Any:
        if not await asyncio.to_thread(self._pipe.poll, patience):
            raise SheepfoldError(f"the attackers said nothing for {patience:g} seconds")
        try:
            answer, error = self._pipe.recv()
        except EOFError:
            raise SheepfoldError("the attackers' process ended without an answer") from None
        if error:
            raise SheepfoldError(error)
        return answer


# In the other process


def _attack(pipe: Connection, name: str, target: Target, size: float) -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        asyncio.run(_siege(pipe, made(name, target, size)))
    except Exception as error:
        pipe.send((None, str(error) if isinstance(error, SheepfoldError) else repr(error)))


async def _siege(pipe: Connection, waves: dict[str, Wave]) -> None:
    await asyncio.gather(*(wave.gather() for wave in waves.values()))
    pipe.send((None, ""))
    seconds = await asyncio.to_thread(pipe.recv)
    meter = Meter()
    until = time.monotonic() + seconds
    attacks = [asyncio.create_task(wave.attack(until)) for wave in waves.values()]
    done, _ = await asyncio.wait(attacks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for attack in attacks:
        attack.cancel()
    await asyncio.gather(*attacks, return_exceptions=True)
    for attack in done:
        attack.result()
    for wave in waves.values():
        wave.leave()
    counts = {name: dict(wave.counts) for name, wave in waves.items()}
    pipe.send(({"waves": counts, "cores": round(meter.share(), 2)}, ""))
