"""Worlds imagined from a view: all that the viewer's own log allows, as likely as it says.

The bag and the hands are cut, so that all worlds can be listed. What is possible is reckoned from
the log alone, without the engine, as if every tile of a hand were equally likely to be the next
that its player takes; that a player was stuck (MM-9) is not held against his other tiles. What is
imagined is counted exactly: every number the generator could give is tried.
"""

from fractions import Fraction
from typing import Any, NamedTuple

import pytest

from sheepfold import games
from sheepfold.core.laws import slots, viewers
from sheepfold.core.match import Match
from sheepfold.core.protocol import CHANCE, WATCHER, AnyGame
from sheepfold.core.record import Event, Undo
from sheepfold.core.rng import Plain
from sheepfold.games.meadowmight.components import OTHERS, TYPES
from tests.games.every_draw import every_draw

SHEEPLE = tuple(word for word in TYPES if word.startswith("sheeple"))
Words = tuple[str, ...]  # in order


class World(NamedTuple):
    """Who holds what, and what lies where nobody has seen it yet."""

    hands: tuple[Words, ...]
    piles: tuple[Words, ...]  # Personal Piles: the Sheeple in each
    others: tuple[int, ...]  # and how many other tiles
    bag: Words  # the tiles that nobody has drawn

    def change(self, seat: int, hand: Words, **more: Any) -> "World":
        hands = (*self.hands[:seat], tuple(sorted(hand)), *self.hands[seat + 1 :])
        return self._replace(hands=hands, **more)


Odds = dict[World, Fraction]


class Rules(NamedTuple):
    """A cut game: the tiles in the bag, and the hand that is dealt besides Sheeple."""

    players: int
    bag: str  # types with their numbers
    dealt: int
    sheeple: int = 0  # each player's in his pile; 0: no Personal Piles, all in the hand
    wolves: bool = False

    def tiles(self) -> Words:
        pairs = [entry.split("*") for entry in self.bag.split()]
        return tuple(sorted(word for word, number in pairs for _ in range(int(number))))

    def options(self) -> dict[str, Any]:
        piles = {"personal_piles": True, "sheeple": self.sheeple} if self.sheeple else {}
        return {"wool_wolves": self.wolves, **piles}


CUT = {
    "two players": Rules(2, "blank-open*2 neutral-single*3 blank-closed*1", 2),
    "three players": Rules(3, "blank-open*2 neutral-single*2 neutral-triple*2", 1),
    "piles of two": Rules(2, "blank-open*2 neutral-single*3 blank-closed*2", 2, 1),
    "piles with a remainder": Rules(2, "blank-open*3 neutral-single*3", 2, 2),
    "piles of three": Rules(3, "blank-open*2 neutral-single*3 blank-triple*2", 1, 1),
    "ponds": Rules(2, "pond-open*2 pond-corner*2 blank-single*1 wolf-closed*1", 2, wolves=True),
    "ponds and piles": Rules(2, "pond-open*3 pond-corner*2 tree-open*2", 2, 1, wolves=True),
}


