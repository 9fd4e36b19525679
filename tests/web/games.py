"""Whole games, played through the page with the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tests.web.person import WORDS, Person

MOST_TURNS = 120


def hanabi_together(people: Sequence[Person]) -> None:
    """Play to the end; each player's neighbour whispers what fits, so that fireworks rise."""
    for _ in range(MOST_TURNS):
        mover = next((seat for seat, person in enumerate(people) if person.moving), None)
        if any(person.over for person in people):
            return
        if mover is None:
            people[0].page.wait_for_timeout(10)
            continue
        _hanabi_turn(people, mover)
    raise AssertionError("the game did not end")


def _hanabi_turn(people: Sequence[Person], mover: int) -> None:
    person, witness = people[mover], people[(mover + 1) % len(people)]
    hand, fireworks = witness.hand_of(mover), witness.fireworks()
    fitting = [slot for slot, card in enumerate(hand) if fireworks[WORDS[card[0]]] == int(card[1]) - 1]
    if fitting:
        person.press_own(fitting[0], mover)
        person.act(f"play {fitting[0] + 1}")
        return
    useless = [slot for slot, card in enumerate(hand) if fireworks[WORDS[card[0]]] >= int(card[1])]
    slot = (useless or [0])[0]
    person.press_own(slot, mover)
    if person.offers("discard"):
        person.act(f"discard {slot + 1}")
        return
    person.shut()
    assert person.clue_first()


def hanabi_with_bots(person: Person) -> None:
    """Play to the end against nobody: clue, or discard the oldest card."""
    for turn in range(MOST_TURNS):
        if not person.wait_for_turn():
            return
        if turn % 2 == 0 and person.clue_first():
            continue
        person.find("[data-own]").first.click()
        discard = person.offers("discard")
        if discard:
            person.act("discard 1")
        else:
            person.shut()
            assert person.clue_first()


def bossa_choices(person: Person, wish: str | None = None) -> None:
    """Make the choices of the set-up, as far as it is this person's turn."""
    option = person.find(f'.choice [data-move="{wish}"]') if wish else person.find(".choice [data-move]").first
    seen = person.moves_seen()
    option.click()
    person.settled(seen)


def bossa_turn(person: Person) -> None:
    """Try groups of growing size until a place lights up; else redraw, or swap."""
    hand = person.tiles()
    for size in (1, 2, 3):
        for tiles in combinations(hand, size):
            person.press_tiles(list(tiles))
            places = person.find("button.fits")
            if places.count() > 0:
                seen = person.moves_seen()
                places.first.click()
                person.settled(seen)
                return
            person.press_tiles(list(tiles))
    _bossa_action(person, hand[0])


def _bossa_action(person: Person, tile: str) -> None:
    seen = person.moves_seen()
    person.press_tiles([tile])
    redraw = person.find('[data-tool="redraw"]')
    if redraw.is_enabled():
        redraw.click()
    else:
        person.find(".theirs [data-tile]").first.click()
        person.find('[data-tool="swap"]').click()
    person.settled(seen)


def bossa_together(people: Sequence[Person]) -> None:
    """Play to the end."""
    for _ in range(MOST_TURNS):
        if any(person.over for person in people):
            return
        mover = next((person for person in people if person.moving), None)
        if mover is None:
            people[0].page.wait_for_timeout(10)
        elif mover.find(".choice [data-move]").count() > 0:
            bossa_choices(mover)
        else:
            bossa_turn(mover)
    raise AssertionError("the game did not end")
