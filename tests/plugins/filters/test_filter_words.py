"""Bags of words equal scikit-learn's vectorisers, learned on training rows only."""

import numpy as np
import pytest
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer

from workbench.api import Attribute, Problem
from workbench.bundled.filter_words import StringToWords

TEXTS = (
    "The cat sat on the mat",
    "the dog sat",
    "A cat and a dog; a Dog!",
    "nothing of note",
    "mat, mat, mat",
)
NOTE = Attribute("note", "string", TEXTS)
TRAIN = np.array([[0.0], [1.0], [2.0], [0.0]])
TEST = np.array([[3.0], [4.0], [2.0], [np.nan]])


def documents(rows):
    return ["" if np.isnan(code) else TEXTS[int(code)] for code in rows[:, 0]]


@pytest.mark.parametrize(
    ("params", "theirs"),
    [
        ({}, CountVectorizer()),
        ({"values": "binary"}, CountVectorizer(binary=True)),
        ({"values": "tf-idf"}, TfidfVectorizer()),
        ({"n_words": 3}, CountVectorizer(max_features=3)),
        ({"values": "tf-idf", "n_words": 4}, TfidfVectorizer(max_features=4)),
        ({"lowercase": False}, CountVectorizer(lowercase=False)),
    ],
)
def test_the_bag_is_that_of_scikit_learn(params, theirs):
    ours = StringToWords(**params).fit(TRAIN, attributes=(NOTE,))
    theirs.fit(documents(TRAIN))
    for rows in (TRAIN, TEST):
        expected = theirs.transform(documents(rows)).toarray()
        np.testing.assert_array_equal(ours.transform(rows), expected)
    names = [f"word={word}" for word in theirs.get_feature_names_out()]
    assert [a.name for a in ours.attributes_] == names


def test_words_of_other_rows_are_unknown():
    ours = StringToWords().fit(TRAIN, attributes=(NOTE,))
    names = [a.name for a in ours.attributes_]
    assert "word=nothing" not in names  # in the list of texts, but in no training row
    row = ours.transform(TEST)[1]
    assert dict(zip(names, row, strict=True))["word=mat"] == 3.0
    assert not ours.transform(TEST)[3].any()


def test_several_texts_of_a_row_are_one_bag_and_numbers_go_before():
    title = Attribute("title", "string", ("cat", "word"))
    attributes = (title, Attribute("year"), NOTE)
    X = np.array([[0.0, 1990.0, 0.0], [1.0, 1991.0, 4.0], [np.nan, 1992.0, 1.0]])
    ours = StringToWords().fit(X, attributes=attributes)
    names = [a.name for a in ours.attributes_]
    assert names[:2] == ["year", "word=cat"]
    result = ours.transform(X)
    np.testing.assert_array_equal(result[:, 0], X[:, 1])
    np.testing.assert_array_equal(result[:, 1], [2.0, 0.0, 0.0])
    one = StringToWords(attributes="title").fit(X, attributes=attributes)
    assert [a.name for a in one.attributes_] == [
        "year",
        "note",
        "word=cat",
        "word=word",
    ]


def test_texts_without_a_word_are_refused():
    empty = Attribute("note", "string", ("", "?!", "a"))
    with pytest.raises(Problem, match="no word in the texts of 3 rows"):
        StringToWords().fit([[0.0], [1.0], [2.0]], attributes=(empty,))
    with pytest.raises(Problem, match="'x1' is numeric"):
        StringToWords(attributes="x1").fit([[0.0], [1.0]])
