"""The page as an app: installable, opens without a connection, takes a new build when it loads."""

import json
import os
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from sheepfold.server.page import folder
from tests.server.conftest import NewTable
from tests.server.real_server import Server, kept_port
from tests.web.browser import PATIENCE, Guest, Guests

SEEN_LAST = "This is the table as you last saw it"
# The worker of this build is in charge of the page, and has kept all.
IN_CHARGE = """async () => {
  await navigator.serviceWorker.ready;
  const {serviceWorker: worker} = navigator;
  if (!worker.controller) await new Promise(done => worker.oncontrollerchange = done);
}"""
KEPT = """async () => (await Promise.all((await caches.keys()).map(async name =>
  (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)))).flat()"""

# A tab that nobody sees. The headless shell allows no notices: those of the worker are noted.
NOTICES = """
window.notices = [];
Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
ServiceWorkerRegistration.prototype.showNotification = async function (title, { tag }) {
  window.notices.push([title, tag, this.active.scriptURL]);
};
"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may go away and come back at the same address."""
    with kept_port() as port, Server(tmp_path, port=port) as server:
        yield server


@pytest.fixture
def users(browser: Browser, own: Server) -> Iterator[Guests]:
    """Browsers with service workers; they may complain about a server that is away."""
    there = Guests(browser, own)
    yield there
    for guest in there.here:
        guest.close(errors=True)


def kept(guest: Guest) -> Page:
    guest.page.evaluate(IN_CHARGE)
    return guest.page


