"""Spots look as pyqtgraph's own, however they are dressed; the nearest is found."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage

from workbench.ui.drawing.spots import Spots, nearest_place

PLACES = np.random.default_rng(4).uniform(0, 1, (60, 2))


@pytest.fixture
def drawn(qtbot):
    """Return what an item looks like in a plot, as an array of pixels."""

    view = pg.PlotWidget()
    qtbot.addWidget(view)
    view.resize(200, 200)
    view.setRange(xRange=(0, 1), yRange=(0, 1))

    def draw(item) -> np.ndarray:
        view.addItem(item)
        image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        view.removeItem(item)  # it outlives the plot
        return np.frombuffer(image.constBits(), np.uint8).reshape(200, 200, 4).copy()

    return draw


def same(one, other) -> bool:
    # the axes alone are not what is looked at
    assert len(np.unique(one.view(np.uint32))) > 3
    return bool(np.array_equal(one, other))


def test_spots_that_look_alike(drawn):
    look = {"symbol": "t", "size": 9, "pen": pg.mkPen("r"), "brush": pg.mkBrush("b")}
    ours, theirs = Spots(), pg.ScatterPlotItem()
    ours.setData(pos=PLACES)
    ours.wear(**look)
    theirs.setData(pos=PLACES, **look)
    assert same(drawn(ours), drawn(theirs))


def test_another_look_and_other_places(drawn):
    ours, theirs = Spots(), pg.ScatterPlotItem()
    ours.setData(pos=PLACES)
    ours.wear(symbol="s", size=12, pen=None, brush=QColor("green"))
    before = drawn(ours)
    ours.wear(size=6, pen=pg.mkPen("k"))
    ours.setData(pos=PLACES[:30])
    theirs.setData(
        pos=PLACES[:30], symbol="s", size=6, pen=pg.mkPen("k"), brush=QColor("green")
    )
    after = drawn(ours)
    assert same(after, drawn(theirs))
    assert not np.array_equal(before, after)


def test_spots_with_looks_of_their_own_keep_them(drawn):
    brushes = [pg.mkBrush(c) for c in "rgb" * 20]
    symbols = ["o", "s", "t", "d"] * 15
    ours, theirs = Spots(), pg.ScatterPlotItem()
    ours.setData(pos=PLACES, brush=brushes, symbol=symbols)
    ours.wear(size=11, pen=pg.mkPen("k"))
    theirs.setData(
        pos=PLACES, brush=brushes, symbol=symbols, size=11, pen=pg.mkPen("k")
    )
    assert same(drawn(ours), drawn(theirs))


def test_spots_given_one_by_one(drawn):
    spots = [{"pos": p, "size": 5 + i % 7} for i, p in enumerate(PLACES)]
    ours, theirs = Spots(), pg.ScatterPlotItem()
    ours.setData(spots)
    theirs.setData(spots)
    assert same(drawn(ours), drawn(theirs))
    ours.setData(pos=PLACES)
    theirs.setData(pos=PLACES)
    assert same(drawn(ours), drawn(theirs))


def test_each_spot_has_a_sign_of_its_own(drawn):
    kind = np.arange(60) % 7
    brushes = np.array([QBrush(QColor(30 * i, 200 - 20 * i, 90)) for i in range(7)])
    symbols = np.array(["o", "s", "t", "d", "+", "x", "star"], object)
    signs = {"brush": brushes[kind], "symbol": symbols[kind]}
    pen = pg.mkPen("k", width=0.8)
    ours, theirs = Spots(size=11, pen=pen), pg.ScatterPlotItem(size=11, pen=pen)
    ours.setData(pos=PLACES[:9], brush=signs["brush"][:9], symbol=signs["symbol"][:9])
    few = drawn(ours)
    ours.setData(pos=PLACES, **signs)
    theirs.setData(pos=PLACES, **signs)
    assert same(drawn(ours), drawn(theirs))
    assert not np.array_equal(few, drawn(ours))
    ours.wear(size=7, pen=pg.mkPen("r"))
    theirs.setSize(7)
    theirs.setPen(pg.mkPen("r"))
    assert same(drawn(ours), drawn(theirs))
    ours.setData(pos=PLACES)
    theirs.setData(pos=PLACES, brush=ours.opts["brush"], symbol="o")
    assert same(drawn(ours), drawn(theirs))


def test_signs_may_be_given_with_x_and_y(drawn):
    kind = np.arange(60) % 5
    brushes = np.array([QBrush(QColor(40 * i, 90, 200)) for i in range(5)])[kind]
    symbols = np.array(["o", "s", "t", "d", "+"], object)[kind]
    ours, theirs = Spots(size=9, pen=None), pg.ScatterPlotItem(size=9, pen=None)
    for item in (ours, theirs):
        item.setData(x=PLACES[:, 0], y=PLACES[:, 1], brush=brushes, symbol=symbols)
    assert same(drawn(ours), drawn(theirs))


def test_looks_that_another_item_has_drawn_are_not_mixed_up(drawn):
    looks = [
        {"symbol": symbol, "size": size, "pen": pen, "brush": pg.mkBrush(colour)}
        for symbol in "os"
        for size in (8, 11)
        for pen in (pg.mkPen("k"), pg.mkPen("k", width=2), pg.mkPen(None))
        for colour in ("r", "g")
    ]
    for again in range(2):
        seen = []
        for look in looks:
            ours, theirs = Spots(), pg.ScatterPlotItem()
            ours.setData(pos=PLACES)
            ours.wear(**look)
            theirs.setData(pos=PLACES, **look)
            seen.append(drawn(ours))
            assert same(seen[-1], drawn(theirs)), (again, look)
        assert len({picture.tobytes() for picture in seen}) == len(looks)


def test_a_hatched_or_dashed_look_is_drawn_each_time(drawn):
    dashed = pg.mkPen("k", width=2, style=Qt.PenStyle.DashLine)
    hatched = QBrush(QColor("red"), Qt.BrushStyle.Dense4Pattern)
    for pen, brush in ((dashed, pg.mkBrush("r")), (pg.mkPen("k"), hatched)):
        ours, theirs = Spots(), pg.ScatterPlotItem()
        ours.setData(pos=PLACES)
        ours.wear(size=14, pen=pen, brush=brush)
        theirs.setData(pos=PLACES, size=14, pen=pen, brush=brush)
        assert same(drawn(ours), drawn(theirs))


def test_spots_without_a_known_place_have_no_bounds_and_warn_of_nothing(qapp):
    spots = Spots(x=[np.nan, np.nan], y=[1.0, 3.0], size=4)
    assert spots.dataBounds(0) == (None, None)
    assert spots.dataBounds(1) == pytest.approx((1.0, 3.0))
    assert Spots().dataBounds(1) == (None, None)


def test_the_bounds_follow_whatever_changes_them(qtbot):
    """They are kept between two changes: a scene asks for them again and again."""

    def bounds(item):
        rect = item.boundingRect()
        assert rect == item.boundingRect()
        return rect.left(), rect.top(), rect.right(), rect.bottom()

    ours, theirs = Spots(size=9, pen=None), pg.ScatterPlotItem(size=9, pen=None)
    plots = pg.PlotWidget(), pg.PlotWidget()
    for plot, item in zip(plots, (ours, theirs), strict=True):
        qtbot.addWidget(plot)
        plot.resize(300, 200)
        plot.addItem(item)
        plot.show()
    seen = []
    for act in (
        lambda item, plot: item.setData(pos=PLACES),
        lambda item, plot: item.setData(pos=2 * PLACES + 1),
        lambda item, plot: item.setData(x=[1.0], y=[5.0], size=30),
        lambda item, plot: plot.setRange(xRange=(0, 9), yRange=(0, 40)),
        lambda item, plot: plot.resize(150, 500),
        lambda item, plot: item.setSize(60),
        lambda item, plot: item.clear(),
        lambda item, plot: item.addPoints(x=[3.0], y=[4.0]),
    ):
        for plot, item in zip(plots, (ours, theirs), strict=True):
            act(item, plot)
        seen.append(bounds(theirs))
        assert bounds(ours) == pytest.approx(seen[-1]), len(seen)
    assert len(set(seen)) > 5


def test_the_nearest_place_is_that_of_the_screen(qtbot):
    """By brute force, through where each place is painted; NaN is nowhere."""
    view = pg.PlotWidget()
    qtbot.addWidget(view)
    view.resize(300, 160)
    view.show()
    view.setRange(xRange=(0, 10), yRange=(0, 0.1), padding=0)
    box, places = view.getPlotItem().getViewBox(), PLACES * (10, 0.1)
    places[7] = np.nan
    painted = [box.mapViewToScene(QPointF(*place)) for place in places.tolist()]
    found = []
    for x, y in np.random.default_rng(1).uniform(0, 1, (50, 2)) * (10, 0.1):
        here = box.mapViewToScene(QPointF(x, y))
        apart = [np.hypot(p.x() - here.x(), p.y() - here.y()) for p in painted]
        apart[7] = np.inf
        nearest = int(np.argmin(apart))
        found.append(apart[nearest] <= 12)
        known = nearest if found[-1] else -1
        assert nearest_place(box, places, QPointF(x, y), 12) == known
    assert any(found)
    assert not all(found)
    assert nearest_place(box, places[:0], QPointF(1, 0), 12) == -1
    assert nearest_place(box, places[7:8], QPointF(1, 0), 12) == -1


def test_nothing_is_near_in_a_view_without_pixels(qtbot):
    box = pg.ViewBox()
    box.setGeometry(QRectF(0, 0, 0, 0))
    assert nearest_place(box, PLACES, QPointF(*PLACES[0].tolist()), 12) == -1
