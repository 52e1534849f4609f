"""Since version 2 a seed depends on how often the match was started: no count can be changed."""

import hashlib
import hmac
import json
from dataclasses import replace

import pytest

from sheepfold.core import fairness, record
from sheepfold.core.errors import RecordError
from sheepfold.core.fairness import Fairness, Finding, Tries
from sheepfold.core.match import Match
from tests.core.lambs import Lambs
from tests.core.test_fairness import ADA, BO, ID, SERVER, fair, independent

TRIES = Tries(3, {0: 2, 2: 1})


def counted(tries: Tries = TRIES) -> Fairness:
    """The third start succeeded; seat 0 had shown a number in one that failed."""
    return Fairness.of(ID, SERVER, {0: ADA, 2: BO}, tries)


def played(said: Fairness) -> Match:
    match = Match.start(Lambs(), 3, seed=said.seed)
    match.fairness = said.line()
    return match


def found(match: Match) -> list[Finding]:
    return fairness.check(Lambs(), record.parse(match.record()))


def test_the_seed_is_an_hmac_over_the_counts_too() -> None:
    text = "sheepfold start m-17_x 3 0 2 " + "61" * 32 + " 2 1 " + "62" * 32
    seed = hmac.new(SERVER, text.encode(), hashlib.sha256).digest()
    assert fairness.match_seed(SERVER, ID, {2: BO, 0: ADA}, TRIES) == seed
    assert counted().seed == seed


def test_these_numbers_stay_what_they_are() -> None:
    """Changing them would break every proof ever given."""
    assert counted().seed.hex()[:16] == "b63a8b7ba7b2697c"


def test_every_count_changes_the_seed() -> None:
    others = [Tries(1, {0: 1, 2: 1}), Tries(4, {0: 2, 2: 1}), Tries(3, {0: 1, 2: 1})]
    others += [Tries(3, {0: 1, 2: 2}), Tries(3, {0: 2, 2: 2})]
    seeds = {counted(tries).seed for tries in (TRIES, *others)}
    assert len(seeds | {fair().seed}) == 7


def test_the_line_names_its_version_and_the_counts() -> None:
    line = counted().line()
    said = json.loads(line)
    assert (said["version"], said["starts"]) == (2, 3)
    assert [player["shown"] for player in said["players"]] == [2, 1]
    assert list(said) == ["version", "match", "commitment", "server_seed", "starts", "players"]
    assert Fairness.from_line(line) == counted()


def test_a_line_of_version_1_has_no_counts() -> None:
    assert not {"version", "starts", "shown"} & set(json.loads(fair().line()))
    assert Fairness.from_line(fair().line()).tries is None
    assert not [one.key for one in found(played(fair())) if one.key in ("starts", "shown")]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"version":2', '"version":1', "not canonical"),
        ('"version":2', '"version":true', "not canonical"),
        ('"version":2', '"version":"2"', "not canonical"),
        ('"version":2', '"version":3', "this Sheepfold reads up to 2: update it"),
        ('"version":2,', "", "not canonical"),
        ('"starts":3', '"starts":0', "counted from 1"),
        ('"starts":3', '"starts":3.0', "counted from 1"),
        ('"starts":3,', "", "KeyError"),
        ('"starts":3', '"starts":1', "one number in each start"),
        (',"shown":2', "", "KeyError"),
        ('"shown":2', '"shown":true', "counted from 1"),
        ('"shown":2', '"shown":4', "one number in each start"),
    ],
)
def test_a_line_with_damaged_counts_is_refused(old: str, new: str, reason: str) -> None:
    assert old in counted().line()
    with pytest.raises(RecordError, match=reason):
        Fairness.from_line(counted().line().replace(old, new, 1))


def test_one_start_is_told_without_a_warning() -> None:
    findings = found(played(counted(Tries.first((0, 2)))))
    assert [finding.key for finding in findings][3:] == ["seed", "starts", "shown", "shown", "log"]
    assert findings[4] == Finding("starts", holds=True, facts={"starts": 1, "failed": 0})
    assert all(finding.holds and not finding.warns for finding in findings)


def test_failed_starts_are_warned_of() -> None:
    findings = found(played(counted()))
    assert all(finding.holds for finding in findings)
    warned = [(finding.key, dict(finding.facts)) for finding in findings if finding.warns]
    assert warned == [("starts", {"starts": 3, "failed": 2}), ("shown", {"seat": 0, "n": 2})]


def test_other_counts_than_those_of_the_seed_are_noticed() -> None:
    """Also none at all, as if the match were one of version 1."""
    whole = record.parse(played(counted()).record())
    for lie in (*(counted(one) for one in (Tries.first((0, 2)), Tries(9, {0: 2, 2: 1}))), fair()):
        findings = fairness.check(Lambs(), replace(whole, fairness=lie.line()))
        assert [finding.key for finding in findings if not finding.holds] == ["seed"]


def test_the_second_checker_agrees() -> None:
    proof = fairness.proof(played(counted()))
    assert independent(proof)
    lie = proof["record"].replace('"starts":3', '"starts":4')
    assert not independent({**proof, "record": lie})
