"""One game of Hanabi as 256 bytes, and the rules of its table as plain numbers.

A hand is two words of *planes*. A plane is five bits, one for each slot: plane *c* of
`cards` tells which slots hold colour *c*, plane 6 + *v* which hold value *v* + 1. The
same planes of `known` tell which slots may still be of that colour or value for all
that clues said. The last plane, `TOLD`, marks in `cards` the slots whose colour was
pointed at and in `known` those whose value was. So a clue and a drawn card are a few
operations on whole hands.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from chabudai.core import Seat
from chabudai.games.hanabi import CARDS, Announce, ClueColour, ClueValue, Colour, HanabiSetup, Play, Slot
from chabudai.games.hanabi.actions import SLOTS, action_count, action_of
from chabudai.games.hanabi.components import ALL_VALUES, VALUES
from chabudai.games.hanabi.editions import EDITIONS
from chabudai.games.hanabi.rules import MAX_PLAYERS, SWITCHES, read_setup
from chabudai.games.hanabi.scoring import Ended

MOST_CARDS: Final = sum(card.copies for card in CARDS)

RECORD: Final = np.dtype(
    [
        ("cards", np.int64, MAX_PLAYERS),
        ("known", np.int64, MAX_PLAYERS),
        ("colours", np.int64),
        ("values", np.int64),
        ("built", np.int64),
        ("gone", np.int64),
        ("seed", np.uint64),
        ("dice", np.uint64),
        ("table", np.int16),
        ("turn", np.int16),
        ("tokens", np.int8),
        ("errors", np.int8),
        ("mover", np.int8),
        ("final", np.int8),
        ("ended", np.int8),
        ("drawn", np.int8),
        ("thrown", np.int8),
        ("last_seat", np.int8),
        ("last_action", np.int8),
        ("last_card", np.int8),
        ("last_touched", np.int8),
        ("last_gain", np.int8),
        ("deck", np.int8, MOST_CARDS),
        ("pile", np.int8, MOST_CARDS),
    ],
    align=True,
)
"""The layout of a game.

- `cards`, `known`: the planes of each seat's hand.
- `colours`, `values`: what is present in each hand, so many bits for each seat: the
  clues that point at something, without a look at the cards.
- `built`: the cards in the fireworks, one bit for each face by `Card.number`.
- `gone`: the discard pile as a thermometer for each face, as the observation shows it.
- `seed`: from which the next deal comes; `dice`: from which random actions come.
- `table`: the rules and the number of players (`table_code`).
- `final`: turns left in the last round, or -1; `ended`: 0, or 1 + the place in `Ended`.
- `last_...`: the last move for the observation; `last_seat` is -1 before any.
- `deck`: faces in drawing order; `pile`: faces in the order in which they were thrown.
"""

MAX_HAND: Final = len(SLOTS)
PLANE: Final = MAX_HAND
"""The bits of a plane."""
VALUE_PLANES: Final = PLANE * len(Colour)
"""Where the planes of the values start."""
TOLD: Final = VALUE_PLANES + PLANE * len(VALUES)
"""Where the plane of the slots that were pointed at starts."""
PLANES: Final = len(Colour) + len(VALUES) + 1
ENDINGS: Final = (None, *Ended)
"""Why a game is over, by the code in `ended`."""
SCORED: Final = 1
"""In `last_gain`: the card was added to its firework."""
REGAINED: Final = 2
"""In `last_gain`: a clue token came back."""


@cache
def stride(places: int) -> int:
    """Return a word with the lowest bit of each of so many planes."""
    return sum(1 << PLANE * k for k in range(places))


def _planes(colours: int, values: int) -> int:
    """Return the planes of a card in slot 0 that may be of these colours and values."""
    spread = [k * PLANE for k in range(len(Colour)) if colours >> k & 1]
    spread += [VALUE_PLANES + k * PLANE for k in range(len(VALUES)) if values >> k & 1]
    return sum(1 << place for place in spread)


FACES: Final = np.array([_planes(1 << card.colour, 1 << (card.value - 1)) for card in CARDS], np.int64)
"""The planes of each face in slot 0."""
DECK: Final = np.array([card.number for card in CARDS for _ in range(card.copies)], np.int8)
"""All cards, sorted; those of the colour avalanche are the last."""
_STARTS: Final = [sum(card.copies for card in CARDS[:k]) for k in range(len(CARDS))]
FIRST_COPY: Final = np.array([1 << start for start in _STARTS], np.int64)
"""The lowest bit of each face's thermometer in `gone`."""
ALL_COPIES: Final = np.array(
    [((1 << card.copies) - 1) << start for card, start in zip(CARDS, _STARTS, strict=True)], np.int64
)
"""The whole thermometer of each face."""


class RuleNumbers(NamedTuple):
    """The rules of one table as numbers that kernels take."""

    code: int
    players: int
    hand_size: int
    colours: int
    deck_size: int
    top_score: int
    first: int
    empty_clues: int
    all_or_nothing: int
    synchronised: int
    unclued: int
    """The planes in slot 0 of a card that nothing is known of."""
    plays_from: int
    colours_from: int
    values_from: int
    announced_from: int
    """Where each kind of action starts; where none is announced, the end."""
    actions: int


@cache
def rule_numbers(setup: HanabiSetup) -> RuleNumbers:
    """Return the numbers of a table; the action numbering comes from the rulebook."""
    seat, other, slot = Seat(0), Seat(1), Slot(0)
    announced = action_of(setup, seat, Announce(slot, Colour.RED))
    return RuleNumbers(
        code=table_code(setup),
        players=setup.players,
        hand_size=setup.hand_size,
        colours=len(setup.colours),
        deck_size=len(setup.deck),
        top_score=setup.top_score,
        first=setup.rules.first,
        empty_clues=int(setup.rules.empty_clues),
        all_or_nothing=int(setup.rules.all_or_nothing),
        synchronised=int(setup.rules.synchronised),
        unclued=_planes(setup.unclued.colours, ALL_VALUES),
        plays_from=action_of(setup, seat, Play(slot)),
        colours_from=action_of(setup, seat, ClueColour(other, Colour.RED)),
        values_from=action_of(setup, seat, ClueValue(other, VALUES[0])),
        announced_from=announced,
        actions=action_count(setup),
    )


def table_code(setup: HanabiSetup) -> int:
    """Return one small number for the rules and the number of players."""
    code = list(EDITIONS).index(setup.rules.edition)
    for name in SWITCHES:
        code = 2 * code + int(getattr(setup.rules, name))
    return (code * MAX_PLAYERS + setup.rules.first) * (MAX_PLAYERS + 1) + setup.players


@cache
def setup_of(code: int) -> HanabiSetup:
    """Return what `table_code` made the number of."""
    rest, players = divmod(code, MAX_PLAYERS + 1)
    rest, first = divmod(rest, MAX_PLAYERS)
    rules: dict[str, Any] = {"first": first}
    for name in reversed(SWITCHES):
        rest, switch = divmod(rest, 2)
        rules[name] = bool(switch)
    return read_setup(players, {"edition": list(EDITIONS)[rest], **rules})
