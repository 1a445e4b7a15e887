"""The table of the grid: how a cell is painted, and what keys do."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from workbench.ui.rooms.compare.grid.grid_dots import dots_html
from workbench.ui.rooms.compare.grid.grid_model import SHOWN, CellContent, GridModel
from workbench.ui.rooms.compare.grid.grid_words import figure
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table import CELLS, FIXED, Table
from workbench.ui.widgets.table_model import LEFT, RIGHT, Index

#: At the right of every number: where the mark of the best stands.
MARK = 18
_PAD = 8
_NARROWEST, _ROOMY, _WIDEST, _NAME = 84, 144, 168, 200
#: A name in the head of a column gives way, but so many pixels stay.
_CROWDED = 100


class CellDelegate(QStyledItemDelegate):
    """Paints the mean, a mark at the best, progress below, or what went wrong."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(_NARROWEST, option.fontMetrics.height() + 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        shown: CellContent = index.data(SHOWN)
        c = self._theme.colours
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            ground = QColor(c.accent)
            ground.setAlphaF(0.16)
            painter.fillRect(rect, ground)
        if shown.best:
            self._paint_mark(painter, rect)
        self._paint_text(painter, option.font, rect, shown)
        if shown.progress:
            self._paint_progress(painter, rect, shown)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(c.accent))
            painter.drawRect(rect.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Show the figures of a cell with a dot for each fold."""
        model = index.model()
        if event.type() != QEvent.Type.ToolTip or not isinstance(model, GridModel):
            return super().helpEvent(event, view, option, index)
        text = escape(model.about(index.row(), index.column())).replace("\n", "<br>")
        cell = model.cell(index.row(), index.column())
        values = cell.values if cell is not None else []
        if len(values) > 1:
            low, high = (figure(model.measure, v) for v in (min(values), max(values)))
            text += f"<br>{dots_html(values, (low, high), self._theme)}"
        QToolTip.showText(event.globalPos(), text, view)
        return True

    def _paint_text(
        self, painter: QPainter, font: QFont, rect: QRectF, shown: CellContent
    ) -> None:
        c = self._theme.colours
        bold = QFont(font)
        bold.setBold(shown.best)
        painter.setFont(bold)
        text, colour = shown.text, c.text
        if shown.state == "unread":
            text, colour = "–", c.muted
        elif shown.state == "empty":
            text, colour = "·", c.muted
        elif shown.progress:
            colour = c.muted
            text = text or shown.progress
        painter.setPen(QColor(colour))
        box = rect.adjusted(_PAD, 0, -MARK, 0)
        painter.drawText(box, RIGHT, text)
        sign = "!" if shown.state == "failed" else ("~" if shown.warned else "")
        if sign:
            bold.setBold(True)
            painter.setFont(bold)
            painter.setPen(QColor(c.error if sign == "!" else c.warning))
            # where there is no number, its place is free
            painter.drawText(box, LEFT if text else RIGHT, sign)

    def _paint_mark(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a small triangle that points at the number."""
        x, y = rect.right() - MARK + 5, rect.center().y()
        points = QPolygonF()
        for dx, dy in ((0.0, 0.0), (7.0, -4.5), (7.0, 4.5)):
            points.append(rect.topLeft().__class__(x + dx, y + dy))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.colours.accent))
        painter.drawPolygon(points)

    def _paint_progress(
        self, painter: QPainter, rect: QRectF, shown: CellContent
    ) -> None:
        c = self._theme.colours
        bar = QRectF(rect.left() + _PAD, rect.bottom() - 5, rect.width() - 2 * _PAD, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.grid))
        painter.drawRoundedRect(bar, 1.5, 1.5)
        bar.setWidth(bar.width() * shown.share)
        colour = QColor(c.accent if shown.state == "running" else c.line)
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, 1.5, 1.5)


