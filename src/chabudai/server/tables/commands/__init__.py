"""What a request does to a table: checked here, written to the log elsewhere."""

from chabudai.server.tables.commands.deciding import decide
from chabudai.server.tables.commands.draft import Draft
from chabudai.server.tables.commands.opening import opened
from chabudai.server.tables.commands.trying import begun, tried

__all__ = ["Draft", "begun", "decide", "opened", "tried"]
