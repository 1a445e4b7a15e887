"""Figures: exact sizes, text that stays text, one page, and nothing left changed."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.api import Problem
from workbench.ui.drawing import figure_export as figures
from workbench.ui.drawing.plot import Plot

SIZE = (420, 300)


@pytest.fixture
def plot(context, qtbot) -> Plot:
    """A plot with points of two classes, a legend and labels."""
    made = Plot(context.theme, "explore_sample_plot")
    qtbot.addWidget(made)
    made.describe("Sample", "40 points")
    # the frame of the focus is on the screen but not in the figure
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.resize(*SIZE)
    made.set_labels("width of petal", "height")
    made.add_legend()
    rng = np.random.default_rng(1)
    for label, colour in (("a", "#0072B2"), ("b", "#E69F00")):
        points = rng.normal(size=(20, 2))
        made.addItem(
            pg.ScatterPlotItem(
                points[:, 0], points[:, 1], name=label, brush=colour, pen=None, size=9
            )
        )
    made.show_range((-3, 3), (-3, 3))
    made.show()
    return made


@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
def test_png_has_exactly_the_size_asked_for(plot, tmp_path, scale):
    path = tmp_path / "figure.png"
    figures.export(plot, path, scale)
    image = QImage(str(path))
    assert (image.width(), image.height()) == tuple(round(scale * s) for s in SIZE)


def test_png_is_the_view_itself_only_finer(plot):
    """Scaled down again, the picture is the one on the screen; a legend or an axis
    that did not scale along would differ by far more than the blur does.
    """
    fine = figures.image(plot, 3.0).scaled(*SIZE)
    screen = plot.grab().toImage().scaled(*SIZE)
    a, b = pixels(fine), pixels(screen)
    assert np.abs(a - b).mean() < 4.0
    ink = (b < 128).any(axis=2).sum()
    assert ink > 500
    assert abs(int((a < 128).any(axis=2).sum()) - int(ink)) < 0.5 * ink


def test_svg_holds_text_and_vectors(plot, tmp_path):
    path = tmp_path / "figure.svg"
    figures.export(plot, path)
    content = path.read_bytes()
    renderer = QSvgRenderer(QByteArray(content))
    assert renderer.isValid()
    assert renderer.viewBoxF() == QRectF(0, 0, *SIZE)
    root = ET.fromstring(content)
    texts = {
        "".join(t.itertext()).strip() for t in root.iter() if t.tag.endswith("}text")
    }
    assert {"width of petal", "height", "a", "b"} <= texts
    # symbols are paths or circles, not pictures cut from an atlas
    assert b"<image" not in content


def test_svg_and_screen_agree_where_things_are(plot):
    """At the wrong resolution the axes come out a quarter smaller than the data."""
    drawn = QImage(*SIZE, QImage.Format.Format_RGB32)
    drawn.fill(QColor("white"))
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(figures.svg(plot))).render(painter, QRectF(0, 0, *SIZE))
    painter.end()
    a, b = pixels(drawn), pixels(plot.grab().toImage().scaled(*SIZE))
    assert np.abs(a - b).mean() < 4.0
    for axis in (0, 1):
        # where the ink is, row by row and column by column; a line one pixel wide
        # may fall on either of two
        one, other = (
            np.convolve((255 - p).sum(axis=(axis, 2)), np.ones(5), "same")
            for p in (a, b)
        )
        assert np.corrcoef(one, other)[0, 1] > 0.95


def test_pdf_has_one_page_of_the_size_on_the_screen(plot, tmp_path):
    path = tmp_path / "figure.pdf"
    figures.export(plot, path)
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", content)) == 1
    box = re.search(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", content)
    assert box is not None
    dpi = plot.screen().logicalDotsPerInch()
    expected = QSizeF(*SIZE) * (72 / dpi)
    assert float(box[1]) == pytest.approx(expected.width(), abs=1)
    assert float(box[2]) == pytest.approx(expected.height(), abs=1)


def test_copy_puts_picture_and_svg_on_the_clipboard(plot):
    figures.copy(plot)
    mime = QGuiApplication.clipboard().mimeData()
    assert mime.hasImage()
    assert b"<svg" in bytes(mime.data("image/svg+xml").data())


def test_a_widget_with_a_plot_inside_is_a_figure_too(plot, qtbot, tmp_path):
    frame = QWidget()
    QVBoxLayout(frame).addWidget(plot)
    frame.resize(500, 360)
    frame.show()
    path = tmp_path / "figure.png"
    figures.export(frame, path, 2.0)
    image = QImage(str(path))
    plot.setParent(None)  # a plot that dies with its frame cannot be closed after it
    qtbot.addWidget(frame)
    assert (image.width(), image.height()) == (1000, 720)
    assert len(np.unique(pixels(image).reshape(-1, 3), axis=0)) > 20


def test_export_mode_ends_also_when_drawing_fails(plot, monkeypatch):
    items = [i for i in plot.scene().items() if hasattr(i, "_exportOpts")]
    assert items

    def fail(*_args: object) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(pg.ScatterPlotItem, "paint", fail)
    monkeypatch.setattr(figures, "_render", in_export_mode_then(fail))
    with pytest.raises(RuntimeError, match="no ink"):
        figures.png(plot)
    monkeypatch.undo()
    assert all(item._exportOpts is False for item in items)


def in_export_mode_then(fail):
    def render(target, _device):
        with figures._export_mode(target):
            assert any(getattr(i, "_exportOpts", False) for i in target.scene().items())
            fail()

    return render


def test_wrong_suffix_and_missing_folder_are_problems(plot, tmp_path):
    with pytest.raises(Problem, match=r"unknown kind of figure '\.gif'.*\.png"):
        figures.export(plot, tmp_path / "figure.gif")
    with pytest.raises(Problem, match="cannot be written"):
        figures.export(plot, tmp_path / "none" / "figure.svg")


def pixels(image: QImage) -> np.ndarray:
    """Return the red, green and blue of an image, shape (h, w, 3)."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8, plain.sizeInBytes())
    rows = rows.reshape(plain.height(), plain.bytesPerLine())
    flat = rows[:, : 3 * plain.width()]
    return flat.reshape(plain.height(), plain.width(), 3).astype(float)
