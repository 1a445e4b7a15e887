"""The menu of the list of runs: its entries as one table, to which others add theirs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from workbench.core.results.evaluating.run import Run
from workbench.ui.context import Context
from workbench.ui.pages import entry_of
from workbench.ui.rooms.classify.page_list import PAGES
from workbench.ui.rooms.classify.run_columns import (
    COLUMNS,
    FIXED,
    SHOWN_ORDER,
    place_of,
    title_of,
)
from workbench.ui.rooms.classify.run_desk import RunDesk
from workbench.ui.rooms.classify.runs import RunsTable
from workbench.ui.widgets.object_names import named

translate = QCoreApplication.translate


def _always(_run: Run, _context: Context) -> bool:
    return True


def _has_its_data(run: Run, context: Context) -> bool:
    return any(data.name == run.data for data in context.session.datasets.values())


def _is_of_shown(run: Run, context: Context) -> bool:
    data = context.session.data
    return data is not None and data.name == run.data


def _is_of_others(run: Run, context: Context) -> bool:
    return context.session.data is not None and not _is_of_shown(run, context)


def _fits_page(page_id: str) -> Callable[[Run, Context], bool]:
    return lambda run, context: entry_of(PAGES, page_id).fits(run, context)


@dataclass(frozen=True, slots=True)
class RunEntry:
    """One entry of the menu.

    Attributes
    ----------
    id : str
        Its action is ``classify_runs_<id>Act``.
    words : callable
        Returns its text and its status tip, in the current language.
    act : callable
        Given the `RunDesk` and the current run.
    fits : callable
        Whether it can be done with this run.
    act_on_all : callable, optional
        In the place of `act`: given the desk and all chosen runs.
    keys : str or Key or None
        Its shortcut, while the list has the focus; what the list does itself with a key
        stands in the text.
    line : bool
        Whether a line is above it.
    """

    id: str
    words: Callable[[], tuple[str, str]]
    act: Callable[[RunDesk, Run], object] | None = None
    fits: Callable[[Run, Context], bool] = _always
    act_on_all: Callable[[RunDesk, list[Run]], object] | None = None
    keys: Qt.Key | None = None
    line: bool = False


#: What the menu holds, from the top; another entry is one more line here.
ENTRIES: tuple[RunEntry, ...] = (
    RunEntry(
        "settings",
        lambda: (
            translate("RunMenu", "Settings into the form (Enter)"),
            translate("RunMenu", "Put classifier, parameters and test option back"),
        ),
        lambda desk, run: desk.put_back(run),
    ),
    RunEntry(
        "again",
        lambda: (
            translate("RunMenu", "Run again"),
            translate("RunMenu", "Repeat this run on its data set, whatever the form says"),
        ),
        lambda desk, run: desk.run_again(run),
        _has_its_data,
    ),
    RunEntry(
        "here",
        lambda: (
            translate("RunMenu", "Run on this data"),
            translate("RunMenu", "Repeat this run on the data set that is shown"),
        ),
        lambda desk, run: desk.run_again(run, here=True),
        _is_of_others,
    ),
    RunEntry(
        "recipe",
        lambda: (
            translate("RunMenu", "Copy recipe"),
            translate("RunMenu", "Copy an experiment file that repeats this run"),
        ),
        lambda desk, run: desk.copy_recipe(run),
        line=True,
    ),
    RunEntry(
        "model",
        lambda: (
            translate("RunMenu", "Save model…"),
            translate("RunMenu", "Learn from all rows as this run did, and save the model"),
        ),
        lambda desk, run: desk.save_model(run),
        _is_of_shown,
    ),
    RunEntry(
        "tree",
        lambda: (
            translate("RunMenu", "Tree"),
            translate("RunMenu", "Show the tree that this classifier grows"),
        ),
        lambda desk, run: desk.open_page(run, "tree"),
        _fits_page("tree"),
    ),
    RunEntry(
        "mistakes",
        lambda: (
            translate("RunMenu", "Mistakes"),
            translate("RunMenu", "Show where the wrong answers lie, and why"),
        ),
        lambda desk, run: desk.open_page(run, "errors"),
        _fits_page("errors"),
    ),
    RunEntry(
        "rename",
        lambda: (
            translate("RunMenu", "Rename (F2)"),
            translate("RunMenu", "Give the run another title"),
        ),
        lambda desk, run: desk.rename(run),
        line=True,
    ),
    RunEntry(
        "remove",
        lambda: (
            translate("RunMenu", "Forget the chosen runs"),
            translate("RunMenu", "Take the chosen runs off the list; undo brings them back"),
        ),
        act_on_all=lambda desk, runs: desk.forget_runs(runs),
        keys=Qt.Key.Key_Delete,
    ),
)  # fmt: skip


class RunMenu(QObject):
    """Gives the list of runs its menu: by the right button and by the Menu key.

    Parameters
    ----------
    desk : RunDesk
        Does what is asked.
    table : RunsTable
    """

    def __init__(self, desk: RunDesk, table: RunsTable) -> None:
        super().__init__(table)
        self._desk, self._table = desk, table
        self.actions = {entry.id: self._action(entry) for entry in ENTRIES}
        table.addAction(self._line())
        self._columns = named(QMenu(table), "classify_runs_columns_menu")
        self._order = named(QMenu(table), "classify_runs_order_menu")
        for menu in (self._columns, self._order):
            table.addAction(menu.menuAction())
        self.columns = {name: self._column_action(name) for name in SHOWN_ORDER}
        self.orders = {name: self._order_action(name) for name in SHOWN_ORDER}
        group = QActionGroup(self)
        for action in self.orders.values():
            group.addAction(action)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        head = table.horizontalHeader()
        head.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        head.addActions([self._columns.menuAction(), self._order.menuAction()])
        table.several.connect(self.refresh)
        table.columns_changed.connect(self._show_columns)
        table.runs.modelReset.connect(self.refresh)
        session = desk.context.session
        session.data_changed.connect(self.refresh)
        self._show_columns()
        self.refresh()

    # -- making -------------------------------------------------------------------------

    def _action(self, entry: RunEntry) -> QAction:
        if entry.line:
            self._table.addAction(self._line())
        action = QAction(self._table)
        action.setObjectName(f"classify_runs_{entry.id}Act")
        action.setMenuRole(QAction.MenuRole.NoRole)
        if entry.keys is not None:
            action.setShortcut(QKeySequence(entry.keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(partial(self._on_entry_triggered, entry))
        self._table.addAction(action)
        return action

    def _line(self) -> QAction:
        line = QAction(self._table)
        line.setSeparator(True)
        return line

    def _column_action(self, name: str) -> QAction:
        action = QAction(self._columns)
        action.setObjectName(f"classify_runs_{name}ColumnAct")
        action.setCheckable(True)
        action.setEnabled(name not in FIXED)
        action.triggered.connect(partial(self._on_column_triggered, name))
        self._columns.addAction(action)
        return action

    def _order_action(self, name: str) -> QAction:
        action = QAction(self._order)
        action.setObjectName(f"classify_runs_{name}OrderAct")
        action.setCheckable(True)
        action.triggered.connect(partial(self._on_order_triggered, name))
        self._order.addAction(action)
        return action

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        for entry in ENTRIES:
            action = self.actions[entry.id]
            text, tip = entry.words()
            action.setText(text)
            action.setStatusTip(tip)
        self._columns.setTitle(self.tr("Columns"))
        self._order.setTitle(self.tr("Sort by"))
        for name in SHOWN_ORDER:
            column = COLUMNS[place_of(name)]
            for action in (self.columns[name], self.orders[name]):
                action.setText(title_of(column))
                action.setStatusTip(column.about())

    # -- states -------------------------------------------------------------------------

    def refresh(self) -> None:
        """Grey what cannot be done with the current run."""
        run = self._current()
        for entry in ENTRIES:
            fits = run is not None and entry.fits(run, self._desk.context)
            self.actions[entry.id].setEnabled(fits)

    def _show_columns(self) -> None:
        shown, (by, _falling) = self._table.columns, self._table.runs.sorted_by
        for name in SHOWN_ORDER:
            self.columns[name].setChecked(name in shown)
            self.orders[name].setChecked(name == by)

    def _current(self) -> Run | None:
        chosen = self._table.chosen_runs()
        run = self._table.runs.row_at(self._table.current_row)
        if run is not None and any(one is run for one in chosen):
            return run
        return chosen[0] if chosen else None

    # -- slots --------------------------------------------------------------------------

    def _on_entry_triggered(self, entry: RunEntry, _checked: bool = False) -> None:
        run = self._current()
        if run is None:
            return
        if entry.act_on_all is not None:
            entry.act_on_all(self._desk, self._table.chosen_runs())
        elif entry.act is not None:
            entry.act(self._desk, run)

    def _on_column_triggered(self, name: str, _checked: bool = False) -> None:
        self._table.show_column(name, self.columns[name].isChecked())

    def _on_order_triggered(self, name: str, _checked: bool = False) -> None:
        self._table.sort_by(name)
