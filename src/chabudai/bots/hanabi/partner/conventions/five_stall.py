"""The 5 stall: a 5 clued off the chop passes the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.bots.hanabi.partner.conventions.convention import Convention, Example
from chabudai.games.hanabi.rules import CLUE_TOKENS

if TYPE_CHECKING:
    from chabudai.bots.hanabi.partner.conventions.telling import Told
    from chabudai.bots.hanabi.partner.scene import Scene

FIVE_STALL: Final = Convention(
    "5 stall",
    "advanced",
    {
        "en": "The clue 5 off the chop passes the time: keep the 5, and play nothing because of it.",
        "it": "L’indizio 5 fuori dal chop fa passare il turno: tieni il 5, e non giocare niente per questo.",
        "es": "La pista 5 fuera del chop deja pasar el turno: guarda el 5, y no juegues nada por ella.",
        "pl": "Wskazówka 5 poza chopem to przeczekanie: zatrzymaj 5 i niczego z jej powodu nie graj.",
    },
    Example(("Y4 G4 W4 B4 R4", "W4 W3 Y2 G4 R3", "B4 G5 W2 W5 G2"), (), "clue 3 5"),
    (3, 4, 5),
)


def must_stall(scene: Scene, giver: int) -> bool:
    """Tell whether a giver may be passing the time: nobody has discarded yet, or the giver could not."""
    view = scene.view
    early = len(view.discards) == view.errors
    return early or view.clue_tokens == CLUE_TOKENS or scene.chop(giver) is None


def keeps_fives(scene: Scene, told: Told, *, chop: bool) -> bool:
    """Tell whether a clue keeps 5s: by their value on the chop, and off it to pass the time."""
    return told.value == 5 and (chop or scene.shares(FIVE_STALL, told))
