"""Write every golden playthrough again: `python -m tests.games.golden`.

Moves come from the file where there is one, so that a change of the rehearsal player does not
rewrite them; with `--new` every game is rehearsed afresh. Read the difference before you commit it.
"""

import argparse
import sys

from tests.games.golden.catalogue import PLAYTHROUGHS
from tests.games.golden.playthrough import FOLDER, Playthrough, read_moves, rehearse, written

from chabudai.core import ChabudaiError


def text_of(which: Playthrough, *, new: bool) -> str:
    """Return the text, with the moves that the file has if they are still legal."""
    if which.path.exists() and not new:
        try:
            return written(which, read_moves(which.path.read_text(encoding="utf-8")))
        except ChabudaiError as error:
            sys.stderr.write(f"{which.name} is rehearsed afresh: {error}\n")
    return written(which, rehearse(which))


def main() -> None:
    """Write the files, and remove those that nobody asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--new", action="store_true", help="rehearse every game afresh")
    options = parser.parse_args()
    wanted = {which.path for which in PLAYTHROUGHS}
    for path in set(FOLDER.glob("*.txt")) - wanted:
        path.unlink()
    for which in PLAYTHROUGHS:
        which.path.write_text(text_of(which, new=options.new), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
