"""Without a network: what was there once is there still, and what cannot be done says so."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from importlib import resources
from pathlib import Path

from playwright.sync_api import expect
from tests.web.games import hanabi_with_bots
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_puzzles import _play, _played_puzzle

Come = Callable[..., Person]
READY = "async () => { await navigator.serviceWorker.ready }"
IN_VIEW = """element => {
    const box = element.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""
TURN_OR_END = "() => !!document.querySelector('[data-turn=yours], [data-ending]')"
PAGES = {
    "": "[data-quick]",
    "learn": 'main a[href="#/learn/hanabi"]',
    "learn/hanabi": "[data-lesson]",
    "learn/bossa": "[data-lesson]",
    "rules/hanabi": "[data-edition]",
    "rules/bossa": "main section h2",
    "reference": "main section h2",
    "settings": 'main [name="theme"]',
    "puzzles": "[data-today]",
    "replay": "main .upload",
    "review": "main label",
    "new/hanabi": "[data-create]",
}
"""Each page, with something that it must show."""


def _visit(people: Come, **wishes: object) -> Person:
    """Come once with a network: the page is kept from then on."""
    person = people(**wishes)
    person.go()
    person.page.evaluate(READY)
    return person


def _cut(person: Person) -> None:
    person.page.context.set_offline(True)
    _expect_told(person)


def _expect_told(person: Person) -> None:
    """Expect that the band says so, in view."""
    band = person.find(".band .lost")
    expect(band).to_be_visible()
    assert band.evaluate(IN_VIEW)


def _go_back(person: Person) -> None:
    person.page.context.set_offline(False)
    expect(person.find(".band")).to_have_count(0)


def test_every_page_opens_and_has_a_way_back(people: Come) -> None:
    """A page that was never seen opens from what was kept, says that there is no connection, and leads back."""
    person = _visit(people)
    person.page.context.set_offline(True)

    for route, part in PAGES.items():
        person.page.goto(f"{person.address}#/{route}")
        person.page.reload()

        expect(person.find(part).first).to_be_visible()
        _expect_told(person)
        if route:
            expect(person.find("header a.round").first).to_be_visible()


def test_what_needs_the_network_says_so_and_works_again_when_it_is_back(people: Come) -> None:
    """Playing looks disabled and gives its reason in view; with the network it works without a reload."""
    person = _visit(people)
    _cut(person)
    play = person.find('[data-quick="hanabi"]')

    expect(play).to_have_attribute("aria-disabled", "true")
    expect(play).to_have_accessible_description("No connection. You can learn, read, and solve what you have seen.")
    assert "needs a connection" in play.evaluate("each => getComputedStyle(each, '::after').content")
    play.click(force=True)
    assert person.page.url.rstrip("/#") == person.address.rstrip("/#")

    _go_back(person)
    expect(play).not_to_have_attribute("aria-disabled", "true")
    play.click()
    person.wait_for_turn()


def test_a_seen_puzzle_and_its_verdict_are_there(people: Come) -> None:
    """A puzzle that was tried is shown and judged again; another one says what it needs, and comes by itself."""
    person = _visit(people)
    number = _played_puzzle()
    person.go(f"puzzles/hanabi/{number}")
    _play(person, number, right=True)
    expect(person.find("[data-verdict]")).to_be_visible()

    _cut(person)
    person.go("puzzles")
    person.find(f'a[href="#/puzzles/hanabi/{number}"].press:not(.first)').click()
    _play(person, number, right=True)
    expect(person.find("[data-verdict]")).to_have_attribute("data-verdict", "right")

    person.go(f"puzzles/hanabi/{number + 1}")
    expect(person.find('main [role="alert"]')).to_be_visible()
    _go_back(person)
    expect(person.find("[data-give-up]")).to_be_visible()
    expect(person.find('main [role="alert"]')).to_have_count(0)


def test_a_seen_replay_is_there_and_nobody_elses(people: Come) -> None:
    """A replay opens from the reader's own list without a network; whoever is forgotten leaves nothing behind."""
    person = _visit(people)
    person.quick("hanabi")
    hanabi_with_bots(person)
    table = person.page.url.rpartition("/")[2]
    person.go(f"replay/{table}")
    expect(person.find("[data-observer]")).to_be_visible()
    person.go()
    expect(person.find(f'a[href="#/t/{table}"]')).to_be_visible()

    _cut(person)
    person.page.reload()
    person.find(f'a[href="#/replay/{table}"]').click()
    expect(person.find("[data-observer]")).to_be_visible()

    person.go()
    _go_back(person)
    person.go("settings")
    forget = person.find("main section:last-of-type button")
    forget.click()
    with person.page.expect_navigation():
        forget.click()
    person.page.evaluate(READY)
    _cut(person)
    person.go(f"replay/{table}")
    expect(person.find('main [role="alert"]')).to_be_visible()


def test_a_table_that_cannot_be_reached_leads_home(people: Come) -> None:
    """A table opened without a network says what it needs and has a way back."""
    person = _visit(people)
    _cut(person)

    person.go("t/abcdefghijklmnop")

    expect(person.find("main")).to_contain_text("This table needs a connection.")
    expect(person.find('main a[href="#/"]')).to_be_visible()


def test_a_move_without_a_network_is_told_kept_and_sent(people: Come, own_server: Server) -> None:
    """A move made without a server waits, survives a reload, and is played once when the server is back."""
    person = people(at=own_server.address)
    person.go()
    person.page.evaluate(READY)
    person.quick("hanabi")
    person.wait_for_turn()
    turn = person.position()["view"]["turn"]
    own_server.stop()
    _expect_told(person)

    person.press_own(0, 0)
    person.find('.popover [data-move="play 1"]').click()
    expect(person.find(".band .lost")).to_contain_text("Your move goes out when it is back.")
    person.page.reload()
    expect(person.find(".band .lost")).to_contain_text("Your move goes out when it is back.")
    own_server.start()

    expect(person.find(".band")).to_have_count(0)
    person.page.wait_for_function("() => localStorage.getItem('chabudai:unsent') === null")
    assert person.wait_for_turn()
    assert person.position()["view"]["turn"] > turn


def test_a_newer_page_is_offered_and_not_forced(people: Come, tmp_path: Path) -> None:
    """The server comes back with a newer page: the old one goes on until the reader takes the offer."""
    static = tmp_path / "static"
    shutil.copytree(str(resources.files("chabudai.server") / "static"), static)
    server = Server(tmp_path, 0.02, "--static-dir", str(static))
    server.start()
    try:
        person = _visit(people, at=server.address)
        server.stop()
        worker = static / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace("VERSION = '", "VERSION = 'newer-"), "utf-8")
        server.start()

        offered = person.find("[data-newer]")
        expect(offered).to_be_visible()
        with person.page.expect_navigation():
            offered.click()
        expect(person.find("[data-quick]").first).to_be_visible()
        expect(offered).to_have_count(0)
        assert person.page.evaluate("async () => (await caches.keys()).every(name => name.includes('newer-'))")
    finally:
        server.stop()


