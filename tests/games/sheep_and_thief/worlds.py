"""Matches with a small deck, and all the worlds that a viewer's own log and packs allow.

They are enumerated without the engine's rules. Rivers come first in the deck, so that cards are
laid face down.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, groupby
from typing import Any

from sheepfold.core.bits import bits
from sheepfold.core.protocol import CHANCE, WATCHER
from sheepfold.core.rng import Plain
from sheepfold.games.sheep_and_thief import SheepAndThief
from sheepfold.lab.habits import habits_of
from tests.games.sheep_and_thief.referee import MISSIONS, Referee
from tests.games.sheep_and_thief.scenario import box

Cards = frozenset[int]
NONE: Cards = frozenset()


# Matches with a small deck


def rivers_first() -> dict[str, Any]:
    """The faces in another order: rivers on every second card of the small numbers."""
    components = box()
    faces = [{**card} for card in components["cards"]]
    wet = [face for face in faces if face["river"]]
    dry = [face for face in faces if not face["river"]]
    mixed = [face for pair in zip(wet, dry, strict=False) for face in pair]
    mixed += wet[len(dry) :] + dry[len(wet) :]
    components["cards"] = [{**face, "id": number} for number, face in enumerate(mixed, start=1)]
    return components


COMPONENTS = rivers_first()
GAME = SheepAndThief(COMPONENTS)


@dataclass(frozen=True)
class Step:
    """A move, as everybody saw it, and the cards that would have fitted then."""

    by: int
    text: str
    seen: dict[int, str]  # by viewer
    fitting: Cards


class Small:
    """A match with the cards 1 to `cards`; all that happened is in `steps`."""

    def __init__(self, players: int, cards: int, seed: object, **options: bool) -> None:
        self.players, self.cards = players, cards
        self.state = GAME.setup(players, GAME.options(**options))
        self.state.deck = (1 << cards) - 1
        self.referee = Referee(players, options, COMPONENTS)
        self.rng = Plain("small", players, cards, seed)
        self.bot = habits_of(GAME.id)["stuck"](GAME)
        self.steps: list[Step] = []

    def play(self, until: Callable[["Small"], bool]) -> "Small":
        while not until(self) and not self.over:
            acting = GAME.acting(self.state)
            seat = acting[self.rng.below(len(acting))]
            legal = GAME.legal(self.state, seat)
            if seat == CHANCE:
                action = legal[self.rng.below(len(legal))]
            else:
                action = self.bot.choose(GAME.view(self.state, seat), legal, self.rng)
            self.move(seat, action)
        return self

    def move(self, seat: int, action: int) -> None:
        viewers = (WATCHER, *range(self.players))
        seen = {
            v: GAME.actions.text(GAME.actions.seen(self.state, seat, action, v)) for v in viewers
        }
        text = GAME.actions.text(action)
        fitting = self.fitting(seat) if text.startswith("cover") else NONE
        self.steps.append(Step(seat, text, seen, fitting))
        GAME.apply(self.state, seat, action)
        self.referee.play(seat, text)

    def fitting(self, seat: int) -> Cards:
        """By the referee: the cards that could be laid face up."""
        board, faces = self.referee.boards[seat], self.referee.faces
        cells = [c for c in board.free() if board.adjacent(c) and c != self.referee.fox]
        return frozenset(
            card for card in faces if any(board.rivers_agree(faces[card], c) for c in cells)
        )

    @property
    def over(self) -> bool:
        return not GAME.acting(self.state)

    @property
    def ready(self) -> bool:
        """Between two turns."""
        return self.referee.due == "lay"

    @property
    def covers(self) -> int:
        return sum(step.text.startswith("cover") for step in self.steps)


# What a viewer's log and eyes allow


@dataclass(frozen=True)
class World:
    """Where all cards are, and how they came there."""

    deck: Cards
    packs: tuple[Cards, ...]  # by holder
    hands: tuple[Cards, ...]
    chosen: tuple[Cards, ...]  # picked or to be discarded, others still choose
    taken: tuple[tuple[Cards, ...], ...] = ()  # per pass and seat
    covers: tuple[int, ...] = ()
    discards: tuple[tuple[Cards, ...], ...] = ()
    missions: tuple[str, ...] = ()


class Clock:
    """What everybody knows: round, pass, how many have chosen, how many cards lie."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.kept, self.size = (2, 6) if players == 2 else (1, 5)
        self.round, self.passes, self.placed, self.choices = 1, 0, 0, 0

    @property
    def direction(self) -> int:
        return -1 if self.round == 2 else 1

    def began(self, seat: int) -> int:
        """Where the pack that a seat holds began in this round."""
        return (seat - self.passes * self.direction) % self.players

    def brings_about(self, verb: str) -> str:
        """What happens by itself after a move: packs pass, the last are kept, a round begins."""
        self.choices += verb in ("pick", "discard")
        self.placed += verb in ("lay", "cover")
        if verb == "pick" and self.choices == self.kept * self.players:
            self.choices = 0
            self.passes += 1
            return "last" if self.size - self.passes * self.kept == self.kept else "pass"
        if verb == "discard" and self.choices == self.players:
            return self.next_round()
        if verb in ("lay", "cover") and self.placed == 4 * self.players and self.players > 2:
            return self.next_round()
        return ""

    def next_round(self) -> str:
        self.round += 1
        self.passes = self.placed = self.choices = 0
        return "round"


