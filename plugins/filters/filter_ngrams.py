"""Hashed n-grams of texts: a fixed number of attributes, and no dictionary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.feature_extraction.text import HashingVectorizer, TfidfTransformer

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
        id="hashed-ngrams",
        title="Hashed n-grams",
        kind="filter",
        family="Filters",
        params=(
            columns_param("string"),
            choice(
                "grams",
                "characters",
                ("characters", "words"),
                label="Pieces of",
                help="Pieces of words, which forgive errors of spelling, or runs of "
                "words.",
            ),
            integer("shortest", 2, low=1, high=10, help="Of the pieces counted."),
            integer("longest", 4, low=1, high=10, help="Of the pieces counted."),
            integer(
                "n_columns",
                256,
                low=2,
                high=65_536,
                label="Attributes made",
                help="Attributes made; pieces that share one are counted together.",
            ),
            flag(
                "tf_idf",
                True,
                label="TF-IDF",
                help="Give less to what most training rows have; rows of length 1.",
            ),
            flag("lowercase", True, help="Take upper and lower case for the same."),
        ),
        reads=frozenset({"numeric", "nominal", "missing"}),
        summary="Pieces of texts, each counted in the attribute that a hash function "
        "gives it. Texts that share pieces come to lie near each other.",
        reference="Weinberger and others, 2009, Feature hashing for large scale multitask "
        "learning; scikit-learn, HashingVectorizer",
    )
)
class HashedNgrams(ColumnFilter, TransformerMixin, BaseEstimator):
    """Counts of hashed pieces; several string attributes of a row are one text.

    Parameters
    ----------
    attributes : str
        Names separated by commas; empty for all string attributes.
    grams : str
        ``characters`` (within words, a blank at each end) or ``words``.
    shortest, longest : int
        Characters, or words, of a piece.
    n_columns : int
        How many attributes there are.
    tf_idf : bool
        Whether counts are weighted by the smooth idf of the training rows, and rows
        scaled to length 1.
    lowercase : bool

    Attributes
    ----------
    columns_ : ndarray of int64
        The columns of texts.
    weights_ : TfidfTransformer or None
        Fitted; None without weights, and where there is no such column.
    attributes_ : tuple of Attribute
        The columns not chosen, then ``hash=0``, ``hash=1``, ….

    Notes
    -----
    Time and memory are O(n n_columns) for n rows; the hash is the signed 32-bit
    MurmurHash3 of the piece, without its sign.

    Examples
    --------
    >>> from workbench.api import Attribute
    >>> from workbench.bundled.filter_ngrams import HashedNgrams
    >>> column = Attribute("text", "string", ("colour", "color", "shape"))
    >>> filter_ = HashedNgrams(n_columns=64).fit([[0], [1], [2]], attributes=(column,))
    >>> a, b, c = filter_.transform([[0], [1], [2]])
    >>> bool(a @ b > a @ c)
    True
    """

    def __init__(
        self,
        attributes: str = "",
        grams: str = "characters",
        shortest: int = 2,
        longest: int = 4,
        n_columns: int = 256,
        tf_idf: bool = True,
        lowercase: bool = True,
    ) -> None:
        self.attributes = attributes
        self.grams = grams
        self.shortest = shortest
        self.longest = longest
        self.n_columns = n_columns
        self.tf_idf = tf_idf
        self.lowercase = lowercase

    def fit(
        self,
        X: npt.ArrayLike,
        y: npt.ArrayLike | None = None,
        attributes: Sequence[Attribute] | None = None,
    ) -> Self:
        """Learn how many training rows have each hashed piece.

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
            When a parameter is wrong, or names no string attribute.
        """
        rows, before = self._training_rows(X, attributes)
        if self.shortest > self.longest:
            raise Problem(
                f"shortest = {self.shortest}",
                expected=f"at most longest = {self.longest}",
            )
        self.columns_: IntArray = chosen_columns(self.attributes, before, ("string",))
        self._texts = [before[j].values for j in self.columns_]
        others = np.delete(np.arange(len(before)), self.columns_)
        kept = tuple(before[j] for j in others)
        self.weights_ = None
        made = 0
        if self.columns_.size:
            made = self.n_columns
            if self.tf_idf:
                self.weights_ = TfidfTransformer().fit(self._counts(rows))
        names = fresh_names((f"hash={i}" for i in range(made)), (a.name for a in kept))
        self.attributes_ = (*kept, *(Attribute(name) for name in names))
        return self

    def _counts(self, rows: FloatArray) -> Any:
        """Return the sparse counts of pieces, shape (m, n_columns)."""
        vectorizer = HashingVectorizer(
            analyzer="char_wb" if self.grams == "characters" else "word",
            ngram_range=(self.shortest, self.longest),
            n_features=self.n_columns,
            lowercase=self.lowercase,
            alternate_sign=False,
            norm=None,
        )
        texts = joined_texts(rows[:, self.columns_], self._texts)
        return vectorizer.transform(texts)

    def transform(self, X: npt.ArrayLike) -> FloatArray:
        """Return the other columns and the pieces', shape (m, len(attributes_))."""
        rows = self._asked_rows(X)
        if not self.columns_.size:
            return rows.copy()
        counts = self._counts(rows)
        if self.weights_ is not None:
            counts = self.weights_.transform(counts)
        return np.hstack([np.delete(rows, self.columns_, axis=1), counts.toarray()])
