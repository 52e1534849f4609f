"""Tables, matches, tokens, chat and replays, as the server asks for them."""

import asyncio

import pytest

from sheepfold.store import (
    OVER,
    WATCHERS,
    ChairRow,
    Holder,
    Store,
    StoreError,
    TableRow,
    people,
    seat_taken,
)
from tests.store.made import SEED, Hands, a_match, entry, on, seated


def test_a_table_is_read_as_it_was_made(url: str):
    async def scenario(store: Store):
        await seated(store, wake=77, acting=3)
        return await store.table("t"), await store.seed("t1"), await store.now()

    whole, seed, now = on(url, scenario)
    assert whole.table.settings == '{"lang":"en"}'
    assert 0 <= now - whole.table.created < 60_000
    assert whole.chairs == (
        ChairRow("t", 0, credential="t-credential"),
        ChairRow("t", 1, invitation="t-invitation"),
    )
    assert whole.match == a_match("t", wake=77, acting=3, touched=whole.table.created)
    assert seed == SEED


def test_what_is_not_there_is_not_made_up(url: str):
    async def scenario(store: Store):
        with pytest.raises(StoreError):
            await store.seed("nothing")
        with pytest.raises(StoreError):
            await store.say("nothing", "table", 0, "A", "hello")
        return [
            await store.table("nothing"),
            await store.match("nothing", 1),
            await store.match_by_id("nothing"),
            await store.whose("nothing"),
            await store.invited("nothing"),
            await store.replay("nothing"),
        ]

    assert on(url, scenario) == [None] * 6


def test_a_table_is_made_whole_or_not_at_all(url: str):
    async def scenario(store: Store):
        await seated(store, "old")
        taken = [ChairRow("new", 0, credential="old-credential")]
        with pytest.raises(StoreError):
            await store.create(TableRow("new", "{}"), taken, a_match("new"), SEED)
        return await store.table("new")

    assert on(url, scenario) is None


def test_of_two_rematches_one_is_played(url: str):
    async def scenario(store: Store):
        await seated(store)
        rivals = [a_match("t", 2, id="mine"), a_match("t", 2, id="yours")]
        begun = await asyncio.gather(*(store.add_match(match, SEED) for match in rivals))
        nowhere = await store.add_match(a_match("nowhere", 1), SEED)
        whole = await store.table("t")
        assert whole
        numbers = [match.number for match in await store.matches_of("t")]
        second = await store.match("t", 2)
        return begun, nowhere, whole.match, numbers, second

    begun, nowhere, current, numbers, second = on(url, scenario)
    assert sorted(begun) == [False, True]
    assert nowhere is False
    assert current == second
    assert current.id == ("mine" if begun[0] else "yours")
    assert numbers == [1, 2]


def test_deleting_a_table_leaves_nothing_of_it(url: str):
    async def scenario(store: Store):
        match = await seated(store)
        await store.append(entry(match, 1))
        await store.say("t", "table", 0, "A", "hello")
        await store.present("process", "t", 0, 1)
        gone = [await store.delete_table("t"), await store.delete_table("t")]
        with pytest.raises(StoreError):
            await store.seed(match)
        left = [
            await store.table("t"),
            await store.events(match),
            await store.chat_since("t", "table"),
            await store.who_is_here("t"),
            await store.whose("t-credential"),
            await store.whose("t-watch"),
        ]
        return gone, [one for one in left if one]

    assert on(url, scenario) == ([True, False], [])


def test_a_token_tells_its_chair(url: str):
    async def scenario(store: Store):
        await seated(store)
        words = ("t-credential", "t-watch", "t-invitation")
        return [await store.whose(word) for word in words], await store.invited("t-invitation")

    holders, invited = on(url, scenario)
    assert holders == [Holder("t", 0), Holder("t", WATCHERS), None]
    assert invited == Holder("t", 1)


def test_an_invitation_ends_when_its_time_is_over_or_another_takes_its_place(url: str):
    hands = Hands()

    async def scenario(store: Store):
        match = await seated(store)
        assert await store.set_invitation("t", 1, "short", hands.time + 10)
        assert not await store.set_invitation("t", 7, "x", None)
        before = [await store.invited(name) for name in ("t-invitation", "short")]
        hands.time += 10
        late = await store.append(entry(match, 1, "sat", seat_taken("short", "new")))
        after = await store.invited("short")
        await store.set_invitation("t", 1, None)
        return before, after, late

    assert on(url, scenario, hands) == ([None, Holder("t", 1)], None, None)


