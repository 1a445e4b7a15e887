"""The estimator lab: what each estimator of covariance makes of the same differences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.api import FloatArray, IntArray
from workbench.core.program.records import entries
from workbench.core.results.metric_views import EstimatorComparison, EstimatorLine
from workbench.numerics.metrics.covariance_estimators import (
    Moments,
    estimate,
    ratio_metric,
    span,
)
from workbench.ui.rooms.metric.estimators.estimators_body import EstimatorsBody
from workbench.ui.rooms.metric.page import LabPage, LabRoom
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.preemptible_request import PreemptibleRequest
from workbench.ui.rooms.metric.requests import lane_for
from workbench.ui.rooms.metric.steps.steps_page import settings_of
from workbench.ui.services.numbers import number, percent
from workbench.ui.widgets.object_names import named

#: Matrices of more attributes do not follow the hand.
MOST_ATTRIBUTES = 200


@dataclass(frozen=True, slots=True, eq=False)
class _Question:
    """What the task ``estimator_lab`` is asked; its payload."""

    X: FloatArray
    y: IntArray
    v_same: int
    v_other: int
    k: int
    weights: str

    @staticmethod
    def about(picture: Picture) -> _Question:
        """Ask about the rows of a metric, with the neighbours KISSNN would take."""
        settings, _ = settings_of(picture.result)
        weights = picture.result.request.weights
        return _Question(
            picture.X, picture.y, settings.v_same, settings.v_other, picture.k, weights
        )

    def is_same_as(self, other: _Question) -> bool:
        """Whether the answer to one is the answer to the other."""
        settings = self.v_same, self.v_other, self.k, self.weights
        return (
            settings == (other.v_same, other.v_other, other.k, other.weights)
            and np.array_equal(self.X, other.X)
            and np.array_equal(self.y, other.y)
        )


class EstimatorsPage(LabPage):
    """A table of estimators, accuracy against shrinkage, eigenvalues, and in words."""

    page_id = "estimators"

    def __init__(self, room: LabRoom, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._request = room.request("latest")
        self._request.partial.connect(self._on_request_answered)
        self._request.done.connect(self._on_request_answered)
        self._request.cancelled.connect(self._on_request_cancelled)
        self._patience = PreemptibleRequest(
            room.context.jobs, self._request, self.refresh, self
        )
        self._asked: _Question | None = None
        self._answer: EstimatorComparison | None = None
        self._body: EstimatorsBody | None = None
        self._hint = named(QLabel(self), "metric_estimatorsHint")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 0)
        self._column.addWidget(self._hint)

    def retranslate(self) -> None:
        if self._body is not None:
            self._body.retranslate()
            self._show()

    def probe(self) -> dict[str, Any]:
        if self._body is None or self._answer is None:
            return {"ready": False}
        body = self._body
        return {
            "ready": not self._request.busy,
            "loo": {line.estimator: line.loo for line in self._answer.table},
            "auto": self._answer.auto,
            "shrinkage": self.shrinkage,
            "curve": body.curve.probe("curve"),
            "eigenvalues": body.spectrum.probe("eigenvalues"),
            "text": body.words.text(),
        }

    # -- asking -------------------------------------------------------------------

    def fill(self) -> None:
        problem = self._problem()
        self._hint.setText(problem)
        self._hint.setVisible(bool(problem))
        body = self._body
        if body is None:
            return
        body.retranslate()  # another theme has other colours
        body.setVisible(not problem)
        if self.picture is None or problem:
            self._request.cancel()
            self._asked = self._answer = None
            return
        # the answer shown or awaited may be about these rows and neighbours
        question = _Question.about(self.picture)
        if self._asked is None or not question.is_same_as(self._asked):
            self._ask(question)
        self._show()

    def _problem(self) -> str:
        if self.picture is None:
            return self.tr("Learn a metric first (F5): then estimators are compared.")
        d = self.picture.X.shape[1]
        if d > MOST_ATTRIBUTES:
            text = self.tr("{d} attributes are too many to be shown (at most {most}).")
            return text.format(d=d, most=MOST_ATTRIBUTES)
        return ""

    def _ask(self, question: _Question) -> None:
        self._asked, self._answer = question, None
        self._request.start(
            "estimator_lab",
            dict(entries(question)),
            lane=lane_for(len(question.X)),
            title=self.tr("Compare estimators"),
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """Let what is asked elsewhere have the queue: on many rows this takes long."""
        super().hideEvent(event)
        if self._request.busy and not event.spontaneous():
            self._request.cancel()
            self._stale = True  # asked again when seen again

    def _on_request_cancelled(self) -> None:
        self._asked = None

    def _on_request_answered(self, answer: EstimatorComparison) -> None:
        first = self._answer is None
        self._answer = answer
        if first and self._body is not None:  # begin where Ledoit and Wolf end
            self._body.set_shrinkage(answer.line("ledoit-wolf").shrinkage_s)
        self._show()

    # -- drawing ------------------------------------------------------------------

    def build(self) -> Iterator[None]:
        """Make table, curve and spectrum."""
        body = EstimatorsBody(self.context.theme, self)
        yield from body.build()
        body.slider.valueChanged.connect(self._on_slider_value_changed)
        body.curve.picked.connect(self._on_curve_picked)
        body.table.chosen.connect(self._on_table_chosen)
        self._column.addWidget(body)
        self._body = body

    @property
    def shrinkage(self) -> float:
        """What the slider says, 0 to 1."""
        return 0.0 if self._body is None else self._body.shrinkage

    def _show(self) -> None:
        body, answer = self._body, self._answer
        if body is None or self.picture is None:
            return
        if answer is None:
            for estimator in ("ml", "diagonal", "ledoit-wolf", "shrunk", "auto"):
                body.table.show_line(estimator, None)
            body.curve.show_curve([], [])
            body.spectrum.show_values({})
            body.words.setText(self.tr("Comparing …"))
            return
        for line in answer.table:
            body.table.show_line(line.estimator, line)
        body.curve.show_curve(answer.curve.shrinkage, answer.curve.loo)
        self._show_free()
        result = self.picture.result
        used = result.request.params.get("covariance", "")
        body.table.show_current(used if result.request.plugin == "kissnn" else "")

    def _show_free(self) -> None:
        """Draw what follows the slider."""
        body, answer = self._body, self._answer
        if body is None or answer is None:
            return
        free = self._free()
        ml, ledoit = answer.line("ml"), answer.line("ledoit-wolf")
        body.table.show_line("shrunk", free)
        body.curve.show_marks(self.shrinkage, free.loo, ledoit.shrinkage_s)
        body.spectrum.show_values(
            {
                "S": (ml.sigma_s, free.sigma_s),
                "D": (ml.sigma_d, free.sigma_d),
            }
        )
        body.show_number()
        body.words.setText(self._in_words(ml, free))
        body.describe()

    def _free(self) -> EstimatorLine:
        """Return the line of the slider; the accuracy comes from the curve."""
        assert self._answer is not None
        assert self._body is not None
        a = self.shrinkage
        both = self._answer.similar, self._answer.dissimilar
        sigma_s, sigma_d = (
            estimate(Moments(m.count, m.covariance, m.fourth), "shrunk", a)[0]
            for m in both
        )
        made = ratio_metric(sigma_s, sigma_d)
        learned = made.learned and min(m.count for m in both) > 0
        values = np.maximum(made.values, 0.0) if learned else np.ones(len(sigma_s))
        return EstimatorLine(
            estimator="shrunk", used="shrunk", shrinkage_s=a, shrinkage_d=a,
            sigma_s=_spectrum(sigma_s), sigma_d=_spectrum(sigma_d),
            eigenvalues=values, learned=learned,
            rank=int(np.sum(values > 1e-12 * values.max(initial=0.0))),
            loo=self._body.curve.accuracy(a),
        )  # fmt: skip

    # -- in words -----------------------------------------------------------------

    def _in_words(self, ml: EstimatorLine, free: EstimatorLine) -> str:
        """Tell what shrinkage does here: rescue, cost, gain or nothing much."""
        a = QLocale().toString(self.shrinkage, "g", 2)
        rank = span(self._answer.similar.covariance) if self._answer else 0
        d = len(ml.sigma_s)
        if not free.learned:
            text = self.tr(
                "Shrinkage {a}: nothing is learned. In no direction are neighbours of "
                "the same class nearer than others."
            )
            return text.format(a=a)
        figures = self._figures(ml.loo, free.loo)
        if rank < d and self.shrinkage > 0:
            text = self.tr(
                "Σ_S has rank {rank} of {d}: maximum likelihood says nothing about the "
                "other directions. The rescue: shrinkage {a} gives every direction a "
                "variance."
            )
            told = text.format(rank=rank, d=d, a=a)
            if ml.loo is None or free.loo is None:
                return told
            text = self.tr("{before} right without, {after} with it.")
            return f"{told} {text}".format(
                before=percent(ml.loo), after=percent(free.loo)
            )
        if self.shrinkage == 0:
            return self.tr("Shrinkage 0 is maximum likelihood: nothing is changed.")
        text = self.tr(
            "Shrinkage {a}: the smallest eigenvalue of Σ_S × {low}, the largest × {high}."
        )
        low, high = (free.sigma_s[i] / ml.sigma_s[i] for i in (-1, 0))
        told = text.format(a=a, low=number(float(low)), high=number(float(high)))
        return told + " " + figures

    def _figures(self, before: float | None, after: float | None) -> str:
        if before is None or after is None:
            return ""
        change = after - before
        if change < -0.005:
            text = self.tr(
                "Narrow directions count less; here they tell the classes apart: "
                "{before} fall to {after}."
            )
        elif change > 0.005:
            text = self.tr(
                "Narrow directions count less; here they were noise: {before} rise to "
                "{after}."
            )
        else:
            text = self.tr("It matters little here: {before} before, {after} after.")
        return text.format(before=percent(before), after=percent(after))

    # -- acting -------------------------------------------------------------------

    def _on_slider_value_changed(self) -> None:
        self._show_free()

    def _on_curve_picked(self, shrinkage: float) -> None:
        if self._body is not None:
            self._body.set_shrinkage(shrinkage)

    def _on_table_chosen(self, estimator: str) -> None:
        params: dict[str, Any] = {"covariance": estimator}
        if estimator == "shrunk":
            params["shrinkage"] = round(self.shrinkage, 4)
        self.learn_wanted.emit("kissnn", params)


def _spectrum(matrix: FloatArray) -> FloatArray:
    return np.asarray(np.maximum(np.linalg.eigvalsh(matrix)[::-1], 0.0))
