"""The first tables: tables, chairs, matches as logs, chat, presence, replays."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    tables_and_chairs()
    matches()
    chat_and_presence()
    processes_and_replays()


def goes_with(own: str, column: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], [f"{table}.id"], name=f"fk_{own}_{column}", ondelete="CASCADE"
    )


def tables_and_chairs() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("watch", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("watch", name="uq_tables_watch"),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("credential", sa.Text),
        sa.Column("invitation", sa.Text),
        sa.Column("invitation_until", sa.BigInteger),
        sa.Column("seen", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", "chair", name="pk_chairs"),
        sa.UniqueConstraint("credential", name="uq_chairs_credential"),
        sa.UniqueConstraint("invitation", name="uq_chairs_invitation"),
        goes_with("chairs", "table_id", "tables"),
    )


def matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("acting", sa.Integer, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("table_id", "number", name="uq_matches_table_id"),
        goes_with("matches", "table_id", "tables"),
    )
    op.create_index("ix_matches_wake", "matches", ["wake"])
    op.create_index("ix_matches_touched", "matches", ["touched"])
    op.create_table(
        "seeds",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_seeds"),
        goes_with("seeds", "match_id", "matches"),
    )
    op.create_table(
        "events",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_events"),
        goes_with("events", "match_id", "matches"),
    )


def chat_and_presence() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        goes_with("chat", "table_id", "tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id", "id"])
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", "chair", name="pk_presence"),
        goes_with("presence", "table_id", "tables"),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])


def processes_and_replays() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("departed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_replays"),
    )
