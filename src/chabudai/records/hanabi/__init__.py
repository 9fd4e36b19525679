"""What is special to records of Hanabi: the form of hanab.live, and what a move's text does not tell."""

from typing import Final

from chabudai.records.form import Form
from chabudai.records.hanabi.live.reading import from_hanab_live
from chabudai.records.hanabi.live.writing import to_hanab_live
from chabudai.records.hanabi.telling import told

FORMS: Final = (
    Form(
        name="hanab-live",
        sign="a game of hanab.live has `deck` and `actions`",
        recognises=lambda given: "deck" in given and "actions" in given,
        read=from_hanab_live,
        write=to_hanab_live,
    ),
)

__all__ = ["FORMS", "told"]
