"""Parts of the precedent card: the bar of votes, and the table of the nearest cases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from workbench.core.results.evaluating.explanation import Explanation
from workbench.core.results.evaluating.precedents import differing, telling_order
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import number, percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Role, TableModel

_MARK = 14
_WIDEST = 110
#: Row, distance, class and vote stand before the values; the class has an icon.
_FIRST_VALUE, _CLASS = 4, 2


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


@dataclass(frozen=True, slots=True)
class _Line:
    """One row of the table of cases.

    Attributes
    ----------
    different
        Which values differ from those of the row explained; None for that row itself.
    """

    texts: Sequence[str]
    different: Sequence[bool] | None = None
    icon: QIcon | None = None

    def stands_out(self, column: int) -> bool:
        """Whether a cell has a value that differs."""
        at = column - _FIRST_VALUE
        return at >= 0 and self.different is not None and self.different[at]


class CasesTable(Table):
    """The row itself and its nearest cases, values that differ in bold."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._model = TableModel[_Line]()
        super().__init__(
            "classify_why_cases_table", self._model, parent, selects=ONE_ROW,
            wraps=True, marks_head=True,
        )  # fmt: skip
        self._model.setParent(self)
        self._theme = theme
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setIconSize(QSize(_MARK, _MARK))
        header = self.horizontalHeader()
        header.setMaximumSectionSize(_WIDEST)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.size_columns(CONTENTS)

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
        titles = [*heads, *(names[j] for j in order)]
        own = [str(explanation.row + 1), "", "?", ""]
        lines = [_Line([*own, *(str(explanation.values[j]) for j in order)])]
        for i, case in enumerate(cases):
            texts = [
                str(case.row + 1), number(case.distance, 4), str(case.label),
                percent(case.share, 0),
            ]  # fmt: skip
            values = [str(case.values[j]) for j in order]
            icon = class_icon(marks, str(case.label))
            apart = [different[i][j] for j in order]
            lines.append(_Line([*texts, *values], apart, icon))
        columns = [self._column(j, title) for j, title in enumerate(titles)]
        self._model.show(lines, columns)

    def _column(self, j: int, title: str) -> Column[_Line]:
        return Column(
            title,
            lambda line: line.texts[j],
            None if j == _CLASS else RIGHT,
            about=title,
            bold=lambda line: line.different is None or line.stands_out(j),
            roles={
                Role.DecorationRole: lambda line: line.icon if j == _CLASS else None,
                Role.BackgroundRole: lambda line: self._ground(line, j),
                Role.ForegroundRole: lambda line: self._ink(line, j),
            },
        )

    def _ground(self, line: _Line, column: int) -> QColor | None:
        if not line.stands_out(column):
            return None
        ground = QColor(self._theme.colours.warning)
        ground.setAlphaF(0.18)
        return ground

    def _ink(self, line: _Line, column: int) -> QColor | None:
        same = line.different is not None and not line.stands_out(column)
        muted = same and column >= _FIRST_VALUE
        return QColor(self._theme.colours.muted) if muted else None