def test_a_watch_token_can_be_replaced_and_taken_back(url: str):
    async def scenario(store: Store):
        await seated(store)
        assert await store.set_watch("t", "second")
        found = [await store.whose(name) for name in ("t-watch", "second")]
        assert await store.set_watch("t", None)
        return [*found, await store.whose("second"), await store.set_watch("nowhere", "x")]

    assert on(url, scenario) == [None, Holder("t", WATCHERS), None, False]


def test_my_tables_come_with_their_current_matches(url: str):
    async def scenario(store: Store):
        for name in "abc":
            await seated(store, name)
        await store.add_match(a_match("b", 2), SEED)
        return await store.mine(["b-credential", "a-credential", "unknown"]), await store.mine([])

    mine, nothing = on(url, scenario)
    assert [(one.holder, one.table.id, one.match.id) for one in mine] == [
        (Holder("a", 0), "a", "a1"),
        (Holder("b", 0), "b", "b2"),
    ]
    assert nothing == []


def test_chat_is_read_from_where_one_was(url: str):
    async def scenario(store: Store):
        await seated(store)
        said = [await store.say("t", "table", 0, "Ann", f"line {number}") for number in range(4)]
        hidden = await store.say("t", "watchers", None, "Bo", "<b>hi</b>")
        latest = await store.chat_since("t", "table", limit=2)
        return said, hidden, latest, await store.chat_since("t", "table", after=said[1].number)

    said, hidden, latest, since = on(url, scenario)
    assert latest == since == said[2:]
    assert (hidden.chair, hidden.name, hidden.body) == (None, "Bo", "<b>hi</b>")


def test_each_audience_of_each_table_has_its_own_numbers(url: str):
    async def scenario(store: Store):
        for table in ("t", "other"):
            await seated(store, table)
        places = [("t", "table"), ("t", "watchers"), ("other", "table")]
        said = [await store.say(*place, None, "", "baa") for _ in range(3) for place in places]
        return [line.number for line in said]

    assert on(url, scenario) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_the_oldest_lines_of_chat_go_when_there_are_very_many(url: str, monkeypatch):
    monkeypatch.setattr(people, "MOST_CHAT", 3)

    async def scenario(store: Store):
        for table in ("t", "other"):
            await seated(store, table)
        other = await store.say("other", "table", 0, "Ann", "first of all")
        watched = await store.say("t", "watchers", None, "", "hello")
        said = [await store.say("t", "table", 0, "Ann", f"line {number}") for number in range(5)]
        return [other, watched, *said[2:]], [
            *await store.chat_since("other", "table"),
            *await store.chat_since("t", "watchers"),
            *await store.chat_since("t", "table"),
        ]

    kept, found = on(url, scenario)
    assert found == kept


def test_a_table_is_not_deleted_as_unbegun_once_something_happens(url: str):
    hands = Hands()

    async def scenario(store: Store):
        for name in ("still", "sat", "begun"):
            await seated(store, name, phase="lobby")
        touched = hands.time
        hands.time += 100
        found = sorted(await store.unbegun_before(hands.time))
        await store.append(entry("sat1", 1, phase="lobby"))
        await store.append(entry("begun1", 1, phase="playing"))
        gone = [await store.delete_unbegun(name, touched) for name in found]
        return found, gone, [await store.table(name) is None for name in found]

    assert on(url, scenario, hands) == (
        ["begun", "sat", "still"],
        [False, False, True],
        [False, False, True],
    )


def test_idle_and_finished_tables_are_found(url: str):
    hands = Hands()

    async def scenario(store: Store):
        for name in ("done", "again", "idle"):
            await seated(store, name)
        for match in ("done1", "again1"):
            await store.append(entry(match, 1, phase=OVER))
        await store.add_match(a_match("again", 2), SEED)
        hands.time += 100
        await seated(store, "fresh")
        moment = hands.time
        return sorted(await store.idle(moment)), await store.finished_before(moment)

    assert on(url, scenario, hands) == (["again2", "idle1"], ["done"])


def test_replays_are_kept(url: str):
    async def scenario(store: Store):
        await store.keep_replay("r", "sheepfold record 1\n…")
        with pytest.raises(StoreError):
            await store.keep_replay("r", "another")
        return await store.replay("r")

    assert on(url, scenario) == "sheepfold record 1\n…"


def test_replays_are_forgotten_by_their_age(url: str):
    hands = Hands()

    async def scenario(store: Store):
        for name in ("old", "older", "new"):
            await store.keep_replay(name, name)
            hands.time += 10 if name == "older" else 0
        counts = [await store.forget_replays(hands.time), await store.forget_replays(hands.time)]
        return counts, [await store.replay(name) for name in ("old", "older", "new")]

    assert on(url, scenario, hands) == ([2, 0], [None, None, "new"])
