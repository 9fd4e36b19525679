"""The command `chabudai`: one module for each thing it does."""

from chabudai.cli.app import main

__all__ = ["main"]
