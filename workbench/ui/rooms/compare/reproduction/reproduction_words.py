"""Words of the page of the thesis: remarks, conclusions, columns; no state."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from workbench.core.results.comparing.reproduction import (
    MissingShapes,
    OnlyPrintedApart,
    OtherDecision,
    OtherP,
    OtherQuantile,
    OtherRanks,
    OtherThresholds,
    Remark,
)
from workbench.core.thesis.reproduction import Verdict
from workbench.core.thesis.thesis_tables import thesis
from workbench.ui.rooms.compare.stat_words import fixed, p_text


class ReproductionWords(QObject):
    """Sentences in the current language."""

    def views(self) -> dict[str, tuple[str, str]]:
        """Return name and tooltip of every view."""
        return {
            "table1": (self.tr("Table 1"), self.tr("The data sets")),
            "table2": (self.tr("Table 2"), self.tr("Accuracy of four metrics")),
            "table3": (self.tr("Table 3"), self.tr("Seconds to learn")),
            "table5": (self.tr("Table 5"), self.tr("Accuracy of five classifiers")),
            "ranks": (
                self.tr("Tests"),
                self.tr("Mean ranks, Friedman, Bonferroni-Dunn and Holm"),
            ),
            "figure9": (self.tr("Figure 9"), self.tr("Ranks of accuracy and of time")),
            "figure10": (self.tr("Figure 10"), self.tr("Five classifiers by rank")),
            "claims": (
                self.tr("Conclusions"),
                self.tr("What the thesis concludes, judged by the numbers"),
            ),
            "remarks": (
                self.tr("Differences"),
                self.tr("What does not follow from the printed tables, and why"),
            ),
        }

    # -- remarks ----------------------------------------------------------------------

    def remark(self, remark: Remark) -> tuple[str, str]:
        """Return title and text of a card."""
        match remark:
            case OtherP():
                return self._other_p(remark)
            case OtherRanks():
                return self._other_ranks(remark)
            case OtherQuantile():
                return self._quantile(remark)
            case OnlyPrintedApart():
                return self._outside(remark)
            case OtherThresholds():
                return self._thresholds(remark)
            case OtherDecision():
                return self._decision(remark)
            case MissingShapes():
                return self._table_1(remark)

    def _other_p(self, remark: OtherP) -> tuple[str, str]:
        titles = {
            "ties": self.tr("Table {table}: ties were not corrected"),
            "friedman": self.tr("Table {table}: another p"),
        }
        texts = {
            "ties": self.tr(
                "The printed p = {printed} of Friedman’s test is the one without "
                "correction for ties; with it p = {corrected}."
            ),
            "friedman": self.tr(
                "The printed p = {printed} of Friedman’s test does not follow from the "
                "printed scores: p = {uncorrected} without and {corrected} with "
                "correction for ties."
            ),
        }
        return titles[remark.code].format(table=remark.table), texts[
            remark.code
        ].format(
            printed=p_text(remark.printed),
            corrected=p_text(remark.corrected),
            uncorrected=p_text(remark.uncorrected),
        )

    def _other_ranks(self, remark: OtherRanks) -> tuple[str, str]:
        if remark.n is None or remark.ranks is None:
            return self._mean_ranks(remark)
        ranks = ", ".join(f"{name} {rank:g}" for name, rank in remark.ranks.items())
        title = self.tr("Table {table}: ranks of {n} data sets")
        return title.format(table=remark.table, n=remark.n), self.tr(
            "The printed mean ranks are not those of the {rows} printed rows. They are "
            "those of {n}, the one more with the ranks {ranks}. Friedman’s p is then "
            "{friedman}, printed {printed}."
        ).format(
            rows=remark.n - 1,
            n=remark.n,
            ranks=ranks,
            friedman=p_text(remark.friedman),
            printed=p_text(remark.printed),
        )

    def _quantile(self, remark: OtherQuantile) -> tuple[str, str]:
        title = self.tr("Table {table}: q of another table").format(table=remark.table)
        said = self.tr(
            "The critical difference {printed_cd} uses q = {printed}. For {k} "
            "classifiers and α = {alpha} it is {q}, so CD = {cd}."
        ).format(
            k=remark.k,
            printed=fixed(remark.printed, 3),
            printed_cd=fixed(remark.printed_cd, 3),
            alpha=fixed(remark.alpha, 2),
            q=fixed(remark.q, 3),
            cd=fixed(remark.cd, 3),
        )
        fit = remark.fitting
        if fit is None:
            return title, said
        fits = self.tr(
            "The printed q is that of {k} classifiers and α = {alpha}."
        ).format(k=fit.k, alpha=fixed(fit.alpha, 2))
        return title, f"{said} {fits}"

    def _outside(self, remark: OnlyPrintedApart) -> tuple[str, str]:
        title = self.tr("Figure 10: {classifier} is not apart")
        return title.format(classifier=remark.classifier), self.tr(
            "Printed, {classifier} is {printed} ranks from the best, more than "
            "CD = {printed_cd}. From the printed rows it is {difference}, less than "
            "CD = {cd}."
        ).format(
            classifier=remark.classifier,
            printed=fixed(remark.printed, 2),
            printed_cd=fixed(remark.printed_cd, 3),
            difference=fixed(remark.difference, 3),
            cd=fixed(remark.cd, 3),
        )

    def _mean_ranks(self, remark: OtherRanks) -> tuple[str, str]:
        title = self.tr("Table {table}: other mean ranks").format(table=remark.table)
        pairs = [f"{name} {fixed(rank, 3)}" for name, rank in remark.mean_ranks.items()]
        return title, self.tr(
            "The printed mean ranks do not follow from the printed scores: {ranks}."
        ).format(ranks=", ".join(pairs))

    def _thresholds(self, remark: OtherThresholds) -> tuple[str, str]:
        title = self.tr("Table {table}: thresholds of another α")
        said = self.tr(
            "The caption says α = {caption}; the thresholds {thresholds} are those of "
            "α = {alpha}. For {caption} they are {right}."
        ).format(
            caption=fixed(remark.caption, 2),
            alpha=fixed(remark.alpha, 2),
            thresholds=_list(remark.thresholds),
            right=_list(remark.right),
        )
        if remark.same:
            said += " " + self.tr("The decisions are the same.")
        return title.format(table=4 if remark.table == 2 else 6), said

    def _decision(self, remark: OtherDecision) -> tuple[str, str]:
        title = self.tr("Table 6: {classifier} is not separated")
        return title.format(classifier=remark.classifier), self.tr(
            "Holm’s procedure at α = {alpha} is printed to separate {classifier} with "
            "z = {printed_z}, p = {printed}. From the printed rows z = {z}, p = {p}, "
            "above its threshold {threshold}: no difference is shown."
        ).format(
            classifier=remark.classifier,
            alpha=fixed(remark.alpha, 2),
            printed_z=fixed(remark.printed_z, 2),
            z=fixed(remark.z, 2),
            threshold=fixed(remark.threshold, 3),
            printed=p_text(remark.printed),
            p=p_text(remark.p),
        )

    def _table_1(self, remark: MissingShapes) -> tuple[str, str]:
        title = self.tr("Table 1: {rows} of {n} data sets")
        return title.format(rows=remark.rows, n=remark.n), self.tr(
            "Tables 2, 3 and 5 have {n} rows, table 1 has {rows}. Missing: {names}."
        ).format(n=remark.n, rows=remark.rows, names=", ".join(remark.absent))

    # -- conclusions ------------------------------------------------------------------

    def claim(self, one: Verdict) -> str:
        """Return what the thesis concludes."""
        control, others = thesis().control, ", ".join(one.claim.others)
        texts = {
            "first": self.tr("{control} has the best mean rank"),
            "better": self.tr("{control} is significantly better than {others}"),
            "alike": self.tr(
                "no significant difference between {control} and {others}"
            ),
        }
        return texts[one.claim.kind].format(control=control, others=others)

    def judged(self, one: Verdict | None) -> str:
        """Say whether a conclusion holds."""
        if one is None:
            return self.tr("not measured")
        if one.holds:
            return self.tr("● holds")
        names = ", ".join(one.against)
        return self.tr("○ does not hold: {names}").format(names=names)


def _list(values: Sequence[float]) -> str:
    return ", ".join(fixed(value, 4) for value in values)
