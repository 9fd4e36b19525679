"""Whole games, played through the page with the mouse."""

from __future__ import annotations

from collections.abc import Sequence

from tests.web.person import LONG, STEP, WORDS, Person

MOST_TURNS = 120


def whose_turn(people: Sequence[Person]) -> Person | None:
    """Wait until somebody may move and everybody sees it, and return that one; None at the end."""
    for _ in range(LONG // STEP):
        for mover in people:
            if mover.moving:
                for person in people:
                    person.catch_up(mover)
                return mover
        if any(person.over for person in people):
            return None
        people[0].page.wait_for_timeout(STEP)
    raise AssertionError("nobody may move")


def practise(person: Person, game: str, deal: str, *variants: str, players: int = 2, edition: str = "it-2023") -> None:
    """Start a game against bots whose deal is always the same; in Hanabi this person begins."""
    person.go(f"new/{game}")
    person.find("summary").click()
    if game == "hanabi":
        person.find(f'input[name="players"][value="{players}"]').check(force=True)
        person.find(f'label:has(input[name="edition"][value="{edition}"])').click()
        person.find('input[name="first"][value="0"]').check(force=True)
    for variant in variants:
        person.find(f'[data-switch="{variant}"]').check()
    person.find('[data-switch="practice"]').check()
    person.find("[data-deal]").fill(deal)
    person.find("[data-create]").click()
    person.find("[data-fill]").click()
    person.find("[data-start]").click()
    person.find("[data-turn]").wait_for()


def hanabi_together(people: Sequence[Person]) -> None:
    """Play to the end; each player's neighbour whispers what fits, so that fireworks rise."""
    for _ in range(MOST_TURNS):
        mover = whose_turn(people)
        if mover is None:
            return
        _hanabi_turn(people, people.index(mover))
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
    """Play to the end with bots: clue, or discard the oldest card."""
    for turn in range(MOST_TURNS):
        if not person.wait_for_turn():
            return
        hanabi_turn(person, turn)


def hanabi_turn(person: Person, turn: int) -> None:
    """Clue and discard by turns, as far as the tokens allow it."""
    if turn % 2 == 0 and person.clue_first():
        return
    person.find("[data-own]").first.click()
    if person.offers("discard"):
        person.act("discard 1")
    else:
        person.shut()
        assert person.clue_first()


def _bossa_choice(person: Person, wish: str) -> None:
    """Make a choice of the set-up: the one that is wished for if it is offered, else the first."""
    offered = [str(move["move"]) for move in person.position()["moves"]]
    choice = next((move for move in offered if wish in move), offered[0])
    seen = person.moves_seen()
    person.find(f'.choice [data-move="{choice}"]').click()
    person.settled(seen)


def bossa_turn(person: Person, rather: Sequence[str] = ("place", "stack", "redraw", "swap")) -> str:
    """Make a move of the kind that comes first, with the fewest surprises; tell which kind it was."""
    moves = person.position()["moves"]
    kinds = {move["kind"] for move in moves}
    kind = next(kind for kind in rather if kind in kinds)
    chosen = [move for move in moves if move["kind"] == kind]
    move = min(chosen, key=lambda each: (each.get("star") is not None, len(each.get("tiles") or ())))
    if kind == "redraw":
        person.redraw(move.get("mine") or move["tiles"][0])
    elif kind == "swap":
        person.swap(move["mine"], move["theirs"])
    else:
        person.lay(move)
    return kind


def bossa_opening(people: Sequence[Person], wish: str = "doubler") -> None:
    """Make every choice of the set-up."""
    while (mover := whose_turn(people)) and mover.position()["view"]["phase"] != "play":
        _bossa_choice(mover, wish)


def bossa_together(people: Sequence[Person]) -> None:
    """Play to the end."""
    bossa_opening(people)
    for _ in range(MOST_TURNS):
        mover = whose_turn(people)
        if mover is None:
            return
        bossa_turn(mover)
    raise AssertionError("the game did not end")
