"""The conventions of `partner`, one position each."""

from collections import Counter
from typing import Any

import pytest
from tests.games.hanabi.positions import position

from chabudai.bots import BOTS, Bot, Reason, UnknownBot, bot_seed, play_game
from chabudai.bots.hanabi.faces import VALUE_FACES
from chabudai.bots.hanabi.partner.conventions.registry import LEVELS
from chabudai.bots.hanabi.speaking import faces_reason, move_reason
from chabudai.core import Chance, Seat
from chabudai.games import HANABI
from chabudai.games.hanabi import Card, HanabiState
from chabudai.games.hanabi.components import CARD_BY_TEXT

PARTNER = BOTS.find("hanabi", "partner")
AnyBot = Bot[Any, Any]


def deal(*hands: str) -> HanabiState:
    """Deal these hands, oldest card first, and the other cards in order behind them."""
    setup = HANABI.setup(len(hands), {"empty_clues": False})
    dealt = [CARD_BY_TEXT[text] for hand in hands for text in hand.split()]
    left = Counter(setup.deck)
    left.subtract(dealt)
    return HANABI.deal(setup, (*dealt, *left.elements()))


def seated(state: HanabiState) -> list[AnyBot]:
    """Seat a partner everywhere."""
    return [PARTNER.sit(state.view(Seat(seat)), "x") for seat in range(state.players)]


def after(state: HanabiState, bots: list[AnyBot], *moves: str) -> HanabiState:
    """Make moves and let everybody watch."""
    for text in moves:
        move = HANABI.parse(text)
        state = state.play(move)
        for seat, bot in enumerate(bots):
            bot.watch(move, state.view(Seat(seat)))
    return state


def chosen(state: HanabiState, bots: list[AnyBot]) -> str:
    """Return what the seat to move does."""
    assert state.to_move is not None
    return str(bots[state.to_move].choose(state.view(state.to_move)))


IDLE = "Y4 G4 W4 B4 R4"
"""A hand with nothing to do."""


def test_a_play_clue_is_played() -> None:
    """The focus of a colour clue off the chop is the card that fits, and it is played."""
    state = deal(IDLE, "Y3 G3 R1 W3 B3", "G4 Y4 W4 B4 R4")
    bots = seated(state)
    state = after(state, bots, "clue 2 red")

    assert bots[1].reading()[2] == "R1"
    assert chosen(state, bots) == "play 3"
    assert bots[1].explain() == Reason("because-ready", {"card": faces_reason(1)})


def test_the_focus_is_the_newest_of_several_new_cards() -> None:
    """Of two red cards off the chop the newer one is played."""
    state = deal(IDLE, "Y3 R3 G3 R1 B3", "G4 Y4 W4 B4 R4")
    bots = seated(state)
    state = after(state, bots, "clue 2 red")

    assert chosen(state, bots) == "play 4"


def test_a_five_on_the_chop_is_saved_not_played() -> None:
    """The clue 5 keeps; nobody plays a 5 because of it."""
    state = deal(IDLE, "R5 Y3 G3 W3 B3", "G4 Y4 W4 B4 R4")
    bots = seated(state)
    state = after(state, bots, "clue 2 5")

    assert not chosen(state, bots).startswith("play")
    assert bots[1].reading()[0] == "R5/Y5/G5/W5/B5"


def test_the_next_players_five_is_saved() -> None:
    """Whoever sees a 5 on the next player's chop, with nothing better to do, clues it."""
    state = deal(IDLE, "R5 Y3 G3 W3 B3", "G4 Y4 W4 B4 R4")

    assert chosen(state, seated(state)) == "clue 2 5"


def test_a_finesse_is_answered_from_the_newest_card() -> None:
    """Whoever sees a clue on a red 2 and no red 1 anywhere plays the newest card blind."""
    state = deal(IDLE, "Y3 G3 W3 B3 R1", "G4 Y4 R2 B4 W4")
    bots = seated(state)
    state = after(state, bots, "clue 3 red")

    assert chosen(state, bots) == "play 5"
    assert bots[1].explain() == Reason("because-bluffed", {"card": faces_reason(VALUE_FACES[1])})


def test_whoever_knows_no_bluffs_takes_the_card_for_the_missing_one() -> None:
    """At a lower level the same clue leaves no doubt which card it is."""
    state = deal(IDLE, "Y3 G3 W3 B3 R1", "G4 Y4 R2 B4 W4")
    bots: list[AnyBot] = [PARTNER.at("intermediate").sit(state.view(Seat(seat)), "x") for seat in range(3)]
    state = after(state, bots, "clue 3 red")

    assert chosen(state, bots) == "play 5"
    assert bots[1].explain() == Reason("because-finessed", {"card": faces_reason(1)})


