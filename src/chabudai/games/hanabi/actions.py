"""The integer numbering of moves that kernels and environments share.

For the standard game it is the numbering of the Hanabi Learning Environment: discards by
slot, plays by slot, colour clues by distance to the target and colour, value clues by
distance and value. Announced plays (synchronised show) follow, by slot and colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from chabudai.core import Seat, UnreadableMove
from chabudai.games.hanabi.components import VALUES, Colour, Slot
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.games.hanabi.rules import CLUE_TOKENS, MAX_PLAYERS

if TYPE_CHECKING:
    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.games.hanabi.rules import HanabiSetup

SLOTS: Final = tuple(Slot(i) for i in range(5))
SEATS: Final = tuple(Seat(i) for i in range(MAX_PLAYERS))

_DISCARDS: Final = tuple(tuple(map(Discard, SLOTS[:n])) for n in range(6))
_PLAYS: Final = tuple(tuple(map(Play, SLOTS[:n])) for n in range(6))
_COLOUR_CLUES: Final = tuple(
    tuple(
        tuple(ClueColour(seat, colour) for colour in Colour if bits >> colour & 1) for bits in range(1 << len(Colour))
    )
    for seat in SEATS
)
_VALUE_CLUES: Final = tuple(
    tuple(
        tuple(ClueValue(seat, value) for value in VALUES if bits >> (value - 1) & 1) for bits in range(1 << len(VALUES))
    )
    for seat in SEATS
)


def legal_moves(
    setup: HanabiSetup, seat: Seat, held: int, tokens: int, hands: Sequence[tuple[int, int]]
) -> tuple[HanabiMove, ...]:
    """Return the legal moves of *seat*, who holds so many cards, by action number.

    *hands* holds, for each seat, the bit sets of the colours and values in that hand.
    """
    return tuple(chain.from_iterable(legal_groups(setup, seat, held, tokens, hands)))


def legal_groups(
    setup: HanabiSetup, seat: Seat, held: int, tokens: int, hands: Sequence[tuple[int, int]]
) -> list[tuple[HanabiMove, ...]]:
    """Return the legal moves as `legal_moves` does, in groups: a kind of move each, a clue's target by itself."""
    groups: list[tuple[HanabiMove, ...]] = [_PLAYS[held]]
    if tokens < CLUE_TOKENS:
        groups.insert(0, _DISCARDS[held])
    if tokens:
        players = setup.players
        targets = [target % players for target in range(seat + 1, seat + players)]
        if setup.rules.empty_clues:
            colours, values = setup.unclued
            groups += [_COLOUR_CLUES[target][colours] for target in targets]
            groups += [_VALUE_CLUES[target][values] for target in targets]
        else:
            groups += [_COLOUR_CLUES[target][hands[target][0]] for target in targets]
            groups += [_VALUE_CLUES[target][hands[target][1]] for target in targets]
    if setup.rules.synchronised:
        groups.append(_announcements(held, len(setup.colours)))
    return groups


def action_count(setup: HanabiSetup) -> int:
    """Return how many numbers the moves at such a table need."""
    announced = setup.hand_size * len(setup.colours) if setup.rules.synchronised else 0
    return _announced_from(setup) + announced


def action_of(setup: HanabiSetup, seat: Seat, move: HanabiMove) -> int:
    """Return the number of *move* when *seat* makes it."""
    size, colours = setup.hand_size, len(setup.colours)
    match move:
        case Discard(slot):
            return slot
        case Play(slot):
            return size + slot
        case ClueColour(target, colour):
            return 2 * size + _distance(setup, seat, target) * colours + colour
        case ClueValue(target, value):
            distance = _distance(setup, seat, target)
            return _values_from(setup) + distance * len(VALUES) + value - 1
        case Announce(slot, colour):
            return _announced_from(setup) + slot * colours + colour


def move_of(setup: HanabiSetup, seat: Seat, action: int) -> HanabiMove:
    """Return the move that has this number when *seat* makes it."""
    if not 0 <= action < action_count(setup):
        raise UnreadableMove(
            f"There is no action {action}.",
            hint=f"At this table actions go from 0 to {action_count(setup) - 1}.",
        )
    return _moves(setup, seat)[action]


@cache
def _moves(setup: HanabiSetup, seat: Seat) -> tuple[HanabiMove, ...]:
    others = [Seat((seat + step) % setup.players) for step in range(1, setup.players)]
    moves: list[HanabiMove] = [*_DISCARDS[setup.hand_size], *_PLAYS[setup.hand_size]]
    moves += [ClueColour(target, colour) for target in others for colour in setup.colours]
    moves += [ClueValue(target, value) for target in others for value in VALUES]
    if setup.rules.synchronised:
        moves += _announcements(setup.hand_size, len(setup.colours))
    return tuple(moves)


@cache
def _announcements(held: int, colours: int) -> tuple[Announce, ...]:
    return tuple(Announce(slot, colour) for slot in SLOTS[:held] for colour in tuple(Colour)[:colours])


def _distance(setup: HanabiSetup, seat: Seat, target: Seat) -> int:
    return (target - seat) % setup.players - 1


def _values_from(setup: HanabiSetup) -> int:
    return 2 * setup.hand_size + (setup.players - 1) * len(setup.colours)


def _announced_from(setup: HanabiSetup) -> int:
    return _values_from(setup) + (setup.players - 1) * len(VALUES)
