"""What a viewer of Sheep & Thief may know: the table, the own cards, and what it has seen.

Every pack that a seat has held is memory, and so are the cards that would have fitted in place of a
face-down card. A seat's own actions are not: a card that it covered or discarded.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from sheepfold.core.bits import bits
from sheepfold.core.facts import Thing
from sheepfold.core.protocol import MEMORY, WATCHER
from sheepfold.games.sheep_and_thief import rules, scoring
from sheepfold.games.sheep_and_thief.board import BIT, CELL_NAMES, CELLS, NEIGHBOURS, SIDES, cells
from sheepfold.games.sheep_and_thief.components import (
    BACK,
    CARDS,
    FARMYARD,
    FREE,
    MISSIONS,
    ROUNDS,
    Faces,
)
from sheepfold.games.sheep_and_thief.draft import direction, keeps
from sheepfold.games.sheep_and_thief.state import (
    ANIMALS,
    DEALING,
    DOWN,
    DRAFT,
    DRAW_MISSION,
    OVER,
    PLACE,
    STEPS,
    UNKNOWN,
    Farms,
    placer,
)


@dataclass(frozen=True)
class River:
    """Cards that a river runs through, and its worth now."""

    cells: tuple[str, ...]
    gold: int


@dataclass(frozen=True)
class Board:
    """A seat's landscape; cells in reading order."""

    cards: tuple[str, ...]  # `free`, `farmyard`, `down`, or the card's id
    white: tuple[int, ...]
    black: str | None  # the black sheep's cell
    paddock: int
    linked: tuple[str, ...]  # the cells that roads join to the farmyard
    rivers: tuple[River, ...]  # the longest first


@dataclass(frozen=True)
class FoxStep:
    """A possible step of the fox, with what it would find on every board."""

    side: str
    cell: str
    taken: tuple[int, ...]  # per seat, white sheep without a barn
    chased: tuple[bool, ...]  # per seat, whether the black sheep runs home


@dataclass(frozen=True)
class Due:
    """The card just laid, with the images that remain to be carried out."""

    cell: str
    sheep: int
    dogs: int
    foxes: int


@dataclass(frozen=True)
class Town:
    """A town joined to the farmyard."""

    id: str
    gold: int


@dataclass(frozen=True)
class Tally:
    """The worth of a board now; the mission's gold only when the match is over."""

    sheep: int
    paddock: int
    towns: tuple[Town, ...]
    rivers: tuple[int, ...]  # cards of each, the longest first
    river_gold: int
    black_gold: int
    mission_gold: int | None
    gold: int  # all of it


@dataclass(frozen=True)
class Laid:
    """A card that was placed. A face-down one is known to its owner, to others at the end."""

    round: int
    seat: int
    cell: str
    card: int | None
    down: bool
    # For a face-down card: those that would have fitted then (ST-10).
    fitting: tuple[int, ...] = field(metadata=MEMORY)


@dataclass(frozen=True)
class Held:
    """A pack that the seat has held: where it began this round, its cards, and those kept."""

    round: int
    began: int
    pack: tuple[int, ...]
    kept: tuple[int, ...]


@dataclass(frozen=True)
class FarmsView:
    viewer: int
    players: int
    missions: bool
    black_sheep: bool
    round: int  # 1 to 3
    first: int | None  # the starting player
    turn: int | None  # whose turn it is, or whose cards or mission are drawn
    pending: tuple[str, ...]  # what is decided now; empty when over
    acting: tuple[int, ...]
    passing: str  # `left` or `right`
    fox: str
    fox_steps: tuple[FoxStep, ...]  # until the match is over
    supply: int
    deck: int  # cards
    boards: tuple[Board, ...]
    due: Due | None
    hand: tuple[int, ...]  # the viewer's kept cards
    pack: tuple[int, ...]  # the one that the viewer holds
    chosen: tuple[int, ...]  # picked or to be discarded, while others still choose
    hands: tuple[int, ...]  # per seat, how many kept cards
    packs: tuple[int, ...]  # per seat, how many cards in the pack that it holds
    choices: tuple[int, ...]  # per seat, how many cards chosen while others still choose
    mission: str | None  # one's own
    mission_counts: tuple[int, ...]  # per seat, what it compares; nothing for the fox in town
    shown_missions: tuple[str | None, ...]  # per seat, when the match is over
    tally: tuple[Tally, ...]
    laid: tuple[Laid, ...]  # in order of time
    discarded: tuple[int, ...]  # the viewer's own, in order of time
    memory: tuple[Held, ...] = field(metadata=MEMORY)  # in order of time


