"""How much the first load of the page weighs, compressed, and what each further screen adds."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.browser import FLAGS, chromium
from tests.web.serving import Server

LIMIT = 130_000
SETTLED = 1_500
ROUTES = ("", "new/hanabi", "learn", "rules/hanabi", "settings", "puzzles/hanabi", "deal/hanabi", "replay")


def main() -> None:
    """Load each screen in a fresh browser and add up what came over the line."""
    with tempfile.TemporaryDirectory() as stored, sync_playwright() as playwright:
        server = Server(Path(stored))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for language in ("en-GB", "pl-PL"):
                for route in ROUTES:
                    total = _load(browser.new_context(locale=language, service_workers="block"), server, route)
                    note = f"  (limit {LIMIT / 1000:.0f} kB)" if not route else ""
                    print(f"{language} /{route or 'home':<14} {total / 1000:6.1f} kB{note}")
                    assert route or total < LIMIT
        finally:
            browser.close()
            server.stop()


def _load(context: BrowserContext, server: Server, route: str) -> int:
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    total = 0

    def finished(event: dict[str, float]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    page.goto(f"{server.address}#/{route}")
    # A busy machine may pause in the middle: first what must be there, then quiet.
    page.locator("main").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(SETTLED)
    page.wait_for_load_state("networkidle")
    context.close()
    return total


if __name__ == "__main__":
    main()
