"""The drawing of a decision tree: boxes, edges and handles of the nodes unfolded."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QWidget

from workbench.api.data import FloatArray
from workbench.core.trees.tree_layout import tidy
from workbench.core.trees.tree_model import Node, Tree
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.numbers import locale, number
from workbench.ui.services.theme import Theme

#: Below this zoom texts cannot be read and are left out.
READABLE = 0.45
#: Below this one, boxes are a few pixels: their class is all that can be seen.
FAR = 0.22
_HANDLE = 8.0
_PAD = 7.0


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes in points, from the font: box, gap between levels, step between neighbours."""

    line: float
    width: float
    height: float
    label: float

    @staticmethod
    def of(font: QFont) -> Measures:
        """Measure a font."""
        line = QFontMetricsF(font).height()
        return Measures(line, 10.6 * line, 3 * line + 2 * _PAD, 6.2 * line)

    def places(self, across: FloatArray, depth: FloatArray, down: bool) -> FloatArray:
        """Return the centres, shape (n, 2), of a tree that grows down, or to the right."""
        if down:
            step, level = self.width + self.line, self.height + 3.2 * self.line
            return np.column_stack([across * step, depth * level])
        step, level = self.height + 0.7 * self.line, self.width + self.label + 24
        return np.column_stack([depth * level, across * step])


