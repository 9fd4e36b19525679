"""How soon the page answers on a slow processor, how soon a move is seen elsewhere, and frames a second."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.smoothness import CATEGORIES, Smoothness
from tests.web.browser import FLAGS, chromium
from tests.web.games import hanabi_turn, hanabi_with_bots, practise, whose_turn
from tests.web.person import Person
from tests.web.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

SLOWER = 4
LOADS = 7
MOVES = 40
TURNS = 12
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1440, height=900)
PAUSE = 0.5
"""How long bots wait before they move where nobody sets it otherwise."""

READY = """
new MutationObserver((_, watch) => {
    if (document.querySelector('[data-quick]')) { window.readyAt = performance.now(); watch.disconnect(); }
}).observe(document, { childList: true, subtree: true });
"""
CLOCK = """
addEventListener('click', (event) => {
    if (event.target.closest?.('[data-move]')) window.clickedAt = Date.now();
}, true);
new MutationObserver(() => {
    const turn = document.querySelector('[data-turn]')?.dataset.turn;
    if (turn !== window.turnWas) { window.turnWas = turn; window.turnAt = Date.now(); }
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-turn'] });
"""
FRAMES = """() => new Promise((resolve) => {
    const times = [];
    const tick = (now) => {
        times.push(now);
        if (times.length < 240) requestAnimationFrame(tick);
        else resolve(times);
    };
    requestAnimationFrame(tick);
})"""


def main() -> None:
    """Measure on a real server and a real browser."""
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with serving(bot_pause=0.02) as server:
            interactive(browser, server)
            seen_elsewhere(browser, server)
            frames(browser, server)
        with serving(bot_pause=PAUSE) as server:
            moving(browser, server)
        browser.close()
    print(f"load average after: {os.getloadavg()[0]:.1f}")


@contextmanager
def serving(bot_pause: float) -> Iterator[Server]:
    """Run a server with nothing stored."""
    with tempfile.TemporaryDirectory() as stored:
        server = Server(Path(stored), bot_pause)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def slow(context: BrowserContext, page: Page) -> None:
    """Make the page's processor slower."""
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def interactive(browser: Browser, server: Server) -> None:
    """Time from opening the address until the first button works, nothing cached."""
    times: list[float] = []
    for _ in range(LOADS):
        context = browser.new_context(viewport=PHONE, service_workers="block")
        page = context.new_page()
        slow(context, page)
        page.add_init_script(READY)
        page.goto(server.address)
        page.locator("[data-quick]").first.wait_for()
        times.append(float(page.evaluate("() => window.readyAt")))
        context.close()
    print(
        f"interactive, {SLOWER}x slower processor: median {statistics.median(times):.0f} ms, best {min(times):.0f} ms"
    )


def seen_elsewhere(browser: Browser, server: Server) -> None:
    """Time from the press that makes a move until the other screen shows whose turn it is."""
    people = [_person(browser, server) for _ in range(2)]
    host, guest = people
    host.go("new/hanabi")
    host.find('input[name="players"][value="2"]').check(force=True)
    host.find("[data-create]").click()
    guest.page.goto(str(host.find("[data-link]").text_content()))
    guest.find('[data-sit="1"]').click()
    host.find("[data-start]").click()
    delays: list[float] = []
    for _ in range(MOVES):
        mover = whose_turn(people)
        if mover is None:
            break
        other = guest if mover is host else host
        _clue_or_discard(mover)
        other.find('[data-turn="yours"], [data-ending]').first.wait_for()
        delays.append(
            float(other.page.evaluate("() => window.turnAt")) - float(mover.page.evaluate("() => window.clickedAt"))
        )
    ranked = sorted(delays)
    print(
        f"a move seen on the other screen ({len(delays)} moves): median {statistics.median(delays):.0f} ms, "
        f"95% within {ranked[int(len(ranked) * 0.95) - 1]:.0f} ms"
    )


def moving(browser: Browser, server: Server) -> None:
    """Frames that reach the screen while cards move, motion in full, bots at their usual pace."""
    for screen, size in (("phone", PHONE), ("desktop", DESKTOP)):
        for name, rate in (("as it is", 1), (f"{SLOWER}x slower", SLOWER)):
            touch = size is PHONE
            context = browser.new_context(
                viewport=size, reduced_motion="no-preference", has_touch=touch, is_mobile=touch
            )
            person = Person(context.new_page(), server.address)
            practise(person, "hanabi", "1", players=3)
            context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
            browser.start_tracing(page=person.page, categories=CATEGORIES)
            for turn in range(TURNS):
                _calm(person)
                hanabi_turn(person, turn)
            _calm(person)
            print(f"cards moving, {screen}, processor {name}: {Smoothness.traced(browser.stop_tracing())}")
            context.close()


def frames(browser: Browser, server: Server) -> None:
    """Frames a second in the closing show."""
    for name, rate in (("as it is", 1), (f"{SLOWER}x slower", SLOWER)):
        context = browser.new_context(viewport=PHONE)
        person = Person(context.new_page(), server.address)
        person.quick("hanabi")
        hanabi_with_bots(person)
        context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        times = person.page.evaluate(FRAMES)
        gaps = [after - before for before, after in pairwise(times)]
        shown = 1000 / statistics.mean(gaps)
        print(f"closing show, processor {name}: {shown:.0f} frames a second, worst gap {max(gaps):.0f} ms")
        context.close()


def _person(browser: Browser, server: Server) -> Person:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.add_init_script(CLOCK)
    return Person(page, server.address)


def _calm(person: Person) -> None:
    """Wait until it is this person's turn and nothing moves, without asking the page, which would cost it time."""
    while not person.position()["moves"]:
        person.page.wait_for_timeout(20)
    person.page.wait_for_timeout(400)


def _clue_or_discard(person: Person) -> None:
    if not person.clue_first():
        person.find("[data-own]").first.click()
        person.act("discard 1")


if __name__ == "__main__":
    main()
