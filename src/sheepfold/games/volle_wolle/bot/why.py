"""Why a choice is good in Volle Wolle: its results in points, part by part.

Features do not explain a bid or a die: a secret bid changes none, and for dice they give only
expectations. They do explain cards, for oneself and for others separately.
"""

from collections.abc import Sequence
from typing import Final

from sheepfold.games.volle_wolle.actions import ACCEPT, FAIL, KEEP
from sheepfold.games.volle_wolle.bot.bid_odds import least, turn_to
from sheepfold.games.volle_wolle.bot.bids import matched, places, settle, taken_by
from sheepfold.games.volle_wolle.bot.flock import Picks, gain_of_all
from sheepfold.games.volle_wolle.bot.knowledge import NAMES, features
from sheepfold.games.volle_wolle.bot.odds import BLACK, PAID, SAFELY, Stakes, Turn
from sheepfold.games.volle_wolle.bot.round import Round, start_of, turn_with
from sheepfold.games.volle_wolle.components import SIDES
from sheepfold.games.volle_wolle.rules import PLUS, apply
from sheepfold.games.volle_wolle.state import ACCEPTING, BIDDING, KEEPING, Flocks

# What a choice brings, as places in a list of points:
CARDS: Final = 0  # won with the dice
REST: Final = 1  # got without a throw
DARK: Final = 2  # black sheep after failing
CHIPS: Final = 3  # gained and paid
THEIRS: Final = 4  # what the other of two players gains, negative
PARTS: Final = 5
NOTICED: Final = 0.05  # points; smaller differences are no reason

OF_DICE: Final = ("early", "likely", "reach", "soon", "certain", "harm", "rest", "black", "theirs")
OF_OTHERS: Final = tuple(f"{name}.other" for name in NAMES)  # as in `advice`
REASONS: Final = OF_DICE
# What features can say, too:
MORE_CHIPS: Final = "chips"
EXPECTED: Final = "hope"
THE_END: Final = "end"  # as in `advice`
NOTICED_OF_FEATURES: Final = 0.005  # features are a tenth of points

Parts = list[float]


def why(
    worlds: Sequence[Flocks], seat: int, actions: Sequence[int], legal: Sequence[int]
) -> list[str]:
    """Return the best reason for each action, compared with all legal ones; "" for none."""
    step = worlds[0].step
    if step not in (BIDDING, KEEPING, ACCEPTING):
        return of_cards(worlds, seat, actions, legal)
    rows = [[0.0] * PARTS for _ in legal]
    for world in worlds:
        now = Round(world)
        found = of_bids(now, seat, len(legal)) if step == BIDDING else of_dice(now, seat, legal)
        for row, more in zip(rows, found, strict=True):
            add(row, more, 1 / len(worlds))
    usual = [0.0] * PARTS
    for row in rows:
        add(usual, row, 1 / len(rows))
    return [reason(worlds[0], seat, legal, rows, usual, action) for action in actions]


def reason(
    state: Flocks, seat: int, legal: Sequence[int], rows: list[Parts], usual: Parts, action: int
) -> str:
    place = legal.index(action)
    part = foremost(rows[place], usual)
    if part < 0:
        return ""
    welcome = rows[place][part] > 0
    if part == CHIPS:
        return MORE_CHIPS
    if part == THEIRS:
        return "theirs"
    if part == DARK:
        return EXPECTED if welcome else "black"
    if not welcome:
        return "harm"
    if part == REST:
        return "rest"
    if state.step == BIDDING:
        return "likely" if often_reached(state, seat, place, legal) else "early"
    return of_choice(state, seat, action, legal)


def foremost(row: Parts, usual: Parts, noticed: float = NOTICED) -> int:
    """Return the part in which a choice is furthest ahead of others; -1 if none."""
    found, top = -1, noticed
    for part in range(len(row)):
        gain = row[part] - usual[part]
        if gain > top:
            found, top = part, gain
    return found


def add(row: Parts, more: Parts, share: float) -> None:
    for part, points in enumerate(more):
        row[part] += share * points


def parts_of(stakes: Stakes, comes: list[float]) -> Parts:
    """Return a turn's worth, split into parts."""
    one, two, three = stakes.prizes
    parts = [0.0] * PARTS
    parts[CARDS] = one * comes[1] + two * comes[2] + three * comes[3]
    parts[DARK] = stakes.black * comes[BLACK]
    parts[CHIPS] = stakes.failing * (comes[SAFELY] + comes[BLACK]) - stakes.chip * comes[PAID]
    return parts


# Bids


def of_bids(now: Round, seat: int, number: int) -> list[Parts]:
    """Return the parts of each bid; their sum is the bid's prior worth."""
    rows = with_one(now, seat, number) if now.state.players == 2 else with_many(now, seat, number)
    if number > PLUS:
        rows[PLUS][CHIPS] -= now.chip
    return rows


