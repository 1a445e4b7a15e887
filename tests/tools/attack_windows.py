"""Meets plugins that do harm in a window and on a Dask cluster; a k-NN follows each.

    python tests/tools/attack_windows.py [import] [classify] [compare] [dask]

opens one window with every plugin of `support.attacks` in its folder and prints a line
of a table for each: what was said of those that harm when imported, how an evaluation
of each other one ended in Classify, in a run of Compare and on a worker of Dask, whether
k-NN computed right beside or after it, and the most processor time between two ticks
of the window's thread meanwhile. Ends with 1 when a line holds BAD. To see an older
version of the program, run it with that version's interpreter.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication
from support.attacks import (
    ATTACKS,
    write_hostile_texts,
    write_importing,
    write_running,
)
from support.dask_cluster import Cluster

from workbench.compute.reading.readers import read
from workbench.core.experiment.experiment import Experiment
from workbench.jobs.spec import Event, JobSpec
from workbench.ui.app import create_window
from workbench.ui.rooms.classify.setup.plugin_tree import PluginTree
from workbench.ui.services.job_signals import JobBridge

#: Seconds after which a job that has not ended is taken for stuck.
PATIENCE = 60.0
#: Characters of a complaint, or of a title and one; declarations may have 4 000.
LONGEST = 5000
Say = Callable[[str, str, list[str]], None]


class Endings:
    """The endings of a bridge's jobs by their number, and the dearest tick meanwhile."""

    def __init__(self, bridge: JobBridge) -> None:
        self.bridge = bridge
        self.by_job: dict[int, Event] = {}
        #: The evaluation asked for last.
        self.asked = 0
        submit = bridge.submit

        def remember(spec: JobSpec) -> int:
            if spec.task == "evaluate":
                self.asked = spec.id
            return submit(spec)

        bridge.submit = remember
        bridge.happened.connect(self.take)
        self.timer = QTimer()
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.tick)
        self.timer.start(2)
        self.begin()

    def begin(self) -> None:
        """Forget the dearest tick."""
        self.seen, self.stall = time.thread_time(), 0.0

    def tick(self) -> None:
        now = time.thread_time()
        self.stall, self.seen = max(self.stall, now - self.seen), now

    def take(self, event: Event) -> None:
        if event.is_ending:
            self.by_job[event.job] = event


def wait(condition: Callable[[], bool], patience: float = PATIENCE) -> bool:
    """Run the event loop until the condition holds; return whether it does."""
    loop, end = QEventLoop(), time.monotonic() + patience

    def look() -> None:
        if condition() or time.monotonic() > end:
            loop.quit()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)
    loop.exec()
    timer.stop()
    return condition()


def spoken(event: Event) -> tuple[str, str, list[str]]:
    """Return how a job ended, what was said of it, and what is wrong with that."""
    kind, data = event.kind, event.data
    if kind == "done":
        failures = data.get("failed", [])
        text = "{type}: {text}".format(**failures[0]) if failures else ""
        kind = f"done, {len(failures)} folds failed" if failures else "done"
    else:
        text = str(getattr(data, "text", data))
    wrong = []
    if len(text) > LONGEST:
        wrong.append(f"{len(text)} characters")
    if "\n" in text:
        wrong.append("more than a line")
    if "\x1b" in text:
        wrong.append("control characters")
    return kind, " ".join(text.split())[:90], wrong


def expected(name: str, kind: str, wrong: list[str]) -> list[str]:
    """Add what a plugin's ending should not be: a good score for a wrong answer."""
    if ATTACKS[name] and kind == "done":
        return [*wrong, "passes as good"]
    return wrong


def evaluation(folder: object, plugin: str) -> JobSpec:
    payload = {
        "data": str(folder), "plugin": plugin,
        "protocol": {"kind": "cv", "folds": 2, "seed": 1},
    }  # fmt: skip
    try:
        return JobSpec("evaluate", payload, plugins=(plugin,))
    except TypeError:  # a version that does not ask who is run
        return JobSpec("evaluate", payload)


