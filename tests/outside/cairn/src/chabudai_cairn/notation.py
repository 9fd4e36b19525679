"""Texts and JSON forms: moves, deals, states and views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.core import InvalidDeal, UnreadableMove
from chabudai_cairn.actions import MOVES
from chabudai_cairn.components import WEIGHTS, weight_of
from chabudai_cairn.rules import CairnDeal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chabudai.core import Json, JsonObject, Seat
    from chabudai_cairn.components import Laid, Seen
    from chabudai_cairn.moves import CairnMove
    from chabudai_cairn.state import CairnState
    from chabudai_cairn.table import Table, Weighing
    from chabudai_cairn.view import CairnView, SeenHand

_BY_TEXT: Final[Mapping[str, CairnMove]] = {str(move): move for move in MOVES}


def parse_move(text: str) -> CairnMove:
    """Read a move as people type it; spaces and capitals do not matter.

    Raises:
        UnreadableMove: The text names no move.
    """
    plain = " ".join(text.lower().split())
    if plain not in _BY_TEXT:
        raise UnreadableMove(f"Cannot read the move {text[:80]!r}.", hint="Write `add 1` to `add 4`, or `call`.")
    return _BY_TEXT[plain]


def read_deal(given: Mapping[str, Json]) -> CairnDeal:
    """Read a whole deal.

    Raises:
        InvalidDeal: It is not exactly the stones of the game.
    """
    stones = given.get("stones")
    if set(given) != {"stones"} or not isinstance(stones, list | tuple):
        raise InvalidDeal(f"The fields of the deal are {sorted(given)}.", hint="Give `stones`, a list of 24 weights.")
    return CairnDeal(tuple(map(_weight, stones)))


def _weight(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value not in WEIGHTS:
        raise InvalidDeal(f"There is no stone {value!r}.", hint="Stones weigh 1 to 4.", rule="C1")
    return value


def deal_json(deal: CairnDeal) -> JsonObject:
    """Return the JSON form of a deal."""
    return {"stones": list(deal.stones)}


def state_json(state: CairnState) -> JsonObject:
    """Return the JSON form of a state, the bag in it."""
    shown = _position_json(state.to_move, state.hands, state.cairn, state.table)
    return {**shown, "bag_left": len(state.bag), "bag": list(state.bag)}


def view_json(view: CairnView) -> JsonObject:
    """Return the JSON form of a view: null for what the observer may not know."""
    return {**_position_json(view.to_move, view.hands, view.cairn, view.table), "bag_left": view.bag_left}


def cairn_json(cairn: Sequence[Laid | Seen]) -> list[Json]:
    """Return the stones of a cairn, from the bottom."""
    return [{"seat": stone.seat, "weight": stone.weight} for stone in cairn]


def _position_json(
    to_move: Seat | None, hands: Sequence[SeenHand], cairn: Sequence[Laid | Seen], table: Table
) -> JsonObject:
    return {
        "game": "cairn",
        "turn": table.turn,
        "to_move": to_move,
        "in": list(table.seats),
        "hands": [list(hand) for hand in hands],
        "cairn": cairn_json(cairn),
        "away": list(table.away),
        "weighed": None if table.weighed is None else _weighing_json(table.weighed),
        "ended": None if table.ended is None else table.ended.value,
    }


def _weighing_json(weighed: Weighing) -> JsonObject:
    return {
        "cairn": cairn_json(weighed.cairn),
        "weight": weight_of(weighed.cairn),
        "caller": weighed.caller,
        "out": weighed.out,
        "shown": list(weighed.shown),
    }
