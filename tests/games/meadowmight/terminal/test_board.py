"""Meadowmight in the terminal: what is drawn, asked and told, and to whom."""

import re
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from sheepfold import CHANCE, WATCHER, Match, games
from sheepfold.cli.boards import Scene, board_of
from sheepfold.core.facts import Fact
from sheepfold.core.match import Line
from sheepfold.core.reading import faded, lines
from sheepfold.core.rng import Plain
from sheepfold.core.story import Step, Story
from sheepfold.games.meadowmight import components
from sheepfold.games.meadowmight.components import TYPES
from sheepfold.games.meadowmight.terminal.hand import picture
from sheepfold.games.meadowmight.terminal.pasture import CHANGED, cell_of, marks
from sheepfold.games.meadowmight.view import MeadowView, PastureView, Shown
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.cli.pictures import rendered

BOARD = board_of("meadowmight")
GAME = games.make("meadowmight")
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fi"]
WIDTHS = (60, 80, 120)
PILES: list[dict[str, Any]] = [
    {},
    *({"personal_piles": True, "sheeple": sheeple} for sheeple in range(1, 6)),
]
FACTS: dict[str, dict[str, Any]] = {
    "turn-named": {"seat": 1, "cell": "0,1"},
    "move-named": {"seat": 1, "cell": "0,1", "cell2": "0,2"},
    "tile-turned": {"seat": 1, "tile": 3, "cell": "0,1", "rot": "1"},
    "tile-moved": {"seat": 1, "tile": 3, "cell": "0,1", "cell2": "0,2", "type": "blank-open"},
    "stuck": {"seat": 1},
    "covered-down": {},
    "covered": {"cell": "0,1", "type": "blank-open"},
    "joined-others": {"seat": 1, "cells": ("0,0", "0,2")},
    "meadows-joined": {"n": 3},
    "conflict": {"cell": "0,1", "n": 2},
    "side": {"seat": 1, "tiles": 5, "sheeple": 2},
    "side-shared": {"tiles": 5, "sheeple": 3, "seats": (0, 1)},
    "won": {"seat": 1, "tiles": 5},
    "won-shared": {"tiles": 5, "seats": (0, 1)},
    "turned-down": {"seat": 0, "n": 2},
    "returned": {"cell": "0,1", "type": "down"},
    "frightened": {"cells": ("0,0", "0,2", "1,1")},
    "caught": {"cells": ("0,0",)},
    "tree-idle": {},
    "pond-idle": {},
    "meadow-enclosed": {"seat": 1, "points": 7},
    "meadow-enclosed-shared": {"points": 7, "seats": (0, 1)},
    "meadow-opened": {"seat": 1, "points": 7},
    "meadow-opened-shared": {"points": 7, "seats": (0, 1)},
    "beyond": {"rows": 9, "columns": 7},
    "wide-board": {"rows": 9, "columns": 7},
    "limit-raised": {"seat": 1, "n": 7},
    "pile-empty": {"seat": 1},
    "deck-empty": {},
    "change-over": {"seat": 1},
    "out-of-tiles": {"seat": 1},
    "over": {},
    "scored": {"seat": 1, "total": 20},
    "match-won": {"seats": (0, 1)},
}


@cache
def random_match(players: int, *, seed: int = 1, **options: Any) -> Match:
    """A whole game in which each verb is chosen about as often as any other."""
    match = Match.start("meadowmight", players, options, seed=seed)
    luck = Plain("board", seed)
    while not match.over:
        (seat,) = match.acting
        legal = match.legal(seat)
        verbs = sorted({move.split()[0] for move in legal})
        verb = verbs[luck.below(len(verbs))]
        moves = [move for move in legal if move.split()[0] == verb]
        match.play(seat, moves[luck.below(len(moves))])
    return match