class TreePicture(QGraphicsObject):
    """One item that paints what of the tree is unfolded and exposed.

    Attributes
    ----------
    tree : Tree
    folded : set of int
        Inner nodes whose children are hidden.
    current : int
        The node outlined, with the way to it.
    down : bool
        Whether the tree grows down rather than to the right.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.theme = theme
        self.tree = Tree()
        self.folded: set[int] = set()
        self.current = 0
        self.down = True
        self.shares: dict[int, float] = {}
        self.visible: list[int] = []
        self.centres: FloatArray = np.empty((0, 2))
        self._place: dict[int, int] = {}
        self._below: list[int] = []
        self._font = QFont()
        self._measures = Measures.of(self._font)
        self._marks = Marks(theme, ())
        self._span = (0.0, 1.0)
        self._rect = QRectF()

    # -- what is shown ------------------------------------------------------------------

    def show_tree(self, tree: Tree, classes: tuple[str, ...], font: QFont) -> None:
        """Show another tree, as far as `folded` allows (set it before)."""
        self.tree, self._font = tree, font
        self._measures, self._marks = Measures.of(font), Marks(self.theme, classes)
        values = [n.value for n in tree.nodes if not np.isnan(n.value)]
        self._span = (min(values, default=0.0), max(values, default=1.0))
        self._below = _sizes(tree)
        self.shares = {}
        self.arrange()

    def arrange(self) -> None:
        """Place the nodes that are unfolded."""
        kids = [
            () if i in self.folded else node.children
            for i, node in enumerate(self.tree.nodes)
        ]
        across = tidy(kids) if kids else np.empty(0)
        shown = np.flatnonzero(~np.isnan(across))
        depth = np.array([self.tree.nodes[i].depth for i in shown], float)
        self.visible = shown.tolist()
        self._place = {node: i for i, node in enumerate(self.visible)}
        self.centres = self._measures.places(across[shown], depth, self.down)
        self.prepareGeometryChange()
        self._rect = self._extent()
        self.update()

    def extent_of(self, down: bool) -> tuple[float, float]:
        """Return width and height of the drawing if it grew that way."""
        kids = [
            () if i in self.folded else node.children
            for i, node in enumerate(self.tree.nodes)
        ]
        across = tidy(kids)
        depth = max((self.tree.nodes[i].depth for i in self.visible), default=0)
        far = np.array([[np.nanmax(across)], [float(depth)]])
        x, y = self._measures.places(far[0], far[1], down)[0]
        return x + self._measures.width, y + self._measures.height

    def box(self, number: int) -> QRectF:
        """Return the box of a visible node."""
        x, y = self.centres[self._place[number]]
        w, h = self._measures.width, self._measures.height
        return QRectF(x - w / 2, y - h / 2, w, h)

    def is_visible(self, number: int) -> bool:
        """Whether no node above is folded."""
        return number in self._place

    def handle(self, number: int) -> QPointF:
        """Return the middle of the handle that folds a node."""
        box = self.box(number)
        if self.down:
            return QPointF(box.center().x(), box.bottom())
        return QPointF(box.right(), box.center().y())

    def node_at(self, point: QPointF) -> tuple[int, bool]:
        """Return the node at a point of the scene, -1 for none; and whether its handle is."""
        if not self.visible:
            return -1, False
        reach = np.array([self._measures.width / 2, self._measures.height / 2])
        away = np.abs(self.centres - (point.x(), point.y()))
        near = np.flatnonzero((away <= reach + _HANDLE).all(axis=1))
        for i in near.tolist():
            node = self.visible[i]
            if self.tree.nodes[node].children:
                to = point - self.handle(node)
                if to.x() ** 2 + to.y() ** 2 <= (_HANDLE + 3) ** 2:
                    return node, True
        inside = [i for i in near.tolist() if (away[i] <= reach).all()]
        return (self.visible[inside[0]], False) if inside else (-1, False)

    def caption(self, number: int) -> str:
        """Return how many rows and errors a node has, as words."""
        node = self.tree.nodes[number]
        rows = self._counted(node.count, self.tr("%n row(s)", "", round(node.count)))
        if not node.label:
            return rows
        errors = self.tr("%n error(s)", "", round(node.errors))
        return f"{rows}, {self._counted(node.errors, errors)}"

    def prediction(self, number_: int) -> str:
        """Return the class, or the number, that a node stands for."""
        node = self.tree.nodes[number_]
        return node.label or (number(node.value, 4) if node.value == node.value else "")

    def _counted(self, count: float, words: str) -> str:
        # rows with missing values go down several branches in parts
        if abs(count - round(count)) < 0.005:
            return words
        return words.replace(str(round(count)), locale().toString(count, "f", 1), 1)

    # -- painting -----------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._rect

    def _extent(self) -> QRectF:
        if not self.visible:
            return QRectF()
        (left, top), (right, bottom) = self.centres.min(0), self.centres.max(0)
        w, h = self._measures.width / 2 + 30, self._measures.height / 2 + 26
        return QRectF(QPointF(left - w, top - h), QPointF(right + w, bottom + h))

    def paint(
        self, painter: QPainter, option: object, widget: QWidget | None = None
    ) -> None:
        exposed: QRectF = option.exposedRect  # type: ignore[attr-defined]
        scale = painter.worldTransform().m11()
        if scale < FAR:
            self._paint_far(painter, self._near(exposed))
            return
        readable = scale >= READABLE
        painter.setFont(self._font)
        way = set(self.tree.path(self.current)) if self.visible else set()
        for node in self._near(exposed):
            for child in self._children(node):
                self._paint_edge(painter, node, child, child in way)
        if readable:
            for node in self._near(exposed):
                self._paint_label(painter, node)
        for node in self._near(exposed):
            if self.box(node).adjusted(-9, -9, 9, 9).intersects(exposed):
                self._paint_node(painter, node, readable)

    def _paint_far(self, painter: QPainter, near: list[int]) -> None:
        """Paint straight edges and plain boxes: thousands cost a few milliseconds."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(QColor(self.theme.colours.line), 0))
        w, h = self._measures.width, self._measures.height
        # Python floats: a look-up in an array for each of thousands costs far more
        places = dict(zip(self.visible, self.centres.tolist(), strict=True))
        right, below = (0.0, h / 2) if self.down else (w / 2, 0.0)
        lines: list[QLineF] = []
        boxes: dict[str, list[QRectF]] = {}
        for node in near:
            x, y = places[node]
            label = self.tree.nodes[node].label
            boxes.setdefault(label, []).append(QRectF(x - w / 2, y - h / 2, w, h))
            for child in self._children(node):
                lines.append(QLineF(x + right, y + below, *places[child]))
        painter.drawLines(lines)
        painter.setPen(Qt.PenStyle.NoPen)
        for label, rects in boxes.items():
            painter.setBrush(self._marks.colour(label))
            painter.drawRects(rects)
        if self.is_visible(self.current):
            painter.setPen(QPen(QColor(self.theme.colours.selection), 0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.box(self.current).adjusted(-30, -30, 30, 30))

    def _near(self, exposed: QRectF) -> list[int]:
        """List nodes that may show something there: boxes, or edges to the next level."""
        level = self._measures.places(np.array([3.0]), np.array([1.0]), self.down)[0]
        grown = exposed.adjusted(-level[0], -level[1], level[0], level[1])
        x, y = self.centres.T
        down, right = self.down, not self.down
        # edges reach far across, but only one level deep
        inside = (
            (down | ((x >= grown.left()) & (x <= grown.right())))
            & (right | ((y >= grown.top()) & (y <= grown.bottom())))
        )  # fmt: skip
        return [self.visible[i] for i in np.flatnonzero(inside)]

    def _children(self, node: int) -> tuple[int, ...]:
        return () if node in self.folded else self.tree.nodes[node].children

    def _paint_edge(
        self, painter: QPainter, parent: int, child: int, on_way: bool
    ) -> None:
        start, box = self.handle(parent), self.box(child)
        if self.down:
            # the label stands between edge and box
            end = QPointF(box.center().x(), box.top() - 1.2 * self._measures.line)
            bend = QPointF(0.0, (end.y() - start.y()) * 0.55)
        else:
            end = QPointF(box.left(), box.center().y())
            bend = QPointF((end.x() - start.x()) * 0.35, 0.0)
        path = QPainterPath(start)
        path.cubicTo(start + bend, end - bend, end)
        colours = self.theme.colours
        whole = self.tree.nodes[0].count or 1.0
        share = self.tree.nodes[child].count / whole
        # an edge is as wide as its share of the rows
        pen = QPen(QColor(colours.accent if on_way else colours.line), 1 + 5 * share)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_label(self, painter: QPainter, node: int) -> None:
        """Write the branch just before its box, on ground that hides the edge."""
        test = self.tree.nodes[node].test
        if test is None:
            return
        metrics, line = QFontMetricsF(self._font), self._measures.line
        room = self._measures.width if self.down else self._measures.label
        text = metrics.elidedText(test.branch(), Qt.TextElideMode.ElideRight, room - 6)
        width, box = metrics.horizontalAdvance(text) + 6, self.box(node)
        if self.down:
            place = QRectF(
                box.center().x() - width / 2, box.top() - 1.25 * line, width, line
            )
        else:
            place = QRectF(
                box.left() - width - 2, box.center().y() - line / 2, width, line
            )
        painter.fillRect(place, QColor(self.theme.colours.plot))
        painter.setPen(QColor(self.theme.colours.text))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_node(self, painter: QPainter, number_: int, readable: bool) -> None:
        node, box, c = self.tree.nodes[number_], self.box(number_), self.theme.colours
        chosen = number_ == self.current
        painter.setPen(QPen(QColor(c.accent if chosen else c.line), 2 if chosen else 1))
        painter.setBrush(self._ground(node))
        painter.drawRoundedRect(box, 6, 6)
        inner = box.adjusted(_PAD, _PAD - 1, -_PAD, -_PAD + 1)
        line = inner.height() / 3
        bar = QRectF(inner.left(), inner.top() + line + 1, inner.width(), line - 4)
        if readable:
            title = QRectF(inner.left(), inner.top(), inner.width(), line)
            self._paint_title(painter, node, title)
            painter.setPen(QColor(c.muted))
            below = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
            painter.setFont(self._small())
            self._write(painter, self.caption(number_), below)
            painter.setFont(self._font)
        if node.counts:
            self._marks.paint_bar(painter, node.counts, bar, letters=readable)
        else:
            self._paint_value(painter, node.value, bar)
        self._paint_selected(painter, self.shares.get(number_, 0.0), bar)
        if node.children:
            self._paint_handle(painter, number_, readable)

    def _ground(self, node: Node) -> QColor:
        """Return the tint of the class at a leaf, else the ground of a button."""
        if node.children or not node.label:
            return QColor(self.theme.colours.base)
        return self._marks.tint(node.label)

    def _paint_title(self, painter: QPainter, node: Node, place: QRectF) -> None:
        bold = QFont(self._font)
        bold.setBold(True)
        painter.setFont(bold)
        if not node.children and node.label:
            mark = QRectF(
                place.left(), place.top() + 1, place.height() - 2, place.height() - 2
            )
            self._marks.paint_letter(painter, node.label, mark)
            place = place.adjusted(place.height() + 3, 0, 0, 0)
        painter.setPen(QColor(self.theme.colours.text))
        text = node.attribute or node.label or number(node.value, 4)
        self._write(painter, text, place)
        painter.setFont(self._font)

    def _small(self) -> QFont:
        small = QFont(self._font)
        small.setPointSizeF(0.88 * self._font.pointSizeF())
        return small

    def _write(self, painter: QPainter, text: str, place: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, flags, text)

    def _paint_value(self, painter: QPainter, value: float, bar: QRectF) -> None:
        """Show where a number stands between the least and the largest of the tree."""
        low, high = self._span
        share = (value - low) / (high - low) if high > low else 0.5
        y = bar.center().y()
        painter.setPen(QPen(QColor(self.theme.colours.line), 2))
        painter.drawLine(QPointF(bar.left(), y), QPointF(bar.right(), y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.colours.accent))
        painter.drawEllipse(QPointF(bar.left() + share * bar.width(), y), 4, 4)

    def _paint_selected(self, painter: QPainter, share: float, bar: QRectF) -> None:
        if share > 0:
            width = max(2.0, min(share, 1.0) * bar.width())
            line = QRectF(bar.left(), bar.bottom() + 0.5, width, 2.5)
            painter.fillRect(line, QColor(self.theme.colours.selection))

    def _paint_handle(self, painter: QPainter, node: int, readable: bool) -> None:
        c, at, folded = self.theme.colours, self.handle(node), node in self.folded
        text = f"+{self._below[node] - 1}" if folded else "−"
        width = QFontMetricsF(self._font).horizontalAdvance(text) + 8
        width = max(2 * _HANDLE, width if readable else 0.0)
        place = QRectF(at.x() - width / 2, at.y() - _HANDLE, width, 2 * _HANDLE)
        painter.setPen(QPen(QColor(c.muted), 1))
        painter.setBrush(QColor(c.button if not folded else c.accent))
        painter.drawRoundedRect(place, _HANDLE, _HANDLE)
        if readable:
            ground = QColor("#ffffff" if not self.theme.is_dark else "#111111")
            painter.setPen(ground if folded else QColor(c.text))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def _sizes(tree: Tree) -> list[int]:
    """Count the nodes of each subtree; parents stand before their children."""
    found = [1] * len(tree.nodes)
    for i in range(len(tree.nodes) - 1, 0, -1):
        found[tree.nodes[i].parent] += found[i]
    return found
