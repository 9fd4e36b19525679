"""The table of Hanabi as a picture, from a scene alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from chabudai.games.hanabi.components import RULEBOOK_ORDER, VALUES, Card, Colour
from chabudai.games.hanabi.prospects import Prospects
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS, TOP_VALUE
from chabudai.protocol.options import Aid
from chabudai.tui.drawing import ACCENT, BOLD, DIM, INK, PLAIN, Drawing, Line, Span, fitted

if TYPE_CHECKING:
    from chabudai.games.hanabi.components import Knowledge
    from chabudai.games.hanabi.view import HanabiView
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

TINTS: Final = {
    Colour.WHITE: "#f4efe4",
    Colour.RED: "#ff7b6b",
    Colour.BLUE: "#7aa8ff",
    Colour.YELLOW: "#ffd166",
    Colour.GREEN: "#7bd88f",
    Colour.MULTICOLOUR: "#d6a2ff",
}
"""Each colour, light enough for ink on it and apart from the others; the letter says it too."""
BACK: Final = "#f4efe4 on #2a3466"
CLUED_BACK: Final = "bold #ffffff on #42509a"
NAME: Final = 16
CARD: Final = 7
WIDE_CARD: Final = 9
"""The width of a card, and of one on a wide board."""
ROOMY: Final = 76
"""Minimum width of the board for wide cards."""
UNKNOWN: Final = "?"
GONE: Final = "·"


@dataclass(frozen=True, slots=True)
class Look:
    """What the person at the screen is doing."""

    cursor: str = ""
    touched: frozenset[str] = frozenset()
    """The cards that the chosen clue would point at."""
    card: int = CARD
    """How wide a card is drawn."""
    tall: bool = False
    """Whether a card has a margin above its face."""


def card_spot(seat: int, slot: int) -> str:
    """Return the name of a card's place."""
    return f"card {seat} {slot}"


def draw(scene: Scene, cursor: str, touched: frozenset[str], words: Words, size: tuple[int, int]) -> Drawing:
    """Draw the fireworks, the other hands and the player's own, as large as they fit into *size*."""
    view: Any = scene.view
    width, height = size
    others, players = len(scene.others), len(scene.players)
    room = height - 3 - 2 * others - (players - others) * 4
    # First air between the hands, then larger cards.
    airy, tall = room > others, room > others + players + 1
    look = Look(cursor, touched, WIDE_CARD if tall and width >= ROOMY else CARD, tall)
    prospects = Prospects.of(view)
    drawn: list[Line] = [_fireworks(view, prospects, words), _counts(view, words), _discards(view, prospects, words)]
    drawn += [()] if tall or (room > 1 and not airy) else []
    for seat in scene.others:
        drawn += [*(((),) if airy else ()), *_other_hand(scene, look, seat, prospects)]
    drawn += [()] if room > 0 else []
    return (*drawn, *(() if scene.seat is None else _own_hand(scene, scene.seat, look, words)))


def tint(card: Card) -> str:
    """Return the look of a card's face."""
    return f"bold {INK} on {TINTS[card.colour]}"


def _fireworks(view: HanabiView, prospects: Prospects, words: Words) -> Line:
    spans = [Span(fitted(words.say("fireworks-short"), NAME), DIM)]
    for colour in RULEBOOK_ORDER:
        if colour in view.setup.colours:
            height = view.fireworks[colour]
            style = f"bold {INK} on {TINTS[colour]}" if height else f"{TINTS[colour]} on #1b2347"
            reach = prospects.reach[colour]
            spans += [
                Span(f" {colour.letter}{height} ", style),
                Span("  " if reach == TOP_VALUE else f"≤{reach}", DIM),
                Span(" "),
            ]
    total = f"{view.fireworks_total}/{view.setup.top_score}"
    spans.append(Span(f"  {total}", ACCENT))
    if view.ended is None and prospects.highest_score < view.setup.top_score:
        spans.append(Span(f"  {words.say('reachable', count=prospects.highest_score)}", DIM))
    return tuple(spans)


def _counts(view: HanabiView, words: Words) -> Line:
    tokens, errors = view.clue_tokens, view.errors
    spans = [
        Span(fitted(words.say("tokens-short"), NAME), DIM),
        Span("●" * tokens, ACCENT),
        Span("○" * (CLUE_TOKENS - tokens), DIM),
        Span(f" {tokens}", BOLD),
        Span(f"   {words.say('errors-short')} ", DIM),
        Span("✗" * errors, "bold #ff7b6b"),
        Span("·" * (ERRORS - errors), DIM),
        Span(f"   {words.say('deck-short')} ", DIM),
        Span(str(view.deck_left), BOLD),
    ]
    if view.final_turns_left is not None:
        spans.append(Span(f"   {words.say('last-round', count=view.final_turns_left)}", ACCENT))
    return tuple(spans)


