"""Kills single workers of a pool during an experiment, and compares with a quiet run.

    python tests/tools/kill_workers.py [N]

kills N workers (20 unless told), spread evenly over the folds that have come, and prints
one line of figures: whether the tables are the same byte for byte, how many folds the
store holds, and how long a process was left after the pool was closed. Ends with 1 if
something is not as it should be. Linux only: it looks for child processes in /proc.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path

from kill_runs import (
    FOLDS,
    TABLES,
    Trial,
    check,
    children_of,
    finish,
    outlived,
    workers_of,
    write_experiment,
)

from workbench.core.experiment.experiment import Experiment, load
from workbench.jobs.experiment.experiment_run import ExperimentRun
from workbench.jobs.experiment.run_events import News
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import Listener

#: No process may be left so many seconds after the pool was closed.
LEFT = 1.0


class Killer:
    """Listens to a run, and kills a worker whenever enough folds have come.

    Parameters
    ----------
    kills : int
    """

    def __init__(self, kills: int) -> None:
        self.ended = threading.Event()
        self.ending: News | None = None
        self.killed: set[int] = set()
        self.seen: set[int] = set()
        self.folds = 0
        self._moments = [round(FOLDS * (k + 0.5) / kills) for k in range(kills)]
        self._chance = random.Random(1)

    def __call__(self, news: News) -> None:
        if news.is_ending:
            self.ending = news
            self.ended.set()
        if news.kind != "fold":
            return
        self.folds += 1
        self.seen.update(children_of(os.getpid()))
        while self._moments and self.folds >= self._moments[0]:
            del self._moments[0]
            self._kill()

    def _kill(self) -> None:
        alive = [pid for pid in workers_of(os.getpid()) if pid not in self.killed]
        if alive:
            victim = self._chance.choice(alive)
            with suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)
                self.killed.add(victim)


def run(experiment: Experiment, out: Path, killer: Killer) -> float:
    """Run to the end; return how long a process was left, seconds."""
    pools: list[LocalPool] = []

    def engine(listener: Listener) -> LocalPool:
        pools.append(LocalPool(listener, workers=2, pictures=False))
        return pools[0]

    running = ExperimentRun(experiment, out, engine, killer, width=2)
    running.start()
    killer.ended.wait()
    running.join()
    pools[0].close()
    return outlived([pid for pid in killer.seen if not _tracker(pid)])


def _tracker(pid: int) -> bool:
    """Whether a child is Python's own, which stays as long as this program."""
    with suppress(OSError):
        return b"resource_tracker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def main(kills: int = 20) -> int:
    """Run undisturbed, run with kills, and print the line of figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = write_experiment(folder)
        assert finish(path, folder / "quiet") == ""
        killer, trial = Killer(kills), Trial()
        left = run(load(path), folder / "out", killer)
        ending = killer.ending
        if ending is None or ending.kind != "done" or ending.data["failed"]:
            trial.wrong.append(f"it ended as {ending}")
        check(folder / "quiet", folder / "out", trial)
        if left > LEFT:
            trial.wrong.append(f"a process was left for {left:.2f} s")
        if len(killer.killed) != kills:
            trial.wrong.append(f"only {len(killer.killed)} workers could be killed")
    tables = ", ".join(TABLES)
    print(
        f"{len(killer.killed)} workers killed over {killer.folds} folds | "
        f"{tables}: {'; '.join(trial.wrong) or 'the same bytes'} | "
        f"{len(killer.seen)} processes seen, the last left for {left:.3f} s"
    )
    return min(len(trial.wrong), 1)


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])))