def view(state: Farms, viewer: int) -> FarmsView:
    players, step = state.players, state.step
    seated = viewer != WATCHER
    over = step == OVER
    packs = [state.packs[(seat + state.shift) % players] for seat in range(players)]
    return FarmsView(
        viewer=viewer,
        players=players,
        missions=state.missions,
        black_sheep=state.black_sheep,
        round=state.round + 1,
        first=None if state.first == UNKNOWN else state.first,
        turn=state.turn if step in (DRAW_MISSION, DEALING, PLACE, ANIMALS) else None,
        pending=() if over else (STEPS[step],),
        acting=rules.acting(state),
        passing="left" if direction(state.round) == 1 else "right",
        fox=CELL_NAMES[state.fox],
        fox_steps=() if over else tuple(fox_steps(state)),
        supply=state.supply,
        deck=state.deck.bit_count(),
        boards=tuple(board(state, seat) for seat in range(players)),
        due=due(state),
        hand=ids(state.hands[viewer]) if seated else (),
        pack=ids(packs[viewer]) if seated else (),
        chosen=ids_of(state.chosen[viewer]) if seated else (),
        hands=tuple(len(hand) for hand in state.hands),
        packs=tuple(len(pack) for pack in packs),
        choices=tuple(chosen.bit_count() for chosen in state.chosen),
        mission=mission(state, viewer) if seated else None,
        mission_counts=tuple(mission_counts(state, viewer)) if seated else (),
        shown_missions=tuple(mission(state, seat) if over else None for seat in range(players)),
        tally=tuple(tally(state, seat) for seat in range(players)),
        laid=tuple(laid(state, viewer)),
        discarded=ids_in_order(own_discards(state, viewer)) if seated else (),
        memory=tuple(memory(state, viewer)) if seated else (),
    )


def ids(cards: Sequence[int]) -> tuple[int, ...]:
    """Return cards by their printed numbers, sorted: the order of play must not show."""
    return tuple(sorted(card + 1 for card in cards))


@lru_cache(maxsize=1024)  # the same few in every view of a match
def ids_of(mask: int) -> tuple[int, ...]:
    return ids(bits(mask))


def ids_in_order(cards: list[int]) -> tuple[int, ...]:
    return tuple(card + 1 for card in cards)


def mission(state: Farms, seat: int) -> str | None:
    drawn = state.mission[seat]
    return None if drawn == UNKNOWN else MISSIONS[drawn]


def mission_counts(state: Farms, viewer: int) -> list[int]:
    """ST-M1: return what the viewer's mission compares now."""
    own = mission(state, viewer)
    return [] if own is None else scoring.mission_counts(state, own)


def board(state: Farms, seat: int) -> Board:
    white = tuple(state.white[seat * CELLS : (seat + 1) * CELLS])
    lying = scoring.lying(state, seat)
    return board_of(state.faces, lying, white, state.black[seat], state.paddock[seat])


@lru_cache(maxsize=1024)  # most boards stay the same from one view to the next
def board_of(
    faces: Faces, lying: tuple[int, ...], white: tuple[int, ...], black: int, paddock: int
) -> Board:
    return Board(
        cards=tuple([FACE_WORDS[face] for face in lying]),
        white=white,
        black=None if black == UNKNOWN else CELL_NAMES[black],
        paddock=paddock,
        linked=names(scoring.linked(faces, lying)),
        rivers=tuple(
            River(names(river), faces.river_gold[river.bit_count()])
            for river in scoring.rivers(faces, lying)
        ),
    )


def names(mask: int) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in cells(mask))


def fox_steps(state: Farms) -> Iterator[FoxStep]:
    """ST-13 to ST-15, ST-B2: yield each way the fox could go."""
    seats = range(state.players)
    for side, cell in NEIGHBOURS[state.fox]:
        open_to_it = [state.ground[seat] & ~state.barns[seat] & BIT[cell] != 0 for seat in seats]
        yield FoxStep(
            side=SIDES[side],
            cell=CELL_NAMES[cell],
            taken=tuple(state.white[seat * CELLS + cell] * open_to_it[seat] for seat in seats),
            chased=tuple(open_to_it[seat] and state.black[seat] == cell for seat in seats),
        )


