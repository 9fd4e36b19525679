"""The leaflet with the standard rules: what it prints about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chabudai.core import Credit, Edition, Item

STUDIO: Final = "Banana Moon Studio Sapporo_Niseko"

STANDARD: Final = Edition(
    "standard",
    language="it",
    players=(2, 2),
    ages=6,
    minutes=(5, 10),
    credits=(
        Credit("design", (STUDIO,)),
        Credit("director", ("MAEDA Hiroshi",)),
        Credit("producer", ("MAEDA Kumiko",)),
        Credit("graphics", ("ISHIJIMA Haruna", "YOSHIDA Kinuka")),
        Credit("adviser", ("SAITO Tomoyuki",)),
        Credit("translator", ("Darcy LEWIS", "Federico RALLO", "Alexandre SCHMITT", "Markus REUBELT")),
        Credit("publisher", (STUDIO,)),
    ),
    items=(Item("tile", 27), Item("modifier", 2), Item("action_tile", 6), Item("die", 2)),
    advice=("advice-bossa-lines", "advice-bossa-cornered"),
    looks=("mori", "mizu", "hana", "yuki", "classic"),
)
EDITIONS: Final[Mapping[str, Edition]] = {STANDARD.name: STANDARD}
