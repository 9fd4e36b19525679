"""What can go wrong when a game is looked back at."""

from chabudai.core import ChabudaiError


class InvalidReview(ChabudaiError):
    """A review that cannot be made, or a file that holds another one."""

    code = "review/invalid"
