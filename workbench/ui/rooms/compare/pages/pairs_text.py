"""The tests of two classifiers in words: what they found and what they assume."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject

from workbench.core.results.comparing.comparison import SignTest
from workbench.core.results.comparing.two_classifiers import (
    PairedTest,
    RowsTest,
    TwoClassifiers,
)
from workbench.ui.rooms.compare.stat_words import fixed, p_text

_Test = PairedTest | RowsTest | SignTest


class PairsText(QObject):
    """Rows of the table of tests; no state."""

    def headers(self) -> list[str]:
        """Return the names of the columns."""
        return [
            self.tr("Test"),
            self.tr("verdict"),
            "p",
            self.tr("effect"),
            self.tr("interval"),
            self.tr("statistic"),
        ]

    def rows(self, found: TwoClassifiers) -> list[list[str]]:
        """Return a row for each test; where it could not be made, what it needs.

        After the columns of `headers` each has a sentence: what the test assumes.
        """
        return [
            self._resampled(found),
            self._mcnemar(found),
            *self._five_by_two(found),
            self._sign(found),
        ]

    def posterior_words(self) -> dict[str, str]:
        """Return what the bar of probabilities says."""
        return {
            "posterior_title": self.tr("{a} or {b}"),
            "posterior_better": self.tr("{name} is better"),
            "posterior_alike": self.tr("alike: they differ by no more than {rope}"),
            "posterior_caption": self.tr(
                "Bayesian signed-rank test over N = {n} data sets, region of practical "
                "equivalence ±{rope}."
            ),
            "posterior_what": self.tr("Outcome"),
            "posterior_probability": self.tr("Probability"),
        }

    # -- one test each --------------------------------------------------------------------

    def _resampled(self, found: TwoClassifiers) -> list[str]:
        name = self.tr("Corrected resampled t, {data}").format(data=found.data)
        test = found.corrected_t
        assumes = self.tr(
            "Nadeau-Bengio: differences of folds are normal and correlated as their "
            "shared training rows say."
        )
        if test is None:
            return self._missing(name, self.tr("needs the folds of both"), assumes)
        statistic = f"t({test.df[0]}) = {_number(test.statistic)}"
        return self._row(found, name, test, statistic, assumes)

    def _mcnemar(self, found: TwoClassifiers) -> list[str]:
        name = self.tr("McNemar, {data}").format(data=found.data)
        test = found.mcnemar
        assumes = self.tr(
            "Rows are independent; says nothing of other training sets. Repeats after "
            "the first are left out."
        )
        if test is None:
            return self._missing(name, self.tr("needs the hits of both"), assumes)
        statistic = f"{test.only_a} : {test.only_b}"
        return self._row(found, name, test, statistic, assumes)

    def _five_by_two(self, found: TwoClassifiers) -> list[list[str]]:
        t, f = found.five_by_two_t, found.five_by_two_f
        names = (self.tr("5×2cv t, {data}"), self.tr("5×2cv F, {data}"))
        first, second = (name.format(data=found.data) for name in names)
        assumes = self.tr(
            "Five repeats of two halves; differences normal, variances of the repeats "
            "independent."
        )
        if t is None or f is None:
            need = self.tr("needs 5 repeats of 2 folds")
            return [self._missing(first, need, assumes)]
        df = ", ".join(map(str, f.df))
        return [
            self._row(found, first, t, f"t(5) = {_number(t.statistic)}", assumes),
            self._row(found, second, f, f"F({df}) = {_number(f.statistic)}", assumes),
        ]

    def _sign(self, found: TwoClassifiers) -> list[str]:
        test = found.sign
        name = self.tr("Sign test over {n} data sets").format(n=found.n)
        assumes = self.tr(
            "Data sets are independent; only who wins counts, not by how much."
        )
        count = f"{test.wins} / {test.ties} / {test.losses}"
        row = self._row(found, name, test, count, assumes)
        row[3] = self.tr("share {share}").format(share=fixed(test.share, 3))
        return row

    def _row(
        self,
        found: TwoClassifiers,
        name: str,
        test: _Test,
        statistic: str,
        assumes: str,
    ) -> list[str]:
        ahead = test.share - 0.5 if isinstance(test, SignTest) else test.difference
        better = found.a if ahead > 0 else found.b
        significant = test.p <= found.alpha
        verdict = self.tr("● {name} is better").format(name=better)
        low, high = test.low, test.high
        known = math.isfinite(low) and math.isfinite(high)
        return [
            name,
            verdict if significant else self.tr("○ no significant difference"),
            p_text(test.p),
            fixed(ahead, 4),
            f"{fixed(low, 4)} … {fixed(high, 4)}" if known else "",
            statistic,
            assumes,
        ]

    def _missing(self, name: str, need: str, assumes: str) -> list[str]:
        return [name, need, "", "", "", "", assumes]


def _number(value: float) -> str:
    return "∞" if math.isinf(value) else fixed(value, 3)
