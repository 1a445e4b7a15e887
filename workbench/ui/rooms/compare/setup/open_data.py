"""The open data set as one of the experiment: its file, or a copy beside the results."""

from __future__ import annotations

import weakref
from pathlib import Path

from PySide6.QtCore import QObject

from workbench.api import Dataset
from workbench.core.experiment.entries import DataEntry
from workbench.core.program.builtin import BUILTIN, OPENML
from workbench.core.results.describing.saved_data import SavedFile
from workbench.ui.room import Room
from workbench.ui.rooms.compare.setup.datasets_model import DataItem
from workbench.ui.rooms.compare.setup.setup_panel import SetupColumn

#: The folder of copies, inside that of the results.
FOLDER = "data"


class OpenData(QObject):
    """Adds the open data set to the setup.

    One that was painted, generated, pasted or edited has no file that says the same: it
    is written as ARFF beside the results, so that the experiment can be repeated.

    Parameters
    ----------
    room : Room
        The owner: it makes the request and shows messages.
    setup : SetupColumn
    """

    def __init__(self, room: Room, setup: SetupColumn) -> None:
        super().__init__(room)
        self._room, self._setup = room, setup
        self._written: weakref.WeakKeyDictionary[Dataset, str] = (
            weakref.WeakKeyDictionary()
        )
        self._asked: Dataset | None = None
        self._entered = False
        #: What the list was given without being asked, until it is changed by hand.
        self._given: tuple[DataEntry, ...] = ()
        self._request = room.request()
        self._request.done.connect(self._on_request_done)
        setup.datasets.current_wanted.connect(self.add)

    def enter(self) -> None:
        """Have the list begin with the open data set, where nobody put it together.

        At the first time it takes the place of what everybody begins with, unless it is
        among that; later that of an empty list, or of another data set that came so.
        Only one that lies in a file comes by itself: the others would be written.
        """
        context = self._room.context
        data, model = context.session.data, self._setup.datasets.model
        first, self._entered = not self._entered, True
        if data is None or not data.has_nominal_class or context.in_lesson:
            return
        source = self._lasting(data)
        untouched = first and not context.session.experiment
        here = model.entries in ((), self._given) or untouched
        if source and here and all(e.source != source for e in model.entries):
            entry = DataEntry(source, data.name)
            model.replace([DataItem(entry)])
            self._given = model.entries

    def _lasting(self, data: Dataset) -> str:
        """Return what an experiment may call the current data set; empty: nothing yet."""
        context = self._room.context
        source = _source(data, context.session.root)
        # the file says something else where it was edited, or its guess corrected
        if context.edits.edited or context.settings.corrections(source):
            source = ""
        return source or self._written.get(data, "")

    def add(self) -> None:
        """Add the current data set."""
        context = self._room.context
        data = context.session.data
        if data is None:
            return
        source = self._lasting(data)
        if source:
            self._take(data, source)
            return
        self._asked = data
        path = _free(self._setup.form.folder / FOLDER, data.name or "data")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._room.message("error", f"{path.parent}: {error.strerror or error}")
            return
        payload = {"folder": str(context.session.folder()), "path": str(path)}
        title = self.tr("Saving {name}").format(name=path.name)
        self._request.start("save", payload, lane="interactive", title=title)

    def _take(self, data: Dataset, source: str) -> None:
        self._setup.datasets.model.add_entries([DataEntry(source, data.name)])

    def _on_request_done(self, saved: SavedFile) -> None:
        data, self._asked = self._asked, None
        if data is None:
            return
        path = self._written[data] = str(saved.path)
        self._take(data, path)
        self._room.message(
            "info",
            lambda: self.tr("{name} has no file of its own: saved as {path}").format(
                name=data.name, path=path
            ),
        )


def _source(data: Dataset, temporary: Path) -> str:
    """Return what an experiment may call a data set; empty where nothing lasts."""
    source = data.source
    if source.startswith((BUILTIN, OPENML)):
        return source
    path = Path(source)
    if not source or not path.is_file() or path.is_relative_to(temporary):
        return ""
    return str(path.absolute())


def _free(folder: Path, name: str) -> Path:
    """Return a file that does not exist; what was written before stays as it is."""
    stem = "".join(c if c.isalnum() or c in "-_ ." else "-" for c in name).strip(" .")
    path, n = folder / f"{stem or 'data'}.arff", 1
    while path.exists():
        n += 1
        path = folder / f"{stem or 'data'}-{n}.arff"
    return path
