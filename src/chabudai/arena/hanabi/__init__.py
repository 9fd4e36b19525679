"""What is counted in measurements of Hanabi."""

from typing import Final

ENDINGS: Final = {"bombs": "errors"}
"""The ends that have a column of their own: its heading, and the game's word for that end."""
