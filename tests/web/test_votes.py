"""What is proposed at a table: everybody is asked, and nothing happens before all agree."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.person import Person
from tests.web.test_games import seated

from chabudai.words import Words

Come = Callable[..., Person]
WORDS = Words("en", ("game", "page"))
NOTICE = '.notices [role="status"]'


def test_giving_up_a_common_game_waits_for_the_others(people: Come) -> None:
    """The other may refuse, and the game goes on; whoever agrees ends it."""
    ann, bob = seated(people, "hanabi", 2)

    for answer in ("refuse", "agree"):
        ann.find("[data-menu]").click()
        ann.find("[data-give-up]").click()
        expect(ann.find(f"{NOTICE} button")).to_have_text([WORDS.say("withdraw")])
        expect(bob.find(f"{NOTICE} button")).to_have_text([WORDS.say("agree"), WORDS.say("refuse")])
        bob.find(f"{NOTICE} button").get_by_text(WORDS.say(answer), exact=True).click()
        expect(ann.find(NOTICE)).to_have_count(0)

    for person in (ann, bob):
        expect(person.find("[data-ending] h2")).to_have_text(WORDS.say("verdict-defeat"))


def test_an_empty_clock_is_said_to_both_and_claimed_by_one(people: Come) -> None:
    """Who is late reads so and can only play on; the other may bring a bot, or take the game."""
    ann, bob = people(), people()
    ann.go()
    clock = {"base": 10, "increment": 0}
    wanted = {"game": "bossa", "players": 2, "seat": 0, "options": {"clock": clock}}
    table = ann.page.request.post(f"{ann.address}api/tables", data=wanted, headers={"origin": ann.address.rstrip("/")})
    for person in (ann, bob):
        person.go(f"t/{table.json()['table']}")
    bob.find('[data-sit="1"]').click()
    ann.find("[data-start]").click()

    for person in (ann, bob):
        expect(person.find(NOTICE)).to_be_visible()
    late, other = (ann, bob) if ann.find(f"{NOTICE} button").count() == 0 else (bob, ann)
    expect(late.find(NOTICE)).to_have_text(WORDS.say("time-up-you"))
    expect(other.find(f"{NOTICE} button")).to_have_text([WORDS.say("let-bot-play"), WORDS.say("claim-game")])
    other.find(f"{NOTICE} button").last.click()

    expect(other.find("[data-ending] h2")).to_have_text(WORDS.say("bossa-you-won"))
    expect(late.find("[data-ending] h2")).not_to_be_empty()
