"""What code takes: clock, processor and memory, and the size of a model unstored."""

import pickle
import sys
import time
import tracemalloc

import numpy as np
import pytest
from sklearn.ensemble import RandomForestClassifier
from sklearn.neighbors import KNeighborsClassifier

from workbench.api import Attribute, Dataset, Plugin, declare, numeric_attributes
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Protocol
from workbench.compute.scoring import stopwatch as peak
from workbench.compute.scoring.cost_meter import stored_size
from workbench.compute.scoring.stopwatch import Cost
from workbench.core.learner.learner_settings import LearnerSettings

MEGABYTES = 60
LINUX = sys.platform == "linux"


def test_sleeping_takes_time_and_no_processor():
    started = time.perf_counter()
    with Cost() as cost:
        time.sleep(0.1)
    assert 0.1 <= cost.seconds <= time.perf_counter() - started
    assert cost.cpu < 0.05


def test_working_takes_the_processor():
    with Cost() as cost:
        end = time.process_time() + 0.1
        while time.process_time() < end:
            pass
    assert cost.cpu >= 0.09
    assert cost.seconds >= 0.09


@pytest.mark.skipif(not LINUX, reason="only Linux tells the peak")
def test_memory_is_the_peak_even_of_what_was_let_go():
    with Cost() as cost:
        np.ones(MEGABYTES * 2**17)
    assert cost.memory == pytest.approx(MEGABYTES * 2**20, rel=0.1)
    with Cost() as after:  # the peak starts anew
        pass
    assert after.memory < 2**21


@pytest.mark.skipif(not LINUX, reason="only Linux tells the peak")
def test_measuring_costs_less_than_a_millisecond():
    times = []
    for _ in range(5):
        started = time.process_time()
        for _ in range(20):
            with Cost():
                pass
        times.append((time.process_time() - started) / 20)
    assert min(times) < 0.001  # some 50 microseconds on an idle core


@pytest.mark.parametrize("name", ["_CLEAR", "_STATUS"])
def test_elsewhere_memory_is_unknown(monkeypatch, name):
    monkeypatch.setattr(peak, name, "/nowhere/to/be/found")
    with Cost() as cost:
        pass
    assert cost.memory is None
    assert cost.seconds > 0


def test_errors_pass_and_are_timed():
    cost, started = Cost(), time.perf_counter()
    with pytest.raises(ValueError, match="no"), cost:
        raise ValueError("no")
    assert 0 < cost.seconds <= time.perf_counter() - started


@declare(Plugin(id="hungry", title="Hungry", kind="classifier", family="Tests"))
class Hungry:
    """Takes memory and sleep to fit, none to predict."""

    def get_params(self, deep=False):
        return {}

    def fit(self, X, y):
        np.ones(MEGABYTES * 2**17)
        time.sleep(0.02)
        self.classes_, self.seen_ = np.unique(y), np.array(X)
        return self

    def predict(self, X):
        return np.zeros(len(X), np.int64)


def evaluation(every_size):
    label = Attribute("class", "nominal", ("a", "b"))
    y = np.arange(40) % 2
    data = Dataset(np.zeros((40, 3)), y, numeric_attributes(3), label)
    request = Request(LearnerSettings("hungry"), Protocol(folds=4))
    return Evaluation(
        data, request, estimator_class=Hungry, tried=False, every_size=every_size
    )


def test_a_fold_knows_what_it_took():
    one = evaluation(every_size=False)
    first, second = (one.run_cell(part) for part in one.parts[:2])
    assert first.fit_cpu < first.fit
    assert first.fit >= 0.02
    assert 0 <= first.predict_cpu < 0.02
    if LINUX:
        assert first.memory == pytest.approx(MEGABYTES * 2**20, rel=0.1)
    assert first.model_bytes > 30 * 3 * 8
    assert second.model_bytes is None
    every = evaluation(every_size=True)
    sizes = [every.run_cell(part).model_bytes for part in every.parts[:2]]
    assert sizes == [first.model_bytes] * 2


def test_the_size_is_what_pickling_writes_give_or_take_the_frames():
    random = np.random.default_rng(0)
    X, y = random.normal(size=(500, 8)), random.integers(0, 3, 500)
    models = [KNeighborsClassifier(), RandomForestClassifier(5, random_state=0)]
    for model in models:
        written = len(pickle.dumps(model.fit(X, y), protocol=5))
        assert stored_size(model) == pytest.approx(written, rel=0.01)
    assert stored_size(lambda: None) is None


def test_the_size_of_a_big_model_is_counted_without_copying_it():
    X = np.zeros((1000, 20_000))
    model = {"X": X, "columns": np.asfortranarray(X[:, :1000])}
    tracemalloc.start()
    try:
        size = stored_size(model)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 2**20
    assert size == pytest.approx(1000 * 21_000 * 8, rel=1e-4)
