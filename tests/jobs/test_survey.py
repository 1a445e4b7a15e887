"""Bad plugins: each is named, none stops the others, and jobs contain them.

One survey meets every plugin that fails early, and one pool every kind of fault in fit.
"""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path
from shutil import copy

import numpy as np
import pytest
from support.checkout import DATA

from workbench.core.program import declarations
from workbench.core.program.catalogue import CatalogueState, find_sources
from workbench.jobs.inline import InlineEngine
from workbench.jobs.pool import LocalPool
from workbench.jobs.survey import Survey

BAD = DATA / "bad_plugins"


@pytest.fixture
def bad_folder(monkeypatch) -> Path:
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(BAD))
    return BAD


def surveyed(make_engine, foreign=True):
    """Submit a survey's jobs, wait for all, and note the homes as the window does."""
    survey, complete = Survey(foreign), threading.Event()

    def listen(event):
        if survey.take(event):
            complete.set()

    engine = make_engine(listen)
    try:
        for spec in survey.specs:
            engine.submit(spec)
        assert survey.complete or complete.wait(120)
    finally:
        engine.close()
    survey.remember()
    return survey.plugins


#: What is said of each plugin that fails early.
NAMED = {
    "syntax_error": "syntax_error.py:4: SyntaxError: '(' was never closed",
    "dies_at_import": "exit code 0",
    "loops_at_import": "timed out after 5 s",
    "import_error": "import_error.py:3: ModuleNotFoundError",
    "exits_at_import": "exits_at_import.py:5: SystemExit: not today",
    "wrong-parameter": "neighbours (expected those of the constructor: k)",
    "wrong-default": "default k = 0 (expected an integer at least 1)",
}


@pytest.mark.lane("whole", "a worker for each plugin")
def test_bad_plugins_are_named_and_the_good_one_loads(tmp_path, monkeypatch):
    bad_folder = tmp_path / "bad"
    bad_folder.mkdir()
    for name in ("good_plugin", *NAMED):  # the others are bad in fit only
        copy(BAD / f"{name.replace('-', '_')}.py", bad_folder)
    monkeypatch.setenv("WORKBENCH_PLUGIN_PATH", str(bad_folder))
    infos = surveyed(partial(LocalPool, workers=2))
    found = {info.id: info for info in infos}
    assert found["good-majority"].status == "loaded"
    bundled = [i for i in found.values() if i.source == "bundled"]
    assert {i.origin for i in bundled} == {s.target for s in find_sources(False)}
    assert {i.status for i in bundled} == {"loaded"}
    for name, text in NAMED.items():
        assert found[name].status == "failed", name
        assert text in found[name].error
        assert "\n" not in found[name].error
        assert str(bad_folder) in found[name].origin
    state = CatalogueState.load()
    assert state.homes["good-majority"] == "folder:good_plugin"
    assert state.strikes == {"folder:dies_at_import": 1, "folder:loops_at_import": 1}
    # the second time they are quarantined, and after that not imported at all; of the
    # others only those are asked again that failed
    state.charge(state.strikes)
    state.save()
    again = Survey()
    asked = {spec.plugins for spec in again.specs}
    failed = {i.origin for i in infos if i.status == "failed"}
    keys = {(s.key,) for s in find_sources() if s.target in failed}
    assert asked == keys - {(key,) for key in state.strikes}
    assert again.plugins[: len(bundled)] == bundled
    assert [i for i in infos if i.usable] == [i for i in again.plugins if i.usable]
    statuses = {i.id: i.status for i in again.plugins if not i.usable}
    assert statuses == dict.fromkeys(
        ["dies_at_import", "loops_at_import"], "quarantined"
    )


def test_survey_without_foreign_plugins_has_nothing_to_ask(bad_folder):
    survey = Survey(foreign=False)
    assert survey.complete
    assert survey.specs == []
    assert {info.source for info in survey.plugins} == {"bundled"}


def test_bundled_plugins_that_changed_are_one_job_and_then_known(monkeypatch):
    monkeypatch.setattr(declarations, "_ground", lambda: "another version")
    assert len(Survey(foreign=False).specs) == 1
    infos = surveyed(InlineEngine, foreign=False)
    assert Survey(foreign=False).specs == []
    monkeypatch.undo()
    assert Survey(foreign=False).plugins == infos


def test_disabled_source_is_listed_and_not_asked(bad_folder):
    CatalogueState(disabled={"folder:loops_at_import"}).save()
    survey = Survey()
    assert all("loops_at_import" not in spec.title for spec in survey.specs)
    assert [i.status for i in survey.plugins if i.id == "loops_at_import"] == [
        "disabled"
    ]


@pytest.fixture
def fit(bench, bad_folder):
    """Fit a plugin in a worker, with a time limit; return the ending."""
    X, y = np.zeros((4, 2)), np.array([0, 1, 1, 1])
    homes = {
        path.stem.replace("_", "-"): f"folder:{path.stem}" for path in BAD.iterdir()
    }
    homes["good-majority"] = "folder:good_plugin"
    CatalogueState(homes=homes).save()
    fallen = []
    # less than the default, so that what eats memory is stopped sooner
    b = bench(workers=1, foreign_memory=2**28, on_quarantined=fallen.append)

    def run(name: str, limit: float | None = None):
        return b.run("fit_and_predict", id=name, X=X, y=y, plugins=(name,), limit=limit)

    run.bench, run.payload, run.fallen = b, {"X": X, "y": y}, fallen
    return run


def assert_does_not_end(fit, name):
    """Demand that the cancel of a plugin ends it, and nobody is charged for that."""
    b = fit.bench
    job = b.submit("fit_and_predict", id=name, plugins=(name,), **fit.payload)
    b.record.wait(job, "started")
    assert b.cancel(job) == "cancelled"
    assert name not in CatalogueState.load().strikes


every_kind = pytest.mark.lane("whole", "several workers that import all plugins")


@every_kind
def test_a_plugin_that_dies_or_eats_fails_alone_and_the_dead_worker_is_charged(fit):
    """What never ends is met in the survey, below, and without a plugin in test_pool.py.

    No plugin runs where another has run: each job has a new worker, in the same pool.
    """
    ending = fit("huge-output-in-fit")
    assert (ending.kind, ending.data.type) == ("failed", "Result")
    assert len(ending.message) <= 4000
    ending = fit("eats-memory-in-fit")
    assert (ending.kind, ending.data.type) == ("failed", "MemoryError")
    assert fit("good-majority").data.tolist() == [1, 1, 1, 1]
    assert CatalogueState.load().strikes == {}
    assert fit("dies-in-fit").kind == "crashed"
    assert CatalogueState.load().strikes == {"dies-in-fit": 1}
    assert fit.fallen == []
    assert fit("dies-in-fit").kind == "crashed"
    assert fit.fallen == ["dies-in-fit"]
    ending = fit("dies-in-fit")
    assert ending.data.text.startswith("plugin dies-in-fit: quarantined")
    assert fit("good-majority").data.tolist() == [1, 1, 1, 1]


@every_kind
@pytest.mark.parametrize(
    "name", ["loops-in-fit", "swallows-in-fit", "swallows-all-in-fit"]
)
def test_plugin_that_does_not_end_is_cancelled(fit, name):
    assert_does_not_end(fit, name)
