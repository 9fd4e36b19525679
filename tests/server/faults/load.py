"""People who play one game after another, whatever happens to the server, and note what they are told."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import httpx
from tests.server.client import Client, Message
from tests.server.faults.history import History, Operation
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    import random

LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)
TRANSIENT = {"server/store", "server/error", "limit/rate"}
"""Refusals after which a request is sent again."""


class Noting(Client):
    """A client whose messages are part of the history."""

    def __init__(self, url: str, name: str, history: History) -> None:
        super().__init__(url, name)
        self.history = history

    def note(self, message: Message) -> None:
        self.history.hear(message)


class Pair:
    """Two people at one table after another."""

    def __init__(self, url: str, number: int, history: History, chance: random.Random) -> None:
        self.players = [Noting(url, f"{name}{number}", history) for name in ("Ann", "Bob")]
        self.history = history
        self.chance = chance
        self.number = number
        self.games = 0
        self.moves = 0
        self.answered = 0
        self.resent = 0
        self.stop = asyncio.Event()

    async def run(self) -> None:
        """Play until it is time to stop."""
        for player in self.players:
            await self.insist(player.__aenter__)
        while not self.stop.is_set():
            await self.game()
        for player in self.players:
            await player.__aexit__()

    async def insist(self, work: Any, *words: Any) -> Any:  # noqa: ANN401
        """Try until it works: the server may be dead at this moment."""
        while True:
            try:
                return await work(*words)
            except LOST:
                await asyncio.sleep(0.02)

    async def game(self) -> None:
        """Play one game to its end, or until it is time to stop."""
        ann, bob = self.players
        body = {"game": "hanabi", "players": 2}
        table = (await self.insist(ann.request, "POST", "/api/tables", body))["table"]
        await self.insist(bob.request, "POST", "/api/do", {"do": "sit", "table": table, "id": "sit"})
        await self.insist(ann.request, "POST", "/api/do", {"do": "start", "table": table, "id": "start"})
        self.games += 1
        while not self.stop.is_set() and (turn := await self.insist(self.look, table)):
            await self.move(table, *turn)

    async def look(self, table: str) -> tuple[Client, list[str]] | None:
        """Make sure that both players watch; return who is to move and what is legal, or None at the end."""
        for player in self.players:
            if player.closed:
                await player.hang_up()
                await player.open()
            if not player.known[table].seq:
                await player.watch(table)
        view = (await self.players[0].position(table))["view"]
        if view["ended"]:
            return None
        mover = self.players[view["to_move"]]
        return mover, [move["move"] for move in (await mover.position(table))["moves"]]

    async def move(self, table: str, player: Client, legal: list[str]) -> None:
        """Make one move, sending it again and again with the same id until it is acknowledged."""
        self.moves += 1
        text = self.chance.choice(legal)
        operation = Operation(table, f"m{self.number}-{self.moves}", text, time.monotonic())
        self.history.operations.append(operation)
        while not await self.acknowledged(player, operation):
            self.resent += 1
            await asyncio.sleep(0.02)
            await self.insist(self.look, table)

    async def acknowledged(self, player: Client, operation: Operation) -> bool:
        """Send it once; tell whether it was acknowledged."""
        try:
            async with asyncio.timeout(30):
                answer = await player.ask(do="play", table=operation.table, move=operation.move, id=operation.request)
        except LOST:
            return False
        if answer["type"] == "update" or answer["ok"]:
            operation.ended, operation.seq = time.monotonic(), place_of(answer, operation.request)
            self.answered += 1
            return True
        assert answer["error"]["code"] in TRANSIENT, answer
        return False


def place_of(answer: Message, request: str) -> int:
    """Return the number of the entry that a request became."""
    entries = answer.get("entries", [])
    return int(next((entry["seq"] for entry in entries if entry.get("id") == request), answer["seq"]))
