"""The Data room: C6, histograms against NumPy, edits and their undo, selection."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QTableView, QWidget
from support.rooms import LONG, rest

from workbench.compute.reading.readers import read
from workbench.core.results.histogram_bars import count_bars
from workbench.core.session.edits import set_cells
from workbench.ui.rooms.data.histogram import Histogram
from workbench.ui.rooms.data.room import DataRoom


@pytest.fixture
def room(context, qtbot) -> DataRoom:
    made = DataRoom(context)
    qtbot.addWidget(made)
    made.show()
    return made


def show(room, qtbot, source):
    with qtbot.waitSignal(room.settled, timeout=LONG):
        room.context.session.open(read(source))


def choose(room, qtbot, column):
    table = room.findChild(QTableView, "data_attr_table")
    if table.current_column != column:
        with qtbot.waitSignal(room.settled, timeout=LONG):
            table.choose(column)


def test_c6_strips(room, qtbot):
    show(room, qtbot, "builtin:thesis21-strips")
    data = room.probe("data")
    assert (data["rows"], data["columns"]) == (200, 3)
    assert data["classes"] == [100, 100]
    figures = room.probe("column")
    assert figures["name"] == "x"
    assert figures["min"] == pytest.approx(-3.889, rel=1e-3)
    assert figures["max"] == pytest.approx(3.4698, rel=1e-3)
    assert figures["sd"] == pytest.approx(1.556, rel=1e-3)
    assert room.findChild(QTableView, "data_rows_table").model().rowCount() == 200
    assert room.findChild(QTableView, "data_attr_table").model().rowCount() == 3


@pytest.mark.parametrize("bins", [2, 7, 20])
def test_histogram_equals_numpy_for_each_class(bins):
    data = read("builtin:iris")
    bars = count_bars(data, 2, bins)
    x = data.column(2)
    for k in range(3):
        expected, edges = np.histogram(x[data.y == k], np.histogram_bin_edges(x, bins))
        assert bars.counts[k].tolist() == expected.tolist()
    assert bars.edges == pytest.approx(edges)
    assert (
        np.bincount(bars.bins, minlength=bins).tolist() == bars.counts.sum(0).tolist()
    )


def test_histogram_of_labels_counts_each_label():
    data = read("builtin:iris")
    bars = count_bars(data, data.class_index, 20)
    assert bars.counts.tolist() == [[50, 0, 0], [0, 50, 0], [0, 0, 50]]


def test_a_bar_selects_its_rows_and_the_table_follows(room, qtbot):
    show(room, qtbot, "builtin:iris")
    choose(room, qtbot, 2)
    plot = room.findChild(Histogram, "data_hist_plot")
    counts = np.array(plot.probe("histogram")["counts"])
    plot.choose_bar(0, Qt.KeyboardModifier.NoModifier)
    selected = room.context.session.selection
    assert len(selected) == counts[:, 0].sum()
    table = room.findChild(QTableView, "data_rows_table")
    assert {i.row() for i in table.selectionModel().selectedRows()} == selected
    plot.choose_bar(1, Qt.KeyboardModifier.ShiftModifier)
    assert len(room.context.session.selection) == counts[:, :2].sum()


def test_a_click_on_the_picture_finds_the_bar(room, qtbot, gestures):
    show(room, qtbot, "builtin:thesis21-strips")
    plot = room.findChild(Histogram, "data_hist_plot")
    room.resize(1000, 560)
    edges = plot.probe("histogram")["edges"]
    gestures.click(plot, (edges[8] + edges[9]) / 2, 1.0)
    x = room.context.session.data.X[:, 0]
    inside = np.flatnonzero((x >= edges[8]) & (x < edges[9]))
    assert room.context.session.selection == frozenset(inside.tolist())


def test_a_cell_edit_is_one_undo_step(room, qtbot):
    show(room, qtbot, "builtin:thesis21-strips")
    model = room.findChild(QTableView, "data_rows_table").model()
    before = room.context.session.data
    assert model.setData(model.index(3, 0), "2.5")
    assert room.context.session.data.X[3, 0] == 2.5
    assert room.context.edits.current().count() == 1
    room.context.undo.undo()
    assert room.context.session.data.same_as(before)


def test_a_label_that_is_not_declared_is_refused(room, qtbot):
    show(room, qtbot, "builtin:thesis21-strips")
    model = room.findChild(QTableView, "data_rows_table").model()
    assert not model.setData(model.index(0, 2), "zebra")
    assert model.setData(model.index(0, 2), "b")
    assert room.context.session.data.y[0] == 1
    assert model.setData(model.index(0, 1), "?")
    assert np.isnan(room.context.session.data.X[0, 1])
    assert not model.setData(model.index(0, 1), "inf")


def test_a_sign_alone_changes_nothing_and_is_no_error(room, qtbot):
    """A key pressed on the table begins to edit the current cell."""
    show(room, qtbot, "builtin:thesis21-strips")
    table = room.findChild(QTableView, "data_rows_table")
    refused = []
    table.model().refused.connect(refused.append)
    before = room.context.session.data
    for text, error in (("+", False), ("-", False), (" . ", False), ("+-", True)):
        table.setCurrentIndex(table.model().index(0, 0))
        QTest.keyClicks(table, text.strip()[0])
        editor = table.findChild(QLineEdit)
        editor.setText(text)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: table.findChild(QLineEdit) is None, timeout=LONG)
        assert room.context.session.data is before
        assert bool(refused) is error


def test_sorting_keeps_row_numbers_and_selection(room, qtbot):
    show(room, qtbot, "builtin:thesis21-strips")
    table = room.findChild(QTableView, "data_rows_table")
    header = table.horizontalHeader()
    with qtbot.waitSignal(room.settled, timeout=LONG):
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    x = room.context.session.data.X[:, 0]
    shown = [float(table.model().index(r, 0).data()) for r in range(200)]
    assert shown == sorted(x.tolist(), reverse=True)
    top = int(np.argmax(x))
    assert table.model().headerData(0, Qt.Orientation.Vertical) == str(top + 1)
    table.selectRow(0)
    assert room.context.session.selection == frozenset({top})


def test_row_numbers_have_room_in_any_order(room, qtbot):
    """Qt looks at a hundred numbers at either end, ours at the last alone."""
    show(room, qtbot, "builtin:thesis21-strips")
    table = room.findChild(QTableView, "data_rows_table")
    heads, n = table.verticalHeader(), table.model().rowCount()
    for order in (None, np.roll(np.arange(n), -3), np.arange(n)[::-1]):
        place = None if order is None else np.argsort(order)
        table.rows_model.set_order(order, place)
        needed = max(heads.sectionSizeFromContents(row).width() for row in range(n))
        digit = heads.fontMetrics().horizontalAdvance("8")
        assert needed <= heads.sizeHint().width() < needed + digit
        assert heads.width() == heads.sizeHint().width()


def test_sort_arrow_goes_when_columns_change(room, qtbot):
    show(room, qtbot, "builtin:iris")
    header = room.findChild(QTableView, "data_rows_table").horizontalHeader()
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    choose(room, qtbot, 1)
    with qtbot.waitSignal(room.settled, timeout=LONG):
        room.findChild(QPushButton, "data_dropBtn").click()
    assert header.sortIndicatorSection() not in range(4)


def test_change_the_class(room, qtbot):
    show(room, qtbot, "builtin:mixed-demo")
    data = room.context.session.data
    other = next(i for i, a in enumerate(data.columns) if i != data.class_index)
    choose(room, qtbot, other)
    with qtbot.waitSignal(room.settled, timeout=LONG):
        room.findChild(QPushButton, "data_setClassBtn").click()
    assert room.context.session.data.class_attribute.name == data.columns[other].name
    room.context.undo.undo()
    assert room.context.session.data.same_as(data)


def test_csv_strip_shows_the_guess_and_reads_again(room, qtbot, tmp_path):
    path = tmp_path / "pairs.csv"
    path.write_text("a;b;kind\n1,5;2;x\n2,5;3;y\n3,5;4;x\n", encoding="utf-8")
    strip = room.findChild(QWidget, "data_import_strip")
    show(room, qtbot, str(path))
    qtbot.waitUntil(lambda: not strip.isHidden(), timeout=LONG)
    assert room.findChild(QComboBox, "data_import_delimiterCombo").currentData() == ";"
    assert room.findChild(QComboBox, "data_import_decimalCombo").currentText() == ","
    room.findChild(QComboBox, "data_import_classCombo").setCurrentText("b")
    room.findChild(QPushButton, "data_import_readBtn").click()
    session = room.context.session
    qtbot.waitUntil(lambda: session.data.class_attribute.name == "b", timeout=LONG)
    assert [a.name for a in session.data.columns] == ["a", "b", "kind"]


def test_no_strip_for_arff(room, qtbot):
    show(room, qtbot, "builtin:iris")
    strip = room.findChild(QWidget, "data_import_strip")
    assert strip.isHidden()
    assert not strip.findChildren(QWidget)  # nothing is made that is not needed


def test_names_that_are_cut_still_differ(room, qtbot):
    """The thirty of wdbc, ten figures by three kinds, in a window of 1280 x 720."""
    room.resize(980, 640)
    show(room, qtbot, "builtin:wdbc")
    table = room.findChild(QTableView, "data_attr_table")
    qtbot.waitUntil(lambda: table.viewport().width() < 480)
    model, wide = table.model(), table.columnWidth(1) - 8
    names = [model.index(i, 1).data() for i in range(10)]
    cut = table.fontMetrics().elidedText
    assert len({cut(name, table.textElideMode(), wide) for name in names}) == 10


def test_another_data_set_begins_at_its_top_and_an_edit_stays_in_place(room, qtbot):
    show(room, qtbot, "builtin:wdbc")
    bar = room.findChild(QTableView, "data_rows_table").verticalScrollBar()
    bar.setValue(40)
    choose(room, qtbot, 3)
    data = room.context.session.data
    room.context.edits.push(set_cells(data, np.array([[41, 0, 1.0]])), "edit")
    table = room.findChild(QTableView, "data_attr_table")
    assert (bar.value(), table.current_column) == (40, 3)
    show(room, qtbot, "builtin:iris")
    assert (bar.value(), table.current_column) == (0, 0)


def test_a_hidden_room_counts_edited_rows_when_it_is_entered(room, qtbot):
    show(room, qtbot, "builtin:iris")
    bars = room.detail.histogram.bars
    room.hide()
    session = room.context.session
    for value in (9.0, 8.0):
        session.edit(set_cells(session.data, np.array([[0, 0, value]])))
    assert room.detail.histogram.bars is bars
    room.show()
    room.enter()
    qtbot.waitUntil(lambda: room.detail.histogram.bars is not bars, timeout=LONG)
    assert room.detail.histogram.bars.counts.sum() == 150
    assert room.detail.histogram.bars.edges[-1] == 8.0


def test_new_rows_are_selected_while_the_room_is_hidden(room, qtbot):
    """Its bars know only the rows of before."""
    show(room, qtbot, "builtin:iris")
    room.hide()
    session = room.context.session
    data = session.data
    more = data.take(np.append(np.arange(150), [0, 1]))
    session.edit(more)
    session.select([151])
    room.retranslate()
    assert room.detail.histogram.data is data
    room.show()
    room.enter()
    rest(room, qtbot)
    assert room.detail.histogram.data is session.data
    assert len(room.detail.histogram.bars.bins) == 152


def test_fewer_columns_come_while_it_is_hidden(room, qtbot):
    """Its texts are written anew as it is shown, before it is entered."""
    show(room, qtbot, "builtin:iris")
    choose(room, qtbot, 4)
    room.hide()
    room.context.session.open(read("builtin:thesis21-strips"))
    room.retranslate()
    room.show()
    room.enter()
    rest(room, qtbot)
    assert room.detail.histogram.bars.counts.sum() == 200
