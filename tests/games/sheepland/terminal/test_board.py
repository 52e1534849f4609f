"""Sheepland in the terminal: what is drawn, asked and told, and to whom."""

import re
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest

from sheepfold import CHANCE, WATCHER, Match, games
from sheepfold.cli.boards import Scene, board_of
from sheepfold.core.facts import Fact
from sheepfold.core.match import Line
from sheepfold.core.reading import lines
from sheepfold.core.rng import Plain
from sheepfold.core.story import Story
from sheepfold.games.sheepland import components
from sheepfold.games.sheepland.components import PLACES, TERRAINS
from sheepfold.games.sheepland.terminal.layout import ROAD_WIDTH, TALL, box, layout_of
from sheepfold.games.sheepland.view import IslandView
from sheepfold.language import LANGUAGES, Language
from sheepfold.narrator import Narrator
from tests.cli.pictures import rendered

BOARD = board_of("sheepland")
GAME = games.make("sheepland")
NAMES = ["Ada", "Bo", "Cy", "Di"]
WIDTHS = (60, 80, 120)
SYMBOLS = "●■▲★"
POSTS = "┼╋╬"
FACTS: dict[str, dict[str, Any]] = {
    "money": {"dinars": 20},
    "die-thrown": {"seat": 2, "number": 4},
    "black-crossed": {"road": 16, "place": "sheepsburg", "place2": "mountain-1"},
    "black-no-road": {"number": 4, "place": "field-2"},
    "black-shepherd": {"road": 16, "place": "sheepsburg"},
    "black-fence": {"road": 16, "place": "sheepsburg"},
    "walk-paid": {"dinars": 1},
    "fence-placed": {"road": 12, "n": 7},
    "final-fence-placed": {"road": 12},
    "tile-bought": {"seat": 1, "terrain": "swamp", "price": 2},
    "stack-empty": {"terrain": "swamp"},
    "last-fence": {"seat": 3},
    "stuck": {"road": 9},
    "turn-lost": {"seat": 2, "n": 3},
    "over-fences": {},
    "over-stuck": {},
    "starting-tile": {"seat": 1, "terrain": "desert"},
    "scored": {"seat": 1, "tiles": 14, "dinars": 6, "total": 20},
    "won": {"seats": (0, 2)},
}


def random_match(players: int, *, seed: int = 1, box: Any = None, **options: bool) -> Match:
    """A whole game; sheep and tiles are chosen as often as ways."""
    match = Match.start(games.make("sheepland", box), players, options, seed=seed)
    luck = Plain("board", seed)
    while not match.over:
        (seat,) = match.acting
        verbs = sorted({move.split()[0] for move in match.legal(seat)})
        verb = verbs[luck.below(len(verbs))]
        moves = [move for move in match.legal(seat) if move.split()[0] == verb]
        match.play(seat, moves[luck.below(len(moves))])
    return match


def typed(players: int, *moves: str, box: Any = None, **options: bool) -> Match:
    """A match in which chance is typed too; each line begins with who."""
    match = Match.start(games.make("sheepland", box), players, options, seed=None)
    for move in moves:
        by, _, text = move.partition(" ")
        match.play(int(by), text)
    return match


def three(*moves: str, **options: bool) -> Match:
    """Three players with starting tiles and shepherds; seat 0 is first."""
    start = ["first 0", "tile 0 field", "tile 1 swamp", "tile 2 desert"]
    places = ["0 place 16", "1 place 1", "2 place 42"]
    return typed(3, *(f"-1 {text}" for text in start), *places, *moves, **options)


def narrator_of(match: Match, lang: str = "en", reader: int = WATCHER) -> Narrator:
    names = NAMES[: match.players]
    return Narrator(match.game, Language(lang, "sheepland"), names, reader, notation=True)


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


def picture(view: IslandView, lang: str = "en") -> str:
    """A view from the middle of a match."""
    names = NAMES[: view.players]
    narrator = Narrator(games.make("sheepland"), Language(lang, "sheepland"), names)
    return rendered(BOARD.draw(Scene(view, [], 80, False), narrator), 80)


def since(match: Match, seat: int) -> list[Line]:
    return [step.line for step in Story(match, seat).since(seat)]