def game_of(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Meadowmight with a cut bag and small hands."""
    game: Any = games.make("meadowmight")
    stock = tuple(rules.tiles().count(word) for word in TYPES[:OTHERS])
    game.tiles.stock = stock, stock
    game.tiles.hand = len(SHEEPLE) + rules.dealt
    game.tiles.limit = rules.dealt
    made: AnyGame = game
    return made


# What the viewer's log allows


def standing(log: list[Event]) -> list[tuple[int, list[str]]]:
    """The moves of a log that were not taken back: who, and the words."""
    moves: list[tuple[int, str]] = []
    for line, event in enumerate(log, start=1):
        if isinstance(event, Undo):
            moves = [move for move in moves if move[0] < event.target]
        else:
            moves.append((line, str(event)))
    return [(int(text.split()[0]), text.split()[1:]) for _, text in moves]


def possible(rules: Rules, log: list[Event]) -> Odds:
    """The worlds that may be behind a log, by the rules of the deal (MM-4, MM-P1)."""
    none: tuple[Words, ...] = ((),) * rules.players
    hand = () if rules.sheeple else tuple(sorted(SHEEPLE))
    piles = (SHEEPLE[: rules.sheeple],) * rules.players if rules.sheeple else none
    world = World((hand,) * rules.players, piles, (0,) * rules.players, rules.tiles())
    odds: Odds = {world: Fraction(1)}
    seat, laid = 0, {}  # whose turn it is; the Sheeple on the board by their cells
    for by, (verb, *words) in standing(log):
        if by != CHANCE:
            seat = by
        if verb == "start":
            odds = {begun(rules, world, words[0]): chance for world, chance in odds.items()}
        elif verb == "deal":
            odds = drawn(odds, int(words[0]), words[1], piles=bool(rules.sheeple))
        elif verb == "draw" and words:
            odds = drawn(odds, seat, words[0], piles=bool(rules.sheeple))
        elif verb in ("play", "discard"):
            odds = taken(odds, seat, words[0])
            if verb == "play":
                laid[words[1]] = words[0]
        elif verb == "recall":
            known = laid[words[0]]
            odds = {
                world.change(seat, (*world.hands[seat], known)): chance
                for world, chance in odds.items()
            }
    total = sum(odds.values())
    return {world: chance / total for world, chance in odds.items()}


def without(words: Words, word: str) -> Words:
    place = words.index(word)
    return words[:place] + words[place + 1 :]


def begun(rules: Rules, world: World, start: str) -> World:
    bag = without(world.bag, start)
    each = len(bag) // rules.players if rules.sheeple else 0
    return world._replace(bag=bag, others=(each,) * rules.players)


def drawn(odds: Odds, seat: int, word: str, *, piles: bool) -> Odds:
    """A seat gets a tile from the bag, or from its pile; which one, if the log tells."""
    found: Odds = {}
    for world, chance in odds.items():
        own, others = world.piles[seat], world.others[seat]
        pile = len(own) + others if piles else len(world.bag)
        for tile in {*own, *world.bag} if word == "?" else {word}:
            if tile in own:
                left = (*world.piles[:seat], without(own, tile), *world.piles[seat + 1 :])
                share = Fraction(1, pile)
                after = world.change(seat, (*world.hands[seat], tile), piles=left)
            elif tile in world.bag and (others or not piles):
                share = Fraction(world.bag.count(tile), len(world.bag))
                rest = world.others
                if piles:
                    share *= Fraction(others, pile)
                    rest = (*rest[:seat], others - 1, *rest[seat + 1 :])
                hand, bag = (*world.hands[seat], tile), without(world.bag, tile)
                after = world.change(seat, hand, bag=bag, others=rest)
            else:
                continue
            found[after] = found.get(after, Fraction(0)) + chance * share
    return found


def taken(odds: Odds, seat: int, word: str) -> Odds:
    """A seat plays or discards a tile: any of its hand equally likely."""
    found: Odds = {}
    for world, chance in odds.items():
        hand = world.hands[seat]
        if word in hand:
            after = world.change(seat, without(hand, word))
            share = Fraction(hand.count(word), len(hand))
            found[after] = found.get(after, Fraction(0)) + chance * share
    return found


# What is imagined


def described(state: Any) -> World:
    """A state of the engine as a world."""
    sheeple = [
        [word for number, word in enumerate(SHEEPLE) if pile >> number & 1]
        for pile in state.pile_sheeple
    ]
    bag = [TYPES[number] for number, count in enumerate(state.deck) for _ in range(count)]
    return World(
        tuple(tuple(sorted(TYPES[number] for number in hand)) for hand in state.hands),
        tuple(map(tuple, sheeple)),
        tuple(state.pile_others),
        tuple(sorted(bag)),
    )


def imagined(match: Match, viewer: int) -> Odds:
    view = match.view(viewer)
    found: Odds = {}
    for state, chance in every_draw(lambda rng: match.game.imagine(view, rng)):
        world = described(state)
        found[world] = found.get(world, Fraction(0)) + chance
    return found


def check(match: Match, rules: Rules) -> None:
    """For every seat and the watcher; and the truth is among what they think possible."""
    truth = described(match.state)
    for viewer in viewers(match.players):
        allowed = possible(rules, match.log(viewer))
        assert truth in allowed
        assert imagined(match, viewer) == allowed, viewer


# Matches


def begin(rules: Rules, game: AnyGame, seed: int | None) -> Match:
    return Match.start(game, rules.players, rules.options(), seed=seed)


def play(match: Match, decisions: int, rng: Plain) -> bool:
    """So many decisions more; whether the last ones brought a Sheeple back."""
    recalls = False
    for _ in range(decisions):
        if match.over:
            break
        (seat,) = match.acting
        legal = match.legal(seat)
        verbs = sorted({text.split()[0] for text in legal})
        verb = "recall" if "recall" in verbs else verbs[rng.below(len(verbs))]
        texts = [text for text in legal if text.split()[0] == verb]
        texts = [text for text in texts if "sheeple" in text and rng.below(3)] or texts
        match.play(seat, texts[rng.below(len(texts))])
        recalls |= verb == "recall"
    return recalls


@pytest.mark.parametrize("name", CUT)
def test_while_tiles_are_dealt(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed chance: before the first draw, and after each until the first turn."""
    rules = CUT[name]
    match = begin(rules, game_of(rules, monkeypatch), None)
    rng = Plain("deal", name)
    while match.acting == {CHANCE}:
        if len(match.moves) > 1:  # before the start tile nothing is in any pile yet
            check(match, rules)
        legal = match.legal(CHANCE)
        match.play(CHANCE, legal[rng.below(len(legal))])
    check(match, rules)


@pytest.mark.parametrize("name", CUT)
def test_in_the_course_of_matches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = CUT[name]
    game = game_of(rules, monkeypatch)
    for seed in range(2):
        match = begin(rules, game, seed)
        rng = Plain("course", seed)
        while not match.over:
            play(match, 4, rng)
            check(match, rules)
        assert len(imagined(match, WATCHER)) == 1 or rules.sheeple  # a remainder is never seen


@pytest.mark.parametrize("name", ["ponds", "ponds and piles"])
def test_a_sheeple_that_came_back_is_known_to_be_in_that_hand(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = CUT[name]
    game = game_of(rules, monkeypatch)
    met = 0
    for seed in range(40):
        match = begin(rules, game, seed)
        rng = Plain("recall", seed)
        while not match.over and met < 3:
            if play(match, 1, rng):
                met += any(match.view(WATCHER).recalled)
                check(match, rules)
                play(match, 2, rng)
                check(match, rules)
    assert met == 3


def test_how_many_worlds_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """One tile each of two types left: who holds one of them knows what the other may hold."""
    rules = Rules(2, "blank-open*1 neutral-single*1 blank-closed*1 neutral-triple*1", 1)
    match = begin(rules, game_of(rules, monkeypatch), None)
    for text in ("first 0", "start blank-open 0", "deal 0 blank-closed", "deal 1 neutral-triple"):
        match.play(CHANCE, text)
    counts = {viewer: len(imagined(match, viewer)) for viewer in viewers(2)}
    assert counts == {WATCHER: 6, 0: 2, 1: 2}
    check(match, rules)


def test_a_play_taken_back_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Typed chance, so that nothing follows the play at once."""
    rules = CUT["piles of two"]
    match = begin(rules, game_of(rules, monkeypatch), None)
    rng = Plain("undo")
    while match.acting == {CHANCE}:
        match.play(CHANCE, match.legal(CHANCE)[rng.below(2)])
    (seat,) = match.acting
    before = imagined(match, WATCHER)
    match.play(seat, match.legal(seat)[0])
    check(match, rules)
    assert imagined(match, WATCHER) != before
    match.undo(seat)
    check(match, rules)
    assert imagined(match, WATCHER) == before


HIDDEN = {"hands", "deck", "stock", "pile_sheeple", "pile_others"}
# Kept in an order, or under numbers, that mean nothing: what they hold is compared as sets.
UNORDERED = {"top", "places", "node", "parent", "sizes", "flocks", "owners"}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_all_but_tiles_out_of_sight_is_as_it_is(players: int) -> None:
    """The board with all that is covered, the turn, discards: as in the real world."""
    game = games.make("meadowmight")
    options = {"wool_wolves": True, "fuzzy_fences": players > 2, "personal_piles": players > 4}
    match = Match.start(game, players, options, seed=players)
    rng = Plain("open", players)
    while not match.over:
        play(match, 7, rng)
        for viewer in viewers(players):
            state, world = match.state, game.imagine(match.view(viewer), rng)
            for name in set(slots(world)) - HIDDEN - UNORDERED:
                assert getattr(world, name) == getattr(state, name), name
            assert world.top == state.top
            assert sorted(world.places) == sorted(state.places)
            if viewer >= 0:
                assert world.hands[viewer] == state.hands[viewer]
            assert list(map(len, world.hands)) == list(map(len, state.hands))
