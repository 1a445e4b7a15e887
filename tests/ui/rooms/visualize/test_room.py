"""The Visualize room: cells, selection, parallel axes, biplot, distances, keys."""

from __future__ import annotations

import time

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QGraphicsSimpleTextItem, QPushButton
from scipy.spatial.distance import cdist
from sklearn.decomposition import PCA
from support.metric_results import mapped_by
from support.plots import words_at
from support.rooms import child, rest
from support.visualize import made, show

from workbench.api import Attribute, Dataset, numeric_attributes
from workbench.core.results.metric_result import LearnedMetric
from workbench.core.session.scene import METRICS
from workbench.ui.rooms.visualize.room import VisualizeRoom
from workbench.ui.rooms.visualize.scatter_matrix.matrix_cell import CellPlot

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def mixed() -> Dataset:
    """Make a data set with labels, a date, a text and gaps."""
    rng = np.random.default_rng(5)
    n = 40
    colour = rng.integers(0, 3, n).astype(float)
    number = rng.normal(size=n)
    number[:4] = np.nan
    colour[6] = np.nan
    day = 86_400_000.0 * rng.integers(10_000, 11_000, n)
    attributes = (
        Attribute("number"), Attribute("colour", "nominal", ("red", "green", "blue")),
        Attribute("day", "date", format="yyyy-MM-dd"),
        Attribute("note", "string", ("a", "b")),
    )  # fmt: skip
    X = np.column_stack([number, colour, day, np.zeros(n)])
    y = np.arange(n) % 2
    return Dataset(X, y, attributes, Attribute("class", "nominal", ("no", "yes")))


# -- scatter matrix --------------------------------------------------------------------


def test_matrix_shows_the_first_four_attributes(room, qtbot):
    data = show(room, qtbot, made(), "matrix")
    matrix = room.probe("matrix")
    assert matrix["names"] == ["x1", "x2", "x3", "x4"]
    assert len(matrix["cells"]) == 16
    upper, diagonal = matrix["cells"]["0,2"], matrix["cells"]["1,1"]
    assert (upper["kind"], upper["points"], upper["groups"]) == ("scatter", 90, 3)
    assert diagonal["kind"] == "histogram"
    assert diagonal["counts"] == [30, 30, 30]
    expected = [np.corrcoef(data.X[:, 3], data.X[:, 1])[0, 1]]
    for c in range(3):
        own = data.y == c
        expected.append(np.corrcoef(data.X[own, 3], data.X[own, 1])[0, 1])
    assert matrix["cells"]["3,1"]["r"] == pytest.approx(expected)
    child(room, "visualize_matrix_grid")
    child(room, "visualize_cell_0_2_plot")


def test_attributes_are_ticked_by_F_and_up_to_eight(room, qtbot):
    data = show(room, qtbot, made(d=10), "matrix")
    chooser = room.page.attributes
    chooser.best.click()
    rest(room, qtbot)
    groups = [data.X[data.y == c] for c in range(3)]
    from scipy.stats import f_oneway

    order = np.argsort(-f_oneway(*groups).statistic)
    assert room.probe("matrix")["columns"] == order[:4].tolist()
    for k in range(10):
        chooser.list.item(k).setCheckState(Qt.CheckState.Checked)
    rest(room, qtbot)
    assert len(room.probe("matrix")["columns"]) == 8
    assert len(room.probe("matrix")["cells"]) == 64
    chooser.first.click()
    rest(room, qtbot)
    assert room.probe("matrix")["columns"] == [0, 1, 2, 3]
    assert len(room.probe("matrix")["cells"]) == 16


