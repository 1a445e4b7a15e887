"""The Dask engine on a real cluster: scheduler and workers in processes of their own."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from support.command import without_processes
from support.dask_cluster import Cluster
from support.workers import PATIENCE, Record, spec

from workbench.api import Attribute, Dataset, Problem
from workbench.cli import main
from workbench.jobs.dask import dask_data, dask_engine
from workbench.jobs.dask.dask_engine import DaskEngine
from workbench.jobs.spec import ENDINGS, LOST, JobSpec

pytestmark = pytest.mark.skipif(
    find_spec("distributed") is None, reason="the dask extra is not installed"
)
whole = pytest.mark.lane("whole", "a cluster of processes, which import Dask")


@pytest.fixture
def cluster(tmp_path) -> Iterator[Callable[[int], Cluster]]:
    made: list[Cluster] = []

    def make(workers: int) -> Cluster:
        made.append(Cluster(tmp_path))
        for _ in range(workers):
            made[-1].add_worker()
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture(scope="module")
def one_worker(tmp_path_factory) -> Iterator[str]:
    """The address of a cluster of one worker, without a nanny, for several tests."""
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    made.add_worker()
    yield made.address
    made.close()


class Engines:
    """Engines whose events are recorded; each must leave no thread behind."""

    def __init__(self, record) -> None:
        self.record = record
        self._made: list[DaskEngine] = []

    def __call__(self, address: str) -> DaskEngine:
        self._made.append(DaskEngine(self.record, address))
        return self._made[-1]

    def close(self) -> None:
        for one in self._made:
            one.close()


@pytest.fixture
def engines() -> Iterator[Engines]:
    before = set(threading.enumerate())
    made = Engines(Record())
    yield made
    made.close()
    # Dask keeps one idle thread for large messages in every process that used it
    left = [t for t in set(threading.enumerate()) - before if "Offload" not in t.name]
    assert not left


@whole
def test_events_of_a_job_are_those_of_the_pool(one_worker, engines):
    engine = engines(one_worker)
    record = engines.record
    x = np.arange(12.0).reshape(3, 4)
    job = engine.submit(spec("double", x=x))
    assert np.array_equal(record.wait(job).data["x"], 2 * x)
    assert record.kinds(job) == ["started", "partial", "done"]
    assert np.array_equal(record.of(job)[1].data, x)
    count = engine.submit(spec("count_slowly", n=4))
    assert record.wait(count).data == 4
    kinds = record.kinds(count)
    assert kinds == ["started", *["progress"] * (len(kinds) - 2), "done"]
    assert len(kinds) >= 4
    for task, kind, text in (
        ("bad_input", "Problem", "file.csv:3: no such column"),
        ("mistake", "ZeroDivisionError", "ZeroDivisionError: division by zero"),
        ("leave", "SystemExit", "SystemExit: not today"),
        ("strange", "Result", "argparse.Namespace"),
        ("unpicklable", "Result", "cannot be sent"),
        ("too_much", "Result", "256 MB"),
    ):
        failed = record.wait(engine.submit(spec(task)))
        assert (failed.kind, failed.data.type) == ("failed", kind)
        assert text in failed.data.text
    lazy = engine.submit(spec("one", x=lambda: None))
    assert record.wait(lazy).data.type == "Payload"
    assert record.kinds(lazy) == ["failed"]
    threads = record.wait(engine.submit(spec("threads"))).data
    assert threads
    assert {n for _, n in threads} == {1}


@whole
def test_cancel_before_during_and_in_spite_of_a_job(one_worker, engines, tmp_path):
    engine = engines(one_worker)
    record = engines.record
    polite = engine.submit(spec("spin_politely"))
    record.wait(polite, "started")
    queued = engine.submit(spec("one"))
    engine.cancel(queued)
    assert record.wait(queued).kind == "cancelled"
    assert record.kinds(queued) == ["cancelled"]
    engine.cancel(polite, grace=None)
    assert record.wait(polite).kind == "cancelled"
    assert record.wait(engine.submit(spec("one"))).data == 1  # the worker is free again
    deaf = engine.submit(spec("deaf_until", file=str(tmp_path / "end")))
    record.wait(deaf, "started")
    engine.cancel(deaf, grace=0.2)
    assert record.wait(deaf).kind == "cancelled"  # though nothing ends it yet
    (tmp_path / "end").touch()
    engine.cancel(10**9)
    late = JobSpec("sample_tasks:spin_politely", {}, time_limit=0.5)
    assert record.wait(engine.submit(late)).data.type == "TimeLimit"
    assert record.wait(engine.submit(spec("one"))).data == 1
    for job in (polite, queued, deaf, late.id):
        assert sum(kind in ENDINGS for kind in record.kinds(job)) == 1


@whole
def test_close_ends_jobs_and_leaves_the_cluster(one_worker, engines):
    engine = engines(one_worker)
    jobs = [engine.submit(spec("spin_politely")) for _ in range(3)]
    engines.record.wait(jobs[0], "started")
    engine.close()
    engine.close()
    assert [engines.record.of(job)[-1].kind for job in jobs] == ["cancelled"] * 3
    with pytest.raises(RuntimeError, match="closed"):
        engine.submit(spec("one"))
    again = engines(one_worker)
    assert engines.record.wait(again.submit(spec("one"))).data == 1


@whole
def test_a_job_that_begins_while_its_engine_closes_leaves_the_worker(
    one_worker, engines, tmp_path, monkeypatch
):
    with monkeypatch.context() as changed:
        # its news are under way for ever: the engine closes without knowing that it runs
        changed.setattr(DaskEngine, "_hear", lambda self, news: None)
        engine = engines(one_worker)
        job = engine.submit(spec("begin_and_spin", file=str(tmp_path / "begun")))
        until(tmp_path / "begun")
        engine.close()
    assert engines.record.kinds(job) == ["cancelled"]
    again = engines(one_worker)
    assert engines.record.wait(again.submit(spec("one"))).data == 1


@whole
def test_a_job_waiting_where_another_is_stopped_does_not_begin(
    one_worker, engines, tmp_path
):
    """The worker holds the next job already when the first is stopped."""
    for number in range(5):
        engine = engines(one_worker)
        files = [str(tmp_path / f"{number}-{place}") for place in "abc"]
        jobs = [engine.submit(spec("begin_and_spin", file=name)) for name in files]
        engines.record.wait(jobs[0], "started")
        engine.close()
        assert engines.record.wait(jobs[2]).kind == "cancelled"
        again = engines(one_worker)
        assert engines.record.wait(again.submit(spec("one"))).data == 1


@whole
def test_the_job_of_a_program_that_was_killed_leaves_the_worker(
    one_worker, engines, tmp_path
):
    script = tmp_path / "script.py"
    body = """
        import os, sys, time
        from workbench.jobs.dask.dask_engine import DaskEngine
        from workbench.jobs.spec import JobSpec

        def listen(event):
            if event.kind == "started":
                os._exit(7)  # without any farewell

        engine = DaskEngine(listen, sys.argv[1])
        engine.submit(JobSpec("sample_tasks:spin_politely"))
        time.sleep(60)
    """
    script.write_text(textwrap.dedent(body))
    died = subprocess.run([sys.executable, str(script), one_worker], check=False)
    assert died.returncode == 7
    engine = engines(one_worker)
    assert engines.record.wait(engine.submit(spec("one"))).data == 1


@whole
def test_a_worker_whose_job_never_stops_is_restarted_by_its_nanny(tmp_path, engines):
    there = Cluster(tmp_path)
    try:
        nanny = there.add_worker(nanny=True)
        engine = engines(there.address)
        record = engines.record
        first = record.wait(engine.submit(spec("pid"))).data
        picture = engine.submit(spec("swallow_all"))
        record.wait(picture, "started")
        engine.cancel(picture, grace=None)  # that never restarts anything
        engine.cancel(picture)
        assert record.wait(picture).kind == "cancelled"
        second = record.wait(engine.submit(spec("pid"))).data
        deaf = engine.submit(spec("spin"))
        record.wait(deaf, "started")
        engine.close()
        again = engines(there.address)
        third = record.wait(again.submit(spec("pid"))).data
        assert len({first, second, third}) == 3
        assert there.log_of(nanny).count("this worker is restarted") == 2
        assert nanny.poll() is None
    finally:
        there.close()


def until(path: Path) -> None:
    """Wait for a file."""
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < end, f"no {path} after {PATIENCE:g} s"
        time.sleep(0.01)  # nobody notifies of a file


@whole
def test_a_scheduler_that_dies_ends_what_runs_and_what_comes(cluster, engines):
    there = cluster(1)
    engine = engines(there.address)
    record = engines.record
    job = engine.submit(spec("nap", seconds=60.0))
    record.wait(job, "started")
    there.scheduler.kill()
    for ending in (record.wait(job), record.wait(engine.submit(spec("one")))):
        assert (ending.kind, ending.data.type) == ("crashed", LOST)
        assert there.address in ending.data.text
    engine.close()  # and does not wait for who is gone


@whole
def test_a_job_whose_worker_dies_runs_elsewhere_and_ends_once(cluster, engines):
    there = cluster(2)
    engine = engines(there.address)
    record = engines.record
    jobs = [engine.submit(spec("nap", seconds=0.3)) for _ in range(8)]
    record.wait(jobs[0], "started")
    there.workers[0].send_signal(signal.SIGKILL)
    pids = {record.wait(job).data for job in jobs}
    assert there.workers[1].pid in pids
    for job in jobs:
        kinds = record.kinds(job)
        assert (kinds[0], kinds[-1]) == ("started", "done")
        assert len(kinds) == 2


@whole
def test_a_job_that_kills_its_workers_is_given_up(cluster, engines):
    there = cluster(dask_engine.MAX_ATTEMPTS + 1)
    engine = engines(there.address)
    ending = engines.record.wait(engine.submit(spec("nap_then_die", seconds=0.3)))
    assert ending.kind == "crashed"
    assert "workers died while they ran" in ending.data.text
    dead = sum(worker.poll() is not None for worker in there.workers)
    assert dead >= dask_engine.MAX_ATTEMPTS
    there.add_worker()
    assert engines.record.wait(engine.submit(spec("one"))).data == 1


@whole
def test_data_are_sent_once_where_they_are_not_seen(
    cluster, engines, tmp_path, monkeypatch
):
    there = cluster(2)
    home = tmp_path / "home"
    (home / "saved").mkdir(parents=True)
    X = np.random.default_rng(1).random((50, 3))
    columns = tuple(Attribute(name) for name in "abc")
    target = Attribute("class", "nominal", ("no", "yes"))
    Dataset(X, np.arange(50) % 2, columns, target, "random", 3).save(home / "saved")
    monkeypatch.chdir(home)  # the workers are elsewhere: a relative path is not there
    engine = engines(there.address)
    record = engines.record
    jobs = [engine.submit(spec("data_place", data="saved")) for _ in range(12)]
    answers = [record.wait(job, "done").data for job in jobs]
    assert all(np.array_equal(found, X) for _, found in answers)
    assert len({place for place, _ in answers}) == 2
    assert len(list(tmp_path.glob("worker-*/**/workbench-data/*"))) == 2
    job = engine.submit(spec("data_place", data=str(home / "saved")))
    assert record.wait(job).data[0] == str(home / "saved")
    (home / "saved" / "X.npy").unlink()
    assert all(record.kinds(job) == ["started", "done"] for job in jobs)


@whole
def test_no_scheduler_and_no_library_are_one_line(monkeypatch):
    for address in ("tcp://127.0.0.1:9", "nobody at home", "tcp://"):
        with pytest.raises(Problem) as caught:
            DaskEngine(Record(), address, patience=1.0)
        assert "\n" not in str(caught.value)
        assert address in str(caught.value)
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Problem, match=re.escape("vecino-workbench[dask]")):
        DaskEngine(Record(), "tcp://127.0.0.1:9")


def test_digest_tells_names_and_contents(tmp_path):
    (tmp_path / "a").write_bytes(b"1")
    one = dask_data.digest_of(tmp_path)
    (tmp_path / "a").write_bytes(b"2")
    two = dask_data.digest_of(tmp_path)
    (tmp_path / "a").rename(tmp_path / "b")
    assert len({one, two, dask_data.digest_of(tmp_path)}) == 3


@whole
def test_an_experiment_outlives_a_worker_and_gives_the_local_table(
    cluster, tmp_path, monkeypatch
):
    experiment = tmp_path / "experiment.json"
    experiment.write_text(
        json.dumps(
            {
                "version": 1,
                "data": ["builtin:iris", "builtin:wine"],
                "classifiers": [
                    {"id": "knn"},
                    {"id": "random-forest", "params": {"n_estimators": 30}},
                    {"id": "j48"},
                ],
                "protocol": {"kind": "cv", "folds": 10, "seed": 1},
            }
        )
    )
    there = cluster(2)
    (tmp_path / "home").mkdir()
    command = [sys.executable, "-m", "workbench", "run", str(experiment)]
    run = subprocess.Popen(
        [*command, "--out", "far", "--dask", there.address, "--progress", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path / "home",  # the folder's path is relative: no worker sees the data
    )
    assert run.stderr is not None
    folds = 0
    for line in run.stderr:
        folds += json.loads(line)["kind"] == "fold"
        if folds == 15:
            there.workers[0].send_signal(signal.SIGKILL)
            break
    printed, errors = run.communicate(timeout=120)
    assert run.returncode == 0, errors
    assert "60 computed" in printed
    assert there.workers[0].wait() == -signal.SIGKILL
    assert "Remove worker" in there.scheduler_log()
    without_processes(monkeypatch)
    quiet = ("--progress", "none")
    assert (
        main.run(["run", str(experiment), "--out", str(tmp_path / "near"), *quiet]) == 0
    )
    for name in ("scores.csv", "folds.csv"):
        far = (tmp_path / "home" / "far" / name).read_bytes()
        assert far == (tmp_path / "near" / name).read_bytes()
    with closing(sqlite3.connect(tmp_path / "home/far/results.sqlite")) as file:
        assert file.execute("SELECT COUNT(*), SUM(run) FROM folds").fetchone() == (
            60, 60,
        )  # fmt: skip
