"""The rules of Bossa to be read: which sentences belong together, and what of them was decided here."""

from __future__ import annotations

from typing import Final

from chabudai.core import Paragraph, Rulebook, Section


def _told(name: str, *numbers: str, decided: str = "") -> Paragraph:
    return Paragraph(f"rules-b-{name}", numbers, decided=(decided,) if decided else ())


RULEBOOK: Final = Rulebook(
    sections=(
        Section("rules-b-aim", (_told("aim-1", "B1.1"), _told("aim-2"))),
        Section(
            "rules-b-setup",
            (
                _told("setup-1", "B1.2", "B2.1"),
                _told("setup-2", "B1.3", "B2.2"),
                _told("setup-3", "B2.3"),
                _told("setup-line", "B2.4"),
                _told("setup-first", "B2.5", decided="B2.5"),
                _told("setup-4", "B2.6"),
                _told("setup-5", "B1.4", "B2.7", decided="B2.7"),
            ),
        ),
        Section("rules-b-turn", (_told("turn-draw", "B3.1"), _told("turn-1", "B3.2"), _told("turn-own", "B3.3"))),
        Section(
            "rules-b-place",
            (
                _told("place-1", "B4.1", "B4.2"),
                _told("place-2", "B4.3"),
                _told("place-3", "B4.4"),
                _told("place-4", "B4.5"),
                _told("place-5", "B4.6"),
                _told("place-once", "B8.2"),
            ),
        ),
        Section(
            "rules-b-actions",
            (
                _told("actions-once", "B1.5", "B5.1"),
                _told("redraw", "B5.2", "B5.3", decided="B5.3"),
                _told("swap", "B5.4"),
                _told("stack", "B5.5"),
                _told("stack-twice", "B5.6"),
                _told("stack-2", "B5.7", decided="B5.7"),
            ),
        ),
        Section(
            "rules-b-modifier",
            (
                _told("modifier-1", "B6.1"),
                _told("doubler", "B6.2"),
                _told("inverter", "B6.3"),
                _told("modifier-idle", "B6.4", decided="B6.4"),
            ),
        ),
        Section(
            "rules-b-end",
            (
                _told("end-hand", "B7.1"),
                _told("end-line", "B7.2"),
                _told("end-both", "B7.3"),
                _told("end-stuck", "B7.4", decided="B7.4"),
                _told("end-pile", "B7.5", decided="B7.5"),
                _told("end-draw"),
                _told("end-order", "B7.6", decided="B7.6"),
            ),
        ),
    )
)
