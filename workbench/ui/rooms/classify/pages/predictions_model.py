"""The predictions of a run as a table model: sorted in place, all or the wrong ones."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QIcon

from workbench.api.data import FloatArray, IntArray
from workbench.core.results.evaluating.predictions import Predictions
from workbench.ui.rooms.classify.errors.why_parts import class_icon
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import locale, number
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.table_model import RIGHT, Column, Role, TableModel

Order = Qt.SortOrder
#: The columns before those of the classes.
FIRST = ("row", "true", "predicted", "wrong", "fold", "repeat")


class PredictionsModel(TableModel[int]):
    """Row, classes, fold, and a score for each class; a row is a place in the run."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__((), parent)
        self._theme = theme
        self._found: Predictions | None = None
        self._true: IntArray = np.empty(0, np.int64)
        self._said = self._true
        self._classes: tuple[str, ...] = ()
        self._scores: FloatArray | None = None
        self._shares = False
        self._icons: dict[int, QIcon] = {}
        self._by, self._order = 0, Order.AscendingOrder
        self.wrong_only = False

    def show_predictions(
        self, found: Predictions | None, classes: tuple[str, ...], *, shares: bool
    ) -> None:
        """Show those of another run.

        Parameters
        ----------
        found : Predictions or None
        classes : tuple of str
            In the order of the scores.
        shares : bool
            Whether the scores are probabilities.
        """
        self._found, self._classes, self._shares = found, classes, shares
        self._icons = {}
        self._scores = None
        if found is not None:
            self._true, self._said = found.codes(classes)
            scores = found.scores
            fits = scores is not None and scores.shape[1] == len(classes)
            self._scores = scores if fits else None
        columns = [] if found is None else self._columns()
        if self._by >= len(columns):
            self._by, self._order = 0, Order.AscendingOrder
        self.reset(self._places(), columns)

    def show_wrong(self, only: bool) -> None:
        """Show the wrong ones only, or all."""
        self.wrong_only = only
        self.reset(self._places())

    def sort(self, column: int, order: Qt.SortOrder = Order.AscendingOrder) -> None:
        """Sort by a column; of equal ones the first tested comes first."""
        if column < 0 or (column, order) == (self._by, self._order):
            return
        self._by, self._order = column, order
        if column < len(self.columns):
            self.reset(self._places())

    @property
    def repeated(self) -> bool:
        """Whether the rows were tested more than once."""
        return self._found is not None and bool((self._found.repeats > 0).any())

    @property
    def wrong(self) -> int:
        """How many are wrong."""
        return int((self._true != self._said).sum())

    @property
    def shown(self) -> Predictions | None:
        """The predictions that are shown, in the order of the lines."""
        if self._found is None:
            return None
        return self._found.take(np.asarray(self.rows, np.int64))

    def data_rows(self) -> IntArray:
        """Return the row of the data set on each line."""
        if self._found is None:
            return np.empty(0, np.int64)
        return self._found.rows[np.asarray(self.rows, np.int64)]

    def _places(self) -> list[int]:
        if self._found is None:
            return []
        key = self._key(self._by)
        falling = self._order == Order.DescendingOrder
        unknown = np.isnan(key)
        order = np.lexsort((np.where(unknown, 0, -key if falling else key), unknown))
        if self.wrong_only:
            order = order[(self._true != self._said)[order]]
        return [int(place) for place in order.tolist()]

    def _key(self, column: int) -> FloatArray:
        found = self._found
        assert found is not None
        if column >= len(FIRST):
            assert self._scores is not None
            return np.asarray(self._scores[:, column - len(FIRST)])
        keys = {
            "row": found.rows,
            "true": self._true,
            "predicted": self._said,
            "wrong": self._true != self._said,
            "fold": found.folds,
            "repeat": found.repeats,
        }
        return np.asarray(keys[FIRST[column]], np.float64)

    # -- columns ------------------------------------------------------------------------

    def _columns(self) -> list[Column[int]]:
        found = self._found
        assert found is not None
        first: list[Column[int]] = [
            Column(lambda: self.tr("Row"), lambda at: str(found.rows[at] + 1), RIGHT),
            self._class_column(lambda: self.tr("True"), self._true),
            self._class_column(lambda: self.tr("Predicted"), self._said, judged=True),
            Column(
                lambda: self.tr("Wrong"),
                lambda at: self.tr("wrong") if self._is_wrong(at) else "",
            ),
            Column(lambda: self.tr("Fold"), lambda at: str(found.folds[at] + 1), RIGHT),
            Column(
                lambda: self.tr("Repeat"), lambda at: str(found.repeats[at] + 1), RIGHT
            ),
        ]
        scored = () if self._scores is None else range(len(self._classes))
        return [*first, *(self._score_column(c) for c in scored)]

    def _class_column(
        self, title: Callable[[], str], codes: IntArray, *, judged: bool = False
    ) -> Column[int]:
        def text(at: int) -> str:
            return self._classes[codes[at]] if codes[at] >= 0 else "?"

        return Column(
            title,
            text,
            tip=text,
            bold=lambda at: judged and self._is_wrong(at),
            roles={Role.DecorationRole: lambda at: self._icon(int(codes[at]))},
        )

    def _score_column(self, c: int) -> Column[int]:
        name = self._classes[c]

        def about() -> str:
            if self._shares:
                return self.tr("Probability of {name}").format(name=name)
            return self.tr("Score of {name}; no probability").format(name=name)

        return Column(
            f"p({name})" if self._shares else name,
            lambda at: self._score_text(at, c),
            RIGHT,
            about=about,
            bold=lambda at: c == self._said[at],
        )

    def _score_text(self, at: int, c: int) -> str:
        assert self._scores is not None
        value = float(self._scores[at, c])
        if value != value:
            return "–"
        return locale().toString(value, "f", 3) if self._shares else number(value, 4)

    def _is_wrong(self, at: int) -> bool:
        return bool(self._true[at] != self._said[at])

    def _icon(self, code: int) -> QIcon | None:
        """Return the mark of a class, drawn when it is first seen."""
        if code < 0:
            return None
        if code not in self._icons:
            marks = Marks(self._theme, self._classes)
            self._icons[code] = class_icon(marks, self._classes[code])
        return self._icons[code]
