"""The buttons of the step-by-step page."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)

from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.object_names import named

#: Milliseconds a step stays, and its flight lasts (0: none), for each speed.
SPEEDS: dict[str, tuple[int, int]] = {
    "slow": (1500, 900),
    "normal": (700, 450),
    "fast": (80, 0),
    "rows": (60, 0),
}


class StepBar(QWidget):
    """Step, back, row, part, play, restart, and the number of the row.

    Signals
    -------
    stepped(), went_back(), row_finished(), part_finished(), restarted()
        A button was pressed.
    ticked(by_row)
        Playing: time for the next step, or the next row.
    row_asked(place)
        The number of a row was typed; rows count from 0.
    """

    stepped = Signal()
    went_back = Signal()
    row_finished = Signal()
    part_finished = Signal()
    restarted = Signal()
    ticked = Signal(bool)
    row_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.restart = named(QToolButton(), "metric_stepsRestartBtn")
        self.back = named(QToolButton(), "metric_stepsBackBtn")
        self.step = named(QPushButton(), "metric_stepBtn")
        self.row = named(QToolButton(), "metric_stepsRowBtn")
        self.part = named(QToolButton(), "metric_stepsPartBtn")
        self.play = named(QToolButton(), "metric_stepsPlayBtn")
        self.play.setCheckable(True)
        self.step.setMinimumWidth(56)  # Qt's own is wider than the word
        self.speed = FittedCombo("metric_stepsSpeedCombo")
        for name in SPEEDS:
            self.speed.addItem(name, name)
        self.speed.setCurrentIndex(1)
        self.number = named(QSpinBox(), "metric_stepsRowSpin")
        self.number.setKeyboardTracking(False)
        self.number.setMinimum(1)
        # rather cut than widening the room
        self.number.setMinimumWidth(64)
        self._timer = QTimer(self)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self.restart, self.back, self.step, self.row, self.part):
            row.addWidget(widget)
        row.addSpacing(8)
        row.addWidget(self.play)
        row.addWidget(self.speed)
        row.addStretch(1)
        row.addWidget(self.number)

    def _connect(self) -> None:
        self.restart.clicked.connect(self.restarted)
        self.back.clicked.connect(self.went_back)
        self.step.clicked.connect(self.stepped)
        self.row.clicked.connect(self.row_finished)
        self.part.clicked.connect(self.part_finished)
        self.play.toggled.connect(self._on_play_toggled)
        self.speed.currentIndexChanged.connect(self._on_speed_changed)
        self.number.valueChanged.connect(self._on_number_changed)
        self._timer.timeout.connect(self._on_timer_timeout)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.restart.setText("|◀")
        self.back.setText("◀")
        self.step.setText(self.tr("Step ▸"))
        self.row.setText(self.tr("Row"))
        self.part.setText(self.tr("Part"))
        self.play.setText("■" if self.play.isChecked() else "▶")
        told = {
            self.restart: (self.tr("Restart"), self.tr("Begin again (Home)")),
            self.back: (self.tr("Back"), self.tr("One step back (Left)")),
            self.step: (
                self.tr("Step Algorithm 1"), self.tr("One step on (Right or Space)")
            ),
            self.row: (
                self.tr("Step over a row"), self.tr("Finish this row (Down)")
            ),
            self.part: (
                self.tr("Run to the end of this part"),
                self.tr("All rows; both covariances; R; M (End)"),
            ),
            self.play: (self.tr("Play the steps"), self.tr("Step by itself (P)")),
            self.speed: (self.tr("Speed"), self.tr("How fast it plays")),
            self.number: (
                self.tr("Number of the row"), self.tr("Go to this row: type its number")
            ),
        }  # fmt: skip
        for widget, (name, tip) in told.items():
            widget.setAccessibleName(name)
            widget.setToolTip(tip)
        names = {
            "slow": self.tr("slow"), "normal": self.tr("normal"),
            "fast": self.tr("fast"), "rows": self.tr("row by row"),
        }  # fmt: skip
        for index in range(self.speed.count()):
            self.speed.setItemText(index, names[self.speed.itemData(index)])

    # -- state --------------------------------------------------------------------

    def show_place(self, place: int, n_rows: int, index: int, last: int) -> None:
        """Show where the algorithm stands; places of rows count from 0."""
        self.number.blockSignals(True)
        self.number.setMaximum(max(n_rows, 1))
        self.number.setValue(min(max(place, 0), n_rows - 1) + 1)
        self.number.blockSignals(False)
        self.number.setSuffix(f" / {n_rows}")
        for widget in (self.restart, self.back):
            widget.setEnabled(index > 0)
        for button in (self.step, self.part, self.play):
            button.setEnabled(index < last)
        self.row.setEnabled(place < n_rows and index < last)

    def stop(self) -> None:
        """Stop playing."""
        self.play.setChecked(False)

    @property
    def flight_ms(self) -> int:
        """How long arrows fly."""
        if not self.play.isChecked():
            return SPEEDS["normal"][1]
        return SPEEDS[self.speed.currentData()][1]

    def _on_play_toggled(self, on: bool) -> None:
        self.play.setText("■" if on else "▶")
        if not on:
            self._timer.stop()
            return
        self._timer.start(SPEEDS[self.speed.currentData()][0])
        self._on_timer_timeout()

    def _on_speed_changed(self) -> None:
        if self._timer.isActive():
            self._timer.start(SPEEDS[self.speed.currentData()][0])

    def _on_timer_timeout(self) -> None:
        self.ticked.emit(self.speed.currentData() == "rows")

    def _on_number_changed(self, value: int) -> None:
        self.row_asked.emit(value - 1)
