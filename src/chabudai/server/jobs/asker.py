"""Who asks for work, so that turns go round between addresses and people."""

from __future__ import annotations

from typing import NamedTuple


class Asker(NamedTuple):
    """A person at an address; an empty person is anybody there."""

    address: str = ""
    person: str = ""
