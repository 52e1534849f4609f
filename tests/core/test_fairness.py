"""Seeds made together: every number can be computed again by anybody, every lie is noticed."""

import hashlib
import hmac
import json
from collections import Counter
from typing import Any

import pytest

import sheepfold
from sheepfold.core import fairness, record
from sheepfold.core.errors import RecordError
from sheepfold.core.fairness import Fairness
from sheepfold.core.match import Match
from sheepfold.core.record import Move
from tests.core.lambs import Lambs
from tests.core.test_record import DealsOtherwise
from tests.playthroughs.files import playthrough, with_undo

SERVER, ADA, BO = bytes(range(32)), b"a" * 32, b"b" * 32
ID = "m-17_x"
PLAYED = ["meadowmight/three_own_components", *(with_undo(game) for game in sheepfold.games.GAMES)]


def fair() -> Fairness:
    return Fairness.of(ID, SERVER, {0: ADA, 2: BO})


def played() -> Match:
    """Seat 1 is a bot; a draw is undone and drawn again."""
    match = Match.start(Lambs(), 3, seed=fair().seed)
    for seat, text in ((0, "bid 2"), (1, "bid 1"), (2, "bid 0")):
        match.play(seat, text)
    match.undo(2, agreed=[0, 1, 2])
    match.play(2, "bid 1")
    match.fairness = fair().line()
    return match


# The definition


def test_a_server_commits_to_its_seed_for_one_match() -> None:
    text = (
        "sheepfold server m-17_x 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    )
    assert fairness.commitment(SERVER, ID) == hashlib.sha256(text.encode()).hexdigest()
    assert fairness.commitment(SERVER, "m-18") != fairness.commitment(SERVER, ID)


def test_a_device_commits_to_its_bytes() -> None:
    text = "sheepfold device " + "61" * 32
    assert fairness.device_commitment(ADA) == hashlib.sha256(text.encode()).hexdigest()


def test_the_seed_is_an_hmac_over_all_seats_in_order() -> None:
    text = "sheepfold match m-17_x 0 " + "61" * 32 + " 2 " + "62" * 32
    seed = hmac.new(SERVER, text.encode(), hashlib.sha256).digest()
    assert fairness.match_seed(SERVER, ID, {2: BO, 0: ADA}) == seed
    alone = hmac.new(SERVER, b"sheepfold match m-17_x", hashlib.sha256).digest()
    assert fairness.match_seed(SERVER, ID, {}) == alone


def test_seats_are_ordered_as_numbers() -> None:
    seats = dict.fromkeys((10, 9), ADA)
    text = "sheepfold match m-17_x 9 " + "61" * 32 + " 10 " + "61" * 32
    assert fairness.match_seed(SERVER, ID, seats) == hmac.digest(SERVER, text.encode(), "sha256")


def test_these_numbers_stay_what_they_are() -> None:
    """Changing them would break every proof ever given."""
    assert fair().commitment[:16] == "bcfa0b7159a37659"
    assert fair().seed.hex()[:16] == "a30270c45e27bce4"


@pytest.mark.parametrize("match_id", ["", "m 17", "m\n17", "é", "x" * 65])
def test_an_id_that_could_be_misread_is_refused(match_id: str) -> None:
    with pytest.raises(ValueError, match="1 to 64 letters"):
        fairness.commitment(SERVER, match_id)
    with pytest.raises(ValueError, match="1 to 64 letters"):
        fairness.match_seed(SERVER, match_id, {})


@pytest.mark.parametrize("length", [0, 31, 33])
def test_random_numbers_have_32_bytes(length: int) -> None:
    short = bytes(length)
    for call in (
        lambda: fairness.commitment(short, ID),
        lambda: fairness.device_commitment(short),
        lambda: fairness.match_seed(short, ID, {}),
        lambda: fairness.match_seed(SERVER, ID, {0: short}),
    ):
        with pytest.raises(ValueError, match="32 bytes"):
            call()


@pytest.mark.parametrize("seat", [-1, True, "0"])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    with pytest.raises(ValueError, match="whole number from 0"):
        fairness.match_seed(SERVER, ID, {seat: ADA})


def test_every_bit_of_everybody_changes_the_seed() -> None:
    """And changes about half of its bits, whoever it comes from."""
    seeds, changed = {fair().seed}, 0
    plain = int.from_bytes(fair().seed, "big")
    for whose in (SERVER, ADA, BO):
        for bit in range(256):
            other = (int.from_bytes(whose, "big") ^ 1 << bit).to_bytes(32, "big")
            values = [other if one is whose else one for one in (SERVER, ADA, BO)]
            seed = fairness.match_seed(values[0], ID, {0: values[1], 2: values[2]})
            seeds.add(seed)
            changed += (int.from_bytes(seed, "big") ^ plain).bit_count()
    seeds |= {
        fairness.match_seed(SERVER, ID, revealed)
        for revealed in ({0: BO, 2: ADA}, {0: ADA, 1: BO}, {0: ADA}, {2: BO})
    }
    assert len(seeds) == 1 + 3 * 256 + 4
    assert 0.49 < changed / (3 * 256 * 256) < 0.51


def test_draws_of_many_seeds_are_even() -> None:
    """A player's counter as his random: the first seats drawn do not follow it."""
    dealt = Counter[str]()
    for number in range(600):
        seed = fairness.match_seed(SERVER, ID, {0: number.to_bytes(32, "big")})
        dealt[str(Match.start(Lambs(), 2, seed=seed).events[0])] += 1
    assert sum((count - 120) ** 2 / 120 for count in dealt.values()) < 13.3  # 4 degrees, 1 %


# The line in a record


def test_the_line_is_canonical_json() -> None:
    line = fair().line()
    assert json.loads(line) == {
        "match": ID,
        "commitment": fairness.commitment(SERVER, ID),
        "server_seed": SERVER.hex(),
        "players": [
            {"seat": 0, "commitment": fairness.device_commitment(ADA), "random": ADA.hex()},
            {"seat": 2, "commitment": fairness.device_commitment(BO), "random": BO.hex()},
        ],
    }
    assert " " not in line
    assert Fairness.from_line(line) == fair()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{", ""),
        (":", ": "),
        ('"seat":0', '"seat":2'),
        ('"seat":0', '"seat":3'),
        ('"seat":0', '"seat":-1'),
        ('"seat":0', '"seat":false'),
        ('"seat":0', '"seat":0.0'),
        ('"seat":0', '"seat":0,"seat":0'),
        ('"match"', '"March"'),
        (ID, "m 17"),
        (f'"{ID}"', "17"),
        ("6161", "61"),
        ("6161", "6G61"),
        ('"players":[', '"players":[[],'),
        ('"server_seed"', '"more":1,"server_seed"'),
    ],
)
def test_a_line_that_is_not_canonical_is_refused(old: str, new: str) -> None:
    assert old in fair().line()
    with pytest.raises(RecordError, match="fairness line is damaged"):
        Fairness.from_line(fair().line().replace(old, new, 1))


