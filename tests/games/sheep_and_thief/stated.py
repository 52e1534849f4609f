"""Facts of Sheep & Thief as lines of text: `ST-14 stolen seat=1 cell=c1 seat2=0 n=3`."""

from collections.abc import Iterable

import sheepfold
from sheepfold.core.facts import Fact
from sheepfold.core.match import Match


def worded(facts: Iterable[Fact]) -> list[str]:
    """A set of things is written with + between them, one of nothing with nothing."""
    lines = []
    for fact in facts:
        words = [
            f"{name}={'+'.join(map(str, value)) if isinstance(value, tuple) else value}"
            for name, value in fact.arguments.items()
        ]
        lines.append(" ".join([fact.ruling, fact.key, *words]))
    return lines


def stated(match: Match, viewer: int = sheepfold.WATCHER) -> list[str]:
    """What the last move brought about, as a viewer sees it."""
    return worded(match.line(len(match.events), viewer).facts)
