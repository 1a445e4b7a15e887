"""The page of curves: pictures, the threshold and what hangs on it."""

from __future__ import annotations

import itertools
import threading
import time
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QPushButton, QSlider
from sklearn.metrics import average_precision_score, brier_score_loss, roc_auc_score
from support.documents import evaluation
from support.rooms import LONG, ClassifyBench, child, press

from workbench.ui.rooms.classify.curves import curves_page, run_scores
from workbench.ui.rooms.classify.curves.curve_shapes import thinned
from workbench.ui.rooms.classify.curves.curves_page import CurvesPage
from workbench.ui.rooms.classify.curves.run_scores import KINDS, RunScores
from workbench.ui.rooms.classify.page_list import has_scores


@pytest.fixture
def page(context, qtbot) -> CurvesPage:
    stage = ClassifyBench(context)
    qtbot.addWidget(stage)
    made = CurvesPage(stage)
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


def made_run(context, true, scores, classes, data="made", **fields):
    """Record a run with these scores; the highest is predicted."""
    predictions = [
        {"row": i, "fold": 0, "repeat": 0, "true": classes[t],
         "predicted": classes[int(np.argmax(s))], "scores": [float(v) for v in s]}
        for i, (t, s) in enumerate(zip(true, scores, strict=True))
    ]  # fmt: skip
    entries = {"data": {"classes": list(classes)}, "predictions": predictions,
               "accuracy": 0.5, "probabilities": True, **fields}  # fmt: skip
    result = evaluation(**entries)
    return context.session.add_run(
        plugin="knn", title="made", data=data, badge="CV10", result=result
    )


def two_classes(context, n=200, seed=1, **fields):
    """Scores that say something about the class, with ties."""
    rng = np.random.default_rng(seed)
    true = rng.integers(0, 2, n)
    p = np.round(np.clip(0.35 * true + 0.65 * rng.random(n), 0, 1), 2)
    run = made_run(context, true, np.column_stack([1 - p, p]), ("no", "yes"), **fields)
    return run, true == 1, p


def choose_class(page, name):
    child(page, "classify_positiveCombo", QComboBox).setCurrentText(name)


def test_figures_agree_with_scikit_learn(page, context):
    run, positive, p = two_classes(context)
    page.show_run(run)
    choose_class(page, "yes")
    found = page.probe()
    assert np.isclose(found["auc"], roc_auc_score(positive, p))
    assert np.isclose(found["ap"], average_precision_score(positive, p))
    scores = RunScores(run)
    assert scores.read(1000)
    brier = brier_score_loss(positive, p)
    assert np.isclose(scores.curve("calibration", 1).brier, brier)


def test_the_threshold_begins_where_the_classifier_draws_it(page, context):
    run, positive, p = two_classes(context)
    page.show_run(run)
    choose_class(page, "yes")
    counts = page.probe()["counts"]
    assert counts["tp"] == (positive & (p >= 0.5)).sum()
    assert counts["fp"] == (~positive & (p >= 0.5)).sum()


def test_the_slider_moves_the_point_on_every_picture(page, context):
    run, positive, p = two_classes(context)
    page.show_run(run)
    choose_class(page, "yes")
    slider = child(page, "classify_thresholdSlider", QSlider)
    slider.setValue(slider.maximum() - 20)
    t = page.probe()["threshold"]
    assert t == np.unique(p)[::-1][19]
    called = p >= t
    tpr, fpr = called[positive].mean(), called[~positive].mean()
    precision = positive[called].mean()
    # both costs are 1, so the condition is the share of the class
    share = positive.mean()
    expected = {
        "roc": (fpr, tpr), "pr": (tpr, precision), "lift": (called.mean(), tpr),
        "cost": (share, share * (1 - tpr) + (1 - share) * fpr),
    }  # fmt: skip
    for kind, place in expected.items():
        page.choose(kind)
        assert np.allclose(page.probe()["drawn"]["here"], place), kind


def test_no_run_leaves_no_numbers(page, context):
    run, _positive, _p = two_classes(context)
    page.show_run(run)
    panel, plot = page.panel, page.plots["roc"]
    assert panel.cells["tp"].text()
    assert "precision" in panel.figures.text()
    assert plot.accessibleDescription()
    page.show_run(None)
    assert [cell.text() for cell in panel.cells.values()] == [""] * 4
    assert (panel.figures.text(), panel.value.text()) == ("", "")
    assert panel.positive.count() == 0
    assert plot.accessibleName()
    assert not plot.accessibleDescription()
    page.show_run(run)
    assert "precision" in panel.figures.text()


