"""Workers whose plugins attack the program: their job fails, the others go on."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from support.workers import PATIENCE, TASKS, gone, lives

from workbench.core.program.catalogue import CatalogueState
from workbench.jobs import channel, wire
from workbench.jobs.dask import dask_engine
from workbench.jobs.spec import Event, JobSpec

pytestmark = [
    pytest.mark.lane("usual", "each attack costs a worker"),
    pytest.mark.skipif(sys.platform == "win32", reason="attacks in the POSIX way"),
]


def submit(bench, task: str, **payload: object) -> int:
    """Submit an attack."""
    spec = JobSpec(f"hostile_tasks:{task}", payload)
    return bench.give(spec)


def attack(bench, task: str, **payload: object) -> Event:
    """Submit an attack and return how its job ended."""
    return bench.record.wait(submit(bench, task, **payload))


def appeared(path: Path) -> str:
    """Wait until there is a file, and return what is in it."""
    end = time.monotonic() + PATIENCE
    while not path.exists() and time.monotonic() < end:
        time.sleep(0.01)
    return path.read_text()


ATTACKS = {
    "terabyte": ("failed", "a message of 1099511627776 bytes (expected at most 256 MB)"),
    "negative": ("failed", "a message of -7 bytes"),
    "half": ("failed", "half a message"),
    "half_of_a_head": ("failed", "half a message"),
    "noise": ("failed", "no message"),
    "pickled": ("failed", "no message"),
    "other_job": ("failed", "news of a job that it does not run"),
    "job_of_text": ("failed", "an event of no job"),
    "unknown_kind": ("failed", "an event of an unknown kind"),
    "crashed": ("failed", "an event of an unknown kind"),
    "not_a_number": ("failed", "progress that is no number"),
    "fraction_of_text": ("failed", "progress that is no number"),
    "failure_of_numbers": ("failed", "a failure without a text"),
    "ready_again": ("failed", "no event"),
    "no_pair": ("failed", "it is none of a worker's"),
    "len_raises": ("crashed", "ended"),
    "len_lies": ("failed", "the worker sent"),
    "isinstance_lies": ("crashed", "ended"),
    "dumps_lies": ("failed", "the worker sent"),
    "closes_all": ("crashed", "ended"),
    "forks_and_ends": ("crashed", "ended with exit code 7"),
    "writes_beside": ("failed", "bytes (expected at most"),
}  # fmt: skip


@pytest.mark.parametrize(("task", "ending"), ATTACKS.items(), ids=ATTACKS)
def test_an_attack_fails_its_job_and_no_other(
    shared, tmp_path, monkeypatch, task, ending
):
    monkeypatch.setattr(channel, "PATIENCE", 0.2)
    beside = shared.running("until", file=str(tmp_path / "end"))
    event = attack(shared, task)
    kind, text = ending
    assert event.kind == kind, event
    assert text in event.data.text
    assert "\n" not in event.data.text
    (tmp_path / "end").touch()
    assert shared.record.wait(beside).kind == "done"
    assert shared.run("one").data == 1


@pytest.mark.parametrize("task", ["sends_nothing", "closes_all_and_stays"])
def test_a_worker_that_no_longer_speaks_can_be_cancelled(shared, task):
    job = submit(shared, task)
    shared.record.wait(job, "started")
    assert shared.cancel(job) == "cancelled"
    assert shared.run("one").data == 1


def test_a_worker_without_its_other_descriptors_goes_on(shared, waits):
    assert attack(shared, "closes_all_but_the_pipe").data == 1
    assert shared.run("one").data == 1
    assert len(waits) < 50  # what it closed does not keep the pool awake


def test_an_idle_worker_that_speaks_is_replaced(bench, tmp_path):
    b = bench(workers=1)
    ending = attack(b, "floods_when_idle", file=str(tmp_path / "speak"))
    assert ending.kind == "done"
    (tmp_path / "speak").touch()
    assert gone(ending.data), "the worker that speaks still runs"
    assert b.record.kinds(ending.job) == ["started", "done"]
    pid = b.run("pid").data
    assert pid != ending.data
    assert b.run("pid").data == pid


def test_a_flood_of_progress_is_thinned(shared):
    ending = attack(shared, "floods_with_progress", n=20_000)
    assert ending.data == 20_000
    kinds = shared.record.kinds(ending.job)
    assert kinds.count("progress") < 2_000


@pytest.mark.parametrize(
    "task", ["stops_itself", "ignores_terminate", "floods_for_ever"]
)
def test_close_ends_hostile_workers(bench, tmp_path, task):
    b = bench(workers=1)
    job = submit(b, task, file=str(tmp_path / "there"))
    appeared(tmp_path / "there")
    b.pool.close()  # the bench looks for processes left
    assert b.record.wait(job).kind == "cancelled"


def test_a_payload_that_a_stopped_worker_does_not_take_blocks_nobody(
    shared, tmp_path, monkeypatch
):
    stopped = shared.run("pid").data
    os.kill(stopped, 19)
    big = [shared.submit("double", x="x" * 2**20) for _ in range(2)]
    assert shared.run("one").data == 1
    ended = [shared.cancel(job) for job in big]
    assert set(ended) <= {"cancelled", "done"}
    assert shared.run("one").data == 1


@pytest.mark.lane("whole", "several workers import every library")
def test_what_a_foreign_plugin_left_meets_no_other_job(bench):
    b = bench(workers=1)
    foreign = ("folder:evil",)

    def pid(plugins: tuple[str, ...]) -> int:
        return b.run("pid", plugins=plugins).data

    clean = pid(())
    stained = pid(foreign)
    assert stained == clean  # who has run nothing may run anything
    assert pid(foreign) == stained  # its own jobs may meet what it left
    fresh = pid(())
    assert fresh != stained
    assert pid(("folder:other",)) == fresh
    assert pid(foreign) != fresh


@pytest.mark.lane("whole", "several workers import every library")
def test_attacks_are_charged_to_the_plugin(bench):
    b = bench(workers=1)
    for _ in range(2):
        spec = JobSpec("hostile_tasks:noise", plugins=("folder:evil",))
        b.pool.submit(spec)
        assert b.record.wait(spec.id).kind == "failed"
    assert CatalogueState.load().status("folder:evil") == "quarantined"


def numbers(path: Path) -> list[int]:
    return [int(word) for word in appeared(path).split()]


def test_children_of_a_job_end_with_its_worker(bench, tmp_path):
    b = bench(workers=1)
    job = submit(b, "starts_children", file=str(tmp_path / "pids"))
    started = numbers(tmp_path / "pids")
    assert all(map(lives, started))
    assert b.cancel(job) == "cancelled"
    assert all(map(gone, started))


def test_children_of_a_worker_that_is_killed_end(bench, tmp_path):
    b = bench(workers=1)
    job = submit(b, "starts_children", file=str(tmp_path / "pids"))
    started = numbers(tmp_path / "pids")
    os.kill(started[0], 9)
    assert b.record.wait(job).kind == "crashed"
    assert all(map(gone, started))


PROGRAM = """
    import sys, time
    sys.path.insert(0, {tests!r})
    from workbench.jobs.pool import LocalPool
    from workbench.jobs.spec import JobSpec

    if __name__ == "__main__":
        pool = LocalPool(print, workers=2, pictures=False)
        for name, deep in (("deep", True), ("shallow", False)):
            payload = {{"file": {folder!r} + "/" + name, "deep": deep}}
            pool.submit(JobSpec("hostile_tasks:starts_children", payload))
        time.sleep(1000)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel ends them on Linux")
