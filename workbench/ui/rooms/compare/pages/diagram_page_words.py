"""The words of the diagrams in the current language, by the keys of their makers."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.core.experiment.measures import NAMES
from workbench.ui.rooms.compare.statistic_names import measure_title
from workbench.ui.services.numbers import locale


class DiagramWords(QObject):
    """Texts of `workbench.core.diagrams.diagram_words.WORDS`; no state."""

    def words(self) -> dict[str, str]:
        """Return all of them."""
        return {
            "decimal_point": locale().decimalPoint(),
            **self._axes(),
            **self._captions(),
            **self._pictures(),
            **self._columns(),
            **self._tests(),
            **{f"measure_{name}": measure_title(name) for name in NAMES},
        }

    def _axes(self) -> dict[str, str]:
        return {
            "mean_rank": self.tr("Mean rank (1 is best)"),
            "rank_of": self.tr("Mean rank by {measure} (1 is best)"),
            "rows": self.tr("Rows"),
            "classifier": self.tr("Classifier"),
            "data_set": self.tr("Data set"),
            "title_cd": self.tr("Critical differences, all pairs"),
            "title_control": self.tr("Critical differences against {control}"),
            "title_two": self.tr("{first} against {second}, ranks"),
            "title_box": self.tr("{measure} of each classifier"),
            "title_folds": self.tr("{measure} of each classifier on {data}"),
            "title_wtl": self.tr("Wins, ties and losses"),
            "title_time": self.tr("Time against rows"),
            "title_lazy": self.tr("Learning against asking"),
        }

    def _captions(self) -> dict[str, str]:
        return {
            "cd": self.tr("CD = {cd}"),
            "posthoc": self.tr(
                "{test}, α = {alpha}, q = {q}, k = {k} classifiers, N = {n} data sets: "
                "CD = {cd}."
            ),
            "posthoc_p": self.tr(
                "{test}, α = {alpha}, k = {k} classifiers, N = {n} data sets."
            ),
            "friedman": self.tr("Friedman: χ² = {statistic}, p = {p} ({ties})."),
            "iman_davenport": self.tr(
                "Iman-Davenport: F = {statistic}, p = {p} ({ties})."
            ),
            "ties": self.tr("ties corrected"),
            "no_ties": self.tr("ties not corrected"),
            "bars": self.tr("A bar joins classifiers that are not separated."),
            "no_bars": self.tr("Every pair is separated."),
            "control_only": self.tr(
                "Compared with {control} only; other pairs were not tested."
            ),
            "control": self.tr("control: {control}"),
            "better": self.tr("better than the control"),
            "worse": self.tr("worse than the control"),
            "same": self.tr("not separated from the control"),
            "two_criteria": self.tr(
                "The lines stand one critical distance from {control}: outside, a "
                "classifier differs from it by that criterion."
            ),
            "two_criteria_bars": self.tr(
                "The bars show the critical distance of each criterion."
            ),
            "by": self.tr("By {measure}: {caption}"),
        }

    def _pictures(self) -> dict[str, str]:
        return {
            "box": self.tr(
                "{n} data sets: box from the first to the third quartile, line at the "
                "median, whiskers to the last value within 1.5 times the box, diamond "
                "at the mean."
            ),
            "box_folds": self.tr(
                "{n} folds of {data}: box from the first to the third quartile, line "
                "at the median, whiskers to the last value within 1.5 times the box, "
                "diamond at the mean."
            ),
            "wtl": self.tr(
                "Row against column over N = {n} data sets: wins / ties / losses of "
                "the row. No test."
            ),
            "wtl_wins": self.tr(
                "Row against column over N = {n} data sets: wins of the row; the "
                "losses are its wins over the other. No test."
            ),
            "time": self.tr("Mean of a fold, k = {k} classifiers, N = {n} data sets."),
            "slope": self.tr("n^{exponent} (R² = {r2})"),
            "slope_rule": self.tr(
                "An exponent is printed where at least {least} data sets span a factor "
                "of {span} in rows and a line explains {share} of the logarithms."
            ),
            "table_caption": self.tr("{measure}; the best of each row in bold."),
            "left_out": self.tr("Times of 0 have no logarithm; left out: {count}."),
            "lazy": self.tr(
                "Geometric mean of a fold over the N = {n} data sets with all times, "
                "k = {k} classifiers. Above the dashed line asking costs more than "
                "learning."
            ),
        }

    def _columns(self) -> dict[str, str]:
        return {
            "rank": self.tr("Mean rank"),
            "group": self.tr("Group {number}"),
            "difference": self.tr("Difference of ranks"),
            "adjusted": self.tr("Adjusted p"),
            "verdict": self.tr("Against the control"),
            "fold": self.tr("Fold"),
            "low": self.tr("Low whisker"),
            "quartile1": self.tr("First quartile"),
            "median": self.tr("Median"),
            "quartile3": self.tr("Third quartile"),
            "high": self.tr("High whisker"),
            "mean": self.tr("Mean"),
            "exponent": self.tr("Exponent"),
            "r2": self.tr("R²"),
            "count": self.tr("Values"),
        }

    def _tests(self) -> dict[str, str]:
        return {
            "nemenyi": self.tr("Nemenyi test"),
            "bonferroni-dunn": self.tr("Bonferroni-Dunn test"),
            "holm": self.tr("Holm's procedure"),
            "hochberg": self.tr("Hochberg's procedure"),
            "hommel": self.tr("Hommel's procedure"),
            "shaffer": self.tr("Shaffer's procedure"),
        }
