"""The line above a plane: its name, the accuracy with its badges, a remark."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QLabel,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.services.numbers import percent
from workbench.ui.services.theme import Theme
from workbench.ui.widgets.fitted import ElidedLabel
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.tone import Badge, SizedLabel, Tone, bold, set_tone

#: Pixels: the names begin where the plane's own labels do.
_LEFT = 8


class PlaneHeader(QWidget):
    """Name, accuracy, badges; below, a muted remark."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = bold(QLabel())
        self._figure = SizedLabel(theme, factor=1.25, bold=True)
        self._figure.setObjectName(f"{name}_accLabel")
        tones: tuple[Tone, ...] = ("info", "warning", "muted")
        self._badges = [Badge(tone=tone) for tone in tones]
        self._remark = ElidedLabel()
        self._remark.setObjectName(f"{name}_countLabel")
        set_tone(self._remark, "muted")
        self._row = FlowRow()
        for widget in (self._title, self._figure, *self._badges):
            self._row.add(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(_LEFT, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._row)
        column.addWidget(self._remark)
        self.set_figure(None)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the end of the line."""
        self._row.add(widget, at_end=True)

    def sizeHint(self) -> QSize:
        # both planes stay equally wide, whatever figures stand above them
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    def set_title(self, text: str) -> None:
        """Name the plane."""
        self._title.setText(text)

    def set_figure(
        self,
        accuracy: float | None,
        estimated: str = "",
        warning: str = "",
        note: str = "",
    ) -> None:
        """Show an accuracy; badges tell how it was estimated and what to mind."""
        self._figure.setText("" if accuracy is None else percent(accuracy))
        for label, text in zip(self._badges, (estimated, warning, note), strict=True):
            if text != label.text() or label.isHidden() == bool(text):
                label.setText(text)
                label.setVisible(bool(text))

    def set_remark(self, text: str) -> None:
        """Show a remark; where it is cut, the tooltip has all of it."""
        if text != self._remark.text():
            self._remark.setText(text)

    @property
    def text(self) -> str:
        """Accuracy and badges as one text."""
        shown = [b.text() for b in self._badges if not b.isHidden()]
        return " ".join([self._figure.text(), *(f"[{b}]" for b in shown)]).strip()
