"""The log of a server's table, as a terminal tells it."""

from __future__ import annotations

from chabudai.tui.face import face_of
from chabudai.tui.remote.chronicle import Chronicle
from chabudai.words import Words

WORDS = Words("en", ("game", "terminal", "page"))


def test_the_log_calls_people_as_they_were_called() -> None:
    """Who left, moved or changed the name is named by what the others knew then."""
    log = Chronicle(face_of("hanabi"), WORDS)
    log.add(1, [{"event": "created", "players": 3}, {"event": "sat", "seat": 0, "name": "Anna"}])
    log.add(2, [{"event": "sat", "seat": 1, "name": "Bob"}])
    log.add(3, [{"event": "seats_swapped", "seats": [1, 2]}])
    log.add(4, [{"event": "changed", "players": 2, "rules": {}}])
    log.add(5, [{"event": "named", "seat": 1, "name": "Bobby"}])
    log.add(5, [{"event": "left", "seat": 0}])
    log.add(6, [{"event": "left", "seat": 1}])
    log.add(7, [{"event": "bot_sat", "seat": 1, "bot": "partner"}, {"event": "bot_sat", "seat": 0, "bot": "partner"}])
    log.add(8, [{"event": "time_up", "seat": 1}])

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