def test_the_receiver_waits_for_a_finesse_and_then_knows() -> None:
    """Whoever sees the red 1 next to the giver does not play at once, and has the red 2 afterwards."""
    state = deal(IDLE, "Y3 G3 W3 B3 R1", "G4 Y4 R2 B4 W4")
    bots = seated(state)
    state = after(state, bots, "clue 3 red")
    assert bots[2].reading()[2] == "R1/R2"
    state = after(state, bots, "play 5")

    assert bots[2].reading()[2] == "R2"
    assert chosen(state, bots) == "play 3"


def test_an_unanswered_finesse_was_none() -> None:
    """When the player with the red 1 does something else, the receiver has a red 1 as well."""
    state = deal(IDLE, "Y3 G3 W3 B3 R1", "G4 Y4 R1 B4 W4")
    bots = seated(state)
    state = after(state, bots, "clue 3 red", "clue 1 4")

    assert bots[2].reading()[2] == "R1"


def test_good_touch_rules_out_what_is_touched_elsewhere() -> None:
    """A 1 that is touched in another hand is not in mine."""
    state = deal("Y4 G4 W4 B4 B3", "Y3 G3 R1 W3 B3", "G4 Y4 W1 B4 R4")
    bots = seated(state)
    state = after(state, bots, "clue 2 red", "clue 3 1")

    assert bots[2].reading()[2] == "Y1/G1/W1/B1"


def test_a_player_without_conventions_is_taken_literally() -> None:
    """Whoever twice discards instead of playing what was asked for is given no more hidden meanings."""
    state = deal("Y4 G4 W4 B4 R4", "Y3 G3 R1 W3 B1")
    bots = seated(state)
    state = after(state, bots, "clue 2 red", "discard 1", "clue 2 blue", "discard 1")
    state = after(state, bots, "clue 2 white", "clue 1 red")

    assert bots[0].reading()[3].count("/") > 1


@pytest.mark.parametrize(
    ("errors", "proofs", "moves"),
    [
        (1, 0, "clue 3 red, clue 1 red, play 1, clue 2 white"),
        (2, 0, "play 1, clue 3 red, play 1, clue 2 white"),
        (2, 1, "clue 2 red, play 1, play 1, clue 3 5, clue 1 red, play 1, clue 2 white"),
        (2, 1, "clue 2 green, play 3, clue 1 red, clue 2 blue, play 2, play 1, clue 2 white"),
        (2, 2, "clue 2 red, play 1, play 1, clue 2 blue, play 1, play 1, clue 2 white"),
    ],
    ids=["one error", "no proof", "one proof", "a failure is no proof", "two proofs"],
)
def test_one_error_before_the_end_only_proved_givers_are_believed(errors: int, proofs: int, moves: str) -> None:
    """A clue means more than it says once two cards that fitted were played because of its giver's clues."""
    state = deal(IDLE, "R1 B1 G3 Y3 W1", "G4 Y4 W4 B4 R5")
    bots = seated(state)
    state = after(state, bots, *moves.split(", "))
    white = next(slot for slot, card in enumerate(state.hands[1].cards) if str(card) == "W1")

    assert (state.to_move, state.errors) == (1, errors)
    assert (bots[1].reading()[white] == "W1") is (errors < 2 or proofs == 2)


def world_like(state: HanabiState, deck: tuple[Card, ...], order: list[list[int]], chance: Chance) -> tuple[Card, ...]:
    """Return another deck with which the seat to move would have seen the very same game."""
    seat = state.to_move
    assert seat is not None
    other = state.alike(seat, chance)
    changed = list(deck)
    for place, card in zip(order[seat], other.hands[seat].cards, strict=True):
        changed[place] = card
    changed[len(deck) - len(other.deck) :] = other.deck
    return tuple(changed)


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_that_look_the_same_get_the_same_move(players: int) -> None:
    """The whole game is replayed with other hidden cards, and the bot that saw the same does the same."""
    setup = HANABI.setup(players, {})
    deck = HANABI.shuffle(setup, "worlds")
    moves = play_game(HANABI, setup, "worlds", [PARTNER] * players).moves
    state = HANABI.deal(setup, deck)
    size = setup.hand_size
    order = [list(range(seat * size, (seat + 1) * size)) for seat in range(players)]
    drawn, chance = players * size, Chance("worlds", "tea")
    for turn, text in enumerate(moves):
        mover = state.to_move
        assert mover is not None
        if turn % 7 == 3:
            assert replayed(world_like(state, deck, order, chance), moves[:turn], players) == text
        if not text.startswith("clue"):
            del order[mover][int(text.split()[1]) - 1]
            if state.deck:
                order[mover].append(drawn)
                drawn += 1
        state = state.play(HANABI.parse(text))


