"""The table tells its story: moves are read one by one, kept until one's own move, and can be looked back at."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.conftest import DESKTOP
from tests.web.games import hanabi_turn, practise
from tests.web.person import Person
from tests.web.test_games import seated

from chabudai.words import Words

Come = Callable[..., Person]
WORDS = Words("en", ("game", "page", "settings"))
STRIP = "[data-strip] li"
BACK = "[data-looking-back]"
RETURN = "[data-return]"
DEAL = "7"
CUT = """[...document.querySelectorAll('[data-strip] li')].filter(item => item.scrollHeight > item.clientHeight + 1)"""
"""What of the strip is not shown whole."""
CLOSE_AND_PRESS = """async key => {
    document.querySelector('dialog')?.close();
    document.querySelector(':popover-open')?.hidePopover();
    for (let turn = 0; turn < 20; turn += 1) await null;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await new Promise(later => requestAnimationFrame(() => setTimeout(later)));
}"""
"""Close what is open, and press a key before anything is drawn."""


def four(come: Come, **wishes: object) -> Person:
    """Sit down with three bots, and be the first to move."""
    person = come(**wishes)
    practise(person, "hanabi", DEAL, players=4)
    assert person.wait_for_turn()
    return person


def told(person: Person) -> list[str]:
    """Return what the strip tells."""
    return [" ".join(text.split()) for text in person.find(STRIP).all_inner_texts()]


def test_the_strip_holds_the_moves_of_the_others_until_the_own_move(people: Come) -> None:
    """Three bots, three sentences in order, the last one emphasised; one's own move replaces them."""
    person = four(people)
    hanabi_turn(person, 0)
    assert person.wait_for_turn()

    expect(person.find(STRIP)).to_have_count(3)
    for number, text in enumerate(told(person), start=1):
        assert text.startswith(f"Partner {number} "), text
    expect(person.find(f"{STRIP}.newest")).to_have_count(1)
    expect(person.find(STRIP).last).to_contain_class("newest")
    before = told(person)
    live = person.find("[data-strip] [aria-live]")
    expect(live).to_have_count(1)
    assert str(live.text_content()).startswith("Partner 3 ")

    hanabi_turn(person, 1)
    assert person.wait_for_turn()
    expect(person.find(STRIP)).to_have_count(3)
    assert told(person) != before


