"""The table twin (Ctrl+T): the same numbers as the plot, followed, copied, announced."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from support.rooms import LONG

from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.window.main_window import MainWindow

STRIPS = "builtin:thesis21-strips"


@pytest.fixture
def strips(window, qtbot) -> MainWindow:
    """A window with the two strips of 200 rows in Explore, the plane focused."""
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open(STRIPS)
    plot(window, "explore_canvas_plot").setFocus()
    return window


def plot(window: MainWindow, name: str) -> Plot:
    return window.findChild(Plot, name)


def twin(window: MainWindow) -> QTableView:
    return window.findChild(QTableView, "main_twin_table")


def toggle(window: MainWindow) -> None:
    focus = QApplication.focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)


def cells(view: QTableView) -> list[list[str]]:
    model = view.model()
    return [
        [model.index(r, c).data() for c in range(model.columnCount())]
        for r in range(model.rowCount())
    ]


def headers(view: QTableView) -> list[str]:
    model, across = view.model(), Qt.Orientation.Horizontal
    return [model.headerData(c, across) for c in range(model.columnCount())]


# -- what a plot says of itself ---------------------------------------------------------


@pytest.fixture
def sample(context, qtbot) -> Plot:
    made = Plot(context.theme, "explore_sample_plot")
    qtbot.addWidget(made)
    made.set_labels("width", "height")
    return made


def test_items_are_read_as_they_are_drawn(sample):
    sample.addItem(pg.ScatterPlotItem([1.5, 2], [3, 4], name="setosa"))
    sample.addItem(pg.PlotCurveItem([0, 1], [5, 6]))
    sample.addItem(pg.PlotCurveItem([0, 2, 6], [7, 8], stepMode="center"))
    sample.addItem(pg.BarGraphItem(x=[7, 8], height=[9, 10], width=1))
    sample.addItem(pg.BarGraphItem(x0=[0], x1=[4], height=[2]))
    sample.addItem(pg.ImageItem(np.zeros((3, 5))))
    hidden = pg.ScatterPlotItem([100], [100])
    hidden.hide()
    sample.addItem(hidden)
    sample.addItem(pg.ScatterPlotItem())
    table = sample.table()
    assert table.headers == ("what", "width", "height")
    rows = [[table.text(r, c) for c in range(3)] for r in range(table.n_rows)]
    assert rows == [
        ["setosa", "1.5", "3"], ["setosa", "2", "4"],
        ["curve", "0", "5"], ["curve", "1", "6"],
        ["curve", "1", "7"], ["curve", "4", "8"],  # steps, by the middles of their edges
        ["bar", "7", "9"], ["bar", "8", "10"], ["bar", "2", "2"],
        ["picture", "5", "3"],
    ]  # fmt: skip


def test_an_empty_plot_has_an_empty_table(sample):
    assert sample.table().n_rows == 0


def test_numbers_follow_the_locale_on_screen_but_not_on_the_clipboard(qapp):
    table = TwinTable(("x", "y"), (np.array([0.5, np.nan]), ["a", "b"]))
    before = QLocale()
    QLocale.setDefault(QLocale("es_ES"))
    try:
        assert table.text(0, 0, local=True) == "0,5"
        assert table.to_tsv([0, 1], [0, 1]) == "x\ty\n0.5\ta\n?\tb\n"
    finally:
        QLocale.setDefault(before)


# -- in the window ----------------------------------------------------------------------


def test_ctrl_t_shows_every_row_of_the_plane(strips):
    data = strips.context.session.data
    toggle(strips)
    view = twin(strips)
    assert view.isVisible()
    assert headers(view) == ["row", "x", "y", "class"]
    shown = cells(view)
    assert len(shown) == 200
    for row in (0, 57, 199):
        x, y = data.X[row]
        label = data.classes[data.y[row]]
        assert shown[row] == [str(row + 1), f"{x:.10g}", f"{y:.10g}", label]


def test_ctrl_t_takes_the_focus_there_and_back_and_says_so(strips):
    heard = []
    strips.context.commands.announced.connect(heard.append)
    toggle(strips)
    assert QApplication.focusWidget() is twin(strips)
    assert any("200 rows" in text for text in heard)
    assert "200 rows" in twin(strips).accessibleDescription()
    toggle(strips)
    assert not twin(strips).isVisible()
    assert QApplication.focusWidget() is plot(strips, "explore_canvas_plot")


def test_the_table_follows_edits_and_the_focus(strips, qtbot):
    toggle(strips)
    view, session = twin(strips), strips.context.session
    session.edit(session.data.take(range(50)))
    qtbot.waitUntil(lambda: view.model().rowCount() == 50, timeout=LONG)
    curve = plot(strips, "explore_kcurve_plot")
    qtbot.waitUntil(lambda: bool(curve.probe("kcurve")["k"]), timeout=LONG)
    curve.setFocus()
    errors = curve.probe("kcurve")["errors"]
    assert headers(view)[:2] == ["k", "error"]
    assert [float(row[1]) for row in cells(view)] == pytest.approx(errors)


def test_every_room_has_its_plots_as_tables(strips, qtbot):
    toggle(strips)
    strips.show_room("data")
    hist = plot(strips, "data_hist_plot")
    qtbot.waitUntil(lambda: twin(strips).model().rowCount() > 0)
    counts = np.array(hist.probe("histogram")["counts"])
    shown = [[int(c) for c in row[-len(counts) :]] for row in cells(twin(strips))]
    assert np.array_equal(np.array(shown).T, counts)
    assert counts.sum() == 200
    strips.show_room("metric")
    # the accuracy curve is larger, but empty while nothing is learned
    assert "Before learning" in twin(strips).accessibleDescription()
    assert len(cells(twin(strips))) == 200
    assert cells(twin(strips))[0][0] == "1"
    strips.show_room("home")
    assert cells(twin(strips)) == []
    assert "no figure" in twin(strips).accessibleDescription()


def test_chosen_cells_are_copied_as_a_spreadsheet_takes_them(strips):
    strips.context.session.select([5, 6])  # Ctrl+C still means the table here
    toggle(strips)
    view = twin(strips)
    view.selectRow(1)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    header, first, rest = QGuiApplication.clipboard().text().split("\n")
    assert header == "row\tx\ty\tclass"
    data = strips.context.session.data
    x, y = map(float, first.split("\t")[1:3])
    assert (x, y) == pytest.approx(tuple(data.X[1]))
    assert rest == ""
    view.clearSelection()
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().count("\n") == 201


def test_the_current_cell_stays_while_the_plot_is_painted_anew(strips, qtbot):
    toggle(strips)
    view = twin(strips)
    view.setCurrentIndex(view.model().index(7, 1))
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    (soon,) = strips.docks.twin.findChildren(QTimer, options=direct)
    with qtbot.waitSignal(soon.timeout, timeout=LONG):
        strips.context.session.set_scene(k=9)
        plot(strips, "explore_canvas_plot").viewport().update()
    assert view.currentIndex().row() == 7


def test_the_twin_is_hidden_at_first_and_in_every_layout(strips):
    for layout in ("lecture", "study", "research"):
        strips.acts[f"view_{layout}Layout"].trigger()
        assert not strips.findChild(QWidget, "main_twin_dock").isVisible()


def test_a_plot_without_words_of_its_own_says_what_its_table_holds(context, qtbot):
    plot = Plot(context.theme, "explore_words_plot")
    qtbot.addWidget(plot)
    plot.describe("A plot")
    plot.table_source = lambda: TwinTable(("row", "x"), ([1, 2, 3], [0.5, 1.0, 2.0]))
    plot.show()
    plot.setFocus()
    qtbot.waitUntil(plot.hasFocus)
    assert plot.accessibleDescription() == "Rows of its table: 3; columns: row, x"
    plot.clearFocus()
    plot.describe("A plot", "three points")
    plot.setFocus()
    assert plot.accessibleDescription() == "three points"
