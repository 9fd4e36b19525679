"""Links to tables, such as https://example.org/t/abc."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit, urlunsplit

from chabudai.tui.errors import CannotJoin


class Link(NamedTuple):
    """Where a table is."""

    base: str
    """The server's address, without a slash at its end."""
    table: str

    @classmethod
    def read(cls, text: str) -> Link:
        """Read a link.

        Raises:
            CannotJoin: It does not lead to a table.
        """
        parts = urlsplit(text.strip())
        before, found, table = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table or "/" in table:
            raise CannotJoin(f"{text!r} is no link to a table.", hint="It looks like https://example.org/t/abc.")
        return cls(urlunsplit((parts.scheme, parts.netloc, before, "", "")), table)

    @property
    def text(self) -> str:
        """What others open."""
        return f"{self.base}/t/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the WebSocket."""
        return f"ws{self.base.removeprefix('http')}/ws"
