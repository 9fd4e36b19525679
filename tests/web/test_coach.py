"""The coach on the page: a lantern at tables with bots, a sentence beside the board, and a mark."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.conftest import DESKTOP
from tests.web.games import bossa_opening, hanabi_turn, practise
from tests.web.person import Person
from tests.web.test_games import seated

from chabudai.words import Words

Come = Callable[..., Person]
WORDS = Words("en", ("game", "page", "bots", "settings"))
DOOR = '[data-door="coach"]'
PANEL = "[data-advisor]"
DEAL = "7"
MARK = '[data-mark="coached"]'
SIZES = [(390, 664), (320, 568), (844, 390), (1366, 650), (1440, 900)]
APART = """() => {
    const [one, other] = ['[data-advisor]', '[data-frame]'].map(s => document.querySelector(s).getBoundingClientRect());
    const beside = one.right <= other.left + 1 || one.left >= other.right - 1;
    return beside || one.bottom <= other.top + 1 || one.top >= other.bottom - 1;
}"""
"""Whether the coach covers nothing of the board."""


def alone(come: Come, **wishes: object) -> Person:
    """Sit down with two bots, and be the first to move."""
    person = come(**wishes)
    practise(person, "hanabi", DEAL, players=3)
    assert person.wait_for_turn()
    return person


def test_advice_is_asked_for_and_the_game_is_marked(people: Come) -> None:
    """First the table says what that changes; the answer has move and reason, and goes with the next move."""
    person = alone(people, viewport=DESKTOP)
    person.find(DOOR).click()
    expect(person.find(f"{PANEL} [data-sure]")).to_have_text(WORDS.say("coach-sure"))
    assert person.find(MARK).count() == 0

    person.find('[data-ask="move"]').click()

    expect(person.find('[data-advice="move"]')).to_contain_text("Partner would choose:")
    expect(person.find('[data-advice="move"] p')).to_have_count(2)
    expect(person.find("[data-line]").filter(has_text="asked the coach")).to_have_count(1)
    person.find("[data-menu]").click()
    expect(person.find(MARK)).to_have_text(WORDS.say("mark-coached"))
    person.page.keyboard.press("Escape")
    hanabi_turn(person, 0)
    expect(person.find('[data-advice="move"]')).to_have_count(0)
    expect(person.find(f"{PANEL} [data-sure]")).to_have_count(0)


def test_a_clue_is_explained_by_keys_alone(people: Come) -> None:
    """H opens the coach with the first question in focus, Enter asks it, Escape closes; the help lists the key."""
    person = alone(people)
    hanabi_turn(person, 0)
    assert person.wait_for_turn()

    person.page.keyboard.press("h")
    expect(person.find('[data-ask="meaning"]')).to_be_focused()
    person.page.keyboard.press("Enter")

    expect(person.find('[data-advice="meaning"]')).to_contain_text("clue")
    person.page.keyboard.press("Escape")
    expect(person.find(PANEL)).to_have_count(0)
    person.page.keyboard.press("?")
    expect(person.find("[data-keys]")).to_contain_text(WORDS.say("table-key-coach-does"))


def test_the_answer_covers_nothing_of_the_board(people: Come) -> None:
    """Above the log where there is one, else above or beside the board, which makes room."""
    person = alone(people)
    hanabi_turn(person, 0)
    assert person.wait_for_turn()
    person.find(DOOR).click()
    for topic in ("meaning", "move"):
        person.find(f'[data-ask="{topic}"]').click()
        expect(person.find(f'[data-advice="{topic}"]')).to_be_visible()
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.still()
            assert person.page.evaluate(APART), (topic, width, height)
            expect(person.find(f'[data-advice="{topic}"]')).to_be_visible()


def test_a_game_without_agreements_has_advice_only(people: Come) -> None:
    """Bossa: the master's move, in one's own turn."""
    person = people(viewport=DESKTOP)
    person.quick("bossa")
    bossa_opening([person])
    assert person.wait_for_turn()
    person.find(DOOR).click()
    expect(person.find("[data-ask]")).to_have_count(1)
    person.find('[data-ask="move"]').click()
    expect(person.find('[data-advice="move"]')).to_contain_text("would choose:")


def test_there_is_no_coach_among_people(people: Come) -> None:
    """Neither a lantern nor a key."""
    ann, bob = seated(people, "hanabi", 2)
    for person in (ann, bob):
        expect(person.find("[data-menu]")).to_be_visible()
        expect(person.find(DOOR)).to_have_count(0)
        person.page.keyboard.press("h")
        expect(person.find(PANEL)).to_have_count(0)
