"""Every variant's special move, made on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.games import bossa_opening, bossa_turn, whose_turn
from tests.web.person import WORDS, Person
from tests.web.test_games import seated

Come = Callable[..., Person]


def neighbour_reads(witness: Person, seat: int) -> tuple[int, str]:
    """Return a slot of *seat* whose card fits now, and its colour."""
    fireworks = witness.fireworks()
    cards = enumerate(witness.hand_of(seat))
    return next((slot, WORDS[card[0]]) for slot, card in cards if fireworks[WORDS[card[0]]] == int(card[1]) - 1)


def test_an_announced_colour_brings_a_token_back(people: Come) -> None:
    """Synchronised show: press a card, announce its colour."""
    two = seated(people, "hanabi", 2, "synchronised")
    assert two[0].clue_first()
    two[1].wait_for_turn()
    mover, slot, colour = 1, *_fitting_or_skip(two)

    two[mover].press_own(slot, mover)
    two[mover].find(".rise .plain").click()
    two[mover].act(f"play {slot + 1} as {colour}")

    events = [event["event"] for event in _happened(two[mover])]
    assert "tokens_regained" in events
    assert two[mover].fireworks()[colour] == 1


def test_an_empty_clue_names_what_is_not_there(people: Come) -> None:
    """Where the edition allows it, the name of a player offers clues that point at no card."""
    two = seated(people, "hanabi", 2)
    empty = [move for move in two[0].position()["moves"] if move["kind"] == "clue" and not move["touches"]]
    if not empty:
        pytest.skip("this hand has a card of every colour and value")

    two[0].find("[data-name]").first.click()
    two[0].act(empty[0]["move"])

    clued = next(event for event in _happened(two[0]) if event["event"] == "clued")
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
    """Redraw, swap, and a group that only a modifier makes fit."""
    two = seated(people, "bossa", 2)
    bossa_opening(two)
    done: set[str] = set()
    for wish in ("redraw", "swap", "star", "stack", "place", "stack", "place", "stack"):
        mover = whose_turn(two)
        if mover is None:
            break
        starred = [move for move in mover.position()["moves"] if move.get("star")]
        if wish == "star" and starred:
            mover.lay(starred[0])
            done.add("star")
        else:
            done.add(bossa_turn(mover, (wish, "place", "redraw", "swap", "stack")))

    assert {"redraw", "swap", "star"} <= done


def test_a_place_that_does_not_fit_says_why(people: Come) -> None:
    """Press a stone that stays dark: the page tells the reason in words."""
    two = seated(people, "bossa", 2)
    bossa_opening(two)
    mover = whose_turn(two)
    assert mover
    for tile in mover.find(".mine [data-tile]").evaluate_all("all => all.map(e => e.dataset.tile)"):
        mover.press_tiles([tile])
        dark = mover.find("button.hollow:not(.fits):not(.could)")
        if dark.count() > 0:
            dark.first.click()
            expect(mover.find(".reason")).not_to_be_empty()
            return
        mover.press_tiles([tile])
    pytest.skip("every tile fits everywhere")


def _fitting_or_skip(two: list[Person]) -> tuple[int, str]:
    try:
        return neighbour_reads(two[0], 1)
    except StopIteration:
        pytest.skip("this deal gives the second player no 1")


def _happened(person: Person) -> list[dict[str, object]]:
    moved = [
        event
        for frame in person.frames
        if frame["type"] == "update"
        for entry in frame["entries"]
        for event in entry["events"]
        if event["event"] == "moved"
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
