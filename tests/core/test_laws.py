"""The shipped laws notice games that break them."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from chabudai.core import ALL, PUBLIC, ChabudaiError, Chance, Observer, Registry, Result, Seat
from chabudai.core.errors import InvalidRules
from chabudai.core.laws import BrokenLaw, check_game
from chabudai.games import GAMES
from chabudai.games.hanabi import HANABI, Hanabi, HanabiMove, HanabiState, HanabiView, Play, Slot
from chabudai.games.hanabi.hand import Hand
from chabudai.games.hanabi.scoring import Ended


def test_a_good_game_passes() -> None:
    """The last position comes back."""
    assert check_game(HANABI, HANABI.setup(2, {}), "good").to_move is None


def check_some() -> None:
    """Check a few games."""
    for number in range(10):
        check_game(HANABI, HANABI.setup(3, {"edition": "pl"}), f"fault {number}")


def first_law_broken_by(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, fault: object) -> str:
    """Plant a fault and return the law that catches it."""
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(BrokenLaw) as broken:
        check_some()
    assert broken.value.record.game == "hanabi"
    assert broken.value.law in str(broken.value)
    return broken.value.law


REAL_PLAY: Callable[[HanabiState, HanabiMove], HanabiState] = HanabiState.play
REAL_VIEW: Callable[[HanabiState, Observer], HanabiView] = HanabiState.view
REAL_LEGAL: Callable[[HanabiState], tuple[HanabiMove, ...]] = HanabiState.legal_moves


def losing_a_card(state: HanabiState, move: HanabiMove) -> HanabiState:
    """Drop the deck's last card at the third move."""
    after = REAL_PLAY(state, move)
    return replace(after, deck=after.deck[:-1]) if after.turn == 3 else after


def peeking(state: HanabiState, observer: Observer) -> HanabiView:
    """Leak the next card of the deck through the number of tokens."""
    view = REAL_VIEW(state, observer)
    return replace(view, clue_tokens=view.clue_tokens + 10 * state.deck[0].value if state.deck else 0)


def looking_around(state: HanabiState, observer: Observer) -> HanabiView:
    """Show the public the first hand."""
    view = REAL_VIEW(state, observer)
    return replace(view, hands=(state.hands[0].cards, *view.hands[1:])) if observer is PUBLIC else view


def looking_ahead(state: HanabiState, observer: Observer) -> HanabiView:
    """Show whoever sees all hands what comes next."""
    view = REAL_VIEW(state, observer)
    next_card = tuple(state.deck[:1])
    return replace(view, hands=(*view.hands, next_card)) if observer is ALL else view


def seating_onlookers(state: HanabiState, observer: Observer) -> HanabiView:
    """Give whoever sees all hands the view of the seat to move."""
    return REAL_VIEW(state, Seat(state.to_move or 0) if observer is ALL else observer)


def listing_twice(state: HanabiState) -> tuple[HanabiMove, ...]:
    """List the first move twice."""
    return REAL_LEGAL(state)[:1] + REAL_LEGAL(state)


def listing_backwards(state: HanabiState) -> tuple[HanabiMove, ...]:
    """List the moves in the wrong order."""
    return REAL_LEGAL(state)[::-1]


def listing_few(state: HanabiState) -> tuple[HanabiMove, ...]:
    """Keep the last legal moves to oneself."""
    return REAL_LEGAL(state)[:3]


def ending_early(state: HanabiState, move: HanabiMove) -> HanabiState:
    """Say at the third move that the game is over, and go on."""
    after = REAL_PLAY(state, move)
    return replace(after, ended=Ended.DECK) if after.turn == 3 else after


def ending_without_a_word(state: HanabiState, move: HanabiMove) -> HanabiState:
    """Do not say why the game is over."""
    after = REAL_PLAY(state, move)
    return replace(after, ended=None) if after.to_move is None else after


def paying_early(state: HanabiState) -> tuple[float, ...]:
    """Pay before the end."""
    return (1.0,) * state.players


