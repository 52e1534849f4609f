"""Sheep & Thief in a terminal: what is drawn, asked and kept to oneself."""

import copy
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from sheepfold import CHANCE, WATCHER, Match
from sheepfold.cli.boards import Scene, board_of
from sheepfold.core.facts import Fact
from sheepfold.core.match import Line
from sheepfold.core.reading import lines
from sheepfold.core.story import Story
from sheepfold.games.sheep_and_thief import SheepAndThief, scoring
from sheepfold.games.sheep_and_thief.components import MISSIONS, default
from sheepfold.games.sheep_and_thief.game import Options
from sheepfold.games.sheep_and_thief.terminal.land import Painter, SmallLand, fitting, sites
from sheepfold.games.sheep_and_thief.terminal.news import News, news
from sheepfold.games.sheep_and_thief.terminal.seats import mission_count
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator

BOARD = board_of("sheep_and_thief")
GAME = SheepAndThief()
NAMES = ["Ada", "Bo", "Cy", "Di"]
WIDTHS = (60, 80, 120)
ROWS = 24  # of a usual terminal
# Two players: Ada starts and is dealt 1 to 6, Bo 53, 54, 13, 38, 46, 50.
PACKS = ((1, 2, 3, 4, 5, 6), (53, 54, 13, 38, 46, 50))
PICKED = ["0 pick 2", "0 pick 6", "1 pick 53", "1 pick 13"]
DRAFTED = [*PICKED, "0 pick 38", "0 pick 50", "1 pick 1", "1 pick 4"]


def table(*moves: str, game: SheepAndThief = GAME, **options: bool) -> Match:
    """Ada and Bo with their packs; then `SEAT move`."""
    match = Match.start(game, 2, options, seed=None)
    match.play(CHANCE, "first 0")
    if options.get("missions"):
        match.play(CHANCE, "mission 0 road")
        match.play(CHANCE, "mission 1 dogs")
    for seat, pack in enumerate(PACKS):
        for card in pack:
            match.play(CHANCE, f"deal {seat} {card}")
    for line in moves:
        by, _, move = line.partition(" ")
        match.play(int(by), move)
    return match


def narrator(lang: str = "en", players: int = 2, game: SheepAndThief = GAME) -> Narrator:
    return Narrator(game, Language(lang, "sheep_and_thief"), NAMES[:players], notation=True)


def rendered(thing: Any, width: int) -> str:
    console = Console(file=(out := StringIO()), width=width, no_color=True, legacy_windows=False)
    console.print(thing, width=width, markup=False, highlight=False)
    return out.getvalue()


def recent(match: Match, viewer: int) -> list[Line]:
    """The lines since a viewer last decided."""
    return [step.line for step in Story(match, viewer).since(viewer)]


def drawn(match: Match, viewer: int, width: int = 80, *, coloured: bool = False) -> str:
    scene = Scene(match.view(viewer), recent(match, viewer), width, coloured)
    game = match.game
    assert isinstance(game, SheepAndThief)
    return rendered(BOARD.draw(scene, narrator("en", match.players, game)), width)


def stated(ruling: str, key: str, **arguments: str | int | tuple[int, ...]) -> Fact:
    return Fact(ruling, key, arguments)


def held(text: str) -> list[int]:
    """The numbers on cards in hand."""
    rows = [line for line in text.splitlines() if re.match(r"│\d+[ ✓]", line)]
    return [int(number) for line in rows for number in re.findall(r"│(\d+)[ ✓]", line)]


def played(players: int, seed: int, until: Callable[[Match], bool], **options: bool) -> Match:
    """A game at random, up to a position; `until` nowhere true: to its end."""
    luck = random.Random(seed)
    match = Match.start(GAME, players, options, seed=seed)
    while not match.over and not until(match):
        seat = min(match.acting)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def may(match: Match, verb: str) -> bool:
    return any(move.split()[0] == verb for move in match.legal(min(match.acting)))


