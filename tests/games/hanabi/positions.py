"""Positions of Hanabi from a line of text, so that a test shows only what matters to it.

    position("fireworks R3 W1 | clues 4 | errors 2 | hands R2 G1 .. / ..")

Parts are divided by bars and may come in any order; what is left out is filled in:

- `fireworks`: the top card of each firework that has been begun (none);
- `clues` and `errors`: numbers (8 and 0);
- `hands`: divided by strokes, oldest card first. `..` fills a hand up; a hand without it is
  exactly what is written. Hands that are not written are filled up;
- `discards`: at least these cards, in this order;
- `deck`: the next draws. `..` at the end leaves the other cards in the deck; without it they go
  under the discards, those that matter least first. `deck none` is an empty deck;
- `to move`: the seat, counted from 1 (the first seat of the rules);
- `last`: how many turns of the last round are left (all, once the deck is empty).

Every card of the rules is somewhere, exactly once, as in a real game.
"""

from __future__ import annotations

from collections import Counter

from chabudai.core import Json, Seat
from chabudai.games.hanabi import HANABI, Card, Ended, HanabiState
from chabudai.games.hanabi.components import CARD_BY_TEXT, VALUES
from chabudai.games.hanabi.hand import Hand

PARTS = ("fireworks", "clues", "errors", "hands", "discards", "deck", "to move", "last")
REST = ".."


def position(text: str = "", players: int | None = None, **rules: Json) -> HanabiState:
    """Build the position that *text* describes, for as many players as it has hands or more."""
    parts = _parts(text)
    written = [hand.split() for hand in parts.get("hands", REST).split("/")]
    setup = HANABI.setup(players or max(2, len(written)), rules)
    fireworks = _fireworks(parts.get("fireworks", ""), len(setup.colours))
    left = Counter(setup.deck)
    left.subtract(Card(colour, value) for colour in setup.colours for value in VALUES[: fireworks[colour]])
    discards, (draws, deck_goes_on) = _cards(parts.get("discards", ""))[0], _cards(parts.get("deck", REST))
    hands = [_cards(" ".join(hand)) for hand in written] + [((), True)] * (setup.players - len(written))
    for card in (*discards, *draws, *(card for cards, _ in hands for card in cards)):
        left[card] -= 1
        assert left[card] >= 0, f"too many of {card} in {text!r}"
    spare = sorted(left.elements(), key=lambda card: (card.value > fireworks[card.colour], -left[card], card))
    held = [_filled(cards, spare, setup.hand_size if more else 0) for cards, more in hands]
    deck = (*draws, *reversed(spare)) if deck_goes_on else draws
    buried = () if deck_goes_on else tuple(spare)
    final = setup.players if not deck and not setup.rules.all_or_nothing else None
    return HanabiState(
        setup=setup,
        deck=deck,
        hands=tuple(Hand.of(cards, (setup.unclued,) * len(cards)) for cards in held),
        fireworks=fireworks,
        discards=(*buried, *discards),
        clue_tokens=int(parts.get("clues", "8")),
        errors=int(parts.get("errors", "0")),
        turn=0,
        to_move=Seat(int(parts["to move"]) - 1) if "to move" in parts else setup.rules.first,
        final_turns_left=int(parts["last"]) if "last" in parts else final,
        ended=None,
    )


def play(state: HanabiState, *moves: str) -> HanabiState:
    """Make moves, written as people write them."""
    for move in moves:
        state = state.play(HANABI.parse(move))
    return state


def card(text: str) -> Card:
    """Return the card that *text* names."""
    return CARD_BY_TEXT[text]


def legal(state: HanabiState) -> list[str]:
    """Return the legal moves as people write them."""
    return [str(move) for move in state.legal_moves()]


def over(state: HanabiState) -> Ended | None:
    """Return why the game is over, after a look at whether it is so throughout."""
    assert (state.ended is None) == (state.to_move is not None)
    assert (state.ended is None) == bool(state.legal_moves())
    return state.ended


def _parts(text: str) -> dict[str, str]:
    parts: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split("|"))):
        name = next(name for name in PARTS if part.startswith(name))
        parts[name] = part.removeprefix(name).strip()
    return parts


def _fireworks(text: str, colours: int) -> tuple[int, ...]:
    heights = [0] * colours
    for top in map(card, text.split()):
        heights[top.colour] = top.value
    return tuple(heights)


def _cards(text: str) -> tuple[tuple[Card, ...], bool]:
    """Read cards, and whether more may follow."""
    words = [word for word in text.split() if word != "none"]
    return tuple(card(word) for word in words if word != REST), REST in words


def _filled(cards: tuple[Card, ...], spare: list[Card], size: int) -> tuple[Card, ...]:
    """Fill a hand up with cards that nobody asked for, those that matter least first."""
    wanting = max(0, size - len(cards))
    more, spare[:wanting] = spare[:wanting], []
    return (*cards, *more)