def put(sets: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*sets[:seat], cards, *sets[seat + 1 :])


def joined(one: tuple[Cards, ...], other: tuple[Cards, ...]) -> tuple[Cards, ...]:
    return tuple(mine | more for mine, more in zip(one, other, strict=True))


def by_itself(world: World, what: str, clock: Clock) -> World:
    empty = (NONE,) * clock.players
    if what == "round":
        discards = world.discards + ((world.chosen,) if clock.players == 2 else ())
        return replace(world, packs=world.hands, hands=empty, chosen=empty, discards=discards)
    taken, hands = (*world.taken, world.chosen), joined(world.hands, world.chosen)
    seats = range(clock.players)
    packs = tuple(world.packs[(seat - clock.direction) % clock.players] for seat in seats)
    if what == "last":
        taken, hands, packs = (*taken, packs), joined(hands, packs), empty
    return replace(world, packs=packs, hands=hands, chosen=empty, taken=taken)


@dataclass(frozen=True)
class Sight:
    """A pack that the viewer held."""

    round: int
    began: int
    passes: int
    cards: Cards


@dataclass(frozen=True)
class Knowledge:
    """What a viewer will have seen by now; branches that would be cut off later are not begun."""

    sights: frozenset[Sight]
    dealt: dict[int, Cards]  # to himself, from a round on

    def in_pack(self, round: int, began: int, after: int = -1) -> Cards:
        """Cards seen in a pack when it had been passed more often than that."""
        packs = (s for s in self.sights if (s.round, s.began) == (round, began))
        return NONE.union(*(s.cards for s in packs if s.passes > after))

    def elsewhere(self, round: int, began: int) -> Cards:
        packs = (s for s in self.sights if s.round == round and s.began != began)
        return NONE.union(self.dealt.get(round, NONE), *(s.cards for s in packs))


NOTHING = Knowledge(frozenset(), {})


def branches(
    world: World, steps: list[Step], texts: list[str], clock: Clock, known: Knowledge
) -> Iterator[World]:
    """The worlds that a move leads to; if it is hidden, all that it may have been."""
    by, (verb, *words) = steps[0].by, texts[0].split()
    word = words[0] if words else ""
    if verb == "deal":
        yield from deals(world, int(word), [text.split()[2] for text in texts], clock, known)
    elif verb == "mission":
        names = [name for name in MISSIONS if name not in world.missions]
        for name in names if words[1] == "?" else {words[1]} & set(names):
            yield replace(world, missions=(*world.missions, name))
    elif verb == "pick":
        gone = known.in_pack(clock.round, clock.began(by), clock.passes)
        for card in world.packs[by] - gone if word == "?" else {int(word)} & world.packs[by]:
            chosen = put(world.chosen, by, world.chosen[by] | {card})
            yield replace(
                world, packs=put(world.packs, by, world.packs[by] - {card}), chosen=chosen
            )
    elif verb in ("lay", "cover", "discard"):
        if verb == "cover" and world.hands[by] & steps[0].fitting:
            return  # ST-10
        for card in world.hands[by] if word == "?" else {int(word)} & world.hands[by]:
            left = replace(world, hands=put(world.hands, by, world.hands[by] - {card}))
            if verb == "discard":
                left = replace(left, chosen=put(world.chosen, by, frozenset({card})))
            yield replace(left, covers=(*world.covers, card)) if verb == "cover" else left
    else:
        yield world


def deals(
    world: World, seat: int, cards: list[str], clock: Clock, known: Knowledge
) -> Iterator[World]:
    """All cards of one seat: their order is nobody's concern."""
    if "?" not in cards:
        choices = [frozenset(map(int, cards))]
    else:
        sure = known.in_pack(clock.round, seat) - world.packs[seat]
        rest = world.deck - sure - known.elsewhere(clock.round, seat)
        number = len(cards) - len(sure)
        ways = combinations(sorted(rest), number) if number >= 0 else iter(())
        choices = [sure.union(some) for some in ways]
    for dealt in choices:
        if dealt <= world.deck:
            packs = put(world.packs, seat, world.packs[seat] | dealt)
            yield replace(world, deck=world.deck - dealt, packs=packs)


def one_step(step: Step) -> object:
    return step.text.rpartition(" ")[0] if step.text.startswith("deal") else id(step)