def test_halves_and_diagonal_can_show_other_things(room, qtbot):
    show(room, qtbot, made(), "matrix")
    page = room.page
    page.upper_half.setCurrentIndex(page.upper_half.findData("tiles"))
    page.lower_half.setCurrentIndex(page.lower_half.findData("spearman"))
    child(room, "visualize_diag_densityRadio").click()
    rest(room, qtbot)
    cells = room.probe("matrix")["cells"]
    assert cells["0,1"]["kind"] == "tiles"
    assert np.sum(cells["0,1"]["counts"]) == 90
    assert cells["1,0"]["kind"] == "correlation"
    assert cells["2,2"]["kind"] == "density"
    page.upper_half.setCurrentIndex(page.upper_half.findData("none"))
    page.lower_half.setCurrentIndex(page.lower_half.findData("scatter"))
    rest(room, qtbot)
    cells = room.probe("matrix")["cells"]
    assert cells["0,1"]["kind"] == "none"
    assert cells["1,0"]["points"] == 90


def test_selection_is_shown_in_every_cell(room, qtbot):
    show(room, qtbot, made(), "matrix")
    room.context.session.select([0, 5, 7])
    cells = room.probe("matrix")["cells"]
    assert {c["selected"] for c in cells.values() if c["kind"] == "scatter"} == {3}
    assert room.probe("zoom")["selected"] == 3
    room.context.session.select([])
    cells = room.probe("matrix")["cells"]
    assert {c["selected"] for c in cells.values()} == {0}


def test_selecting_draws_no_row_again(room, qtbot, monkeypatch):
    show(room, qtbot, made(), "matrix")
    taken = []
    monkeypatch.setattr(CellPlot, "take_picture", lambda cell: taken.append(cell))
    room.context.session.select(range(40))
    room.repaint()
    assert taken == []
    before = child(room, "visualize_cell_0_1_plot").grab().toImage()
    room.context.session.select([])
    after = child(room, "visualize_cell_0_1_plot").grab().toImage()
    assert before != after  # the marks are there all the same


def test_building_leaves_the_window_free(room, qtbot):
    data = made(n=5_000)
    show(room, qtbot, data, "matrix")
    room.run()
    beats = [time.process_time()]  # other programs do not count
    beat = QTimer(room, interval=0)
    beat.timeout.connect(lambda: beats.append(time.process_time()))
    beat.start()
    rest(room, qtbot)
    beat.stop()
    gaps = np.diff(beats)
    assert len(gaps) > 3
    assert gaps.max() < 0.15  # 50 ms asked
    assert gaps.sum() < 1.2  # 400 ms asked


def test_rectangle_and_lasso_select_with_modifiers(room, qtbot, gestures):
    data = show(room, qtbot, made(), "matrix")
    zoom = child(room, "visualize_zoom_plot")
    x, y = data.X[:, 1], data.X[:, 0]  # cell 0, 1: attribute 0 upwards

    def inside(left, low, right, high):
        hit = (x >= left) & (x <= right) & (y >= low) & (y <= high)
        return set(np.flatnonzero(hit).tolist())

    a, b = (-0.53, -0.97, 1.51, 0.98), (0.52, -0.51, 3.03, 1.52)
    gestures.drag(zoom, a[:2], a[2:])
    chosen = inside(*a)
    assert chosen
    assert len(set(room.probe("selection")["rows"]) ^ chosen) <= 2
    chosen = set(room.probe("selection")["rows"])
    for modifier, meet in (
        (SHIFT, set.union), (ALT, set.intersection), (CONTROL, set.difference),
    ):  # fmt: skip
        room.context.session.select(chosen)
        gestures.drag(zoom, b[:2], b[2:])
        other = set(room.probe("selection")["rows"])
        room.context.session.select(chosen)
        gestures.drag(zoom, b[:2], b[2:], modifiers=modifier)
        assert set(room.probe("selection")["rows"]) == meet(chosen, other)
    child(room, "visualize_lassoBtn", QPushButton).click()
    room.context.session.select([])
    gestures.drag(zoom, (-5.0, -5.0), (9.0, 9.0), moves=6)
    assert room.probe("selection")["rows"] == []  # a straight line holds nothing


