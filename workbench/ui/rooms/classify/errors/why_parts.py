"""Parts of the precedent card: the bar of votes, and the table of the nearest cases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from workbench.core.results.explanation import Explanation
from workbench.core.results.precedents import differing, telling_order
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import number, percent
from workbench.ui.services.theme import Theme

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MARK = 14
_WIDEST = 110


def class_icon(marks: Marks, label: str, ratio: float = 2.0) -> QIcon:
    """Return the square with the letter of a class, for tables."""
    pixmap = QPixmap(round(_MARK * ratio), round(_MARK * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    marks.paint_letter(painter, label, QRectF(0, 0, _MARK, _MARK))
    painter.end()
    return QIcon(pixmap)


class VotesBar(QWidget):
    """How the neighbours vote, as one bar."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_why_votesBar")
        self._marks = Marks(theme, ())
        self._counts: list[float] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_votes(
        self, marks: Marks, classes: Sequence[str], votes: Mapping[str, float]
    ) -> None:
        """Show the weight of each class."""
        self._marks = marks
        self._counts = [float(votes.get(name, 0.0)) for name in classes]
        total = sum(self._counts) or 1.0
        texts = [
            f"{name} {percent(count / total, 0)}"
            for name, count in zip(classes, self._counts, strict=True)
            if count > 0
        ]
        self.setToolTip(", ".join(texts))
        self.setAccessibleName(", ".join(texts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(self.rect()).adjusted(0, 2, 0, -2)
        self._marks.paint_bar(painter, self._counts, bar)


class CasesTable(QTableWidget):
    """The row itself and its nearest cases, values that differ in bold."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_why_cases_table")
        self._theme = theme
        self.setEditTriggers(self.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(self.SelectionBehavior.SelectRows)
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setFrameShape(self.Shape.NoFrame)
        self.setIconSize(QSize(_MARK, _MARK))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(24)
        header = self.horizontalHeader()
        header.setMaximumSectionSize(_WIDEST)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys of the card to the card."""
        keys = Qt.Key
        if event.key() in (keys.Key_Escape, keys.Key_PageUp, keys.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def show_cases(self, explanation: Explanation, marks: Marks) -> None:
        """Show the row explained and its neighbours."""
        cases, names = explanation.neighbours, explanation.attributes
        different = differing(explanation.values, [c.values for c in cases])
        order = telling_order(different, len(names))
        heads = [self.tr("row"), self.tr("distance"), self.tr("class"), self.tr("vote")]
        self.setColumnCount(len(heads) + len(names))
        titles = [*heads, *(names[j] for j in order)]
        for column, title in enumerate(titles):
            head = QTableWidgetItem(title)
            head.setToolTip(title)
            self.setHorizontalHeaderItem(column, head)
        self.setRowCount(1 + len(cases))
        own = [str(explanation.row + 1), "", "?", ""]
        self._fill(0, own, [explanation.values[j] for j in order], None, bold=True)
        for i, case in enumerate(cases):
            texts = [
                str(case.row + 1), number(case.distance, 4), str(case.label),
                percent(case.share, 0),
            ]  # fmt: skip
            values = [case.values[j] for j in order]
            self._fill(i + 1, texts, values, [different[i][j] for j in order])
            labelled = self.item(i + 1, 2)
            assert labelled is not None
            labelled.setIcon(class_icon(marks, str(case.label)))

    def _fill(
        self,
        line: int,
        texts: Sequence[str],
        values: Sequence[str],
        different: Sequence[bool] | None,
        *,
        bold: bool = False,
    ) -> None:
        for column, text in enumerate([*texts, *values]):
            item = QTableWidgetItem(str(text))
            j = column - len(texts)
            stands_out = j >= 0 and different is not None and different[j]
            font = item.font()
            font.setBold(bold or stands_out)
            item.setFont(font)
            if stands_out:
                ground = QColor(self._theme.colours.warning)
                ground.setAlphaF(0.18)
                item.setBackground(ground)
            elif different is not None and j >= 0:
                item.setForeground(QColor(self._theme.colours.muted))
            if column != 2:
                item.setTextAlignment(_RIGHT)
            self.setItem(line, column, item)
