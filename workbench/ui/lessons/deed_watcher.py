"""Watches what is done in the window by hand, in the words of a lesson's ``do`` lines."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, TypeGuard

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from workbench.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from workbench.ui.drawing.plot import Plot

#: Milliseconds between two looks for widgets that are new.
LOOK_MS = 1000
#: Milliseconds that the pointer rests on a plot before it counts as pointing there.
REST_MS = 700
#: Pixels between two places of a path that is kept, and places at most.
_APART, _MOST_PLACES = 8, 24
#: Of the parts of these nothing is recorded: they are about lessons themselves.
_ASIDE = ("main_lesson_", "main_record_", "main_lessons_", "main_course_", "qt_")
_NOT_RECORDED = {"main_view_presenterAct", "main_file_quitAct"}


class DeedWatcher(QObject):
    """Listens to every named widget and action of a window while it is on.

    What the program sets by itself is not recorded: a value counts where its widget has
    the focus or lies under the pointer.

    Signals
    -------
    done(deed)
        Something was done; a plain mapping.
    """

    done = Signal(dict)

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._on = False
        self._known: set[int] = set()
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._listen)
        window.room_shown.connect(self._on_window_room_shown)
        self._stroke: list[QPoint] = []  # of the plot under way, in its pixels
        self._pointed: tuple[Plot, QPoint] | None = None
        self._rest = QTimer(self, interval=REST_MS, singleShot=True)
        self._rest.timeout.connect(self._on_rest_timeout)

    @property
    def on(self) -> bool:
        """Whether it listens."""
        return self._on

    def turn(self, on: bool) -> None:
        """Listen, or no longer."""
        self._on = on
        if on:
            self._listen()
            self._look.start()
        else:
            self._look.stop()
            self._rest.stop()

    @Slot(str)
    def _on_window_room_shown(self, _room: str) -> None:
        if self._on:
            self._listen()

    @Slot()
    def _listen(self) -> None:
        """Connect what is new; connections last as long as the widgets."""
        for action in self._window.findChildren(QAction):
            if self._is_new(action):
                self._remember(action)
                action.triggered.connect(self._on_action_triggered)
        for widget in self._window.findChildren(QWidget):
            if self._is_new(widget):
                self._remember(widget)
                self._connect(widget)

    def _is_new(self, thing: QObject) -> bool:
        name = thing.objectName()
        return (
            bool(name) and not name.startswith(_ASIDE) and id(thing) not in self._known
        )

    def _remember(self, thing: QObject) -> None:
        key = id(thing)
        self._known.add(key)
        # another object may get the number of one that is gone
        thing.destroyed.connect(lambda *_: self._known.discard(key))

    def _connect(self, widget: QWidget) -> None:
        if isinstance(widget, QAbstractButton):
            widget.clicked.connect(self._on_button_clicked)
        elif isinstance(widget, QComboBox):
            widget.activated.connect(self._on_combo_activated)
        elif isinstance(widget, QSpinBox | QDoubleSpinBox | QAbstractSlider):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
                widget.valueChanged.connect(self._on_value_changed)
        elif isinstance(widget, QAbstractItemView):
            widget.clicked.connect(self._on_view_clicked)
        elif isinstance(widget, QLineEdit):
            widget.editingFinished.connect(self._on_edit_finished)
        elif _is_plot(widget):
            widget.viewport().installEventFilter(self)

    # -- gestures on plots ------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the left button and the resting pointer; nothing is held back."""
        plot = watched.parent()
        if self._on and _is_plot(plot) and isinstance(event, QMouseEvent):
            self._follow(plot, event)
        return False

    def _follow(self, plot: Plot, event: QMouseEvent) -> None:
        kind, at = event.type(), event.position().toPoint()
        left = Qt.MouseButton.LeftButton
        if kind == QEvent.Type.MouseButtonPress and event.button() == left:
            self._rest.stop()
            self._stroke = [at]
        elif kind == QEvent.Type.MouseMove and self._stroke:
            if (at - self._stroke[-1]).manhattanLength() >= _APART:
                self._stroke.append(at)
        elif kind == QEvent.Type.MouseButtonRelease and self._stroke:
            stroke, self._stroke = self._stroke, []
            if (at - stroke[-1]).manhattanLength() > 0:
                stroke.append(at)
            path = [_place(plot, each) for each in _thinned(stroke)]
            self._tell({"drag": plot.objectName(), "path": path})
        elif kind == QEvent.Type.MouseMove and not event.buttons():
            self._pointed = plot, at
            self._rest.start()

    @Slot()
    def _on_rest_timeout(self) -> None:
        pointed, self._pointed = self._pointed, None
        if pointed is not None:
            plot, at = pointed
            self._tell({"point": plot.objectName(), "at": _place(plot, at)})

    # -- what was done --------------------------------------------------------------------

    def _tell(self, deed: dict[str, Any]) -> None:
        if self._on:
            self.done.emit(deed)

    @Slot()
    def _on_action_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and action.objectName() not in _NOT_RECORDED:
            self._tell({"click": action.objectName()})

    @Slot()
    def _on_button_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, QAbstractButton):
            actions = button.actions()
            if actions and actions[0].objectName():
                return  # its action tells
            if button.isCheckable() and not button.autoExclusive():
                self._tell({"set": button.objectName(), "to": button.isChecked()})
            else:
                self._tell({"click": button.objectName()})

    @Slot(int)
    def _on_combo_activated(self, row: int) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            item = _plain(box.itemData(row), box.itemText(row))
            self._tell({"choose": box.objectName(), "item": item})

    @Slot()
    def _on_value_changed(self) -> None:
        box = self.sender()
        if isinstance(box, QSpinBox | QDoubleSpinBox | QAbstractSlider) and _by_hand(
            box
        ):
            self._tell({"set": box.objectName(), "to": box.value()})

    @Slot(QModelIndex)
    def _on_view_clicked(self, index: QModelIndex) -> None:
        view = self.sender()
        if isinstance(view, QAbstractItemView):
            text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
            item = _plain(index.data(Qt.ItemDataRole.UserRole), text)
            self._tell({"choose": view.objectName(), "item": item})

    @Slot()
    def _on_edit_finished(self) -> None:
        edit = self.sender()
        if isinstance(edit, QLineEdit) and edit.isModified():
            edit.setModified(False)
            self._tell({"set": edit.objectName(), "to": edit.text()})


