"""The file that a review can be resumed from: what is reviewed, then a line for each part."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import chabudai
from chabudai.analysis.errors import InvalidReview
from chabudai.analysis.game_reviewer import reviewer_of
from chabudai.protocol.estimate import Estimate
from chabudai.protocol.reviews import Step

if TYPE_CHECKING:
    from chabudai.analysis.reviewer import Found, Reviewer
    from chabudai.analysis.settings import Settings
    from chabudai.core import Record

FORMAT: Final = "chabudai-review"
VERSION: Final = 1


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file."""

    format: str
    version: int
    key: str
    software: str


class Line(msgspec.Struct, frozen=True):
    """One part: a move's, or where the course stands at the end."""

    number: int
    step: Step | None = None
    standing: Estimate | None = None


class Ledger:
    """What has been found so far, in a file."""

    def __init__(self, path: Path, reviewer: Reviewer) -> None:
        """Use this file for this review; it need not exist yet."""
        self.path = path
        self._head = Head(FORMAT, VERSION, key_of(reviewer.record, reviewer.settings), chabudai.__version__)

    def open(self) -> dict[int, Step | Estimate]:
        """Begin the file, or return what it holds; a last line that was cut short is cut off.

        Raises:
            InvalidReview: The file holds something else.
        """
        if not self.path.exists():
            self.path.write_bytes(_line(self._head))
            return {}
        whole = self.path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        first, *rest = kept.splitlines() or [b""]
        try:
            head = msgspec.json.decode(first, type=Head)
            lines = [msgspec.json.decode(line, type=Line) for line in rest]
        except msgspec.DecodeError as error:
            raise InvalidReview(
                f"{self.path} is not the file of a review: {error}.", hint="Name another one."
            ) from error
        if head != self._head:
            raise InvalidReview(
                f"{self.path} holds the review of another game, or by other settings.", hint="Name another file."
            )
        if kept != whole:
            self.path.write_bytes(kept)
        return {line.number: part for line in lines if (part := line.step or line.standing) is not None}

    def add(self, found: Found) -> None:
        """Write a part at the end."""
        step, standing = (None, found.part) if isinstance(found.part, Estimate) else (found.part, None)
        with self.path.open("ab") as file:
            file.write(_line(Line(found.number, step, standing)))


def key_of(record: Record, settings: Settings) -> str:
    """Return what a review depends on beside the software, as one word; names and notes are no part of it."""
    game = [record.game, record.players, record.rules, record.deal, record.moves]
    told = msgspec.json.encode(
        [game, settings.with_bot(reviewer_of(record.game).bots).to_json()], order="deterministic"
    )
    return sha256(told).hexdigest()


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"