def asked(match: Match, lang: str = "en") -> str:
    (seat,) = match.acting
    return BOARD.asked(match.view(seat), match.legal(seat), Language(lang, "sheepland"))


def below(text: str, place: str) -> str:
    """What stands beneath a place's name on the island."""
    lines = text.splitlines()
    row, found = next(
        (row, found)
        for row, line in enumerate(lines)
        if (found := re.search(rf"(?<![\w-]){place}(?!\w)", line))
    )
    return lines[row + 1][max(found.start() - 1, 0) : found.end() + 1]


def poor() -> dict[str, Any]:
    return components.default() | {"dinars": dict.fromkeys("234", 0)}


def tables() -> list[tuple[int, dict[str, bool], Any]]:
    """Every configuration, and a table of poor players whose shepherds get stuck."""
    usual = [
        (players, options, None) for players, options in games.make("sheepland").configurations()
    ]
    return [*usual, (4, {"memory_aid": False}, poor())]


@pytest.mark.parametrize(("players", "options", "own"), tables())
def test_every_position_is_drawn_and_told_for_every_viewer(
    players: int, options: dict[str, bool], own: Any
):
    match = random_match(players, box=own, **options)
    for viewer in (WATCHER, *range(players)):
        narrators = [narrator_of(match, lang, viewer) for lang in LANGUAGES]
        steps = Story(match, viewer).steps
        for number, step in enumerate(steps):
            width, narrator = WIDTHS[number % 3], narrators[(number + viewer) % 3]
            recent = [one.line for one in steps[max(number - 5, 0) : number + 1]]
            scene = Scene(step.after, recent, width, False)
            drawn = BOARD.draw(scene, narrator)
            if (number + viewer) % 13 == 0:
                assert max(map(len, rendered(drawn, width).splitlines())) <= width
            assert BOARD.asked(step.after, [], narrator.language)
            for one in narrators if viewer == 0 else [narrator]:
                dealt = step.line.text.startswith("tile")
                assert one.sentences(step.line) or dealt


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_roads_places_and_sheep_are_all_there(width: int, lang: str):
    match = random_match(3)
    view = match.view(0)
    text = screen(match, 0, width=width, lang=lang)
    assert max(map(len, text.splitlines())) <= width
    stands = {road: seat for seat, roads in enumerate(view.shepherds) for road in roads}
    for road in match.game.components["roads"]:
        number = road["id"]
        label = f"{number}:{road['number']}"
        if number in {*view.fences, *view.final_fences}:
            label = f"{'┼' if number in view.fences else '╋'}{number}"
        elif number in stands:
            label = f"{SYMBOLS[stands[number]]}{number}"
        assert re.search(rf"(?<!\d){re.escape(label)}(?!\d)", text), label
    for place, white in zip(PLACES, view.white, strict=True):
        wanted = f"{white}+black" if view.black == place else f"{white}"
        assert wanted in re.split(rf"[\s·{POSTS}]+", below(text, place)), place


@pytest.mark.parametrize("width", WIDTHS)
def test_plain_text_has_the_same_signs_as_colours(width: int):
    match = three("-1 die 2")
    plain = screen(match, 0, width=width)
    painted = screen(match, 0, width=width, coloured=True)
    assert "\x1b[" not in plain
    assert "\x1b[" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted).split() == plain.split()


def test_tiles_are_shown_to_their_owner_alone():
    match = three("-1 die 6", "0 buy mountain", "0 walk 13", "0 buy desert")
    own, other, watcher = (screen(match, viewer) for viewer in (0, 1, WATCHER))
    assert "Starting tile: field" in own
    assert "Starting tile: swamp" in other
    assert "Starting tile" not in watcher
    for terrain, count in [("field", "1"), ("mountain", "1"), ("desert", "1"), ("swamp", "·")]:
        assert re.search(rf"{terrain} +\d \(\d\) +\d+ +{count}\s", own), terrain
    for text in (other, watcher):
        assert "3 tiles" in text
        assert not re.search(r"mountain, desert|mountain +\d \(\d\) +\d+ +1\s", text)


