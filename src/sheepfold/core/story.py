"""What happened in a match as one viewer may read it: steps, lines of text, views. Knows no game.

What people have to remember stands in the lines of the last turn only; older ones have `?` there.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from types import SimpleNamespace
from typing import Any, get_args, get_type_hints

from sheepfold.core.actions import ActionSpace
from sheepfold.core.match import Match
from sheepfold.core.options import as_dict
from sheepfold.core.protocol import WATCHER, AnyGame, Note, Step
from sheepfold.core.record import Event, Move, Undo, uncover

__all__ = [
    "Line",
    "Step",
    "Story",
    "for_people",
    "fresh",
    "hide",
    "lines",
    "recent",
    "taken_back",
    "told",
    "trail",
    "whole",
]

UNTOLD = "?"
_LEAVES = (str, int, bool, type(None))


@dataclass(frozen=True)
class Line:
    """A line of the log, from 1, with what it brought about by itself.

    `text` is a move or, of an undo, `undo 7`, `withdraw 7` or `undo 7 agreed`. A move with `?` for
    what people have to remember is to be read, not parsed: not every kind of argument knows `?`.
    """

    number: int
    by: int
    text: str
    notes: tuple[Note, ...]


class Story:
    """Follows a match's log by playing it again.

    A step has the views before and after it: with `fields` only these fields of them, so that a
    long log does not take as much memory as all its views do.
    """

    def __init__(self, match: Match, viewer: int, *, fields: Sequence[str] | None = None) -> None:
        self.game: AnyGame = match.game
        self.viewer = viewer
        self.steps: list[Step] = []
        self._fields = fields
        # Without a seed: chance's draws are read from the log, none is made.
        options = as_dict(match.options)
        self._shadow = Match.start(match.game, match.players, options, seed=None)
        self.start = self.view = self._shadow.view(viewer)  # the view: where the story ends
        self._last = self._kept(self.start)
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Read on to the end of the log."""
        for event in match.events[len(self.steps) :]:
            step = self._step(event)
            self.view = step.after
            before, self._last = self._last, self._kept(step.after)
            self.steps.append(replace(step, before=before, after=self._last))

    def _kept(self, view: Any) -> Any:
        """What a step keeps of a view."""
        if self._fields is None:
            return view
        return SimpleNamespace(**{name: getattr(view, name) for name in self._fields})

    def _step(self, event: Event) -> Step:
        shadow, before = self._shadow, self.view
        if isinstance(event, Undo):
            seats = range(shadow.players) if event.agreed else ()
            shadow.undo(event.by, agreed=seats)
            return Step(event, before, shadow.view(self.viewer), ())
        shadow.play(event.by, event.text)
        seen = shadow.log(self.viewer)[-1]
        assert isinstance(seen, Move)
        action = self.game.actions.parse(seen.text)
        after = shadow.view(self.viewer)
        return Step(seen, before, after, self.game.notes(before, event.by, action, after))

    def since(self, seat: int) -> list[Step]:
        """The steps from the seat's last decision on; all of them if it made none."""
        own = [number for number, step in enumerate(self.steps) if step.event.by == seat]
        return self.steps[own[-1] if own and seat != WATCHER else 0 :]

    def lines(self) -> list[Line]:
        """The log as the viewer may read it now."""
        return lines(self.game, self.steps, self.view, recent(self.steps, self.viewer))


# Lines


def whole(match: Match, viewer: int) -> list[Line]:
    """The whole log as a viewer may read it now; all the match is played again."""
    return Story(match, viewer, fields=match.game.recalls).lines()


def recent(steps: Sequence[Step], viewer: int) -> int:
    """How many steps the last turn has: those from the viewer's last decision on.

    Of a watcher it is anybody's last decision; if there was none, all steps are recent.
    """
    for count, step in enumerate(reversed(steps), start=1):
        if step.event.by == viewer or (viewer == WATCHER and step.event.by >= 0):
            return count
    return len(steps)


def lines(game: AnyGame, steps: Sequence[Step], view: Any, recent: int) -> list[Line]:
    """All steps as text; those before the last `recent` ones without faces to be remembered.

    `view` is the one after the last step: it tells what still lies open. Notes that fade are gone
    from old steps whatever lies open: whether one is missing would tell, too.
    """
    old = 0 if _aided(view) else len(steps) - recent
    forgotten = game.remembered(steps, view) if old else []
    faded = [_faded(game, step, gone) for step, gone in zip(steps[:old], forgotten, strict=False)]
    return told([*faded, *steps[old:]], 1)


def _faded(game: AnyGame, step: Step, gone: bool) -> Step:
    kept = game.untold(step) if gone else step
    return replace(kept, notes=[note for note in kept.notes if note.key not in game.fading])


