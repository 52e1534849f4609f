"""What may have to change together with an event: who holds a chair. Imports no event."""

from sqlalchemy import ColumnElement, or_, update
from sqlalchemy.sql.dml import Update

from sheepfold.store.rows import Effect
from sheepfold.store.schema import chairs

NO_INVITATION = {"invitation": None, "invitation_until": None}


def valid(now: ColumnElement[int]) -> ColumnElement[bool]:
    """Return whether a chair's invitation may still be used."""
    return or_(chairs.c.invitation_until.is_(None), chairs.c.invitation_until > now)


def seat_taken(invitation_hash: str, credential_hash: str) -> Effect:
    """Spend an invitation; the effect hits if it still exists and has not expired."""

    def effect(now: ColumnElement[int]) -> Update:
        return (
            update(chairs)
            .where(chairs.c.invitation == invitation_hash, valid(now))
            .values(credential=credential_hash, **NO_INVITATION)
        )

    return effect


def seat_given_up(table: str, chair: int) -> Effect:
    """Free a chair and withdraw its invitation; the effect hits if somebody held it."""

    def effect(_now: ColumnElement[int]) -> Update:
        return (
            update(chairs)
            .where(chairs.c.table_id == table, chairs.c.chair == chair)
            .where(chairs.c.credential.is_not(None))
            .values(credential=None, **NO_INVITATION)
        )

    return effect
