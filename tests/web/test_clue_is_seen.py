"""A clue is drawn on the cards it points at, and stays there until whoever got it has moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.web.games import practise
from tests.web.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

Come = Callable[..., Person]
SIZES: list[ViewportSize] = [{"width": 390, "height": 664}, {"width": 1366, "height": 650}]
TURNS = 12
MARKED = """card => {
    const whole = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const badge = card.querySelector('.badge');
    const frame = getComputedStyle(card, '::before');
    const seen = [card, badge].every(each => {
        const box = each?.getBoundingClientRect();
        if (!box || !whole(box)) return false;
        return card.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    });
    return seen && parseFloat(frame.borderTopWidth) >= 2 && badge.querySelector('.glyph') !== null;
}"""
"""Whether a card has a frame and a badge, both inside the window and under nothing else."""


def test_every_clue_since_the_own_move_is_on_the_own_cards(people: Come) -> None:
    """At each own turn, in every size, the cards pointed at since the last one are marked, with whose clue it was."""
    person = people(viewport=SIZES[0])
    practise(person, "hanabi", "7", players=3)
    seen = 0
    for turn in range(TURNS):
        if not person.wait_for_turn():
            break
        told = _clues_for_me(person)
        for size in SIZES:
            person.page.set_viewport_size(size)
            person.still()
            expect(person.find("[data-own][data-clued]")).to_have_count(len(told))
            for slot, giver in told.items():
                card = person.find(f'[data-own][data-card="{_seat(person)}-{slot}"]')
                expect(card).to_have_attribute("data-clued", str(giver))
                assert card.evaluate(MARKED), f"turn {turn}, {size}: card {slot} is not seen to be clued"
        seen += len(told)
        _move(person)

    assert seen > 1


def test_the_mark_goes_with_the_own_move(people: Come) -> None:
    """It is still there while others look, and gone as soon as this person has moved."""
    person = people(viewport=SIZES[0])
    practise(person, "hanabi", "7")
    person.wait_for_turn()
    while not _clues_for_me(person):
        _move(person)
        assert person.wait_for_turn()
    expect(person.find("[data-clued]").first).to_be_visible()
    person.find("[data-face]").first.click()
    person.find(".popover").wait_for()
    expect(person.find("[data-clued]").first).to_be_visible()
    person.shut()
    marks = person.find("[data-clued] .badge .glyph").count()

    person.page.evaluate(
        """() => {
            window.gone = new Promise(told => new MutationObserver(() => {
                if (!document.querySelector('[data-clued]')) told(true);
            }).observe(document.body, { subtree: true, childList: true, attributes: true }));
        }"""
    )
    _move(person)

    assert marks > 0
    assert person.page.evaluate("() => window.gone")


def _seat(person: Person) -> int:
    return int(person.position()["seat"])


def _clues_for_me(person: Person) -> dict[int, int]:
    """Return by slot who pointed at it last since this person moved, from what the page was told."""
    me = _seat(person)
    told: dict[int, int] = {}
    for move in _moves(person):
        if move["seat"] == me:
            told = {}
        for event in move.get("happened", []):
            if event["event"] == "clued" and event["target"] == me:
                told |= dict.fromkeys(event["slots"], event["seat"])
    return told


def _moves(person: Person) -> list[dict[str, Any]]:
    entries: dict[int, list[dict[str, Any]]] = {}
    for frame in person.frames:
        if frame["type"] in ("update", "table"):
            for entry in frame["entries"]:
                entries[entry["seq"]] = entry["events"]
    return [event for seq in sorted(entries) for event in entries[seq] if event["event"] == "moved"]


def _move(person: Person) -> None:
    """Give a clue, or discard the oldest card where there is no token."""
    if person.clue_first():
        return
    person.find("[data-own]").first.click()
    person.act("discard 1")
