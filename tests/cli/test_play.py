"""`sheepfold play` through pipes: whole games, refusals, taking back, saving and resuming."""

import re
from pathlib import Path

import pytest

from sheepfold import Match
from tests.cli.terminal import sheepfold, whole_game

AUTOSAVE = Path("sheepfold") / "te_kuiti.autosave"


def records(data: Path) -> list[Path]:
    return sorted((data / "sheepfold" / "records").glob("*.record"))


def test_a_whole_duel_against_the_computer(tmp_path: Path):
    typed, match = whole_game(["person", "random"], seed=11)
    options = ["--seats", "person,random", "--seed", "11", "--no-confirm"]
    done = sheepfold("play", "te_kuiti", *options, data=tmp_path, lines=typed)
    assert done.returncode == 0
    (record,) = records(tmp_path)
    assert record.read_text("utf-8") == match.record()
    assert str(record) in done.stdout
    assert not (tmp_path / AUTOSAVE).exists()
    table = done.stdout.splitlines()
    ends = [
        line.split()[-3:] for line in table if line.startswith(("● Player 1  ", "■ Computer  "))
    ]
    parts = [[*score.parts.values(), score.total] for score in match.scores()]
    assert ends[-2:] == [list(map(str, numbers)) for numbers in parts]
    assert done.stdout.count("The round ended like this:") == 1
    assert "round 1:" in done.stdout
    assert "wins!" in done.stdout or "share the win" in done.stdout


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_whole_solo_game(lang: str, tmp_path: Path):
    typed, match = whole_game(["person"], seed=4, flowers="hard")
    options = ["--players", "1", "--option", "flowers=hard", "--seed", "4", "--no-confirm"]
    done = sheepfold("play", "te_kuiti", *options, "--lang", lang, data=tmp_path, lines=typed)
    assert done.returncode == 0
    assert {"de": "Diesmal gewinnt niemand.", "fr": "Personne ne gagne"}[lang] in done.stdout
    assert any(arrow in done.stdout for arrow in "↑→↓←")
    assert Match.replay(records(tmp_path)[0].read_text("utf-8")) == match


def test_bots_alone_play_to_the_end(tmp_path: Path):
    done = sheepfold("play", "te_kuiti", "--seats", "greedy,random", "--seed", "2", data=tmp_path)
    assert done.returncode == 0
    assert "Computer 1" in done.stdout
    assert len(records(tmp_path)) == 1


def test_a_refused_move_tells_the_ruling_and_what_is_possible(tmp_path: Path):
    lines = ["flip a1", "hop", "fence z9N", "b3X", "b3N", "b3N", "why b3N", "why c3N", "why"]
    done = sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=lines)
    said = " ".join(done.stdout.split())
    assert "You are the shepherd in this round: place a fence. (TK-3) Possible now:" in said
    assert "“hop” is not a place for a fence: name a square and a side, such as b3N." in said
    assert "“z9N” is not a place for a fence" in said
    assert "“b3X” is not a place for a fence: sides are N, E, S and W. (CORE-3)" in said
    assert "Possible now: fence EDGE, for example fence a1N." in said
    assert said.count("A fence already stands there (b3N). (TK-3)") == 2
    assert "As the shepherd you place exactly 2 fences" not in said
    assert "fence c3N is allowed now. Once played" in said
    assert "why fence a1N" in said
    assert done.returncode == 0


def test_a_hint_names_moves_their_chance_and_why(tmp_path: Path):
    lines = ["hint", "hint"]
    done = sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=lines)
    assert done.returncode == 0
    told = [line.split() for line in done.stdout.splitlines() if " % " in line]
    legal = Match.start("te_kuiti", 2, seed=1).legal(0)
    assert len(told) == 6
    assert all(" ".join(words[:2]) in legal for words in told)
    assert any(len(words) > 5 for words in told)  # with a reason
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_hint_tells_the_odds_of_bids_and_dice(tmp_path: Path):
    lines = ["hint", "bid 26+", "", "hint"]
    done = sheepfold("play", "volle_wolle", "--seed", "1", data=tmp_path, lines=lines)
    told = " ".join(done.stdout.replace("\xa0", " ").split())
    assert told.count("How likely you are to reach the bid") == 2
    assert "bid 14 97 % (99 %)" in told
    assert "bid 26 21 % (39 %)" in told
    assert re.search(r"keep d12 \d+ %", told)
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_shorthand_moves_and_the_list_of_them(tmp_path: Path):
    done = sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=["a2s", "moves", "?"])
    assert "You placed a fence (a3N)." in done.stdout
    assert done.stdout.count("fence: 59 moves") == 2
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_what_is_final_is_confirmed(tmp_path: Path):
    play = ["play", "te_kuiti", "--seed", "1"]
    asked = "fence b2N: you cannot take this back on your own. Go ahead? [Y/n, a: ask no more]"
    no = sheepfold(*play, data=tmp_path, lines=["b1N", "b2N", "n"])
    assert asked in no.stdout
    assert "Not played." in no.stdout
    assert "0 fence b2N" not in (tmp_path / AUTOSAVE).read_text()
    other = sheepfold(*play[:2], data=tmp_path, lines=["y", "b2N", "b3N", "", "quit"])
    assert "Not played." in other.stdout
    log = (tmp_path / AUTOSAVE).read_text()
    assert "0 fence b3N" in log
    assert "0 fence b2N" not in log


