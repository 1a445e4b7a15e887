"""The claims bench: a sentence of lecture notes, a guess, and a test in a worker."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from workbench.core.lessons.claim_texts import (
    claim_ids,
    claim_text,
    figure_tables,
    finding,
    reads_data,
)
from workbench.core.results.claim import Claim
from workbench.jobs.spec import Failure
from workbench.ui.context import Context
from workbench.ui.layouts import nest
from workbench.ui.services.job_signals import Request
from workbench.ui.services.language import shown_language
from workbench.ui.widgets.flow_row import FlowRow
from workbench.ui.widgets.object_names import named

#: What can be said of a claim, in the order of the buttons.
VERDICTS = ("true", "false", "conditional")
#: Whose notes they are, in the order of the list, by the beginnings of ids.
NOTES: dict[str, tuple[str, ...]] = {
    "mitchell": ("mitchell", "han"),
    "famaf": ("famaf",),
    "vorontsov": ("vorontsov",),
    "argerich": ("argerich",),
    "thesis": ("thesis",),
}
_ID = Qt.ItemDataRole.UserRole
_HEIGHT = 26


class ClaimsWindow(QDialog):
    """Claims by their notes; the chosen one with a guess, its test and what was found.

    Nothing of the answer is shown before a guess is made. Guesses and what was found
    are kept while the program runs.

    Parameters
    ----------
    context : Context
    parent : QWidget
        The window it belongs to.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("claims_dialog")
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._context = context
        self._guesses: dict[str, str] = {}
        self._found: dict[str, Claim] = {}
        self._asked = ""  # the claim that is being tested
        self._failure = ""
        self._request = Request(context.jobs, self)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._build()
        self._connect()
        self.retranslate()

    # -- building -----------------------------------------------------------------

    def _build(self) -> None:
        self._list = named(QListWidget(), "main_claims_list")
        self._list.setHorizontalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff  # long titles end with an ellipsis
        )
        self._heads: dict[str, QListWidgetItem] = {}
        self._items: dict[str, QListWidgetItem] = {}
        for notes, beginnings in NOTES.items():
            self._heads[notes] = head = QListWidgetItem(self._list)
            head.setFlags(Qt.ItemFlag.NoItemFlags)  # arrow keys pass over it
            for claim in claim_ids():
                if claim.startswith(beginnings):
                    self._items[claim] = QListWidgetItem(self._list)
                    self._items[claim].setData(_ID, claim)
        for i in range(self._list.count()):
            self._list.item(i).setSizeHint(QSize(0, _HEIGHT))
        self._card = named(QTextBrowser(), "main_claims_card_view")
        self._card.setOpenLinks(False)
        self._card.setTabChangesFocus(True)
        self._ask = QLabel()
        self._guess = QButtonGroup(self)
        self._radios = {
            verdict: named(QRadioButton(), f"main_claims_{verdict}Radio")
            for verdict in VERDICTS
        }
        for radio in self._radios.values():
            radio.setMinimumHeight(24)
            self._guess.addButton(radio)
        self._with_data = named(QCheckBox(), "main_claims_dataCheck")
        self._with_data.setMinimumHeight(24)
        self._test = named(QPushButton(), "main_claims_testBtn")
        self._test.setDefault(True)
        # a button of its own: the second of two quick clicks cancels nothing
        self._cancel = named(QPushButton(), "main_claims_cancelBtn")
        self._next = named(QPushButton(), "main_claims_nextBtn")
        self._close = named(QPushButton(), "main_claims_closeBtn")
        self._count = named(QLabel(), "main_claims_countLabel")
        self._lay_out()
        self.resize(780, 520)

    def _lay_out(self) -> None:
        guess = FlowRow()
        guess.add(self._ask)
        for radio in self._radios.values():
            guess.add(radio)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._card, 1)
        column.addWidget(guess)
        column.addWidget(self._with_data)
        split = QSplitter()
        split.setChildrenCollapsible(False)
        split.addWidget(self._list)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        split.setSizes([230, 550])
        row = QHBoxLayout()
        row.addWidget(self._count, 1)
        for button in (self._test, self._cancel, self._next, self._close):
            button.setAutoDefault(button is self._test)
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addWidget(split, 1)
        nest(layout, row)

    def _connect(self) -> None:
        self._list.currentItemChanged.connect(self._on_list_current_item_changed)
        # arrow keys check a button without a click
        self._guess.buttonToggled.connect(self._on_guess_button_toggled)
        self._test.clicked.connect(self.test)
        self._cancel.clicked.connect(self._request.cancel)
        self._next.clicked.connect(self._on_next_clicked)
        self._close.clicked.connect(self.close)
        self._context.session.data_changed.connect(self._show_buttons)

    # -- asking -------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a claim is being tested."""
        return self._request.busy

    @property
    def chosen(self) -> str:
        """The id of the claim that is shown."""
        return str(self._list.currentItem().data(_ID))

    def ask(self) -> None:
        """Show the window."""
        self._show()
        self.show()
        self.raise_()
        self.activateWindow()
        self._list.setFocus()

    def choose(self, claim: str) -> None:
        """Show a claim by its id."""
        self._list.setCurrentItem(self._items[claim])

    def guess(self, verdict: str) -> None:
        """Say what the chosen claim is held for; a claim once tested keeps its guess."""
        if self.chosen not in self._found:
            self._guesses[self.chosen] = verdict
            self._show_buttons()

    @Slot()
    def test(self) -> None:
        """Have a worker test the chosen claim, once a guess is made."""
        claim = self.chosen
        if self.busy or claim not in self._guesses:
            return
        payload: dict[str, Any] = {
            "claim": claim, "language": shown_language(), "data": [],
        }  # fmt: skip
        if self._with_data.isChecked() and self._can_add_data():
            payload["data"] = [str(self._context.session.folder())]
        self._asked, self._failure = claim, ""
        title = claim_text(claim, "title", shown_language())
        self._request.start("claim", payload, lane="interactive", title=title)
        self._show()

    def _can_add_data(self) -> bool:
        data = self._context.session.data
        return data is not None and data.has_nominal_class and reads_data(self.chosen)

    def probe(self) -> dict[str, Any]:
        """Return what is shown, as plain data."""
        claim = self.chosen
        found = self._found.get(claim)
        return {
            "claim": claim,
            "guess": self._guesses.get(claim, ""),
            "verdict": found.verdict if found else "",
            "figures": dict(found.figures) if found else {},
            "text": self._card.toPlainText(),
            "tested": sorted(self._found),
            "right": self._right,
            "count": len(self._items),
            "busy": self.busy,
        }

    @property
    def _right(self) -> int:
        return sum(
            self._guesses[claim] == found.verdict
            for claim, found in self._found.items()
        )

    # -- answers ------------------------------------------------------------------

    @Slot(object)
    def _on_request_done(self, found: Claim) -> None:
        self._found[found.id] = found
        self._asked = ""
        self._show()

    @Slot(object)
    def _on_request_failed(self, failure: Failure) -> None:
        self._failure, self._asked = failure.text, ""
        self._show()

    @Slot()
    def _on_request_cancelled(self) -> None:
        self._failure, self._asked = self.tr("Cancelled"), ""
        self._show()

    def _on_guess_button_toggled(self, button: QRadioButton, checked: bool) -> None:
        if checked:
            self.guess(next(v for v, radio in self._radios.items() if radio is button))

    def _on_next_clicked(self) -> None:
        claims = list(self._items)
        here = claims.index(self.chosen) + 1
        order = claims[here:] + claims[:here]
        waiting = (claim for claim in order if claim not in self._found)
        self.choose(next(waiting, order[0]))
        self._list.setFocus()

    def _on_list_current_item_changed(self) -> None:
        self._failure = ""
        self._show()

    # -- showing ------------------------------------------------------------------

    def _show(self) -> None:
        if self._list.currentRow() < 0:
            self.choose(next(iter(self._items)))  # comes back here
            return
        self._card.setHtml(self._text(self.chosen))
        self._show_list()
        self._show_buttons()

    def _show_list(self) -> None:
        language = shown_language()
        for claim, item in self._items.items():
            found = self._found.get(claim)
            mark = ""
            if found is not None:
                mark = "✓ " if self._guesses[claim] == found.verdict else "✗ "
            item.setText(mark + claim_text(claim, "title", language))
            item.setToolTip(claim_text(claim, "claim", language))
        if self._found:
            count = self.tr("{right} of {tested} guesses right, {all} claims in all")
        else:
            count = self.tr("{all} claims, none tested yet")
        self._count.setText(
            count.format(
                right=self._right, tested=len(self._found), all=len(self._items)
            )
        )

    @Slot()
    def _show_buttons(self) -> None:
        claim = self.chosen
        guess, tested = self._guesses.get(claim), claim in self._found
        self._guess.blockSignals(True)
        self._guess.setExclusive(False)
        for verdict, radio in self._radios.items():
            radio.setChecked(verdict == guess)
            radio.setEnabled(not tested and not self.busy)
        self._guess.setExclusive(True)
        self._guess.blockSignals(False)
        self._with_data.setVisible(reads_data(claim))
        self._with_data.setEnabled(self._can_add_data() and not self.busy)
        self._test.setText(self.tr("Test &again") if tested else self.tr("&Test it"))
        self._test.setEnabled(guess is not None and not self.busy)
        self._cancel.setEnabled(self.busy)

    def _text(self, claim: str) -> str:
        """Return the card as HTML; the answer only once it was found."""
        language = shown_language()
        title, source, sentence, experiment = (
            escape(claim_text(claim, part, language))
            for part in ("title", "source", "claim", "experiment")
        )
        test, waits = escape(self.tr("The test:")), escape(self.tr("Being computed…"))
        parts = [
            f"<h3>{title}</h3><p>{source}</p>",
            f"<p style='font-size:large'><b>{QLocale().quoteString(sentence)}</b></p>",
            f"<p><b>{test}</b> {experiment}</p>",
        ]
        if self._asked == claim:
            parts.append(f"<p>{waits}</p>")
        elif self._failure:
            parts.append(f"<p><b>{escape(self._failure)}</b></p>")
        elif claim in self._found:
            parts += self._answer(self._found[claim])
        return "".join(parts)

    def _answer(self, found: Claim) -> list[str]:
        language = shown_language()
        guess = self._guesses[found.id]
        right = guess == found.verdict
        told = (
            self.tr("✓ Your guess is right: {verdict}.")
            if right
            else self.tr("✗ The answer is: {verdict}. Your guess was: {guess}.")
        )
        told = told.format(verdict=self._word(found.verdict), guess=self._word(guess))
        parts = [
            f"<p><b>{escape(told)}</b></p>",
            f"<p>{escape(finding(found.id, found.figures, language))}</p>",
        ]
        for heads, rows in figure_tables(found.figures, language):
            parts.append(_table(heads, rows))
        return parts

    def _word(self, verdict: str) -> str:
        return {
            "true": self.tr("true"),
            "false": self.tr("false"),
            "conditional": self.tr("it depends"),
        }[verdict]

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.setWindowTitle(self.tr("Claims bench"))
        self._list.setAccessibleName(self.tr("Claims of the notes"))
        self._card.setAccessibleName(self.tr("The claim, its test and what was found"))
        for notes, text in (
            ("mitchell", self.tr("Mitchell and Han")),
            ("famaf", self.tr("FaMAF slides")),
            ("vorontsov", self.tr("Vorontsov's lectures")),
            ("argerich", self.tr("Argerich's notes")),
            ("thesis", self.tr("The thesis on KISSNN")),
        ):
            self._heads[notes].setText(text)
        self._ask.setText(self.tr("What do you think?"))
        for verdict, text in (
            ("true", self.tr("T&rue")),
            ("false", self.tr("&False")),
            ("conditional", self.tr("It &depends")),
        ):
            self._radios[verdict].setText(text)
        self._with_data.setText(self.tr("&On the open data set, too"))
        self._with_data.setToolTip(
            self.tr("Needs an open data set with classes; joins the sets of the bench")
        )
        self._test.setToolTip(self.tr("Compute it here and now; a guess comes first"))
        self._cancel.setText(self.tr("Cancel"))
        self._next.setText(self.tr("&Next claim"))
        self._next.setToolTip(self.tr("The next claim that was not tested"))
        self._close.setText(self.tr("Close"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def reject(self) -> None:
        """Stop the test if one runs, else close: Escape."""
        if self.busy:
            self._request.cancel()
        else:
            super().reject()


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table of figures; the first column names what was measured."""
    head = "".join(
        f"<th align='{'right' if i else 'left'}'>{escape(text)}</th>"
        for i, text in enumerate(heads)
    )
    body = "".join(
        f"<tr><td>{escape(row[0])}</td>"
        + "".join(f"<td align='right'>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<br><table cellspacing='0' cellpadding='3'><tr>{head}</tr>{body}</table>"
