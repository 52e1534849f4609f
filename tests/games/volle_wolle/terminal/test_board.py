"""Volle Wolle in a terminal: what is drawn, asked, told and kept to oneself."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from sheepfold import CHANCE, WATCHER, Match, bots, games
from sheepfold.cli.boards import Scene, board_of
from sheepfold.core.match import Line
from sheepfold.core.protocol import AnyGame
from sheepfold.core.reading import Reading
from sheepfold.core.rng import Plain
from sheepfold.core.story import Step, Story
from sheepfold.games.volle_wolle import VolleWolle
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.cli.terminal import sheepfold

BOARD = board_of("volle_wolle")
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
WIDTHS = (60, 80, 120)
# Ada: S50 (malus 3) on S30 and the dog; Bo: nothing; two chips each.
MALUS = ["lay S50 dog S30", "bid 20 14", "12 8 4", "0 top S50"]
NEXT = ["lay S04 S31 bone", "bid 24 18", "12 10 3"]


def table(
    *moves: str, players: int = 2, game: str | AnyGame = "volle_wolle", **options: bool
) -> Match:
    """Seat 0 has board 1 …; `lay` several cards, `bid` for all, numbers for d12, d10, d8."""
    match = Match.start(game, players, options, seed=None)
    for seat in range(players):
        match.play(CHANCE, f"board {seat} {seat + 1}")
    for line in moves:
        for by, move in several(line):
            match.play(by, move)
    return match


def several(line: str) -> Iterator[tuple[int, str]]:
    first, *words = line.split()
    if first == "lay":
        yield from ((CHANCE, f"lay {card}") for card in words)
    elif first == "bid":
        yield from ((seat, f"bid {bid}") for seat, bid in enumerate(words))
    elif words and not words[0].isdecimal():
        yield (CHANCE, line) if first == "roll" else (int(first), " ".join(words))
    else:
        dice = zip(("d12", "d10", "d8"), line.split(), strict=True)
        yield from ((CHANCE, f"roll {die} {number}") for die, number in dice)


def narrator(match: Match, viewer: int = WATCHER, lang: str = "en") -> Narrator:
    language = Language(lang, "volle_wolle")
    return Narrator(match.game, language, NAMES[: match.players], viewer, notation=True)


def drawn(
    match: Match, viewer: int = 0, *, lang: str = "en", width: int = 80, coloured: bool = False
) -> str:
    recent = [step.line for step in Story(match, viewer).since(viewer)]
    scene = Scene(match.view(viewer), recent, width, coloured)
    return printed(BOARD.draw(scene, narrator(match, viewer, lang)), width)


def plain(text: str) -> str:
    """With the minus signs and dashes that one can type."""
    return text.replace("\u2212", "-").replace("\u2013", "-")


def printed(thing: object, width: int) -> str:
    console = Console(width=width, file=StringIO(), color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(thing)
    return plain("\n".join(line.rstrip() for line in captured.get().splitlines()))


def row(screen: str, name: str) -> list[str]:
    """The words of a player's line."""
    return next(line.split() for line in screen.splitlines() if f" {name} " in line[:12])


def asked(match: Match, seat: int, lang: str = "en") -> str:
    language = Language(lang, "volle_wolle")
    return BOARD.asked(match.view(seat), match.legal(seat), language)


def log(match: Match, viewer: int = 0, lang: str = "en") -> list[str]:
    """As the command `log` tells it: line by line, without what is only memory."""
    who = narrator(match, viewer, lang)
    return [told(line, who) for line in Reading(match, viewer).lines]


def told(line: Line, who: Narrator) -> str:
    return plain(" ".join(who.sentences(line)))


def last_told(match: Match, viewer: int = WATCHER, lang: str = "en") -> str:
    return told(match.line(len(match.events), viewer), narrator(match, viewer, lang))


# What is drawn


def test_cards_show_id_modifier_points_number_and_bone_symbol():
    screen = drawn(table("lay S04 S50 S23"))
    assert "│S04    │ │S50  -3│ │S23  -1│" in screen
    assert "│▒ -4 ▒▒│ │   8   │ │ 3-7-0 │" in screen
    assert "│#10 o=o│ │#56    │ │#29    │" in screen
    assert "Round 1 of 20 · pack: 57 cards · supply: 21 chips" in screen


def test_dogs_and_bone_show_what_one_types_and_what_they_are_called():
    screen = drawn(table("lay dog bone S30"), lang="de")
    assert "│dog    │ │bone   │" in screen
    assert "│ Hund  │ │Knochen│" in screen


