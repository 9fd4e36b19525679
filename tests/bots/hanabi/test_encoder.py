"""The bots that speak the information strategy's code."""

import pytest

from chabudai.bots import BOTS, BotKind, Reason, UnknownBot, play_game
from chabudai.bots.hanabi.encoder import EncoderKind, ForesightKind
from chabudai.bots.hanabi.speaking import move_reason
from chabudai.core import Seat
from chabudai.games.hanabi import HANABI

VARIANTS: list[tuple[int, dict[str, bool | int]]] = [
    (2, {"empty_clues": False}),
    (3, {"first": 2}),
    (4, {"avalanche": True, "synchronised": True}),
    (5, {"all_or_nothing": True}),
]


@pytest.mark.parametrize(("players", "rules"), VARIANTS)
def test_games_in_one_call_are_the_games_of_seated_bots(players: int, rules: dict[str, bool | int]) -> None:
    """The compiled way plays move for move what bots play that are seated one by one."""
    setup = HANABI.setup(players, rules)
    seeds = ["tea", "rice", "plum"]

    assert EncoderKind().play_games(setup, seeds) == [
        play_game(HANABI, setup, seed, [EncoderKind()] * players) for seed in seeds
    ]


def test_the_code_alone_builds_nearly_everything() -> None:
    """With five players who follow it, a game comes close to 25."""
    outcome = play_game(HANABI, HANABI.setup(5, {"empty_clues": False}), "tea", [EncoderKind()] * 5)

    assert outcome.returns[0] > 20


@pytest.mark.parametrize("name", ["encoder", "foresight:quick"])
def test_the_bot_says_what_it_did_and_what_its_cards_may_be(name: str) -> None:
    """A reason for the move, and for each own card the faces that everybody knows to be possible."""
    kind: BotKind = BOTS.find("hanabi", name)
    state = HANABI.deal(HANABI.setup(3, {}), HANABI.shuffle(HANABI.setup(3, {}), "tea"))
    bot = kind.sit(state.view(state.setup.rules.first), "seed")

    assert bot.choose(state.view(state.setup.rules.first)) in state.legal_moves()
    assert bot.explain()
    assert len(bot.reading()) == 5


def test_foresight_says_when_it_leaves_the_code_and_for_which_move() -> None:
    """Its reason names the code's own move exactly where that is another one."""
    setup = HANABI.setup(2, {"empty_clues": False})
    state = HANABI.deal(setup, HANABI.shuffle(setup, "tea"))
    bots = [ForesightKind("quick").sit(state.view(Seat(seat)), "seed") for seat in range(2)]
    plain = [EncoderKind().sit(state.view(Seat(seat)), "seed") for seat in range(2)]
    left = 0
    while state.to_move is not None:
        seat = state.to_move
        move, usual = bots[seat].choose(state.view(seat)), plain[seat].choose(state.view(seat))
        named = Reason("because-better", {"move": move_reason(usual)})
        assert (bots[seat].explain() == named) is (move != usual)
        left += move != usual
        state = state.play(move)
        for number, (bot, other) in enumerate(zip(bots, plain, strict=True)):
            bot.watch(move, state.view(Seat(number)))
            other.watch(move, state.view(Seat(number)))
    assert left


def test_levels_are_named() -> None:
    """A level that does not exist is refused with those that do."""
    assert ForesightKind().at("deep").sentence
    with pytest.raises(UnknownBot, match="sleepy"):
        ForesightKind().at("sleepy")
