"""The estimators of covariance in a table: what each makes of S, D and M."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.api import FloatArray
from workbench.core.results.metric_views import EstimatorLine
from workbench.ui.services.numbers import number, percent, plain
from workbench.ui.widgets.table import CONTENTS, ONE_ROW, Table
from workbench.ui.widgets.table_model import RIGHT, Column, Index, TableModel

#: In the order of the rows; ``shrunk`` is what the slider says.
ROWS = ("ml", "diagonal", "ledoit-wolf", "shrunk", "auto")


#: The first of the columns of eigenvalues.
SPANS = 4


class EstimatorTable(Table):
    """A line for each estimator.

    Signals
    -------
    chosen(estimator)
        A line was clicked or activated.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._model = TableModel(self._columns())
        super().__init__(
            "metric_estimators_table", self._model, parent, selects=ONE_ROW,
            framed=True, wraps=True,
        )  # fmt: skip
        self._model.setParent(self)
        self._lines: dict[str, EstimatorLine] = {}
        self._cells = {estimator: [""] * 7 for estimator in ROWS}
        self._model.reset(ROWS)
        height = self.fontMetrics().lineSpacing() + 6
        self.verticalHeader().setDefaultSectionSize(height)
        self.size_columns(CONTENTS)
        self.clicked.connect(self._on_activated)
        self.activated.connect(self._on_activated)

    def _columns(self) -> list[Column[str]]:
        titles: tuple[tuple[str | Callable[[], str], Callable[[], str]], ...] = (
            (
                lambda: self.tr("Covariance"),
                lambda: self.tr("How Σ_S and Σ_D are estimated"),
            ),
            (
                lambda: self.tr("After"),
                lambda: self.tr("Leave-one-out accuracy under the metric"),
            ),
            (
                lambda: self.tr("Rank"),
                lambda: self.tr("Directions the metric measures"),
            ),
            (
                lambda: self.tr("Shrunk"),
                lambda: self.tr("Weight of the round ball in Σ_S and in Σ_D"),
            ),
            ("Σ_S", lambda: self.tr("Smallest and largest eigenvalue of Σ_S")),
            ("Σ_D", lambda: self.tr("Smallest and largest eigenvalue of Σ_D")),
            ("M", lambda: self.tr("Smallest and largest eigenvalue of M")),
        )
        return [self._column(column, *texts) for column, texts in enumerate(titles)]

    def _column(
        self, column: int, title: str | Callable[[], str], about: Callable[[], str]
    ) -> Column[str]:
        def text(estimator: str) -> str:
            return self._cells[estimator][column]

        if column == 0:
            return Column(title, text, tip=self._full_name, about=about)
        return Column(title, text, RIGHT, tip=text, about=about)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(self.tr("Estimators of covariance"))
        self.setToolTip(self.tr("Click a line to learn with this estimator"))
        for estimator in ROWS:
            self.show_line(estimator, self._lines.get(estimator))

    def name(self, estimator: str) -> str:
        """Return what people read for an estimator."""
        return {
            "ml": self.tr("ML"),
            "diagonal": self.tr("diagonal"),
            "ledoit-wolf": self.tr("Ledoit-Wolf"),
            "shrunk": self.tr("free"),
            "auto": self.tr("auto"),
        }[estimator]

    def _full_name(self, estimator: str) -> str:
        return {
            "ml": self.tr("maximum likelihood: the mean of v vᵀ (eq. 36, 37)"),
            "diagonal": self.tr("its diagonal: attributes are taken as independent"),
            "ledoit-wolf": self.tr(
                "shrunk towards a round ball as Ledoit and Wolf say"
            ),
            "shrunk": self.tr("shrunk as the slider says"),
            "auto": self.tr("ML where differences are plentiful, else Ledoit-Wolf"),
        }[estimator]

    def show_line(self, estimator: str, line: EstimatorLine | None) -> None:
        """Fill a line from its record, or empty it."""
        self._lines.pop(estimator, None)
        cells = [self.name(estimator), *[""] * 6]
        if line is not None:
            self._lines[estimator] = line
            cells = [
                self._name_of(estimator, line), self._accuracy(line), str(line.rank),
                _shares(line), _span(line.sigma_s), _span(line.sigma_d),
                _span(line.eigenvalues),
            ]  # fmt: skip
        self._cells[estimator] = cells
        self._model.tell_changed()

    def _name_of(self, estimator: str, line: EstimatorLine) -> str:
        if estimator != "auto":
            return self.name(estimator)
        text = self.tr("auto: {name}")
        return text.format(name={"ml": "ML", "ledoit-wolf": "LW"}[line.used])

    def _accuracy(self, line: EstimatorLine) -> str:
        if line.loo is None:
            return "…"
        return percent(line.loo) if line.learned else self.tr("nothing learned")

    def show_current(self, estimator: str) -> None:
        """Mark the line of what is learned now; none for an empty text."""
        if estimator in ROWS:
            self.go_to(ROWS.index(estimator))
        else:
            self.go_to(-1)
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Hide eigenvalues there is no place for: a plot beside the table has them."""
        header, left = self.horizontalHeader(), self.viewport().width()
        for column in range(self._model.columnCount()):
            hint = self.sizeHintForColumn(column)
            left -= max(hint, header.sectionSizeHint(column))
            self.setColumnHidden(column, column >= SPANS and left < 0)

    def line(self, estimator: str) -> EstimatorLine | None:
        """Return what a line shows."""
        return self._lines.get(estimator)

    def _on_activated(self, index: Index) -> None:
        estimator = ROWS[index.row()]
        if estimator in self._lines:
            self.chosen.emit(estimator)


def _shares(line: EstimatorLine) -> str:
    s, d = line.shrinkage_s, line.shrinkage_d
    if s == d:
        return number(s, 2)
    return f"{number(s, 2)} / {number(d, 2)}"


def _span(values: FloatArray) -> str:
    """Return the smallest and the largest of eigenvalues, largest first."""
    low, high = float(values[-1]), float(values[0])
    if low <= 1e-12 * high:
        low = 0.0
    return f"{_short(low)} … {_short(high)}"


def _short(value: float) -> str:
    return number(value, 2) if abs(value) < 1 else plain(value, 3)
