"""The siege: a small one of every attack on a real server, and when a promise is broken."""

import asyncio
import json
import subprocess
import time
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from sheepfold import SetupError
from sheepfold.core.record import Undo, parse
from sheepfold.siege import papers
from sheepfold.siege.attacks import ATTACKS, named
from sheepfold.siege.lines import Target, frame, must_be_loopback, sources
from sheepfold.siege.report import PROMISED, broken
from sheepfold.siege.run import PARTS, Plan, run
from tests import nursery
from tests.server.real_server import Server
from tests.waiting import PATIENCE

PROMISES = ("acknowledged", "hello")
SMALL = 0.05  # of the whole attack

# What each wave has to have done, and what the server has to have done about it, if anything.
DONE = {
    "silent": {
        "nothing": ["connections", "closed"],
        "heads": ["connections", "closed"],
        "bodies": ["connections", "closed"],
    },
    "frames": {
        "continuations": ["frames", "closed"],
        "pings": ["frames", "closed"],
        "messages": ["frames", "closed"],
    },
    "bodies": {"slow": ["connections", "bytes"], "held": ["connections", "bytes"]},
    "dear": {
        "components": ["requests", "refused"],
        "undos": ["requests", "answered"],
        "previews": ["sockets", "requests", "answered"],
        "replays": ["requests", "refused"],
        "loads": ["tables", "requests", "answered"],
        "stories": ["requests", "told"],
    },
    "bots": {"tables": ["tables", "handed_over"]},
    "chat": {"watchers": ["sockets", "lines", "heard"]},
    "tables": {"opened": ["tables", "visited"]},
}


def test_every_attack_is_looked_at_here():
    assert {name: list(waves) for name, waves in ATTACKS.items()} == {
        name: list(waves) for name, waves in DONE.items()
    }


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server that refuses what small attacks send."""
    limits = {"connections_per_address": 25, "messages_per_second": 20, "messages_burst": 60}
    with Server(tmp_path_factory.mktemp("siege"), **limits) as server:
        yield Target.at(server.url)


@pytest.mark.parametrize(
    ("name", "wave"), [(name, wave) for name, waves in DONE.items() for wave in waves]
)
def test_every_wave_attacks(target: Target, name: str, wave: str):
    """Until it has done all that it should, and the server what it should about it."""

    async def attack() -> None:
        one = ATTACKS[name][wave](target, sources(8), SMALL)
        await one.gather()
        attacking = asyncio.create_task(one.attack(time.monotonic() + PATIENCE))
        while not attacking.done() and not all(one.counts[key] for key in DONE[name][wave]):
            await asyncio.sleep(0.02)
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
        one.leave()
        assert all(one.counts[key] for key in DONE[name][wave]), one.counts

    asyncio.run(attack())


def lively(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A small siege and its attack, as long as a busy machine needs until something happens."""
    for seconds in (1.0, 10.0, 60.0):
        plan = Plan(
            attacks=(name,), seconds=seconds, size=SMALL, before=seconds, calm=0.1, after=1.0
        )
        found = run(plan.checked(), lambda *_: None)
        (attack,) = found["attacks"]
        attacked = all(any(counts.values()) for counts in attack["waves"].values())
        if attacked and attack["acknowledged"]["before"]["count"] and attack["record"]["checked"]:
            return found, attack
    raise AssertionError(f"nothing happens in a siege of {name}")


@pytest.mark.parametrize("name", ATTACKS)
def test_a_small_siege(name: str):
    """How long people wait is not judged here."""
    found, attack = lively(name)
    assert list(attack["waves"]) == list(ATTACKS[name])
    for what in (*PROMISES, "bot_moves"):
        assert list(attack[what]) == list(PARTS)
    assert attack["record"]["missing"] == []
    assert attack["addresses"] == sum(wave.addresses for wave in ATTACKS[name].values())
    assert attack["memory"]["before_mb"] > 0
    assert attack["log_lines"] >= 0
    assert found["kept"] is (attack["broken"] == [])
    json.dumps(found)


# Promises


def figures() -> dict[str, Any]:
    """An attack in which every promise is just kept."""
    times = {
        what: {part: {"count": 9, "p95": PROMISED[what]} for part in ("during", "after")}
        for what in PROMISES
    }
    return times | {
        "memory": {"growth_mb": PROMISED["memory_mb"]},
        "record": {"checked": 9, "missing": []},
        "refused": {},
        "errors": {},
    }


def test_promises_that_are_just_kept():
    assert broken(figures()) == []
    unseen = figures() | {"memory": {"growth_mb": None}}  # where the system does not tell
    assert broken(unseen) == []


