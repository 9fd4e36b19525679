"""Words that are fetched: in whatever order their files come, the page says what was asked for last."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import APIResponse, Route, expect
from tests.web.person import Person

from chabudai.words import Words

Come = Callable[..., Person]
SIGNS = {"game": "colour-yellow", "page": "tagline"}
"""The catalogues that every page needs, each with a message that differs from language to language."""
LISTEN = """() => {
    window.spoken = [];
    const note = () => window.spoken.push(document.documentElement.lang);
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['lang'] });
}"""


class Slow:
    """Holds back the catalogues of a language until it lets them go."""

    def __init__(self, person: Person, language: str) -> None:
        self._page = person.page
        self._signs = [Words(language, (part,)).say(name) for part, name in SIGNS.items()]
        self._held: list[tuple[Route, APIResponse]] = []
        for part in SIGNS:
            self._page.route(f"**/assets/{part}-*.js", self._meet)

    def _meet(self, route: Route) -> None:
        answer = route.fetch()
        if any(sign in answer.text() for sign in self._signs):
            self._held.append((route, answer))
        else:
            route.fulfill(response=answer)

    def hold(self) -> None:
        """Wait until the page has asked for them."""
        while len(self._held) < len(SIGNS):
            self._page.wait_for_timeout(10)

    def let_go(self) -> None:
        """Let them arrive, and wait until the page has them."""
        for route, answer in self._held:
            route.fulfill(response=answer)
        # Whoever asked for a module first is given it first: the page has them before this is answered.
        addresses = [route.request.url for route, _ in self._held]
        self._page.evaluate("all => Promise.all(all.map((one) => import(one))).then(() => null)", addresses)


def test_a_language_that_comes_late_does_not_undo_the_next(people: Come) -> None:
    """Italian is asked for, then Polish; Italian comes last, and is never spoken."""
    person = people(service_workers="block")
    person.go()
    italian = Slow(person, "it")
    person.page.evaluate(LISTEN)

    person.find('footer button[lang="it"]').click()
    italian.hold()
    person.find('footer button[lang="pl"]').click()
    expect(person.find("html")).to_have_attribute("lang", "pl")
    italian.let_go()

    assert person.page.evaluate("window.spoken") == ["pl"]
    expect(person.find("h1 + p")).to_have_text(Words("pl", ("page",)).say("tagline"))