def trail(game: AnyGame, before: Any, moves: Iterable[tuple[int, int]]) -> list[Any]:
    """The states from `before`, which stays as it is, to the one after the last of these moves."""
    states = [before]
    for by, action in moves:
        states.append(states[-1].copy())
        game.apply(states[-1], by, action)
    return states


def fresh(
    game: AnyGame,
    states: Sequence[Any],
    moves: Sequence[tuple[int, int]],
    viewer: int,
    view: Any,
) -> list[Step]:
    """The steps of moves just made, given as (by, action), without playing the match again.

    `states` are their trail, the same for all viewers, and `view` the viewer's of the first. Moves
    are what one decision brought: itself and the draws that followed, or the draws that begin a
    match. So they belong to everybody's last turn and have no `?` for memory's sake: `whole` gives
    the same lines right after them.
    """
    steps = []
    for (by, action), before, after in zip(moves, states, states[1:], strict=False):
        seen = _seen(game, before, by, action, after, viewer)
        text = game.actions.text(seen)
        now = game.view(after, viewer)
        steps.append(Step(Move(by, text), view, now, game.notes(view, by, seen, now)))
        view = now
    return steps


def told(steps: Iterable[Step], number: int) -> list[Line]:
    """Steps as lines; the first is this line of the log."""
    return [_line(line, step) for line, step in enumerate(steps, start=number)]


def _seen(game: AnyGame, before: Any, by: int, action: int, after: Any, viewer: int) -> int:
    """A move as its viewer's log has it at once: a match writes the same."""
    seen = game.actions.seen(before, by, action, viewer)
    for who, known in game.reveals(before, after, viewer):
        log: list[Event] = [Move(by, game.actions.text(seen))]
        uncover(log, who, game.actions.text(known))
        seen = game.actions.parse(str(log[0]).partition(" ")[2])
    return seen


def taken_back(undo: Undo, number: int) -> Line:
    """The line of an undo: all read the same."""
    return Line(number, undo.by, str(undo).partition(" ")[2], ())


def _line(number: int, step: Step) -> Line:
    if isinstance(step.event, Undo):
        return taken_back(step.event, number)
    return Line(number, step.event.by, step.event.text, tuple(step.notes))


# Faces


def hide(
    step: Step,
    actions: ActionSpace,
    faces: Collection[str],
    *,
    lasting: Collection[str] = (),
    telling: Collection[str] = (),
) -> Step:
    """A step with `?` for all arguments and facts of the kinds in `faces`: for a game's `untold`.

    Words in `lasting` lie open for ever and stay; notes whose keys are in `telling` tell a face
    whatever their facts are, and go.
    """
    if isinstance(step.event, Undo):
        return step
    action = actions.parse(step.event.text)
    verb = actions.verb(action)
    words = [verb.name]
    for kind, word in zip(verb.kinds, verb.arguments(action), strict=True):
        shows = kind.name in faces and word not in lasting
        words += [UNTOLD] * kind.width if shows else [word]
    notes = [_without_faces(note, faces, lasting) for note in step.notes if note.key not in telling]
    return replace(step, event=Move(step.event.by, " ".join(words)), notes=notes)


def _without_faces(note: Note, faces: Collection[str], lasting: Collection[str]) -> Note:
    """A second fact of one kind has a 2 behind its name."""
    facts = {
        name: UNTOLD if name.removesuffix("2") in faces and fact not in lasting else fact
        for name, fact in note.facts.items()
    }
    return replace(note, facts=facts)


# Views


def for_people(view: Any) -> dict[str, Any]:
    """A view as data for an encoder that knows dataclasses, without what people have to remember.

    That is every field marked with `MEMORY`, also inside others; it is there with the memory aid
    and once the match is over.
    """
    if _aided(view):
        return {one.name: getattr(view, one.name) for one in fields(view)}
    return _without_memory(view)


def _aided(view: Any) -> bool:
    return not view.acting or getattr(view, "memory_aid", False)


def _without_memory(value: Any) -> dict[str, Any]:
    kind: type = type(value)
    told = {name: getattr(value, name) for name, _ in _lasting(kind)}
    for name, deep in _lasting(kind):
        if deep:
            told[name] = [_without_memory(one) for one in told[name]]
    return told


@cache
def _lasting(kind: Any) -> list[tuple[str, bool]]:
    """The fields that are not memory, each with whether it is a tuple of what has some inside."""
    types = get_type_hints(kind)
    return [
        (one.name, any(map(_remembers, get_args(types[one.name]))))
        for one in fields(kind)
        if not one.metadata.get("memory")
    ]


def _remembers(kind: Any) -> bool:
    if not isinstance(kind, type) or not is_dataclass(kind):
        return False
    return any(one.metadata.get("memory") for one in fields(kind)) or any(
        deep for _, deep in _lasting(kind)
    )
