"""The account of one client: what it asks is paid for by its person and by its address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.protocol.requests import PlayAgain
from chabudai.server.http.admission.prices import ANSWER_BYTES, REQUESTS, UNREADABLE, Price

if TYPE_CHECKING:
    from chabudai.protocol.requests import AnyRequest
    from chabudai.server.http.admission.admission import Admission
    from chabudai.server.jobs.asker import Asker

ON_CREDIT: Final = ANSWER_BYTES
"""Bytes of answers that are charged only with the next request: paying for each by itself takes as long as it does."""


class Account:
    """Pays for the requests of one person at one address."""

    def __init__(self, admission: Admission, who: Asker) -> None:
        """Pay from the budgets of *who*."""
        self._admission = admission
        self._who = who
        self._owed = 0
        """Bytes of answers that were not charged yet."""

    def admit(self, request: AnyRequest, size: int = 0) -> None:
        """Pay for a request that was sent in so many bytes.

        Raises:
            Later: There is not enough.
        """
        if isinstance(request, PlayAgain):
            self._admission.admit_table(self._who)
        work, rows, _ = REQUESTS[type(request)]
        self._admission.admit(self._who, Price(work + self._owed / ANSWER_BYTES, rows, size))
        self._owed = 0

    def charge(self, size: int) -> None:
        """Pay for something unreadable."""
        self._admission.charge(self._who, UNREADABLE.plus(Price(bytes=size)))

    def charge_answer(self, size: int) -> None:
        """Pay for the length of an answer; for a short one with the next request."""
        self._owed += size
        if self._owed > ON_CREDIT:
            self._admission.charge_answer(self._who, self._owed)
            self._owed = 0
