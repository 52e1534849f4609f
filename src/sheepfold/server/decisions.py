"""The rules of a table: each function checks a command and returns a decision, or refuses it.

A decision does not change the table. The committer applies it once its event is in the log.
"""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sheepfold.bots import BOTS, names
from sheepfold.core.errors import IllegalMove
from sheepfold.core.fairness import device_commitment
from sheepfold.core.match import Match, others_act
from sheepfold.core.reasons import OVER
from sheepfold.core.record import Move
from sheepfold.server import events, letters
from sheepfold.server.chairs import Chair
from sheepfold.server.refusal import Refusal
from sheepfold.server.table import Table

LONGEST_NAME: Final = 24
UNDO_LINES: Final = 10  # lines per possible decision: a longer log lets nothing be taken back
MOST_CHANGES: Final = 200  # from one chair, before the match and again in it
SUBSTITUTE: Final = "ram"  # plays for people who are away
_HEX: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Decision:
    """An accepted command: its event, and the match after it if the check has played it."""

    event: events.Kind
    match: Match | None = None


def name_of(text: str, others: Iterable[str]) -> str:
    """Return a person's name as it will be shown; a refusal says what is accepted.

    A second Ann at a table is called Ann 2, also if only her letters look like Ann.
    """
    name, taken = " ".join(text.split()), [other for other in others if other]
    if not name or len(name) > LONGEST_NAME or "," in name:
        raise Refusal("bad_name", f"a name has 1 to {LONGEST_NAME} letters and no comma")
    letters.must_be_readable(name, blanks=False)
    if letters.alike(name, (*BOTS, "person")) or names.bot_in(name):
        raise Refusal("bad_name", f"{name!r} is what a computer or a nameless seat is called")
    found, number = name, 1
    while letters.alike(found, taken):
        number += 1
        short = name[: LONGEST_NAME - 2].rstrip(f" {letters.JOINER}{letters.NON_JOINER}")
        found = f"{short} {number}"  # chairs have one digit
    return found


def bot_name(match_id: str, chair: int, others: Iterable[str]) -> str:
    """What a bot is called: it depends on the chair and on the names at the table, on no secret."""
    taken = [other for other in others if other]

    def order(name: str) -> bytes:
        return sha256(f"{match_id} {chair} {name}".encode()).digest()

    return next(name for name in sorted(names.NAMES, key=order) if not letters.alike(name, taken))


def bot_of(name: str) -> str:
    if name not in BOTS:
        raise Refusal("unknown_bot", f"there are these bots: {', '.join(BOTS)}")
    return name


# Before the match


def sit(table: Table, chair: int, name: str) -> Decision:
    """Take a free chair; one that has a person only changes its device."""
    _may_change(table, chair)
    if table.chairs[chair].name:
        return Decision(events.Moved(chair=chair))
    if table.phase not in ("lobby", "over"):
        raise Refusal("too_late", "the match is running and no seat is free")
    others = (one.known_as for one in table.chairs)
    return Decision(events.Sat(chair=chair, name=name_of(name, others)))


def arrange(table: Table, chair: int, target: int, bot: str | None) -> Decision:
    """The host gives a chair to a bot, or opens it; whoever sat there has to go."""
    _must_be_host(table, chair)
    _must_be_chair(table, target)
    if table.phase != "lobby":
        raise Refusal("too_late", "chairs are arranged before the match")
    if target == chair:
        raise Refusal("taken", "you sit there yourself: leave the table instead")
    _may_change(table, chair)
    if not bot:
        return Decision(events.Arranged(chair=chair, target=target))
    others = (one.known_as for number, one in enumerate(table.chairs) if number != target)
    called = bot_name(table.match_id, target, others)
    return Decision(events.Arranged(chair=chair, target=target, bot=bot_of(bot), called=called))


def ready(table: Table, chair: int, commitment: str) -> Decision:
    if table.phase != "lobby":
        raise Refusal("too_late", "the match has begun")
    if not _HEX.fullmatch(commitment):
        raise Refusal("bad_commitment", "a commitment has 64 hexadecimal digits, in small letters")
    if not table.chairs[chair].name:
        raise Refusal("no_name", "nobody sits on this chair")
    if table.chairs[chair].commitment:
        raise Refusal("already", "this seat is ready")
    if commitment in table.spent or any(one.commitment == commitment for one in table.chairs):
        raise Refusal("bad_commitment", "this number was used before: draw a fresh one")
    _may_change(table, chair)
    return Decision(events.Ready(chair=chair, commitment=commitment))


def not_ready(table: Table, chair: int) -> Decision:
    if table.phase not in ("lobby", "revealing"):
        raise Refusal("too_late", "the match has begun")
    if not table.chairs[chair].commitment:
        raise Refusal("already", "this seat is not ready")
    return Decision(events.NotReady(chair=chair))