def test_the_memory_aid_shows_what_others_bought_but_no_starting_tile():
    moves = ["-1 die 6", "0 buy mountain", "0 walk 13", "0 buy desert"]
    aided = screen(three(*moves, memory_aid=True), 1)
    assert "mountain, desert" in aided
    assert "field, mountain" not in aided
    assert "mountain, desert" not in screen(three(*moves), 1)


def test_at_the_end_all_tiles_lie_open():
    match = random_match(3)
    text = " ".join(screen(match, 0, width=120).split())
    for name, tiles in zip(NAMES, match.view(0).tiles, strict=False):
        counts = [(terrain, tiles.count(terrain)) for terrain in TERRAINS if terrain in tiles]
        words = [terrain if count == 1 else f"{terrain} {count}" for terrain, count in counts]
        own = text[text.index(f" {name}") :]
        assert re.search(r"[^a-z]*".join(words[:2]), own)
    assert "Starting tile" not in text


def test_prices_worth_money_fences_and_the_die():
    match = three("-1 die 1", "0 buy mountain", "0 walk 41")
    text = screen(match, 0)
    assert re.search(r"mountain +1 \(4\) +3 +1\s", text)
    assert re.search(r"swamp +0 \(5\) +3 +·\s", text)
    assert "19 Dinars · 2 tiles" in text
    assert "20 Dinars · 1 tile" in text
    assert "19 fences left" in text
    assert "Round 1 · die 1" in text
    assert "● Ada (first) ◀" in text
    assert "Last round" not in text


def test_an_empty_stack_sells_nothing():
    view = next(
        step.after
        for seed in range(9)
        for step in Story(random_match(2, seed=seed), 0).steps
        if 0 in step.after.stacks
    )
    sold = TERRAINS[view.stacks.index(0)]
    assert re.search(rf"{sold} +- ", picture(view))


def test_the_last_round_is_announced():
    view = next(
        step.after
        for seed in range(9)
        for step in Story(random_match(3, seed=seed), 0).steps
        if step.after.pending and not step.after.supply
    )
    text = picture(view, "de")
    assert "Letzte Runde" in text
    assert re.search(r"\d+ Schlusszäune übrig", text)


def test_what_is_near_the_acting_shepherd():
    text = screen(three("-1 die 2"), 0)
    assert "●16◀" in text
    assert "Shepherd on road 16" in text
    assert "sheepsburg | mountain-1" in text
    assert "walk free: 11 13 19 20" in text
    assert "walk elsewhere: 1 Dinar" in text
    assert "Shepherd on" not in screen(typed(3, "-1 first 0"), 0)


def test_two_players_see_both_shepherds_before_they_choose():
    start = ["-1 first 0", "-1 tile 0 field", "-1 tile 1 swamp"]
    places = ["0 place 16", "1 place 1", "0 place 42", "1 place 13"]
    match = typed(2, *start, *places, "-1 die 2")
    text = screen(match, 0)
    assert "Shepherd on road 16" in text
    assert "walk free: 11 19 20" in text
    assert "Shepherd on road 42" in text
    assert asked(match) == "Choose the shepherd that acts in this turn."
    match.play(0, "use 42")
    assert "Shepherd on road 16" not in screen(match, 0)


def test_nothing_is_free_and_no_dinar_is_left():
    view = next(
        step.after for step in Story(random_match(4, box=poor()), WATCHER).steps if step.after.stuck
    )
    text = picture(view)
    assert "no free road next to it" in text
    assert "elsewhere: no Dinar left" in text
    assert BOARD.asked(view, [], Language("en", "sheepland")).startswith("Your shepherd is stuck")


def test_what_is_new_since_ones_last_decision():
    match = three("-1 die 1", "0 walk 11", "0 herd field-1 mountain-1", "0 walk 6")
    mine = screen(match, 1, recent=since(match, 1))
    assert "╬16╬" in mine
    assert "╬11╬" in mine
    assert "2↑" in below(mine, "mountain-1")
    assert "0↓" in below(mine, "field-1")
    assert "»black" not in mine
    calm = screen(match, 1)
    assert "┼16┼" in calm
    assert "↑" not in calm
    match.play(CHANCE, "die 2")
    assert "0»black" not in screen(match, 1, recent=since(match, 1))
    assert "1»black" in below(screen(match, 1, recent=since(match, 1)), "desert-1")


