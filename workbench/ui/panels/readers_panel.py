"""Window with the readings of the data set, as an ARFF file, by other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.describing.other_readers import OtherReader, OtherReaders
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.services.job_signals import Request
from workbench.ui.services.message_words import message_words
from workbench.ui.session.file_dialogs import ask_open
from workbench.ui.widgets.object_names import named
from workbench.ui.widgets.table import CELLS, Table
from workbench.ui.widgets.table_model import RIGHT, Column, TableModel
from workbench.ui.widgets.tone import set_tone


class ReadersWindow(QDialog):
    """A line for each reader: whether it reads the file, and where it does not.

    Parameters
    ----------
    context : Context
    parent : QWidget
        The window it belongs to.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("readers_dialog")
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._context, self._window = context, parent
        self._found: OtherReaders | None = None
        self._file = ""  # empty: the data set as it would be saved
        self._failure = ""
        self._request = Request(context.jobs, self)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._line = QLabel(wordWrap=True)
        self._model = TableModel[OtherReader](
            [
                Column(lambda: self.tr("Reader"), lambda r: f"{r.reader} {r.version}"),
                Column(lambda: self.tr("Verdict"), self._verdict),
                Column(
                    lambda: self.tr("Line"),
                    lambda r: "" if r.line is None else str(r.line), RIGHT,
                ),
                Column(
                    lambda: self.tr("What it says"), lambda r: message_words(r.told),
                    tip=lambda r: message_words(r.told) or None,
                ),
            ]
        )  # fmt: skip
        self._table = Table(
            "readers_table", self._model, selects=CELLS, row_height=None, framed=True,
            wraps=True, marks_head=True,
        )  # fmt: skip
        self._model.setParent(self._table)
        self._table.horizontalHeader().setStretchLastSection(True)
        self._note = QLabel(wordWrap=True)
        set_tone(self._note, "muted")
        self._other = named(QPushButton(), "readers_fileBtn")
        self._again = named(QPushButton(), "readers_againBtn")
        self._close = named(QPushButton(), "readers_closeBtn")
        row = QHBoxLayout()
        row.addWidget(self._other)
        row.addWidget(self._again)
        row.addStretch(1)
        row.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addWidget(self._line)
        layout.addWidget(self._table, 1)
        layout.addWidget(self._note)
        nest(layout, row)
        self._other.clicked.connect(self._on_other_clicked)
        self._again.clicked.connect(self.check)
        self._close.clicked.connect(self.close)
        self.resize(640, 320)

    @property
    def busy(self) -> bool:
        """Whether the readers are at work."""
        return self._request.busy

    def ask(self) -> None:
        """Show the window, and ask about the data set that is open."""
        data = self._context.session.data
        source = "" if data is None else data.source
        whole = Path(source).suffix.lower() == ".arff" and Path(source).is_file()
        self._file = source if whole and not self._edited() else ""
        self.show()
        self.raise_()
        self.activateWindow()
        self.check()

    def check(self) -> None:
        """Have a worker read the file in every way."""
        if not self._file and self._context.session.data is None:
            return
        payload: dict[str, Any] = {"path": self._file}
        if not self._file:
            payload = {"folder": str(self._context.session.folder())}
        self._found, self._failure = None, ""
        title = self.tr("Reading as others do")
        self._request.start("other_readers", payload, lane="interactive", title=title)
        self._show()

    def probe(self) -> dict[str, Any]:
        """Return what is shown, as plain data."""
        found = self._found
        return {
            "file": self._file,
            "failure": self._failure,
            "verdicts": {r.reader: r.verdict for r in found.readers} if found else {},
        }

    def _edited(self) -> bool:
        return self._context.undo.canUndo()

    def _on_other_clicked(self) -> None:
        path = ask_open(
            self._window, self.tr("Will others read this?"), self.tr("ARFF (*.arff)")
        )
        if path:
            self.check_file(path)

    def check_file(self, path: str) -> None:
        """Ask about a file that need not be open."""
        self._file = path
        self.check()

    def _on_request_done(self, found: OtherReaders) -> None:
        self._found = found
        self._show()

    def _on_request_failed(self, failure: Failure) -> None:
        self._failure = failure.text
        self._show()

    def _on_request_cancelled(self) -> None:
        self._failure = self.tr("Cancelled")
        self._show()

    def _show(self) -> None:
        found = self._found
        self._model.reset(() if found is None else found.readers)
        self._table.resizeColumnsToContents()
        self._table.resizeRowsToContents()
        self._line.setText(self._words())
        self._again.setEnabled(not self.busy)

    def _words(self) -> str:
        data = self._context.session.data
        name = Path(self._file).name if self._file else (data.name if data else "")
        if self._failure:
            return message_words(self._failure)
        if self._found is None:
            text = self.tr("{name} is being read in three ways…")
        elif all(r.verdict in ("reads", "absent") for r in self._found.readers):
            text = self.tr("{name}: all readers that are installed read the same.")
        else:
            text = self.tr("{name}: not every reader reads what is meant.")
        return text.format(name=name)

    def _verdict(self, reader: OtherReader) -> str:
        return {
            "reads": self.tr("✓ reads it"),
            "refuses": self.tr("✗ refuses it"),
            "misreads": self.tr("✗ reads other cells"),
            "too slow": self.tr("✗ takes too long"),
            "absent": self.tr("– not installed"),
        }[reader.verdict]

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Will others read this?"))
        self._table.setAccessibleName(self.tr("What each reader makes of the file"))
        self._note.setText(
            self.tr(
                "A file that is open and unchanged is read as it lies there, anything "
                "else as it would be saved."
            )
        )
        self._other.setText(self.tr("Another &file…"))
        self._other.setToolTip(self.tr("Ask about an ARFF file that need not be open"))
        self._again.setText(self.tr("&Again"))
        self._again.setToolTip(self.tr("Have it read once more"))
        self._close.setText(self.tr("Close"))
        self._model.tell_changed()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
