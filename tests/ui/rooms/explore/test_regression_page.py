"""Local regression: the query, the curve, leave-one-out, and the gradient's steps."""

from __future__ import annotations

import re
import time
from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QTableView,
    QWidget,
)
from support.rooms import LONG, child, press, rest

from workbench.compute.reading.readers import read
from workbench.numerics.regression_bench import (
    LocalMethod,
    fit_bumps,
    fitted_curve,
    leave_one_out_error,
    local_fit,
    truth,
)
from workbench.ui.drawing.plot import Plot


@pytest.fixture
def room(context, qtbot):
    from workbench.ui.rooms.explore.room import ExploreRoom

    made = ExploreRoom(context)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    made.enter()
    made.open_page("regression")
    rest(made, qtbot)
    return made


def choose(room, qtbot, **values) -> dict:
    """Set boxes and sliders by the middle of their names."""
    for name, value in values.items():
        field = child(room, f"explore_reg{name}")
        if isinstance(field, QComboBox):
            field.setCurrentIndex(field.findData(value))
        elif isinstance(field, QCheckBox):
            field.setChecked(value)
        else:
            field.setValue(value)
    rest(room, qtbot)
    return room.probe("regression")


def rows(shown: dict) -> tuple[np.ndarray, np.ndarray, LocalMethod]:
    return np.array(shown["x"]), np.array(shown["y"]), LocalMethod(**shown["method"])


def test_the_plane_comes_back(room, qtbot):
    assert room.probe("shown") == {"page": "regression"}
    assert not room.canvas.isVisible()
    QTest.keySequence(room.page, "Ctrl+PgUp")
    assert room.probe("shown") == {"page": "plane"}
    assert room.canvas.isVisible()
    # its button stands in the row of the tools, and takes no line of its own
    assert room.browser.button.parent() is room.toolbar
    qtbot.waitUntil(lambda: room.plane.size() == room.body.size())


def test_the_plane_catches_up(room, qtbot):
    room.context.session.open(read("builtin:thesis21-strips"))
    rest(room, qtbot)
    assert room.probe("points")["x"] == []  # nobody looks at it
    room.painting.ladder = (16,)
    room.open_page("plane")
    rest(room, qtbot)
    assert room.probe("points")["n"] == 200
    room.open_page("regression")
    room.reveal(room.toolbar.generate)
    assert room.browser.front == "plane"


@pytest.mark.parametrize("name", ["E1", "E2", "E3", "shepard", "parzen"])
def test_methods(room, qtbot, name):
    values = choose(room, qtbot, MethodCombo=name)["values"]
    k = int(values[14]) if values else 14
    shown = choose(room, qtbot, KSlider=k)
    x, y, method = rows(shown)
    assert (method.name, method.k) == (name, k)
    found = local_fit(x, y, np.array([shown["query"]]), method)
    assert shown["predicted"] == pytest.approx(found.values[0])
    assert shown["weights"] == pytest.approx(found.weights[0].tolist())
    curve = fitted_curve(x, y, np.array(shown["places"]), method)
    assert shown["curve"] == pytest.approx(curve.tolist())
    assert shown["error"] == pytest.approx(leave_one_out_error(x, y, method))
    assert shown["over"] == {"shepard": ""}.get(name, "k")
    if shown["over"]:
        assert shown["errors"][14] == pytest.approx(shown["error"])
    width = choose(room, qtbot, AutoCheck=False)["over"]
    assert width == {"E1": "k", "E3": "k", "shepard": ""}.get(name, "width")


@pytest.mark.parametrize("name", ["E1", "E2", "E3"])
def test_the_line_of_a_query_is_that_of_least_squares(room, qtbot, name):
    shown = choose(room, qtbot, MethodCombo=name, DegreeCombo=1)
    x, y, method = rows(shown)
    q, k = shown["query"], method.k
    apart = np.abs(x - q)
    order = np.argsort(apart, kind="stable")
    w = (
        np.exp(-((apart / apart[order[k]]) ** 2) / 2)
        if name != "E1"
        else np.ones_like(x)
    )
    if name != "E2":
        w[order[k:]] = 0.0
    root = np.sqrt(w)
    line = np.stack([np.ones_like(x), x - q], axis=1)
    found = np.linalg.lstsq(root[:, None] * line, root * y, rcond=None)[0]
    assert (method.kernel, method.width, method.degree) == ("gaussian", None, 1)
    assert shown["predicted"] == pytest.approx(found[0], abs=1e-7)
    assert np.array(shown["weights"]) / max(shown["weights"]) == pytest.approx(
        w / w.max()
    )