def test_click_picks_the_row_and_hover_rings_it_everywhere(room, qtbot, gestures):
    data = show(room, qtbot, made(), "matrix")
    zoom = child(room, "visualize_zoom_plot")
    row = int(np.argmax(data.X[:, 1]))  # alone at the right
    place = (data.X[row, 1], data.X[row, 0])
    gestures.move(zoom, *place)
    assert room.probe("zoom")["hover"] == row
    cells = room.probe("matrix")["cells"]
    assert {c["halo"] for c in cells.values() if c["kind"] == "scatter"} == {1}
    gestures.click(zoom, *place)
    assert room.probe("selection")["rows"] == [row]


def test_zoom_by_keyboard_and_send_to_explore(room, qtbot):
    show(room, qtbot, made(), "matrix")
    cell = child(room, "visualize_cell_0_1_plot")
    assert cell.focusPolicy() & Qt.FocusPolicy.TabFocus
    other = child(room, "visualize_cell_2_3_plot")
    assert not other.focusPolicy() & Qt.FocusPolicy.TabFocus
    cell.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(room.focusWidget(), key)
    QTest.keyClick(child(room, "visualize_cell_1_3_plot"), Qt.Key.Key_Return)
    rest(room, qtbot)
    assert room.probe("zoom")["cell"] == [1, 3]
    heard = []
    room.context.commands.room_requested.connect(heard.append)
    child(room, "visualize_exploreBtn", QPushButton).click()
    scene = room.context.session.scene
    assert (scene.x, scene.y, heard) == ("x4", "x2", ["explore"])


def test_caret_selects_a_rectangle_without_a_mouse(room, qtbot):
    data = show(room, qtbot, made(), "matrix")
    zoom = child(room, "visualize_zoom_plot")
    for key, times in (
        (Qt.Key.Key_Left, 60), (Qt.Key.Key_Down, 60), (Qt.Key.Key_Space, 1),
        (Qt.Key.Key_Right, 120), (Qt.Key.Key_Up, 120), (Qt.Key.Key_Space, 1),
    ):  # fmt: skip
        for _ in range(times):
            QTest.keyClick(zoom, key)
    assert room.probe("selection")["rows"] == list(range(data.n_rows))
    room.context.session.select([])
    QTest.keyClick(zoom, Qt.Key.Key_Period)
    assert room.probe("selection")["rows"] == [0]
    QTest.keyClick(zoom, Qt.Key.Key_Comma)
    assert room.probe("selection")["rows"] == [89]


def test_labels_dates_texts_and_gaps(room, qtbot):
    show(room, qtbot, mixed(), "matrix")
    matrix = room.probe("matrix")
    assert matrix["names"] == ["number", "colour", "day"]
    assert matrix["cells"]["0,1"]["points"] == 35  # 4 + 1 rows have a gap
    assert matrix["cells"]["0,2"]["points"] == 36
    assert np.isnan(matrix["cells"]["1,0"]["r"]).all()  # three labels have no order
    assert "1 text" in matrix["note"]
    assert "5 row" in matrix["note"]
    zoom = child(room, "visualize_zoom_plot")
    assert words_at(zoom, "bottom") == ["red", "green", "blue"]
    spread = zoom.places[:, 0] - room.context.session.data.X[:, 1]
    assert np.nanmax(np.abs(spread)) <= 0.3 + 1e-9
    assert np.nanstd(spread) > 0.1


def test_large_sets_are_drawn_as_tiles_and_searched_by_workers(room, qtbot, gestures):
    data = show(room, qtbot, made(n=24_000, d=4), "matrix")
    matrix = room.probe("matrix")
    assert matrix["cells"]["0,1"]["kind"] == "tiles"
    assert np.sum(matrix["cells"]["0,1"]["counts"]) == 24_000
    assert room.probe("zoom")["tiles"]
    zoom = child(room, "visualize_zoom_plot")
    gestures.drag(zoom, (-1.0, -1.0), (0.5, 0.75))
    rest(room, qtbot)
    x, y = data.X[:, 1], data.X[:, 0]
    hit = (x >= -1.0) & (x <= 0.5) & (y >= -1.0) & (y <= 0.75)
    found = room.probe("selection")["rows"]
    assert len(found) == pytest.approx(hit.sum(), rel=0.05)  # a corner falls on a pixel
    assert len(set(found) ^ set(np.flatnonzero(hit).tolist())) < 0.05 * hit.sum()


