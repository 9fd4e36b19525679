"""The bench: what it works out is right, kept, fairly shared and off the event loop."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest
from tests.records.rehearsed import rehearsed
from tests.server.stalls import measured

from chabudai.core import ChabudaiError, Record
from chabudai.protocol.options import Aid
from chabudai.protocol.records import Replay
from chabudai.server.jobs import bench as benches
from chabudai.server.jobs.asker import Asker
from chabudai.server.jobs.bench import PERSON_WAITING, Bench, BenchFailed, BenchFull
from chabudai.server.jobs.works import PuzzleAttempt, PuzzleShow, RecordReplay
from chabudai.server.tables.encoding import encode
from chabudai.server.tables.story.replay import replay_of_record

RECORD = rehearsed("hanabi", 2, {}, "bench")
ANN, BOB = Asker("192.0.2.1", "ann"), Asker("192.0.2.1", "bob")


def heavy(name: str = "") -> RecordReplay:
    """Return work that takes tens of milliseconds, another for each name."""
    return RecordReplay({**RECORD.to_json(), "names": [name, "x"]}, "0", Aid.DEDUCTION)


def at_bench(story: Any, paid: list[tuple[Asker, float]] | None = None) -> None:  # noqa: ANN401 - a coroutine function
    """Let a story use a bench, which is closed afterwards; note who *paid* how many seconds."""
    bill = [] if paid is None else paid

    async def scene() -> None:
        bench = Bench(1, lambda who, seconds: bill.append((who, seconds)))
        try:
            await story(bench)
        finally:
            await bench.close()

    asyncio.run(asyncio.wait_for(scene(), 300))


def test_a_replay_from_the_bench_is_the_same_and_cached() -> None:
    """Byte for byte what this process would make; the second time it costs nothing."""
    paid: list[tuple[Asker, float]] = []

    async def story(bench: Bench) -> None:
        first, again = await bench.do(heavy(), ANN), await bench.do(heavy(), BOB)
        record = Record.from_json(heavy().record)
        assert first == encode(replay_of_record(record, "0", Aid.DEDUCTION)) == again
        assert len(msgspec.json.decode(first)["positions"]) == len(RECORD.moves) + 1
        assert Replay.__struct_fields__ == tuple(msgspec.json.decode(first))

    at_bench(story, paid)
    assert [who for who, seconds in paid if seconds > 0] == [ANN]


def test_a_heavy_replay_does_not_hold_up_the_loop() -> None:
    """The longest callback is short beside the whole work; made in this process, it would be all of it."""
    started = time.thread_time()
    encode(replay_of_record(RECORD, "0", Aid.DEDUCTION))
    whole = time.thread_time() - started

    async def story(bench: Bench) -> None:
        await bench.do(heavy("first"), ANN)
        with measured() as stalls:
            # The callback that runs now began before it could be measured.
            await asyncio.create_task(bench.do(heavy("second"), ANN))
        assert stalls.longest < whole / 3

    at_bench(story)


def test_what_the_work_refuses_is_refused_as_it_would_be_here() -> None:
    """With its code, and paid for as well; the process goes on."""
    broken = RecordReplay({**RECORD.to_json(), "moves": ["purple"]}, "0", Aid.NONE)
    cases = [(broken, "record/invalid"), (PuzzleShow("hanabi", 99_999, 1), "puzzle/unknown")]
    paid: list[tuple[Asker, float]] = []

    async def story(bench: Bench) -> None:
        for work, code in cases:
            with pytest.raises(ChabudaiError) as refused:
                await bench.do(work, ANN)
            assert refused.value.code == code
        assert b'"right":false' in await bench.do(PuzzleAttempt("bossa", 1, None), BOB)

    at_bench(story, paid)
    assert [who for who, seconds in paid if seconds > 0] == [ANN, ANN, BOB]


def test_one_person_cannot_fill_the_bench() -> None:
    """Their own excess is refused; somebody else's work comes second, not last."""

    async def story(bench: Bench) -> None:
        order: list[str] = []

        async def ask(name: str, who: Asker) -> None:
            await bench.do(heavy(name), who)
            order.append(who.person)

        tasks = [asyncio.create_task(ask(f"ann {number}", ANN)) for number in range(PERSON_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(BenchFull) as refused:
            await bench.do(heavy("one more"), ANN)
        assert refused.value.retry >= 1
        await asyncio.gather(ask("bob", BOB), *tasks)
        assert order.index("bob") <= 2

    at_bench(story)


def test_work_that_takes_too_long_is_ended_and_the_next_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is killed, and another one takes its place; the time is paid for."""
    paid: list[tuple[Asker, float]] = []

    async def story(bench: Bench) -> None:
        monkeypatch.setattr(benches, "SECONDS", 0.001)
        with pytest.raises(BenchFailed):
            await bench.do(heavy(), ANN)
        monkeypatch.undo()
        assert await bench.do(heavy(), BOB)

    at_bench(story, paid)
    assert [who for who, seconds in paid if seconds > 0] == [ANN, BOB]
