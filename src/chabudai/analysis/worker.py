"""A process that makes one review, so that nobody else has to wait: `python -m chabudai.analysis.worker`.

It reads one line of JSON with the record and the settings. It writes a line for every part that it
has found and at last one with the review, or one with what was wrong.
"""

from __future__ import annotations

from typing import Any

import msgspec

from chabudai.analysis.aside import asked_for, tell
from chabudai.analysis.reviewer import Reviewer
from chabudai.analysis.settings import Settings
from chabudai.core import ChabudaiError, Record
from chabudai.protocol.reviews import Review


class Asked(msgspec.Struct):
    """What is to be reviewed."""

    record: dict[str, Any]
    seed: str
    worlds: int
    jobs: int


class Told(msgspec.Struct, omit_defaults=True):
    """How far it is: parts found, of how many; at last the review or the reason why there is none."""

    done: int = 0
    parts: int = 0
    review: Review | None = None
    message: str = ""
    hint: str = ""


def main() -> None:
    """Make the review that standard input asks for."""
    asked = asked_for(Asked)
    try:
        reviewer = Reviewer(Record.from_json(asked.record), Settings(seed=asked.seed, worlds=asked.worlds))
        found = {}
        tell(Told(0, reviewer.parts))
        for part in reviewer.run(jobs=asked.jobs):
            found[part.number] = part.part
            tell(Told(len(found), reviewer.parts))
        tell(Told(len(found), reviewer.parts, reviewer.review(found)))
    except ChabudaiError as error:
        tell(Told(message=error.message, hint=error.hint))


if __name__ == "__main__":
    main()
