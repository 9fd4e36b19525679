"""What reading a game may be refused with, beside what every record may."""

from __future__ import annotations

from chabudai.core import InvalidRecord


class UnknownVariant(InvalidRecord):
    """A game of another site by rules that are not ours."""

    code = "record/variant"
