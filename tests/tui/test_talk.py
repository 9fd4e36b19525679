"""What the page of a table offers to say, and why the rest cannot be said now."""

from __future__ import annotations

import pytest

from chabudai.core import Seat
from chabudai.protocol.options import Talk
from chabudai.protocol.phrases import ABOUT_THE_GAME, PHRASES
from chabudai.tui.commands import MenuItem, menu
from chabudai.tui.scene import Player, Scene
from chabudai.tui.status import TableStatus
from chabudai.words import LANGUAGES, Words

PARTS = ("game", "terminal", "page")


def phrases(talk: Talk, can: set[str], language: str = "en") -> dict[str, MenuItem]:
    """Return what a running table offers to say, by the phrases."""
    status = TableStatus("https://example.org/t/x", playing=True, talk=talk)
    scene = Scene((Player("Anna"), Player("Bob")), Seat(0), None, None, can=frozenset(can), status=status)
    return {item.text: item for item in menu(scene, Words(language, PARTS)) if item.command == "say" and item.text}


@pytest.mark.parametrize("talk", [Talk.SILENT, Talk.STOCK])
def test_courtesies_are_offered_at_any_time(talk: Talk) -> None:
    """Nothing but what may influence somebody is held back."""
    offered = phrases(talk, {"say"})

    assert tuple(offered) == PHRASES
    assert {phrase for phrase, item in offered.items() if item.why} == set(ABOUT_THE_GAME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("talk", [Talk.SILENT, Talk.STOCK])
def test_what_cannot_be_said_tells_why(talk: Talk, language: str) -> None:
    """The line itself has the reason, in the player's language."""
    why = Words(language, PARTS).say(f"talk-not-{talk}")

    item = phrases(talk, {"say"}, language)["do_you_remember"]

    assert item.why == why
    assert item.label.endswith(why)


def test_everything_is_offered_when_the_table_allows_it() -> None:
    """In your own turn, or where talk is free."""
    assert not any(item.why for item in phrases(Talk.STOCK, {"say", "say:about"}).values())
