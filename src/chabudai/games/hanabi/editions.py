"""The four rulebooks: where they differ, and what each prints about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chabudai.core import Credit, Edition, Item

CLUE: Final = "clue"
ERROR: Final = "error"
AUTHOR: Final = Credit("author", ("Antoine Bauza",))
PUBLISHERS: Final = Credit("publisher", ("Cocktail Games", "Les XII Singes"))

EDITIONS: Final[Mapping[str, Edition]] = {
    edition.name: edition
    for edition in (
        Edition(
            "it-2023",
            {"empty_clues": True},
            ("all_or_nothing",),
            language="it",
            year=2023,
            players=(2, 5),
            credits=(PUBLISHERS, Credit("distributor", ("Ghenos Games",))),
            items=(Item("cards", 50), Item("token", 8, CLUE), Item("error_card", 3, ERROR)),
            advice=(
                "advice-arrange-raise",
                "advice-pile",
                "advice-blind",
                "advice-unfinished-raise",
                "advice-talk",
            ),
        ),
        Edition(
            "es-2019",
            {"empty_clues": False},
            ("all_or_nothing",),
            language="es",
            year=2019,
            players=(2, 5),
            ages=8,
            credits=(AUTHOR, Credit("illustrator", ("Cocktail Games",)), PUBLISHERS),
            items=(Item("cards", 50), Item("hint_token", 8, CLUE), Item("red_token", 3, ERROR), Item("rulebook", 1)),
            advice=(
                "advice-arrange-order",
                "advice-pile",
                "advice-blind",
                "advice-unfinished-apart",
                "advice-talk",
            ),
        ),
        Edition(
            "pl",
            {"empty_clues": False},
            ("all_or_nothing", "synchronised", "avalanche"),
            language="pl",
            players=(2, 5),
            ages=8,
            credits=(AUTHOR, Credit("illustrator", ("Gérald Guerlais",)), Credit("publisher", ("REBEL",))),
            items=(
                Item("cards", 55),
                Item("blue_token", 8, CLUE),
                Item("red_token", 3, ERROR),
                Item("rules_card", 5),
            ),
            advice=(
                "advice-arrange-turn",
                "advice-pile",
                "advice-blind",
                "advice-unfinished-raise",
                "advice-talk",
            ),
        ),
        Edition(
            "it-fan",
            {"empty_clues": False},
            ("all_or_nothing",),
            language="it",
            players=(2, 5),
            credits=(Credit("publisher", ("Cocktail Games",)), Credit("translator", ("Cesare “fabri” Benanti",))),
            items=(
                Item("cards", 50),
                Item("blue_token", 8, CLUE),
                Item("red_token", 3, ERROR),
                Item("summary_card", 4),
            ),
            advice=(
                "advice-arrange-order",
                "advice-pile",
                "advice-blind",
                "advice-unfinished-apart",
                "advice-talk",
            ),
        ),
    )
}
"""The first one holds when nobody chooses. A credit is there only if the document prints it."""
