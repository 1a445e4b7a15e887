"""The icons: line drawings of our own, in the colour of the theme's text."""

from __future__ import annotations

import time
from collections import deque
from functools import partial

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QObject,
    QRectF,
    Qt,
    QTimer,
    SignalInstance,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QStyle, QToolBar, QToolButton, QWidget
from shiboken6 import isValid

from workbench.core.program.resources import resource
from workbench.ui.services.repaint_queue import TURN
from workbench.ui.services.theme import Theme

SIZES = (16, 20, 24, 32, 48)
#: Pixels: the arrow heads of the style are this wide and high.
_ARROWS = 16


class Icons(QObject):
    """Makes icons and tints those it has given out again when the theme changes.

    Parameters
    ----------
    theme : Theme
    parent : QObject, optional
    after : signal, optional
        Actions have no icons before it.
    """

    def __init__(
        self,
        theme: Theme,
        parent: QObject | None = None,
        after: SignalInstance | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cache: dict[tuple[str, str], QIcon] = {}
        self._shapes: dict[str, list[QPixmap]] = {}
        self._worn: dict[QAction | QAbstractButton, str] = {}
        self._bare: deque[QAction] = deque()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._on_soon_timeout)
        self._begun = after is None
        if after is not None:
            after.connect(self._on_after)
        theme.changed.connect(self._on_theme_changed)

    def icon(self, name: str) -> QIcon:
        """Return the icon drawn in ``resources/icons/NAME.svg``; empty if there is none."""
        key = name, self._theme.colours.text  # those of the other theme may come again
        if key not in self._cache:
            self._cache[key] = self._drawn(name)
        return self._cache[key]

    def put(self, owner: QAction | QAbstractButton, name: str) -> None:
        """Give an action or button an icon that follows the theme.

        An action gets it in a turn to come, after `after`: a menu shows it, and drawing
        all of them would hold up the first sight of the window.
        """
        self._worn[owner] = name
        if isinstance(owner, QAction):
            self._bare.append(owner)
            if self._begun:
                self._soon.start()
        else:
            owner.setIcon(self.icon(name))

    @Slot()
    def _on_after(self) -> None:
        self._begun = True
        self._soon.start()

    @Slot()
    def _on_soon_timeout(self) -> None:
        ends = time.perf_counter() + TURN
        while self._bare and time.perf_counter() < ends:
            self._dress(self._bare.popleft())
        if self._bare:
            self._soon.start()

    def _on_theme_changed(self) -> None:
        # Qt may have deleted an owner whose Python half is still known here
        self._worn = {o: n for o, n in self._worn.items() if isValid(o)}
        # what can be seen first; icons of menus are not, when a theme is chosen
        for owner in sorted(self._worn, key=_is_hidden):
            self._theme.later(partial(self._dress, owner))

    def _dress(self, owner: QAction | QAbstractButton) -> None:
        if isValid(owner) and owner in self._worn:
            owner.setIcon(self.icon(self._worn[owner]))

    def _drawn(self, name: str) -> QIcon:
        colours = self._theme.colours
        icon = QIcon()
        for colour, mode in (
            (colours.text, QIcon.Mode.Normal),
            (colours.accent, QIcon.Mode.Selected),
            (colours.line, QIcon.Mode.Disabled),
        ):
            for shape in self._shape(name):
                icon.addPixmap(_tinted(shape, colour), mode)
        return icon

    def _shape(self, name: str) -> list[QPixmap]:
        """Return the drawing in all sizes; none where there is no such icon."""
        if name not in self._shapes:
            path = resource("icons", f"{name}.svg")
            self._shapes[name] = []
            if path.is_file():
                source = path.read_bytes().replace(b"currentColor", b"#000000")
                renderer = QSvgRenderer(QByteArray(source))
                self._shapes[name] = [_pixmap(renderer, size) for size in SIZES]
        return self._shapes[name]


def _is_hidden(owner: QAction | QAbstractButton) -> bool:
    return not (isinstance(owner, QAbstractButton) and owner.isVisible())


class TintedBar(QToolBar):
    """A tool bar whose button for more is seen on a dark ground, too.

    The style draws the two arrow heads in black, whatever the colours are.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.orientationChanged.connect(self._tint)
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._tint()

    def _tint(self) -> None:
        button = self.findChild(QToolButton, "qt_toolbar_ext_button")
        if button is None:
            return
        Pixmap = QStyle.StandardPixmap
        across = self.orientation() == Qt.Orientation.Horizontal
        kind = (
            Pixmap.SP_ToolBarHorizontalExtensionButton
            if across
            else Pixmap.SP_ToolBarVerticalExtensionButton
        )
        shape = self.style().standardIcon(kind).pixmap(_ARROWS)
        colour = self.palette().color(QPalette.ColorRole.ButtonText).name()
        button.setIcon(QIcon(_tinted(shape, colour)))


def _tinted(shape: QPixmap, colour: str) -> QPixmap:
    """Return a drawing of one colour in another."""
    pixmap = QPixmap(shape)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor(colour))
    painter.end()
    return pixmap


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
