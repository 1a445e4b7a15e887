"""Tests of the small window with the form of one plugin."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from workbench.ui.widgets.form_popup import FormPopup
from workbench.ui.widgets.params_form import ParamsForm

#: The platform of the tests draws a frame of so many pixels around any window.
FRAME = 2


@pytest.fixture
def popup(context, qtbot):
    """A popup of no room."""
    parent = QWidget()
    qtbot.addWidget(parent)
    form = ParamsForm(None, "test_form")
    made = FormPopup("test_form", form, parent, take="take")
    yield made
    made.close()


@pytest.fixture
def knn(context):
    """The plugin whose form is shown."""
    return context.catalogue.get("knn")


def test_enter_takes_what_is_set_and_escape_leaves_it(popup, knn, qtbot):
    taken = []
    popup.taken.connect(lambda: taken.append(popup.form.values()["n_neighbors"]))
    popup.ask(knn, {"n_neighbors": 7}, QPoint(0, 0), verb="Go")
    assert popup.findChild(QPushButton, "test_form_takeBtn").text() == "Go"
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert taken == [7]
    assert not popup.isVisible()
    popup.ask(knn, {"n_neighbors": 9}, QPoint(0, 0))
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert taken == [7]
    assert not popup.isVisible()


def test_defaults_come_back(popup, knn):
    popup.ask(knn, {"n_neighbors": 7}, QPoint(0, 0))
    popup.findChild(QPushButton, "test_form_resetBtn").click()
    declared = {p["name"]: p["default"] for p in knn.params}
    assert popup.form.values()["n_neighbors"] == declared["n_neighbors"] != 7


def test_nothing_that_is_not_allowed_is_taken(popup, knn, monkeypatch):
    taken = []
    popup.taken.connect(lambda: taken.append(True))
    popup.ask(knn, {}, QPoint(0, 0))
    monkeypatch.setattr(ParamsForm, "problem", property(lambda _form: "too many"))
    popup.form.changed.emit()
    assert not popup.ok.isEnabled()
    assert popup.ok.toolTip() == "too many"
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert not taken
    assert popup.isVisible()
    monkeypatch.undo()
    popup.ask(knn, {}, QPoint(0, 0))
    assert popup.ok.isEnabled()


@pytest.mark.parametrize(
    ("corner", "at"),
    [
        (Qt.Corner.TopLeftCorner, "topLeft"),
        (Qt.Corner.TopRightCorner, "topRight"),
        (Qt.Corner.BottomLeftCorner, "bottomLeft"),
    ],
)
def test_a_corner_stands_where_it_is_asked_for(popup, knn, corner, at):
    middle = popup.screen().availableGeometry().center()
    popup.ask(knn, {}, middle, corner)
    apart = getattr(popup.geometry(), at)() - middle
    assert max(abs(apart.x()), abs(apart.y())) <= FRAME


def test_it_stays_on_the_screen(popup, knn):
    screen = popup.screen().availableGeometry()
    popup.ask(knn, {}, screen.bottomRight() + QPoint(50, 50))
    assert screen.adjusted(0, 0, FRAME, FRAME).contains(popup.geometry())
