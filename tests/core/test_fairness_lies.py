"""Whatever is changed in a record or a proof, though its check sum fits again, is noticed."""

import copy
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import sheepfold
from sheepfold.core import fairness, record
from sheepfold.core.errors import RecordError
from sheepfold.core.fairness import Finding, Part
from sheepfold.core.record import Move
from tests.core.lambs import Lambs
from tests.core.test_fairness import ID, fair, independent, played
from tests.core.test_record import DealsOtherwise


def outcome(match: record.Record) -> list[tuple[str, bool]]:
    return [(finding.key, finding.holds) for finding in fairness.check(Lambs(), match)]


def test_all_holds_in_order() -> None:
    findings = fairness.check(Lambs(), record.parse(played().record()))
    facts = {"match": ID, "hash": fair().commitment}
    assert findings[0] == Finding("server", holds=True, facts=facts)
    assert [(finding.key, finding.facts.get("seat")) for finding in findings[1:3]] == [
        ("device", 0),
        ("device", 2),
    ]
    assert [finding.key for finding in findings[3:]] == ["seed", "log"]
    assert findings[4].facts == {"lines": len(played().events), "draws": 6}
    assert all(finding.holds for finding in findings)


def test_without_the_line_only_the_log_is_checked() -> None:
    match = played()
    match.fairness = None
    assert outcome(record.parse(match.record())) == [("log", True)]


DIGITS = [number for number, letter in enumerate(fair().line()) if letter in "0123456789abcdef"]


def test_every_other_digit_of_the_line_is_noticed() -> None:
    whole, line = record.parse(played().record()), fair().line()
    for place in DIGITS:
        other = "0" if line[place] != "0" else "1"
        lie = replace(whole, fairness=line[:place] + other + line[place + 1 :])
        try:
            findings = fairness.check(Lambs(), lie)
        except RecordError:
            continue
        assert not all(finding.holds for finding in findings), place


def test_every_other_digit_of_the_seed_is_noticed() -> None:
    whole = record.parse(played().record())
    for place in range(32):
        seed = bytearray(fair().seed)
        seed[place] ^= 1
        assert ("seed", False) in outcome(replace(whole, seed=bytes(seed)))


def test_which_check_notices() -> None:
    whole, said = record.parse(played().record()), fair()
    ada, bo = said.players
    lies = {
        "server": replace(said, commitment="0" * 64),
        "device": replace(said, players=(Part(0, bo.commitment, ada.random), bo)),
        "seed": replace(said, players=(ada,)),
    }
    for key, lie in lies.items():
        fails = {one for one, holds in outcome(replace(whole, fairness=lie.line())) if not holds}
        assert fails == {key}


def edited() -> Iterator[tuple[int, tuple[record.Event, ...]]]:
    """The log with one line of chance changed, left out, or told twice."""
    events = record.parse(played().record()).events
    for place, event in enumerate(events):
        if isinstance(event, Move) and event.by == sheepfold.CHANCE:
            words = event.text.split()
            words[-1] = "1" if words[-1] != "1" else "2"
            before, after = events[:place], events[place + 1 :]
            yield place, (*before, Move(-1, " ".join(words)), *after)
            yield place, (*before, *after)
            yield place, (*before, event, event, *after)


def test_every_edited_draw_is_noticed() -> None:
    whole = record.parse(played().record())
    for place, events in edited():
        assert not all(holds for _, holds in outcome(replace(whole, events=events))), place


def test_a_log_cut_off_before_a_draw_is_noticed() -> None:
    whole = record.parse(played().record())
    assert whole.events[-1].by == sheepfold.CHANCE
    findings = fairness.check(Lambs(), replace(whole, events=whole.events[:-1]))
    assert findings[-1] == Finding("missing", holds=False, facts={"line": len(whole.events)})


def test_an_older_version_with_other_draws_cannot_be_checked() -> None:
    findings = fairness.check(DealsOtherwise(), record.parse(played().record()))
    assert findings[-1].key == "older"
    assert not findings[-1].holds


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": 2}, "it names a seat of nobody"),
        ({"players": 9}, "header is damaged"),
        ({"version": 2}, "update it"),
        ({"viewer": 0}, "redacted"),
        ({"viewer": 0, "seed": None}, "redacted"),
        ({"fairness": "{}"}, "fairness line is damaged"),
    ],
)
def test_what_is_no_whole_record_is_an_error(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        fairness.check(Lambs(), replace(record.parse(played().record()), **changes))


LIES: list[tuple[str, Any]] = [
    ("line", 2),
    ("stream", "show"),
    ("count", 1),
    ("count", False),
    ("total", 5.0),
    ("total", 6),
    ("number", -1),
    ("outcomes", []),
    ("outcomes", [["deal 0 1", 5]]),
    ("more", 1),
]


@pytest.mark.parametrize(("key", "lie"), LIES, ids=str)
def test_a_lie_in_the_lists_is_noticed(key: str, lie: Any) -> None:
    proof = fairness.proof(played())
    assert proof["draws"][0].get(key) != lie or type(lie) is not int
    proof["draws"][0][key] = lie
    assert fairness.check_proof(Lambs(), proof)[-1] == Finding(
        "lists", holds=False, facts={"draw": 1}
    )


def test_draws_left_out_or_added_are_noticed() -> None:
    proof = fairness.proof(played())
    whole = proof["draws"]
    for draws in (whole[:-1], [*whole, whole[-1]], [*whole, None], []):
        finding = fairness.check_proof(Lambs(), {**proof, "draws": draws})[-1]
        assert finding.facts == {"draw": min(len(draws), len(whole)) + 1}
        assert not finding.holds


def test_a_proof_of_an_edited_log_fails() -> None:
    whole = record.parse(played().record())
    text = replace(whole, events=next(edited())[1]).text()
    findings = fairness.check_proof(Lambs(), {**fairness.proof(played()), "record": text})
    assert [finding.key for finding in findings if not finding.holds] == ["log", "lists"]


@pytest.mark.parametrize(
    "document", [None, [], {}, {"record": 1, "draws": []}, {"record": "", "draws": {}}]
)
def test_what_is_no_proof_is_an_error(document: Any) -> None:
    with pytest.raises(RecordError, match="not a proof"):
        fairness.check_proof(Lambs(), document)
    with pytest.raises(RecordError, match="not a proof"):
        fairness.record_of({**fairness.proof(played()), "more": 1})


def test_a_commitment_noted_is_found_in_its_role() -> None:
    whole = record.parse(played().record())
    ada, bo = fair().players
    assert fairness.check_noted(whole, fair().commitment).key == "noted-server"
    assert fairness.check_noted(whole, bo.commitment).facts == {"seat": 2}
    assert ada.commitment != bo.commitment
    assert not fairness.check_noted(whole, "0" * 64).holds
    assert not fairness.check_noted(replace(whole, fairness=None), fair().commitment).holds


def test_the_second_checker_notices_lies_too() -> None:
    proof = fairness.proof(played())
    assert independent(proof)
    for place in DIGITS[::9]:
        line = fair().line()
        other = line[:place] + ("0" if line[place] != "0" else "1") + line[place + 1 :]
        try:
            assert not independent({**proof, "record": proof["record"].replace(line, other)})
        except (ValueError, KeyError):
            continue
    lie = copy.deepcopy(proof)
    lie["draws"][2]["number"] ^= 1
    assert not independent(lie)
