"""Law 6, no leaks: nothing that a viewer gets depends on what this viewer may not know."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from sheepfold.core import options as option_values
from sheepfold.core.actions import ActionSpace, Hidden, Verb
from sheepfold.core.errors import RecordError
from sheepfold.core.laws import PROBES, Broken, Chooser, require, viewers
from sheepfold.core.match import Match
from sheepfold.core.protocol import WATCHER, AnyGame
from sheepfold.core.reading import Reading
from sheepfold.core.record import Move, Record, hides
from sheepfold.core.rng import Counted, Plain, Rng, seed_bytes
from sheepfold.core.story import Story

TWINS = 4  # words that are tried instead of a hidden one
SHOWN = 40  # characters of a value that differs
VIEWS = "a view before"


def who(viewer: int) -> str:
    return "a watcher" if viewer == WATCHER else f"seat {viewer}"


def secret_verbs(space: ActionSpace) -> list[str]:
    """Return the verbs with an argument that only its owner sees."""
    return list(dict.fromkeys(verb.name for verb in space.verbs if verb.hides))


def fields_that_differ(one: Any, other: Any) -> str:
    """Return the fields of two views that are not equal, with both values."""
    pairs = [
        (each.name, getattr(one, each.name), getattr(other, each.name)) for each in fields(one)
    ]
    return ", ".join(
        f"{name} ({repr(this)[:SHOWN]}, not {repr(that)[:SHOWN]})"
        for name, this, that in pairs
        if this != that
    )


# The laws of a position


def law_6_only_owners_see(game: AnyGame, state: Any, by: int, action: int, players: int) -> None:
    """Require `?` for what is declared `Hidden`, except for its owner; the rest stays as it is."""
    verb = game.actions.verb(action)
    owners = [
        verb.owner(kind, action, by, state) if isinstance(kind, Hidden) else None
        for kind in (verb.kinds if verb.hides else ())
    ]
    for viewer in viewers(players):
        seen = game.actions.seen(state, by, action, viewer)
        due = redacted(verb, action, owners, viewer) if owners else action
        if seen != due:
            text = game.actions.text
            raise Broken(
                6,
                f"{who(viewer)} sees {text(action)!r} as {text(seen)!r}, not as {text(due)!r}: "
                "before `reveals` shows it, a Hidden argument is seen by its owner and nobody else",
            )


def redacted(verb: Verb, action: int, owners: Sequence[int | None], viewer: int) -> int:
    """Return an action as a viewer may see it; arguments without an owner are open."""
    return verb.action(
        part if owner is None or owner == viewer else kind.size - 1
        for kind, part, owner in zip(verb.kinds, verb.parts(action), owners, strict=True)
    )


def law_6_imagined_worlds_look_the_same(game: AnyGame, state: Any, players: int, rng: Rng) -> None:
    for viewer in viewers(players):
        view = game.view(state, viewer)
        counted = Counted(rng)
        world = game.imagine(view, counted)
        require(
            counted.draws <= game.most_draws,
            6,
            f"{who(viewer)} imagines with {counted.draws} draws, stated are {game.most_draws}",
        )
        imagined = game.view(world, viewer)
        if imagined != view:
            differs = fields_that_differ(imagined, view)
            raise Broken(6, f"{who(viewer)} imagines another view: {differs}")
        require(game.acting(world) == game.acting(state), 6, "another seat acts as imagined")
        if viewer in game.acting(state):
            moves = sorted(game.legal(world, viewer))
            require(moves == sorted(game.legal(state, viewer)), 6, f"{viewer} imagines other moves")
            for _ in range(PROBES):
                action = rng.below(game.actions.size)
                meant, said = (game.objection(one, viewer, action) for one in (world, state))
                if meant != said:
                    raise Broken(6, f"{game.actions.text(action)!r}: {said}, imagined {meant}")


# The laws of a match


def law_6_logs_say_what_happened(match: Match) -> None:
    """Require that a viewer's log may hide a word, but never has another one in its place."""
    for viewer in viewers(match.players):
        for known, event in zip(match.log(viewer), match.events, strict=True):
            if known == event:
                continue
            true = (
                isinstance(known, Move)
                and isinstance(event, Move)
                and known.by == event.by
                and hides(known.text, event.text)
            )
            require(true, 6, f"the log of {who(viewer)} says '{known}' where '{event}' happened")