def test_the_predictions_are_marked_on_their_own(page, context):
    rng = np.random.default_rng(2)
    true, scores = rng.integers(0, 3, 90), rng.dirichlet([1, 1, 1], 90)
    page.show_run(made_run(context, true, scores, ("a", "b", "c")))
    choose_class(page, "b")
    called = scores.argmax(axis=1) == 1
    place = called[true != 1].mean(), called[true == 1].mean()
    assert np.allclose(page.probe()["drawn"]["called"], place)


@pytest.mark.parametrize("cell", ["tp", "fp", "fn", "tn"])
def test_a_cell_selects_its_rows(page, context, qtbot, cell):
    run, positive, p = two_classes(context)
    page.show_run(run)
    choose_class(page, "yes")
    is_c, called = positive, p >= page.threshold
    wanted = {"tp": is_c & called, "fp": ~is_c & called,
              "fn": is_c & ~called, "tn": ~is_c & ~called}[cell]  # fmt: skip
    with qtbot.waitSignal(page.rows_chosen) as chosen:
        press(page, f"classify_cell_{cell}Btn")
    assert list(chosen.args[0]) == list(np.flatnonzero(wanted))
    text = child(page, f"classify_cell_{cell}Btn", QPushButton).text()
    assert text == str(wanted.sum())


def test_youden_is_the_best_of_all_thresholds(page, context):
    run, positive, p = two_classes(context)
    page.show_run(run)
    choose_class(page, "yes")
    press(page, "classify_youdenBtn")
    gains = {
        t: (p >= t)[positive].mean() - (p >= t)[~positive].mean() for t in np.unique(p)
    }
    assert np.isclose(gains[page.threshold], max(gains.values()))


@pytest.mark.parametrize(("false_alarm", "missed"), [(1, 1), (5, 1), (1, 8)])
def test_least_cost_is_the_least_of_all_thresholds(page, context, false_alarm, missed):
    run, positive, p = two_classes(context)
    page.show_run(run)
    choose_class(page, "yes")
    child(page, "classify_costFpDSpin", QDoubleSpinBox).setValue(false_alarm)
    child(page, "classify_costFnDSpin", QDoubleSpinBox).setValue(missed)
    press(page, "classify_leastCostBtn")

    def cost(t):
        fp, fn = ((p >= t) & ~positive).sum(), ((p < t) & positive).sum()
        return false_alarm * fp + missed * fn

    least = min(cost(t) for t in [*np.unique(p), np.inf])
    assert cost(page.threshold) == least


def test_the_run_before_is_dashed_if_it_has_the_same_data(page, context):
    first, *_ = two_classes(context, seed=1)
    second, *_ = two_classes(context, seed=2)
    other, *_ = two_classes(context, seed=3, data="elsewhere")
    page.show_run(first)
    assert page.probe()["compared"] is None
    page.show_run(second)
    assert page.probe()["compared"] == first.number
    assert page.probe()["drawn"]["points"]["second"] > 10
    page.panel.compare.setChecked(False)
    assert page.probe()["compared"] is None
    page.panel.compare.setChecked(True)
    page.show_run(other)
    assert page.probe()["compared"] is None
    assert page.panel.compare.isHidden()


def test_other_classes_are_drawn_thin(page, context, qtbot):
    rng = np.random.default_rng(4)
    true, scores = rng.integers(0, 4, 120), rng.dirichlet(np.ones(4), 120)
    page.show_run(made_run(context, true, scores, tuple("abcd")))
    for kind in KINDS:
        page.choose(kind)
        qtbot.waitUntil(
            lambda: page.probe()["drawn"]["points"]["others"] > 12, timeout=LONG
        )


def test_scores_that_are_no_probabilities_have_no_calibration(page, context):
    run, *_ = two_classes(context, probabilities=False)
    page.choose("calibration")
    page.show_run(run)
    button = child(page, "classify_curve_calibrationBtn", QPushButton)
    assert not button.isEnabled()
    assert "not probabilities" in button.toolTip()
    assert page.kind == "roc"


def test_pictures_have_table_twins(page, context):
    run, _, p = two_classes(context)
    page.show_run(run)
    rows = {}
    for kind in KINDS:
        page.choose(kind)
        rows[kind] = page.plots[kind].table().n_rows
    assert rows["roc"] == rows["pr"] == rows["lift"] == len(np.unique(p)) + 1
    assert 2 <= rows["calibration"] <= 10


def test_a_click_and_the_arrows_move_the_point(page, context, gestures):
    run, positive, p = two_classes(context)
    page.show_run(run)
    choose_class(page, "yes")
    plot = page.plots["roc"]
    gestures.click(plot, 0.0, 0.02)
    strict = page.threshold
    assert ((p >= strict) & ~positive).mean() < 0.02
    gestures.key(plot, Qt.Key.Key_Left, 3)  # to the left is milder, as on the slider
    assert page.threshold < strict
    gestures.key(plot, Qt.Key.Key_Right, 3)
    assert page.threshold == strict