@cache
def stuck() -> Match:
    """A position in which no card fits."""
    for seed in range(100):
        match = played(2, seed, lambda match: may(match, "cover"))
        if not match.over:
            return match
    raise AssertionError("no such position")


# What is drawn


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_cards_are_drawn_to_their_owner_only(viewer: int):
    packs = {0: [1, 2, 3, 4, 5, 6], 1: [13, 38, 46, 50, 53, 54], WATCHER: []}
    assert held(drawn(table(), viewer)) == packs[viewer]
    hands = {0: [2, 3, 5, 6, 38, 50], 1: [1, 4, 13, 46, 53, 54], WATCHER: []}
    assert held(drawn(table(*DRAFTED), viewer)) == hands[viewer]


def test_a_pack_and_what_is_kept_stand_apart_and_choices_are_marked():
    text = drawn(table(*PICKED, "0 pick 38"), 0)
    head, row = next(
        (head, row)
        for head, row in zip(text.splitlines(), text.splitlines()[1:], strict=False)
        if head.startswith("Pack")
    )
    kept = head.index("Kept")
    assert held(row[:kept]) == [38, 46, 50, 54]
    assert "│38✓" in row[:kept]
    assert re.findall(r"│(\d+)", row[kept:]) == ["2", "6"]


def test_a_card_shows_its_sides_barn_and_animals():
    lines = drawn(table(), 1).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("│13"))
    pictures = [line[:59] for line in lines[at : at + 3]]
    assert pictures == [
        "│13     │ │38 ║   │ │46     │ │50    ⌂│ │53     │ │54    ⌂│",
        "│   ╔════ ≈≈≈≈╚════ │       │ │       │ │       │ │       │",
        "│2@ ║  D│ │1@ ≈   │ │3@     │ │2@     │ │    DFF│ │     FF│",
    ]


def test_a_board_shows_roads_sheep_fox_and_towns():
    text = drawn(table(*DRAFTED, "0 lay 2 b1", "0 sheep", "0 heel"), 0)
    land = [line[:30] for line in text.splitlines()]
    assert land[:5] == [
        "● Ada              Baabourne 5",
        "╭────────────────────────║───╮",
        "│a1    ⌂b1     c1░░░░░d1░░░░░│",
        "│   ╔══════════░░░+░░░░░░░░░░═",
        "│1@ ║   1@     ░░░░░░░░░░░░░░│",
    ]
    assert land[10] == "│░░░░░░░░░░░░░░░░░░^F^░░░░░░░│"
    assert land[15] == "Woolington 5     Sheepville 10"


def test_a_card_face_down_is_shaded():
    match = stuck()
    seat = min(match.acting)
    assert "▒" not in drawn(match, seat, coloured=True)
    after = Match.replay(match.record())
    after.play(seat, after.legal(seat)[0])
    assert drawn(after, seat, coloured=True).count("▒") >= 7


def test_a_town_that_a_road_reaches_is_marked():
    def reached(match: Match) -> list[int]:
        return [seat for seat, tally in enumerate(match.view(WATCHER).tally) if tally.towns]

    games = (played(2, seed, lambda match: bool(reached(match))) for seed in range(60))
    match = next(match for match in games if reached(match))
    town = re.compile(r"(Baabourne 5|Woolington 5|Sheepville 10)✓")
    for seat in range(2):
        assert bool(town.search(drawn(match, seat))) is (seat in reached(match))


def test_the_black_sheep_is_drawn():
    match = table(*DRAFTED, "0 lay 2 b1", "0 dog a1 b1 b", black_sheep=True)
    lines = drawn(match, 0).splitlines()
    assert lines[2].startswith("│a1*   ⌂b1* b ")
    assert re.search(r"^Black +1↑ +0 *$", "\n".join(line[58:] for line in lines), re.MULTILINE)


