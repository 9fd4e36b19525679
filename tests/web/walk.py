"""A walk through every screen of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.web.games import bossa_opening, bossa_turn, practise
from tests.web.person import Person

from chabudai.analysis.course import course_of, exercises_of

if TYPE_CHECKING:
    from chabudai.protocol.courses import Task

Visit = Callable[[str], None]
DEAL = "7"
LONG_LINES = 4
"""The person's own turn in Bossa at which both lines have grown."""
QUIET = (
    "new/bossa",
    "replay",
    "learn",
    "learn/hanabi",
    "learn/bossa",
    "rules/hanabi",
    "rules/bossa",
    "reference",
    "puzzles",
    "settings",
)


def walk(person: Person, look: Visit) -> None:
    """Show every screen and call *look* with its name at each, when nothing moves there any more."""

    def visit(screen: str) -> None:
        person.still()
        look(screen)

    _quiet_pages(person, visit)
    _waiting_room(person, visit)
    table = _hanabi(person, visit)
    _ending(person, visit)
    _replay(person, visit, table)
    _crowd(person, visit)
    _bossa(person, visit)
    _puzzles(person, visit)
    _course(person, visit)
    _deal(person, visit)
    _lesson(person, visit)
    _your_tables(person, visit)


def _quiet_pages(person: Person, visit: Visit) -> None:
    person.go()
    person.find("[data-quick]").first.wait_for()
    visit("home")
    for route in QUIET:
        person.go(route)
        person.find("main h2, main button, main legend, main label").first.wait_for()
        visit(route.replace("/", "-"))
    person.go("t/AAAAAAAAAAAAAAAAAAAA")
    person.find("main h1").wait_for()
    visit("no-such-table")


def _waiting_room(person: Person, visit: Visit) -> None:
    person.go("new/hanabi")
    person.find("summary").click()
    visit("new-hanabi")
    person.find('[data-switch="synchronised"]').check()
    person.find("[data-create]").click()
    person.find("svg.qr").wait_for()
    visit("waiting-room")
    person.find("[data-add-bot]").first.click()
    person.find("[data-bot]").first.wait_for()
    visit("bots")
    person.find('[data-bot="cautious"]').click()
    person.find("[data-bot]").first.wait_for(state="detached")
    person.find("[data-change]").click()
    person.find("[data-table-name]").fill("Sunday")
    visit("change-table")
    person.find("[data-keep]").click()
    person.find("dialog[open]").wait_for(state="detached")
    person.find("[data-fill]").click()
    person.find("[data-start]").click()


def _hanabi(person: Person, visit: Visit) -> str:
    person.wait_for_turn()
    expect(person.find("[data-own]").first).to_be_visible()
    visit("hanabi")
    person.find("[data-face]").first.click()
    visit("hanabi-clue")
    person.shut()
    person.find("[data-own]").first.click()
    person.find(".popover .plain").click()
    visit("hanabi-announce")
    person.shut()
    assert person.clue_first()
    for name, button in (("pile", '[data-drop="pile"]'), ("talk", '[data-door="talk"]'), ("menu", "[data-menu]")):
        person.find(button).first.click()
        person.find("dialog[open]").wait_for()
        visit(f"hanabi-{name}")
        person.page.keyboard.press("Escape")
        person.find("dialog[open]").wait_for(state="detached")
    return person.page.url.rsplit("/", 1)[1]


def _ending(person: Person, visit: Visit) -> None:
    person.find("[data-menu]").click()
    person.find("[data-give-up]").click()
    person.find("[data-ending]").wait_for()
    visit("ending")


def _replay(person: Person, visit: Visit, table: str) -> None:
    person.go(f"replay/{table}")
    person.find("[data-slider]").wait_for()
    person.find("[data-tube]").first.wait_for()
    visit("replay-hanabi")


def _crowd(person: Person, visit: Visit) -> None:
    """Five players, some way into a game."""
    practise(person, "hanabi", DEAL, players=5)
    for turn in range(4):
        person.wait_for_turn()
        assert person.clue_first() or turn
    person.wait_for_turn()
    visit("hanabi-five")