def test_undo_is_free_until_something_new_is_seen(tmp_path: Path):
    lines = ["b1N", "undo", "b2N", "b3N", "undo", "undo"]
    done = sheepfold("play", "te_kuiti", "--seed", "1", "--no-confirm", data=tmp_path, lines=lines)
    assert "You took a move back." in done.stdout
    assert done.stdout.count("The computer never agrees to an undo") == 2
    assert "0 undo 2\n" in (tmp_path / AUTOSAVE).read_text()


def test_the_computers_moves_cannot_be_taken_back(tmp_path: Path):
    """Seed 3 makes the computer the shepherd: it has moved before the person decides anything."""
    play = ["play", "te_kuiti", "--seats", "person,random", "--seed", "3", "--no-confirm"]
    done = sheepfold(*play, data=tmp_path, lines=["undo", "y", "a1", "undo", "y"])
    assert "CORE-4" in done.stdout  # at first there is nothing to take back
    assert done.stdout.count("The computer never agrees to an undo") == 1
    assert "undo" not in (tmp_path / AUTOSAVE).read_text()


def test_a_final_move_is_no_longer_confirmed_once_one_said_so(tmp_path: Path):
    done = sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=["a1N", "b1N", "a"])
    assert done.stdout.count("[Y/n, a: ask no more]") == 1
    more = ["", "c1N", "d1N", "a", "e1N", "a1W"]
    again = sheepfold("play", "te_kuiti", data=tmp_path, lines=more)
    assert again.stdout.count("[Y/n, a: ask no more]") == 1
    assert "0 fence a1W" in (tmp_path / AUTOSAVE).read_text()


def test_nothing_to_take_back(tmp_path: Path):
    done = sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=["undo"])
    assert "You have nothing to take back yet. (CORE-4)" in done.stdout


@pytest.mark.parametrize(("answer", "agreed"), [("y", True), ("", False), ("n", False)])
def test_two_people_may_agree_to_take_back(answer: str, agreed: bool, tmp_path: Path):
    play = ["play", "te_kuiti", "--seats", "person,person", "--seed", "1", "--no-confirm"]
    done = sheepfold(*play, data=tmp_path, lines=["b1N", "b2N", "a1", "undo", answer])
    assert "Player 2, it is your turn." in done.stdout
    assert "Player 1, do you agree that Player 2 takes flip a1 back? [y/N]" in done.stdout
    log = (tmp_path / AUTOSAVE).read_text()
    assert ("1 undo 4 agreed" in log) is agreed
    assert ("It stays as it is." in done.stdout) is not agreed


def test_the_mover_may_take_back_before_the_other_decides(tmp_path: Path):
    play = ["play", "te_kuiti", "--seats", "person,person", "--seed", "1", "--no-confirm"]
    done = sheepfold(*play, data=tmp_path, lines=["b1N", "b2N", "undo", "y"])
    assert "Player 1, do you take fence b2N back? [y/N]" in done.stdout
    assert "0 undo 3\n" in (tmp_path / AUTOSAVE).read_text()


def test_alone_one_agrees_with_oneself(tmp_path: Path):
    play = ["play", "te_kuiti", "--players", "1", "--seed", "1", "--no-confirm"]
    done = sheepfold(*play, data=tmp_path, lines=["a1", "undo", "y"])
    assert "Take flip a1 back anyway?" in done.stdout
    assert "undo 1 agreed" in (tmp_path / AUTOSAVE).read_text()


