"""Rival similarity on the plane: colours, the pair of a row, words, keys, bad input."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from scipy.spatial.distance import cdist
from support.rooms import child, press_keys, rest

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.ui.rooms.prototypes.rivals_plot import similarity_colours

TWO = Attribute("class", "nominal", ("a", "b"))


def some_rows(n: int = 40) -> Dataset:
    """Draw rows of two classes that overlap."""
    random = np.random.default_rng(4)
    y = np.arange(n) % 2
    X = random.normal(size=(n, 2)) + 1.5 * y[:, None]
    return Dataset(X, y, numeric_attributes(2), TWO)


@pytest.fixture
def page(room, qtbot):
    room.open_page("rivals")
    room.context.session.open(some_rows())
    rest(room, qtbot)
    return room


def test_nothing_open_offers_to_open_something(room):
    room.open_page("rivals")
    room.draw_waiting()
    assert child(room, "proto_rivalsEmpty_panel").isVisible()


@pytest.mark.parametrize(
    ("metric", "name"), [("euclidean",) * 2, ("manhattan", "cityblock")]
)
def test_lines_lead_to_the_nearest_own_and_the_rival(page, qtbot, metric, name):
    page.context.session.set_scene(metric=metric)
    rest(page, qtbot)
    data = page.context.session.data
    D = cdist(data.X, data.X, name)
    np.fill_diagonal(D, np.inf)
    for row in (0, 17, 39):
        page.page.plot.point_at(row)
        shown = page.probe("rivals")
        alike = data.y == data.y[row]
        own = int(np.where(alike, D[row], np.inf).argmin())
        rival = int(np.where(alike, np.inf, D[row]).argmin())
        r, q = D[row, own], D[row, rival]
        assert shown["pair"] == [own, rival]
        assert shown["d"][row] == pytest.approx((q - r) / (q + r))
        text = shown["text"]
        assert f"row {own + 1}, r = {r:.4g}" in text
        assert f"row {rival + 1} (" in text
        assert f"q = {q:.4g}" in text
        assert text.endswith(f"= {(q - r) / (q + r):.3g}".replace("-", "−"))
        assert child(page, "proto_rivals_plot").accessibleDescription() == text


def test_keys_and_mouse_point_at_rows(page):
    plot = child(page, "proto_rivals_plot")
    press_keys("Right", plot)
    assert page.probe("rivals")["row"] == 0
    press_keys("Left", plot)
    assert page.probe("rivals")["row"] == 39
    press_keys("Return", plot)
    assert page.context.session.selection == {39}
    view = plot.getPlotItem().getViewBox()
    assert plot.row_near(view.mapViewToScene(QPointF(*plot.places[5]))) == 5
    plot.picked.emit(5, Qt.KeyboardModifier.ShiftModifier)
    assert page.context.session.selection == {5, 39}
    assert len(plot.selection_rings.data) == 2
    plot.point_at(-1)
    assert page.probe("rivals")["pair"] == [-1, -1]
    assert "Mean d" in page.probe("rivals")["text"]


def luminance(colour) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("name", ["light", "dark"])
def test_both_ends_stand_out_from_ground_and_middle(page, name):
    theme = page.context.theme
    before = theme.name
    theme.choose(name)
    colours = similarity_colours(theme)
    ground = luminance(type(colours[0])(theme.colours.plot))
    for end in (colours[0], colours[-1]):
        high, low = max(luminance(end), ground), min(luminance(end), ground)
        assert (high + 0.05) / (low + 0.05) >= 3.0
        middle = luminance(colours[len(colours) // 2])
        high, low = max(luminance(end), middle), min(luminance(end), middle)
        assert (high + 0.05) / (low + 0.05) >= 1.5
    # red-green blindness: blue parts them
    assert colours[-1].blue() - colours[0].blue() > 100
    theme.choose(before)


def test_the_table_twin_has_pairs_and_distances(page):
    shown = page.probe("rivals")
    columns = child(page, "proto_rivals_plot").table().columns
    assert list(columns[1]) == [row + 1 for row in shown["own"]]
    assert list(columns[3]) == [row + 1 for row in shown["rival"]]
    assert list(columns[5]) == shown["d"]


@pytest.mark.parametrize("case", ["one class", "single", "identical"])
def test_odd_rows_are_told_of(page, qtbot, case):
    X, y = np.random.default_rng(2).normal(size=(9, 2)), np.arange(9) % 2
    if case == "one class":
        y = np.zeros(9, int)
    elif case == "single":
        y = (np.arange(9) == 4).astype(int)
    else:
        X = np.ones((9, 2))
    page.context.session.open(Dataset(X, y, numeric_attributes(2), TWO))
    rest(page, qtbot)
    page.page.plot.point_at(4)
    shown = page.probe("rivals")
    assert shown["drawn"] == 9
    if case == "one class":
        assert shown["rival"] == [-1] * 9
        assert "no rival" in shown["text"]
    elif case == "single":
        assert shown["own"][4] == -1
        assert "no other row of its class" in shown["text"]
    else:
        assert shown["d"] == [0.0] * 9


def test_a_class_of_numbers_is_refused_in_one_line(page, qtbot):
    data = some_rows()
    number = Attribute("price", "numeric")
    page.context.session.open(Dataset(data.X, data.X[:, 0], data.attributes, number))
    rest(page, qtbot)
    assert page.probe("rivals")["own"] == []
    assert "price" in page.last_message.text
