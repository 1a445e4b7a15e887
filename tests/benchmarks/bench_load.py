"""What the window does while a file of 1 000 000 rows is read.

    python tests/benchmarks/bench_load.py [--rows 1000000]

Prints for CSV and ARFF: seconds until the rows are shown and the Data room is settled,
the gaps of a 1 ms timer in the event loop meanwhile, the seconds from Cancel to the
ending of a second reading, and whether the data set that was open before is still
there while reading and after the cancel.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

import numpy as np
from bench_readers import write
from bench_window import wait_for

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["WORKBENCH_HOME"] = folder
        write(Path(folder), "large", options.rows, 20)
        for suffix in ("csv", "arff"):
            measure(Path(folder) / f"large.{suffix}")


def measure(path: Path) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    from workbench.ui.app import create_window

    def wait(condition):
        wait_for(QEventLoop, QTimer, condition)

    window = create_window(fresh=True, foreign_plugins=False)
    window.show()
    context, session = window.context, window.context.session
    wait(lambda: bool(context.catalogue.plugins) and not context.jobs.tasks)
    window.opener.open("builtin:iris")
    wait(lambda: session.data is not None and not context.jobs.tasks)
    window.show_room("data")
    wait(lambda: not window.room.busy)

    kept = []
    stamps: list[float] = []
    timer = QTimer()
    timer.setTimerType(timer.timerType().PreciseTimer)

    def tick() -> None:
        stamps.append(time.perf_counter())
        kept.append(session.data.name)

    timer.timeout.connect(tick)
    timer.start(1)
    began = time.perf_counter()
    window.opener.open(str(path))
    wait(lambda: session.data.name == "large")
    shown = time.perf_counter() - began
    wait(lambda: not context.jobs.tasks and not window.room.busy)
    settled = time.perf_counter() - began
    timer.stop()
    gaps = np.diff(stamps) * 1000
    print(
        f"{path.name}: shown after {shown:.2f} s, settled after {settled:.2f} s; gaps in "
        f"ms: median {np.median(gaps):.1f}, 99 % {np.percentile(gaps, 99):.1f}, "
        f"longest {gaps.max():.1f} after {stamps[int(gaps.argmax())] - began:.2f} s; "
        f"iris there until then: {set(kept) <= {'iris', 'large'}}"
    )
    for after in (0.3, 1.0):
        print(f"  cancelled after {after} s: {cancel(window, path, after, wait)}")
    window.close()
    wait(lambda: not context.jobs.tasks)


def cancel(window, path: Path, after: float, wait) -> str:
    session, jobs = window.context.session, window.context.jobs
    before, n = session.data, len(session.datasets)
    began = time.perf_counter()
    window.opener.open(str(path))
    wait(lambda: time.perf_counter() - began > after)
    asked = time.perf_counter()
    running = bool(jobs.tasks)
    jobs.cancel_all()
    wait(lambda: not jobs.tasks)
    seconds = time.perf_counter() - asked
    same = session.data is before and len(session.datasets) == n
    return f"{seconds:.3f} s (was running: {running}, data set unchanged: {same})"


if __name__ == "__main__":
    main()
