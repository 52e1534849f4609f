"""What people do in a match besides moving: be ready, resign, let a bot play, ask the others."""

from typing import Final

from fastapi import APIRouter

from sheepfold.server import decisions
from sheepfold.server.api.access import Seated, TableId, TheServices, absent_chairs, happen
from sheepfold.server.api.errors import documented
from sheepfold.server.api.models import (
    Asking,
    Commitment,
    Happened,
    RandomNumber,
    Substitute,
    Vote,
)
from sheepfold.server.decisions import Decision
from sheepfold.server.table import Table

router = APIRouter(prefix="/tables/{table}", tags=["play"])
KNOWN: Final = documented(401, 404, 409)


@router.post("/ready", summary="Be ready to start", responses=KNOWN)
async def ready(
    given: Commitment, table: TableId, holder: Seated, services: TheServices
) -> Happened:
    """With the hash of a random number that this device keeps to itself for now."""

    def command(known: Table) -> Decision:
        return decisions.ready(known, holder.chair, given.commitment)

    return await happen(services, holder, command)


@router.delete("/ready", summary="Not be ready after all", responses=KNOWN)
async def not_ready(table: TableId, holder: Seated, services: TheServices) -> Happened:
    def command(known: Table) -> Decision:
        return decisions.not_ready(known, holder.chair)

    return await happen(services, holder, command)


@router.post("/reveal", summary="Show the random number", responses=KNOWN)
async def reveal(
    given: RandomNumber, table: TableId, holder: Seated, services: TheServices
) -> Happened:
    """Once everybody is ready; with the last one the match begins."""

    def command(known: Table) -> Decision:
        return decisions.reveal(known, holder.chair, given.random)

    return await happen(services, holder, command)


@router.post("/resign", summary="Give up", responses=KNOWN)
async def resign(table: TableId, holder: Seated, services: TheServices) -> Happened:
    def command(known: Table) -> Decision:
        return decisions.resign(known, holder.chair)

    return await happen(services, holder, command)


@router.post("/hand-over", summary="Let a bot play on", responses=KNOWN)
async def hand_over(
    given: Substitute, table: TableId, holder: Seated, services: TheServices
) -> Happened:
    def command(known: Table) -> Decision:
        return decisions.hand_over(known, holder.chair, given.bot)

    return await happen(services, holder, command)


@router.post("/come-back", summary="Play on after a bot did", responses=KNOWN)
async def come_back(table: TableId, holder: Seated, services: TheServices) -> Happened:
    def command(known: Table) -> Decision:
        return decisions.come_back(known, holder.chair)

    return await happen(services, holder, command)


@router.post("/questions", summary="Ask the others", responses=KNOWN)
async def ask(given: Asking, table: TableId, holder: Seated, services: TheServices) -> Happened:
    """To undo, end, pause or resume, or to let a bot play for somebody who is away."""
    now = await services.store.now()
    absent = await absent_chairs(services, table, now)
    until = now + int(services.settings.vote_seconds * 1000)

    def command(known: Table) -> Decision:
        untimed = known.plan.time.kind == "none" or known.phase == "paused"
        gone = absent if untimed else set()
        return decisions.propose(
            known,
            holder.chair,
            given.question,
            given.target,
            given.bot,
            until=until,
            absent=gone,
        )

    return await happen(services, holder, command)


@router.delete("/questions", summary="Withdraw the open question", responses=KNOWN)
async def withdraw(table: TableId, holder: Seated, services: TheServices) -> Happened:
    """Only who asked may; the same may be asked again."""

    def command(known: Table) -> Decision:
        return decisions.withdraw(known, holder.chair)

    return await happen(services, holder, command)


@router.post("/answers", summary="Answer the open question", responses=KNOWN)
async def answer(given: Vote, table: TableId, holder: Seated, services: TheServices) -> Happened:
    def command(known: Table) -> Decision:
        return decisions.answer(known, holder.chair, given.yes)

    return await happen(services, holder, command)