def test_faces_that_an_owner_replaced_are_drawn_and_told():
    own = copy.deepcopy(VolleWolle().components)
    own["sheep"][29] |= {"kind": "black", "points": -77, "modifier": -4, "number": 999}
    own["sheep"][29]["bone"] = True
    match = table("lay S30 dog S31", game=games.make("volle_wolle", own))
    assert "│S30  -4│" in drawn(match)
    assert "│▒ -77 ▒│" in drawn(match)
    assert "│#999o=o│" in drawn(match)
    for move in ("bid 20 14", "12 8 4", "0 top S30"):
        for by, text in several(move):
            match.play(by, text)
    assert "S30 (-77)" in drawn(match)
    put = "You put a black sheep worth -77 (malus -4, bone symbol) on top of your flock."
    assert put in last_told(match, 0)


def test_players_show_bid_modifier_number_chips_sheep_dogs_bone_and_top():
    match = table(*MALUS, "lay S04 S31 bone", "bid 14 26+", "12 10 8", "1 top S31")
    screen = drawn(match, 1)
    assert row(screen, "Ada") == ["●", "Ada", "-3", "56", "2", "2", "1", "S50", "(8)"]
    assert row(screen, "Bo") == ["■", "Bo", "37", "1", "2", "(+2)", "0", "o=o", "S31", "(4)"]


def test_players_stand_in_the_order_of_play():
    match = table("lay S30 S31 S34 S35", "bid 15 22 22", "12 8 1", "1 keep d12", players=3)
    assert match.view(0).order == (1, 2, 0)
    lines = [line for line in drawn(match).splitlines() if line[3:4] in "●■▲" and line[3:4]]
    assert [line[:8].split()[-1] for line in lines] == ["Bo", "Cy", "Ada"]
    assert lines[0].startswith("▸")


def test_who_has_had_his_turn_is_ticked_off():
    match = table("lay S30 dog S34 S35", "bid 15 22 20", "1 1 1", "1 keep d8", players=3)
    for move in ("roll d12 1", "roll d10 1", "1 keep d10", "roll d12 1"):
        match.play(*next(several(move)))
    screen = drawn(match)
    assert row(screen, "Bo")[:3] == ["✓", "■", "Bo"]
    assert row(screen, "Cy")[:3] == ["▸", "▲", "Cy"]
    assert row(screen, "Bo")[-3:] == ["(+1)", "0", "0"]


def test_cards_that_have_no_place_yet_are_no_gain_yet():
    match = table("lay S31 S34 dog dog", "bid 22 15 14", "12 10 8", players=3)
    for move in ("take S31", "take S34"):
        match.play(0, move)
        assert after_bid(match) == ["1", "2", "0", "0"]
    match.play(0, "take dog")
    assert after_bid(match) == ["1", "2", "0", "1", "(+1)"]
    match.play(0, "top S34")
    assert after_bid(match) == ["+1", "40", "2", "2", "(+2)", "1", "S34", "(4)"]


def test_what_was_taken_back_is_no_gain():
    match = table(*MALUS, *NEXT, "0 accept")
    paid = ["-3", "56", "0", "(-2)"]
    assert after_bid(match)[:4] == paid
    match.undo(0, agreed=(0, 1))
    assert "(-2)" not in drawn(match, 0) + drawn(match, 1)
    match.play(0, "accept")
    assert after_bid(match)[:4] == after_bid(match, 1)[:4] == paid


def after_bid(match: Match, viewer: int = 0) -> list[str]:
    """The words of the first player's line that follow the bid."""
    words = row(drawn(match, viewer), "Ada")
    return words[words.index("Ada") + 2 :]


def test_a_bid_is_only_seen_by_its_owner_until_all_are_in():
    match = table("lay S30 S31 S34 S35", "bid 23 21", players=3)
    assert row(drawn(match, 0), "Ada")[2] == "23"
    assert row(drawn(match, 1), "Ada")[2] == "?"
    assert row(drawn(match, 2), "Bo")[2] == "?"
    assert row(drawn(match, WATCHER), "Bo")[2] == "?"
    assert row(drawn(match, 0), "Cy")[3] == "-"
    assert "23" not in drawn(match, 1) + drawn(match, 2) + drawn(match, WATCHER)
    match.play(2, "bid 14")
    assert row(drawn(match, 2), "Ada")[3] == "23"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Your malus: -3"), ("de", "Dein Malus: -3"), ("fr", "Ton malus\u00a0: -3")],
)
def test_who_bids_sees_what_his_throws_are_like(lang: str, words: str):
    match = table(*MALUS, "lay S04 S31 bone")
    assert words in drawn(match, 0, lang=lang)
    assert words not in drawn(match, 1, lang=lang)
    assert "Your chips can add 2." in drawn(match, 1)


