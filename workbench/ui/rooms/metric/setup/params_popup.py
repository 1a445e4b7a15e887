"""All parameters of a method in a small window below the bar of the Metric lab."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.catalogue import PluginInfo
from workbench.ui.rooms.metric.setup.quick_params import first_field
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.params_form import ParamsForm

_WIDTH = 392
#: Margins and buttons, in pixels; and how high the window may get.
_AROUND, _HIGHEST = 88, 560


class ParamsPopup(QFrame):
    """The form of a method: changes count at once, Enter learns, Esc closes.

    Signals
    -------
    edited(values)
        All values are allowed, and one is another.
    learn_requested()
    """

    edited = Signal(dict)
    learn_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("metric_params_popupView")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._about = QLabel(wordWrap=True)
        self.form = ParamsForm(theme, self, "metric_params")
        self._reset = named(QPushButton(), "metric_params_resetBtn")
        self._learn = named(QPushButton(), "metric_params_learnBtn")
        self._learn.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self._reset)
        buttons.addStretch(1)
        buttons.addWidget(self._learn)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(8)
        layout.addWidget(self._about)
        layout.addWidget(self.form, 1)
        layout.addLayout(buttons)
        self.form.changed.connect(self._on_form_changed)
        self._reset.clicked.connect(self.form.reset)
        self._learn.clicked.connect(self._on_learn_clicked)

    def ask(self, plugin: PluginInfo, values: Mapping[str, Any], place: QPoint) -> None:
        """Show the form of a method with its right upper corner at `place`.

        Parameters
        ----------
        plugin : PluginInfo
        values : mapping
            What is set.
        place : QPoint
            On the screen.
        """
        self._reset.setText(self.tr("Defaults"))
        self._learn.setText(self.tr("Learn metric"))
        self._about.setText(f"<b>{plugin.title}</b><br>{plugin.summary}")
        # how many neighbours vote is said by k in the scene
        own = tuple(p for p in plugin.params if p["name"] != "n_neighbors")
        self.form.blockSignals(True)
        self.form.show_plugin(replace(plugin, params=own), values)
        self.form.blockSignals(False)
        about = self._about.heightForWidth(_WIDTH - 32)
        page = self.form.widget()
        fields = page.sizeHint().height() if page is not None else 0
        screen = self.screen().availableGeometry()
        height = min(fields + about + _AROUND, screen.height() - 32, _HIGHEST)
        self.resize(_WIDTH, height)
        left = max(place.x() - _WIDTH, screen.left())
        top = min(place.y(), screen.bottom() - height)
        self.move(left, max(top, screen.top()))
        self.show()
        (first_field(page) or self._learn).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_learn_clicked()
        else:
            super().keyPressEvent(event)

    def _on_form_changed(self) -> None:
        problem = self.form.problem
        self._learn.setEnabled(not problem)
        self._learn.setToolTip(problem)
        if not problem:
            self.edited.emit(self.form.values())

    def _on_learn_clicked(self) -> None:
        if not self.form.problem:
            self.close()
            self.learn_requested.emit()