def test_small_boards_show_roads_rivers_sheep_and_the_fox():
    match = table(*DRAFTED, "0 lay 38 a2", "1 lay 13 a2", "1 sheep", "1 heel")
    scene = Scene(match.view(1), [], 80, False)
    painter = Painter(scene, News(), GAME.cards, narrator().language, NAMES)
    lines = [line.plain for line in SmallLand(painter, 0, 3).lines()]
    assert lines[0].split() == ["●", "Ada"]
    assert lines[1:5] == [
        "╔ ⌂ ░░░ ░░░ ░░░",
        "1   ░░░ ░░░ ░░░",
        "╚┐  ░░░ ░░░ ░░░",
        "1   ░░░ ░░░ ░░░",
    ]
    assert lines[6] == "░░░ ░░░ ░░F ░░░"


def test_what_is_new_is_marked():
    match = table(*DRAFTED, "0 lay 2 b1", "0 sheep", "0 heel", "1 lay 13 a2", "1 sheep")
    match.play(1, "heel")
    found = news(recent(match, 0))
    assert found.cells(0) == set()
    assert found.cells(1) == {"a2"}
    text = drawn(match, 0)
    assert re.search(r"Sheep +2 +3↑", text)
    assert "╔ *" in text


def test_the_seats_tell_who_decides_and_who_has_chosen():
    assert re.search(r"✓● +▸■", drawn(table("0 pick 2", "0 pick 6"), 1))
    assert re.search(r" ● +▸■", drawn(table(*DRAFTED, "0 lay 38 a2"), 1))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_board_and_every_name_is_in_sight(players: int, width: int):
    match = played(players, 3, lambda match: len(match.events) > 60)
    text = drawn(match, 0, width)
    assert all(name in text for name in NAMES[:players])
    assert len(re.findall(r"F", text)) >= players  # the fox stands on every board


@pytest.mark.parametrize("players", [2, 3, 4])
def test_board_and_prompt_fit_a_usual_terminal(players: int):
    luck = random.Random(1)
    match = Match.start(GAME, players, {}, seed=1)
    highest = 0
    while not match.over:
        seat = min(match.acting)
        if luck.random() < 0.1:
            scene = Scene(match.view(seat), [], 80, False)
            picture = rendered(BOARD.draw(scene, narrator("en", players)), 80)
            highest = max(highest, len(picture.splitlines()))
        match.play(seat, luck.choice(match.legal(seat)))
    assert 16 < highest <= ROWS - 1


def test_the_header_tells_round_supply_starter_and_to_whom_packs_go():
    text = drawn(table(), 0)
    assert "Round 1 of 3 · 48 sheep in the supply" in text
    assert "Ada starts · packs are swapped" in text
    three = played(3, 1, lambda match: len(match.events) > 20)
    neighbour = {0: "Bo", 1: "Cy", 2: "Ada"}
    for viewer, name in neighbour.items():
        assert f"your pack goes to {name}" in drawn(three, viewer)
    assert "packs pass to the left" in drawn(three, WATCHER)
    second = played(3, 1, lambda match: match.view(0).round == 2 and may(match, "pick"))
    assert "your pack goes to Cy" in drawn(second, 0)


def test_components_of_the_owner_are_drawn():
    other = copy.deepcopy(default())
    other["cards"][0].update(road="", river="EW", sheep=0, dogs=4, foxes=5)
    other["towns"][0].update(gold=7, gates="N")
    text = drawn(table(game=SheepAndThief(other)), 0)
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("│1 "))
    assert [line[:9] for line in lines[at : at + 3]] == ["│1   4D │", "≈≈≈≈≈≈≈≈≈", "│     5F│"]
    assert "Baabourne 7" in lines[0]
    assert lines[3][29] == "│"


@pytest.mark.parametrize("seed", range(3))
def test_the_spaces_named_below_a_card_are_those_where_it_may_be_laid(seed: int):
    luck = random.Random(seed)
    match = Match.start(GAME, 2 + seed, {}, seed=seed)
    while not match.over:
        seat = min(match.acting)
        legal = match.legal(seat)
        view = match.view(seat)
        if view.pending == ("place",):
            fits = {
                f"lay {card} {cell}"
                for card in view.hand
                for cell in fitting(view.boards[seat], view.fox, card, GAME.cards)
            }
            assert fits == {move for move in legal if move.startswith("lay ")}
        match.play(seat, luck.choice(legal))


