"""t-tests of two classifiers on one data set: corrected resampled, and 5x2cv."""

from __future__ import annotations

import math
from dataclasses import replace

from scipy.special import fdtrc, stdtr, stdtrit

from workbench.api import FloatArray, Problem
from workbench.compute.statistics.quantiles import check_alpha
from workbench.core.results.comparing.two_classifiers import PairedTest


def corrected_t(
    differences: FloatArray, test_to_train: float, alpha: float = 0.05
) -> PairedTest:
    """Test the mean of differences over folds or splits (Nadeau and Bengio 2003).

    What Weka's Experimenter calls the corrected paired t-test (corrected for
    resampling). With `test_to_train` 0 it is the plain paired t-test, which finds far
    too much, as the training rows of the folds overlap.

    Parameters
    ----------
    differences : ndarray of float64, shape (n,)
        One for each fold of each repeat, at least 2.
    test_to_train : float
        Test rows divided by training rows: 1/9 for ten folds.
    alpha : float
        One minus the confidence of the interval.

    Raises
    ------
    Problem
        For fewer than two differences or a ratio that is negative.

    Notes
    -----
    t = mean / sqrt((1 / n + test / train) variance), n - 1 degrees of freedom.
    """
    check_alpha(alpha)
    n = differences.size
    if n < 2:
        raise Problem(f"{n} folds", expected="two or more")
    if not 0 <= test_to_train < math.inf:
        raise Problem(
            f"test rows by training rows is {test_to_train:g}", expected="0 or more"
        )
    error = math.sqrt((1 / n + test_to_train) * float(differences.var(ddof=1)))
    test = _t_test(float(differences.mean()), error, n - 1, alpha)
    return replace(test, n=n, train_share=test_to_train)


def five_by_two_t(differences: FloatArray, alpha: float = 0.05) -> PairedTest:
    """Test by five repeats of two folds (Dietterich 1998, the 5x2cv paired t-test).

    Parameters
    ----------
    differences : ndarray of float64, shape (5, 2)
        Of the error or accuracy, repeats in rows.
    alpha : float
        One minus the confidence of the interval.

    Returns
    -------
    PairedTest
        Its `difference` is that of the first fold alone, as in the statistic.

    Raises
    ------
    Problem
        For another shape.
    """
    check_alpha(alpha)
    spread = _spreads(differences)
    error = math.sqrt(float(spread.mean()))
    return _t_test(float(differences[0, 0]), error, 5, alpha)


def five_by_two_f(differences: FloatArray) -> PairedTest:
    """Test by all ten folds of five repeats (Alpaydin 1999, combined 5x2cv F-test).

    Parameters
    ----------
    differences : ndarray of float64, shape (5, 2)
        As for `five_by_two_t`.

    Raises
    ------
    Problem
        For another shape.
    """
    spread = float(_spreads(differences).sum())
    squares = float((differences**2).sum())
    mean = float(differences.mean())
    if spread == 0.0:
        statistic, p = (math.inf, 0.0) if squares else (0.0, 1.0)
    else:
        statistic = squares / (2 * spread)
        p = float(fdtrc(10, 5, statistic))
    return PairedTest(statistic, (10, 5), p, mean, math.nan, math.nan)


def _spreads(differences: FloatArray) -> FloatArray:
    """Return the variance s^2 of each repeat, shape (5,): sums, not means."""
    if differences.shape != (5, 2):
        raise Problem(
            f"differences of shape {differences.shape}",
            expected="five repeats of two folds",
        )
    spread = differences[:, 0] - differences[:, 1]
    return spread**2 / 2  # (a - mean)^2 + (b - mean)^2


def _t_test(difference: float, error: float, df: int, alpha: float) -> PairedTest:
    if error == 0.0:
        statistic = math.copysign(math.inf, difference) if difference else 0.0
        p = 0.0 if difference else 1.0
    else:
        statistic = difference / error
        p = 2 * float(stdtr(df, -abs(statistic)))
    reach = float(stdtrit(df, 1 - alpha / 2)) * error
    return PairedTest(
        statistic, (df,), p, difference, difference - reach, difference + reach
    )