@pytest.mark.parametrize("line", ["", "null", "[]", "7", '"x"', "[" * 100_000])
def test_what_is_no_such_line_is_refused(line: str) -> None:
    with pytest.raises(RecordError, match="fairness line is damaged"):
        Fairness.from_line(line)


def test_only_the_whole_record_tells_it_and_a_resumed_match_keeps_it() -> None:
    match = played()
    assert f"\nfairness: {fair().line()}\n" in match.record()
    again = Match.resume(Lambs(), record.parse(match.record()))
    assert again.fairness == fair().line()
    assert again == match
    for viewer in (-2, 0, 1, 2):
        assert "fairness" not in match.record(viewer)
        assert SERVER.hex() not in match.record(viewer)


def test_a_record_without_it_is_as_it_was() -> None:
    match = played()
    match.fairness = None
    lines = match.record().splitlines()
    assert lines[5:7] == [f"seed: {fair().seed.hex()}", ""]


def test_a_read_only_record_keeps_it() -> None:
    text = played().record()
    assert Match.resume(DealsOtherwise(), record.parse(text)).record() == text


# Draws


@pytest.mark.parametrize("name", PLAYED)
def test_every_line_of_chance_is_a_draw(name: str) -> None:
    match = sheepfold.Match.replay(playthrough(name))
    drawn = fairness.draws(match)
    chance = [
        (line, event.text)
        for line, event in enumerate(match.events, start=1)
        if isinstance(event, Move) and event.by == sheepfold.CHANCE
    ]
    assert [(draw.line, draw.outcome) for draw in drawn] == chance
    assert all(draw.total == sum(weight for _, weight in draw.outcomes) for draw in drawn)


