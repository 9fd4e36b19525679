"""`chabudai rulebook` prints the rules of an edition."""

from __future__ import annotations

from typer.testing import CliRunner

from chabudai.cli.app import app
from chabudai.words import Words


def printed(*arguments: str) -> str:
    """Return what the command prints."""
    result = CliRunner().invoke(app, ["rulebook", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_polish_avalanche_has_its_own_bands_and_variants() -> None:
    """What was agreed is what is printed."""
    text = printed("hanabi", "--edition", "pl", "--variant", "avalanche", "--language", "pl")
    words = Words("pl", ("game", "page", "rules", "editions"))

    assert "Gérald Guerlais" in text
    assert words.say("rules-h-ava-1") in text
    assert words.say("rules-h-clue-not-empty") in text
    assert f"30-30      {words.say('rank-pl-beyond_the_stars')}" in text
    assert words.say("variant-synchronised") not in text


def test_all_or_nothing_has_no_score_table() -> None:
    """Nothing is scored there."""
    text = printed("hanabi", "--variant", "all_or_nothing", "--language", "en")

    assert "2023" in text
    assert Words("en", ("editions",)).say("score-none") in text


def test_bossa_tells_for_whom_it_is() -> None:
    """The leaflet's age and designers."""
    text = printed("bossa", "--language", "it")

    assert "da 6 anni" in text
    assert "MAEDA Hiroshi" in text
