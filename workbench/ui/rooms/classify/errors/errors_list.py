"""The mistakes of a run as a table model: the most confident first."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtGui import QIcon

from workbench.api.data import IntArray
from workbench.core.results.evaluating.mistakes import Tested
from workbench.ui.rooms.classify.errors.why_parts import class_icon
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table_model import RIGHT, Column, Role, TableModel


class ErrorsModel(TableModel[int]):
    """Row, true class, predicted class and margin of each mistake."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        columns: tuple[Column[int], ...] = (
            Column(
                lambda: self.tr("Row"),
                lambda at: str(self._known.rows[at] + 1),
                RIGHT,
            ),
            self._class_column(
                lambda: self.tr("True"), lambda at: int(self._known.true[at])
            ),
            self._class_column(
                lambda: self.tr("Predicted"), lambda at: int(self._known.predicted[at])
            ),
            Column(
                lambda: self.tr("Margin"),
                lambda at: _margin_text(float(self._known.margin[at])),
                RIGHT,
                about=lambda: self.tr(
                    "Score of the predicted class minus the best of the others"
                ),
            ),
        )
        super().__init__(columns, parent)
        self._theme = theme
        self._tested: Tested | None = None
        self._wrong: IntArray = np.empty(0, np.int64)
        self._classes: tuple[str, ...] = ()
        self._marks = Marks(theme, ())
        self._icons: dict[int, QIcon] = {}

    def _class_column(
        self, title: Callable[[], str], code: Callable[[int], int]
    ) -> Column[int]:
        def text(at: int) -> str:
            return self._classes[code(at)]

        return Column(
            title,
            text,
            tip=text,
            roles={Role.DecorationRole: lambda at: self._icon(code(at))},
        )

    @property
    def _known(self) -> Tested:
        assert self._tested is not None  # there are no rows without it
        return self._tested

    def show_tested(self, tested: Tested | None, classes: tuple[str, ...]) -> None:
        """List the mistakes of another run."""
        self._tested, self._classes = tested, classes
        self._wrong = np.empty(0, np.int64) if tested is None else tested.wrong
        self._marks, self._icons = Marks(self._theme, classes), {}
        self.reset(self._wrong.tolist())

    def data_row(self, line: int) -> int:
        """Return the row of the data set on a line, -1 for none."""
        at = self.row_at(line)
        return -1 if at is None else int(self._known.rows[at])

    def line_of(self, row: int) -> int:
        """Return the line of a row of the data set, -1 if it is no mistake."""
        if self._tested is None:
            return -1
        found = np.flatnonzero(self._tested.rows[self._wrong] == row)
        return int(found[0]) if found.size else -1

    def _icon(self, code: int) -> QIcon:
        """Return the mark of a class, drawn when it is first seen: 500 take a while."""
        if code not in self._icons:
            self._icons[code] = class_icon(self._marks, self._classes[code])
        return self._icons[code]


def _margin_text(margin: float) -> str:
    return "–" if np.isnan(margin) else number(margin, 3)
