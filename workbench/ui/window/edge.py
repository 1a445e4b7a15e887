"""The right edge: a handle for each panel, which opens and closes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QToolButton

from workbench.ui.services.icons import TintedBar
from workbench.ui.window.actions import DOCKS, Actions

#: Pixels: how thick a handle is, and the air round its word.
THICK, AIR = 24, 12


class Handle(QToolButton):
    """A word that reads downwards; a dot beside it where the panel has news."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"main_edge_{name}Btn")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._has_news = False

    @property
    def has_news(self) -> bool:
        """Whether the closed panel has something to say."""
        return self._has_news

    def show_news(self, has_news: bool) -> None:
        """Draw the dot, and say it to those who cannot see it."""
        if has_news != self._has_news:
            self._has_news = has_news
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Say in the current language what the dot means."""
        said = self.tr("has something new") if self._has_news else ""
        self.setAccessibleDescription(said)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        thick = max(THICK, metrics.height() + 6)
        return QSize(thick, metrics.horizontalAdvance(self.text()) + 2 * AIR)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QPainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        element = QStyle.ComplexControl.CC_ToolButton
        self.style().drawComplexControl(element, option, painter, self)
        role = QPalette.ColorRole.ButtonText
        painter.setPen(self.palette().color(role))
        painter.translate(self.width(), 0)
        painter.rotate(90)
        along = QRect(0, 0, self.height(), self.width())
        painter.drawText(along, Qt.AlignmentFlag.AlignCenter, self.text())
        if self._has_news:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Accent))
            painter.drawEllipse(QRect(3, self.width() // 2 - 3, 6, 6))


class EdgeBar(TintedBar):
    """The handles of the panels, each the action of its panel in the View menu.

    Attributes
    ----------
    handles : dict
        A `Handle` for each panel, by its name.
    """

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.setObjectName("main_edge_bar")
        self.setMovable(False)
        self.layout().setContentsMargins(0, 0, 0, 0)  # type: ignore[union-attr]
        self.toggleViewAction().setObjectName("main_view_edgeAct")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.handles = {name: Handle(name) for name in DOCKS}
        for name, handle in self.handles.items():
            handle.setDefaultAction(actions[f"view_{name}"])
            self.addWidget(handle)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Panels"))
        for handle in self.handles.values():
            handle.retranslate()
