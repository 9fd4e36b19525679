"""Seats during a game: whoever is there is asked, whoever was replaced comes back, and somebody new is let in."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.person import Person
from tests.web.test_games import seated

from chabudai.words import Words

Come = Callable[..., Person]
WORDS = Words("en", ("game", "page", "settings"))
NOTICE = '.notices [role="status"]'


def table_of(person: Person) -> str:
    """Return the table that somebody looks at."""
    return person.page.url.partition("#/t/")[2].split("?")[0]


def ask(person: Person, **request: object) -> None:
    """Ask something of the table that the page has no button for."""
    origin = {"origin": person.address.rstrip("/")}
    answer = person.page.request.post(f"{person.address}api/do", data=request, headers=origin)
    assert answer.ok, answer.text()


def test_whoever_is_there_is_asked_and_takes_the_seat_back_by_one_press(people: Come) -> None:
    """The bot plays only with their consent, and goes when they press."""
    ann, bob = seated(people, "hanabi", 2)

    ann.find("[data-menu]").click()
    ann.find(".menu button").filter(has_text=WORDS.say("replace-by-bot", name=WORDS.say("guest"))).click()
    expect(bob.find(NOTICE)).to_contain_text(WORDS.say("replace-asked"))
    bob.find(f"{NOTICE} button").get_by_text(WORDS.say("agree"), exact=True).click()

    expect(bob.find(NOTICE)).to_contain_text(WORDS.say("seat-held"))
    bob.find("[data-take-seat]").click()
    expect(bob.find("[data-take-seat]")).to_have_count(0)
    ann.find("[data-menu]").click()
    expect(ann.find("[data-mark]")).to_have_text(WORDS.say("mark-replaced"))


def test_somebody_new_waits_until_the_others_let_them_in(people: Come) -> None:
    """They see no hand before."""
    ann, bob = seated(people, "hanabi", 2)
    table = table_of(ann)
    ask(bob, do="leave", table=table)
    cleo = people()
    cleo.go(f"t/{table}")

    cleo.find("[data-take-seat]").click()
    expect(cleo.find(NOTICE)).to_contain_text(WORDS.say("join-asked"))
    expect(ann.find(NOTICE)).to_contain_text(WORDS.say("log-proposed-join", name=WORDS.say("guest")))
    ann.find(f"{NOTICE} button").get_by_text(WORDS.say("let-in"), exact=True).click()

    expect(cleo.find(NOTICE)).to_have_count(0)
    expect(ann.find(NOTICE)).to_have_count(0)


def test_the_settings_sign_another_device_out(people: Come) -> None:
    """It is listed with what it roughly is, and becomes somebody new."""
    ann, phone = people(), people()
    ann.go()
    origin = {"origin": ann.address.rstrip("/")}
    code = ann.page.request.post(f"{ann.address}api/me/code", headers=origin).json()["code"]
    phone.go(f"device/{code}")
    phone.find("button.press").filter(has_text=WORDS.say("device-take")).click()
    phone.page.wait_for_url(lambda url: "device" not in url)
    phone.go("settings")
    expect(phone.find("[data-devices] li")).to_have_count(2)

    ann.go("settings")
    ann.find("[data-sign-out]").click()

    expect(ann.find("[data-devices] li")).to_have_count(1)
    expect(ann.find("[data-sign-out]")).to_have_count(0)