def test_colours_by_another_attribute_or_by_none(room, qtbot):
    show(room, qtbot, mixed(), "matrix")
    combo = child(room, "visualize_classCombo", QComboBox)
    for text, groups in (("colour", 4), ("nothing", 1), ("class", 2)):
        combo.setCurrentIndex(combo.findText(text))
        combo.activated.emit(combo.currentIndex())
        rest(room, qtbot)
        assert room.probe("matrix")["cells"]["0,2"]["groups"] == groups


# -- parallel coordinates ----------------------------------------------------------------


def test_axes_are_moved_turned_and_brushed(room, qtbot, gestures):
    data = show(room, qtbot, made(), "parallel")
    plot = child(room, "visualize_parallel_plot")
    probe = room.probe("parallel")
    assert (probe["lines"], probe["order"]) == (90, ["x1", "x2", "x3", "x4", "x5"])
    gestures.drag(plot, (0.0, 1.12), (2.0, 1.12))
    assert room.probe("parallel")["order"] == ["x2", "x3", "x1", "x4", "x5"]
    gestures.drag(plot, (2.0, 0.5), (2.0, 1.0))
    ((column, low, high),) = room.probe("parallel")["ranges"]
    assert column == 0
    expected = np.flatnonzero((data.X[:, 0] >= low) & (data.X[:, 0] <= high)).tolist()
    assert room.probe("selection")["rows"] == expected
    middle = (data.X[:, 0].min() + data.X[:, 0].max()) / 2
    assert low == pytest.approx(middle, abs=0.1)
    assert room.probe("parallel")["selected"] == len(expected)
    QTest.keyClick(plot, Qt.Key.Key_F)
    assert room.probe("parallel")["flipped"] == ["x1"]
    assert room.probe("parallel")["ranges"][0][1] == pytest.approx(low)
    QTest.keyClick(plot, Qt.Key.Key_Delete)
    assert room.probe("selection")["rows"] == []


def test_parallel_by_keyboard(room, qtbot):
    data = show(room, qtbot, made(), "parallel")
    plot = child(room, "visualize_parallel_plot")
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Right, CONTROL)
    assert room.probe("parallel")["order"] == ["x1", "x3", "x2", "x4", "x5"]
    QTest.keyClick(plot, Qt.Key.Key_Up)
    for _ in range(20):
        QTest.keyClick(plot, Qt.Key.Key_Up, SHIFT)
        QTest.keyClick(plot, Qt.Key.Key_Down, CONTROL)
    assert room.probe("selection")["rows"] == list(range(data.n_rows))
    room.page.medians.click()
    assert room.probe("parallel")["medians"] == 3


def test_lines_are_sampled_and_the_count_is_said(room, qtbot):
    show(room, qtbot, made(n=9_000, d=6), "parallel")
    probe = room.probe("parallel")
    assert probe["lines"] == 5_000
    assert "5000 of 9000" in probe["note"]


# -- biplot -----------------------------------------------------------------------------


