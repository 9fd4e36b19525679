"""What is picked in Bossa: tiles, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chabudai.games.bossa.components import COLOUR_BY_WORD, TILE_BY_TEXT, Tile
from chabudai.games.bossa.legal import Mover
from chabudai.games.bossa.moves import ChooseModifier, Place, PlayFirst, Redraw, Stack, Swap, TakeLine
from chabudai.games.bossa.referee import objection
from chabudai.games.bossa.table import Phase
from chabudai.tui.bossa.descriptions import end_words, group_words
from chabudai.tui.bossa.drawing import Look, draw, seats_of
from chabudai.tui.bossa.sentences import describe
from chabudai.tui.selection import Offer, Selection

if TYPE_CHECKING:
    from chabudai.games.bossa.moves import BossaMove
    from chabudai.tui.drawing import Drawing
    from chabudai.words import Words

LETTERS: Final = "abcdefghijk"
"""Keys for the places where the picked tiles fit; the letters that the frame uses are not among them."""
SWAP: Final = "swap"


class BossaSelection(Selection):
    """What is picked, and what it offers."""

    def __init__(self, words: Words) -> None:
        """Start with nothing picked."""
        super().__init__(words)
        self._picked: set[Tile] = set()
        self._theirs: Tile | None = None
        self._at = ""
        """The place on a line that was pressed."""
        self._swapping = False
        self._reason = ""

    @property
    def _view(self) -> Any:  # noqa: ANN401 - a view of Bossa
        return None if self.scene is None else self.scene.view

    def rows(self) -> tuple[tuple[str, ...], ...]:
        """Return the opponent's tiles, the places of both lines, and the player's own tiles."""
        scene, view = self.scene, self._view
        if scene is None or view is None:
            return ()
        below, above = seats_of(scene)
        theirs = tuple(f"theirs {tile}" for tile in view.hands[above] if tile is not None)
        mine = tuple(f"mine {tile}" for tile in view.hands[below] if tile is not None)
        return (theirs, *(_places(word, view.table.lines[COLOUR_BY_WORD[word]]) for word in COLOUR_BY_WORD), mine)

    def draw(self, width: int, height: int) -> Drawing:  # noqa: ARG002 - it fits into 80 columns
        """Draw the table."""
        if self.scene is None or self._view is None:
            return ()
        fitting = frozenset(_place_of(move) for move in self._fitting())
        look = Look(self.cursor, frozenset(self._picked), self._theirs, fitting)
        return draw(self.scene, look, self.words, height)

    def pressed(self, spot: str) -> None:
        """Pick a tile, or choose a place for the picked ones."""
        self._reason, self._swapping = "", spot == SWAP
        kind, _, rest = spot.partition(" ")
        if kind == "mine" and rest in TILE_BY_TEXT:
            self._picked ^= {TILE_BY_TEXT[rest]}
            self._at = ""
        elif kind == "theirs" and rest in TILE_BY_TEXT:
            tile = TILE_BY_TEXT[rest]
            self._theirs = None if self._theirs == tile else tile
        elif kind in ("end", "group"):
            self._choose_place(spot)

    def clear(self) -> bool:
        """Drop what was picked."""
        had = bool(self._picked or self._theirs or self._at or self._swapping or self._reason)
        self._picked, self._theirs, self._at, self._swapping, self._reason = set(), None, "", False, ""
        return had

    def numbered(self, number: int) -> str:
        """Return the place of one of the player's own tiles."""
        rows = self.rows()
        own = rows[-1] if rows and self.scene is not None and self.scene.seat is not None else ()
        return own[number - 1] if 0 < number <= len(own) else ""

    def offers(self) -> tuple[Offer, ...]:
        """Return what can be done with what is picked."""
        if self.scene is None or not self.scene.yours:
            return ()
        if self._view.table.phase is not Phase.PLAY:
            return tuple(self._choice(move) for move in self._view.legal_moves())
        if self._swapping:
            swaps = [
                move for move in self._view.legal_moves() if isinstance(move, Swap) and {move.mine} == self._picked
            ]
            return tuple(Offer(str(n), str(move.theirs), str(move)) for n, move in enumerate(swaps, start=1))
        fitting = [move for move in self._fitting() if not self._at or _place_of(move) == self._at]
        placing = [
            Offer(key, describe(str(move), self.words), str(move)) for key, move in zip(LETTERS, fitting, strict=False)
        ]
        return (*placing, *self._actions())

    def hint(self) -> str:
        """Say what the picked tiles make, what lies under the cursor, or why something does not fit."""
        scene, view = self.scene, self._view
        if scene is None or view is None:
            return ""
        if scene.yours and view.table.phase is not Phase.PLAY:
            return self.words.say(f"choice-{view.table.phase.value.replace('_', '-')}")
        if self._reason:
            return self._reason
        if self._swapping:
            return self.words.say("swap-hint")
        kind, _, rest = self.cursor.partition(" ")
        if kind in ("end", "group") and not self._picked:
            return self._place_words(kind, rest)
        if self._picked:
            made = [sum(tile[colour] for tile in self._picked) for colour in (0, 1)]
            return f"{self.words.say('makes-white', value=made[0])}   {self.words.say('makes-black', value=made[1])}"
        return self.words.say("pick-tiles") if scene.yours else ""

    def _place_words(self, kind: str, rest: str) -> str:
        if self.scene is None:
            return ""
        word, value = rest.split()
        colour = COLOUR_BY_WORD[word]
        group = self._view.table.lines[colour].group(int(value))
        if kind == "group" and group is not None:
            return group_words(self.scene, colour, group, self.words)
        return end_words(self.scene, colour, int(value), self.words)

    def _choice(self, move: BossaMove) -> Offer:
        text = str(move)
        if isinstance(move, ChooseModifier):
            label = describe(text, self.words)
        else:
            more = "take-first-more" if isinstance(move, PlayFirst) else "take-line-more"
            told = isinstance(move, TakeLine) and self._view.table.phase is Phase.CHOOSE_LINE
            label = describe(text, self.words) + ("" if told else f". {self.words.say(more)}")
        return Offer(text[0], label, text)

    def _fitting(self) -> list[Place | Stack]:
        """Return the ways to lay exactly the picked tiles, those without the modifier first."""
        if self.scene is None or not self.scene.yours or not self._picked:
            return []
        laying = [move for move in self._view.legal_moves() if isinstance(move, Place | Stack)]
        return sorted(
            (move for move in laying if set(move.tiles) == self._picked), key=lambda m: m.modified is not None
        )

    def _actions(self) -> tuple[Offer, ...]:
        """Return what the action tiles offer for a single picked tile."""
        legal = self._view.legal_moves()
        redraws = [move for move in legal if isinstance(move, Redraw) and {move.tile} == self._picked]
        swaps = [move for move in legal if isinstance(move, Swap) and {move.mine} == self._picked]
        offers = [Offer("r", describe(str(move), self.words), str(move)) for move in redraws]
        direct = [move for move in swaps if move.theirs == self._theirs]
        if direct:
            offers.append(Offer("s", describe(str(direct[0]), self.words), str(direct[0])))
        elif swaps:
            offers.append(Offer("s", self.words.say("action-swap"), spot=SWAP))
        return tuple(offers)

    def _choose_place(self, spot: str) -> None:
        """Choose where the picked tiles go, or find out why they do not."""
        found = [move for move in self._fitting() if _place_of(move) == spot]
        if len(found) == 1:
            self.pending = str(found[0])
        elif found:
            self._at = spot
        elif self._picked and self.scene is not None and self.scene.yours:
            self._reason = self._why_not(spot)

    def _why_not(self, spot: str) -> str:
        kind, word, value = spot.split()
        tiles = tuple(sorted(self._picked))
        make = Place if kind == "end" else Stack
        view, seat = self._view, self._view.seat
        mover = Mover(seat, view.table, view.hands[seat], view.hands[1 - seat], view.modifiers[seat])
        found = objection(mover, make(COLOUR_BY_WORD[word], int(value), tiles))
        name = f"why-{found.rule.replace('.', '-')}" if found else "why-other"
        return self.words.say(name if name in self.words else "why-other")


def _places(word: str, line: Any) -> tuple[str, ...]:  # noqa: ANN401 - a line of Bossa
    down = (f"end {word} {line.next_down}",) if line.next_down else ()
    groups = tuple(f"group {word} {group.value}" for group in sorted(line.groups))
    return (*down, *groups, f"end {word} {line.next_up}")


def _place_of(move: Place | Stack) -> str:
    kind = "end" if isinstance(move, Place) else "group"
    return f"{kind} {move.line.word} {move.value}"
