"""Home: open something, start a lesson, go on where one was, or pick an example."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.lessons.lesson import Lesson
from workbench.core.lessons.lesson_file import lessons
from workbench.core.program.builtin import CATALOGUE
from workbench.core.program.settings import Settings
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.services.builtin_texts import builtin_texts
from workbench.ui.services.language import shown_language
from workbench.ui.services.theme import Theme
from workbench.ui.session.recent import is_there, recent_title
from workbench.ui.widgets.tone import set_tone

if TYPE_CHECKING:
    from workbench.core.results.describing.row_answers import Glance

THUMBS_A_ROW = (7, 6, 5)  # as many as make the largest pictures that all show
THUMB_WIDTHS = range(112, 309, 8)  # steps: not each pixel of a resize redraws
THUMB_RATIO = 0.69
MARK = 0.035  # of the width of a picture
MOST_MARK = 6.5
LIST_ROWS = range(2, 8)  # what shows of the lists; longer ones scroll
HIGH_ENOUGH = 620  # for all of these rows and two of pictures, in pixels
Role = Qt.ItemDataRole


class HomeRoom(Room):
    """The first room: nothing here needs a data set."""

    room_id: ClassVar[str] = "home"

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._glances: dict[str, Glance] = {}
        self._thumb = _thumb_size(THUMB_WIDTHS[0])
        self._title, self._claim = QLabel(), QLabel(wordWrap=True)
        set_tone(self._claim, "muted")
        self._open = self._button(
            "home_openBtn", context.commands.open_dialog_requested
        )
        self._paint = self._button("home_paintBtn", context.commands.paint_requested)
        self._headings = [QLabel() for _ in range(3)]
        self._lessons = self._list("home_lessons_list")
        self._recent = self._list("home_recent_list")
        self._builtin = self._list("home_builtin_list")
        self._show_as_thumbs(self._builtin)
        for widget in (self._lessons, self._recent):
            widget.setSpacing(1)
        self._size_lists()
        self._lay_out()
        for widget in (self._lessons, self._recent, self._builtin):
            widget.itemActivated.connect(self._on_item_activated)
            widget.itemClicked.connect(self._on_item_activated)
        self._request = self.request()
        self._request.partial.connect(self._on_request_partial)
        self._asking = QTimer(self, singleShot=True, interval=0)
        self._asking.timeout.connect(self._on_asking_timeout)
        self.probes = {"builtin": self._probe_builtin, "lists": self._probe_lists}
        context.theme.follow(self, self._on_theme_changed)
        self._sizes = context.theme.deferred(self, self._fit_text)
        self.retranslate()

    # -- building -----------------------------------------------------------------

    def _button(self, name: str, signal: Any) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setIconSize(QSize(20, 20))
        button.setMinimumHeight(36)
        button.clicked.connect(signal)
        return button

    def _list(self, name: str) -> QListWidget:
        widget = QListWidget()
        widget.setObjectName(name)
        widget.setFrameShape(widget.Shape.NoFrame)
        widget.viewport().setAutoFillBackground(False)  # no boxes in boxes
        widget.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return widget

    def _show_as_thumbs(self, widget: QListWidget) -> None:
        widget.setViewMode(QListWidget.ViewMode.IconMode)
        widget.setMovement(QListWidget.Movement.Static)
        widget.setWordWrap(True)
        widget.setResizeMode(QListWidget.ResizeMode.Adjust)
        for entry in CATALOGUE:
            item = QListWidgetItem(widget)
            item.setData(Role.UserRole, ("open", entry.source))
        self._size_thumbs(widget)

    def _size_thumbs(self, widget: QListWidget) -> None:
        high = self._thumb.height() + self._name_height(self._thumb.width()) + 12
        cell = QSize(self._thumb.width() + 14, high)
        widget.setIconSize(self._thumb)
        widget.setGridSize(cell)
        # given, not measured: the pictures come later and must not move the others
        for row in range(widget.count()):
            widget.item(row).setSizeHint(cell)

    def _name_height(self, width: int) -> int:
        """Return how high the names below pictures of a width are: two lines at most."""
        names = [self._builtin.item(row).text() for row in range(self._builtin.count())]
        measure = self._builtin.fontMetrics()
        longest = max(map(measure.horizontalAdvance, names))
        return measure.height() * (2 if longest > width + 4 else 1)

    def _size_lists(self) -> None:
        row = self.fontMetrics().height() + 15
        longest = max(self._lessons.count(), self._recent.count())
        shown = min(max(longest, LIST_ROWS[0]), self._most_rows())
        for widget in (self._lessons, self._recent):
            widget.setFixedHeight(shown * row)

    def _most_rows(self) -> int:
        return LIST_ROWS[-1] if self.height() >= HIGH_ENOUGH else LIST_ROWS[2]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_lists()
        width = self._best_width()
        if width != self._thumb.width():
            self._thumb = _thumb_size(width)
            self._size_thumbs(self._builtin)
            self._draw(self._glances)

    def _best_width(self) -> int:
        space, best = self._builtin.viewport().size(), THUMB_WIDTHS[0]
        names = {width: self._name_height(width) + 14 for width in THUMB_WIDTHS}
        for across in THUMBS_A_ROW:
            widest = space.width() // across - 16
            high = space.height() // -(-len(CATALOGUE) // across)
            fitting = [
                width
                for width, name in names.items()
                if width <= widest and width * THUMB_RATIO <= high - name
            ]
            best = max([best, *fitting])
        return best

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_sizes"):
            self._sizes.refresh()

    def _fit_text(self) -> None:
        self._size_thumbs(self._builtin)
        self._size_lists()
        self.retranslate()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._open)
        buttons.addWidget(self._paint)
        buttons.addStretch(1)
        columns = QGridLayout()
        columns.setHorizontalSpacing(32)
        columns.setVerticalSpacing(4)
        columns.addWidget(self._headings[0], 0, 0)
        columns.addWidget(self._headings[1], 0, 1)
        columns.addWidget(self._lessons, 1, 0)
        columns.addWidget(self._recent, 1, 1)
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(32, 20, 24, 8)
        layout.setSpacing(0)
        layout.addWidget(self._title)
        layout.addWidget(self._claim)
        layout.addSpacing(16)
        nest(layout, buttons)
        layout.addSpacing(20)
        nest(layout, columns)
        layout.addSpacing(12)
        layout.addWidget(self._headings[2])
        layout.addSpacing(4)
        layout.addWidget(self._builtin, 1)

    # -- what is listed -------------------------------------------------------------

    def enter(self) -> None:
        """Refresh the lists; ask for the pictures once."""
        self._fill_recent()
        self._fill_lessons()
        # once they are seen to be missing: the first job of all makes the engine, and
        # the window is to be painted before
        self._builtin.viewport().installEventFilter(self)
        self._builtin.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for the pictures when the list of examples was painted."""
        if event.type() == QEvent.Type.Paint and watched is self._builtin.viewport():
            watched.removeEventFilter(self)
            self._asking.start()
        return super().eventFilter(watched, event)

    @Slot()
    def _on_asking_timeout(self) -> None:
        # a window that was closed meanwhile would have its workers made once more
        if self.isVisible() and not self._glances and not self._request.busy:
            sources = [entry.source for entry in CATALOGUE]
            self._request.start(
                "glance",
                {"sources": sources},
                lane="interactive",
                title=self.tr("Drawing the examples"),
            )

    def _fill_recent(self) -> None:
        self._recent.clear()
        for entry in self.context.settings.recent:
            source = entry.path
            item = self._row(self._recent, recent_title(source))
            item.setToolTip(source)
            item.setData(Role.UserRole, ("open", source))
            if not is_there(source):
                # kept, so that a disk that is away for a moment costs nothing
                item.setForeground(QColor(self.context.theme.colours.muted))
                item.setToolTip(self.tr("{} is not there now").format(source))
        if not self._recent.count():
            self._say_nothing(self._recent, self.tr("Nothing opened yet"))
        self._size_lists()

    def _fill_lessons(self) -> None:
        self._lessons.clear()
        for lesson in lessons():
            text = _lesson_line(lesson, self.context.settings)
            item = self._row(self._lessons, text)
            item.setData(Role.UserRole, ("lesson", lesson.id))
        if self._lessons.count():
            self._lessons.setCurrentRow(0)
        else:
            self._say_nothing(self._lessons, self.tr("No lessons are installed"))

    def _row(self, widget: QListWidget, text: str) -> QListWidgetItem:
        item = QListWidgetItem(text, widget)
        # high enough to be hit with a finger
        item.setSizeHint(QSize(0, self.fontMetrics().height() + 12))
        return item

    def _say_nothing(self, widget: QListWidget, text: str) -> None:
        item = self._row(widget, text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)

    @Slot(QListWidgetItem)
    def _on_item_activated(self, item: QListWidgetItem) -> None:
        chosen = item.data(Role.UserRole)
        if chosen is None:
            return
        kind, value = chosen
        commands = self.context.commands
        signal = (
            commands.open_requested if kind == "open" else commands.lesson_requested
        )
        signal.emit(value)

    # -- pictures -------------------------------------------------------------------

    @Slot(object)
    def _on_request_partial(self, glances: dict[str, Glance]) -> None:
        self._glances.update(glances)
        self._draw(glances)

    @Slot()
    def _on_theme_changed(self) -> None:
        for source in self._glances:  # together they take longer than a turn may
            self.draw_soon(partial(self._draw, (source,)))
        self._fill_recent()

    def _draw(self, sources: Any) -> None:
        theme = self.context.theme
        for row, entry in enumerate(CATALOGUE):
            if entry.source in sources and entry.source in self._glances:
                picture = thumbnail(
                    self._glances[entry.source],
                    theme,
                    self._thumb,
                    self.devicePixelRatioF(),
                )
                self._builtin.item(row).setIcon(QIcon(picture))

    # -- language and probes ----------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText("Vecino Workbench")
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.7)
        self._title.setFont(font)
        self._claim.setText(
            self.tr("Nearest neighbours and learned metrics, seen and measured.")
        )
        self._open.setText(self.tr("Open a file..."))
        self._open.setToolTip(self.tr("ARFF, CSV, TSV or KEEL; or drop it anywhere"))
        self._paint.setText(self.tr("Paint data"))
        self._paint.setToolTip(self.tr("Start with an empty plane and paint points"))
        for label, text in zip(
            self._headings,
            (self.tr("Start here"), self.tr("Recent"), self.tr("Built-in data")),
            strict=True,
        ):
            label.setText(text)
            bold = self.font()
            bold.setBold(True)
            label.setFont(bold)
        self._lessons.setAccessibleName(self.tr("Lessons"))
        self._recent.setAccessibleName(self.tr("Recent files"))
        self._builtin.setAccessibleName(self.tr("Built-in data sets"))
        for row, entry in enumerate(CATALOGUE):
            title, why = builtin_texts(entry)
            self._builtin.item(row).setText(title)
            self._builtin.item(row).setToolTip(why)
        self._size_thumbs(self._builtin)  # names of another language are longer
        self._fill_recent()
        if self._lessons.count():  # what is listed first, is when the room is entered
            self._fill_lessons()

    def _probe_builtin(self) -> dict[str, Any]:
        return {"sources": sorted(self._glances)}

    def _probe_lists(self) -> dict[str, Any]:
        return {
            "recent": [e.path for e in self.context.settings.recent],
            "lessons": [lesson.id for lesson in lessons()],
        }