def with_one(now: Round, seat: int, number: int) -> list[Parts]:
    """Return the parts of each bid against the best bids of the other of two players."""
    ahead, behind, first, leads = matched(now, seat, number)
    _, often = settle(leads)
    rows = []
    for own in range(number):
        row = [0.0] * PARTS
        for reply, share in enumerate(often):
            if share <= 0:
                continue
            leader, second = (own, reply) if first[own][reply] else (reply, own)
            duel = ahead if first[own][reply] else behind
            stakes, comes = duel.turns[leader]
            leads_with = parts_of(stakes, comes)
            follows_with = [0.0] * PARTS
            for place, chance in enumerate(duel.firsts[leader]):
                answer = duel.answers[second][place]
                if answer is not None:
                    add(follows_with, parts_of(answer[0], answer[1]), chance)
                    leads_with[REST] += chance * answer[2]
            mine, theirs = leads_with, follows_with
            if not first[own][reply]:
                mine, theirs = theirs, mine
            add(row, mine, share)
            row[THEIRS] -= share * (sum(theirs) - (now.chip if reply == PLUS else 0.0))
        rows.append(row)
    return rows


def with_many(now: Round, seat: int, number: int) -> list[Parts]:
    """Return the parts of each bid against others who bid as most people do."""
    state = now.state
    flock = now.flock(seat)
    rows = []
    for bid in range(number):
        row = [0.0] * PARTS
        for before, chance in enumerate(places(bid, state.players - 1)):
            table = now.left(seat, taken_by(before, state.table), state.table)
            if not table:
                continue
            if now.last(before - 1):
                row[REST] += chance * gain_of_all(state, flock, table)
            else:
                stakes = now.stakes(seat, bid, table, Picks(state, flock, table, 3))
                add(row, parts_of(stakes, start_of(stakes)), chance)
        rows.append(row)
    return rows


def often_reached(state: Flocks, seat: int, bid: int, legal: Sequence[int]) -> bool:
    """Return whether the dice reach the bid at least as often as bids are reached on average."""
    modifier = state.cards.modifier[state.tops[seat]]
    chances = [sum(turn_to(least(one, modifier)).first[1:4]) for one in range(len(legal))]
    return chances[bid] >= sum(chances) / len(chances)


# Dice


def of_dice(now: Round, seat: int, legal: Sequence[int]) -> list[Parts]:
    """Return the parts by die kept; also for taking the bid, or giving it up."""
    state = now.state
    picks = Picks(state, now.flock(seat), state.table, 3)
    stakes = now.stakes(seat, state.bids[seat], state.table, picks)
    turn = turn_with(stakes)
    return [parts_of(stakes, comes_of(turn, state, action)) for action in legal]


def comes_of(turn: Turn, state: Flocks, action: int) -> list[float]:
    if action == ACCEPT:
        return turn.accepting(state.throw, sum(state.dice))
    if action == FAIL:
        return turn.failing(sum(state.dice))
    return turn.keeping(state.throw, state.dice, state.kept, action - KEEP)


def of_choice(state: Flocks, seat: int, action: int, legal: Sequence[int]) -> str:
    """Return why a choice wins more cards than others."""
    if action == ACCEPT:
        return "certain"
    dice = [one for one in legal if KEEP <= one < KEEP + len(SIDES)]
    chosen = dice.index(action)
    total = least(state.bids[seat], state.cards.modifier[state.tops[seat]])
    free = [comes_of(turn_to(total), state, one) for one in dice]
    paid = [comes_of(turn_to(total - state.chips[seat]), state, one) for one in dice]
    if is_best([sum(comes[1:4]) for comes in free], chosen) and is_best(
        [sum(comes[1:4]) for comes in paid], chosen
    ):
        return "reach"
    return "soon" if is_best([comes[state.throw + 1] for comes in paid], chosen) else EXPECTED


def is_best(chances: list[float], place: int) -> bool:
    return chances[place] >= max(chances)


# Cards


def of_cards(
    worlds: Sequence[Flocks], seat: int, actions: Sequence[int], legal: Sequence[int]
) -> list[str]:
    """Return reasons by features: what a choice does for oneself, and against others."""
    rows = {action: sides(worlds, seat, action) for action in legal}
    going_on = [row for row in rows.values() if row]
    usual = [sum(column) / len(going_on) for column in zip(*going_on, strict=True)]
    names = (*NAMES, *OF_OTHERS)
    found = []
    for action in actions:
        row = rows[action]
        part = foremost(row, usual, NOTICED_OF_FEATURES) if row else -1
        found.append(names[part] if part >= 0 else "" if row else THE_END)
    return found


def sides(worlds: Sequence[Flocks], seat: int, action: int) -> Parts:
    """Return the features after an action, own and others' lacks; empty once the match is over."""
    own = [0.0] * len(NAMES)
    theirs = own[:]
    for world in worlds:
        after = world.copy()
        apply(after, seat, action)
        if not after.acting:
            return []
        for other in range(after.players):
            if other == seat:
                add(own, features(after, other), 1 / len(worlds))
            else:
                share = -1 / (after.players - 1) / len(worlds)
                add(theirs, features(after, other), share)
    return own + theirs