def test_shepard_and_the_bumps_by_hand(room, qtbot):
    shown = choose(room, qtbot, MethodCombo="shepard")
    x, y, _ = rows(shown)
    w = 1 / (x - shown["query"]) ** 2
    assert shown["predicted"] == pytest.approx(w @ y / w.sum())
    shown = choose(
        room, qtbot, MethodCombo="rbf", CentresCombo="grid", CentresSpin=5,
        AutoCheck=False, WidthSlider=42,
    )  # fmt: skip
    centres, width = np.array(shown["centres"]), shown["method"]["width"]

    def design(at):
        bumps = np.exp(-((at[:, None] - centres) ** 2) / (2 * width**2))
        return np.column_stack([np.ones(len(at)), bumps])

    weights = np.linalg.lstsq(design(x), y, rcond=None)[0]
    curve = design(np.array(shown["places"])) @ weights
    assert shown["curve"] == pytest.approx(curve, abs=1e-5)


def test_networks(room, qtbot):
    shown = choose(
        room, qtbot, MethodCombo="rbf", CentresCombo="grid", CentresSpin=5,
        AutoCheck=False, WidthSlider=42,
    )  # fmt: skip
    x, y, method = rows(shown)
    assert shown["centres"] == pytest.approx(np.linspace(x[0], x[-1], 5))
    bumps = fit_bumps(x, y, method)
    assert shown["curve"] == pytest.approx(bumps(np.array(shown["places"])).tolist())
    assert shown["error"] == pytest.approx(leave_one_out_error(x, y, method))
    place = int(np.argmin(np.abs(np.array(shown["values"]) - shown["here"])))
    assert shown["values"][place] == pytest.approx(shown["here"])
    assert shown["errors"][place] == pytest.approx(shown["error"])
    assert not child(room, "explore_regStepBtn").isEnabled()


def test_the_gradient_comes_to_the_closed_form(room, qtbot):
    choose(room, qtbot, MethodCombo="E3", DegreeCombo=1)
    press(room, "explore_regStepBtn")
    one = room.probe("regression")["gradient"]
    assert one["steps"] == 1
    assert not one["agrees"]
    press(room, "explore_regPlayBtn")
    qtbot.waitUntil(
        lambda: not room.probe("regression")["gradient"]["playing"], timeout=20_000
    )
    found = room.probe("regression")["gradient"]
    assert found["agrees"]
    assert found["coefficients"] == pytest.approx(found["closed"], abs=1e-5)
    assert found["coefficients"][0] == pytest.approx(
        room.probe("regression")["predicted"], abs=1e-5
    )
    assert found["error"] < one["error"]
    assert not child(room, "explore_regPlayBtn", QPushButton).isChecked()
    press(room, "explore_regResetBtn")
    assert room.probe("regression")["gradient"]["coefficients"] == []


