"""The referee: deals games, tells what is legal and plays, by JSON messages or from Python."""

from chabudai.engine.errors import MalformedRequest, UnknownTable
from chabudai.engine.referee import Referee
from chabudai.engine.stream import serve
from chabudai.engine.table import Table

__all__ = ["MalformedRequest", "Referee", "Table", "UnknownTable", "serve"]
