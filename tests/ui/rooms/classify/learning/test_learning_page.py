"""The learning page: curves of rows and of a parameter, drawn as folds arrive."""

from __future__ import annotations

import math
import sys
from dataclasses import replace
from types import ModuleType

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
)
from support.classify import choose, open_room, tabs_of
from support.documents import evaluation
from support.rooms import ClassifyBench, child, press, settle

from workbench.api import report
from workbench.api.params import choice, flag, integer, real, text
from workbench.api.problems import Problem
from workbench.compute.reading.readers import read
from workbench.core.results.evaluating.learning_curve import (
    Curve,
    CurveFold,
    CurvePoint,
)
from workbench.ui.rooms.classify.learning import learning_page
from workbench.ui.rooms.classify.learning.fold_tally import FoldTally
from workbench.ui.rooms.classify.learning.learning_page import LearningPage
from workbench.ui.widgets.value_lists import (
    line_of,
    parsed,
    positions,
    suggested,
)

PROTOCOL = {"kind": "cv", "folds": 2, "seed": 1}


def rows_curve(payload):
    """Say that accuracy grows with the share, twice as many rows each."""
    points = []
    for share in payload["shares"]:
        for fold, off in enumerate((-0.02, 0.02)):
            test = 0.5 + 0.4 * share + off
            rows = round(100 * share)
            report.partial(CurveFold(share, rows, fold, 0, train=1.0, test=test))
        points.append(
            CurvePoint(share, rows, 0.5 + 0.4 * share, 0.02, train=1.0, folds=2)
        )
    return Curve(tuple(points))


def value_curve(payload):
    """Say that the third value is best, and that the last fails in one fold."""
    points = [
        CurvePoint(v, None, 0.9 - 0.1 * abs(i - 2), 0.01, 1.0, folds=2, text=str(v))
        for i, v in enumerate(payload["values"])
    ]
    points[-1] = replace(points[-1], failed=1)
    return Curve(tuple(points), payload["parameter"])


@pytest.fixture
def pretended(monkeypatch):
    """Answer at once instead of training."""
    module = ModuleType("pretended_curves")
    module.rows_curve, module.value_curve = rows_curve, value_curve
    monkeypatch.setitem(sys.modules, "pretended_curves", module)
    monkeypatch.setitem(learning_page.TASKS, "curve", "pretended_curves:rows_curve")
    monkeypatch.setitem(learning_page.TASKS, "values", "pretended_curves:value_curve")


@pytest.fixture
def stage(context, qtbot) -> ClassifyBench:
    context.session.open(read("builtin:iris"))
    made = ClassifyBench(context)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def page(stage, qtbot) -> LearningPage:
    made = LearningPage(stage)
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    made.show_run(run_of(stage.context))
    return made


def run_of(context, plugin="svm", data="iris", **result):
    return context.session.add_run(
        plugin=plugin, title=plugin, data=data, badge="CV2",
        result=evaluation(**({"accuracy": 0.9} | result)), recipe={"protocol": PROTOCOL},
    )  # fmt: skip


def start(page, qtbot):
    settle(page.room, qtbot, lambda: press(page, "classify_learning_startBtn"))


def test_the_learning_curve_is_drawn_and_said(page, qtbot, pretended):
    start(page, qtbot)
    found = page.probe()
    assert found["texts"] == [str(n) for n in range(10, 101, 10)]
    assert np.allclose(found["test"], 50 + 4 * np.arange(1, 11))
    assert np.allclose(found["sd"], 2)
    assert "100 rows" in child(page, "classify_learning_saidLabel", QLabel).text()
    twin = page.plots["curve"].table()
    assert twin.n_rows == 10
    assert twin.text(9, 1) == "90"


def test_folds_are_drawn_as_they_arrive(page, qtbot, pretended):
    seen = []
    page.context.jobs.happened.connect(
        lambda event: (
            seen.append(page.probe()["test"]) if event.kind == "partial" else 0
        )
    )
    start(page, qtbot)
    lengths = [len(figures) for figures in seen]
    assert lengths == sorted(lengths)
    assert lengths[-1] == 10
    # after the two folds of one share, their mean
    assert math.isclose(seen[1][0], 54)


def lines_of(plot):
    """Return the x of every line and every row of points that is drawn in a plot."""
    kinds = pg.PlotDataItem, pg.PlotCurveItem, pg.ScatterPlotItem
    items = [i for i in plot.getPlotItem().items if isinstance(i, kinds)]
    lines = [np.asarray(item.getData()[0], float) for item in items]
    return [x for x in lines if x.size]


