"""Reasons of advice by number: an answer carries the number, the words are the page's."""

from sheepfold.bots.advice import AHEAD, THE_END
from sheepfold.bots.mind import Knowledge


def reasons(knowledge: Knowledge) -> tuple[str, ...]:
    """All that advice for a game may name."""
    return (*knowledge.names, THE_END, AHEAD)
