"""Which processes live, who is connected, what is due; the test moves the clock."""

import asyncio

from sheepfold.store import WATCHERS, Store
from sheepfold.store.processes import ALIVE_MS
from tests.store.made import Hands, entry, on, opened, seated

SECOND = 1000


def test_who_is_here_is_summed_over_living_processes(url: str):
    hands = Hands()

    async def scenario(store: Store):
        await seated(store)
        for process in ("one", "two"):
            await store.beat(process)
            await store.present(process, "t", 0, 2)
        await store.present("one", "t", WATCHERS, 3)
        both = await store.who_is_here("t")
        await store.present("two", "t", 0, 1)
        hands.time += ALIVE_MS
        await store.beat("two")
        one_died = await store.who_is_here("t")
        await store.present("two", "t", 0, 0)
        return both, one_died, await store.who_is_here("t")

    assert on(url, scenario, hands) == ({WATCHERS: 3, 0: 4}, {0: 1}, {})


def test_a_chair_was_seen_when_it_came_while_it_is_here_and_when_it_left(url: str):
    hands = Hands()

    async def scenario(store: Store):
        await seated(store)
        seen = [await store.last_seen("t")]
        await store.arrive("one")
        for sockets in (1, None, 0, None):
            hands.time += SECOND
            if sockets is None:
                await store.beat("one")
            else:
                await store.present("one", "t", 0, sockets)
            seen.append(await store.last_seen("t"))
        return [moments[0] for moments in seen], {moments[1] for moments in seen}

    first = hands.time
    assert on(url, scenario, hands) == (
        [None, first + 1000, first + 2000, first + 3000, first + 3000],
        {None},
    )


def test_the_time_without_any_process_is_an_outage(url: str):
    hands = Hands(100 * SECOND)

    async def scenario(store: Store):
        await store.arrive("first")  # nobody was there before: no outage
        hands.time += 5 * SECOND
        await store.beat("first")  # and dies
        hands.time += 60 * SECOND
        await asyncio.gather(store.arrive("second"), store.arrive("third"))
        hands.time += 5 * SECOND
        await store.depart("second")
        await store.depart("third")
        hands.time += SECOND
        await store.arrive("fourth")
        hands.time += 3600 * SECOND  # the computer slept
        known = await store.beat("fourth")
        return known, await store.outages()

    known, outages = on(url, scenario, hands)
    assert known
    assert outages == [
        (105 * SECOND, 165 * SECOND),
        (170 * SECOND, 171 * SECOND),
        (171 * SECOND, 3771 * SECOND),
    ]


def test_while_another_process_lives_there_is_no_outage(postgres_url: str):
    hands = Hands()

    async def scenario(store: Store):
        await store.arrive("first")
        hands.time += ALIVE_MS - 1
        await store.arrive("second")
        hands.time += ALIVE_MS - 1
        await store.depart("first")
        await store.arrive("third")
        return await store.outages()

    assert on(postgres_url, scenario, hands) == []


def test_a_process_long_gone_is_forgotten_and_told_so_if_it_returns(url: str):
    hands = Hands()

    async def scenario(store: Store):
        await seated(store)
        await store.arrive("one")
        await store.present("one", "t", 0, 1)
        hands.time += 90_000 * SECOND
        await store.arrive("two")
        return await store.beat("one"), await store.who_is_here("t"), await store.beat("one")

    assert on(url, scenario, hands) == (False, {}, True)


def test_who_was_connected_through_a_dead_process_is_buried(url: str):
    hands = Hands()

    async def scenario(store: Store):
        notes: list[str] = []
        await seated(store)
        for process in ("one", "two"):
            await store.beat(process)
            await store.present(process, "t", 0, 1)
        await store.listen(notes.append)
        hands.time += ALIVE_MS
        await store.bury()  # nobody lives: the outage is still to be told
        await store.beat("two")
        outages = await store.outages()
        await store.bury()
        await store.bury()
        await store.beat("two")
        while not notes:
            await asyncio.sleep(0.01)
        return outages, notes, await store.beat("one")

    start = hands.time
    assert on(url, scenario, hands) == ([(start, start + ALIVE_MS)], ["p:t"], False)


def test_a_departing_process_takes_its_sockets_along(url: str):
    async def scenario(store: Store):
        await seated(store)
        await store.arrive("one")
        await store.present("one", "t", 0, 1)
        await store.depart("one")
        return await store.who_is_here("t")

    assert on(url, scenario) == {}


def test_what_is_due_is_claimed_once_and_again_if_nothing_followed(url: str):
    hands = Hands()

    async def scenario(store: Store):
        for name, wake in (("late", -5), ("later", -1), ("now", 0), ("not yet", 1)):
            await seated(store, name, wake=hands.time + wake)
        await seated(store, "never", wake=None)
        claimed = [await store.due(2, 500), await store.due(9, 500), await store.due(9, 500)]
        await store.append(entry("late1", 1, wake=None))
        hands.time += 500
        return claimed, await store.due(9, 500)

    claimed, again = on(url, scenario, hands)
    assert claimed == [["late1", "later1"], ["now1"], []]
    assert sorted(again) == ["later1", "not yet1", "now1"]


def test_two_processes_never_claim_the_same(postgres_url: str):
    async def scenario(store: Store):
        for number in range(30):
            await seated(store, f"t{number:02}", wake=1)
        async with opened(postgres_url) as other:
            claims = await asyncio.gather(
                *(one.due(4, 60_000) for _ in range(5) for one in (store, other))
            )
        return [match for claim in claims for match in claim]

    claimed = on(postgres_url, scenario)
    assert len(claimed) == len(set(claimed))
    assert len(claimed) > 4
