"""The tree of classifiers by family, with a search field; failed ones are grey."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.catalogue import PluginInfo
from workbench.ui.context import Catalogue
from workbench.ui.services.plugin_words import plugin_word, trouble_words

KINDS = ("classifier", "metric", "regressor")
_ID = Qt.ItemDataRole.UserRole
#: So many letters of a name are seen at least.
_LETTERS = 26
#: Frame and button of the search field, in pixels.
_CLEAR = 24

_FAMILIES = (
    "Lazy", "Metric learning", "Bayes", "Functions", "Trees", "Regression", "Ensembles",
    "Baseline",
)  # fmt: skip
#: What is chosen at first, if it is there.
_FIRST = {False: "knn", True: "knn-regression"}


def _order(plugin: PluginInfo) -> tuple[int, str, str]:
    """Put the families people start with first, what failed last."""
    known = plugin.family in _FAMILIES
    place = _FAMILIES.index(plugin.family) if known else len(_FAMILIES)
    return place + (plugin.status != "loaded") * 100, plugin.family, plugin.title


def suits(plugin: PluginInfo, numeric: bool) -> bool:
    """Whether a plugin can learn a class that is numeric, or one that is not."""
    if numeric:
        return plugin.kind == "regressor" or "numeric class" in plugin.reads
    return plugin.kind in ("classifier", "metric")


class PluginTree(QWidget):
    """Methods by family; those for another kind of class are grey.

    Signals
    -------
    chosen(plugin)
        Another loaded plugin (a `PluginInfo`) is current.
    """

    chosen = Signal(object)

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rewording = False
        self._catalogue = catalogue
        self._numeric = False
        self._last: dict[bool, str] = dict(_FIRST)
        self._find = QLineEdit(clearButtonEnabled=True)
        self._find.setObjectName("classify_findEdit")
        self._tree = QTreeWidget()
        self._tree.setHeaderHidden(True)
        self._tree.setObjectName("classify_plugin_tree")
        self._tree.setUniformRowHeights(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._find)
        layout.addWidget(self._tree, 1)
        self._find.textChanged.connect(self._on_find_text_changed)
        self._find.returnPressed.connect(self._on_find_return_pressed)
        self._tree.currentItemChanged.connect(self._on_tree_current_item_changed)
        catalogue.changed.connect(self._fill)
        self._fill()

    def minimumSizeHint(self) -> QSize:
        """Return room for a name; beside wider forms none could be read."""
        letters = self.fontMetrics()
        hint = letters.horizontalAdvance(self._find.placeholderText()) + _CLEAR
        names = _LETTERS * letters.averageCharWidth()
        return super().minimumSizeHint().expandedTo(QSize(max(hint, names), 0))

    @property
    def current(self) -> PluginInfo | None:
        """The plugin that would be run."""
        item = self._tree.currentItem()
        plugin_id = item.data(0, _ID) if item else None
        return self._catalogue.get(plugin_id) if plugin_id else None

    def suit(self, numeric: bool) -> None:
        """Offer what learns a numeric class, or what learns names."""
        if numeric == self._numeric:
            return
        self._numeric = numeric
        self._fill()

    def choose(self, plugin_id: str) -> bool:
        """Make a plugin current; False when there is no such plugin."""
        for item in self._leaves():
            if item.data(0, _ID) == plugin_id:
                self._tree.setCurrentItem(item)
                return True
        return False

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._find.setPlaceholderText(self.tr("Find a classifier"))
        self._find.setAccessibleName(self.tr("Find a classifier"))
        self._tree.setAccessibleName(self.tr("Classifiers"))
        self._rewording = True  # the choice stays, and what was set for it
        try:
            self._fill()
        finally:
            self._rewording = False

    def family_title(self, family: str) -> str:
        """Return a family's name in the current language."""
        known = {
            "Lazy": self.tr("Lazy: nearest neighbours"),
            "Metric learning": self.tr("Metric learning"),
            "Bayes": self.tr("Bayes"),
            "Trees": self.tr("Trees"),
            "Functions": self.tr("Functions"),
            "Regression": self.tr("Regression"),
            "Ensembles": self.tr("Ensembles"),
            "Baseline": self.tr("Baseline"),
        }
        return known.get(family) or plugin_word(family)

    def _fill(self) -> None:
        self._tree.blockSignals(True)
        self._tree.clear()
        families: dict[str, QTreeWidgetItem] = {}
        for plugin in sorted(self._catalogue.plugins, key=self._place):
            if plugin.kind not in (*KINDS, ""):  # "": it failed before it said
                continue
            family = plugin.family or self.tr("Could not be loaded")
            if family not in families:
                branch = QTreeWidgetItem([self.family_title(family)])
                branch.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self._tree.addTopLevelItem(branch)
                families[family] = branch
                # a family that begins with what does not suit has nothing else
                branch.setExpanded(self._place(plugin)[0] != 1)
            families[family].addChild(self._leaf(plugin))
        self._tree.blockSignals(False)
        self._on_find_text_changed()
        if not self.choose(self._last[self._numeric]):
            for item in self._leaves():
                if item.data(0, _ID):
                    self._tree.setCurrentItem(item)
                    break

    def _place(self, plugin: PluginInfo) -> tuple[int, tuple[int, str, str]]:
        if plugin.status != "loaded":
            return 2, _order(plugin)
        return 0 if suits(plugin, self._numeric) else 1, _order(plugin)

    def _leaf(self, plugin: PluginInfo) -> QTreeWidgetItem:
        item = QTreeWidgetItem([plugin.title or plugin.id])
        if plugin.status != "loaded":
            reason = trouble_words(plugin)
        elif suits(plugin, self._numeric):
            item.setData(0, _ID, plugin.id)
            item.setToolTip(0, plugin.summary)
            return item
        elif self._numeric:
            reason = self.tr(
                "For a class of names; the class of these data is numeric."
            )
        else:
            reason = self.tr("For a numeric class; the class of these data has names.")
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setToolTip(0, reason)
        return item

    def _leaves(self) -> list[QTreeWidgetItem]:
        return [
            branch.child(i)
            for b in range(self._tree.topLevelItemCount())
            if (branch := self._tree.topLevelItem(b)) is not None
            for i in range(branch.childCount())
        ]

    def _matches(self, item: QTreeWidgetItem) -> bool:
        """Whether an item has what is sought in its title, id or summary."""
        words = f"{item.text(0)} {item.data(0, _ID)} {item.toolTip(0)}".lower()
        return self._find.text().strip().lower() in words

    def _on_find_text_changed(self) -> None:
        """Hide what does not match, but never what F5 would run."""
        chosen = self._tree.currentItem()
        for item in self._leaves():
            item.setHidden(item is not chosen and not self._matches(item))
        for b in range(self._tree.topLevelItemCount()):
            branch = self._tree.topLevelItem(b)
            if branch is not None:
                children = [branch.child(i) for i in range(branch.childCount())]
                branch.setHidden(all(child.isHidden() for child in children))

    def _on_find_return_pressed(self) -> None:
        """Choose the first that matches."""
        for item in self._leaves():
            if item.data(0, _ID) and self._matches(item):
                self._tree.setCurrentItem(item)
                return

    def _on_tree_current_item_changed(self) -> None:
        self._on_find_text_changed()
        plugin = self.current
        if plugin is not None:
            self._last[self._numeric] = plugin.id
            if not self._rewording:
                self.chosen.emit(plugin)
