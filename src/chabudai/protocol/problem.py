"""A refusal on the wire."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a stable code, and English words for those who have no others."""

    code: str
    message: str
    hint: str = ""
    rule: str | None = None
    """The paragraph of the rulebook that forbids a move, such as `H3.4`."""
    retry: int | None = None
    """After how many seconds to ask again, where there was too much; over HTTP the header `Retry-After` too."""
