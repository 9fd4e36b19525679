"""The ways between pages, names, and being called back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.web.person import Person
from tests.web.serving import Server


def table_of(person: Person) -> str:
    """Return the table whose page is open."""
    return person.page.url.rpartition("/")[2]


def waiting_room(host: Person) -> str:
    """Set up a table with a free seat and return its id."""
    host.go("new/hanabi")
    host.find("[data-create]").click()
    host.find("[data-link]").wait_for()
    return table_of(host)


def test_a_name_typed_before_sitting_down_is_kept(people: Callable[..., Person]) -> None:
    """Open an invitation, type a name, press a seat: everybody reads the name."""
    host, guest = people(), people()
    table = waiting_room(host)
    guest.go(f"t/{table}")
    guest.find("#name").fill("Olga of the Hill")
    guest.find("[data-sit]").first.click()
    for person in (host, guest):
        expect(person.find(".seats")).to_contain_text("Olga of the Hill")
    expect(guest.find("[role=status]:has-text('Kept')")).to_be_visible()
    guest.page.reload()
    expect(guest.find("#name")).to_have_value("Olga of the Hill")


def test_a_name_typed_before_setting_up_a_table_is_kept(people: Callable[..., Person]) -> None:
    """The button waits for the name."""
    host = people()
    host.go("new/hanabi")
    host.find("#name").fill("Ines")
    host.find("[data-create]").click()
    expect(host.find(".seats")).to_contain_text("Ines")


def test_pages_opened_at_a_table_lead_back_to_it(people: Callable[..., Person]) -> None:
    """Rules and settings, by the page's way back and by the browser's."""
    person = people()
    person.quick("hanabi")
    table = f"#/t/{table_of(person)}"
    for place in ("#/rules/hanabi", "#/settings"):
        for leave in (lambda: person.find("[data-back]").click(), person.page.go_back):
            person.find("[data-menu]").click()
            person.find(f'a[href^="{place}"]').click()
            expect(person.find("[data-back]")).to_have_attribute("href", table)
            leave()
            expect(person.find("[data-turn]")).to_be_visible()
            assert person.page.url.endswith(table)
    # The way back still leads home from a page that was opened by its address.
    person.page.goto("about:blank")
    person.page.goto(f"{person.address}#/rules/hanabi")
    expect(person.find("[data-back]")).to_have_attribute("href", "#/learn")


def test_the_way_back_skips_steps_within_a_page(people: Callable[..., Person]) -> None:
    """Choosing between games is no way away from where the page was opened."""
    person = people()
    person.go("learn")
    person.go("new/hanabi")
    person.find('a[href="#/new/bossa"]').click()
    expect(person.find('a[href="#/new/bossa"]')).to_have_attribute("aria-current", "page")
    person.find("[data-back]").click()
    expect(person.find('a[href="#/learn/hanabi"]')).to_be_visible()


def test_tables_that_wait_for_somebody_come_first(people: Callable[..., Person]) -> None:
    """On a phone, what waits is in sight without scrolling, above the games."""
    person = people()
    person.quick("hanabi")
    person.wait_for_turn()
    person.go()
    line = person.find(".waiting li a").first
    expect(line).to_contain_text("Your turn")
    box, games = line.bounding_box(), person.find(".games").bounding_box()
    assert box is not None
    assert games is not None
    assert box["y"] + box["height"] < min(844, games["y"])
    assert "●" in person.page.title()


def test_the_list_of_bots_tells_them_apart(people: Callable[..., Person]) -> None:
    """Every bot and every level has a sentence of its own; codes are warned of."""
    host = people()
    for game, some in (("hanabi", {"partner", "foresight:deep"}), ("bossa", {"greedy", "master:child"})):
        host.go(f"new/{game}")
        host.find("[data-create]").click()
        host.find("[data-add-bot]").first.click()
        host.find("[data-bot]").first.wait_for()
        found = host.find("[data-bot]").evaluate_all("all => all.map(e => [e.dataset.bot, e.innerText])")
        assert some <= {bot for bot, _ in found}
        sentences = [text.split("\n", 1)[1] for _, text in found]
        assert len(set(sentences)) == len(sentences)
        coded = host.find("h3:has-text('For tables of bots')")
        assert coded.count() == (game == "hanabi")
        host.page.keyboard.press("Escape")


def test_what_is_disabled_looks_disabled(people: Callable[..., Person]) -> None:
    """A button that cannot be pressed is pale and has a dashed edge."""
    host = people()
    host.go("new/hanabi")
    button = host.find("[data-create]")
    expect(button).to_have_css("border-style", "solid")
    button.evaluate("button => { button.disabled = true; }")
    expect(button).to_have_css("border-style", "dashed")
    expect(button).to_have_css("opacity", "0.5")


def test_settings_for_turns_say_what_is_on(people: Callable[..., Person], tmp_path: Path) -> None:
    """Push messages that the browser refuses, and a webhook that is switched on, tested and switched off."""
    server = Server(tmp_path, 0.02, "--notices-inside", "1")
    server.start()
    try:
        person = people(at=server.address)
        person.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
        person.go("settings")
        section = person.find("[data-notices]")
        expect(section).to_contain_text("This browser was told not to show messages of this site.")
        expect(person.find("[data-switch=push]")).to_be_disabled()
        expect(person.find("[data-test-notice]")).to_be_disabled()
        assert person.find("[data-address=mail]").count() == 0
        section.locator("summary").click()
        person.find("[data-address=webhook]").fill("http://example.org/")
        person.page.keyboard.press("Enter")
        expect(section.locator("[role=alert]")).to_contain_text("https://")
        # The browser itself logs a refusal as an error.
        person.errors.clear()
        person.find("[data-address=webhook]").fill(f"{server.address}health")
        person.page.keyboard.press("Enter")
        expect(person.find("[data-channel=webhook]")).to_contain_text("Messages go to")
        expect(section.locator("code")).not_to_be_empty()
        person.find("[data-test-notice]").click()
        expect(section).to_contain_text("A test is on its way.")
        person.page.reload()
        section.locator("[data-channel=webhook] + button").click()
        expect(person.find("[data-address=webhook]")).to_be_visible()
    finally:
        server.stop()


SUBSCRIBE = """
const made = { endpoint: 'https://push.example.org/abc', options: {}, unsubscribe: async () => { current = null; } };
made.toJSON = () => ({ endpoint: made.endpoint, keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg' } });
let current = null;
PushManager.prototype.getSubscription = async () => current;
PushManager.prototype.subscribe = async () => (current = made);
"""
"""No push service can be reached from here: the browser's subscription is made up, everything else is real."""


def test_push_messages_are_switched_on_and_off(people: Callable[..., Person], whole_browser: Browser) -> None:
    """Permission, subscription, and the server's list of it; then off again."""
    person = people(inside=whole_browser, permissions=["notifications"])
    person.page.add_init_script(SUBSCRIBE)
    person.go("settings")
    push = person.find("[data-switch=push]")
    expect(push).not_to_be_checked()
    push.click()
    expect(push).to_be_checked()
    expect(person.find("[data-notices]")).to_contain_text("even when this page is closed")
    person.go("learn")
    person.go("settings")
    expect(push).to_be_checked()
    push.click()
    expect(push).not_to_be_checked()


SHOWN = """() => navigator.serviceWorker.ready.then(registration => registration.getNotifications())
    .then(all => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))"""
"""The notifications that the browser shows."""


def test_a_push_message_is_shown_and_leads_to_its_table(
    people: Callable[..., Person], server: Server, whole_browser: Browser
) -> None:
    """The service worker shows what was pushed; pressing it opens the table."""
    person = people(inside=whole_browser, permissions=["notifications"])
    person.go()
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    devtools = person.page.context.new_cdp_session(person.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(10)
    message = json.dumps({"title": "Tea", "body": "Ann has moved. It is your turn.", "table": "abc"})
    origin = server.address.rstrip("/")
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": message})
    # Not `wait_for_function`, for which a promise is as good as what it promises.
    while not (shown := person.page.evaluate(SHOWN)):
        person.page.wait_for_timeout(10)
    assert shown == [{"title": "Tea", "body": "Ann has moved. It is your turn.", "tag": "abc", "data": "abc"}]
