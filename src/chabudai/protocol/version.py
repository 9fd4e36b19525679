"""The version of what clients, servers and the engine say to each other."""

from typing import Final

PROTOCOL: Final = 1
