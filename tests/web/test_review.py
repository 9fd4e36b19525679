"""Looking back at a game in the browser: from its replay and from a file, on every screen and in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.records.rehearsed import rehearsed
from tests.web.conftest import DESKTOP
from tests.web.games import bossa_together
from tests.web.grid import LANGUAGES, speak
from tests.web.person import COMPILED, Person
from tests.web.test_screens import AXE, violations

from chabudai.core import Record
from chabudai.games import GAMES
from chabudai.records.hanabi.live.writing import to_hanab_live
from chabudai.words import Words

Come = Callable[..., Person]
SHORT = "board 22"
"""The seed of a game of fourteen moves."""


def begun(moves: int) -> Record:
    """Return the beginning of that game: to look back at a move takes a second of a processor."""
    record = rehearsed("hanabi", 3, {}, SHORT)
    return replace(record, moves=record.moves[:moves])


BUSY = {"code": "limit/rate", "message": "Slowly.", "hint": "Wait."}
SWIPE = """across => {
    const board = document.querySelector('[data-board]');
    const at = x => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
    board.dispatchEvent(new TouchEvent('touchstart', { touches: [at(100)], changedTouches: [at(100)] }));
    board.dispatchEvent(new TouchEvent('touchend', { changedTouches: [at(100 + across)] }));
}"""
"""Wipe across the board with a finger."""


def test_a_table_is_looked_back_at_from_its_replay(people: Come) -> None:
    """The button leads to the course; a turning point or a move opens what can be said about it."""
    person = people()
    person.quick("bossa")
    bossa_together([person])
    person.find('[data-ending] a[href*="replay"]').click()
    person.find("[data-review]").click()

    person.reviewed()
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


def test_a_switch_leads_from_people_to_the_code_and_back(people: Come, tmp_path: Path) -> None:
    """People come first and say what a clue meant, which the code does not. The move that is looked at stays."""
    record = begun(4)
    clue = next(number for number, move in enumerate(record.moves, 1) if move.startswith("clue"))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    person = people(viewport=DESKTOP)
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    person.reviewed()
    expect(person.find("[data-way=people]")).to_have_attribute("aria-pressed", "true")
    person.find(f"[data-move='{clue}']").click()
    meant = Words("en", ("review",)).say("review-meant")
    expect(person.find("[data-about] h3").first).to_have_text(meant)

    person.find("[data-way=code]").click()
    expect(person.find("[data-way=code]")).to_have_attribute("aria-pressed", "true", timeout=COMPILED)
    person.reviewed()
    expect(person.find(f"[data-move='{clue}']")).to_have_attribute("aria-pressed", "true")
    expect(person.find("[data-about] h3").first).not_to_have_text(meant)

    person.find("[data-way=people]").click()
    expect(person.find("[data-about] h3").first).to_have_text(meant, timeout=COMPILED)


def test_a_desktop_shows_the_table_before_the_move_and_keys_lead_on(people: Come, tmp_path: Path) -> None:
    """The cards lie as they did, the arrow keys step, and the space bar presses the button that has the focus."""
    record = begun(3)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    person = people(viewport=DESKTOP)
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    person.reviewed()
    person.find("[data-move='1']").focus()
    person.page.keyboard.press("Space")
    expect(person.find("[data-move='1']")).to_have_attribute("aria-pressed", "true")
    expect(person.find("[data-card]")).to_have_count(15)
    faces = [card.get_attribute("data-face") for card in person.find("[data-card^='1-']").all()]
    hands: Any = next(record.replay(GAMES)).to_json()["hands"]
    assert faces == hands[1]

    person.page.keyboard.press("ArrowRight")
    expect(person.find("[data-move='2']")).to_have_attribute("aria-pressed", "true")


def test_the_board_marks_what_the_move_is_about(people: Come, tmp_path: Path) -> None:
    """The cards that the clue touches, and the card that is played; a phone asks why with a word."""
    record = begun(6)
    kinds = [move.partition(" ")[0] for move in record.moves]
    clue, play = kinds.index("clue") + 1, kinds.index("play") + 1
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    person = people()
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    person.reviewed()

    person.find(f"[data-strip-move='{clue}']").click()
    expect(person.find("[data-card].clued")).to_have_count(touched(record, clue))
    person.find(f"[data-strip-move='{play}']").click()
    slot = int(record.moves[play - 1].split()[1]) - 1
    expect(person.find("[data-mark='made']")).to_have_attribute("data-card", f"{(play - 1) % 3}-{slot}")
    expect(person.find("[data-details]")).to_have_text(Words("en", ("review",)).say("review-ask-why"))


def touched(record: Record, number: int) -> int:
    """Count the cards that a clue touches."""
    before: Any = list(record.replay(GAMES))[number - 1]
    clue: Any = GAMES[record.game].parse(record.moves[number - 1])
    return sum(map(clue.touches, before.hands[clue.target].cards))


NAMES = ["Ann", "Ben", "Cleo"]


def at_move(person: Person, number: int) -> None:
    """See that board, graph and list all show one move."""
    expect(person.find("[data-now]")).to_have_attribute("data-now", str(number))
    expect(person.find(f"[data-board='{number - 1}']")).to_be_visible()
    row = person.find(f"[data-move='{number}'], [data-strip-move='{number}']")
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(row).to_be_in_viewport()


SIZES = {"phones": [(390, 664), (390, 844)], "desktops": [(1366, 650), (1366, 768), (1440, 900)]}
"""Two phones in their browsers, two laptops and a desktop: a window changes its size, and does not become a phone."""
COVERED = """() => {
    const parts = ['[data-board]', '[data-course]', '[data-strip], [data-follows]', '.player .buttons'];
    const boxes = parts.map(part => document.querySelector(part).getBoundingClientRect());
    const apart = (one, two) => one.right <= two.left + 1 || two.right <= one.left + 1
        || one.bottom <= two.top + 1 || two.bottom <= one.top + 1;
    const inside = box => box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return parts.filter((_, i) => !inside(boxes[i]) || boxes.some((other, j) => i !== j && !apart(boxes[i], other)));
}"""
"""Return which parts of a review are covered by others, or stand out of the window."""


@pytest.mark.parametrize("sizes", SIZES.values(), ids=SIZES)
def test_board_graph_and_moves_of_a_foreign_game_move_together(
    people: Come, tmp_path: Path, sizes: Sequence[tuple[int, int]]
) -> None:
    """A game of another site has a board and names; graph, list, keys and swipes all lead to the same move."""
    played = replace(begun(5), names=tuple(NAMES))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_hanab_live(played)[0]), encoding="utf-8")
    width, height = sizes[0]
    person = people(viewport={"width": width, "height": height}, has_touch=True, color_scheme="dark")
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    person.reviewed()
    expect(person.find("[data-card]").first).to_be_visible()
    for size in sizes:
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        moves_together(person, len(played.moves))


def moves_together(person: Person, moves: int) -> None:
    """Go to a move in every way, and see that everything is in view and accessible, by night and by day."""
    person.find("[data-move='3'], [data-strip-move='3']").click()
    at_move(person, 3)
    expect(person.find("main [data-verdict]").first).to_be_visible()
    for name in NAMES:
        expect(person.find("main")).to_contain_text(name)

    person.page.keyboard.press("ArrowRight")
    at_move(person, 4)
    person.page.evaluate(SWIPE, 80)
    at_move(person, 3)
    box = person.find("[data-course]").bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] - 10, box["y"] + 20)
    at_move(person, moves)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.page.evaluate(COVERED) == []
    if AXE.is_file():
        assert violations(person) == []
        # By day only the colours differ.
        person.page.emulate_media(color_scheme="light")
        person.still()
        assert violations(person, "color-contrast") == []
        person.page.emulate_media(color_scheme="dark")
        person.still()


def test_a_board_that_cannot_be_shown_is_asked_for_again(people: Come, tmp_path: Path) -> None:
    """The review says why it is missing, and a press brings it."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(begun(2).to_json()), encoding="utf-8")
    person = people(viewport=DESKTOP)
    person.page.route("**/api/replay", lambda route: route.fulfill(status=429, json={"error": BUSY}))
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    alert = person.find("[data-board] [role='alert']")
    expect(alert).to_contain_text(Words("en", ("page",)).say("refused-limit-rate"), timeout=COMPILED)

    person.page.unroute("**/api/replay")
    alert.locator("button").click()

    expect(person.find("[data-card]")).to_have_count(15)
    person.errors[:] = [error for error in person.errors if "429" not in error]


def test_an_uploaded_game_is_looked_back_at(people: Come, tmp_path: Path) -> None:
    """In each language, without a complaint by axe and without a sideways scroll on a phone."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(rehearsed("bossa", 2, {}, "upload").to_json()), encoding="utf-8")
    person = people()
    for language in LANGUAGES:
        speak(person, language)
        looks_back(person, language, file)


def looks_back(person: Person, language: str, file: Path) -> None:
    """Upload a game, open the list of its moves, and choose one."""
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    person.reviewed()
    person.find("[data-moves]").click()
    expect(person.find("dialog")).to_contain_text(Words(language, ("review",)).say("review-moves"))
    person.find("dialog [data-move='5']").click()
    person.find("dialog[open]").wait_for(state="detached")

    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if AXE.is_file():
        assert violations(person) == []
