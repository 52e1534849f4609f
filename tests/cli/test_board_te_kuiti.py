"""Te Kuiti's board in the terminal."""

from pathlib import Path

from sheepfold import Match
from sheepfold.cli.boards import te_kuiti as board
from sheepfold.core.story import Story

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
