"""Games as files: our own records, those of hanab.live, and deals by their numbers."""

from chabudai.records.deal import Deal, UnknownDeal, number_of_day
from chabudai.records.imported import Imported
from chabudai.records.reading import documents, read
from chabudai.records.writing import FORMS, write

__all__ = ["FORMS", "Deal", "Imported", "UnknownDeal", "documents", "number_of_day", "read", "write"]
