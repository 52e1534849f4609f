"""The laws every game obeys, checked on real matches; QUALITY numbers them 1 to 9.

Each `law_…` looks at one position and raises `Broken`; `inspector.py` walks matches and applies
them. (Law 9, golden playthroughs, is a folder of files.)
"""

from collections.abc import Iterable, Iterator, Sequence, ValuesView
from dataclasses import replace
from itertools import combinations
from typing import Any, Protocol

from sheepfold.core import record as records
from sheepfold.core.actions import ActionSpace
from sheepfold.core.errors import MALFORMED, IllegalMove, RecordError
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.rebuild import fields
from sheepfold.core.record import Move, Record
from sheepfold.core.rng import Plain, Rng, seed_bytes

MALFORMED_TEXTS = (
    "",
    "   ",
    "?",
    "undo",
    "fence",
    "\x00",
    "ünïcode ☃",
    "a" * 5000,
    "done done done",
)
MOST_CHANCES = 64  # a start tile of Meadowmight with its rotations has 63
SMALL = 5000  # actions that are all asked; of a larger space a sample
PROBES = 60  # of a large space, of each sort: neighbours of legal actions, random ones
TWINS = 4  # of one hidden move


class Broken(Exception):
    """A law does not hold."""

    def __init__(self, law: int, what: str) -> None:
        self.law = law
        super().__init__(f"law {law}: {what}")


class Chooser(Protocol):
    """Anything that decides: a bot, a player with habits."""

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> int: ...


def require(holds: bool, law: int, what: str) -> None:
    if not holds:
        raise Broken(law, what)


def snapshot(state: object) -> str:
    """A state as text: equal texts are equal states."""
    return repr([(name, getattr(state, name)) for name in slots(state)])


def slots(state: object) -> tuple[str, ...]:
    """The names of a state's fields."""
    kind: type = type(state)
    return fields(kind)


def viewers(players: int) -> list[int]:
    return [WATCHER, *range(players)]


# The laws of a position


def law_1_somebody_can_act(game: AnyGame, state: Any, rng: Plain) -> dict[int, list[int]]:
    """The legal actions of whoever acts are returned."""
    acting = game.acting(state)
    found: dict[int, list[int]] = {}
    require(acting == (CHANCE,) or CHANCE not in acting, 1, "chance acts together with a seat")
    for seat in acting:
        legal = found[seat] = game.legal(state, seat)
        require(bool(legal), 1, f"seat {seat} must act and has no legal action")
        sampled = game.sample(state, seat, rng.random)
        require(sampled in legal, 1, f"{game.actions.text(sampled)!r} is sampled and not legal")
    return found


def probes(space: ActionSpace, legal: Sequence[int], rng: Rng) -> Iterable[int]:
    """The actions to ask about: all of a small space; else the legal ones, neighbours in one

    argument, and random ones of every verb.
    """
    if space.size <= SMALL:
        return range(space.size)
    asked = set(legal)
    for _ in range(PROBES if legal else 0):
        action = legal[rng.below(len(legal))]
        verb = space.verb(action)
        parts = verb.parts(action)
        if parts:
            place = rng.below(len(parts))
            size = verb.kinds[place].size
            step = (1, size - 1, rng.below(size))[rng.below(3)]
            asked.add(
                verb.action([*parts[:place], (parts[place] + step) % size, *parts[place + 1 :]])
            )
    for verb in space.verbs:
        asked |= {verb.base + rng.below(verb.size) for _ in range(PROBES)}
    return sorted(asked)


def law_2_legal_is_without_objection(game: AnyGame, state: Any, rng: Rng) -> set[str]:
    """The rulings that objected are returned."""
    rulings: set[str] = set()
    for seat in game.acting(state):
        legal = game.legal(state, seat)
        require(len(legal) == len(set(legal)), 2, "an action is listed twice")
        allowed = set(legal)
        for action in probes(game.actions, legal, rng):
            ruling = game.objection(state, seat, action)
            if (action in allowed) != (ruling is None):  # asked very often: words only if broken
                listed, name = action in allowed, game.actions.text(action)
                raise Broken(2, f"{name!r}: listed {listed}, ruling {ruling}")
            if ruling is not None:
                rulings.add(ruling)
    for ruling in rulings:
        require(ruling in game.rulings, 2, f"unknown ruling {ruling}")
    return rulings


def law_3_texts_parse(game: AnyGame) -> None:
    for action in probes(game.actions, (), Plain("texts")):
        text = game.actions.text(action)
        require(game.actions.parse(text) == action, 3, f"{text!r} parses to another action")