@pytest.mark.parametrize(
    ("owner", "name", "fault", "law"),
    [
        (HanabiState, "play", losing_a_card, "no piece is lost or made"),
        (HanabiState, "view", peeking, "a view shows nothing that is hidden"),
        (HanabiState, "view", looking_around, "the public sees nothing that a seat does not see"),
        (HanabiState, "view", looking_ahead, "a view shows nothing that is hidden"),
        (HanabiState, "view", seating_onlookers, "an onlooker has no legal moves"),
        (HanabiState, "result", lambda _: None, "an ended game has a result"),
        (HanabiState, "result", lambda _: Result("deck"), "a game that goes on has no result"),
        (Hanabi, "cooperative", False, "whoever wins is paid most"),
        (HanabiState, "legal_moves", listing_twice, "a legal move is listed once"),
        (HanabiState, "legal_moves", listing_backwards, "legal moves are ordered by their action numbers"),
        (HanabiState, "legal_moves", listing_few, "a view knows its seat's legal moves"),
        (HanabiState, "play", ending_early, "a game that goes on has not ended"),
        (HanabiState, "play", ending_without_a_word, "an ended game says why"),
        (HanabiState, "told", lambda *_: None, "nobody's own move is a secret from them"),
        (HanabiState, "returns", paying_early, "nobody is paid before the end"),
        (Hanabi, "parse", lambda *_: Play(Slot(0)), "a move's text parses back to it"),
        (Hanabi, "move", lambda *_: Play(Slot(0)), "an action number gives its move"),
        (Hanabi, "events", lambda *_: (), "a move makes something happen"),
        (Hanabi, "longest_game", 5, "every game ends"),
        (HanabiState, "to_json", lambda _: {"hands": {1, 2}}, "a state's JSON form is plain JSON"),
    ],
)
def test_a_planted_fault_is_caught(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str, fault: object, law: str
) -> None:
    """Each law fails when it is broken, and names itself."""
    assert first_law_broken_by(monkeypatch, owner, name, fault) == law


def test_a_leaking_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that shows the owner the card just drawn breaks secrecy."""
    from chabudai.games.hanabi.events import Drawn  # noqa: PLC0415 - only this test plants a fault in it

    law = first_law_broken_by(monkeypatch, Drawn, "seen_by", lambda event, _: event)

    assert law == "events tell an observer nothing that is hidden from them"


def test_a_hidden_random_generator_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move with two outcomes breaks the promise that games replay."""
    throws = Chance("test", "hidden")

    def gambling(state: HanabiState, move: HanabiMove) -> HanabiState:
        after = REAL_PLAY(state, move)
        return replace(after, deck=throws.shuffled(after.deck))

    assert first_law_broken_by(monkeypatch, HanabiState, "play", gambling) == "a move has one outcome"


@pytest.mark.parametrize("name", GAMES)
def test_states_are_values(name: str) -> None:
    """Equal games have equal, hashable positions that cannot be changed."""
    game = GAMES[name]
    setup = game.setup(game.min_players, {})
    first, second = (game.deal(setup, game.shuffle(setup, "value")) for _ in range(2))

    assert first == second
    assert hash(first) == hash(second)
    with pytest.raises(AttributeError):
        first.to_move = None
    assert isinstance(first.pieces(), Counter)


def test_the_registry_names_what_it_has() -> None:
    """An unknown game is refused with the names of those there are."""
    with pytest.raises(InvalidRules, match="chess") as refusal:
        GAMES.find("chess")
    assert all(name in refusal.value.hint for name in GAMES)
    assert (list(GAMES), len(Registry([HANABI]))) == (["hanabi", "bossa"], 1)


def test_a_refusal_says_what_and_what_instead() -> None:
    """As text it is the message and the hint; without a hint, the message alone."""
    assert str(ChabudaiError("No.", hint="Yes.")) == "No. Yes."
    assert str(ChabudaiError("No.")) == "No."


def codes(kind: type[Any]) -> set[str]:
    """Return the codes of an error and of all below it, as far as the engine knows them."""
    known = kind.__module__.startswith(("chabudai.core.", "chabudai.engine."))
    return ({kind.code} if known else set()).union(*(codes(below) for below in kind.__subclasses__()))


def test_codes_are_those_of_the_protocol() -> None:
    """Programs rely on them: none may vanish or appear by accident."""
    import chabudai.engine  # noqa: F401, PLC0415 - its errors count too

    assert codes(ChabudaiError) - {"error"} == {
        "request/malformed",
        "table/unknown",
        "rules/invalid",
        "deal/invalid",
        "move/unreadable",
        "move/illegal",
        "game/over",
        "record/invalid",
    }


def test_a_hand_knows_what_is_in_it() -> None:
    """The bit sets that legal moves are listed from follow the cards."""
    state = HANABI.deal(HANABI.setup(2, {}), HANABI.shuffle(HANABI.setup(2, {}), "bits"))
    hand = state.hands[0]

    assert hand == Hand.of(hand.cards, hand.knowledge)
    assert {colour for colour in state.setup.colours if hand.colours >> colour & 1} == {c.colour for c in hand.cards}
