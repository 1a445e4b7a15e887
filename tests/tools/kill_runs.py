"""Kills `workbench run`, goes on, and compares with a quiet run.

    python tests/tools/kill_runs.py [N] [SEED]    at random moments, workers too
    python tests/tools/kill_runs.py [N] even      at N shares of the folds, 0 to 100 %

prints one line for each trial: who was killed when, how many folds were stored then,
which run stored how many in the end, and whether everything is as it should be. Ends
with 1 if something is not. Linux only: it looks for child processes in /proc.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

EXPERIMENT = {
    "version": 1,
    "data": ["builtin:iris", "builtin:wine"],
    "classifiers": [{"id": "knn"}, {"id": "naive-bayes"}, {"id": "j48"}],
    "protocol": {"kind": "cv", "folds": 10, "repeats": 2, "seed": 1},
    "measures": ["accuracy", "kappa"],
}
FOLDS = 2 * 3 * 20
#: The files that two runs must agree on.
TABLES = ("scores.csv", "scores-kappa.csv", "folds.csv")
#: Seconds within which a program that starts is killed.
START = 4.0
#: Seconds a worker, and what it started, may outlive the program.
ORPHAN_PATIENCE = 1.0


@dataclass
class Trial:
    """What was killed, and what was found.

    Attributes
    ----------
    victims : list of str
        ``program`` or ``worker``, in order.
    moments : list of float
        Seconds after the start of the process.
    stored : list of int
        Folds in the store right after each kill.
    orphaned : float
        Longest time a worker outlived the program, seconds.
    by_run : dict
        Folds that each run stored.
    wrong : list of str
    """

    victims: list[str] = field(default_factory=list)
    moments: list[float] = field(default_factory=list)
    stored: list[int] = field(default_factory=list)
    orphaned: float = 0.0
    by_run: dict[int, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kills = ", ".join(
            f"{victim} at {moment:.2f} s with {stored} folds"
            for victim, moment, stored in zip(
                self.victims, self.moments, self.stored, strict=True
            )
        )
        runs = " + ".join(str(n) for n in self.by_run.values())
        verdict = "; ".join(self.wrong) or "same"
        return f"{kills} | {runs} | orphans {self.orphaned:.2f} s | {verdict}"


def write_experiment(folder: Path) -> Path:
    """Write the small experiment and return its path."""
    path = folder / "experiment-to-kill.json"
    path.write_text(json.dumps(EXPERIMENT), encoding="utf-8")
    return path


def start(experiment: Path, out: Path, *options: str) -> subprocess.Popen[str]:
    """Start `workbench run` on two processes."""
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "workbench", "run", str(experiment)),
            *("--out", str(out), "--jobs", "2", "--progress", "none", *options),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finish(experiment: Path, out: Path) -> str:
    """Run to the end; return what went wrong, empty for nothing."""
    process = start(experiment, out)
    printed, _ = process.communicate(timeout=300)
    return "" if process.returncode == 0 else f"exit {process.returncode}: {printed}"


def children_of(pid: int) -> list[int]:
    """Return the child processes of a process."""
    found: list[int] = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(word) for word in path.read_text().split()]
    return found


def descendants_of(pid: int) -> list[int]:
    """Return the child processes of a process, and theirs."""
    found = children_of(pid)
    return [*found, *(further for one in found for further in descendants_of(one))]


def workers_of(pid: int) -> list[int]:
    """Return the worker processes of a program."""
    found = []
    for child in children_of(pid):
        with suppress(OSError):
            line = Path(f"/proc/{child}/cmdline").read_bytes()
            if b"spawn_main" in line:
                found.append(child)
    return found


def outlived(pids: Sequence[int]) -> float:
    """Return how long the processes go on, seconds; infinity for too long."""
    begun = time.monotonic()
    while time.monotonic() - begun < ORPHAN_PATIENCE:
        if not any(_lives(pid) for pid in pids):
            return time.monotonic() - begun
        time.sleep(0.01)
    return float("inf")


def left_after(pids: Sequence[int], seconds: float) -> int:
    """Return how many of the processes live when so many seconds have passed."""
    ends = time.monotonic() + seconds
    while any(map(_lives, pids)) and time.monotonic() < ends:
        time.sleep(0.01)
    return sum(map(_lives, pids))


def _lives(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return status != "Z"


def stored(out: Path) -> int:
    """Return how many folds the store holds."""
    if not (out / "results.sqlite").is_file():
        return 0
    with closing(sqlite3.connect(out / "results.sqlite", timeout=10)) as file:
        try:
            return int(file.execute("SELECT COUNT(*) FROM folds").fetchone()[0])
        except sqlite3.OperationalError:  # killed before the tables were made
            return 0


def tables_that_differ(reference: Path, out: Path) -> list[str]:
    """Compare the tables of two runs byte for byte."""
    return [
        f"{name} differs"
        for name in TABLES
        if (reference / name).read_bytes() != (out / name).read_bytes()
    ]


def check(reference: Path, out: Path, trial: Trial) -> None:
    """Compare tables, and look for cells lost or counted twice."""
    trial.wrong += tables_that_differ(reference, out)
    with closing(sqlite3.connect(out / "results.sqlite")) as file:
        ask = file.execute
        places = "SELECT DISTINCT protocol, data, learner, repeat, fold FROM folds"
        count = ask("SELECT COUNT(*) FROM folds").fetchone()[0]
        distinct = ask(f"SELECT COUNT(*) FROM ({places})").fetchone()[0]
        if (count, distinct) != (FOLDS, FOLDS):
            trial.wrong.append(f"{count} folds, {distinct} of them different")
        stray = "SELECT COUNT(*) FROM folds WHERE run NOT IN (SELECT id FROM runs)"
        if ask(stray).fetchone()[0]:
            trial.wrong.append("folds of no run")
        if ask("PRAGMA integrity_check").fetchone()[0] != "ok":
            trial.wrong.append("the file is damaged")
        by_run = "SELECT run, COUNT(*) FROM folds GROUP BY run ORDER BY run"
        trial.by_run = dict(ask(by_run).fetchall())


def kill(
    experiment: Path,
    out: Path,
    victim: str,
    after: float,
    trial: Trial,
    *options: str,
) -> None:
    """Start a run, and kill the program or one of its workers.

    Parameters
    ----------
    after : float
        The share of the missing folds that must be stored by then; below zero: of
        `START` seconds from the start of the process.
    *options
        Of `workbench run`.
    """
    before = stored(out)
    begun = time.monotonic()
    process = start(experiment, out, *options)
    if after < 0:
        time.sleep(-after * START)
    wanted = before + after * (FOLDS - before)
    while stored(out) < wanted and process.poll() is None:
        time.sleep(0.01)
    workers, family = workers_of(process.pid), descendants_of(process.pid)
    target = process.pid
    if victim == "worker" and workers:
        target = random.choice(workers)
    elif victim == "worker":
        victim = "program"  # there are no workers yet
    trial.moments.append(time.monotonic() - begun)
    with suppress(ProcessLookupError):
        os.kill(target, signal.SIGKILL)
    if victim == "program":
        trial.orphaned = max(trial.orphaned, outlived(family))
    trial.victims.append(victim)
    trial.stored.append(stored(out))
    printed, _ = process.communicate(timeout=300)
    if victim == "program":
        if trial.orphaned == float("inf"):
            trial.wrong.append("a worker outlives the program")
    elif process.returncode:
        trial.wrong.append(f"exit {process.returncode}: {printed}")


def trial_of(
    experiment: Path, reference: Path, out: Path, chance: random.Random
) -> Trial:
    """Kill a run once or twice, go on to the end, and check."""
    trial = Trial()
    for _ in range(chance.choice((1, 1, 1, 2))):
        victim = chance.choice(("program", "program", "worker"))
        after = chance.choice((-1, 1, 1, 1)) * chance.random()
        kill(experiment, out, victim, after, trial)
    problem = finish(experiment, out)
    if problem:
        trial.wrong.append(problem)
    else:
        check(reference, out, trial)
    return trial


def even_trial(experiment: Path, reference: Path, out: Path, share: float) -> Trial:
    """Kill the program when this share of the folds is stored, go on, and check."""
    trial = Trial()
    kill(experiment, out, "program", share, trial)
    problem = finish(experiment, out)
    if problem:
        trial.wrong.append(problem)
    else:
        check(reference, out, trial)
    return trial


def main(n: int = 50, seed: int | str = 1) -> int:
    """Run the trials and print their table."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        experiment = write_experiment(folder)
        assert finish(experiment, folder / "quiet") == ""
        wrong = 0
        for number in range(1, n + 1):
            out = folder / f"out-{number}"
            if seed == "even":
                share = (number - 1) / max(1, n - 1)
                trial = even_trial(experiment, folder / "quiet", out, share)
            else:
                trial = trial_of(experiment, folder / "quiet", out, chance)
            wrong += bool(trial.wrong)
            print(f"{number:3d} {trial}", flush=True)
        print(f"{n - wrong} of {n} as the uninterrupted run", flush=True)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(*(int(word) if word.isdigit() else word for word in sys.argv[1:])))