def test_biplot_is_scikit_learns_and_follows_the_scenes_scale(room, qtbot):
    data = show(room, qtbot, made(), "biplot")
    reference = PCA().fit(data.X).explained_variance_ratio_
    assert room.probe("biplot")["shares"] == pytest.approx(reference, rel=1e-9)
    combo = child(room, "visualize_scaleCombo", QComboBox)
    combo.setCurrentIndex(combo.findData("z-score"))
    combo.activated.emit(combo.currentIndex())
    rest(room, qtbot)
    assert room.context.session.scene.scale == "z-score"
    scaled = (data.X - data.X.mean(axis=0)) / data.X.std(axis=0)
    reference = PCA().fit(scaled).explained_variance_ratio_
    assert room.probe("biplot")["shares"] == pytest.approx(reference, rel=1e-9)
    probe = room.probe("biplot")
    assert sorted(probe["names"]) == ["x1", "x2", "x3", "x4", "x5"]
    second = child(room, "visualize_pcyCombo", QComboBox)
    second.setCurrentIndex(2)
    second.activated.emit(2)
    assert room.probe("biplot")["components"] == [0, 2]


def test_labels_of_arrows_do_not_lie_on_each_other(room, qtbot):
    rng = np.random.default_rng(1)
    common = rng.normal(size=(80, 1))
    X = common + 0.1 * rng.normal(size=(80, 12))  # all arrows point the same way
    show(room, qtbot, Dataset(
        X, np.arange(80) % 2, numeric_attributes(12),
        Attribute("c", "nominal", ("a", "b")),
    ), "biplot")  # fmt: skip
    boxes = room.probe("biplot")["boxes"]
    assert len(boxes) >= 8
    for k, (x, y, w, h) in enumerate(boxes):
        for a, b, c, d in boxes[:k]:
            apart = x + w <= a + 1 or a + c <= x + 1 or y + h <= b + 1 or b + d <= y + 1
            assert apart


# -- distance matrix ----------------------------------------------------------------------


@pytest.mark.parametrize("metric", [m for m in METRICS if m != "learned"])
def test_distance_matrix_for_every_metric(room, qtbot, metric):
    data = made()
    room.context.session.set_scene(metric=metric, p=3.0)
    show(room, qtbot, data, "distmat")
    probe = room.probe("distmat")
    assert probe["bounds"] == [0, 30, 60, 90]
    assert sorted(probe["rows"]) == list(range(90))
    names = {"manhattan": "cityblock"}
    extra = {"p": 3.0} if metric == "minkowski" else {}
    if metric == "mahalanobis":
        extra = {"VI": np.linalg.inv(np.cov(data.X.T))}
    D = cdist(data.X, data.X, names.get(metric, metric), **extra)
    i, j = np.triu_indices(90, 1)
    same = data.y[i] == data.y[j]
    assert probe["within"] == pytest.approx(D[i, j][same].mean(), rel=1e-5)
    assert probe["between"] == pytest.approx(D[i, j][~same].mean(), rel=1e-5)
    assert probe["highest"] == pytest.approx(D.max(), rel=1e-5)


def test_switching_the_metric_recolours(room, qtbot):
    show(room, qtbot, made(), "distmat")
    before = room.probe("distmat")
    room.context.session.set_scene(metric="manhattan")
    rest(room, qtbot)
    after = room.probe("distmat")
    assert after["checksum"] != before["checksum"]
    assert after["rows"] == before["rows"]  # the same rows in the same order
    assert after["highest"] > before["highest"]


def test_learned_metric_is_asked_for_or_explained(room, qtbot):
    room.context.session.set_scene(metric="learned")
    show(room, qtbot, made(), "distmat")
    assert "No metric was learned" in room.probe("distmat")["note"]


def test_learned_metric_is_measured_with_its_own_scale(room, qtbot):
    data, session = made(), room.context.session
    show(room, qtbot, data, "distmat")
    L = np.array([[2.0, 0, 0, 0, 1.0], [0, 0.5, 0, 0, 0]])
    session.set_metric(
        LearnedMetric("kissnn", session.scene.data, "min-max", mapped_by(L))
    )
    session.set_scene(metric="learned", scale="z-score")
    rest(room, qtbot)
    mapped = (data.X - data.X.min(axis=0)) / np.ptp(data.X, axis=0) @ L.T
    expected = cdist(mapped, mapped).max()
    assert room.probe("distmat")["highest"] == pytest.approx(expected, rel=1e-5)
    session.set_metric(
        LearnedMetric("kissnn", session.scene.data, "min-max", mapped_by(3 * L))
    )
    rest(room, qtbot)
    assert room.probe("distmat")["highest"] == pytest.approx(3 * expected, rel=1e-5)


