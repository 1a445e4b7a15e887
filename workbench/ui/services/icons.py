"""The icons: line drawings of our own, in the colour of the theme's text."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton
from shiboken6 import isValid

from workbench.core.program.resources import resource
from workbench.ui.services.theme import Theme

SIZES = (16, 20, 24, 32, 48)


class Icons(QObject):
    """Makes icons and tints those it has given out again when the theme changes.

    Parameters
    ----------
    theme : Theme
    parent : QObject, optional
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cache: dict[str, QIcon] = {}
        self._worn: dict[QAction | QAbstractButton, str] = {}
        theme.changed.connect(self._on_theme_changed)

    def icon(self, name: str) -> QIcon:
        """Return the icon drawn in ``resources/icons/NAME.svg``; empty if there is none."""
        if name not in self._cache:
            self._cache[name] = self._drawn(name)
        return self._cache[name]

    def put(self, owner: QAction | QAbstractButton, name: str) -> None:
        """Give an action or button an icon that follows the theme."""
        owner.setIcon(self.icon(name))
        self._worn[owner] = name

    def _on_theme_changed(self) -> None:
        self._cache.clear()
        # Qt may have deleted an owner whose Python half is still known here
        self._worn = {o: n for o, n in self._worn.items() if isValid(o)}
        for owner, name in self._worn.items():
            owner.setIcon(self.icon(name))

    def _drawn(self, name: str) -> QIcon:
        path = resource("icons", f"{name}.svg")
        if not path.is_file():
            return QIcon()
        source = path.read_text(encoding="utf-8")
        colours = self._theme.colours
        icon = QIcon()
        for colour, mode in (
            (colours.text, QIcon.Mode.Normal),
            (colours.accent, QIcon.Mode.Selected),
            (colours.line, QIcon.Mode.Disabled),
        ):
            renderer = QSvgRenderer(
                QByteArray(source.replace("currentColor", colour).encode())
            )
            for size in SIZES:
                icon.addPixmap(_pixmap(renderer, size), mode)
        return icon


def _pixmap(renderer: QSvgRenderer, size: int) -> QPixmap:
    screen = QGuiApplication.primaryScreen()
    ratio = screen.devicePixelRatio() if screen is not None else 1.0
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
