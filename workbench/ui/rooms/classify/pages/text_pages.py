"""The model learned from all rows, and the whole result, as text to copy."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from workbench.core.results.evaluating.model_report import ModelReport
from workbench.core.results.evaluating.report_text import evaluation_text, model_text
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.pages.fitted_page import cancelled_words, failed_words

#: The texts of so many models are kept.
_KEPT = 50


def text_view(name: str) -> QPlainTextEdit:
    """Return a view of fixed-width text that Tab leaves."""
    view = QPlainTextEdit(readOnly=True)
    view.setObjectName(name)
    view.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    view.setFrameShape(QPlainTextEdit.Shape.NoFrame)
    view.setTabChangesFocus(True)
    return view


class ModelPage(ResultPage):
    """The model, fitted on all rows when it is looked at for the first time.

    Signals
    -------
    fitted(number)
        The text of the model of this run is known.
    """

    page_id: ClassVar[str] = "model"
    fitted = Signal(int)

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName("classify_model_page")
        self._texts: dict[int, str] = {}
        self._asked = 0
        self._view = text_view("classify_model_view")
        self._request = room.request()
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        layout = QVBoxLayout(self)
        layout.addWidget(self._view)

    def retranslate(self) -> None:
        self._view.setAccessibleName(self.tr("The model learned from all rows"))

    def text_of(self, number: int) -> str:
        """Return the text of a run's model, empty while it is not known."""
        return self._texts.get(number, "")

    def fill(self) -> None:
        run = self.current
        if run is None:
            self._view.clear()
        elif run.number in self._texts:
            self._view.setPlainText(self._texts[run.number])
        elif not self.has_data(run):
            self._view.setPlainText(
                self.tr("Show the data set of this run to fit its model.")
            )
        elif self._asked != run.number or not self._request.busy:
            self._view.setPlainText(self.tr("Fitting on all rows …"))
            self._asked = run.number
            title = self.tr("Model of {title}").format(title=run.title)
            self._request.start(
                "fit", self.payload(run), title=title, plugins=self.charged(run)
            )

    def probe(self) -> dict[str, Any]:
        return {"text": self._view.toPlainText()}

    def _on_request_failed(self) -> None:
        if self.current is not None and self.current.number == self._asked:
            self._view.setPlainText(failed_words())

    def _on_request_cancelled(self) -> None:
        if self.current is not None and self.current.number == self._asked:
            self._view.setPlainText(cancelled_words())

    def _on_request_done(self, report: ModelReport) -> None:
        number = self._asked
        self._texts[number] = model_text(report.model)
        while len(self._texts) > _KEPT:
            del self._texts[next(iter(self._texts))]
        if self.current is not None and self.current.number == number:
            self._view.setPlainText(self._texts[number])
        self.fitted.emit(number)


class TextPage(ResultPage):
    """The result as people paste it into a mail or a thesis."""

    page_id: ClassVar[str] = "text"
    eager: ClassVar[bool] = True

    def __init__(
        self, room: Room, models: ModelPage, parent: QWidget | None = None
    ) -> None:
        super().__init__(room, parent)
        self.setObjectName("classify_text_page")
        self._models = models
        self._view = text_view("classify_text_view")
        self._copy = QPushButton()
        self._copy.setObjectName("classify_copyTextBtn")
        self._copy.clicked.connect(self._on_copy_clicked)
        layout = QVBoxLayout(self)
        layout.addWidget(self._view)
        layout.addWidget(self._copy)
        models.fitted.connect(self.refresh)

    def retranslate(self) -> None:
        self._view.setAccessibleName(self.tr("The result as text"))
        self._copy.setText(self.tr("Copy text"))

    def fill(self) -> None:
        run = self.current
        if run is None:
            self._view.clear()
            return
        text = evaluation_text(run.result, run.badge)
        model = self._models.text_of(run.number)
        if model:  # a report of one file: not translated, as the rest of it
            text += f"\n=== Model, learned from all rows ===\n\n{model}"
        self._view.setPlainText(text)

    def probe(self) -> dict[str, Any]:
        return {"text": self._view.toPlainText()}

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._view.toPlainText())
