"""Numbered deals in the browser: from the front page to one's own result among those of bots and people."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Response, Route, expect
from tests.web.games import bossa_opening, bossa_turn
from tests.web.person import STEP, Person

from chabudai.records.deal import Deal, number_of_day
from chabudai.words import Words

Come = Callable[..., Person]
WORDS = Words("en", ("game", "daily"))
QUICK_DEAL = 12
"""A number whose deal bots have tried within seconds."""
BEGUN = "**/api/deals/hanabi/3/18"
COUNTED = 900_000
"""How long bots may take, in milliseconds, on a machine that is busy with other tests."""


def test_today_s_deal_is_two_presses_from_the_front_page(people: Come) -> None:
    """Its cards are those that the number stands for, and no answer names the seed."""
    person = people()
    heard: list[Response] = []
    person.page.on("response", lambda answer: heard.append(answer) if "/api/deals" in answer.url else None)
    today = number_of_day(datetime.now(UTC).date())
    # The day may end meanwhile.
    titles = {WORDS.say("deal-name", game="Hanabi", number=number): number for number in (today, today + 1)}
    person.go()

    person.find('[data-deal="hanabi"]').click()
    title = person.find("main h2").first
    expect(title).to_have_text(re.compile("|".join(titles)))
    number = titles[title.inner_text()]
    person.find("[data-play]").click()
    person.wait_for_turn()

    deal = Deal("hanabi", 3, number)
    state = deal.rulebook.deal(deal.setup(), deal.rulebook.shuffle(deal.setup(), deal.seed))
    person.find("[data-own]").first.wait_for()
    for seat in (1, 2):
        assert person.hand_of(seat) == [str(card) for card in state.hands[seat].cards]
    assert heard
    assert not any(deal.seed in answer.text() for answer in heard)


@pytest.mark.slow
def test_a_result_is_shown_beside_those_of_bots_and_people(people: Come) -> None:
    """After the end of a game the tries of the bots are there, and the page of the deal counts the game."""
    person = people()
    person.go(f"deal/bossa/2/{QUICK_DEAL}")
    person.find("[data-play]").click()
    bossa_opening([person])
    while person.wait_for_turn():
        bossa_turn(person)

    standing = person.find("[data-standing]")
    expect(standing.locator("[data-bars]")).to_have_count(4, timeout=COUNTED)
    expect(standing).to_contain_text("Master against Greedy")
    standing.locator("a").click()

    expect(person.find("[data-bars=people]")).to_be_visible()
    expect(person.find("main")).not_to_contain_text(WORDS.say("deal-nobody"))


def test_any_deal_is_found_by_its_number_and_for_any_number_of_players(people: Come) -> None:
    """The arrows go one on or back, the field goes anywhere, and each is an address to give to others."""
    person = people()
    person.go("deal/hanabi/3/17")
    title = person.find("main h2").first

    begun: list[Route] = []
    person.page.route(BEGUN, lambda route: begun.append(route) if _begins(route) else route.fallback())
    person.find("[data-later]").click()
    expect(title).to_have_text(WORDS.say("deal-name", game="Hanabi", number=18))
    # The bots begin when the number has been typed, and tell how far they are, which must not disturb who types.
    person.find("[data-number]").fill("5")
    while not begun:
        person.page.wait_for_timeout(STEP)
    with person.page.expect_response(lambda answer: answer.request.method == "GET" and "/api/deals" in answer.url):
        begun[0].continue_()
    person.page.keyboard.press("Enter")
    expect(title).to_have_text(WORDS.say("deal-name", game="Hanabi", number=5))
    person.find(f'[aria-label="{WORDS.say("deal-seats", count=4)}"]').click()
    expect(person.find("main")).to_contain_text(WORDS.say("deal-seats", count=4))

    expect(person.page).to_have_url(re.compile("#/deal/hanabi/4/5$"))


def _begins(route: Route) -> bool:
    """Tell whether a request lets bots begin."""
    return route.request.method == "POST"


def test_friends_are_invited_to_a_deal_by_link(people: Come) -> None:
    """The waiting room has the link, says which deal it is and leads back to it; only its options can be changed."""
    person = people()
    person.go("deal/hanabi/2/40")

    person.find("[data-friends]").click()
    person.find("svg.qr").wait_for()

    expect(person.find("main a[href='#/deal/hanabi/2/40']")).to_be_visible()
    person.find("[data-change]").click()
    expect(person.find("[data-switch]")).to_have_count(1)
    person.find('[data-switch="listed"]').check()
    person.find("[data-keep]").click()
    expect(person.find("dialog[open]")).to_have_count(0)