def test_the_end_of_input_saves_and_the_game_goes_on(tmp_path: Path):
    typed, match = whole_game(["person", "random"], seed=5)
    play = ["play", "te_kuiti", "--no-confirm"]
    first = ["--seats", "person,random", "--seed", "5"]
    done = sheepfold(*play, *first, data=tmp_path, lines=typed[:5])
    assert done.returncode == 0
    assert "Go on with: sheepfold play te_kuiti" in done.stdout
    saved = (tmp_path / AUTOSAVE).read_text()
    assert saved.splitlines()[7:-1] == match.record().splitlines()[7 : len(saved.splitlines()) - 1]
    again = sheepfold(*play, data=tmp_path, lines=["", "board", "log"])
    assert "A game is unfinished: Player 1, Computer, " in again.stdout
    assert (tmp_path / AUTOSAVE).read_text() == saved


def test_an_unanswered_question_begins_nothing(tmp_path: Path):
    sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=["b1N"])
    saved = (tmp_path / AUTOSAVE).read_text()
    done = sheepfold("play", "te_kuiti", data=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / AUTOSAVE).read_text() == saved


@pytest.mark.parametrize(("options", "lines"), [(["--new"], []), ([], ["n"])])
def test_a_new_game_keeps_the_old_one_aside(options: list[str], lines: list[str], tmp_path: Path):
    sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=["b1N"])
    saved = (tmp_path / AUTOSAVE).read_text()
    for number in (1, 2):
        done = sheepfold("play", "te_kuiti", *options, data=tmp_path, lines=lines)
        aside = tmp_path / "sheepfold" / f"te_kuiti.autosave-{number}.bak"
        assert f"is kept. Go on with: sheepfold play te_kuiti --resume {aside}" in done.stdout
    assert (tmp_path / "sheepfold" / "te_kuiti.autosave-1.bak").read_text() == saved


def test_who_asks_for_a_certain_game_gets_it_and_the_old_one_is_kept(tmp_path: Path):
    sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=["b1N"])
    done = sheepfold("play", "te_kuiti", "--players", "1", data=tmp_path, lines=["a1"])
    assert "Resume it?" not in done.stdout
    assert "The unfinished game is kept. Go on with: " in done.stdout
    assert "players: 1\n" in (tmp_path / AUTOSAVE).read_text()


def test_people_with_a_real_box_type_what_they_draw(tmp_path: Path):
    play = ["play", "te_kuiti", "--seats", "person,person", "--seed", "none", "--no-confirm"]
    lines = ["1", "a1N", "b1N", "a1", "joyful", "b1", "ram"]
    done = sheepfold(*play, data=tmp_path, lines=lines)
    assert "enter what was drawn" in done.stdout
    moves = (tmp_path / AUTOSAVE).read_text().split("\n\n")[1].splitlines()[:-1]
    assert moves == [
        *("-1 first 1", "1 fence a1N", "1 fence b1N", "0 flip a1", "-1 reveal joyful"),
        *("0 flip b1", "-1 reveal ram"),
    ]


def test_without_colours_a_remembered_tile_differs_from_one_face_up(tmp_path: Path):
    play = ["play", "te_kuiti", "--players", "1", "--option", "memory_aid=true", "--seed", "4"]
    lines = ["a1", "b1", "c1", "d1", "e1", "a2", "b2"]
    done = sheepfold(*play, "--no-confirm", data=tmp_path, lines=lines)
    assert "~" in done.stdout.split("Solo")[-1]


def test_a_damaged_autosave_is_kept_aside(tmp_path: Path):
    sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=["b1N"])
    path = tmp_path / AUTOSAVE
    path.write_text(path.read_text()[:-10])
    done = sheepfold("play", "te_kuiti", data=tmp_path, lines=["b2N"])
    assert done.returncode == 0
    assert "cannot be read (the record is cut off" in done.stdout
    assert "0 fence b1N" in (tmp_path / "sheepfold" / "te_kuiti.autosave-1.bak").read_text()
    assert Match.replay(path.read_text()).acting == {0}


