"""What environments refuse besides the games' own refusals."""

from chabudai.core import ChabudaiError


class OutOfOrder(ChabudaiError, RuntimeError):
    """A call that cannot come now, such as a step before the first reset."""

    code = "env/order"


class InvalidAction(ChabudaiError, TypeError):
    """An action that is not a whole number."""

    code = "env/action"


class InvalidOption(ChabudaiError, ValueError):
    """An option of an environment that there is not."""

    code = "env/option"