def test_a_logarithmic_axis_moves_the_points_only(page, qtbot, pretended):
    start(page, qtbot)
    before = page.probe()
    page.side.log.setChecked(True)
    expected = np.log10(np.arange(10, 101, 10))
    drawn = lines_of(page.plots["curve"])
    assert any(x.shape == expected.shape and np.allclose(x, expected) for x in drawn)
    assert all(x.max() <= expected.max() for x in drawn)  # none stayed where it was
    assert page.probe()["test"] == before["test"]


def test_the_best_value_goes_to_the_form(page, qtbot, pretended):
    page.side.kinds.choose("values")
    combo = child(page, "classify_learning_paramCombo", QComboBox)
    combo.setCurrentIndex(combo.findData("C"))
    child(page, "classify_learning_valuesEdit", QLineEdit).setText("100 0.01 1 0.1")
    start(page, qtbot)
    found = page.probe()
    assert found["texts"] == ["0.01", "0.1", "1", "100"]  # along the axis
    assert found["texts"][found["best"]] == "1"  # the third that was tried
    said = child(page, "classify_learning_saidLabel", QLabel).text()
    assert "1 with 90 %" in said
    assert "1 fold(s) failed" in said
    with qtbot.waitSignal(page.value_wanted) as wanted:
        press(page, "classify_learning_useBtn")
    assert wanted.args == ["C", 1.0]


def test_another_value_can_be_chosen_on_the_plot(page, qtbot, pretended, gestures):
    page.side.kinds.choose("values")
    combo = child(page, "classify_learning_paramCombo", QComboBox)
    combo.setCurrentIndex(combo.findData("kernel"))
    start(page, qtbot)
    plot = page.plots["values"]
    gestures.click(plot, 0.1, 85)
    assert page.probe()["chosen"] == 0
    gestures.key(plot, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.value_wanted) as wanted:
        press(page, "classify_learning_useBtn")
    assert wanted.args == ["kernel", "poly"]


def test_a_wrong_value_greys_start_and_says_why(page):
    page.side.kinds.choose("values")
    combo = child(page, "classify_learning_paramCombo", QComboBox)
    combo.setCurrentIndex(combo.findData("C"))
    edit = child(page, "classify_learning_valuesEdit", QLineEdit)
    button = child(page, "classify_learning_startBtn", QPushButton)
    assert button.isEnabled()
    edit.setText("1 -2")
    edit.textEdited.emit("1 -2")
    assert not button.isEnabled()
    assert "above 0" in button.toolTip()


def test_curves_come_back_with_their_run(page, qtbot, pretended):
    first = page.current
    start(page, qtbot)
    before = page.probe()["test"]
    page.show_run(run_of(page.context, "knn"))
    assert page.probe()["test"] == []
    page.show_run(first)
    assert page.probe()["test"] == before


def test_another_data_set_is_said_and_blocks(page):
    page.show_run(run_of(page.context, data="letter"))
    assert not child(page, "classify_learning_startBtn", QPushButton).isEnabled()
    assert "letter" in child(page, "classify_learning_saidLabel", QLabel).text()


def test_a_numeric_class_is_told_by_r2(page, qtbot, pretended):
    page.show_run(run_of(page.context, accuracy=None))
    start(page, qtbot)
    assert np.allclose(page.probe()["test"][-1], 0.9)
    assert page.plots["curve"].getPlotItem().getAxis("left").labelText == "R²"


def test_the_tally_gives_mean_and_deviation():
    tally = FoldTally()
    rng = np.random.default_rng(3)
    figures = rng.random((2, 5))
    for share, row in zip((0.2, 1.0), figures, strict=True):
        for fold, value in enumerate(row):
            tally.add(CurveFold(share, 10, fold, 0, train=None, test=float(value)))
    for point, row in zip(tally.points(), figures, strict=True):
        assert math.isclose(point.test, row.mean())
        assert math.isclose(point.test_sd, row.std(ddof=1))
        assert point.train is None
        assert point.folds == 5


def test_the_real_tasks_answer(page, qtbot):
    page.show_run(run_of(page.context, "knn"))
    start(page, qtbot)
    found = page.probe()
    assert len(found["points"]) == 10
    assert found["test"][-1] > 90
    page.side.kinds.choose("values")
    combo = child(page, "classify_learning_paramCombo", QComboBox)
    combo.setCurrentIndex(combo.findData("n_neighbors"))
    child(page, "classify_learning_valuesEdit", QLineEdit).setText("1 74")
    start(page, qtbot)
    found = page.probe()
    assert found["train"][0] == 100  # each row is its own nearest one
    assert found["test"][0] > found["test"][1]  # half of all rows vote


