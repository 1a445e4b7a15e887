"""The menu of all plugins that can be compared, by family."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from workbench.ui.context import Catalogue
from workbench.ui.services.plugin_words import plugin_word

KINDS = ("classifier", "metric", "regressor")


class PluginMenu(QMenu):
    """Families with their plugins; filled anew when the catalogue changes.

    Signals
    -------
    picked(plugin_id)
    """

    picked = Signal(str)

    def __init__(
        self, catalogue: Catalogue, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._catalogue = catalogue
        self._families: dict[str, QMenu] = {}
        self.triggered.connect(self._on_triggered)
        catalogue.changed.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """List what the catalogue has."""
        self.clear()
        for family in self._families.values():
            family.setParent(None)  # at once, so that no name stands twice
            family.deleteLater()
        self._families.clear()
        found = [p for p in self._catalogue.plugins if p.usable and p.kind in KINDS]
        for plugin in sorted(
            found, key=lambda p: (plugin_word(p.family), p.title.casefold())
        ):
            if plugin.family not in self._families:
                self._families[plugin.family] = QMenu(plugin_word(plugin.family), self)
                self.addMenu(self._families[plugin.family])
            family = self._families[plugin.family]
            action = QAction(plugin.title, family)
            family.addAction(action)
            stem = plugin.id.replace("-", "").replace("_", "")
            action.setObjectName(f"{self.objectName()}_{stem}Act")
            action.setData(plugin.id)
            action.setToolTip(plugin.summary)

    def _on_triggered(self, action: object) -> None:
        self.picked.emit(str(action.data()))  # type: ignore[attr-defined]
