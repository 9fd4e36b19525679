"""A process that has loaded the server and forks it on demand, so that restarts take no time.

Each line on standard input starts one server with the settings in the environment; its
process number is printed. Words on the command line plant faults of the server's own.
"""

from __future__ import annotations

import os
import sys

from tests.server.faults.plants import PLANTS

from chabudai.server import run
from chabudai.server.http import app
from chabudai.server.settings import Settings


def main() -> None:
    """Fork a server for each line."""
    settings = Settings.from_environment(os.environ)
    for plant in sys.argv[1:]:
        PLANTS[plant]()
    # What this imports and works out, each server has from here.
    app._warm(app.build(settings))
    for _ in sys.stdin:
        # The last one was killed: make sure that it is gone, port and all.
        while True:
            try:
                os.waitpid(-1, 0)
            except ChildProcessError:
                break
        child = os.fork()
        if child == 0:
            try:
                run.run(settings)
            finally:
                os._exit(0)
        print(child, flush=True)  # noqa: T201 - this is the answer


if __name__ == "__main__":
    main()