def _is_plot(thing: object) -> TypeGuard[Plot]:
    from workbench.ui.drawing.plot import Plot  # late: a window starts without it

    return isinstance(thing, Plot)


def _place(plot: Plot, at: QPoint) -> list[float]:
    """Return a pixel of a plot in the units of its data, to a tenth of a pixel."""
    view = plot.getPlotItem().getViewBox()
    found = view.mapSceneToView(plot.mapToScene(at))
    return [
        float(f"{value:.{max(0, 1 - math.floor(math.log10(abs(pixel) or 1.0)))}f}")
        for value, pixel in zip(
            (found.x(), found.y()), view.viewPixelSize(), strict=True
        )
    ]


def _thinned(stroke: list[QPoint]) -> list[QPoint]:
    """Keep the ends of a stroke and places spread evenly between them."""
    last = len(stroke) - 1
    if last < _MOST_PLACES:
        return stroke
    kept = {round(i * last / (_MOST_PLACES - 1)) for i in range(_MOST_PLACES)}
    return [stroke[i] for i in sorted(kept)]


def _plain(data: Any, text: str) -> Any:
    """Return what names an item in a file: its data where they are plain."""
    if isinstance(data, list | tuple) and data:
        data = data[-1]  # of a pair, what it is about
    return data if isinstance(data, str | int) and data != "" else text


def _by_hand(widget: QWidget) -> bool:
    focused = QApplication.focusWidget()
    inside = focused is not None and (focused is widget or widget.isAncestorOf(focused))
    return inside or widget.underMouse()
