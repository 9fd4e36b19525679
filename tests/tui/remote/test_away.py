"""Who is cut off: players that are away come back or are replaced by consent, servers are waited for."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import Server
from tests.tui.hands import Hands
from tests.tui.remote.people import People, act, choose, heard, reads, seen, shown, start


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Run a server that waits for nobody for long."""
    (tmp_path / "impatient").mkdir()
    with Server(tmp_path / "impatient", away_seconds="3") as running:
        yield running


def test_who_is_away_is_replaced_by_consent(people: People) -> None:
    """A killed terminal is seen to be away and comes back to its seat; the next time the others agree on a bot.

    Whether they do so before or after that person has been away for long, nobody has to ask twice.
    """
    link = people.table("hanabi", 3, rules={"first": 0})
    app = people.screen("Anna", link)

    async def story(hands: Hands) -> None:
        bob = people.lines("Bob", link)
        await heard(bob, "Bob sat down.")
        carl = people.lines("Carl", link)
        await heard(bob, "Carl sat down.")
        await start(hands)
        await heard(carl, "The game begins.")
        carl.process.send_signal(signal.SIGKILL)
        await heard(bob, "Carl is away.")
        await seen(hands, lambda scene: scene.players[2].away)
        await reads(hands, "board", "away")
        carl = people.lines("Carl", link)
        await heard(carl, "Card 1, face down.")
        await heard(bob, "Carl is back.")
        await seen(hands, lambda scene: not scene.players[2].away)
        carl.process.send_signal(signal.SIGKILL)
        await heard(bob, "Carl is away.")
        await seen(hands, lambda scene: scene.players[2].away)
        await choose(hands, "Let a bot play for Carl")
        await heard(bob, "Anna proposes that a bot takes over for Carl.")
        await heard(bob, "Now you can type: agree, refuse.")
        await seen(hands, lambda scene: scene.status is not None and scene.status.vote is not None)
        await reads(hands, "offers", "Withdraw")
        assert "Agree" not in shown(hands, "offers")
        bob.say("agree")
        await heard(bob, "Partner took over the seat.")
        await seen(hands, lambda scene: scene.players[2].bot)

    act(app, story)


def test_lines_go_on_after_the_server_was_killed(people: People, tmp_path: Path) -> None:
    """A move that is typed while there is no server arrives when there is one again."""
    folder = tmp_path / "data"
    folder.mkdir()
    with Server(folder) as own:
        link = people.table("hanabi", 2, rules={"first": 0}, bots=[{"bot": "cautious", "seat": 1}], at=own)
        anna = people.lines("Anna", link)
        anna.until("Now you can type: start.")
        anna.say("start")
        anna.until("Your move, Anna:")
        own.kill()
        anna.say("clue 2 1")
        own.start()

        anna.until("Anna told Cautious")
        anna.until("Your move, Anna:")
        anna.say("quit")

        assert anna.end() == 0
