"""What is proposed at a table: everybody is asked, and nothing happens before all agree."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.person import Person
from tests.web.test_games import seated

from chabudai.words import Words

Come = Callable[..., Person]
WORDS = Words("en", ("game", "page"))


def test_giving_up_a_common_game_waits_for_the_others(people: Come) -> None:
    """The other may refuse, and the game goes on; who agrees ends it."""
    ann, bob = seated(people, "hanabi", 2)
    notice = '.game [role="status"]'

    for answer in ("refuse", "agree"):
        ann.find("[data-menu]").click()
        ann.find("[data-give-up]").click()
        expect(ann.find(f"{notice} button")).to_have_text([WORDS.say("withdraw")])
        expect(bob.find(f"{notice} button")).to_have_text([WORDS.say("agree"), WORDS.say("refuse")])
        bob.find(f"{notice} button").get_by_text(WORDS.say(answer), exact=True).click()
        expect(ann.find(notice)).to_have_count(0)

    for person in (ann, bob):
        expect(person.find("[data-ending] h2")).to_have_text(WORDS.say("verdict-defeat"))
