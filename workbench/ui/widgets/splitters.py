"""Splitters whose sizes are remembered from start to start."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from workbench.ui.room import Room


def splitter(orientation: Qt.Orientation, *parts: tuple[QWidget, int]) -> QSplitter:
    """Put widgets beside each other with their shares of the space."""
    made = QSplitter(orientation)
    made.setChildrenCollapsible(False)
    for widget, share in parts:
        made.addWidget(widget)
        made.setStretchFactor(made.count() - 1, share)
    made.setSizes([1000 * share for _widget, share in parts])
    return made


class TurningSplitter(QSplitter):
    """Widgets side by side, below each other where they have not the width for that.

    So no room is wider than its widest part: what grows is its height, and rooms scroll
    downwards.

    Parameters
    ----------
    *parts : (QWidget, int, int)
        A widget, its share of the width, and the height it likes to have below others,
        in pixels; 0 for its least.
    """

    def __init__(self, *parts: tuple[QWidget, int, int]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self._shares = [share for _widget, share, _high in parts]
        self._heights = [high for _widget, _share, high in parts]
        self._flat_sizes: list[int] = []  # those before it turned
        for widget, share, _high in parts:
            self.addWidget(widget)
            self.setStretchFactor(self.count() - 1, share)
        self.setSizes([1000 * share for share in self._shares])

    @property
    def is_turned(self) -> bool:
        """Whether the parts are below each other."""
        return self.orientation() == Qt.Orientation.Vertical

    @property
    def flat_width(self) -> int:
        """How wide it must be for all parts to be side by side, in pixels."""
        shown = [widget for widget in self._parts() if not widget.isHidden()]
        gaps = self.handleWidth() * max(0, len(shown) - 1)
        return sum(map(_flat_width, shown)) + gaps

    def _parts(self) -> list[QWidget]:
        parts = (self.widget(i) for i in range(self.count()))
        return [part for part in parts if part is not None]

    def minimumSizeHint(self) -> QSize:
        least = [_least(w) for w in self._parts() if not w.isHidden()]
        wide = max((size.width() for size in least), default=0)
        around = self.parentWidget()
        if isinstance(around, TurningSplitter) and not around.is_turned:
            wide = self.flat_width  # the outer one turns first
        high = [size.height() for size in least]
        if self.is_turned:
            gaps = self.handleWidth() * max(0, len(least) - 1)
            liked = zip(self._parts(), self._heights, strict=True)
            wanted = [high for widget, high in liked if not widget.isHidden()]
            high = [sum(map(max, high, wanted)) + gaps]
        return QSize(wide, max(high, default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._turn()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn()  # the texts of a part may be longer now
        return super().event(event)

    def _turn(self) -> None:
        turned = self.flat_width > self.width()
        if turned == self.is_turned:
            return
        if turned:
            self._flat_sizes = self.sizes()
        across = Qt.Orientation.Vertical if turned else Qt.Orientation.Horizontal
        parts = self._parts()
        layouts = [layout for part in parts if (layout := part.layout()) is not None]
        for layout in layouts:  # what is in the parts is laid out for their last sizes
            layout.setEnabled(False)
        self.setOrientation(across)
        between = [part.size() for part in parts]
        for layout in layouts:
            layout.setEnabled(True)
        for i, share in enumerate(self._shares):
            self.setStretchFactor(i, 1 if turned and share else share)
        least = [_least(widget).height() for widget in self._parts()]
        high = [max(pair) for pair in zip(least, self._heights, strict=True)]
        self.setSizes(high if turned else self._flat_sizes)
        for part, size in zip(parts, between, strict=True):
            if part.size() == size and (layout := part.layout()) is not None:
                layout.invalidate()  # no resize told it
                layout.activate()
        above: QWidget | None = self
        while above is not None and not above.isWindow():
            above.updateGeometry()  # all at once: splitters pass it on a turn later
            above = above.parentWidget()


def _least(widget: QWidget) -> QSize:
    return widget.minimumSizeHint().expandedTo(widget.minimumSize())


def _flat_width(widget: QWidget) -> int:
    if isinstance(widget, TurningSplitter):
        return widget.flat_width
    return _least(widget).width()


class Sizes(QObject):
    """Keeps the sizes of a room's splitters in the settings, when a hand moved them.

    Parameters
    ----------
    room : Room
        The owner; its id is the key in `Settings.rooms`.
    **splitters : QSplitter
        By the names they are remembered under.
    """

    def __init__(self, room: Room, **splitters: QSplitter) -> None:
        super().__init__(room)
        self._settings, self._room = room.context.settings, room.room_id
        self._splitters = splitters
        known = self._settings.rooms.get(self._room)
        for name, made in splitters.items():
            sizes = known.get(name) if isinstance(known, dict) else None
            if isinstance(sizes, list) and _usable(sizes, made.count()):
                made.setSizes(sizes)
            made.splitterMoved.connect(partial(self._on_splitter_moved, name))

    def _on_splitter_moved(self, name: str, _position: int, _index: int) -> None:
        known = self._settings.rooms.get(self._room)
        others = known if isinstance(known, dict) else {}
        moved = self._splitters[name]
        if isinstance(moved, TurningSplitter) and moved.is_turned:
            return  # heights are not the widths that a wide window begins with
        sizes = self._splitters[name].sizes()
        self._settings.rooms[self._room] = {**others, name: sizes}


def _usable(sizes: list[object], n: int) -> bool:
    good = all(isinstance(size, int) and size > 0 for size in sizes)
    return good and len(sizes) == n
