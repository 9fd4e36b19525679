"""What can be asked of a server's table beside moves, by the word that people type for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Request(NamedTuple):
    """A request of the server's protocol."""

    can: str
    """What `Scene.can` calls it."""
    fields: Mapping[str, Any]

    def allowed(self, can: frozenset[str]) -> bool:
        """Tell whether it may be asked now."""
        return self.can in can


REQUESTS: Final[Mapping[str, Request]] = {
    "sit": Request("sit", {"do": "sit"}),
    "bot": Request("add_bot", {"do": "add_bot"}),
    "start": Request("start", {"do": "start"}),
    "say": Request("say", {"do": "say"}),
    "back": Request("propose:take_back", {"do": "propose", "vote": "take_back"}),
    "resign": Request("propose:resign", {"do": "propose", "vote": "resign"}),
    "agree": Request("agree", {"do": "agree"}),
    "refuse": Request("refuse", {"do": "refuse"}),
    "rematch": Request("rematch", {"do": "rematch"}),
    "leave": Request("leave", {"do": "leave"}),
}
