"""Chairs: who is invited, who sits down, who goes on at another device, who leaves."""

from typing import Final

from fastapi import APIRouter, Request, Response

from sheepfold.server import decisions, tokens
from sheepfold.server.api import links, shown
from sheepfold.server.api.access import Seated as SeatedHere
from sheepfold.server.api.access import (
    TableId,
    TheHouse,
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
from sheepfold.server.house import House
from sheepfold.server.place import Place
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import Table
from sheepfold.store import Holder, Store, seat_given_up, seat_taken

MOVE_MS: Final = 600_000  # in which a person has to be at the other device
PLAYING: Final = ("playing", "paused")
SPENT: Final = ("invitation_spent", "this invitation was used, replaced or has expired: ask again")
router = APIRouter(tags=["chairs"])
KNOWN: Final = documented(401, 404, 409)


@router.post("/invitations", summary="What an invitation is for", responses=documented(404, 409))
async def look(given: Invitation, house: TheHouse) -> Invited:
    """To look is not to sit down: the invitation stays as it is."""
    holder = await _invited(house, given.invitation)
    async with house.desk.place(holder.table_id) as place:
        return Invited(
            table=holder.table_id,
            phase=place.table.phase,
            chair=holder.chair,
            moves=bool(place.table.chairs[holder.chair].name),
            given=place.table.given,
            plan=shown.plan(place.table.plan),
            chairs=shown.people(place.table),
        )


@router.post("/sit", summary="Sit down", responses=documented(404, 409))
async def sit(given: Sit, house: TheHouse, request: Request) -> Seated:
    """Spends the invitation; the credential is told once, to this device alone."""
    count(house, request, house.limits.sits)
    holder = await _invited(house, given.invitation)
    credential = tokens.fresh()
    effect = seat_taken(tokens.hashed(given.invitation), tokens.hashed(credential))
    await happen(house, holder, _Sitting(holder.chair, given.name), (effect,))
    return Seated(table=holder.table_id, chair=holder.chair, credential=credential)


@router.post("/tables/{table}/arrange", summary="Give a chair to a bot", responses=KNOWN)
async def arrange(
    wanted: Arrangement, table: TableId, holder: SeatedHere, house: TheHouse
) -> Happened:
    """The host may, or open the chair again; an invitation to it is void then.

    A person who sits there loses the chair, and may be invited again.
    """
    async with house.desk.place(table) as place:
        held = wanted.chair < len(place.table.chairs) and place.table.chairs[wanted.chair].name

        def command(known: Table) -> Decision:
            if wanted.chair < len(known.chairs) and known.chairs[wanted.chair].name != held:
                raise Refusal("conflict", "somebody sat down or left just now: look again")
            return decisions.arrange(known, holder.chair, wanted.chair, wanted.bot)

        effects = (seat_given_up(table, wanted.chair),) if held else ()
        done = Happened(seq=await house.desk.committer.commit(place, command, effects=effects))
    await house.store.set_invitation(table, wanted.chair, None)
    return done


@router.post("/tables/{table}/invite", summary="Invite to a chair", responses=KNOWN)
async def invite(
    wanted: WhichChair, table: TableId, holder: SeatedHere, house: TheHouse, own: TokenHash
) -> InvitationModel:
    """To one's own chair: to go on at another device, within ten minutes.

    The host invites to chairs without a person. An earlier invitation is void.
    """
    async with house.desk.place(table) as place:
        _may_invite(place, holder, wanted.chair)
    if wanted.chair != holder.chair:
        return await new_invitation(house.store, table, wanted.chair, None, None)
    until = await house.store.now() + MOVE_MS
    return await new_invitation(house.store, table, wanted.chair, own, until)


@router.post("/tables/{table}/leave", summary="Leave the table", responses=KNOWN)
async def leave(table: TableId, holder: SeatedHere, house: TheHouse) -> Happened:
    """Gives the chair up; in the middle of a match a bot plays on and the chair stays mine."""
    async with house.desk.place(table) as place:
        stays = place.table.phase in PLAYING

        def command(known: Table) -> Decision:
            if (known.phase in PLAYING) != stays:
                raise Refusal("conflict", "the match began or ended just now: look again")
            return decisions.leave(known, holder.chair)

        effects = () if stays else (seat_given_up(table, holder.chair),)
        return Happened(seq=await house.desk.committer.commit(place, command, effects=effects))


@router.post("/tables/{table}/watch", summary="A link for watchers", responses=KNOWN)
async def watch(table: TableId, holder: SeatedHere, house: TheHouse) -> WatchModel:
    """The host makes one; the one before is void."""
    async with house.desk.place(table) as place:
        must_be_host(place, holder)
        if not place.table.plan.watching:
            raise Refusal("no_watching", "this table was set up without watchers")
    token = tokens.fresh()
    await house.store.set_watch(table, tokens.hashed(token))
    return WatchModel(watch=token, link=links.watch(token))


@router.delete(
    "/tables/{table}/watch", status_code=204, summary="No more watchers", responses=KNOWN
)
async def no_watch(table: TableId, holder: SeatedHere, house: TheHouse) -> Response:
    async with house.desk.place(table) as place:
        must_be_host(place, holder)
    await house.store.set_watch(table, None)
    return Response(status_code=204)


async def _invited(house: House, invitation: str) -> Holder:
    holder = await house.store.invited(tokens.hashed(invitation))
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


def _may_invite(place: Place, holder: Holder, chair: int) -> None:
    table = place.table
    if chair >= len(table.chairs):
        raise Refusal("bad_target", f"chairs are 0 to {len(table.chairs) - 1}")
    if chair == holder.chair:
        return
    must_be_host(place, holder)
    if table.chairs[chair].name:
        raise Refusal("not_yours", "somebody sits there: a chair is its holder's alone")
    if table.phase in PLAYING:
        raise Refusal("too_late", "the match is running and no seat is free")


async def new_invitation(
    store: Store, table: str, chair: int, held_by: str | None, until: int | None
) -> InvitationModel:
    """Written first, checked then, told last: nobody is invited to a chair taken meanwhile."""
    token = tokens.fresh()
    await store.set_invitation(table, chair, tokens.hashed(token), until)
    whole = await store.table(table)
    if whole is None:
        raise Refusal("no_table", "there is no such table, or it was deleted")
    if whole.chairs[chair].credential != held_by:
        await store.set_invitation(table, chair, None)
        raise Refusal("conflict", "the chair was taken just now: look again")
    return InvitationModel(chair=chair, invitation=token, until=until, link=links.invitation(token))
