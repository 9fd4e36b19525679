"""Hanabi without a picture: hands and table described line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.games.hanabi.components import RULEBOOK_ORDER
from chabudai.games.hanabi.deduction import Deduction
from chabudai.games.hanabi.prospects import Prospects
from chabudai.protocol.options import Aid
from chabudai.tui.hanabi.sentences import card_words, colour_word

if TYPE_CHECKING:
    from chabudai.games.hanabi.components import Card, Knowledge
    from chabudai.tui.scene import Scene
    from chabudai.words import Words

MOST_CHANCES = 6
"""How many of a card's possible faces are named."""


def hand(scene: Scene, words: Words) -> tuple[str, ...]:
    """Describe the player's own cards, oldest first."""
    view: Any = scene.view
    if scene.seat is None:
        return ()
    return tuple(own_card(scene, scene.seat, slot, words) for slot in range(len(view.hands[scene.seat])))


def own_card(scene: Scene, seat: int, slot: int, words: Words) -> str:
    """Say all that the player at *seat*, who looks, knows about the card in *slot*."""
    view: Any = scene.view
    card = view.hands[seat][slot]
    if card is not None:
        place = words.say("your-card", place=slot + 1)
        return f"{place} {card_words(card, words)}."
    known = [heard(scene, seat, slot, words)]
    if scene.aid in (Aid.EXCLUSIONS, Aid.DEDUCTION):
        possible = view.knowledge[seat][slot]
        if possible != view.setup.unclued:
            known.append(words.say("still-possible", what=_names(possible, words)))
    if scene.aid is Aid.DEDUCTION:
        known.append(_chances(view, slot, words))
    return words.say("card-hidden", place=slot + 1, known=" ".join(filter(None, known))).rstrip()


def other_card(scene: Scene, seat: int, slot: int, words: Words) -> str:
    """Say what another player's card is, what it is good for, and what its owner has heard."""
    view: Any = scene.view
    card = view.hands[seat][slot]
    if card is None:
        known = heard(scene, seat, slot, words)
        return f"{scene.name(seat)}: {words.say('card-hidden', place=slot + 1, known=known)}".rstrip()
    what = words.say("card-of", name=scene.name(seat), place=slot + 1, card=card_words(card, words))
    return " ".join(filter(None, (what, mark_words(view, card, words), heard(scene, seat, slot, words))))


def heard(scene: Scene, seat: int, slot: int, words: Words) -> str:
    """Say what clues pointed at a card for; nothing without a memory aid."""
    mark = scene.memory[seat][slot] if scene.aid is not Aid.NONE else None
    if not mark or not (mark.colours or mark.values):
        return ""
    return words.say("heard", what=_names(mark, words))


def mark_words(view: Any, card: Card, words: Words) -> str:  # noqa: ANN401 - a view of Hanabi
    """Say whether a card fits, is needed, or is no longer."""
    prospects = Prospects.of(view)
    if prospects.useless(card):
        return words.say("mark-useless")
    marks = [words.say("mark-playable")] if prospects.playable(card) else []
    marks += [words.say("mark-indispensable")] if prospects.indispensable(card) else []
    return " ".join(marks)


def _names(known: Knowledge, words: Words) -> str:
    colours = [colour_word(colour, words) for colour in known.possible_colours()]
    return ", ".join((*colours, *map(str, known.possible_values())))


def _chances(view: Any, slot: int, words: Words) -> str:  # noqa: ANN401
    chances = sorted(Deduction.of(view).own[slot].items(), key=lambda item: (-item[1], item[0]))
    named = [
        words.say("card-chance", card=card_words(card, words), percent=round(100 * chance))
        for card, chance in chances[:MOST_CHANCES]
    ]
    return ", ".join(named) + ("." if len(chances) <= MOST_CHANCES else " …")


def table(scene: Scene, words: Words) -> tuple[str, ...]:
    """Describe fireworks, tokens, deck, discard pile and the other hands."""
    view: Any = scene.view
    return (*_middle(view, words), *(_other_hand(scene, seat, words) for seat in scene.others))


def _middle(view: Any, words: Words) -> tuple[str, ...]:  # noqa: ANN401
    prospects = Prospects.of(view)
    heights = [
        f"{colour_word(colour, words)} {view.fireworks[colour]}"
        + ("" if prospects.reach[colour] == 5 else f" ({words.say('up-to', value=prospects.reach[colour])})")
        for colour in RULEBOOK_ORDER
        if colour in view.setup.colours
    ]
    counts = [
        words.say("clue-tokens", count=view.clue_tokens),
        words.say("errors-made", count=view.errors),
        words.say("deck-left", count=view.deck_left),
    ]
    if view.final_turns_left is not None:
        counts.append(words.say("last-round", count=view.final_turns_left))
    gone = ", ".join(card_words(card, words) for card in sorted(view.discards)) or words.say("nothing-yet")
    return (
        f"{words.say('fireworks')}: {', '.join(heights)}.",
        ". ".join(counts) + ".",
        f"{words.say('discard-pile')}: {gone}.",
    )


def _other_hand(scene: Scene, seat: int, words: Words) -> str:
    view: Any = scene.view
    cards = [_short(scene, seat, slot, words) for slot in range(len(view.hands[seat]))]
    return words.say("hand-of", name=scene.name(seat), seat=seat + 1, cards="; ".join(cards))


def _short(scene: Scene, seat: int, slot: int, words: Words) -> str:
    view: Any = scene.view
    card = view.hands[seat][slot]
    name = words.say("face-down") if card is None else card_words(card, words)
    said = heard(scene, seat, slot, words).rstrip(".")
    return f"{slot + 1} {name}" + (f" ({said})" if said else "")
