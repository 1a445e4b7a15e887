"""Base class of the pages that show a model fitted on all rows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from workbench.core.results.evaluating.model_report import ModelReport
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage

translate = QCoreApplication.translate
#: The models of so many runs are kept.
_KEPT = 20


def failed_words() -> str:
    """Return what a page says whose model could not be fitted."""
    return translate(
        "FittedPage", "The model could not be fitted; the message says why."
    )


def cancelled_words() -> str:
    """Return what a page says whose model is not fitted any more."""
    return translate("FittedPage", "Cancelled.")


class FittedPage(ResultPage):
    """Fits the run on all rows when it is looked at, and shows what was learned.

    A subclass fills `body` with its widgets and writes `show_model`.
    """

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._reports: dict[int, ModelReport] = {}
        self._asked = 0
        self._note = QLabel(wordWrap=True)
        self._note.setObjectName(f"classify_{self.page_id}_noteLabel")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body = QWidget()
        self._stack = QStackedLayout()
        self._stack.addWidget(self._note)
        self._stack.addWidget(self.body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        nest(outer, self._stack)
        self._request = room.request()
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)

    @property
    def report(self) -> ModelReport | None:
        """The fitted model of the run shown, None while it is not known."""
        return None if self.current is None else self._reports.get(self.current.number)

    def show_model(self, report: ModelReport) -> None:
        """Draw what was learned."""
        raise NotImplementedError

    def fill(self) -> None:
        run, report = self.current, self.report
        if report is not None:
            self._stack.setCurrentIndex(1)
            self.show_model(report)
        elif run is None:
            self._say(
                translate("FittedPage", "Run a classifier to see its model here.")
            )
        elif not self.has_data(run):
            self._say(
                translate(
                    "ModelPage", "Show the data set of this run to fit its model."
                )
            )
        elif self._asked != run.number or not self._request.busy:
            self._say(translate("ModelPage", "Fitting on all rows …"))
            self._asked = run.number
            title = translate("ModelPage", "Model of {title}").format(title=run.title)
            self._request.start(
                "fit", self.payload(run), title=title, plugins=self.charged(run)
            )

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._stack.setCurrentIndex(0)

    def probe(self) -> dict[str, Any]:
        """Return the note, empty once the model is shown."""
        shown = self._stack.currentIndex() == 1
        return {"note": "" if shown else self._note.text()}

    def _on_request_done(self, report: ModelReport) -> None:
        self._reports[self._asked] = report
        while len(self._reports) > _KEPT:
            del self._reports[next(iter(self._reports))]
        if self.current is not None and self.current.number == self._asked:
            self.refresh()

    def _on_request_failed(self) -> None:
        if self.current is not None and self.current.number == self._asked:
            self._say(failed_words())

    def _on_request_cancelled(self) -> None:
        if self.current is not None and self.current.number == self._asked:
            self._say(cancelled_words())
