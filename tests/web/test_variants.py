"""Every variant's special move, made on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.games import bossa_opening, bossa_turn, practise, whose_turn
from tests.web.person import Person
from tests.web.test_games import seated

from chabudai.games.bossa.components import TILE_BY_TEXT, Colour, Modifier, Tile
from chabudai.server.tables.match import Match
from chabudai.words import Words

Come = Callable[..., Person]
STARRED = "1"
"""A deal of Bossa in which the first own turn offers a group that needs the modifier."""


def test_an_announced_colour_brings_a_token_back(people: Come) -> None:
    """Synchronised show: press a card, announce its colour."""
    person = people()
    deal, slot, colour = _own_one()
    practise(person, "hanabi", deal, "synchronised")
    person.wait_for_turn()
    assert person.clue_first()
    person.wait_for_turn()

    person.press_own(slot, 0)
    person.find(".popover .plain").click()
    person.act(f"play {slot + 1} as {colour}")

    events = [event["event"] for event in _happened(person, 0)]
    assert "tokens_regained" in events
    expect(person.find(f'[data-tube="{colour}"]')).not_to_have_attribute("data-height", "0")


def test_an_empty_clue_names_what_is_not_there(people: Come) -> None:
    """Where the edition allows it, the name of a player offers clues that point at no card."""
    person = people()
    practise(person, "hanabi", _nobody_to_point_at())
    person.wait_for_turn()

    person.find("[data-name]").first.click()
    person.act("clue 2 5")

    clued = next(event for event in _happened(person, 0) if event["event"] == "clued")
    assert clued["slots"] == []


def test_the_avalanche_has_a_sixth_firework(people: Come) -> None:
    """Six tubes stand, and multicolour can be clued."""
    two = seated(people, "hanabi", 2, "avalanche")

    expect(two[0].find("[data-tube]")).to_have_count(6)
    two[0].find("[data-name]").first.click()
    two[0].act("clue 2 multicolour")


def test_all_or_nothing_ends_without_points(people: Come) -> None:
    """A lost firework ends it at once, and no score is shown."""
    two = seated(people, "hanabi", 2, "all_or_nothing")
    for _ in range(60):
        mover = whose_turn(two)
        if mover is None:
            break
        _discard_something_precious(two, two.index(mover))

    expect(two[0].find("[data-ending] h2")).not_to_be_empty()
    expect(two[0].find("[data-score]")).to_have_count(0)


def test_bossa_actions_and_modifiers(people: Come) -> None:
    """A group that only a modifier makes fit, then swap and redraw, on the first turns of a known deal."""
    person = people()
    practise(person, "bossa", STARRED)
    bossa_opening([person])
    person.wait_for_turn()
    starred = next(move for move in person.position()["moves"] if move.get("star"))

    person.lay(starred)
    for kind in ("swap", "redraw"):
        person.wait_for_turn()
        assert bossa_turn(person, (kind,)) == kind

    assert person.position()["view"]["modifiers"][0]["used"]
    assert person.position()["view"]["actions"][0] == ["stack"]


@pytest.mark.parametrize("modifier", Modifier)
def test_what_a_selection_makes_counts_the_modifier(people: Come, modifier: Modifier) -> None:
    """With the modifier on a tile, the line above the hand says what the rules count, in either colour."""
    person = people()
    practise(person, "bossa", STARRED)
    bossa_opening([person], modifier)
    person.wait_for_turn()
    for text in person.find(".mine [data-tile]").evaluate_all("all => all.map(e => e.dataset.tile)"):
        person.press_tiles([text])
        _expect_made(person, TILE_BY_TEXT[text])
        person.find('[data-tool="modifier"]').click()
        person.press_tiles([text])
        white, black = (modifier.worths((TILE_BY_TEXT[text],), colour)[0] for colour in Colour)
        _expect_made(person, Tile(white, black))
        person.press_tiles([text])


def test_a_place_that_does_not_fit_says_why(people: Come) -> None:
    """Press a stone that stays dark: the page tells the reason in words."""
    person = people()
    practise(person, "bossa", STARRED)
    bossa_opening([person])
    person.wait_for_turn()

    person.find(".mine [data-tile]").first.click()
    person.find("button.hollow:not(.fits):not(.could)").first.click()

    expect(person.find(".makes")).to_contain_text(Words("en", ("game",)).say("why-B4-4"))


def _own_one() -> tuple[str, int, str]:
    """Return a deal, and the place and colour of a 1 in the first hand that the second cannot play before."""
    for deal in map(str, range(1000)):
        mine, theirs = Match.dealt("hanabi", 2, {"edition": "it-2023", "synchronised": True}, deal).state.hands
        for slot, card in enumerate(mine.cards):
            if card.value == 1 and card not in theirs.cards:
                return deal, slot, card.colour.word
    raise AssertionError("no such deal")


def _nobody_to_point_at() -> str:
    """Return a deal in which the second hand has no 5."""
    for deal in map(str, range(1000)):
        hand = Match.dealt("hanabi", 2, {"edition": "it-2023"}, deal).state.hands[1]
        if all(card.value != 5 for card in hand.cards):
            return deal
    raise AssertionError("no such deal")


def _expect_made(person: Person, worth: Tile) -> None:
    for colour in Colour:
        made = person.find(f'[data-makes="{colour.word}"]')
        expect(made).to_contain_text(str(worth[colour]) if worth[colour] else f"no {colour.word}")


def _happened(person: Person, seat: int) -> list[dict[str, Any]]:
    """Return what a seat's last move brought about."""
    moved = [
        event
        for frame in person.frames
        if frame["type"] == "update"
        for entry in frame["entries"]
        for event in entry["events"]
        if event["event"] == "moved" and event["seat"] == seat
    ]
    return list(moved[-1]["happened"])


def _discard_something_precious(two: list[Person], mover: int) -> None:
    hand = two[1 - mover].hand_of(mover)
    slot = max(range(len(hand)), key=lambda place: int(hand[place][1]))
    two[mover].press_own(slot, mover)
    if two[mover].offers("discard"):
        two[mover].act(f"discard {slot + 1}")
    else:
        two[mover].shut()
        assert two[mover].clue_first()
