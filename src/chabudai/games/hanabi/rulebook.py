"""The rules of Hanabi to be read: which sentences belong together, when they hold, and who prints them."""

from __future__ import annotations

from typing import Final

from chabudai.core import Paragraph, Rulebook, Section, Verdict
from chabudai.games.hanabi.scoring import Band

ALL_OR_NOTHING: Final = "all_or_nothing"
AVALANCHE: Final = "avalanche"
EMPTY: Final = "empty_clues"
FULL: Final = 25
"""The best score without the avalanche."""


def _told(name: str, *numbers: str, only: str = "", unless: str = "", decided: str = "") -> Paragraph:
    return Paragraph(f"rules-h-{name}", numbers, only, unless, decided=(decided,) if decided else ())


def _verdicts() -> tuple[Verdict, ...]:
    """Return the score table: with the avalanche the full score of the others is no longer the best."""
    below = [Verdict(band.name.lower(), *band.value) for band in Band if band.value[1] < FULL]
    legend, beyond = Band.LEGEND, Band.BEYOND_THE_STARS
    return (
        *below,
        Verdict(legend.name.lower(), FULL, FULL, unless=AVALANCHE),
        Verdict(legend.name.lower(), *legend.value, only=AVALANCHE),
        Verdict(beyond.name.lower(), *beyond.value, only=AVALANCHE),
    )


RULEBOOK: Final = Rulebook(
    sections=(
        Section("rules-h-aim", (_told("aim-1", "H1.1"), _told("aim-2", "H1.7"))),
        Section(
            "rules-h-setup",
            (
                _told("setup-cards", "H1.2", unless=AVALANCHE),
                _told("setup-cards-avalanche", "H1.2", only=AVALANCHE),
                _told("setup-hands", "H1.3", "H1.4"),
                _told("setup-tokens", "H1.5"),
                _told("setup-first", "H1.6"),
            ),
        ),
        Section("rules-h-turn", (_told("turn-1", "H2.1"), _told("turn-2", "H2.2", "H2.3"))),
        Section(
            "rules-h-clue",
            (
                _told("clue-1", "H3.1"),
                _told("clue-2", "H3.2"),
                _told("clue-3", "H3.3"),
                Paragraph("rules-h-clue-empty", ("H3.4",), only=EMPTY, editions=("it-2023",)),
                Paragraph("rules-h-clue-not-empty", ("H3.4",), unless=EMPTY, editions=("es-2019", "pl", "it-fan")),
            ),
        ),
        Section("rules-h-discard", (_told("discard-2", "H4.1"), _told("discard-1", "H4.2"))),
        Section("rules-h-play", (_told("play-1", "H5.1"), _told("play-2", "H5.2", "H5.3"), _told("play-3", "H5.4"))),
        Section(
            "rules-h-end",
            (
                Paragraph("rules-h-end-errors", ("H6.1",), editions=("it-2023", "pl", "it-fan")),
                _told("end-victory", "H6.2"),
                _told("end-deck", "H6.3", unless=ALL_OR_NOTHING),
                _told("end-score", "H6.4", "H6.5", unless=ALL_OR_NOTHING, decided="H6.4"),
            ),
        ),
        Section(
            "variant-all_or_nothing",
            (_told("aon-1", "H7.1"), _told("aon-2", "H7.2", "H7.3", decided="H7.3"), _told("aon-3", "H7.4")),
            ALL_OR_NOTHING,
        ),
        Section(
            "variant-synchronised",
            (
                _told("sync-1", "H8.1"),
                _told("sync-2", "H8.2"),
                _told("sync-3", "H8.3"),
                _told("sync-4", "H8.4", decided="H8.4"),
            ),
            "synchronised",
        ),
        Section("variant-avalanche", (_told("ava-1", "H9.1"), _told("ava-2", "H9.2", "H9.3")), AVALANCHE),
        Section("rules-h-talk", (_told("talk-1", "H11.1"),)),
    ),
    verdicts=_verdicts(),
    unscored=ALL_OR_NOTHING,
)
"""A variant's section is printed by the editions that offer the variant."""
