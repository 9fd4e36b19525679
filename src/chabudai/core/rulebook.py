"""A rulebook to be read: its sections and numbered paragraphs as data; the catalogue has the sentences."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One sentence or two of the rules, and when they hold."""

    name: str
    """Its message in the catalogue."""
    numbers: tuple[str, ...] = ()
    """The paragraphs of `RULES.md` that it tells; errors cite them."""
    only: str = ""
    """It holds only with this option."""
    unless: str = ""
    """It holds only without this option."""
    editions: tuple[str, ...] = ()
    """The editions that print it; all of them if none is named."""
    decided: tuple[str, ...] = ()
    """Those of its numbers that no rulebook prints: they were decided here."""


@dataclass(frozen=True, slots=True)
class Section:
    """Paragraphs under a heading."""

    name: str
    """The message of its heading; its drawn example goes by the same name."""
    paragraphs: tuple[Paragraph, ...]
    variant: str = ""
    """The option that the whole section is about."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a score is worth, from the lowest to the highest that earns it."""

    name: str
    low: int
    high: int
    only: str = ""
    unless: str = ""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All that there is to read about the rules of a game."""

    sections: tuple[Section, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    """The score table; empty for a game without scores."""
    unscored: str = ""
    """With this option there is no score."""