def reveal(table: Table, chair: int, random: str) -> Decision:
    """Show the device's random number; the last one starts the match."""
    if table.phase != "revealing":
        raise Refusal("not_now", "numbers are shown once everybody is ready")
    if table.chairs[chair].random:
        raise Refusal("already", "this seat has shown its number")
    if not _HEX.fullmatch(random):
        raise Refusal("bad_random", "a random number has 64 hexadecimal digits, in small letters")
    if device_commitment(bytes.fromhex(random)) != table.chairs[chair].commitment:
        raise Refusal("bad_random", "this number does not fit the commitment sent with ready")
    if table.owing != {chair}:
        return Decision(events.Revealed(chair=chair, random=random))
    match = table.start((chair, random))
    drawn = match.events[match.given :]
    draws = [event.text for event in drawn if isinstance(event, Move)]
    return Decision(events.Revealed(chair=chair, random=random, draws=draws), match)


def leave(table: Table, chair: int) -> Decision:
    """Give the chair up; in the middle of a match a bot plays on instead."""
    if table.phase in ("playing", "paused"):
        return hand_over(table, chair, SUBSTITUTE)
    return Decision(events.Left(chair=chair))


# In the match


def play(table: Table, chair: int, at: int, text: str, message: str) -> Decision:
    """A person's move; `at` names the event that opened the decision it answers."""
    match = _going(table)
    seat = table.seat_of[chair]
    _must_be_person(table, chair)
    if table.phase == "paused":
        raise Refusal("paused", "the match is paused: propose to resume it")
    if table.asked:
        raise Refusal("question_open", "a question is open: answer it first")
    if seat in table.acting and at != table.opened[seat]:
        raise Refusal("outdated", "the table has gone on: look again before you decide")
    return _played(table, match, seat, text, message=message)


def bot_plays(table: Table, seat: int, text: str, incident: str) -> Decision:
    bot = table.chairs[table.order[seat]].bot
    return _played(table, _going(table), seat, text, bot=bot, incident=incident)


def _played(
    table: Table,
    match: Match,
    seat: int,
    text: str,
    *,
    message: str = "",
    bot: str = "",
    incident: str = "",
) -> Decision:
    trial = match.copy()
    try:
        move, *draws = trial.play(seat, text)
    except IllegalMove as illegal:
        raise Refusal.of(illegal) from illegal
    event = events.Played(
        chair=table.order[seat],
        move=move.text,
        draws=[draw.text for draw in draws],
        message=message,
        bot=bot,
        incident=incident,
    )
    return Decision(event, trial)


def take_back(table: Table, chair: int, message: str) -> Decision:
    match = _going(table)
    _must_be_person(table, chair)
    if table.asked or table.phase == "paused":
        raise Refusal("not_now", "not while the match stands still")
    _must_have_room(table)
    trial = match.copy()
    try:
        trial.undo(table.seat_of[chair])
    except IllegalMove as illegal:
        raise Refusal.of(illegal) from illegal
    return Decision(events.TakenBack(chair=chair, message=message), trial)


def hint(table: Table, chair: int) -> Decision:
    """A person asks what the computer would do; everybody sees that."""
    _going(table)
    _must_be_person(table, chair)
    if not table.plan.hints:
        raise Refusal("no_hints", "this table was set up without hints")
    seat = table.seat_of[chair]
    if seat not in table.acting:
        raise Refusal.of(IllegalMove(others_act(tuple(table.acting)), "hint"))
    if table.has_hint(seat):
        raise Refusal("already", "this seat has a hint for this decision")
    return Decision(events.Hinted(chair=chair))


def hand_over(table: Table, chair: int, bot: str) -> Decision:
    _going(table)
    _must_be_person(table, chair)
    _may_change(table, chair)
    return Decision(events.HandedOver(chair=chair, bot=bot_of(bot)))


def come_back(table: Table, chair: int) -> Decision:
    _going(table)
    if table.chairs[chair].resigned:
        raise Refusal("resigned", "you resigned: you can only watch")
    if not table.chairs[chair].bot:
        raise Refusal("already", "you are playing yourself")
    return Decision(events.Returned(chair=chair))


def resign(table: Table, chair: int) -> Decision:
    _going(table)
    if table.chairs[chair].resigned:
        raise Refusal("already", "this seat has resigned")
    return Decision(events.Resigned(chair=chair, bot=SUBSTITUTE))


# Questions to the others


