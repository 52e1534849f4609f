"""Facts about gold: what cards and the black sheep's moves bring, and what the end shows.

Called only while facts are wanted, so that they cost nothing otherwise.
"""

from sheepfold.core.outcome import best
from sheepfold.games.sheep_and_thief import facts, scoring
from sheepfold.games.sheep_and_thief.board import BIT, cells
from sheepfold.games.sheep_and_thief.components import FREE, MISSIONS
from sheepfold.games.sheep_and_thief.state import DOWN, UNKNOWN, Farms, placer

Added = list[tuple[int, ...]]


def card_laid(state: Farms, seat: int, cell: int, added: Added) -> None:
    """ST-16, ST-17: the towns that the card just laid joins, and the river that it lengthens."""
    faces = state.faces
    now = scoring.lying(state, seat)
    before = (*now[:cell], FREE, *now[cell + 1 :])
    known = scoring.towns_reached(faces, before)
    for town in scoring.towns_reached(faces, now):
        if town not in known:
            road = cells(scoring.linked(faces, now))
            added.append((facts.TOWN_JOINED, seat, town, faces.town_gold[town], len(road), *road))
    for river in scoring.rivers(faces, now):
        if river & BIT[cell]:
            run = cells(river)
            gold = faces.river_gold[len(run)]
            more = gold - sum(
                faces.river_gold[part.bit_count()]
                for part in scoring.rivers(faces, before)
                if part & river
            )
            added.append((facts.RIVER_GREW, seat, len(run), *run, gold, more))


def black_moved(state: Farms, seat: int, start: int, added: Added) -> None:
    """ST-B3: what the black sheep is worth on its new card."""
    gold = scoring.black_gold(state, seat)
    more = gold - state.faces.black_gold[start]
    added.append((facts.BLACK_WORTH, seat, state.black[seat], gold, more))


def match_over(state: Farms, added: Added) -> None:
    """ST-10, ST-16 to ST-18 and the modules: what was secret, all the gold, and the winner."""
    for number, placed in enumerate(state.laid):
        if placed & DOWN:
            seat = placer(state, number)[1]
            added.append((facts.FACE_SHOWN, seat, placed >> 5, placed % DOWN))
    for seat in range(state.players):
        board_scored(state, seat, added)
    winners(state, added)


def board_scored(state: Farms, seat: int, added: Added) -> None:
    faces, board = state.faces, scoring.lying(state, seat)
    flocks = cells(state.flocks[seat])
    sheep = scoring.sheep_on_board(state, seat)
    added.append((facts.SHEEP_GOLD, seat, len(flocks), *flocks, sheep))
    added.append((facts.PADDOCK_GOLD, seat, state.paddock[seat]))
    for town in scoring.towns_reached(faces, board):
        road = cells(scoring.linked(faces, board))
        added.append((facts.TOWN_REACHED, seat, town, faces.town_gold[town], len(road), *road))
    rivers = scoring.rivers(faces, board)
    for river in rivers:
        run = cells(river)
        added.append((facts.RIVER_GOLD, seat, len(run), *run, faces.river_gold[len(run)]))
    if rivers:
        gold = scoring.river_gold(state, seat)
        added.append((facts.RIVERS, seat, len(rivers), gold, rivers[0].bit_count()))
    mission = state.mission[seat]
    if mission != UNKNOWN:
        counts = scoring.mission_counts(state, MISSIONS[mission])
        gold = scoring.mission_gold(state, seat)
        scored = facts.MISSION_SCORED[mission]
        added.append((scored, seat, mission, gold, len(counts), *counts))
    black = state.black[seat]
    if black != UNKNOWN:
        added.append((facts.BLACK_GOLD, seat, black, scoring.black_gold(state, seat)))


def winners(state: Farms, added: Added) -> None:
    """ST-18: by gold, by gold for sheep on the board, or shared."""
    scores = [scoring.score(state, seat) for seat in range(state.players)]
    gold = [score.total for score in scores]
    for seat in range(state.players):
        added.append((facts.TOTAL_GOLD, seat, gold[seat]))
    won = best(scores)
    for seat in won:
        if len(won) > 1:
            added.append((facts.SHARED, seat, gold[seat]))
        elif gold.count(gold[seat]) > 1:
            sheep = scoring.sheep_on_board(state, seat)
            added.append((facts.WON_TIE, seat, gold[seat], sheep))
        else:
            added.append((facts.WON, seat, gold[seat]))
