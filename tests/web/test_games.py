"""Complete games through the page, by one, two and four people."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE
from tests.web.games import bossa_together, hanabi_together, hanabi_with_bots
from tests.web.person import Person

Come = Callable[..., Person]


def seated(come: Come, game: str, players: int, *variants: str) -> list[Person]:
    """Let people meet: the first sets a table up by the page, the others follow the link."""
    host = come(viewport=DESKTOP)
    host.go(f"new/{game}")
    if game == "hanabi":
        host.find(f'input[name="players"][value="{players}"]').check(force=True)
        host.find("summary").click()
        for variant in variants:
            host.find(f'[data-switch="{variant}"]').check()
        host.find('input[name="first"][value="0"]').check(force=True)
    host.find("[data-create]").click()
    link = str(host.find("[data-link]").text_content())
    people = [host]
    for seat in range(1, players):
        guest = come(viewport=PHONE)
        guest.page.goto(link)
        guest.find(f'[data-sit="{seat}"]').click()
        people.append(guest)
    host.find("[data-start]").click()
    for person in people:
        expect(person.find("[data-turn]")).to_be_visible()
    return people


def test_one_press_starts_hanabi_and_it_ends_with_fireworks(people: Come) -> None:
    """From the front page to the closing show, on a phone, with the real particles."""
    person = people(reduced_motion="no-preference")
    person.quick("hanabi")

    hanabi_with_bots(person)

    expect(person.find("[data-ending] h2")).not_to_be_empty()
    assert person.sees_sparks_soon()


def test_one_press_starts_bossa_and_it_ends_with_a_winner(people: Come) -> None:
    """From the front page to the verdict, on a desktop."""
    person = people(viewport=DESKTOP)
    person.quick("bossa")

    bossa_together([person])

    expect(person.find("[data-ending] h2")).not_to_be_empty()


@pytest.mark.slow
def test_two_people_play_hanabi_by_a_link(people: Come) -> None:
    """Host and guest finish a game, are told no card of their own, see the same score, and meet again."""
    host, guest = seated(people, "hanabi", 2)

    hanabi_together([host, guest])

    for seat, person in enumerate((host, guest)):
        _told_no_secret(person, seat)
    for person in (host, guest):
        person.find("[data-ending]").wait_for()
    assert host.find("[data-score]").text_content() == guest.find("[data-score]").text_content()
    host.find("[data-again]").click()
    guest.find('[data-ending] a[href*="#/t/"]').click()
    for person in (host, guest):
        expect(person.find("[data-ending]")).to_have_count(0)
        expect(person.find("[data-turn], [data-start], .waiting").first).to_be_visible()


def _told_no_secret(person: Person, seat: int) -> None:
    """Whatever came over the WebSocket until the end never named a card in the hand of *seat*, nor the deck."""
    running = [frame for frame in person.frames if (frame.get("position") or {}).get("seat") == seat]
    assert len(running) > 20
    for frame in running:
        assert set(frame["position"]["view"]["hands"][seat]) <= {None}
        text = json.dumps(frame)
        assert '"deck"' not in text
        assert '"seed"' not in text
    moved = [event for frame in running for entry in frame["entries"] for event in entry["events"]]
    happened = [event for move in moved if move["event"] == "moved" for event in move["happened"]]
    drawn = [event for event in happened if event["event"] == "drawn" and event["seat"] == seat]
    assert drawn
    assert all(event["card"] is None for event in drawn)


@pytest.mark.slow
def test_four_people_play_hanabi(people: Come) -> None:
    """Four browsers finish a game."""
    four = seated(people, "hanabi", 4)

    hanabi_together(four)

    scores = {person.find("[data-ending] h2").text_content() for person in four}
    assert len(scores) == 1


def test_two_people_play_bossa(people: Come) -> None:
    """Two browsers finish a game, and one of them is told of a win."""
    two = seated(people, "bossa", 2)

    bossa_together(two)

    for person in two:
        expect(person.find("[data-ending] h2")).not_to_be_empty()
