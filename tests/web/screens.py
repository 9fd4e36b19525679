"""Takes the pictures of every screen: `python -m tests.web.screens FOLDER`, or `make screens`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, FilePayload, sync_playwright
from tests.web.browser import FLAGS, chromium
from tests.web.conftest import DESKTOP, PHONE
from tests.web.games import hanabi_with_bots
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.walk import walk

from chabudai.bots import BOTS
from chabudai.bots.match import play_game
from chabudai.core import Record
from chabudai.games import GAMES

QUALITY = 72
Theme = Literal["dark", "light"]


def main(folder: Path) -> None:
    """Walk through the page on a phone at night and on a desktop by day."""
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium()
    if path is None:
        sys.exit("There is no Chromium: apt-get install chromium")
    with tempfile.TemporaryDirectory() as stored, sync_playwright() as playwright:
        server = Server(Path(stored))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            _pictures(browser, server, folder / "phone", PHONE, "dark")
            _pictures(browser, server, folder / "desktop", DESKTOP, "light")
            _fireworks(browser, server, folder)
            _review(browser, server, folder)
        finally:
            browser.close()
            server.stop()


def _pictures(browser: Browser, server: Server, folder: Path, size: dict[str, int], theme: Theme) -> None:
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    person = Person(context.new_page(), server.address)

    def visit(screen: str) -> None:
        person.page.wait_for_timeout(350)
        person.page.screenshot(path=folder / f"{screen}.jpg", type="jpeg", quality=QUALITY)

    walk(person, visit)
    context.close()


def _fireworks(browser: Browser, server: Server, folder: Path) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme="dark", locale="en-GB")
    person = Person(context.new_page(), server.address)
    person.quick("hanabi")
    hanabi_with_bots(person)
    person.find("[data-ending]").wait_for()
    person.page.wait_for_timeout(5000)
    person.page.screenshot(path=folder / "phone" / "fireworks.jpg", type="jpeg", quality=QUALITY)
    context.close()


def _review(browser: Browser, server: Server, folder: Path) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme="light", locale="en-GB")
    person = Person(context.new_page(), server.address)
    game = GAMES["hanabi"]
    setup = game.setup(3, {})
    outcome = play_game(game, setup, "picture", [BOTS.find("hanabi", "partner")] * 3)
    names = ("Ann", "Ben", "Cleo")
    played = Record.of(game, setup, game.shuffle(setup, "picture"), outcome.moves, seed="picture", names=names)
    file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(played.to_json()).encode())
    person.go("review")
    person.find('input[type="file"]').set_input_files(file)
    person.reviewed()
    person.find("[data-turning]").first.click()
    person.page.wait_for_timeout(350)
    person.page.screenshot(path=folder / "desktop" / "review.jpg", type="jpeg", quality=QUALITY)
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
