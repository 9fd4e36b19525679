"""The bot `cautious`: plays only what is certain, gives simple clues, discards what is safe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.bots.bot import Bot
from chabudai.bots.hanabi.faces import COLOUR_FACES, KNOWN, VALUE_FACES, OpenFaces, number_of, possible
from chabudai.bots.kind import BotKind
from chabudai.bots.reason import Reason
from chabudai.core import View
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.games.hanabi.view import HanabiView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.bots.reason import Why
    from chabudai.games.hanabi.moves import Clue, HanabiMove

NOW_PLAYABLE: Final = 1000
"""What it is worth that a card becomes certain to fit."""
NOW_SAFE: Final = 100
"""What it is worth that the last copy of a card is known as such before it is thrown away."""
NOW_USELESS: Final = 10


class Cautious(Bot[HanabiView, "HanabiMove"]):
    """Has no memory and no conventions: what clues say is all that they mean."""

    def __init__(self) -> None:
        """Start without a reason."""
        self._why: Why = ""

    def choose(self, view: HanabiView) -> HanabiMove:
        """Return a move that is certain to do no harm, as far as there is one."""
        table = OpenFaces(view)
        own = possible(view, table, view.seat, seeing=view.seat)
        legal = view.legal_moves()
        clues = [move for move in legal if isinstance(move, ClueColour | ClueValue)]
        may_discard = any(isinstance(move, Discard) for move in legal)
        if (slot := _certain(own, table)) is not None:
            self._why = Reason("because-fits")
            return _playing(view, slot, own[slot])
        worth, clue = max(((_worth(view, table, clue), -n) for n, clue in enumerate(clues)), default=(0, 0))
        if clues and (worth >= NOW_SAFE or not may_discard):
            self._why = Reason("because-certain" if worth >= NOW_SAFE else "because-nothing-better")
            return clues[-clue]
        if may_discard:
            return self._discard(own, table)
        self._why = Reason("because-nothing-else")
        return legal[0]

    def explain(self) -> Why:
        """Say why."""
        return self._why

    def _discard(self, own: Sequence[int], table: OpenFaces) -> HanabiMove:
        for slot, mask in enumerate(own):
            if not mask & table.live:
                self._why = Reason("because-useless")
                return Discard(Slot(slot))
        safe = [slot for slot, mask in enumerate(own) if not mask & table.critical]
        self._why = Reason("because-copies" if safe else "because-least-missed")
        if safe:
            return Discard(Slot(safe[0]))
        return Discard(Slot(min(range(len(own)), key=lambda slot: (_danger(own[slot], table), slot))))


def _certain(own: Sequence[int], table: OpenFaces) -> int | None:
    """Return the slot of a card that is certain to fit, the lowest value first."""
    sure = [slot for slot, mask in enumerate(own) if mask and not mask & ~table.playable]
    return min(sure, key=lambda slot: (own[slot].bit_length() - 1) % 5, default=None)


def _playing(view: HanabiView, slot: int, mask: int) -> HanabiMove:
    """Return the play of a card, announced where that is certain to bring a token."""
    if view.setup.rules.synchronised:
        for colour in view.setup.colours:
            if not mask & ~COLOUR_FACES[colour]:
                return Announce(Slot(slot), colour)
    return Play(Slot(slot))


def _danger(mask: int, table: OpenFaces) -> float:
    return (mask & table.critical).bit_count() / max(1, mask.bit_count())


def _worth(view: HanabiView, table: OpenFaces, clue: Clue) -> int:
    """Return what a clue is good for, if its receiver goes by what is certain."""
    hand = view.hands[clue.target]
    said = COLOUR_FACES[clue.colour] if isinstance(clue, ClueColour) else VALUE_FACES[clue.value]
    before = possible(view, table, clue.target, seeing=clue.target)
    points = 0
    for slot, card in enumerate(hand):
        if card is None:
            continue
        face = 1 << number_of(card)
        after = before[slot] & (said if face & said else ~said)
        if not after & ~table.playable:
            points += NOW_PLAYABLE * bool(before[slot] & ~table.playable)
        elif slot == 0 and face & table.critical and _fresh(view, clue.target, slot) and face & said:
            points += NOW_SAFE
        elif not after & table.live:
            points += NOW_USELESS * bool(before[slot] & table.live)
        else:
            points += (before[slot].bit_count() - after.bit_count()) // 4
    return points


def _fresh(view: HanabiView, seat: int, slot: int) -> bool:
    """Tell whether no clue has pointed at the card."""
    known = KNOWN[view.knowledge[seat][slot]]
    return known & (known - 1) != 0 and view.knowledge[seat][slot].colours.bit_count() > 1


class CautiousKind(BotKind):
    """`cautious`, for Hanabi."""

    name = "cautious"
    game = "hanabi"
    for_people = True
    draws = False
    sentence = {  # noqa: RUF012 - never changed
        "en": "Plays only cards that are certain to fit, gives plain clues and discards what is safe.",
        "it": "Gioca solo carte che sono sicuramente giuste, dà indizi semplici e scarta ciò che è sicuro.",
        "es": "Solo juega cartas que encajan con seguridad, da pistas sencillas y descarta lo que es seguro.",
        "pl": "Zagrywa tylko karty, które na pewno pasują, daje proste wskazówki i odrzuca to, co bezpieczne.",
    }

    def sit(self, view: View[Any], seed: str) -> Cautious:  # noqa: ARG002
        """Take a seat."""
        return Cautious()
