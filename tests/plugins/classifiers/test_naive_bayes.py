"""Naive Bayes against posteriors worked out by hand, by loops and by scikit-learn."""

import math
from itertools import pairwise
from statistics import NormalDist, fmean, pstdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from sklearn.datasets import load_iris
from sklearn.naive_bayes import GaussianNB

from workbench.api import Attribute, Problem
from workbench.bundled.naive_bayes import NaiveBayes
from workbench.bundled.naive_bayes.likelihoods import VARIANCE_FLOOR

SHAPE = Attribute("shape", "nominal", ("round", "square", "long"))
SIZE = Attribute("size")
MIXED = (SIZE, SHAPE)

X = np.array([[1.0, 0], [3.0, 0], [5.0, 1], [np.nan, 1], [6.0, np.nan], [10.0, 1]])
Y = np.array(["a", "a", "a", "b", "b", "b"])


def density(x, mean, variance):
    return math.exp(-((x - mean) ** 2) / (2 * variance)) / math.sqrt(
        2 * math.pi * variance
    )


def test_a_posterior_by_hand():
    model = NaiveBayes().fit(X, Y, attributes=MIXED)
    # class a: size 1 3 5, mean 3, variance 8/3; shapes round round square
    # class b: size 6 10, mean 8, variance 4; shapes square square, one unknown
    # priors (3 + 1) / (6 + 2) each; labels (count + 1) / (known + 3)
    a = 0.5 * density(4.0, 3.0, 8 / 3) * (2 + 1) / (3 + 3)
    b = 0.5 * density(4.0, 8.0, 4.0) * (0 + 1) / (2 + 3)
    found = model.predict_proba([[4.0, 0.0]])[0]
    np.testing.assert_allclose(found, [a / (a + b), b / (a + b)], rtol=1e-12)


def test_missing_values_leave_the_product():
    model = NaiveBayes().fit(X, Y, attributes=MIXED)
    a, b = density(4.0, 3.0, 8 / 3), density(4.0, 8.0, 4.0)
    found = model.predict_proba([[4.0, np.nan], [np.nan, 2.0], [np.nan, np.nan]])
    np.testing.assert_allclose(found[0], [a / (a + b), b / (a + b)], rtol=1e-12)
    # a label nobody has: (0 + 1) / (3 + 3) against (0 + 1) / (2 + 3)
    np.testing.assert_allclose(found[1], [5 / 11, 6 / 11], rtol=1e-12)
    np.testing.assert_allclose(found[2], [0.5, 0.5], rtol=1e-12)


def test_the_prior_counts_one_more_row_of_each_class():
    model = NaiveBayes().fit(X[:5], Y[:5], attributes=MIXED)
    assert model.class_prior_.tolist() == [4 / 7, 3 / 7]


def weka_posterior(model_rows, labels, row, attributes):
    """The rules of weka-compatible naive Bayes, value by value.

    Far from the mean both limits of a share are nearly 1 and their difference is known to
    a few times 1e-16 only, so each posterior comes as the lowest and the highest it may be.
    """
    low, high = [], []
    classes = sorted(set(labels))
    for c in classes:
        own = [r for r, label in zip(model_rows, labels, strict=True) if label == c]
        least = most = (len(own) + 1) / (len(labels) + len(classes))
        for j, attribute in enumerate(attributes):
            known = [r[j] for r in own if not math.isnan(r[j])]
            if math.isnan(row[j]):
                continue
            if attribute.is_nominal:
                count = sum(v == row[j] for v in known)
                share = (count + 1) / (len(known) + len(attribute.values))
                least, most = least * share, most * share
                continue
            distinct = sorted({r[j] for r in model_rows if not math.isnan(r[j])})
            gaps = [b - a for a, b in pairwise(distinct)]
            precision = sum(gaps) / len(gaps) if gaps else 0.01
            grain = [round(v / precision) * precision for v in known]
            mean = fmean(grain) if grain else 0.0
            std = max(pstdev(grain) if grain else 0.0, precision / 6)
            normal = NormalDist(mean, std)
            x = round(row[j] / precision) * precision
            share = normal.cdf(x + precision / 2) - normal.cdf(x - precision / 2)
            least *= max((share - ROUNDING) / precision, 1e-75)
            most *= max((share + ROUNDING) / precision, 1e-75)
        low.append(least)
        high.append(most)
    others = [(sum(low) - a, sum(high) - b) for a, b in zip(low, high, strict=True)]
    least = [a / (a + max(rest, 0.0)) for a, (_, rest) in zip(low, others, strict=True)]
    most = [b / (b + max(rest, 0.0)) for b, (rest, _) in zip(high, others, strict=True)]
    return np.array(least), np.array(most)