def test_what_was_taken_back_is_nothing_new():
    match = three("-1 die 2", "0 walk 11")
    match.undo(0)
    text = screen(match, 1, recent=since(match, 1))
    assert "╬" not in text
    assert "●16◀" in text


def test_what_was_taken_back_with_lines_before_it_leaves_the_rest_new():
    match = three("-1 die 1", "0 walk 11", "0 herd field-1 mountain-1", "0 walk 6", "-1 die 2")
    match.play(1, "walk 2")
    match.undo(0, agreed=range(3))  # with all that came after it
    text = screen(match, 2, recent=since(match, 2))
    assert "╬16╬" in text
    assert text.count("╬") == screen(match, 2).count("┼")
    assert "2↑" in below(text, "mountain-1")
    assert "»black" not in text


def test_a_place_with_as_many_sheep_as_before_is_nothing_new():
    match = three("-1 die 1", "0 herd mountain-1 sheepsburg", "0 walk 11")
    assert "0↓" in below(screen(match, 1, recent=since(match, 1)), "mountain-1")
    match.play(0, "herd field-1 mountain-1")
    text = screen(match, 1, recent=since(match, 1))
    assert "1↑" in below(text, "sheepsburg")
    assert "0↓" in below(text, "field-1")
    assert "↓" not in below(text, "mountain-1")
    assert "↑" not in below(text, "mountain-1")


def test_the_black_sheep_back_where_it_was_is_nothing_new():
    match = three("-1 die 2", "0 walk 19")
    assert "»black" in screen(match, 1, recent=since(match, 1))
    match.play(0, "black desert-1 sheepsburg")
    assert "»black" not in screen(match, 1, recent=since(match, 1))


def test_what_is_asked():
    assert asked(typed(3, "-1 first 2", *(f"-1 tile {n} {TERRAINS[n]}" for n in range(3)))) == (
        "Place a shepherd on a free road."
    )
    match = three("-1 die 2")
    assert asked(match).startswith("Take an action: 3 are left, and one of them must move")
    match.play(0, "buy mountain")
    match.play(0, "herd mountain-1 sheepsburg")
    assert asked(match) == "Your last action: now your shepherd must move."
    match.undo(0)
    match.play(0, "walk 11")
    assert asked(match) == "Take your last action."
    assert asked(match, "de") == "Führe deine letzte Aktion aus."


def told(match: Match, reader: int, lang: str = "en") -> list[list[str]]:
    narrator = narrator_of(match, lang, reader)
    return [narrator.sentences(line) for line in lines(match, reader)]


