"""The pool of worker processes in which bots choose. Knows questions, not what they are about.

    pool = BotWorkers(workers=2, cpu_seconds=2, memory_mb=512)
    await pool.start()
    choice = await pool.choose(Question(game, None, "greedy", view, legal, seed, who=table))
    await pool.close()

A bot that breaks a limit or is broken costs its table a clever move, nothing else: a legal one is
chosen by the seed, and the incident says in one word what happened. What a bot printed or raised
is not kept: the same question makes it do so again.
"""

import asyncio
from collections.abc import Sequence

from sheepfold.core.rng import Plain
from sheepfold.server.bot_workers import limits, wire
from sheepfold.server.bot_workers.turns import Asked, Turns
from sheepfold.server.bot_workers.wire import Choice as Choice
from sheepfold.server.bot_workers.wire import Judged as Judged
from sheepfold.server.bot_workers.wire import Question as Question
from sheepfold.server.bot_workers.wire import Told as Told
from sheepfold.server.bot_workers.worker_process import CannotStart as CannotStart
from sheepfold.server.bot_workers.worker_process import WorkerProcess

LEAST_MEMORY_MB = 64  # a worker that has thought of all games has 36 already


class Closed(Exception):
    """The pool was closed, or not started."""


class BotWorkers:
    def __init__(
        self,
        workers: int,
        cpu_seconds: float,
        memory_mb: int,
        *,
        nice: int = limits.NICE,
        module: str | None = None,
    ) -> None:
        """Limits are per question; `module` has more BOTS than those of `sheepfold.bots`."""
        if workers < 1 or cpu_seconds <= 0 or memory_mb < LEAST_MEMORY_MB:
            raise ValueError(f"one worker at least, some CPU time, {LEAST_MEMORY_MB} MB at least")
        self._workers = [
            WorkerProcess(cpu_seconds, memory_mb, nice, module) for _ in range(workers)
        ]
        self._tasks: list[asyncio.Task[None]] = []
        self._turns = Turns()

    @property
    def waiting(self) -> int:
        """Questions that no worker has yet."""
        return self._turns.waiting

    @property
    def busy(self) -> int:
        """Questions being answered."""
        return self._turns.running

    @property
    def processes(self) -> list[int]:
        """The ids of the workers that live."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Returns when all workers are ready; raises `CannotStart`."""
        started = (worker.start() for worker in self._workers)
        for result in await asyncio.gather(*started, return_exceptions=True):
            if result is not None:
                await self._dismiss()
                raise result
        self._tasks = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def warm(self, game: str, components: str | None, bot: str) -> None:
        """Let the idle workers make a game and its bot now, so that the first move is quick."""
        nothing = wire.body(Question(game, components, bot, None, (), "", ""))
        await asyncio.gather(
            *(self._ask(Asked(f"warm {number}", nothing)) for number in range(len(self._workers)))
        )

    async def choose(self, question: Question) -> Choice:
        """The bot's choice, or a quick legal one with the incident that made it necessary."""
        if not question.legal:
            raise ValueError("there is nothing to choose from")
        word, found = await self._ask(Asked(question.who, wire.body(question), question.address))
        if word == wire.FINE and (len(found) != 1 or found[0].action not in question.legal):
            word = wire.ILLEGAL
        return Choice(found[0].action, None) if word == wire.FINE else quick(question, word)

    async def advise(self, question: Question) -> Told:
        """The best few actions for a person, or none with the incident."""
        if not question.legal:
            raise ValueError("there is nothing to choose from")
        word, found = await self._ask(Asked(question.who, wire.body(question), question.address))
        if word == wire.FINE and not sound(found, question.legal):
            word = wire.ILLEGAL
        return Told(found, None) if word == wire.FINE else Told((), word)

    async def judge(self, question: Question) -> Judged | None:
        """What was best where an action was chosen long ago; None if that was not found out."""
        word, found = await self._ask(Asked(question.who, wire.body(question), question.address))
        return judged(found, question) if word == wire.FINE else None

    def watched(self, who: str, address: str | None) -> None:
        """Note from which address a table is watched (None: it is not): its turn changes."""
        self._turns.watched(who, address)

    async def close(self) -> None:
        """End all workers; callers that still wait for an answer get `Closed`."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for asked in self._turns.empty():
            refuse(asked)
        await self._dismiss()

    async def _dismiss(self) -> None:
        await asyncio.gather(*(worker.dismiss() for worker in self._workers))

    async def _ask(self, asked: Asked) -> wire.Answer:
        if not self._tasks:
            raise Closed
        self._turns.add(asked)
        try:
            return await asked.answer
        finally:
            self._turns.withdraw(asked)

    async def _serve(self, process: WorkerProcess) -> None:
        """One worker's life: question after question, and another process when one is spoiled."""
        while True:
            asked = await self._turns.take()
            try:
                answer = await process.ask(asked.question)
                if not asked.answer.done():  # who asked may be gone
                    asked.answer.set_result(answer)
            finally:
                refuse(asked)
                self._turns.done(asked)
            try:
                await process.start()
            except CannotStart:
                continue  # the next question tries again


def refuse(asked: Asked) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(Closed())


def sound(found: Sequence[wire.Found], legal: Sequence[int]) -> bool:
    """Whether advice is some different legal actions with chances."""
    actions = {one.action for one in found}
    fair = all(0 <= one.chance <= 1 for one in found)
    return bool(found) and len(actions) == len(found) and actions <= set(legal) and fair


def judged(found: Sequence[wire.Found], question: Question) -> Judged | None:
    """A judgement, if it is one of this question."""
    if len(found) != wire.JUDGED:
        return None
    best, played = found
    fits = best.action in question.legal and played.action == question.played
    return Judged(best, played.chance) if fits and 0 <= played.chance <= best.chance <= 1 else None


def quick(question: Question, incident: str) -> Choice:
    """Any legal action, by the question's seed."""
    number = Plain("instead", question.seed).below(len(question.legal))
    return Choice(question.legal[number], incident)
