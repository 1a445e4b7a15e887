"""The buttons that walk through a search, and those that predict."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from workbench.ui.widgets.fitted import FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.tone import set_tone

#: Milliseconds that a step stays while the search plays.
_PACE = 600


class TraceBar(FlowRow):
    """Restart, back, step, play, and visit or prune.

    Signals
    -------
    stepped(), went_back(), restarted()
        A button was pressed, or it is time for the next step.
    predicted(visit)
        What the next step will do, as somebody thinks.
    asking_changed()
        Predictions are asked for, or no longer.
    """

    stepped = Signal()
    went_back = Signal()
    restarted = Signal()
    predicted = Signal(bool)
    asking_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.restart = named(QPushButton(), "search_restartBtn")
        self.back = named(QPushButton(), "search_backBtn")
        self.step = named(QPushButton(), "search_stepBtn")
        self.step.setDefault(True)
        self.play = named(QPushButton(), "search_playBtn")
        self.play.setCheckable(True)
        self.asks = named(QCheckBox(), "search_predictCheck")
        self.visit = named(QPushButton(), "search_predict_visitBtn")
        self.prune = named(QPushButton(), "search_predict_pruneBtn")
        self.score: QLabel = named(FittedLabel(""), "search_predict_label")
        set_tone(self.score, "muted")
        self.timer = QTimer(self)
        self.timer.setInterval(_PACE)
        self.add(self.restart, self.back, self.step, self.play)
        self.add(self.asks, self.visit, self.prune)
        self.add(self.score)
        self.restart.clicked.connect(self.restarted)
        self.back.clicked.connect(self.went_back)
        self.step.clicked.connect(self.stepped)
        self.play.toggled.connect(self._on_play_toggled)
        self.timer.timeout.connect(self.stepped)
        self.asks.toggled.connect(self._on_asks_toggled)
        self.visit.clicked.connect(lambda: self.predicted.emit(True))
        self.prune.clicked.connect(lambda: self.predicted.emit(False))

    @property
    def is_asking(self) -> bool:
        """Whether each step is to be predicted."""
        return self.asks.isChecked()

    def stop(self) -> None:
        """Stop playing."""
        self.play.setChecked(False)

    def show_place(self, done: int, steps: int) -> None:
        """Offer what can be done after so many of the steps."""
        left = done < steps
        asked = self.is_asking and 0 < done < steps
        self.restart.setEnabled(done > 0)
        self.back.setEnabled(done > 0)
        self.step.setEnabled(left and not asked)
        self.play.setEnabled(left and not self.is_asking)
        self.visit.setEnabled(asked)
        self.prune.setEnabled(asked)
        if not left:
            self.stop()

    def show_score(self, right: int, predicted: int) -> None:
        """Say how many predictions were right."""
        text = self.tr("Right: {right} of {all}")
        self.score.setText(text.format(right=right, all=predicted) if predicted else "")

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            self.restart: (self.tr("Restart"), self.tr("Begin the search again (Home)")),
            self.back: (self.tr("Back"), self.tr("One step back (Backspace)")),
            self.step: (self.tr("Step"), self.tr("Look at the next node (Space)")),
            self.play: (self.tr("Play"), self.tr("Step by itself until the end")),
            self.asks: (
                self.tr("Predict"), self.tr("Decide before each step; then see it")
            ),
            self.visit: (
                self.tr("Visit"), self.tr("The next node may hold a nearer row")
            ),
            self.prune: (
                self.tr("Prune"), self.tr("The next node can hold no nearer row")
            ),
        }  # fmt: skip
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)

    def _on_play_toggled(self, on: bool) -> None:
        if on:
            self.stepped.emit()
            if self.play.isChecked():  # that was not the last step
                self.timer.start()
        else:
            self.timer.stop()

    def _on_asks_toggled(self) -> None:
        self.stop()
        self.asking_changed.emit()
