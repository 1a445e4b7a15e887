"""A small window with the form of one filter."""

from __future__ import annotations

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
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.params_form import ParamsForm

_WIDTH = 360
_ROW = 34


class StepPopup(QFrame):
    """Parameters of a filter; Enter takes them, Esc closes.

    Signals
    -------
    accepted(step)
        ``{"id": …, "params": {…}}``.
    """

    accepted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("data_step_popupView")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._plugin: PluginInfo | None = None
        self._about = QLabel(wordWrap=True)
        self._form = ParamsForm(theme)
        self._take = QPushButton()
        self._take.setObjectName("data_step_takeBtn")
        self._take.setDefault(True)
        self._cancel = QPushButton()
        self._cancel.setObjectName("data_step_cancelBtn")
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._take)
        buttons.addWidget(self._cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(8)
        layout.addWidget(self._about)
        layout.addWidget(self._form, 1)
        layout.addLayout(buttons)
        self._form.changed.connect(self._on_form_changed)
        self._take.clicked.connect(self._on_take_clicked)
        self._cancel.clicked.connect(self.close)

    def ask(
        self, plugin: PluginInfo, values: dict[str, Any], place: QPoint, verb: str
    ) -> None:
        """Show the form of a filter.

        Parameters
        ----------
        plugin : PluginInfo
        values : dict
            Parameters that are not the defaults.
        place : QPoint
            Where the lower left corner shall be, on the screen.
        verb : str
            The text of the button.
        """
        self._plugin = plugin
        self._about.setText(f"<b>{plugin.title}</b><br>{plugin.summary}")
        self._form.show_plugin(plugin, values)
        self._take.setText(verb)
        self._cancel.setText(self.tr("Cancel"))
        height = min(max(len(plugin.params), 1), 8) * _ROW + 130
        self.resize(_WIDTH, height)
        self.move(place.x(), max(place.y() - height, 0))
        self.show()
        page = self._form.widget()
        fields = [
            field
            for field in (page.findChildren(QWidget) if page else ())
            if field.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        (fields[0] if fields else self._take).setFocus()

    @property
    def form(self) -> ParamsForm:
        """The form shown."""
        return self._form

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_take_clicked()
        else:
            super().keyPressEvent(event)

    def _on_form_changed(self) -> None:
        problem = self._form.problem
        self._take.setEnabled(not problem)
        self._take.setToolTip(problem)

    def _on_take_clicked(self) -> None:
        if self._plugin is None or self._form.problem:
            return
        step = {"id": self._plugin.id, "params": self._form.values()}
        self.close()
        self.accepted.emit(step)
