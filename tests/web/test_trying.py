"""Trying a game from any of its moves: one press in a review or a replay, and the table goes on from there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.records.rehearsed import rehearsed
from tests.web.conftest import DESKTOP, PHONE
from tests.web.games import bossa_together
from tests.web.person import Person
from tests.web.test_review import begun
from tests.web.test_screens import AXE, violations

from chabudai.records.hanabi.live.writing import to_hanab_live
from chabudai.words import Words

Come = Callable[..., Person]
BEFORE = 3
"""So many moves were made before the one that is tried."""


def tried(person: Person, moves: int) -> None:
    """Press the button, and see the table with the moves so far, in the seat to move."""
    person.find("[data-try]").click()
    expect(person.page).to_have_url(re.compile("#/t/"))
    assert person.wait_for_turn()
    shown = [frame for frame in person.frames if frame["type"] == "table"][-1]
    made = [event for entry in shown["entries"] for event in entry["events"] if event["event"] == "moved"]
    assert (len(made), shown["info"]["marks"]) == (moves, ["trial"])


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_move_of_a_foreign_game_is_tried_from_its_review(people: Come, tmp_path: Path, size: dict[str, int]) -> None:
    """Where the review shows the table before the move, another move is made; bots go on, and the table says so."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_hanab_live(begun(BEFORE + 1))[0]), encoding="utf-8")
    person = people(viewport=size)
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    person.reviewed()
    person.find(f"[data-move='{BEFORE + 1}'], [data-strip-move='{BEFORE + 1}']").click()
    expect(person.find("[data-try]")).to_be_in_viewport(ratio=1)
    if AXE.is_file():
        assert violations(person) == []
    if size == PHONE:
        person.find("[data-details]").click()
        expect(person.find("dialog [data-try] span")).to_have_text(Words("en", ("page",)).say("try-here"))
        person.shut()
        person.find("dialog[open]").wait_for(state="detached")

    tried(person, BEFORE)

    seen = person.moves_seen()
    person.find("[data-own]").first.click()
    person.act(person.find(".popover [data-move]").first.get_attribute("data-move") or "")
    person.settled(seen + 1)


def test_a_replay_of_bossa_is_tried_but_not_from_its_end(people: Come) -> None:
    """At the last position there is nothing left to play; before it one press is enough."""
    person = people()
    person.quick("bossa")
    bossa_together([person])
    person.find('[data-ending] a[href*="replay"]').click()
    expect(person.find("[data-try]")).to_be_visible()
    person.page.keyboard.press("End")
    expect(person.find("[data-try]")).to_have_count(0)
    person.page.keyboard.press("Home")

    tried(person, 0)


def test_a_refused_trial_says_why(people: Come, tmp_path: Path) -> None:
    """In words, on the same page."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(rehearsed("bossa", 2, {}, "upload").to_json()), encoding="utf-8")
    person = people()
    busy = {"code": "limit/rate", "message": "Slowly.", "hint": "Wait."}
    person.page.route("**/api/trials", lambda route: route.fulfill(status=429, json={"error": busy}))
    person.go("replay")
    person.find('input[type="file"]').set_input_files(file)
    person.find("[data-try]").click()

    expect(person.find(".player [role='alert']").first).to_have_text(Words("en", ("page",)).say("refused-limit-rate"))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.errors[:] = [error for error in person.errors if "429" not in error]
