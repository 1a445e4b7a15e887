"""The view of a tree: pan, zoom, fold and move by mouse and keyboard."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QToolTip, QWidget

from workbench.core.trees.tree_model import Tree
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.classify.tree.tree_scene import TreePicture
from workbench.ui.services.numbers import number
from workbench.ui.services.theme import Theme

#: Trees of more nodes, of which a window shows a corner, open folded …
MOST_OPEN = 60
#: … to this depth.
OPEN_DEPTH = 3
#: The first look shows texts, even if not the whole tree.
FIRST_ZOOM = 0.62
_LEAST, _MOST = 0.004, 4.0
_STEP = 1.25
_Key = Qt.Key


class TreeView(QGraphicsView):
    """A decision tree that can be folded, zoomed and walked through.

    Signals
    -------
    chosen(node)
        A node was clicked, or moved to.
    folded_changed()
        Other nodes are visible now.
    """

    chosen = Signal(int)
    folded_changed = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.theme = theme
        self.picture = TreePicture(theme)
        self._space = QGraphicsScene(self)
        self._space.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._space.addItem(self.picture)
        self.setScene(self._space)
        self.setFrameShape(self.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setDragMode(self.DragMode.ScrollHandDrag)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff  # dragging and keys do the same
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        self._pressed = QPoint()
        self._fresh = True
        self._classes: tuple[str, ...] = ()
        self._rules = TwinTable()
        theme.follow(self, self._on_theme_changed)
        self._sizes = theme.deferred(self, self._show_again)
        self._on_theme_changed()

    # -- what is shown ------------------------------------------------------------------

    def show_tree(self, tree: Tree, classes: tuple[str, ...]) -> None:
        """Show another tree from its root; a large one folded."""
        picture = self.picture
        picture.current = 0
        large = len(tree.nodes) > MOST_OPEN
        picture.folded = _deeper(tree, OPEN_DEPTH) if large else set()
        self._classes, self._rules = classes, TwinTable()
        picture.show_tree(tree, classes, self.font())
        self._fresh = True
        if self.isVisible():
            self._first_look()
        self.folded_changed.emit()

    def expand_to(self, depth: int) -> None:
        """Unfold all nodes above a depth and fold the others."""
        self.picture.folded = _deeper(self.picture.tree, depth)
        self._reveal_current()
        self._arrange(self.picture.current)

    def toggle(self, node: int) -> None:
        """Fold or unfold a node; it stays where it is on the screen."""
        if not self.picture.tree.nodes[node].children:
            return
        self.picture.folded ^= {node}
        self._reveal_current()
        self._arrange(node)

    def turn(self, down: bool) -> None:
        """Let the tree grow down, or to the right."""
        if down != self.picture.down:
            self.picture.down = down
            self.picture.arrange()
            self._set_space()
            self._look()

    def choose(self, node: int) -> None:
        """Make a node the current one, unfold what hides it, and say so."""
        hidden = set(self.picture.tree.path(node)[:-1]) & self.picture.folded
        if hidden:
            self.picture.folded -= hidden
            self._arrange(self.picture.current)
        self.picture.current = node
        self.picture.update()
        self.ensureVisible(self.picture.box(node), 24, 24)
        self.chosen.emit(node)

    def show_shares(self, shares: dict[int, float]) -> None:
        """Mark the share of each node's rows that is selected."""
        self.picture.shares = shares
        self.picture.update()

    def _reveal_current(self) -> None:
        """Step up to the node that is folded over the current one."""
        picture = self.picture
        above = (i for i in picture.tree.path(picture.current) if i in picture.folded)
        picture.current = next(above, picture.current)

    def _arrange(self, fixed: int) -> None:
        picture = self.picture
        shown = bool(picture.visible) and picture.is_visible(fixed)
        before = self.mapFromScene(picture.box(fixed).center()) if shown else None
        picture.arrange()
        self._set_space()
        if before is not None:
            moved = self.mapFromScene(picture.box(fixed).center()) - before
            self._scroll(moved)
        self.folded_changed.emit()

    def _scroll(self, by: QPoint) -> None:
        across, upright = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        upright.setValue(upright.value() + by.y())

    def _set_space(self) -> None:
        """Leave so much room around the tree that any node can be anywhere in view."""
        scale = self.transform().m11()
        w, h = (s / scale for s in (self.width(), self.height()))
        self.setSceneRect(self.picture.boundingRect().adjusted(-w, -h, w, h))

    # -- zoom ---------------------------------------------------------------------------

    def zoom(self, factor: float) -> None:
        """Zoom about the middle of the view."""
        scale = self.transform().m11()
        factor = min(max(scale * factor, _LEAST), _MOST) / scale
        self.scale(factor, factor)
        self._set_space()

    def fit(self) -> None:
        """Show the whole tree, at most at its natural size."""
        self._zoom_to(self._fitting())
        self.centerOn(self.picture.boundingRect().center())

    def _fitting(self) -> float:
        rect, size = self.picture.boundingRect(), self.viewport().size()
        if rect.isEmpty():
            return 1.0
        return min(size.width() / rect.width(), size.height() / rect.height(), 1.0)

    def _zoom_to(self, scale: float) -> None:
        self.resetTransform()
        scale = min(max(scale, _LEAST), _MOST)
        self.scale(scale, scale)
        self._set_space()

    def _look(self) -> None:
        """Show the whole tree if its texts can be read then, else its root."""
        scale = self._fitting()
        if scale >= FIRST_ZOOM or not self.picture.visible:
            self.fit()
            return
        self._zoom_to(max(scale, FIRST_ZOOM))
        rect, root = self.picture.boundingRect(), self.picture.box(0).center()
        scale = self.transform().m11()
        w, h = (s / scale for s in (self.viewport().width(), self.viewport().height()))
        if self.picture.down:
            top = rect.top() + h / 2 if rect.height() > h else rect.center().y()
            self.centerOn(QPointF(root.x(), top))
        else:
            left = rect.left() + w / 2 if rect.width() > w else rect.center().x()
            self.centerOn(QPointF(left, root.y()))

    def _first_look(self) -> None:
        """Grow the way in which more of the tree can be read here."""
        self._fresh = False
        if not self.picture.visible:
            return
        w, h = self.viewport().width(), self.viewport().height()
        scales = []
        for down in (True, False):
            width, height = self.picture.extent_of(down)
            scales.append(min(w / width, h / height))
        self.picture.down = scales[0] >= min(scales[1], 1.0)
        self.picture.arrange()
        self._look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fresh:
            self._first_look()
        else:
            self._set_space()

    # -- hands --------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        at = event.position().toPoint()
        there = self.mapToScene(at)
        self.zoom(1.0015 ** event.angleDelta().y())
        self._scroll(self.mapFromScene(there) - at)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        at = event.position().toPoint()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if (at - self._pressed).manhattanLength() > 4:
            return  # the tree was dragged
        node, on_handle = self.picture.node_at(self.mapToScene(at))
        if on_handle:
            self.toggle(node)
        elif node >= 0:
            self.choose(node)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if not self.picture.visible:
            event.ignore()
        elif key in (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter):
            self.toggle(self.picture.current)
        elif key in (_Key.Key_Plus, _Key.Key_Equal):
            self.zoom(_STEP)
        elif key == _Key.Key_Minus:
            self.zoom(1 / _STEP)
        elif key == _Key.Key_0:
            self.fit()
        elif key == _Key.Key_Home:
            self.choose(0)
        elif not self._walk(key):
            event.ignore()

    def _walk(self, key: int) -> bool:
        """Move along the drawing: deeper, back, or to a neighbour of the same depth."""
        down = self.picture.down
        deeper = _Key.Key_Down if down else _Key.Key_Right
        back = _Key.Key_Up if down else _Key.Key_Left
        before = _Key.Key_Left if down else _Key.Key_Up
        after = _Key.Key_Right if down else _Key.Key_Down
        if key not in (deeper, back, before, after):
            return False
        node = self.picture.tree.nodes[self.picture.current]
        if key == deeper and self.picture.current in self.picture.folded:
            self.toggle(self.picture.current)
        elif key == deeper and node.children:
            self.choose(node.children[0])
        elif key == back and node.parent >= 0:
            self.choose(node.parent)
        elif key in (before, after):
            self._step(1 if key == after else -1)
        return True

    def _step(self, step: int) -> None:
        nodes = self.picture.tree.nodes
        depth = nodes[self.picture.current].depth
        level = [i for i in self.picture.visible if nodes[i].depth == depth]
        place = level.index(self.picture.current) + step
        if 0 <= place < len(level):
            self.choose(level[place])

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            node, _ = self.picture.node_at(self.mapToScene(event.pos()))
            text = self.text_of(node) if node >= 0 else ""
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)

    # -- texts --------------------------------------------------------------------------

    def rule(self, node: int) -> str:
        """Return the path to a node as a sentence."""
        picture = self.picture
        tests = (" " + self.tr("and") + " ").join(picture.tree.conditions(node))
        then = f"{picture.prediction(node)} ({picture.caption(node)})"
        return f"{tests} → {then}" if tests else then

    def text_of(self, node: int) -> str:
        """Return what is said of a node: its rule and its classes."""
        found, counts = self.picture.tree.nodes[node], []
        for name, count in zip(self._classes, found.counts, strict=False):
            if count > 0:
                counts.append(f"{name} {number(count, 4)}")
        lines = [self.rule(node), ", ".join(counts)]
        if found.attribute:
            lines.append(self.tr("tests {}").format(found.attribute))
        return "\n".join(line for line in lines if line)

    def table(self) -> TwinTable:
        """Return the rules of all leaves, for the table twin."""
        nodes, tree = self.picture.tree.nodes, self.picture.tree
        if not self._rules.headers and nodes:
            leaves = [i for i, node in enumerate(nodes) if not node.children]
            joined = " " + self.tr("and") + " "
            self._rules = TwinTable(
                (self.tr("rule"), self.tr("then"), self.tr("rows"), self.tr("errors")),
                (
                    [joined.join(tree.conditions(i)) for i in leaves],
                    [self.picture.prediction(i) for i in leaves],
                    [nodes[i].count for i in leaves],
                    [nodes[i].errors for i in leaves],
                ),
            )
        return self._rules

    def probe(self, topic: str | None = None) -> dict[str, Any]:
        """Return plain data about the drawing (topic ``tree``)."""
        picture = self.picture
        tree = {
            "nodes": len(picture.tree.nodes),
            "visible": list(picture.visible),
            "folded": sorted(picture.folded),
            "current": picture.current,
            "rule": self.rule(picture.current) if picture.visible else "",
            "down": picture.down,
            "zoom": self.transform().m11(),
            "selected": {str(k): v for k, v in picture.shares.items()},
        }
        return tree if topic == "tree" else {"tree": tree}

    # -- theme and focus ----------------------------------------------------------------

    def _on_theme_changed(self) -> None:
        self.setBackgroundBrush(QColor(self.theme.colours.plot))
        self.picture.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_sizes"):
            self._sizes.refresh()

    def _show_again(self) -> None:
        picture = self.picture
        picture.show_tree(picture.tree, self._classes, self.font())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(self.theme.colours.accent), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -2, -2))
            painter.end()

    def whole(self) -> QGraphicsView:
        """Return a view, not shown, that holds everything unfolded: for export."""
        view = QGraphicsView(self._space)
        view.setFrameShape(view.Shape.NoFrame)
        view.setBackgroundBrush(self.backgroundBrush())
        view.setAccessibleName(self.accessibleName())
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        view.setHorizontalScrollBarPolicy(off)
        view.setVerticalScrollBarPolicy(off)
        view.setSceneRect(self.picture.boundingRect())
        for part in (view, view.viewport()):  # what is hidden is not laid out by itself
            part.resize(view.sceneRect().size().toSize())
        return view


def _deeper(tree: Tree, depth: int) -> set[int]:
    """Return the inner nodes at this depth and below."""
    return {i for i, n in enumerate(tree.nodes) if n.children and n.depth >= depth}
