"""Where a game is played: in this process or on a server, the same to whoever looks at it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.core import ChabudaiError, Record
    from chabudai.protocol.coaching import CoachTopic
    from chabudai.tui.adapter import Adapter
    from chabudai.tui.scene import Scene
    from chabudai.words import Words


@dataclass(frozen=True, slots=True)
class News:
    """Something changed: what may be drawn from now on."""

    scene: Scene | None
    """None while nobody may look, because the next player is about to sit down at the screen."""
    told: tuple[str, ...] = ()
    """What happened since the last news, a sentence each."""
    next_name: str = ""
    """Who should look next, while nobody may."""


class Session(ABC):
    """One person's, or one screen's, part in a game: it hands out scenes and takes moves."""

    adapter: Adapter
    words: Words

    @abstractmethod
    def news(self) -> AsyncGenerator[News, None]:
        """Yield what happens, from the deal to the end of the game and after it."""

    @abstractmethod
    async def play(self, move: str) -> None:
        """Make a move.

        Raises:
            ChabudaiError: It cannot be read, is not allowed, or comes out of turn.
        """

    @abstractmethod
    async def why(self, move: str) -> ChabudaiError | None:
        """Return what speaks against a move, without making it."""

    @abstractmethod
    async def coach(self, topic: CoachTopic) -> tuple[str, ...]:
        """Return the coach's answer, a sentence or two a line; the game is marked.

        Raises:
            ChabudaiError: It is refused.
        """

    @abstractmethod
    async def record(self) -> Record | None:
        """Return the game so far; None where it is still a secret."""

    @abstractmethod
    def reveal(self) -> None:
        """Say that the next player sits at the screen, after news without a scene."""

    @abstractmethod
    async def ask(self, command: str, text: str = "") -> None:
        """Ask for one of the things in `Scene.can`, by its name in `commands.COMMANDS`.

        Raises:
            ChabudaiError: It is refused.
        """

    @abstractmethod
    async def close(self) -> None:
        """Leave the table."""
