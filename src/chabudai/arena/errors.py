"""What goes wrong in the arena."""

from __future__ import annotations

from chabudai.core import ChabudaiError


class InvalidPlan(ChabudaiError):
    """A measurement that cannot be made."""

    code = "arena/invalid"
