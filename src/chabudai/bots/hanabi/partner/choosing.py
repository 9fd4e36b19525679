"""Choosing a move: every sensible one is tried in thought, and the best outlook wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chabudai.bots.hanabi.faces import COLOUR_FACES, faces
from chabudai.bots.hanabi.partner.conventions.ones import place_of
from chabudai.bots.hanabi.partner.conventions.order_move import moved_by_order
from chabudai.bots.hanabi.partner.giving import Offer, risk, weigh
from chabudai.bots.hanabi.partner.outlook import Outlook, loss, mean_value, rescued
from chabudai.games.hanabi.components import Slot
from chabudai.games.hanabi.moves import Announce, ClueColour, ClueValue, Discard, Play
from chabudai.games.hanabi.rules import CLUE_TOKENS, ERRORS

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.scene import Scene
    from chabudai.games.hanabi.moves import HanabiMove


class Option(NamedTuple):
    """A move, what it seems to be worth, and why one would make it."""

    worth: float
    move: HanabiMove
    why: str
    """Of a play: asked, ready or gamble; of a discard: trash, chop or locked; else clue or any."""
    slot: int | None = None
    chance: float = 1.0
    offer: Offer | None = None


def choose(scene: Scene) -> Option:
    """Return the best option; whoever was asked for a card plays it at once.

    One error before the end nobody plays blind.
    """
    for slot, note in enumerate(scene.notes[scene.me]):
        if note.asked & scene.playable and (note.touched or scene.view.errors < ERRORS - 1):
            return Option(0.0, playing(scene, slot), "asked", slot)
    return max(options(scene), key=lambda option: option.worth)


def options(scene: Scene) -> list[Option]:
    """Return the moves that are worth a thought, or any legal one if none is."""
    found = _plays(scene) + _discards(scene)
    if scene.view.clue_tokens:
        found += _clues(scene)
    return found or [Option(0.0, move, "any") for move in scene.view.legal_moves()]


def _plays(scene: Scene) -> list[Option]:
    ready = scene.ready(scene.me)
    others = [slot for slot in range(len(scene.held[scene.me])) if slot not in ready]
    found = [_play(scene, slot, 1.0, "ready") for slot in ready]
    least = scene.weights.gamble if scene.view.final_turns_left is None else 0.01
    found += [
        _play(scene, slot, chance, "gamble") for slot in others if (chance := chance_to_fit(scene, slot)) >= least
    ]
    return found


def _play(scene: Scene, slot: int, chance: float, why: str) -> Option:
    future = Outlook(scene)
    future.gone.add((scene.me, slot))
    future.value += scene.weights.play * chance
    if chance < 1.0:
        future.value -= (1 - chance) * (_error(scene) + expected_loss(scene, slot))
        future.value -= _hurry(scene)
    held = scene.held[scene.me][slot]
    if not held & (held - 1):
        future.build(held)
    moved = moved_by_order(scene, scene.me, slot)
    if moved is not None:
        future.keep(moved[0], moved[1:])
    # Among equals the lowest card goes first, then 1s in their order, then the oldest.
    place = place_of(scene.levels[scene.me].speaks, held, scene.notes[scene.me][slot], slot)
    worth = future.round() - mean_value(held) / 1000 - place / 1000000
    return Option(worth, playing(scene, slot), why, slot, chance)


def chance_to_fit(scene: Scene, slot: int) -> float:
    """Return how likely a card of mine is to fit, as far as I know it."""
    held = scene.held[scene.me][slot]
    if not held & scene.playable:
        return 0.0
    fitting = sum(scene.left[number] for number in faces(held & scene.playable))
    return fitting / max(1, sum(scene.left[number] for number in faces(held)))


def _error(scene: Scene) -> float:
    """Return what an error costs, beside the card."""
    view = scene.view
    if view.errors == ERRORS - 1:
        return max(scene.weights.last_error, float(sum(view.fireworks)))
    if view.final_turns_left is not None:
        return 0.05 + 0.5 * view.errors * (view.final_turns_left > 1)
    return scene.weights.error


def _discards(scene: Scene) -> list[Option]:
    if scene.view.clue_tokens == CLUE_TOKENS or not scene.held[scene.me]:
        return []
    slot, cost, why = _discard(scene)
    future = Outlook(scene)
    future.tokens += 1
    future.gone.add((scene.me, slot))
    future.value -= cost + _hurry(scene)
    return [Option(future.round(), Discard(Slot(slot)), why, slot)]


def _discard(scene: Scene) -> tuple[int, float, str]:
    """Return which card goes if one must, at which cost, and why that one."""
    if trash := scene.trash(scene.me):
        return trash[0], 0.0, "trash"
    chop = scene.chop(scene.me)
    if chop is not None:
        part = scene.weights.unsaved_for_all if scene.view.setup.rules.all_or_nothing else scene.weights.unsaved
        return chop, part * expected_loss(scene, chop), "chop"
    costs = [expected_loss(scene, slot) for slot in range(len(scene.held[scene.me]))]
    return costs.index(min(costs)), min(costs), "locked"


def _hurry(scene: Scene) -> float:
    """Return what it costs to spend a turn and a card of the deck on nothing."""
    view = scene.view
    if view.final_turns_left is not None or view.setup.rules.all_or_nothing:
        return 0.0
    pace = sum(view.fireworks) + view.deck_left + scene.players - sum(scene.table.reach)
    start = scene.weights.pace_from
    return scene.weights.pace * max(0.0, start - pace) / max(1.0, start)


def expected_loss(scene: Scene, slot: int) -> float:
    """Return what discarding a card of mine costs on average, as far as I know it."""
    kept = scene.touched_by_others(scene.me)
    total = cost = 0.0
    for number in faces(scene.held[scene.me][slot]):
        weight = scene.left[number]
        total += weight
        cost += weight * loss(scene, 1 << number, kept)
    return cost / total if total else 0.0


def _clues(scene: Scene) -> list[Option]:
    offers = [weigh(scene, move) for move in scene.view.legal_moves() if isinstance(move, ClueColour | ClueValue)]
    idle, harm = Outlook(scene).round(), scene.weights.harm
    return [
        Option(idle - harm * offer.harm if offer.harm else worth_of(scene, offer), offer.clue, "clue", offer=offer)
        for offer in offers
    ]


def worth_of(scene: Scene, offer: Offer) -> float:
    """Return the outlook after a clue that does no harm."""
    target = offer.clue.target
    future = Outlook(scene)
    future.tokens -= 1
    future.held[target] = offer.meaning.held
    future.notes[target] = offer.meaning.notes
    for ask in offer.asks:
        future.asked[ask.seat, ask.slot] = ask.face
    future.value += scene.weights.touch * offer.touched + scene.weights.detail * min(3.0, offer.detail)
    future.value -= scene.weights.waste * offer.waste + scene.weights.doubles * min(1.0, offer.doubles)
    future.value += rescued(scene, target, offer.meaning.moved)
    if not offer.explained:
        future.value -= scene.weights.unexplained
    worth = future.round()
    return worth if offer.plain else worth - risk(scene, offer.clue)


def playing(scene: Scene, slot: int) -> HanabiMove:
    """Return the play of a card, announced where its colour is certain and brings a token."""
    mask = scene.held[scene.me][slot]
    if scene.view.setup.rules.synchronised:
        for colour in scene.view.setup.colours:
            if not mask & ~COLOUR_FACES[colour]:
                return Announce(Slot(slot), colour)
    return Play(Slot(slot))