def propose(
    table: Table,
    chair: int,
    question: events.Question,
    target: int | None,
    bot: str,
    *,
    until: int,
    absent: Collection[int],
) -> Decision:
    """Ask the people who are there; `absent` are the chairs that have been away for long."""
    _going(table)
    _must_be_person(table, chair)
    if table.asked:
        raise Refusal("question_open", "one question at a time: answer the open one first")
    if question in table.chairs[chair].refused and table.phase == "playing":
        raise Refusal("refused_before", "this was asked: ask again after your next move")
    _may_change(table, chair)
    gone = {number for number, one in enumerate(table.chairs) if one.late or number in absent}
    _check_question(table, chair, question, target, gone)
    if question == "undo":
        gone = set()  # no draw of an absent player is repeated without asking
    voters = [
        number
        for number, one in enumerate(table.chairs)
        if one.person and number not in gone and number not in (chair, target)
    ]
    return Decision(
        events.Proposed(
            chair=chair,
            question=question,
            voters=voters,
            until=until,
            target=target,
            bot=bot_of(bot or SUBSTITUTE) if question == "replace" else "",
        )
    )


def _check_question(
    table: Table, chair: int, question: events.Question, target: int | None, gone: set[int]
) -> None:
    if (question == "replace") != (target is not None):
        raise Refusal("bad_target", "to replace somebody, and only then, name the chair")
    if question == "undo":
        _check_undo(table, chair)
    elif question == "pause" and table.phase == "paused":
        raise Refusal("already", "the match is paused")
    elif question == "resume" and table.phase != "paused":
        raise Refusal("already", "the match is not paused")
    elif target is not None:
        _must_be_chair(table, target)
        if not table.chairs[target].person or target == chair:
            raise Refusal("bad_target", "only another person can be replaced")
        if target not in gone:
            raise Refusal("still_here", "only a player who is late or away can be replaced")


def _check_undo(table: Table, chair: int) -> None:
    if table.phase == "paused":
        raise Refusal("paused", "not while the match is paused")
    if any(one.bot for one in table.chairs):
        raise Refusal("bots_play", "with computers at the table nothing is undone that they saw")
    _must_have_room(table)
    try:
        _going(table).copy().undo(table.seat_of[chair], agreed=range(table.plan.players))
    except IllegalMove as illegal:
        raise Refusal.of(illegal) from illegal


def has_room_for_undos(table: Table) -> bool:
    """Tell whether the log may still grow by undos: every client that connects gets all of it.

    A match without undos is far shorter, and play always goes on to its end.
    """
    match = _going(table)
    most = UNDO_LINES * match.game.bound(match.players, match.options)
    return len(match.events) - match.given < most


def _must_have_room(table: Table) -> None:
    if not has_room_for_undos(table):
        raise Refusal(
            "too_many_undos",
            "so much was taken back in this match that nothing more can be: play on",
        )


def may_undo(table: Table, chair: int) -> bool:
    """Whether `take_back` would accept it now; cheap enough for every frame."""
    return _going(table).may_undo(table.seat_of[chair]) and has_room_for_undos(table)


def may_ask_for_undo(table: Table, chair: int) -> bool:
    """Whether `propose` would accept the question now; cheap enough for every frame."""
    if table.asked or table.phase != "playing" or any(one.bot for one in table.chairs):
        return False
    if not has_room_for_undos(table):
        return False
    if "undo" in table.chairs[chair].refused or table.chairs[chair].changes >= MOST_CHANGES:
        return False
    return _going(table).may_undo(table.seat_of[chair], agreed=True)


def answer(table: Table, chair: int, yes: bool) -> Decision:
    if table.asked is None or chair not in table.asked.missing:
        raise Refusal("no_question", "nothing is asked of this seat")
    return Decision(events.Answered(chair=chair, yes=yes))


def withdraw(table: Table, chair: int) -> Decision:
    if table.asked is None:
        raise Refusal("no_question", "no question is open")
    if table.asked.chair != chair:
        raise Refusal("not_yours", "only the player who asked can withdraw the question")
    return Decision(events.Withdrawn(chair=chair))


# Checks that several share


def _going(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not_begun", "the match has not begun")
    if table.phase == "over":
        raise Refusal("over", "the match is over", OVER())
    return table.match


def _may_change(table: Table, chair: int) -> None:
    """Limit what can be repeated without end, so that logs stay short.

    Each chair has a limit of its own, so that no player uses up that of others.
    """
    if table.chairs[chair].changes >= MOST_CHANGES:
        raise Refusal(
            "too_many_changes",
            "too much was changed from this seat: play on, or set up a new table",
        )


def _must_be_person(table: Table, chair: int) -> None:
    one: Chair = table.chairs[chair]
    if one.bot:
        raise Refusal("bot_plays", "a computer plays for you: come back first")


def _must_be_chair(table: Table, chair: int) -> None:
    if not 0 <= chair < len(table.chairs):
        raise Refusal("bad_target", f"chairs are 0 to {len(table.chairs) - 1}")


def _must_be_host(table: Table, chair: int) -> None:
    if chair != table.host:
        raise Refusal("not_host", "only the host may do that")
