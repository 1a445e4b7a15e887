"""What is looked at here comes out as from scikit-learn's own function."""

from __future__ import annotations

import warnings
from itertools import product

import numpy as np
import pandas as pd
import pytest
from sklearn.base import BaseEstimator
from sklearn.utils import multiclass, validation

from workbench.numerics.estimators import input_checks

TALL = np.arange(12.0).reshape(6, 2)
GAPS, ENDLESS = TALL.copy(), TALL.copy()
GAPS[1, 1], ENDLESS[2, 0] = np.nan, np.inf
ROWS = {
    "plain": TALL,
    "read-only": np.frombuffer(TALL.tobytes()).reshape(6, 2),
    "by columns": np.asfortranarray(TALL),
    "every other": np.repeat(TALL, 2, axis=0)[::2],
    "huge": TALL * 1e307,
    "gaps": GAPS,
    "endless": ENDLESS,
    "float32": TALL.astype(np.float32),
    "whole": TALL.astype(int),
    "big-endian": TALL.astype(">f8"),
    "objects": TALL.astype(object),
    "texts": TALL.astype(str),
    "list": TALL.tolist(),
    "frame": pd.DataFrame(TALL, columns=["a", "b"]),
    "matrix": np.ma.masked_array(TALL),
    "wide": np.arange(18.0).reshape(6, 3),
    "short": TALL[:4],
    "one row": TALL[0],
    "cube": TALL.reshape(3, 2, 2),
    "no rows": TALL[:0],
    "no columns": TALL[:, :0],
}
CODES = np.array([0, 1, 0, 1, 2, 2])
TARGETS = {
    "not asked": input_checks.NO_Y,
    "none": None,
    "codes": CODES,
    "every other": np.repeat(CODES, 2)[::2],
    "numbers": CODES / 2,
    "gap": np.where(CODES == 1, np.nan, CODES),
    "texts": CODES.astype(str),
    "objects": CODES.astype(object),
    "truths": CODES > 0,
    "complex": CODES * 1j,
    "list": CODES.tolist(),
    "column": CODES[:, None],
    "series": pd.Series(CODES),
    "too few": CODES[:5],
}


class Learner(BaseEstimator):
    """An estimator that only checks what it is given."""


def outcome(function, fitted, X, y, settings):
    """Return all there is to see of a call, as texts."""
    learner = Learner()
    if fitted is not None:
        validation.validate_data(learner, fitted)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        try:
            found = function(learner, X, y, **settings)
        except (ValueError, TypeError) as error:
            found = error
    parts = found if isinstance(found, tuple) else (found,)
    shown = [
        (p.dtype, p.shape, p.flags.c_contiguous, p.tolist())
        if isinstance(p, np.ndarray)
        else (type(p), str(p))
        for p in parts
    ]
    return repr((shown, vars(learner), [str(warning.message) for warning in said]))


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize(
    "settings",
    [
        {"dtype": np.float64},
        {"dtype": np.float64, "order": "C", "ensure_all_finite": "allow-nan"},
        {"dtype": np.float64, "ensure_min_samples": 7},
        {"dtype": np.float64, "reset": False},
        {"ensure_all_finite": "allow-nan", "y_numeric": True},
    ],
    ids=str,
)
def test_the_answer_is_that_of_scikit_learn(rows, settings):
    fits = (None, TALL, ROWS["frame"])
    for fitted, (name, y) in product(fits, TARGETS.items()):
        expected, found = (
            outcome(module.validate_data, fitted, ROWS[rows], y, settings)
            for module in (validation, input_checks)
        )
        assert found == expected, name


def test_what_is_plain_is_not_asked_about(monkeypatch):
    monkeypatch.setattr(validation, "validate_data", None)
    learner = Learner()
    X, y = input_checks.validate_data(learner, TALL, CODES, dtype=np.float64)
    assert (X is TALL, y is CODES, learner.n_features_in_) == (True, True, 2)
    assert input_checks.validate_data(learner, TALL, reset=False) is TALL


#: With what may be numbers: as many values as half the rows, and one more; far apart.
CLASSES = (
    TARGETS
    | {
        f"{n} rows, {k} {kind} from {low}": (np.arange(n) % k + low).astype(kind)
        for n, k in (
            (20, 20),
            (21, 10),
            (21, 11),
            (22, 11),
            (22, 12),
            (23, 12),
            (24, 13),
        )
        for kind, low in (("int64", 0), ("int64", -30), ("uint8", 200), (">i4", 5))
    }
    | {
        "far apart": np.repeat([-(2**62), 2**62], 20),
        "one class": np.full(40, 7),
        "two truths": np.arange(40) > 9,
        "empty": CODES[:0],
        "rows of codes": np.array([CODES, CODES]),
        "whole numbers": np.arange(30.0),
        "masked": np.ma.masked_array(CODES),
    }
)


@pytest.mark.parametrize("name", CLASSES)
def test_classes_are_those_of_scikit_learn(name):
    def told(module):
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            try:
                found = module.check_classification_targets(CLASSES[name])
            except (ValueError, TypeError) as error:
                found = repr(error)
        return found, [str(warning.message) for warning in said]

    assert told(input_checks) == told(multiclass)


def test_plain_codes_are_not_asked_about(monkeypatch):
    monkeypatch.setattr(multiclass, "check_classification_targets", None)
    input_checks.check_classification_targets(CODES)
    input_checks.check_classification_targets(np.arange(40) % 20)
    with pytest.raises(TypeError):
        input_checks.check_classification_targets(np.arange(40) % 21)
