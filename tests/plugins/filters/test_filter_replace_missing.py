"""Gaps filled as scikit-learn's imputers and a search by hand fill them."""

import numpy as np
import pytest
from sklearn.impute import KNNImputer, SimpleImputer

from workbench.api import Attribute, Problem
from workbench.bundled.filter_replace_missing import ReplaceMissing

SHAPE = Attribute("shape", "nominal", ("round", "square", "long"))


def gappy(n=60, d=4, seed=0, share=0.15):
    random = np.random.default_rng(seed)
    X = random.normal(size=(n, d)) * [1.0, 100.0, 0.01, 5.0][:d]
    X[random.random(X.shape) < share] = np.nan
    return X


def mixed(n=50, seed=3):
    random = np.random.default_rng(seed)
    X = gappy(n, 3, seed)
    codes = random.integers(0, 3, n).astype(float)
    codes[random.random(n) < 0.2] = np.nan
    attributes = (Attribute("a"), Attribute("b"), Attribute("c"), SHAPE)
    return np.column_stack([X, codes]), attributes


@pytest.mark.parametrize("method", ["mean", "median"])
def test_mean_and_median_are_those_of_simple_imputer(method):
    train, test = gappy(seed=1), gappy(25, seed=2)
    ours = ReplaceMissing(method=method).fit(train).transform(test)
    theirs = SimpleImputer(strategy=method).fit(train).transform(test)
    np.testing.assert_allclose(ours, theirs, rtol=1e-12)


def test_labels_take_the_commonest_one():
    X, attributes = mixed()
    ours = ReplaceMissing().fit(X, attributes=attributes).transform(X)
    theirs = SimpleImputer(strategy="most_frequent").fit_transform(X[:, 3:])
    np.testing.assert_array_equal(ours[:, 3:], theirs)
    tie = np.array([[2.0], [1.0], [1.0], [2.0], [np.nan]])
    filled = ReplaceMissing().fit(tie, attributes=(SHAPE,)).transform(tie)
    assert filled[4, 0] == 1.0  # the label declared first


@pytest.mark.parametrize("k", [1, 3, 7])
def test_nearest_rows_of_numbers_are_those_of_knn_imputer_on_ranges(k):
    train, test = gappy(80, seed=4), gappy(30, seed=5)
    ranges = np.nanmax(train, axis=0) - np.nanmin(train, axis=0)
    theirs = KNNImputer(n_neighbors=k).fit(train / ranges)
    for rows in (test, train):
        ours = ReplaceMissing(method="k-nn", n_neighbors=k).fit(train).transform(rows)
        np.testing.assert_allclose(
            ours, theirs.transform(rows / ranges) * ranges, rtol=1e-9
        )


def filled_by_hand(train, rows, attributes, k):
    ranges = np.nanmax(train, axis=0) - np.nanmin(train, axis=0)
    result = rows.copy()
    for i, query in enumerate(rows):
        for j in np.flatnonzero(np.isnan(query)):
            found = []
            for number, row in enumerate(train):
                terms = []
                for c, attribute in enumerate(attributes):
                    if np.isnan(query[c]) or np.isnan(row[c]):
                        continue
                    if attribute.is_nominal:
                        terms.append(float(query[c] != row[c]))
                    else:
                        terms.append(((query[c] - row[c]) / ranges[c]) ** 2)
                if terms and not np.isnan(row[j]):
                    found.append((sum(terms) / len(terms), number))
            values = [train[number, j] for _, number in sorted(found)[:k]]
            if attributes[j].is_nominal:
                counts = [values.count(float(code)) for code in range(3)]
                result[i, j] = counts.index(max(counts))
            else:
                result[i, j] = np.mean(values)
    return result


def test_nearest_rows_with_labels_equal_a_search_by_hand():
    train, attributes = mixed()
    test, _ = mixed(20, seed=9)
    known = ~np.isnan(test).all(axis=1)
    ours = ReplaceMissing(method="k-nn", n_neighbors=3).fit(
        train, attributes=attributes
    )
    for rows in (test[known], train[~np.isnan(train).all(axis=1)]):
        by_hand = filled_by_hand(train, rows, attributes, 3)
        np.testing.assert_allclose(ours.transform(rows), by_hand, rtol=1e-9)


def test_a_row_that_shares_nothing_takes_the_mean():
    train = np.array([[1.0, np.nan], [3.0, np.nan], [np.nan, 5.0]])
    filled = ReplaceMissing(method="k-nn").fit(train).transform(train)
    np.testing.assert_array_equal(filled, [[1.0, 5.0], [3.0, 5.0], [2.0, 5.0]])


def test_blocks_of_rows_do_not_change_the_answer(monkeypatch):
    X = gappy(40, seed=6)
    whole = ReplaceMissing(method="k-nn").fit(X).transform(X)
    monkeypatch.setattr("workbench.bundled.filter_replace_missing._CELLS", 100)
    np.testing.assert_array_equal(
        ReplaceMissing(method="k-nn").fit(X).transform(X), whole
    )


def test_only_chosen_columns_are_filled_and_texts_never():
    X, attributes = mixed()
    ours = ReplaceMissing(attributes="b", method="k-nn").fit(X, attributes=attributes)
    filled = ours.transform(X)
    assert not np.isnan(filled[:, 1]).any()
    np.testing.assert_array_equal(filled[:, [0, 2, 3]], X[:, [0, 2, 3]])
    words = (*attributes[:3], Attribute("note", "string", ("x", "y", "z")))
    kept = ReplaceMissing().fit(X, attributes=words).transform(X)
    np.testing.assert_array_equal(kept[:, 3], X[:, 3])
    with pytest.raises(Problem, match="'note' is string"):
        ReplaceMissing(attributes="note").fit(X, attributes=words)
