"""What can be wrong with a request itself."""

from chabudai.core import ChabudaiError


class MalformedRequest(ChabudaiError):
    """Not JSON, not an object, an unknown request, or a missing, unknown or ill-typed field."""

    code = "request/malformed"


class UnknownTable(ChabudaiError):
    """A table that was never dealt or has been closed."""

    code = "table/unknown"
