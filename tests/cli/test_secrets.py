"""At one keyboard with secret choices: nobody's question, screen or log tells another's secret."""

from pathlib import Path

from sheepfold import Match
from tests.cli.terminal import sheepfold

PEOPLE = ["--seats", "person,person", "--seed", "5", "--no-confirm"]


def test_a_question_about_undo_does_not_tell_the_secret_choice(tmp_path: Path):
    lines = ["bid 23", "undo", "yes", "bid 17"]
    done = sheepfold("play", "volle_wolle", *PEOPLE, data=tmp_path, lines=lines)
    asked = done.stdout.split("Player 2> ")[1]
    assert "Player 1, do you take a secret choice back?" in asked
    assert "23" not in asked.split("Player 1>")[0]
    saved = (tmp_path / "sheepfold" / "volle_wolle.autosave").read_text("utf-8")
    events = [str(event) for event in Match.replay(saved).events]
    assert any(event.startswith(("0 withdraw", "0 undo")) for event in events)
    assert events[-1] == "0 bid 17"


def test_the_next_person_sees_that_a_bid_was_made_and_not_which(tmp_path: Path):
    done = sheepfold("play", "volle_wolle", *PEOPLE, data=tmp_path, lines=["bid 23", "log"])
    shown = done.stdout.split("Player 1> ")[1]
    assert "Player 1 made a secret bid." in shown
    assert "bid 23" not in shown


def test_hands_are_shown_to_their_owners_alone(tmp_path: Path):
    match = Match.start("sheep_and_thief", 2, seed=5)
    packs = [set(match.view(seat).pack) for seat in range(2)]
    cards = sorted(packs[0])
    lines = [f"pick {cards[0]}", f"pick {cards[1]}", "moves"]
    done = sheepfold("play", "sheep_and_thief", *PEOPLE, data=tmp_path, lines=lines)
    listed = done.stdout.split("Player 2> ")[1].splitlines()[2:]  # behind `pick: 6 moves`
    numbers = {int(word) for line in listed for word in line.split() if word.isdecimal()}
    assert numbers == packs[1]


def test_a_verb_that_is_also_a_command_is_a_move_where_it_is_one(tmp_path: Path):
    words = ["--seats", "person,person", "--seed", "none"]
    lines = ["board", "board 0 3", "board 1 4"]
    done = sheepfold("play", "volle_wolle", *words, data=tmp_path, lines=lines)
    assert "board\N{NO-BREAK SPACE}SEAT" in done.stdout  # what may be typed
    saved = (tmp_path / "sheepfold" / "volle_wolle.autosave").read_text("utf-8")
    assert [str(event) for event in Match.replay(saved).events] == ["-1 board 0 3", "-1 board 1 4"]


def test_the_mover_is_asked_first_and_then_the_others(tmp_path: Path):
    """Both have bid and seen the bids; player 1 wants player 2's bid back."""
    words = ["--seats", "person,person", "--seed", "4", "--no-confirm"]
    lines = ["bid 20", "bid 18", "undo", "no"]
    done = sheepfold("play", "volle_wolle", *words, data=tmp_path, lines=lines)
    assert "Player 2, do you take bid 18 back?" in done.stdout
    assert "It stays as it is." in done.stdout


def test_a_draw_typed_wrongly_is_typed_again(tmp_path: Path):
    words = ["--seats", "person,person", "--seed", "none"]
    lines = ["board 0 1", "board 1 2", "lay S01", "undo", "y", "lay S02"]
    done = sheepfold("play", "volle_wolle", *words, data=tmp_path, lines=lines)
    assert "Take the draw lay S01 back" in done.stdout
    saved = (tmp_path / "sheepfold" / "volle_wolle.autosave").read_text("utf-8")
    assert [move.text for move in Match.replay(saved).moves][-1] == "lay S02"


def test_a_choice_that_computers_answer_at_once_is_confirmed(tmp_path: Path):
    words = ["--seats", "person,greedy,greedy", "--seed", "4"]
    done = sheepfold("play", "volle_wolle", *words, data=tmp_path, lines=["bid 20", "n"])
    assert "bid 20: you cannot take this back on your own." in done.stdout
    assert "Not played." in done.stdout


def test_moves_and_rulings_may_be_asked_for_in_part(tmp_path: Path):
    words = ["--seats", "person,random", "--seed", "3", "--new"]
    lines = ["moves sheeple-open", "rules 7", "rules mm7"]
    done = sheepfold("play", "meadowmight", *words, data=tmp_path, lines=lines)
    listed = done.stdout.split("Player 1> ")[1]
    assert "sheeple-open" in listed
    assert "neutral" not in listed
    assert done.stdout.count("MM-7  ") == 2


def test_a_question_about_a_typed_draw_does_not_tell_anothers_tile(tmp_path: Path):
    """Player 1 asks for the last draw back: player 2's starting tile."""
    words = ["--seats", "person,person", "--seed", "none"]
    lines = ["first 0", "tile 0 field", "tile 1 swamp", "undo", "no"]
    done = sheepfold("play", "sheepland", *words, data=tmp_path, lines=lines)
    asked = done.stdout.split("Player 1> ")[1]
    assert "Take the draw a secret choice back" in asked
    assert "swamp" not in asked.partition("[y/N]")[0]


def test_undo_may_be_asked_for_while_a_draw_is_due(tmp_path: Path):
    words = ["--seats", "person,person", "--seed", "none", "--no-confirm"]
    lines = ["first 0", "fence a1N", "fence b1N", "flip c3", "undo", "no", "no"]
    done = sheepfold("play", "te_kuiti", *words, data=tmp_path, lines=lines)
    assert done.returncode == 0
    assert "Player 2, do you take flip c3 back?" in done.stdout
    assert done.stderr == ""