def test_a_file_of_ones_own(tmp_path: Path):
    mine = tmp_path / "with friends" / "ours.record"
    options = ["--save", str(mine), "--seed", "1", "--no-confirm"]
    done = sheepfold("play", "te_kuiti", *options, data=tmp_path, lines=["b1N", "quit"])
    assert f"--resume '{mine}'" in done.stdout
    assert not (tmp_path / AUTOSAVE).exists()
    copy = tmp_path / "copy.record"
    resume = ["play", "te_kuiti", "--resume", str(mine)]
    done = sheepfold(*resume, data=tmp_path, lines=["undo", f"save {copy}", "quit"])
    assert "0 undo 2" in mine.read_text()
    assert copy.read_text() == mine.read_text()


def test_a_finished_record_is_not_resumed(tmp_path: Path):
    path = tmp_path / "done.record"
    path.write_text(whole_game(["random", "random"], seed=2)[1].record())
    done = sheepfold("play", "te_kuiti", "--resume", str(path), data=tmp_path)
    assert done.returncode == 2
    assert "is over" in done.stderr


def test_typed_chance_goes_on(tmp_path: Path):
    path = tmp_path / "dice.record"
    path.write_text(Match.start("te_kuiti", 2, seed=None).record())
    lines = ["first 1", "a1N", "b1N", "a1", "reveal ram", "ram a1N"]
    resume = ["play", "te_kuiti", "--resume", str(path), "--no-confirm"]
    done = sheepfold(*resume, data=tmp_path, lines=lines)
    assert "enter what was drawn" in done.stdout
    assert path.read_text().splitlines()[7:13] == [
        "-1 first 1",
        "1 fence a1N",
        "1 fence b1N",
        "0 flip a1",
        "-1 reveal ram",
        "0 ram a1N",
    ]


@pytest.mark.parametrize("aid", [False, True])
def test_the_log_tells_no_face_that_lies_face_down(aid: bool, tmp_path: Path):
    option = f"memory_aid={str(aid).lower()}"
    play = ["play", "te_kuiti", "--players", "1", "--seed", "6", "--no-confirm", "--option", option]
    lines = ["a1", "e5", "c3", "log"]
    done = sheepfold(*play, data=tmp_path, lines=lines)
    match = Match.start("te_kuiti", 1, {"memory_aid": aid}, seed=6)
    for move in lines[:3]:
        match.play(0, f"flip {move}")
    memory = match.view(0).memory
    assert len(memory) == 2
    told = done.stdout[done.stdout.rindex("  1  You flipped a tile (a1).") :]
    lines = " ".join(told.split()).split("You flipped a tile (")
    for seen in memory:
        (line,) = (line for line in lines if line.startswith(seen.cell))
        assert (f"It showed: {seen.kind} sheep" in line) is aid
        assert ("It showed" in line) is aid


def test_a_known_tile_is_told_when_it_is_flipped_again(tmp_path: Path):
    play = ["play", "te_kuiti", "--players", "1", "--seed", "6", "--no-confirm"]
    match = Match.start("te_kuiti", 1, seed=6)
    for move in ("flip a1", "flip e5"):
        match.play(0, move)
    (kind,) = (seen.kind for seen in match.view(0).memory if seen.cell == "a1")
    done = sheepfold(*play, data=tmp_path, lines=["a1", "e5", "a1"])
    again = " ".join(done.stdout[done.stdout.rindex("You flipped a tile (a1).") :].split())
    assert f"This tile had been seen before: {kind} sheep." in again


def test_rules_and_help_at_the_table(tmp_path: Path):
    lines = ["rules", "rules tk-9", "rules TK-77", "help", "quit"]
    done = sheepfold("play", "te_kuiti", "--seed", "1", data=tmp_path, lines=lines)
    assert "TK-S9 300 flips" in done.stdout
    assert "TK-9  Enclosed in between" in done.stdout
    assert done.stdout.count("The rulings go from TK-1 to TK-S9.") == 2
    assert "for example fence a1N" in done.stdout


@pytest.mark.parametrize(
    ("lang", "columns"), [("en", 40), ("en", 60), ("de", 60), ("fr", 60), ("de", 80)]
)
def test_everything_fits_the_width(lang: str, columns: int, tmp_path: Path):
    options = ["--seed", "1", "--no-confirm", "--lang", lang]
    lines = ["b1N", "b1W", "a3N", "a3W", "moves", "help", "log"]
    done = sheepfold("play", "te_kuiti", *options, data=tmp_path, lines=lines, COLUMNS=str(columns))
    # What people copy, the command to go on with, is not broken into lines.
    shown = [line for line in done.stdout.splitlines() if "sheepfold play" not in line]
    assert max(map(len, shown)) <= columns
