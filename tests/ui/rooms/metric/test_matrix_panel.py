"""The numbers of the metric: those that can be seen are written, at any size."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pyqtgraph as pg
import pytest
from support.metric_results import mapped_by
from support.plots import items_of

from workbench.core.results.metric_result import Differences, Judgement, LinearMetric
from workbench.ui.rooms.metric.matrix_panel import MatrixPanel, labelled
from workbench.ui.services.theme import Theme


def labels_of(panel):
    """Return the numbers written beside the bars."""
    return items_of(panel.bars, pg.TextItem)


@pytest.fixture
def panel(styled_app, qtbot):
    made = MatrixPanel(Theme("light"))
    qtbot.addWidget(made)
    made.resize(264, 420)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def result(d, seed=0):
    L = np.random.default_rng(seed).normal(size=(d, d))
    made = mapped_by(L, attributes=[f"a{j}" for j in range(d)])
    return replace(made, judged=Judgement(loo_after=1.0))


def shown(table):
    """Return the rows and columns that can be seen."""
    view = table.viewport().rect()
    rows = range(table.rowAt(0), table.rowAt(view.bottom() - 1) + 1)
    columns = range(table.columnAt(0), table.columnAt(view.right() - 1) + 1)
    assert len(rows) > 2
    assert len(columns) > 1
    return rows, columns


def check(table, M):
    rows, columns = shown(table)
    for i in rows:
        for j in columns:
            text = table.text(i, j)
            assert float(text) == pytest.approx(M[i, j], rel=1e-2), (i, j)


def test_a_small_matrix_is_written_whole(panel):
    M = result(5).metric.M
    panel.show_result(result(5))
    for i, j in np.ndindex(5, 5):
        assert float(panel.table.text(i, j)) == pytest.approx(M[i, j], rel=1e-2)


def test_a_large_matrix_is_written_where_one_looks(panel, qtbot):
    first, second = result(60), result(60, seed=1)
    panel.show_result(first)
    check(panel.table, first.metric.M)
    panel.table.verticalScrollBar().setValue(38)
    panel.table.horizontalScrollBar().setValue(38)
    check(panel.table, first.metric.M)
    panel.table.go_to(59, 59)  # as the keyboard does
    check(panel.table, first.metric.M)
    panel.show_result(second)  # no number of the other metric is left
    check(panel.table, second.metric.M)
    panel.table.verticalScrollBar().setValue(0)
    panel.table.horizontalScrollBar().setValue(0)
    check(panel.table, second.metric.M)
    panel.choice.setCurrentIndex(1)
    check(panel.table, second.metric.components)


@pytest.mark.parametrize("d", [2, 13, 60])
def test_numbers_at_the_bars_stand_inside_and_clear_of_each_other(panel, qtbot, d):
    raw = np.linspace(3.0, -1.0, d)
    panel.show_result(replace(result(d), differences=Differences(raw_eigenvalues=raw)))
    view = panel.bars.getPlotItem().getViewBox()
    qtbot.waitUntil(lambda: view.height() > 60)
    line = panel.bars.fontMetrics().height()
    panel.bars.repaint()
    middles = sorted(view.mapFromView(label.pos()).y() for label in labels_of(panel))
    assert len(middles) >= 2
    assert middles[0] >= line / 2 - 3
    assert middles[-1] <= view.height() - line / 2 + 3
    assert min(np.diff(middles)) >= line - 1


def test_numbers_at_bars_stand_clear_of_each_other(panel, qtbot):
    values = np.concatenate([np.linspace(9, 1, 8), -np.linspace(0.1, 5, 12)])
    before = Differences(raw=np.diag(values), raw_eigenvalues=values)
    told = replace(result(20), differences=before)
    panel.show_result(told)
    for height in (420, 300, 700):
        panel.resize(264, height)
        qtbot.wait(20)
        boxes = [label.sceneBoundingRect() for label in labels_of(panel)]
        texts = [label.toPlainText() for label in labels_of(panel)]
        assert texts[0] == "9.00"
        assert texts[-1] == "-5.00, cut to 0"
        assert len(boxes) >= 2
        middles = sorted(box.center().y() for box in boxes)
        line = panel.bars.fontMetrics().height()
        assert np.diff(middles).min() >= line - 1


def test_all_numbers_where_there_is_room():
    values = np.array([5.0, 2.0, -0.1, -3.0])
    assert labelled(values, 0.9) == [0, 1, 2, 3]
    assert labelled(values, 1.5) == [0, 3]
    assert labelled(np.empty(0), 1.0) == []


@pytest.mark.parametrize("smallest", [7.27, -82.51])
def test_numbers_of_bars_stand_inside_the_plot(panel, qtbot, smallest):
    values = np.array([21360.0, smallest])
    made = result(2)
    metric = replace(made.metric, eigenvalues=values)
    before = Differences(raw_eigenvalues=values)
    panel.show_result(replace(made, metric=metric, differences=before))
    qtbot.wait(10)
    view = panel.bars.getPlotItem().getViewBox()
    whole = view.mapRectToScene(view.boundingRect())
    for label in labels_of(panel):
        box = label.mapRectToScene(label.boundingRect())
        assert whole.left() <= box.left() < box.right() <= whole.right() + 1
    assert len(labels_of(panel)) == 2


def test_bars_are_to_each_other_as_the_axes_of_the_ball_beside_them(panel):
    M = np.diag([21360.0, 7.27])
    panel.show_result(replace(result(2), metric=LinearMetric.of(M)))
    lengths = panel.bars.probe("eigenvalues")["lengths"]
    assert lengths[0] / lengths[1] == pytest.approx(np.sqrt(21360 / 7.27))
    assert "54 : 1" in panel.ball.text()
    drawn = np.concatenate(
        [item.opts["width"] for item in items_of(panel.bars, pg.BarGraphItem)]
    )
    assert drawn.tolist() == pytest.approx(lengths)
    assert "root" in panel.bars.getPlotItem().titleLabel.text


def test_numbers_at_the_bars_are_moved_when_the_plot_gets_another_size(panel, qtbot):
    panel.resize(264, 520)
    panel.show_result(result(6))
    qtbot.wait(1)
    before = labels_of(panel)
    places = [label.pos() for label in before]
    panel.resize(264, 330)
    qtbot.wait(1)
    kept = labels_of(panel)
    assert 1 <= len(kept) <= len(before)
    assert all(one is other for one, other in zip(kept, before, strict=False))
    panel.resize(264, 520)
    qtbot.wait(1)
    assert [label.pos() for label in labels_of(panel)] == places
