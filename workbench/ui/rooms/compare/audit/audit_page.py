"""The page of the auditor: what a paper printed against what its table gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QScrollArea,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from workbench.core.program.json_text import plain
from workbench.core.results.comparing.audit import Audit, Finding, Recomputed, Steps
from workbench.core.results.comparing.results_view import ResultsView
from workbench.jobs.spec import Failure
from workbench.ui.room import Room
from workbench.ui.rooms.compare.audit.audit_form import AuditForm
from workbench.ui.rooms.compare.audit.audit_words import AuditWords
from workbench.ui.rooms.compare.page import ComparePage
from workbench.ui.rooms.compare.stat_words import fixed, p_text
from workbench.ui.rooms.compare.statistic_names import method_title
from workbench.ui.widgets.object_names import named

#: How long typing must rest before it is compared.
REST_MS = 300
_LEFT_WIDTH = 400
_SIGNS = {"error": "✖", "note": "ℹ"}


class AuditPage(ComparePage):
    """Fields at the left; findings with recomputed numbers at the right."""

    page_id = "audit"

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._words = AuditWords(self)
        self._audit: Audit | None = None
        self._wrong: list[str] = []
        self._problem = ""
        self.form = AuditForm()
        self.verdict = named(QLabel(), "compare_audit_label")
        self.verdict.setWordWrap(True)
        self.findings = named(QTextBrowser(), "compare_audit_view")
        self.findings.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.findings.setTabChangesFocus(True)
        # a number is not broken where its column is narrow
        self.findings.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self._request = room.request("latest")
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._lay_out()
        self.form.edited.connect(self._rest.start)
        self._rest.timeout.connect(self._ask)
        self._request.done.connect(self._on_request_done)
        self._request.failed.connect(self._on_request_failed)
        room.context.theme.follow(self, self._fill)

    def _lay_out(self) -> None:
        self._scroll = scroll = QScrollArea()
        scroll.setObjectName("compare_audit_area")
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.form)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.verdict)
        column.addWidget(self.findings, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setObjectName("compare_audit_splitter")
        split.setChildrenCollapsible(False)
        split.addWidget(scroll)
        split.addWidget(right)
        split.setSizes([_LEFT_WIDTH, 2 * _LEFT_WIDTH])
        split.setStretchFactor(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.form.retranslate()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self._scroll.setMinimumWidth(self.form.minimumSizeHint().width() + bar)
        self.findings.setAccessibleName(self.tr("What differs, and why"))
        self._fill()

    def show_view(self, view: ResultsView | None) -> None:
        """Audit another table; the same classifiers keep what was entered."""
        super().show_view(view)
        self._audit = None
        if view is not None:
            self.form.show_names(view.table.classifiers, view.printed_ranks)
        self.form.setEnabled(self._enough())
        self._rest.stop()
        self._ask()

    def _enough(self) -> bool:
        return self.view is not None and self.view.table.complete().n_datasets >= 2

    def probe(self) -> dict[str, Any]:
        """Return what was entered and found."""
        audit = self._audit
        found = audit.findings if audit else ()
        return {
            "shown": audit is not None,
            "printed": self.form.printed()[0],
            "agrees": audit.agrees if audit else None,
            "codes": [item.code for item in found],
            "findings": [self._words.sentence(item) for item in found],
            "explanations": [self._words.explanation(item) for item in found],
            "verdict": self.verdict.text(),
            "recomputed": plain(audit.recomputed) if audit else None,
            "busy": self._request.busy or self._rest.isActive(),
        }

    # -- asking -----------------------------------------------------------------------

    def _ask(self) -> None:
        if self.view is None or not self._enough():
            self._fill()
            return
        printed, self._wrong = self.form.printed()
        self._problem = ""
        payload = {"table": self.view.table, "printed": printed}
        title = self.tr("Audit")
        self._request.start("audit", payload, lane="interactive", title=title)

    def _on_request_done(self, audit: Audit) -> None:
        self._audit = audit
        self._fill()

    def _on_request_failed(self, failure: Failure) -> None:
        self._audit, self._problem = None, failure.text
        self._fill()

    # -- filling ----------------------------------------------------------------------

    def _fill(self) -> None:
        audit = self._audit
        if audit is None:
            self.findings.clear()
            nothing = self.tr(
                "An audit needs two data sets on which all were measured."
            )
            self.verdict.setText(self._problem or ("" if self._enough() else nothing))
            return
        text = self._words.verdict(audit)
        if self._wrong:
            bad = self.tr("Not a number, left out: {texts}.")
            text += " " + bad.format(texts=", ".join(self._wrong))
        self.verdict.setText(text)
        self.findings.setHtml(
            "".join(map(self._finding_html, audit.findings))
            + self._recomputed_html(audit)
        )

    def _finding_html(self, found: Finding) -> str:
        colours = self.room.context.theme.colours
        colour = colours.error if found.level == "error" else colours.info
        why = self._words.explanation(found)
        more = f"<br><span style='color:{colours.muted}'>{escape(why)}</span>"
        return (
            "<table cellspacing='0' cellpadding='0' style='margin-bottom:8px'><tr>"
            f"<td width='24' style='color:{colour}'>{_SIGNS[found.level]}</td>"
            f"<td>{escape(self._words.sentence(found))}{more if why else ''}</td>"
            "</tr></table>"
        )

    def _recomputed_html(self, audit: Audit) -> str:
        """Return the numbers an author could print: ranks, tests, differences."""
        right = audit.recomputed
        ranks = sorted(right.mean_ranks.items(), key=lambda item: item[1])
        parts = (f"<b>{fixed(r, 3)}</b>&nbsp;{escape(name)}" for name, r in ranks)
        head = self.tr("Recomputed from {n} data sets:").format(n=audit.datasets)
        return (
            f"<p>{escape(head)}<br>{' &nbsp; '.join(parts)}</p>"
            + self._tests_html(right)
            + self._critical_html(right)
            + self._holm_html(right.holm, audit.control)
        )

    def _tests_html(self, right: Recomputed) -> str:
        rows = [("", self.tr("ties corrected"), self.tr("not corrected"))]
        for name, test in (
            ("Friedman p", right.friedman),
            ("Iman-Davenport p", right.iman_davenport),
        ):
            rows.append((name, p_text(test.corrected.p), p_text(test.uncorrected.p)))
        return _table_html(rows)

    def _critical_html(self, right: Recomputed) -> str:
        levels = list(right.cd["nemenyi"])
        heads = [f"α = {fixed(float(level), 2)}" for level in levels]
        rows = [("", *heads)]
        for family, name in (
            (family, method_title(family)) for family in ("nemenyi", "bonferroni-dunn")
        ):
            found = [right.cd[family][level] for level in levels]
            rows.append((f"{name} q", *(fixed(f.q, 3) for f in found)))
            rows.append((f"{name} CD", *(fixed(f.cd, 3) for f in found)))
        return _table_html(rows)

    def _holm_html(self, steps: Mapping[str, Steps], control: str) -> str:
        levels = list(steps)
        heads = [f"α = {fixed(float(level), 2)}" for level in levels]
        rows = [("", "z", "p", *heads)]
        for i, step in enumerate(steps[levels[0]]):
            held = [steps[level][i] for level in levels]
            marks = [
                f"{p_text(h.threshold)} {'●' if h.significant else '○'}" for h in held
            ]
            z = fixed(abs(step.z), 3)
            rows.append((step.classifier, z, p_text(step.p), *marks))
        return f"<p>{escape(self._words.control(control))}</p>" + _table_html(rows)


def _table_html(rows: Sequence[tuple[str, ...]]) -> str:
    """Return rows of cells: names at the left, numbers at the right."""
    lines = []
    for row in rows:
        first, *others = (escape(cell) for cell in row)
        cells = "".join(f"<td align='right'>&nbsp;&nbsp;{cell}</td>" for cell in others)
        lines.append(f"<tr><td>{first}</td>{cells}</tr>")
    return f"<table cellspacing='2' style='margin-top:4px'>{''.join(lines)}</table>"
