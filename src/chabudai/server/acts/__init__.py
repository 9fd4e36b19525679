"""What a request does to a table: checked here, written to the log elsewhere."""

from chabudai.server.acts.deciding import decide
from chabudai.server.acts.draft import Draft
from chabudai.server.acts.opening import opened

__all__ = ["Draft", "decide", "opened"]
