"""What lies over a plane: corners, lens, inset and legend against plain computation."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetrics

from workbench.ui.drawing import figure_export
from workbench.ui.drawing.overlays.ball_pair import (
    Ball,
    BallPair,
    metric_axes,
    outline_axes,
    root,
)
from workbench.ui.drawing.overlays.corners import CORNERS, corner_box, freest_corner
from workbench.ui.drawing.overlays.layer_legend import LegendEntry
from workbench.ui.drawing.overlays.lens import MOST, RADII, THIN, thinness
from workbench.ui.drawing.overlays.plane_overlays import PlaneOverlays
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.unit_ball import metric_outline, minkowski_outline
from workbench.ui.services.theme import Theme

NEEDLE = np.array([[1578.66, 5575.29], [5575.29, 19788.3]])
VIEW = QRectF(0, 0, 400, 300)
NO_ROWS = np.empty((0, 2))


def pair_of(gram, radius, place=(0.0, 0.0), ghost=0.0, neighbours=(0,)):
    ball = Ball(metric_outline(gram, radius), *metric_axes(gram, radius))
    other = None
    if ghost:
        other = Ball(minkowski_outline(2.0, ghost), ghost, ghost)
    rows = np.array(neighbours, np.int64)
    return BallPair(np.array(place), radius, gram, ball, other, rows)


@pytest.fixture
def plot(qtbot):
    made = Plot(Theme("light"), "test_overlay_plot")
    qtbot.addWidget(made)
    made.resize(700, 520)
    made.show()
    qtbot.waitExposed(made)
    made.show_range((-4.0, 4.0), (-3.0, 3.0), padding=0)
    return made


@pytest.fixture
def overlays(plot):
    made = PlaneOverlays(plot)
    rng = np.random.default_rng(3)
    X = rng.normal(size=(600, 2)) * [1.0, 0.6]
    made.show_rows(X, rng.integers(0, 3, 600))
    made.rows_given = X
    return made


# -- geometry ----------------------------------------------------------------------------


def test_axes_of_a_ball_are_its_eigenvalues_and_the_extremes_of_its_outline():
    rng = np.random.default_rng(0)
    for _ in range(20):
        L = rng.normal(size=(3, 2))
        gram, radius = L.T @ L, rng.uniform(0.1, 3)
        long, short = metric_axes(gram, radius)
        values = np.linalg.svd(L, compute_uv=False)
        assert (long, short) == pytest.approx((radius / values[1], radius / values[0]))
        traced = outline_axes(metric_outline(gram, radius, n=20001))
        assert traced == pytest.approx((long, short), rel=1e-5)


def test_the_ball_of_the_strips_is_54_to_1_and_a_rank_1_ball_has_no_end():
    assert pair_of(NEEDLE, 1.0).ratio == pytest.approx(54.2, abs=0.1)
    assert metric_axes(np.outer([1.0, 2.0], [1.0, 2.0]), 1.0)[0] == np.inf


@pytest.mark.parametrize(
    ("ratio", "told"),
    [
        (54.2, "54 : 1"),
        (9_999.4, "9999 : 1"),
        (9_999.6, "1·10⁴ : 1"),
        (168_053, "2·10⁵ : 1"),
        (999_999, "1·10⁶ : 1"),
        (1e7, "∞ : 1"),
    ],
)
def test_a_long_ratio_is_told_by_its_power(overlays, ratio, told):
    inset = overlays.inset
    inset.show_pair(pair_of(np.diag([ratio**2, 1.0]), 1.0))
    assert inset.text() == told
    font = inset.plot.font()
    font.setBold(True)
    assert QFontMetrics(font).horizontalAdvance(told) < 60 + 12, "the smallest card"


def test_the_root_of_a_metric_measures_as_the_metric_does_and_is_symmetric():
    seen = root(NEEDLE)
    assert seen == pytest.approx(seen.T)
    steps = np.random.default_rng(1).normal(size=(50, 2))
    expected = np.sqrt(np.einsum("ij,jk,ik->i", steps, NEEDLE, steps))
    assert np.linalg.norm(steps @ seen, axis=1) == pytest.approx(expected, rel=1e-6)


def test_thinness_is_the_least_width_of_the_outline_in_pixels():
    pixel = (0.01, 0.002)
    outline = metric_outline(NEEDLE, 3.0, n=200_001) / pixel
    # the width of an ellipse across its narrowest direction is its short axis
    narrow = 2 * np.hypot(*outline.T).min()
    assert thinness(NEEDLE, 3.0, pixel) == pytest.approx(narrow, rel=1e-4)


# -- corners -----------------------------------------------------------------------------


def test_the_freest_corner_covers_the_fewest_rows():
    rng = np.random.default_rng(2)
    size = QSizeF(120, 90)
    for _ in range(50):
        spots = rng.uniform(0, 1, size=(80, 2)) * [400, 300]

        def covered(corner, spots=spots):
            box = corner_box(corner, size, VIEW)
            return sum(box.contains(QPointF(*spot)) for spot in spots.tolist())

        best = freest_corner(size, VIEW, spots)
        assert covered(best) == min(covered(corner) for corner in CORNERS)


def test_corners_lie_within_the_view_and_avoid_what_must_be_seen():
    size = QSizeF(120, 90)
    for corner in CORNERS:
        box = corner_box(corner, size, VIEW)
        assert VIEW.contains(box)
        assert freest_corner(size, VIEW, NO_ROWS, [box]) != corner
    everywhere = [corner_box(corner, size, VIEW) for corner in CORNERS]
    assert freest_corner(size, VIEW, NO_ROWS, everywhere) is None


def test_an_overlay_stays_in_its_corner_unless_another_is_clearly_freer():
    size = QSizeF(100, 100)
    few = np.tile([[30.0, 30.0]], (10, 1))  # top left
    rest = np.vstack([np.tile([[370.0, 30.0]], (9, 1)), few])
    everywhere = np.vstack([rest, rest + np.array([0.0, 240.0])])
    assert freest_corner(size, VIEW, everywhere, present="top left") == "top left"
    assert freest_corner(size, VIEW, few, present="top left") != "top left"


# -- lens --------------------------------------------------------------------------------


def test_the_lens_holds_the_rows_within_three_radii(overlays):
    X = overlays.rows_given
    for place in ((0.0, 0.0), (1.0, -0.4)):
        overlays.show_pair(pair_of(NEEDLE, 8.0, place))
        offset = X - place
        far = np.sqrt(np.einsum("ij,jk,ik->i", offset, NEEDLE, offset))
        found = overlays.probe()["lens"]
        assert found["shown"]
        assert found["rows"] == np.flatnonzero(far <= 3 * 8.0).tolist()
        assert found["radius"] == RADII * 8.0


def test_the_lens_shows_itself_for_thin_balls_only_and_can_be_switched_off(
    plot, overlays
):
    wide = np.eye(2)
    per_unit = 1 / plot.getPlotItem().getViewBox().viewPixelSize()[0]
    limit = THIN / 2 / per_unit  # the radius of a circle of 40 pixels, about
    for radius, shown in ((0.9 * limit, True), (1.2 * limit, False)):
        overlays.show_pair(pair_of(wide, radius))
        assert overlays.probe()["lens"]["shown"] == shown
    overlays.show_pair(pair_of(NEEDLE, 8.0))
    overlays.want("lens", False)
    assert not overlays.probe()["lens"]["shown"]
    overlays.want("lens", True)
    assert overlays.probe()["lens"]["shown"]
    overlays.show_pair(pair_of(NEEDLE, 8.0, neighbours=()))  # a ball without a query
    assert not overlays.probe()["lens"]["shown"]


def test_of_very_many_rows_the_lens_draws_the_nearest(overlays):
    X = np.random.default_rng(5).normal(size=(5000, 2)) * 0.01
    overlays.show_rows(X, np.zeros(5000, np.int64))
    overlays.show_pair(pair_of(np.eye(2), 0.02))
    found = overlays.probe()["lens"]
    assert len(found["rows"]) > found["drawn"] == MOST
    far = np.hypot(*X.T)
    nearest = np.sort(far)[:MOST]
    scale = found["pixels"] / 3 / 0.02
    drawn = np.sort(np.hypot(*np.array(found["spots"]).T)) / scale
    assert drawn == pytest.approx(nearest)


# -- inset -------------------------------------------------------------------------------


def test_the_inset_is_there_above_10_to_1_and_writes_the_ratio(overlays):
    for ratio in (2.0, 9.9, 10.1, 54.2):
        gram = np.diag([1.0, ratio**2])
        overlays.show_pair(pair_of(gram, 1.0, ghost=0.5))
        found = overlays.probe()["inset"]
        assert found["shown"] == (ratio > 10)
        if found["shown"]:
            assert found["ratio"] == pytest.approx(ratio)
            assert found["text"] == f"{ratio:.0f} : 1"
            assert found["ball"] == pytest.approx([1.0, 1 / ratio])
            assert found["ghost"] == pytest.approx([0.5, 0.5])
            assert 1.0 <= found["reach"] <= 2.0
            assert found["reach"] / 5 <= found["tick"] <= found["reach"] / 2


def test_a_ball_without_end_is_infinitely_thin(overlays):
    overlays.show_pair(pair_of(np.outer([1.0, 2.0], [1.0, 2.0]), 1.0, ghost=0.5))
    assert overlays.probe()["inset"]["text"] == "∞ : 1"
    assert figure_export.image(overlays.parent(), 1.0).width() > 0  # it can be painted


def test_the_inset_is_never_over_the_query(overlays):
    view = overlays.parent().getPlotItem().getViewBox()
    overlays.show_entries(
        "Legend", [LegendEntry("a", "something", "line", ("#123456",))]
    )
    corners = set()
    for x in np.linspace(-3.9, 3.9, 14):
        for y in np.linspace(-2.9, 2.9, 11):
            overlays.show_pair(pair_of(NEEDLE, 8.0, (x, y), ghost=0.1))
            found = overlays.probe()
            corners.add(found["inset"]["corner"])
            query = view.mapFromView(QPointF(x, y))
            inset, legend = (
                QRectF(*found[name]["box"]) for name in ("inset", "legend")
            )
            assert not inset.contains(query)
            assert not inset.intersects(legend)
            lens = QRectF(*found["lens"]["box"])
            away = lens.center() - query
            assert np.hypot(away.x(), away.y()) > lens.width() / 2
            assert view.boundingRect().contains(lens)
    assert len(corners) > 1


# -- legend ------------------------------------------------------------------------------

ENTRIES = tuple(
    LegendEntry(kind, f"a layer of {kind}", kind, ("#0072b2", "#e69f00"))
    for kind in (
        "line", "dash", "dots", "link", "fill", "fade", "hatching", "marker", "markers",
    )
)  # fmt: skip


def test_the_legend_names_layers_and_folds_by_a_click_on_its_title(overlays, plot):
    overlays.show_entries("Legend", ENTRIES)
    found = overlays.probe()["legend"]
    assert found["layers"] == [entry.layer for entry in ENTRIES]
    title = overlays.legend.mapToScene(QPointF(10, 8))
    assert overlays.press(title)
    assert overlays.probe()["legend"]["layers"] == []
    assert overlays.press(overlays.legend.mapToScene(QPointF(10, 8)))
    assert overlays.probe()["legend"]["layers"] == found["layers"]
    below = overlays.legend.mapToScene(QPointF(10, overlays.legend.size.height() + 9))
    assert not overlays.press(below)
    overlays.want("legend", False)
    assert not overlays.probe()["legend"]["shown"]


def test_where_there_is_little_room_the_legend_is_folded_but_not_in_a_figure(
    overlays, plot, tmp_path
):
    overlays.show_entries("Legend", ENTRIES)
    plot.resize(300, 240)
    plot.repaint()
    assert overlays.legend.folded
    figure_export.export(plot, tmp_path / "figure.svg")
    text = (tmp_path / "figure.svg").read_text(encoding="utf-8")
    assert "a layer of dash" in text
    assert overlays.legend.folded  # again
    overlays.want("legend", True)  # by keyboard
    assert not overlays.legend.folded


def test_an_exported_figure_has_legend_inset_and_lens_as_lines_and_letters(
    overlays, plot, tmp_path
):
    overlays.show_entries("Legend", ENTRIES)
    overlays.show_pair(pair_of(NEEDLE, 8.0, ghost=0.1))
    figure_export.export(plot, tmp_path / "figure.svg")
    text = (tmp_path / "figure.svg").read_text(encoding="utf-8")
    assert "54 : 1" in text
    assert all(entry.text in text for entry in ENTRIES)
