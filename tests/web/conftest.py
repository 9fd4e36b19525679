"""A server, a browser, and people in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tests.web.browser import FLAGS, chromium, chromium_shell
from tests.web.person import LONG, Person
from tests.web.serving import Server

expect.set_options(timeout=LONG)
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
PACE = """pace => {
    const kept = 'chabudai:comfort';
    if (!localStorage.getItem(kept)) localStorage.setItem(kept, JSON.stringify({ pace }));
}"""
"""Choose how long moves stay readable, unless something was chosen before."""


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers of a worker."""
    if not (resources.files("chabudai.server") / "static" / "index.html").is_file():
        pytest.skip("The page is not built: make page")
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of a worker, as light as it can be had."""
    with _launched(playwright, chromium_shell()) as launched:
        yield launched


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium that has push messages too."""
    with _launched(playwright, chromium()) as launched:
        yield launched


@contextmanager
def _launched(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    if path is None:
        pytest.skip("There is no Chromium, and only root could install it: apt-get install chromium")
    launched = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=LONG)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    started = Server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    started = Server(tmp_path)
    started.start()
    yield started
    started.stop()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Call it for each person who comes to the server with a browser of their own."""
    came: list[Person] = []

    def come(*, inside: Browser = browser, at: str | None = None, pace: str = "once", **wishes: Any) -> Person:  # noqa: ANN401 - Playwright's own options
        wishes.setdefault("viewport", PHONE)
        wishes.setdefault("locale", "en-GB")
        wishes.setdefault("reduced_motion", "reduce")
        context = inside.new_context(**wishes)
        # An empty page has no storage.
        context.add_init_script(f"if (location.origin !== 'null') ({PACE})('{pace}')")
        person = Person(context.new_page(), at or server.address)
        came.append(person)
        return person

    yield come
    for person in came:
        errors = person.errors
        person.page.context.close()
        assert errors == []
