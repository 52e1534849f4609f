"""What a move brought about by itself, told from two views of one viewer."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from sheepfold.core.protocol import Note
from sheepfold.games.sheep_and_thief.actions import ACTIONS
from sheepfold.games.sheep_and_thief.board import CELL_NAMES, SIDES, STEPS
from sheepfold.games.sheep_and_thief.components import Faces
from sheepfold.games.sheep_and_thief.draft import keeps
from sheepfold.games.sheep_and_thief.view import Due, FarmsView, Tally

MISSION_RULINGS: Final = {
    "river": "ST-M2",
    "road": "ST-M3",
    "barns": "ST-M4",
    "bottom": "ST-M5",
    "right": "ST-M6",
    "foxes": "ST-M7",
    "dogs": "ST-M8",
    "sheep": "ST-M9",
    "town": "ST-M10",
}


def notes(before: FarmsView, action: int, after: FarmsView, faces: Faces) -> Iterator[Note]:
    verb = ACTIONS.verb(action)
    words = verb.arguments(action)
    match verb.name:
        case "deal":
            yield from draft_begun(after)
        case "pick":
            yield from picked(before, after)
        case "cover":
            yield Note("ST-10", "no-card-fits", {"seat": before.turn, "cell": words[1]})
        case "lay":
            card = int(words[0]) - 1
            due = Due(words[1], faces.sheep[card], faces.dogs[card], faces.foxes[card])
            yield from by_themselves(before.turn, due, before.supply, after)
        case "sheep" | "dog" | "heel" | "fox":
            assert before.due is not None
            supply = before.supply
            if verb.name == "fox":
                entered = list(fox_entered(before, words[0], faces))
                yield from entered
                supply += sum(note.facts["n"] for note in entered if note.key == "lost")
            elif verb.name == "sheep":
                yield from supply_short(supply, before.due.sheep)
            yield from by_themselves(before.turn, without(before.due, verb.name), supply, after)
    yield from round_changed(before, after)
    if before.pending and not after.pending:
        yield from match_over(after)


# The draft


def draft_begun(after: FarmsView) -> Iterator[Note]:
    if after.pending == ("draft",):
        ruling = "ST-2" if after.round == 1 else "ST-5"
        facts = {"round": after.round, "side": after.passing, "n": after.packs[0]}
        yield Note(ruling, "draft-begins", facts)


def picked(before: FarmsView, after: FarmsView) -> Iterator[Note]:
    """ST-3, ST-4: once all have picked."""
    ruling = "ST-4" if before.players == 2 else "ST-3"
    if after.pending == ("place",):
        yield Note(ruling, "last-kept", {"n": keeps(before.players)})
        yield Note("ST-6", "placement-begins", {"seat": after.first})
    elif after.packs[0] < before.packs[0]:
        yield Note(ruling, "packs-passed", {"side": after.passing, "n": after.packs[0]})


# Images


def without(due: Due, verb: str) -> Due:
    """What is still due when one image was carried out."""
    match verb:
        case "sheep":
            return replace(due, sheep=0)
        case "fox":
            return replace(due, foxes=due.foxes - 1)
        case _:
            return replace(due, dogs=due.dogs - 1)


def by_themselves(seat: int | None, due: Due, supply: int, after: FarmsView) -> Iterator[Note]:
    """ST-11, ST-12: once the turn is over, what was left: dogs stayed, sheep came."""
    if after.due is not None:
        return
    if due.dogs:
        yield Note("ST-12", "dogs-idle", {"n": due.dogs})
    if due.sheep:
        count = min(due.sheep, supply)
        if count:
            yield Note("ST-11", "sheep-came", {"seat": seat, "cell": due.cell, "n": count})
        yield from supply_short(supply, due.sheep)


def supply_short(supply: int, due: int) -> Iterator[Note]:
    if supply < due:
        yield Note("ST-11", "supply-short", {"n": supply, "due": due})


def fox_entered(before: FarmsView, side: str, faces: Faces) -> Iterator[Note]:
    """ST-14, ST-15, ST-B1, ST-B2: what stood where the fox went, on each board."""
    cell = CELL_NAMES.index(before.fox) + STEPS[SIDES.index(side)]
    name = CELL_NAMES[cell]
    for seat, board in enumerate(before.boards):
        word, white, black = board.cards[cell], board.white[cell], board.black == name
        barn = word == "farmyard" or (word.isdigit() and faces.barn[int(word) - 1] == 1)
        facts: dict[str, Any] = {"seat": seat, "cell": name}
        if white and barn:
            yield Note("ST-15", "safe", {**facts, "n": white})
        elif white and seat == before.turn:
            yield Note("ST-14", "lost", {**facts, "n": white})
        elif white:
            yield Note("ST-14", "stolen", {**facts, "seat2": before.turn, "n": white})
        if black:
            yield Note("ST-B1", "black-safe", facts) if barn else Note("ST-B2", "black-home", facts)


# Rounds and the end


def round_changed(before: FarmsView, after: FarmsView) -> Iterator[Note]:
    """ST-5: after the last placement of a round, and once both have discarded."""
    placing = before.pending in (("place",), ("animals",))
    if placing and after.pending not in (("place",), ("animals",)):
        yield Note("ST-5", "round-over", {"round": before.round})
        if after.pending == ("discard",):
            yield Note("ST-5", "discards-due", {"round": before.round})
    if after.round > before.round:
        yield Note("ST-5", "next-start", {"seat": after.first, "round": after.round})


def match_over(after: FarmsView) -> Iterator[Note]:
    for placed in after.laid:
        if placed.down:
            facts = {"seat": placed.seat, "card": placed.card, "cell": placed.cell}
            yield Note("ST-10", "face-shown", facts)
    for seat, tally in enumerate(after.tally):
        yield from board_scored(after, seat, tally)
    yield from winner(after)


def board_scored(after: FarmsView, seat: int, tally: Tally) -> Iterator[Note]:
    """ST-16, ST-17 and the modules."""
    for town in tally.towns:
        yield Note("ST-16", "town-reached", {"seat": seat, "town": town.id, "gold": town.gold})
    if tally.rivers:
        facts = {"n": len(tally.rivers), "longest": tally.rivers[0], "gold": tally.river_gold}
        yield Note("ST-17", "rivers", {"seat": seat, **facts})
    mission = after.shown_missions[seat]
    if mission is not None:
        gold = tally.mission_gold
        ruling = MISSION_RULINGS[mission]
        yield Note(ruling, "mission", {"seat": seat, "mission": mission, "gold": gold})
    black = after.boards[seat].black
    if black is not None:
        yield Note("ST-B3", "black-gold", {"seat": seat, "cell": black, "gold": tally.black_gold})


def winner(after: FarmsView) -> Iterator[Note]:
    """ST-18: by gold, by gold for sheep on the board, or shared."""
    gold = [tally.gold for tally in after.tally]
    richest = [seat for seat, total in enumerate(gold) if total == max(gold)]
    sheep = max(after.tally[seat].sheep for seat in richest)
    winners = [seat for seat in richest if after.tally[seat].sheep == sheep]
    for seat in winners:
        if len(winners) > 1:
            yield Note("ST-18", "shared", {"seat": seat, "gold": gold[seat]})
        elif len(richest) > 1:
            yield Note("ST-18", "won-tie", {"seat": seat, "gold": gold[seat], "sheep": sheep})
        else:
            yield Note("ST-18", "won", {"seat": seat, "gold": gold[seat]})
