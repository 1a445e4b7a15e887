"""The part of a tree that a search has come to, with its decisions."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from workbench.core.results.pictures.search_pictures import TracePicture
from workbench.ui.rooms.search.step_words import inequality, node_name


class SearchTreeView(QTreeWidget):
    """Nodes under their parents; the current one is marked and scrolled to."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setColumnCount(2)
        self.setUniformRowHeights(True)
        self.setIndentation(12)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._trace: TracePicture | None = None
        self._axes = ("x", "y")
        self._done = 0
        self._items: dict[int, QTreeWidgetItem] = {}

    def show_trace(self, trace: TracePicture | None, axes: tuple[str, str]) -> None:
        """Take another search: its root waits."""
        self._trace, self._axes = trace, axes
        self._begin()

    def _begin(self) -> None:
        self.clear()
        self._items, self._done = {}, 0
        if self._trace is not None:
            self._add(0, None)

    def _add(self, node: int, parent: QTreeWidgetItem | None) -> None:
        assert self._trace is not None
        name = node_name(self._trace.cut, node, self._axes)
        item = QTreeWidgetItem([name, self.tr("waits")])
        self._items[node] = item
        if parent is None:
            self.addTopLevelItem(item)
        else:
            parent.addChild(item)
            parent.setExpanded(True)

    def show_step(self, done: int, *, asks: bool) -> None:
        """Show what so many steps have decided; `asks` makes the next node current."""
        trace = self._trace
        if trace is None:
            return
        if done < self._done:
            self._begin()
        for step in range(self._done, done):
            self._decide(trace, step)
        self._done = done
        place = done if asks and done < trace.n_steps else done - 1
        item = self._items[int(trace.node[max(place, 0)])]
        self.setCurrentItem(item)
        self.scrollToItem(item)

    def _decide(self, trace: TracePicture, step: int) -> None:
        """Write the decision of a step; the children of what is visited wait."""
        node = int(trace.node[step])
        item = self._items[node]
        why = inequality(trace, step)
        if not trace.visited[step]:
            text = self.tr("pruned: {why}")
        else:
            text = self.tr("visited: {why}") if why else self.tr("visited")
        item.setText(1, text.format(why=why.short if why else ""))
        left, right = int(trace.cut.left[node]), int(trace.cut.right[node])
        if trace.visited[step] and left >= 0:
            for child in (left, right):
                self._add(child, item)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setHeaderLabels([self.tr("Node (rows)"), self.tr("Decision")])
        self.setAccessibleName(self.tr("Nodes of the tree that the search came to"))
        done = self._done
        self._begin()
        if done:
            self.show_step(done, asks=False)

    @property
    def texts(self) -> list[tuple[str, str]]:
        """What the nodes say, in the order of the search."""
        return [(item.text(0), item.text(1)) for item in self._items.values()]