def _discards(view: HanabiView, prospects: Prospects, words: Words) -> Line:
    spans = [Span(fitted(words.say("discard-pile"), NAME), DIM)]
    gone = Counter(view.discards)
    for colour in RULEBOOK_ORDER:
        values = [Card(colour, value) for value in VALUES for _ in range(gone[Card(colour, value)])]
        if values:
            marks = "".join(f"{card.value}{'!' if prospects.indispensable(card) else ''}" for card in values)
            spans.append(Span(f"{colour.letter} {marks}", TINTS[colour]))
            spans.append(Span("  "))
    return tuple(spans)


def _label(scene: Scene, seat: int) -> Span:
    view: Any = scene.view
    moving = view.to_move == seat
    name = fitted(f"{'▸' if moving else ' '} {scene.name(seat)}", NAME - 1)
    return Span(f"{name} ", ACCENT if moving else PLAIN, f"seat {seat}")


def _aside(scene: Scene, seat: int) -> Span:
    return Span(fitted(f"  {scene.remark(seat)}", NAME), DIM)


def _other_hand(scene: Scene, look: Look, seat: int, prospects: Prospects) -> Drawing:
    view: Any = scene.view
    faces, heard, above = [_label(scene, seat)], [_aside(scene, seat)], [Span(" " * NAME)]
    for slot, card in enumerate(view.hands[seat]):
        spot = card_spot(seat, slot)
        style = BACK if card is None else tint(card)
        face = "··" if card is None else f"{card}{_worth(prospects, card)}"
        faces += [_cell(face, style, spot, look), Span(" ")]
        above += [Span(" " * look.card, style, spot), Span(" ")]
        known = _known(scene, seat, slot)
        heard += [Span(known.center(look.card), CLUED_BACK if known else BACK, spot), Span(" ")]
    return (*((tuple(above),) if look.tall else ()), tuple(faces), tuple(heard))


def _worth(prospects: Prospects, card: Card) -> str:
    """Mark a card that fits, is the last of its kind, or is not needed."""
    if prospects.useless(card):
        return "-"
    return "+" if prospects.playable(card) else "!" if prospects.indispensable(card) else " "


def _cell(text: str, style: str, spot: str, look: Look) -> Span:
    """Draw a card's face; the cursor and the cards of a clue are told by signs as well."""
    left, right = ("[", "]") if spot == look.cursor else ("(", ")") if spot in look.touched else (" ", " ")
    lit = f"{style} reverse" if spot in look.touched else style
    return Span(f"{left}{text.center(look.card - 2)}{right}", lit, spot)


def _known(scene: Scene, seat: int, slot: int) -> str:
    """Write what an owner has heard of a card: its colour, its value or both."""
    mark: Knowledge = scene.memory[seat][slot]
    if scene.aid is Aid.NONE or not (mark.colours or mark.values):
        return ""
    colour = "".join(colour.letter for colour in mark.possible_colours()) or UNKNOWN
    return colour + ("".join(map(str, mark.possible_values())) or UNKNOWN)


def _own_hand(scene: Scene, seat: int, look: Look, words: Words) -> Drawing:
    view: Any = scene.view
    mine = words.say("your-hand")
    rows: list[list[Span]] = [
        [_label(scene, seat)],
        [Span(fitted(f"  {mine}", NAME), DIM)],
        [_aside(scene, seat)],
        [Span(" " * NAME)],
    ]
    for slot, card in enumerate(view.hands[seat]):
        spot = card_spot(seat, slot)
        known = _known(scene, seat, slot)
        style = tint(card) if card is not None else CLUED_BACK if known else BACK
        colours, values = _possible(scene, seat, slot)
        rows[0] += [_cell(known or UNKNOWN * 2 if card is None else str(card), style, spot, look), Span(" ")]
        rows[1] += [Span(colours.center(look.card), style if card is None else BACK, spot), Span(" ")]
        rows[2] += [Span(values.center(look.card), style if card is None else BACK, spot), Span(" ")]
        rows[3] += [Span(str(slot + 1).center(look.card), ACCENT if spot == look.cursor else DIM, spot), Span(" ")]
    return tuple(map(tuple, rows))


def _possible(scene: Scene, seat: int, slot: int) -> tuple[str, str]:
    """Write the colours and the values that a card can still have for its owner, dots for what it cannot."""
    view: Any = scene.view
    if scene.aid not in (Aid.EXCLUSIONS, Aid.DEDUCTION):
        return "", ""
    known: Knowledge = view.knowledge[seat][slot]
    colours = [colour for colour in RULEBOOK_ORDER if colour in view.setup.colours]
    letters = "".join(colour.letter if colour in known.possible_colours() else GONE for colour in colours)
    return letters, "".join(str(value) if value in known.possible_values() else GONE for value in VALUES)
