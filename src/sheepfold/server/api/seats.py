"""Chairs: invite, sit down, go on at another device, leave."""

from typing import Final

from fastapi import APIRouter, Request, Response

from sheepfold.server import decisions, tokens
from sheepfold.server.api import links, shown
from sheepfold.server.api.access import Seated as SeatedHere
from sheepfold.server.api.access import (
    TableId,
    TheServices,
    TokenHash,
    count,
    happen,
    must_be_host,
)
from sheepfold.server.api.errors import documented
from sheepfold.server.api.models import (
    Arrangement,
    Happened,
    Invitation,
    InvitationModel,
    Invited,
    Seated,
    Sit,
    WatchModel,
    WhichChair,
)
from sheepfold.server.decisions import Decision
from sheepfold.server.live_table import LiveTable
from sheepfold.server.refusal import Refusal
from sheepfold.server.services import Services
from sheepfold.server.table import Table
from sheepfold.store import Holder, Store, seat_given_up, seat_taken

MOVE_MS: Final = 600_000  # in which a person has to be at the other device
PLAYING: Final = ("playing", "paused")
SPENT: Final = ("invitation_spent", "this invitation was used, replaced or has expired: ask again")
router = APIRouter(tags=["chairs"])
KNOWN: Final = documented(401, 404, 409)


@router.post("/invitations", summary="What an invitation is for", responses=documented(404, 409))
async def look(given: Invitation, services: TheServices) -> Invited:
    """To look is not to sit down: the invitation stays as it is."""
    holder = await _invited(services, given.invitation)
    async with services.tables.use(holder.table_id) as live:
        return Invited(
            table=holder.table_id,
            phase=live.table.phase,
            chair=holder.chair,
            moves=bool(live.table.chairs[holder.chair].name),
            given=live.table.given,
            plan=shown.plan(live.table.plan),
            chairs=shown.people(live.table),
        )


@router.post("/sit", summary="Sit down", responses=documented(404, 409))
async def sit(given: Sit, services: TheServices, request: Request) -> Seated:
    """Spends the invitation. The credential is sent once, to this device alone."""
    count(services, request, services.limits.sits)
    holder = await _invited(services, given.invitation)
    credential = tokens.fresh()
    effect = seat_taken(tokens.hashed(given.invitation), tokens.hashed(credential))
    await happen(services, holder, _Sitting(holder.chair, given.name), (effect,))
    return Seated(table=holder.table_id, chair=holder.chair, credential=credential)


@router.post("/tables/{table}/arrange", summary="Give a chair to a bot", responses=KNOWN)
async def arrange(
    wanted: Arrangement, table: TableId, holder: SeatedHere, services: TheServices
) -> Happened:
    """The host may, or open the chair again; an invitation to it is void then.

    A person who sits there loses the chair, and may be invited again.
    """
    async with services.tables.use(table) as live:
        held = wanted.chair < len(live.table.chairs) and live.table.chairs[wanted.chair].name

        def command(known: Table) -> Decision:
            if wanted.chair < len(known.chairs) and known.chairs[wanted.chair].name != held:
                raise Refusal("conflict", "somebody sat down or left just now: look again")
            return decisions.arrange(known, holder.chair, wanted.chair, wanted.bot)

        effects = (seat_given_up(table, wanted.chair),) if held else ()
        done = Happened(seq=await services.tables.committer.commit(live, command, effects=effects))
    await services.store.set_invitation(table, wanted.chair, None)
    return done


@router.post("/tables/{table}/invite", summary="Invite to a chair", responses=KNOWN)
async def invite(
    wanted: WhichChair, table: TableId, holder: SeatedHere, services: TheServices, own: TokenHash
) -> InvitationModel:
    """To one's own chair: to go on at another device, within ten minutes.

    The host invites to chairs without a person. An earlier invitation is void.
    """
    async with services.tables.use(table) as live:
        _may_invite(live, holder, wanted.chair)
    if wanted.chair != holder.chair:
        return await new_invitation(services.store, table, wanted.chair, None, None)
    until = await services.store.now() + MOVE_MS
    return await new_invitation(services.store, table, wanted.chair, own, until)


@router.post("/tables/{table}/leave", summary="Leave the table", responses=KNOWN)
async def leave(table: TableId, holder: SeatedHere, services: TheServices) -> Happened:
    """Gives the chair up; in the middle of a match a bot plays on and the chair stays mine."""
    async with services.tables.use(table) as live:
        stays = live.table.phase in PLAYING

        def command(known: Table) -> Decision:
            if (known.phase in PLAYING) != stays:
                raise Refusal("conflict", "the match began or ended just now: look again")
            return decisions.leave(known, holder.chair)

        effects = () if stays else (seat_given_up(table, holder.chair),)
        return Happened(seq=await services.tables.committer.commit(live, command, effects=effects))


@router.post("/tables/{table}/watch", summary="A link for watchers", responses=KNOWN)
async def watch(table: TableId, holder: SeatedHere, services: TheServices) -> WatchModel:
    """The host makes one; the one before is void."""
    async with services.tables.use(table) as live:
        must_be_host(live, holder)
        if not live.table.plan.watching:
            raise Refusal("no_watching", "this table was set up without watchers")
    token = tokens.fresh()
    await services.store.set_watch(table, tokens.hashed(token))
    return WatchModel(watch=token, link=links.watch(token))


@router.delete(
    "/tables/{table}/watch", status_code=204, summary="No more watchers", responses=KNOWN
)
async def no_watch(table: TableId, holder: SeatedHere, services: TheServices) -> Response:
    async with services.tables.use(table) as live:
        must_be_host(live, holder)
    await services.store.set_watch(table, None)
    return Response(status_code=204)


async def _invited(services: Services, invitation: str) -> Holder:
    holder = await services.store.invited(tokens.hashed(invitation))
    if holder is None:
        raise Refusal(*SPENT)
    return holder


class _Sitting:
    """The command to sit down.

    If it did not happen though nothing else has happened either, the invitation is gone.
    """

    def __init__(self, chair: int, name: str) -> None:
        self.chair = chair
        self.name = name
        self.tried: tuple[str, int] | None = None

    def __call__(self, table: Table) -> Decision:
        if self.tried == (table.match_id, table.head):
            raise Refusal(*SPENT)
        self.tried = table.match_id, table.head
        return decisions.sit(table, self.chair, self.name)


def _may_invite(live: LiveTable, holder: Holder, chair: int) -> None:
    table = live.table
    if chair >= len(table.chairs):
        raise Refusal("bad_target", f"chairs are 0 to {len(table.chairs) - 1}")
    if chair == holder.chair:
        return
    must_be_host(live, holder)
    if table.chairs[chair].name:
        raise Refusal("not_yours", "somebody sits there: a chair is its holder's alone")
    if table.phase in PLAYING:
        raise Refusal("too_late", "the match is running and no seat is free")


async def new_invitation(
    store: Store, table: str, chair: int, held_by: str | None, until: int | None
) -> InvitationModel:
    """Store the invitation, then check the chair, then answer: it may have been taken meanwhile."""
    token = tokens.fresh()
    await store.set_invitation(table, chair, tokens.hashed(token), until)
    whole = await store.table(table)
    if whole is None:
        raise Refusal("no_table", "there is no such table, or it was deleted")
    if whole.chairs[chair].credential != held_by:
        await store.set_invitation(table, chair, None)
        raise Refusal("conflict", "the chair was taken just now: look again")
    return InvitationModel(chair=chair, invitation=token, until=until, link=links.invitation(token))