def test_a_throw_shows_its_sum_and_what_is_missing():
    screen = drawn(table(*MALUS, *NEXT))
    assert "● Ada · Bid 24" in screen
    assert "Throw 1 of 3, for 3 cards" in screen
    assert "12 + 10 + 3 - 3 = 22  (malus -3)" in screen
    assert "2 short: within reach for 2 chips" in screen
    far = drawn(table(*MALUS, *NEXT[:2], "1 1 1"))
    assert "24 short; bonus and chips add 2 at most" in far


def test_dice_that_stay_have_a_double_frame():
    match = table(*MALUS, *NEXT, "0 keep d10")
    assert "┌────┐ ╔════╗ ┌────┐" in drawn(match)
    assert "│ ?  │ ║ 10 ║ │ ?  │" in drawn(match)
    assert "? + 10 + ? - 3" in drawn(match)


def test_below_14_it_is_drawn_how_much_is_missing():
    match = table(*MALUS, *NEXT[:2], "4 5 6", "0 keep d12", "roll d10 4", "roll d8 6")
    for move in ("0 keep d10", "roll d8 8"):
        match.play(*next(several(move)))
    assert match.view(0).pending == ("black",)
    assert "4 + 4 + 8 - 3 = 13" in drawn(match)
    assert "Failed, and 1 short of 14" in drawn(match)
    assert asked(match, 0).endswith("Type one of these: black · raise 1.")


def test_cards_taken_so_far_stand_beside_the_table():
    match = table(*MALUS, "lay S04 S31 bone", "bid 14 22", "12 8 1", "1 keep d12", "roll d10 10")
    match.play(CHANCE, "roll d8 5")
    match.play(1, "take S31")
    screen = drawn(match, 1)
    assert "On the table          Taken" in screen
    assert "│S04    │ │bone   │   │S31    │" in screen
    assert "Reached!" in screen


# Flocks are memory


def test_a_flock_is_shown_only_with_the_memory_aid_or_at_the_end():
    closed, opened = table(*MALUS), table(*MALUS, memory_aid=True)
    assert "White" not in drawn(closed)
    assert "Points" not in drawn(closed)
    assert "S30" not in drawn(closed)
    assert "● Ada  White 8 4" in drawn(opened)
    assert row(drawn(opened), "Ada")[-1] == "18"  # 12 and 9 for the dog, 2 chips, -5
    over = story(2, memory_aid=False).steps[-1]
    screen = printed(BOARD.draw(Scene(over.after, [over.line], 80, False), watching(2)), 80)
    assert "Points" in screen
    assert "● Ada  White" in screen
    assert "(+" not in screen


def test_the_log_does_not_name_covered_sheep():
    known = log(table(*MALUS))
    assert known[4] == "Round 1: 3 cards were laid out."
    took = "You got a sheep worth 8 (malus -3). You got a dog. You got a sheep worth 4."
    assert "You got" not in known[9]
    assert known[10].startswith("You put a sheep worth 8 (malus -3) on top of your flock.")
    assert log(table(*MALUS, memory_aid=True))[9].endswith(took)


def test_the_log_does_not_tell_old_sheep_numbers():
    moves = ["lay S30 S31 S34", "bid 20 20", "12 8 4", "0 top S30", "lay S35 S38 S41"]
    tie = table(*moves, "bid 20 20")
    settled = (
        "Place 1: Bo with a bid of 20 (sheep number 2). "
        "Place 2: Ada with a bid of 20 (sheep number 36)."
    )
    assert settled in last_told(tie)
    assert settled.replace("Ada", "you") in last_told(tie, 0)
    moves += ["bid 20 20", "12 8 4", "1 top S35", "lay S42 S43 S44"]
    kept = log(table(*moves))
    assert kept[6].endswith(
        "Place 1: you with a bid of 20 (sheep number 1). "
        "Place 2: Bo with a bid of 20 (sheep number 2)."
    )
    assert kept[15].endswith(settled.replace("Ada", "you"))
    covered = log(table(*moves, "bid 20 14", "12 8 4", "0 top S42"))
    assert covered[6] == kept[6]
    assert covered[15] == "The bids were shown."  # the order would tell which number was lower


# What is asked and told


