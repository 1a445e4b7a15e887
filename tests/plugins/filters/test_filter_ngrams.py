"""Hashed n-grams equal scikit-learn's own, learned on training rows only."""

import numpy as np
import pytest
from sklearn.feature_extraction.text import HashingVectorizer, TfidfTransformer

from workbench.api import Attribute, Problem
from workbench.bundled.filter_ngrams import HashedNgrams

TEXTS = ("colour", "Color of the sky", "shape", "a shape, a colour", "")
NOTE = Attribute("note", "string", TEXTS)
TRAIN = np.array([[0.0], [1.0], [2.0], [0.0]])
TEST = np.array([[3.0], [4.0], [1.0], [np.nan]])


def documents(rows):
    return ["" if np.isnan(code) else TEXTS[int(code)] for code in rows[:, 0]]


@pytest.mark.parametrize("grams", ["characters", "words"])
@pytest.mark.parametrize("tf_idf", [True, False])
@pytest.mark.parametrize("lowercase", [True, False])
def test_counts_are_those_of_scikit_learn(grams, tf_idf, lowercase):
    ours = HashedNgrams(
        grams=grams, shortest=1, longest=3, n_columns=32, tf_idf=tf_idf, lowercase=lowercase
    ).fit(TRAIN, attributes=(NOTE,))  # fmt: skip
    analyzer = {"characters": "char_wb", "words": "word"}[grams]
    theirs = HashingVectorizer(
        analyzer=analyzer, ngram_range=(1, 3), n_features=32, lowercase=lowercase,
        alternate_sign=False, norm=None,
    )  # fmt: skip
    weights = TfidfTransformer().fit(theirs.transform(documents(TRAIN)))
    for rows in (TRAIN, TEST):
        expected = theirs.transform(documents(rows))
        if tf_idf:
            expected = weights.transform(expected)
        np.testing.assert_allclose(ours.transform(rows), expected.toarray(), atol=1e-15)
    assert [a.name for a in ours.attributes_] == [f"hash={i}" for i in range(32)]


def test_other_columns_stay_and_none_is_no_fault():
    number = Attribute("hash=0")
    ours = HashedNgrams(n_columns=4).fit([[7, 0], [8, 1]], attributes=(number, NOTE))
    found = ours.transform([[9, 2]])
    assert found[0, 0] == 9
    assert len({a.name for a in ours.attributes_}) == 5
    plain = HashedNgrams().fit([[1.0], [2.0]])
    assert np.array_equal(plain.transform([[3.0]]), [[3.0]])


def test_what_is_wrong_is_one_line():
    with pytest.raises(Problem, match=r"shortest = 5 .expected at most longest = 2"):
        HashedNgrams(shortest=5, longest=2).fit(TRAIN, attributes=(NOTE,))
