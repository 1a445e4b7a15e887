"""Words of the page of curves: axes, legends, tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np
from PySide6.QtCore import QObject

from workbench.core.results.evaluating.run import Run
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.rooms.classify.curves.run_scores import RunScores
from workbench.ui.services.numbers import locale

_LONGEST = 15
_STRONG = "<span style='color:MAIN'><b>━━</b></span>"
_DASHED = "<span style='color:TEXT'>╌╌</span>"


class CurveWords(QObject):
    """Texts in the current language; no state."""

    def axes(self, kind: str) -> tuple[str, str]:
        """Return the titles of the axes below and at the left."""
        return {
            "roc": (self.tr("False positive rate"), self.tr("True positive rate")),
            "pr": (self.tr("Recall"), self.tr("Precision")),
            "calibration": (self.tr("Probability said"), self.tr("Share that came")),
            "cost": (self.tr("Probability cost PC(+)"), self.tr("Expected cost, 0 to 1")),
            "lift": (self.tr("Share of the rows taken"), self.tr("Share of hits found")),
        }[kind]  # fmt: skip

    def name(self, kind: str) -> str:
        """Return what a screen reader calls a picture, with ``{title}`` of the run."""
        return {
            "roc": self.tr("ROC curve of {title}"),
            "pr": self.tr("Precision-recall curve of {title}"),
            "calibration": self.tr("Reliability diagram of {title}"),
            "cost": self.tr("Cost curve of {title}"),
            "lift": self.tr("Gains of {title}"),
        }[kind]

    def calibration_tip(self) -> str:
        """Return the tooltip of the reliability diagram's button."""
        return self.tr("Calibration: do things happen as often as said?")

    def no_probabilities(self) -> str:
        """Say why there is no reliability diagram."""
        return self.tr(
            "These scores are not probabilities; the option Calibrate makes them so."
        )

    def compare(self, run: Run) -> str:
        """Offer to draw another run too."""
        return self.tr("dashed: run {n}, {title}").format(n=run.number, title=run.title)

    def lines(
        self,
        kind: str,
        scores: RunScores,
        c: int,
        second: RunScores | None,
        before: Run | None,
    ) -> tuple[str, ...]:
        """Return the lines above a picture: what is drawn, and its one figure."""
        name = _short(scores.classes[c])
        first = f"{_STRONG} {name} {self._figure(kind, scores, c)}"
        if kind not in ("calibration", "cost"):
            first += "&nbsp;&nbsp; □ " + self.tr("predictions")
        if second is None or before is None:
            return (first,)
        title = _short(before.title)
        figure = self._figure(kind, second, c)
        return (first, f"{_DASHED} #{before.number} {title} {figure}")

    def run_line(self, kind: str, run: Run, scores: RunScores, c: int) -> str:
        """Return what the legend of several runs says of one."""
        figure = self._figure("roc" if kind == "lift" else kind, scores, c)
        title = (
            run.title if len(run.title) <= _LONGEST else run.title[: _LONGEST - 1] + "…"
        )
        return escape(f"#{run.number} {title}") + f"&nbsp;&nbsp;{figure}"

    def of_class(self, name: str, left_out: int) -> tuple[str, ...]:
        """Return the line above a picture of several runs."""
        line = self.tr("Class {name} against the rest").format(name=_short(name))
        if left_out:
            line += "; " + self.tr("%n chosen run(s) not drawn", "", left_out)
        return (f"<span style='color:TEXT'>{line}</span>",)

    def computed(self, rows: int) -> str:
        """Say that curves of so many rows are not there yet."""
        return self.tr("The curves of %n row(s) are being computed…", "", rows)

    def several(self, titles: Sequence[str]) -> str:
        """Return what a screen reader calls a picture of several runs."""
        return self.tr("Curves of {titles}").format(titles=", ".join(titles))

    def _figure(self, kind: str, scores: RunScores, c: int) -> str:
        curve = scores.curve(kind, c)
        if kind == "lift":
            return ""
        if kind == "calibration":
            return self.tr("Brier {brier}, ECE {ece}").format(
                brier=_number(curve.brier), ece=_number(curve.ece)
            )
        words = {"roc": self.tr("AUC {}"), "pr": self.tr("AP {}"),
                 "cost": self.tr("area {}")}  # fmt: skip
        return words[kind].format(_number(curve.area))

    def tip(self, kind: str) -> str:
        """Return the tooltip of a picture: how to read it and what a click does."""
        read = {
            "roc": self.tr("Up is more hits, left is fewer false alarms."),
            "pr": self.tr("How pure the rows predicted positive are, and how many are found."),
            "calibration": self.tr(
                "On the dashed line, what is said with 70 % comes 7 times in 10. "
                "Bars: how many rows were scored so."
            ),
            "cost": self.tr(
                "The lower the better. The straight line is the threshold chosen, "
                "the dashed roof whoever gives always the same answer."
            ),
            "lift": self.tr("How many of the hits are among the rows scored highest."),
        }[kind]  # fmt: skip
        return read + " " + self.tr("Click or drag to move the threshold.")

    def summary(self, scores: RunScores, c: int) -> str:
        """Say in one line what the curves of a class come to."""
        return self.tr(
            "{rows} rows, {positive} of class {name}: AUC {auc}, average precision {ap}"
        ).format(
            rows=len(scores.true),
            positive=int(scores.positive(c).sum()),
            name=scores.classes[c],
            auc=_number(scores.curve("roc", c).area),
            ap=_number(scores.curve("pr", c).area),
        )

    def table_of_runs(
        self, kind: str, found: Sequence[tuple[Run, RunScores]], c: int
    ) -> TwinTable:
        """Return the points of several runs below each other, each with its run."""
        tables = [self.table(kind, scores.curve(kind, c)) for _run, scores in found]
        names = [
            f"#{run.number} {run.title}"
            for (run, _scores), table in zip(found, tables, strict=True)
            for _ in range(table.n_rows)
        ]
        columns = [
            np.concatenate([np.asarray(table.columns[j]) for table in tables])
            for j in range(len(tables[0].columns))
        ]
        return TwinTable((self.tr("run"), *tables[0].headers), (names, *columns))

    def table(self, kind: str, curve: Any) -> TwinTable:
        """Return a curve's points as a table, in the words of its axes."""
        x, y = self.axes(kind)
        threshold = self.tr("threshold")
        if kind == "calibration":
            return TwinTable(
                (self.tr("above"), self.tr("up to"), x, y, self.tr("rows")),
                (curve.lower, curve.thresholds, curve.x, curve.y, curve.counts),
            )
        if kind == "lift":
            return TwinTable(
                (threshold, x, y, self.tr("lift")),
                (curve.thresholds, curve.x, curve.y, curve.lift),
            )
        return TwinTable((threshold, x, y), (curve.thresholds, curve.x, curve.y))


def _short(text: str) -> str:
    """Cut a long name for the legend, and keep it from being read as markup."""
    return escape(text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…")


def _number(value: float | None) -> str:
    return "–" if value is None else locale().toString(value, "f", 3)
