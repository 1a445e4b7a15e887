"""The Data room's tools: ticks, pipeline, table, gaps, files that are wrong."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QToolButton,
    QWidget,
)
from support.plots import words_at
from support.rooms import LONG, is_open, rest

from workbench.api import Attribute, Dataset
from workbench.compute.reading.readers import read
from workbench.core.results.histogram_bars import count_bars
from workbench.ui.rooms.data.histogram import Histogram
from workbench.ui.rooms.data.rows_table import pasted_cells
from workbench.ui.services.numbers import plain


def show(room, qtbot, source):
    with qtbot.waitSignal(room.settled, timeout=LONG):
        room.context.session.open(read(source) if isinstance(source, str) else source)


def press(room, qtbot, name):
    button = room.findChild(QPushButton, name) or room.findChild(QToolButton, name)
    assert button.isEnabled(), name
    button.click()
    rest(room, qtbot)


def data(room):
    return room.context.session.data


# -- attributes -------------------------------------------------------------------------


def test_the_list_says_how_well_each_attribute_separates(room, qtbot):
    show(room, qtbot, "builtin:iris")
    rest(room, qtbot)
    model = room.attributes.model
    shares = [model.worths[c].loo_share for c in range(4)]
    assert np.argmax(shares) == 3  # the width of petals
    assert [model.index(c, 6).data() for c in range(5)] == [
        *(f"{100 * s:.0f} %" for s in shares), ""
    ]  # fmt: skip
    assert room.probe("column")["f_ratio"] == pytest.approx(119.2645, rel=1e-6)


def test_unticked_attributes_are_left_out_in_one_step(room, qtbot):
    show(room, qtbot, "builtin:iris")
    model = room.attributes.model
    for row in (0, 1):
        index = model.index(row, 0)
        assert model.setData(
            index, Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole
        )
    before = data(room)
    press(room, qtbot, "data_keepBtn")
    assert [a.name for a in data(room).attributes] == ["petal-length", "petal-width"]
    assert room.context.edits.current().count() == 1
    room.context.undo.undo()
    assert data(room) is before


def test_the_space_bar_ticks(room, qtbot):
    show(room, qtbot, "builtin:iris")
    view, model = room.attributes.view, room.attributes.model
    view.choose(1)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert model.kept == [0, 2, 3, 4]
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert model.kept == [0, 1, 2, 3, 4]
    view.choose(4)  # the class stays
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert model.kept == [0, 1, 2, 3, 4]


def test_invert_and_the_best_by_f(room, qtbot):
    show(room, qtbot, "builtin:iris")
    rest(room, qtbot)
    room.findChild(QSpinBox, "data_topSpin").setValue(2)
    press(room, qtbot, "data_topBtn")
    assert room.attributes.model.kept == [2, 3, 4]
    press(room, qtbot, "data_invertBtn")
    assert room.attributes.model.kept == [0, 1, 4]


@pytest.mark.parametrize("method", ["info-gain", "gain-ratio", "relieff"])
def test_the_best_by_other_measures(room, qtbot, method):
    show(room, qtbot, "builtin:iris")
    room.findChild(QSpinBox, "data_topSpin").setValue(2)
    combo = room.findChild(QComboBox, "data_topCombo")
    combo.setCurrentIndex(combo.findData(method))
    press(room, qtbot, "data_topBtn")
    assert room.attributes.model.kept == [2, 3, 4]


def test_the_class_as_labels_or_numbers(room, qtbot):
    numbers = Dataset(
        np.zeros((3, 1)), np.array([1.5, 2.5, 1.5]), (Attribute("a"),), Attribute("c")
    )
    show(room, qtbot, numbers)
    room.attributes.view.choose(1)
    assert not room.findChild(QPushButton, "data_setClassBtn").isEnabled()
    kind = room.findChild(QComboBox, "data_classKindCombo")
    kind.setCurrentIndex(kind.findData("nominal"))
    press(room, qtbot, "data_setClassBtn")
    assert data(room).classes == ("1.5", "2.5")
    kind.setCurrentIndex(kind.findData("numeric"))
    press(room, qtbot, "data_setClassBtn")
    assert data(room).same_as(numbers)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1180.161, "1180"), (119264.5, "119265"), (49.16004, "49.16"), (0.73021, "0.7302"),
        (999.94, "999.9"), (0.0, "0"), (2.5e7, "2.5e+07"), (np.inf, "∞"),
    ],
)  # fmt: skip
def test_f_is_written_out(context, value, text):
    assert plain(value) == text


def test_the_column_of_f_is_wide_enough(room, qtbot):
    apart = Dataset(
        np.array([[1.0, 1.0], [1.0, 1.001], [2.0, 2.0], [2.0, 2.001]]),
        np.array([0, 0, 1, 1]),
        (Attribute("ends"), Attribute("far")),
        Attribute("c", "nominal", ("a", "b")),
    )
    show(room, qtbot, apart)
    rest(room, qtbot)
    view, model = room.attributes.view, room.attributes.model
    assert [model.index(c, 5).data() for c in range(3)] == ["∞", "2e+06", ""]
    needed = view.fontMetrics().horizontalAdvance("1.2e+06") + 6
    assert view.columnWidth(5) >= needed


def test_rows_are_counted_in_whole_numbers(room, qtbot):
    one = Dataset(
        np.array([[1.0], [2.0]]), np.array([0, 1]), (Attribute("x"),),
        Attribute("c", "nominal", ("a", "b")),
    )  # fmt: skip
    show(room, qtbot, one)
    axis = room.detail.histogram.getPlotItem().getAxis("left")
    ticks = [v for _, values in axis.tickValues(0, 1, 300) for v in values]
    assert sorted(ticks) == [0, 1]
    combo = room.findChild(QComboBox, "data_histCombo")
    combo.setCurrentIndex(combo.findData("density"))
    ticks = [v for _, values in axis.tickValues(0, 1, 300) for v in values]
    assert len(ticks) > 2


def test_headings_do_not_ask_every_row_whether_it_is_selected(room, qtbot, monkeypatch):
    n, asked = 20_000, []
    label = Attribute("c", "nominal", ("a",))
    show(
        room,
        qtbot,
        Dataset(np.zeros((n, 1)), np.zeros(n, int), (Attribute("x"),), label),
    )
    rest(room, qtbot)
    flags = room.rows.table.rows_model.flags
    monkeypatch.setattr(
        type(room.rows.table.rows_model), "flags",
        lambda model, index: asked.append(index.row()) or flags(index),
    )  # fmt: skip
    room.context.session.select(np.arange(n))
    room.rows.table.horizontalHeader().grab()
    room.rows.table.grab()
    assert room.rows.table.chosen_rows().size == n
    assert len(asked) < 5_000


# -- histogram --------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["stacked", "beside", "overlay", "density"])
def test_heights_of_bars(room, qtbot, layout):
    show(room, qtbot, "builtin:iris")
    combo = room.findChild(QComboBox, "data_histCombo")
    combo.setCurrentIndex(combo.findData(layout))
    shown = room.detail.histogram.probe("histogram")
    heights, edges = np.array(shown["heights"]), np.array(shown["edges"])
    x = data(room).column(0)
    for k in range(3):
        part = x[data(room).y == k]
        expected = np.histogram(part, edges, density=layout == "density")[0]
        assert heights[k] == pytest.approx(expected)


def test_colours_by_another_attribute_or_none(room, qtbot):
    show(room, qtbot, "builtin:mixed-demo")
    combo = room.findChild(QComboBox, "data_histByCombo")
    for value, groups in ((None, 2), (-1, 1), (1, 3)):
        combo.setCurrentIndex(combo.findData(value))
        assert len(room.detail.histogram.probe("histogram")["counts"]) == groups


def test_modifiers_add_remove_and_intersect(room, qtbot):
    show(room, qtbot, "builtin:iris")
    plot, session = room.detail.histogram, room.context.session
    keys = Qt.KeyboardModifier
    bars = [set(np.flatnonzero(plot.bars.bins == b).tolist()) for b in range(4)]
    plot.choose_bar(0, keys.NoModifier)
    plot.choose_bar(1, keys.ShiftModifier)
    assert session.selection == bars[0] | bars[1]
    plot.choose_bar(0, keys.ControlModifier)
    assert session.selection == bars[1]
    plot.choose_bar(1, keys.AltModifier)
    assert session.selection == bars[1]
    plot.choose_bar(2, keys.AltModifier)
    assert session.selection == frozenset()


def dated() -> Dataset:
    days = np.array(["2024-05-01", "2024-06-01", "2024-07-01"], "datetime64[ms]")
    words = Attribute("said", "string", ("ah", "oh"))
    inner = (Attribute("x"), Attribute("y"))
    table = Attribute("bag", "relational", ("1,2\n3,4", "5,6"), inner=inner)
    X = np.column_stack([days.astype(float), [0, 1, 0], [0, 1, np.nan]])
    names = (Attribute("when", "date"), words, table)
    return Dataset(X, np.array([0, 1, 0]), names, Attribute("c", "nominal", ("u", "v")))


def test_dates_texts_and_tables_are_shown_as_such(room, qtbot):
    show(room, qtbot, dated())
    rest(room, qtbot)
    model = room.rows.table.rows_model
    assert model.index(0, 0).data() == "2024-05-01"
    assert model.index(1, 1).data() == "oh"
    assert model.index(0, 2).data() == "2 row(s)"
    assert "3,4" in model.index(0, 2).data(Qt.ItemDataRole.ToolTipRole)
    assert not model.flags(model.index(0, 2)) & Qt.ItemFlag.ItemIsEditable
    assert words_at(room.detail.histogram, "bottom")[0] == "2024-05-01"
    room.attributes.view.choose(1)
    rest(room, qtbot)
    assert room.detail.histogram.probe("histogram")["labels"] == ["ah", "oh"]
    assert room.detail.statistics.table.text(0, 1) == "2"


def test_cells_of_dates_and_texts_are_edited(room, qtbot):
    show(room, qtbot, dated())
    model = room.rows.table.rows_model
    assert model.setData(model.index(0, 0), "2025-01-02 03:04")
    assert model.index(0, 0).data() == "2025-01-02 03:04:00"
    assert not model.setData(model.index(0, 0), "yesterday")
    assert "yesterday" in room.last_message.text
    assert model.setData(model.index(0, 1), "eh")
    rest(room, qtbot)
    assert data(room).attributes[1].values == ("ah", "oh", "eh")
    assert model.index(0, 1).data() == "eh"
    for _ in range(2):
        room.context.undo.undo()
    assert data(room).same_as(dated())


# -- table ------------------------------------------------------------------------------


def test_find_goes_through_all_columns(room, qtbot):
    show(room, qtbot, "builtin:mixed-demo")
    table = room.rows.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    edit = room.findChild(QLineEdit, "data_rows_findEdit")
    assert edit.isVisible()
    edit.setText("gre")
    places = []
    for _ in range(6):
        QTest.keyClick(edit, Qt.Key.Key_Return)
        rest(room, qtbot)
        places.append((table.currentIndex().row(), table.currentIndex().column()))
    greens = [r for r in range(12) if data(room).text(r, 1) == "green"]
    expected = [(r, 1) for r in greens]
    assert places == (expected * 6)[:6]
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    rest(room, qtbot)
    assert (table.currentIndex().row(), 1) == (expected * 6)[4]
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    assert not edit.isVisible()


def test_rows_are_copied_and_pasted_at_the_end(room, qtbot):
    show(room, qtbot, "builtin:mixed-demo")
    before = data(room)
    room.context.session.select([2, 5])
    room.rows.copy()
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0] == "age\tcolour\tincome\tbuys"
    assert len(text.splitlines()) == 3
    room.rows.paste()
    rest(room, qtbot)
    assert data(room).n_rows == 14
    for new, old in ((12, 2), (13, 5)):
        for column in range(4):
            assert data(room).text(new, column) == before.text(old, column)
    assert room.context.edits.current().count() == 1
    room.context.undo.undo()
    assert data(room).same_as(before)


@pytest.mark.parametrize("text", ["1,zebra,2,yes", "1,red,2,yes\n1,red,two,no"])
def test_pasted_rows_that_are_wrong_change_nothing(room, qtbot, text):
    show(room, qtbot, "builtin:mixed-demo")
    before = data(room)
    QGuiApplication.clipboard().setText(text)
    room.rows.paste()
    assert data(room) is before
    assert room.last_message.level == "error"
    assert "\n" not in room.last_message.text


def test_a_clipboard_without_a_table_is_said_to_hold_none(room, qtbot):
    show(room, qtbot, "builtin:mixed-demo")
    before = data(room)
    QGuiApplication.clipboard().setText("a title\n1,red,2,yes")
    for paste in (room.rows.paste, room.rows.paste_over):
        room.clear_message()
        paste()
        assert data(room) is before
        assert room.last_message.level == "info"
        assert "1 to 4 cells" in room.last_message.text


@pytest.mark.parametrize(
    ("text", "decimal", "cells"),
    [
        ("a\tb\n1,5\tx", ",", [["1.5", "x"]]),
        ("1,5\tx,y", ".", [["1,5", "x,y"]]),
        ("1,5\n2,x", ",", [["1", "5"], ["2", "x"]]),
        ('1;"x;y"\r\n2;z\r\n', ".", [["1", "x;y"], ["2", "z"]]),
        ("", ".", []),
    ],
)
def test_what_a_spreadsheet_copies_is_split_into_cells(text, decimal, cells):
    assert pasted_cells(text, ("a", "b"), decimal) == cells


def test_narrow_cells_go_over_those_from_here_on_in_the_order_shown(room, qtbot):
    show(room, qtbot, "builtin:thesis21-strips")
    header = room.rows.table.horizontalHeader()
    header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    rest(room, qtbot)
    model = room.rows.table.rows_model
    first, second = model.data_row(0), model.data_row(1)
    room.rows.table.setCurrentIndex(model.index(0, 1))
    QGuiApplication.clipboard().setText("7\n8\n")
    room.rows.paste()
    rest(room, qtbot)
    assert data(room).X[[first, second], 1].tolist() == [7.0, 8.0]


def test_rows_are_added_and_deleted(room, qtbot):
    show(room, qtbot, "builtin:iris")
    press(room, qtbot, "data_rows_addBtn")
    assert data(room).n_rows == 151
    assert np.isnan(data(room).X[150]).all()
    room.context.session.select([0, 150])
    QTest.keyClick(room.rows.table, Qt.Key.Key_Delete)
    rest(room, qtbot)
    assert data(room).n_rows == 149
    room.context.undo.undo()
    room.context.undo.undo()
    assert data(room).same_as(read("builtin:iris"))


def test_a_scattered_selection_is_painted_without_thousands_of_ranges(room, qtbot):
    rng = np.random.default_rng(0)
    label = Attribute("c", "nominal", ("u", "v"))
    X = rng.normal(size=(20_000, 2))
    names = (Attribute("a"), Attribute("b"))
    many = Dataset(X, np.arange(20_000) % 2, names, label)
    show(room, qtbot, many)
    rows = np.arange(0, 20_000, 2)
    room.context.session.select(rows)
    table = room.rows.table
    assert table.selectionModel().selection().count() == 0
    assert table.rows_model.chosen.tolist() == rows.tolist()
    assert table.rows_model.is_chosen(4)
    assert not table.rows_model.is_chosen(5)
    table.selectRow(5)
    assert room.context.session.selection == frozenset({5})


def test_weights_have_a_column(room, qtbot):
    iris = read("builtin:iris")
    weighted = Dataset(
        iris.X, iris.y, iris.attributes, iris.class_attribute, weights=np.full(150, 2.5)
    )
    show(room, qtbot, weighted)
    model = room.rows.table.rows_model
    assert model.headerData(5, Qt.Orientation.Horizontal) == "weight"
    assert model.index(3, 5).data() == "2.5"


def test_an_edit_of_a_large_set_is_made_by_a_worker(room, qtbot, monkeypatch):
    monkeypatch.setattr("workbench.ui.session.editing.HERE_BYTES", 0)
    show(room, qtbot, "builtin:iris")
    before = data(room)
    room.context.session.select([0, 1])
    room.rows.delete()
    assert data(room) is before  # the window goes on meanwhile
    rest(room, qtbot)
    assert data(room).same_as(before.take(np.arange(2, 150)))
    room.context.undo.undo()
    assert data(room) is before


# -- missing values ---------------------------------------------------------------------


def test_patterns_of_gaps_select_their_rows(room, qtbot):
    show(room, qtbot, "builtin:mixed-demo")
    room.detail.tabs.setCurrentWidget(room.detail.gaps)
    rest(room, qtbot)
    patterns = room.findChild(QListWidget, "data_gaps_list")
    texts = [patterns.item(i).text() for i in range(patterns.count())]
    assert texts[0] == "2  ·  income"
    patterns.itemActivated.emit(patterns.item(0))
    rest(room, qtbot)
    absent = np.flatnonzero(np.isnan(data(room).column(2)))
    assert room.context.session.selection == frozenset(absent.tolist())


def test_a_click_on_a_gap_selects_it(room, qtbot, gestures):
    show(room, qtbot, "builtin:mixed-demo")
    room.detail.tabs.setCurrentWidget(room.detail.gaps)
    rest(room, qtbot)
    row = int(np.flatnonzero(np.isnan(data(room).column(0)))[0])
    gestures.click(room.detail.gaps.plot, 0.5, row + 1)
    assert room.context.session.selection == frozenset({row})


# -- pipeline ---------------------------------------------------------------------------


def add_step(room, plugin, **params):
    room.strip.add(plugin)
    popup = room.strip.popup
    assert popup.isVisible()
    popup.form.set_values(params)
    room.findChild(QPushButton, "data_step_takeBtn").click()


def ids(room):
    return [step["id"] for step in room.context.session.scene.filters]


def test_steps_are_added_moved_edited_and_removed(room, qtbot):
    show(room, qtbot, "builtin:iris")
    add_step(room, "z-score")
    add_step(room, "discretise", bins=4)
    assert ids(room) == ["z-score", "discretise"]
    assert room.context.session.scene.filters[1]["params"]["bins"] == 4
    steps = room.findChild(QListWidget, "data_filter_list")
    QTest.keyClick(steps, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert ids(room) == ["discretise", "z-score"]
    steps.itemActivated.emit(steps.item(0))
    room.strip.popup.form.set_values({"bins": 7})
    room.findChild(QPushButton, "data_step_takeBtn").click()
    assert room.context.session.scene.filters[0]["params"]["bins"] == 7
    QTest.keyClick(steps, Qt.Key.Key_Delete)
    assert ids(room) == ["z-score"]


def test_apply_makes_one_undo_step_of_each_and_clears_the_strip(room, qtbot):
    show(room, qtbot, "builtin:iris")
    before = data(room)
    add_step(room, "z-score")
    add_step(room, "discretise", bins=4)
    press(room, qtbot, "data_filter_applyBtn")
    qtbot.waitUntil(lambda: not ids(room) and not room.busy, timeout=LONG)
    stack = room.context.edits.current()
    assert stack.count() == 2
    assert all(a.is_nominal for a in data(room).attributes)
    assert len(data(room).notes) == len(before.notes) + 2
    room.context.undo.undo()
    z = data(room).X
    assert z.mean(axis=0) == pytest.approx(np.zeros(4), abs=1e-9)
    assert z.std(axis=0) == pytest.approx(np.ones(4))
    room.context.undo.undo()
    assert data(room) is before


def test_a_step_that_fails_stays_and_says_why(room, qtbot):
    show(room, qtbot, "builtin:iris")
    room.context.session.set_scene(
        filters=({"id": "select", "params": {"attributes": "nothing-like-it"}},)
    )
    before = data(room)
    press(room, qtbot, "data_filter_applyBtn")
    assert room.last_message.level == "error"
    assert ids(room) == ["select"]
    assert data(room) is before


# -- files ------------------------------------------------------------------------------


def test_the_wrong_line_is_marked(window, qtbot, tmp_path):
    path = tmp_path / "wrong.arff"
    path.write_text(
        "@relation r\n@attribute x numeric\n@attribute c {a,b}\n@data\n1,a\n2,zebra\n",
        encoding="utf-8",
    )
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: window.room.room_id == "data", timeout=LONG)
    view = window.room.findChild(QPlainTextEdit, "data_trouble_view")
    qtbot.waitUntil(view.isVisible, timeout=LONG)
    marked = [line for line in view.toPlainText().splitlines() if line[0] == ">"]
    assert [line.split() for line in marked] == [[">", "6", "2,zebra"]]
    assert "zebra" in window.message_bar.text
    window.opener.open("builtin:iris")
    qtbot.waitUntil(lambda: not view.isVisible(), timeout=LONG)


def test_corrections_are_remembered_until_they_fit_no_more(window, qtbot, tmp_path):
    path = tmp_path / "codes.csv"
    path.write_text("code,kind\n1,x\n2,y\n3,x\n", encoding="utf-8")
    settings = window.context.settings
    settings.imports[str(path)] = {"types": {"code": "nominal"}}
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: is_open(window), timeout=LONG)
    assert window.context.session.data.attributes[0].kind == "nominal"
    path.write_text("other,kind\n1,x\n2,y\n3,x\n", encoding="utf-8")
    window.opener.open(str(path))
    qtbot.waitUntil(
        lambda: window.context.session.data.attributes[0].name == "other",
        timeout=LONG,
    )
    assert window.context.session.data.attributes[0].kind == "numeric"


def test_a_table_that_cannot_be_read_can_be_read_otherwise(window, qtbot, tmp_path):
    path = tmp_path / "ragged.csv"
    path.write_text("a,b,kind\n1,2,x\n1,2\n3,4,y\n", encoding="utf-8")
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: window.room.room_id == "data", timeout=LONG)
    room = window.room
    strip = room.findChild(QWidget, "data_import_strip")
    qtbot.waitUntil(strip.isVisible, timeout=LONG)  # its parts are made by then
    more = room.findChild(QToolButton, "data_import_moreBtn")
    assert window.context.session.data is None
    more.click()
    room.findChild(QCheckBox, "data_import_raggedCheck").click()
    press(room, qtbot, "data_import_readBtn")
    assert data(room).n_rows == 3
    assert data(room).text(1, 2) == "?"
    assert room.rows.table.isVisible()
    assert window.context.settings.imports[str(path)]["ragged"] == "pad"


def test_what_was_told_of_a_wrong_file_leaves_with_the_next(window, qtbot, tmp_path):
    ragged, empty = tmp_path / "ragged.csv", tmp_path / "empty.csv"
    ragged.write_text("a,b,kind\n1,2,x\n1,2\n3,4,y\n", encoding="utf-8")
    empty.touch()
    window.opener.open(str(ragged))
    qtbot.waitUntil(lambda: window.room.room_id == "data", timeout=LONG)
    strip = window.room.findChild(QWidget, "data_import_strip")
    view = window.room.findChild(QPlainTextEdit, "data_trouble_view")
    qtbot.waitUntil(lambda: strip.isVisible() and view.isVisible(), timeout=LONG)
    with qtbot.waitSignal(window.opener.failed, timeout=LONG):
        window.opener.open(str(empty))
    qtbot.waitUntil(lambda: "empty.csv" in window.message_bar.text, timeout=LONG)
    qtbot.waitUntil(lambda: not view.isVisible(), timeout=LONG)
    assert not strip.isVisible()


def test_a_row_too_long_is_left_out_when_asked(window, qtbot, tmp_path):
    path = tmp_path / "long.csv"
    path.write_text("a,b,kind\n1,2,x\n1,2,x,9\n3,4,y\n", encoding="utf-8")
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: window.room.room_id == "data", timeout=LONG)
    room = window.room
    strip = room.findChild(QWidget, "data_import_strip")
    qtbot.waitUntil(strip.isVisible, timeout=LONG)
    room.findChild(QToolButton, "data_import_moreBtn").click()
    pad = room.findChild(QCheckBox, "data_import_raggedCheck")
    pad.click()
    room.findChild(QCheckBox, "data_import_skipCheck").click()
    assert not pad.isChecked()
    press(room, qtbot, "data_import_readBtn")
    assert data(room).n_rows == 2
    assert any("1 (line 3)" in note for note in data(room).notes)
    assert window.context.settings.imports[str(path)]["ragged"] == "skip"


def test_the_first_rows_close_by_their_button_and_with_the_next_file(
    window, qtbot, tmp_path
):
    for name in ("one", "two", "three"):
        text = "a,kind\n1,x\n2,y\n" if name != "three" else "a,b,kind\n1,2,x\n1,2\n"
        (tmp_path / f"{name}.csv").write_text(text, encoding="utf-8")
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open(str(tmp_path / "one.csv"))
    room = window.room
    strip = room.findChild(QWidget, "data_import_strip")
    qtbot.waitUntil(strip.isVisible, timeout=LONG)
    more = room.findChild(QToolButton, "data_import_moreBtn")
    preview = room.findChild(QWidget, "data_import_table")
    closed = more.text()
    more.click()
    assert preview.isVisible()
    assert more.text() != closed
    more.click()
    assert (preview.isVisible(), more.text()) == (False, closed)
    more.click()
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open(str(tmp_path / "two.csv"))
    qtbot.waitUntil(more.isVisible, timeout=LONG)
    assert not preview.isVisible()
    more.click()
    with qtbot.waitSignal(window.opener.failed, timeout=LONG):
        window.opener.open(str(tmp_path / "three.csv"))
    assert (preview.isVisible(), more.text()) == (False, closed)


def test_types_are_corrected_in_the_preview(room, qtbot, tmp_path):
    path = tmp_path / "codes.csv"
    path.write_text("code,kind\n1,x\n2,y\n3,x\n", encoding="utf-8")
    show(room, qtbot, str(path))
    rest(room, qtbot)
    press(room, qtbot, "data_import_moreBtn")
    table = room.findChild(QTableView, "data_import_table")
    assert table.isVisible()
    assert not room.rows.table.isVisible()  # the preview takes its place
    assert table.model().index(1, 0).data() == "1"
    combo = room.findChild(QComboBox, "data_import_column0Combo")
    combo.setCurrentIndex(combo.findData("nominal"))
    before = data(room)
    press(room, qtbot, "data_import_readBtn")
    assert data(room).attributes[0].kind == "nominal"
    assert room.rows.table.isVisible()
    given = room.context.settings.imports[str(path)]
    assert given["types"] == {"code": "nominal"}
    room.context.undo.undo()
    assert data(room) is before


EURO = """Größe;Preis €;Datum;Klasse
1,5;1.234,50;25.02.2023;ja
2,5;-;01.03.2023;nein
# ein Nachtrag
3,5;12.345.678,00;02.03.2023;ja
"""


def choose(room, qtbot, name, text):
    """Choose or type a text, as a hand does."""
    field = room.findChild(QComboBox, f"data_import_{name}Combo")
    edit = field.lineEdit() if field else None
    edit = edit or room.findChild(QLineEdit, f"data_import_{name}Edit")
    edit.setText(text)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    rest(room, qtbot)


def shown_cells(room, row):
    model = room.findChild(QTableView, "data_import_table").model()
    return [model.index(row, c).data() for c in range(model.columnCount())]


def test_a_table_of_a_european_office(window, qtbot, tmp_path):
    path = tmp_path / "euro.csv"
    path.write_bytes(EURO.encode("cp1252"))
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: window.room.room_id == "data", timeout=LONG)
    room = window.room
    strip = room.findChild(QWidget, "data_import_strip")
    qtbot.waitUntil(strip.isVisible, timeout=LONG)  # its parts are made by then
    room.findChild(QToolButton, "data_import_moreBtn").click()
    choose(room, qtbot, "comment", "#")
    choose(room, qtbot, "missing", "-")
    header = room.findChild(QTableView, "data_import_table").horizontalHeader()
    assert header.model().headerData(1, Qt.Orientation.Horizontal) != "Preis €"
    choose(room, qtbot, "encoding", "cp1252")
    assert header.model().headerData(1, Qt.Orientation.Horizontal) == "Preis €"
    assert shown_cells(room, 3) == ["3,5", "12.345.678,00", "02.03.2023", "ja"]
    press(room, qtbot, "data_import_readBtn")
    kinds = [(a.name, a.kind) for a in data(room).columns]
    assert kinds == [
        ("Größe", "numeric"), ("Preis €", "numeric"), ("Datum", "date"),
        ("Klasse", "nominal"),
    ]  # fmt: skip
    prices = data(room).column(1)
    assert prices[[0, 2]].tolist() == [1234.5, 12345678.0]
    assert np.isnan(prices[1])
    # a second correction keeps the first ones, and so does opening the file again
    room.findChild(QToolButton, "data_import_moreBtn").click()
    name = "data_import_column0Combo"
    qtbot.waitUntil(lambda: len(room.findChildren(QComboBox, name)) == 1)
    combo = room.findChild(QComboBox, name)
    combo.setCurrentIndex(combo.findData("leave-out"))
    press(room, qtbot, "data_import_readBtn")
    assert [a.name for a in data(room).columns] == ["Preis €", "Datum", "Klasse"]
    kept = data(room)
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.context.commands.open_requested.emit(str(path))
    assert data(room) is not kept
    assert data(room).same_as(kept)


def test_any_one_character_may_stand_between_cells(room, qtbot, tmp_path):
    path = tmp_path / "odd.csv"
    path.write_text("a~b~kind\n1~2~x\n3~4~y\n", encoding="utf-8")
    show(room, qtbot, str(path))
    rest(room, qtbot)
    assert len(data(room).columns) == 1
    press(room, qtbot, "data_import_moreBtn")
    choose(room, qtbot, "delimiter", "~")
    assert shown_cells(room, 1) == ["1", "2", "x"]
    press(room, qtbot, "data_import_readBtn")
    assert [a.name for a in data(room).columns] == ["a", "b", "kind"]
    assert data(room).class_attribute.name == "kind"


def test_what_cannot_be_chosen_is_told_in_one_line(window, qtbot, tmp_path):
    path = tmp_path / "plain.csv"
    path.write_text("a,kind\n1,x\n2,y\n", encoding="utf-8")
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: is_open(window), timeout=LONG)
    rest(window.room, qtbot)
    window.room.findChild(QToolButton, "data_import_moreBtn").click()
    choose(window.room, qtbot, "encoding", "klingon")
    assert "klingon" in window.message_bar.text
    assert "\n" not in window.message_bar.text
    assert shown_cells(window.room, 1) == ["1", "x"]


def test_without_data_there_is_a_place_to_drop_and_the_built_in_sets(room, qtbot):
    asked = []
    room.context.commands.open_requested.connect(asked.append)
    builtin = room.findChild(QListWidget, "data_builtin_list")
    assert builtin.isVisible()
    assert not room.rows.table.isVisible()
    builtin.itemActivated.emit(builtin.item(0))
    assert asked[0].startswith("builtin:")
    assert room.findChild(QPushButton, "data_empty_dropBtn").isVisible()
    show(room, qtbot, "builtin:iris")
    assert not builtin.isVisible()


# -- menu -------------------------------------------------------------------------------


def test_the_data_menu_relabels_and_opens_filters(window, qtbot):
    window.opener.open("builtin:iris")
    session = window.context.session
    qtbot.waitUntil(lambda: is_open(window), timeout=LONG)
    session.select([0, 1])
    window.menus.label_chosen.emit("virginica")
    assert session.data.y[:3].tolist() == [2, 2, 0]
    window.context.undo.undo()
    assert session.data.y[:3].tolist() == [0, 0, 0]
    window.show_room("home")
    window.acts["edit_findRow"].trigger()
    assert window.room.findChild(QLineEdit, "data_rows_findEdit").isVisible()
    window.acts["data_discretise"].trigger()
    assert window.room.room_id == "data"
    assert window.room.strip.popup.isVisible()
    window.room.strip.popup.close()


def test_labels_of_bars_are_whole_where_there_is_room(context, qtbot):
    names = ("tested_negative_twice", "tested_positive_twice")
    rng = np.random.default_rng(0)
    y = np.arange(40) % 2
    column = Attribute("found", "nominal", names)
    made = Dataset(
        np.column_stack([y.astype(float), rng.normal(size=40)]), y,
        (column, Attribute("x")), Attribute("class", "nominal", ("a", "b")), "labels",
    )  # fmt: skip
    plot = Histogram(context.theme)
    qtbot.addWidget(plot)
    plot.resize(700, 300)
    plot.show()
    plot.show_bars(made, 0, count_bars(made, 0, 10))
    assert words_at(plot, "bottom") == list(names)
    plot.resize(180, 300)
    qtbot.waitUntil(lambda: words_at(plot, "bottom")[0] != names[0])
    letters, view = plot.fontMetrics(), plot.getPlotItem().getViewBox()
    for text in words_at(plot, "bottom"):
        assert letters.horizontalAdvance(text) <= view.width() / len(names)


# -- similar rows -----------------------------------------------------------------------


def test_similar_rows_are_selected_and_told(room, qtbot):
    show(room, qtbot, "builtin:iris")
    session = room.context.session
    button = room.findChild(QPushButton, "data_rows_similarBtn")
    assert not button.isEnabled()
    session.select([50])
    press(room, qtbot, "data_rows_similarBtn")
    D = np.linalg.norm(data(room).X - data(room).X[50], axis=1)
    order = [i for i in np.argsort(D.round(9), kind="stable") if i != 50]
    order = order[: session.scene.k]
    shown = room.probe("similar")
    assert shown["row"] == 50
    assert shown["rows"] == order
    assert shown["distances"] == pytest.approx(D[order])
    assert room.probe("selection")["rows"] == sorted([50, *order])
    assert room.last_message.text.startswith("Most like row 51")
    assert f"{order[0] + 1} (" in room.last_message.text
    assert not button.isEnabled()  # several rows are selected now


def test_similar_rows_follow_the_metric_and_k_of_the_scene(room, qtbot):
    show(room, qtbot, "builtin:iris")
    session = room.context.session
    session.set_scene(metric="manhattan", k=3, scale="min-max")
    session.select([20])
    press(room, qtbot, "data_rows_similarBtn")
    X = data(room).X
    Z = (X - X.min(axis=0)) / np.ptp(X, axis=0)
    D = np.abs(Z - Z[20]).sum(axis=1)
    found = room.probe("similar")
    assert found["distances"] == pytest.approx(np.sort(np.delete(D, 20))[:3])
    assert D[found["rows"]] == pytest.approx(found["distances"])
    session.set_scene(metric="learned")
    session.select([20])
    press(room, qtbot, "data_rows_similarBtn")
    assert "No metric was learned" in room.last_message.text
    assert room.probe("selection")["rows"] == [20]
