"""Statistics in words: sentences, verdicts and cautions in the current language."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import QObject

from workbench.core.program.records import entries
from workbench.core.results.comparing.comparison import (
    Caution,
    Comparison,
    OmnibusTest,
    RankPair,
)
from workbench.core.results.comparing.results_view import ResultsView
from workbench.ui.rooms.compare.statistic_names import measure_title, method_title
from workbench.ui.services.fit_words import fit_words
from workbench.ui.services.message_words import message_words
from workbench.ui.services.numbers import locale, number

#: What `workbench.core.experiment.stored_experiment` says of a cell.
_NOTE = re.compile(r"(?P<where>.+?): (?P<what>.+) \((?P<n>\d+) folds\)")
#: Where the cautions begin, in the text of facts.
CAUTIONS = "cautions"
_SMALLEST_P = 1e-99


def fixed(value: float | None, digits: int = 2) -> str:
    """Write a number with so many decimals; nothing for None."""
    if value is None:
        return ""
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    # as the diagrams round, which know no locale
    return f"{value:.{digits}f}".replace("-", "−").replace(".", locale().decimalPoint())


def p_text(p: float | None) -> str:
    """Write a probability with four significant digits."""
    if p is None:
        return ""
    if p < _SMALLEST_P:
        return "0"
    return locale().toString(float(p), "f", 4) if p >= 0.1 else number(p, 4)


class StatWords(QObject):
    """Says what the comparison of ``compare`` holds; no state."""

    def nothing(self) -> str:
        """Say why there are no statistics yet."""
        return self.tr(
            "Statistics need two classifiers and two data sets without a gap."
        )

    def sentence(self, comparison: Comparison) -> str:
        """Return the caption of a test: method, alpha, q, k, N."""
        posthoc = comparison.posthoc
        parts = [
            self.tr("{method}, α = {alpha}").format(
                method=method_title(posthoc.method),
                alpha=fixed(posthoc.alpha, 2),
            )
        ]
        if posthoc.control is not None:
            parts.append(self.tr("control {name}").format(name=posthoc.control))
        parts += [f"k = {comparison.k}", f"N = {comparison.n}"]
        if posthoc.cd is not None:  # tests in steps have none
            parts.append(f"q = {fixed(posthoc.q, 3)}")
            parts.append(f"CD = {fixed(posthoc.cd, 3)}")
        return ", ".join(parts)

    def verdict(self, pair: RankPair) -> str:
        """Say what a pair's test found, with a mark."""
        if not pair.significant:
            return self.tr("○ no significant difference")
        return self.tr("● {name} is better").format(name=pair.better)

    # -- facts ------------------------------------------------------------------------

    def facts_html(
        self, comparison: Comparison, view: ResultsView | None, warning: str
    ) -> str:
        """Return the tests of all classifiers together, mean ranks, and cautions."""
        return (
            f"<p>{escape(self._answer(comparison))}</p>"
            + self._ranks_html(comparison)
            + f"<p>{escape(self.reconciliation(comparison))}</p>"
            + self._tests_html(comparison)
            + self._cautions_html(comparison, view, warning)
        )

    def _answer(self, comparison: Comparison) -> str:
        headline = comparison.headline
        if headline is None:
            return ""
        test = headline.result
        values = {
            "test": f"{self._omnibus()[headline.test]} = {fixed(test.statistic, 3)}",
            "p": p_text(test.p),
        }
        if test.significant:
            return self.tr(
                "The classifiers differ: ranks this unequal would come by chance with "
                "p = {p} ({test})."
            ).format(**values)
        return self.tr(
            "No difference is shown: ranks this unequal come by chance with p = {p} "
            "({test})."
        ).format(**values)

    def _omnibus(self) -> dict[str, str]:
        """Return the names of the tests of all classifiers together."""
        return {
            "iman_davenport": self.tr("Iman-Davenport F"),
            "friedman": self.tr("Friedman χ²"),
        }

    def reconciliation(self, comparison: Comparison) -> str:
        """Say how many pairs the two tests of pairs separate, and why they differ."""
        item = comparison.reconciliation
        values = {**dict(entries(item)), "method": method_title(item.method)}
        found = self.tr(
            "{method} separates {posthoc} of {pairs} pairs, Wilcoxon’s test (adjusted "
            "by Holm for {adjusted_for}) {wilcoxon}."
        )
        return f"{found} {self.reconciliations()[item.code]}".format_map(
            _Numbers(values)
        )

    def reconciliations(self) -> dict[str, str]:
        """Return a sentence for each code of `reconcile`."""
        return {
            "same": self.tr("They are the same ones."),
            "out-of-reach": self.tr(
                "That is no contradiction: over so few data sets p of Wilcoxon’s test "
                "is never below {least_p}, adjusted {least_adjusted}, more than "
                "α = {alpha}. {method} ranks each pair among all classifiers."
            ),
            "differ": self.tr(
                "They ask different things: {method} how far the mean ranks among all "
                "classifiers are apart, Wilcoxon’s test how large the differences of "
                "the two alone are. Choose one before you look."
            ),
        }

    def _tests_html(self, comparison: Comparison) -> str:
        """Return a column with ties corrected and one without; the headline is bold."""
        kinds = {True: comparison.corrected, False: comparison.uncorrected}
        headline = comparison.headline
        titles = {True: self.tr("ties corrected"), False: self.tr("not corrected")}
        rows = [("", titles, False)]
        for key, name in self._omnibus().items():
            tests: dict[bool, OmnibusTest] = {
                kind: getattr(values, key) for kind, values in kinds.items()
            }
            bold = headline is not None and key == headline.test
            statistics = {k: fixed(test.statistic, 3) for k, test in tests.items()}
            rows.append((f"{name} ({tests[True].degrees})", statistics, bold))
            rows.append(("p", {k: p_text(t.p) for k, t in tests.items()}, bold))
        w = {k: fixed(v.w, 3) for k, v in kinds.items()}
        rows.append((self.tr("Kendall’s W"), w, False))
        about = self.tr("Variants of this test, the one quoted in bold:")
        lines = "".join(
            _line(name, cells, comparison.friedman.ties_corrected if bold else None)
            for name, cells, bold in rows
        )
        return f"<p>{escape(about)}</p><table cellspacing='2'>{lines}</table>"

    def _ranks_html(self, comparison: Comparison) -> str:
        title = self.tr("Mean ranks of {measure}, 1 is the best:").format(
            measure=measure_title(comparison.measure)
        )
        # a name and its rank stay on one line
        parts = (
            f"<b>{fixed(rank, 3)}</b>&nbsp;{escape(name).replace(' ', '&nbsp;')}"
            for name, rank in comparison.by_rank
        )
        return f"<p>{escape(title)}<br>{'&nbsp;&nbsp; '.join(parts)}</p>"

    def _cautions_html(
        self, comparison: Comparison, view: ResultsView | None, warning: str
    ) -> str:
        return f"<a name='{CAUTIONS}'></a>" + "".join(
            f"<p><span style='color:{warning}'>⚠</span> {escape(text)}</p>"
            for text in self.cautions(comparison, view)
        )

    # -- cautions ---------------------------------------------------------------------

    def cautions(self, comparison: Comparison, view: ResultsView | None) -> list[str]:
        """Return one sentence for each caution of the comparison and note of the view."""
        found = [self._caution(item) for item in comparison.cautions]
        return found + [self._note(note) for note in (view.notes if view else ())]

    def _note(self, note: str) -> str:
        """Return a note of stored results, which are in English."""
        known = _NOTE.fullmatch(note)
        if known is None:
            return note
        what = fit_words(known["what"])
        return self.tr("{where}: {what} (folds: {n})").format(
            where=known["where"],
            what=message_words(what) if what == known["what"] else what,
            n=known["n"],
        )

    def _caution(self, item: Caution) -> str:
        return self.sentences()[item.code].format_map(_Numbers(entries(item)))

    def sentences(self) -> dict[str, str]:
        """Return a sentence for each code of `workbench.compute.statistics.cautions`."""
        return {
            "few-datasets": self.tr(
                "Only {n} data sets: with fewer than {least} hardly any difference can "
                "be shown."
            ),
            "fewer-than-classifiers": self.tr(
                "{n} data sets are few for {k} classifiers: take more data sets, or "
                "compare fewer classifiers."
            ),
            "chi-square-approximation": self.tr(
                "Friedman’s χ² is an approximation for more than {n_above} data sets "
                "and more than {k_above} classifiers; here are {n} and {k}. "
                "Iman-Davenport’s F is the better guide."
            ),
            "two-classifiers": self.tr(
                "Two classifiers only: Wilcoxon’s test uses more of the scores than "
                "ranks do."
            ),
            "constant-table": self.tr(
                "All classifiers have equal scores on each of the {n} data sets."
            ),
            "rounded-ties": self.tr(
                "Scores have {decimals} decimals, and {rows} data sets have ties: some "
                "may come from rounding alone."
            ),
            "missing-dropped": self.tr(
                "Left out because a score is missing: {datasets}."
            ),
            "no-difference": self.tr(
                "No difference is shown between all classifiers together (p = {p}, "
                "α = {alpha}): do not read much into the comparisons of pairs."
            ),
            "control-chosen-by-rank": self.tr(
                "The control {control} was chosen because it ranks best: its p are too "
                "small. Name the control before you look."
            ),
        }


class _Numbers(dict[str, Any]):
    """Lets a sentence use the numbers of a caution, written as the locale does."""

    def __getitem__(self, key: str) -> Any:
        value = super().__getitem__(key)
        if isinstance(value, float):
            return number(value, 4)
        return ", ".join(value) if isinstance(value, tuple) else value


def _line(name: str, cells: Mapping[bool, str], chosen: bool | None) -> str:
    """Return a row of a table; the chosen one of its cells is bold, if any."""
    columns = (
        f"<td align='right'>&nbsp;&nbsp;{'<b>' if kind == chosen else ''}{cells[kind]}"
        f"{'</b>' if kind == chosen else ''}</td>"
        for kind in (True, False)
    )
    return f"<tr><td>{escape(name)}</td>{''.join(columns)}</tr>"
