"""A table of scores: data sets in rows, classifiers in columns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import FloatArray, Problem


@dataclass(frozen=True, eq=False, slots=True)
class ScoreTable:
    """Scores of k classifiers on N data sets.

    Attributes
    ----------
    datasets : tuple of str
        N names, all different.
    classifiers : tuple of str
        k names, all different.
    values : ndarray of float64, shape (N, k)
        NaN where there is none. Not writeable.
    measure : str
    higher_is_better : bool
    decimals : int or None
        Digits after the point as given, where the table was read from a text: ties may
        come from rounding. None when the values are not rounded.

    Raises
    ------
    Problem
        When shapes do not fit or a name stands twice.
    """

    datasets: tuple[str, ...]
    classifiers: tuple[str, ...]
    values: FloatArray
    measure: str = "accuracy"
    higher_is_better: bool = True
    decimals: int | None = None

    def __post_init__(self) -> None:
        values = np.array(self.values, np.float64)
        values.setflags(write=False)
        object.__setattr__(self, "values", values)
        expected = (len(self.datasets), len(self.classifiers))
        if values.shape != expected:
            raise Problem(
                f"a table of shape {values.shape}",
                expected=f"{expected[0]} data sets and {expected[1]} classifiers",
            )
        for kind, names in (
            ("data set", self.datasets),
            ("classifier", self.classifiers),
        ):
            twice = sorted({name for name in names if names.count(name) > 1})
            if twice:
                raise Problem(
                    f"the {kind} {twice[0]!r} stands twice", expected="different names"
                )

    @property
    def n_datasets(self) -> int:
        """The number of data sets, N."""
        return len(self.datasets)

    @property
    def n_classifiers(self) -> int:
        """The number of classifiers, k."""
        return len(self.classifiers)

    def complete(self) -> ScoreTable:
        """Return the rows without a gap."""
        full = np.flatnonzero(~np.isnan(self.values).any(axis=1))
        names = tuple(self.datasets[i] for i in full)
        return ScoreTable(
            names,
            self.classifiers,
            self.values[full],
            self.measure,
            self.higher_is_better,
            self.decimals,
        )