def law_4_copies_share_nothing(game: AnyGame, state: Any, rng: Plain) -> None:
    before = snapshot(state)
    other = state.copy()
    require(snapshot(other) == before, 4, "a copy differs from its original")
    for name in slots(state):
        shared = set(map(id, _containers(getattr(state, name))))
        require(
            shared.isdisjoint(map(id, _containers(getattr(other, name)))),
            4,
            f"a copy shares {name} with its original",
        )
    for seat in game.acting(other)[:1]:
        game.apply(other, seat, game.sample(other, seat, rng.random))
    require(snapshot(state) == before, 4, "playing on a copy changed the original")


def _containers(value: object) -> Iterator[object]:
    """The mutable objects in a value, nested ones too."""
    if isinstance(value, list | dict | set | bytearray):
        yield value
    parts = value.values() if isinstance(value, dict) else value
    if isinstance(parts, list | tuple | set | frozenset | ValuesView):
        for part in parts:
            if type(part) is not int:  # as most are
                yield from _containers(part)


def law_6_imagined_worlds_look_the_same(game: AnyGame, state: Any, players: int, rng: Rng) -> None:
    for viewer in viewers(players):
        view = game.view(state, viewer)
        world = game.imagine(view, rng)
        require(game.view(world, viewer) == view, 6, f"viewer {viewer} imagines another view")
        require(game.acting(world) == game.acting(state), 6, "another seat acts as imagined")
        if viewer in game.acting(state):
            moves = sorted(game.legal(world, viewer))
            require(moves == sorted(game.legal(state, viewer)), 6, f"{viewer} imagines other moves")
            for _ in range(PROBES):
                action = rng.below(game.actions.size)
                meant, said = (game.objection(one, viewer, action) for one in (world, state))
                if meant != said:
                    raise Broken(6, f"{game.actions.text(action)!r}: {said}, imagined {meant}")


def law_7_simultaneous_choices_commute(game: AnyGame, state: Any, players: int, rng: Rng) -> None:
    for one, other in combinations(game.acting(state), 2):
        first, second = (
            legal[rng.below(len(legal))]
            for legal in (game.legal(state, one), game.legal(state, other))
        )
        ends = []
        for order in (((one, first), (other, second)), ((other, second), (one, first))):
            end = state.copy()
            for seat, action in order:
                game.apply(end, seat, action)
            ends.append([snapshot(end), *(game.view(end, viewer) for viewer in viewers(players))])
        require(ends[0] == ends[1], 7, f"the choices of seats {one} and {other} do not commute")


def law_8_chances_are_the_legal_draws(game: AnyGame, state: Any) -> None:
    """Where chance acts."""
    chances = game.chances(state)
    require(0 < len(chances) <= MOST_CHANCES, 8, f"{len(chances)} outcomes")
    require(all(type(w) is int and w > 0 for _, w in chances), 8, "a weight is not a count")
    drawn = [action for action, _ in chances]
    require(drawn == game.legal(state, CHANCE), 8, "chance's legal actions are not its chances")
    verbs = {game.actions.verb(action).name for action in drawn}
    require(len(verbs) == 1, 8, f"one draw of several kinds: {verbs}")


# The laws of a match


def law_2_refusals_change_nothing(match: Match, seat: int, rng: Rng) -> None:
    before = (match.record(), snapshot(match.state))
    legal = match.legal(seat)
    illegal = match.game.actions.text(rng.below(match.game.actions.size))
    for text in (*MALFORMED_TEXTS, illegal):
        if text in legal:
            continue
        try:
            match.play(seat, text)
        except IllegalMove as refusal:
            expected = MALFORMED if text != illegal else refusal.ruling
            require(refusal.ruling == expected, 2, f"{text!r} is refused by {refusal.ruling}")
        else:
            raise Broken(2, f"{text!r} is illegal and was played")
    require((match.record(), snapshot(match.state)) == before, 2, "a refusal changed the match")


def law_3_records_replay(match: Match) -> None:
    text = match.record()
    again = match.resume(match.game, records.parse(text))
    require(again.record() == text, 3, "a record's match has another record")
    require(snapshot(again.state) == snapshot(match.state), 3, "a record replays to another state")


def law_3_seed_and_moves_replay(match: Match) -> None:
    """A finished match without undo comes again from its seed and the seats' moves alone."""
    record = records.parse(match.record())
    again = Match.start(match.game, record.players, record.options, seed=record.seed)
    for event in record.events:
        if isinstance(event, Move) and event.by != CHANCE:
            again.play(event.by, event.text)
    require(again.events == match.events, 3, "seed and moves give another match")


