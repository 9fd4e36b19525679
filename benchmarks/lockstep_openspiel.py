"""Play our Hanabi and OpenSpiel's side by side and compare everything at every move.

OpenSpiel wraps the Hanabi Learning Environment, written by other people in another language.
Both get the same deck and the same moves, chosen by the rehearsal player, which reaches end
games. Compared at each move: hands, what clues tell about each card, tokens, lives, discards,
fireworks, deck, legal moves by number, whose turn it is, the end and what it pays.

    python benchmarks/lockstep_openspiel.py --games 10000
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from multiprocessing import Pool
from typing import Any

from chabudai.core import Chance, Seat
from chabudai.games.hanabi import HANABI, Card, HanabiSetup, HanabiState

PLAYERS = (2, 3, 4, 5)


class Difference(AssertionError):
    """The two engines do not agree."""


@dataclass(frozen=True)
class Seen:
    """A position in words that both engines can say."""

    to_move: int | None
    lives: int
    tokens: int
    fireworks: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    """A card's face and what clues leave possible for it, such as `R1 RYG12`."""
    deck_left: int
    discards: tuple[str, ...]
    legal: tuple[int, ...]
    returns: tuple[float, ...] | None


def table(players: int) -> HanabiSetup:
    """Return the rules that OpenSpiel plays: a clue must point at a card."""
    return HANABI.setup(players, {"edition": "pl"})


def load(players: int) -> Any:  # noqa: ANN401
    """Return OpenSpiel's game."""
    import pyspiel  # noqa: PLC0415 - only where it is installed

    return pyspiel.load_game("hanabi", {"players": players})


def ours(state: HanabiState) -> Seen:
    """Describe our position."""
    return Seen(
        to_move=state.to_move,
        lives=3 - state.errors,
        tokens=state.clue_tokens,
        fireworks=tuple(f"{colour.letter}{state.fireworks[colour]}" for colour in state.setup.colours),
        hands=tuple(
            tuple(
                f"{card} {_letters(known.colours, 'RYGWB')}{_letters(known.values, '12345')}"
                for card, known in zip(hand.cards, hand.knowledge, strict=True)
            )
            for hand in state.hands
        ),
        deck_left=state.deck_left,
        discards=tuple(map(str, state.discards)),
        legal=tuple(HANABI.action(state, move) for move in state.legal_moves()),
        returns=state.returns(),
    )


def theirs(state: Any) -> Seen:  # noqa: ANN401
    """Describe OpenSpiel's position, from its text."""
    text = str(state)
    fields = dict(re.findall(r"^([A-Z][a-z ]+): ?(.*?) *$", text, flags=re.MULTILINE))
    hands = text.partition("Hands:\n")[2].partition("Deck size")[0].replace("Cur player\n", "")
    over = state.is_terminal()
    return Seen(
        to_move=None if over else state.current_player(),
        lives=int(fields["Life tokens"]),
        tokens=int(fields["Info tokens"]),
        fireworks=tuple(fields["Fireworks"].split()),
        hands=tuple(
            tuple(f"{line[:2]} {line.rpartition('|')[2]}" for line in hand.split("\n") if line)
            for hand in hands.split("-----\n")
        ),
        deck_left=int(fields["Deck size"]),
        discards=tuple(fields["Discards"].split()),
        legal=tuple(state.legal_actions()) if not over else (),
        returns=tuple(state.returns()) if over else None,
    )


class Deal:
    """OpenSpiel's chance, told what to draw by our deck."""

    def __init__(self, state: HanabiState) -> None:
        """Take over the deck of our first position."""
        held = chain.from_iterable(hand.cards for hand in state.hands)
        self._cards = iter([*held, *state.deck])

    def __call__(self, state: Any) -> None:  # noqa: ANN401
        """Draw until somebody is to move."""
        while state.is_chance_node():
            state.apply_action(next(self._cards).number)

    def left(self) -> list[Card]:
        """Return the cards that have not been drawn."""
        return list(self._cards)


def play(game: Any, setup: HanabiSetup, seed: str) -> tuple[int, HanabiState]:  # noqa: ANN401
    """Play one game on both sides; return the number of moves and our last position.

    Raises:
        Difference: They do not agree.
    """
    state = HANABI.deal(setup, HANABI.shuffle(setup, seed))
    other, draw = game.new_initial_state(), Deal(state)
    choose: Callable[[HanabiState], Any] = HANABI.rehearsal(Chance("lockstep", seed))
    draw(other)
    moves = 0
    while state.to_move is not None:
        compare(ours(state), theirs(other), seed)
        compare_view(state, other, seed)
        action = HANABI.action(state, move := choose(state))
        state = state.play(move)
        other.apply_action(action)
        draw(other)
        moves += 1
    compare(ours(state), theirs(other), seed)
    return moves, state


def compare(mine: Seen, other: Seen, seed: str) -> None:
    """Say what differs, if anything does."""
    if mine != other:
        differing = {
            name: (value, vars(other)[name]) for name, value in vars(mine).items() if value != vars(other)[name]
        }
        raise Difference(f"seed {seed!r}: (ours, theirs) {differing}")


def compare_view(state: HanabiState, other: Any, seed: str) -> None:  # noqa: ANN401
    """Compare what the seat to move sees of all hands, own faces hidden."""
    seat = Seat(state.to_move or 0)
    seen = re.findall(r"^(\w\w) \|\|", other.observation_string(seat), flags=re.MULTILINE)
    hands = state.view(seat).hands
    turned = [*hands[seat:], *hands[:seat]]
    shown = ["XX" if card is None else str(card) for hand in turned for card in hand]
    if seen != shown:
        raise Difference(f"seed {seed!r}: seat {seat} sees {shown}, there it sees {seen}")


def _letters(bits: int, names: str) -> str:
    return "".join(name for place, name in enumerate(names) if bits >> place & 1)


def _batch(work: tuple[int, range]) -> tuple[int, int, Counter[str]]:
    players, numbers = work
    game, setup = load(players), table(players)
    ends: Counter[str] = Counter()
    total = 0
    for number in numbers:
        moves, last = play(game, setup, f"lockstep {players} {number}")
        total += moves
        ends[str(last.ended)] += 1
    return players, total, ends


def main() -> None:
    """Run as many games as asked, spread over the numbers of players."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    each, batch = options.games // len(PLAYERS), 50
    work = [(players, range(start, min(start + batch, each))) for players in PLAYERS for start in range(0, each, batch)]
    started = time.perf_counter()
    moves: Counter[int] = Counter()
    ends: dict[int, Counter[str]] = {players: Counter() for players in PLAYERS}
    with Pool(options.processes) as pool:
        for players, played, ended in pool.imap_unordered(_batch, work):
            moves[players] += played
            ends[players] += ended
    seconds = time.perf_counter() - started
    print(f"python {' '.join(sys.argv)}")
    for players in PLAYERS:
        told = ", ".join(f"{why} {number}" for why, number in sorted(ends[players].items()))
        print(f"{players} players: {ends[players].total()} games, {moves[players]} moves ({told})")
    print(f"{4 * each} games, {moves.total()} moves, no difference, {seconds:.0f} s")


if __name__ == "__main__":
    main()
