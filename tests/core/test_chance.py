"""Chance from a seed: the same on every machine, and fair."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from chabudai.core import Chance, InvalidDeal
from chabudai.core.chance import LONGEST_SEED
from chabudai.games import GAMES

KNOWN = [
    ("", "", [171, 290, 220, 737, 185, 434, 433, 232, 975, 367]),
    ("hanabi/1", "0", [103, 99, 695, 40, 387, 567, 753, 925, 420, 708]),
    ("test", "ünï ☂", [882, 901, 737, 109, 10, 574, 625, 556, 256, 157]),
    ("x", "\ud800", [410, 477, 993, 104, 64, 272, 32, 100, 614, 497]),
]
"""Label, seed and the first ten numbers below 1000."""
DEALS = [
    ("hanabi", 2, {}, "", "Y1 W1 R1 G2 B3 R2 Y3 G2 B2 Y1 R1 G1"),
    ("hanabi", 2, {}, "0", "B5 R1 W1 G1 G3 R1 W3 R4 R3 W3 Y1 Y3"),
    ("hanabi", 2, {}, "chabudai", "R4 R2 B3 R3 Y1 W1 B1 G4 B1 W4 R3 Y5"),
    ("hanabi", 2, {}, "☂" * 200, "Y3 R2 R4 Y2 W2 B5 Y3 Y1 B2 R4 R1 W1"),
    ("hanabi", 5, {"avalanche": True}, "0", "M4 W4 Y1 G2 M2 Y1 B2 M5 W1 R3 G3 B4"),
    ("hanabi", 5, {"avalanche": True}, "chabudai", "W3 W1 Y4 W5 G4 R4 W2 B5 B1 G4 B1 B3"),
    ("bossa", 2, {}, "", "3/3 3/1 0/3 0/6 0/5 2/3 5/0 1/2 1/0 2/0 2/1 1/5 | 2 6"),
    ("bossa", 2, {}, "0", "0/4 5/1 0/2 4/1 1/0 4/0 0/6 0/5 5/0 1/5 6/0 3/3 | 2 3"),
    ("bossa", 2, {}, "chabudai", "3/2 3/0 2/4 4/1 0/5 0/2 2/1 1/3 4/0 2/3 0/1 6/0 | 2 4"),
    ("bossa", 2, {}, "☂" * 200, "3/0 2/2 2/0 4/0 1/4 1/3 6/0 0/2 1/5 1/0 1/2 4/2 | 5 3"),
]
"""Game, players, rules, seed, and the first twelve cards or tiles of the deal (and the dice)."""


@pytest.mark.parametrize(("label", "seed", "numbers"), KNOWN)
def test_known_answers(label: str, seed: str, numbers: list[int]) -> None:
    """A seed gives these numbers, for ever."""
    chance = Chance(label, seed)

    assert [chance.below(1000) for _ in numbers] == numbers


def test_a_shuffle_has_a_known_answer() -> None:
    """The order in which a shuffle exchanges is part of what a seed means."""
    assert "".join(Chance("test", "0").shuffled("abcdefghijklmnopqrstuvwxyz")) == "ynjalqsrmdgwftehivuxckbpzo"


@pytest.mark.parametrize(("game", "players", "rules", "seed", "start"), DEALS)
def test_deals_are_the_same_on_every_machine(
    game: str, players: int, rules: dict[str, bool], seed: str, start: str
) -> None:
    """The same seed, rules and version give the same deal."""
    setup = GAMES[game].setup(players, rules)
    deal: dict[str, list[object]] = dict(GAMES[game].deal_json(GAMES[game].shuffle(setup, seed)))  # type: ignore[arg-type]
    pieces, *dice = deal.values()

    shown = [*pieces[:12], *(["|", *dice[0]] if dice else [])]
    assert " ".join(map(str, shown)) == start


def test_the_numbers_are_those_of_the_description() -> None:
    """SHA-256 of the key and a counter, four bytes a number: anybody can write it again."""
    key = sha256(b"label\0seed").digest()
    blocks = b"".join(sha256(key + number.to_bytes(8, "big")).digest() for number in range(3))
    words = [int.from_bytes(blocks[start : start + 4], "big") for start in range(0, len(blocks), 4)]
    chance = Chance("label", "seed")

    assert [chance.below(2**32) for _ in words] == words


def test_what_does_not_divide_evenly_is_drawn_again() -> None:
    """Numbers above the last whole multiple are left out, or low ones would come more often."""
    bound = 3 * 2**30
    low, raw = Chance("test", "again"), Chance("test", "again")
    wanted = [word for word in (raw.below(2**32) for _ in range(200)) if word < bound]

    assert [low.below(bound) for _ in wanted] == wanted
    assert len(wanted) < 190


def test_label_and_seed_both_matter() -> None:
    """Two purposes of one seed have nothing to do with each other."""
    streams = {
        (label, seed): tuple(chance.below(2**32) for _ in range(4))
        for label in ("a", "b")
        for seed in ("1", "2")
        for chance in [Chance(label, seed)]
    }

    assert len(set(streams.values())) == 4


def test_a_seed_may_have_200_characters() -> None:
    """Characters are counted, not bytes; one more is refused with the number."""
    Chance("test", "☂" * LONGEST_SEED)
    with pytest.raises(InvalidDeal, match="201 characters") as refusal:
        Chance("test", "x" * (LONGEST_SEED + 1))
    assert "200" in refusal.value.hint


def test_numbers_are_spread_evenly() -> None:
    """Sixty thousand throws of a die show each face about as often (chi-square below its 0.1 % mark)."""
    chance = Chance("test", "die")
    thrown = Counter(chance.below(6) for _ in range(60_000))

    assert set(thrown) == set(range(6))
    assert sum((number - 10_000) ** 2 / 10_000 for number in thrown.values()) < 20.5


def test_every_order_is_equally_likely() -> None:
    """The 24 orders of four things come about equally often (chi-square below its 0.1 % mark)."""
    chance = Chance("test", "orders")
    seen = Counter(chance.shuffled("abcd") for _ in range(24_000))

    assert set(seen) == set(permutations("abcd"))
    assert sum((number - 1000) ** 2 / 1000 for number in seen.values()) < 49.7


def test_every_card_comes_everywhere() -> None:
    """Over many seeds the first card is red about as often as one in five, and so is the last."""
    setup = GAMES["hanabi"].setup(2, {})
    decks = [GAMES["hanabi"].shuffle(setup, f"spread {number}") for number in range(2000)]

    for place in (0, 25, 49):
        colours = Counter(deck[place].colour for deck in decks)
        assert all(330 < colours[colour] < 470 for colour in setup.colours)


def test_shuffling_nothing_is_nothing() -> None:
    """Empty and single things need no chance."""
    chance = Chance("test", "empty")

    assert chance.shuffled("") == ()
    assert chance.shuffled("a") == ("a",)
    assert chance.below(1) == 0


def test_a_word_that_would_favour_small_numbers_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 2**32 words only a whole multiple of the bound is used: the first word beyond it is not."""
    bound = 3 << 30
    words = iter([bound, bound - 1])
    monkeypatch.setattr(Chance, "_word", lambda _: next(words))

    assert Chance("test", "0").below(bound) == bound - 1
