"""Games as files: our own records, a text to read, and the forms of other sites that the games bring."""

from chabudai.records.form import Form
from chabudai.records.imported import Imported
from chabudai.records.reading import documents, read
from chabudai.records.writing import form_names, write

__all__ = ["Form", "Imported", "documents", "form_names", "read", "write"]
