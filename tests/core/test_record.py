"""Records: readable, whole, unedited, of this version or an older one; anything else is refused."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sheepfold
from sheepfold.core import record as records
from sheepfold.core.errors import IllegalMove, RecordError
from sheepfold.core.match import Match
from sheepfold.core.record import Move, Record, Undo
from sheepfold.games import te_kuiti
from tests.core.lambs import BID, Box, Lambs


def played(seed: int = 3) -> Match:
    match = Match.start(Lambs(), 2, seed=seed, seats=("person", "greedy"))
    for seat, text in ((0, "bid 2"), (1, "bid 1"), (0, "bid 1")):
        match.play(seat, text)
    match.undo(0)
    return match


def resume(record: Record) -> Match:
    return Match.resume(Lambs(), record)


def refused(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        resume(records.parse(text))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_record_is_a_readable_text() -> None:
    match = Match.start(Lambs(), 2, seed=None, seats=("person", "greedy"))
    match.play(-1, "deal 0 2")
    match.play(-1, "deal 1 5")
    match.play(-1, "show 1")
    match.play(1, "bid 0")
    match.undo(1)
    assert match.record() == "\n".join(
        [
            "sheepfold record 1",
            "game: lambs",
            "version: 1",
            "players: 2",
            "options:",
            "seed: none",
            "seats: person, greedy",
            "",
            "-1 deal 0 2",
            "-1 deal 1 5",
            "-1 show 1",
            "1 bid 0",
            "1 undo 4",
            "end 5 20f7e399c6fae181",
            "",
        ]
    )


def test_a_record_replays_to_the_same_match() -> None:
    match = played()
    again = resume(records.parse(match.record()))
    assert again == match
    assert again.seats == ("person", "greedy")
    again.play(0, "bid 0")
    assert again != match


def test_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    match = played()
    text = "\ufeff" + match.record().replace("\n", "\r\n") + "\r\n"
    assert resume(records.parse(text)) == match


@pytest.mark.parametrize("text", ["", "\n", "hello", "sheepfold record", "{}", "\x00" * 50])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text) == (
        "not a Sheepfold record: its first line should be 'sheepfold record 1'"
    )


def test_a_record_cut_off_anywhere_is_refused() -> None:
    lines = played().record().splitlines()
    for length in range(1, len(lines)):
        answer = refused("\n".join(lines[:length]))
        assert answer.startswith("the record is cut off after line")


def test_a_record_edited_anywhere_is_refused() -> None:
    text = played().record()
    for position, letter in enumerate(text.rstrip("\n")):
        other = "0" if letter != "0" else "1"
        refused(text[:position] + other + text[position + 1 :])


def test_a_record_too_long_is_refused() -> None:
    assert refused("sheepfold record 1\n" * 100_000) == "a record has at most 1000000 characters"


def forged(**changes: Any) -> str:
    """A record with changed contents and a check sum that fits them."""
    return replace(records.parse(played().record()), **changes).text()


def test_a_forged_draw_does_not_fit_the_seed() -> None:
    events = list(records.parse(played().record()).events)
    first = events[0]
    assert isinstance(first, Move)
    events[0] = Move(-1, "deal 0 1" if first.text != "deal 0 1" else "deal 0 2")
    answer = refused(forged(events=tuple(events)))
    assert answer.endswith("the seed draws something else here")


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        (
            {"events": (Move(0, "bid 1"),)},
            "move 1 of the record, '0 bid 1': CORE-1 forbids 'bid 1': chance-draws",
        ),
        ({"players": 9}, "the record's header is damaged: lambs is for 2 or 3 players, not 9"),
        (
            {"options": {"x": "1"}},
            "the record's header is damaged: unknown option 'x'; there are: none",
        ),
        ({"viewer": 0, "seed": None}, "a redacted record can be viewed, not resumed"),
        (
            {"version": 2},
            "this record has version 2 of lambs; this Sheepfold knows up to 1: update it",
        ),
    ],
)
def test_forged_contents_are_refused(changes: dict[str, Any], answer: str) -> None:
    assert refused(forged(**changes)) == answer


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        (
            "sheepfold record 1",
            "sheepfold record 2",
            "this record has format 2; this Sheepfold reads",
        ),
        ("players: 2", "players: two", "the record's header is damaged: players should be a whole"),
        ("players: 2", "players 2", "line 4: a header line is 'key: value'"),
        ("players: 2", "game: lambs", "line 4: a header line is 'key: value'"),
        ("players: 2\n", "", "the record's header lacks: players"),
        ("options:", "options: fast", "the record's header is damaged: options are written name="),
        ("seed: none", "seed: 12", "the record's header is damaged: a seed is 64 hexadecimal"),
        ("0 undo 4", "0 undo 5", "line 13: an undo names an earlier line of the log"),
        ("0 undo 4", "0 undo 0", "line 13: an undo names an earlier line of the log"),
        ("0 undo 4", "0 undo 3", "move 5 of the record, '0 undo 3': this undo does not fit"),
        ("0 undo 4", "1 undo 4", "move 5 of the record, '1 undo 4': CORE-4"),
        ("0 bid 2", "0  bid 2", "line 12: expected 'SEAT MOVE'"),
        ("0 bid 2", "0 BID 2", "move 4 of the record, '0 BID 2': records are canonical: 'bid 2'"),
        ("0 bid 2", "0 hop 2", "move 4 of the record, '0 hop 2': CORE-3 forbids 'hop 2'"),
    ],
)
def test_damage_is_told_with_its_place(old: str, new: str, answer: str) -> None:
    match = Match.start(Lambs(), 2, seed=None, seats=("person", "greedy"))
    for seat, text in ((-1, "deal 0 2"), (-1, "deal 1 5"), (-1, "show 1"), (0, "bid 2")):
        match.play(seat, text)
    match.undo(0)
    lines = match.record().replace(old, new).splitlines()[:-1]
    text = "\n".join([*lines, f"end {5} {records.check_sum(lines)}"])
    assert refused(text).startswith(answer)


# Versions


class NoBidOfTwo(Lambs):
    """A later version with a changed ruling."""

    version = 2

    def legal(self, state: Box, seat: int) -> list[int]:
        return [action for action in super().legal(state, seat) if action != BID + 2]


def test_an_older_record_loads_read_only_from_the_first_move_now_forbidden() -> None:
    text = played().record()
    match = Match.resume(NoBidOfTwo(), records.parse(text))
    assert match.read_only
    assert len(match.events) == 3
    assert match.record() == text
    assert match.acting == set()
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "bid 1")
    assert caught.value.ruling == "CORE-5"
    with pytest.raises(IllegalMove):
        match.undo(0)


class DealsOtherwise(Lambs):
    """A later version whose draws weigh differently."""

    version = 2

    def chances(self, state: Box) -> list[tuple[int, int]]:
        return [(action, 1 + action % 7) for action, _ in super().chances(state)][::-1]


def test_an_older_record_whose_draws_now_differ_is_read_only() -> None:
    text = played().record()
    match = Match.resume(DealsOtherwise(), records.parse(text))
    assert match.read_only
    assert match.record() == text


def test_an_older_record_that_breaks_no_new_ruling_goes_on() -> None:
    match = Match.start(Lambs(), 2, seed=3)
    match.play(0, "bid 1")
    again = Match.resume(NoBidOfTwo(), records.parse(match.record()))
    assert not again.read_only
    again.play(1, "bid 0")


# Through the library's front door


def test_the_library_replays_by_name() -> None:
    match = sheepfold.Match.start("te_kuiti", players=2, options={}, seed=7)
    assert match.acting == {0}
    match.play(0, "fence a1N")
    assert sheepfold.Match.replay(match.record()) == match


def test_an_unknown_game_in_a_record_is_refused() -> None:
    with pytest.raises(RecordError, match=r"unknown game 'chess'; there are: .*te_kuiti"):
        sheepfold.Match.replay(forged(game="chess"))
    with pytest.raises(sheepfold.SetupError, match=r"unknown game 'chess'; there are: .*te_kuiti"):
        sheepfold.Match.start("chess", players=2)


def own_components() -> dict[str, Any]:
    components: dict[str, Any] = json.loads(json.dumps(te_kuiti.TeKuiti().components))
    for tile in components["tiles"]:
        tile["flower"] = ["hard"]
    return components


def test_a_record_embeds_components_that_are_not_the_default_ones() -> None:
    match = sheepfold.Match.start("te_kuiti", players=1, seed=7, components=own_components())
    assert all(state_bag == 0 for state_bag in match.state.bag[7:])
    text = match.record()
    assert "components: {" in text
    again = sheepfold.Match.replay(text)
    assert again == match
    assert again.state.bag == match.state.bag
    assert "components" not in sheepfold.Match.start("te_kuiti", players=1).record()


@pytest.mark.parametrize(
    ("damage", "answer"),
    [
        ({"tiles": []}, "components: tiles: there must be 25, not 0"),
        ({"fences": 31}, "components: fences: must be 30, not 31"),
        ({"tiles": [{}] * 25}, "components: tiles number 1: the key 'id' is missing"),
    ],
)
def test_damaged_components_are_refused(damage: dict[str, Any], answer: str) -> None:
    with pytest.raises(sheepfold.SetupError) as caught:
        sheepfold.Match.start("te_kuiti", players=1, components={**own_components(), **damage})
    assert str(caught.value) == answer


def test_components_keep_ids_kinds_and_known_levels() -> None:
    for key, value, answer in (
        ("kind", "ram", "tiles number 3 kind: joyful-3 is joyful, not 'ram'"),
        (
            "flower",
            ["extreme"],
            "tiles number 3 flower: unknown level 'extreme'; levels are easy, normal, hard",
        ),
    ):
        components = own_components()
        components["tiles"][2][key] = value
        with pytest.raises(sheepfold.SetupError) as caught:
            te_kuiti.TeKuiti(components)
        assert str(caught.value) == f"components: {answer}"


@given(st.data())
def test_whatever_a_forger_writes_is_refused_in_one_line_or_is_a_match(data: st.DataObject) -> None:
    """Words and lines of a real record, shuffled, cut and replaced, with a check sum that fits."""
    lines = FORGED.splitlines()[:-1]
    for _ in range(data.draw(st.integers(1, 4))):
        number = data.draw(st.integers(1, len(lines) - 1))
        words = lines[number].split(" ")
        word = data.draw(st.integers(0, len(words) - 1))
        words[word] = data.draw(st.sampled_from(ODD_WORDS))
        lines[number] = " ".join(words)
    moves = len(lines) - lines.index("") - 1 if "" in lines else 0
    text = "\n".join([*lines, f"end {moves} {records.check_sum(lines)}"])
    refusal = ""
    try:
        sheepfold.Match.replay(text)
    except RecordError as error:
        refusal = str(error)
    assert "\n" not in refusal


def solo_record() -> str:
    match = sheepfold.Match.start("te_kuiti", players=1, seed=7, components=own_components())
    for cell in ("a1", "b1", "c1"):
        match.play(0, f"flip {cell}" if match.view(0).pending[-1] == "flip" else match.legal(0)[0])
    return match.record()


FORGED = solo_record()
ODD_WORDS = (
    *("", "-1", "0", "1", "99", "undo", "withdraw", "agreed", "flip", "a1", "reveal", "ram", "-"),
    *("[]", "{}", "5", "null", '"x"', "[" * 3000, '{"tiles":[]}', "nan", "te_kuiti", "none"),
    *("players:", "seed:", "components:", "viewer:", "options:", "flowers=hard", "a=b", "\x00"),
)


def test_undo_lines_are_written_as_they_are_read() -> None:
    for undo in (Undo(0, 3), Undo(1, 3, alone=True), Undo(1, 2, agreed=True)):
        record = forged(events=(Move(0, "bid 1"),) * 3 + (undo,))
        assert records.parse(record).events[-1] == undo
