"""The command `chabudai`: one module for each thing it does."""

from chabudai.cli.app import app, main
from chabudai.cli.arena import arena
from chabudai.cli.bots import bots

app.command()(arena)
app.command()(bots)

__all__ = ["main"]