class Visit:
    """A window with harmful plugins, and what it is put through."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.window = create_window(fresh=True, foreign_plugins=True)
        self.window.resize(1280, 720)
        self.window.show()
        self.context = self.window.context
        self.endings = Endings(self.context.jobs)
        self.context.session.open(read("builtin:iris"))
        catalogue, jobs = self.context.catalogue, self.context.jobs
        wait(lambda: bool(catalogue.plugins) and not jobs.tasks, 300.0)
        self.knn = self.evaluate("knn")
        assert self.knn is not None

    def evaluate(self, plugin: str) -> Event | None:
        """Run one plugin in Classify by its own controls; return the ending."""
        self.window.show_room("classify")
        self.window.room.findChild(PluginTree).choose(plugin)
        self.endings.asked = 0
        self.window.room.run()
        wait(lambda: self.endings.asked in self.endings.by_job)
        wait(lambda: not self.context.jobs.tasks)
        return self.endings.by_job.get(self.endings.asked)

    def judged(self, title: str, event: Event | None, name: str, stall: float) -> None:
        """Say how a job ended; k-NN is asked afterwards."""
        if event is None:
            self.say(title, "no answer", ["stuck"])
            return
        kind, text, wrong = spoken(event)
        wrong = expected(name, kind, wrong)
        after = self.evaluate("knn")
        if after is None or after.kind != "done" or scores(after) != scores(self.knn):
            wrong.append("k-NN afterwards is not as before")
        if stall > 0.25:
            wrong.append("the window waited")
        self.say(title, f"{kind}: {text} (at most {stall * 1e3:.0f} ms at once)", wrong)

    def imports(self) -> None:
        """Tell what is said of plugins that harm when imported or described."""
        for plugin in self.context.catalogue.plugins:
            stem = Path(plugin.origin).stem
            if Path(plugin.origin).parent != Path(os.environ["WORKBENCH_PLUGIN_PATH"]):
                continue
            if stem.replace("_", "-") in ATTACKS:
                continue
            text = str(plugin.error)
            wrong = ["more than a line"] if "\n" in text else []
            wrong += ["control characters"] if "\x1b" in text + plugin.title else []
            wrong += ["long"] if len(text) + len(plugin.title) > LONGEST else []
            said = " ".join(text.split())[:90]
            self.say(f"window, import {stem}", f"{plugin.status}: {said}", wrong)

    def classify(self) -> None:
        for name in ATTACKS:
            self.endings.begin()
            event = self.evaluate(name)
            self.judged(f"window, Classify: {name}", event, name, self.endings.stall)

    def compare(self, folder: Path) -> None:
        """Run each beside k-NN in an experiment of Compare."""
        for name in ATTACKS:
            self.window.show_room("compare")
            room, out = self.window.room, folder / name
            room.setup.set_up(Experiment.from_json(experiment(name)), out)
            self.endings.begin()
            room.run()
            title = f"window, Compare: {name}"
            if not wait(lambda room=room: not room.busy, 2 * PATIENCE):
                self.say(title, "no end", ["stuck"])
                continue
            stall = self.endings.stall
            table = out / "folds.csv"
            lines = table.read_text().splitlines() if table.exists() else []
            good = [x for x in lines if x.startswith("iris,knn,") and x.endswith(",")]
            mine = [x for x in lines if x.startswith(f"iris,{name},")]
            failed = [x.rsplit(",,", 1)[-1] for x in mine if not x.endswith(",")]
            wrong = [] if len(good) == 2 else ["k-NN beside it has no scores"]
            if ATTACKS[name] and len(failed) < 2:
                wrong.append("passes as good")
            wrong += ["long"] if any(len(x) > LONGEST for x in mine) else []
            wrong += ["the window waited"] if stall > 0.25 else []
            said = failed[0][:90] if failed else "scored"
            self.say(title, f"{said} (at most {stall * 1e3:.0f} ms at once)", wrong)

    def dask(self, folder: Path) -> None:
        """Run each on a worker of Dask."""
        from workbench.jobs.dask.dask_engine import DaskEngine

        folder.mkdir()
        cluster = Cluster(folder)
        cluster.add_worker(nanny=True)
        bridge = JobBridge(lambda listen: DaskEngine(listen, cluster.address))
        endings = Endings(bridge)
        data = self.context.session.folder()
        first = evaluation(data, "knn")
        bridge.submit(first)
        wait(lambda: first.id in endings.by_job)
        right = scores(endings.by_job[first.id])
        for name in ATTACKS:
            jobs = evaluation(data, name), evaluation(data, "knn")
            for job in jobs:
                bridge.submit(job)
            title = f"Dask: {name}"
            if not wait(lambda jobs=jobs: all(x.id in endings.by_job for x in jobs)):
                for job in jobs:
                    bridge.cancel(job.id)
                self.say(title, "no end", ["stuck"])
                continue
            kind, text, wrong = spoken(endings.by_job[jobs[0].id])
            wrong = expected(name, kind, wrong)
            after = endings.by_job[jobs[1].id]
            if after.kind != "done" or scores(after) != right:
                wrong.append("k-NN after it is not as before")
            self.say(title, f"{kind}: {text}", wrong)
        bridge.close()
        cluster.close()


def scores(event: Event) -> object:
    """Return what an evaluation counted."""
    data = event.data
    return {key: data.get(key) for key in ("n", "correct", "accuracy", "confusion")}


def experiment(name: str) -> dict[str, object]:
    return {
        "version": 1, "data": ["builtin:iris"], "classifiers": [{"id": name}, {"id": "knn"}],
        "protocol": {"kind": "cv", "folds": 2, "repeats": 1, "seed": 1},
        "measures": ["accuracy"],
    }  # fmt: skip


def main() -> int:
    """Carry out what is asked for, all unless told; return 1 when something is BAD."""
    asked = sys.argv[1:] or ["import", "classify", "compare", "dask"]
    bad = 0

    def say(title: str, outcome: str, wrong: list[str]) -> None:
        nonlocal bad
        bad += bool(wrong)
        cell = outcome.replace("|", "/")
        told = f" **BAD: {', '.join(wrong)}**" if wrong else ""
        print(f"| {title} | {cell}{told} |", flush=True)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plugins = folder / "plugins"
        plugins.mkdir()
        write_running(plugins)
        if "import" in asked:
            write_importing(plugins)
            write_hostile_texts(plugins)
        os.environ["WORKBENCH_PLUGIN_PATH"] = str(plugins)
        os.environ["WORKBENCH_HOME"] = str(folder / "home")
        application = QApplication.instance() or QApplication([])
        visit = Visit(say)
        if "import" in asked:
            visit.imports()
        if "classify" in asked:
            visit.classify()
        if "compare" in asked:
            visit.compare(folder)
        if "dask" in asked:
            visit.dask(folder / "dask")
        visit.window.close()
        wait(lambda: not visit.context.jobs.tasks, 5.0)
        del application
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
