"""The bot `greedy`: wins when it can, otherwise gets rid of as many tiles as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.bots.bot import Bot
from chabudai.bots.kind import BotKind
from chabudai.bots.reason import Reason
from chabudai.core import Chance, View
from chabudai.games.bossa.moves import ChooseModifier, Place, PlayFirst, Redraw, Stack, Swap, TakeLine
from chabudai.games.bossa.rules import GROUPS_TO_END
from chabudai.games.bossa.view import BossaView

if TYPE_CHECKING:
    from chabudai.bots.reason import Why
    from chabudai.games.bossa import BossaMove

WIN: Final = 1000
LOSS: Final = -1000


class Greedy(Bot[BossaView, "BossaMove"]):
    """Looks at this turn alone."""

    def __init__(self, seed: str) -> None:
        """Start with no move seen."""
        self._seed = seed
        self._seen = 0
        self._why: Why = ""

    def watch(self, move: BossaMove | None, view: BossaView) -> None:  # noqa: ARG002
        """Count the moves, so that each choice has a number of its own."""
        self._seen += 1

    def choose(self, view: BossaView) -> BossaMove:
        """Return the move that looks best this turn; equal ones are drawn."""
        scored = [(score(view, move), move) for move in view.legal_moves()]
        best = max(points for points, _ in scored)
        equal = [move for points, move in scored if points == best]
        self._why = _reason(best, equal[0])
        return equal[Chance(f"greedy/{self._seen}", self._seed).below(len(equal))]

    def explain(self) -> Why:
        """Say what the last choice was good for."""
        return self._why


def score(view: BossaView, move: BossaMove) -> int:
    """Return how good *move* looks for this turn."""
    match move:
        case Place():
            return _placing(view, move)
        case Stack():
            return _laying(view, len(move.tiles)) - 3 - 5 * (move.modified is not None)
        case Swap(mine, theirs):
            return -20 + sum(mine) - sum(theirs)
        case Redraw(tile):
            return -16 + sum(tile) // 2
        case TakeLine(line):
            return sum(bool(tile and tile[line]) for tile in view.hands[view.seat])
        case PlayFirst():
            return 3
        case ChooseModifier():
            return 0


def _placing(view: BossaView, move: Place) -> int:
    left = len(view.hands[view.seat]) - len(move.tiles)
    owner = (view.board.owner or (view.seat, view.seat))[move.line]
    groups = len(view.board.lines[move.line].groups) + 1
    if left and groups == GROUPS_TO_END:
        return WIN if owner == view.seat else LOSS
    towards = groups if owner == view.seat else -2 * groups
    return _laying(view, len(move.tiles)) + towards - 5 * (move.modified is not None)


def _laying(view: BossaView, tiles: int) -> int:
    return WIN if tiles == len(view.hands[view.seat]) else 10 * tiles


def _reason(points: int, move: BossaMove) -> Reason:
    if points >= WIN:
        return Reason("because-wins")
    if isinstance(move, Place | Stack):
        return Reason("because-most-tiles")
    if isinstance(move, Swap | Redraw):
        return Reason("because-better-tiles")
    return Reason("because-suits")


class GreedyKind(BotKind):
    """`greedy`, for Bossa."""

    name = "greedy"
    game = "bossa"
    for_people = True
    sentence = {  # noqa: RUF012 - never changed
        "en": "Wins when it can this turn, otherwise gets rid of as many tiles as possible.",
        "it": "Vince se può farlo in questo turno, altrimenti si libera di più tessere possibile.",
        "es": "Gana si puede en este turno; si no, se deshace de todas las fichas posibles.",
        "pl": "Wygrywa, jeśli może w tej turze, a w innym razie pozbywa się jak największej liczby płytek.",
    }

    def sit(self, view: View[Any], seed: str) -> Greedy:  # noqa: ARG002
        """Take a seat."""
        return Greedy(seed)