class PlainHeader(QHeaderView):
    """The names of rows or columns on the ground of the table, a line below those."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        palette, across = (
            self.palette(),
            self.orientation() == Qt.Orientation.Horizontal,
        )
        painter.fillRect(rect, palette.color(QPalette.ColorRole.Base))
        model, roles = self.model(), Qt.ItemDataRole
        text = model.headerData(logicalIndex, self.orientation(), roles.DisplayRole)
        align = model.headerData(
            logicalIndex, self.orientation(), roles.TextAlignmentRole
        )
        box = rect.adjusted(_PAD, 0, -(MARK if across else _PAD), 0)
        painter.save()
        painter.setFont(self.font())
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        shown = self.fontMetrics().elidedText(
            str(text or ""), self.textElideMode(), box.width()
        )
        painter.drawText(box, int(align or self.defaultAlignment()), shown)
        if across:
            painter.setPen(palette.color(QPalette.ColorRole.Mid))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rest = self.viewport().rect()
        if self.orientation() == Qt.Orientation.Horizontal:
            rest.setLeft(self.length() - self.offset())
        else:
            rest.setTop(self.length() - self.offset())
        painter = QPainter(self.viewport())
        painter.fillRect(rest, self.palette().color(QPalette.ColorRole.Base))
        painter.end()


class PlainCorner(QObject):
    """Paints the corner between such heads as plain as they are."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QWidget):
            return False
        painter = QPainter(watched)
        ground = watched.palette().color(QPalette.ColorRole.Base)
        painter.fillRect(watched.rect(), ground)
        painter.end()
        return True


class GridView(Table):
    """The grid as a table: Enter asks why, Ctrl+C copies all of it.

    Signals
    -------
    asked(row, column)
        A cell was clicked twice, or Enter pressed on it.
    """

    asked = Signal(int, int)

    def __init__(
        self, theme: Theme, model: GridModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            "compare_grid_table", model, parent, selects=CELLS, row_height=None,
            row_titles=True, heads=PlainHeader,
        )  # fmt: skip
        self._model, self._theme = model, theme
        self.setItemDelegate(CellDelegate(theme, self))
        plain = PlainCorner(self)
        for corner in self.findChildren(QAbstractButton):
            corner.installEventFilter(plain)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        for header, name in (
            (self.horizontalHeader(), "compare_grid_columns_view"),
            (self.verticalHeader(), "compare_grid_rows_view"),
        ):
            header.setObjectName(name)
            header.setSectionResizeMode(FIXED)
            header.setHighlightSections(False)
            header.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.clicked.connect(self._on_clicked)
        model.modelReset.connect(self.fit)
        theme.follow(self, self.fit)  # text may have another size
        self.fit()

    def fit(self) -> None:
        """Share the width among the columns, and give each row its height."""
        height = self.fontMetrics().height() + 10
        self.verticalHeader().setDefaultSectionSize(height)
        self.horizontalHeader().setFixedHeight(height + 2)
        self.verticalHeader().setFixedWidth(self._width_of_names())
        self._share_width()

    def _width_of_names(self) -> int:
        metrics = self.fontMetrics()
        names = [metrics.horizontalAdvance(row.name) for row in self._model.rows]
        return min(max(names, default=0) + 24, _NAME)

    def _share_width(self) -> None:
        header = self.horizontalHeader()
        metrics = header.fontMetrics()
        needs = [
            metrics.horizontalAdvance(column.name) + MARK + 16
            for column in self._model.columns
        ]
        for i, width in enumerate(shared(self.viewport().width(), needs)):
            header.resizeSection(i, width)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._share_width()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self._model.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and here.isValid():
            self.asked.emit(here.row(), here.column())
        else:
            super().keyPressEvent(event)

    def _on_clicked(self, index: Index) -> None:
        if index.data(SHOWN).state in ("failed", "unread"):
            self.asked.emit(index.row(), index.column())


def shared(space: int, needs: Sequence[int]) -> list[int]:
    """Return the widths of columns that share a space.

    The wide ones give way first, but no further than `_CROWDED` pixels; what is left
    goes to all alike, up to `_ROOMY` each. Where the sum exceeds the space even so, the
    table scrolls, and none gives way.
    """
    widths = [max(_NARROWEST, min(need, _WIDEST)) for need in needs]
    if sum(min(width, _CROWDED) for width in widths) > space:
        return widths
    widest = _WIDEST
    while sum(widths) > space and widest > _CROWDED:
        widest = max(_CROWDED, widest - 4)
        widths = [min(width, widest) for width in widths]
    narrow = [i for i, width in enumerate(widths) if width < _ROOMY]
    while narrow and space - sum(widths) >= len(narrow):
        for i in narrow:
            widths[i] += 1
        narrow = [i for i in narrow if widths[i] < _ROOMY]
    return widths
