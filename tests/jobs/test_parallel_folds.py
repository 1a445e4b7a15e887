"""Folds spread over the pool: what comes back, what is printed, what ends it."""

import multiprocessing
import os
import signal
import sys
import threading

import numpy as np
import pytest
from support.documents import evaluate_with

from workbench.api import Dataset, Problem, numeric_attributes
from workbench.api.data import Attribute
from workbench.api.report import reporting_to
from workbench.compute.evaluation.evaluation_plan import Evaluation
from workbench.compute.evaluation.request import Request
from workbench.compute.folds.folds import Protocol
from workbench.core.learner.filter_steps import Step
from workbench.core.learner.learner_settings import LearnerSettings
from workbench.jobs import parallel_folds, wire
from workbench.jobs.isolation import next_event
from workbench.jobs.tasks.classify import evaluate_task

LABELS = Attribute("class", "nominal", ("a", "b"))
LONG = 60  # seconds, for two processes to start beside others


def clouds(n: int, d: int = 2) -> Dataset:
    y = np.arange(n) % 2
    X = np.random.default_rng(3).normal(size=(n, d)) + y[:, None]
    return Dataset(X, y, numeric_attributes(d), LABELS, name="clouds")


class Listener:
    """Keeps the progress, and which folds were told."""

    def __init__(self) -> None:
        self.fractions: list[float] = []
        self.folds: list[int] = []

    def progress(self, fraction, message):
        self.fractions.append(fraction)

    def partial(self, data):
        self.folds.append(data.fold)

    def cancelled(self):
        return False


def workers() -> list:
    return [p for p in multiprocessing.active_children() if "workbench" in p.name]


def test_a_request_is_read_from_what_was_written():
    request = Request(
        LearnerSettings(
            "knn", {"p": 1.0}, (Step("pca", {"n_components": 2}),), "min-max",
            ((0.0, 3.0), (1.0, 0.0)), "balanced", "sigmoid",
        ),
        Protocol("folds", test_rows=((0, 1), (2, 3)), seed=4),
        predictions=True,
    )  # fmt: skip
    sent = wire.decode(wire.encode(evaluate_task.payload_of(request)))
    assert evaluate_task.request_from(sent) == request


def test_some_folds_come_back_as_they_were(tmp_path):
    data = clouds(40)
    data.save(tmp_path)
    request = Request(LearnerSettings("naive-bayes"), Protocol("cv", 5))
    payload = evaluate_task.payload_of(request) | {"data": str(tmp_path)}
    found = evaluate_task.folds({**payload, "first": 1, "last": 3})
    evaluation = Evaluation(data, request)
    for cell, here in zip(
        wire.decode(wire.encode(found)),
        evaluation.cells(evaluation.parts[1:3]),
        strict=True,
    ):
        assert (cell.fold, cell.repeat) == (here.fold, here.repeat)
        for name in ("rows", "true", "predicted", "scores", "prior"):
            one, two = getattr(cell, name), getattr(here, name)
            np.testing.assert_array_equal(one, two, strict=True)


def test_every_fold_is_told_and_no_process_is_left():
    request = Request(LearnerSettings("naive-bayes"), Protocol("cv", 4))
    with reporting_to(listener := Listener()):
        document = evaluate_with(clouds(40), request, jobs=2)
    assert document["n"] == 40
    assert sorted(listener.folds) == [0, 1, 2, 3]
    assert listener.fractions[-1] == 1.0
    assert workers() == []


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_ctrl_c_and_a_dead_process_end_the_evaluation(number, monkeypatch):
    """Here one process is killed, or this one interrupted, once both folds have begun."""
    request = Request(
        LearnerSettings("random-forest", {"n_estimators": 100_000}),  # many minutes
        Protocol("folds", test_rows=((0,), tuple(range(1, 300)))),
    )
    data = clouds(3000, 30)

    begun = threading.Semaphore(0)

    def watched(events):
        event = next_event(events)
        if event.kind == "started":
            begun.release()
        return event

    def strike() -> None:
        assert all(begun.acquire(timeout=LONG) for _ in range(2))
        own = number == signal.SIGINT
        os.kill(os.getpid() if own else workers()[0].pid, number)

    monkeypatch.setattr(parallel_folds, "next_event", watched)
    threading.Thread(target=strike, daemon=True).start()
    wanted = KeyboardInterrupt if number == signal.SIGINT else Problem
    with reporting_to(listener := Listener()), pytest.raises(wanted) as caught:
        evaluate_with(data, request, jobs=2)
    assert listener.folds == []  # the other fold was not waited for
    assert workers() == []
    if number == signal.SIGKILL:
        assert str(caught.value).startswith(
            "plugin random-forest: the worker was ended by SIGK"
        )