def test_twin_button_shows_the_table_of_the_plot(window, qtbot):
    window.context.session.open(made())
    window.show_room("visualize")
    rest(window.room, qtbot)
    window.room.open_page("distmat")
    rest(window.room, qtbot)
    child(window.room, "visualize_twinBtn", QPushButton).click()
    assert window.docks["twin"].isVisible()
    assert window.docks.twin.table.headers[-1] == "mean distance"
    assert window.docks.twin.table.n_rows == 6
    pairs = window.docks.twin.table.columns[2]
    assert list(pairs) == [435, 900, 900, 435, 900, 435]


def test_pair_under_the_pointer_is_said_and_a_click_selects_it(room, qtbot, gestures):
    data = show(room, qtbot, made(), "distmat")
    plot = child(room, "visualize_distmat_plot")
    gestures.move(plot, 70.5, 10.5)
    probe = room.probe("distmat")
    assert probe["pair"] == [10, 70]
    a, b = probe["rows"][10], probe["rows"][70]
    far = float(np.linalg.norm(data.X[a] - data.X[b]))
    assert f"{far:.4g}" in room.page.pair.text()
    gestures.click(plot, 70.5, 10.5)
    assert room.probe("selection")["rows"] == sorted([a, b])
    assert room.probe("distmat")["selected"] == 2
    QTest.keyClick(plot, Qt.Key.Key_Down)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    a = room.probe("distmat")["rows"][11]
    assert room.probe("selection")["rows"] == sorted([a, b])


def test_more_rows_than_fit_are_sampled_by_class(room, qtbot):
    show(room, qtbot, made(n=3_000), "distmat")
    probe = room.probe("distmat")
    assert len(probe["rows"]) == 1_000
    assert np.bincount(probe["codes"]).tolist() in (
        [334, 333, 333], [333, 334, 333], [333, 333, 334],
    )  # fmt: skip
    assert "1000 of 3000" in probe["note"]


# -- the whole room ---------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["matrix", "parallel", "biplot", "distmat"])
def test_every_page_has_a_twin_names_and_survives_an_empty_session(room, qtbot, page):
    room.open_page(page)
    rest(room, qtbot)
    data = show(room, qtbot, made(), page)
    plots = {
        "matrix": "visualize_zoom_plot", "parallel": "visualize_parallel_plot",
        "biplot": "visualize_biplot_plot", "distmat": "visualize_distmat_plot",
    }  # fmt: skip
    plot = child(room, plots[page])
    table = plot.table()
    rows = {"matrix": 90, "parallel": 90, "biplot": 95, "distmat": 6}
    assert table.n_rows == rows[page]
    assert plot.accessibleName()
    assert str(data.n_rows) in plot.accessibleDescription()
    room.context.theme.choose("dark")
    room.run()
    rest(room, qtbot)


def test_numeric_class_groups_nothing(room, qtbot):
    rng = np.random.default_rng(0)
    data = Dataset(
        rng.normal(size=(50, 3)),
        rng.normal(size=50),
        numeric_attributes(3),
        Attribute("t"),
    )
    room.context.session.open(data)
    for page in ("matrix", "parallel", "biplot", "distmat"):
        room.open_page(page)  # of data that were open before
        rest(room, qtbot)
    assert room.last_message is None
    assert np.isnan(room.probe("distmat")["ratio"])


def test_edit_of_the_data_is_drawn(room, qtbot):
    data = show(room, qtbot, made(), "matrix")
    room.context.session.edit(data.take(np.arange(60)))
    rest(room, qtbot)
    assert room.probe("matrix")["cells"]["0,1"]["points"] == 60


