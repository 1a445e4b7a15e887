"""What a job may do to its worker, and what the program sees of it."""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest
from support.workers import TASKS, gone

from workbench.core.program.catalogue import CatalogueState
from workbench.jobs import pool as pool_module
from workbench.jobs.spec import JobSpec

#: What starts a worker with all libraries several times, for a fault whose class the
#: tests of bad plugins (test_survey.py) meet in ordinary use.
several_workers = pytest.mark.lane("whole", "several workers import every library")


@pytest.mark.parametrize("code", [0, 3])
def test_os_exit_is_contained(shared, tmp_path, code):
    beside = shared.running("until", file=str(tmp_path / "end"))
    event = shared.run("die", code=code)
    assert event.kind == "crashed"
    assert f"exit code {code}" in event.data.text
    (tmp_path / "end").touch()
    assert shared.record.wait(beside).kind == "done"
    assert shared.run("one").data == 1


def test_what_was_said_before_death_is_heard(shared):
    ending = shared.run("print_then_die")
    assert shared.record.kinds(ending.job) == ["started", "partial", "crashed"]


@several_workers
def test_two_deaths_quarantine_the_plugin(bench):
    fallen = []
    b = bench(workers=1, on_quarantined=fallen.append)
    b.run("die", code=1, plugins=("good", "folder:bad"))
    assert fallen == []
    b.run("die", code=1, plugins=("folder:bad",))
    assert fallen == ["folder:bad"]
    state = CatalogueState.load()
    assert state.status("folder:bad") == "quarantined"
    assert state.status("good") == "loaded"


@several_workers
def test_cancel_is_not_charged_to_the_plugin(bench):
    b = bench(workers=1)
    for _ in range(2):
        b.cancel(b.running("spin", plugins=("folder:x",)), grace=0.0)
    assert CatalogueState.load().strikes == {}


def test_time_limit_ends_the_job_as_failed(shared, waits):
    event = shared.run("spin", limit=0.1)
    assert (event.kind, event.data.type) == ("failed", "TimeLimit")
    assert event.data.text == "timed out after 0.1 s"
    assert max(timeout for timeout in waits if timeout is not None) <= 0.1
    assert shared.run("one").data == 1


@several_workers
def test_time_limit_is_charged_to_the_plugin(bench):
    b = bench(workers=1)
    event = b.run("spin", limit=0.3, plugins=("folder:slow",))
    assert (event.kind, event.data.type) == ("failed", "TimeLimit")
    assert CatalogueState.load().strikes == {"folder:slow": 1}


@pytest.mark.parametrize(
    ("task", "type_", "text", "traced"),
    [
        ("bad_input", "Problem", "file.csv:3: no such column", False),
        ("mistake", "ZeroDivisionError", "division by zero", True),
        ("leave", "SystemExit", "not today", True),
        ("unpicklable", "Result", "cannot be sent", False),
        ("too_much", "Result", "more than 256 MB", False),
        ("strange", "Result", "argparse.Namespace", False),
    ],
)
def test_failure_is_data(shared, task, type_, text, traced):
    event = shared.run(task)
    assert (event.kind, event.data.type) == ("failed", type_)
    assert text in event.data.text
    assert "\n" not in event.data.text
    assert bool(event.data.trace) == traced
    assert shared.run("one").data == 1


def test_unknown_task_and_unsendable_payload_fail(shared):
    unknown = shared.pool.submit(JobSpec("no such task"))
    assert shared.record.wait(unknown).data.type == "KeyError"
    job = shared.submit("one", f=lambda: None)
    assert shared.record.wait(job).data.type == "Payload"
    assert shared.run("one").data == 1


def test_printing_is_kept_short(shared):
    message = shared.run("talk").message
    assert message.startswith("hello\nxxx")
    assert len(message) <= 4000


def test_one_blas_thread_in_each_worker(shared):
    libraries = shared.run("threads").data
    assert libraries
    assert {threads for _, threads in libraries} == {1}


linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="no such limit there"
)


@linux
@several_workers
def test_memory_of_a_foreign_plugin_is_limited(bench, tmp_path):
    b = bench(workers=2)
    beside = b.running("until", file=str(tmp_path / "end"))
    event = b.run("eat", blocks=16, plugins=("folder:hungry",))
    assert (event.kind, event.data.type) == ("failed", "MemoryError")
    (tmp_path / "end").touch()
    assert b.record.wait(beside).kind == "done"
    assert b.run("eat", blocks=4, plugins=("folder:hungry",)).data == 4
    assert CatalogueState.load().strikes == {}


@linux
@several_workers
def test_memory_of_other_jobs_is_not(bench):
    b = bench(workers=1, foreign_memory=2**26)
    assert b.run("eat", blocks=1, plugins=("folder:x",)).data.type == "MemoryError"
    assert b.run("eat", blocks=1).data == 1


def test_jobs_end_when_no_worker_can_be_started(bench, monkeypatch):
    def refuse(*args):
        raise OSError("too many processes")

    monkeypatch.setattr(pool_module, "Worker", refuse)
    event = bench(workers=1).run("one")
    assert event.kind == "crashed"
    assert "too many processes" in event.data.text


SCRIPT = """
    import os, sys, threading
    sys.path.insert(0, {tests!r})
    from workbench.jobs.pool import LocalPool
    from workbench.jobs.spec import JobSpec

    ended = threading.Event()

    def listen(event):
        if event.kind == "partial":
            print(event.data["pid"], flush=True)
            os._exit(0)  # dies without any farewell
        if event.is_ending:
            print(event.kind, event.data.text, flush=True)
            ended.set()
"""


def run_script(tmp_path, body: str) -> str:
    script = tmp_path / "script.py"
    head = SCRIPT.format(tests=str(TASKS))
    script.write_text(textwrap.dedent(head) + textwrap.dedent(body))
    done = subprocess.run(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60, text=True,
    )  # fmt: skip
    return done.stdout


def test_workers_end_with_their_parent(tmp_path):
    body = """
    if __name__ == "__main__":
        pool = LocalPool(listen, workers=1)
        pool.submit(JobSpec("sample_tasks:tell_then_spin"))
        ended.wait()
    """
    pid = int(run_script(tmp_path, body))
    assert gone(pid)


def test_a_script_without_guard_is_told_and_does_not_multiply(tmp_path):
    body = """
    pool = LocalPool(listen, workers=1)
    pool.submit(JobSpec("sample_tasks:one"))
    ended.wait()
    pool.close()
    """
    assert "crashed no worker can be started" in run_script(tmp_path, body)
