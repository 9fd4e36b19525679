"""One review from the command line: progress, interrupts, the file to go on from."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from chabudai.analysis.ledger import Ledger
from chabudai.analysis.progress import bar

if TYPE_CHECKING:
    from chabudai.analysis.reviewer import Reviewer
    from chabudai.protocol.reviews import Review
    from chabudai.words import Words


def reviewed(reviewer: Reviewer, ledger: Path, words: Words, *, resume: bool, jobs: int) -> Review | None:
    """Make a review with a bar of progress; None after an interrupt, which keeps what was found in *ledger*.

    Without *resume* a ledger from an earlier interrupt is not looked at. After the last move it is no longer needed.
    """
    book = Ledger(ledger, reviewer)
    if not resume:
        ledger.unlink(missing_ok=True)
    found = book.open()
    try:
        with bar() as progress:
            task = progress.add_task(words.say("report-progress"), total=reviewer.parts, completed=len(found))
            for part in reviewer.run(found, jobs):
                found[part.number] = part.part
                book.add(part)
                progress.update(task, completed=len(found))
    except KeyboardInterrupt:
        command = shlex.join([*_command(), "--resume"])
        told = words.say("report-interrupted", done=len(found), parts=reviewer.parts, file=str(ledger))
        sys.stderr.write(f"{told}\n{words.say('report-resume', command=command)}\n")
        return None
    ledger.unlink()
    return reviewer.review(found)


def _command() -> list[str]:
    return ["chabudai", *(word for word in sys.argv[1:] if word != "--resume")]
