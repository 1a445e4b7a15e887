"""The moving picture of the README: two strips from the identity to KISSNN's metric.

    python tests/tools/make_morph.py resources/docs/images/morph.webp

Rows, regions of 5-NN and leave-one-out accuracies are computed for each frame, by the
program's own morph. Needs Pillow.
"""

from __future__ import annotations

import argparse
import io
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PIL import Image
from PySide6.QtCore import QBuffer, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from scipy.spatial.distance import cdist

import workbench
from workbench.core.plane.morph import MorphPath

WIDTH, HEIGHT = 760, 448
#: The plane in pixels, and the piece of it that is shown.
PLANE = QRectF(16, 64, 728, 288)
X_RANGE, CENTRE_Y = (-4.6, 4.6), 0.0
CURVE = QRectF(16, 368, 728, 64)
STOPS, K, CELL = 37, 5, 4
TONES = (QColor("#0072b2"), QColor("#e69f00"))
GROUNDS = (QColor("#c5dfee"), QColor("#fae8c4"))
INK, PALE = QColor("#1f2328"), QColor("#8a8f98")


def accuracy(rows: np.ndarray, y: np.ndarray) -> float:
    """Leave-one-out accuracy of 5-NN, by brute force."""
    distances = cdist(rows, rows)
    np.fill_diagonal(distances, np.inf)
    votes = y[np.argsort(distances, axis=1, kind="stable")[:, :K]].mean(axis=1)
    return float(((votes > 0.5) == y).mean())


class Frame:
    """What is drawn at one place of the way."""

    def __init__(self, path: MorphPath, data, t: float) -> None:
        self.t, self.y = t, data.y.astype(int)
        centred = data.X - data.X.mean(axis=0)
        self.rows = centred @ path.map_at(t)
        self.accuracy = accuracy(self.rows, self.y)
        self.scale = PLANE.width() / (X_RANGE[1] - X_RANGE[0])
        self.cells = self._cells()

    def at(self, point: np.ndarray) -> QPointF:
        """Where a point of the plane is in the picture; y grows upwards."""
        x = PLANE.left() + (point[0] - X_RANGE[0]) * self.scale
        return QPointF(x, PLANE.center().y() - (point[1] - CENTRE_Y) * self.scale)

    def _cells(self) -> np.ndarray:
        """The winning class of each cell of the plane, shape (rows, columns)."""
        columns, lines = int(PLANE.width() / CELL), int(PLANE.height() / CELL)
        x = X_RANGE[0] + (np.arange(columns) + 0.5) * CELL / self.scale
        y = CENTRE_Y + (lines / 2 - np.arange(lines) - 0.5) * CELL / self.scale
        points = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
        near = np.argpartition(cdist(points, self.rows), K, axis=1)[:, :K]
        return (self.y[near].mean(axis=1) > 0.5).reshape(lines, columns)


def draw(frame: Frame, curve: list[Frame]) -> QImage:
    """Draw one frame; the curve has those before it in full, the others in grey."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_words(painter, frame)
    painter.setClipRect(PLANE)
    for (line, column), winner in np.ndenumerate(frame.cells):
        left, top = PLANE.left() + column * CELL, PLANE.top() + line * CELL
        painter.fillRect(QRectF(left, top, CELL, CELL), GROUNDS[int(winner)])
    for row, code in zip(frame.rows, frame.y, strict=True):
        _draw_row(painter, frame.at(row), int(code))
    painter.setClipping(False)
    _draw_curve(painter, frame, curve)
    painter.end()
    return image


def _draw_words(painter: QPainter, frame: Frame) -> None:
    font = QFont("DejaVu Sans")
    font.setPixelSize(34)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(INK)
    top = QRectF(16, 10, WIDTH - 32, 44)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(top, right, f"{100 * frame.accuracy:.1f} %")
    font.setPixelSize(17)
    font.setBold(False)
    painter.setFont(font)
    text = "Euclidean distance" if frame.t == 0 else "towards the learned metric"
    if frame.t == 1:
        text = "the metric that KISSNN learned"
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(top, left, f"5 nearest neighbours: {text}")


def _draw_row(painter: QPainter, place: QPointF, code: int) -> None:
    painter.setPen(QPen(QColor("white"), 0.8))
    painter.setBrush(QBrush(TONES[code]))
    if code == 0:
        painter.drawEllipse(place, 4.2, 4.2)
        return
    corners = [QPointF(0, -5.2), QPointF(4.8, 3.6), QPointF(-4.8, 3.6)]
    painter.drawPolygon(QPolygonF([place + corner for corner in corners]))


def _draw_curve(painter: QPainter, frame: Frame, curve: list[Frame]) -> None:
    """Draw the accuracy along the way, from 50 to 100 per cent."""

    def place(part: Frame) -> QPointF:
        x = CURVE.left() + 8 + part.t * (CURVE.width() - 16)
        return QPointF(x, CURVE.bottom() - (part.accuracy - 0.5) * 2 * CURVE.height())

    for tone, width, parts in (
        (PALE.lighter(140), 2.0, curve),
        (TONES[0], 3.0, [part for part in curve if part.t <= frame.t]),
    ):
        path = QPainterPath(place(parts[0]))
        for part in parts[1:]:
            path.lineTo(place(part))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tone, width))
        painter.drawPath(path)
    painter.setPen(QPen(QColor("white"), 1.5))
    painter.setBrush(QBrush(TONES[0]))
    painter.drawEllipse(place(frame), 7, 7)


def pictured(image: QImage) -> Image.Image:
    """Return a picture of Qt as one of Pillow."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--stops", type=int, default=STOPS)
    chosen = parser.parse_args()
    app = QGuiApplication([])  # fonts
    data = workbench.read("builtin:thesis21-strips")
    model = workbench.make("kissnn").fit(data.X, data.y)
    path = MorphPath.of(model.M_, data.X)
    curve = [Frame(path, data, t) for t in np.linspace(0, 1, chosen.stops)]
    pictures = [pictured(draw(frame, curve)) for frame in curve]
    # there with a rest at both ends, and back twice as fast
    frames = pictures + pictures[-2:0:-2]
    times = [1500] + [80] * (len(pictures) - 2) + [2500]
    times += [50] * (len(frames) - len(times))
    options = {"quality": 70, "method": 6} if chosen.out.suffix == ".webp" else {}
    frames[0].save(
        chosen.out, save_all=True, append_images=frames[1:], duration=times, loop=0,
        **options,
    )  # fmt: skip
    print(chosen.out, chosen.out.stat().st_size, "bytes,", len(frames), "frames")
    del app


if __name__ == "__main__":
    main()
