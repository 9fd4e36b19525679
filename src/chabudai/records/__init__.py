"""Games as files: our own records, and those of hanab.live."""

from chabudai.records.imported import Imported
from chabudai.records.reading import documents, read
from chabudai.records.writing import FORMS, write

__all__ = ["FORMS", "Imported", "documents", "read", "write"]
