"""The figure service: any plot or widget as PNG, SVG or PDF, or on the clipboard.

pyqtgraph's own exporters leave the legend at screen size (PNG) and the axes a quarter
smaller than the data (SVG), so the view itself is rendered here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, cast

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QMimeData,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView, QWidget

from workbench.api import Problem
from workbench.core.program.home import replaced

SUFFIXES = (".png", ".svg", ".pdf")
POINTS_PER_INCH = 72


class Picture(Protocol):
    """A widget that paints its figure itself, whatever part of it the screen shows."""

    def picture_size(self) -> QSize:
        """Return how large the whole figure is."""

    def paint_picture(self, painter: QPainter, size: QSize) -> None:
        """Paint it."""


def export(target: QWidget, path: str | Path, scale: float = 3.0) -> None:
    """Write a plot, or any widget, to a file; the suffix says how.

    Parameters
    ----------
    target : QWidget
        A pyqtgraph view or another widget, shown or not.
    path : str or Path
        Ends in ``.png``, ``.svg`` or ``.pdf``.
    scale : float
        Pixels of a PNG for each point on the screen; text and lines grow along.

    Raises
    ------
    Problem
        For another suffix, or a file that cannot be written.
    """
    path = Path(path)
    writers = {".png": png, ".svg": svg, ".pdf": pdf}
    writer = writers.get(path.suffix.lower())
    if writer is None:
        raise Problem(
            f"unknown kind of figure {path.suffix!r}",
            expected=", ".join(SUFFIXES),
            where=str(path),
        )
    content = png(target, scale) if writer is png else writer(target)
    try:
        with replaced(path, make_folder=False) as file:
            file.write(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(f"cannot be written: {reason}", where=str(path)) from None


def copy(target: QWidget) -> None:
    """Put a plot or widget on the clipboard, as picture and as SVG."""
    mime = QMimeData()
    mime.setImageData(image(target, 2.0))
    mime.setData("image/svg+xml", QByteArray(svg(target)))
    QGuiApplication.clipboard().setMimeData(mime)


def image(target: QWidget, scale: float = 3.0) -> QImage:
    """Draw into an image of `scale` pixels for each point."""
    size = _size(target) * scale
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.white)
    _render(target, picture)
    return picture


def png(target: QWidget, scale: float = 3.0) -> bytes:
    """Return the bytes of a PNG file."""
    with _buffer() as (buffer, data):
        image(target, scale).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def svg(target: QWidget) -> bytes:
    """Return the bytes of an SVG file; text stays text."""
    with _buffer() as (buffer, data):
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        # at the default resolution the axes come out smaller than the data
        generator.setResolution(_dpi(target))
        size = _size(target)
        generator.setSize(size)
        generator.setViewBox(QRect(QPoint(0, 0), size))
        generator.setTitle(target.accessibleName() or target.objectName())
        _render(target, generator)
    return bytes(data.data())


def pdf(target: QWidget) -> bytes:
    """Return the bytes of a PDF file with one page of the size on the screen."""
    with _buffer() as (buffer, data):
        writer = QPdfWriter(buffer)
        dpi = _dpi(target)
        writer.setResolution(dpi)
        points = QSizeF(_size(target)) * (POINTS_PER_INCH / dpi)
        unit, match = QPageSize.Unit.Point, QPageSize.SizeMatchPolicy.ExactMatch
        writer.setPageSize(QPageSize(points, unit, "", match))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        writer.setTitle(target.accessibleName() or target.objectName())
        _render(target, writer)
    return bytes(data.data())


# -- drawing -------------------------------------------------------------------------


def _render(target: QWidget, device: QPaintDevice) -> None:
    painter = QPainter(device)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if hasattr(target, "paint_picture"):
            cast("Picture", target).paint_picture(painter, _size(target))
        elif isinstance(target, QGraphicsView):
            with _export_mode(target):
                area = QRectF(target.viewport().rect())
                painter.fillRect(area, target.backgroundBrush())
                target.render(painter, area, target.viewport().rect())
        else:
            views = target.findChildren(QGraphicsView)
            with _export_mode(*views):
                target.render(painter, QPoint(0, 0))
    finally:
        painter.end()


def _size(target: QWidget) -> QSize:
    if hasattr(target, "picture_size"):
        return cast("Picture", target).picture_size()
    return target.size()


@contextmanager
def _export_mode(*views: QGraphicsView) -> Iterator[None]:
    """Have pyqtgraph's items draw themselves anew instead of from their caches."""
    changed: list[Any] = []
    try:
        for view in views:
            for item in view.scene().items():
                if hasattr(item, "setExportMode"):
                    item.setExportMode(
                        True, {"antialias": True, "resolutionScale": 1.0}
                    )
                    changed.append(item)
        yield
    finally:
        for item in changed:
            item.setExportMode(False)


@contextmanager
def _buffer() -> Iterator[tuple[QBuffer, QByteArray]]:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    try:
        yield buffer, data
    finally:
        buffer.close()


def _dpi(target: QWidget) -> int:
    screen = target.screen() or QGuiApplication.primaryScreen()
    return round(screen.logicalDotsPerInch())
