"""`sheepfold verify` tells every check in words and ends with 0, 1 or 2."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from sheepfold import Match
from sheepfold.cli import run
from sheepfold.core import fairness
from sheepfold.core.fairness import Fairness, Tries
from sheepfold.core.record import Move, Record, parse
from sheepfold.language import LANGUAGES
from tests.cli.terminal import sheepfold
from tests.playthroughs.files import path_of

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
FAIR = Fairness.of("m-17", bytes(range(32)), {0: b"a" * 32}, Tries.first([0]))
Output = pytest.CaptureFixture[str]


def table(fair: Fairness = FAIR) -> Match:
    """A match of a person and a bot, given up after the first draws."""
    match = Match.start("sheepland", players=2, seed=fair.seed)
    match.fairness = fair.line()
    return match


def kept(folder: Path, match: Match | Record) -> Path:
    path = folder / "my.record"
    path.write_text(match.record() if isinstance(match, Match) else match.text(), encoding="utf-8")
    return path


def verified(capsys: Output, path: Path, *more: str) -> tuple[int, list[str]]:
    """The exit code and the lines of the command, here in English."""
    code = run(["verify", str(path), "--lang", "en", *more])
    told = capsys.readouterr()
    return code, (told.out or told.err).splitlines()


def test_the_example_in_the_documentation(tmp_path: Path):
    """Its record is the one of `table`, and the command says what the page says it does."""
    page = PAGE.read_text("utf-8")
    shown, session = re.findall(r"^```text\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert shown == table().record()
    kept(tmp_path, table())
    typed, *told = session.splitlines()
    words = typed.removeprefix("$ sheepfold ").replace("my.record", str(tmp_path / "my.record"))
    done = sheepfold(*words.split(), data=tmp_path)
    assert done.returncode == 0
    assert not done.stderr
    assert done.stdout.splitlines() == told


def test_every_check_has_its_line(tmp_path: Path, capsys: Output):
    code, lines = verified(capsys, kept(tmp_path, table()))
    assert code == 0
    assert [line[0] for line in lines] == ["✓", "✓", "✓", " ", "✓", "✓", "✓", "E"]
    assert lines[0].endswith(f"the commitment for match m-17: {FAIR.commitment}")
    assert lines[1].endswith(f"fits its commitment: {FAIR.players[0].commitment}")
    assert lines[3] == "  Seat 1 added no random number, as computers do."
    assert lines[4] == "✓ This match was started once; no start failed."
    assert lines[5].startswith("✓ Seat 0 has shown 1 random number for this match.")
    assert lines[6].endswith("every move follows the rules, and all 3 draws follow from the seed.")


WARNED = {
    "en": ["! This match was started 2 times; 1 start failed.", "Everything holds, but"],
    "de": ["! Diese Partie wurde 2-mal gestartet; 1 Start schlug fehl.", "Alles stimmt, aber"],
    "fr": ["! Cette partie a été lancée 2 fois ; 1 lancement a échoué.", "Tout est juste, mais"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_failed_starts_are_a_warning(lang: str, tmp_path: Path, capsys: Output):
    tries = Tries(2, {0: 1})
    fair = Fairness.of("m-17", bytes(range(32)), {0: b"a" * 32}, tries)
    assert run(["verify", str(kept(tmp_path, table(fair))), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines[:-1]] == ["✓", "✓", "✓", " ", "!", "✓", "✓"]
    assert lines[4].startswith(WARNED[lang][0])
    assert lines[-1].startswith(WARNED[lang][1])


def test_a_record_from_before_starts_were_counted_is_checked_as_it_was(
    tmp_path: Path, capsys: Output
):
    old = Fairness.of("m-17", bytes(range(32)), {0: b"a" * 32})
    code, lines = verified(capsys, kept(tmp_path, table(old)))
    assert code == 0
    assert [line[0] for line in lines] == ["✓", "✓", "✓", " ", "✓", "E"]
    assert lines[-1] == "Everything holds."


def test_a_proof(tmp_path: Path, capsys: Output):
    path, proof = tmp_path / "proof.json", fairness.proof(table())
    path.write_text("\ufeff" + json.dumps(proof, indent=1), encoding="utf-8")
    code, lines = verified(capsys, path)
    assert code == 0
    assert lines[-2] == "✓ All 3 lists of what could be drawn are right."
    proof["draws"][1]["outcomes"].pop()
    path.write_text(json.dumps(proof), encoding="utf-8")
    code, lines = verified(capsys, path)
    assert code == 1
    assert lines[-2:] == [
        "✗ The lists of what could be drawn are wrong, first at draw 2.",
        "1 check fails.",
    ]


def test_what_was_noted_is_looked_for(tmp_path: Path, capsys: Output):
    path = kept(tmp_path, table())
    mine = FAIR.players[0].commitment
    noted = ["--commitment", FAIR.commitment.upper(), "--commitment", mine]
    code, lines = verified(capsys, path, *noted)
    assert code == 0
    assert lines[0].startswith("✓ The commitment you noted is the server")
    assert lines[1] == "✓ The commitment you noted is that of seat 0."
    code, lines = verified(capsys, path, "--commitment", "0" * 64)
    assert code == 1
    assert lines[0] == f"✗ The commitment you noted does not occur here: {'0' * 64}"


def test_another_server_seed_that_fits_itself_is_found_by_what_was_noted(
    tmp_path: Path, capsys: Output
):
    other = Fairness.of("m-17", b"x" * 32, {0: b"a" * 32})
    match = Match.start("sheepland", players=2, seed=other.seed)
    match.fairness = other.line()
    path = kept(tmp_path, match)
    assert verified(capsys, path)[0] == 0
    assert verified(capsys, path, "--commitment", FAIR.commitment)[0] == 1


def test_every_failing_check_is_told(tmp_path: Path, capsys: Output):
    lie = replace(
        FAIR, commitment="1" * 64, players=(FAIR.players[0]._replace(commitment="2" * 64),)
    )
    first = parse(table().record()).events[0]
    swapped = Move(-1, "first 1" if str(first) == "-1 first 0" else "first 0")
    whole = parse(table().record())
    forged = replace(
        whole, fairness=lie.line(), seed=b"s" * 32, events=(swapped, *whole.events[1:])
    )
    code, lines = verified(capsys, kept(tmp_path, forged))
    assert code == 1
    assert [line[0] for line in lines] == ["✗", "✗", "✗", " ", "✓", "✓", "✗", "4"]
    assert "seed does not fit the commitment" in lines[0]
    assert lines[1].startswith("✗ Seat 0: the random number does not fit")
    assert lines[2].startswith("✗ The seed of the match is not the one")
    assert lines[6].startswith("✗ The log does not hold: move ")


def test_a_record_from_no_table_is_checked_against_its_seed(tmp_path: Path, capsys: Output):
    path = path_of("te_kuiti/duel_with_undo")
    code, lines = verified(capsys, path)
    assert code == 0
    assert lines[0].startswith("This record does not say how its seed was made")
    assert lines[1].startswith("✓ The log has 121 lines")
    assert verified(capsys, path, "--commitment", "0" * 64)[0] == 1
    short = parse(table().record())
    cut = replace(short, fairness=None, events=short.events[:-1])
    code, lines = verified(capsys, kept(tmp_path, cut))
    assert code == 1
    assert lines[1] == "✗ The log breaks off before a draw: line 3 is missing."


def test_own_components(capsys: Output):
    assert verified(capsys, path_of("volle_wolle/four_players_own_components"))[0] == 0


def test_as_data(tmp_path: Path, capsys: Output):
    code, lines = verified(capsys, kept(tmp_path, table()), "--json")
    told = json.loads("\n".join(lines))
    assert code == 0
    assert told["holds"]
    assert told["mixed"]
    keys = [finding["key"] for finding in told["findings"]]
    assert keys == ["server", "device", "seed", "starts", "shown", "log"]
    assert not any(finding["warns"] for finding in told["findings"])
    outcomes = [f"-1 {draw['outcome']}" for draw in told["draws"]]
    assert outcomes == [str(event) for event in table().events]
    whole = parse(table().record())
    code, lines = verified(capsys, kept(tmp_path, replace(whole, events=())), "--json")
    told = json.loads("\n".join(lines))
    assert code == 1
    assert not told["holds"]
    assert told["draws"] == []


def test_in_every_language(tmp_path: Path, capsys: Output):
    path, told = kept(tmp_path, table()), set()
    for lang in LANGUAGES:
        assert run(["verify", str(path), "--lang", lang]) == 0
        told.add(capsys.readouterr().out.splitlines()[-1])
    assert told == {"Everything holds.", "Alles stimmt.", "Tout est juste."}


REFUSED = {
    "": "not a Sheepfold record",
    "Dear diary,\n": "not a Sheepfold record",
    "{": "not a proof: it is not JSON",
    "{}": "not a proof: it should be",
    '{"record": "x", "draws": []}': "not a Sheepfold record",
    '{"a":' * 100_000: "not a proof: it is not JSON",
    table().record(viewer=0): "redacted",
    table().record().replace("m-17", "m-18"): "the record was edited",
    Match.start("sheepland", players=2, seed=None).record(): "chance was typed",
    replace(parse(table().record()), fairness="[]").text(): "fairness line is damaged",
    replace(parse(table().record()), game="chess").text(): "unknown game 'chess'",
}


@pytest.mark.parametrize("text", REFUSED, ids=REFUSED.values())
def test_what_is_neither_record_nor_proof_is_refused(text: str, tmp_path: Path, capsys: Output):
    path = tmp_path / "some.file"
    path.write_text(text, encoding="utf-8")
    code, lines = verified(capsys, path)
    assert code == 2
    assert len(lines) == 1
    assert REFUSED[text] in lines[0]


def test_a_commitment_is_a_hash(tmp_path: Path, capsys: Output):
    code, lines = verified(capsys, kept(tmp_path, table()), "--commitment", "abc")
    assert code == 2
    assert lines == ["sheepfold: a commitment is 64 hexadecimal digits, not 'abc'"]


def test_a_strangers_words_cannot_steer_the_terminal(tmp_path: Path, capsys: Output):
    whole = parse(table().record())
    forged = replace(whole, events=(*whole.events, Move(0, "\x1b[2Jhello")))
    code, lines = verified(capsys, kept(tmp_path, forged))
    assert code == 1
    assert "hello" in lines[-2]
    assert "\x1b" not in "\n".join(lines)
