"""Looking back at a game in the browser: from its replay and from a file, on every screen and in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.records.rehearsed import rehearsed
from tests.web.conftest import DESKTOP
from tests.web.games import bossa_together
from tests.web.person import Person
from tests.web.test_screens import AXE

from chabudai.games import GAMES
from chabudai.words import Words

Come = Callable[..., Person]
SECONDS = 600_000
"""A first review waits for the compiler."""
SHORT = "board 22"
"""The seed of a game of fourteen moves."""


def test_a_table_is_looked_back_at_from_its_replay(people: Come) -> None:
    """The button leads to the course; a turning point or a move opens what can be said about it."""
    person = people()
    person.quick("bossa")
    bossa_together([person])
    person.find('[data-ending] a[href*="replay"]').click()
    person.find("[data-review]").click()

    expect(person.find("[data-course]")).to_be_visible(timeout=SECONDS)
    person.find("[data-moves]").click()
    moves = person.find("dialog [data-move]")
    expect(moves.nth(1)).to_be_visible()
    texts = [str(text) for text in moves.all_text_contents()]
    bots = next(number for number, text in enumerate(texts, 1) if "Master" in text or "Greedy" in text)
    person.find(f"dialog [data-move='{bots}']").click()
    expect(person.page).to_have_url(re.compile(f"/{bots}$"))
    person.find("[data-details]").click()
    address = person.page.url.partition("#")[2].replace("review", "replay")
    expect(person.find(f'dialog a[href="#{address}"]')).to_be_visible()
    expect(person.find("[data-why] b")).to_have_text(Words("en", ("page",)).say("why"))


def test_a_desktop_shows_the_table_before_the_move_and_keys_lead_on(people: Come, tmp_path: Path) -> None:
    """The cards lie as they did, the arrow keys step, and the space bar presses the button that has the focus."""
    record = rehearsed("hanabi", 3, {}, SHORT)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    person = people(viewport=DESKTOP)
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    expect(person.find("[data-course]")).to_be_visible(timeout=SECONDS)
    person.find("[data-move='1']").focus()
    person.page.keyboard.press("Space")
    expect(person.find("[data-move='1']")).to_have_attribute("aria-pressed", "true")
    expect(person.find("[data-card]")).to_have_count(15)
    faces = [card.get_attribute("data-face") for card in person.find("[data-card^='1-']").all()]
    hands: Any = next(record.replay(GAMES)).to_json()["hands"]
    assert faces == hands[1]

    person.page.keyboard.press("ArrowRight")
    expect(person.find("[data-move='2']")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("locale", "language"), [("en", "en"), ("it", "it"), ("es", "es"), ("pl", "pl")])
def test_an_uploaded_game_is_looked_back_at(people: Come, tmp_path: Path, locale: str, language: str) -> None:
    """In the reader's language, without a complaint by axe and without a sideways scroll on a phone."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(rehearsed("bossa", 2, {}, "upload").to_json()), encoding="utf-8")
    person = people(locale=locale)
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    expect(person.find("[data-course]")).to_be_visible(timeout=SECONDS)
    person.find("[data-moves]").click()
    expect(person.find("dialog")).to_contain_text(Words(language, ("review",)).say("review-moves"))
    person.find("dialog [data-move='5']").click()
    person.find("dialog[open]").wait_for(state="detached")

    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if AXE.is_file():
        person.page.evaluate(AXE.read_text("utf-8"))
        found = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        assert [violation["id"] for violation in found["violations"]] == []
