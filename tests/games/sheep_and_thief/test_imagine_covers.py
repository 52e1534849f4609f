"""A covered card that can only be one the viewer has seen: none of the others failed to fit."""

from pathlib import Path

import sheepfold
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief.puzzle import Puzzle

RECORD = Path(__file__).with_name("a_covered_card_was_seen.record")
VIEWER = 1


def test_a_card_that_was_seen_is_imagined_face_down() -> None:
    match = sheepfold.Match.replay(RECORD.read_text(encoding="utf-8"))
    view, game = match.view(VIEWER), match.game
    puzzle = Puzzle(view)
    hidden = [
        (known.number, seat, barred[0])
        for known in puzzle.rounds
        for seat, barred in enumerate(known.barred)
        if barred and not known.unplaced[seat]
    ]
    (number, seat, bar) = next(cover for cover in hidden if bar_all(puzzle, cover[2]))
    for attempt in range(20):
        world = game.imagine(view, Plain("covers", attempt))
        assert game.view(world, VIEWER) == view
        faces = [
            (placed >> 5) + 1
            for placed, shown in zip(world.laid, view.laid, strict=True)
            if shown.down and shown.seat == seat and shown.round == number + 1
        ]
        assert any(card - 1 not in puzzle.pool for card in faces)
        assert all(card - 1 not in bar for card in faces[:1])


def bar_all(puzzle: Puzzle, bar: frozenset[int]) -> bool:
    """Whether every card the viewer never saw would have fitted."""
    return all(card in bar for card in puzzle.pool)
