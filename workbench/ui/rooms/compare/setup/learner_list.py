"""The classifiers of the setup: a list, the menu that adds, the form that edits."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.experiment.entries import Learner
from workbench.core.experiment.first_experiment import FIRST_LEARNERS
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.rooms.compare.setup.learners_menu import PluginMenu
from workbench.ui.rooms.compare.setup.learners_model import LearnersModel
from workbench.ui.rooms.compare.setup.learners_popup import LearnerPopup
from workbench.ui.rooms.compare.setup.setup_list import ItemsView
from workbench.ui.widgets.object_names import add_action, named


class LearnersPanel(QWidget):
    """Which classifiers are compared.

    Signals
    -------
    changed()
        Another list, order, name or parameter.
    """

    changed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue, self._theme = context.catalogue, context.theme
        self.model = LearnersModel(context.catalogue, self)
        self.list = ItemsView("compare_classifiers_list", self.model)
        self._title = QLabel()
        self.add_button = self._button("compare_classifiers_addBtn", "+")
        self.add_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button = self._button("compare_classifiers_moreBtn", "⋯")
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.remove_button = self._button("compare_classifiers_removeBtn", "−")
        self.menu = PluginMenu(
            context.catalogue, "compare_classifiers_addMenu", self.add_button
        )
        self.add_button.setMenu(self.menu)
        self._context = context
        self._popup: LearnerPopup | None = None
        self._edited = -1
        self._make_more()
        self._lay_out()
        self._connect()

    def _button(self, name: str, text: str) -> QToolButton:
        button = named(QToolButton(), name)
        button.setText(text)
        button.setAutoRaise(True)
        button.setMinimumSize(26, 24)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _make_more(self) -> None:
        self._more = named(QMenu(self.more_button), "compare_classifiers_moreMenu")
        self._actions: dict[str, QAction] = {}
        for name, slot in (
            ("edit", self._on_edit_triggered),
            ("rename", self._on_rename_triggered),
            ("duplicate", self.duplicate),
            ("six", self.add_first),
        ):
            self._actions[name] = add_action(
                self._more, f"compare_classifiers_{name}Act", slot, self
            )
        self.more_button.setMenu(self._more)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._on_list_menu_requested)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._title, 1)
        for button in (self.add_button, self.remove_button, self.more_button):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        nest(layout, row)
        layout.addWidget(self.list, 1)

    def _connect(self) -> None:
        self.model.edited.connect(self.changed)
        self.menu.picked.connect(self.add)
        self.remove_button.clicked.connect(self.list.remove_marked)
        self.list.chosen.connect(self.edit)
        self._catalogue.changed.connect(self.list.viewport().update)
        self._theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    @property
    def popup(self) -> LearnerPopup:
        """The form of one classifier, made when it is first asked for."""
        if self._popup is None:
            self._popup = LearnerPopup(self._context, self)
            self._popup.edited.connect(self._on_popup_edited)
            self._popup.retranslate()
        return self._popup

    # -- what is done -----------------------------------------------------------

    def add(self, plugin_id: str) -> None:
        """Add a classifier with its defaults."""
        plugin = self._catalogue.get(plugin_id)
        name = plugin.title if plugin is not None else plugin_id
        self.model.add([Learner(plugin_id, {}, self.model.free_name(name))])
        self.list.setCurrentIndex(self.model.index(self.model.rowCount() - 1))

    def add_first(self) -> None:
        """Add the six of the beginning, those that are not there yet."""
        known = {(i.plugin, tuple(i.params.items())) for i in self.model.items}
        self.model.add(
            one
            for one in FIRST_LEARNERS
            if (one.plugin, tuple(one.params.items())) not in known
        )

    def edit(self, row: int) -> None:
        """Show the parameters of a classifier."""
        learner = self.model.items[row]
        plugin = self._catalogue.get(learner.plugin)
        if plugin is None:
            return
        self._edited = row
        corner = self.list.mapToGlobal(QPoint(self.list.width() + 8, 0))
        self.popup.edit(plugin, learner, corner)

    def duplicate(self) -> None:
        """Put a copy of the current classifier behind it."""
        row = self.list.currentIndex().row()
        if row >= 0:
            item = self.model.items[row]
            name = self.model.free_name(item.title)
            self.model.add([replace(item, name=name)], row + 1)
            self.list.setCurrentIndex(self.model.index(row + 1))

    def _on_edit_triggered(self) -> None:
        if self.list.currentIndex().isValid():
            self.edit(self.list.currentIndex().row())

    def _on_rename_triggered(self) -> None:
        if self.list.currentIndex().isValid():
            self.list.edit(self.list.currentIndex())

    def _on_list_menu_requested(self, place: QPoint) -> None:
        self._more.popup(self.list.viewport().mapToGlobal(place))

    def _on_popup_edited(self, learners: list[Learner]) -> None:
        first, *others = learners
        self.model.put(self._edited, first)
        self.model.add(others, self._edited + 1)

    def _on_theme_changed(self) -> None:
        self.model.error_colour = self._theme.colours.error

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.show_count()
        self.list.setAccessibleName(self.tr("Classifiers of the experiment"))
        for button, text in (
            (self.add_button, self.tr("Add a classifier")),
            (self.remove_button, self.tr("Remove the marked classifiers (Delete)")),
            (self.more_button, self.tr("Parameters, name, copy of the marked one")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        texts = {
            "edit": self.tr("Parameters and values to try… (Enter)"),
            "rename": self.tr("Rename (F2)"),
            "duplicate": self.tr("Duplicate"),
            "six": self.tr("Add the first six"),
        }
        for name, action in self._actions.items():
            action.setText(texts[name])
        self.menu.fill()
        if self._popup is not None:
            self._popup.retranslate()

    def show_count(self) -> None:
        """Show how many there are in the title."""
        text = self.tr("Classifiers ({n})").format(n=self.model.rowCount())
        self._title.setText(f"<b>{text}</b>")
