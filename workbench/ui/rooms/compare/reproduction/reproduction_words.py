"""Words of the page of the thesis: remarks, conclusions, columns; no state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from workbench.core.thesis.reproduction import Verdict
from workbench.core.thesis.thesis_tables import thesis
from workbench.ui.rooms.compare.stat_words import fixed, p_text

Remark = Mapping[str, Any]


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
        """Return title and text of a card; a code that is not known stands alone."""
        makers = {
            "ties": self._ties,
            "friedman": self._friedman,
            "mean-ranks": self._mean_ranks,
            "missing-row": self._missing_row,
            "quantile": self._quantile,
            "outside": self._outside,
            "thresholds": self._thresholds,
            "decision": self._decision,
            "table-1": self._table_1,
        }
        maker = makers.get(remark["code"])
        return maker(remark) if maker else (remark["code"], "")

    def _ties(self, remark: Remark) -> tuple[str, str]:
        return self.tr("Table {table}: ties were not corrected").format_map(remark), (
            self.tr(
                "The printed p = {printed} of Friedman’s test is the one without "
                "correction for ties; with it p = {corrected}."
            ).format_map(_p(remark, "printed", "corrected"))
        )

    def _friedman(self, remark: Remark) -> tuple[str, str]:
        return self.tr("Table {table}: another p").format_map(remark), self.tr(
            "The printed p = {printed} of Friedman’s test does not follow from the "
            "printed scores: p = {uncorrected} without and {corrected} with correction "
            "for ties."
        ).format_map(_p(remark, "printed", "corrected", "uncorrected"))

    def _missing_row(self, remark: Remark) -> tuple[str, str]:
        ranks = ", ".join(f"{name} {rank:g}" for name, rank in remark["ranks"].items())
        title = self.tr("Table {table}: ranks of {n} data sets").format_map(remark)
        return title, self.tr(
            "The printed mean ranks are not those of the {rows} printed rows. They are "
            "those of {n}, the one more with the ranks {ranks}. Friedman’s p is then "
            "{friedman}, printed {printed}."
        ).format(
            rows=remark["n"] - 1,
            n=remark["n"],
            ranks=ranks,
            friedman=p_text(remark["friedman"]),
            printed=p_text(remark["printed"]),
        )

    def _quantile(self, remark: Remark) -> tuple[str, str]:
        title = self.tr("Table {table}: q of another table").format_map(remark)
        said = self.tr(
            "The critical difference {printed_cd} uses q = {printed}. For {k} "
            "classifiers and α = {alpha} it is {q}, so CD = {cd}."
        ).format(
            k=remark["k"],
            printed=fixed(remark["printed"], 3),
            printed_cd=fixed(remark["printed_cd"], 3),
            alpha=fixed(remark["alpha"], 2),
            q=fixed(remark["q"], 3),
            cd=fixed(remark["cd"], 3),
        )
        fit = remark["fitting"]
        if not fit:
            return title, said
        fits = self.tr(
            "The printed q is that of {k} classifiers and α = {alpha}."
        ).format(k=fit["k"], alpha=fixed(fit["alpha"], 2))
        return title, f"{said} {fits}"

    def _outside(self, remark: Remark) -> tuple[str, str]:
        title = self.tr("Figure 10: {classifier} is not apart").format_map(remark)
        return title, self.tr(
            "Printed, {classifier} is {printed} ranks from the best, more than "
            "CD = {printed_cd}. From the printed rows it is {difference}, less than "
            "CD = {cd}."
        ).format(
            classifier=remark["classifier"],
            printed=fixed(remark["printed"], 2),
            printed_cd=fixed(remark["printed_cd"], 3),
            difference=fixed(remark["difference"], 3),
            cd=fixed(remark["cd"], 3),
        )

    def _mean_ranks(self, remark: Remark) -> tuple[str, str]:
        title = self.tr("Table {table}: other mean ranks").format_map(remark)
        pairs = [
            f"{name} {fixed(rank, 3)}" for name, rank in remark["mean_ranks"].items()
        ]
        return title, self.tr(
            "The printed mean ranks do not follow from the printed scores: {ranks}."
        ).format(ranks=", ".join(pairs))

    def _thresholds(self, remark: Remark) -> tuple[str, str]:
        title = self.tr("Table {table}: thresholds of another α")
        said = self.tr(
            "The caption says α = {caption}; the thresholds {thresholds} are those of "
            "α = {alpha}. For {caption} they are {right}."
        ).format(
            caption=fixed(remark["caption"], 2),
            alpha=fixed(remark["alpha"], 2),
            thresholds=_list(remark["thresholds"]),
            right=_list(remark["right"]),
        )
        if remark["same"]:
            said += " " + self.tr("The decisions are the same.")
        return title.format(table=4 if remark["table"] == 2 else 6), said

    def _decision(self, remark: Remark) -> tuple[str, str]:
        title = self.tr("Table 6: {classifier} is not separated").format_map(remark)
        return title, self.tr(
            "Holm’s procedure at α = {alpha} is printed to separate {classifier} with "
            "z = {printed_z}, p = {printed}. From the printed rows z = {z}, p = {p}, "
            "above its threshold {threshold}: no difference is shown."
        ).format(
            classifier=remark["classifier"],
            alpha=fixed(remark["alpha"], 2),
            printed_z=fixed(remark["printed_z"], 2),
            z=fixed(remark["z"], 2),
            threshold=fixed(remark["threshold"], 3),
            **_p(remark, "printed", "p"),
        )

    def _table_1(self, remark: Remark) -> tuple[str, str]:
        return self.tr("Table 1: {rows} of {n} data sets").format_map(remark), self.tr(
            "Tables 2, 3 and 5 have {n} rows, table 1 has {rows}. Missing: {names}."
        ).format(n=remark["n"], rows=remark["rows"], names=", ".join(remark["absent"]))

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


def _p(remark: Remark, *names: str) -> dict[str, Any]:
    """Return probabilities as texts."""
    return {name: p_text(remark[name]) for name in names}


def _list(values: Sequence[float]) -> str:
    return ", ".join(fixed(value, 4) for value in values)
