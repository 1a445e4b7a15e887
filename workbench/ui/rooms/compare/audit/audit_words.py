"""Findings of the auditor as sentences in the current language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any

from PySide6.QtCore import QObject

from workbench.core.program.records import entries
from workbench.core.results.comparing.audit import (
    Audit,
    Finding,
    RankDecision,
    StepDecision,
)
from workbench.ui.rooms.compare.stat_words import fixed
from workbench.ui.rooms.compare.statistic_names import method_title
from workbench.ui.services.numbers import number


class AuditWords(QObject):
    """Says what an audit found; no state."""

    def verdict(self, audit: Audit) -> str:
        """Return the answer in one line."""
        if not audit.checked:
            return self.tr("Enter what was printed: it is compared as you type.")
        wrong = sum(found.level == "error" for found in audit.findings)
        if wrong:
            return self.tr(
                "Printed statements that do not follow from this table: {n}."
            ).format(n=wrong)
        return self.tr("Everything printed follows from this table.")

    def sentence(self, found: Finding) -> str:
        """Say what differs."""
        return self.sentences()[found.code].format_map(self._values(found))

    def explanation(self, found: Finding) -> str:
        """Say with what the printed number would be right; nothing if unknown."""
        why = dict(entries(found.explains))
        simple = self._simple_explanations()
        for key, text in simple.items():
            if key in why:
                return text.format_map(_Shown(why))
        if "names" in why:
            pairs = ", ".join(f"{a} ↔ {b}" for a, b in why["names"].items())
            return self.tr("The names are exchanged: {pairs}.").format(pairs=pairs)
        if "ties" in why:
            return self._ties().get(why["ties"], "")
        if "datasets" in why:
            return self._other_count(why)
        return self._origin(found, why)

    def control(self, name: str) -> str:
        """Return the heading of the steps against a control."""
        return self.tr(
            "Holm’s thresholds, compared with {name} (● different, ○ no significant difference):"
        ).format(name=name)

    # -- sentences --------------------------------------------------------------------

    def sentences(self) -> dict[str, str]:
        """Return a sentence for each code of `workbench.compute.statistics.audit.auditor`."""
        return self._of_ranks_and_tests() | self._of_comparisons()

    def _of_ranks_and_tests(self) -> dict[str, str]:
        return {
            "rank_sum": self.tr(
                "The mean ranks sum to {printed}; they must sum to {recomputed}."
            ),
            "rank_truncated": self.tr(
                "Mean rank of {classifier}: printed {printed}, recomputed {recomputed}."
            ),
            "mean_ranks": self.tr("The mean ranks are not those of this table."),
            "impossible_p": self.tr("{test}: p = {printed} is impossible here."),
            "impossible_statistic": self.tr(
                "{test}: a statistic of {printed} is impossible here."
            ),
            "no_tie_correction": self.tr(
                "{test}: {printed} is right without correction for ties; with it {corrected}."
            ),
            "friedman_p": self.tr(
                "Friedman: p = {printed} is not found. It is {corrected}, and "
                "{uncorrected} without correction for ties."
            ),
            "friedman_statistic": self.tr(
                "Friedman: the statistic {printed} is not found. It is {corrected}, and "
                "{uncorrected} without correction for ties."
            ),
            "iman_davenport_p": self.tr(
                "Iman-Davenport: p = {printed} is not found. It is {corrected}, and "
                "{uncorrected} without correction for ties."
            ),
            "iman_davenport_statistic": self.tr(
                "Iman-Davenport: F = {printed} is not found. It is {corrected}, and "
                "{uncorrected} without correction for ties."
            ),
        }

    def _of_comparisons(self) -> dict[str, str]:
        return {
            "k": self.tr("k = {printed} is printed; the table has {recomputed}."),
            "N": self.tr("N = {printed} is printed; the table has {recomputed}."),
            "q": self.tr(
                "q = {printed} is not the quantile of {family} for k = {k} and "
                "α = {alpha}, which is {recomputed}."
            ),
            "cd": self.tr(
                "CD = {printed} is not the critical difference of {family} at "
                "α = {alpha}, which is {recomputed}."
            ),
            "cd_decision": self.tr(
                "{a} and {b}: {decision}. Their ranks are {difference} apart, CD is {cd}."
            ),
            "holm_rows": self.tr(
                "Holm: {printed} rows are printed; there must be {recomputed}."
            ),
            "holm_row": self.tr(
                "Holm, {classifier}: printed {printed}; recomputed {recomputed}."
            ),
            "p_of_z": self.tr(
                "{classifier}: z = {z} has p = {recomputed}, not {printed}."
            ),
            "holm_thresholds": self.tr(
                "Holm: the thresholds are not those of α = {alpha}, which are "
                "{recomputed}. {changed}"
            ),
            "holm_decision": self.tr(
                "Holm, {classifier}: {decision}. p = {p}, threshold {threshold}."
            ),
        }

    def _values(self, found: Finding) -> dict[str, str]:
        """Return the numbers of a finding as texts, by the names of the sentences."""
        values = {key: self._text(value) for key, value in entries(found)}
        now = _named(found.recomputed)
        values |= {key: self._text(value) for key, value in now.items()}
        if isinstance(found.recomputed, RankDecision | StepDecision):
            values["decision"] = self._decision(found.recomputed.significant)
        if found.test is not None:
            values["test"] = _test_name(found.test)
        if found.family is not None:
            values["family"] = method_title(found.family)
        if found.changed is not None:
            values["changed"] = self._changed(found.changed)
        return values

    def _text(self, value: Any) -> str:
        named = _named(value)
        if named:
            return ", ".join(f"{k} = {self._text(v)}" for k, v in named.items())
        if isinstance(value, tuple):
            return ", ".join(map(self._text, value))
        if isinstance(value, float):
            return number(abs(value), 4)
        return "" if value is None else str(value)

    def _decision(self, significant: bool) -> str:
        if significant:
            return self.tr("printed as alike, but they differ significantly")
        return self.tr("printed as different, but the difference is not significant")

    def _changed(self, names: Sequence[str]) -> str:
        if not names:
            return self.tr("The decisions stay the same.")
        return self.tr("Decisions change: {names}.").format(names=", ".join(names))

    # -- explanations -----------------------------------------------------------------

    def _simple_explanations(self) -> dict[str, str]:
        return {
            "digits": self.tr("Further digits were cut off instead of rounded."),
            "direction": self.tr(
                "They fit if the other end of the scale were the best one."
            ),
            "sides": self.tr("That is the one-sided p."),
            "z": self.tr("That p belongs to z = {z}."),
            "test": self.tr("That is the number of {test}."),
            "least": self.tr("It can be from {least} to {most}."),
            "mean_ranks": self.tr("The printed mean ranks fit that number."),
        }

    def _ties(self) -> dict[str, str]:
        return {
            "best place": self.tr("They fit if equal scores all took the best place."),
            "worst place": self.tr(
                "They fit if equal scores all took the worst place."
            ),
            "order of columns": self.tr(
                "They fit if equal scores were ranked in the order of the columns."
            ),
        }

    def _other_count(self, why: Mapping[str, Any]) -> str:
        told = self.tr("It fits {n} data sets.").format(n=why["datasets"])
        if "left_out" in why:
            names = ", ".join(why["left_out"])
            return f"{told} " + self.tr("Left out: {names}.").format(names=names)
        if "absent_ranks" in why:
            ranks = ", ".join(
                f"{name} {number(rank, 3)}"
                for name, rank in why["absent_ranks"].items()
            )
            more = self.tr("The one more would have the ranks {ranks}.")
            return f"{told} " + more.format(ranks=ranks)
        return told

    def _origin(self, found: Finding, why: Mapping[str, Any]) -> str:
        """Say what a quantile, a critical difference or thresholds belong to."""
        parts = [method_title(why[key]) for key in ("family", "method") if key in why]
        for key, sign in (("q", "q"), ("k", "k"), ("N", "N"), ("alpha", "α")):
            if key in why and not (key == "q" and found.code == "q"):
                digits = 3 if key == "q" else 0 if key in ("k", "N") else 2
                parts.append(f"{sign} = {fixed(why[key], digits)}")
        if not parts:
            return ""
        return self.tr("It belongs to {what}.").format(what=", ".join(parts))


class _Shown(dict[str, Any]):
    """Lets a sentence use numbers as the locale writes them."""

    def __getitem__(self, key: str) -> Any:
        value = super().__getitem__(key)
        if key == "test":
            return _test_name(value)
        return number(value, 4) if isinstance(value, float) else value


def _named(value: object) -> Mapping[str, Any]:
    """Return the numbers of a record or mapping by name; none of anything else."""
    if is_dataclass(value):
        return dict(entries(value))
    return value if isinstance(value, Mapping) else {}


def _test_name(test: str) -> str:
    return {"friedman": "Friedman", "iman_davenport": "Iman-Davenport"}[test]
