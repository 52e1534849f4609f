"""Te Kuiti's board in the terminal."""

from sheepfold import WATCHER, Match
from sheepfold.cli.boards import Scene
from sheepfold.core.story import Story
from sheepfold.games.te_kuiti.terminal import board
from sheepfold.games.te_kuiti.terminal.field import LEVEL, UPRIGHT, WIDTH, marks
from sheepfold.language import Language
from sheepfold.narrator import Narrator
from tests.cli.pictures import rendered
from tests.games.te_kuiti.scenario import duel
from tests.playthroughs.files import records


def narrator_of(match: Match) -> Narrator:
    language = Language("en", "te_kuiti")
    return Narrator(match.game, language, ["Ann", "Bob"], WATCHER, notation=True)


def test_every_first_round_is_left_with_the_fences_that_stood_last():
    """Whether it ended through a fence, a pair taken, or a ram that knocked one down."""
    verbs = set()
    for name, text in records("te_kuiti").items():
        if not name.startswith("duel"):
            continue
        match = Match.replay(text)
        for step in Story(match, 0).steps:
            keys = {fact.key for fact in step.line.facts}
            if "second-round" not in keys:
                continue
            verb, *words = step.line.text.split()
            stood = set(step.before.fences)
            expected = {"fence": stood.union(words), "ram": stood.difference(words)}
            scene = Scene(step.after, [step.line], 80, coloured=False)
            title, *field = board.left_field(scene, narrator_of(match))
            assert str(title) == "The round ended like this:"
            drawn = "\n".join(map(str, field))
            fences = drawn.count(LEVEL[0] * WIDTH) + drawn.count(UPRIGHT[0]) // 2
            assert fences == len(expected.get(verb, stood)), name
            assert drawn in rendered(board.draw(scene, narrator_of(match)), 80)
            verbs.add(verb)
    assert verbs == {"fence", "ram", "take"}


def test_a_round_that_goes_on_is_drawn_once():
    match = duel("""-1 first 0, 0 fence a1N, 0 fence b1N""")
    lines = [step.line for step in Story(match, 1).steps]
    assert not board.left_field(Scene(match.view(1), lines, 80, coloured=False), narrator_of(match))


def test_an_undo_leaves_what_is_new_from_before_it():
    match = duel("""-1 first 0, 0 fence a1N, 0 fence b1N""")
    match.undo(0)
    lines = [step.line for step in Story(match, 1).steps]
    assert marks(lines).placed == {"a1N"}
