"""Models in files: save the run's, open one, let it predict a file of new rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.json_text import plain
from workbench.core.results.evaluating.model_report import (
    ColumnsComplaint,
    FilePrediction,
    JudgedNumbers,
    ModelHeader,
)
from workbench.core.results.evaluating.run import Run
from workbench.ui.layouts import nest
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.setup.test_options import FILES
from workbench.ui.session.file_dialogs import ask_open, ask_save, data_name, file_name
from workbench.ui.widgets.table import CELLS, Table
from workbench.ui.widgets.table_model import Column, TableModel

SUFFIX = ".skops"
MODELS = f"(*{SUFFIX})"
ANSWERS = "(*.csv *.arff *.tsv *.dat)"
#: The column of predictions in the file that is saved.
_ANSWER = "predicted"


class PredictPage(ResultPage):
    """The model that is opened, or the run's, and what it says of new rows.

    The page needs no run: a model file may be opened in an empty session. A model
    stays opened until another is, or the page is told to take the run's again.
    """

    page_id: ClassVar[str] = "predict"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self.setObjectName("classify_predict_page")
        self.setAcceptDrops(True)
        self._opened: ModelHeader | None = None
        self._answer: FilePrediction | None = None
        #: What is to be predicted once the run's model is saved beside the session.
        self._waiting: tuple[str, str] | None = None
        #: The rows and the model of the answer shown.
        self._asked: tuple[ModelHeader, str, bool] | None = None
        self._save_request = room.request()
        self._open_request = room.request()
        self._predict_request = room.request()
        self._build()
        self._save_request.done.connect(self._on_save_request_done)
        self._open_request.done.connect(self._on_open_request_done)
        self._predict_request.done.connect(self._on_predict_request_done)

    def _build(self) -> None:
        self._save = self._button("classify_predict_saveBtn", self._on_save_clicked)
        self._open = self._button("classify_predict_openBtn", self._on_open_clicked)
        self._back = self._button("classify_predict_runBtn", self._on_back_clicked)
        self._rows = self._button("classify_predict_rowsBtn", self._on_rows_clicked)
        self._keep = self._button("classify_predict_keepBtn", self._on_keep_clicked)
        self._header, self._said = self._label(), self._label()
        self._model = TableModel[int]((), self, row_title=lambda row: str(row + 1))
        self._table = Table(
            "classify_predict_rows_table", self._model, selects=CELLS, row_height=None,
            row_titles=True, wraps=True, marks_head=True,
        )  # fmt: skip
        layout = QVBoxLayout(self)
        layout.setSpacing(6)
        nest(layout, _row(self._open, self._save, self._back))
        layout.addWidget(self._header)
        nest(layout, _row(self._rows, self._keep))
        layout.addWidget(self._said)
        layout.addWidget(self._table, 1)
        layout.addStretch(0)  # without the table all stands at the top

    def _button(self, name: str, slot: Any) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.clicked.connect(slot)
        return button

    def _label(self) -> QLabel:
        label = QLabel(wordWrap=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label

    def retranslate(self) -> None:
        self._open.setText(self.tr("Open model…"))
        self._open.setToolTip(
            self.tr("Open a model file; you can also drop one onto this page")
        )
        self._save.setText(self.tr("Save model…"))
        self._save.setToolTip(
            self.tr("Learn from all rows as this run did, and save the model")
        )
        self._back.setText(self.tr("Close model"))
        self._back.setToolTip(self.tr("Predict by the run that is shown again"))
        self._rows.setText(self.tr("Predict a file…"))
        self._rows.setToolTip(
            self.tr("The columns may be in any order; the class may be missing")
        )
        self._keep.setText(self.tr("Save predictions…"))
        self._keep.setToolTip(
            self.tr("Save the rows with their predictions and probabilities")
        )
        self._table.setAccessibleName(self.tr("The rows and what is predicted"))
        self.fill()

    # -- showing ----------------------------------------------------------------

    def show_run(self, run: Run | None) -> None:
        """Take another run; what the model of the one before said leaves with it."""
        if not self._opened and _number(run) != _number(self.current):
            self._answer = None
        super().show_run(run)

    def fill(self) -> None:
        run = self.current
        usable = run is not None and self.has_data(run)
        self._save.setEnabled(usable)
        self._back.setVisible(self._opened is not None)
        self._rows.setEnabled(usable or self._opened is not None)
        self._keep.setEnabled(self._answer is not None)
        self._header.setText(self._header_text())
        self._said.setText(self._answer_text())
        self._fill_table()

    def _header_text(self) -> str:
        if self._opened:
            return self._words(self._opened)
        if self.current is None:
            return self.tr("Open a model, or run a classifier first.")
        if not self.has_data(self.current):
            return self.tr("Show the data set of this run to use its model.")
        return self.tr("The model of run {n}: {title} on {data}.").format(
            n=self.current.number, title=self.current.title, data=self.current.data
        )

    def _words(self, header: ModelHeader) -> str:
        trained = header.trained_on
        names = [str(a["name"]) for a in header.attributes]
        shown = ", ".join(names[:8]) + (" …" if len(names) > 8 else "")
        lines = [
            self.tr(
                "{file}: {plugin}, learned from {rows} rows of {data}, saved {when}."
            ).format(
                file=Path(header.path or "").name,
                plugin=header.learner.plugin,
                rows=QLocale().toString(trained.rows),
                data=trained.data.name,
                when=header.saved[:10],
            ),
            self.tr("Needs {n} attributes: {names}.").format(n=len(names), names=shown),
            self.tr("Holds the types {types}.").format(
                types=", ".join(_short(t) for t in header.types or ())
            ),
            *(header.remarks or ()),
        ]
        return "\n".join(lines)

    def _answer_text(self) -> str:
        answer = self._answer
        if answer is None:
            return ""
        locale, judged = QLocale(), answer.judged
        text = self.tr("{n} rows of {data} by {model}").format(
            n=locale.toString(answer.n), data=answer.data, model=answer.model
        )
        if isinstance(judged, JudgedNumbers):
            if judged.class_known and judged.mae is not None:
                text += self.tr("; mean absolute error {mae}").format(
                    mae=locale.toString(judged.mae, "g", 4)
                )
            return text + "."
        if judged.class_known and judged.accuracy is not None:
            text += self.tr("; {right} of {n} with a known class are right").format(
                right=locale.toString(judged.correct),
                n=locale.toString(judged.class_known),
            )
        counts = judged.counts
        shown = [f"{c}: {locale.toString(n)}" for c, n in counts.items() if n][:12]
        if shown:
            text += self.tr("; predicted {counts}").format(counts=", ".join(shown))
        return text + "."

    def _fill_table(self) -> None:
        answer = self._answer
        columns = () if answer is None else answer.columns
        rows = () if answer is None else answer.preview
        # what is new comes first: the eye need not travel to the last column
        order = [len(columns) - 1, *range(len(columns) - 1)] if columns else []
        cells = [
            Column(
                self.tr("predicted") if columns[j] == _ANSWER else columns[j],
                lambda i, j=j: rows[i][j],  # type: ignore[misc]
            )
            for j in order
        ]
        self._model.show(range(len(rows)), cells)
        self._table.setVisible(bool(rows))

    def probe(self) -> dict[str, Any]:
        keys = ("n", "correct", "class_known", "accuracy", "columns", "counts", "path")
        answer = {} if self._answer is None else plain(self._answer)
        return {
            "opened": "" if self._opened is None else self._opened.learner.plugin,
            "header": self._header.text(),
            "said": self._said.text(),
            **{key: answer.get(key) for key in keys},
        }

    # -- asking -----------------------------------------------------------------

    def save(self, path: str) -> None:
        """Learn from all rows as the run did, and write the model file."""
        run = self.current
        if run is None or not self.has_data(run):
            return
        title = self.tr("Save model of {title}").format(title=run.title)
        self._save_request.start(
            "save_model",
            {**self.payload(run), "path": path},
            title=title,
            plugins=self.charged(run),
        )

    def ask_save_run(self) -> None:
        """Ask where the model of the run is to be saved."""
        self.draw_waiting()
        if self._save.isEnabled():
            self._on_save_clicked()

    def ask_rows(self) -> None:
        """Ask for a file of new rows and predict it, if there is a model for them."""
        self.draw_waiting()
        if self._rows.isEnabled():
            self._on_rows_clicked()
        else:
            self.room.message("info", self._header_text())

    def open(self, path: str) -> None:
        """Look at a model file, and predict by it from now on."""
        self._open_request.start(
            "open_model", {"path": path}, title=self.tr("Open model")
        )

    def predict(self, rows: str, out: str = "") -> None:
        """Predict a file of rows by the opened model, or else by the run's."""
        if self._opened:
            self._ask(self._opened, rows, out)
            return
        self._waiting = (rows, out)
        self.save(str(self.context.session.new_folder() / f"model{SUFFIX}"))

    def _ask(
        self, header: ModelHeader, rows: str, out: str, by_place: bool = False
    ) -> None:
        """Predict a file by the model whose header is given; its plugins are charged."""
        payload = {
            "model": header.path, "data": rows, "out": out,
            "by_place": by_place, "ask": not by_place,
        }  # fmt: skip
        title = self.tr("Predict {name}").format(name=Path(rows).name)
        learner = header.learner
        filters = [step.id for step in learner.filters]
        charged = self.context.catalogue.charged(
            learner.plugin, *filters, params=learner.params
        )
        self._asked = (header, rows, by_place)
        self._predict_request.start("predict", payload, title=title, plugins=charged)

    def _offer_places(self, line: str) -> None:
        """Say which columns differ, and offer to take them by their places."""
        assert self._asked is not None
        header, rows, _ = self._asked
        again = partial(self._ask, header, rows, "", by_place=True)
        action = (lambda: self.tr("Match the columns by their places"), again)
        self.room.message("error", line, action=action)

    # -- slots ------------------------------------------------------------------

    def _on_save_clicked(self) -> None:
        name = self.current.plugin if self.current is not None else "model"
        path, _ = ask_save(
            self,
            self.tr("Save model"),
            file_name(SUFFIX, data_name(self), name),
            self.tr("Models") + " " + MODELS,
        )
        if path:
            self._waiting = None
            self.save(path if Path(path).suffix else path + SUFFIX)

    def _on_open_clicked(self) -> None:
        path = ask_open(self, self.tr("Open model"), self.tr("Models") + " " + MODELS)
        if path:
            self.open(path)

    def _on_back_clicked(self) -> None:
        self._opened = self._answer = None
        self.fill()

    def _on_rows_clicked(self) -> None:
        path = ask_open(self, self.tr("New rows"), self.tr("Data") + " " + FILES)
        if path:
            self.predict(path)

    def _on_keep_clicked(self) -> None:
        if self._asked is None:
            return
        header, rows, by_place = self._asked
        path, _ = ask_save(
            self,
            self.tr("Save predictions"),
            str(Path(rows).with_name(Path(rows).stem + "-predicted.csv")),
            self.tr("Data") + " " + ANSWERS,
        )
        if path:
            out = path if Path(path).suffix else path + ".csv"
            self._ask(header, rows, out, by_place)

    def _on_save_request_done(self, header: ModelHeader) -> None:
        if self._waiting is not None:
            (rows, out), self._waiting = self._waiting, None
            self._ask(header, rows, out)
            return
        types = ", ".join(_short(t) for t in header.types or ())
        details = self.tr("Holds the types {types}.").format(types=types)
        self.room.message("info", partial(self._written, str(header.path)), details)

    def _written(self, path: str, remarks: Sequence[str] = ()) -> str:
        """Say that a file was written, if one was, and what is remarked on it."""
        written = self.tr("{path} was written").format(path=path)
        return "; ".join([written, *remarks] if path else remarks)

    def _on_open_request_done(self, header: ModelHeader) -> None:
        self._opened, self._answer = header, None
        self.room.clear_message()
        self.fill()

    def _on_predict_request_done(
        self, answer: FilePrediction | ColumnsComplaint
    ) -> None:
        if isinstance(answer, ColumnsComplaint):
            self._offer_places(answer.differ)
            return
        assert self._asked is not None
        self._answer = answer
        known = self._asked[0].remarks or ()
        told = [remark for remark in answer.remarks if remark not in known]
        if told or answer.path:
            self.room.message("info", partial(self._written, answer.path, told))
        self.fill()
        self.context.commands.announced.emit(self._said.text())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_model(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_model(event)
        if path:
            event.acceptProposedAction()
            self.open(path)


def _dropped_model(event: QDropEvent) -> str:
    urls = event.mimeData().urls()
    path = urls[0].toLocalFile() if len(urls) == 1 else ""
    return path if path.endswith(SUFFIX) else ""


def _number(run: Run | None) -> int | None:
    """Return which run it is: a renamed one is another object."""
    return None if run is None else run.number


def _short(type_name: str) -> str:
    return type_name.rpartition(".")[2]


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row
