"""Games as files: our own records, a text, other sites' forms that the games bring, and numbered deals."""

from chabudai.records.deal import Deal, UnknownDeal, number_of_day
from chabudai.records.form import Form
from chabudai.records.imported import Imported
from chabudai.records.reading import documents, read
from chabudai.records.writing import form_names, write

__all__ = ["Deal", "Form", "Imported", "UnknownDeal", "documents", "form_names", "number_of_day", "read", "write"]
