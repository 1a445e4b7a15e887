"""The precedent card: why a row was classified so, by its nearest cases."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from workbench.core.results.evaluating.explanation import Explanation
from workbench.core.results.evaluating.run import Run
from workbench.ui.layouts import nest
from workbench.ui.panels.precedent_sentence import flip_sentence
from workbench.ui.room import Room
from workbench.ui.rooms.classify.errors.why_parts import (
    CasesTable,
    VotesBar,
    class_icon,
)
from workbench.ui.rooms.classify.tree.tree_marks import Marks
from workbench.ui.services.metric_names import explained_metric
from workbench.ui.widgets.table_model import Index

#: So many cases are shown for classifiers that have no k of their own.
CASES = 5
_HEAD_MARK = 16


class WhyCard(QWidget):
    """One row of a run: its nearest cases, their votes, and what would change them.

    Signals
    -------
    rows_chosen(rows)
        The neighbours are to be selected.
    stepped(step)
        The previous (-1) or next (1) row is wanted.
    closed()
        The user has seen enough.
    """

    rows_chosen = Signal(object)
    stepped = Signal(int)
    closed = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("classify_why_card")
        self._theme, self._catalogue = room.context.theme, room.context.catalogue
        self.explanation: Explanation | None = None
        self._classes: tuple[str, ...] = ()
        self._request = room.request("latest")
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._build()
        self._lay_out()
        self._theme.follow(self, self._fill)

    def _build(self) -> None:
        self._row, self._true, self._predicted = QLabel(), QLabel(), QLabel()
        self._true_mark, self._predicted_mark = QLabel(), QLabel()
        for label in (self._true, self._predicted):
            label.setMinimumWidth(48)  # long names are cut, not the picture beside
        self._note, self._flip = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self._flip.setObjectName("classify_why_flipLabel")
        self._flip.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._flip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._votes = VotesBar(self._theme)
        self._cases = CasesTable(self._theme)
        self._before = self._button("previous", "‹")
        self._after = self._button("next", "›")
        self._close = self._button("close", "×")
        self._select = self._button("select", "")
        self._before.clicked.connect(self._on_before_clicked)
        self._after.clicked.connect(self._on_after_clicked)
        self._close.clicked.connect(self.closed)
        self._select.clicked.connect(self._on_select_clicked)
        self._cases.activated.connect(self._on_cases_activated)

    def _button(self, name: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"classify_why_{name}Btn")
        button.setText(text)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        for part in (
            self._row, self._true_mark, self._true, self._predicted_mark,
            self._predicted,
        ):  # fmt: skip
            head.addWidget(part)
        head.addStretch(1)
        for button in (self._before, self._after, self._close):
            head.addWidget(button)
        below = QHBoxLayout()
        below.addWidget(self._votes, 1)
        below.addWidget(self._select)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 2, 4, 4)
        layout.setSpacing(4)
        nest(layout, head)
        layout.addWidget(self._note)
        layout.addWidget(self._cases, 1)
        nest(layout, below)
        layout.addWidget(self._flip)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        texts = (
            (self._before, self.tr("Previous row of the list (Page Up)")),
            (self._after, self.tr("Next row of the list (Page Down)")),
            (self._close, self.tr("Back to the list (Esc)")),
        )
        for button, tip in texts:
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self._select.setText(self.tr("Select cases"))
        self._select.setToolTip(self.tr("Select the nearest cases in every room"))
        self._cases.setAccessibleName(self.tr("The row and its nearest cases"))
        self._fill()

    # -- asking ---------------------------------------------------------------------------

    def explain(
        self, run: Run, payload: dict[str, Any], row: int, plugins: tuple[str, ...] = ()
    ) -> None:
        """Ask why a row of a run was classified so.

        Parameters
        ----------
        run : Run
        payload : dict
            What repeats the run (`ResultPage.payload`).
        row : int
            Number in the data set.
        plugins : tuple of str
            Whom a dead worker is charged to.
        """
        self._classes = run.result.data.classes
        k = run.result.params.get("n_neighbors")
        k = k if isinstance(k, int) else CASES
        self._say(self.tr("Looking for the nearest cases …"))
        self._request.start(
            "explain", {**payload, "row": int(row), "k": k}, lane="interactive",
            title=self.tr("Why row {}").format(row + 1), plugins=plugins,
        )  # fmt: skip

    def show_explanation(
        self, explanation: Explanation, classes: tuple[str, ...]
    ) -> None:
        """Show what the task ``explain`` answered."""
        self.explanation, self._classes = explanation, classes
        self._fill()

    def clear(self) -> None:
        """Show nothing, and wait for nothing."""
        self._request.cancel()
        self.explanation = None
        self._fill()

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def _fill(self) -> None:
        found, marks = self.explanation, Marks(self._theme, self._classes)
        for part in (self._cases, self._votes, self._select, self._flip):
            part.setVisible(found is not None)
        if found is None:
            return
        self._row.setText(self.tr("Row {}").format(found.row + 1))
        pairs = (
            (self._true_mark, self._true, self.tr("true"), found.true),
            (
                self._predicted_mark, self._predicted, self.tr("predicted"),
                found.predicted,
            ),
        )  # fmt: skip
        for mark, label, word, name in pairs:
            label.setText(f"{word} <b>{name}</b>")
            label.setToolTip(f"{word} {name}")
            mark.setVisible(True)
            mark.setPixmap(class_icon(marks, str(name)).pixmap(_HEAD_MARK, _HEAD_MARK))
        self._say(
            self.tr("The {k} nearest cases by {metric}").format(
                k=len(found.neighbours),
                metric=explained_metric(found.metric, self._catalogue),
            )
        )
        self._cases.show_cases(found, marks)
        self._votes.show_votes(marks, self._classes, found.votes)
        flip = found.flip
        sentence = "" if flip is None else flip_sentence(flip.removed_rows, flip.label)
        self._flip.setText(sentence)
        self._flip.setVisible(bool(self._flip.text()))

    # -- slots ----------------------------------------------------------------------------

    def _on_request_done(self, explanation: Explanation) -> None:
        self.show_explanation(explanation, self._classes)

    def _on_request_failed(self) -> None:
        self.explanation = None
        self._fill()
        self._say(self.tr("This row could not be explained; the message says why."))

    def _on_before_clicked(self) -> None:
        self.stepped.emit(-1)

    def _on_after_clicked(self) -> None:
        self.stepped.emit(1)

    def _on_select_clicked(self) -> None:
        if self.explanation is not None:
            self.rows_chosen.emit([case.row for case in self.explanation.neighbours])

    def _on_cases_activated(self, index: Index) -> None:
        found = self.explanation
        if found is not None:
            rows = [found.row, *(case.row for case in found.neighbours)]
            self.rows_chosen.emit([rows[index.row()]])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in steps:
            self.stepped.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def probe(self) -> dict[str, Any]:
        """Return the row explained, its cases and the sentence; empty if there is none."""
        found = self.explanation
        if found is None:
            return {"note": self._note.text()}
        return {
            "row": found.row,
            "neighbours": [case.row for case in found.neighbours],
            "votes": dict(found.votes),
            "flip": self._flip.text(),
        }
