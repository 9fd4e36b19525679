"""Positions written so that a person can read them."""

from __future__ import annotations

import pytest

from chabudai.core import IllegalMove, JsonObject, Seat
from chabudai.games.bossa import BOSSA, BossaState
from chabudai.games.bossa.board import Actions, Board, Phase
from chabudai.games.bossa.components import TILE_BY_TEXT, TILES, ActionTile, Hand, Modifier, Tile
from chabudai.games.bossa.line import Group, Heap, Line

SETUP = BOSSA.setup(2, {})
EVERY_ACTION = "redraw swap stack"
ASIDE, HAND_0, HAND_1 = "6/0", "0/1 0/2 0/3 0/4", "1/0 1/1 1/2 1/3"


def dealt(
    aside: str = ASIDE, hands: tuple[str, str] = (HAND_0, HAND_1), pile: str = "", dice: tuple[int, int] = (5, 3)
) -> BossaState:
    """Return the first position of a deal; the pile goes on with the rest, ascending."""
    given = tiles(f"{aside} {hands[0]} {hands[1]} {pile}")
    rest = [tile for tile in TILES if tile not in given]
    deal: JsonObject = {"tiles": [str(tile) for tile in (*given, *rest)], "dice": list(dice)}
    return BOSSA.deal(SETUP, BOSSA.read_deal(SETUP, deal))


def position(
    white: str = "(5)",
    black: str = "(3)",
    *,
    hands: tuple[str, str] = (HAND_0, HAND_1),
    pile: str | None = None,
    modifiers: tuple[str, str] = ("doubler", "inverter"),
    spent: tuple[bool, bool] = (False, False),
    actions: tuple[str, str] = (EVERY_ACTION, EVERY_ACTION),
    to_move: int = 0,
    owner: tuple[int, int] = (0, 1),
) -> BossaState:
    """Return a position in play, after the draw.

    A line reads from its lower to its upper end with the die in brackets: in
    `1/0+2/1 4/0 (5) 6/0` the tiles 1/0 and 2/1 make 3. The pile is what is left, or exactly
    what is given; then one tile is aside and the rest was discarded.
    """
    lines = line(white), line(black)
    held = tuple(sorted(tiles(hands[0]))), tuple(sorted(tiles(hands[1])))
    used = [tile for one in lines for group in one.groups for tile in group.base.tiles]
    used += [*held[0], *held[1]]
    aside, *rest = [tile for tile in TILES if tile not in (*used, *tiles(pile or ""))]
    left = tuple(rest) if pile is None else tiles(pile)
    table = Board(
        phase=Phase.PLAY,
        lines=lines,
        pile_left=len(left),
        owner=(Seat(owner[0]), Seat(owner[1])),
        first=Seat(to_move),
        discards=() if pile is None else tuple(rest),
        actions=(unused(actions[0]), unused(actions[1])),
        spent=spent,
    )
    kinds = Modifier(modifiers[0]), Modifier(modifiers[1])
    return BossaState(Seat(to_move), table, held, kinds, left, aside)


def line(text: str) -> Line:
    """Read a line from its lower to its upper end."""
    below, die, above = text.replace("(", "|").replace(")", "|").split("|")
    number = int(die)
    up = [Group(number + place, heap(word)) for place, word in enumerate(above.split(), start=1)]
    down = [Group(number - place, heap(word)) for place, word in enumerate(reversed(below.split()), start=1)]
    return Line.of(number, tuple(up), tuple(down))


def heap(text: str) -> Heap:
    """Read tiles joined by `+`, a star on the modified one."""
    words = sorted(text.split("+"))
    starred = [TILE_BY_TEXT[word[:-1]] for word in words if word.endswith("*")]
    return Heap(tuple(TILE_BY_TEXT[word.removesuffix("*")] for word in words), starred[0] if starred else None)


def tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles."""
    return tuple(TILE_BY_TEXT[word] for word in text.split())


def hand(text: str) -> Hand:
    """Read a hand."""
    return tuple(sorted(tiles(text)))


def unused(text: str) -> Actions:
    """Read action tiles."""
    return tuple(ActionTile(word) for word in text.split())


def played(state: BossaState, *moves: str) -> BossaState:
    """Play moves given as texts."""
    for move in moves:
        state = state.play(BOSSA.parse(move))
    return state


def legal(state: BossaState, start: str = "") -> list[str]:
    """Return the texts of the legal moves that start so."""
    return [str(move) for move in state.legal_moves() if str(move).startswith(start)]


def refused(state: BossaState, move: str, reason: str) -> None:
    """Hold that *move* is refused for *reason*, and that the hint names legal moves."""
    with pytest.raises(IllegalMove) as refusal:
        played(state, move)
    assert reason in refusal.value.message
    assert refusal.value.hint.startswith(f"Legal: `{legal(state)[0]}`")
    assert move not in legal(state)
