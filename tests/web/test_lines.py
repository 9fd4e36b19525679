"""Losing the connection, reading along, and what a page is never told."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.person import Person
from tests.web.serving import Server

Come = Callable[..., Person]


def test_a_lost_connection_is_told_and_recovers(people: Come, own_server: Server) -> None:
    """The server goes away in the middle of a game and comes back: the same table goes on."""
    person = people(at=own_server.address)
    person.quick("hanabi")
    person.wait_for_turn()
    before = person.position()["view"]["turn"]

    own_server.stop()
    expect(person.find('[role="status"].lost')).to_be_visible()
    own_server.start()

    expect(person.find('[role="status"].lost')).to_have_count(0)
    person.wait_for_turn()
    assert person.clue_first()
    assert person.position()["view"]["turn"] > before


def test_a_reloaded_page_finds_the_game_and_the_own_order_again(people: Come) -> None:
    """Cards that were arranged, and notes, are still there after a reload."""
    person = people()
    person.quick("hanabi")
    person.wait_for_turn()
    person.find("[data-own]").first.click()
    person.find(".popover input").fill("keep")
    person.shut()
    person.find("[data-own]").first.focus()
    person.page.keyboard.press("Shift+ArrowRight")
    order = ["0-1", "0-0", "0-2", "0-3", "0-4"]
    _expect_order(person, order)

    person.page.reload()

    _expect_order(person, order)
    expect(person.find("[data-own] .note")).to_have_text("keep")


def _expect_order(person: Person, cards: list[str]) -> None:
    own = person.find("[data-own]")
    expect(own).to_have_count(len(cards))
    for place, card in enumerate(cards):
        expect(own.nth(place)).to_have_attribute("data-card", card)


def test_the_page_keeps_no_game_data(people: Come) -> None:
    """Neither the cache of the service worker nor the browser's storage holds what the server told."""
    person = people()
    person.quick("hanabi")
    person.wait_for_turn()

    kept = person.page.evaluate(
        """async () => {
            const names = [];
            for (const cache of await caches.keys())
                for (const request of await (await caches.open(cache)).keys()) names.push(request.url);
            return names;
        }"""
    )
    stored = person.page.evaluate("() => JSON.stringify(Object.entries(localStorage))")

    assert not [name for name in kept if "/api/" in name]
    assert "hands" not in stored
