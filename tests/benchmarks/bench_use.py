"""The window under load: large data, many classes, many runs, and long use.

    python tests/benchmarks/bench_use.py [SCENE ...] [--minutes 30]

SCENES: rows (1 000 000 x 20), columns (5 000), classes (500), session (200 runs, saved
and opened again), queue (200 queued runs cancelled), use (a round through all rooms
again and again). Prints for each step the seconds until everything was at rest, the
longest time between two ticks of a 2 ms timer of the window's thread and the longest
processor time spent between two ticks; then memory and file handles at the beginning
and the end.
"""

from __future__ import annotations

import argparse
import gc
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path

import numpy as np
from bench_window import wait_for

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.core.experiment.experiment import Experiment
from workbench.core.session import autosave
from workbench.ui.app import create_window
from workbench.ui.rooms.classify.results import ResultPages
from workbench.ui.rooms.classify.setup.plugin_tree import PluginTree
from workbench.ui.window.main_window import MainWindow

ROOMS = (
    "data",
    "classify",
    "visualize",
    "explore",
    "metric",
    "search",
    "dist",
    "proto",
    "compare",
)


class Watch:
    """Ticks of the window's thread: how long it was away, by clock and by processor."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(2)
        self.worst = [0.0, 0.0]
        self.begin()

    def begin(self) -> None:
        """Forget the longest gaps of the step before."""
        self._last = time.perf_counter(), time.thread_time()
        self.clock = self.processor = 0.0

    def _tick(self) -> None:
        now = time.perf_counter(), time.thread_time()
        self.clock = max(self.clock, now[0] - self._last[0])
        self.processor = max(self.processor, now[1] - self._last[1])
        self.worst = [
            max(self.worst[0], self.clock),
            max(self.worst[1], self.processor),
        ]
        self._last = now

    def stop(self) -> None:
        self._timer.stop()


class Hand:
    """Uses a window and waits each time until it rests.

    Parameters
    ----------
    quiet : bool
        Whether steps are not printed.
    """

    def __init__(self, quiet: bool = False) -> None:
        self.quiet = quiet
        #: The step at work.
        self.title = ""
        #: The longest stall of each step, by processor and by clock, seconds.
        self.longest: dict[str, tuple[float, float]] = {}
        self.window: MainWindow = create_window(fresh=True, foreign_plugins=False)
        self.window.resize(1280, 720)
        self.window.show()
        self.context = self.window.context
        self.session = self.context.session
        self.watch = Watch()
        self.window.first_sight.came.connect(self.watch.begin)
        self.wait(lambda: bool(self.context.catalogue.plugins) and self.at_rest())
        self.longest["start, once it is painted"] = (
            self.watch.processor,
            self.watch.clock,
        )

    def at_rest(self) -> bool:
        return not (
            self.context.jobs.tasks or self.window.opener.busy or self.window.room.busy
        )

    def unrest(self) -> str:
        """Say what is not at rest, for an error."""
        tasks = [
            f"{task.lane} task {task.id} {task.title!r} at {task.fraction:.0%}"
            for task in self.context.jobs.tasks
        ]
        opener = ["opener"] if self.window.opener.busy else []
        room = self.window.room
        return ", ".join(tasks + opener + [room.objectName()] * room.busy) or "nothing"

    def wait(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds, for as long as what is at work gets on.

        Workers step back before everything else that runs on this machine, so the time
        itself says nothing.

        Raises
        ------
        TimeoutError
            With the step and what did not get on for five minutes.
        """
        last = None
        while True:
            try:
                return wait_for(QEventLoop, QTimer, condition)
            except TimeoutError as error:
                unrest = self.unrest()
                if unrest == last:
                    step = self.title or "begin"
                    raise TimeoutError(f"{step}: not at rest: {unrest}") from error
                last = unrest

    @contextmanager
    def step(self, title: str) -> Iterator[None]:
        """Do something, wait until all is at rest, and print what it took."""
        self.title = title
        self.watch.begin()
        began = time.perf_counter()
        yield
        self.wait(self.at_rest)
        took = time.perf_counter() - began
        # rest may be a pause before what a timer brings
        pause = time.perf_counter() + 0.3
        self.wait(lambda: time.perf_counter() > pause and self.at_rest())
        seen = self.longest.get(title, (0.0, 0.0))
        self.longest[title] = (
            max(seen[0], self.watch.processor), max(seen[1], self.watch.clock)
        )  # fmt: skip
        if not self.quiet:
            print(
                f"  {title:34s} {took:7.2f} s | longest stall {self.watch.clock * 1e3:6.0f}"
                f" ms, {self.watch.processor * 1e3:6.0f} ms of processor time",
                flush=True,
            )

    def open(self, dataset: Dataset) -> None:
        self.session.open(dataset)

    def classify(self, plugin: str) -> None:
        self.window.show_room("classify")
        self.window.room.findChild(PluginTree).choose(plugin)
        self.window.room.run()

    def paint(self, n: int) -> None:
        """Paint n points by clicks, each seen before the next."""
        room = self.window.room
        room.choose_tool("point")
        view, chance = room.canvas.viewport(), np.random.default_rng(n)
        for x, y in chance.uniform(0.3, 0.6, size=(n, 2)):
            place = QPoint(int(x * view.width()), int(y * view.height()))
            with self.step("paint a point"):
                QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)

    def close(self) -> None:
        self.watch.stop()
        self.window.close()
        self.wait(lambda: not self.context.jobs.tasks)


