"""Compiled twins of the rules: thousands of games at machine speed, exact to the bit."""

from chabudai.fast.batch import Batch, Tally
from chabudai.fast.errors import InvalidBatch
from chabudai.fast.twins import pack, unpack

__all__ = ["Batch", "InvalidBatch", "Tally", "pack", "unpack"]
