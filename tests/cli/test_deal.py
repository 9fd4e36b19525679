"""`chabudai deal`: shows a deal's number and what bots reach on it, in every language and as JSON, never its cards."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from chabudai.analysis.deals.sentences import distribution, standing
from chabudai.cli.app import app
from chabudai.protocol.deals import Tries
from chabudai.records.deal import Deal
from chabudai.words import LANGUAGES, Words

BOTS = (
    Tries(("foresight",), (25, 24, 25), drawn=True),
    Tries(("partner",), (21, 23), drawn=False),
    Tries(("cautious",), (14, 14), drawn=False),
)
PAIR = (Tries(("master", "greedy"), (1, 1, 0, -1), drawn=True),)


def run(*words: str) -> tuple[int, str]:
    """Run the command and return its code and all that it wrote."""
    result = CliRunner().invoke(app, ["deal", *words])
    return result.exit_code, result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_shown_with_what_bots_reach_on_it(language: str) -> None:
    """Its number, how to play it, and a sentence for each bot."""
    words = Words(language, ("game", "daily"))

    code, told = run("hanabi", "--players", "2", "--date", "2026-01-05", "--tries", "1", "--language", language)

    assert code == 0
    assert words.say("deal-name", game=words.say("hanabi"), number=5) in told
    assert "chabudai play hanabi --players 2 --deal 5" in told
    assert all(f"\n{bot}" in told for bot in ("foresight", "partner", "cautious"))
    assert "█" in told


@pytest.mark.parametrize(("game", "players"), [("hanabi", 3), ("bossa", 2)])
def test_json_has_the_tries_and_neither_cards_nor_seed(game: str, players: int) -> None:
    """A program reads what bots reached, try by try; the deal itself stays hidden."""
    result = CliRunner().invoke(app, ["deal", game, "--number", "8", "--tries", "2", "--json"])

    # That something is being compiled is said on standard error.
    told = result.stdout
    found = json.loads(told)
    assert result.exit_code == 0
    assert (found["game"], found["players"], found["number"]) == (game, players, 8)
    assert all(len(team["reached"]) == (2 if team["drawn"] else players) for team in found["bots"])
    assert set(found) == {"game", "players", "number", "bots"}
    assert Deal(game, players, 8).seed not in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("hanabi", "--number", "0"), "from 1 to 1000000"),
        (("hanabi", "--date", "2025-12-31"), "The first one was on 2026-01-01."),
        (("bossa", "--players", "3"), "Choose 2 players."),
        (("chess",), "chess"),
        (("hanabi", "--number", "1", "--date", "2026-01-05"), "not both"),
    ],
)
def test_what_is_no_deal_is_refused_with_a_hint(words: tuple[str, ...], said: str) -> None:
    """The answer names what to do instead."""
    code, told = run(*words)

    assert code == 2
    assert said in told


def test_bars_are_as_long_as_their_shares() -> None:
    """The scores between the worst and the best are all there, with how often each was reached."""
    told = list(distribution(BOTS, Words("en", ("daily",))))

    assert told[0] == "foresight: 3 tries, mean 24.7, from 24 to 25"
    assert told[1:3] == [f"  24 {'█' * 10} 1", f"  25 {'█' * 20} 2"]
    assert told[3].startswith("partner, always the same way: one try for each seat that can begin, mean 22.0")
    assert told[4:7] == [f"  21 {'█' * 15} 1", "  22", f"  23 {'█' * 15} 1"]


def test_a_bar_of_bossa_is_parted_into_won_drawn_and_lost() -> None:
    """Half won, a quarter drawn."""
    assert list(distribution(PAIR, Words("en", ("daily",)))) == [
        "master against greedy: the first seat wins 2 of 4, 1 drawn",
        f"  {'█' * 15}{'▒' * 8}{'░' * 7}",
    ]


def test_a_score_is_held_against_each_bot() -> None:
    """Ties count for the person; a game for two only tells what bots did."""
    words = Words("en", ("daily",))

    assert list(standing(BOTS, 23, words)) == [
        "Your score: 23",
        "As good as foresight or better in 0 of 3 tries",
        "As good as partner or better in 2 of 2 tries",
        "As good as cautious or better in 2 of 2 tries",
    ]
    assert list(standing(PAIR, 1, words)) == ["master against greedy: the first seat wins 2 of 4, 1 drawn"]


@pytest.mark.parametrize("words", [("--deal", "5", "--seed", "x"), ("--deal", "5", "--variant", "avalanche")])
def test_a_numbered_deal_cannot_be_changed(words: tuple[str, ...]) -> None:
    """Rules or a seed beside the number would be another game."""
    result = CliRunner().invoke(app, ["play", "hanabi", *words])

    assert result.exit_code == 2
    assert "--deal" in result.output


def test_a_deal_is_named_by_its_number_or_as_todays() -> None:
    """Anything else is refused."""
    result = CliRunner().invoke(app, ["play", "hanabi", "--deal", "tomorrow"])

    assert result.exit_code == 2
    assert "neither `today` nor a number" in result.output