#: Of a difference of two numbers near 1, each rounded a few times.
ROUNDING = 1e-15

WEKA_ROWS = st.lists(
    st.tuples(
        st.sampled_from([0.0, 1.0, 2.5, 4.0, 7.0, math.nan]),
        st.sampled_from([0.0, 1.0, 2.0, math.nan]),
    ),
    min_size=2,
    max_size=10,
)


@given(WEKA_ROWS, st.data())
def test_the_weka_preset_value_by_value(rows, data):
    labels = data.draw(
        st.lists(st.sampled_from("ab"), min_size=len(rows), max_size=len(rows))
    )
    model = NaiveBayes(preset="weka").fit(rows, labels, attributes=MIXED)
    for row in [(1.0, 0.0), (3.0, 2.0), (math.nan, 1.0), (6.0, math.nan)]:
        posterior = model.predict_proba([row])[0]
        low, high = weka_posterior(rows, labels, row, MIXED)
        assert (posterior >= low * (1 - 1e-9) - 1e-12).all()
        assert (posterior <= high * (1 + 1e-9) + 1e-12).all()


def test_the_bounds_of_the_rules_are_tight():
    rows, labels = [(1.0, 0.0), (2.5, 1.0), (4.0, 2.0)], list("aab")
    low, high = weka_posterior(rows, labels, (1.0, 0.0), MIXED)
    assert (low <= high).all()
    assert (high - low).max() < 1e-12


def test_the_weka_preset_by_hand():
    # values 1 2 4: precision 3/2; multiples 1.5 1.5 4.5 (round half to even: 4/1.5 = 2.67)
    model = NaiveBayes(preset="weka").fit([[1.0], [2.0], [4.0]], ["a", "a", "b"])
    described = model.describe_model()["attributes"][0]
    assert described["precision"] == 1.5
    assert described["mean"] == {"a": 1.5, "b": 4.5}
    # no spread in either class: a sixth of the precision
    assert described["std"] == {"a": 0.25, "b": 0.25}


def test_means_and_variances_are_scikit_learns():
    iris, y = load_iris(return_X_y=True)
    ours = NaiveBayes().fit(iris, y)
    theirs = GaussianNB(priors=[1 / 3] * 3, var_smoothing=0.0).fit(iris, y)
    np.testing.assert_allclose(
        ours.predict_proba(iris), theirs.predict_proba(iris), rtol=1e-9, atol=1e-300
    )


@given(
    hnp.arrays(
        np.float64, (12, 3), elements=st.sampled_from([np.nan, 0.0, 1.0, 2.0, 5.0])
    )
)
def test_posteriors_are_distributions_whatever_is_missing(cells):
    attributes = (
        Attribute("a"),
        Attribute("b"),
        Attribute("c", "nominal", tuple("012345")),
    )
    for preset in ("default", "weka"):
        model = NaiveBayes(preset=preset).fit(
            cells, np.arange(12) % 3, attributes=attributes
        )
        scores = model.predict_proba(cells)
        assert np.isfinite(scores).all()
        np.testing.assert_allclose(scores.sum(axis=1), 1.0)


def test_a_value_seen_alone_keeps_a_little_width():
    model = NaiveBayes().fit([[1.0], [2.0], [3.0]], ["a", "a", "b"])
    std = model.describe_model()["attributes"][0]["std"]
    assert std["b"] == pytest.approx(math.sqrt(VARIANCE_FLOOR * 2 / 3))
    assert model.predict([[3.0]]) == ["b"]


