"""Whoever brought a rulebook finds it again: in the form, at the table, in the rules and in the verdict."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.games import bossa_opening, practise
from tests.web.grid import DRIVE, OPEN
from tests.web.person import Person

from chabudai.core import Edition
from chabudai.games import BOSSA, HANABI
from chabudai.words import LANGUAGES, Words

Come = Callable[..., Person]
SWITCHES = ("all_or_nothing", "synchronised", "avalanche")
SCORED = {"until": "over", "kinds": ["clue", "discard"]}


def _languages(person: Person, languages: Sequence[str] = LANGUAGES) -> Iterator[Words]:
    """Let the page speak one language after the other."""
    for language in languages:
        _open(person, "learn")
        person.find(f'footer button[lang="{language}"]').click()
        expect(person.find("html")).to_have_attribute("lang", language)
        yield Words(language, ("game", "page", "rules", "editions"))


def _open(person: Person, route: str) -> None:
    """Open the page anew: the language is chosen when it comes."""
    person.page.goto("about:blank")
    person.page.goto(f"{person.address}#/{route}")


def _named(words: Words, variant: str, edition: str) -> str:
    own = f"variant-{variant}-{edition}"
    return words.say(own if own in words else f"variant-{variant}")


def _finished(person: Person, rules: dict[str, Any]) -> str:
    """Play a game to its end and return its table."""
    person.go()
    wanted = {"game": "hanabi", "players": 2, "rules": rules, "seed": "9", "bots": [{"bot": "cautious"}], "start": True}
    table = str(person.page.evaluate(OPEN, wanted))
    person.page.evaluate(DRIVE, [table, SCORED])
    return table


@pytest.mark.parametrize("edition", HANABI.editions.values(), ids=HANABI.editions)
def test_an_edition_is_recognised_everywhere(people: Come, edition: Edition) -> None:
    """Form, table, ending and rules show its name, material, variants, verdicts and credits, in two languages."""
    person = people()
    table = _finished(person, {"edition": edition.name})
    another = LANGUAGES[LANGUAGES.index(edition.language) - 1]
    for words in _languages(person, (edition.language, another)):
        _see_form(person, edition, words)
        _see_table(person, edition, words, table)
        _see_rules(person, edition, words)


def _see_form(person: Person, edition: Edition, words: Words) -> None:
    _open(person, "new/hanabi")
    book = person.find(f'label:has(input[name="edition"][value="{edition.name}"])')
    expect(book).to_contain_text(words.say(f"edition-{edition.name}"))
    book.click()
    for variant in SWITCHES:
        pushed = person.find(f'section [data-switch="{variant}"]')
        expect(pushed).to_have_count(1 if variant in edition.variants else 0)
        hidden = person.find(f'[data-foreign] [data-switch="{variant}"]')
        expect(hidden).to_have_count(0 if variant in edition.variants else 1)
    expect(person.find("section.panel").first).to_contain_text(_named(words, "all_or_nothing", edition.name))


def _see_table(person: Person, edition: Edition, words: Words, table: str) -> None:
    _open(person, f"t/{table}")
    result = person.find("[data-ending]")
    expect(result.locator("[data-rank]")).to_contain_text(words.say(f"edition-{edition.name}"))
    verdict = next(frame["info"]["result"]["verdict"] for frame in reversed(person.frames) if "info" in frame)
    expect(result.locator("[data-rank]")).to_contain_text(words.say(f"rank-{edition.name}-{verdict}"))
    expect(result.locator("h2")).to_have_text(words.say(f"verdict-{verdict}"))
    for item in (item for item in edition.items if item.role):
        shown = person.find(f'.tokens [data-item="{item.name}"]')
        expect(shown.locator("svg")).to_have_count(item.count)
        count = person.position()["view"]["errors" if item.role == "error" else "clue_tokens"]
        expect(shown.locator(".unseen")).to_have_text(words.say(f"box-{item.name}", count=count))


def _see_rules(person: Person, edition: Edition, words: Words) -> None:
    person.find("[data-menu]").click()
    person.find("[data-rules-here]").click()
    expect(person.find(f'[data-agreed="{edition.name}"] strong')).to_have_text(words.say(f"edition-{edition.name}"))
    face = person.find(f'[data-face="{edition.name}"]')
    for credit in edition.credits:
        expect(face.locator(f'[data-credit="{credit.role}"]')).to_contain_text(", ".join(credit.names))
    for item in edition.items:
        expect(face.locator(f'[data-item="{item.name}"]')).to_contain_text(
            words.say(f"item-{item.name}", count=item.count)
        )
    empty = "rules-h-clue-empty" if edition.defaults["empty_clues"] else "rules-h-clue-not-empty"
    expect(person.find('[data-rule="H3.4"]')).to_contain_text(words.say(empty))
    expect(person.find("[data-verdict]")).to_have_count(6)
    expect(person.find('[data-verdict="legend"]')).to_contain_text(words.say(f"rank-{edition.name}-legend"))
    for name in edition.advice:
        expect(person.find("[data-advice]")).to_contain_text(words.say(name))


def test_a_polish_avalanche_shows_its_own_rules(people: Come) -> None:
    """Its bands reach 30, its variants have their printed names, and the foreign paragraphs are marked."""
    person = people()
    practise(person, "hanabi", "3", "avalanche", "synchronised", edition="pl")
    person.find("[data-menu]").click()
    person.find("[data-rules-here]").click()

    words = Words("en", ("game", "page", "rules", "editions"))
    expect(person.find("[data-agreed]")).to_contain_text(words.say("variant-avalanche-pl"))
    expect(person.find('[data-section="variant-avalanche"] h2')).to_have_text(words.say("variant-avalanche-pl"))
    expect(person.find('[data-verdict="legend"] th')).to_have_text("25–29")
    expect(person.find('[data-verdict="beyond_the_stars"]')).to_contain_text(words.say("rank-pl-beyond_the_stars"))
    expect(person.find('[data-rule="H3.4"] [data-differs]')).to_contain_text(words.say("edition-es-2019"))
    expect(person.find('[data-rule="H8.4"] [data-decided]')).to_contain_text("H8.4")


def test_the_form_shows_the_rules_that_are_being_agreed_on(people: Come) -> None:
    """What is chosen there is read there, and what was chosen stays."""
    person = people()
    person.go("new/hanabi")
    person.find('label:has(input[name="edition"][value="es-2019"])').click()
    person.find('[data-switch="all_or_nothing"]').check()
    person.find("[data-read-rules]").click()

    words = Words("en", ("game", "page", "rules", "editions"))
    expect(person.find('dialog [data-section="variant-all_or_nothing"] h2')).to_have_text(
        words.say("variant-all_or_nothing-es-2019")
    )
    expect(person.find("dialog [data-scores]")).to_contain_text(words.say("score-none"))
    person.page.keyboard.press("Escape")
    expect(person.find('input[name="edition"][value="es-2019"]')).to_be_checked()


@pytest.mark.parametrize(("locale", "edition"), [("pl-PL", "pl"), ("es-ES", "es-2019"), ("it-IT", "it-2023")])
def test_the_form_opens_at_the_rulebook_of_the_reader(people: Come, locale: str, edition: str) -> None:
    """Nobody has to look for the edition in their own language."""
    person = people(locale=locale)
    person.go("new/hanabi")

    expect(person.find(f'input[name="edition"][value="{edition}"]')).to_be_checked()


def test_a_refusal_leads_to_its_paragraph(people: Come) -> None:
    """A place that does not fit cites a rule, and the citation opens the rules of this table there."""
    person = people()
    practise(person, "bossa", "1")
    bossa_opening([person])
    person.wait_for_turn()
    person.find(".mine [data-tile]").first.click()
    person.find("button.hollow:not(.fits):not(.could)").first.click()

    person.find('.makes [data-rule-link="B4.4"]').click()

    paragraph = person.find('[data-rule~="B4.4"]')
    expect(paragraph).to_be_in_viewport()
    expect(person.find("li.found")).to_have_attribute("data-rule", "B4.4")


def test_bossa_is_told_completely(people: Come) -> None:
    """The leaflet's face, and every paragraph that the printed rules leave open is marked."""
    person = people()
    edition = BOSSA.editions["standard"]
    for words in _languages(person):
        _open(person, "rules/bossa")
        for name in ("rules-b-turn-draw", "rules-b-stack-twice", "rules-b-setup-first", "rules-b-end-draw"):
            expect(person.find("main")).to_contain_text(words.say(name))
        expect(person.find("[data-decided]")).to_have_count(8)
        face = person.find('[data-face="standard"]')
        expect(face).to_contain_text(words.say("edition-minutes-range", least=5, most=10))
        for credit in edition.credits:
            expect(face).to_contain_text(", ".join(credit.names))


