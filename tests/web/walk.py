"""A walk through every screen of the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.games import bossa_opening
from tests.web.person import Person

Visit = Callable[[str], None]
QUIET = (
    "new/bossa",
    "replay",
    "learn",
    "learn/hanabi",
    "learn/bossa",
    "rules/hanabi",
    "rules/bossa",
    "reference",
    "settings",
)


def walk(person: Person, visit: Visit) -> None:
    """Show every screen and call *visit* with its name at each."""
    _quiet_pages(person, visit)
    _waiting_room(person, visit)
    table = _hanabi(person, visit)
    _ending(person, visit)
    _replay(person, visit, table)
    _bossa(person, visit)


def _quiet_pages(person: Person, visit: Visit) -> None:
    person.go()
    person.find("[data-quick]").first.wait_for()
    visit("home")
    for route in QUIET:
        person.go(route)
        person.find("main h2, main button, main legend, main label").first.wait_for()
        visit(route.replace("/", "-"))
    person.go("t/AAAAAAAAAAAAAAAAAAAA")
    person.find("main h1").wait_for()
    visit("no-such-table")


def _waiting_room(person: Person, visit: Visit) -> None:
    person.go("new/hanabi")
    person.find("summary").click()
    visit("new-hanabi")
    person.find('[data-switch="synchronised"]').check()
    person.find("[data-create]").click()
    person.find("svg.qr").wait_for()
    visit("waiting-room")
    person.find("[data-add-bot]").first.click()
    person.find("[data-bot]").first.wait_for()
    visit("bots")
    person.find('[data-bot="cautious"]').click()
    person.find('[data-add-bot="2"]').click()
    person.find('[data-bot="cautious"]').click()
    person.find("[data-start]").click()


def _hanabi(person: Person, visit: Visit) -> str:
    person.wait_for_turn()
    expect(person.find("[data-own]").first).to_be_visible()
    visit("hanabi")
    person.find("[data-face]").first.click()
    visit("hanabi-clue")
    person.shut()
    person.find("[data-own]").first.click()
    person.find(".rise .plain").click()
    visit("hanabi-announce")
    person.shut()
    assert person.clue_first()
    for name, button in (("pile", '[data-drop="pile"]'), ("talk", "header nav button"), ("menu", "[data-menu]")):
        person.find(button).first.click()
        person.find("dialog[open]").wait_for()
        visit(f"hanabi-{name}")
        person.page.keyboard.press("Escape")
        person.find("dialog[open]").wait_for(state="detached")
    return person.page.url.rsplit("/", 1)[1]


def _ending(person: Person, visit: Visit) -> None:
    person.find("[data-menu]").click()
    person.find("[data-give-up]").click()
    person.find("[data-ending]").wait_for()
    # The card of the verdict comes in slowly.
    person.page.wait_for_timeout(1300)
    visit("ending")


def _replay(person: Person, visit: Visit, table: str) -> None:
    person.go(f"replay/{table}")
    person.find("[data-slider]").wait_for()
    person.find("[data-tube]").first.wait_for()
    visit("replay-hanabi")


def _bossa(person: Person, visit: Visit) -> None:
    person.quick("bossa")
    person.wait_for_turn()
    visit("bossa-choice")
    bossa_opening([person])
    person.wait_for_turn()
    person.find(".mine [data-tile]").first.click()
    visit("bossa")
