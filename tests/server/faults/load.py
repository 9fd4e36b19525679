"""People who play one game after another, whatever happens to the server, and note what they are told."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from tests.server.client import Client, Message
from tests.server.faults.history import History, Look, Operation
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    import random
    from collections.abc import Awaitable, Callable, Sequence

UNKNOWN = 4401
"""Closes the connection of somebody whom the server does not know."""
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
TRANSIENT = {"server/store", "server/error", "server/peer", "server/lease", "limit/rate"}
"""Refusals after which a request is sent again."""
SOON = 4.0
"""Seconds after which somebody gives a worker up and turns to another one."""
AGAIN = 0.1
"""Seconds after which somebody tries again: sooner would only take the processor from a server that starts."""
NAMES = ("Ann", "Bob")
BOT_AT = 2
"""Where a bot sits."""
LOOKS = 0.3
"""How often somebody looks at the whole table after a move, as a part of all moves."""


class Forgotten(Exception):
    """The server knows no longer what it had acknowledged: a person, a table, a seat."""


class Noting(Client):
    """A client whose messages are part of the history, and who turns to another worker when one does not answer."""

    def __init__(self, urls: Sequence[str], name: str, history: History) -> None:
        super().__init__(urls[0], name)
        self.history = history
        self.http.timeout = httpx.Timeout(SOON)
        self._urls, self._at = list(urls), 0
        self._told: dict[str, int] = {}

    def note(self, message: Message) -> None:
        self.history.hear(message, self._told)

    async def request(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        answer = await self.raw(method, path, body)
        if answer.status_code >= 500:
            # Without memory for words of its own, a server says it in those of its HTTP library.
            raise TimeoutError
        if answer.status_code >= 400:
            self.mind(answer.json()["error"])
        return answer.json()

    def mind(self, problem: dict[str, Any]) -> None:
        """Make something of a refusal.

        Raises:
            TimeoutError: It passes.
            Forgotten: It does not.
        """
        if problem["code"] not in TRANSIENT:
            raise Forgotten(f"forgotten: {self.name} is refused with {problem['code']}: {problem['message']}")
        raise TimeoutError

    async def open(self, url: str | None = None, *, table: str = "", **headers: str) -> None:
        self._told = {}
        await super().open(url, table=table, **headers)

    async def hang_up(self) -> None:
        """Leave without a word: whoever hangs would not answer it."""
        if self.socket is not None:
            self.socket.transport.abort()
        with suppress(*LOST):
            await super().hang_up()

    async def turn(self) -> None:
        """Go to the next worker."""
        await self._go((self._at + 1) % len(self._urls))

    async def go_home(self) -> None:
        """Go back to the first worker, so that all of them have somebody to serve."""
        if self._at:
            await self._go(0)

    async def _go(self, place: int) -> None:
        await self.hang_up()
        self._at, self.url = place, self._urls[place]
        self.http.base_url = httpx.URL(self.url)

    async def look(self, table: str) -> None:
        """Ask for the whole table."""
        started = time.monotonic()
        whole = await self.request("GET", f"/api/tables/{table}")
        self.history.hear(whole, {})
        self.history.looks.append(Look(table, started, time.monotonic(), whole["info"]["seq"]))

    async def join(self, table: str) -> None:
        """Make sure to be told about a table."""
        if self.socket is not None and self.socket.close_code == UNKNOWN:
            self.mind({"code": "identity/unknown", "message": "not even with a cookie"})
        if self.closed:
            await self.hang_up()
            await self.open()
        if not self.known[table].seq:
            started, before = time.monotonic(), len(self.messages)
            await self.send(do="watch", table=table)
            # Other tables are told of too: when somebody else leads them, they come whole once more.
            whole = await self.wait(lambda m: not m.get("ok", True) or _whole(m) == table, before)
            if whole["type"] != "table":
                self.mind(whole["error"])
            self.history.looks.append(Look(table, started, time.monotonic(), whole["info"]["seq"]))

    async def hear_of(self, table: str) -> None:
        """Make sure that whoever should tell of a table still answers."""
        await self.join(table)
        before = len(self.messages)
        await self.send(do="ping")
        await self.wait(lambda m: m["type"] == "pong", before)


class Pair:
    """Two people at one table after another, some with a bot as the third."""

    def __init__(
        self, urls: Sequence[str], number: int, history: History, chance: random.Random, *, bot: bool = False
    ) -> None:
        self.players = [
            Noting(_rotated(urls, number + place), f"{name}{number}", history) for place, name in enumerate(NAMES)
        ]
        self.history = history
        self.chance = chance
        self.number = number
        self.bot = bot
        self.games = 0
        self.moves = 0
        self.answered = 0
        self.resent = 0
        self.stop = asyncio.Event()

    async def run(self) -> None:
        """Play until it is time to stop."""
        for player in self.players:
            await self.insist(player, player.__aenter__)
        while not self.stop.is_set():
            await self.game()

    async def close(self) -> None:
        """Leave, however the evening went."""
        for player in self.players:
            await player.__aexit__()

    async def insist(self, player: Noting, work: Callable[..., Awaitable[Any]], *words: object) -> Any:  # noqa: ANN401
        """Try until it works, here or there: a worker may be dead at this moment."""
        while True:
            try:
                async with asyncio.timeout(SOON):
                    return await work(*words)
            except LOST:
                await asyncio.sleep(AGAIN)
                await player.turn()

    async def game(self) -> None:
        """Play one game to its end, or until it is time to stop."""
        ann, bob = self.players
        for player in self.players:
            # What was heard of former games is in the history.
            del player.messages[:], player.heard[:]
            await player.go_home()
        body: dict[str, Any] = {"game": "hanabi", "players": 2}
        if self.bot:
            body |= {"players": 3, "bots": [{"bot": "cautious", "seat": BOT_AT}]}
        table = (await self.insist(ann, ann.request, "POST", "/api/tables", body))["table"]
        await self.insist(bob, bob.request, "POST", "/api/do", {"do": "sit", "table": table, "id": "sit"})
        await self.insist(ann, ann.request, "POST", "/api/do", {"do": "start", "table": table, "id": "start"})
        self.games += 1
        while not self.stop.is_set() and (turn := await self.turn_at(table)):
            await self.move(table, *turn)

    async def turn_at(self, table: str) -> tuple[Noting, list[str]] | None:
        """Make sure that both players watch; return who is to move and what is legal, or None at the end."""
        patient = time.monotonic() + SOON
        while True:
            if time.monotonic() > patient:
                # They wait for a bot or for each other, at a worker that may hang: nothing else would tell them.
                for player in self.players:
                    await self.insist(player, player.hear_of, table)
                patient = time.monotonic() + SOON
            for player in self.players:
                await self.insist(player, player.join, table)
            view = (await self.known(self.players[0], table))["view"]
            if view["ended"]:
                return None
            if view["to_move"] != BOT_AT:
                mover = self.players[view["to_move"]]
                moves = (await self.known(mover, table))["moves"]
                if moves:
                    return mover, [move["move"] for move in moves]
            await asyncio.sleep(0.02)

    async def known(self, player: Noting, table: str) -> Message:
        """Return the position as somebody who has heard of everything knows it."""

        async def position() -> Message:
            await player.join(table)
            return await player.position(table)

        found: Message = await self.insist(player, position)
        return found

    async def move(self, table: str, player: Noting, legal: list[str]) -> None:
        """Make one move, sending it again and again with the same id until it is acknowledged."""
        self.moves += 1
        text = self.chance.choice(legal)
        operation = Operation(table, f"m{self.number}-{self.moves}", text, time.monotonic())
        self.history.operations.append(operation)
        while not await self.acknowledged(player, operation):
            self.resent += 1
            await asyncio.sleep(AGAIN)
            await self.insist(player, player.join, table)
        if self.chance.random() < LOOKS:
            onlooker = self.chance.choice(self.players)
            await self.insist(onlooker, onlooker.look, table)

    async def acknowledged(self, player: Noting, operation: Operation) -> bool:
        """Send it once; tell whether it was acknowledged."""
        try:
            async with asyncio.timeout(SOON):
                answer = await player.ask(do="play", table=operation.table, move=operation.move, id=operation.request)
        except LOST:
            await player.turn()
            return False
        if answer["type"] == "update" or answer["ok"]:
            operation.ended, operation.seq = time.monotonic(), place_of(answer, operation.request)
            self.answered += 1
            return True
        with suppress(TimeoutError):
            player.mind(answer["error"])
        return False


def _rotated(urls: Sequence[str], place: int) -> list[str]:
    """Let each player of a pair begin at another worker, and each pair set its tables up at another one."""
    place %= len(urls)
    return [*urls[place:], *urls[:place]]


def _whole(message: Message) -> str:
    """Return the table that a message shows whole."""
    return str(message["info"]["id"]) if message["type"] == "table" else ""


def place_of(answer: Message, request: str) -> int:
    """Return the number of the entry that a request became."""
    entries = answer.get("entries", [])
    return int(next((entry["seq"] for entry in entries if entry.get("id") == request), answer["seq"]))