def test_few_spaces_are_named_many_are_called_all():
    text = drawn(table(*DRAFTED), 0)
    below = text.splitlines()
    at = next(number for number, line in enumerate(below) if line.startswith("Hand"))
    assert below[at + 4].split("  ")[0:2] == ["", "b1 a2"]
    assert "a2" in below[at + 4][20:29]
    assert "none" in drawn(stuck(), min(stuck().acting))
    many = played(2, 7, fits_on_many)
    assert "all +" in drawn(many, min(many.acting))


def fits_on_many(match: Match) -> bool:
    """Whether a card of somebody who places fits on all of four spaces or more."""
    seat = min(match.acting)
    view = match.view(seat)
    board = view.boards[seat]
    free = len(sites(board, view.fox))
    found = [len(fitting(board, view.fox, card, GAME.cards)) for card in view.hand]
    return view.pending == ("place",) and free > 3 and free in found


# Missions


def test_the_own_mission_and_how_it_stands():
    match = table(*DRAFTED, "0 lay 2 b1", "0 sheep", "0 heel", missions=True)
    ada, bo = drawn(match, 0), drawn(match, 1)
    assert "Your mission “Largest road network”: 5 gold for" in ada
    assert "As it stands: ● 2   ■ 1" in ada
    assert "Your mission “Dog cards”" in bo
    assert "As it stands: ● 1   ■ 0" in bo
    assert "mission" not in drawn(match, WATCHER)


def test_missions_are_counted_as_the_rules_count_them():
    luck = random.Random(4)
    state = GAME.setup(3, Options(missions=True, black_sheep=True))
    while acting := GAME.acting(state):
        view = GAME.view(state, WATCHER)
        for mission in set(MISSIONS) - {"town"}:
            for seat in range(3):
                counted = mission_count(view.boards[seat], view.tally[seat], mission, GAME.cards)
                assert counted == scoring.mission_count(state, mission, seat)
        GAME.apply(state, acting[0], GAME.sample(state, acting[0], luck.random))


def test_the_town_mission_tells_where_the_fox_is():
    match = Match.start(GAME, 2, {"missions": True}, seed=None)
    for move in ("first 0", "mission 0 town"):
        match.play(CHANCE, move)
    assert "3 gold if the fox stands on d1, a4 or d4" in drawn(match, 0)
    assert "As it stands: the fox is on c3" in drawn(match, 0)


# Every position


def played_lines(match: Match, seed: int) -> Iterator[tuple[int, Line]]:
    """A random game to its end, each line as one of the viewers saw it."""
    luck = random.Random(seed)
    viewers = [WATCHER, *range(match.players)]
    for number in range(10_000):
        if match.over:
            return
        viewer, by = viewers[number % len(viewers)], min(match.acting)
        match.play(by, luck.choice(match.legal(by)))
        yield viewer, match.line(len(match.events), viewer)


@pytest.mark.parametrize(
    ("players", "options"),
    GAME.configurations(),
    ids=lambda value: str(value) if isinstance(value, int) else "-".join(map(str, value.values())),
)
def test_every_position_is_drawn_asked_and_told(players: int, options: dict[str, Any]):
    match = Match.start(GAME, players, options, seed=None)
    narrators = {lang: narrator(lang, players) for lang in LANGUAGES}
    drawings = 0
    for number, (viewer, line) in enumerate(played_lines(match, players)):
        for spoken in narrators.values():
            said = spoken.sentences(line)
            assert not re.search(r"[?~]", " ".join(said))
        view = match.view(viewer)
        legal = match.legal(viewer) if viewer in match.acting else []
        spoken = narrators[LANGUAGES[number % len(LANGUAGES)]]
        assert BOARD.asked(view, legal, spoken.language)
        if number % (8 if line.by == CHANCE else 2):
            continue
        width = WIDTHS[drawings % len(WIDTHS)]
        picture = BOARD.draw(Scene(view, [line], width, bool(number % 2)), spoken)
        drawings += 1
        if drawings % 4 == 0:
            text = rendered(picture, width)
            assert max(map(len, text.splitlines())) <= width
            assert "?" not in text
    assert drawings > 35


