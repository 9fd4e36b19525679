"""What every bot keeps to: legal moves everywhere, the same game from the same seed, no hidden knowledge."""

from itertools import product

import pytest

from chabudai.bots import BOTS, LANGUAGES, BotKind, UnknownBot, bot_seed, play_game, seat_again
from chabudai.core import Chance, Seat
from chabudai.games import GAMES

KINDS = tuple(BOTS)
SWITCHES: tuple[str, ...] = ("empty_clues", "all_or_nothing", "synchronised", "avalanche")


def name(kind: BotKind) -> str:
    """Return a bot's name for a test's title."""
    return f"{kind.game}-{kind.name}"


def tables(game: str) -> list[tuple[int, dict[str, bool]]]:
    """Return every combination of variants, and each number of players with each variant somewhere."""
    if game == "bossa":
        return [(2, {})] * 2
    combinations = product((False, True), repeat=len(SWITCHES))
    return [
        (2 + (number + number // 4) % 4, dict(zip(SWITCHES, values, strict=True)))
        for number, values in enumerate(combinations)
    ]


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_bots_play_legally_at_every_table_they_accept(kind: BotKind) -> None:
    """Every variant and number of players comes to an end without a refused move."""
    game = GAMES[kind.game]
    for number, (players, rules) in enumerate(tables(kind.game)):
        setup = game.setup(players, rules)
        if kind.plays(setup):
            outcome = play_game(game, setup, f"legal/{number}", [kind] * players)
            assert len(outcome.returns) == players


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_the_same_seed_gives_the_same_game(kind: BotKind) -> None:
    """Nothing but the seed decides."""
    game = GAMES[kind.game]
    setup = game.setup(2, {})

    assert play_game(game, setup, "tea", [kind] * 2) == play_game(game, setup, "tea", [kind] * 2)


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_only_bots_that_draw_play_a_deal_in_another_way_with_other_luck(kind: BotKind) -> None:
    """Luck of its own changes the game of a bot that draws lots, and of no other; the deal's seed is the usual luck."""
    game = GAMES[kind.game]
    setup = game.setup(2, {})

    games = {play_game(game, setup, "tea", [kind] * 2, luck) for luck in ("rain", "sun", "wind", "snow")}

    assert (len(games) > 1) is kind.draws
    assert play_game(game, setup, "tea", [kind] * 2, "tea") == play_game(game, setup, "tea", [kind] * 2)


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_bot_says_how_it_plays_in_every_language(kind: BotKind) -> None:
    """One sentence each in English, Italian, Spanish and Polish."""
    assert set(LANGUAGES) <= set(kind.sentence)
    assert all(sentence.endswith(".") for sentence in kind.sentence.values())


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.levels], ids=name)
def test_each_level_says_in_every_language_how_it_plays(kind: BotKind) -> None:
    """Whoever chooses between levels reads what makes them different."""
    for language in LANGUAGES:
        sentences = [kind.at(level).sentence[language] for level in kind.levels]
        assert len(set(sentences)) == len(sentences)
        assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_bot_seated_anew_goes_on_as_before(kind: BotKind) -> None:
    """A bot that watches its own seat's views again makes the very same moves."""
    game = GAMES[kind.game]
    setup = game.setup(2, {})
    outcome = play_game(game, setup, "again", [kind] * 2)
    state = game.deal(setup, game.shuffle(setup, "again"))
    first = [state.view(Seat(seat)) for seat in range(2)]
    seen: list[list[tuple[object, object]]] = [[], []]
    for text in outcome.moves:
        mover = state.to_move
        bot = seat_again(kind, bot_seed("again", mover), first[mover], seen[mover])
        move = bot.choose(state.view(mover))
        assert str(move) == text
        before, state = state, state.play(move)
        for seat in range(2):
            seen[seat].append((before.told(move, Seat(seat)), state.view(Seat(seat))))


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_worlds_that_look_the_same_get_the_same_move(kind: BotKind) -> None:
    """A bot's move depends on what its seat has seen, and on nothing else.

    At some moments the world is exchanged for one that the mover cannot tell from it. The mover,
    who has seen the same, must do the same there.
    """
    game = GAMES[kind.game]
    setup = game.setup(2, {})
    chance = Chance("alike", "tea")
    state = game.deal(setup, game.shuffle(setup, "alike"))
    bots = [kind.sit(state.view(Seat(seat)), str(seat)) for seat in range(2)]
    while (mover := state.to_move) is not None:
        other = state.alike(mover, chance)
        move = bots[mover].choose(state.view(mover))
        assert bots[mover].choose(other.view(mover)) == move
        before, state = state, state.play(move)
        for seat, bot in enumerate(bots):
            bot.watch(before.told(move, Seat(seat)), state.view(Seat(seat)))


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    """The error names what was asked for and what there is."""
    with pytest.raises(UnknownBot, match=r"'teapot' for hanabi.*random, cautious"):
        BOTS.find("hanabi", "teapot")


def test_a_level_that_does_not_exist_is_refused() -> None:
    """`name:level` needs a bot that has levels."""
    with pytest.raises(UnknownBot, match="no level 'hard'"):
        BOTS.find("bossa", "greedy:hard")
