"""Somebody in front of the page, who does only what hands and eyes can do."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

LONG = 300_000
"""Milliseconds after which nobody waits any more: far longer than anything takes on a slow and busy machine."""
COMPILED = 1_800_000
"""Milliseconds for what may wait for a compiler that stands behind everybody else for the processor."""
STEP = 30
"""Milliseconds between two looks."""
DRAWN = """([table, entry]) => {
    const game = document.querySelector('[data-entry]');
    return location.hash.startsWith(`#/t/${table}`) && game !== null && Number(game.dataset.entry) >= entry
        && game.querySelector('.play > *') !== null;
}"""
"""Whether the screen shows a table up to an entry."""
YOURS = "() => !!document.querySelector('[data-turn=yours]') && !document.querySelector('[data-ending]')"
AWAY = """route => new Promise(there => {
    if (location.hash === route) return there();
    addEventListener('hashchange', () => setTimeout(there), { once: true });
    location.hash = route;
})"""
"""Go to another route, and come back when the page has left the old one."""
STILL = """() => document.getAnimations().every(
    each => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity)"""
"""Whether nothing moves that will come to rest."""
TRACED = """(() => {
    const warn = console.warn;
    console.warn = (...words) => warn(...words, new Error().stack);
})()"""
"""Let a warning say where it came from."""
EXPECTED = ("WebSocket", "net::ERR_", "willReadFrequently", "blocked by Playwright")
"""A lost connection, which is tried again and logged by the browser itself, and what the tests themselves do."""
WORDS = {"W": "white", "R": "red", "B": "blue", "Y": "yellow", "G": "green", "M": "multicolour"}


class Person:
    """A page and what its WebSocket was told."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []
        page.set_default_timeout(LONG)
        page.add_init_script(TRACED)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._console(message.type, message.text))
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(words in text for words in EXPECTED):
            self.errors.append(text)

    def _frame(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def go(self, route: str = "") -> None:
        """Open the page, or another route of it."""
        if self.page.url.startswith(f"{self.address}#"):
            self.page.evaluate(AWAY, f"#/{route}")
        else:
            self.page.goto(f"{self.address}#/{route}")
        expect(self.find("main").first).to_be_visible()

    def quick(self, game: str) -> None:
        """Press the one button."""
        self.go()
        self.find(f'[data-quick="{game}"]').click()
        expect(self.find("[data-turn]")).to_be_visible()

    @property
    def over(self) -> bool:
        """Whether the end is on the screen."""
        return self.find("[data-ending]").count() > 0

    @property
    def moving(self) -> bool:
        """Whether it is this person's turn, and the screen shows everything that this page was told."""
        told = self.told()
        # What this page was told is known here; only whoever may move need be asked what they see.
        position = self.newest()
        if told is None or position is None or not position["moves"]:
            return False
        return bool(self.page.evaluate(DRAWN, told) and self.page.evaluate(YOURS))

    def told(self) -> tuple[str, int] | None:
        """Return the table that this page was told of last, and its newest entry."""
        for frame in reversed(self.frames):
            if frame["type"] == "update":
                return frame["table"], frame["seq"]
            if frame["type"] == "table":
                return frame["info"]["id"], frame["info"]["seq"]
        return None

    def catch_up(self, other: Person) -> None:
        """Wait until the screen shows everything that somebody else's page was told."""
        self.page.wait_for_function(DRAWN, arg=other.told())

    def reviewed(self) -> None:
        """Wait until a whole review is there; its first moves are shown before."""
        expect(self.find(".look:has([data-course]):not(:has([data-under-way]))")).to_be_visible(timeout=COMPILED)

    def still(self) -> None:
        """Wait until nothing flies in any more."""
        self.page.wait_for_function(STILL)

    def sees_sparks_soon(self) -> bool:
        """Watch the closing show until something flies."""
        for _ in range(LONG // 100):
            if self._sees_sparks():
                return True
            self.page.wait_for_timeout(100)
        return False

    def _sees_sparks(self) -> bool:
        """Tell whether anything moves in the sky of the closing show: stars and lanterns do not."""
        return bool(
            self.find("[data-ending] canvas").evaluate(
                """async canvas => {
                    const sky = () => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height / 2).data;
                    const before = sky();
                    await new Promise(after => setTimeout(after, 100));
                    const now = sky();
                    let moved = 0;
                    for (let at = 0; at < now.length; at += 4) if (Math.abs(now[at] - before[at]) > 60) moved += 1;
                    return moved > 20;
                }"""
            )
        )

    def wait_for_turn(self) -> bool:
        """Wait for this person's turn or the end; tell which."""
        for _ in range(LONG // STEP):
            if self.over or self.moving:
                return not self.over
            self.page.wait_for_timeout(STEP)
        raise AssertionError("neither this person's turn nor the end came")

    def moves_seen(self) -> int:
        """Count the moves that this page was told about."""
        return sum(
            event["event"] == "moved"
            for frame in self.frames
            if frame["type"] in ("update", "table")
            for entry in frame["entries"]
            for event in entry["events"]
        )

    def settled(self, seen: int) -> None:
        """Wait until one more move has come than *seen*."""
        for _ in range(LONG // STEP):
            if self.moves_seen() > seen:
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError("the move did not come back")

    def position(self) -> dict[str, Any]:
        """Return the newest position that this page was told."""
        position = self.newest()
        assert position is not None
        return position

    def newest(self) -> dict[str, Any] | None:
        """Return the newest position that this page was told; None before there is one."""
        return next((frame["position"] for frame in reversed(self.frames) if frame.get("position")), None)

    # Hanabi

    def fireworks(self) -> dict[str, int]:
        found = self.find("[data-tube]").evaluate_all("all => all.map(e => [e.dataset.tube, Number(e.dataset.height)])")
        return {str(colour): int(height) for colour, height in found}

    def hand_of(self, seat: int) -> list[str]:
        """Read the cards of another seat from the screen."""
        cards = self.find(f'[data-card^="{seat}-"][data-face]')
        return [str(card) for card in cards.evaluate_all("all => all.map(e => e.dataset.face)")]

    def press_own(self, slot: int, seat: int) -> None:
        self.find(f'[data-own][data-card="{seat}-{slot}"]').click()

    def act(self, move: str) -> None:
        """Press a move in the sheet that rose, and wait until it has happened."""
        seen = self.moves_seen()
        self.find(f'.popover [data-move="{move}"]').click()
        self.settled(seen)

    def offers(self, start: str) -> bool:
        """Tell whether the sheet that rose offers such a move."""
        self.find(".popover").wait_for()
        return self.find(f'.popover [data-move^="{start}"]').count() > 0

    def shut(self) -> None:
        self.page.keyboard.press("Escape")
        self.find(".popover").wait_for(state="detached")

    def clue_first(self) -> bool:
        """Give the first clue that points at a card, to the first of the others."""
        self.find("[data-name]").first.click()
        self.find(".popover").wait_for()
        touching = self.find(".popover [data-move]:has(i.on)")
        if touching.count() == 0:
            self.shut()
            return False
        seen = self.moves_seen()
        touching.first.click()
        self.settled(seen)
        return True

    # Bossa

    def press_tiles(self, tiles: list[str]) -> None:
        for tile in tiles:
            self.find(f'.mine [data-tile="{tile}"]').click()

    def lay(self, move: dict[str, Any]) -> None:
        """Place or stack: pick the tiles, lay the modifier if the move has one, press the place that lights up."""
        seen = self.moves_seen()
        if star := move.get("star"):
            self.find('[data-tool="modifier"]').click()
            self.find(f'.mine [data-tile="{star}"]').click()
        self.press_tiles([tile for tile in move["tiles"] if tile != star])
        self.find(f'button.fits[data-place="{move["line"]}-{move["value"]}"]').click()
        self.settled(seen)

    def redraw(self, tile: str) -> None:
        seen = self.moves_seen()
        self.press_tiles([tile])
        self.find('[data-tool="redraw"]').click()
        self.settled(seen)

    def swap(self, mine: str, theirs: str) -> None:
        seen = self.moves_seen()
        self.press_tiles([mine])
        self.find(f'.theirs [data-tile="{theirs}"]').click()
        self.find('[data-tool="swap"]').click()
        self.settled(seen)
