"""Dragging cards, being called to the table, and taking the page home."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.person import Person

Come = Callable[..., Person]


def test_a_card_dragged_to_the_pile_is_discarded(people: Come) -> None:
    """Drag a card of one's own to the discard pile."""
    person = people()
    person.quick("hanabi")
    person.wait_for_turn()
    while person.position()["view"]["clue_tokens"] == 8:
        assert person.clue_first()
        person.wait_for_turn()
    discards = len(person.position()["view"]["discards"])
    seen = person.moves_seen()

    person.find("[data-own]").nth(1).drag_to(person.find('[data-drop="pile"]'))

    person.settled(seen)
    assert len(person.position()["view"]["discards"]) > discards


def test_a_card_dragged_along_the_hand_changes_its_place(people: Come) -> None:
    """Drag the first card behind the last one: nothing is played, the order is new."""
    person = people()
    person.quick("hanabi")
    person.wait_for_turn()
    seen = person.moves_seen()
    cards = person.find("[data-own]")
    last = cards.last.bounding_box()
    assert last

    cards.first.drag_to(cards.last, target_position={"x": last["width"] - 3, "y": last["height"] / 2})

    expect(cards.last).to_have_attribute("data-card", "0-0")
    assert person.moves_seen() == seen


def test_the_tab_calls_when_it_is_your_turn(people: Come) -> None:
    """Title and icon change with the turn."""
    person = people()
    person.quick("hanabi")
    person.wait_for_turn()

    expect(person.page).to_have_title(re.compile("Your turn"))
    expect(person.find('link[rel="icon"]')).to_have_attribute("href", re.compile("turn"))


def test_the_page_can_be_installed(people: Come) -> None:
    """It has a manifest with icons that exist, and a service worker."""
    person = people()
    person.go()
    manifest = person.page.request.get(f"{person.address}manifest.webmanifest")
    icons = json.loads(manifest.text())["icons"]

    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    for icon in icons:
        assert person.page.request.get(f"{person.address}{icon['src']}").ok
    assert person.page.evaluate("async () => (await navigator.serviceWorker.ready).active !== null")


def test_it_works_without_the_network_as_far_as_it_can(people: Come) -> None:
    """The page itself opens offline once it was seen, and says that the line is lost."""
    person = people()
    person.go()
    person.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    person.page.reload()
    person.find("[data-quick]").first.wait_for()

    person.page.context.set_offline(True)
    person.page.reload()

    expect(person.find("[data-quick]").first).to_be_visible()
    person.page.context.set_offline(False)