CARD_THINGS: tuple[Thing, ...] = tuple((str(card + 1),) for card in range(CARDS))
FACE_WORDS = {card: str(card + 1) for card in range(CARDS)}
FACE_WORDS |= {FREE: "free", FARMYARD: "farmyard", BACK: "down"}


def due(state: Farms) -> Due | None:
    if state.step != ANIMALS:
        return None
    return Due(CELL_NAMES[state.due_cell], state.due_sheep, state.dogs, state.foxes)


def tally(state: Farms, seat: int) -> Tally:
    scored = state.missions and state.step == OVER
    return tally_of(
        state.faces,
        scoring.lying(state, seat),
        scoring.sheep_on_board(state, seat),
        state.paddock[seat],
        scoring.black_gold(state, seat),
        scoring.mission_gold(state, seat) if scored else None,
    )


@lru_cache(maxsize=1024)
def tally_of(
    faces: Faces,
    lying: tuple[int, ...],
    sheep: int,
    paddock: int,
    black_gold: int,
    mission_gold: int | None,
) -> Tally:
    reached = scoring.towns_reached(faces, lying)
    towns = tuple(Town(faces.towns[town], faces.town_gold[town]) for town in reached)
    rivers = tuple(river.bit_count() for river in scoring.rivers(faces, lying))
    river_gold = sum(faces.river_gold[length] for length in rivers)
    roads = sum(town.gold for town in towns)
    return Tally(
        sheep=sheep,
        paddock=paddock,
        towns=towns,
        rivers=rivers,
        river_gold=river_gold,
        black_gold=black_gold,
        mission_gold=mission_gold,
        gold=sheep + paddock + roads + river_gold + black_gold + (mission_gold or 0),
    )


# Memory


def covered(view: FarmsView) -> set[Thing]:
    """Return the ids of cards that the viewer sees with others or in the deck."""
    known = {*view.hand, *view.pack, *view.discarded}
    known.update(laid.card for laid in view.laid if laid.card is not None)
    return {thing for card, thing in enumerate(CARD_THINGS, start=1) if card not in known}


def laid(state: Farms, viewer: int) -> list[Laid]:
    result = []
    covers = iter(state.fitted)
    over = state.step == OVER
    for number, placed in enumerate(state.laid):
        in_round, seat = placer(state, number)
        fitting = next(covers) if placed & DOWN else 0
        result.append(laid_card(in_round + 1, seat, placed, fitting, own=over or seat == viewer))
    return result


@lru_cache(maxsize=4096)  # a card that was laid is in every later view
def laid_card(in_round: int, seat: int, placed: int, fitting: int, *, own: bool) -> Laid:
    down = placed & DOWN != 0
    return Laid(
        round=in_round,
        seat=seat,
        cell=CELL_NAMES[placed % DOWN],
        card=(placed >> 5) + 1 if own or not down else None,
        down=down,
        fitting=ids_of(fitting),
    )


def own_discards(state: Farms, seat: int) -> list[int]:
    first = seat * (ROUNDS - 1)
    away = state.discarded[first : first + ROUNDS - 1]
    return [card for card in away if card != UNKNOWN]


def memory(state: Farms, seat: int) -> list[Held]:
    """Return the packs from which a seat has taken cards, including those kept whole."""
    players, size, kept = state.players, state.size, keeps(state.players)
    result = []
    for number in range(state.round + 1):
        for passes in range(size // kept):
            began = (seat - direction(number) * passes) % players
            first = (number * players + began) * size
            taken = tuple(state.drafted[first + passes * kept : first + size])
            if taken[0] == UNKNOWN:
                break
            drafting = number == state.round and state.step == DRAFT
            left = tuple(state.packs[began]) if drafting else ()
            result.append(held(number + 1, began, taken, left, kept))
    return result


@lru_cache(maxsize=4096)  # an earlier pack is in every later view
def held(
    in_round: int, began: int, taken: tuple[int, ...], left: tuple[int, ...], kept: int
) -> Held:
    rest = [card for card in taken if card != UNKNOWN]
    return Held(in_round, began, ids([*rest, *left]), ids(taken[:kept]))
