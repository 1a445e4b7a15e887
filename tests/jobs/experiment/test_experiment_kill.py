"""Runs that are killed, or that cannot write: nothing is lost, and one line is said."""

from __future__ import annotations

import importlib.util
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from support.checkout import TESTS

from workbench.core.experiment.experiment import Experiment
from workbench.jobs.experiment.experiment_run import ExperimentRun
from workbench.jobs.inline import InlineEngine

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="looks into /proc, mounts"
)
#: One run that is killed and gone on with is met in ordinary use.
whole = pytest.mark.lane("whole", "several whole runs as commands")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = TESTS / "tools" / "kill_runs.py"
    spec = importlib.util.spec_from_file_location("kill_runs", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["kill_runs"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def experiment(tool, tmp_path_factory) -> Path:
    return tool.write_experiment(tmp_path_factory.mktemp("experiment"))


def finish_here(folder: Path) -> None:
    """Run to the end in this process: the same folds as any command's."""
    news = []
    document = Experiment.from_json(tool_document())
    run = ExperimentRun(document, folder, InlineEngine, news.append)
    run.start()
    assert run.join(300), f"the run did not end; its last news: {news[-1:]}"
    assert news[-1].kind == "done", news[-1]


def tool_document() -> dict:
    return dict(sys.modules["kill_runs"].EXPERIMENT)


@pytest.fixture(scope="module")
def quiet(tool, tmp_path_factory) -> Path:
    """The folder of an uninterrupted run in this process."""
    folder = tmp_path_factory.mktemp("quiet")
    finish_here(folder)
    return folder


def test_a_killed_program_goes_on_as_if_nothing_had_been(
    tool, experiment, quiet, tmp_path
):
    trial = tool.Trial()
    tool.kill(experiment, tmp_path, "program", 0.3, trial, "--jobs", "1")
    assert trial.victims == ["program"]
    assert 0.3 * tool.FOLDS <= trial.stored[0] < tool.FOLDS
    finish_here(tmp_path)
    tool.check(quiet, tmp_path, trial)
    assert not trial.wrong, str(trial)
    assert list(trial.by_run.values()) == [
        trial.stored[0],
        tool.FOLDS - trial.stored[0],
    ]


@whole
def test_a_quiet_command_gives_the_table_of_this_process(
    tool, experiment, quiet, tmp_path
):
    assert tool.finish(experiment, tmp_path) == ""
    trial = tool.Trial()
    tool.check(quiet, tmp_path, trial)
    assert not trial.wrong, str(trial)
    assert trial.by_run == {1: tool.FOLDS}


@whole
@pytest.mark.parametrize("seed", range(5))
def test_a_killed_run_goes_on_as_if_nothing_had_been(
    tool, experiment, quiet, tmp_path, seed
):
    chance = random.Random(seed)
    trial = tool.Trial()
    victim = "worker" if seed < 2 else "program"
    alone = seed > 2  # with one worker, and gone on with in this process
    given = ("--jobs", "1") if alone else ()
    tool.kill(experiment, tmp_path, victim, chance.random() * 0.8, trial, *given)
    assert trial.victims == [victim]
    if victim == "program":
        assert trial.stored[0] < tool.FOLDS
        if alone:
            finish_here(tmp_path)
        else:
            assert tool.finish(experiment, tmp_path) == ""
    tool.check(quiet, tmp_path, trial)
    assert not trial.wrong, str(trial)
    assert len(trial.by_run) == (2 if victim == "program" else 1)
    assert sum(trial.by_run.values()) == tool.FOLDS


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    printed, _ = process.communicate(timeout=120)
    return process.returncode, printed


def refused(process: subprocess.Popen[str], pattern: str) -> None:
    """Demand exit code 2 and one line."""
    code, printed = ended(process)
    assert code == 2, printed
    assert re.fullmatch(rf"workbench: [^\n]*{pattern}[^\n]*\n", printed), printed


@pytest.fixture
def mounted(tmp_path) -> Iterator[Callable[..., Path]]:
    """Mount file systems on folders; needs the right to."""
    folders: list[Path] = []

    def mount(name: str, *options: str) -> Path:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        command = ["mount", *options, str(folder)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            pytest.skip("nothing may be mounted here")
        folders.append(folder)
        return folder

    yield mount
    for folder in reversed(folders):
        subprocess.run(["umount", str(folder)], check=True)


@whole
def test_a_full_disk_is_one_line_and_loses_nothing(tool, experiment, quiet, mounted):
    disk = mounted("disk", "-t", "tmpfs", "-o", "size=300k", "none")
    refused(tool.start(experiment, disk / "out"), "disk is full .*is kept")
    before = tool.stored(disk / "out")
    assert 0 < before < tool.FOLDS
    subprocess.run(["mount", "-o", "remount,size=4m", str(disk)], check=True)
    assert tool.finish(experiment, disk / "out") == ""
    trial = tool.Trial()
    tool.check(quiet, disk / "out", trial)
    assert not trial.wrong
    assert list(trial.by_run.values()) == [before, tool.FOLDS - before]


@whole
def test_a_folder_that_cannot_be_written_is_one_line(tool, experiment, mounted):
    inside = mounted("readonly", "-t", "tmpfs", "-o", "ro", "none")
    refused(tool.start(experiment, inside), "can be written")
    refused(tool.start(experiment, inside / "new"), "can be written")


@whole
def test_stored_results_that_cannot_be_written_are_one_line(
    tool, experiment, quiet, mounted
):
    inside = mounted("readonly", "--bind", str(quiet))
    subprocess.run(["mount", "-o", "remount,bind,ro", str(inside)], check=True)
    refused(tool.start(experiment, inside), "can be written")
    assert tool.stored(quiet) == tool.FOLDS


@whole
def test_a_file_in_the_place_of_the_folder_is_one_line(tool, experiment, tmp_path):
    (tmp_path / "file").write_text("")
    refused(tool.start(experiment, tmp_path / "file"), "can be written")
    refused(tool.start(experiment, tmp_path / "file" / "out"), "can be written")


def until_it_writes(process: subprocess.Popen[str], folder: Path) -> None:
    end = time.monotonic() + 60.0
    while not (folder / "experiment.json").exists():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, f"no experiment.json in {folder} after 60 s"
        time.sleep(0.02)  # nobody notifies of a file


@whole
def test_the_second_of_two_runs_is_refused_and_the_first_goes_on(
    tool, experiment, quiet, tmp_path
):
    first = tool.start(experiment, tmp_path)
    until_it_writes(first, tmp_path)
    # held where it is, or it may have ended before the second has begun
    first.send_signal(signal.SIGSTOP)
    try:
        refused(tool.start(experiment, tmp_path), "another run writes there")
    finally:
        first.send_signal(signal.SIGCONT)
    assert ended(first)[0] == 0
    trial = tool.Trial()
    tool.check(quiet, tmp_path, trial)
    assert not trial.wrong
    assert trial.by_run == {1: tool.FOLDS}