def _bossa(person: Person, visit: Visit) -> None:
    practise(person, "bossa", DEAL)
    person.wait_for_turn()
    visit("bossa-choice")
    bossa_opening([person])
    person.wait_for_turn()
    person.find(".mine [data-tile]").first.click()
    visit("bossa")
    person.find(".mine [data-tile]").first.click()
    turns = 0
    while person.wait_for_turn():
        if (turns := turns + 1) == LONG_LINES:
            visit("bossa-long")
        bossa_turn(person)
    person.find("[data-ending]").wait_for()
    visit("bossa-ending")


def _puzzles(person: Person, visit: Visit) -> None:
    for game, piece in (("hanabi", "[data-own]"), ("bossa", ".mine [data-tile]")):
        person.go(f"puzzles/{game}/5")
        person.find(piece).first.wait_for()
        visit(f"puzzle-{game}")
        person.find("[data-give-up]").click()
        person.find("[data-verdict]").wait_for()
        visit(f"puzzle-{game}-answer")


def _course(person: Person, visit: Visit) -> None:
    """The list of lessons, a lesson, a question with its answer, and what is to be repeated."""
    person.go("learn/hanabi/course")
    person.find("[data-lesson]").first.wait_for()
    visit("course")
    person.go("learn/hanabi/course/finesse")
    person.find("[data-example]").wait_for()
    visit("course-lesson")
    for lesson in ("play-clue", "chop"):
        person.go(f"learn/hanabi/course/{lesson}/exercises")
        person.find("[data-question]").wait_for()
        person.find("[data-own]").first.wait_for()
        visit(f"exercise-{lesson}")
        answer_wrongly(person, lesson)
        visit(f"exercise-{lesson}-answer")
    person.go("learn/hanabi/course")
    person.find("[data-forget]").wait_for()
    visit("course-begun")


def answer_wrongly(person: Person, lesson: str) -> None:
    """Give a wrong answer to the first exercise of a lesson."""
    task = course_of("hanabi").proved(exercises_of("hanabi", lesson)[0])
    give(person, task, next(choice.answer for choice in task.choices if choice.answer != task.answer))


def give(person: Person, task: Task, answer: str) -> None:
    """Answer a question as a person does: press a card, take a choice, or make a move."""
    if task.form == "piece":
        person.find(f'[data-card="{answer}"]').click()
    elif task.form == "choice":
        person.find(f'[data-choice="{answer}"]').click()
    else:
        verb, place, *_ = answer.split()
        own = person.find(f'[data-own="{int(place) - 1}"]') if verb != "clue" else None
        (own or person.find(f'[data-name="{int(place) - 1}"]')).click()
        person.find(f'.popover [data-move="{answer}"]').click()
    person.find("[data-verdict]").wait_for()


def _deal(person: Person, visit: Visit) -> None:
    """A numbered deal, the waiting room for friends, and the end of a game."""
    person.go(f"deal/hanabi/2/{DEAL}")
    person.find("[data-play]").wait_for()
    visit("deal")
    person.find("[data-friends]").click()
    person.find("svg.qr").wait_for()
    visit("deal-friends")
    person.go(f"deal/bossa/2/{DEAL}")
    person.find("[data-play]").click()
    person.wait_for_turn()
    person.find("[data-menu]").click()
    person.find("[data-give-up]").click()
    person.find("[data-standing] [data-counting], [data-standing] [data-bars]").first.wait_for()
    visit("deal-ending")


def _lesson(person: Person, visit: Visit) -> None:
    person.go("learn/hanabi")
    person.find("[data-lesson]").click()
    person.find("[data-coach]").wait_for()
    person.find("[data-own]").first.wait_for()
    visit("lesson")


def _your_tables(person: Person, visit: Visit) -> None:
    person.go()
    person.find("main li a[href*='/t/']").first.wait_for()
    visit("home-again")