@pytest.mark.parametrize("seed", [1, 2])
def test_plain_text_loses_nothing(seed: int):
    match = played(2 + seed, seed, lambda match: len(match.events) > 110, black_sheep=True)
    plain, colourful = (drawn(match, 0, coloured=coloured) for coloured in (False, True))
    assert "░" in plain
    assert plain.replace("░", " ") == colourful


def test_long_names_do_not_break_the_picture():
    match = played(4, 1, lambda match: len(match.events) > 80, black_sheep=True)
    names = ["A very long name indeed, too long", "Zoë-Sophie-Charlotte", "羊" * 12, "x"]
    for width in WIDTHS:
        for lang in LANGUAGES:
            spoken = Narrator(GAME, Language(lang, "sheep_and_thief"), names)
            text = rendered(BOARD.draw(Scene(match.view(0), [], width, False), spoken), width)
            lands = [line for line in text.splitlines() if line.startswith(("│a", "╭", "╰"))]
            assert len(lands) == 6
            assert "★ x" in text
            assert max(cell_len(line) for line in text.splitlines()) <= width


# What is asked


def asked(match: Match, seat: int, lang: str = "en") -> str:
    return BOARD.asked(match.view(seat), match.legal(seat), Language(lang, "sheep_and_thief"))


def test_what_is_asked():
    assert asked(table(), 0).startswith("Choose 2 cards to keep from this pack")
    assert asked(table("0 pick 2"), 0).startswith("Choose one more card")
    assert asked(table(*DRAFTED), 0) == "Place a card from your hand on your board."
    three = played(3, 1, lambda match: may(match, "pick"))
    assert asked(three, 0) == "Choose the card to keep from this pack."
    assert asked(stuck(), min(stuck().acting)).startswith("None of your cards fits")
    discard = played(2, 1, lambda match: may(match, "discard"))
    assert asked(discard, 0).startswith("Choose the card you discard")
    over = played(2, 1, lambda match: False)
    assert BOARD.asked(over.view(0), [], narrator().language) == "The match is over."


def test_animals_are_asked_with_what_is_left_and_what_to_type():
    match = table(*DRAFTED, "0 lay 38 a2", "1 lay 53 a2")
    assert asked(match, 1).startswith(
        "Now, in any order: drive sheep with the dog and move the fox twice."
    )
    assert "For example dog a1 a2 1: from, to, how many; heel" in asked(match, 1)
    match.play(1, "heel")
    assert asked(match, 1) == "Now move the fox twice."
    black = table(*DRAFTED, "0 lay 2 b1", black_sheep=True)
    assert "1 Schaf aus dem Vorrat holen und mit dem Hund Schafe treiben." in asked(black, 0, "de")
    assert "dog a1 b1 b: von, nach, wie viele, mit b auch das schwarze" in asked(black, 0, "de")


# What is remembered


def test_cards_passed_on_are_for_people_to_remember():
    whole = lines(table(*PICKED), 0)
    assert [line.text.split()[-1] for line in whole[1:7]] == ["~", "2", "~", "~", "~", "6"]
    assert [line.text for line in whole[-4:-2]] == ["pick 2", "pick 6"]


def test_cards_on_the_table_and_all_cards_at_the_end_are_named():
    match = table(*DRAFTED, "0 lay 38 a2", "1 lay 4 b1")
    dealt = [line.text.split()[-1] for line in lines(match, 0)[1:7]]
    assert dealt == ["~", "2", "3", "4", "5", "6"]  # Bo holds 1; 3 and 5 came back, 4 lies open
    over = played(2, 1, lambda match: False)
    assert not any("~" in line.text for line in lines(over, 0))
