"""Hanabi in sentences: what happened, and what a move would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from chabudai.games.hanabi.components import CARD_BY_TEXT
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.games.hanabi.notation import parse_move

if TYPE_CHECKING:
    from chabudai.games.hanabi.components import Card, Colour
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

Event = Mapping[str, Any]


def colour_word(colour: Colour, words: Words) -> str:
    """Return a colour's name."""
    return words.say(f"colour-{colour.word}")


def card_words(card: Card, words: Words) -> str:
    """Return a card's name."""
    return words.say(f"card-{card.colour.word}", value=card.value)


def tell(event: Event, names: Sequence[str], words: Words) -> str:
    """Say what happened; drawing a card needs no words."""
    teller = _TELLERS.get(event["event"])
    return "" if teller is None else teller(event, names, words)


def _clued(event: Event, names: Sequence[str], words: Words) -> str:
    what = words.say(f"colour-{event['colour']}") if "colour" in event else str(event["value"])
    who, target = names[int(event["seat"])], names[int(event["target"])]
    return words.say("log-clued", who=who, target=target, what=what, count=len(event["slots"]))


def _moved(event: Event, names: Sequence[str], words: Words) -> str:
    who, card = names[int(event["seat"])], card_words(CARD_BY_TEXT[event["card"]], words)
    kind = event["event"]
    if "announced" in event:
        colour = words.say(f"colour-{event['announced']}")
        return words.say(f"log-{kind}-announced", who=who, card=card, colour=colour)
    if kind == "misplayed":
        return words.say("log-misplayed", who=who, card=card, count=event["errors"])
    return words.say(f"log-{kind}", who=who, card=card)


_TELLERS: Final[Mapping[str, Callable[[Event, Sequence[str], Words], str]]] = {
    "clued": _clued,
    "played": _moved,
    "misplayed": _moved,
    "discarded": _moved,
    "completed": lambda event, _, words: words.say("log-completed", colour=words.say(f"colour-{event['colour']}")),
    "tokens_regained": lambda event, _, words: words.say("log-tokens-regained", count=event["count"]),
    "last_round": lambda event, _, words: words.say("log-last-round", count=event["turns_left"]),
}


def describe(move: str, scene: Scene, words: Words) -> str:
    """Say what a move would do."""
    match parse_move(move):
        case Play(slot):
            return words.say("do-play", place=slot + 1)
        case Announce(slot, colour):
            return words.say("do-announce", place=slot + 1, colour=colour_word(colour, words))
        case Discard(slot):
            return words.say("do-discard", place=slot + 1)
        case ClueColour() | ClueValue() as clue:
            button = clue_words(clue, scene, words)
            return words.say("do-clue", name=scene.name(clue.target), what=button)


def clue_words(clue: ClueColour | ClueValue, scene: Scene, words: Words) -> str:
    """Say what a clue names, and how many cards it points at."""
    if isinstance(clue, ClueColour):
        what = colour_word(clue.colour, words)
    else:
        what = words.say("clue-value", value=clue.value)
    return words.say("clue-button", what=what, count=len(touched(clue, scene)))


def touched(clue: ClueColour | ClueValue, scene: Scene) -> tuple[int, ...]:
    """Return the places of the cards that a clue would point at."""
    view: Any = scene.view
    return tuple(slot for slot, card in enumerate(view.hands[clue.target]) if card is not None and clue.touches(card))
