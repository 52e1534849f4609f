"""Databases, a backup and records of every released version are read and played on by this one.

README.md says how golden files are made, and which of them a release may rewrite.
"""

from pathlib import Path

import pytest

from sheepfold import Match, games
from sheepfold.core import fairness
from sheepfold.core.record import parse
from tests.golden import files, looked, make
from tests.golden.compared import differences, wrong
from tests.golden.going_on import play_on
from tests.postgres import new_postgres_url
from tests.server.real_server import Server
from tests.store.made import on
from tests.store.test_backup import all_rows

__all__ = ["new_postgres_url"]

VERSIONS = {folder.name: folder for folder in files.VERSIONS}
RECORDS = [(version, game) for version in VERSIONS for game in games.GAMES]


def must_answer_as_expected(
    server: Server, version: str, database: str, *, imports: bool = True
) -> None:
    """`imports`: also records that people brought, which the server keeps for `archive_days`."""
    keys = files.read(VERSIONS[version] / "keys" / f"{database}.json")
    found = looked.look(server, keys if imports else keys | {"replays": {}})
    if not imports:
        del found["replays"]
    told = [
        one
        for kind, answers in found.items()
        for one in wrong(VERSIONS[version], f"{database}/{kind}", answers)
    ]
    assert not told, "\n".join(told)


def must_be_played_on(server: Server, version: str, database: str, folder: Path) -> None:
    keys = files.read(VERSIONS[version] / "keys" / f"{database}.json")
    play_on(server, keys, files.expected(VERSIONS[version], f"{database}/moves"), folder)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_golden_sqlite_file_answers_as_it_did_and_is_played_on(version: str, tmp_path: Path):
    url = files.unpack_sqlite(VERSIONS[version], tmp_path / "copy.db")
    with Server(tmp_path, db=url, **make.FOR_EVER) as server:
        must_answer_as_expected(server, version, "sqlite")
        must_be_played_on(server, version, "sqlite", tmp_path)
    assert server.complaints == ""


@pytest.mark.parametrize("version", VERSIONS)
def test_a_golden_postgresql_dump_answers_as_it_did_and_is_played_on(
    version: str, tmp_path: Path, new_postgres_url: str
):
    """Also where the server ends matches after a quarter of an hour: while it was down, nobody
    could play, so that time does not count. Imported records are deleted by their age."""
    url = files.unpack_postgres(VERSIONS[version], new_postgres_url)
    with Server(tmp_path, db=url, archive_days=0.01) as server:
        must_answer_as_expected(server, version, "postgres", imports=False)
        must_be_played_on(server, version, "postgres", tmp_path)
    assert server.complaints == ""


@pytest.mark.parametrize("version", VERSIONS)
def test_a_golden_backup_comes_back_into_both_databases_as_the_file_it_was_made_of(
    version: str, tmp_path: Path, new_postgres_url: str
):
    file = on(files.unpack_sqlite(VERSIONS[version], tmp_path / "copy.db"), all_rows)
    assert {"tables", "events", "chat", "replays"} <= {name for name, rows in file.items() if rows}
    for url in (f"sqlite:///{tmp_path / 'restored.db'}", new_postgres_url):
        files.unpack_backup(VERSIONS[version], url)
        assert on(url, all_rows) == file


@pytest.mark.parametrize(("version", "game"), RECORDS)
def test_a_golden_record_is_replayed_word_for_word(version: str, game: str):
    text = (VERSIONS[version] / f"{game}.record").read_text("utf-8")
    match = Match.replay(text)
    assert match.record() == text
    for name, told in (
        ("results", looked.result(match)),
        ("replayed", looked.replay(match)),
        ("words", looked.in_words(match)),
    ):
        expected = files.expected(VERSIONS[version], name)[game]
        assert not differences(expected, told), name


@pytest.mark.parametrize("version", VERSIONS)
def test_draws_of_finished_matches_are_still_found_fair(version: str):
    for database in files.DATABASES:
        kept = files.expected(VERSIONS[version], f"{database}/records")
        records = [
            record
            for viewers in kept.values()
            for series in viewers.values()
            for record in series.values()
            if isinstance(record, str)
        ]
        assert len(records) > len(games.GAMES)
        for record in map(parse, records):
            findings = fairness.check(games.make(record.game, record.components), record)
            assert any(finding.key == "seed" for finding in findings)
            assert all(finding.holds for finding in findings), record.game


def test_a_release_has_golden_files():
    """`python -m tests.golden.make tests/golden/VERSION`, in the commit of the release."""
    version = files.version()
    assert "dev" in version or version in VERSIONS, f"there is no folder tests/golden/{version}"


def test_a_difference_is_found_and_told_with_its_place():
    kept = {"a": {"view": {"sheep": [1, 2], "open": True}}}
    assert differences(kept, kept) == []
    assert differences(kept, {"a": {"view": {"sheep": [1, 3], "open": 1}}}) == [
        "/a/view/sheep/1: 3 instead of 2",
        "/a/view/open: 1 instead of True",
    ]
    more = {"a": {"view": {"sheep": [1], "open": True, "wolf": 0}}}
    assert differences(kept, more, {"wolf"}) == ["/a/view/sheep: 1 instead of 2 entries"]
    assert differences(kept, more)[1:] == ["/a/view/wolf: new, 0"]
    assert differences(kept, {"a": {}}) == ["/a/view: missing, was {'sheep': [1, 2], 'open': True}"]


@pytest.mark.parametrize("version", VERSIONS)
def test_what_viewers_share_is_kept_once_and_read_for_each(version: str, tmp_path: Path):
    for name in (*files.MEANING, *files.WORDING):
        expected = files.expected(VERSIONS[version], name)
        files.expect(tmp_path, name, expected)
        assert files.expected(tmp_path, name) == expected