def test_nothing_outlives_a_killed_program(tmp_path):
    script = tmp_path / "program.py"
    text = PROGRAM.format(tests=str(TASKS), folder=str(tmp_path))
    script.write_text(textwrap.dedent(text))
    program = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.DEVNULL)
    started = [*numbers(tmp_path / "deep"), *numbers(tmp_path / "shallow")]
    assert all(map(lives, started))
    program.kill()
    program.wait()
    assert all(map(gone, started))


@pytest.mark.skipif(sys.platform != "linux", reason="marks are read in /proc")
def test_children_of_a_dask_worker_end_with_it():
    code = """if True:
        import subprocess, sys, time
        from workbench.jobs.dask.dask_worker import guard_children
        guard_children()
        sleeper = [sys.executable, "-S", "-c", "import time; time.sleep(1000)"]
        print(subprocess.Popen(sleeper, start_new_session=True).pid, flush=True)
        time.sleep(1000)
    """
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as one:
        assert one.stdout is not None
        child = int(one.stdout.readline())
        assert lives(child)
        one.kill()
    assert gone(child)


@pytest.mark.parametrize(
    "answer",
    [
        [], {}, [1],
        [Event(1, "partial")],
        [Event(2, "done")],
        [Event(1, "done"), Event(1, "done")],
        [Event(1, "crashed")],
    ],
    ids=str,
)  # fmt: skip
def test_a_strange_answer_of_a_dask_worker_fails_its_job(answer):
    job = dask_engine._Job(JobSpec("t", id=1), "token")
    (event,) = dask_engine._decoded(job, wire.encode(answer))
    assert event.kind == "failed"
    assert event.data.text.startswith("the worker sent ")


def test_a_good_answer_of_a_dask_worker_passes():
    job = dask_engine._Job(JobSpec("t", id=1), "token")
    answer = [Event(1, "partial", 1), Event(1, "done", 2)]
    assert dask_engine._decoded(job, wire.encode(answer)) == answer
