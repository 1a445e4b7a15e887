"""The menu that takes tables and figures out: files, and the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from workbench.api import Problem
from workbench.core.results.comparing.comparison import Comparison
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.drawing import figure_export
from workbench.ui.room import Room
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.pages.table_texts import KINDS, SUFFIXES, text_of
from workbench.ui.session.file_dialogs import ask_save, file_name
from workbench.ui.window.messages import Action

#: Pixels of a PNG for each point on the screen.
SCALE = 3.0


class ExportableResults(Protocol):
    """Results as they are shown: what can be exported."""

    @property
    def view(self) -> ResultsView | None:
        """The scores."""

    @property
    def comparison(self) -> Comparison | None:
        """The statistics of the scores."""

    @property
    def page(self) -> ComparePage | None:
        """The page in front."""


class ResultsExport(QObject):
    """Exports of the results that are shown.

    Parameters
    ----------
    room : Room
        Shows the messages.
    shown : ExportableResults
    parent : QWidget
        Of the menu and the dialogs.
    """

    def __init__(self, room: Room, shown: ExportableResults, parent: QWidget) -> None:
        super().__init__(parent)
        self._room, self._shown, self._parent = room, shown, parent
        #: The action that last took something out: ``pdf``, ``copyLatex``, …
        self.taken_out = ""
        self.menu = QMenu(parent)
        self.menu.setObjectName("compare_export_menu")
        self.acts: dict[str, QAction] = {}
        for kind in KINDS:
            self._add(kind, partial(self.ask_table, kind))
        self._add("copyLatex", self.copy_latex)
        self.menu.addSeparator()
        for suffix in figure_export.SUFFIXES:
            self._add(suffix[1:], partial(self.ask_figure, suffix))
        self._add("copyFigure", self.copy_figure)
        self.menu.aboutToShow.connect(self._on_menu_about_to_show)

    def _add(self, name: str, slot: Callable[[], None]) -> None:
        act = QAction(self)
        act.setObjectName(f"compare_export_{name}Act")
        act.triggered.connect(slot)
        self.menu.addAction(act)
        self.acts[name] = act

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            "csv": self.tr("Table as CSV…"),
            "long": self.tr("Table as CSV, a row for each score…"),
            "latex": self.tr("Table as LaTeX…"),
            "markdown": self.tr("Table as Markdown…"),
            "copyLatex": self.tr("Copy LaTeX"),
            "png": self.tr("This figure as PNG…"),
            "svg": self.tr("This figure as SVG…"),
            "pdf": self.tr("This figure as PDF…"),
            "copyFigure": self.tr("Copy this figure"),
        }
        for name, act in self.acts.items():
            act.setText(texts[name])

    def _on_menu_about_to_show(self) -> None:
        has_table = self._shown.view is not None
        has_figure = self._figure() is not None
        for name, act in self.acts.items():
            is_table = name in KINDS or name == "copyLatex"
            act.setEnabled(has_table if is_table else has_figure)

    # -- tables -----------------------------------------------------------------------

    def text(self, kind: str) -> str:
        """Return the table in a format; empty when there is none."""
        view = self._shown.view
        if view is None:
            return ""
        return text_of(kind, view.table, self._shown.comparison)

    def ask_table(self, kind: str) -> None:
        """Ask for a name and write the table."""
        suffix = SUFFIXES[kind]
        path = self._ask(self.tr("Save table"), f"scores{suffix}", suffix)
        if path:
            self.write_table(kind, Path(path))

    def write_table(self, kind: str, path: Path) -> None:
        """Write the table; the message bar says where."""
        try:
            path.write_text(self.text(kind), encoding="utf-8", newline="\n")
        except OSError as error:
            self._room.message("error", f"{path}: {error.strerror or error}")
            return
        self.taken_out = kind
        self._tell(path, with_latex=kind == "latex")

    def copy_latex(self) -> None:
        """Put the LaTeX table on the clipboard."""
        QGuiApplication.clipboard().setText(self.text("latex"))
        self._room.context.commands.announced.emit(self.tr("LaTeX copied"))
        self.taken_out = "copyLatex"

    # -- figures ----------------------------------------------------------------------

    def _figure(self) -> QWidget | None:
        page = self._shown.page
        return None if page is None else page.figure()

    def ask_figure(self, suffix: str) -> None:
        """Ask for a name and write the figure of the page in front."""
        figure = self._figure()
        name = "" if figure is None else figure.accessibleName()
        path = self._ask(self.tr("Save figure"), file_name(suffix, name), suffix)
        if path:
            self.write_figure(Path(path))

    def write_figure(self, path: Path) -> None:
        """Write the figure; the message bar says where, and offers the table."""
        figure = self._figure()
        if figure is None:
            return
        try:
            figure_export.export(figure, path, SCALE)
        except Problem as problem:
            self._room.message("error", str(problem))
            return
        self.taken_out = path.suffix[1:].lower()
        self._tell(path, with_latex=False)

    def copy_figure(self) -> None:
        """Put the figure of the page in front on the clipboard."""
        figure = self._figure()
        if figure is not None:
            figure_export.copy(figure)
            self._room.context.commands.announced.emit(self.tr("Figure copied"))
            self.taken_out = "copyFigure"

    # -- asking and telling -----------------------------------------------------------

    def _ask(self, title: str, name: str, suffix: str) -> str:
        filters = f"{suffix[1:].upper()} (*{suffix})"
        path, _ = ask_save(self._parent, title, name, filters)
        if path and not Path(path).suffix:
            path += suffix
        return path

    def _tell(self, path: Path, *, with_latex: bool) -> None:
        action: Action
        if with_latex:
            action = (lambda: self.tr("Copy LaTeX"), self.copy_latex)
        else:
            folder = str(path.absolute().parent)
            action = lambda: self.tr("Open folder"), partial(_open_folder, folder)
        self._room.message(
            "info", lambda: self.tr("{} was written").format(path), action=action
        )


def _open_folder(folder: str) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