def test_a_draw_undone_counts() -> None:
    shows = [draw for draw in fairness.draws(played()) if draw.stream == "show"]
    assert [draw.count for draw in shows] == [0, 1, 2]
    undo = next(line for line, event in enumerate(played().events, 1) if "undo" in str(event))
    assert shows[1].line < undo < shows[2].line


def test_typed_chance_has_no_draws() -> None:
    match = Match.start(Lambs(), 2, seed=None)
    with pytest.raises(RecordError, match="chance was typed"):
        fairness.draws(match)
    with pytest.raises(RecordError, match="chance was typed"):
        fairness.check(Lambs(), record.parse(match.record()))


# A second checker, written from docs/fairness.md alone; it knows no rules and nothing of ours


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def independent(proof: dict[str, Any]) -> bool:
    header, _, log = proof["record"].partition("\n\n")
    fields = dict(line.split(": ", 1) for line in header.splitlines()[1:] if ": " in line)
    said = json.loads(fields["fairness"])
    counted = said.get("version") == 2
    message = f"sheepfold match {said['match']}"
    if counted:
        message = f"sheepfold start {said['match']} {said['starts']}"
    good = sha(f"sheepfold server {said['match']} {said['server_seed']}") == said["commitment"]
    for player in said["players"]:
        good &= sha(f"sheepfold device {player['random']}") == player["commitment"]
        shown = f" {player['shown']}" if counted else ""
        message += f" {player['seat']}{shown} {player['random']}"
    key = bytes.fromhex(said["server_seed"])
    seed = hmac.new(key, message.encode(), hashlib.sha256).digest()
    good &= seed.hex() == fields["seed"]
    lines = log.splitlines()[:-1]
    chance = [number for number, line in enumerate(lines, 1) if line.startswith("-1 ")]
    good &= chance == [draw["line"] for draw in proof["draws"]]
    before = Counter[str]()
    for draw in proof["draws"]:
        good &= lines[draw["line"] - 1] == "-1 " + redrawn(seed, draw, before)
    return bool(good)


def redrawn(seed: bytes, draw: dict[str, Any], before: Counter[str]) -> str:
    stream = draw["outcomes"][0][0].split()[0]
    numbers = [text for text, weight in draw["outcomes"] for _ in range(weight)]
    attempt, limit = 0, 2**256 - 2**256 % len(numbers)
    while True:
        message = f"{stream} {before[stream]} {attempt}".encode()
        number = int(hmac.new(seed, message, hashlib.sha256).hexdigest(), 16)
        if number < limit:
            break
        attempt += 1
    told = (draw["stream"], draw["count"], draw["total"], draw["number"])
    own = (stream, before[stream], len(numbers), number % len(numbers))
    before[stream] += 1
    return numbers[number % len(numbers)] if told == own else "told otherwise"


def mixed(name: str) -> sheepfold.Match:
    """A game between bots at a table of their own: the golden one's setup with a seed made so."""
    said = record.parse(playthrough(name))
    game = sheepfold.games.make(said.game, said.components)
    made = Fairness.of(
        said.game, SERVER, {seat: bytes([seat]) * 32 for seat in range(said.players)}
    )
    match = sheepfold.Match.start(game, said.players, said.options, seed=made.seed)
    for turn in range(60):
        if match.over:
            break
        seat = min(match.acting)
        legal = match.legal(seat)
        match.play(seat, legal[turn * 7 % len(legal)])
        if turn % 20 == 9 and not match.over:
            match.undo(seat, agreed=range(said.players))
    match.fairness = made.line()
    return match


@pytest.mark.parametrize("name", PLAYED)
def test_two_checkers_agree_on_every_game(name: str) -> None:
    match = mixed(name)
    proof = json.loads(json.dumps(fairness.proof(match)))
    findings = fairness.check_proof(match.game, proof)
    assert all(finding.holds for finding in findings), findings
    assert [finding.key for finding in findings][-3:] == ["seed", "log", "lists"]
    assert independent(proof)
    next(draw for draw in proof["draws"] if len(draw["outcomes"]) > 1)["outcomes"].reverse()
    assert not fairness.check_proof(match.game, proof)[-1].holds
