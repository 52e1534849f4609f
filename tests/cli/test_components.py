"""`sheepfold components` and `--components FILE`: a template, a check, a box of one's own."""

import json
from pathlib import Path

import pytest

from sheepfold import Match, games
from tests.cli.terminal import sheepfold


@pytest.fixture
def island(tmp_path: Path) -> Path:
    """An island on which every tile is free."""
    box = json.loads(games.own_components("sheepland"))
    box["tile_prices"] = [0, 0, 0, 0, 0]
    path = tmp_path / "my island.json"
    path.write_text(json.dumps(box, indent=1), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", games.GAMES)
def test_the_template_is_the_games_own_file_and_fits(game: str, tmp_path: Path):
    printed = sheepfold("components", game, data=tmp_path).stdout
    assert printed == games.own_components(game)
    path = tmp_path / "box.json"
    path.write_text(printed, encoding="utf-8")
    done = sheepfold("components", game, "--check", str(path), "--lang", "de", data=tmp_path)
    assert done.returncode == 0
    assert f"{path} ist in Ordnung" in done.stdout


def test_a_game_with_ones_own_box_is_played_and_its_record_holds_the_box(
    island: Path, tmp_path: Path
):
    options = ["--components", str(island), "--seats", "greedy,greedy", "--seed", "3"]
    done = sheepfold("play", "sheepland", *options, data=tmp_path)
    assert done.returncode == 0
    (record,) = (tmp_path / "sheepfold" / "records").glob("*.record")
    match = Match.replay(record.read_text("utf-8"))
    assert match.game.components["tile_prices"] == [0, 0, 0, 0, 0]
    assert sheepfold("replay", str(record), "--at", "9", data=tmp_path).returncode == 0


def test_simulations_and_checks_take_ones_own_box(island: Path, tmp_path: Path):
    options = ["--games", "30", "--bots", "greedy", "--json"]
    usual = sheepfold("sim", "sheepland", *options, data=tmp_path)
    free = sheepfold("sim", "sheepland", *options, "--components", str(island), data=tmp_path)
    means = [json.loads(done.stdout)["score_mean"] for done in (usual, free)]
    assert min(means[1]) > max(means[0])  # with free tiles everybody keeps the money
    done = sheepfold(
        "check", "sheepland", "--games", "1", "--components", str(island), data=tmp_path
    )
    assert "All laws hold." in done.stdout


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (('"tile_prices": [0, 1, 2, 3, 4]', '"tile_prices": [0, 1]'), "tile_prices"),
        (('"regions": [2, 3]', '"regions": [2, 33]'), "roads number 1 regions"),
        (('"number": 3, "regions": [2, 3]', '"number": 6, "regions": [2, 3]'), "number"),
        (('"roads"', '"streets"'), "the key 'roads' is missing"),
        (("{", "["), "this is not JSON"),
        (
            ('"game": "sheepland"', '"game": "te_kuiti"'),
            "must be 'sheepland', not 'te_kuiti'",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_line(
    change: tuple[str, str], answer: str, tmp_path: Path
):
    text = games.own_components("sheepland").replace(*change, 1)
    assert text != games.own_components("sheepland")
    path = tmp_path / "box.json"
    path.write_text(text, encoding="utf-8")
    for words in (["components", "sheepland", "--check"], ["play", "sheepland", "--components"]):
        done = sheepfold(*words, str(path), data=tmp_path)
        assert done.returncode == 2
        assert done.stderr.startswith("sheepfold: components: line ")
        assert answer in done.stderr
        assert done.stderr.count("\n") == 1
    assert not list(tmp_path.rglob("*.autosave"))


def test_a_file_that_is_none_is_refused(tmp_path: Path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path, answer in (
        ("nowhere.json", "there is no file"),
        (".", "is a folder, not a file of components"),
        ("binary", "is not a text file"),
    ):
        done = sheepfold("play", "sheepland", "--components", str(tmp_path / path), data=tmp_path)
        assert done.returncode == 2
        assert answer in done.stderr


def test_components_belong_to_one_game_and_to_a_new_one(island: Path, tmp_path: Path):
    done = sheepfold("check", "--components", str(island), data=tmp_path)
    assert "components belong to one game: name it" in done.stderr
    words = ["--resume", "my.record", "--components", str(island)]
    done = sheepfold("play", "sheepland", *words, data=tmp_path)
    assert "leave them out" in done.stderr
