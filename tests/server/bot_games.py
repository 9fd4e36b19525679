"""Games between bots at a real server, and what its thinking processes take for them."""

from __future__ import annotations

from functools import partial

from tests.processes import children
from tests.server.client import Client, Message
from tests.server.running import PATIENCE, Server
from tests.server.vital import memory

THINKER = "chabudai.bots.thinking.thinker"


def thinkers(server: Server) -> list[int]:
    """Return the thinking processes of a server with one worker."""
    assert server.process is not None
    return children(server.process.pid, THINKER)


def thinking_memory(server: Server) -> float:
    """Return the resident memory of the thinking processes, in MiB."""
    return sum(map(memory, thinkers(server))) / (1 << 20)


async def open_games(client: Client, bot: str, number: int) -> list[str]:
    """Set up so many tables of two bots, and watch them: otherwise they would wait for somebody to look."""
    new = {"game": "bossa", "players": 2, "seat": None, "bots": [{"bot": bot}, {"bot": bot}], "start": True}
    tables = [(await client.request("POST", "/api/tables", new))["table"] for _ in range(number)]
    for table in tables:
        await client.watch(table)
    return tables


async def finish(client: Client, tables: list[str], seconds: float = PATIENCE) -> None:
    """Wait until the games are over, and look away."""
    for table in tables:
        if not _over(client.known[table].position):
            await client.wait(partial(_ends, table), 0, seconds)
        await client.send(do="unwatch", table=table)
    del client.messages[:], client.heard[:]


def _ends(table: str, message: Message) -> bool:
    return message["type"] == "update" and message["table"] == table and _over(message.get("position"))


def _over(position: Message | None) -> bool:
    return position is not None and position["view"]["ended"] is not None
