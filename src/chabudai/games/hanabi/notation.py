"""Text and JSON forms of moves, cards, deals and positions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from chabudai.core import InvalidDeal, Json, JsonObject, Seat, UnreadableMove
from chabudai.games.hanabi.components import CARD_BY_TEXT, RULEBOOK_ORDER, Card, Colour, Slot
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play

if TYPE_CHECKING:
    from chabudai.games.hanabi.components import Knowledge
    from chabudai.games.hanabi.moves import HanabiMove
    from chabudai.games.hanabi.open_board import OpenPosition
    from chabudai.games.hanabi.rules import HanabiSetup

COLOUR_BY_WORD: Final = {colour.word: colour for colour in Colour}
_COLOURS: Final = "|".join(COLOUR_BY_WORD)
_PLAY: Final = re.compile(rf"play ([1-5])(?: as ({_COLOURS}))?")
_DISCARD: Final = re.compile(r"discard ([1-5])")
_CLUE: Final = re.compile(rf"clue ([1-5]) (?:({_COLOURS})|([1-5]))")


def parse_move(text: str) -> HanabiMove:
    """Read a move as people type it; spaces and capitals do not matter."""
    plain = " ".join(text.split()).lower()
    if found := _PLAY.fullmatch(plain):
        slot = Slot(int(found[1]) - 1)
        return Announce(slot, COLOUR_BY_WORD[found[2]]) if found[2] else Play(slot)
    if found := _DISCARD.fullmatch(plain):
        return Discard(Slot(int(found[1]) - 1))
    if found := _CLUE.fullmatch(plain):
        target = Seat(int(found[1]) - 1)
        if found[2]:
            return ClueColour(target, COLOUR_BY_WORD[found[2]])
        return ClueValue(target, int(found[3]))
    raise UnreadableMove(
        f"{text[:80]!r} is not a move of Hanabi.",
        hint="Write for example: play 3, play 3 as red, discard 1, clue 2 red, clue 2 4.",
    )


def read_deck(setup: HanabiSetup, given: Json) -> tuple[Card, ...]:
    """Read a whole deck in drawing order; it must be exactly the cards of the rules."""
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise InvalidDeal(f"The deck is {given!r}.", hint='It is a list of cards such as "R1".')
    deck = tuple(_read_card(place, text) for place, text in enumerate(given))
    wanted, found = Counter(setup.deck), Counter(deck)
    for card in sorted(wanted.keys() | found.keys()):
        if wanted[card] != found[card]:
            raise InvalidDeal(
                f"The deck has {found[card]} of {card}; these rules have {wanted[card]}.",
                hint=f"Give all {len(setup.deck)} cards, each as often as the rules say.",
                rule="H1.2",
            )
    return deck


def _read_card(place: int, text: Json) -> Card:
    if not isinstance(text, str) or text not in CARD_BY_TEXT:
        raise InvalidDeal(
            f"The deck's element {place} is {text!r}.",
            hint="A card is a letter of W R B Y G M and a value from 1 to 5, such as B4.",
        )
    return CARD_BY_TEXT[text]


def position_json(
    board: OpenPosition,
    hands: Sequence[Sequence[Card | None]],
    knowledge: Sequence[Sequence[Knowledge]],
) -> JsonObject:
    """Return the JSON form of a position without its deck."""
    setup = board.setup
    return {
        "game": "hanabi",
        "players": setup.players,
        "rules": setup.rules_json(),
        "turn": board.turn,
        "to_move": board.to_move,
        "clue_tokens": board.clue_tokens,
        "errors": board.errors,
        "fireworks": {colour.word: board.fireworks[colour] for colour in RULEBOOK_ORDER if colour in setup.colours},
        "deck_left": board.deck_left,
        "hands": [[None if card is None else str(card) for card in hand] for hand in hands],
        "knowledge": [[_knowledge_json(known) for known in hand] for hand in knowledge],
        "discards": [str(card) for card in board.discards],
        "final_turns_left": board.final_turns_left,
        "ended": None if board.ended is None else board.ended.value,
        "fireworks_total": board.fireworks_total,
        "score": board.score,
    }


def _knowledge_json(knowledge: Knowledge) -> JsonObject:
    return {
        "colours": [colour.word for colour in knowledge.possible_colours()],
        "values": list(knowledge.possible_values()),
    }