def test_runs_without_scores_do_not_fit(context):
    run, *_ = two_classes(context)
    assert has_scores(run)
    bare = replace(run.result.predictions, scores=None)
    for result in (evaluation(), replace(run.result, predictions=bare)):
        other = context.session.add_run(
            plugin="x", title="x", data="made", badge="CV10", result=result
        )
        assert not has_scores(other)


def test_a_class_without_rows_is_no_error(page, context):
    scores = np.tile([0.2, 0.3, 0.5], (6, 1))
    page.show_run(made_run(context, [0, 1, 0, 1, 0, 1], scores, ("a", "b", "c")))
    choose_class(page, "c")
    for kind in KINDS:
        page.choose(kind)
        press(page, "classify_youdenBtn")
        press(page, "classify_leastCostBtn")
        page.plots[kind].place_chosen.emit(0.5, 0.5)
    assert page.probe()["auc"] is None


def test_no_run_is_empty(page, context):
    run, *_ = two_classes(context)
    page.show_run(run)
    page.show_run(None)
    assert page.probe() == {"kind": "roc"}
    assert page.plots["roc"].table().n_rows == 0


def test_thinned_lines_stay_within_a_grid_step():
    rng = np.random.default_rng(5)
    x, y = np.sort(rng.random(20_000)), np.sort(rng.random(20_000))
    a, b = thinned(x, y, 500)
    assert a.size <= 1002
    assert np.abs(np.interp(x, a, b) - y).max() < 0.01
    assert (a[-1], b[-1]) == (x[-1], y[-1])


