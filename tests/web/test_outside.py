"""A game from an outside package, of which the page has no line: played, ended and replayed in generic forms."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.outside.conftest import site as site  # noqa: PLC0414 - a fixture
from tests.web.conftest import DESKTOP
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_screens import AXE, violations

Come = Callable[..., Person]
SMALL_PHONE = {"width": 320, "height": 568}
MOST_TURNS = 20


@pytest.fixture(scope="module")
def outside(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the installed game."""
    server = Server(tmp_path_factory.mktemp("outside"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")])))
        server.start()
    yield server
    server.stop()


def test_it_stands_beside_the_other_games(people: Come, outside: Server) -> None:
    """The front page offers it by its name, and no lesson, rules, puzzles or deals that it does not have."""
    person = people(at=outside.address)
    person.go()

    section = person.find(".game").filter(has=person.find('[data-quick="cairn"]'))
    expect(section.locator("h2")).to_have_text("Cairn")
    expect(section.locator('a[href="#/new/cairn"]')).to_be_visible()
    for absent in ("learn/cairn", "rules/cairn", "deal/cairn", "puzzles/cairn"):
        expect(person.find(f'a[href="#/{absent}"]')).to_have_count(0)


def test_its_rules_are_chosen_from_what_the_server_says(people: Come, outside: Server) -> None:
    """A rule that is on or off is a switch, one with values a list, and the waiting room tells what was agreed."""
    person = people(at=outside.address)
    person.go("new/cairn")
    person.find('input[name="players"][value="2"]').check(force=True)
    person.find('[data-switch="footing"]').uncheck()
    person.find('[data-select="hand"]').select_option(label="5")
    person.find("[data-create]").click()

    expect(person.find("ol.seats > li")).to_have_count(2)
    expect(person.find("dl > div").filter(has_text="Hand").locator("dd")).to_have_text("5")


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP])
def test_it_is_played_to_the_end_with_the_keyboard(people: Come, outside: Server, size: dict[str, int]) -> None:
    """Legal moves are buttons; the log has the moves' texts; the end names the winner; the replay steps through it."""
    person = people(at=outside.address, viewport=size)
    person.quick("cairn")
    person.wait_for_turn()
    if AXE.is_file():
        assert violations(person) == []
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    for _ in range(MOST_TURNS):
        if not person.wait_for_turn():
            break
        seen = person.moves_seen()
        person.find(".moves [data-move]").first.focus()
        person.page.keyboard.press("Enter")
        person.settled(seen)

    expect(person.find("[data-ending] h2")).not_to_be_empty()
    table = person.page.url.rsplit("/", 1)[1]
    person.go(f"replay/{table}")
    person.find("[data-step]").click()
    expect(person.find("p.line")).to_contain_text(": add")
    expect(person.find("[data-seat]")).to_have_count(3)
    person.find("[data-try]").click()
    expect(person.page).not_to_have_url(re.compile(f"{table}|replay"))
    assert person.wait_for_turn()
