"""Words of diagrams, in English, by key, so that they can be translated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: In braces stand the values that are put in.
WORDS: Mapping[str, str] = {
    "decimal_point": ".",
    "mean_rank": "Mean rank (1 is best)",
    "rank_of": "Mean rank by {measure} (1 is best)",
    "cd": "CD = {cd}",
    "posthoc": "{test}, α = {alpha}, q = {q}, k = {k} classifiers, N = {n} data sets: "
    "CD = {cd}.",
    "posthoc_p": "{test}, α = {alpha}, k = {k} classifiers, N = {n} data sets.",
    "friedman": "Friedman: χ² = {statistic}, p = {p} ({ties}).",
    "iman_davenport": "Iman-Davenport: F = {statistic}, p = {p} ({ties}).",
    "ties": "ties corrected",
    "no_ties": "ties not corrected",
    "bars": "A bar joins classifiers that are not separated.",
    "no_bars": "Every pair is separated.",
    "control_only": "Compared with {control} only; other pairs were not tested.",
    "control": "control: {control}",
    "better": "better than the control",
    "worse": "worse than the control",
    "same": "not separated from the control",
    "two_criteria": "The lines stand one critical distance from {control}: outside, a "
    "classifier differs from it by that criterion.",
    "two_criteria_bars": "The bars show the critical distance of each criterion.",
    "by": "By {measure}: {caption}",
    "box": "{n} data sets: box from the first to the third quartile, line at the median, "
    "whiskers to the last value within 1.5 times the box, diamond at the mean.",
    "box_folds": "{n} folds of {data}: box from the first to the third quartile, line at "
    "the median, whiskers to the last value within 1.5 times the box, diamond at the "
    "mean.",
    "wtl": "Row against column over N = {n} data sets: wins / ties / losses of the row. "
    "No test.",
    "wtl_wins": "Row against column over N = {n} data sets: wins of the row; the losses "
    "are its wins over the other. No test.",
    "time": "Mean of a fold, k = {k} classifiers, N = {n} data sets.",
    "slope": "n^{exponent} (R² = {r2})",
    "slope_rule": "An exponent is printed where at least {least} data sets span a "
    "factor of {span} in rows and a line explains {share} of the logarithms.",
    "left_out": "Times of 0 have no logarithm; left out: {count}.",
    "lazy": "Geometric mean of a fold over the N = {n} data sets with all times, k = {k} "
    "classifiers. Above the dashed line asking costs more than learning.",
    "rows": "Rows",
    "classifier": "Classifier",
    "data_set": "Data set",
    "rank": "Mean rank",
    "group": "Group {number}",
    "difference": "Difference of ranks",
    "adjusted": "Adjusted p",
    "verdict": "Against the control",
    "fold": "Fold",
    "low": "Low whisker",
    "quartile1": "First quartile",
    "median": "Median",
    "quartile3": "Third quartile",
    "high": "High whisker",
    "mean": "Mean",
    "exponent": "Exponent",
    "r2": "R²",
    "count": "Values",
    "title_cd": "Critical differences, all pairs",
    "title_control": "Critical differences against {control}",
    "title_two": "{first} against {second}, ranks",
    "title_box": "{measure} of each classifier",
    "title_folds": "{measure} of each classifier on {data}",
    "title_wtl": "Wins, ties and losses",
    "title_time": "Time against rows",
    "title_lazy": "Learning against asking",
    "table_caption": "{measure}; the best of each row in bold.",
    "nemenyi": "Nemenyi test",
    "bonferroni-dunn": "Bonferroni-Dunn test",
    "holm": "Holm's procedure",
    "hochberg": "Hochberg's procedure",
    "hommel": "Hommel's procedure",
    "shaffer": "Shaffer's procedure",
}  # fmt: skip


class Words:
    """The words of a picture: those given, English ones otherwise.

    Parameters
    ----------
    given : mapping of str to str, optional
        By the keys of `WORDS`; also titles of measures by ``measure_NAME``.
    """

    def __init__(self, given: Mapping[str, str] | None = None) -> None:
        self._given = given or {}

    def __call__(self, key: str, **values: Any) -> str:
        """Return a text with values put in."""
        words = self._given.get(key) or WORDS[key]
        return words.format(**values) if values else words

    def number(self, value: float, digits: int = 3) -> str:
        """Return a number with so many digits after the point."""
        return f"{value:.{digits}f}".replace(".", self("decimal_point"))

    def short(self, value: float, digits: int = 3) -> str:
        """Return a number with so many digits that count, as for p."""
        return f"{value:.{digits}g}".replace(".", self("decimal_point"))

    def test(self, method: str) -> str:
        """Return the name of a post-hoc test; that of an unknown one is its id."""
        return self._given.get(method) or WORDS.get(method, method)

    def measure(self, name: str, title: str) -> str:
        """Return the title of a measure."""
        return self._given.get(f"measure_{name}", title)
