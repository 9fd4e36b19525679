"""One decision."""


class Move:
    """One decision of one seat: a small value whose text parses back to it.

    A game's moves are frozen dataclasses below this class; `str(move)` is what people
    type, with numbers counted from 1, and the game's `parse` reads it back.
    """

    __slots__ = ()
