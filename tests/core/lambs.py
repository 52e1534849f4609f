"""A toy game with real secrets, for testing the core: dealt cards, simultaneous bids, a peek.

Each of 2 or 3 seats is dealt a lamb 1-5 in secret and starts with 3 coins. For two rounds all bid
0-2 coins at once and in secret; the highest bid, if alone, is paid to the bank and takes the lamb
of the round, drawn openly; after its round it lies face down, for people to remember. Then the
best seat may look at the box or be done. Most lambs win.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sheepfold.core.actions import BY, ActionSpace, Hidden, Words
from sheepfold.core.errors import Reason
from sheepfold.core.facts import Face, FactSpace, Thing
from sheepfold.core.naming import Naming
from sheepfold.core.outcome import Score, best
from sheepfold.core.playout import sample_chances
from sheepfold.core.protocol import CHANCE
from sheepfold.core.reasons import ReasonSpace
from sheepfold.core.rng import Rng
from sheepfold.core.signature import Number

SEAT = Words("seat", "012")
LAMB = Words("lamb", "12345")
COINS = Words("coins", "012")
ACTIONS = ActionSpace(
    ("deal", SEAT, Hidden(LAMB, owner="seat")),
    ("bid", Hidden(COINS, owner=BY)),
    ("show", LAMB),
    ("look",),
    ("done",),
)
DEAL, BID, SHOW, LOOK, DONE = ACTIONS.bases
NOTHING = -1

FACTS = FactSpace()
DEALT = FACTS.add("dealt", "LA-1", SEAT, Hidden(LAMB, owner="seat"), silent=True)
SHOWN = FACTS.add("shown", "LA-1", Number("round"), Face(LAMB, borne_by=["round"]), silent=True)
SETTLED = FACTS.add("settled", "LA-2")
PAID = FACTS.add("paid", "LA-2", SEAT, COINS)

REASONS = ReasonSpace()
NOT_DEALT = REASONS.add("not-dealt", "LA-1")
NO_BID = REASONS.add("no-bid", "LA-2")
NOT_NOW = REASONS.add("not-now", "LA-3")


class Box:
    __slots__ = (
        *("bank", "bids", "coins", "facts", "hands"),
        *("last", "looked", "round", "shown", "won"),
    )

    def __init__(self, players: int) -> None:
        self.facts: list[tuple[int, ...]] | None = None
        self.hands = [NOTHING] * players
        self.bids = [NOTHING] * players
        self.last = [NOTHING] * players  # the bids of the round before, known to all
        self.coins = [3] * players
        self.won = [0] * players
        self.bank = 0
        self.round = 0
        self.shown = NOTHING
        self.looked = False

    def copy(self) -> "Box":
        other = type(self)(len(self.hands))
        for name in ("hands", "bids", "last", "coins", "won"):
            setattr(other, name, list(getattr(self, name)))
        for name in ("bank", "round", "shown", "looked"):
            setattr(other, name, getattr(self, name))
        return other


@dataclass(frozen=True)
class BoxView:
    viewer: int
    acting: tuple[int, ...]
    hands: tuple[int | None, ...]  # None: there is one, and it is not yours
    bids: tuple[int | None, ...]
    last: tuple[int, ...]
    coins: tuple[int, ...]
    won: tuple[int, ...]
    bank: int
    round: int
    shown: int
    looked: bool


@dataclass(frozen=True)
class NoOptions:
    pass


class Lambs:
    id = "lambs"
    version = 1
    players = range(2, 4)
    options = NoOptions
    actions = ACTIONS
    rulings = ("LA-1", "LA-2", "LA-3")
    sightings: tuple[str, ...] = ()
    most_draws = 6
    facts = FACTS
    reasons = REASONS
    naming = Naming()
    components: Mapping[str, Any] = {}
    default_components = True

    def configurations(self) -> list[tuple[int, dict[str, Any]]]:
        return [(2, {}), (3, {})]

    def setup(self, players: int, options: NoOptions) -> Box:
        return Box(players)

    def acting(self, state: Box) -> tuple[int, ...]:
        if NOTHING in state.hands or (state.shown == NOTHING and state.round < 2):
            return (CHANCE,)
        if state.round < 2:
            return tuple(seat for seat, bid in enumerate(state.bids) if bid == NOTHING)
        return () if state.looked else (0,)

    def legal(self, state: Box, seat: int) -> list[int]:
        if seat == CHANCE:
            return [action for action, _ in self.chances(state)]
        if state.round < 2:
            return [BID + coins for coins in range(min(state.coins[seat], 2) + 1)]
        return [LOOK, DONE]

    def objection(self, state: Box, seat: int, action: int) -> Reason | None:
        if action in self.legal(state, seat):
            return None
        return (NOT_DEALT if action < BID else NO_BID if action < SHOW else NOT_NOW)()

    def apply(self, state: Box, seat: int, action: int) -> None:
        if action < BID:
            dealt, lamb = divmod(action - DEAL, LAMB.size + 1)
            state.hands[dealt] = lamb
            self.add(state, DEALT, dealt, lamb)
        elif action < SHOW:
            state.bids[seat] = action - BID
            if NOTHING not in state.bids:
                self.settle(state)
        elif action < LOOK:
            state.shown = action - SHOW
            self.add(state, SHOWN, state.round, state.shown)
        else:
            state.looked = True

    @staticmethod
    def add(state: Box, *fact: int) -> None:
        if state.facts is not None:
            state.facts.append(fact)

    def settle(self, state: Box) -> None:
        self.add(state, SETTLED)
        top = max(state.bids)
        if state.bids.count(top) == 1:
            winner = state.bids.index(top)
            state.coins[winner] -= top
            state.bank += top
            state.won[winner] += 1
            self.add(state, PAID, winner, top)
        state.last = state.bids
        state.bids = [NOTHING] * len(state.bids)
        state.round += 1
        state.shown = NOTHING

    def uncovers(self, state: Box, action: int) -> bool:
        return action == LOOK or (BID <= action < SHOW and state.bids.count(NOTHING) == 1)

    def veiled(self, state: Box, action: int) -> Box | None:
        return None

    def chances(self, state: Box) -> list[tuple[int, int]]:
        if NOTHING in state.hands:
            seat = state.hands.index(NOTHING)
            first = DEAL + seat * (LAMB.size + 1)
            return [(first + lamb, 1) for lamb in range(LAMB.size) if lamb not in state.hands]
        return [(SHOW + lamb, 1) for lamb in range(LAMB.size)]

    def sample(self, state: Box, seat: int, random: Callable[[], float]) -> int:
        if seat == CHANCE:
            return sample_chances(self.chances(state), random)
        actions = self.legal(state, seat)
        return actions[int(random() * len(actions))]

    def scores(self, state: Box) -> list[Score]:
        return [
            Score(hand + won, {"hand": hand, "won": won}, (coins,))
            for hand, won, coins in zip(state.hands, state.won, state.coins, strict=True)
        ]

    def winners(self, state: Box) -> list[int]:
        return best(self.scores(state))

    def view(self, state: Box, viewer: int) -> BoxView:
        over = not self.acting(state)
        return BoxView(
            viewer=viewer,
            acting=self.acting(state),
            hands=tuple(
                hand if seat == viewer or hand == NOTHING or over else None
                for seat, hand in enumerate(state.hands)
            ),
            bids=tuple(
                bid if seat == viewer or bid == NOTHING else None
                for seat, bid in enumerate(state.bids)
            ),
            last=tuple(state.last),
            coins=tuple(state.coins),
            won=tuple(state.won),
            bank=state.bank,
            round=state.round,
            shown=state.shown,
            looked=state.looked,
        )

    def reveals(self, before: Box, after: Box, viewer: int) -> list[tuple[int, int]]:
        if after.round > before.round:  # all bids are shown
            return [(seat, BID + bid) for seat, bid in enumerate(after.last) if seat != viewer]
        return []

    def covered(self, view: BoxView) -> set[Thing]:
        """The lambs of the rounds before."""
        return {(number,) for number in range(view.round)}

    def imagine(self, view: BoxView, rng: Rng) -> Box:
        state = Box(len(view.hands))
        unseen = [lamb for lamb in range(LAMB.size) if lamb not in view.hands]
        for seat, hand in enumerate(view.hands):
            state.hands[seat] = unseen.pop(rng.below(len(unseen))) if hand is None else hand
        for seat, bid in enumerate(view.bids):
            most = min(view.coins[seat], 2)
            state.bids[seat] = rng.below(most + 1) if bid is None else bid
        state.last = list(view.last)
        state.coins = list(view.coins)
        state.won = list(view.won)
        state.bank = view.bank
        state.round = view.round
        state.shown = view.shown
        state.looked = view.looked
        return state

    def bound(self, players: int, options: NoOptions) -> int:
        return 2 * players + 1

    def conserved(self, state: Box) -> dict[str, int]:
        return {"coins": sum(state.coins) + state.bank}
