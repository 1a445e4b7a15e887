"""Data frames with categories and texts given straight to estimators."""

import pickle

import numpy as np
import pandas as pd
import pytest
from sklearn.base import clone
from sklearn.compose import make_column_transformer
from sklearn.model_selection import cross_val_predict
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder
from support.estimators import SMALL, bundled

import workbench as wb
from workbench.api import Problem, make
from workbench.api.labelled_frames import KEPT, MOST_LABELS
from workbench.compute.reading.csv import csv_columns

CLASSES = bundled()
LEARNERS = {
    name: cls
    for name, cls in CLASSES.items()
    if cls.plugin.kind in ("classifier", "metric") and hasattr(cls, "predict")
}
READERS = [
    name
    for name, cls in LEARNERS.items()
    if "nominal" in make(cls).plugin.reads_for(vars(make(cls)))
]
OTHERS = sorted(set(LEARNERS) - set(READERS))
QUICK = ("knn", "j48", "naive-bayes", "parzen", "zero-r")
DEAR = pytest.mark.lane("whole", "every estimator that reads labels")

pytestmark = pytest.mark.filterwarnings("ignore::sklearn.exceptions.ConvergenceWarning")


def frame(n=60, seed=0):
    """Return mixed columns, one category without rows, and labels that follow them."""
    rng = np.random.default_rng(seed)
    colour = rng.choice(["red", "green", "blue"], n)
    size = rng.choice(["s", "m"], n)
    X = pd.DataFrame(
        {
            "width": rng.normal(size=n) + (size == "m"),
            "colour": pd.Categorical(colour, ["blue", "green", "none", "red"]),
            "size": size,
            "count": rng.integers(0, 9, n),
        },
        index=np.arange(n) * 3,
    )
    y = np.where((colour == "red") ^ (X["width"].to_numpy() > 0.8), "yes", "no")
    return X, y


def as_dataset(X, y):
    """Return what the Dataset face makes of the same frame."""
    data = wb.read(X.assign(target=y), class_name="target")
    return data.X, data.attributes


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=DEAR) for n in READERS])  # fmt: skip
def test_labels_are_coded_as_the_data_set_has_them(name):
    X, y = frame()
    codes, attributes = as_dataset(X, y)
    cls = CLASSES[name]
    small = SMALL.get(name, {})
    direct = make(cls, small).fit(X, y)
    plain = make(cls, small).fit(codes, y, attributes=attributes)
    assert [a.describe() for a in getattr(direct, KEPT)] == [
        a.describe() for a in attributes
    ]
    new, _ = frame(20, seed=7)
    # other categories in another order: what counts is the label
    new["colour"] = pd.Categorical(new["colour"].astype(str), ["red", "blue", "green"])
    order = [*X.columns]
    shown = pd.concat([X, new]).astype({"colour": "object"})
    told = as_dataset(shown.assign(colour=pd.Categorical(shown["colour"], attributes[1].values)), np.r_[y, ["no"] * 20])[0][len(X) :]  # fmt: skip
    assert np.array_equal(direct.predict(new[order]), plain.predict(told))
    assert list(direct.feature_names_in_) == order
    again = pickle.loads(pickle.dumps(direct))
    assert np.array_equal(again.predict(new), direct.predict(new))
    assert not hasattr(clone(direct), KEPT)


@pytest.mark.parametrize("name", OTHERS)
def test_who_reads_numbers_says_in_one_line_what_to_do(name):
    X, y = frame()
    with pytest.raises(Problem, match=r"column 'colour' holds labels.*OneHotEncoder") as caught:  # fmt: skip
        make(CLASSES[name]).fit(X, y)
    assert "\n" not in str(caught.value)


def test_what_is_told_to_do_works():
    X, y = frame(120)
    coder = make_column_transformer(
        (OneHotEncoder(), ["colour", "size"]), remainder="passthrough"
    )
    piped = make_pipeline(coder, CLASSES["kissnn"]())
    assert np.mean(cross_val_predict(piped, X, y, cv=4) == y) > 0.6
    assert np.mean(cross_val_predict(CLASSES["j48"](), X, y, cv=4) == y) > 0.6


def test_filters_take_frames_and_give_them_back():
    X, y = frame()
    coder = make(CLASSES["one-hot"]).set_output(transform="pandas").fit(X, y)
    found = coder.transform(X)
    codes, attributes = as_dataset(X, y)
    plain = make(CLASSES["one-hot"]).fit(codes, y, attributes=attributes)
    assert np.array_equal(found.to_numpy(), plain.transform(codes))
    assert list(found.index) == list(X.index)


def test_what_is_wrong_is_one_line():
    X, y = frame()
    fitted = CLASSES["j48"]().fit(X, y)
    with pytest.raises(
        Problem, match=r"row 0 of column 'size' holds 'l', unknown when"
    ):
        fitted.predict(X.assign(size="l"))
    mixed = X.assign(size=["s"] + [3] * (len(X) - 1))
    with pytest.raises(Problem, match=r"row 1 of column 'size' holds a int"):
        CLASSES["j48"]().fit(mixed, y)
    with pytest.raises(ValueError, match="feature names"):
        fitted.predict(X[["width", "colour"]])


def test_gaps_are_missing_values_and_numbers_pass_untouched():
    X, y = frame()
    gaps = X.assign(size=X["size"].where(X["width"] > 0, None))
    codes, attributes = as_dataset(gaps, y)
    direct = CLASSES["j48"]().fit(gaps, y)
    plain = CLASSES["j48"]().fit(codes, y, attributes=attributes)
    assert np.isnan(codes).any()
    assert np.array_equal(direct.predict(gaps), plain.predict(codes))
    refitted = direct.fit(X[["width", "count"]], y)
    assert not hasattr(refitted, KEPT)
    assert MOST_LABELS == csv_columns.MOST_LABELS
