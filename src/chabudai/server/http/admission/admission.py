"""Admission by cost: people and addresses have budgets that refill, and everything has a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.server.http.admission.prices import ANSWER_BYTES, Price
from chabudai.server.http.admission.purses import Purses
from chabudai.server.http.limits import Buckets
from chabudai.server.http.refusals import TooFast
from chabudai.server.tables.refusals import Later, TooManyTables

if TYPE_CHECKING:
    from chabudai.server.http.admission.purses import Purse
    from chabudai.server.http.admission.shared import Budget
    from chabudai.server.jobs.asker import Asker
    from chabudai.server.settings import Settings

SAVED: Final = 60.0
"""Seconds of unused budget that are saved up, and can be spent at once."""
HOUR: Final = 3600.0


class _Budgets(NamedTuple):
    """The budgets of all people, or of all addresses."""

    purses: Purses
    jobs: Buckets
    tables: Buckets
    identities: Buckets

    @classmethod
    def of(cls, settings: Settings, people: float) -> _Budgets:
        """Return those of so many people together."""
        jobs = settings.person_job_seconds * people
        tables = settings.tables_per_hour * people
        return cls(
            purses=Purses(
                Price(settings.person_work * people, settings.person_rows * people, settings.person_bytes * people),
                SAVED,
            ),
            jobs=Buckets(jobs / HOUR, jobs),
            tables=Buckets(tables / HOUR, tables),
            identities=Buckets(settings.identities_per_hour / HOUR, settings.identities_per_hour),
        )

    def kinds(self) -> dict[str, Budget]:
        """Return each budget by its name."""
        return {**self.purses.kinds(), "jobs": self.jobs, "tables": self.tables, "identities": self.identities}


class Admission:
    """Lets requests in that those who ask can pay for, each from two budgets: the person's and the address'."""

    def __init__(self, settings: Settings) -> None:
        """Give everybody a full budget."""
        self._people = _Budgets.of(settings, 1)
        self._addresses = _Budgets.of(settings, settings.address_people)

    def budgets(self) -> dict[str, Budget]:
        """Return all budgets, each by a name of its own."""
        both = {"people": self._people, "addresses": self._addresses}
        return {f"{whose}/{kind}": found for whose, one in both.items() for kind, found in one.kinds().items()}

    def admit(self, who: Asker, price: Price) -> None:
        """Let somebody pay for something.

        Raises:
            TooFast: They have spent too much.
        """
        purses = self._purses(who)
        wait = max([purse.wait(price) for purse in purses])
        if wait > 0:
            raise TooFast("Too much in a short time.", retry=wait)
        for purse in purses:
            purse.pay(price)

    def charge(self, who: Asker, price: Price) -> None:
        """Charge for what was done already."""
        for purse in self._purses(who):
            purse.pay(price)

    def charge_answer(self, who: Asker, size: int) -> None:
        """Charge for the length of an answer."""
        self.charge(who, Price(work=size / ANSWER_BYTES))

    def charge_work(self, who: Asker, seconds: float) -> None:
        """Charge for what a process at the bench did."""
        self.charge(who, Price(work=seconds * 1000))

    def admit_table(self, who: Asker) -> None:
        """Let somebody set a table up.

        Raises:
            TooManyTables: They have set up too many in the last hour.
        """
        people, addresses = self._people.tables, self._addresses.tables
        if wait := max(people.wait(who.person), addresses.wait(who.address)):
            raise TooManyTables("Too many tables were set up by you, or from your address.", retry=wait)
        people.charge(who.person)
        addresses.charge(who.address)

    def admit_identity(self, address: str) -> None:
        """Let somebody new in.

        Raises:
            TooFast: Too many have come from this address in the last hour.
        """
        budgets = self._addresses.identities
        if wait := budgets.wait(address):
            raise TooFast("Too many new people came from your address.", retry=wait)
        budgets.charge(address)

    def admit_job(self, who: Asker) -> None:
        """Let somebody ask for a long computation.

        Raises:
            Later: What they asked for in the last hour took too long.
        """
        if wait := max(self._people.jobs.wait(who.person), self._addresses.jobs.wait(who.address)):
            raise Later("What you asked for in the last hour took long enough.", retry=wait)

    def charge_job(self, who: Asker, seconds: float) -> None:
        """Charge for a long computation."""
        self._people.jobs.charge(who.person, seconds)
        self._addresses.jobs.charge(who.address, seconds)

    def _purses(self, who: Asker) -> list[Purse]:
        """Return whose purses pay: the address', and the person's if somebody is known."""
        address = self._addresses.purses.of(who.address)
        return [address, self._people.purses.of(who.person)] if who.person else [address]
