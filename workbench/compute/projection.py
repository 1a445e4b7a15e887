"""Principal components of a data set, for the biplot (Gabriel 1971)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import Dataset, FloatArray, Problem
from workbench.core.space import encode, scaling


@dataclass(frozen=True, eq=False, slots=True)
class Projection:
    """Principal components, largest variance first; r = min(n, c) of them.

    Attributes
    ----------
    names : tuple of str
        The c columns: numeric attributes, and ``attribute=label`` for indicators.
    directions : ndarray, shape (r, c)
        Unit vectors in the scaled columns.
    variances : ndarray, shape (r,)
        Variance of the rows along each (divisor n - 1), in scaled units.
    mean : ndarray, shape (c,)
        Of the scaled columns.
    scores : ndarray, shape (n, r)
        The rows in these coordinates.
    """

    names: tuple[str, ...]
    directions: FloatArray
    variances: FloatArray
    mean: FloatArray
    scores: FloatArray

    @property
    def shares(self) -> FloatArray:
        """Each component's share of the total variance, shape (r,); 0 without any."""
        total = float(self.variances.sum())
        return self.variances / total if total > 0 else np.zeros(len(self.variances))

    @property
    def loadings(self) -> FloatArray:
        """Directions times standard deviations, shape (r, c): the arrows."""
        return np.asarray(self.directions * np.sqrt(self.variances)[:, None])


def principal_components(dataset: Dataset, scale: str = "none") -> Projection:
    """Compute the principal components of all rows.

    Gaps stand at the mean, labels become 0/1 columns, as where distances are measured
    (`workbench.core.space`). Of the two directions of a component the one is taken
    whose coordinate of largest size is positive, the first of several equal ones, so
    that the picture of a data set is always the same.

    Parameters
    ----------
    dataset : Dataset
    scale : str
        ``none``, ``min-max`` or ``z-score``, on all rows.

    Raises
    ------
    Problem
        For fewer than 2 rows, or when no column is left.
    """
    columns, numeric, _ = encode(dataset.X, dataset.attributes)
    if len(columns) < 2 or not columns.shape[1]:
        raise Problem(
            f"{columns.shape[0]} rows of {columns.shape[1]} numbers",
            expected="2 rows and 1 attribute at least for principal components",
        )
    shift, factor = scaling(columns, numeric, scale)
    columns -= shift  # in place: a million rows need not stand in memory twice
    columns *= factor
    mean = columns.mean(axis=0)
    columns -= mean
    # R of QR has the singular values of the rows, and is small however many there are
    _, singular, directions = np.linalg.svd(
        np.linalg.qr(columns, mode="r"), full_matrices=False
    )
    largest = np.abs(directions).argmax(axis=1)
    signs = np.sign(directions[np.arange(len(directions)), largest])
    directions *= np.where(signs == 0, 1.0, signs)[:, None]
    return Projection(
        names=column_names(dataset),
        directions=directions,
        variances=singular**2 / (len(columns) - 1),
        mean=mean,
        scores=columns @ directions.T,
    )


def column_names(dataset: Dataset) -> tuple[str, ...]:
    """Name the columns `workbench.core.space.encode` makes of a data set, in order."""
    names: list[str] = []
    for attribute in dataset.attributes:
        if attribute.is_numeric:
            names.append(attribute.name)
        elif attribute.is_nominal:
            labels = attribute.values
            labels = labels[1:] if len(labels) <= 2 else labels
            names += [f"{attribute.name}={label}" for label in labels]
    return tuple(names)
