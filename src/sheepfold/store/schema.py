"""The tables of the database, the same in SQLite and PostgreSQL. Contains no query.

Times are milliseconds of the database's own clock. Secrets are stored hashed, except for the seeds,
which have a table of their own.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

# Names that both databases use, so that later migrations can refer to them.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("watch", Text, unique=True),  # hash of the watchers' token
)
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("credential", Text, unique=True),  # hash
    Column("invitation", Text, unique=True),  # hash
    Column("invitation_until", BigInteger),  # None: for ever
    Column("seen", BigInteger),  # when somebody was last connected
)
matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    of_table(),
    Column("number", Integer, nullable=False),  # from 1; the highest is the current one
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("orders", Text, nullable=False),  # JSON: the chair of each seat
    Column("commitment", Text, nullable=False),  # hash of the seed
    Column("head", Integer, nullable=False),  # seq of the last event
    Column("phase", Text, nullable=False),
    Column("acting", Integer, nullable=False),  # bit set of the chairs that owe a decision
    Column("wake", BigInteger),  # when something is due
    Column("touched", BigInteger, nullable=False),  # when the last event happened
    UniqueConstraint("table_id", "number"),
    Index("ix_matches_wake", "wake"),
    Index("ix_matches_touched", "touched"),
)
seeds = Table(
    "seeds",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)
events = Table(
    "events",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("number", Integer, nullable=False, autoincrement=False),  # of this audience's lines
    of_table(),
    Column("at", BigInteger, nullable=False),
    Column("audience", Text, nullable=False),
    Column("chair", Integer),  # None: a watcher, or nobody
    Column("name", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "audience", "number"),
)
presence = Table(
    "presence",
    metadata,
    Column("process", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),  # or WATCHER
    Column("sockets", Integer, nullable=False),
)
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("departed", Boolean, nullable=False),
)
outages = Table(
    "outages",
    metadata,
    # Two processes that start at once find the same state: one of them writes it.
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
)
Index("ix_presence_table_id", presence.c.table_id)
