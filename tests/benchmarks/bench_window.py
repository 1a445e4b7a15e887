"""How long the window waits while a cross-validation runs, how fast it starts and cancels.

    python tests/benchmarks/bench_window.py

Prints: seconds until the window is visible in a fresh process, the modules imported by
then; the gaps of a 1 ms timer in the event loop during ten folds of the multilayer
perceptron on 5 000 x 20 rows; the seconds from Cancel to the ending of a second run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

HEAVY = ("sklearn", "scipy", "pandas", "arff")

START = """
import time
began = time.perf_counter()
import sys
from workbench.ui.app import create_window
window = create_window(fresh=True)
window.show()
from PySide6.QtWidgets import QApplication
app = QApplication.instance()
from PySide6.QtCore import QTimer
def report():
    seconds = time.perf_counter() - began
    heavy = [m for m in {heavy!r} if m in sys.modules]
    print(seconds, len(sys.modules), heavy)
    window.close()
    app.quit()
QTimer.singleShot(0, report)
if __name__ == "__main__":
    app.exec()
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        measure_start()
        measure_gaps()


def measure_start() -> None:
    code = START.format(heavy=HEAVY)
    for attempt in ("cold", "warm", "warm"):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        print(f"start ({attempt}): seconds, modules, heavy ones:", done.stdout.strip())


def measure_gaps() -> None:
    import numpy as np
    from PySide6.QtCore import QEventLoop, QTimer

    from workbench.api import Attribute, Dataset, numeric_attributes
    from workbench.jobs.spec import JobSpec
    from workbench.ui.app import create_window

    rng = np.random.default_rng(0)
    X = rng.normal(size=(5000, 20))
    y = (X[:, :3].sum(axis=1) + rng.normal(size=5000) > 0).astype(int)
    classes = Attribute("class", "nominal", ("a", "b"))
    window = create_window(fresh=True, foreign_plugins=False)
    window.show()
    context = window.context
    wait_for(QEventLoop, QTimer, lambda: bool(context.catalogue.plugins))
    context.session.open(Dataset(X, y, numeric_attributes(20), classes))
    window.show_room("classify")
    wait_for(QEventLoop, QTimer, lambda: not context.jobs.tasks)

    payload = {
        "data": str(context.session.folder()),
        "plugin": "mlp",
        "protocol": {"kind": "cv", "folds": 10},
    }
    for label, spec in (
        ("idle", None),
        ("10-fold MLP", JobSpec("evaluate", payload, title="MLP")),
    ):
        gaps, took = record(QEventLoop, QTimer, context, spec)
        print(
            f"{label}: {took:.1f} s, event-loop gaps in ms: "
            f"median {np.median(gaps):.1f}, 99 % {np.percentile(gaps, 99):.1f}, "
            f"longest {gaps.max():.1f}"
        )
    for _ in range(3):
        print(f"cancel: {cancel(QEventLoop, QTimer, context, payload):.3f} s")
    window.close()
    wait_for(QEventLoop, QTimer, lambda: not context.jobs.tasks)


def record(loop_type, timer_type, context, spec):
    """Run a job (or nothing for 5 s) while a 1 ms timer notes when it is called."""
    import numpy as np

    stamps: list[float] = []
    timer = timer_type()
    timer.setTimerType(timer.timerType().PreciseTimer)
    timer.timeout.connect(lambda: stamps.append(time.perf_counter()))
    timer.start(1)
    began = time.perf_counter()
    if spec is not None:
        context.jobs.submit(spec)
        wait_for(loop_type, timer_type, lambda: not context.jobs.tasks)
    else:
        wait_for(loop_type, timer_type, lambda: time.perf_counter() - began > 5)
    timer.stop()
    return np.diff(stamps) * 1000, time.perf_counter() - began


def cancel(loop_type, timer_type, context, payload) -> float:
    from workbench.jobs.spec import JobSpec

    spec = JobSpec("evaluate", payload, title="MLP")
    context.jobs.submit(spec)
    began = time.perf_counter()
    wait_for(loop_type, timer_type, lambda: time.perf_counter() - began > 1.5)
    asked = time.perf_counter()
    context.jobs.cancel(spec.id)
    wait_for(loop_type, timer_type, lambda: not context.jobs.tasks)
    return time.perf_counter() - asked


def wait_for(loop_type, timer_type, condition, limit: float = 300.0) -> None:
    """Run the event loop until a condition holds, looked at every 5 ms.

    What holds may end before the loop does, when a timer that is due brings work: so
    it counts that it held once.
    """
    loop, timer, began = loop_type(), timer_type(), time.perf_counter()
    held = False

    def look() -> None:
        nonlocal held
        held = held or bool(condition())
        if held or time.perf_counter() - began > limit:
            loop.quit()

    timer.timeout.connect(look)
    timer.start(5)
    loop.exec()
    timer.stop()
    if not held:
        raise TimeoutError("the condition did not come true")


if __name__ == "__main__":
    main()
