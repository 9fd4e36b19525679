"""Admission by cost: people and addresses have budgets that refill, and everything has a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.server.http.admission.prices import ANSWER_BYTES, Price
from chabudai.server.http.limits import Buckets
from chabudai.server.http.refusals import TooFast
from chabudai.server.tables.refusals import Later, TooManyTables

if TYPE_CHECKING:
    from chabudai.server.jobs.asker import Asker
    from chabudai.server.settings import Settings

SAVED: Final = 60.0
"""Seconds of unused budget that are saved up, and can be spent at once."""
HOUR: Final = 3600.0


class _Budgets(NamedTuple):
    """The budgets of all people, or of all addresses."""

    work: Buckets
    rows: Buckets
    bytes: Buckets
    jobs: Buckets
    tables: Buckets
    identities: Buckets

    @classmethod
    def of(cls, settings: Settings, people: float) -> _Budgets:
        """Return those of so many people together."""
        jobs = settings.person_job_seconds * people
        tables = settings.tables_per_hour * people
        return cls(
            work=_saved(settings.person_work * people),
            rows=_saved(settings.person_rows * people),
            bytes=_saved(settings.person_bytes * people),
            jobs=Buckets(jobs / HOUR, jobs),
            tables=Buckets(tables / HOUR, tables),
            identities=Buckets(settings.identities_per_hour / HOUR, settings.identities_per_hour),
        )

    def wait(self, name: str, price: Price) -> float:
        """Return the seconds until *name* can pay a price."""
        return max(
            self.work.of(name).wait(price.work),
            self.rows.of(name).wait(price.rows),
            self.bytes.of(name).wait(price.bytes),
        )

    def charge(self, name: str, price: Price) -> None:
        """Let *name* pay a price."""
        self.work.of(name).charge(price.work)
        self.rows.of(name).charge(price.rows)
        self.bytes.of(name).charge(price.bytes)


class Admission:
    """Lets requests in that those who ask can pay for, each from two budgets: the person's and the address'."""

    def __init__(self, settings: Settings) -> None:
        """Give everybody a full budget."""
        self._people = _Budgets.of(settings, 1)
        self._addresses = _Budgets.of(settings, settings.address_people)

    def admit(self, who: Asker, price: Price) -> None:
        """Let somebody pay for something.

        Raises:
            TooFast: They have spent too much.
        """
        wait = self._wait(who, price)
        if wait > 0:
            raise TooFast("Too much in a short time.", retry=wait)
        self.charge(who, price)

    def charge(self, who: Asker, price: Price) -> None:
        """Charge for what was done already."""
        self._addresses.charge(who.address, price)
        if who.person:
            self._people.charge(who.person, price)

    def charge_answer(self, who: Asker, size: int) -> None:
        """Charge for the length of an answer."""
        self.charge(who, Price(work=size / ANSWER_BYTES))

    def admit_table(self, who: Asker) -> None:
        """Let somebody set a table up.

        Raises:
            TooManyTables: They have set up too many in the last hour.
        """
        person, address = self._people.tables.of(who.person), self._addresses.tables.of(who.address)
        if wait := max(person.wait(), address.wait()):
            raise TooManyTables("Too many tables were set up by you, or from your address.", retry=wait)
        person.charge(1)
        address.charge(1)

    def admit_identity(self, address: str) -> None:
        """Let somebody new in.

        Raises:
            TooFast: Too many have come from this address in the last hour.
        """
        bucket = self._addresses.identities.of(address)
        if wait := bucket.wait():
            raise TooFast("Too many new people came from your address.", retry=wait)
        bucket.charge(1)

    def admit_job(self, who: Asker) -> None:
        """Let somebody ask for a long computation.

        Raises:
            Later: What they asked for in the last hour took too long.
        """
        person, address = self._people.jobs.of(who.person), self._addresses.jobs.of(who.address)
        if wait := max(person.wait(), address.wait()):
            raise Later("What you asked for in the last hour took long enough.", retry=wait)

    def charge_job(self, who: Asker, seconds: float) -> None:
        """Charge for a long computation."""
        self._people.jobs.of(who.person).charge(seconds)
        self._addresses.jobs.of(who.address).charge(seconds)

    def _wait(self, who: Asker, price: Price) -> float:
        wait = self._addresses.wait(who.address, price)
        return max(wait, self._people.wait(who.person, price)) if who.person else wait


def _saved(rate: float) -> Buckets:
    return Buckets(rate, rate * SAVED)
