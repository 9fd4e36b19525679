"""What is picked in Hanabi: a card of one's own to play or discard, or another player's to give a clue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.games.hanabi.components import RULEBOOK_ORDER
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.games.hanabi.notation import parse_move
from chabudai.games.hanabi.rules import CLUE_TOKENS
from chabudai.tui.hanabi.descriptions import other_card, own_card
from chabudai.tui.hanabi.drawing import card_spot, draw
from chabudai.tui.hanabi.sentences import clue_words, colour_word, touched
from chabudai.tui.selection import Offer, Selection

if TYPE_CHECKING:
    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.tui.drawing import Drawing
    from chabudai.words import Words

ANNOUNCE = "announce"
ALL_CLUES = "all clues"


class HanabiSelection(Selection):
    """What is picked, and what it offers."""

    def __init__(self, words: Words) -> None:
        """Start with nothing opened."""
        super().__init__(words)
        self._opened = ""
        """Which further choice is open: a colour to announce, or any clue."""

    @property
    def _view(self) -> Any:  # noqa: ANN401 - a view of Hanabi
        return None if self.scene is None else self.scene.view

    def rows(self) -> tuple[tuple[str, ...], ...]:
        """Return the cards, the player's own last."""
        scene, view = self.scene, self._view
        if scene is None or view is None:
            return ()
        seats = scene.others if scene.seat is None else (*scene.others, scene.seat)
        return tuple(tuple(card_spot(seat, slot) for slot in range(len(view.hands[seat]))) for seat in seats)

    def draw(self, width: int, height: int) -> Drawing:
        """Draw the table."""
        if self.scene is None or self._view is None:
            return ()
        clue = parse_move(self.pending) if self.pending else None
        spots: frozenset[str] = frozenset()
        if isinstance(clue, ClueColour | ClueValue):
            spots = frozenset(card_spot(clue.target, slot) for slot in touched(clue, self.scene))
        return draw(self.scene, self.cursor, spots, self.words, (width, height))

    def pressed(self, spot: str) -> None:
        """Open a further choice, or all clues for a player."""
        kind, _, rest = spot.partition(" ")
        self._opened = ""
        if spot in (ANNOUNCE, ALL_CLUES):
            self._opened = spot
        elif kind == "seat":
            self.cursor = card_spot(int(rest), 0)
            self._opened = ALL_CLUES if self.scene is not None and int(rest) != self.scene.seat else ""

    def go(self, right: int, down: int) -> None:
        """Move the cursor, and close what was open."""
        super().go(right, down)
        self._opened = ""

    def clear(self) -> bool:
        """Close what was open."""
        opened, self._opened = self._opened, ""
        return bool(opened)

    def numbered(self, number: int) -> str:
        """Return the place of one of the player's own cards."""
        rows = self.rows()
        own = rows[-1] if rows and self.scene is not None and self.scene.seat is not None else ()
        return own[number - 1] if 0 < number <= len(own) else ""

    def _place(self) -> tuple[int, int] | None:
        kind, *numbers = self.cursor.split()
        return (int(numbers[0]), int(numbers[1])) if kind == "card" else None

    def offers(self) -> tuple[Offer, ...]:
        """Return what can be done with the card under the cursor."""
        scene = self.scene
        if scene is None or not scene.yours or not self.cursor:
            return ()
        place = self._place()
        if place is None:
            return ()
        seat, slot = place
        legal = self._view.legal_moves()
        if seat == scene.seat:
            return self._own_offers(legal, slot)
        return self._all_clues(legal, seat) if self._opened else self._clue_offers(legal, seat, slot)

    def _own_offers(self, legal: tuple[HanabiMove, ...], slot: int) -> tuple[Offer, ...]:
        words = self.words
        announcing = [move for move in legal if isinstance(move, Announce) and move.slot == slot]
        if self._opened:
            return tuple(
                Offer(move.colour.letter.lower(), colour_word(move.colour, words), str(move))
                for colour in RULEBOOK_ORDER
                for move in announcing
                if move.colour is colour
            )
        offers = [
            Offer("p", words.say("play"), str(move))
            if isinstance(move, Play)
            else Offer("d", words.say("discard"), str(move))
            for move in legal
            if isinstance(move, Play | Discard) and move.slot == slot
        ]
        if announcing:
            offers.append(Offer("a", words.say("announce"), spot=ANNOUNCE))
        return tuple(offers)

    def _clue_offers(self, legal: tuple[HanabiMove, ...], seat: int, slot: int) -> tuple[Offer, ...]:
        card = self._view.hands[seat][slot]
        if not self._view.clue_tokens or card is None:
            return ()
        offers = [
            self._clue("c" if isinstance(move, ClueColour) else "v", move)
            for move in legal
            if isinstance(move, ClueColour | ClueValue) and move.target == seat and move.touches(card)
        ]
        return (*offers, Offer("e", self.words.say("all-clues"), spot=ALL_CLUES))

    def _all_clues(self, legal: tuple[HanabiMove, ...], seat: int) -> tuple[Offer, ...]:
        colours = {move.colour: move for move in legal if isinstance(move, ClueColour) and move.target == seat}
        values = [move for move in legal if isinstance(move, ClueValue) and move.target == seat]
        return (
            *(self._clue(colour.letter.lower(), colours[colour]) for colour in RULEBOOK_ORDER if colour in colours),
            *(self._clue(str(move.value), move) for move in values),
        )

    def _clue(self, key: str, move: ClueColour | ClueValue) -> Offer:
        if self.scene is None:
            return Offer(key, "", str(move))
        if not self._opened:
            return Offer(key, clue_words(move, self.scene, self.words), str(move))
        # Eleven offers leave no room for sentences.
        name = f"{colour_word(move.colour, self.words)} " if isinstance(move, ClueColour) else ""
        return Offer(key, f"{name}({len(touched(move, self.scene))})", str(move))

    def hint(self) -> str:
        """Describe the card under the cursor, and what is in the way."""
        scene, place = self.scene, self._place() if self.cursor else None
        if scene is None or place is None:
            return ""
        seat, slot = place
        if self._opened == ANNOUNCE:
            return self.words.say("announce-which")
        if self._opened == ALL_CLUES:
            return self.words.say("clue-for", name=scene.name(seat))
        if seat != scene.seat:
            card = other_card(scene, seat, slot, self.words)
            return f"{card} {self._missing('no-clue-token', missing=not self._view.clue_tokens)}".rstrip()
        full = self._view.clue_tokens == CLUE_TOKENS
        return f"{own_card(scene, seat, slot, self.words)} {self._missing('no-discard-now', missing=full)}".rstrip()

    def _missing(self, name: str, *, missing: bool) -> str:
        return self.words.say(name) if missing and self.scene is not None and self.scene.yours else ""
