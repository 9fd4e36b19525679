"""The command, heeding interrupts even where the tests run in the background, which has them ignored."""

from typing import Final

HEEDING: Final = """
import signal
from chabudai.cli import main
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main()
"""
"""What to give to `python -c`."""