def test_steps_in_words():
    match = three("-1 die 2", "0 buy mountain", "0 walk 33")
    read = told(match, 1)
    assert read[0] == ["Ada is the first player.", "Everybody begins with 20 Dinars."]
    assert read[1:4] == [[], ["Your secret starting tile: swamp."], []]
    assert read[5] == [
        "You placed a shepherd on the road with the 3 between field 2 and field 3 (1)."
    ]
    assert read[7] == ["Ada threw a 2.", "The black sheep ran from Sheepsburg to desert 1 (19)."]
    assert read[8] == ["Ada bought a tile: mountain.", "It cost nothing."]
    assert read[9] == [
        "Ada moved the shepherd to the road with the 2 between forest 3 and pasture 1 (33).",
        "The long way cost 1 Dinar.",
        "A fence closed the road behind the shepherd (16); 19 more are left.",
    ]
    assert told(match, 0)[9][0].startswith("You moved your shepherd to the road with the 2")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "de",
            "Du hast deinen Schäfer auf die Straße mit der 2 zwischen Wald 3 und Weide 1 (33) "
            "gezogen.",
        ),
        (
            "fr",
            "Tu as déplacé ton berger sur la route marquée 2 entre la forêt 3 et le pâturage 1 "
            "(33).",
        ),
    ],
)
def test_a_walk_in_other_languages(lang: str, line: str):
    assert told(three("-1 die 2", "0 walk 33"), 0, lang)[8][0] == line


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ada bought a tile."),
        ("de", "Ada hat ein Plättchen gekauft."),
        ("fr", "Ada a acheté une tuile."),
    ],
)
def test_a_purchase_without_its_face(lang: str, line: str):
    match = three("-1 die 2", "0 buy mountain", "0 walk 11", "0 walk 6")
    assert told(match, WATCHER, lang)[8] == [line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_are_translated_in_the_log(lang: str):
    match = three("-1 die 2", "0 walk 2", "0 herd field-3 mountain-2")
    words = {"en": ("field 3", "mountain 2"), "de": ("Acker 3", "Gebirge 2")}
    first, second = words.get(lang, ("champ 3", "montagne 2"))
    line = told(match, 0, lang)[9][0]
    assert line.index(first) < line.index(second)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_has_words(lang: str):
    narrator = Narrator(GAME, Language(lang, "sheepland"), NAMES, notation=True)
    for kind in GAME.facts.types:
        if kind.silent:
            continue
        fact = Fact(kind.ruling, kind.key, FACTS[kind.key])
        assert list(fact.arguments) == list(kind.arguments)
        said = narrator.fact(fact)
        for name, value in fact.arguments.items():
            if name in ("dinars", "total", "tiles", "price", "road", "number"):
                assert str(value) in said, kind.key
    assert "Di" in narrator.fact(Fact("SL-12", "last-fence", FACTS["last-fence"]))


def test_others_purchases_are_for_people_to_remember():
    moves = ["-1 die 2", "0 buy mountain", "0 walk 11", "0 walk 6", "-1 die 2", "1 walk 2"]
    match = three(*moves)
    assert told(match, 0)[8][0] == "You bought a tile: mountain."
    for viewer in (1, WATCHER):
        assert told(match, viewer)[8] == ["Ada bought a tile."]
    assert told(three(*moves, memory_aid=True), 1)[8][0] == "Ada bought a tile: mountain."


def test_at_the_end_nothing_is_asked_and_nothing_left_to_remember():
    match = random_match(2)
    language = Language("fr", "sheepland")
    assert BOARD.asked(match.view(0), [], language) == "La partie est finie."
    bought = [line.text for line in lines(match, 0) if line.text.startswith("buy")]
    assert bought
    assert "buy ~" not in bought


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_one_types_are_explained_where_they_are_foreign(lang: str):
    text = " ".join(screen(three(), 0, lang=lang).split())
    wanted = {"de": "forest Wald, pasture Weide", "fr": "forest forêt, pasture pâturage"}
    assert wanted.get(lang, "") in text
    assert "field field" not in text


@pytest.mark.parametrize("size", [(53, 27), (64, 28)])
def test_labels_have_room_on_their_own_ground(size: tuple[int, int]):
    layout = layout_of(components.default(), *size)
    labels = [box(*spot, ROAD_WIDTH, 1) for spot in layout.roads]
    for place, (spot, room) in enumerate(zip(layout.places, layout.rooms, strict=True)):
        labels.append(box(*spot, room, TALL))
        foreign = [here for here in labels[-1] if layout.ground[here[1]][here[0]] != place]
        assert len(foreign) <= 1, PLACES[place]
    spots = [spot for label in labels for spot in label]
    assert len(spots) == len(set(spots))
    assert set(layout.borders.values()) == set(range(1, 43))


def test_another_island_is_drawn_as_its_owner_made_it():
    own = deepcopy(components.default())
    for thing in (*own["regions"], *own["roads"]):
        thing["x"] = 1000 - thing["x"]
    own["tile_prices"] = [7, 7, 8, 8, 12]
    own["dinars"]["3"] = 99
    start = ["-1 first 0", "-1 tile 0 field", "-1 tile 1 swamp", "-1 tile 2 desert"]
    match = typed(3, *start, box=own)
    text, usual = screen(match, 0), screen(typed(3, *start), 0)
    assert re.search(r"field +7 \(5\)", text)
    assert "99 Dinars" in text
    line, known = (
        next(line for line in lines.splitlines() if " 5:2" in line) for lines in (text, usual)
    )
    assert line.index("5:2") > known.index("5:2")


def test_an_island_without_positions_still_shows_everything():
    own = deepcopy(components.default())
    for thing in (*own["regions"], *own["roads"]):
        thing["x"] = thing["y"] = 500
    text = screen(typed(2, "-1 first 0", box=own), 0)
    for road in own["roads"]:
        assert f"{road['id']}:{road['number']}" in text
    for place in PLACES:
        assert place in text
