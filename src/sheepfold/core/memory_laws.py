"""Law 6 for people: a face that they have to remember does not show in anything they get now.

A face that lies face down again is in the memory of a view, which bots get and people do not. So
two matches are *memory twins* for a viewer if they differ only in such faces: the viewer's last
turn reads the same in both, and so does the view without its memory.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from sheepfold.core.facts import UNKNOWN, Thing
from sheepfold.core.laws import Broken
from sheepfold.core.leaks import twin_with, who
from sheepfold.core.match import Line, Match
from sheepfold.core.protocol import WATCHER, AnyGame
from sheepfold.core.reading import Reading, is_aided, known_before
from sheepfold.core.record import Move
from sheepfold.core.rng import Rng
from sheepfold.core.story import for_people

PICKED = 12  # lines whose faces are exchanged
TRIES = 6  # exchanges of each sort before the search for a twin ends
PREVIEWED = 12  # moves whose previews are compared
T = TypeVar("T")
Changes = dict[int, Move]  # by place in the log, from 0


@dataclass(frozen=True)
class Shown:
    """The faces that an old line shows, with the thing that bears them if a fact names it."""

    place: int  # of the line in the log, from 0
    move: Move
    faces: Mapping[int, str]  # words, by the number of the argument
    thing: Thing | None


def law_6_memory_does_not_show(match: Match, viewer: int, rng: Rng) -> int:
    """Exchange faces that people have to remember: nothing that they get may change.

    Returns how many memory twins were compared, one or none.
    """
    view = match.view(viewer)
    if is_aided(view) or not match.game.facts.faces:
        return 0
    log = [match.line(number, viewer) for number in range(1, len(match.events) + 1)]
    old = known_before(log, viewer)
    for changes in exchanges(match, viewer, log, old, rng):
        twin = memory_twin(match, viewer, old, changes)
        if twin is not None:
            compare(match, twin, viewer)
            return 1
    return 0


def compare(match: Match, twin: Match, viewer: int) -> None:
    """Require that people read and are offered the same in both matches."""
    pairs = zip(*(Reading(one, viewer).lines for one in (match, twin)), strict=True)
    for line, other in pairs:
        if repr(line) != repr(other):
            raise Broken(
                6,
                f"a face to remember shows to {who(viewer)} in line {line.number}: "
                f"{line_text(line)}; with another face: {line_text(other)}",
            )
    offered = [match.legal(viewer), twin.legal(viewer)]
    if offered[0] != offered[1]:
        raise Broken(6, f"a face to remember shows to {who(viewer)} in its legal moves")
    for text in offered[0][:: max(1, len(offered[0]) // PREVIEWED)]:
        if previewed(match, viewer, text) != previewed(twin, viewer, text):
            raise Broken(6, f"a face to remember shows to {who(viewer)} before {text!r} is made")


def previewed(match: Match, viewer: int, text: str) -> str:
    """Return what people learn of a move before it is made."""
    preview = match.preview(viewer, text)
    view = None if preview.withheld else for_people(preview.view)
    return repr((preview.final, preview.withheld, view, preview.facts))


def line_text(line: Line) -> str:
    facts = [f"{fact.key} {dict(fact.arguments)}" for fact in line.facts]
    return "; ".join([f"'{line.text}'", *facts])


# Twins


def memory_twin(match: Match, viewer: int, old: int, changes: Changes) -> Match | None:
    """Return the match with these changes, if it differs only in faces to remember."""
    if not are_remembered(match, viewer, old, changes):
        return None
    view, other = match.view(viewer), view_with(match, changes, viewer)
    if other is None or other == view or for_people(other) != for_people(view):
        return None
    twin = twin_with(match, changes)
    if twin is None or not are_remembered(twin, viewer, old, changes):
        return None
    recent = range(old + 1, len(match.events) + 1)
    same = all(match.line(number, viewer) == twin.line(number, viewer) for number in recent)
    return twin if same else None


def are_remembered(match: Match, viewer: int, old: int, places: Iterable[int]) -> bool:
    """Return whether these lines, as the viewer read them, are old and show only covered faces."""
    covered = match.game.covered(match.view(viewer))
    lines = (match.line(place + 1, viewer) for place in places)
    return all(
        UNKNOWN in line.text or (line.number <= old and is_remembered(match, viewer, line, covered))
        for line in lines
    )


def is_remembered(match: Match, viewer: int, line: Line, covered: Set[Thing]) -> bool:
    """Return whether the faces that a line shows lie face down now.

    A line that declares no face counts as one to remember, unless it is the viewer's own or shows a
    secret of the viewer: players may look up what was in their own hand.
    """
    things = match.game.facts.things(line.facts)
    if things:
        return things <= covered
    return line.by != viewer and line.text == match.line(line.number, WATCHER).text


def view_with(match: Match, changes: Changes, viewer: int) -> Any:
    """Return the view after the moves that stand, with changes; None if one of them is illegal."""
    game = match.game
    state = game.setup(match.players, match.options)
    changed = False
    for move in match._standing:
        action = move.action
        if move.line - 1 in changes:
            action, changed = game.actions.parse(changes[move.line - 1].text), True
        if changed and (
            move.by not in game.acting(state) or game.objection(state, move.by, action) is not None
        ):
            return None
        game.apply(state, move.by, action)
    return game.view(state, viewer)


def shown_faces(match: Match, viewer: int, old: Sequence[Line]) -> list[Shown]:
    """Return the lines that show faces to remember, as the viewer reads them."""
    game, found = match.game, []
    covered = game.covered(match.view(viewer))
    for line in old:
        move = match.events[line.number - 1]
        if isinstance(move, Move) and is_remembered(match, viewer, line, covered):
            verb, words = game.actions.words(line.text)
            faces = {
                number: word
                for number, (kind, word) in enumerate(zip(verb.kinds, words, strict=True))
                if kind.name in game.facts.faces and word != UNKNOWN
            }
            if faces:
                things = game.facts.things(line.facts)
                thing = next(iter(things)) if len(things) == 1 else None
                found.append(Shown(line.number - 1, move, faces, thing))
    return found


# Exchanges


def exchanges(
    match: Match, viewer: int, log: Sequence[Line], old: int, rng: Rng
) -> Iterator[Changes]:
    """Yield ways to exchange faces; many of them do not lead to a twin."""
    game, shown = match.game, shown_faces(match, viewer, log[:old])
    if not shown:
        return
    picked = [shown[rng.below(len(shown))] for _ in range(PICKED)]
    fitting = fitting_faces(match, picked, rng)
    for one, faces in drawn(fitting, rng):
        changes = with_faces(game, alike(shown, one), faces)
        others = [each for each in shown if each.faces == faces]
        if others:
            other = others[rng.below(len(others))]
            yield with_faces(game, [one], faces) | with_faces(game, [other], one.faces)
            yield changes | with_faces(game, alike(shown, other), one.faces)
        else:
            yield changes
    for one, other in pairwise(picked[: TRIES + 1]):
        verb = game.actions.words(one.move.text)[0]
        for number in one.faces.keys() & other.faces.keys():
            here, there, kind = one.faces[number], other.faces[number], verb.kinds[number]
            if here == there:
                there = kind.text(rng.below(kind.size))
            if there not in (here, UNKNOWN):
                yield everywhere(match, kind.name, {here: there, there: here})
                yield with_faces(game, alike(shown, one), {**one.faces, number: there}) | dealt(
                    match, log[: one.place], kind.name, here, there, rng
                )


def fitting_faces(
    match: Match, picked: Sequence[Shown], rng: Rng
) -> list[tuple[Shown, Mapping[int, str]]]:
    """Yield lines with other faces that would have been legal there."""
    game, found = match.game, []
    state = game.setup(match.players, match.options)
    by_place = {one.place: one for one in picked}
    for move in match._standing:
        one = by_place.get(move.line - 1)
        if one is not None:
            verb, _ = game.actions.words(one.move.text)
            number = list(one.faces)[rng.below(len(one.faces))]
            kind = verb.kinds[number]
            tried = [other.faces for other in picked if other.faces.keys() == one.faces.keys()]
            tried.append({**one.faces, number: kind.text(rng.below(kind.size))})
            for faces in tried:
                if faces != one.faces and UNKNOWN not in faces.values():
                    (changed,) = with_faces(game, [one], faces).values()
                    action = game.actions.parse(changed.text)
                    if game.objection(state, move.by, action) is None:
                        found.append((one, faces))
        game.apply(state, move.by, move.action)
    return found


def drawn(fitting: Sequence[T], rng: Rng) -> list[T]:
    """Return a random selection of them."""
    return [fitting[rng.below(len(fitting))] for _ in range(TRIES if fitting else 0)]


def alike(shown: Sequence[Shown], one: Shown) -> list[Shown]:
    """Return all lines that show the same faces of the same thing."""
    if one.thing is None:
        return [one]
    return [each for each in shown if (each.thing, each.faces) == (one.thing, one.faces)]


def with_faces(game: AnyGame, shown: Sequence[Shown], faces: Mapping[int, str]) -> Changes:
    """These lines with other faces."""
    changes = {}
    for each in shown:
        verb, words = game.actions.words(each.move.text)
        spelt = [faces.get(number, word) for number, word in enumerate(words)]
        changes[each.place] = Move(each.move.by, " ".join([verb.name, *spelt]))
    return changes


def everywhere(match: Match, kind: str, exchange: Mapping[str, str]) -> Changes:
    """Return each line with two words of one kind exchanged, even if the viewer reads neither."""
    changes = {}
    for place, event in enumerate(match.events):
        if not isinstance(event, Move):
            continue
        verb, words = match.game.actions.words(event.text)
        pairs = zip(verb.kinds, words, strict=True)
        spelt = [exchange.get(word, word) if one.name == kind else word for one, word in pairs]
        if spelt != words:
            changes[place] = Move(event.by, " ".join([verb.name, *spelt]))
    return changes


def dealt(match: Match, log: Sequence[Line], kind: str, here: str, there: str, rng: Rng) -> Changes:
    """Return one earlier line that hid the face from the viewer, with the other face."""
    hidden = {line.number - 1 for line in log if UNKNOWN in line.text}
    found = [one for one in everywhere(match, kind, {here: there}).items() if one[0] in hidden]
    return dict([found[rng.below(len(found))]]) if found else {}
