"""A folder of bad plugins: the window opens, names each, and stays usable.

One plugin for each way in which a worker that describes them may end: with an answer, by
dying, by its time limit. What is said of every kind of fault: `test_survey.py`.
"""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QMenu
from support.checkout import DATA
from support.workers import recorded_waits

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.compute.reading.readers import read
from workbench.core.program.catalogue import PluginInfo, find_sources
from workbench.jobs.inline import InlineEngine
from workbench.jobs.pool import LocalPool
from workbench.jobs.spec import GRACE, JobSpec
from workbench.jobs.survey import Survey
from workbench.ui.panels.generator_panel import GeneratePanel
from workbench.ui.rooms.classify.room import ClassifyRoom
from workbench.ui.rooms.data.room import DataRoom

#: Milliseconds: workers import every plugin, on machines busy with other things.
LONG = 300_000
FOLDER = DATA / "bad_plugins"

#: What fails when it is imported or described, and a word of its line.
FAIL_EARLY = {
    "syntax_error": "syntax",
    "dies_at_import": "",
    "loops_at_import": "timed out",
}
#: Where a fault in fit may be noticed: by the worker's end, or in the folds.
FAULTS_IN_FIT = {
    "huge_output_in_fit": {"done", "failed"},
    "eats_memory_in_fit": {"done", "failed", "crashed"},
    "dies_in_fit": {"crashed"},
}


class ColdPool(LocalPool):
    """Workers that begin with their first job: each of them serves one plugin."""

    def warm(self) -> None:
        """Start none ahead, with libraries for jobs that will not come."""


class Heard:
    """The endings of jobs, by id."""

    def __init__(self, bridge):
        self.endings = {}
        bridge.happened.connect(self.take)

    def take(self, event):
        if event.is_ending:
            self.endings[event.job] = event


def describe_here(*stems: str) -> None:
    """Describe plugins that bear it in this process: the window knows them again.

    A worker for each of them would import the libraries once more.
    """
    sources = [s for s in find_sources() if Path(s.target).stem in stems]
    survey = Survey(sources=sources)
    engine = InlineEngine(survey.take)
    for spec in survey.specs:
        engine.submit(spec)
    engine.close()
    assert len(survey.plugins) == len(stems)
    assert survey.remember() == ""


@pytest.fixture
def crowded(make_window, monkeypatch, qtbot, tmp_path):
    """A window with real workers and bad plugins in its folder."""
    folder = tmp_path / "bad"
    folder.mkdir()
    for name in ("good_plugin", "loops_in_fit", *FAIL_EARLY, *FAULTS_IN_FIT):
        copy(FOLDER / f"{name}.py", folder)
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(folder))
    describe_here("good_plugin", "loops_in_fit", *FAULTS_IN_FIT)
    window = make_window(
        engine=lambda listen: ColdPool(listen, workers=2),
        foreign_plugins=True,
        show=False,
    )
    window.show()
    jobs = window.context.jobs
    qtbot.waitUntil(lambda: bool(window.context.catalogue.plugins), timeout=LONG)
    qtbot.waitUntil(lambda: not jobs.tasks, timeout=LONG)
    rng = np.random.default_rng(0)
    window.context.session.open(
        Dataset(
            rng.normal(size=(60, 2)),
            np.arange(60) % 2,
            numeric_attributes(2),
            Attribute("class", "nominal", ("a", "b")),
        )
    )
    yield window
    window.close()
    qtbot.waitUntil(lambda: not jobs.tasks, timeout=LONG)


def evaluation(window, plugin_id):
    payload = {
        "data": str(window.context.session.folder()),
        "plugin": plugin_id,
        "protocol": {"kind": "cv", "folds": 3},
    }
    return JobSpec("evaluate", payload, plugins=(plugin_id,))


def info(plugin_id, kind, **fields):
    entry = {"family": "", "source": "folder", "status": "loaded"} | fields
    return PluginInfo(id=plugin_id, title=plugin_id, kind=kind, **entry)


KILLER = info("killer", "filter")
BROKEN = info("broken", "", status="failed", error="broken.py:3: SyntaxError")


@pytest.fixture
def submitted(context, monkeypatch):
    """What was asked of the workers, which do nothing."""
    asked = []
    monkeypatch.setattr(context.jobs, "submit", asked.append)
    return asked