def test_pointer_and_keys_move_the_query(room, qtbot):
    plot = child(room, "explore_regression_plot")
    before = room.probe("regression")["query"]
    QTest.mouseMove(plot.viewport(), QPoint(plot.width() // 2 + 40, 100))
    hovered = room.probe("regression")
    assert hovered["query"] != before
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 100))
    pinned = room.probe("regression")
    assert pinned["pinned"]
    QTest.mouseMove(plot.viewport(), QPoint(400, 120))
    assert room.probe("regression")["query"] == pinned["query"]
    span = pinned["places"][-1] - pinned["places"][0]
    QTest.keyClick(plot, Qt.Key.Key_Right)
    moved = room.probe("regression")["query"]
    assert moved == pytest.approx(pinned["query"] + 0.01 * span)
    QTest.keyClick(plot, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert room.probe("regression")["query"] == pytest.approx(moved - 0.05 * span)
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert not room.probe("regression")["pinned"]
    started = time.process_time()
    for _ in range(20):
        QTest.keyClick(plot, Qt.Key.Key_Left)
    assert time.process_time() - started < 20 * 0.016
    assert room.probe("regression")["latency"]["query"]["count"] >= 23


def test_two_columns_of_the_open_data(room, qtbot):
    box = child(room, "explore_regDataCombo", QComboBox)
    assert not box.model().item(3).isEnabled()
    room.context.session.open(read("builtin:iris"))
    assert box.model().item(3).isEnabled()
    shown = choose(room, qtbot, DataCombo="open")
    data = room.context.session.data
    x = np.sort(data.X[:, 0])
    assert shown["x"] == x.tolist()
    assert sorted(shown["y"]) == sorted(data.X[:, 3].tolist())
    column = child(room, "explore_regYCombo", QComboBox)
    column.setCurrentIndex(1)
    rest(room, qtbot)
    assert sorted(room.probe("regression")["y"]) == sorted(data.X[:, 1].tolist())
    shown = choose(room, qtbot, DataCombo="step")
    x, y = np.array(shown["x"]), np.array(shown["y"])
    assert np.abs(y - truth("step", x)).max() < 1.0


def test_tables(room, qtbot):
    shown = room.probe("regression")
    twin = child(room, "explore_regression_plot").table()
    assert twin.n_rows == len(shown["x"])
    assert list(twin.columns[2]) == shown["weights"]
    residuals = np.array(shown["y"]) - shown["fitted"]
    np.testing.assert_allclose(twin.columns[4], residuals)
    loo = child(room, "explore_regLoo_plot").table()
    assert list(loo.columns[1]) == shown["errors"]
    table = child(room, "explore_regWeights_table")
    first = int(np.argmax(shown["weights"]))
    assert table.text(0, 0) == f"#{first + 1}"
    assert table.model().rowCount() == 10


def test_names(room):
    parts = [w for w in room.page.findChildren(QWidget) if w.focusPolicy().value]
    inside = QComboBox | QTableView | Plot
    # not what Qt itself puts inside
    named = [w for w in parts if not isinstance(w.parent(), inside)]
    named = [w for w in named if w.isVisible() and not isinstance(w, QLineEdit)]
    names = [w.objectName() for w in named]
    wrong = [n for n in names if not re.fullmatch(r"explore(_[a-zA-Z0-9]+)+", n)]
    assert wrong == [], [w for w in named if w.objectName() in wrong]
    assert len(set(names)) == len(names) > 8
    for widget in named:
        if isinstance(widget, QSlider | QComboBox | QTableView | Plot):
            assert widget.accessibleName(), widget.objectName()


WORDS = {
    "es": (
        "Regresión local",
        "Funciones de base radial",
        "Paso",
        "Densidades",
        "Varianza",
    ),
    "ru": (
        "Локальная регрессия",
        "Радиальные базисные функции",
        "Шаг",
        "Плотности",
        "Дисперсия",
    ),
}


def test_languages(make_window, qtbot):
    """The one of a window that begins, and the one that is chosen then."""
    window = make_window(lang="es")
    window.show_room("explore")
    for code, words in WORDS.items():
        window.acts[f"view_{code}Language"].trigger()
        window.room.open_page("regression")
        rest(window.room, qtbot)
        page = window.room.page
        qtbot.waitUntil(partial(is_worded, page.gradient.step, words[2]), timeout=LONG)
        seen = (window.room.browser.button.text(), page.setup.method.itemText(5))
        assert (*seen, page.gradient.step.text()) == words[:3]
        window.room.open_page("density")
        rest(window.room, qtbot)
        page = window.room.page
        seen = (window.room.browser.button.text(), page.quantity.itemText(2))
        assert seen == words[3:]
        assert not re.search(r"\b(the|of|row|rows|window)\b", page.note.text())


def is_worded(button: QPushButton, word: str) -> bool:
    return button.text() == word