@pytest.mark.parametrize(
    "param",
    [
        integer("n_neighbors", 5, low=1),
        integer("hidden", 10, low=1, high=1000),
        integer("layers", 1, low=1, high=5),
        integer("max_iter", 500, low=1),
        integer("random_state", 1, low=0),
        real("C", 1.0, low=0, low_open=True),
        real("gamma", None, low=0, low_open=True, optional=True),
        real("confidence", 0.25, low=0, low_open=True, high=0.5),
        real("shift", -2.0),
        flag("fast", True),
        choice("how", "one", ("one", "two")),
    ],
    ids=lambda p: p.name,
)
def test_suggested_values_are_allowed_and_read_back(param):
    values = suggested(param)
    assert len(values) >= 2
    assert [param.check(v) for v in values] == list(values)
    assert parsed(param, line_of(values)) == values
    assert param.default is None or param.default in values


def test_penalties_are_spaced_by_powers_of_ten():
    values = suggested(real("C", 1.0, low=0, low_open=True))
    assert values == (0.001, 0.01, 0.1, 1.0, 10.0, 100.0, 1000.0)
    x, is_log, is_number = positions(values)
    assert np.allclose(x, range(-3, 4))
    assert is_log
    assert is_number


def test_values_are_read_with_the_decimal_mark_of_the_language():
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("es_ES"))
        param = real("C", 1.0, low=0, low_open=True)
        assert parsed(param, "0,5; 0.25") == (0.5, 0.25)
        assert line_of((0.5,)) == "0,5"
    finally:
        QLocale.setDefault(before)


def test_no_value_is_no_curve():
    with pytest.raises(Problem, match="0 values of C"):
        parsed(real("C", 1.0, low=0), "  ")


def test_texts_have_no_curve(page):
    param = text("names", "a")
    page.side.offer((param.describe(),))
    page.side.kinds.choose("values")
    assert not child(page, "classify_learning_startBtn", QPushButton).isEnabled()


def test_a_wanted_value_is_in_the_form_of_the_room(context, qtbot):
    room = open_room(context, qtbot, "builtin:iris")
    choose(room, "knn")
    weights = child(room, "classify_params_weights_Combo", QComboBox)
    weights.setCurrentText("distance")
    settle(room, qtbot, room.run)
    choose(room, "naive-bayes")
    tabs_of(room).value_wanted.emit("n_neighbors", 3)
    assert child(room, "classify_params_n_neighbors_Spin", QSpinBox).value() == 3
    weights = child(room, "classify_params_weights_Combo", QComboBox)
    assert weights.currentText() == "distance"
    assert "n_neighbors is 3" in room.last_message.text


# -- several runs ------------------------------------------------------------------------


def test_start_draws_the_curves_of_all_chosen_runs(page, qtbot, pretended):
    one = page.current
    others = [run_of(page.context, plugin=name) for name in ("knn", "j48")]
    elsewhere = run_of(page.context, data="wine")
    page.show_chosen([one, *others, elsewhere])
    assert page.probe()["runs"] == []  # nothing is computed yet
    start(page, qtbot)
    shown = page.probe()["runs"]
    assert [line["number"] for line in shown] == [r.number for r in (one, *others)]
    assert [line["points"] for line in shown] == [10, 10, 10]
    assert [line["area"] for line in shown] == pytest.approx([90.0] * 3)
    assert "90 %" in shown[0]["text"]
    assert [line["strong"] for line in shown] == [True, False, False]
    assert len({line["style"] for line in shown}) == 3
    page.side.log.setChecked(True)
    assert len(page.probe()["runs"]) == 3
    page.show_chosen([one])
    assert page.probe()["runs"] == []
    assert len(page.probe()["points"]) == 10


def test_cancel_gives_up_the_chosen_runs_behind_it(page, qtbot, pretended):
    other = run_of(page.context, plugin="knn")
    page.show_chosen([page.current, other])
    with qtbot.waitSignal(page.room.settled):
        press(page, "classify_learning_startBtn")
        press(page, "classify_learning_cancelBtn")
    page.show_run(other)
    assert page.probe()["points"] == []


def test_one_run_that_fails_does_not_keep_the_others(page, qtbot, monkeypatch):
    def picky(payload):
        if payload["plugin"] == "svm":
            raise Problem("not this one")
        return rows_curve(payload)

    module = ModuleType("picky_curves")
    module.picky = picky
    monkeypatch.setitem(sys.modules, "picky_curves", module)
    monkeypatch.setitem(learning_page.TASKS, "curve", "picky_curves:picky")
    other = run_of(page.context, plugin="knn")
    page.show_chosen([page.current, other])
    start(page, qtbot)
    page.show_run(other)
    assert len(page.probe()["points"]) == 10
