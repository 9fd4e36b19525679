"""Replay, languages, lessons and the keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.games import bossa_opening, bossa_together, bossa_turn, hanabi_turn, practise
from tests.web.person import Person

from chabudai.words import Words

Come = Callable[..., Person]


def test_a_replay_steps_jumps_and_travels(people: Come, tmp_path: Path) -> None:
    """Keys and buttons step, the address names the move, and a downloaded record can be looked at again."""
    person = people()
    person.quick("bossa")
    bossa_together([person])
    person.find('[data-ending] a[href*="replay"]').click()
    slider = person.find("[data-slider]")
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))

    person.find("[data-step]").click()
    person.page.keyboard.press("ArrowRight")
    expect(person.page).to_have_url(re.compile("/2$"))
    person.page.keyboard.press("End")
    expect(person.page).to_have_url(re.compile(f"/{last}$"))
    person.find("[data-observer]").select_option("1")
    expect(slider).to_have_value(str(last))

    with person.page.expect_download() as saving:
        person.find("[data-download]").click()
    saved = tmp_path / "record.json"
    saving.value.save_as(saved)
    assert json.loads(saved.read_text())["format"] == "chabudai-record"
    person.go("replay")
    person.find('input[type="file"]').set_input_files(saved)
    expect(person.find("[data-slider]")).to_have_attribute("max", str(last))


def test_a_replay_says_why_bots_moved(people: Come, tmp_path: Path) -> None:
    """In the reader's language, below the move; not before somebody reads it, and again from the downloaded record."""
    person = people(locale="it")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    practise(person, "hanabi", "1")
    hanabi_turn(person, 0)
    person.wait_for_turn()
    assert not any("because-" in json.dumps(frame) for frame in person.frames)
    assert not any("/bots-" in url for url in asked)
    person.find("[data-menu]").click()
    person.find("[data-give-up]").click()
    person.find('[data-ending] a[href*="replay"]').click()
    why = person.find("[data-why]")

    person.find("[data-step]").click()
    expect(why).to_have_text("")
    person.find("[data-step]").click()
    expect(why).to_contain_text(Words("it", ("page",)).say("why"))

    with person.page.expect_download() as saving:
        person.find("[data-download]").click()
    saved = tmp_path / "record.json"
    saving.value.save_as(saved)
    (note,) = json.loads(saved.read_text())["notes"]
    expect(why).to_contain_text(note["text"])
    person.go("replay")
    person.find('input[type="file"]').set_input_files(saved)
    person.find("[data-step]").click()
    person.find("[data-step]").click()
    expect(why).to_contain_text(note["text"])


@pytest.mark.parametrize(("locale", "language"), [("it-IT", "it"), ("es-MX", "es"), ("pl", "pl"), ("de-DE", "en")])
def test_the_browser_s_language_is_spoken(people: Come, locale: str, language: str) -> None:
    """The page speaks the browser's language, or English."""
    person = people(locale=locale)
    person.go()

    expect(person.find("html")).to_have_attribute("lang", language)
    expect(person.find("[data-quick]").first).to_contain_text(Words(language, ("page",)).say("play-now"))


def test_the_language_can_be_switched_and_stays(people: Come) -> None:
    """A press changes it, a reload keeps it."""
    person = people()
    person.go()
    person.find('footer button[lang="pl"]').click()
    expect(person.find("h2").first).to_be_visible()
    expect(person.find("html")).to_have_attribute("lang", "pl")

    person.page.reload()

    expect(person.find("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize(("game", "hints"), [("hanabi", 8), ("bossa", 6)])
def test_a_first_game_explains_as_it_goes_to_its_end(people: Come, game: str, hints: int) -> None:
    """The coach greets, says each thing once when it matters, and the game comes to its end."""
    person = people()
    person.go(f"learn/{game}")
    person.find("[data-lesson]").click()
    person.find("[data-coach]").wait_for()
    heard: list[str] = []

    turn = 0
    while person.wait_for_turn():
        heard += _understand(person)
        if game == "hanabi":
            hanabi_turn(person, turn)
        elif person.find(".choice [data-move]").count() > 0:
            bossa_opening([person])
        else:
            bossa_turn(person)
        turn += 1

    assert len(heard) == len(set(heard))
    assert len(heard) >= hints
    expect(person.find("[data-ending] h2")).not_to_be_empty()


def _understand(person: Person) -> list[str]:
    """Press away what the coach has to say, and return the names of it."""
    heard: list[str] = []
    while person.find("[data-coach]").count() > 0:
        name = str(person.find("[data-coach]").get_attribute("data-coach"))
        if person.find('[data-answer="said"]').count() > 0:
            person.find('[data-answer="said"]').click()
            person.find("[data-right]").wait_for()
        person.find("[data-coach] button").click()
        person.find(f'[data-coach="{name}"]').wait_for(state="detached")
        heard.append(name)
    return heard


def test_a_game_can_be_played_with_the_keyboard_alone(people: Come) -> None:
    """From the front page to a clue, a discard and an arranged hand without the mouse."""
    person = people()
    person.go()
    _tab_to(person, "[data-quick]")
    person.page.keyboard.press("Enter")
    person.wait_for_turn()

    _tab_to(person, "[data-face]")
    person.page.keyboard.press("Enter")
    person.find(".popover [data-move]").first.wait_for()
    seen = person.moves_seen()
    person.page.keyboard.press("Enter")
    person.settled(seen)

    person.wait_for_turn()
    _tab_to(person, "[data-own]")
    person.page.keyboard.press("Shift+ArrowRight")
    expect(person.find("[data-own]").first).to_have_attribute("data-card", "0-1")
    person.page.keyboard.press("Enter")
    person.find(".popover").wait_for()
    person.page.keyboard.press("ArrowRight")
    seen = person.moves_seen()
    person.page.keyboard.press("Enter")
    person.settled(seen)


def _tab_to(person: Person, selector: str) -> None:
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")
