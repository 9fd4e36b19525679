"""What a server tells about a table, made up."""

from __future__ import annotations

from typing import Any

import msgspec

from chabudai.protocol.messages import SeatInfo, TableInfo
from chabudai.protocol.options import Options


def info(**more: Any) -> TableInfo:  # noqa: ANN401
    """Return a table of Hanabi with three empty seats."""
    agreed = {"rules": {"edition": "pl", "avalanche": True}, "options": Options(), "seats": [SeatInfo("empty")] * 3}
    return msgspec.structs.replace(_EMPTY, **(agreed | more))


_EMPTY = TableInfo(
    id="t",
    name="Sunday",
    game="hanabi",
    players=3,
    rules={},
    options=Options(),
    phase="waiting",
    seats=[],
    seat=None,
    can=[],
    seq=1,
    moves=0,
    turn=None,
    created=0,
    practice=False,
    marked=False,
)