def law_4_undo_is_the_identity(match: Match, seat: int, text: str) -> None:
    """Also beyond the boundary, where all agree."""
    twin = match.copy()
    before = (snapshot(twin.state), twin.acting, [twin.view(v) for v in viewers(twin.players)])
    twin.play(seat, text)
    if not twin.over:
        twin.undo(seat, agreed=range(twin.players))
        after = (snapshot(twin.state), twin.acting, [twin.view(v) for v in viewers(twin.players)])
        require(after == before, 4, f"{text!r} and undo is not the identity")
        law_3_records_replay(twin)


def law_6_a_free_undo_shows_nothing(match: Match, seat: int, text: str) -> None:
    """What a seat may take back without asking has shown it nothing it could not foresee."""
    foreseen = match.preview(seat, text).view
    twin = match.copy()
    twin._seed = None  # up to the first draw
    twin.play(seat, text)
    if twin.may_undo(seat):
        require(twin.view(seat) == foreseen, 6, f"{text!r} shows something and can be undone")


def law_6_secrets_do_not_show(match: Match, chooser: Chooser, rng: Rng) -> int:
    """Swap what a viewer, any of them, cannot know: nothing that viewer gets may change.

    Secrets are moves the viewer saw redacted and, for what is drawn later, the seed. How many
    secrets were swapped for really different ones is returned.
    """
    viewer = viewers(match.players)[rng.below(match.players + 1)]
    told, met = disclosed(match, viewer, chooser), sightings(match, viewer)
    fate = reseeded(match, rng.below(1 << 30))
    require(fate._seed != match._seed, 6, "the swapped seed is the same")
    require(disclosed(fate, viewer, chooser) == told, 6, f"the seed shows to viewer {viewer}")
    swapped = 1
    for twin in twins(match, viewer, rng):
        if sightings(twin, viewer) == met:  # else his eyes met the secret
            require(twin.events != match.events, 6, "the swapped secret is the same")
            require(disclosed(twin, viewer, chooser) == told, 6, f"a secret shows to {viewer}")
            swapped += 1
    return swapped


def sightings(match: Match, viewer: int) -> list[Any]:
    return [getattr(match.view(viewer), name) for name in match.game.sightings]


def disclosed(match: Match, viewer: int, chooser: Chooser) -> str:
    """All a viewer gets, as one text."""
    view, legal = match.view(viewer), match.legal(viewer)
    told = [repr(view), match.record(viewer), repr(match.log(viewer)), *legal]
    rng = Plain("disclosed")
    for _ in range(20):
        text = match.game.actions.text(rng.below(match.game.actions.size))
        told.append(str(match.objection(viewer, text)))
    if legal:
        told += [repr(match.preview(viewer, text)) for text in legal[:3]]
        actions = [match.game.actions.parse(text) for text in legal]
        told.append(str(chooser.choose(view, actions, Plain("disclosed"))))
    return "\n".join(told)


def reseeded(match: Match, seed: int) -> Match:
    """The same match so far, with another fate from here on."""
    twin = match.copy()
    twin._seed = seed_bytes(seed)
    return twin


def twins(match: Match, viewer: int, rng: Rng) -> Iterator[Match]:
    """Matches in which two secrets of one kind, one of them in a hidden move, change places."""
    record = replace(records.parse(match.record()), seed=None)
    hidden = [
        (number, event, place)
        for number, (event, known) in enumerate(zip(record.events, match.log(viewer), strict=True))
        if isinstance(event, Move)
        for place, word in enumerate(str(known).split()[1:])
        if word == "?"
    ]
    if not hidden:
        return
    _, event, place = hidden[rng.below(len(hidden))]
    verb = match.game.actions.verb(match.game.actions.parse(event.text))
    kind, mine = verb.kinds[place - 1], event.text.split()[place]
    for _ in range(TWINS):
        other = kind.text(rng.below(kind.size))
        if other in (mine, "?"):
            continue
        exchange = {mine: other, other: mine}
        changes = {}
        for number, meant, where in hidden:
            words = meant.text.split()
            words[where] = exchange.get(words[where], words[where])
            changes[number] = Move(meant.by, " ".join(words))
        twin = _twin(match, record, changes)
        if twin is not None:
            yield twin


def _twin(match: Match, record: Record, changes: dict[int, Move]) -> Match | None:
    events = [changes.get(number, event) for number, event in enumerate(record.events)]
    try:
        return match.resume(match.game, replace(record, events=tuple(events)))
    except RecordError:
        return None
