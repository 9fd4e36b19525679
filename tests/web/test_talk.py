"""Talking at a table: courtesies at any time, comments when they influence nobody, and a reason where they do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.games import hanabi_turn
from tests.web.person import Person
from tests.web.test_games import seated

from chabudai.words import Words

Come = Callable[..., Person]
WORDS = Words("en", ("game", "page"))
COMMENT = '[data-phrase="do_you_remember"]'
REASON = "#talk-silent"


def test_a_comment_waits_for_the_own_turn_and_says_so(people: Come) -> None:
    """In another's turn the button is shut and the reason stands below; a courtesy is said all the same."""
    ann, bob = seated(people, "hanabi", 2)
    bob.find('[data-door="talk"]').click()
    expect(bob.find(COMMENT)).to_be_disabled()
    expect(bob.find(REASON)).to_have_text(WORDS.say("talk-not-stock"))

    bob.find('[data-phrase="one_moment"]').click()
    said = WORDS.say("phrase-one_moment")
    expect(ann.find("aside [data-line]").filter(has_text=said)).to_have_count(1)

    assert ann.wait_for_turn()
    hanabi_turn(ann, 0)
    assert bob.wait_for_turn()
    bob.find('[data-door="talk"]').click()
    expect(bob.find(COMMENT)).to_be_enabled()
    expect(bob.find(REASON)).to_have_count(0)
