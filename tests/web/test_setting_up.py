"""Setting a table up, changing it until the game starts, and choosing its deal."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect
from tests.web.games import practise
from tests.web.person import Person

Come = Callable[..., Person]
CODE = re.compile(r"/assets/dist-[^/]+\.js$")
"""The script that draws the code to scan."""


def test_the_host_changes_name_seats_and_rules_until_the_game_starts(people: Come) -> None:
    """What the host changes is seen by a guest at once, and dealt by."""
    host, guest = people(), people()
    host.go("new/hanabi")
    host.find("[data-create]").click()
    guest.page.goto(str(host.find("[data-link]").text_content()))
    guest.find('[data-sit="1"]').click()
    expect(guest.find("[data-change]")).to_have_count(0)

    host.find("[data-change]").click()
    host.find("[data-table-name]").fill("Sunday")
    host.find('dialog input[name="players"][value="2"]').check(force=True)
    host.find("dialog summary").click()
    host.find('dialog [data-switch="avalanche"]').check()
    host.find("[data-keep]").click()

    expect(guest.find("h1")).to_have_text("Sunday")
    expect(guest.find("ol.seats li")).to_have_count(2)
    host.find("[data-start]").click()
    expect(guest.find("[data-tube]")).to_have_count(6)


def test_free_seats_are_filled_with_bots_in_one_press(people: Come) -> None:
    """Nobody has to be invited."""
    person = people()
    person.go("new/hanabi")
    person.find("[data-create]").click()

    person.find("[data-fill]").click()

    person.find("[data-start]").click()
    expect(person.find("[data-turn]")).to_be_visible()


def test_a_bot_takes_the_seat_for_which_it_was_chosen(people: Come) -> None:
    """Not the first one that is free."""
    host = people()
    host.go("new/hanabi")
    host.find("[data-create]").click()
    chosen = host.find("[data-add-bot]").last.get_attribute("data-add-bot")
    host.find(f'[data-add-bot="{chosen}"]').click()
    host.find("[data-bot]").first.click()
    expect(host.find("ol.seats li:not(.empty)")).to_have_count(2)
    expect(host.find(f'[data-add-bot="{chosen}"]')).to_have_count(0)


def test_the_code_to_scan_may_come_when_nobody_is_missing_any_more(people: Come) -> None:
    """It is drawn by a script of its own, which a slow line brings late; whoever went by then is not asked."""
    host = people(service_workers="block")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    host.page.route(CODE, hold)
    host.go("new/hanabi")
    with host.page.expect_request(CODE) as wanted:
        host.find("[data-create]").click()
    host.find("[data-fill]").click()
    expect(host.find("[data-start]")).to_be_visible()
    expect(host.find("[data-link]")).to_have_count(0)
    held[0].continue_()
    host.page.evaluate("script => import(script).then(() => null)", wanted.value.url)


def test_a_chosen_deal_is_always_the_same(people: Come) -> None:
    """Two people who choose the same number see the same cards."""
    hands: list[list[str]] = []
    for _ in range(2):
        person = people()
        practise(person, "hanabi", "42")
        person.wait_for_turn()
        hands.append(person.hand_of(1))

    assert hands[0] == hands[1]
    assert len(hands[0]) == 5


def test_what_others_cannot_hold_is_marked_below_their_cards(people: Come) -> None:
    """After a clue, the cards that it did not point at show what they are not."""
    person = people()
    practise(person, "hanabi", "42")
    person.wait_for_turn()
    expect(person.find("[data-face] .not")).to_have_count(0)
    clue = next(move for move in person.position()["moves"] if move["kind"] == "clue" and len(move["touches"]) == 1)

    person.find("[data-name]").first.click()
    person.act(clue["move"])

    expect(person.find("[data-face] .not").first).to_be_visible()
    untouched = 5 - len(clue["touches"])
    expect(person.find("[data-face]:has(.not)").nth(untouched - 2)).to_be_visible()
