"""The time of a store whose machine's clock is set; the test moves it, on both databases."""

from itertools import pairwise

from sheepfold.store import Store
from sheepfold.store.clock import HEALING, TOLERANCE_MS
from sheepfold.store.processes import ALIVE_MS
from tests.store.made import Hands, entry, on, opened, seated

HOUR = 3_600_000
BEAT = 4000


def test_time_goes_on_where_it_was_after_the_clock_was_set_back(url: str):
    hands = Hands(10 * HOUR)

    async def scenario(store: Store):
        match = await seated(store)
        await store.arrive("one")
        await store.append(entry(match, 1))
        hands.time -= HOUR
        await store.beat("one")
        now = await store.now()
        assert now >= 10 * HOUR
        hands.time += BEAT
        assert await store.append(entry(match, 2)) == now + BEAT
        return await store.outages()

    assert on(url, scenario, hands) == []


def test_what_was_due_is_due_though_the_clock_was_set_back(url: str):
    hands = Hands(10 * HOUR)

    async def scenario(store: Store):
        match = await seated(store)
        await store.arrive("one")
        await store.append(entry(match, 1, wake=10 * HOUR + BEAT))
        hands.time -= HOUR
        await store.beat("one")
        early = await store.due(9, 1000)
        hands.time += 2 * BEAT
        return early, await store.due(9, 1000)

    assert on(url, scenario, hands) == ([], ["t1"])


def test_a_server_started_with_its_clock_set_back_goes_on_from_its_last_moment(url: str):
    hands = Hands(10 * HOUR)

    async def scenario(store: Store):
        await store.arrive("one")
        await store.depart("one")

    async def later(store: Store):
        await store.arrive("two")
        return await store.now(), await store.outages()

    on(url, scenario, hands)
    hands.time -= HOUR
    assert on(url, later, hands) == (10 * HOUR, [])


def test_a_clock_that_is_set_right_again_is_believed(url: str):
    hands = Hands(10 * HOUR)

    async def scenario(store: Store):
        await store.arrive("one")
        hands.time -= HOUR
        await store.beat("one")
        hands.time += HOUR + BEAT
        await store.beat("one")
        return await store.now(), await store.outages()

    assert on(url, scenario, hands) == (10 * HOUR + BEAT, [])


def test_the_correction_goes_away_little_by_little(url: str):
    hands = Hands(10 * HOUR)

    async def scenario(store: Store):
        await store.arrive("one")
        hands.time -= 2 * TOLERANCE_MS
        await store.beat("one")
        seen = [await store.now()]
        while seen[-1] > hands.time:
            hands.time += BEAT
            await store.beat("one")
            seen.append(await store.now())
        steps = {later - sooner for sooner, later in pairwise(seen)}
        assert min(steps) >= BEAT - BEAT // HEALING, "it never goes back"
        assert max(steps) <= BEAT
        return await store.outages()

    assert on(url, scenario, hands) == []


def test_all_processes_agree_on_the_time_after_it_was_set_back(postgres_url: str):
    hands = Hands(10 * HOUR)

    async def scenario(store: Store):
        async with opened(postgres_url, hands) as other:
            await store.arrive("one")
            await other.arrive("two")
            hands.time -= HOUR
            await store.beat("one")
            await other.beat("two")
            assert abs(await store.now() - await other.now()) < TOLERANCE_MS
            hands.time += ALIVE_MS - 1
            await store.beat("one")
            await other.beat("two")
            return await store.outages()

    assert on(postgres_url, scenario, hands) == []
