"""The legend of classes: colour, marker and name in one line that wraps."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QLabel, QWidget

from workbench.ui.theme import CLASS_MARKERS, Theme

#: What the markers of the plots look like in text, in the same order.
MARKER_TEXTS = dict(zip(CLASS_MARKERS, "●▲■◆✚✖★⬟", strict=True))
_MOST = 30


class ClassLegend(QLabel):
    """Names of classes beside their colour and marker; follows the theme."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self._theme = theme
        self._classes: tuple[str, ...] = ()
        self._bars = False
        theme.changed.connect(self._fill)

    def show_classes(self, classes: tuple[str, ...], *, bars: bool = False) -> None:
        """Show these classes; `bars` uses squares, as histograms do."""
        self._classes, self._bars = classes, bars
        self._fill()

    def _fill(self) -> None:
        parts = []
        for i, name in enumerate(self._classes[:_MOST]):
            sign = "■" if self._bars else MARKER_TEXTS[self._theme.class_marker(i)]
            colour = self._theme.class_colour(i).name()
            parts.append(
                f'<span style="color:{colour}">{sign}</span>&nbsp;{escape(name)}'
            )
        if len(self._classes) > _MOST:
            parts.append("…")
        self.setText("&nbsp;&nbsp; ".join(parts))
        self.setVisible(bool(self._classes))