def test_what_is_asked():
    assert asked(table("lay S30 S31 S34"), 0) == (
        "Choose your secret bid: 14 to 26, or 26+ for a chip."
    )
    match = table(*MALUS, *NEXT)
    assert asked(match, 0).startswith("Accept (for 2 chips) and take 3 cards, or choose a die")
    match.play(0, "keep d12")
    for move in ("roll d10 7", "roll d8 3"):
        match.play(*next(several(move)))
    assert asked(match, 0) == "Choose another die that stays; the last one is thrown again."
    match.play(0, "keep d10")
    match.play(CHANCE, "roll d8 7")
    assert asked(match, 0, "de") == (
        "Das war der letzte Wurf: Nimm an (für 1 Chip) und erhalte eine Karte, "
        "oder verzichte auf dein Gebot."
    )
    match.play(0, "accept")
    assert asked(match, 0, "fr") == (
        "Prends une carte sur la table\u00a0: 1 carte te revient encore."
    )


def test_without_a_chip_26_plus_is_not_offered():
    match = table(*MALUS, *NEXT, "0 accept", "0 top S31", "lay S35 S38 S41")
    assert match.view(0).seats[0].chips == 0
    assert "no 26+" in asked(match, 0)
    assert "26+ for a chip" in asked(match, 1)


def test_the_bone_is_asked_for_with_the_words_to_type():
    moves = ["lay bone S31 S34", "bid 20 14", "12 8 4", "0 top S31", "lay S38 S41 S42"]
    match = table(*moves, "bid 14 20", "12 8 4", "1 top S38")
    assert asked(match, 1).endswith("Type one of these: yes · no.")
    match.play(1, "bone yes")
    assert last_told(match).startswith("Bo took the bone from Ada.")
    assert last_told(match, 0).startswith("Bo took the bone from you.")
    assert last_told(match, 1, "de").startswith("Du hast Ada den Knochen weggenommen.")


def test_a_throw_is_told_once_with_who_throws_and_its_result():
    match = table(*MALUS, *NEXT)
    lines = [step.line for step in Story(match, WATCHER).steps[-3:]]
    told_last = [told(line, narrator(match)) for line in lines]
    assert told_last == ["", "", "Ada threw 12 + 10 + 3 = 25. The malus lowered it to 22."]
    match.play(0, "keep d12")
    assert last_told(match) == "Ada kept the 12 (d12)."
    match.play(CHANCE, "roll d10 1")
    match.play(CHANCE, "roll d8 1")
    again = "Ada\u2019s second throw: 12 + 1 + 1 = 14."
    assert last_told(match) == f"{again} The malus lowered it to 11."


@pytest.mark.parametrize(
    ("lang", "secret", "own"),
    [
        ("en", "Bo made a secret bid.", "You bid 21."),
        ("de", "Bo hat geheim geboten.", "Du hast 21 geboten."),
        ("fr", "Bo a fait une mise secrète.", "Tu as misé 21."),
    ],
)
def test_a_secret_bid_reads_well(lang: str, secret: str, own: str):
    match = table("lay S30 S31 S34 S35", players=3)
    match.play(1, "bid 21")
    assert last_told(match, viewer=0, lang=lang) == secret
    assert last_told(match, viewer=1, lang=lang) == own


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ada raised the result to 14 with 1 chip. Ada gained a chip."),
        ("de", "Ada hat das Ergebnis mit 1 Chip auf 14 angehoben. Ada hat einen Chip bekommen."),
        ("fr", "Ada a relevé son résultat à 14 avec 1 jeton. Ada a gagné un jeton."),
    ],
)
def test_a_raise_with_one_chip_is_told_in_the_singular(lang: str, line: str):
    match = table(*MALUS, *NEXT[:2], "4 5 6", "0 keep d12", "roll d10 4", "roll d8 6")
    for move in ("0 keep d10", "roll d8 8", "0 raise 1"):
        match.play(*next(several(move)))
    assert last_told(match, lang=lang) == line


# Everything, everywhere


