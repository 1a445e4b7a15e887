"""The data sets of the setup: a list, and a menu that adds to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.experiment.entries import DataEntry
from workbench.core.experiment.first_experiment import builtin_entries
from workbench.core.program.data_suffixes import PATTERNS
from workbench.core.session.session import Session
from workbench.ui.layouts import nest
from workbench.ui.rooms.compare.setup.datasets_model import DataModel, files_in
from workbench.ui.rooms.compare.setup.setup_list import ItemsView
from workbench.ui.services.theme import Theme
from workbench.ui.session.file_dialogs import ask_folder, ask_open_several
from workbench.ui.widgets.object_names import add_action, named

_FILES = f"({PATTERNS})"


class DatasetsPanel(QWidget):
    """Which data sets are compared on.

    Signals
    -------
    changed()
        Another list, order or name.
    open_wanted(source)
        A data set was clicked twice.
    current_wanted()
        The open data set is to be added.
    """

    changed = Signal()
    open_wanted = Signal(str)
    current_wanted = Signal()

    def __init__(
        self, session: Session, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._theme = session, theme
        self.model = DataModel(self)
        self.list = ItemsView("compare_datasets_list", self.model)
        self._title = QLabel()
        self.add_button = _button("compare_datasets_addBtn", "+")
        self.add_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.remove_button = _button("compare_datasets_removeBtn", "−")
        self._make_menu()
        self._lay_out()
        self.model.edited.connect(self.changed)
        self.list.dropped.connect(self.add_files)
        self.list.chosen.connect(self._on_list_chosen)
        self.remove_button.clicked.connect(self.list.remove_marked)
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def _make_menu(self) -> None:
        self._menu = named(QMenu(self.add_button), "compare_datasets_addMenu")

        def add(name: str, slot: Callable[..., object]) -> QAction:
            return add_action(self._menu, f"compare_datasets_{name}Act", slot, self)

        self._builtin = add("builtin", self.add_builtin)
        self._files = add("files", self._on_files_triggered)
        self._folder = add("folder", self._on_folder_triggered)
        self._current = add("current", self.current_wanted.emit)
        self._menu.addSeparator()
        self._clear = add("clear", self._on_clear_triggered)
        self._menu.aboutToShow.connect(self._on_menu_about_to_show)
        self.add_button.setMenu(self._menu)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._title, 1)
        row.addWidget(self.add_button)
        row.addWidget(self.remove_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        nest(layout, row)
        layout.addWidget(self.list, 1)

    # -- adding -----------------------------------------------------------------

    def add_builtin(self) -> None:
        """Add the built-in 8, those that are not there yet."""
        self.model.add_entries(builtin_entries())

    def add_files(self, paths: list[str]) -> None:
        """Add files, and the data files of folders."""
        self.model.add_entries(DataEntry(str(path)) for path in files_in(paths))

    def _on_files_triggered(self) -> None:
        title = self.tr("Add data sets")
        kinds = self.tr("Data sets") + f" {_FILES}"
        paths = ask_open_several(self, title, kinds)
        self.add_files(paths)

    def _on_folder_triggered(self) -> None:
        path = ask_folder(self, self.tr("Add a folder"))
        if path:
            self.add_files([path])

    def _on_clear_triggered(self) -> None:
        self.model.replace([])

    def _on_menu_about_to_show(self) -> None:
        self._current.setEnabled(self._session.data is not None)

    def _on_list_chosen(self, row: int) -> None:
        self.open_wanted.emit(self.model.items[row].entry.source)

    def _on_theme_changed(self) -> None:
        self.model.error_colour = self._theme.colours.error

    # -- words ------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.show_count()
        self.list.setAccessibleName(self.tr("Data sets of the experiment"))
        self.list.setToolTip(
            self.tr("Drop files here. Alt+Up and Alt+Down order, Delete removes.")
        )
        for button, text in (
            (self.add_button, self.tr("Add data sets")),
            (self.remove_button, self.tr("Remove the marked data sets (Delete)")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self._builtin.setText(self.tr("The built-in 8"))
        self._files.setText(self.tr("Files…"))
        self._folder.setText(self.tr("All files of a folder…"))
        self._current.setText(self.tr("The open data set"))
        self._clear.setText(self.tr("Remove all"))

    def show_count(self) -> None:
        """Show how many there are in the title."""
        text = self.tr("Data sets ({n})").format(n=self.model.rowCount())
        self._title.setText(f"<b>{text}</b>")


def _button(name: str, text: str) -> QToolButton:
    button = named(QToolButton(), name)
    button.setText(text)
    button.setAutoRaise(True)
    button.setMinimumSize(26, 24)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
