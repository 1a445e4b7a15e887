"""The summary page: the number with its badge and interval, folds as dots."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from workbench.api.data import FloatArray
from workbench.api.params import used_values
from workbench.core.results.evaluating.evaluation import (
    ClassFigures,
    EvaluationResult,
    NumberFigures,
    WeightedClassFigures,
    WeightedNumberFigures,
)
from workbench.core.results.evaluating.run import Run
from workbench.ui.drawing.plot import Plot
from workbench.ui.drawing.table_twin import TwinTable
from workbench.ui.layouts import nest, take_all
from workbench.ui.room import Room
from workbench.ui.rooms.classify.page import ResultPage
from workbench.ui.rooms.classify.titles import figure
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.message_words import message_words
from workbench.ui.services.numbers import locale, number, percent, plain
from workbench.ui.services.plugin_words import param_label, value_words
from workbench.ui.widgets.tone import Badge


class SummaryPage(ResultPage):
    """The figure in large letters, how it was estimated, and the spread over folds."""

    page_id: ClassVar[str] = "summary"
    eager: ClassVar[bool] = True

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        theme = self._theme = room.context.theme
        self._big, self._line = QLabel(), QLabel()
        self._badge = Badge(tone="plain", frame="muted", inset=8)
        self._big.setObjectName("classify_accLabel")
        self._badge.setObjectName("classify_badgeLabel")
        self._line.setWordWrap(True)
        # a form keeps the height of lines that were wrapped at another width
        self._details = QGridLayout()
        self._details.setColumnStretch(1, 1)
        self._folds = Plot(theme, "classify_folds_plot")
        self._folds.setMaximumHeight(90)
        self._folds.getPlotItem().hideAxis("left")
        self._folds.setMouseEnabled(x=False, y=False)
        self._dots = pg.ScatterPlotItem(size=9)
        self._mean = pg.InfiniteLine(angle=90)
        self._folds.addItem(self._mean)
        self._folds.addItem(self._dots)
        self._folds.probes["folds"] = self._probe_folds
        self._folds.table_source = self._table
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._big)
        head.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addStretch(1)
        page = QWidget()
        layout = QVBoxLayout(page)
        nest(layout, head)
        layout.addWidget(self._line)
        layout.addWidget(self._folds)
        nest(layout, self._details)
        layout.addStretch(1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setObjectName("classify_summary_scroll")
        scroll.setWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def retranslate(self) -> None:
        self._folds.set_labels(self.tr("Accuracy of each fold, %"), "")

    def probe(self) -> dict[str, Any]:
        return {"figure": self._big.text(), "line": self._line.text()}

    def fill(self) -> None:
        font = self.font()
        font.setPointSizeF(self.font().pointSizeF() * 2)
        font.setBold(True)
        self._big.setFont(font)
        for label in take_all(self._details):
            label.hide()
            label.deleteLater()
        if self.current is None:
            self._big.clear()
            self._badge.clear()
            self._folds.hide()
            self._line.setText(
                self.tr(
                    "Choose a classifier and press Run (F5): its result appears here."
                )
            )
            return
        self._fill_run(self.current)

    def _fill_run(self, run: Run) -> None:
        result = run.result
        badge = f"{run.badge}  METRIC:ALL" if run.optimistic else run.badge
        self._badge.setText(badge)
        if not result.n:
            only = self.tr("Predicted, not judged")
            tested = self.tr("No row could be tested")
            self._big.setText(only if result.predictions else tested)
            failed = [failure.text for failure in result.failed]
            notes = [_note_words(note) for note in result.notes]
            self._line.setText("; ".join([*failed, *notes]))
            self._folds.hide()
            return
        self._big.setText(figure(run))
        self._line.setText(self._sentence(run, result))
        self._draw_folds(_fold_shares(run))
        top = Qt.AlignmentFlag.AlignTop
        for row, (name, value) in enumerate(self._rows(result)):
            label = QLabel(value)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._details.addWidget(QLabel(name), row, 0, top)
            self._details.addWidget(label, row, 1)

    def _sentence(self, run: Run, result: EvaluationResult) -> str:
        locale, figures = QLocale(), result.figures
        if isinstance(figures, NumberFigures):
            return self.tr(
                "{title} on {data}: {n} rows tested, off by {mae} on average"
            ).format(
                title=run.title,
                data=run.data,
                n=result.n,
                mae=plain(figures.mae or 0.0),
            )
        text = self.tr("{title} on {data}: {right} of {n} rows right").format(
            title=run.title, data=run.data, right=figures.correct, n=result.n
        )
        if figures.accuracy_interval is None:
            return text
        low, high = figures.accuracy_interval
        return text + self.tr(", 95 % interval {low} to {high} %").format(
            low=locale.toString(100 * low, "f", 1),
            high=locale.toString(100 * high, "f", 1),
        )

    def _rows(self, result: EvaluationResult) -> list[tuple[str, str]]:
        locale, seconds = QLocale(), result.seconds
        prepared = "; ".join(map(message_words, result.prepared)) or self.tr("nothing")
        plugin = self.context.catalogue.get(result.classifier)
        known = () if plugin is None else plugin.parameters()
        used = used_values(known, result.params)
        named = {param.name: param for param in known}
        params = "; ".join(
            f"{param_label(named[name])}: {value_words(named[name], value)}"
            if name in named
            else f"{name} = {value}"
            for name, value in used.items()
        )
        rows = [
            *self._figures(result.figures),
            *self._by_weight(result.instance_weighted),
            (
                self.tr("Seconds"),
                self.tr("fit {fit}, predict {predict}, all {wall}").format(
                    fit=locale.toString(float(seconds.fit or 0.0), "f", 3),
                    predict=locale.toString(float(seconds.predict or 0.0), "f", 3),
                    wall=locale.toString(float(seconds.wall or 0.0), "f", 2),
                ),
            ),
            (self.tr("Prepared in each fold"), prepared),
            (self.tr("Parameters"), params or "–"),
        ]
        for failure in result.failed:
            where = self.tr("Fold {n} failed").format(n=failure.fold)
            rows.append((where, failure.text))
        for warning in result.warnings:
            rows.append((self.tr("Warning"), fit_words(warning.text)))
        rows += [(self.tr("Note"), _note_words(note)) for note in result.notes]
        return rows

    def _by_weight(
        self, found: WeightedClassFigures | WeightedNumberFigures | None
    ) -> list[tuple[str, str]]:
        """Name the figures in which each row counts by its weight, if rows have any."""
        if found is None:
            return []
        rows, total = [], number(found.n, 6)
        if isinstance(found, WeightedClassFigures) and found.accuracy is not None:
            text = self.tr("{right} of {total} right, {share}").format(
                right=number(found.correct, 6), total=total,
                share=percent(found.accuracy),
            )  # fmt: skip
            rows.append((self.tr("By instance weight"), text))
        else:
            rows.append((self.tr("Weight of the instances"), total))
        for key, name in (
            ("kappa", self.tr("Kappa, by weight")),
            ("r2", self.tr("R squared, by weight")),
            ("mae", self.tr("Mean absolute error, by weight")),
            ("rmse", self.tr("Root mean squared error, by weight")),
        ):
            value = getattr(found, key, None)
            if value is not None:
                rows.append((name, number(value, 4)))
        return rows

    def _figures(self, figures: ClassFigures | NumberFigures) -> list[tuple[str, str]]:
        """Name the figures that the method has, errors of scores in one line."""
        rows = []
        of_classes = figures if isinstance(figures, ClassFigures) else None
        if of_classes is not None and of_classes.kappa is not None:
            kappa = QLocale().toString(of_classes.kappa, "f", 3)
            rows.append((self.tr("Kappa"), self._with_spread(kappa, of_classes)))
        if of_classes is not None and of_classes.mcc is not None:
            mcc = QLocale().toString(of_classes.mcc, "f", 3)
            rows.append((self.tr("Matthews' correlation"), mcc))
        errors = (
            (figures.mae, figures.rae, self.tr("Mean absolute error")),
            (figures.rmse, figures.rrse, self.tr("Root mean squared error")),
        )
        for value, relative, name in errors:
            if value is None:
                continue
            text = plain(value)
            if relative is not None:
                text = self.tr("{value}, relative {share}").format(
                    value=text, share=percent(relative)
                )
            rows.append((name, text))
        costs = None if of_classes is None else of_classes.costs
        if costs is not None:
            text = self.tr("{total} in all, {average} a row").format(
                total=plain(costs.total), average=plain(costs.average or 0.0)
            )
            rows.append((self.tr("Costs"), text))
        return rows

    def _with_spread(self, kappa: str, figures: ClassFigures) -> str:
        """Say how the kappa of the folds varies, too, where there are several."""
        found = figures.kappa_folds
        known = np.empty(0) if found is None else found[~np.isnan(found)]
        if known.size < 2:
            return kappa
        low, high = (QLocale().toString(v, "f", 3) for v in (known.min(), known.max()))
        text = self.tr("{kappa}, of the folds {low} to {high}")
        return text.format(kappa=kappa, low=low, high=high)

    def _draw_folds(self, shares: FloatArray) -> None:
        self._folds.setVisible(2 <= len(shares) <= 1000 and self._has_spread())
        if self._folds.isHidden():
            return
        x = 100 * shares
        c = self._theme.colours
        self._dots.setBrush(pg.mkBrush(c.accent))
        self._dots.setPen(pg.mkPen(c.plot))
        self._dots.setData(x, _stacked(x))
        self._mean.setPen(pg.mkPen(c.muted, style=Qt.PenStyle.DashLine))
        self._mean.setValue(float(x.mean()))
        self._folds.show_range((float(x.min()), float(x.max())), (-0.5, 5), 0.08)
        text = self.tr("{n} folds, from {low} to {high} %").format(
            n=len(shares),
            low=locale().toString(float(x.min()), "f", 1),
            high=locale().toString(float(x.max()), "f", 1),
        )
        self._folds.describe(self.tr("Accuracy of each fold"), text)

    def _has_spread(self) -> bool:
        # leave-one-out has folds of one row: 0 or 100 %, nothing to see
        return self.current is None or self.current.result.protocol.kind != "loo"

    def _table(self) -> TwinTable:
        shares = [100.0 * share for share in _fold_shares(self.current).tolist()]
        headers = (self.tr("fold"), self.tr("accuracy, %"), self.tr("kappa"))
        folds = range(1, len(shares) + 1)
        return TwinTable(headers, (folds, shares, _fold_kappas(self.current)))

    def _probe_folds(self) -> dict[str, Any]:
        values = self._dots.getData()[0]
        shares = [] if values is None else [float(v) for v in values]
        kappas = _fold_kappas(self.current) if shares else []
        return {"accuracy": shares, "n": len(shares), "kappa": kappas}


def _fold_shares(run: Run | None) -> FloatArray:
    figures = None if run is None else run.result.of_classes
    return np.empty(0) if figures is None else figures.accuracy_folds


def _fold_kappas(run: Run | None) -> list[float]:
    """Return the kappa of each fold, NaN where it has none or it is not known."""
    figures = None if run is None else run.result.of_classes
    if figures is None:
        return []
    found = figures.kappa_folds
    if found is None or found.size != figures.accuracy_folds.size:
        return [np.nan] * figures.accuracy_folds.size
    return [float(value) for value in found]


def _note_words(note: str) -> str:
    """Return a note of a fit, or of the data, in the current language."""
    words = fit_words(note)
    return message_words(note) if words == note else words


def _stacked(x: FloatArray) -> FloatArray:
    """Heights that put equal values on top of each other instead of hiding them."""
    heights = np.zeros(len(x))
    for value in np.unique(x.round(6)):
        same = np.flatnonzero(x.round(6) == value)
        heights[same] = np.arange(len(same))
    heights *= min(1.0, 4 / max(heights.max(), 1))
    return heights