def walk(
    match: Small, viewer: int | None, known: Knowledge = NOTHING, truths: list[World] | None = None
) -> Iterator[tuple[Clock, Counter[World]]]:
    """After each step the worlds that may be; None sees everything."""
    clock, empty = Clock(match.players), (NONE,) * match.players
    worlds = Counter({World(frozenset(range(1, match.cards + 1)), empty, empty, empty): 1})
    for number, (_, group) in enumerate(groupby(match.steps, one_step)):
        steps = list(group)
        texts = [step.text if viewer is None else step.seen[viewer] for step in steps]
        found: Counter[World] = Counter()
        for world, count in worlds.items():
            for branch in branches(world, steps, texts, clock, known):
                found[branch] += count
        what = clock.brings_about(texts[0].split()[0])
        worlds = Counter()
        for world, count in found.items():
            after = by_itself(world, what, clock) if what else world
            if truths is None or own(after, viewer) == own(truths[number], viewer):
                worlds[after] += count
        yield clock, worlds


def own(world: World, viewer: int | None) -> tuple[Cards, ...]:
    """What a seat has before its eyes."""
    if viewer is None or viewer == WATCHER:
        return ()
    return world.packs[viewer], world.hands[viewer], world.chosen[viewer]


def possible(match: Small, viewer: int) -> Counter[World]:
    """All worlds behind what a viewer has seen so far, by the number of ways that lead there."""
    truths, sights, dealt = [], set(), dict[int, Cards]()
    for clock, worlds in walk(match, None):
        (truth,) = worlds
        truths.append(truth)
        if viewer != WATCHER:
            pack = truth.packs[viewer] | truth.chosen[viewer]
            sights.add(Sight(clock.round, clock.began(viewer), clock.passes, pack))
    for step in match.steps if viewer != WATCHER else ():
        verb, *words = step.seen[viewer].split()
        if verb == "deal" and words[1] != "?":
            for number in (1, 2, 3):  # in a round before it, it was in the deck
                dealt[number] = dealt.get(number, NONE) | {int(words[1])}
    *_, (_, worlds) = walk(match, viewer, Knowledge(frozenset(sights), dealt), truths)
    assert truths[-1] in worlds
    return worlds


# What is imagined


def told(state: Any) -> World:
    """A state of the engine, told like this."""
    players, size, kept = state.players, state.size, 2 if state.players == 2 else 1
    chosen = tuple(ids(bits(mask)) for mask in state.chosen)
    packs = [ids(state.packs[(seat + state.shift) % players]) for seat in range(players)]
    taken = []
    for number in range(state.round + 1):
        step = -1 if number == 1 else 1
        for passes in range(size // kept):
            sets = []
            for seat in range(players):
                began = (seat - step * passes) % players
                first = (number * players + began) * size + passes * kept
                sets.append(state.drafted[first : first + kept])
            if all(card >= 0 for cards in sets for card in cards):
                taken.append(tuple(ids(cards) for cards in sets))
    away = [state.discarded[number::2] for number in (0, 1)] if players == 2 else []
    return World(
        deck=ids(bits(state.deck)),
        packs=tuple(pack - mine for pack, mine in zip(packs, chosen, strict=True)),
        hands=tuple(ids(hand) - mine for hand, mine in zip(state.hands, chosen, strict=True)),
        chosen=chosen,
        taken=tuple(taken),
        covers=tuple((placed >> 5) + 1 for placed in state.laid if placed & 16),
        discards=tuple(tuple(ids([card]) for card in cards) for cards in away if min(cards) >= 0),
        missions=tuple(MISSIONS[drawn] for drawn in state.mission if drawn >= 0),
    )


def ids(cards: list[int]) -> Cards:
    return frozenset(card + 1 for card in cards)


def places(world: World) -> Iterator[object]:
    """Where each card is, in words that can be counted."""
    for name in ("packs", "hands", "chosen"):
        for seat, cards in enumerate(getattr(world, name)):
            yield from ((card, name, seat) for card in cards)
    yield from ((card, "covers", number) for number, card in enumerate(world.covers))
    yield from (
        (passes, seat, cards)
        for passes, s in enumerate(world.taken)
        for seat, cards in enumerate(s)
    )
    yield from enumerate(world.missions)


def check(match: Small, viewer: int, draws: int = 300) -> int:
    """Imagined worlds are possible ones, by their weight; how many there are is returned."""
    allowed = possible(match, viewer)
    view, rng = GAME.view(match.state, viewer), Plain("check", viewer, len(match.steps))
    drawn = Counter(told(GAME.imagine(view, rng)) for _ in range(draws))
    assert drawn.keys() <= allowed.keys()
    whole = sum(allowed.values())
    if len(allowed) * 10 <= draws:
        expected = {world: draws * count / whole for world, count in allowed.items()}
        square = sum((drawn[world] - mean) ** 2 / mean for world, mean in expected.items())
        freedom = len(allowed) - 1
        assert square <= freedom + 5 * (2 * freedom) ** 0.5 + 5
        assert len(drawn) == len(allowed)
    means, found = Counter[object](), Counter[object]()
    for world, count in allowed.items():
        for place in places(world):
            means[place] += count
    for world, count in drawn.items():
        for place in places(world):
            found[place] += count
    for place, count in means.items():
        share = count / whole
        spread = (draws * share * (1 - share)) ** 0.5
        assert abs(found[place] - draws * share) <= 5 * spread + 3, place
    return len(allowed)