def test_the_strip_is_whole_after_a_phone_was_turned(people: Come) -> None:
    """Each sentence gets the width that it needs on the screen as it is now."""
    person = four(people, viewport={"width": 568, "height": 320}, locale="pl-PL")
    hanabi_turn(person, 0)
    assert person.wait_for_turn()
    expect(person.find(STRIP)).to_have_count(3)

    for width, height in ((320, 568), (844, 390), (390, 844)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(f"() => {CUT}.length === 0")


def test_moves_wait_until_they_are_read_and_a_tap_or_a_key_hurries(people: Come) -> None:
    """Bots are quicker than eyes: what they did waits, in order, and nothing of it is lost."""
    person = people(pace="relaxed")
    practise(person, "hanabi", DEAL, players=4)
    person.find("[data-turn=yours]").wait_for()
    for press in ("tap", "."):
        person.clue_first()
        expect(person.find("[data-waiting]")).to_have_attribute("data-waiting", "2")
        assert [text.split(" told")[0].split(" played")[0][:9] for text in told(person)] == ["Partner 1"]
        expect(person.find("[data-turn=theirs]")).to_be_visible()
        if press == "tap":
            person.find("[data-strip]").click(position={"x": 4, "y": 4})
        else:
            person.page.keyboard.press(press)
        expect(person.find("[data-waiting]")).to_have_count(0)
        expect(person.find("[data-turn=yours]")).to_be_visible()
        expect(person.find(STRIP)).to_have_count(3)
        assert [text[:9] for text in told(person)] == ["Partner 1", "Partner 2", "Partner 3"]


def test_the_pace_is_chosen_in_the_menu_and_kept(people: Come) -> None:
    """It is a preference of this browser, shown in the settings too."""
    person = four(people)
    person.find("[data-menu]").click()
    expect(person.find('input[name="reading"][value="once"]')).to_be_checked()
    person.find('input[name="reading"][value="fast"]').check(force=True)
    person.page.keyboard.press("Escape")
    person.go("settings")
    expect(person.find('input[name="reading"][value="fast"]')).to_be_checked()


def test_a_line_of_the_log_leads_back_and_escape_returns(people: Come) -> None:
    """For one's own eyes only: nothing can be played, and the table counts on."""
    person = four(people)
    for turn in range(2):
        hanabi_turn(person, turn)
        assert person.wait_for_turn()
    person.find('[data-door="log"]').click()
    person.find('[data-line="3"] button').first.click()

    expect(person.find("dialog")).to_have_count(0)
    expect(person.find(BACK)).to_have_attribute("data-looking-back", "3")
    expect(person.find(BACK)).to_contain_text(WORDS.say("looking-back", at=3, all=8))
    expect(person.find("[data-turn=yours]")).to_be_visible()
    person.find("[data-own]").first.click()
    expect(person.find(".popover [data-move]:enabled")).to_have_count(0)
    person.page.keyboard.press("Escape")

    person.find("[data-step-back]").click()
    expect(person.find(BACK)).to_have_attribute("data-looking-back", "2")
    person.page.keyboard.press("]")
    expect(person.find(BACK)).to_have_attribute("data-looking-back", "3")
    person.page.keyboard.press("Escape")
    expect(person.find(BACK)).to_have_count(0)
    person.page.keyboard.press("[")
    expect(person.find(BACK)).to_have_attribute("data-looking-back", "7")
    person.find(RETURN).click()
    expect(person.find(BACK)).to_have_count(0)
    hanabi_turn(person, 2)


def test_the_table_moves_on_while_somebody_looks_back(people: Come) -> None:
    """The band says so, also after a reload, when earlier positions come from the server."""
    ann, bob = seated(people, "hanabi", 2)
    assert ann.clue_first()
    bob.catch_up(ann)
    ann.page.reload()
    ann.find("[data-own]").first.wait_for()
    before = ann.find("[data-card]").count()
    ann.page.keyboard.press("[")
    expect(ann.find(BACK)).to_have_attribute("data-looking-back", "0")
    assert ann.find("[data-card]").count() == before
    expect(ann.find("[data-moved-on]")).to_have_count(0)

    assert bob.clue_first()

    expect(ann.find("[data-moved-on]")).to_be_visible()
    expect(ann.find(BACK)).to_contain_text(WORDS.say("looking-back", at=0, all=2))
    ann.find(RETURN).click()
    assert ann.wait_for_turn()


def test_the_log_tells_of_people_by_the_names_of_then(people: Come) -> None:
    """Whoever comes after somebody else does not become the one who left."""
    ann, bob, cleo = people(viewport=DESKTOP), people(), people()
    for person, name in ((ann, "Ann"), (bob, "Bob"), (cleo, "Cleo")):
        person.go()
        origin = person.address.rstrip("/")
        person.page.request.put(f"{person.address}api/me", data={"name": name}, headers={"origin": origin})
        person.page.reload()
    wanted = {"game": "hanabi", "players": 2, "seat": 0, "rules": {"first": 0}}
    made = ann.page.request.post(
        f"{ann.address}api/tables", data=wanted, headers={"origin": ann.address.rstrip("/")}
    ).json()
    for person in (ann, bob, cleo):
        person.go(f"t/{made['table']}")
    bob.find('[data-sit="1"]').click()
    bob.find(".leave").click()
    cleo.find('[data-sit="1"]').click()
    ann.find("[data-start]").click()
    ann.find("[data-turn]").wait_for()

    log = ann.find("aside [data-line]")
    expect(log.filter(has_text=WORDS.say("log-left", who="Bob"))).to_have_count(1)
    expect(log.filter(has_text=WORDS.say("log-left", who="Cleo"))).to_have_count(0)
    expect(log.filter(has_text=WORDS.say("log-sat", who="Cleo"))).to_have_count(1)


def test_the_keys_are_listed_and_few_stops_lie_before_the_board(people: Come) -> None:
    """A question mark shows all keys; from the skip link to the board it is at most three presses of Tab."""
    person = four(people, viewport=DESKTOP)
    person.page.keyboard.press("?")
    expect(person.find("[data-keys] dt").first).to_be_visible()
    assert person.find("[data-keys] dd").filter(has_text=WORDS.say("table-key-earlier-does")).count() == 1
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("t")
    expect(person.find("dialog .phrases")).to_be_visible()
    person.page.keyboard.press("Escape")

    person.find(".skip").focus()
    stops = 0
    while not person.page.evaluate("!!document.activeElement.closest('.play')"):
        person.page.keyboard.press("Tab")
        stops += 1
    assert stops <= 3


def test_keys_are_heard_as_soon_as_something_has_closed(people: Come) -> None:
    """Fingers may be quicker than the browser, which tells of a closing afterwards."""
    person = four(people, viewport=DESKTOP)
    person.page.keyboard.press("?")
    for key, shown in (("?", "[data-keys]"), ("t", ".phrases"), ("l", "[data-line]")):
        expect(person.find("dialog[open]")).to_be_visible()
        person.page.evaluate(CLOSE_AND_PRESS, key)
        expect(person.find(f"dialog {shown}").first).to_be_visible()
    person.page.keyboard.press("Escape")

    person.page.keyboard.press("c")
    expect(person.find(".popover [data-clue]").first).to_be_visible()
    person.page.evaluate(CLOSE_AND_PRESS, "1")
    expect(person.find('.popover [data-move="play 1"]')).to_be_visible()


def test_the_ending_leaves_the_closing_move_in_view(people: Come) -> None:
    """Board and strip stay; after a look at the table everything is still at hand."""
    person = four(people)
    hanabi_turn(person, 0)
    assert person.wait_for_turn()
    person.find("[data-menu]").click()
    person.find("[data-give-up]").click()
    ending = person.find("[data-ending]")
    ending.wait_for()
    person.still()

    card, board = ending.bounding_box(), person.find(".play").bounding_box()
    assert card is not None
    assert board is not None
    assert card["y"] >= board["y"] + board["height"]
    expect(ending.locator(".closing")).to_contain_text("Partner 3")
    person.find("[data-look]").click()
    for part in ("[data-again]", 'a[href*="replay"]', 'a[href*="review"]', 'a[href="#/"]'):
        expect(ending.locator(part)).to_be_visible()


def test_once_more_with_bots_is_one_press_into_the_next_game(people: Come) -> None:
    """No waiting room: the cards are dealt."""
    person = four(people)
    person.find("[data-menu]").click()
    person.find("[data-give-up]").click()
    person.find("[data-again]").click()
    expect(person.find("[data-ending]")).to_have_count(0)
    expect(person.find("[data-own]").first).to_be_visible()
    assert person.wait_for_turn()


def test_once_more_with_friends_says_who_is_still_to_come(people: Come) -> None:
    """Whoever is still at the old table is told, and follows by one press."""
    ann, bob = seated(people, "hanabi", 2)
    ann.find("[data-menu]").click()
    ann.find("[data-give-up]").click()
    bob.find(".notices button").get_by_text(WORDS.say("agree"), exact=True).click()
    bob.find("[data-again]").click()
    expect(bob.find("[data-missing]")).to_have_count(1)
    expect(bob.find("[data-start]")).to_have_text(WORDS.say("start-anyway"))
    expect(bob.find("svg.qr")).to_have_count(0)

    expect(ann.find("[data-ending] [role=status]")).to_have_text(WORDS.say("log-rematch"))
    ann.find("[data-follow]").click()

    expect(bob.find("[data-missing]")).to_have_count(0)
    expect(bob.find("[data-start]")).to_have_text(WORDS.say("start"))
    bob.find("[data-start]").click()
    for person in (ann, bob):
        expect(person.find("[data-turn]")).to_be_visible()


def test_onlookers_are_told_what_they_see(people: Come) -> None:
    """Somebody with the link and no seat."""
    ann, _ = seated(people, "hanabi", 2)
    eve = people()
    eve.page.goto(ann.page.url)
    expect(eve.find("[data-seeing]")).to_have_text(WORDS.say("watching-public"))
    expect(ann.find("[data-seeing]")).to_have_count(0)
    assert ann.clue_first()
    expect(eve.find(STRIP)).to_have_count(1)
