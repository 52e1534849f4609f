"""Lines of chat are numbered per audience of a table, no longer all together.

Gaps between the numbers revealed how much the others wrote. Old lines keep their numbers, so that a
page that stayed open still knows which lines it has.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("CREATE TABLE chat_before AS SELECT * FROM chat")
    op.drop_table("chat")
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("audience", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "audience", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"
        ),
    )
    op.execute("INSERT INTO chat SELECT * FROM chat_before")
    op.drop_table("chat_before")
