"""Turns at something scarce: they go round between groups, and within a group between its members."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

_Queue: TypeAlias = deque["asyncio.Future[None]"]


class NoTurn(Exception):
    """Too many wait already; ask again later."""


class FairTurns:
    """A lock for so many at a time; whoever asks often waits for those who ask seldom, not the other way round."""

    def __init__(self, places: int = 1, most: int | None = None) -> None:
        """Let so many in at a time, and at *most* so many wait."""
        self._free = places
        self._most = most
        self._groups: OrderedDict[str, OrderedDict[str, _Queue]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(len(queue) for members in self._groups.values() for queue in members.values())

    @asynccontextmanager
    async def turn(self, group: str, member: str = "") -> AsyncIterator[None]:
        """Wait for a turn of this *member*, and keep it for as long as the context lasts.

        Raises:
            NoTurn: Too many wait, and no group has more among them than this one.
        """
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(group, member)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, group: str, member: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._groups.setdefault(group, OrderedDict()).setdefault(member, deque()).append(turn)
        if self._most is not None and len(self) > self._most:
            self._turn_away(group)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.done() or turn.cancelled():
                self._leave(group, member, turn)
            elif turn.exception() is None:
                # The turn came in the moment in which nobody wanted it any more.
                self._pass_on()
            raise

    def _turn_away(self, newcomer: str) -> None:
        """Send away the last one of the group that has most of those who wait, the newcomer's where several have."""
        sizes = {group: sum(map(len, members.values())) for group, members in self._groups.items()}
        group = max(sizes, key=lambda one: (sizes[one], one == newcomer))
        member, queue = max(self._groups[group].items(), key=lambda each: len(each[1]))
        turn = queue[-1]
        self._leave(group, member, turn)
        turn.set_exception(NoTurn())

    def _pass_on(self) -> None:
        """Give a turn to whoever is next, or free the place."""
        while self._groups:
            group, members = next(iter(self._groups.items()))
            member, queue = next(iter(members.items()))
            turn = queue.popleft()
            members.move_to_end(member)
            self._groups.move_to_end(group)
            self._tidy(group, member)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _leave(self, group: str, member: str, turn: asyncio.Future[None]) -> None:
        queue = self._groups.get(group, OrderedDict()).get(member)
        if queue is not None and turn in queue:
            queue.remove(turn)
            self._tidy(group, member)

    def _tidy(self, group: str, member: str) -> None:
        members = self._groups[group]
        if not members[member]:
            del members[member]
        if not members:
            del self._groups[group]