def memory(pid: int | str = "self") -> float:
    """Return the resident memory of a process, MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def state() -> str:
    gc.collect()
    handles, threads = (len(os.listdir(f"/proc/self/{w}")) for w in ("fd", "task"))
    widgets = len(QApplication.allWidgets())
    return f"{memory():.0f} MB, {handles} file handles, {threads} threads, {widgets} widgets"


def made(n: int, d: int, classes: int, name: str) -> Dataset:
    """Make a data set whose classes are clouds."""
    chance = np.random.default_rng(1)
    y = chance.integers(0, classes, n)
    X = chance.normal(size=(n, d)) + chance.normal(scale=2, size=(classes, d))[y]
    label = Attribute("class", "nominal", tuple(f"c{i}" for i in range(classes)))
    return Dataset(X, y, numeric_attributes(d), label, name)


def walk(hand: Hand) -> None:
    """Show every room and what it does first."""
    for room in ROOMS:
        with hand.step(f"show {room}"):
            hand.window.show_room(room)


def rows(hand: Hand) -> None:
    """1 000 000 rows of 20 attributes, from a file."""
    path = Path(os.environ["WORKBENCH_HOME"]) / "large.csv"
    data = made(1_000_000, 20, 3, "large")
    names = ",".join([f"a{i}" for i in range(20)] + ["class"])
    with path.open("w") as file:
        file.write(names + "\n")
        for x, label in zip(np.round(data.X, 4).tolist(), data.y, strict=True):
            file.write(",".join(map(str, x)) + f",c{label}\n")
    del data
    with hand.step("open"):
        hand.window.opener.open(str(path))
        hand.wait(lambda: hand.session.data is not None)
    walk(hand)
    with hand.step("classify: naive Bayes, ten folds"):
        hand.classify("naive-bayes")
    with hand.step("explore"):
        hand.window.show_room("explore")
    hand.paint(10)
    with hand.step("undo"):
        hand.context.undo.activeStack().undo()


def columns(hand: Hand) -> None:
    """5 000 attributes."""
    with hand.step("open"):
        hand.open(made(1_000, 5_000, 3, "wide"))
    walk(hand)
    with hand.step("classify: k-NN"):
        hand.classify("knn")


def classes(hand: Hand) -> None:
    """500 classes."""
    with hand.step("open"):
        hand.open(made(6_000, 8, 500, "classes"))
    walk(hand)
    with hand.step("classify: k-NN"):
        hand.classify("knn")
    tabs = hand.window.room.findChild(ResultPages)
    for page in ("confusion", "perclass", "curves", "errors"):
        with hand.step(f"page {page}"):
            tabs.open_page(page)
    hand.window.show_room("visualize")
    for page in ("matrix", "parallel", "biplot", "distmat"):
        with hand.step(f"page {page}"):
            hand.window.room.open_page(page)


def session(hand: Hand) -> None:
    """200 runs in one session, saved, and opened by another window."""
    with hand.step("open"):
        hand.window.opener.open("builtin:iris")
        hand.wait(lambda: hand.session.data is not None)
    with hand.step("200 runs"):
        for plugin, _ in zip(
            cycle(("knn", "naive-bayes", "j48", "kissnn")), range(200)
        ):
            hand.classify(plugin)
            hand.wait(hand.at_rest)
    print(f"  {len(hand.session.runs)} runs; {state()}")
    path = Path(os.environ["WORKBENCH_HOME"]) / "runs.session.zip"
    autosave.write(autosave.capture(hand.session), path)
    other = Hand()
    with other.step("open the session"):
        other.window.opener.open(str(path))
        other.wait(lambda: len(other.session.runs) == len(hand.session.runs))
    walk(other)
    other.close()


def queue(hand: Hand) -> None:
    """200 queued runs, cancelled at once."""
    from workbench.jobs.spec import JobSpec

    with hand.step("open"):
        hand.open(made(5_000, 20, 3, "cloud"))
    hand.window.show_room("classify")
    payload = {
        "data": str(hand.session.folder()), "plugin": "mlp",
        "protocol": {"kind": "cv", "folds": 10},
    }  # fmt: skip
    with hand.step("queue 200"):
        for _ in range(200):
            hand.context.jobs.submit(JobSpec("evaluate", payload, title="MLP"))
        began = time.perf_counter()
        hand.wait(lambda: time.perf_counter() - began > 1)
        asked = time.perf_counter()
        hand.context.jobs.cancel_all()
        hand.wait(lambda: not hand.context.jobs.tasks)
    print(f"  all ended {time.perf_counter() - asked:.2f} s after Cancel")


def use(hand: Hand, minutes: float) -> None:
    """Go round through all rooms for so many minutes."""
    hand.quiet = True
    sources = cycle(("iris", "wine", "wdbc", "moons", "thesis21-strips"))
    learners = cycle(("knn", "kissnn", "naive-bayes", "j48", "lmnn", "svm"))
    languages, themes = cycle(("es", "ru", "en")), cycle(("dark", "light"))
    folder = Path(os.environ["WORKBENCH_HOME"])
    ends, number = time.perf_counter() + 60 * minutes, 0
    for number in count(1):
        if number in (1, 3) or number % 10 == 0:
            print(
                f"  round {number}: {state()}; longest stall so far "
                f"{hand.watch.worst[0] * 1e3:.0f} ms, "
                f"{hand.watch.worst[1] * 1e3:.0f} ms of processor time",
                flush=True,
            )
        if time.perf_counter() > ends:
            break
        _round(hand, next(sources), next(learners), folder / f"round-{number % 5}")
        if number % 3 == 0:
            for name in (next(languages) + "Language", next(themes) + "Theme"):
                with hand.step(name):
                    hand.window.findChild(QAction, f"main_view_{name}Act").trigger()
        for run in hand.session.runs[:-5]:
            hand.session.remove_run(run.number)


def _round(hand: Hand, source: str, learner: str, out: Path) -> None:
    show = hand.window.show_room
    with hand.step(f"open {source}"):
        hand.window.opener.open(f"builtin:{source}")
        hand.wait(lambda: not hand.window.opener.busy)
    with hand.step("data"):
        show("data")
    with hand.step(f"classify {learner}"):
        hand.classify(learner)
    tabs = hand.window.room.findChild(ResultPages)
    for page in ("confusion", "perclass", "curves", "errors", "model", "text"):
        with hand.step(page):
            tabs.open_page(page)
    with hand.step("visualize"):
        show("visualize")
    for page in ("parallel", "biplot", "distmat", "matrix"):
        with hand.step(page):
            hand.window.room.open_page(page)
    with hand.step("explore"):
        show("explore")
    for k in (1, 5, 15):
        with hand.step(f"k = {k}"):
            hand.session.set_scene(k=k)
    hand.paint(5)
    for _ in range(5):
        with hand.step("undo"):
            hand.context.undo.activeStack().undo()
    with hand.step("metric"):
        show("metric")
    with hand.step("learn a metric"):
        hand.window.room.run()
    with hand.step("compare"):
        show("compare")
        hand.window.room.setup.set_up(
            Experiment.from_json(
                {
                    "version": 1,
                    "data": ["builtin:iris", f"builtin:{source}"],
                    "classifiers": [{"id": "knn"}, {"id": "naive-bayes"}],
                    "protocol": {"kind": "cv", "folds": 5, "seed": 1},
                }
            ),
            out,
        )
        hand.window.room.run()


SCENES = {
    "rows": rows, "columns": columns, "classes": classes, "session": session,
    "queue": queue,
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", default=[*SCENES, "use"])
    parser.add_argument("--minutes", type=float, default=30.0)
    chosen = parser.parse_args()
    for name in chosen.scenes:
        with tempfile.TemporaryDirectory() as home:
            os.environ["WORKBENCH_HOME"] = home
            hand = Hand()
            print(f"{name}: at the beginning {state()}", flush=True)
            if name == "use":
                use(hand, chosen.minutes)
                ranked = sorted(hand.longest.items(), key=lambda item: -item[1][0])
                for title, (processor, clock) in ranked[:12]:
                    print(
                        f"  {title:34s} longest stall {clock * 1e3:6.0f} ms, "
                        f"{processor * 1e3:6.0f} ms of processor time"
                    )
            else:
                SCENES[name](hand)
            print(f"{name}: at the end {state()}", flush=True)
            hand.close()


if __name__ == "__main__":
    main()
