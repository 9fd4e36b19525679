"""Stories for the tests: people who come to a server, meet at a table and ask for things."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tests.server.client import Client, Message
from tests.server.running import Server

HANABI = {"game": "hanabi", "players": 2}


def run(server: Server, story: Callable[..., Awaitable[None]], people: int = 2) -> None:
    """Let so many people live through *story*."""

    async def scene() -> None:
        names = ("Ann", "Bob", "Cleo", "Dan")[:people]
        clients = [Client(server.url, name) for name in names]
        for client in clients:
            await client.__aenter__()
            await client.open()
        try:
            await story(*clients)
        finally:
            for client in clients:
                await client.__aexit__()

    asyncio.run(scene())


async def table_for(host: Client, *guests: Client, **table: object) -> str:
    """Set a table up, seat everybody in order and let them watch."""
    wanted = {**HANABI, "players": 1 + len(guests), **table}
    name = str((await host.request("POST", "/api/tables", wanted))["table"])
    await host.watch(name)
    for guest in guests:
        await guest.watch(name)
        await fine(guest.ask(do="sit", table=name))
    return name


async def started(host: Client, *guests: Client, **table: object) -> str:
    """Set a table up and deal; seat 0 moves first."""
    rules = {"first": 0} if table.get("game", "hanabi") == "hanabi" else {}
    name = await table_for(host, *guests, **{"rules": rules, **table})
    await fine(host.ask(do="start", table=name))
    return name


async def fine(asked: Awaitable[Message]) -> Message:
    """Return an answer that is no refusal."""
    answer = await asked
    assert answer.get("ok", True), answer
    return answer


async def refused(asked: Awaitable[Message], code: str) -> None:
    """Make sure that something is refused with this code."""
    answer = await asked
    assert answer["type"] == "answer", answer
    assert answer["error"]["code"] == code, answer
