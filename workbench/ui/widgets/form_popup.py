"""A small window with the form of one plugin."""

from __future__ import annotations

from collections.abc import Mapping
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
from workbench.ui.layouts import nest
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.params_form import ParamsForm

_MARGIN = 16
#: Pixels that always stay free of the window, above and below together.
_FREE = 32


class FormPopup(QFrame):
    """What a plugin does and its parameters; Enter takes them, Esc closes.

    Parameters
    ----------
    name : str
        ``room_part``, what all names of widgets begin with.
    form : ParamsForm
    parent : QWidget
    take, other : str
        The names of the button that takes the form, and of the one beside it:
        ``cancel`` closes, ``reset`` brings the defaults back.
    width, highest : int
        Of the window, in pixels.
    around : int
        Pixels of the height that all but the fields and the words above takes.

    Signals
    -------
    taken()
        The window is closed, and what `form` says counts.
    """

    taken = Signal()

    def __init__(
        self,
        name: str,
        form: ParamsForm,
        parent: QWidget,
        *,
        take: str = "ok",
        other: str = "reset",
        width: int = 392,
        highest: int = 560,
        around: int = 88,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName(f"{name}_popupView")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.plugin: PluginInfo | None = None
        self._verb = ""
        self.form = form
        self._width, self._highest, self._around = width, highest, around
        self._about = QLabel(wordWrap=True)
        self.ok = named(QPushButton(), f"{name}_{take}Btn")
        self.ok.setDefault(True)
        self._cancels = other == "cancel"
        self._other = named(QPushButton(), f"{name}_{other}Btn")
        buttons = QHBoxLayout()
        if not self._cancels:
            buttons.addWidget(self._other)
        buttons.addStretch(1)
        buttons.addWidget(self.ok)
        if self._cancels:
            buttons.addWidget(self._other)
        #: The words, the form and the buttons, from the top.
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self.column.setSpacing(8)
        self.column.addWidget(self._about)
        self.column.addWidget(form, 1)
        nest(self.column, buttons)
        form.changed.connect(self.check)
        self.ok.clicked.connect(self.take)
        self._other.clicked.connect(self.close if self._cancels else form.reset)

    def ask(
        self,
        plugin: PluginInfo,
        values: Mapping[str, Any],
        place: QPoint,
        corner: Qt.Corner = Qt.Corner.TopLeftCorner,
        verb: str = "",
    ) -> None:
        """Show the form of a plugin.

        Parameters
        ----------
        plugin : PluginInfo
        values : mapping
            What is set; the rest has its defaults.
        place : QPoint
            On the screen.
        corner : Qt.Corner
            What of the window stands at `place`.
        verb : str
            The text of the button; without it that says OK.
        """
        self.plugin, self._verb = plugin, verb
        self.retranslate()
        self._about.setText(f"<b>{plugin.title}</b><br>{plugin.summary}")
        self.form.blockSignals(True)
        self.form.show_plugin(plugin, values)
        self.form.blockSignals(False)
        self.check()
        self._move_to(place, corner)
        self.show()
        (self.first_field() or self.ok).setFocus()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.ok.setText(self._verb or self.tr("OK"))
        words = self.tr("Cancel") if self._cancels else self.tr("Defaults")
        self._other.setText(words)

    @property
    def fields_height(self) -> int:
        """The height at which no field is scrolled away."""
        page = self.form.widget()
        return page.sizeHint().height() if page is not None else 0

    def wanted_height(self) -> int:
        """Return how high the window would be if the screen were high enough."""
        about = self._about.heightForWidth(self._width - 2 * _MARGIN)
        return self.fields_height + about + self._around

    def first_field(self) -> QWidget | None:
        """Return the widget that has the focus first: that which Tab reaches first."""
        page = self.form.widget()
        fields = page.findChildren(QWidget) if page is not None else []
        reached = (f for f in fields if f.focusPolicy() & Qt.FocusPolicy.TabFocus)
        return next(reached, None)

    def check(self) -> None:
        """Let the form be taken only where every value is allowed."""
        problem = self.form.problem
        self.ok.setEnabled(not problem)
        self.ok.setToolTip(problem)

    def take(self) -> None:
        """Take what the form says and close."""
        if self.plugin is not None and not self.form.problem:
            self.close()
            self.taken.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take()
        else:
            super().keyPressEvent(event)

    def _move_to(self, place: QPoint, corner: Qt.Corner) -> None:
        screen = self.screen().availableGeometry()
        width = self._width
        height = min(self.wanted_height(), screen.height() - _FREE, self._highest)
        at_right = corner in (Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner)
        at_bottom = corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner)
        left = place.x() - (width if at_right else 0)
        top = place.y() - (height if at_bottom else 0)
        self.resize(width, height)
        self.move(
            max(min(left, screen.right() - width), screen.left()),
            max(min(top, screen.bottom() - height), screen.top()),
        )