def test_twenty_thousand_rows_follow_the_slider(page, context, qtbot, monkeypatch):
    run, positive, p = two_classes(context, n=20_000)
    page.show_run(run)
    qtbot.waitUntil(lambda: "auc" in page.probe(), timeout=LONG)
    assert np.isclose(page.probe()["auc"], roc_auc_score(~positive, 1 - p))
    slider = child(page, "classify_thresholdSlider", QSlider)
    places = range(0, slider.maximum(), max(slider.maximum() // 50, 1))
    computed = []
    for name in KINDS:
        make = run_scores.MAKERS[name]
        counted = lambda *a, make=make: computed.append(1) or make(*a)  # noqa: E731
        monkeypatch.setitem(run_scores.MAKERS, name, counted)
    page.choose("roc")
    seconds = []
    for value in places:
        before = time.process_time()
        slider.setValue(value)
        seconds.append(time.process_time() - before)
        assert page.probe()["threshold"] == page.threshold
    assert not computed  # the curve is there; a move only looks its point up
    assert np.median(seconds) < 0.016  # of processor time: other programs do not count


def test_a_removed_run_is_no_longer_compared(page, context):
    first, *_ = two_classes(context, seed=1)
    second, *_ = two_classes(context, seed=2)
    page.show_run(first)
    page.show_run(second)
    assert page.probe()["compared"] == first.number
    context.session.remove_run(first.number)
    page.refresh()
    assert page.probe()["compared"] is None


# -- several runs ------------------------------------------------------------------------


def several(page, context, count=3):
    """Choose so many runs on the same rows; return what scikit-learn needs of each."""
    made = [two_classes(context, seed=seed) for seed in range(1, count + 1)]
    runs = [run for run, _positive, _p in made]
    page.show_run(runs[-1])
    page.show_chosen(runs)
    choose_class(page, "yes")
    return made


def test_all_chosen_runs_are_drawn_with_their_figures(page, context):
    made = several(page, context)
    figures = {
        "roc": lambda positive, p: roc_auc_score(positive, p),
        "pr": lambda positive, p: average_precision_score(positive, p),
        "calibration": lambda positive, p: brier_score_loss(positive, p),
    }
    for kind in KINDS:
        page.choose(kind)
        shown = page.probe()["runs"]
        assert [line["number"] for line in shown] == [run.number for run, *_ in made]
        assert [line["strong"] for line in shown] == [False, False, True]
        if kind in figures:
            expected = [figures[kind](positive, p) for _, positive, p in made]
            assert np.allclose([line["area"] for line in shown], expected), kind
        for line, (_, positive, p) in zip(shown, made, strict=True):
            figure = figures.get(kind, figures["roc"])(positive, p)
            if kind != "cost":
                assert f"{figure:.3f}" in line["text"]
    page.choose("roc")
    assert page.probe()["compared"] is None
    assert page.panel.compare.isHidden()


def test_runs_differ_in_more_than_colour(page, context):
    several(page, context, 8)
    shown = page.probe()["runs"]
    assert len({(line["style"], line["marker"]) for line in shown}) == 8
    assert len({line["colour"] for line in shown}) == 8
    neighbours = itertools.pairwise(shown)
    assert all(a["style"] != b["style"] for a, b in neighbours)


def test_of_more_than_eight_runs_the_one_shown_is_drawn(page, context):
    several(page, context, 10)
    shown = page.probe()["runs"]
    assert len(shown) == 8
    assert shown[-1]["strong"]


def test_runs_of_other_data_or_classes_are_left_out(page, context):
    first, *_ = two_classes(context, seed=1)
    second, *_ = two_classes(context, seed=2)
    other, *_ = two_classes(context, seed=3, data="elsewhere")
    page.show_run(second)
    page.show_chosen([first, second, other])
    numbers = [line["number"] for line in page.probe()["runs"]]
    assert numbers == [first.number, second.number]
    page.show_chosen([second, other])
    assert page.probe()["runs"] == []
    assert page.probe()["drawn"]["points"]["main"] > 10


def test_the_table_of_several_runs_names_each(page, context):
    made = several(page, context, 2)
    table = page.plots["roc"].table()
    rows = [len(np.unique(p)) + 1 for _, _positive, p in made]
    assert table.n_rows == sum(rows)
    assert table.columns[0][0] != table.columns[0][-1]
    assert table.columns[0].count(table.columns[0][0]) == rows[0]
    described = page.plots["roc"].accessibleDescription()
    assert described.count("AUC") == 2


def test_the_threshold_moves_on_the_run_that_is_shown(page, context):
    made = several(page, context)
    _, positive, p = made[-1]
    called = p >= page.threshold
    place = called[~positive].mean(), called[positive].mean()
    assert np.allclose(page.probe()["drawn"]["here"], place)


# -- many rows ---------------------------------------------------------------------------


@pytest.fixture
def sorts_in_a_thread(monkeypatch):
    """So few rows as these tests have are many."""
    for module in (run_scores, curves_page):
        monkeypatch.setattr(module, "AT_ONCE", 50)


def test_curves_of_many_rows_are_made_in_a_thread(
    page, context, qtbot, monkeypatch, sorts_in_a_thread
):
    threads = set()
    for kind, make in list(run_scores.MAKERS.items()):

        def noted(*given, make=make):
            threads.add(threading.current_thread().name)
            return make(*given)

        monkeypatch.setitem(run_scores.MAKERS, kind, noted)
    run, positive, p = two_classes(context)
    page.show_run(run)
    plot, slider = page.plots["roc"], child(page, "classify_thresholdSlider", QSlider)
    assert "are being computed" in plot.accessibleDescription()
    qtbot.waitUntil(slider.isEnabled, timeout=LONG)
    assert threads == {"curve-maker"}
    assert "AUC" in plot.accessibleDescription()
    choose_class(page, "yes")
    assert not slider.isEnabled()
    assert page.threshold == np.inf
    qtbot.waitUntil(slider.isEnabled, timeout=LONG)
    found = page.probe()
    assert np.isclose(found["auc"], roc_auc_score(positive, p))
    assert found["counts"]["tp"] == (positive & (p >= 0.5)).sum()
    assert child(page, "classify_cell_tpBtn", QPushButton).toolTip().startswith("yes")


def test_thin_lines_of_many_rows_come_from_the_thread(
    page, context, qtbot, sorts_in_a_thread
):
    rng = np.random.default_rng(4)
    true, scores = rng.integers(0, 4, 120), rng.dirichlet(np.ones(4), 120)
    run = made_run(context, true, scores, tuple("abcd"))
    page.show_run(run)
    for kind in KINDS:
        page.choose(kind)
        qtbot.waitUntil(
            lambda: page.plots[page.kind].drawn()["points"]["others"] > 12, timeout=LONG
        )


def test_what_is_asked_meanwhile_is_drawn_at_last(
    page, context, qtbot, sorts_in_a_thread
):
    made = several(page, context, 2)
    combo = child(page, "classify_positiveCombo", QComboBox)
    qtbot.waitUntil(lambda: combo.count() == 2, timeout=LONG)
    combo.setCurrentText("yes")
    for kind in KINDS:
        page.choose(kind)
    page.choose("pr")
    press(page, "classify_youdenBtn")  # says nothing yet
    qtbot.waitUntil(lambda: len(page.plots["pr"].runs.probe()) == 2, timeout=LONG)
    expected = [average_precision_score(positive, p) for _, positive, p in made]
    assert np.allclose([line["area"] for line in page.probe()["runs"]], expected)
    page.show_run(None)
    assert page.probe() == {"kind": "pr"}
