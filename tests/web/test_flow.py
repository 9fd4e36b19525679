"""The ways between pages, names, and being called back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.person import Person


def table_of(person: Person) -> str:
    """Return the table whose page is open."""
    return person.page.url.rpartition("/")[2]


def waiting_room(host: Person) -> str:
    """Set up a table with a free seat and return its id."""
    host.go("new/hanabi")
    host.find("[data-create]").click()
    host.find("[data-link]").wait_for()
    return table_of(host)


def test_a_name_typed_before_sitting_down_is_kept(people: Callable[..., Person]) -> None:
    """Open an invitation, type a name, press a seat: everybody reads the name."""
    host, guest = people(), people()
    table = waiting_room(host)
    guest.go(f"t/{table}")
    guest.find("#name").fill("Olga of the Hill")
    guest.find("[data-sit]").first.click()
    for person in (host, guest):
        expect(person.find(".seats")).to_contain_text("Olga of the Hill")
    expect(guest.find("[role=status]:has-text('Kept')")).to_be_visible()
    guest.page.reload()
    expect(guest.find("#name")).to_have_value("Olga of the Hill")


def test_a_name_typed_before_setting_up_a_table_is_kept(people: Callable[..., Person]) -> None:
    """The button waits for the name."""
    host = people()
    host.go("new/hanabi")
    host.find("#name").fill("Ines")
    host.find("[data-create]").click()
    expect(host.find(".seats")).to_contain_text("Ines")


def test_pages_opened_at_a_table_lead_back_to_it(people: Callable[..., Person]) -> None:
    """Rules and settings, by the page's way back and by the browser's."""
    person = people()
    person.quick("hanabi")
    table = f"#/t/{table_of(person)}"
    for place in ("#/rules/hanabi", "#/settings"):
        for leave in (lambda: person.find("[data-back]").click(), person.page.go_back):
            person.find("[data-menu]").click()
            person.find(f'a[href="{place}"]').click()
            expect(person.find("[data-back]")).to_have_attribute("href", table)
            leave()
            expect(person.find("[data-turn]")).to_be_visible()
            assert person.page.url.endswith(table)
    # The way back still leads home from a page that was opened by its address.
    person.page.goto("about:blank")
    person.page.goto(f"{person.address}#/rules/hanabi")
    expect(person.find("[data-back]")).to_have_attribute("href", "#/learn")


def test_the_way_back_skips_steps_within_a_page(people: Callable[..., Person]) -> None:
    """Choosing between games is no way away from where the page was opened."""
    person = people()
    person.go("learn")
    person.go("new/hanabi")
    person.find('a[href="#/new/bossa"]').click()
    expect(person.find('a[href="#/new/bossa"]')).to_have_attribute("aria-current", "page")
    person.find("[data-back]").click()
    expect(person.find('a[href="#/learn/hanabi"]')).to_be_visible()


def test_tables_that_wait_for_somebody_come_first(people: Callable[..., Person]) -> None:
    """On a phone, what waits is in sight without scrolling, above the games."""
    person = people()
    person.quick("hanabi")
    person.wait_for_turn()
    person.go()
    line = person.find(".waiting li a").first
    expect(line).to_contain_text("Your turn")
    box, games = line.bounding_box(), person.find(".games").bounding_box()
    assert box is not None
    assert games is not None
    assert box["y"] + box["height"] < min(844, games["y"])
    assert "●" in person.page.title()


def test_the_list_of_bots_tells_them_apart(people: Callable[..., Person]) -> None:
    """Every bot and every level has a sentence of its own; codes are warned of."""
    host = people()
    for game, some in (("hanabi", {"partner", "foresight:deep"}), ("bossa", {"greedy", "master:child"})):
        host.go(f"new/{game}")
        host.find("[data-create]").click()
        host.find("[data-add-bot]").first.click()
        host.find("[data-bot]").first.wait_for()
        found = host.find("[data-bot]").evaluate_all("all => all.map(e => [e.dataset.bot, e.innerText])")
        assert some <= {bot for bot, _ in found}
        sentences = [text.split("\n", 1)[1] for _, text in found]
        assert len(set(sentences)) == len(sentences)
        coded = host.find("h3:has-text('For tables of bots')")
        assert coded.count() == (game == "hanabi")
        host.page.keyboard.press("Escape")


def test_what_is_disabled_looks_disabled(people: Callable[..., Person]) -> None:
    """A button that cannot be pressed is pale and has a dashed edge."""
    host = people()
    host.go("new/hanabi")
    button = host.find("[data-create]")
    expect(button).to_have_css("border-style", "solid")
    button.evaluate("button => { button.disabled = true; }")
    expect(button).to_have_css("border-style", "dashed")
    expect(button).to_have_css("opacity", "0.5")
