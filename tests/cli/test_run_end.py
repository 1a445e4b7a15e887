"""A run that is asked to end, or whose terminal is closed, writes its files first."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys

import pytest

from workbench.cli.run_command import end_requests

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


@pytest.fixture
def begun(tmp_path):
    """A run of which three folds are stored, and the folder of its results."""
    path, out = tmp_path / "e.json", tmp_path / "out"
    classifiers = [{"id": "knn"}, {"id": "mlp"}]
    protocol = {"kind": "cv", "folds": 10, "repeats": 20, "seed": 1}
    document = {"version": 1, "data": ["builtin:iris"], "protocol": protocol}
    path.write_text(json.dumps({**document, "classifiers": classifiers}))
    arguments = [sys.executable, "-m", "workbench", "run", str(path), "--out", str(out)]
    process = subprocess.Popen(
        [*arguments, "--progress", "json"], stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    seen = 0
    while seen < 3:
        line = process.stderr.readline()
        assert line, f"the run ended with {process.wait()}"
        seen += json.loads(line)["kind"] == "fold"
    yield process, out
    process.kill()
    process.wait()
    process.stderr.close()


def stored(out):
    with (out / "folds.csv").open(newline="") as file:
        return len(list(csv.DictReader(file)))


SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


@pytest.mark.parametrize("name", SIGNALS)
def test_all_requests_to_end_are_heard_and_forgotten(name):
    number = getattr(signal, name)
    before, heard = signal.getsignal(number), []
    with end_requests(lambda number, _frame: heard.append(number)):
        signal.raise_signal(number)
    assert heard == [number]
    assert signal.getsignal(number) == before


def test_a_run_that_outlives_its_terminal_is_left_alone():
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does
    try:
        with end_requests(lambda *_: pytest.fail("it was to be ignored")):
            signal.raise_signal(signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.lane("whole", "a run in processes; its signals are heard above")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_asked_to_end_it_writes_its_files_and_ends_with_3(begun, name):
    process, out = begun
    process.send_signal(getattr(signal, name))
    _, err = process.communicate(timeout=60)
    assert process.returncode == 3, err
    assert err.splitlines()[-1] == "workbench: cancelled"
    assert 3 <= stored(out) < 400
    assert (out / "scores.csv").is_file()


@pytest.mark.lane("whole", "a run in a process")
def test_a_closed_terminal_does_not_keep_it_from_writing_its_files(begun):
    process, out = begun
    process.stderr.close()  # nobody reads its progress any more
    process.send_signal(signal.SIGHUP)
    assert process.wait(timeout=60) == 3
    assert 3 <= stored(out) < 400
