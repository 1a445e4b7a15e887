"""The field for other plugins with their parameters: completed, or put in by a menu."""

from __future__ import annotations

import re

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QWidget,
)

from workbench.core.program.catalogue import PluginInfo


class _IdCompleter(QCompleter):
    """Completes the word at the end where a plugin may stand: first, or behind a ;."""

    def splitPath(self, path: str) -> list[str]:
        return [_begun(path)]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        edit = self.widget()
        text = edit.text() if isinstance(edit, QLineEdit) else ""
        word = _begun(text)
        return text[: len(text) - len(word)] + str(index.data())


def _begun(text: str) -> str:
    """Return the plugin id that is being typed; a blank no id begins with if none."""
    found = re.search(r"(?:^|;)\s*([^\s;=]+)$", text)
    return found.group(1) if found else " "


class LearnerEdit(QWidget):
    """A line to write plugins in, and a button that lists them.

    Parameters
    ----------
    plugins : sequence of PluginInfo
        Those that may be named.
    several : bool
        Whether the text is a list, separated by semicolons.
    name : str
        Object names: ``NAME_Edit`` of the line, ``NAME_Btn`` of the button.
    """

    def __init__(
        self,
        plugins: list[PluginInfo],
        several: bool,
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._several = several
        self.line = QLineEdit()
        self.line.setObjectName(f"{name}_Edit")
        self._completer = _IdCompleter(self)
        self._completer.setModel(QStringListModel([p.id for p in plugins], self))
        self.line.setCompleter(self._completer)
        self.button = QToolButton()
        self.button.setObjectName(f"{name}_Btn")
        self.button.setText("…")
        self.button.setToolTip(self.tr("Choose a classifier"))
        self.button.setAccessibleName(self.tr("Choose a classifier"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.setMenu(self._menu(plugins))
        self.button.setEnabled(bool(plugins))
        self.setFocusProxy(self.line)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line)
        layout.addWidget(self.button)

    def _menu(self, plugins: list[PluginInfo]) -> QMenu:
        """List the plugins by family, as the tree does."""
        menu = QMenu(self)
        families: dict[str, QMenu] = {}
        for plugin in sorted(plugins, key=lambda p: (p.family, p.title.casefold())):
            if plugin.family not in families:
                families[plugin.family] = QMenu(plugin.family, menu)
                menu.addMenu(families[plugin.family])
            family = families[plugin.family]
            action = QAction(plugin.title, family)
            family.addAction(action)
            action.setData(plugin.id)
        menu.triggered.connect(lambda action: self.insert(str(action.data())))
        return menu

    def insert(self, plugin_id: str) -> None:
        """Put a plugin in: behind the others, or in place of the one there is."""
        text = self.line.text().strip().rstrip(";")
        both = self._several and text
        self.line.setText(f"{text}; {plugin_id}" if both else plugin_id)
        self.line.setFocus()
