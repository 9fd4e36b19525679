"""The Bossa table tells the story: what lies open, what happened last, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.games import bossa_opening, bossa_together, bossa_turn, practise
from tests.web.person import Person

from chabudai.games.bossa.components import TILES

Come = Callable[..., Person]
DEAL = "7"
TIED_DEAL = "28"
"""Both rolled a 2 before they rolled different numbers."""
DEALS = ("28", "7", "1", "2", "3", "4")
"""In one of them somebody stacks."""
IN_VIEW = """element => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && element.contains(shown);
}"""


def _moved(person: Person) -> list[dict[str, Any]]:
    """Return every move that this page was told about."""
    entries = [entry for frame in person.frames for entry in frame.get("entries", ())]
    return [event for entry in entries for event in entry["events"] if event["event"] == "moved"]


def _laid_since(person: Person, me: int) -> set[str]:
    """Return the places of what the opponent laid after this person's last move."""
    places: set[str] = set()
    for moved in _moved(person):
        if moved["seat"] == me:
            places.clear()
        laid = [event for event in moved["happened"] if event["event"] in ("placed", "stacked")]
        if moved["seat"] != me:
            places |= {f"{event['line']}-{event['value']}" for event in laid}
    return places


def _marked(person: Person) -> set[str]:
    found = person.find("[data-fresh]").evaluate_all("all => all.map(each => each.dataset.place)")
    return {str(place) for place in found}


def test_what_the_bot_laid_stays_marked_until_the_next_own_move(people: Come) -> None:
    """Its group is framed and in view, also while tiles are chosen; after the next move only what is new is."""
    person = people()
    practise(person, "bossa", DEAL)
    bossa_opening([person])
    marked = 0
    while person.wait_for_turn():
        expected = _laid_since(person, 0)
        assert _marked(person) == expected
        person.find(".mine [data-tile]").first.click()
        for place in expected:
            group = person.find(f'[data-place="{place}"][data-fresh]')
            assert group.evaluate(IN_VIEW)
            marked += 1
        person.find(".mine [data-tile]").first.click()
        bossa_turn(person)
    assert marked > 1


def test_the_tile_just_drawn_is_marked(people: Come) -> None:
    """At one's own turn the tile that came from the pile is told from the others, in words too."""
    person = people()
    practise(person, "bossa", DEAL)
    bossa_opening([person])
    person.wait_for_turn()
    drawn = [event for moved in _moved(person) for event in moved["happened"] if event["event"] == "drawn"]
    own = [event["tile"] for event in drawn if event["seat"] == 0]

    new = person.find('.mine [data-mark="new"]')

    expect(new).to_have_attribute("data-tile", own[-1])
    assert "just drawn" in str(new.get_attribute("aria-label"))


def test_discards_and_unseen_tiles_lie_open(people: Come) -> None:
    """A discarded tile is on the board, and a press shows which tiles nobody has seen."""
    person = people()
    practise(person, "bossa", DEAL)
    bossa_opening([person])
    person.wait_for_turn()
    assert bossa_turn(person, ("redraw",)) == "redraw"
    person.wait_for_turn()
    for tile in person.position()["view"]["discards"]:
        assert person.find(f'[data-discarded="{tile}"]').evaluate(IN_VIEW)

    person.find("[data-unseen-button]").click()

    shown = person.find("dialog [data-unseen]").evaluate_all("all => all.map(each => each.dataset.unseen)")
    assert sorted(shown) == sorted(person.position()["unseen"])
    expect(person.find("dialog [data-unseen-grid] > *")).to_have_count(len(TILES))


def _stacked(person: Person) -> tuple[str, dict[str, Any]] | None:
    """Return a group with something stacked on it, and its place."""
    lines = person.position()["view"]["lines"]
    for line, sides in lines.items():
        for group in (*sides["up"], *sides["down"]):
            if group["stacked"]:
                return f"{line}-{group['value']}", group
    return None


def _until_stacked(person: Person) -> tuple[str, dict[str, Any]]:
    """Play until something is stacked, on one deal after the other."""
    for deal in DEALS:
        practise(person, "bossa", deal)
        bossa_opening([person])
        while person.wait_for_turn():
            if found := _stacked(person):
                return found
            bossa_turn(person, ("stack", "place", "redraw", "swap"))
    raise AssertionError("nobody stacked")


def test_covered_tiles_can_be_looked_at(people: Come) -> None:
    """A stack shows how many lie on the group; a press shows what they cover, another one what is on top."""
    person = people()
    place, group = _until_stacked(person)
    stone = person.find(f'[data-place="{place}"]')
    covered = [*group["tiles"], *(tile for heap in group["stacked"][:-1] for tile in heap)]

    def lying() -> list[str]:
        return [str(tile) for tile in stone.locator("[data-lies]").evaluate_all("all => all.map(e => e.dataset.lies)")]

    assert lying() == group["stacked"][-1]
    stone.dispatch_event("click")
    assert lying() == covered
    stone.dispatch_event("click")
    assert lying() == group["stacked"][-1]