def replayed(deck: tuple[Card, ...], moves: tuple[str, ...], players: int) -> str:
    """Return what the seat to move does after *moves* were made with *deck*."""
    state = HANABI.deal(HANABI.setup(players, {}), deck)
    seat = Seat(len(moves) % players)
    bot = PARTNER.sit(state.view(seat), bot_seed("worlds", seat))
    for text in moves:
        move = HANABI.parse(text)
        state = state.play(move)
        bot.watch(move, state.view(seat))
    return str(bot.choose(state.view(seat)))


def test_it_gets_far_with_itself_and_does_not_fall_apart_with_another() -> None:
    """A few games are enough to see that the conventions work; how well is a benchmark."""
    setup = HANABI.setup(3, {"empty_clues": False})
    cautious = BOTS.find("hanabi", "cautious")
    alone = [play_game(HANABI, setup, f"t/{i}", [PARTNER] * 3).returns[0] for i in range(6)]
    mixed = [play_game(HANABI, setup, f"t/{i}", [PARTNER, cautious, PARTNER]).returns[0] for i in range(6)]

    assert sum(alone) / 6 > 20
    assert sum(mixed) / 6 > 12


@pytest.mark.parametrize(("players", "rules"), [(2, {}), (4, {"avalanche": True, "synchronised": True})])
def test_games_in_one_call_are_the_games_of_seated_bots(players: int, rules: dict[str, bool]) -> None:
    """The compiled way plays move for move what bots play that are seated one by one."""
    setup = HANABI.setup(players, rules)
    seeds = ["tea", "rice"]

    assert PARTNER.play_games(setup, seeds) == [play_game(HANABI, setup, seed, [PARTNER] * players) for seed in seeds]


def test_without_the_compiled_engines_games_are_played_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then there is no faster way, and the level that searches is not offered."""
    monkeypatch.setattr("chabudai.bots.hanabi.partner.kind.find_spec", lambda _: None)
    monkeypatch.setattr("chabudai.bots.kind.find_spec", lambda _: None)
    setup = HANABI.setup(2, {})

    assert PARTNER.play_games(setup, ["tea"]) is None
    assert PARTNER.plays(setup)
    assert not PARTNER.at("deep").plays(setup)


def test_deep_says_when_it_leaves_the_conventions_and_for_which_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reason names the move of the conventions exactly where that is another one; else it is theirs."""
    monkeypatch.setattr("chabudai.bots.hanabi.partner.deep.WORLDS", 60)
    setup = HANABI.setup(2, {"empty_clues": False})
    state = HANABI.deal(setup, HANABI.shuffle(setup, "tea"))
    deep = [PARTNER.at("deep").sit(state.view(Seat(seat)), "seed") for seat in range(2)]
    plain = [PARTNER.sit(state.view(Seat(seat)), "seed") for seat in range(2)]
    left = 0
    while state.to_move is not None:
        seat = state.to_move
        move, usual = deep[seat].choose(state.view(seat)), plain[seat].choose(state.view(seat))
        better = Reason("because-better", {"move": move_reason(usual)})
        assert deep[seat].explain() == (plain[seat].explain() if move == usual else better)
        assert deep[seat].reading() == plain[seat].reading()
        left += move != usual
        state = state.play(move)
        for number, (bot, other) in enumerate(zip(deep, plain, strict=True)):
            bot.watch(move, state.view(Seat(number)))
            other.watch(move, state.view(Seat(number)))
    assert left


def test_the_name_alone_is_the_usual_company() -> None:
    """`partner` is a strength of its own, and what sits down when nobody chose."""
    assert BOTS.usual("hanabi", HANABI.setup(3, {})) == "partner"
    assert [kind.level for kind in PARTNER.strengths()] == ["", *LEVELS, "deep"]
    with pytest.raises(UnknownBot, match="sleepy"):
        PARTNER.at("sleepy")


def test_a_clue_passes_the_time_when_the_deck_is_the_clock() -> None:
    """With one card in the deck and three cards to come in turn, a discard would end the game too soon."""
    hands = "Y1 G1 W1 B1 Y2 / R3 R5 Y1 B1 G1 / R4 Y3 G3 W3 B3"
    state = position(f"fireworks R2 Y5 G5 W5 B5 | clues 5 | hands {hands} | deck Y4", empty_clues=False)
    bots = seated(state)
    state = after(state, bots, "clue 2 3", "clue 3 4", "clue 2 5")

    assert chosen(state, bots).startswith("clue")
    assert bots[0].explain() == Reason("because-late")


def test_the_same_turn_is_a_discard_while_the_deck_is_long() -> None:
    """Far from the end a token is worth more than the card that a discard takes."""
    hands = "Y1 G1 W1 B1 Y2 / R3 R5 Y1 B1 G1 / R4 Y3 G3 W3 B3"
    state = position(f"fireworks R2 Y5 G5 W5 | clues 5 | hands {hands}", empty_clues=False)
    bots = seated(state)
    state = after(state, bots, "clue 2 3", "clue 3 4", "clue 2 5")

    assert chosen(state, bots).startswith("discard")
