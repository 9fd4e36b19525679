"""The store: migrations, entries that come once, and failures that tell nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.event import listen
from tests.server.running import fresh_database
from tests.server.stored import DEEP, LARGE, ROTTEN, UNKNOWN, write_body

from chabudai.protocol.events import Created, Renamed
from chabudai.protocol.options import Options
from chabudai.server.store import Append, Dealt, Store, StoreFailed, erasing, keeping
from chabudai.server.store.engine import NEWEST, migrate, open_engine, sqlite_url
from chabudai.server.store.schema import entries, metadata, tables
from chabudai.server.store.store import body_of
from chabudai.server.tables.entry import Entry, Secret
from chabudai.server.tables.refusals import UNREADABLE, DamagedTable


@pytest.fixture
def url(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database of each kind."""
    return fresh_database(request.getfixturevalue("postgres")) if store == "postgresql" else sqlite_url(tmp_path)


def with_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store for *story*."""

    async def scene() -> None:
        store = await Store.open(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(scene())


def test_migrations_make_what_the_code_expects(url: str) -> None:
    """Nothing is missing, nothing is different, and migrating twice changes nothing."""
    engine = open_engine(url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_the_one_that_is_expected() -> None:
    """A database in that form is left alone at the start, so the name must be right."""
    config = Config()
    config.set_main_option("script_location", "chabudai.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_games_of_an_older_form_are_kept(url: str) -> None:
    """A database of the first form gets what is new, and its tables stay."""
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", "chabudai.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(sa.insert(tables).values(id="old", created=1, listed=False))
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(sa.select(tables.c.id)).scalars().all() == ["old"]
    engine.dispose()


def test_hosts_are_found_in_the_logs_of_an_older_form(url: str) -> None:
    """Whoever set a table up without sitting there can be erased from it; whoever is erased already stays so."""
    made = Created('a "host":"b"', "hanabi", 2, {}, Options())
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", "chabudai.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        for name, host in (("one", "ann"), ("two", None)):
            body = body_of(Entry(1, [made], host, secret=Secret(host=host)))
            connection.execute(
                sa.text("INSERT INTO tables (id, created, listed) VALUES (:id, 1, :no)"), {"id": name, "no": False}
            )
            connection.execute(sa.insert(entries).values(table_id=name, seq=1, body=body))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.select(tables.c.id, tables.c.host).order_by("id")).all() == [
            ("one", "ann"),
            ("two", None),
        ]
    engine.dispose()


def test_a_deal_counts_the_first_time_for_everybody_at_the_table(url: str) -> None:
    """One who has seen the cards before is enough; what is not over, or another deal, is not counted."""
    entry = body_of(Entry(1, [Renamed("a")]))

    async def dealt(store: Store, table: str, deal: str, reached: int | None, *people: str) -> None:
        members = [(person, 1) for person in people]
        await store.append(Append(table, 1, entry, opened=1, members=members, dealt=Dealt(deal, people)))
        await store.append(Append(table, 2, entry, reached=reached))

    async def story(store: Store) -> None:
        await dealt(store, "a", "hanabi/2/1", 20, "ann", "bob")
        await dealt(store, "b", "hanabi/2/1", 25, "bob", "cleo")
        await dealt(store, "c", "hanabi/2/2", 24, "bob")
        await dealt(store, "d", "hanabi/2/1", 20, "dan")
        await dealt(store, "e", "hanabi/2/1", None, "eve")
        assert await store.reached("hanabi/2/1") == [(20, 2)]
        assert await store.reached("hanabi/2/2") == [(24, 1)]

    with_store(url, story)


def test_an_entry_comes_once(url: str) -> None:
    """Of two entries with one number the first stays, whoever writes with it."""
    entry = body_of(Entry(1, [Renamed("a")]))

    async def story(store: Store) -> None:
        assert await store.append(Append("t", 1, entry, opened=1))
        assert not await store.append(Append("t", 1, body_of(Entry(2, [Renamed("b")]))))
        many = [Append("t", 2, entry), Append("u", 1, entry, opened=1), Append("t", 2, entry), Append("u", 2, entry)]
        answers = await asyncio.gather(*(store.append(append) for append in many))
        assert answers.count(True) == 3
        assert answers[0] != answers[2]
        assert [seq for seq, _ in await store.entries("t")] == [1, 2]
        assert (await store.entries("t"))[0][1].events == [Renamed("a")]
        assert [seq for seq, _ in await store.entries("u", after=1)] == [2]

    with_store(url, story)


def test_many_entries_share_a_commit(url: str) -> None:
    """What arrives together is made durable together."""
    entry = body_of(Entry(1, [Renamed("a")]))

    async def story(store: Store) -> None:
        answers = await asyncio.gather(*(store.append(Append(f"t{n}", 1, entry, opened=1)) for n in range(200)))
        assert all(answers)
        assert store.writer.commits < 50

    with_store(url, story)


def test_a_failure_of_the_store_is_said_without_its_contents(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """No seed in the refusal or in the log, and the store works again afterwards."""
    entry = body_of(Entry(1, [Renamed("a")]))

    async def story(store: Store) -> None:
        await store.write(lambda connection: connection.execute(sa.text("ALTER TABLE entries RENAME TO hidden")))
        with pytest.raises(StoreFailed) as caught:
            await store.append(Append("t", 1, body_of(Entry(1, [Renamed("a-secret-seed")]))))
        assert "a-secret-seed" not in str(caught.value)
        assert "a-secret-seed" not in caplog.text
        await store.write(lambda connection: connection.execute(sa.text("ALTER TABLE hidden RENAME TO entries")))
        assert await store.append(Append("t", 1, entry, opened=1))

    with_store(url, story)


@pytest.mark.parametrize("body", [UNKNOWN, ROTTEN, DEEP, LARGE], ids=["unknown", "rotten", "deep", "large"])
def test_a_body_that_cannot_be_read_is_no_failure_of_the_store(url: str, body: bytes) -> None:
    """Whoever asks hears that the log is damaged, and it can be overwritten; a store that is away is another thing."""
    entry = body_of(Entry(1, [Renamed("a")]))

    async def story(store: Store) -> None:
        await store.append(Append("t", 1, entry, opened=1))
        await store.append(Append("t", 2, entry, aside=True))
        await store.write(lambda connection: write_body(connection, "t", 2, body))
        for asked in (store.entries("t"), store.talk("t", 3, 10)):
            with pytest.raises(DamagedTable):
                await asked
        with pytest.raises(UNREADABLE) as caught:
            await store.story("t", 10)
        assert not isinstance(caught.value, StoreFailed)
        await store.erasing.table("t", body[:6].decode(), lambda _: entry)
        assert len(await store.entries("t")) == 2
        await store.write(lambda connection: connection.execute(sa.text("ALTER TABLE entries RENAME TO hidden")))
        with pytest.raises(StoreFailed):
            await store.story("t", 10)

    with_store(url, story)


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """Write-ahead log, full synchronisation: a commit survives a power cut."""
    engine = open_engine(sqlite_url(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_what_is_long_is_erased_and_deleted_in_steps(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that comes meanwhile waits for one of them at most."""
    monkeypatch.setattr(erasing, "STEP", 10)
    monkeypatch.setattr(keeping, "STEP", 10)
    counted, steps = [0], list[int]()

    def executed(_: object, cursor: Any, statement: str, *__: object) -> None:  # noqa: ANN401 - the driver's
        if statement.startswith(("UPDATE entries", "DELETE FROM entries")):
            counted[0] += cursor.rowcount

    def committed(_: sa.Connection) -> None:
        steps.append(counted[0])
        counted[0] = 0

    async def story(store: Store) -> None:
        for seq in range(1, 36):
            assert await store.append(Append("t", seq, body_of(Entry(1, [Renamed("x")], by="ann"))))
        listen(store.engine, "after_cursor_execute", executed)
        listen(store.engine, "commit", committed)
        await store.erasing.table("t", "ann", lambda _: body_of(Entry(1, [Renamed("")])))
        await store.keeping.drop("t")
        assert await store.entries("t") == []

    with_store(url, story)
    assert [rows for rows in steps if rows] == [10, 10, 10, 5] * 2
