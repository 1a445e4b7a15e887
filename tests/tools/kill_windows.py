"""Kills windows while points are painted and Compare runs; opens them again and looks.

    python tests/tools/kill_windows.py [N] [SECONDS]

Each of the N windows paints a point every tenth of a second, by clicks, while Compare
runs an experiment; it is killed with ``kill -9`` after its share of the SECONDS (30),
counted by its own points. A second window opens the session, goes on with the
experiment and ends. Prints one line for each: points painted and kept, the age of the
oldest point lost, folds stored at the kill, processes left a second later, and whether
the tables are those of an uninterrupted run. Ends with 1 if something is not as it
should be. Linux only.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from kill_runs import descendants_of, left_after, stored, tables_that_differ

#: A point painted longer ago than this must be there again, seconds.
LONGEST = 10.0
#: What Qt writes on a screen that is none.
QT_SAYS = "This plugin does not support"
#: Between two points, seconds.
STEP = 0.1

WINDOW = '''
import json
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from workbench.core.experiment.experiment import Experiment
from workbench.ui import app
from workbench.ui.session.session_autosave import SessionAutosave

MODE, OUT, STEP = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
EXPERIMENT = {
    "version": 1,
    "data": ["builtin:wdbc", "builtin:wine", "builtin:iris"],
    "classifiers": [{"id": "knn"}, {"id": "j48"}, {"id": "mlp"}],
    "protocol": {"kind": "cv", "folds": 10, "repeats": 2, "seed": 1},
    "measures": ["accuracy", "kappa"],
}
make = app.create_window


class Driver:
    """Paints, or waits for the end of the experiment."""

    def __init__(self, window):
        self.window, self.session = window, window.context.session
        keeper = window.findChild(SessionAutosave)
        keeper.restored.connect(lambda line: QTimer.singleShot(0, lambda: self.begin(line)))
        self.timer = QTimer(window)

    def begin(self, line):
        say("open", rows=self.rows(), line=line)
        if not self.session.datasets:
            self.window.opener.open("builtin:thesis21-strips")
        self.wait(lambda: self.session.data is not None and self.at_rest(), self.compare)

    def compare(self):
        self.window.show_room("compare")
        room = self.room = self.window.room
        room.setup.set_up(Experiment.from_json(EXPERIMENT), OUT)
        room.run()
        if MODE == "paint":
            self.paint()
        else:
            self.wait(lambda: not room.busy, self.end)

    def end(self):
        say("end", state=self.room.probe("task"))
        self.window.close()

    def paint(self):
        self.window.show_room("explore")
        self.explore = self.window.room
        self.explore.choose_tool("point")
        self.timer.timeout.connect(self.click)
        self.timer.start(round(1000 * STEP))

    def click(self):
        before = self.rows()
        view = self.explore.canvas.viewport()
        place = QPoint(
            random.randrange(view.width() // 4, view.width() // 2),
            random.randrange(view.height() // 4, view.height() // 2),
        )
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)
        say("point", rows=self.rows(), new=self.rows() - before)

    def rows(self):
        return 0 if self.session.data is None else self.session.data.n_rows

    def at_rest(self):
        return not self.window.context.jobs.tasks

    def wait(self, condition, then):
        def look():
            if condition():
                timer.stop()
                then()
        timer = QTimer(self.window)
        timer.timeout.connect(look)
        timer.start(50)


def say(what, **more):
    print(json.dumps({"what": what, "at": time.monotonic(), **more}), flush=True)


def create(*args, **options):
    window = make(*args, **options)
    window.driver = Driver(window)
    return window


app.create_window = create
if __name__ == "__main__":
    sys.exit(app.run(foreign_plugins=False))
'''


@dataclass
class Trial:
    """What a killed window left behind.

    Attributes
    ----------
    points : int
        Painted until the kill.
    kept : int
        Of these, there again.
    lost_age : float
        Seconds between the oldest point lost and the kill; 0 without a loss.
    folds : int
        Stored at the kill.
    left : int
        Processes that live a second after it.
    wrong : list of str
    """

    points: int = 0
    kept: int = 0
    lost_age: float = 0.0
    folds: int = 0
    left: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.points:3d} points, {self.kept:3d} kept, oldest lost "
            f"{self.lost_age:4.1f} s | {self.folds:3d} folds | {self.left} left | "
            + ("; ".join(self.wrong) or "same")
        )


def start(script: Path, mode: str, home: Path, out: Path) -> subprocess.Popen[str]:
    """Start a window that paints or finishes."""
    environment = {
        **os.environ, "WORKBENCH_HOME": str(home), "QT_QPA_PLATFORM": "offscreen",
    }  # fmt: skip
    return subprocess.Popen(
        [sys.executable, str(script), mode, str(out), str(STEP)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip


def finish(script: Path, home: Path, out: Path, trial: Trial) -> int:
    """Open the session again, run the experiment to its end; return the rows found."""
    process = start(script, "finish", home, out)
    printed, complaints = process.communicate(timeout=300)
    complaints = "\n".join(
        line for line in complaints.splitlines() if not line.startswith(QT_SAYS)
    )
    lines = [json.loads(line) for line in printed.splitlines()]
    if process.returncode or complaints or not lines or lines[-1]["what"] != "end":
        trial.wrong.append(f"exit {process.returncode}: {printed[-300:]}{complaints}")
        return 0
    return int(lines[0]["rows"])


def trial_of(script: Path, folder: Path, reference: Path, seconds: float) -> Trial:
    """Kill one window after so many seconds of painting, and look."""
    trial, home, out = Trial(), folder / "home", folder / "out"
    home.mkdir(parents=True)
    process = start(script, "paint", home, out)
    painted: list[tuple[float, int]] = []  # when, and the rows there were then
    assert process.stdout is not None
    for text in process.stdout:
        line = json.loads(text)
        if line["what"] != "point":
            continue
        if line["new"] != 1:
            trial.wrong.append(f"a click made {line['new']} points")
        painted.append((line["at"], line["rows"]))
        if len(painted) * STEP >= seconds:
            break
    family = descendants_of(process.pid)
    process.send_signal(signal.SIGKILL)
    killed = time.monotonic()
    trial.left = left_after(family, 1.0)
    process.communicate(timeout=60)
    if trial.left:
        trial.wrong.append("processes outlive the window")
    trial.points, trial.folds = len(painted), stored(out)
    rows = finish(script, home, out, trial)
    lost = [when for when, n in painted if n > rows]
    trial.kept = len(painted) - len(lost)
    trial.lost_age = killed - lost[0] if lost else 0.0
    if trial.lost_age > LONGEST:
        trial.wrong.append(f"lost a point painted {trial.lost_age:.1f} s ago")
    trial.wrong += tables_that_differ(reference, out)
    return trial


def main(n: int = 20, seconds: float = 30.0) -> int:
    """Run the trials and print their table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        script = folder / "window.py"
        script.write_text(WINDOW, encoding="utf-8")
        quiet, wrong = Trial(), 0
        finish(script, folder / "home", folder / "quiet", quiet)
        assert not quiet.wrong, quiet.wrong
        for number in range(1, n + 1):
            share = (number - 0.5) / n
            trial = trial_of(
                script, folder / str(number), folder / "quiet", share * seconds
            )
            wrong += bool(trial.wrong)
            print(f"{number:3d} {trial}", flush=True)
        print(f"{n - wrong} of {n} lost nothing", flush=True)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(
        main(*(float(word) if "." in word else int(word) for word in sys.argv[1:]))
    )
