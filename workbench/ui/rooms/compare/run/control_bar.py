"""The bar above the grid: run, pause, cancel, the measure, files."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

from workbench.core.experiment.measures import MEASURES
from workbench.ui.rooms.compare.run.run_controller import State
from workbench.ui.widgets.fitted import FittedCombo
from workbench.ui.widgets.flat_button import PrimaryButton
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named


class ControlBar(FlowRow):
    """What is done with the experiment as a whole.

    Signals
    -------
    measure_changed(name)
    """

    measure_changed = Signal(str)

    def __init__(
        self,
        setup: QToolButton,
        experiment_menu: QToolButton,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.run = named(PrimaryButton(), "compare_runBtn")
        self.run.setDefault(True)
        self.pause = named(QPushButton(), "compare_pauseBtn")
        self.cancel = named(QPushButton(), "compare_cancelBtn")
        self.measure = FittedCombo("compare_measureCombo")
        for measure in MEASURES:
            self.measure.addItem("", measure.name)
        self.measure.setMaxVisibleItems(len(MEASURES))
        self._measure_label = QLabel()
        self._measure_label.setBuddy(self.measure)
        self.experiment = experiment_menu
        self.import_button = named(QToolButton(), "compare_importBtn")
        self.import_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setup = setup
        for widget in (self.setup, self.run, self.pause, self.cancel):
            self.add(widget)
        self.add(self._measure_label, self.measure)
        self.add(self.import_button, at_end=True)
        self.add(self.experiment, at_end=True)
        self.measure.currentIndexChanged.connect(self._on_measure_changed)
        self._state: State = "idle"
        self._why = ""
        self.retranslate()

    def show_state(self, state: State, why_not: str) -> None:
        """Enable what can be done now; `why_not` says why nothing can be run."""
        self._state, self._why = state, why_not
        idle = state == "idle"
        self.run.setEnabled(idle and not why_not)
        self.pause.setEnabled(state in ("starting", "running", "pausing", "paused"))
        self.cancel.setEnabled(not idle and state != "stopping")
        held = state in ("pausing", "paused")
        self.pause.setText(self.tr("Resume") if held else self.tr("Pause"))
        self.pause.setToolTip(
            self.tr("Go on")
            if held
            else self.tr("Begin no more folds; those under way end")
        )
        self.run.setToolTip(why_not or self.tr("Compute what is not computed yet (F5)"))

    def choose_measure(self, name: str) -> None:
        """Show a measure without telling."""
        self.measure.blockSignals(True)
        self.measure.setCurrentIndex(max(0, self.measure.findData(name)))
        self.measure.blockSignals(False)

    def _on_measure_changed(self) -> None:
        self.measure_changed.emit(self.measure.currentData())

    def _measure_names(self) -> dict[str, str]:
        return {
            "accuracy": self.tr("Accuracy, %"),
            "balanced_accuracy": self.tr("Balanced accuracy, %"),
            "kappa": self.tr("Kappa"),
            "f1": self.tr("F1, mean of the classes"),
            "auc": self.tr("Area under ROC"),
            "log_loss": self.tr("Log loss"),
            "brier": self.tr("Brier score"),
            "rmse": self.tr("Root mean squared error"),
            "mae": self.tr("Mean absolute error"),
            "r2": self.tr("R squared"),
            "fit_seconds": self.tr("Time to fit, s"),
            "predict_seconds": self.tr("Time to predict, s"),
            "fit_cpu": self.tr("Processor time to fit, s"),
            "predict_cpu": self.tr("Processor time to predict, s"),
            "memory_bytes": self.tr("Memory to fit"),
            "model_bytes": self.tr("Size of the model"),
        }

    def retranslate(self) -> None:
        """Set every text in the current language."""
        names = self._measure_names()
        for i in range(self.measure.count()):
            self.measure.setItemText(i, names[self.measure.itemData(i)])
        self._measure_label.setText(self.tr("Measure"))
        self.measure.setAccessibleName(self.tr("Measure"))
        self.measure.setToolTip(
            self.tr("What the grid and the statistics show; nothing is computed again")
        )
        self.run.setText(self.tr("Run"))
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setToolTip(
            self.tr("Stop; what is computed stays, and Run goes on (Shift+Esc)")
        )
        self.import_button.setText(self.tr("Import table…"))
        self.import_button.setToolTip(
            self.tr("Statistics of a table pasted or read from a file")
        )
        self.show_state(self._state, self._why)
