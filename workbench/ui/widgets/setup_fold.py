"""The set-up of a room, which folds to one line after a run."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from workbench.core.program.settings import Settings
from workbench.ui.widgets.fitted import ElidedLabel
from workbench.ui.widgets.object_names import named


class SetupFold(QObject):
    """Hides what sets a run up, and says in a line what is set.

    The room lays `button` and `line` out where neither moves when the set-up folds.

    Parameters
    ----------
    room_id : str
        The objectNames begin with it.
    settings : Settings
        Whether set-ups fold by themselves is remembered there.
    *parts : QWidget
        What is hidden.

    Attributes
    ----------
    button : QToolButton
        Checked while the set-up is open.
    line : ElidedLabel
        What is set, while the set-up is folded.

    Signals
    -------
    toggled(opened)
    """

    toggled = Signal(bool)

    def __init__(self, room_id: str, settings: Settings, *parts: QWidget) -> None:
        super().__init__(parts[0])
        self._settings, self._parts = settings, parts
        self.button = named(QToolButton(), f"{room_id}_setupBtn")
        self.button.setCheckable(True)
        self.button.setChecked(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.installEventFilter(self)
        self.line = ElidedLabel()
        self.line.setObjectName(f"{room_id}_setupLabel")
        self.line.hide()
        self.button.toggled.connect(self._on_button_toggled)

    @property
    def is_open(self) -> bool:
        """Whether all of the set-up is shown."""
        return self.button.isChecked()

    def open(self, opened: bool = True) -> None:
        """Show all of the set-up, or the line in its place."""
        self.button.setChecked(opened)

    def toggle(self) -> None:
        """Fold the set-up, or show it again."""
        self.button.click()

    def note_run(self) -> None:
        """Fold, because a run was asked for, unless the user keeps set-ups open."""
        if self._settings.fold_setup:
            self.open(False)

    def contains(self, widget: QWidget) -> bool:
        """Whether a widget is a part of the set-up."""
        return any(p is widget or p.isAncestorOf(widget) for p in self._parts)

    def say(self, summary: str) -> None:
        """Write what is set."""
        self.line.setText(summary)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.line.setAccessibleName(self.tr("Set up"))
        self._show_button()
        self._widen_button()

    def _on_button_toggled(self, opened: bool) -> None:
        for part in self._parts:
            part.setVisible(opened)
        self.line.setVisible(not opened)
        self._show_button()
        self.toggled.emit(opened)

    def _texts(self) -> tuple[str, str]:
        return self.tr("Change…"), self.tr("Setup")

    def _show_button(self) -> None:
        self.button.setText(self._texts()[self.is_open])
        tips = self.tr("Show the setup (F9)"), self.tr("Fold the setup (F9)")
        self.button.setToolTip(tips[self.is_open])

    def _widen_button(self) -> None:
        # the widest text decides, so that what stands beside it never moves
        self.button.setMinimumWidth(0)
        widths = []
        for text in self._texts():
            self.button.setText(text)
            widths.append(self.button.sizeHint().width())
        self._show_button()
        self.button.setMinimumWidth(max(widths))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.button and event.type() == QEvent.Type.FontChange:
            self._widen_button()
        return False
