"""The log of a server's table, as a terminal tells it."""

from __future__ import annotations

from chabudai.protocol.events import BotSat, Changed, Created, Left, Named, Sat, SeatsSwapped, TimeUp
from chabudai.protocol.options import Options
from chabudai.tui.adapters import adapter_of
from chabudai.tui.remote.log import TableLog
from chabudai.words import Words

WORDS = Words("en", ("game", "terminal", "page"))


def test_the_log_calls_people_as_they_were_called() -> None:
    """Whoever left, moved or changed the name is named by what the others knew then."""
    log = TableLog(adapter_of("hanabi"), WORDS)
    log.add(1, [Created("Sunday", "hanabi", 3, {}, Options()), Sat(0, "Anna")])
    log.add(2, [Sat(1, "Bob")])
    log.add(3, [SeatsSwapped((1, 2))])
    log.add(4, [Changed({}, Options(), players=2)])
    log.add(5, [Named(1, "Bobby")])
    log.add(5, [Left(0)])
    log.add(6, [Left(1)])
    log.add(7, [BotSat(1, "partner"), BotSat(0, "partner")])
    log.add(8, [TimeUp(1)])

    assert log.lines == [
        "Anna sat down.",
        "Bob sat down.",
        "Seats 2 and 3 were exchanged.",
        "The host changed the table.",
        "Bob is called Bobby now.",
        "Bobby left.",
        "Partner sat down.",
        "Partner sat down.",
        "Partner 2 has no time left.",
    ]
