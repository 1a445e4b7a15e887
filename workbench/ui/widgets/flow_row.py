"""Controls side by side, on as many lines as the width asks for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

_GAP = 8
#: Between a label and its field.
_INNER_GAP = 4
_LINE_GAP = 4
#: Pixels; more than any row has.
_ENDLESS = 1 << 20


@dataclass(slots=True, eq=False)
class _Cell:
    """What is never parted by the end of a line."""

    holder: QWidget
    stretch: int
    at_end: bool
    yields: bool

    @property
    def size(self) -> QSize:
        """What it asks for; zero across where nothing of it is shown."""
        widget = self.holder
        if widget.isHidden():
            return QSize(0, 0)
        hint = widget.sizeHint().expandedTo(widget.minimumSizeHint())
        return hint.expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())


#: A cell and what it asks for now.
_Sized = tuple[_Cell, QSize]


class FlowRow(QWidget):
    """A row of controls that breaks into lines instead of squeezing its texts.

    Its height is fixed to that of its lines, so that it breaks below any parent: areas
    that scroll and splitters do not ask for the height that belongs to a width. The
    lines change with the width, the language and the size of text, never with a choice.

    Parameters
    ----------
    parent : QWidget, optional
    gap : int
        Pixels between what stands side by side.
    """

    def __init__(self, parent: QWidget | None = None, gap: int = _GAP) -> None:
        super().__init__(parent)
        self._gap = gap
        self._cells: list[_Cell] = []
        self._placed = False  # whether the width is known
        self._told = QSize()  # the size that the parent was asked for

    def add(
        self,
        *widgets: QWidget,
        stretch: int = 0,
        at_end: bool = False,
        yields: bool = False,
    ) -> None:
        """Put widgets after those that are there.

        Parameters
        ----------
        *widgets : QWidget
            They stay together, as a label and its field do.
        stretch : int
            The share of the last one in what is left of a line.
        at_end : bool
            Whether they stand at the right end of their line.
        yields : bool
            Whether they take what is left of a line rather than begin another.
        """
        if len(widgets) == 1:
            holder = widgets[0]
            holder.setParent(self)
        else:
            holder = QWidget(self)
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(_INNER_GAP)
            for widget in widgets:
                row.addWidget(widget, stretch if widget is widgets[-1] else 0)
        self._cells.append(_Cell(holder, stretch, at_end, yields))

    # -- sizes ------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        sizes = self._sizes()
        across = sum(size.width() + self._gap for _, size in sizes if size.width())
        return self._with_margins(max(0, across - self._gap), sizes)

    def minimumSizeHint(self) -> QSize:
        sizes = self._sizes()
        widths = (size.width() for cell, size in sizes if not cell.yields)
        return self._with_margins(max(widths, default=0), sizes)

    def _sizes(self) -> list[_Sized]:
        """Ask each cell once: a hint measures texts."""
        return [(cell, cell.size) for cell in self._cells]

    def _with_margins(self, across: int, sizes: list[_Sized]) -> QSize:
        margins = self.contentsMargins()
        return QSize(across + margins.left() + margins.right(), self._height(sizes))

    def _height(self, sizes: list[_Sized]) -> int:
        """Return the height of the lines, or of one before the width is known."""
        width = self.contentsRect().width() if self._placed else _ENDLESS
        high = sum(_height(line) + _LINE_GAP for line in self._lines(width, sizes))
        margins = self.contentsMargins()
        return max(0, high - _LINE_GAP) + margins.top() + margins.bottom()

    def _lines(self, width: int, sizes: list[_Sized]) -> list[list[_Sized]]:
        lines: list[list[_Sized]] = []
        left = 0
        for cell, size in sizes:
            across = size.width()
            if not across:
                continue
            if not lines or (across > left and not (cell.yields and left > 0)):
                lines.append([])
                left = width
            lines[-1].append((cell, size))
            left -= self._gap + (0 if cell.yields else across)
        return lines

    # -- places -----------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        # nobody is told of what changes while it is hidden
        super().showEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Place all cells, and be as high as their lines."""
        self._placed = True
        room = self.contentsRect()
        top = room.top()
        sizes = self._sizes()
        for line in self._lines(room.width(), sizes):
            high = _height(line)
            self._place(line, QRect(room.left(), top, room.width(), high))
            top += high + _LINE_GAP
        for cell, size in sizes:
            if not size.width():
                cell.holder.resize(0, 0)  # nothing to see, and nothing in the way
        wanted = self.sizeHint()
        if {self.minimumHeight(), self.maximumHeight()} != {wanted.height()}:
            self.setFixedHeight(wanted.height())
        if wanted != self._told:
            self._told = wanted
            self.updateGeometry()

    def _place(self, line: list[_Sized], room: QRect) -> None:
        taken = sum(size.width() for _, size in line) + self._gap * (len(line) - 1)
        excess = max(0, taken - room.width())
        spare, shares = max(0, room.width() - taken), sum(c.stretch for c, _ in line)
        left = room.left()
        pushed = False
        for cell, size in line:
            if cell.at_end and not pushed and not shares:
                left, pushed = left + spare, True
            across = min(size.width(), room.width())
            if cell.yields:
                across = max(1, across - excess)
            if shares:
                most = cell.holder.maximumWidth()
                across = min(most, across + spare * cell.stretch // shares)
            top = room.top() + (room.height() - size.height()) // 2
            cell.holder.setGeometry(left, top, across, size.height())
            left += across + self._gap


def _height(line: list[_Sized]) -> int:
    return max(size.height() for _, size in line)
