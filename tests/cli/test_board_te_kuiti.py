"""Te Kuiti's board in the terminal."""

from pathlib import Path

from sheepfold import Match
from sheepfold.cli.boards import te_kuiti as board
from sheepfold.cli.boards.te_kuiti_field import marks
from sheepfold.core.story import Story
from tests.games.te_kuiti.scenario import duel

RECORDS = Path(__file__).parents[1] / "playthroughs"


def test_every_first_round_is_left_with_the_fences_that_stood_last():
    """Whether it ended through a fence, a pair taken, or a ram that knocked one down."""
    verbs = set()
    for path in sorted(RECORDS.glob("te_kuiti_duel_*.record")):
        match = Match.replay(path.read_text(encoding="utf-8"))
        for step in Story(match, 0).steps:
            view = board.farewell(step.line, step.before)
            if view is None:
                continue
            verb, *words = step.line.text.split()
            stood = set(step.before.fences)
            expected = {"fence": stood.union(words), "ram": stood.difference(words)}
            assert set(view.fences) == expected.get(verb, stood), path.name
            assert len(view.fences) + view.supply == 30
            verbs.add(verb)
    assert verbs == {"fence", "ram", "take"}


def test_an_undo_leaves_what_is_new_from_before_it():
    match = duel("""-1 first 0, 0 fence a1N, 0 fence b1N""")
    match.undo(0)
    lines = [step.line for step in Story(match, 1).steps]
    assert marks(lines).placed == {"a1N"}
