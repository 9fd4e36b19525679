"""A server that is newer than the terminal: what is not known does no harm."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.tui.remote.tables import info

from chabudai.core import Seat
from chabudai.games import GAMES
from chabudai.protocol.events import Said
from chabudai.protocol.messages import SentEntry, TableSnapshot, Update
from chabudai.protocol.options import Options, Talk
from chabudai.tui.adapters import adapter_of
from chabudai.tui.errors import CannotJoin
from chabudai.tui.remote.decoding import decode, read_table


def whole() -> dict[str, Any]:
    """Return a table as a server sends it, as plain JSON."""
    entries = [SentEntry(1, 0, [Said(0, "hello"), Said(0, text="Well?")])]
    table: dict[str, Any] = msgspec.to_builtins(TableSnapshot(info(options=Options(talk=Talk.FREE)), entries))
    return table


def read(given: dict[str, Any]) -> Any:  # noqa: ANN401 - any message
    """Decode what a server would send."""
    return decode(msgspec.json.encode(given))


def test_what_is_known_is_read_as_it_is() -> None:
    """A message of our own version loses nothing, over the WebSocket and over HTTP."""
    assert msgspec.to_builtins(read(whole())) == whole()
    assert read_table(whole()) == read(whole())


def test_unknown_fields_are_ignored() -> None:
    """More fields in a message, an entry or an event change nothing."""
    given = whole()
    given["mood"] = given["info"]["mood"] = given["entries"][0]["events"][0]["mood"] = "good"

    assert read(given) == read(whole())


def test_an_unknown_event_is_left_out() -> None:
    """The entry counts and the events that are known are told."""
    given = whole()
    given["entries"][0]["events"].insert(0, {"event": "danced", "seat": 0})

    assert read(given) == read(whole())


@pytest.mark.parametrize("option", [{"music": "loud"}, {"pace": "glacial"}])
def test_an_unknown_option_is_left_out(option: dict[str, str]) -> None:
    """What the table agreed on beside it is still known."""
    given = whole()
    given["info"]["options"] |= option
    given["entries"][0]["events"].insert(0, {"event": "changed", "rules": {}, "options": option})

    table = read(given)

    assert table.info.options == Options(talk=Talk.FREE)
    assert [type(event).__name__ for event in table.entries[0].events] == ["Changed", "Said", "Said"]


def test_an_unknown_message_is_left_out() -> None:
    """It is as if it had not been sent."""
    assert read({"type": "fanfare", "table": "t"}) is None


def test_what_cannot_be_read_at_all_is_an_error() -> None:
    """A table without its seats cannot be shown."""
    given = whole()
    del given["info"]["seats"]

    with pytest.raises(CannotJoin):
        read(given)


def test_a_position_of_a_game_that_is_not_installed_is_shown() -> None:
    """The generic adapter takes the view as it is, and the moves by their texts."""
    position = {
        "game": "pebbles",
        "seat": 1,
        "view": {"game": "pebbles", "heap": 5, "to_move": 1},
        "moves": [{"move": "take 1", "action": 0}, {"move": "take 2", "action": 1}],
    }
    update = read({"type": "update", "table": "t", "seq": 2, "entries": [], "position": position})

    assert isinstance(update, Update)
    assert "pebbles" not in GAMES
    view, _ = adapter_of("pebbles").read(update.position)
    assert view.seat == view.to_move == Seat(1)
    assert view.legal_moves() == ("take 1", "take 2")
    assert view.to_json()["heap"] == 5
