"""The program as a process: how soon the window is there, what it imports, its end."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

LIGHT = """
import json, sys, time
started, used = time.perf_counter(), time.process_time()
import workbench.ui.app as app
imported = sorted(sys.modules)
window = app.create_window(fresh=True)
from PySide6.QtCore import QCoreApplication, QEvent, QObject

class Painted(QObject):
    def eventFilter(self, window, event):
        if event.type() == QEvent.Type.Paint:
            # before all else that is due, once the parts are painted, too
            QCoreApplication.postEvent(window, QEvent(QEvent.Type.User), 1_000_000)
        elif event.type() == QEvent.Type.User:
            window.removeEventFilter(self)
            tell()
        return False

def tell():
    seconds, processor = time.perf_counter() - started, time.process_time() - used
    print(json.dumps({
        "imported": imported, "shown": sorted(sys.modules), "seconds": seconds,
        "processor": processor,
        "visible": window.isVisible(), "name": window.objectName(),
        "rows": window.rail.count(), "rooms": len(window.entries),
        "bare": [name for name, act in window.acts if act.icon().isNull()],
    }))
    window.close()
    app.application().quit()

painted = Painted()
window.installEventFilter(painted)
window.show()
app.application().exec()
"""

PREFETCHED = """
import json, sys
import workbench.ui.app as app
from workbench.ui.rooms_ahead import RoomsAhead
class Order:
    names = []
    def find_spec(self, name, path=None, target=None):
        self.names.append(name)
sys.meta_path.insert(0, Order())
window = app.create_window(fresh=True, foreign_plugins=False)
window.show()
shown = set(sys.modules)
def end():
    window.close()
    app.application().quit()
window.findChild(RoomsAhead).loaded.connect(end)
app.application().exec()
print(json.dumps({
    "shown": sorted(shown), "later": sorted(set(sys.modules) - shown),
    "order": Order.names,
}))
"""

# a main module of its own: workers import it again
BUSY = """
import sys
from PySide6.QtCore import QTimer
from workbench.jobs.spec import JobSpec
from workbench.ui import app

def endless(payload):
    while True:
        pass

def begin():
    window = next(
        w for w in application.topLevelWidgets() if w.objectName() == "main_window"
    )
    window.context.jobs.submit(JobSpec("__main__:endless", {}, "batch", "endless"))
    window.context.jobs.happened.connect(lambda event: close(window, event))

def close(window, event):
    if event.kind == "started" and not done:
        done.append(event)
        print("closing", flush=True)
        window.close()

done = []
if __name__ == "__main__":
    application = app.application()
    QTimer.singleShot(300, begin)
    sys.exit(app.run(fresh=True, foreign_plugins=False))
"""


def environment() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "OMP_NUM_THREADS": "1"}


@pytest.fixture(scope="module")
def prefetched(tmp_path_factory) -> dict:
    """What a window that is left alone has imported, and in which order."""
    answer = subprocess.run(
        [sys.executable, "-c", PREFETCHED],
        env={**environment(), "WORKBENCH_HOME": str(tmp_path_factory.mktemp("ahead"))},
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    return json.loads(answer.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def start(tmp_path_factory) -> dict:
    """What one start in a fresh process tells of itself."""
    home = tmp_path_factory.mktemp("start")
    answer = subprocess.run(
        [sys.executable, "-c", LIGHT],
        env={**environment(), "WORKBENCH_HOME": str(home)},
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    return json.loads(answer.stdout.splitlines()[-1])


def test_nothing_heavy_is_imported(start):
    heavy = {"sklearn", "scipy", "pandas", "arff", "matplotlib"}
    assert heavy & set(start["imported"]) == set()
    assert heavy & set(start["shown"]) == set()


def test_what_nobody_sees_at_first_is_imported_after_the_first_painting(start):
    later = {
        "pyqtgraph", "multiprocessing", "workbench.jobs.pool",
        "workbench.ui.drawing.figure_export", "workbench.core.results.csv_options",
        "workbench.core.results.describing.row_answers",
        "workbench.ui.panels.keyboard_map", "workbench.ui.panels.openml_panel",
    }  # fmt: skip
    assert later & set(start["shown"]) == set()


def test_icons_of_menus_are_drawn_after_the_first_painting(start):
    assert "file_open" in start["bare"]


def test_fewer_than_500_modules(start, capsys):
    with capsys.disabled():
        print(
            f"\nmodules: {len(start['imported'])} imported, {len(start['shown'])} shown"
        )
    # Python 3.14 brings more of its own: parts of annotationlib, compression, pathlib
    most = 500 if sys.version_info < (3, 14) else 520
    assert len(start["imported"]) < most
    assert len(start["shown"]) < most


def test_the_window_is_visible_soon(start, capsys):
    with capsys.disabled():
        print(
            f"\nwindow visible after {start['seconds']:.2f} s, "
            f"{start['processor']:.2f} s of the processor"
        )
    assert start["visible"]
    assert start["name"] == "main_window"
    assert start["rows"] == start["rooms"] >= 2
    assert start["processor"] < 3.0  # measured: 0.6 s


def test_rooms_and_records_of_results_are_imported_once_the_window_is_shown(prefetched):
    rooms = {
        f"workbench.ui.rooms.{room}.room" for room in ("data", "metric", "compare")
    }
    records = {
        f"workbench.core.results.{name}"
        for name in ("evaluating.evaluation", "comparing.comparison", "metric_result")
    }
    assert not (rooms | records) & set(prefetched["shown"])
    assert rooms | records <= set(prefetched["later"])


@pytest.mark.parametrize("room", ["data", "classify", "metric", "explore"])
def test_a_room_is_imported_after_what_it_is_made_of(prefetched, room):
    """All at once they held the window up for longer than anybody overlooks."""
    order = prefetched["order"]
    package = f"workbench.ui.rooms.{room}."
    ours = [name for name in order if name.startswith(package)]
    before = ours[: ours.index(f"{package}room")]
    assert len(before) > 10
    later = [name for name in ours if name.count(".") == 4 and name not in before]
    assert later[0] == f"{package}room"


def test_closing_while_a_job_never_ends_ends_everything(tmp_path):
    script = tmp_path / "busy.py"
    script.write_text(BUSY)
    answer = subprocess.run(
        [sys.executable, str(script)],
        env={**environment(), "WORKBENCH_HOME": str(tmp_path / "home")},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert "closing" in answer.stdout, answer.stderr
    assert answer.returncode == 0, answer.stderr
    # nothing is left of it: its workers' command lines name this script's folder
    assert processes_of(str(tmp_path)) == []


def processes_of(text: str) -> list[str]:
    if not os.path.isdir("/proc"):
        pytest.skip("no /proc on this system")
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as file:
                if text.encode() in file.read() and int(pid) != os.getpid():
                    found.append(pid)
        except OSError:
            continue
    return found
