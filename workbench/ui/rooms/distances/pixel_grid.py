"""A small image on a grid, drawn on with the mouse or the keyboard."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QSizePolicy

from workbench.numerics.objects.pen import stroked
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme, rgb

FloatArray = npt.NDArray[np.float64]
Cell = tuple[int, int]

Key = Qt.Key
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ARROWS: dict[int, Cell] = {
    Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1),
}  # fmt: skip
_RUBS = (Key.Key_Delete, Key.Key_Backspace)


class PixelGrid(QGraphicsView):
    """Shows an image; one that can be edited is drawn on.

    The left button draws, the right one rubs out. Arrow keys move a cursor, with Shift
    they draw; Space draws a dot, Delete rubs one out.
    A `QGraphicsView`, as all plots are: so figure service and table twin find it.

    Parameters
    ----------
    theme : Theme
    name : str
        The objectName.
    side : int
        Pixels of the image, across and down.
    editable : bool

    Signals
    -------
    edited()
        Something was drawn or rubbed out.
    """

    edited = Signal()

    def __init__(
        self, theme: Theme, name: str, side: int, *, editable: bool = False
    ) -> None:
        super().__init__()
        self.setObjectName(name)
        self.theme = theme
        self.image: FloatArray = np.zeros((side, side))
        self.editable = editable
        self.rubs = False
        self.cursor_cell: Cell = (side // 2, side // 2)
        self._last: tuple[float, float] | None = None
        self.setScene(QGraphicsScene(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(self.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(self.ViewportUpdateMode.FullViewportUpdate)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Ignored)
        self.setMinimumSize(80, 80)
        for surface in (self, self.viewport()):
            surface.setAcceptDrops(False)
        if editable:
            self.viewport().setCursor(Qt.CursorShape.CrossCursor)
        theme.follow(self, self._on_theme_changed)

    def sizeHint(self) -> QSize:
        return QSize(136, 136)

    # -- what is shown ----------------------------------------------------------------

    def show_image(self, image: FloatArray) -> None:
        """Show another image, of shape (side, side) or (side²,); nothing is emitted."""
        self.image = np.asarray(image, np.float64).reshape(self.image.shape)
        self.viewport().update()
        self.describe_cursor()

    def table(self) -> TwinTable:
        """Return the ink of each pixel (Ctrl+T)."""
        headers = (self.tr("Row"), *map(str, range(1, len(self.image) + 1)))
        lines = np.arange(1.0, len(self.image) + 1)
        return TwinTable(headers, (lines, *np.round(self.image, 4).T))

    def describe_cursor(self) -> None:
        """Tell a screen reader which pixel the cursor is on, and its ink."""
        if self.editable:
            column, row = self.cursor_cell
            text = self.tr("row {row}, column {column}: ink {ink}")
            ink = number(self.image[row, column], 2)
            self.setAccessibleDescription(
                text.format(row=row + 1, column=column + 1, ink=ink)
            )
        else:
            self.setAccessibleDescription(" × ".join(map(str, self.image.shape)))

    # -- painting -----------------------------------------------------------------------

    def square(self) -> QRectF:
        """Return where the image lies in the viewport."""
        size = self.viewport().size()
        pixel = max(1, (min(size.width(), size.height()) - 4) // len(self.image))
        length = pixel * len(self.image)
        return QRectF(1, 1, length, length)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint everything: the scene itself is empty."""
        colours, square = self.theme.colours, self.square()
        painter.fillRect(self.viewport().rect(), QColor(colours.window))
        paper, ink = np.array(rgb(colours.plot)), np.array(rgb(colours.text))
        share = np.clip(self.image, 0.0, 1.0)[:, :, None]
        pixels = np.round(paper + share * (ink - paper)).astype(np.uint8)
        side = len(self.image)
        data = np.ascontiguousarray(pixels).tobytes()
        picture = QImage(data, side, side, 3 * side, QImage.Format.Format_RGB888)
        painter.drawImage(square, picture)
        pixel = square.width() / side
        if self.editable:
            painter.setPen(QPen(QColor(colours.grid), 1))
            for k in range(1, side):
                x, y = square.left() + k * pixel, square.top() + k * pixel
                painter.drawLine(QPointF(x, square.top()), QPointF(x, square.bottom()))
                painter.drawLine(QPointF(square.left(), y), QPointF(square.right(), y))
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawRect(square.adjusted(-1, -1, 0, 0))
        if self.editable and self.hasFocus():
            column, row = self.cursor_cell
            corner = square.topLeft() + QPointF(column * pixel, row * pixel)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRect(QRectF(corner.x(), corner.y(), pixel, pixel))

    def _on_theme_changed(self) -> None:
        self.setBackgroundBrush(QColor(self.theme.colours.window))
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(self.theme.colours.accent), 2))
            painter.drawRect(self.square().adjusted(-1, -1, 1, 1))
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # scene and viewport coincide, so that `render` finds all of it
        self.setSceneRect(QRectF(self.viewport().rect()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.describe_cursor()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    # -- by hand ----------------------------------------------------------------------

    def draw(
        self, start: tuple[float, float], end: tuple[float, float], *, rub: bool
    ) -> None:
        """Draw a stroke, or rub one out, between two points (column, row)."""
        self.image = stroked(self.image, start, end, erase=rub)
        self.viewport().update()
        self.describe_cursor()
        self.edited.emit()

    def _pixel_at(self, place: QPointF) -> tuple[float, float]:
        """Return column and row, with fractions; the middle of the first is (0, 0)."""
        square = self.square()
        pixel = square.width() / len(self.image)
        inside = place - square.topLeft()
        return inside.x() / pixel - 0.5, inside.y() / pixel - 0.5

    def _draw_to(self, event: QMouseEvent) -> None:
        here = self._pixel_at(event.position())
        last = len(self.image) - 1
        column, row = (min(max(round(place), 0), last) for place in here)
        self.cursor_cell = column, row
        rub = self.rubs or bool(event.buttons() & Qt.MouseButton.RightButton)
        self.draw(here if self._last is None else self._last, here, rub=rub)
        self._last = here

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke."""
        buttons = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
        if not self.editable or event.button() not in buttons:
            event.ignore()
            return
        self._last = None
        self._draw_to(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the stroke."""
        if self._last is not None:
            self._draw_to(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke."""
        self._last = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor with the arrows, draw with Shift or Space, rub with Delete."""
        step = _ARROWS.get(event.key())
        before = self.cursor_cell
        if not self.editable:
            event.ignore()
        elif step is not None:
            last = len(self.image) - 1
            column, row = (
                min(max(place + by, 0), last)
                for place, by in zip(before, step, strict=True)
            )
            self.cursor_cell = column, row
            self.describe_cursor()
            self.viewport().update()
            if event.modifiers() & _SHIFT:
                self.draw(before, self.cursor_cell, rub=self.rubs)
        elif event.key() == Key.Key_Space:
            self.draw(before, before, rub=self.rubs)
        elif event.key() in _RUBS:
            self.draw(before, before, rub=True)
        else:
            event.ignore()