def test_the_table_says_who_begins(people: Come) -> None:
    """Everybody names somebody in the waiting room, sees the count, and the most named begins."""
    host, guest = people(), people()
    host.go("new/hanabi")
    host.find('input[name="players"][value="2"]').check(force=True)
    host.find("summary").click()
    host.find('input[name="first"][value="dressed"]').check()
    host.find("[data-create]").click()
    guest.page.goto(str(host.find("[data-link]").text_content()))
    guest.find('[data-sit="1"]').click()

    host.find('[data-point="1"]').click()
    guest.find('[data-point="1"]').click()

    named = Words("en").say("dressed-named", count=2)
    expect(host.find('[data-point="1"]')).to_contain_text(named)
    host.find("[data-start]").click()
    expect(guest.find('[data-turn="yours"]')).to_be_visible()


HIGHER = """() => {
    const [raised, level] = [1, 2].map(n => document.querySelector(`[data-own="${n}"]`).getBoundingClientRect().top);
    return raised < level - 2;
}"""
"""Whether the second card has come to lie higher than the third."""


@pytest.mark.parametrize("how", ["mouse", "touch", "key"])
def test_a_card_is_raised_and_turned_as_a_reminder(people: Come, how: str) -> None:
    """Only the reader sees it; it stays with the card when the page is loaded again, and can be undone."""
    person = people(has_touch=how == "touch")
    practise(person, "hanabi", "42")
    person.wait_for_turn()
    card = person.find('[data-own="1"]')
    for held, key in (("raised", "r"), ("turned", "u")):
        if how == "key":
            person.page.keyboard.press("2")
            person.find(".popover").wait_for()
            person.page.keyboard.press(key)
        else:
            press = "tap" if how == "touch" else "click"
            getattr(card, press)()
            getattr(person.find(f'.popover [data-hold="{held}"]'), press)()
        person.find(".popover").wait_for(state="detached")

    person.page.reload()
    person.still()
    expect(person.find('[data-own="1"].raised.turned')).to_have_count(1)
    person.page.wait_for_function(HIGHER)
    expect(card).to_have_attribute("aria-label", re.compile(Words("en", ("editions",)).say("card-turned")))


@pytest.mark.parametrize("size", [(390, 664), (1366, 650)], ids=str)
def test_the_discard_pile_is_always_in_reach(people: Come, size: tuple[int, int]) -> None:
    """A key opens it, and so does the pile on the table, whoever is to move."""
    person = people(viewport={"width": size[0], "height": size[1]})
    practise(person, "hanabi", "42")
    person.wait_for_turn()
    for key in ("x", ""):
        if key:
            person.page.keyboard.press(key)
        else:
            person.find('.tokens [data-drop="pile"]').click()
        person.find("dialog[open]").wait_for()
        person.page.keyboard.press("Escape")
        person.find("dialog[open]").wait_for(state="detached")


def test_a_look_is_chosen_and_kept(people: Come) -> None:
    """The settings offer the looks that the leaflet names; the table wears the chosen one."""
    person = people()
    person.go("settings")
    for name in BOSSA.editions["standard"].looks:
        expect(person.find(f'input[name="look"][value="{name}"]')).to_have_count(1)
    person.find('label:has(input[name="look"][value="hana"])').click()

    person.quick("bossa")

    expect(person.find('[data-look="hana"] [data-cloth="hana"]')).to_have_count(1)