def test_a_whole_game_against_bots_without_a_network(people: Come) -> None:
    """Once Python is kept, a game is dealt, reloaded, played out, replayed and tried; the server takes its record."""
    person = _visit(people)
    person.go("settings")
    person.find("[data-keep]").click()
    expect(person.find('[data-device="hanabi"]')).to_be_visible()
    _cut(person)
    person.go()
    person.find('[data-quick="hanabi"]').click()
    expect(person.find("[data-turn]")).to_be_visible()
    expect(person.find(".band")).to_contain_text("This game is on this device only.")

    _play_blindly(person)
    person.page.reload()
    while _play_blindly(person):
        pass

    table = person.page.url.rpartition("/")[2]
    person.go(f"replay/{table}")
    with person.page.expect_download() as download:
        person.find("[data-download]").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    person.find("[data-step]").click()
    person.find("[data-try]").click()
    expect(person.page).not_to_have_url(re.compile(f"{table}|replay"))
    assert _play_blindly(person)
    person.go()
    expect(person.find(f'[data-device-games] a[href$="{table}"]')).to_be_visible()
    _go_back(person)
    taken = person.page.request.post(f"{person.address}api/replay", data={"record": record, "observer": "all"})
    assert taken.ok
    assert len(taken.json()["moves"]) == len(record["moves"])


def _play_blindly(person: Person) -> bool:
    """Play the first card of one's own hand, in one's own turn; tell whether the game goes on."""
    person.page.wait_for_function(TURN_OR_END)
    if person.over:
        return False
    seen = person.find("[data-entry]").get_attribute("data-entry")
    person.find("[data-own]").first.click()
    person.find('.popover [data-move="play 1"]').click()
    expect(person.find("[data-entry]")).not_to_have_attribute("data-entry", seen or "")
    return True