def _lesson_line(lesson: Lesson, settings: Settings) -> str:
    done = settings.lessons.get(lesson.id, 0)
    count = done if isinstance(done, int) else 0
    return f"{lesson.title(shown_language())}    {count}/{len(lesson.steps)}"


def _thumb_size(width: int) -> QSize:
    return QSize(width, round(width * THUMB_RATIO))


def thumbnail(glance: Glance, theme: Theme, size: QSize, ratio: float) -> QPixmap:
    """Draw a small scatter plot.

    Parameters
    ----------
    glance : Glance
    theme : Theme
    size : QSize
        In points of the screen.
    ratio : float
        Pixels for each point of the screen.
    """
    # loaded by then; Home itself shows before pyqtgraph is there
    from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols

    classes = np.nan_to_num(glance.classes)
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.colours.plot))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QRectF(0, 0, size.width(), size.height())
    mark = min(MARK * size.width(), MOST_MARK)
    painter.setPen(QPen(QColor(theme.colours.line), 1))
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    inner = frame.adjusted(10, 8, -10, -8)
    painter.setPen(Qt.PenStyle.NoPen)
    for (x, y), label in zip(glance.points, classes.astype(int), strict=True):
        colour = theme.class_colour(label)
        colour.setAlphaF(0.75)
        painter.setBrush(colour)
        painter.save()
        painter.translate(
            inner.left() + x * inner.width(), inner.bottom() - y * inner.height()
        )
        painter.scale(mark, mark)
        painter.drawPath(Symbols[theme.class_marker(label)])
        painter.restore()
    painter.end()
    return pixmap