@pytest.mark.parametrize(
    ("place", "value", "named"),
    [
        (("acknowledged", "during", "p95"), 150.1, "during the attack: 95 % of moves"),
        (("acknowledged", "after", "p95"), 150.1, "after the attack: 95 % of moves"),
        (("acknowledged", "during", "count"), 0, "no moves acknowledged"),
        (("hello", "during", "p95"), 1000.1, "during the attack: 95 % of people"),
        (("hello", "after", "p95"), 1000.1, "after the attack: 95 % of people"),
        (("hello", "after", "count"), 0, "no people"),
        (("memory", "growth_mb"), 150.1, "memory grew by 150.1 MB"),
        (("record", "missing"), ["match 1"], "1 acknowledged moves are not on record"),
        (("refused", "too_fast"), 2, "people were refused: too_fast 2"),
        (("errors", "socket closed"), 1, "people were sent away: socket closed 1"),
    ],
)
def test_promises_that_are_broken(place: tuple[str, ...], value: object, named: str):
    found = deepcopy(figures())
    inner: Any = found
    for word in place[:-1]:
        inner = inner[word]
    inner[place[-1]] = value
    (sentence,) = broken(found)
    assert named in sentence


# What may be asked for


def test_attacks_are_named_whole_or_by_one_wave():
    assert named("dear") == ATTACKS["dear"]
    assert named("dear:previews") == {"previews": ATTACKS["dear"]["previews"]}


@pytest.mark.parametrize("name", ["", "sheep", "dear:", "dear:sheep", "previews", "sheep:previews"])
def test_an_attack_that_there_is_not(name: str):
    with pytest.raises(SetupError, match="--list"):
        Plan(attacks=(name,)).checked()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seconds": 0}, "--seconds"),
        ({"seconds": 61}, "--seconds"),
        ({"seconds": float("nan")}, "--seconds"),
        ({"size": 0.001}, "--size"),
        ({"size": 2}, "--size"),
    ],
)
def test_a_siege_is_bounded(change: dict[str, Any], said: str):
    with pytest.raises(SetupError, match=said):
        Plan(**change).checked()


@pytest.mark.parametrize("address", ["10.0.0.1", "192.0.2.1", "0.0.0.0", "2001:db8::1"])
def test_only_this_machine_is_attacked(address: str):
    with pytest.raises(SetupError, match=address):
        must_be_loopback(address)


def test_attackers_are_not_at_the_address_of_the_people():
    every = sources(100)
    assert "127.0.0.1" not in every
    assert len(set(every)) == 100
    assert sources(2, 100)[0] not in every
    with pytest.raises(SetupError):
        sources(300)


# What attackers bring


def test_a_frame_is_what_clients_send():
    assert frame(1, b"{}") == b"\x81\x82\0\0\0\0{}"
    assert frame(0, final=False) == b"\0\x80\0\0\0\0"
    assert frame(1, b"x" * 300)[:4] == b"\x81\xfe\x01\x2c"


def test_records_are_as_dear_as_they_may_be():
    events = parse(papers.record("meadowmight", lines=1000, again=20_000)).events
    assert len(events) <= 1000
    again = sum(event.target for event in events if isinstance(event, Undo))
    assert 15_000 < again <= 20_000


def test_components_are_as_large_as_they_may_be_and_name_something_twice():
    text = papers.doubled_key()
    assert 190_000 < len(text) <= papers.LARGEST
    names = json.loads(text, object_pairs_hook=lambda pairs: [name for name, _ in pairs])
    assert len(names) == len(set(names)) + 1


# The command


def siege(*words: str) -> subprocess.CompletedProcess[str]:
    return nursery.run(["siege", *words])


def test_the_list():
    listed = json.loads(siege("--list", "--json").stdout)
    assert {name: list(waves) for name, waves in listed.items()} == {
        name: list(waves) for name, waves in ATTACKS.items()
    }
    text = siege("--list").stdout
    assert all(f"{name}:{wave}" in text for name, waves in ATTACKS.items() for wave in waves)


def test_an_unknown_attack_is_one_line():
    done = siege("--attack", "sheep")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "sheepfold: there is no attack 'sheep'; `sheepfold siege --list` lists them"
    ]


def test_the_exit_code_says_whether_promises_were_kept():
    done = siege("--attack", "chat", "--seconds", "1", "--size", "0.02", "--json")
    found = json.loads(done.stdout)
    assert done.returncode == (0 if found["kept"] else 1), done.stderr
    assert "db" not in found["plan"]


def test_it_prints_a_table():
    done = siege("--attack", "silent:nothing", "--seconds", "1", "--size", "0.02")
    assert "silent:nothing" in done.stdout
    assert done.stdout.rstrip().endswith(("All promises kept.", "A promise is broken."))