def sampled_steps(players: int, options: dict[str, Any], every: int) -> list[Step]:
    """Some steps of a random game, each as another viewer sees it."""
    game: Any = games.make("meadowmight")
    state = game.setup(players, game.options(**options))
    random = Plain("steps", players, *options.values()).random
    steps: list[Step] = []
    number = 0
    while seats := game.acting(state):
        action = game.sample(state, seats[0], random)
        viewer = (WATCHER, *range(players))[number // every % (players + 1)]
        if number % every:
            game.apply(state, seats[0], action)
        else:
            seen = game.actions.seen(state, seats[0], action, viewer)
            was, before, state.facts = state.copy(), game.view(state, viewer), []
            game.apply(state, seats[0], action)
            facts = game.facts.seen(game.facts.read(state.facts), seats[0], was, viewer)
            state.facts = None
            line = Line(number + 1, seats[0], game.actions.text(seen), facts)
            steps.append(Step(line, before, game.view(state, viewer)))
        number += 1
    return steps


def typed(players: int, *moves: str, own: Any = None, **options: Any) -> Match:
    """A match in which chance is typed too; each line begins with who."""
    match = Match.start(games.make("meadowmight", own), players, options, seed=None)
    for move in moves:
        by, _, text = move.partition(" ")
        match.play(int(by), text)
    return match


DEALT = ("neutral-corner", "blank-open", "neutral-open")


def two(*moves: str, start: str = "blank-single 1", dealt: Any = (), **options: Any) -> Match:
    """Two players with dealt hands; seat 0 is first."""
    hands = [dealt or DEALT, DEALT]
    deals = [f"-1 deal {seat} {word}" for seat in (0, 1) for word in hands[seat]]
    return typed(2, "-1 first 0", f"-1 start {start}", *deals, *moves, **options)


def narrator_of(match: Match, lang: str = "en", reader: int = WATCHER) -> Narrator:
    language, names = Language(lang, "meadowmight"), NAMES[: match.players]
    return Narrator(match.game, language, names, reader, notation=True)


def screen(
    match: Match,
    viewer: int,
    *,
    width: int = 80,
    lang: str = "en",
    recent: Sequence[Line] = (),
    coloured: bool = False,
) -> str:
    scene = Scene(match.view(viewer), recent, width, coloured)
    return rendered(BOARD.draw(scene, narrator_of(match, lang)), width, coloured=coloured)


def picture_of(view: PastureView, *, width: int = 80, lang: str = "en") -> str:
    language = Language(lang, "meadowmight")
    narrator = Narrator(games.make("meadowmight"), language, NAMES[: view.players])
    return rendered(BOARD.draw(Scene(view, [], width, False), narrator), width)


def since(match: Match, seat: int) -> list[Line]:
    return [step.line for step in Story(match, seat).since(seat)]


def asked(match: Match, lang: str = "en") -> str:
    (seat,) = match.acting
    return BOARD.asked(match.view(seat), match.legal(seat), Language(lang, "meadowmight"))


def told(match: Match, viewer: int, *, line: int = -1, lang: str = "en") -> list[str]:
    """A line in words as it is read now, the last one if no other is named."""
    return narrator_of(match, lang, viewer).sentences(lines(match, viewer)[line])


# Every configuration


@pytest.mark.parametrize(
    ("players", "fuzzy", "wolves"), list(product(range(2, 7), (False, True), (False, True)))
)
def test_every_configuration_is_drawn_and_told(players: int, fuzzy: bool, wolves: bool):
    game = games.make("meadowmight")
    narrators = [
        Narrator(game, Language(lang, "meadowmight"), NAMES[:players]) for lang in LANGUAGES
    ]
    for piles in PILES:
        options = {"fuzzy_fences": fuzzy, "wool_wolves": wolves, **piles}
        steps = sampled_steps(players, options, every=41)
        assert len(steps) > 2
        for number, step in enumerate(steps):
            narrator = narrators[number % 3]
            BOARD.draw(Scene(step.after, [step.line], WIDTHS[number % 3], False), narrator)
            assert BOARD.asked(step.after, [], narrator.language)
            older = faded(game, step.line, game.covered(step.after))
            for one in narrators:
                assert all(one.sentences(step.line))
                assert all(one.sentences(older))


def test_every_position_of_a_game_with_everything_is_drawn_for_every_viewer():
    match = random_match(2, fuzzy_fences=True, wool_wolves=True, personal_piles=True)
    narrators = [narrator_of(match, lang) for lang in LANGUAGES]
    for viewer in (WATCHER, 0, 1):
        steps = Story(match, viewer).steps
        for number, step in enumerate(steps):
            width, narrator = WIDTHS[number % 3], narrators[(number + viewer) % 3]
            recent = [one.line for one in steps[max(number - 5, 0) : number + 1]]
            scene = Scene(step.after, recent, width, False)
            drawn = BOARD.draw(scene, narrator)
            if (number + viewer) % 11 == 0:
                assert max(map(len, rendered(drawn, width).splitlines())) <= width
            for one in narrators:
                assert all(one.sentences(step.line))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_width_is_kept(width: int, lang: str):
    match = random_match(6, wool_wolves=True, personal_piles=True)
    steps = Story(match, 3).steps
    for step in (steps[2], steps[len(steps) // 2], steps[-1]):
        lines = picture_of(step.after, width=width, lang=lang).splitlines()
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize(("width", "parts"), [(60, 3), (80, 2), (120, 1)])
def test_a_board_that_is_too_wide_loses_nothing(width: int, parts: int):
    cells = tuple(f"{x},0" for x in range(25))
    view = replace(
        two(fuzzy_fences=True).view(0),
        table=tuple(Shown(cell, "blank-open", None, 0, "", 0) for cell in cells),
        places=("-1,0", "25,0"),
        meadows=(MeadowView(cells, (0, 0), 25, False),),
    )
    board = picture_of(view, width=width).partition("Your hand")[0]
    assert max(map(len, board.splitlines())) <= width
    assert board.count(",,") == 25
    assert board.count("·") - board.splitlines()[0].count("·") == 2
    heads = re.findall(r"^ {4,}(-?\d+(?: +-?\d+)+) *$", board, re.MULTILINE)
    assert " ".join(heads).split() == [str(x) for x in range(-1, 26)]
    assert len(heads) == parts
    assert board.count("Columns") == (parts if parts > 1 else 0)


# The board


def test_tiles_fences_and_places_stand_where_they_are():
    match = two("0 play sheeple-corner 1,0 3", "-1 draw blank-closed")
    lines = screen(match, 1).splitlines()
    top = next(number for number, line in enumerate(lines) if line.startswith("  0 "))
    # the start tile has its fence in the east; the Sheeple's are in the west and the north
    assert lines[top].startswith("  0  -1,0    ,, █a &●   2,0 ")
    assert lines[top - 1][16:23] == " ▄▄▄▄▄ "
    assert lines[top - 2].startswith(" -1        0,-1  1,-1 ")
    assert lines[top + 1][:23].strip() == ""
    assert lines[1].split()[:4] == ["-1", "0", "1", "2"]


@pytest.mark.parametrize(
    ("rot", "row"), [(1, ",, ▌ 1,0"), (3, "-1,0 ▐  ,,"), (0, "-1,0    ,,   1,0")]
)
def test_a_fence_stands_on_the_side_of_its_tile(rot: int, row: str):
    assert row in screen(two(start=f"blank-single {rot}"), 0)


def test_meadows_have_letters_owners_tiles_and_worth():
    match = two(
        "0 play sheeple-open -1,0 0",
        "-1 draw blank-closed",
        "1 play sheeple-open 1,0 0",
        "-1 draw blank-closed",
        "0 play neutral-open -1,-1 0",
        "-1 draw blank-closed",
    )
    text = screen(match, 0)
    assert "a &●  a ,, ▌b &■" in text
    assert re.search(r"a  ● +3 +4 *$", text, re.MULTILINE)
    assert re.search(r"b  ■ +1 +1 *$", text, re.MULTILINE)
    assert "✓" not in text


@pytest.mark.parametrize(("rot", "letter", "points"), [(0, "A", 1), (2, "a", 0)])
def test_an_enclosed_meadow_has_a_capital_letter_and_counts(rot: int, letter: str, points: int):
    moves = [f"0 play sheeple-triple 1,0 {rot}", "-1 draw blank-closed"]
    text = screen(two(*moves, start="blank-closed 0"), 1)
    assert f"{letter} &●" in text
    assert re.search(rf"● Ada +{points} +8 *$", text, re.MULTILINE)
    assert bool(re.search(r"A  ● +1 +1 ✓ *$", text, re.MULTILINE)) is (points == 1)


def test_facedown_tiles_show_their_back_and_never_what_they_are():
    view = next(
        step.after
        for step in Story(random_match(4), 0).steps
        if any(shown.type == "down" for shown in step.after.table) and step.after.pending
    )
    text = picture_of(view)
    board = text[: text.index("Your hand")]
    assert board.count("▒") >= 2
    colours = [shown.colour for shown in view.table if shown.colour]
    assert len(re.findall(r"&[●■▲★]", board)) == len(colours)


def test_the_signs_of_special_tiles():
    dealt = ("tree-open", "pond-open", "wolf-closed")
    match = two(
        "0 play tree-open 0,-1 0",
        "0 done",
        "-1 draw blank-open",
        "1 play blank-open -1,-1 0",
        "-1 draw blank-open",
        "0 play pond-open -2,-1 0",
        "-1 draw blank-open",
        "1 play blank-open -3,-1 0",
        "-1 draw blank-open",
        "0 play wolf-closed -4,-1 0",
        start="house-single 0",
        dealt=dealt,
        wool_wolves=True,
    )
    board = screen(match, 0).partition("Your hand")[0]
    assert re.search(r"W *[█▌▐] *,, +≈ +,, +♣ ", board)
    assert "⌂" in board
    assert "♣ tree (Baum)" in screen(match, 0, lang="de")
    assert "♣" not in screen(two(), 0)


def test_owners_components_are_drawn():
    own = deepcopy(components.default())
    for tile in own["tiles"]:
        if tile["id"].startswith("neutral-corner"):
            tile["fences"], tile["sheep"] = "SW", 3
    match = two("0 play neutral-corner 1,0 0", "-1 draw blank-open", own=own)
    text = screen(match, 1)
    assert "&3" in text
    hand = text[text.index("Your hand") :]
    row = next(line for line in hand.splitlines() if "neutral-corner" in line)
    before = row[: row.index("neutral-corner")]
    assert before.index("0▌ ·") < before.index("2▀▀▜")


def test_what_is_new_is_marked():
    first = ["0 play blank-open 0,-1 0", "-1 draw blank-open"]
    match = two(*first, "1 play neutral-open -1,0 0", "-1 draw blank-open")
    mine = screen(match, 0, recent=since(match, 0)).partition("Your hand")[0]
    assert mine.count("*") == 2
    assert re.search(r"\* *\n  0  -2,0    & ", mine)
    assert "*" not in screen(match, 0).partition("Your hand")[0]


def test_every_cell_that_changes_is_marked_and_no_other():
    match = random_match(2, fuzzy_fences=True, wool_wolves=True)
    for step in Story(match, WATCHER).steps:
        changed = {shown.cell for shown in set(step.before.table) ^ set(step.after.table)}
        new = marks([step.line], replace(step.after, frightened=(), announced=None))
        assert new == {cell_of(cell): CHANGED for cell in changed}


def test_what_was_taken_back_is_nothing_new():
    first = ["0 play blank-open 0,-1 0", "-1 draw blank-open"]
    match = two(*first, "1 turn 0,0 2")
    match.undo(1)
    recent = lines(match, 1)[-2:]
    assert "*" not in screen(match, 1, recent=recent).partition("Your hand")[0]


def test_what_stood_before_an_undo_stays_new():
    first = ["0 play blank-open 0,-1 0", "-1 draw blank-open"]
    match = two(*first, "1 play neutral-open -1,0 0")
    match.undo(1)
    mine = screen(match, 0, recent=lines(match, 0)[-4:]).partition("Your hand")[0]
    assert mine.count("*") == 1


# Players and hands


def test_the_hand_is_shown_to_its_owner_alone():
    match = two(dealt=("neutral-triple", "blank-closed", "neutral-triple"))
    own, other, watcher = (screen(match, viewer) for viewer in (0, 1, WATCHER))
    assert "neutral-triple x2" in own
    assert "blank-closed" in own
    for text in (other, watcher):
        assert "neutral-triple" not in text
        assert "blank-closed" not in text
        assert re.search(r"● Ada ◀ +0 +8", text)
    assert "Your hand: 8 tiles" in other
    assert "Your hand" not in watcher


@pytest.mark.parametrize(
    ("sides", "lines"),
    [
        ("", ("· ·", "· ·")),
        ("N", ("▀▀▀", "· ·")),
        ("E", ("· ▐", "· ▐")),
        ("NE", ("▀▀▜", "· ▐")),
        ("SW", ("▌ ·", "▙▄▄")),
        ("NS", ("▀▀▀", "▄▄▄")),
        ("ESW", ("▌ ▐", "▙▄▟")),
        ("NESW", ("▛▀▜", "▙▄▟")),
    ],
)
def test_the_picture_of_a_shape(sides: str, lines: tuple[str, str]):
    assert picture(sides) == lines


def test_only_rotations_that_exist_are_offered():
    hand = screen(two(), 0).partition("Your hand")[2]
    assert re.search(r"0▀▀▜ 1· ▐ 2▌ · 3▛▀▀ neutral-corner .*\n · ▐  ▄▄▟  ▙▄▄  ▌ · sheeple-c", hand)
    assert re.search(r"0▀▀▀ 1▌ ▐ {11}sheeple-parallel", hand)
    assert re.search(r"0· · {16}(blank|neutral|sheeple)-open", hand)


def test_piles_limits_and_the_deck():
    steps = Story(random_match(3, personal_piles=True), 0).steps
    view = next(step.after for step in steps if step.after.pending == ("turn",))
    text = picture_of(view)
    for seat in range(3):
        tallies = rf"{NAMES[seat]}.* 0 +6/6 +{view.supplies[seat]} *$"
        assert re.search(tallies, text, re.MULTILINE)
    assert "Deck" not in text
    assert f"Deck: {two().view(0).supplies[0]} tiles · Board: at most 8 by 8" in screen(two(), 0)
    assert "at most" not in screen(two(fuzzy_fences=True), 0)
    assert "at most 10 by 10" in screen(two(wool_wolves=True), 0)


def test_discards_and_the_end_of_change():
    match = two("0 turn 0,0 2", "0 discard sheeple-open", "0 discard blank-open")
    assert "Discarded: &● x1 · ,, x1" in screen(match, 1)
    late = next(
        step.after
        for step in Story(random_match(2), 0).steps
        if step.after.change_over and step.after.pending
    )
    assert "No more CHANGEs" in picture_of(late)
    assert "No more" not in screen(match, 1)


def test_a_change_that_waits_for_discards():
    match = two("0 turn 0,0 2")
    text = screen(match, 0)
    assert "@" in text.partition("Your hand")[0]
    lines = text.splitlines()
    row = next(number for number, line in enumerate(lines) if "turns to rotation 2" in line)
    assert lines[row].rstrip().endswith("· ▐ → · ·")
    assert lines[row + 1].split() == ["·", "▐", "▄▄▄"]
    assert "CHANGE" not in screen(two(), 0)


def test_a_move_that_waits_for_discards():
    match = two(
        "0 play neutral-open -1,0 0", "-1 draw blank-open", "1 move -1,0 0,0", fuzzy_fences=True
    )
    assert "CHANGE: -1,0 moves onto 0,0." in screen(match, 1)


@pytest.mark.parametrize("width", WIDTHS)
def test_plain_text_has_the_same_signs_as_colours(width: int):
    match = two("0 play sheeple-corner 1,0 3", "-1 draw blank-closed")
    plain = screen(match, 1, width=width, recent=since(match, 1))
    painted = screen(match, 1, width=width, recent=since(match, 1), coloured=True)
    assert "\x1b[" not in plain
    assert "\x1b[" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted).split() == plain.split()


# Words


def test_what_is_asked():
    assert asked(two()).startswith("Play a tile from your hand, or CHANGE a tile")
    assert asked(two(start="blank-open 0")) == "Play a tile from your hand."
    match = two("0 turn 0,0 2")
    assert asked(match).endswith("discard 2.")
    match.play(0, "discard sheeple-open")
    assert asked(match).endswith("discard 1 more.")
    assert asked(match, "de").endswith("Wirf noch 1 ab.")
    turn = two().view(0)
    english = Language("en", "meadowmight")
    assert BOARD.asked(turn, ["turn 0,0 1"], english).startswith("None of your tiles")
    assert BOARD.asked(turn, ["discard blank-open"], english).startswith("You can neither")
    over = random_match(2).view(0)
    assert BOARD.asked(over, [], english) == "The match is over."


def special(*moves: str) -> Match:
    """Ada holds a wolf, a tree and a pond."""
    dealt = ("wolf-single", "tree-open", "pond-open")
    return two(*moves, start="neutral-open 0", dealt=dealt, wool_wolves=True)


def test_what_a_tree_asks():
    tree = special("0 play tree-open 1,0 0")
    assert asked(tree) == "The tree lets you draw one more tile; or say that you are done."
    english, view = Language("en", "meadowmight"), tree.view(0)
    assert "up to two tiles for free or draw" in BOARD.asked(view, ["turn 0,0 1", "draw"], english)
    assert "two tiles for free; or" in BOARD.asked(view, ["turn 0,0 1", "done"], english)
    turned = replace(view, turned="0,0")
    second = BOARD.asked(turned, ["turn 1,0 1"], english)
    assert second.startswith("You have turned one tile (0,0).")


def test_what_a_pond_asks():
    moves = ["0 play sheeple-open 1,0 0", "-1 draw blank-open"]
    moves += ["1 play blank-open -1,0 0", "-1 draw blank-open", "0 play pond-open -2,0 0"]
    dealt = ("wolf-single", "tree-open", "pond-open")
    pond = two(*moves, start="blank-open 0", dealt=dealt, wool_wolves=True)
    assert asked(pond).startswith("No sheep drinks at the pond: take one of your Sheeple")


def test_a_wolf_names_all_it_frightens():
    moves = ["0 play sheeple-open 1,0 0", "-1 draw blank-open"]
    moves += ["1 play neutral-open 1,1 0", "-1 draw blank-open", "0 play wolf-single 0,1 0"]
    wolf = special(*moves)
    assert "The wolf frightens 2 tiles (0,0 1,1): let" in asked(wolf)
    assert "erschreckt 2 Plättchen (0,0 1,1):" in asked(wolf, "de")
    assert screen(wolf, 0).partition("Your hand")[0].count("!") == 2


def test_steps_in_words():
    match = two("0 play sheeple-corner 1,0 3", "-1 draw blank-closed")
    said = [told(match, 0, line=number) for number in range(len(match.events))]
    assert said[0] == ["You begin."]
    assert said[1] == ["Chance laid the start tile: grass with one fence."]
    assert said[2] == ["You were dealt a sheep with a corner fence."]
    assert said[5] == []  # others' deals go without saying
    assert said[8] == ["You played a Sheeple with a corner fence (1,0)."]
    assert said[9] == ["You drew grass fenced all around."]
    assert told(match, 1) == []
    assert told(match, 1, line=8)[0] == "Ada played a Sheeple with a corner fence (1,0)."


def test_a_trees_draw_is_a_decision():
    match = special("0 play tree-open 1,0 0", "0 draw")
    assert told(match, 1) == ["Ada used the tree to draw one more tile."]
    match.play(CHANCE, "draw blank-closed")
    assert told(match, 0)[0] == "You drew grass fenced all around."


def test_a_change_is_named_paid_and_made():
    match = two("0 turn 0,0 2", "0 discard blank-open", "0 discard sheeple-open")
    begun = "Ada began a CHANGE to turn a tile (0,0)."
    assert told(match, 1, line=-3) == [begun]
    assert told(match, 1, line=-2) == ["Ada discarded grass without fences."]
    assert told(match, 0) == [
        "You discarded a Sheeple without fences.",
        "You turned a tile (0,0).",
    ]


def test_tiles_with_more_sheep_are_called_so():
    own = deepcopy(components.default())
    for tile in own["tiles"]:
        if tile["id"].startswith("neutral-open"):
            tile["sheep"] = 3
    match = typed(2, "-1 first 0", "-1 start neutral-open 0", own=own)
    assert told(match, 0) == ["Chance laid the start tile: 3 sheep without fences."]
    assert told(match, 0, lang="de") == [
        "Als Startplättchen hat der Zufall 3 Schafe ohne Zaun gelegt."
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stays_secret_is_left_out(lang: str):
    match = two("0 play sheeple-corner 1,0 3", "-1 draw blank-closed")
    narrator = narrator_of(match, lang, 1)
    assert narrator.move(CHANCE, "deal 0 ?") == narrator.move(CHANCE, "draw ?") == ""
    assert narrator.move(0, "draw") != ""  # a tree's, which is a decision


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_and_fact_has_words(lang: str):
    narrator = Narrator(GAME, Language(lang, "meadowmight"), NAMES)
    assert len({narrator.name("type", word) for word in TYPES}) == len(TYPES)
    for key, facts in FACTS.items():
        said = narrator.fact(Fact("MM-1", key, facts))
        assert said.endswith(".")
        assert "{" not in said
        assert not re.search(r"-?\d,-?\d", said), said
        if "seat" in facts and key != "change-over":  # who ran out is said before
            assert NAMES[facts["seat"]] in said
            own = Narrator(GAME, narrator.language, NAMES, facts["seat"])
            assert NAMES[facts["seat"]] not in own.fact(Fact("MM-1", key, facts))
        for counted in ("points", "total", "sheeple", "rows", "columns"):
            assert str(facts.get(counted, "")) in said
    assert {kind.key for kind in GAME.facts.types if not kind.silent} == set(FACTS)


# What is only memory


def hidden_lines(match: Match, viewer: int) -> list[str]:
    return [line.text for line in lines(match, viewer) if "~" in line.text]


def test_the_log_does_not_name_what_lies_covered():
    moves = ["0 play neutral-corner -1,0 1", "-1 draw blank-open", "1 move -1,0 0,0"]
    match = two(*moves, "1 discard blank-open", fuzzy_fences=True)
    assert hidden_lines(match, 0) == []
    match.play(1, "discard neutral-open")
    assert hidden_lines(match, 0) == ["start ~ 1"]
    assert told(match, 0, line=1) == ["Chance laid the start tile."]
    end = [
        "Bo discarded a sheep without fences.",
        "Bo moved a sheep with a corner fence one step (-1,0 0,0).",
        "It covered grass with one fence.",
    ]
    assert told(match, 0)[:3] == end
    match.play(CHANCE, "draw blank-open")
    match.play(0, "play neutral-open -1,0 0")
    end[2] = "It covered another tile."
    assert told(match, 0, line=-3)[:3] == end


def test_the_log_does_not_name_what_lies_face_down():
    step, texts = next(
        (step, texts)
        for seed in range(9)
        for match in [random_match(3, seed=seed)]
        for steps in [Story(match, 1).steps]
        for number, step in enumerate(steps)
        if any(shown.type == "down" for shown in step.after.table) and step.after.pending
        for covered in [GAME.covered(step.after)]
        for texts in [[faded(GAME, one.line, covered).text for one in steps[: number + 1]]]
    )
    down = [shown.cell for shown in step.after.table if shown.type == "down"]
    hidden = [text for text in texts if "~" in text]
    assert len(hidden) == len(down)
    for text, cell in zip(
        sorted(hidden, key=lambda one: one.split()[2]), sorted(down), strict=True
    ):
        assert re.fullmatch(rf"play ~ {cell} \d", text)
