"""The buttons of a race."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSlider

from workbench.ui.widgets.fitted import FittedCombo, FittedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

#: Steps in a second: fewest, most, at first.
SPEEDS = (1, 30, 10)
SCENE_AXES, PRINCIPAL = "scene", "principal"


class RaceBar(FlowRow):
    """Reset, back, step, play with its speed, to the end, parameters, axes.

    Signals
    -------
    stepped(), went_back(), restarted(), ended()
        A button was pressed, or it is time for the next step.
    """

    stepped = Signal()
    went_back = Signal()
    restarted = Signal()
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.restart = named(QPushButton(), "proto_resetBtn")
        self.back = named(QPushButton(), "proto_backBtn")
        self.step = named(QPushButton(), "proto_stepBtn")
        self.step.setDefault(True)
        self.play = named(QPushButton(), "proto_playBtn")
        self.play.setCheckable(True)
        self.to_end = named(QPushButton(), "proto_endBtn")
        self.speed = named(QSlider(Qt.Orientation.Horizontal), "proto_speedSlider")
        self.speed.setRange(*SPEEDS[:2])
        self.speed.setValue(SPEEDS[2])
        self.speed.setFixedWidth(90)
        self.speed.setMinimumHeight(24)
        self.pace: QLabel = FittedLabel("")
        self.params = named(QPushButton(), "proto_raceParamsBtn")
        self.axes = FittedCombo("proto_axesCombo")
        for name in (SCENE_AXES, PRINCIPAL):
            self.axes.addItem(name, name)
        self._axes_label = QLabel()
        self._axes_label.setBuddy(self.axes)
        self.timer = QTimer(self)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.add(self.restart, self.back, self.step, self.play, self.to_end)
        self.add(self.speed, self.pace)
        self.add(self.params)
        self.add(self._axes_label, self.axes)
        self.restart.clicked.connect(self.restarted)
        self.back.clicked.connect(self.went_back)
        self.step.clicked.connect(self.stepped)
        self.to_end.clicked.connect(self.ended)
        self.play.toggled.connect(self._on_play_toggled)
        self.timer.timeout.connect(self.stepped)
        self.speed.valueChanged.connect(self._on_speed_changed)

    @property
    def playing(self) -> bool:
        """Whether it steps by itself."""
        return self.play.isChecked()

    def stop(self) -> None:
        """Stop playing."""
        self.play.setChecked(False)

    def show_place(self, done: int, left: bool) -> None:
        """Offer what can be done after so many steps, with some left or not."""
        self.restart.setEnabled(done > 0)
        self.back.setEnabled(done > 0)
        for button in (self.step, self.play, self.to_end):
            button.setEnabled(left)
        if not left:
            self.stop()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            self.restart: (self.tr("Reset"), self.tr("Back to the start (Home)")),
            self.back: (self.tr("Back"), self.tr("One step back (Shift+F10)")),
            self.step: (
                self.tr("Step"), self.tr("One decision of every ticked method (F10)")
            ),
            self.play: (
                self.tr("Play"), self.tr("Step by itself until the end (Space)")
            ),
            self.to_end: (self.tr("To the end"), self.tr("All steps at once (End)")),
            self.params: (
                self.tr("Parameters…"),
                self.tr("Parameters of the method whose pseudocode is shown"),
            ),
        }  # fmt: skip
        for button, (text, tip) in texts.items():
            button.setText(text)
            button.setToolTip(tip)
        self.speed.setAccessibleName(self.tr("Steps in a second"))
        self.speed.setToolTip(self.tr("Steps in a second"))
        self._axes_label.setText(self.tr("Axes"))
        self.axes.setAccessibleName(self.tr("Axes"))
        names = {
            SCENE_AXES: self.tr("of the scene"), PRINCIPAL: self.tr("principal axes"),
        }  # fmt: skip
        for index in range(self.axes.count()):
            self.axes.setItemText(index, names[self.axes.itemData(index)])
        self._show_pace()

    def _show_pace(self) -> None:
        self.pace.setText(self.tr("{n} steps/s").format(n=self.speed.value()))

    def _on_speed_changed(self) -> None:
        self._show_pace()
        if self.timer.isActive():
            self.timer.start(round(1000 / self.speed.value()))

    def _on_play_toggled(self, on: bool) -> None:
        if not on:
            self.timer.stop()
            return
        self.stepped.emit()
        if self.playing:  # that was not the last step
            self.timer.start(round(1000 / self.speed.value()))
