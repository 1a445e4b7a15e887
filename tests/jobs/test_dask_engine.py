"""The Dask engine on a real cluster: scheduler and workers in processes of their own."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from workbench.api import Attribute, Dataset, Problem
from workbench.jobs import dask_data, dask_engine
from workbench.jobs.dask_engine import DaskEngine
from workbench.jobs.spec import ENDINGS, LOST, JobSpec

pytest.importorskip("distributed", reason="the dask extra is not installed")
pytestmark = pytest.mark.slow

_HERE = Path(__file__).parent
PATIENCE = 30.0


class Cluster:
    """A scheduler and workers as subprocesses, each with a log file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        self._processes: list[subprocess.Popen[bytes]] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.scheduler = self._start(
            "dask_scheduler", "--host", "127.0.0.1", "--port", str(port),
            "--no-dashboard", "--no-show",
        )  # fmt: skip
        self._wait("dask_scheduler-0", "Scheduler at")

    def _start(self, module: str, *options: str) -> subprocess.Popen[bytes]:
        log = self.folder / f"{module}-{len(self._processes)}.log"
        path = os.pathsep.join([str(_HERE), os.environ.get("PYTHONPATH", "")])
        with log.open("wb") as stream:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", *options],
                stdout=stream,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"},
                cwd=self.folder,
            )
        self._processes.append(process)
        return process

    def add_worker(self) -> subprocess.Popen[bytes]:
        """Start a worker, and wait until it is registered."""
        number = len(self._processes)
        local = self.folder / f"worker-{number}"
        worker = self._start(
            "dask_worker", self.address, "--nthreads", "1", "--no-nanny",
            "--no-dashboard", "--local-directory", str(local),
        )  # fmt: skip
        self.workers.append(worker)
        self._wait(f"dask_worker-{number}", "Registered to")
        return worker

    def _wait(self, name: str, words: str) -> None:
        log = self.folder / f"{name}.log"
        end = time.monotonic() + PATIENCE
        while words not in log.read_text():
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)

    def log_of(self, worker: subprocess.Popen[bytes]) -> str:
        number = self._processes.index(worker)
        return (self.folder / f"dask_worker-{number}.log").read_text()

    def scheduler_log(self) -> str:
        return (self.folder / "dask_scheduler-0.log").read_text()

    def close(self) -> None:
        for process in reversed(self._processes):
            process.kill()
        for process in self._processes:
            process.wait()


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
def engines(make_record) -> Iterator[Engines]:
    before = set(threading.enumerate())
    made = Engines(make_record())
    yield made
    made.close()
    # Dask keeps one idle thread for large messages in every process that used it
    left = [t for t in set(threading.enumerate()) - before if "Offload" not in t.name]
    assert not left


def spec(task: str, **payload) -> JobSpec:
    return JobSpec(f"sample_tasks:{task}", payload)


def test_events_of_a_job_are_those_of_the_pool(cluster, engines):
    engine = engines(cluster(1).address)
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


def test_cancel_before_during_and_in_spite_of_a_job(cluster, engines):
    engine = engines(cluster(1).address)
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
    deaf = engine.submit(spec("nap", seconds=2.0))
    record.wait(deaf, "started")
    before = time.perf_counter()
    engine.cancel(deaf, grace=0.2)
    assert record.wait(deaf).kind == "cancelled"
    assert time.perf_counter() - before < 1.0
    engine.cancel(10**9)
    late = JobSpec("sample_tasks:spin_politely", {}, time_limit=0.5)
    assert record.wait(engine.submit(late)).data.type == "TimeLimit"
    assert record.wait(engine.submit(spec("one"))).data == 1
    for job in (polite, queued, deaf, late.id):
        assert sum(kind in ENDINGS for kind in record.kinds(job)) == 1


def test_close_ends_jobs_and_leaves_the_cluster(cluster, engines):
    there = cluster(1)
    engine = engines(there.address)
    jobs = [engine.submit(spec("spin_politely")) for _ in range(3)]
    engines.record.wait(jobs[0], "started")
    engine.close()
    engine.close()
    assert [engines.record.of(job)[-1].kind for job in jobs] == ["cancelled"] * 3
    with pytest.raises(RuntimeError, match="closed"):
        engine.submit(spec("one"))
    again = engines(there.address)
    assert engines.record.wait(again.submit(spec("one"))).data == 1


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
    before = time.perf_counter()
    engine.close()
    assert time.perf_counter() - before < 2 * dask_engine.PATIENCE


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


def test_no_scheduler_and_no_library_are_one_line(make_record, monkeypatch):
    before = time.perf_counter()
    for address in ("tcp://127.0.0.1:9", "nobody at home", "tcp://"):
        with pytest.raises(Problem) as caught:
            DaskEngine(make_record(), address, patience=1.0)
        assert "\n" not in str(caught.value)
        assert address in str(caught.value)
    assert time.perf_counter() - before < 10.0
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Problem, match=re.escape("vecino-workbench[dask]")):
        DaskEngine(make_record(), "tcp://127.0.0.1:9")


def test_digest_tells_names_and_contents(tmp_path):
    (tmp_path / "a").write_bytes(b"1")
    one = dask_data.digest_of(tmp_path)
    (tmp_path / "a").write_bytes(b"2")
    two = dask_data.digest_of(tmp_path)
    (tmp_path / "a").rename(tmp_path / "b")
    assert len({one, two, dask_data.digest_of(tmp_path)}) == 3


def test_an_experiment_outlives_a_worker_and_gives_the_local_table(cluster, tmp_path):
    experiment = tmp_path / "experiment.json"
    experiment.write_text(
        json.dumps(
            {
                "version": 1,
                "data": ["builtin:iris", "builtin:wine"],
                "classifiers": [{"id": "knn"}, {"id": "random-forest"}, {"id": "j48"}],
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
    near = [*command, "--out", str(tmp_path / "near"), "--progress", "none"]
    subprocess.run(near, check=True, capture_output=True)
    for name in ("scores.csv", "folds.csv"):
        far = (tmp_path / "home" / "far" / name).read_bytes()
        assert far == (tmp_path / "near" / name).read_bytes()
    with closing(sqlite3.connect(tmp_path / "home/far/results.sqlite")) as file:
        assert file.execute("SELECT COUNT(*), SUM(run) FROM folds").fetchone() == (
            60, 60,
        )  # fmt: skip
