"""The column beside the curves: the class, the threshold, and what it brings."""

from __future__ import annotations

import math

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.evaluating.operating_point import Operating
from workbench.ui.layouts import nest
from workbench.ui.rooms.classify.curves.run_scores import KINDS
from workbench.ui.services.numbers import locale
from workbench.ui.widgets.fitted import FittedDoubleSpin
from workbench.ui.widgets.flat_button import TintedButton
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.segments import Segments
from workbench.ui.widgets.side_column import SideColumn

CELLS = ("tp", "fn", "fp", "tn")
WIDTH = 216


class ThresholdPanel(SideColumn):
    """One thin column: picture, class, threshold, 2 x 2 table, figures, costs.

    Signals
    -------
    kind_chosen(kind)
    class_chosen(c)
    moved(point)
        The slider: a point of the curves, 0 is the strictest.
    cell_chosen(cell)
        ``tp``, ``fn``, ``fp`` or ``tn``.
    costs_changed()
    youden_requested(), least_requested()
    compared(on)
    """

    kind_chosen = Signal(str)
    class_chosen = Signal(int)
    moved = Signal(int)
    cell_chosen = Signal(str)
    costs_changed = Signal()
    youden_requested = Signal()
    least_requested = Signal()
    compared = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WIDTH, parent)
        self.setObjectName("classify_threshold_form")
        self.kinds = Segments("classify_curve", KINDS)
        self.positive = named(QComboBox(), "classify_positiveCombo")
        ignored, fixed = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
        self.positive.setSizePolicy(ignored, fixed)
        self.slider = named(
            QSlider(Qt.Orientation.Horizontal), "classify_thresholdSlider"
        )
        self.value = named(QLabel(), "classify_thresholdLabel")
        self.cells = {cell: self._cell(cell) for cell in CELLS}
        self._class_name: str | None = None  # whose rows the cells hold
        self.figures = named(QLabel(), "classify_curve_figuresLabel")
        self.figures.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.figures.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.false_alarm = self._cost("classify_costFpDSpin")
        self.missed = self._cost("classify_costFnDSpin")
        self.youden = named(QPushButton(), "classify_youdenBtn")
        self.least = named(QPushButton(), "classify_leastCostBtn")
        self.compare = named(QCheckBox(), "classify_curve_compareCheck")
        self.compare.setChecked(True)
        self.compare.setSizePolicy(ignored, fixed)
        self._words = {
            key: QLabel()
            for key in ("positive", "called", "yes", "no", "is", "isnt", "fp", "fn")
        }
        self._lay_out()
        self._connect()

    def _cell(self, cell: str) -> QPushButton:
        # what is right in the accent, mistakes in the colour of errors
        tinted = TintedButton("info" if cell[0] == "t" else "error")
        button = named(tinted, f"classify_cell_{cell}Btn")
        button.setProperty("cell", cell)
        button.setMinimumWidth(40)
        return button

    def _cost(self, name: str) -> QDoubleSpinBox:
        spin = FittedDoubleSpin(name)
        spin.setRange(0.0, 1e6)
        spin.setDecimals(1)
        spin.setValue(1.0)
        spin.setButtonSymbols(QDoubleSpinBox.ButtonSymbols.NoButtons)
        return spin

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(5)
        words = self._words
        layout.addWidget(self.kinds)
        nest(layout, _row(words["positive"], self.positive))
        nest(layout, _row(self.slider, self.value))
        nest(layout, self._table())
        layout.addWidget(self.figures)
        costs = FlowRow()
        costs.add(words["fp"], self.false_alarm)
        costs.add(words["fn"], self.missed)
        layout.addWidget(costs)
        choices = FlowRow(gap=5)
        for button in (self.youden, self.least):
            choices.add(button, stretch=1)
        layout.addWidget(choices)
        layout.addWidget(self.compare)
        layout.addStretch(1)
        self.value.setMinimumWidth(62)

    def _table(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3)
        grid.setVerticalSpacing(3)
        for column, key in ((1, "yes"), (2, "no")):
            self._words[key].setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(self._words[key], 0, column)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self._words["called"], 0, 0)
        grid.addWidget(self._words["is"], 1, 0)
        grid.addWidget(self._words["isnt"], 2, 0)
        for i, cell in enumerate(CELLS):
            grid.addWidget(self.cells[cell], 1 + i // 2, 1 + i % 2)
        return grid

    def _connect(self) -> None:
        self.kinds.chosen.connect(self.kind_chosen)
        self.positive.currentIndexChanged.connect(self._on_positive_changed)
        self.slider.valueChanged.connect(self._on_slider_changed)
        for button in self.cells.values():
            button.clicked.connect(self._on_cell_clicked)
        self.false_alarm.valueChanged.connect(self.costs_changed)
        self.missed.valueChanged.connect(self.costs_changed)
        self.youden.clicked.connect(self.youden_requested)
        self.least.clicked.connect(self.least_requested)
        self.compare.toggled.connect(self.compared)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.kinds.set_texts({
            "roc": (self.tr("ROC"), self.tr("ROC curve: what each hit costs in false alarms")),
            "pr": (self.tr("P-R"), self.tr("Precision against recall")),
            "calibration": (self.tr("Calib."),
                            self.tr("Calibration: do things happen as often as said?")),
            "cost": (self.tr("Cost"), self.tr("Cost curve: expected cost by condition")),
            "lift": (self.tr("Gain"), self.tr("Gains: hits among the rows scored highest")),
        })  # fmt: skip
        texts = {
            "positive": self.tr("Class"), "called": self.tr("predicted:"),
            "yes": self.tr("yes"), "no": self.tr("no"),
            "is": self.tr("actually yes"), "isnt": self.tr("actually no"),
            "fp": self.tr("Costs: FP"), "fn": self.tr("FN"),
        }  # fmt: skip
        for key, text in texts.items():
            self._words[key].setText(text)
        self.positive.setAccessibleName(self.tr("The class that counts as positive"))
        self.slider.setAccessibleName(self.tr("Threshold"))
        self.slider.setToolTip(
            self.tr("A row is predicted positive from this score on (arrow keys)")
        )
        self.false_alarm.setAccessibleName(self.tr("Cost of a false positive"))
        self.missed.setAccessibleName(self.tr("Cost of a false negative"))
        self.false_alarm.setToolTip(
            self.tr("Cost of predicting a row positive wrongly")
        )
        self.missed.setToolTip(self.tr("Cost of missing a positive row"))
        self.youden.setText(self.tr("Youden"))
        self.youden.setToolTip(
            self.tr("The threshold with the largest TPR - FPR (Youden's J)")
        )
        self.least.setText(self.tr("Least cost"))
        self.least.setToolTip(self.tr("The threshold that costs least on these rows"))
        if self._class_name is not None:
            self.name_cells(self._class_name)

    # -- showing --------------------------------------------------------------------------

    def offer_classes(self, classes: tuple[str, ...], chosen: int) -> None:
        """Offer the classes of a run, without telling."""
        with QSignalBlocker(self.positive):
            self.positive.clear()
            self.positive.addItems(list(classes))
            self.positive.setCurrentIndex(chosen)

    def offer_points(self, count: int, point: int) -> None:
        """Give the slider so many steps; to the right is stricter, as scores rise."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, max(count - 1, 0))
            self.slider.setSingleStep(max(1, count // 100))
            self.slider.setPageStep(max(1, count // 10))
            self.slider.setValue(self.slider.maximum() - point)

    def offer_compare(self, text: str) -> None:
        """Offer to draw another run too; an empty text takes the offer away."""
        self.compare.setVisible(bool(text))
        self.compare.setText(text)
        self.compare.setToolTip(text)

    def set_costs(self, false_alarm: float, missed: float) -> None:
        """Set both costs, without telling."""
        for spin, value in ((self.false_alarm, false_alarm), (self.missed, missed)):
            with QSignalBlocker(spin):
                spin.setValue(value)

    def show_operating(self, at: Operating) -> None:
        """Fill the 2 x 2 table and the figures."""
        local = locale()
        t = at.threshold
        text = self.tr("none") if math.isinf(t) else "≥ " + local.toString(t, "g", 3)
        self.value.setText(text)
        self.slider.setAccessibleDescription(text)
        for cell, button in self.cells.items():
            button.setText(local.toString(getattr(at, cell)))
        cost = at.cost(self.missed.value(), self.false_alarm.value())
        rows = (
            (("TPR", at.tp_rate), (self.tr("precision"), at.precision)),
            (("FPR", at.fp_rate), ("F1", at.f1)),
            ((self.tr("accuracy"), at.accuracy), (self.tr("cost"), cost)),
        )
        self.figures.setText(_figures(rows))

    def hold(self, on: bool) -> None:
        """Take the threshold out of use while its curve is computed, and give it back."""
        for widget in (self.slider, self.youden, self.least, *self.cells.values()):
            widget.setEnabled(not on)
        if on:
            self._clear_point()
        elif self._class_name is not None and not self.cells["tp"].toolTip():
            self.name_cells(self._class_name)

    def clear(self) -> None:
        """Show no numbers and no names: there is no run whose they could be."""
        self.offer_classes((), -1)
        self.offer_points(0, 0)
        self.offer_compare("")
        self._class_name = None
        self._clear_point()

    def _clear_point(self) -> None:
        self.value.clear()
        self.figures.clear()
        self.slider.setAccessibleDescription("")
        for cell, button in self.cells.items():
            button.setText("")
            button.setToolTip("")
            button.setAccessibleName(cell.upper())

    def name_cells(self, name: str) -> None:
        """Say what the cells of the table hold, for the class chosen."""
        self._class_name = name
        tips = {
            "tp": self.tr("{name}, predicted {name}: select these rows"),
            "fn": self.tr("{name}, but missed: select these rows"),
            "fp": self.tr("Not {name}, but predicted {name}: select these rows"),
            "tn": self.tr("Neither {name} nor predicted {name}: select these rows"),
        }
        for cell, button in self.cells.items():
            tip = tips[cell].format(name=name)
            button.setToolTip(tip)
            button.setAccessibleName(f"{cell.upper()}: {tip}")

    # -- slots and looks ------------------------------------------------------------------

    def _on_positive_changed(self, c: int) -> None:
        if c >= 0:
            self.class_chosen.emit(c)

    def _on_slider_changed(self, value: int) -> None:
        self.moved.emit(self.slider.maximum() - value)

    def _on_cell_clicked(self) -> None:
        self.cell_chosen.emit(str(self.sender().property("cell")))


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    for widget in widgets:
        row.addWidget(widget, 1 if isinstance(widget, QComboBox | QSlider) else 0)
    return row


def _figures(rows: tuple[tuple[tuple[str, float | None], ...], ...]) -> str:
    """Write name and number pairs in columns, as rich text."""
    local = locale()
    lines = []
    for row in rows:
        cells = ""
        for name, value in row:
            text = "–" if value is None else local.toString(value, "f", 3)
            cells += (
                f"<td>{name}&nbsp;</td><td align='right'><b>{text}</b>&nbsp;&nbsp;</td>"
            )
        lines.append(f"<tr>{cells}</tr>")
    return "<table width='100%' cellspacing='0'>" + "".join(lines) + "</table>"