def test_a_dead_worker_is_charged_to_what_is_foreign(context, qtbot, submitted):
    catalogue, session = context.catalogue, context.session
    catalogue.replace((*catalogue.plugins, KILLER))
    data, classify = DataRoom(context), ClassifyRoom(context)
    for room in (data, classify):
        qtbot.addWidget(room)
    session.open(read("builtin:iris"))
    session.set_scene(filters=({"id": "z-score", "params": {}},))
    classify.run()
    assert submitted[-1].plugins == ("knn", "z-score")
    session.set_scene(filters=({"id": "killer", "params": {}},))
    classify.run()
    assert submitted[-1].plugins == ("killer",)  # nobody doubts k-NN for that
    data.strip.apply()
    assert (submitted[-1].task, submitted[-1].plugins) == ("filter", ("killer",))


def test_foreign_filters_and_generators_are_offered_broken_ones_grey(context, qtbot):
    catalogue = context.catalogue
    late = info("late", "filter", status="quarantined", error="2 workers died")
    dice = info("dice", "generator")
    catalogue.replace((*catalogue.plugins, KILLER, BROKEN, late, dice))
    room, panel = DataRoom(context), GeneratePanel(context)
    for widget in (room, panel):
        qtbot.addWidget(widget)
    actions = room.findChild(QMenu, "data_filter_menu").actions()
    assert "killer" in [a.text() for a in actions if a.isEnabled()]
    grey = {a.text(): a.toolTip() for a in actions if not a.isEnabled()}
    assert list(grey) == ["broken", "late"]
    assert "SyntaxError" in grey["broken"]
    listed = panel.findChild(QListWidget, "generate_list")
    items = [listed.item(i) for i in range(listed.count())]
    usable = {i.text() for i in items if i.flags() & Qt.ItemFlag.ItemIsEnabled}
    assert "dice" in usable
    (item,) = (i for i in items if i.text() not in usable)
    assert (item.text(), "SyntaxError" in item.toolTip()) == ("broken", True)


real_workers = pytest.mark.lane(
    "whole",
    "a window whose workers import every plugin; test_survey.py meets each kind of "
    "fault without a window",
)


@real_workers
@pytest.mark.slow
def test_the_window_names_each_and_stays_usable(crowded, qtbot, monkeypatch):
    by_origin = {Path(p.origin).stem: p for p in crowded.context.catalogue.plugins}
    for name, word in FAIL_EARLY.items():
        assert by_origin[name].status == "failed", name
        assert word in by_origin[name].error.lower(), by_origin[name].error
        assert "\n" not in by_origin[name].error
    assert by_origin["good_plugin"].status == "loaded"
    assert crowded.context.catalogue.get("kissnn") is not None
    # one window for all: to import each of them in a worker takes most of the time
    with monkeypatch.context() as patch:
        assert_a_loop_is_ended_in_time(crowded, qtbot, patch)
    for stem, kinds in FAULTS_IN_FIT.items():
        assert by_origin[stem].status == "loaded", stem
        assert_a_fault_stays_in_its_job(crowded, qtbot, by_origin[stem].id, kinds)


def assert_a_loop_is_ended_in_time(window, qtbot, patch) -> None:
    """Run a fit that never ends beside a good one; cancel it."""
    jobs = window.context.jobs
    heard = Heard(jobs)
    loop, beside = evaluation(window, "loops-in-fit"), evaluation(window, "mlp")
    jobs.submit(loop)
    jobs.submit(beside)
    qtbot.waitUntil(lambda: beside.id in heard.endings, timeout=LONG)
    event = heard.endings[beside.id]
    assert event.kind == "done"  # untouched by the loop beside it
    assert event.data.n == 60
    waits = recorded_waits(patch)
    jobs.cancel(loop.id)
    qtbot.waitUntil(lambda: loop.id in heard.endings, timeout=LONG)
    assert heard.endings[loop.id].kind == "cancelled"
    # it was not left running longer than its grace
    assert max(timeout or 0.0 for timeout in waits) <= GRACE <= 0.5


def assert_a_fault_stays_in_its_job(window, qtbot, plugin_id, kinds) -> None:
    """Run a fit that goes wrong, and a good one after it."""
    heard = Heard(window.context.jobs)
    bad, good = evaluation(window, plugin_id), evaluation(window, "kissnn")
    for spec in (bad, good):
        window.context.jobs.submit(spec)
    qtbot.waitUntil(lambda: {bad.id, good.id} <= heard.endings.keys(), timeout=LONG)
    ending = heard.endings[bad.id]
    assert ending.kind in kinds, plugin_id
    if ending.kind == "done":  # the folds failed, the evaluation says so
        assert len(ending.data.failed) == 3 or plugin_id == "huge-output-in-fit"
    assert heard.endings[good.id].kind == "done", plugin_id
    assert window.isVisible()
