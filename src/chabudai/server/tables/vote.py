"""An open proposal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chabudai.protocol.events import Proposed


@dataclass(slots=True)
class Vote:
    """What is proposed, and the seats that have agreed; `consent` tells who must."""

    proposed: Proposed
    agreed: set[int]
    who: str | None = None
    """The identity that proposed it."""

    def refused_by(self, seat: int) -> bool:
        """Tell whether a refusal by *seat* turns away somebody who asked to be let in; they may withdraw it too."""
        return self.proposed.vote == "join" and seat != self.proposed.seat
