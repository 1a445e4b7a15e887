"""The estimator lab: its task against the learner, table, slider, rescue, learning."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtWidgets import QLabel, QSlider
from support.rooms import LONG, asked_of, child, rest

from workbench.api import Attribute, Dataset
from workbench.bundled.kissnn import KISSNN
from workbench.compute.metric_lab.estimator_lab import SHRINKAGES, EstimatorLab
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.reading.readers import read
from workbench.jobs.tasks.metric import estimators_task
from workbench.numerics.metrics.covariance_estimators import Moments, automatic
from workbench.ui.rooms.metric.estimators.estimators_plots import ShrinkageCurve
from workbench.ui.rooms.metric.estimators.estimators_table import EstimatorTable


def wide(n=12, d=20):
    random = np.random.default_rng(0)
    y = np.arange(n) % 2
    return Dataset(
        name="wide",
        attributes=tuple(Attribute(f"a{j}") for j in range(d)),
        X=random.normal(size=(n, d)) + 2 * y[:, None] * (np.arange(d) < 3),
        y=y,
        class_attribute=Attribute("class", "nominal", ("u", "v")),
    )


# -- the task -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["thesis21-strips", "iris", "wine"])
def test_lines_are_those_of_the_learner(name):
    data = read(f"builtin:{name}")
    X, y = np.ascontiguousarray(data.X), np.asarray(data.y, np.int64)
    lab = EstimatorLab(X, y, 5, 5, 3)
    for line in [*lab.comparison().table, lab.line("shrunk", 0.3)]:
        learner = KISSNN(v=5, covariance=line.estimator, shrinkage=0.3).fit(X, y)
        assert line.used == learner.covariance_used_
        for key, matrix in (
            ("sigma_s", learner.sigma_s_), ("sigma_d", learner.sigma_d_),
            ("eigenvalues", learner.M_),
        ):  # fmt: skip
            values = np.linalg.eigvalsh(matrix)[::-1]
            assert getattr(line, key) == pytest.approx(
                values, rel=1e-8, abs=1e-10 * values[0]
            )
        assert line.rank == len(learner.components_)
        right = leave_one_out(learner.transform(X), y, 3)
        assert line.loo == pytest.approx(right / len(X))


@pytest.mark.parametrize("n", [6, 40, 200])
@pytest.mark.parametrize("constant", [False, True])
def test_automatic_as_the_learner_chooses(n, constant):
    random = np.random.default_rng(n)
    X, y = random.normal(size=(n, 4)) * [1e-3, 1, 1, 1e3], np.arange(n) % 2
    X[:, 1] = 1.0 if constant else X[:, 1]
    lab = EstimatorLab(X, y, 5, 5, 3)
    assert lab.chosen == KISSNN(v=5).fit(X, y).covariance_used_


def test_automatic_wants_the_same_directions():
    full, flat = np.eye(2), np.diag([1.0, 0.0])
    many = [Moments(1000, sigma, 1.0) for sigma in (full, flat)]
    assert automatic(many[0], many[0]) == automatic(many[1], many[1]) == "ml"
    assert automatic(many[0], many[1]) == "ledoit-wolf"
    assert automatic(many[0], Moments(29, full, 1.0)) == "ledoit-wolf"


def test_task_tells_the_strips():
    data = read("builtin:thesis21-strips")
    answer = estimators_task.run(
        {"X": data.X, "y": data.y, "v_same": 5, "v_other": 5, "k": 5}
    )
    figures = {line.estimator: line.loo for line in answer.table}
    assert figures["ml"] == figures["auto"] == 0.995
    assert figures["ledoit-wolf"] == 0.945
    curve = answer.curve
    assert curve.shrinkage == tuple(SHRINKAGES.tolist())
    assert curve.loo[0] == 0.995
    # a round ball for S and D is the Euclidean distance
    assert curve.loo[-1] == leave_one_out(data.X, data.y, 5) / 200


# -- the page -------------------------------------------------------------------------


@pytest.fixture
def page(learn, open_page, qtbot):
    def do(data="thesis21-strips"):
        learn(data, "kissnn")
        shown = open_page("estimators")
        qtbot.waitUntil(lambda: shown.probe()["ready"], timeout=LONG)
        return shown

    return do


def table_of(shown):
    return child(shown, "metric_estimators_table", EstimatorTable)


def slider_of(shown):
    return child(shown, "metric_shrinkSlider", QSlider)


def texts(table, row):
    return table.texts()[row]


def test_table_of_the_strips(page):
    shown = page()
    table = table_of(shown)
    accuracies = [texts(table, row)[:2] for row in range(5)]
    assert accuracies[:3] == [
        ["ML", "99.5 %"], ["diagonal", "73.0 %"], ["Ledoit-Wolf", "94.5 %"]
    ]  # fmt: skip
    assert accuracies[4] == ["auto: ML", "99.5 %"]
    assert table.current_row == 4
    assert "…" in texts(table, 0)[6]


def test_slider_inflates_the_smallest_eigenvalue(page):
    shown = page()
    probe = shown.probe()
    assert probe["shrinkage"] == pytest.approx(0.036, abs=0.005)  # Ledoit and Wolf's
    slider_of(shown).setValue(50)
    told = shown.probe()
    before, after = (np.array(told["eigenvalues"]["S"][k]) for k in ("before", "after"))
    assert after == pytest.approx(0.75 * before + 0.25 * before.mean(), rel=1e-9)
    curve = told["curve"]
    expected = np.interp(0.25, curve["shrinkage"], curve["loo"])
    assert table_of(shown).line("shrunk").loo == pytest.approx(expected)
    assert "tell the classes apart" in told["text"]
    assert "99.5 %" in told["text"]
    slider_of(shown).setValue(0)
    assert "maximum likelihood" in shown.probe()["text"]


def test_rescue_of_few_rows(page):
    shown = page(wide())
    told = shown.probe()
    assert told["auto"] == "ledoit-wolf"
    assert "rescue" in told["text"]
    ml, after = (np.array(told["eigenvalues"]["S"][k]) for k in ("before", "after"))
    assert ml[-1] < 1e-12
    assert after[-1] > 1e-3
    assert table_of(shown).line("ml").rank < 20


def test_a_line_is_learned(page, qtbot):
    shown = page()
    with asked_of(shown.room.context.jobs) as asked:
        table_of(shown).clicked.emit(table_of(shown).model().index(2, 0))
        qtbot.waitUntil(
            lambda: shown.room.probe("metric")["covariance"] == "ledoit-wolf",
            timeout=LONG,
        )
        assert shown.room.probe("metric")["loo_after"] == 0.945
        rest(shown.room, qtbot)
    assert table_of(shown).current_row == 2
    assert "metric" in asked
    assert "estimator_lab" not in asked  # the same differences: nothing to ask again
    slider_of(shown).setValue(30)
    with qtbot.waitSignal(shown.learn_wanted) as wanted:
        table_of(shown).clicked.emit(table_of(shown).model().index(3, 0))
    assert wanted.args == ["kissnn", {"covariance": "shrunk", "shrinkage": 0.09}]
    rest(shown.room, qtbot)


def test_a_click_on_the_curve_moves_the_slider(page, gestures, qtbot):
    shown = page()
    plot = child(shown, "metric_shrinkage_plot", ShrinkageCurve)
    qtbot.waitUntil(lambda: plot.viewport().height() > 60)
    gestures.click(plot, 0.49, 80.0)
    assert shown.shrinkage == pytest.approx(0.49, abs=0.03)


def test_other_data_are_forgotten(page, qtbot):
    shown = page()
    shown.room.context.session.open(read("builtin:iris"))
    assert not shown.probe()["ready"]
    assert "F5" in child(shown, "metric_estimatorsHint", QLabel).text()
    assert not table_of(shown).isVisible()


def test_the_line_is_accuracy_over_shrinkage(context, qtbot):
    plot = ShrinkageCurve(context.theme, "metric_x_plot")
    qtbot.addWidget(plot)
    plot.show_curve([0.0, 0.5, 1.0], [0.9, 0.95, 0.7])
    for kind in (pg.PlotCurveItem, pg.ScatterPlotItem):
        drawn = [i.getData() for i in plot.getPlotItem().items if isinstance(i, kind)]
        x, y = next(data for data in drawn if data[0] is not None and len(data[0]))
        assert list(x) == [0.0, 0.5, 1.0]
        assert list(y) == pytest.approx([90.0, 95.0, 70.0])
