"""Classifiers with their parameters, kept to be run: all that are ticked in one go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.ui.context import Context
from workbench.ui.rooms.classify.titles import run_title
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

#: So many are kept from start to start.
MOST = 50
_KEPT = "learners"
_CHOICE = Qt.ItemDataRole.UserRole
_TICKED, _PLAIN = Qt.CheckState.Checked, Qt.CheckState.Unchecked
_LINE = 26  # pixels


@dataclass(frozen=True, slots=True)
class Choice:
    """A classifier with the parameters that were set for it."""

    plugin: str
    params: Mapping[str, Any]


class _Choices(QListWidget):
    """The list; Delete removes, Enter puts the current one into the form."""

    remove_wanted = Signal()
    opened = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class BatchList(QWidget):
    """The list of kept classifiers; Run tests all that are ticked, one after the other.

    It is kept from start to start, without its ticks.

    Signals
    -------
    changed()
        Others are kept or ticked.
    form_wanted(choice)
        A `Choice` is to be put into the form.
    """

    changed = Signal()
    form_wanted = Signal(object)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_batch_form")
        self._context = context
        self._hint = QLabel(wordWrap=True)
        self._hint.setObjectName("classify_batch_hintLabel")
        self.list = named(_Choices(), "classify_batch_list")
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._all = named(QPushButton(), "classify_batch_allBtn")
        self._none = named(QPushButton(), "classify_batch_noneBtn")
        self._remove = named(QPushButton(), "classify_batch_removeBtn")
        row = FlowRow(gap=5)
        for button in (self._all, self._none, self._remove):
            row.add(button)
        layout = QVBoxLayout(self)
        layout.setSpacing(4)
        layout.addWidget(self._hint)
        layout.addWidget(self.list, 1)
        layout.addWidget(row)
        self._recall()
        self._all.clicked.connect(self._on_all_clicked)
        self._none.clicked.connect(self._on_none_clicked)
        self._remove.clicked.connect(self.remove_chosen)
        self.list.remove_wanted.connect(self.remove_chosen)
        self.list.opened.connect(self._on_list_opened)
        self.list.itemDoubleClicked.connect(self._on_list_opened)
        self.list.itemChanged.connect(self._on_list_item_changed)
        context.catalogue.changed.connect(self._name_all)
        self._refresh()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._hint.setText(
            self.tr(
                "Press + to keep the classifier with its parameters here. Run tests all "
                "that are ticked, one after the other."
            )
        )
        self.list.setAccessibleName(self.tr("Classifiers to run together"))
        self._all.setText(self.tr("Tick all"))
        self._all.setToolTip(self.tr("Let Run test every classifier of the list"))
        self._none.setText(self.tr("Tick none"))
        self._none.setToolTip(self.tr("Let Run test the classifier of the form again"))
        self._remove.setText(self.tr("Remove"))
        self._remove.setToolTip(self.tr("Take the chosen ones off the list (Delete)"))
        self._name_all()

    # -- what is kept -------------------------------------------------------------------

    @property
    def choices(self) -> list[Choice]:
        """All that are kept."""
        return [item.data(_CHOICE) for item in self._items()]

    @property
    def ticked(self) -> list[Choice]:
        """Those that Run tests, in the order of the list."""
        return [
            item.data(_CHOICE) for item in self._items() if item.checkState() == _TICKED
        ]

    def add(self, plugin: str, params: Mapping[str, Any]) -> None:
        """Keep a classifier, ticked; one that is there already is ticked again."""
        choice = Choice(plugin, dict(params))
        for item in self._items():
            if item.data(_CHOICE) == choice:
                item.setCheckState(_TICKED)
                self._go_to(item)
                return
        self._go_to(self._item(choice, ticked=True))
        self._keep()

    def tick(self, wanted: bool) -> None:
        """Tick all, or none."""
        self.list.blockSignals(True)
        for item in self._items():
            item.setCheckState(_TICKED if wanted else _PLAIN)
        self.list.blockSignals(False)
        self._refresh()
        self.changed.emit()

    def remove_chosen(self) -> None:
        """Take what is chosen off the list."""
        for item in self.list.selectedItems():
            self.list.takeItem(self.list.row(item))
        self._keep()

    def probe(self) -> list[dict[str, Any]]:
        """Return each line: plugin, parameters, title, and whether it is ticked."""
        return [
            {
                "plugin": item.data(_CHOICE).plugin,
                "params": dict(item.data(_CHOICE).params),
                "title": item.text(),
                "ticked": item.checkState() == _TICKED,
            }
            for item in self._items()
        ]

    def title_of(self, choice: Choice) -> str:
        """Return what a choice is called."""
        plugin = self._context.catalogue.get(choice.plugin)
        if plugin is None:
            return choice.plugin
        return run_title(plugin, choice.params, "none", ())

    # -- helpers ------------------------------------------------------------------------

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _go_to(self, item: QListWidgetItem) -> None:
        # Qt's own way would heed Ctrl or Shift, which somebody may hold just now
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.setCurrentItem(item, flag)

    def _item(self, choice: Choice, *, ticked: bool) -> QListWidgetItem:
        self.list.blockSignals(True)
        item = QListWidgetItem()
        item.setData(_CHOICE, choice)
        item.setCheckState(_TICKED if ticked else _PLAIN)
        item.setSizeHint(QSize(0, _LINE))
        self.list.addItem(item)
        self._name(item)
        self.list.blockSignals(False)
        return item

    def _name(self, item: QListWidgetItem) -> None:
        choice = item.data(_CHOICE)
        item.setText(self.title_of(choice))
        given = ", ".join(f"{k} = {v}" for k, v in choice.params.items())
        item.setToolTip(given)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, given)

    def _name_all(self) -> None:
        self.list.blockSignals(True)
        for item in self._items():
            self._name(item)
        self.list.blockSignals(False)

    def _recall(self) -> None:
        known = self._known().get(_KEPT)
        for entry in known[:MOST] if isinstance(known, list) else ():
            fits = isinstance(entry, dict) and isinstance(entry.get("id"), str)
            if fits and isinstance(entry.get("params"), dict):
                self._item(Choice(entry["id"], entry["params"]), ticked=False)

    def _keep(self) -> None:
        kept = [{"id": c.plugin, "params": dict(c.params)} for c in self.choices[:MOST]]
        rooms = self._context.settings.rooms
        rooms["classify"] = {**self._known(), _KEPT: kept}
        self._refresh()
        self.changed.emit()

    def _known(self) -> dict[str, Any]:
        known = self._context.settings.rooms.get("classify")
        return known if isinstance(known, dict) else {}

    def _refresh(self) -> None:
        some = self.list.count() > 0
        for button in (self._all, self._none, self._remove):
            button.setEnabled(some)

    # -- slots --------------------------------------------------------------------------

    def _on_all_clicked(self) -> None:
        self.tick(True)

    def _on_none_clicked(self) -> None:
        self.tick(False)

    def _on_list_opened(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.form_wanted.emit(item.data(_CHOICE))

    def _on_list_item_changed(self) -> None:
        self.changed.emit()