def law_6_a_free_undo_shows_nothing(match: Match, seat: int, text: str) -> None:
    """Require that a move which a seat may take back alone showed it only what it could foresee."""
    foreseen = match.preview(seat, text).view
    twin = match.copy()
    twin._seed = None  # up to the first draw
    twin.play(seat, text)
    if twin.may_undo(seat):
        require(twin.view(seat) == foreseen, 6, f"{text!r} shows something and can be undone")


def law_6_the_seed_does_not_show(match: Match, viewer: int, chooser: Chooser, rng: Rng) -> None:
    """Exchange what is drawn later: nothing that the viewer gets may change."""
    twin = match.copy()
    twin._seed = seed_bytes(rng.below(1 << 30))
    require(twin._seed != match._seed, 6, "the swapped seed is the same")
    same(disclosed(match, viewer, chooser), disclosed(twin, viewer, chooser), viewer, "the seed")


def law_6_secrets_do_not_show(
    match: Match, viewer: int, chooser: Chooser, rng: Rng, *, whole: bool
) -> int:
    """Exchange what another seat holds in secret: nothing that the viewer gets may change.

    With `whole`, compare the whole story: every view, fact and line so far. Returns how many
    secrets were exchanged for different ones, one or none.
    """
    names = match.game.sightings
    for twin in twins_of_hidden(match, secrets(match, viewer)[0], rng):
        require(twin.events != match.events, 6, "the swapped secret is the same")
        pair = (match, twin)
        met = [sightings(one, viewer) for one in pair]
        got = [disclosed(one, viewer, chooser) for one in pair if met[0] == met[1]]
        if got and whole:
            stories = [Story(one, viewer) for one in pair]
            met = [eyes([step.after for step in one.steps], names) for one in stories]
            read = [written(one, story) for one, story in zip(pair, stories, strict=True)]
            got = [now | past for now, past in zip(got, read, strict=True)]
        if got and met[0] == met[1]:  # otherwise the viewer saw the secret
            same(got[0], got[1], viewer, "a secret of another seat")
            return 1
    return 0


def law_6_logs_show_what_views_showed(match: Match, viewer: int, rng: Rng) -> None:
    """Require that a secret word in the viewer's log follows from the views.

    If another word in its place leaves all views as they are, the log showed it too early.
    """
    twin = twin_of_shown(match, *secrets(match, viewer), rng)
    if twin is None or twin.view(viewer) != match.view(viewer):
        return
    one, other = (written(each, Story(each, viewer)) for each in (match, twin))
    if one[VIEWS] == other[VIEWS]:
        one["its log"], other["its log"] = match.log(viewer), twin.log(viewer)
        same(one, other, viewer, "a secret of another seat")


def sightings(match: Match, viewer: int) -> list[Any]:
    """Return what a viewer has seen in views by now."""
    return eyes([match.view(viewer)], match.game.sightings)


def eyes(views: Sequence[Any], names: Sequence[str]) -> list[Any]:
    """Return the fields of the views that tell what no line of the viewer's log does."""
    return [[getattr(view, name) for name in names] for view in views]


def same(got: dict[str, Any], other: dict[str, Any], viewer: int, secret: str) -> None:
    """Require that both viewers got the same; name the first thing that differs."""
    for name, value in got.items():
        if other[name] != value:
            what = f"its view: {fields_that_differ(value, other[name])}" if name == "view" else name
            raise Broken(6, f"{secret} shows to {who(viewer)} in {what}")


def disclosed(match: Match, viewer: int, chooser: Chooser) -> dict[str, Any]:
    """Return all that a viewer gets now, by name."""
    view, legal = match.view(viewer), match.legal(viewer)
    got: dict[str, Any] = {
        "view": view,
        "its view, spelt out": repr(view),
        "its log": match.log(viewer),
        "its facts": repr(match.facts(viewer)),
        "its record": match.record(viewer),
        "its legal moves": legal,
    }
    rng = Plain("disclosed")
    texts = [match.game.actions.text(rng.below(match.game.actions.size)) for _ in range(20)]
    got["refusals"] = [str(match.objection(viewer, text)) for text in texts]
    if legal:
        got["previews"] = [repr(match.preview(viewer, text)) for text in legal[:3]]
        actions = [match.game.actions.parse(text) for text in legal]
        got["a bot's choice"] = chooser.choose(view, actions, Plain("disclosed"))
    return got