def test_hidden_room_waits(context, qtbot):
    room = VisualizeRoom(context)
    qtbot.addWidget(room)
    context.session.open(made())
    assert room.generation == 0
    room.show()
    room.enter()
    rest(room, qtbot)
    assert room.probe("matrix")["cells"]["0,1"]["points"] == 90


def held(page, monkeypatch) -> None:
    """Let what a page asks for never be answered."""
    monkeypatch.setattr(page.request, "start", lambda *_, **__: None)


def test_no_cell_shows_an_older_set_in_the_new_layout(room, qtbot, monkeypatch):
    room.context.session.open(made(d=4))
    rest(room, qtbot)
    grid = room.page.grid
    before = {key: cell.grab().toImage() for key, cell in grid.cells.items()}
    assert all(cell.has_picture for cell in grid.cells.values())
    held(room.page, monkeypatch)
    room.context.session.open(made(d=6, seed=4))
    for key, cell in grid.cells.items():  # at once, before any step of the building
        assert not cell.has_picture
        assert cell.grab().toImage() != before[key]
        pixels = {cell.grab().toImage().pixel(x, 12) for x in range(10, 30)}
        assert len(pixels) == 1  # nothing but ground


def test_other_colours_of_the_same_rows_do_not_blink(room, qtbot):
    room.context.session.open(made(d=4))
    rest(room, qtbot)
    room.colour.setCurrentIndex(room.colour.count() - 1)
    room.colour.activated.emit(room.colour.currentIndex())
    assert all(cell.has_picture for cell in room.page.grid.cells.values())
    rest(room, qtbot)


@pytest.mark.parametrize("name", ["parallel", "biplot", "distmat"])
def test_no_page_shows_an_older_set_until_the_new_one_comes(
    room, qtbot, monkeypatch, name
):
    room.open_page(name)
    room.context.session.open(made(d=4))
    rest(room, qtbot)
    assert room.page.plot.result is not None
    held(room.page, monkeypatch)
    room.context.session.open(made(d=6, seed=4))
    assert room.page.plot.result is None
    assert not len(room.page.plot.table().headers) or not any(
        len(column) for column in room.page.plot.table().columns
    )


def labelled(names: tuple[str, ...]) -> Dataset:
    rng = np.random.default_rng(2)
    n = 30 * len(names)
    codes = np.arange(n) % len(names)
    X = np.column_stack([codes.astype(float), rng.normal(size=n)])
    attributes = (Attribute("found", "nominal", names), Attribute("number"))
    return Dataset(X, codes, attributes, Attribute("kind", "nominal", names))


def test_labels_are_cut_only_where_there_is_no_room(room, qtbot):
    names = ("tested_negative_twice", "tested_positive_twice")
    room.context.session.open(labelled(names))
    rest(room, qtbot)
    zoom = room.page.zoom
    zoom.show_pair(room.page.view, (0, 1), zoom.viewRect())
    zoom.setFixedSize(500, 300)
    qtbot.waitUntil(lambda: zoom.getPlotItem().getViewBox().width() > 400)
    zoom.show_pair(room.page.view, (0, 1), zoom.viewRect())
    assert set(words_at(zoom, "bottom")) <= set(names)
    zoom.show_pair(room.page.view, (1, 0), zoom.viewRect())
    left = zoom.getPlotItem().getAxis("left")
    letters = zoom.fontMetrics()
    for text in words_at(zoom, "left"):
        assert letters.horizontalAdvance(text) + letters.height() <= left.fixedWidth
    room.open_page("distmat")
    rest(room, qtbot)
    drawn = room.page.plot.getPlotItem().getViewBox().childItems()
    texts = [item for item in drawn if isinstance(item, QGraphicsSimpleTextItem)]
    below = [text.text() for text in texts if text.isVisible()]
    assert set(names) & set(below)
