"""Addresses that people open or send; tokens stand behind the `#`, which browsers keep."""

from collections.abc import Sequence

from sheepfold.server.api.models import ChairKey, Links


def table(table_id: str) -> str:
    return f"/table/{table_id}"


def invitation(token: str) -> str:
    return f"/join#{token}"


def watch(token: str) -> str:
    return f"/watch#{token}"


def of_new(table_id: str, keys: Sequence[ChairKey], watch_token: str | None) -> Links:
    return Links(
        table=table(table_id),
        invitations={str(key.chair): invitation(key.invitation) for key in keys if key.invitation},
        watch=watch(watch_token) if watch_token else None,
    )