def written(match: Match, story: Story) -> dict[str, Any]:
    """Return what a viewer has read so far."""
    return {
        "the facts of its log": repr(match.facts(story.viewer)),
        "the lines that people read": repr(Reading(match, story.viewer).lines),
        VIEWS: [step.after for step in story.steps],
    }


# Twins

Place = tuple[int, Move, int]  # of a word: its line, the move there, its number in the move


def twins_of_hidden(match: Match, hidden: Sequence[Place], rng: Rng) -> Iterator[Match]:
    """Yield matches in which two secrets of one kind, hidden from a viewer, change places."""
    if not hidden:
        return
    _, move, number = hidden[rng.below(len(hidden))]
    for other in others(match.game, move, number, rng):
        twin = twin_with(match, _exchanged(match.game, hidden, move, number, other))
        if twin is not None:
            yield twin


def twin_of_shown(
    match: Match, hidden: Sequence[Place], shown: Sequence[Place], rng: Rng
) -> Match | None:
    """Return a match with another word at one place or, if that fails, with two words exchanged."""
    if not shown:
        return None
    line, move, number = shown[-1 if rng.below(2) else rng.below(len(shown))]
    for other in others(match.game, move, number, rng)[:1]:
        alone = _exchanged(match.game, [(line, move, number)], move, number, other)
        if twin := twin_with(match, alone):
            return twin
        return twin_with(match, _exchanged(match.game, [*hidden, *shown], move, number, other))
    return None


def secrets(match: Match, viewer: int) -> tuple[list[Place], list[Place]]:
    """Return the places of other seats' words that are declared `Hidden`: hidden ones, shown ones.

    A word of the viewer's own counts as shown if only the state tells its owner, since the viewer's
    views show it.
    """
    hidden: list[Place] = []
    shown: list[Place] = []
    for line, (event, known) in enumerate(zip(match.events, match.log(viewer), strict=True)):
        if not isinstance(event, Move):
            continue
        action = match.game.actions.parse(event.text)
        verb = match.game.actions.verb(action)
        if not verb.hides:
            continue
        for number, kind in hidden_words(verb):
            if str(known).split()[number + 1] == "?":
                hidden.append((line, event, number))
            elif callable(kind.owner) or verb.owner(kind, action, event.by, None) != viewer:
                shown.append((line, event, number))
    return hidden, shown


def hidden_words(verb: Verb) -> list[tuple[int, Hidden]]:
    """Return the kinds of a verb that hide something, each with the number of its first word."""
    found = []
    number = 1
    for kind in verb.kinds if verb.hides else ():
        if isinstance(kind, Hidden):
            found.append((number, kind))
        number += kind.width
    return found


def kind_at(game: AnyGame, move: Move, number: int) -> Hidden:
    return dict(hidden_words(game.actions.verb(game.actions.parse(move.text))))[number]


def others(game: AnyGame, move: Move, number: int, rng: Rng) -> list[str]:
    """Return some words that could stand there instead."""
    kind = kind_at(game, move, number).of
    words = [kind.text(rng.below(kind.size)) for _ in range(TWINS)]
    return [word for word in dict.fromkeys(words) if word != move.text.split()[number]]


def _exchanged(
    game: AnyGame, places: Sequence[Place], move: Move, number: int, other: str
) -> dict[int, Move]:
    """Return the moves at these places, by line, with a word of one move and another exchanged."""
    kind, mine = kind_at(game, move, number).name, move.text.split()[number]
    exchange = {mine: other, other: mine}
    changes: dict[int, Move] = {}
    for line, meant, where in places:
        if kind_at(game, meant, where).name == kind:
            words = changes.get(line, meant).text.split()
            words[where] = exchange.get(words[where], words[where])
            changes[line] = Move(meant.by, " ".join(words))
    return changes


def twin_with(match: Match, changes: dict[int, Move]) -> Match | None:
    """Return the match with some moves changed, by their places in the log; None if impossible."""
    events = [changes.get(line, event) for line, event in enumerate(match.events)]
    values = option_values.as_dict(match.options).items()
    record = Record(
        game=match.game.id,
        version=match.game.version,
        players=match.players,
        options={name: option_values.word(value) for name, value in values},
        seed=None,
        events=tuple(events),
    )
    try:
        return match.resume(match.game, record)
    except RecordError:
        return None
