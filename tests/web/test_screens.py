"""Every screen: accessible in both themes, narrow enough, and without a word outside the catalogues."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.web.person import Person
from tests.web.walk import walk

Come = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW = {"width": 320, "height": 640}


@pytest.mark.slow
def test_axe_finds_nothing_and_nothing_scrolls_sideways(people: Come) -> None:
    """axe-core has no complaint on any screen, by night or by day, and at 320 pixels every screen fits."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make page")
    person = people(color_scheme="dark")
    found: list[str] = []

    def visit(screen: str) -> None:
        found.extend(f"{screen}: {violation}" for violation in violations(person))
        # By day only the colours differ.
        person.page.emulate_media(color_scheme="light")
        person.still()
        found.extend(f"{screen}, light: {violation}" for violation in violations(person, "color-contrast"))
        person.page.emulate_media(color_scheme="dark")
        found.extend(f"{screen} is {width} pixels wide" for width in _wide(person))

    walk(person, visit)

    assert not found, "\n".join(found)


def _wide(person: Person) -> list[int]:
    """Return how wide the screen is on a narrow phone, if that is too wide."""
    usual = person.page.viewport_size
    assert usual is not None
    person.page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    person.still()
    width = int(person.page.evaluate("() => document.documentElement.scrollWidth"))
    person.page.set_viewport_size(usual)
    person.still()
    return [width] if width > NARROW["width"] else []


def violations(person: Person, *rules: str) -> list[str]:
    """Return what axe-core complains about on the screen that somebody sees, by all of its rules or by some."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    result = person.page.evaluate(
        "rules => axe.run(document, { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) })",
        list(rules),
    )
    return [
        f"{violation['id']} {node['html'][:120]} {node['failureSummary']}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.slow
def test_every_word_is_in_the_catalogues(people: Come) -> None:
    """Text that did not come out of the catalogue has no marks around it; there is none but names."""
    person = people()
    person.address += "?marked"
    stray: list[str] = []

    def visit(screen: str) -> None:
        texts = person.page.evaluate(TEXTS)
        stray.extend(f"{screen}: {text}" for text in texts if re.search(r"[^\W\d_]", _outside(text)))

    walk(person, visit)

    assert not stray, "\n".join(stray)


def _outside(text: str) -> str:
    """Return what is left without marked sentences, which may hold others."""
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = inner
    return text


TEXTS = """() => {
    const free = (element) => element.closest('[data-free]') !== null;
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent && !['SCRIPT', 'STYLE'].includes(parent.tagName) && !free(parent))
            found.push(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        if (!free(element))
            for (const name of ['aria-label', 'title', 'placeholder'])
                found.push(element.getAttribute(name) ?? '');
    return found;
}"""
"""All text of the page, labels included, except what is marked as somebody's own words."""