@pytest.mark.parametrize("deal", ["7", "28"])
def test_the_ending_shows_the_closing_move_and_the_reason(people: Come, deal: str) -> None:
    """The last move is told first and stays marked, then why it decided the game."""
    person = people()
    practise(person, "bossa", deal)
    bossa_together([person])
    closing = _moved(person)[-1]["happened"]
    laid = {f"{event['line']}-{event['value']}" for event in closing if event["event"] in ("placed", "stacked")}

    told = person.find("[data-closing] p")

    expect(told).to_have_count(2)
    expect(told.first.locator("b").first).not_to_be_empty()
    expect(told.nth(1)).not_to_be_empty()
    assert laid <= _marked(person)


def test_equal_dice_are_told_and_the_choice_is_open(people: Come) -> None:
    """The roll is told in words with the equal numbers before it, and there is nothing to wait for."""
    person = people()
    practise(person, "bossa", TIED_DEAL)
    person.wait_for_turn()

    expect(person.find("[data-rolls]")).to_have_attribute("data-rolls", "2")
    expect(person.find(".told")).to_contain_text("Both rolled 2")
    expect(person.find(".choice [data-move]").first).to_be_enabled()


def test_a_group_is_placed_with_the_keyboard_alone(people: Come) -> None:
    """Digits choose tiles, an arrow goes to a place that glows, Enter places; Escape puts everything back."""
    person = people()
    practise(person, "bossa", DEAL)
    bossa_opening([person])
    person.wait_for_turn()
    hand = person.position()["view"]["hands"][0]
    placing = [move for move in person.position()["moves"] if move["kind"] == "place" and not move.get("star")]
    tiles = min((move["tiles"] for move in placing), key=len)
    press = person.page.keyboard.press
    press("1")
    expect(person.find(".mine [data-tile]").first).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(person.find('.mine [aria-pressed="true"]')).to_have_count(0)
    seen = person.moves_seen()

    for tile in tiles:
        press(str(hand.index(tile) + 1))
    press("ArrowRight")
    expect(person.find("button.fits:focus")).to_have_count(1)
    press("Enter")

    person.settled(seen)
    mine = [moved for moved in _moved(person) if moved["seat"] == 0][-1]
    assert mine["move"].startswith("place")
    assert all(tile in mine["move"] for tile in tiles)


def test_the_own_hand_is_few_tab_stops_away(people: Come) -> None:
    """Each group of buttons is one stop: at most three from the board's first one to one's own hand."""
    person = people()
    practise(person, "bossa", DEAL)
    bossa_opening([person])
    person.wait_for_turn()
    person.find(".room").evaluate("room => { room.tabIndex = -1; room.focus(); }")

    for _ in range(3):
        person.page.keyboard.press("Tab")
        if person.find(".mine [data-tile]:focus").count():
            break

    assert person.find(".mine [data-tile]:focus").count() == 1
    person.page.keyboard.press("ArrowRight")
    expect(person.find(".mine [data-tile]").nth(1)).to_be_focused()


def test_nothing_reaches_beyond_the_frame_or_overlaps(people: Come) -> None:
    """The opening and the play fit, with no button on another."""
    person = people()
    practise(person, "bossa", DEAL)
    person.wait_for_turn()
    assert crowded(person) == []
    bossa_opening([person])
    for _ in range(4):
        assert person.wait_for_turn()
        assert crowded(person) == []
        bossa_turn(person)


def crowded(person: Person) -> list[tuple[int, int, str]]:
    """Look at the board in every size, and return what has no room in which."""
    found = []
    for width, height in ((320, 568), (390, 664), (844, 390), (1366, 650)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.still()
        found += [(width, height, fault) for fault in person.page.evaluate(CROWDED)]
    return found


CROWDED = """() => {
    const room = document.querySelector('.room'), frame = room.getBoundingClientRect();
    const parts = [...room.querySelectorAll('button, header, h2, .pile, .die')];
    const boxes = parts.map(part => [part, part.getBoundingClientRect()]);
    const name = part => part.dataset.place ?? part.dataset.tile ?? part.className;
    const out = boxes.filter(([, box]) => box.left < frame.left - 1 || box.right > frame.right + 1
        || box.top < frame.top - 1 || box.bottom > frame.bottom + 1).map(([part]) => `out: ${name(part)}`);
    const over = boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
        .filter(([other, b]) => !one.contains(other)
            && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
        .map(([other]) => `${name(one)} on ${name(other)}`));
    return [...out, ...over];
}"""
"""What reaches beyond the board's frame, and what lies on something else."""
