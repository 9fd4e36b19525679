"""What a batch refuses besides the games' own refusals."""

from chabudai.core import ChabudaiError


class InvalidBatch(ChabudaiError, ValueError):
    """A number, an array or an option that a batch cannot work with."""

    code = "batch/invalid"