def test_it_can_be_installed(users: Guests):
    ann = users.come(service_workers="allow")
    ann.go("/")
    kept(ann)
    session = ann.context.new_cdp_session(ann.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    told = json.loads(manifest["data"])
    assert told["display"] == "standalone"
    sizes = {icon["src"]: icon["sizes"] for icon in told["icons"] if icon["src"].endswith("png")}
    sizes["/icon-180.png"] = "180x180"
    for address, size in sizes.items():
        answer = ann.page.request.get(address)
        assert answer.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", answer.body()[16:24])
        assert f"{width}x{height}" == size
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    ground = ann.page.locator("#theme-color")
    expect(ground).to_have_attribute("content", "#f4f8ec")
    ann.page.get_by_role("button", name="Dark colours").click()
    expect(ground).to_have_attribute("content", "#18211b")
    assert ann.errors == []


def test_a_table_is_seen_without_a_connection_and_goes_on_with_it(users: Guests, own: Server):
    with own.table("te_kuiti", "Ann", "random") as table:
        ann = users.sit(table, 0, service_workers="allow")
        assert ann.my_turn()
        page = kept(ann)
        own.kill()
        page.reload()
        expect(page.get_by_role("status").filter(has_text=SEEN_LAST)).to_be_visible()
        expect(page.locator("main .board svg").first).to_be_visible()
        assert page.locator(".target.legal").count() == 0  # nothing can be decided
        page.get_by_role("link", name="Sheepfold").click()
        expect(page.get_by_text("The server does not answer")).to_be_visible()
        expect(page.get_by_role("article")).to_have_count(5)
        page.get_by_role("region", name="My tables").get_by_role(
            "link", name="As last seen"
        ).click()
        expect(page.get_by_text(SEEN_LAST)).to_be_visible()
        own.start()
        ann.frames.clear()
        assert ann.my_turn()  # without a click
        expect(page.get_by_text(SEEN_LAST)).to_have_count(0)
        addresses = page.evaluate(KEPT)
        assert "/" in addresses
        assert not [one for one in addresses if one.startswith("/api")]
        built = folder()
        assert built
        assets = {f"/assets/{f.name}" for f in (built / "assets").iterdir()}
        unpacked = {one for one in assets if not one.endswith((".br", ".gz"))}
        assert unpacked <= set(addresses)


def test_a_view_goes_with_its_chair_and_is_never_kept_where_a_device_is_passed_around(
    new_table: NewTable, guests: Guests
):
    views = "Object.keys(localStorage).filter(key => key.startsWith('sheepfold.view.'))"
    table, shared = new_table("te_kuiti", "Ann", "random"), new_table("te_kuiti", "Ann", "Bob")
    shared.start()
    ann = guests.come()
    ann.hold_all([(table, 0), (shared, 0), (shared, 1)])
    ann.visit(table)
    assert ann.my_turn()
    assert ann.page.evaluate(views) == [f"sheepfold.view.{table.id}-1.0"]
    kept = json.loads(ann.page.evaluate(f"localStorage['sheepfold.view.{table.id}-1.0']"))
    assert "lines" not in kept
    assert kept["view"] == ann.sync["view"]  # as people get it: nothing that is to be remembered
    ann.visit(shared)
    ann.page.get_by_role("button", name=re.compile("I am (Ann|Bob)")).click()
    assert ann.my_turn()
    assert ann.page.evaluate(views) == [f"sheepfold.view.{table.id}-1.0"]
    ann.go("/")
    mine = ann.page.get_by_role("region", name="My tables")
    mine.locator(f"a[href='/table/{table.id}']").locator("..").get_by_role("button").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(mine.locator("a")).to_have_count(1)
    assert ann.page.evaluate(views) == []


def newer(build: Path, to: Path) -> Path:
    """The same build with another name of its first script, as after a change."""
    shutil.copytree(build, to, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    entry = re.search(r"assets/(index-[\w-]+)\.js", (to / "index.html").read_text(encoding="utf-8"))
    assert entry
    for name in ("index.html", "manifest.json", "worker.js"):
        text = (to / name).read_text(encoding="utf-8")
        (to / name).write_text(text.replace(entry[1], "index-newer"), encoding="utf-8")
    (to / f"assets/{entry[1]}.js").rename(to / "assets/index-newer.js")
    worker = (to / "worker.js").read_text(encoding="utf-8")
    (to / "worker.js").write_text(
        re.sub(r"\b[0-9a-f]{16}\b", "0123456789abcdef", worker), encoding="utf-8"
    )
    return to


def test_a_new_build_is_said_and_taken_at_the_next_load(
    users: Guests, own: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    ann = users.come(service_workers="allow")
    ann.go("/")
    page = kept(ann)
    build = folder()
    assert build
    own.stop()
    monkeypatch.setitem(os.environ, "SHEEPFOLD_PAGE", str(newer(build, tmp_path / "newer")))
    own.start()
    page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    said = page.get_by_role("status").filter(has_text="A new version of Sheepfold is ready")
    expect(said).to_be_visible()
    said.get_by_role("button", name="Reload now").click()
    expect(page.locator("script[src='/assets/index-newer.js']")).to_be_attached()
    expect(page.get_by_role("article")).to_have_count(5)
    expect(said).to_have_count(0)


def test_the_worker_shows_the_notice(users: Guests, own: Server):
    with own.table("te_kuiti", "Ann", "random") as table:
        ann = users.come(service_workers="allow", settings={"notices": True})
        ann.hold(table, 0)
        ann.go("/")
        kept(ann)
        ann.context.add_init_script(NOTICES)
        ann.visit(table)
        told = [["Your turn: Te Kuiti", table.id, f"{own.url}/worker.js"]]
        ann.wait(lambda: ann.page.evaluate("notices") == told)


def test_what_plain_http_cannot_do_is_said(guests: Guests):
    eve = guests.come()
    eve.context.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { value: false })"
    )
    eve.go("/settings")
    box = eve.page.get_by_label("Notify me when it is my turn")
    expect(box).to_be_disabled()
    expect(eve.page.get_by_text("Browsers show notifications only")).to_be_visible()
    expect(eve.page.get_by_text("Sheepfold can be installed and opens")).to_be_visible()
    assert eve.violations() == []


# Before the line is there


def test_a_table_is_there_before_its_socket(new_table: NewTable, guests: Guests):
    table, ann = new_table("te_kuiti", "Ann", "Bob"), guests.come()
    table.start()
    seat = max(table.seats.values(), key=lambda seat: "legal" in seat.sync())
    assert seat.chair is not None
    ann.hold(table, seat.chair)
    sockets: list[WebSocketRoute] = []

    def hold(socket: WebSocketRoute) -> None:
        """The first one does not get through."""
        sockets.append(socket)
        if len(sockets) > 1:
            socket.connect_to_server()

    ann.page.route_web_socket(re.compile("/api/live$"), hold)
    ann.go(f"/table/{table.id}")
    place = ann.page.locator(".target.legal").first
    expect(place).to_be_visible()
    expect(ann.page.locator(".banners")).not_to_contain_text("away")  # nobody said so yet
    expect(ann.page.get_by_text(SHOWN)).to_be_visible()  # it does not open for long
    sockets[0].close()
    expect(ann.page.get_by_text(SHOWN)).to_have_count(0)
    place.click()
    expect(ann.page.get_by_text("You placed a fence.").first).to_be_visible()


# A dead line

SHOWN = "Connecting again …"


@pytest.fixture
def cut(new_table: NewTable, guests: Guests) -> tuple[Guest, list[bool]]:
    """Ann at a table, with the page's clock in hand; with a word in the list her line is silent."""
    table, ann, dead = new_table("te_kuiti", "Ann", "random"), guests.come(), list[bool]()
    ann.hold(table, 0)

    def serve(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if dead else server.send(text))
        server.on_message(lambda text: None if dead else socket.send(text))

    ann.page.route_web_socket(re.compile("/api/live$"), serve)
    ann.page.clock.install()
    ann.go(f"/table/{table.id}")
    ann.page.locator(".target.legal").first.wait_for(timeout=PATIENCE)
    ann.page.clock.pause_at(ann.page.evaluate("Date.now()") / 1000 + 1)
    return ann, dead


def test_a_dead_line_shows_within_five_seconds_of_a_tap(cut: tuple[Guest, list[bool]]):
    ann, dead = cut
    dead.append(True)
    ann.page.locator(".target.legal").first.dispatch_event("click")
    ann.page.clock.run_for(5000)
    expect(ann.page.get_by_text(SHOWN)).to_be_visible()


def test_a_dead_line_shows_within_five_seconds_of_the_browsers_word(cut: tuple[Guest, list[bool]]):
    ann, dead = cut
    dead.append(True)
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    ann.page.clock.run_for(5000)
    expect(ann.page.get_by_text(SHOWN)).to_be_visible()


def test_an_idle_dead_line_shows_within_25_seconds_and_a_living_one_never(
    cut: tuple[Guest, list[bool]],
):
    ann, dead = cut
    for _ in range(30):
        ann.page.clock.run_for(1000)  # its pings are answered
        ann.drawn()
    assert ann.page.get_by_text(SHOWN).count() == 0
    dead.append(True)
    ann.page.clock.run_for(25_000)
    expect(ann.page.get_by_text(SHOWN)).to_be_visible()