@cache
def story(players: int, *, memory_aid: bool) -> Story:
    """A random game, as a seat in the middle sees it."""
    rng = random.Random(players)
    match = Match.start("volle_wolle", players, {"memory_aid": memory_aid}, seed=players)
    while not match.over:
        seat = min(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
    return Story(match, players // 2)


def watching(players: int, lang: str = "en") -> Narrator:
    return Narrator(VolleWolle(), Language(lang, "volle_wolle"), NAMES[:players], notation=True)


def shown(step: Step, number: int) -> bool:
    """All positions in which a seat decides, and some of those in which chance does."""
    return step.after.acting != (CHANCE,) or number % 11 == 0


@pytest.mark.parametrize("memory_aid", [False, True])
@pytest.mark.parametrize("players", VolleWolle.players)
def test_every_position_can_be_drawn_within_its_width(players: int, memory_aid: bool):
    steps = story(players, memory_aid=memory_aid).steps
    seen = [step.line for step in steps]
    names = NAMES[:players], [f"{name} of the far green hills" for name in NAMES[:players]]
    chosen = [number for number, step in enumerate(steps) if shown(step, number)]
    for turn, number in enumerate(chosen[:: 1 + 2 * memory_aid]):
        language = Language(LANGUAGES[turn // 3 % 3], "volle_wolle")
        who = Narrator(VolleWolle(), language, names[turn % 2])
        recent = seen[max(0, number - 9) : number + 1]
        scene = Scene(steps[number].after, recent, WIDTHS[turn % 3], turn % 4 == 0)
        assert max(line.cell_len for line in unbroken(BOARD.draw(scene, who))) <= scene.width


def unbroken(group: Any) -> list[Text]:
    """The lines of cards and players: the ones that must not be wrapped."""
    empty = [number for number, part in enumerate(group.renderables) if not part]
    return list(group.renderables[: empty[1] if len(empty) > 1 else None])


def test_every_viewer_can_look_at_any_time():
    match = Match.start("volle_wolle", 3, seed=8)
    rng, who = random.Random(8), watching(3)
    secret = 0
    while match.view(WATCHER).round < 4:
        for viewer in (WATCHER, 0, 1, 2):
            view = match.view(viewer)
            lines = [line.plain for line in unbroken(BOARD.draw(Scene(view, [], 80, False), who))]
            if view.pending == ("bid",):
                others = [
                    player.has_bid for seat, player in enumerate(view.seats) if seat != viewer
                ]
                assert sum(" ?  " in line for line in lines) == sum(others)
                secret += sum(others)
        seat = min(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
    assert secret


@pytest.mark.parametrize("players", VolleWolle.players)
def test_every_step_is_told_and_asked_in_three_languages(players: int):
    steps = story(players, memory_aid=False).steps
    spoken = set()
    for lang in LANGUAGES:
        who = watching(players, lang)
        spoken.add(tuple(step.line.number for step in steps if told(step.line, who)))
        assert all(BOARD.asked(step.after, [], who.language) for step in steps)
    assert len(spoken) == 1  # what one language leaves out, all leave out
    assert any("a sheep worth 8 (malus -3)" in told(step.line, watching(players)) for step in steps)


def test_plain_text_says_all_that_colours_say():
    match = table(*MALUS, *NEXT)
    signs, colours = drawn(match), drawn(match, coloured=True)
    assert "▒" in signs
    assert signs.replace("▒", " ") == colours


def half(players: int, *, memory_aid: bool) -> Match:
    """A random game in its middle."""
    rng = random.Random(players)
    match = Match.start("volle_wolle", players, {"memory_aid": memory_aid}, seed=players)
    while match.view(WATCHER).round * 2 < match.view(WATCHER).rounds:
        seat = min(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("viewer", [WATCHER, 0, 3])
def test_no_covered_sheep_is_named_anywhere_in_the_log(viewer: int):
    match = half(4, memory_aid=False)
    covered = {seen.card for seen in match.view(viewer).memory}
    new = Story(match, viewer).since(viewer if viewer >= 0 else min(match.acting))
    known = " ".join(map(str, Reading(match, viewer).lines[: -len(new)]))
    assert covered
    assert not [card for card in covered if card in known]
    aided = half(4, memory_aid=True)
    everything = " ".join(map(str, Reading(aided, 0).lines))
    assert all(seen.card in everything for seen in aided.view(0).memory)


def test_a_person_plays_a_whole_game_against_computers(tmp_path: Path):
    seats, seed = ["person", "random", "random", "random"], 6
    match = Match.start("volle_wolle", 4, seed=seed, seats=seats)
    bot, actions, typed = bots.make("random", match.game), match.game.actions, []
    while not match.over:
        seat = min(match.acting)
        legal = match.legal(seat)
        if seat == 0:
            typed.append(move := legal[len(match.events) % len(legal)])
        else:
            luck = Plain("bot", str(seed), seat, len(match.events))
            numbers = [actions.parse(text) for text in legal]
            move = actions.text(bot.choose(match.view(seat), numbers, luck))
        match.play(seat, move)
    options = ["--seats", ",".join(seats), "--seed", str(seed), "--no-confirm", "--lang", "de"]
    done = sheepfold("play", "volle_wolle", *options, data=tmp_path, lines=typed, COLUMNS="60")
    assert done.stderr == ""
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert max(len(line) for line in lines if str(tmp_path) not in line) <= 60
    sums = [line for line in lines if line.startswith("Summe ")]
    totals = sums[-1].split()[1:]
    assert totals == [str(score.total) for score in match.scores()]
