"""Workbooks, databases and typed tables in the window: asked which, read otherwise."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget
from support.rooms import LONG, child
from support.workbooks import write_xlsx

from workbench.compute.reading.readers import _BY_SUFFIX
from workbench.core.program.data_suffixes import PATTERNS, READABLE, is_table

ROWS = [["length", "class"], [1.5, "a"], [2.5, "b"], [3.5, "a"]]
OTHER = [["width", "n", "kind"], [1, 5, "x"], [2, 6, "y"]]


@pytest.fixture
def book(tmp_path):
    pytest.importorskip("python_calamine", reason="the extra sheets is not installed")
    return write_xlsx(tmp_path / "book.xlsx", {"first": ROWS, "none": [], "two": OTHER})


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "store.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alpha (u REAL, v REAL, kind TEXT)")
        connection.execute("INSERT INTO alpha VALUES (1, 2, 'p'), (3, 4, 'q')")
        connection.execute("CREATE TABLE beta (w REAL, kind TEXT)")
        connection.execute("INSERT INTO beta VALUES (1, 'p'), (3, 'q'), (5, 'q')")
        connection.commit()
    return path


def asked(window, qtbot, path):
    """Open a file of several tables; return the room once its strip asks."""
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: window.room.room_id == "data", timeout=LONG)
    room = window.room
    more = "data_import_sheetCombo"
    qtbot.waitUntil(
        lambda: (
            room.findChild(QComboBox, more) is not None
            and room.findChild(QComboBox, more).isVisible()
        ),
        timeout=LONG,
    )
    return room


def names(combo):
    return [combo.itemText(i) for i in range(combo.count())]


def take(room, qtbot, table):
    """Choose a table and read it; return the data set."""
    session = room.context.session
    combo = child(room, "data_import_sheetCombo", QComboBox)
    combo.setCurrentText(table)
    combo.activated.emit(combo.currentIndex())
    child(room, "data_import_readBtn", QPushButton).click()
    qtbot.waitUntil(lambda: session.data is not None, timeout=LONG)
    return session.data


def test_what_a_dialog_offers_is_what_can_be_read():
    assert set(_BY_SUFFIX) <= set(READABLE)
    assert set(READABLE) - set(_BY_SUFFIX) == {".dat", ".txt"}  # told by their content
    assert all(f"*{suffix}" in PATTERNS.split() for suffix in READABLE)
    assert is_table("A.CSV.gz")
    assert is_table("b.xlsx")
    assert not is_table("c.arff.gz")
    assert not is_table("builtin:iris")


def test_a_workbook_of_several_sheets_asks_in_the_strip(window, qtbot, book):
    room = asked(window, qtbot, book)
    combo = child(room, "data_import_sheetCombo", QComboBox)
    assert names(combo) == ["first", "two"]
    strip = child(room, "data_import_strip")
    line = " ".join(label.text() for label in strip.findChildren(QLabel))
    assert "book.xlsx holds 2 tables" in line
    assert window.context.session.data is None
    assert not child(room, "data_import_delimiterCombo").isVisible()
    data = take(room, qtbot, "two")
    assert [a.name for a in data.columns] == ["width", "n", "kind"]
    assert window.context.settings.imports[str(book)]["sheet"] == "two"
    assert window.context.settings.recent[0].path == str(book)


def test_a_table_of_a_database_is_chosen_with_its_class(window, qtbot, database):
    room = asked(window, qtbot, database)
    assert names(child(room, "data_import_sheetCombo", QComboBox)) == ["alpha", "beta"]
    classes = child(room, "data_import_classCombo", QComboBox)
    assert names(classes) == ["u", "v", "kind"]
    assert not child(room, "data_import_missingEdit").isVisible()
    assert not child(room, "data_import_column0Combo").isEnabled()
    classes.setCurrentText("v")
    data = take(room, qtbot, "alpha")
    assert (data.n_rows, data.class_attribute.name) == (2, "v")


def test_typed_columns_have_their_class_chosen_otherwise(window, qtbot, tmp_path):
    path = tmp_path / "rows.json"
    rows = [{"a": i, "b": "xyz"[i % 3], "class": "pq"[i % 2]} for i in range(6)]
    path.write_text(json.dumps(rows), encoding="utf-8")
    session = window.context.session
    window.opener.open(str(path))
    qtbot.waitUntil(lambda: session.data is not None, timeout=LONG)
    strip = window.findChild(QWidget, "data_import_strip")
    qtbot.waitUntil(strip.isVisible, timeout=LONG)
    child(window.room, "data_import_classCombo", QComboBox).setCurrentText("b")
    child(window.room, "data_import_readBtn", QPushButton).click()
    qtbot.waitUntil(lambda: session.data.class_attribute.name == "b", timeout=LONG)
    assert window.context.settings.corrections(str(path)) == {"class_name": 1}
