"""The pipeline of filters: chips in their order; run inside folds, or applied now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import Dataset
from workbench.core.program.catalogue import PluginInfo
from workbench.core.results.describing.saved_data import FilteredData
from workbench.ui.room import Room
from workbench.ui.rooms.data.filter_groups import group_names, grouped, sentence
from workbench.ui.rooms.data.filter_preview import FilterPreviewWindow
from workbench.ui.services.plugin_words import trouble_words
from workbench.ui.widgets.flat_button import ChipDelegate
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.form_popup import FormPopup
from workbench.ui.widgets.params_form import ParamsForm
from workbench.ui.widgets.tone import set_tone

#: The filters with a button of their own; the others are below "more".
QUICK = ("z-score", "min-max", "noise-attribute", "sample")
Steps = tuple[dict[str, Any], ...]
#: Pixels of a parameter in the form of a filter, how many are seen, and what is around.
_ROW, _MOST_ROWS, _AROUND = 34, 8, 130


#: Of the list of steps where it does not take what is left of its line, pixels.
_STEPS_WIDTH = 160


class StepList(QListWidget):
    """The steps side by side; Alt+arrows move one, Delete takes it out."""

    def __init__(self, strip: PipelineStrip) -> None:
        super().__init__()
        self.setObjectName("data_filter_list")
        self._strip = strip
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setSpacing(2)
        ChipDelegate(self, filled=True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        return QSize(_STEPS_WIDTH, super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._strip.move_step(-1 if event.key() == Qt.Key.Key_Left else 1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._strip.remove_step()
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class _StepPopup(FormPopup):
    """The form of one filter."""

    def __init__(self, parent: QWidget) -> None:
        form = ParamsForm()
        super().__init__(
            "data_step", form, parent, take="take", other="cancel", width=360
        )

    def wanted_height(self) -> int:
        params = len(self.plugin.params) if self.plugin is not None else 0
        return min(max(params, 1), _MOST_ROWS) * _ROW + _AROUND


class PipelineStrip(QWidget):
    """Choose, order, edit and apply the steps of `Scene.filters`.

    Parameters
    ----------
    room : Room

    Attributes
    ----------
    hint : QLabel
        Says what becomes of the steps; placed by who makes the strip.
    """

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room, self._context = room, room.context
        self._edited: int | None = None  # the step whose form is open, None for a new
        self._waiting: list[dict[str, Any]] = []
        self._source: Dataset | None = None
        self._request = room.request()
        self._label = QLabel()
        self._quick = {name: self._add_button(name) for name in QUICK}
        self._more = QToolButton()
        self._more.setObjectName("data_filter_moreBtn")
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._more)
        self._menu.setObjectName("data_filter_menu")
        self._more.setMenu(self._menu)
        self.steps = StepList(self)
        self._label.setBuddy(self.steps)
        self._left = self._tool("data_filter_leftBtn", "◀")
        self._right = self._tool("data_filter_rightBtn", "▶")
        self._remove = self._tool("data_filter_removeBtn", "✕")
        self._preview = QPushButton()
        self._preview.setObjectName("data_filter_previewBtn")
        self._looked: FilterPreviewWindow | None = None
        self._apply = QPushButton()
        self._apply.setObjectName("data_filter_applyBtn")
        self.hint = QLabel()
        set_tone(self.hint, "muted")
        self.popup = _StepPopup(self)
        self._lay_out()
        self._connect()

    def _add_button(self, plugin_id: str) -> QPushButton:
        words = plugin_id.replace("-", " ").title().replace(" ", "")
        button = QPushButton()
        button.setObjectName(f"data_filter_add{words}Btn")
        button.setProperty("plugin", plugin_id)
        button.clicked.connect(self._on_add_clicked)
        return button

    def _tool(self, name: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(text)
        return button

    def _lay_out(self) -> None:
        first, *others = self._quick.values()
        row = FlowRow(gap=4)
        row.add(self._label, first)
        for button in (*others, self._more):
            row.add(button)
        chosen = QWidget()
        order = QHBoxLayout(chosen)
        order.setContentsMargins(0, 0, 0, 0)
        order.setSpacing(4)
        order.addWidget(self.steps, 1)
        for tool in (self._left, self._right, self._remove):
            order.addWidget(tool)
        row.add(chosen, stretch=1)
        row.add(self._preview, self._apply)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(2)
        layout.addWidget(row)
        self.fit_height()

    def fit_height(self) -> None:
        """Make the list of steps as high as the buttons beside it."""
        self.steps.setFixedHeight(self._apply.sizeHint().height() + 2)

    def _connect(self) -> None:
        context = self._context
        context.session.scene_changed.connect(self._on_scene_changed)
        context.session.data_changed.connect(self._show_states)
        context.catalogue.changed.connect(self._on_catalogue_changed)
        self.steps.itemActivated.connect(self._on_step_activated)
        self.steps.currentRowChanged.connect(self._show_states)
        self._left.clicked.connect(self._on_left_clicked)
        self._right.clicked.connect(self._on_right_clicked)
        self._remove.clicked.connect(self.remove_step)
        self._preview.clicked.connect(self.look)
        self._apply.clicked.connect(self.apply)
        self.popup.taken.connect(self._on_popup_taken)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._label.setText(self.tr("Filters:"))
        self._more.setText(self.tr("+ more"))
        self._more.setToolTip(self.tr("All filters"))
        self._preview.setText(self.tr("Preview …"))
        self._preview.setToolTip(
            self.tr("Try the steps on a copy and see what would change")
        )
        self._apply.setText(self.tr("Apply"))
        self._apply.setToolTip(self.tr("Change the data now; each step can be undone"))
        self.hint.setText(
            self.tr("Fitted inside each fold when you run; Apply changes the data now.")
        )
        self.steps.setAccessibleName(self.tr("Steps of the pipeline"))
        self.steps.setToolTip(
            self.tr("Enter edits a step, Alt+arrows move it, Delete takes it out")
        )
        for tool, text in (
            (self._left, self.tr("Move the step to the left (Alt+Left)")),
            (self._right, self.tr("Move the step to the right (Alt+Right)")),
            (self._remove, self.tr("Take the step out (Delete)")),
        ):
            tool.setToolTip(text)
            tool.setAccessibleName(text)
        self._on_catalogue_changed()

    # -- what there is ------------------------------------------------------------------

    def _plugins(self) -> list[PluginInfo]:
        found = (
            p
            for p in self._context.catalogue.plugins
            if p.kind == "filter" and p.usable
        )
        return sorted(found, key=lambda p: p.title.casefold())

    def _on_catalogue_changed(self) -> None:
        known = {plugin.id: plugin for plugin in self._plugins()}
        for name, button in self._quick.items():
            plugin = known.get(name)
            button.setText(f"+ {_lower(plugin.title) if plugin else name}")
            button.setToolTip(plugin.summary if plugin else "")
        self._menu.clear()
        names = group_names()
        for group, plugins in grouped(known.values()):
            section = QAction(names[group], self._menu)  # owned by Python
            section.setSeparator(True)
            section.setObjectName(f"data_filter_{group}SectionAct")
            self._menu.addAction(section)
            for plugin in plugins:
                self._menu.addAction(self._action(plugin))
        for plugin in self._context.catalogue.broken("filter"):
            action = QAction(plugin.title or plugin.id, self._menu)
            action.setToolTip(trouble_words(plugin))
            action.setEnabled(False)
            self._menu.addAction(action)
        self._menu.setToolTipsVisible(True)
        self._show_steps()

    def _action(self, plugin: PluginInfo) -> QAction:
        """Return the entry of a filter: its title, and what it does."""
        about = sentence(plugin)
        action = QAction(
            f"{plugin.title} — {about}" if about else plugin.title, self._menu
        )
        words = plugin.id.replace("-", " ").title().replace(" ", "")
        action.setObjectName(f"data_filter_{words}Act")
        action.setData(plugin.id)
        action.setToolTip(plugin.summary)
        action.triggered.connect(self._on_menu_triggered)
        return action

    def _show_states(self, *_: object) -> None:
        row, n = self.steps.currentRow(), self.steps.count()
        open_ = self._context.session.data is not None
        for button in (*self._quick.values(), self._more):
            name = button.property("plugin")
            known = name is None or self._context.catalogue.get(str(name)) is not None
            button.setEnabled(open_ and known and bool(self._menu.actions()))
        self._left.setEnabled(0 < row < n)
        self._right.setEnabled(0 <= row < n - 1)
        self._remove.setEnabled(0 <= row < n)
        for button in (self._preview, self._apply):
            button.setEnabled(open_ and n > 0 and not self._waiting)

    # -- the steps ----------------------------------------------------------------------

    @property
    def _filters(self) -> Steps:
        return self._context.session.scene.filters

    def _set(self, steps: Steps, current: int) -> None:
        self._context.session.set_scene(filters=steps)
        self.steps.setCurrentRow(min(current, len(steps) - 1))

    def _on_scene_changed(self, names: frozenset[str]) -> None:
        if "filters" in names:
            self._show_steps()

    def _show_steps(self) -> None:
        current = self.steps.currentRow()
        self.steps.clear()
        for step in self._filters:
            plugin = self._context.catalogue.get(step["id"])
            item = QListWidgetItem(plugin.title if plugin else step["id"])
            item.setToolTip(
                "\n".join(f"{k} = {v}" for k, v in step.get("params", {}).items())
            )
            self.steps.addItem(item)
        if current >= 0:
            self.steps.setCurrentRow(min(current, self.steps.count() - 1))
        self._show_states()

    def add(self, plugin_id: str, values: dict[str, Any] | None = None) -> None:
        """Open the form of a filter; what is taken there becomes the last step."""
        plugin = self._context.catalogue.get(plugin_id)
        if plugin is None:
            self._room.message(
                "warning",
                lambda: self.tr("There is no filter {name}.").format(name=plugin_id),
            )
            return
        self._edited = None
        anchor: QWidget = self._quick.get(plugin_id, self._more)
        self._ask(plugin, values or {}, anchor, self.tr("Add"))

    def _ask(
        self, plugin: PluginInfo, values: dict[str, Any], anchor: QWidget, verb: str
    ) -> None:
        place = anchor.mapToGlobal(QPoint(0, 0))
        corner = Qt.Corner.BottomLeftCorner
        self.popup.ask(plugin, values, place, corner, verb)

    def _on_add_clicked(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.add(str(sender.property("plugin")))

    def _on_menu_triggered(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.add(str(sender.data()))

    def _on_step_activated(self, item: QListWidgetItem) -> None:
        self._edited = self.steps.row(item)
        step = self._filters[self._edited]
        plugin = self._context.catalogue.get(step["id"])
        if plugin is not None:
            params = dict(step.get("params", {}))
            self._ask(plugin, params, self.steps, self.tr("Change"))

    def _on_popup_taken(self) -> None:
        assert self.popup.plugin is not None
        step = {"id": self.popup.plugin.id, "params": self.popup.form.values()}
        steps = list(self._filters)
        if self._edited is None:
            steps.append(step)
            current = len(steps) - 1
        else:
            current = self._edited
            steps[current] = step
        self._set(tuple(steps), current)
        self.steps.setFocus()

    def move_step(self, by: int) -> None:
        """Move the current step to the left (-1) or right (1)."""
        row, steps = self.steps.currentRow(), list(self._filters)
        if 0 <= row < len(steps) and 0 <= row + by < len(steps):
            steps[row], steps[row + by] = steps[row + by], steps[row]
            self._set(tuple(steps), row + by)

    def remove_step(self) -> None:
        """Take the current step out."""
        row = self.steps.currentRow()
        if 0 <= row < len(self._filters):
            self._set(self._filters[:row] + self._filters[row + 1 :], row)

    def _on_left_clicked(self) -> None:
        self.move_step(-1)

    def _on_right_clicked(self) -> None:
        self.move_step(1)

    # -- applying -----------------------------------------------------------------------

    def look(self) -> FilterPreviewWindow:
        """Try the steps on a copy and show what they would change."""
        if self._looked is None:
            self._looked = FilterPreviewWindow(self._room)
            self._looked.applied.connect(self.apply)
        self._looked.look()
        return self._looked

    def apply(self) -> None:
        """Run the steps on the data set, each one step of undo, and clear the strip."""
        if self._waiting or self._context.session.data is None:
            return
        self._room.clear_message()
        self._waiting = list(self._filters)
        self._start_next()
        self._show_states()

    def _start_next(self) -> None:
        session = self._context.session
        if not self._waiting:
            self._set((), -1)
            return
        self._source = session.data
        payload = {
            "folder": str(session.folder()),
            "out": str(session.new_folder()),
            "steps": [self._waiting[0]],
        }
        catalogue, step_id = self._context.catalogue, self._waiting[0]["id"]
        plugin = catalogue.get(step_id)
        title = plugin.title if plugin else step_id
        charged = catalogue.charged(step_id)
        self._request.start("filter", payload, title=title, plugins=charged)

    def _on_request_done(self, found: FilteredData) -> None:
        if self._context.session.data is not self._source:
            self._waiting.clear()
            self._room.message(
                "warning",
                lambda: self.tr("The data changed meanwhile: no filter was applied."),
            )
            self._show_states()
            return
        folder = found.folder
        words = "; ".join(found.words) or self._waiting[0]["id"]
        self._context.edits.push(Dataset.open(folder), words, folder=folder)
        del self._waiting[0]
        # what was applied leaves the strip, also when a later step fails
        self._context.session.set_scene(filters=self._filters[1:])
        self._start_next()
        self._show_states()

    def _on_request_failed(self, _failure: object) -> None:
        self._waiting.clear()
        self._show_states()


def _lower(title: str) -> str:
    """Write a title within a sentence: PCA stays PCA."""
    return title if title[:2].isupper() else title[:1].lower() + title[1:]
