"""One sentence for every step of KISSNN, with its numbers."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication

from workbench.api import IntArray
from workbench.core.plane.kissnn_steps import Kind, KissnnSteps, Phase, Step
from workbench.ui.rooms.metric.planes.picture import Picture
from workbench.ui.rooms.metric.steps.steps_board import Term, entry
from workbench.ui.services.numbers import plain

translate = QCoreApplication.translate
#: More row numbers than this are cut off.
MOST_NAMED = 8


class StepTexts:
    """Tells what a step does; translated when asked.

    Parameters
    ----------
    steps : KissnnSteps
    picture : Picture
        Whose rows are stepped through, and whose metric the end is compared with.
    own : bool
        Whether `picture` shows KISSNN as it is stepped.
    """

    def __init__(self, steps: KissnnSteps, picture: Picture, own: bool) -> None:
        self._steps, self._picture, self._own = steps, picture, own

    def sentence(self, step: Step) -> str:
        """Return what the step does, in one sentence."""
        if step.row >= 0:
            return self._of_row(step)
        return {
            Phase.EMPTY: self._empty, Phase.SIGMA_S: self._sigma_s,
            Phase.SIGMA_D: self._sigma_d, Phase.INVERT: self._invert,
            Phase.SUBTRACT: self._subtract, Phase.EIGEN: self._eigen,
            Phase.CLIP: self._clip, Phase.METRIC: self._metric,
        }[step.phase]()  # fmt: skip

    def terms(self, phase: Phase) -> list[Term]:
        """Return the equation of a step after the loop."""
        a = self._steps.algebra
        s, d, r = (Term("", "Σ_S", a.sigma_s), Term("", "Σ_D", a.sigma_d), a.raw)
        vectors, turned = Term("", "V", a.vectors), Term("·", "Vᵀ", a.vectors.T)
        inverses = (Term("", "Σ_S⁻¹", a.inverse_s), Term("", "Σ_D⁻¹", a.inverse_d))
        return {
            Phase.SIGMA_S: [s],
            Phase.SIGMA_D: [s, d],
            Phase.INVERT: [
                s, inverses[0]._replace(sign="→"), d, inverses[1]._replace(sign="→"),
            ],
            Phase.SUBTRACT: [
                inverses[0], inverses[1]._replace(sign="−"), Term("=", "R", r),
            ],
            Phase.EIGEN: [
                Term("", "R", r), vectors._replace(sign="="),
                Term("·", "Δ", np.diag(a.values)), turned,
            ],
            Phase.CLIP: [
                Term("", "Δ", np.diag(a.values)), Term("→", "Δ₊", np.diag(a.clipped)),
            ],
            Phase.METRIC: [
                vectors, Term("·", "Δ₊", np.diag(a.clipped)), turned,
                Term("=" if a.learned else "≠", "M", a.metric),
            ],
        }[phase]  # fmt: skip

    # -- lines 1 to 6 -------------------------------------------------------------

    def _empty(self) -> str:
        text = translate(
            "StepTexts",
            "S and D are empty. Each of {n} rows will be compared with its nearest "
            "rows: {same} of its own class, {other} of others.",
        )
        chosen = self._steps.settings
        return text.format(
            n=len(self._picture.X), same=chosen.v_same, other=chosen.v_other
        )

    def _of_row(self, step: Step) -> str:
        name = self._picture.result.data.classes[self._picture.y[step.row]]
        row = int(self._picture.rows[step.row]) + 1
        kind: Kind = "S" if step.phase <= Phase.ADD_SAME else "D"
        found = self._steps.neighbours(kind, step.row)
        if step.phase == Phase.ROW:
            return translate(
                "StepTexts", "Row {row}, of class {name}, is taken."
            ).format(row=row, name=name)
        if not len(found):
            text = translate(
                "StepTexts", "No row for N⁺: row {row} is alone in its class, S stays."
            )
            if kind == "D":
                text = translate(
                    "StepTexts", "No row for N⁻: there is one class only, D stays."
                )
            return text.format(row=row)
        texts = {
            Phase.SAME: translate(
                "StepTexts",
                "N⁺ of row {row}, the nearest of its own class {name}: {rows}, up to "
                "{far} away.",
            ),
            Phase.OTHER: translate(
                "StepTexts",
                "N⁻ of row {row}, the nearest of classes other than {name}: {rows}, up "
                "to {far} away.",
            ),
            Phase.ADD_SAME: translate(
                "StepTexts", "{m} differences x − xᵢ enter S, which now holds {total}."
            ),
            Phase.ADD_OTHER: translate(
                "StepTexts", "{m} differences x − xᵢ enter D, which now holds {total}."
            ),
        }
        gap = self._picture.X[found] - self._picture.X[step.row]
        return texts[step.phase].format(
            row=row, name=name, rows=self._named(found), m=len(found),
            total=step.n_same if kind == "S" else step.n_other,
            far=plain(float(np.sqrt((gap**2).sum(axis=1)).max()), 3),
        )  # fmt: skip

    def _named(self, found: IntArray) -> str:
        numbers = [str(r + 1) for r in self._picture.rows[found[:MOST_NAMED]]]
        return ", ".join(numbers) + (" …" if len(found) > MOST_NAMED else "")

    # -- lines 7 to 14 ------------------------------------------------------------

    def _estimator(self) -> str:
        names = {
            "ml": translate("StepTexts", "the mean of v vᵀ over all v in the set"),
            "diagonal": translate("StepTexts", "the diagonal of the mean of v vᵀ"),
            "ledoit-wolf": translate(
                "StepTexts", "the mean of v vᵀ, shrunk as Ledoit and Wolf say"
            ),
            "shrunk": translate(
                "StepTexts", "the mean of v vᵀ, shrunk towards a round ball"
            ),
        }
        return names[self._steps.algebra.estimator]

    def _spread(self, kind: Kind) -> dict[str, str]:
        a = self._steps.algebra
        sigma = a.sigma_s if kind == "S" else a.sigma_d
        values = np.sqrt(np.maximum(np.linalg.eigvalsh(sigma), 0.0))
        total = self._steps[-1].n_same if kind == "S" else self._steps[-1].n_other
        return {
            "n": str(total), "how": self._estimator(),
            "least": plain(float(values[0]), 3), "most": plain(float(values[-1]), 3),
        }  # fmt: skip

    def _sigma_s(self) -> str:
        text = translate(
            "StepTexts",
            "Σ_S, from {n} differences: {how}. Within a class neighbours lie {least} "
            "(narrowest) to {most} (widest direction) apart.",
        )
        return text.format(**self._spread("S"))

    def _sigma_d(self) -> str:
        text = translate(
            "StepTexts",
            "Σ_D, from {n} differences: {how}. Between classes neighbours lie {least} "
            "to {most} apart.",
        )
        return text.format(**self._spread("D"))

    def _invert(self) -> str:
        return translate(
            "StepTexts",
            "Both are inverted: a direction in which differences are small gets a large "
            "weight.",
        )

    def _subtract(self) -> str:
        return translate(
            "StepTexts",
            "R = Σ_S⁻¹ − Σ_D⁻¹ weighs what is narrow in S but wide in D: with it the "
            "likelihood ratio tells same from different.",
        )

    def _eigen(self) -> str:
        a = self._steps.algebra
        told = ", ".join(entry(float(v)) for v in a.values[:4])
        if len(a.values) > 4:
            told += " … " + entry(float(a.values[-1]))
        text = translate("StepTexts", "R is taken apart. Its eigenvalues are {values}.")
        return text.format(values=told)

    def _clip(self) -> str:
        a = self._steps.algebra
        negative = int(np.sum(a.values < 0))
        if not negative:
            return translate(
                "StepTexts", "No eigenvalue is negative: nothing is cut, Δ₊ is Δ."
            )
        text = translate(
            "StepTexts",
            "{n} of {d} eigenvalues are negative, which would make squared distances "
            "negative: they become 0.",
        )
        return text.format(n=negative, d=len(a.values))

    def _metric(self) -> str:
        a = self._steps.algebra
        last = self._steps[-1]
        if not (last.n_same and last.n_other):
            return translate(
                "StepTexts",
                "S or D is empty: nothing is learned, the Euclidean distance is used "
                "instead.",
            )
        if not a.learned:
            return translate(
                "StepTexts",
                "No eigenvalue is positive: nothing is learned, the Euclidean distance "
                "is used instead.",
            )
        text = translate("StepTexts", "M = V Δ₊ Vᵀ has rank {rank} of {d}.").format(
            rank=int(np.sum(a.clipped > 1e-12 * a.clipped.max())), d=len(a.values)
        )
        if not self._own:
            return text
        largest = float(np.abs(self._picture.metric).max())
        off = float(np.abs(a.metric - self._picture.metric).max()) / (largest or 1.0)
        if off > 1e-9:
            return text + " " + translate("StepTexts", "It is not the metric in use.")
        return text + " " + translate("StepTexts", "It is the metric that was learned.")
