"""Actions that take what a room shows away as Python, notebook or report."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QLocale, QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from workbench.ui.context import Context
from workbench.ui.services.job_signals import Request
from workbench.ui.session.file_dialogs import ask_save, file_name

ACTIONS = ("copyPython", "saveNotebook", "saveReport")


@dataclass(frozen=True, slots=True)
class Repeatable:
    """What is to be repeated.

    Attributes
    ----------
    recipe : mapping
        See `workbench.compute.scripts.recipe_script`.
    name : str
        Suggested as the name of a file.
    of_shown_data : bool
        Whether it was computed on the data set that is shown.
    base : str
        The folder that relative paths in the recipe start from.
    folders : tuple of str
        Where ``keel:NAME`` is looked for.
    has_report : bool
        Whether there is a report of it.
    results : str
        A folder of results, of which the report is made; empty: of the recipe.
    result : mapping, optional
        An evaluation that was made, as plain values.
    """

    recipe: Mapping[str, Any]
    name: str
    of_shown_data: bool = True
    base: str = ""
    folders: tuple[str, ...] = ()
    has_report: bool = True
    results: str = ""
    result: Mapping[str, Any] | None = None


class RepeatingRoom(Protocol):
    """What is asked of a room."""

    context: Context

    def repeatable(self) -> Repeatable | None:
        """Return what is to be repeated; None for nothing."""

    def request(self) -> Request:
        """Make a request slot."""

    def message(
        self,
        level: Any,
        text: str | Callable[[], str],
        *,
        action: tuple[Callable[[], str], Any] | None = None,
    ) -> None:
        """Show a line."""

    def clear_message(self) -> None:
        """Take the line away."""

    def next_generation(self) -> int:
        """Count one more thing asked for."""


class Repeating(QObject):
    """Copy as Python, Save as notebook…, Save report…, for what a room shows.

    Parameters
    ----------
    room : RepeatingRoom
        Says what is to be repeated by ``repeatable()``, and shows the messages.
    parent : QWidget
        Of the dialogs: the room itself.
    """

    def __init__(self, room: RepeatingRoom, parent: QWidget) -> None:
        super().__init__(parent)
        self._room, self._parent = room, parent
        self._request = room.request()
        self._request.done.connect(self._on_request_done)
        self._written = False
        self._acts: list[dict[str, QAction]] = []

    def add_to(self, place: QWidget, prefix: str) -> None:
        """Put the three actions into a menu, or a widget whose actions are its menu.

        Parameters
        ----------
        prefix : str
            Of their names: ``PREFIX_copyPythonAct``.
        """
        made: dict[str, QAction] = {}
        slots = (self.copy_python, self.ask_notebook, self.ask_report)
        for name, slot in zip(ACTIONS, slots, strict=True):
            act = QAction(place)
            act.setObjectName(f"{prefix}_{name}Act")
            act.triggered.connect(slot)
            place.addAction(act)
            made[name] = act
        self._acts.append(made)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = {
            "copyPython": self.tr("Copy as Python"),
            "saveNotebook": self.tr("Save as notebook…"),
            "saveReport": self.tr("Save report…"),
        }
        for acts in self._acts:
            for name, act in acts.items():
                act.setText(texts[name])

    # -- what is done -----------------------------------------------------------------

    def copy_python(self) -> None:
        """Put the script on the clipboard."""
        found = self._found()
        if found is not None:
            self._start("script", found, self.tr("Copy as Python"))

    def ask_notebook(self) -> None:
        """Ask for a name and write the notebook, or a script."""
        found = self._found()
        if found is None:
            return
        kinds = self.tr("Notebook (*.ipynb);;Python (*.py)")
        path, kind = ask_save(
            self._parent,
            self.tr("Save as notebook"),
            file_name(".ipynb", found.name),
            kinds,
        )
        if path:
            suffix = ".py" if "*.py)" in kind else ".ipynb"
            self.write_notebook(
                Path(path) if Path(path).suffix else Path(path + suffix)
            )

    def write_notebook(self, path: Path) -> None:
        """Write the notebook (.ipynb) or the script (.py)."""
        found = self._found()
        if found is not None:
            title = self.tr("Save as notebook")
            self._start("script", found, title, path=str(path))

    def ask_report(self) -> None:
        """Ask for a name and write the report."""
        found = self._found()
        if found is None:
            return
        if not found.has_report:
            self._room.message(
                "info",
                lambda: self.tr(
                    "There is a report of runs, experiments and metrics only."
                ),
            )
            return
        path, _ = ask_save(
            self._parent, self.tr("Save report"), file_name(".html", found.name),
            self.tr("Page (*.html)"),
        )  # fmt: skip
        if path:
            self.write_report(Path(path) if Path(path).suffix else Path(path + ".html"))

    def write_report(self, path: Path) -> None:
        """Write the report in the language of the window."""
        found = self._found()
        if found is not None:
            more: dict[str, Any] = {
                "path": str(path),
                "language": QLocale().name()[:2],
                "results": found.results,
                "result": found.result,
            }
            self._start("report", found, self.tr("Save report"), **more)

    def ask_scene_page(self) -> None:
        """Ask for a name and write the scene as one page."""
        data = self._room.context.session.data
        if data is None:
            self._room.message("info", lambda: self.tr("Open data first."))
            return
        path, _ = ask_save(
            self._parent, self.tr("Export the scene as a page"),
            file_name(".html", data.name), self.tr("Page (*.html)"),
        )  # fmt: skip
        if path:
            self.write_scene_page(
                Path(path) if Path(path).suffix else Path(path + ".html")
            )

    def write_scene_page(self, path: Path) -> None:
        """Write the scene as one page: regions, the morph to the learned metric, a query."""
        session = self._room.context.session
        learned = session.metric
        payload = {
            "scene": asdict(session.scene),
            "data": str(session.folder()),
            "path": str(path),
            "language": QLocale().name()[:2],
            "M": None if learned is None else learned.result.metric.M.tolist(),
        }
        self._written = True
        self._room.clear_message()
        self._room.next_generation()
        title = self.tr("Export the scene as a page")
        self._request.start("scene_page", payload, title=title)

    def _found(self) -> Repeatable | None:
        found = self._room.repeatable()
        if found is None:
            self._room.message(
                "info", lambda: self.tr("There is nothing here to repeat yet.")
            )
        return found

    def _start(self, task: str, found: Repeatable, title: str, **more: Any) -> None:
        session = self._room.context.session
        shown = found.of_shown_data and session.data is not None
        payload = {
            "recipe": dict(found.recipe),
            "data": str(session.folder()) if shown else "",
            "base": found.base,
            "folders": list(found.folders),
            **more,
        }
        self._written = "path" in more
        self._room.clear_message()
        self._room.next_generation()
        self._request.start(task, payload, title=title)

    def _on_request_done(self, answer: str) -> None:
        if not self._written:
            QGuiApplication.clipboard().setText(answer)
            self._room.message(
                "info",
                lambda: self.tr(
                    "The script is on the clipboard; it lies best beside the data."
                ),
            )
            return
        folder = str(Path(answer).absolute().parent)
        self._room.message(
            "info", lambda: self.tr("{} was written").format(answer),
            action=(lambda: self.tr("Open folder"), partial(_open_folder, folder)),
        )  # fmt: skip


def _open_folder(folder: str) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(folder))
