"""`sheepfold arena` on the command line."""

import json
from pathlib import Path

from sheepfold.cli.arena import WIDTH, blocks
from tests.cli.terminal import sheepfold

SMALL = ("arena", "te_kuiti", "--bots", "greedy,random", "--games", "8", "--seed", "1")


def test_bots_and_encounters_are_shown(tmp_path: Path):
    done = sheepfold(*SMALL, data=tmp_path)
    assert done.returncode == 0
    assert not done.stderr
    table, _, encounters = done.stdout.partition("\n\n")
    assert [line.split()[0] for line in table.splitlines()] == ["bot", "greedy", "random"]
    head, pair, foot = encounters.splitlines()
    assert head.split()[:2] == ["bot", "against"]
    assert pair.split()[:2] == ["greedy", "random"]
    assert "█" in pair
    assert foot.startswith("4 deals, each from every seat; a fair share is 50.0%;")


def test_with_three_it_says_who_is_alone(tmp_path: Path):
    words = ("arena", "sheepland", "--bots", "greedy,random", "--games", "6", "--players", "3")
    shown = sheepfold(*words, data=tmp_path).stdout
    assert "alone" in shown
    assert "random on 2 seats" in shown
    assert "greedy on 2 seats" in shown
    assert "a fair share is 33.3%" in shown


def test_a_resumed_arena_prints_what_a_whole_one_does(tmp_path: Path):
    whole = json.loads(sheepfold(*SMALL, "--json", data=tmp_path).stdout)
    file = tmp_path / "arena.jsonl"
    few = tuple("4" if word == "8" else word for word in SMALL)
    assert sheepfold(*few, "--resume", str(file), data=tmp_path).returncode == 0
    resumed = sheepfold(*SMALL, "--resume", str(file), "--jobs", "2", "--json", data=tmp_path)
    assert json.loads(resumed.stdout) | {"seconds": 0} == whole | {"seconds": 0}


def test_a_bar_is_as_long_as_the_share():
    assert blocks(0) == "░" * WIDTH
    assert blocks(1) == "█" * WIDTH
    assert blocks(0.5) == "█" * (WIDTH // 2) + "░" * (WIDTH // 2)
    assert blocks(1 / WIDTH / 8) == "▏" + "░" * (WIDTH - 1)
    assert all(len(blocks(n / 1000)) == WIDTH for n in range(1001))
