"""Bag-of-words filter: texts into counts of their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Plugin,
    Problem,
    choice,
    declare,
    flag,
    integer,
)
from workbench.api.filtering import (
    ColumnFilter,
    chosen_columns,
    columns_param,
    fresh_names,
    joined_texts,
)


@declare(
    Plugin(
        id="string-to-words",
        title="Words of texts",
        kind="filter",
        family="Filters",
        params=(
            columns_param("string"),
            choice(
                "values",
                "counts",
                ("counts", "binary", "tf-idf"),
                help="How often a word stands in the text, whether it does, or how "
                "telling it is there.",
            ),
            integer(
                "n_words",
                1000,
                low=1,
                high=100_000,
                help="Keep the words most frequent in the training rows.",
            ),
            flag("lowercase", True, help="Take upper and lower case for the same."),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="One numeric attribute for each word of the training rows' texts. A "
        "word is two or more letters or digits.",
        reference="Salton and McGill, 1983, Introduction to Modern Information "
        "Retrieval; scikit-learn, CountVectorizer and TfidfVectorizer",
    )
)
class StringToWords(ColumnFilter, TransformerMixin, BaseEstimator):
    """A bag of words; several string attributes of a row are one bag.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all string attributes.
    values : str
        ``counts``, ``binary`` or ``tf-idf`` (smooth idf, rows of length 1).

    Attributes
    ----------
    columns_ : ndarray of int64
        The columns of texts.
    vectorizer_ : CountVectorizer or None
        Fitted; None where there is no such column.
    attributes_ : tuple of Attribute
        The columns not chosen, then ``word=…`` in alphabetical order.

    Examples
    --------
    >>> from workbench.api import Attribute
    >>> from workbench.bundled.filter_words import StringToWords
    >>> column = Attribute("text", "string", ("a big cat", "a cat and a dog"))
    >>> StringToWords().fit([[0], [1]], attributes=(column,)).transform([[1], [0]])
    array([[1., 0., 1., 1.],
           [0., 1., 1., 0.]])
    """

    def __init__(
        self,
        attributes: str = "",
        values: str = "counts",
        n_words: int = 1000,
        lowercase: bool = True,
    ) -> None:
        self.attributes = attributes
        self.values = values
        self.n_words = n_words
        self.lowercase = lowercase

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Learn the words of the training rows.

        Parameters
        ----------
        X : array of float64, shape (n, d)
            Cells of a string attribute are positions in its ``values``.
        y : ignored
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.

        Raises
        ------
        Problem
            When a parameter is wrong, names no string attribute, or the texts hold no
            word.
        """
        rows, before = self._training_rows(X, attributes)
        self.columns_: IntArray = chosen_columns(self.attributes, before, ("string",))
        self._texts = [before[j].values for j in self.columns_]
        others = np.delete(np.arange(len(before)), self.columns_)
        kept = tuple(before[j] for j in others)
        self.vectorizer_ = self._fitted(rows) if self.columns_.size else None
        words = (
            [] if self.vectorizer_ is None else self.vectorizer_.get_feature_names_out()
        )
        names = fresh_names((f"word={word}" for word in words), (a.name for a in kept))
        self.attributes_ = (*kept, *(Attribute(name) for name in names))
        return self

    def _fitted(self, rows: FloatArray) -> Any:
        given = {"max_features": self.n_words, "lowercase": self.lowercase}
        if self.values == "tf-idf":
            vectorizer = TfidfVectorizer(**given)
        else:
            vectorizer = CountVectorizer(**given, binary=self.values == "binary")
        try:
            return vectorizer.fit(self._documents(rows))
        except ValueError:  # scikit-learn's word for it is about stop words
            raise Problem(
                f"no word in the texts of {len(rows)} rows",
                expected="a word of at least two letters",
            ) from None

    def _documents(self, rows: FloatArray) -> list[str]:
        return joined_texts(rows[:, self.columns_], self._texts)

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the other columns and the words', shape (m, len(attributes_))."""
        rows = self._asked_rows(X)
        if self.vectorizer_ is None:
            return rows.copy()
        words = self.vectorizer_.transform(self._documents(rows)).toarray()
        return np.hstack([np.delete(rows, self.columns_, axis=1), words])
