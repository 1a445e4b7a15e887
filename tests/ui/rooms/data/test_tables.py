"""Workbooks, databases and typed tables in the window: asked which, read otherwise."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import numpy as np
import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox, QWidget
from support.rooms import LONG, child, is_open
from support.workbooks import write_xlsx

from workbench.api import Problem
from workbench.compute.reading.readers import _BY_SUFFIX, read
from workbench.compute.reading.table_guess import guess_table
from workbench.core.program.data_suffixes import (
    PATTERNS,
    READABLE,
    is_read_by_choice,
    is_table,
)

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
    qtbot.waitUntil(lambda: is_open(window), timeout=LONG)
    strip = window.findChild(QWidget, "data_import_strip")
    qtbot.waitUntil(strip.isVisible, timeout=LONG)
    child(window.room, "data_import_classCombo", QComboBox).setCurrentText("b")
    child(window.room, "data_import_readBtn", QPushButton).click()
    qtbot.waitUntil(lambda: session.data.class_attribute.name == "b", timeout=LONG)
    assert window.context.settings.corrections(str(path)) == {"class_name": 1}


@pytest.fixture
def pictures(tmp_path):
    """Write four pictures of 8 x 8 points, dark in one folder and light in another."""
    image = pytest.importorskip("PIL.Image", reason="the extra images is not installed")
    rng = np.random.default_rng(5)
    for name, low in (("dark", 0), ("light", 120)):
        (tmp_path / "set" / name).mkdir(parents=True)
        for i in range(2):
            cells = rng.integers(low, low + 130, (8, 8), dtype=np.uint8)
            image.fromarray(cells).save(tmp_path / "set" / name / f"{i}.png")
    return tmp_path / "set"


def test_the_guess_at_pictures_is_their_first_rows(pictures):
    guess = guess_table(pictures, grid=4)
    whole = read(pictures, grid=4)
    assert (guess.kind, guess.grid, guess.notes) == ("pictures", 4, whole.notes)
    assert guess.names == ("class", *(a.name for a in whole.attributes))
    assert [row[0] for row in guess.preview] == ["dark", "dark", "light", "light"]
    seen = np.array([row[1:] for row in guess.preview], float)
    np.testing.assert_allclose(seen, whole.X, rtol=1e-9)
    assert len(guess_table(pictures).names) == 59  # of 256, no more than are shown
    with pytest.raises(Problem, match=r"grid 1 .expected a whole number from 2 to 128"):
        guess_table(pictures, grid=1)


def test_pictures_are_scaled_to_another_grid(window, qtbot, pictures):
    session, settings = window.context.session, window.context.settings
    window.opener.open(str(pictures))
    qtbot.waitUntil(lambda: is_open(window), timeout=LONG)
    room, first = window.room, session.data
    strip = window.findChild(QWidget, "data_import_strip")
    qtbot.waitUntil(strip.isVisible, timeout=LONG)
    line = " ".join(label.text() for label in strip.findChildren(QLabel))
    assert "4 pictures in 2 folders, 16 x 16 grey values" in line
    child(room, "data_import_moreBtn").click()
    side = child(room, "data_import_gridSpin", QSpinBox)
    assert (side.value(), side.minimum(), side.maximum()) == (16, 2, 128)
    assert side.isVisible()
    for name in (
        "delimiterCombo",
        "classCombo",
        "missingEdit",
        "headerCheck",
        "skipCheck",
    ):
        assert not child(room, f"data_import_{name}").isVisible()
    table = child(room, "data_import_table")
    assert table.model().columnCount() > 5
    side.setValue(2)  # the first rows follow what is chosen
    qtbot.waitUntil(lambda: table.model().columnCount() == 5, timeout=LONG)
    child(room, "data_import_readBtn", QPushButton).click()
    qtbot.waitUntil(lambda: session.data is not first, timeout=LONG)
    np.testing.assert_array_equal(session.data.X, read(pictures, grid=2).X)
    assert session.data.X.shape == (4, 4)
    assert settings.corrections(str(pictures)) == {"grid": 2}
    window.context.undo.undo()
    assert session.data.same_as(first)
    window.context.undo.redo()
    assert session.data.n_attributes == 4
    with qtbot.waitSignal(window.opener.opened, timeout=LONG):
        window.opener.open(str(pictures))  # so it is read the next time, too
    assert session.data.n_attributes == 4
    qtbot.waitUntil(lambda: side.value() == 2, timeout=LONG)


def test_what_is_no_file_is_not_read_otherwise(monkeypatch, pictures):
    monkeypatch.chdir(pictures)
    assert is_read_by_choice(str(pictures))
    assert is_read_by_choice("a.csv")
    assert not is_read_by_choice("")
    assert not is_read_by_choice("builtin:iris")