def test_a_class_without_a_known_value_is_not_judged_by_it():
    cells = [[1.0, 5.0], [3.0, 6.0], [np.nan, 5.0], [np.nan, 7.0]]
    model = NaiveBayes().fit(cells, ["a", "a", "b", "b"])
    described = model.describe_model()["attributes"][0]
    assert described["mean"] == {"a": 2.0, "b": 2.0}
    assert described["std"] == {"a": 1.0, "b": 1.0}


def test_the_scale_of_an_attribute_does_not_matter():
    iris, y = load_iris(return_X_y=True)
    units = np.array([1e-9, 1.0, 1e4, 1e9])
    np.testing.assert_allclose(
        NaiveBayes().fit(iris, y).predict_proba(iris),
        NaiveBayes().fit(iris * units, y).predict_proba(iris * units),
        rtol=1e-6,
        atol=1e-12,
    )


def test_far_away_rows_still_have_a_posterior():
    iris, y = load_iris(return_X_y=True)
    far = np.full((1, 4), 1e6)
    for preset in ("default", "weka"):
        scores = NaiveBayes(preset=preset).fit(iris, y).predict_proba(far)
        assert np.isfinite(scores).all()


def test_the_model_is_described_by_the_names_given():
    model = NaiveBayes().fit(X, (Y == "b").astype(int), attributes=MIXED)
    described = model.describe_model(MIXED, ("no", "yes"))
    assert described["priors"] == {"no": 0.5, "yes": 0.5}
    size, shape = described["attributes"]
    assert (size["name"], size["mean"]) == ("size", {"no": 3.0, "yes": 8.0})
    assert shape["labels"] == ["round", "square", "long"]
    assert shape["probability"]["no"] == [3 / 6, 2 / 6, 1 / 6]


def test_a_cell_that_is_no_label_is_a_problem():
    with pytest.raises(Problem, match=r"'shape' holds 3 .*codes 0 to 2"):
        NaiveBayes().fit([[1.0, 3.0], [1.0, 0.0]], [0, 1], attributes=MIXED)
    model = NaiveBayes().fit(X, Y, attributes=MIXED)
    with pytest.raises(Problem, match="'shape' holds 7"):
        model.predict([[1.0, 7.0]])


def test_rows_of_weight_two_count_twice():
    weights = np.array([1, 2, 1, 3, 1, 2])
    rows = np.repeat(np.arange(6), weights)
    for params in ({}, {"kernel_density": True}):
        weighed = NaiveBayes(**params).fit(
            X, Y, attributes=MIXED, sample_weight=weights
        )
        repeated = NaiveBayes(**params).fit(X[rows], Y[rows], attributes=MIXED)
        np.testing.assert_allclose(
            weighed.predict_proba(X), repeated.predict_proba(X), rtol=1e-9
        )


def test_kernels_by_hand():
    rows, labels = np.array([[0.0], [1.0], [4.0], [2.0], [6.0]]), list("aaabb")
    model = NaiveBayes(kernel_density=True).fit(rows, labels)
    precision = 6 / 4  # five distinct values from 0 to 6

    def grain(v):
        return round(v / precision) * precision

    def density(x, values):
        centres = [grain(v) for v in values]
        width = (max(centres) - min(centres)) / math.sqrt(len(centres))
        kernels = [NormalDist(c, max(width, precision / 6)) for c in centres]
        low, high = grain(x) - precision / 2, grain(x) + precision / 2
        return fmean(k.cdf(high) - k.cdf(low) for k in kernels) / precision

    for x in (0.0, 3.0, 5.5):
        a = 4 / 7 * density(x, [0.0, 1.0, 4.0])
        b = 3 / 7 * density(x, [2.0, 6.0])
        found = model.predict_proba([[x]])[0]
        np.testing.assert_allclose(found, [a / (a + b), b / (a + b)], rtol=1e-9)


def test_kernels_and_intervals_exclude_each_other():
    with pytest.raises(Problem, match="together"):
        NaiveBayes(kernel_density=True, discretise=True).fit(X[:, :1], Y)
