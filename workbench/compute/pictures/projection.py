"""Principal components of a data set under a metric, for the biplot (Gabriel 1971)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from workbench.api import Dataset, FloatArray, Problem
from workbench.core.plane.space import encode, metric_map, scaling

#: Variances that differ by less, relatively, are equal: no direction is principal.
_EQUAL = 1e-9


@dataclass(frozen=True, eq=False, slots=True)
class Projection:
    """Principal components, largest variance first; r = min(n, rank of M) of them.

    Attributes
    ----------
    names : tuple of str
        The c columns: numeric attributes, and ``attribute=label`` for indicators.
    directions : ndarray, shape (r, c)
        Unit vectors in the scaled columns x; under a metric M in the columns of
        M^(1/2) x, each of which stands for the attribute of its place.
    variances : ndarray, shape (r,)
        Variance of the rows along each (divisor n - 1), in scaled units.
    mean : ndarray, shape (c,)
        Of the scaled columns, before the metric.
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
    def is_round(self) -> bool:
        """Whether rows vary alike in all of several directions: none is principal."""
        v = self.variances
        return len(v) > 1 and bool(v[0] - v[-1] <= _EQUAL * v[0])

    @property
    def loadings(self) -> FloatArray:
        """Directions times standard deviations, shape (r, c): the arrows."""
        return np.asarray(self.directions * np.sqrt(self.variances)[:, None])


def principal_components(
    dataset: Dataset,
    scale: str = "none",
    *,
    metric: str = "euclidean",
    components: FloatArray | None = None,
) -> Projection:
    """Compute the principal components of all rows, seen by a Mahalanobis metric.

    Gaps stand at the mean, labels become 0/1 columns, as where distances are measured
    (`workbench.core.plane.space`). A metric M turns the scaled columns x into M^(1/2) x, by
    the symmetric root, whose columns are nearest to the attributes of all roots; the
    scores are the same for every root. Their Euclidean distances are those under M, so
    classical scaling of these gives the same picture (Gower 1966).

    Of the two directions of a component the one is taken whose coordinate of largest
    size is positive, the first of several equal ones, so that the picture of a data set
    is always the same. Where all variances are equal, as under the Mahalanobis distance
    of these very rows, the axes of the map are kept in their order.

    Parameters
    ----------
    scale : str
        ``none``, ``min-max`` or ``z-score``, on all rows.
    metric : str
        ``mahalanobis`` or ``learned``; any other leaves x as it is.
    components : ndarray, shape (q, c), optional
        L of the learned metric, LᵀL = M.

    Raises
    ------
    Problem
        For fewer than 2 rows, when no column is left, or no learned metric fits.
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
    L = metric_map(metric, columns, components)
    if L is not None and not len(L):
        raise Problem("the metric is zero everywhere", expected="some distance")
    rows = columns if L is None else columns @ L.T
    axes, variances = _principal_axes(rows, keep_equal=L is not None)
    directions = axes if L is None else axes @ _turn_to_root(L)
    signs = _signs(directions)
    return Projection(
        names=column_names(dataset),
        directions=directions * signs,
        variances=variances,
        mean=mean,
        scores=rows @ (axes * signs).T,
    )


def _signs(directions: FloatArray) -> FloatArray:
    """Return 1 or -1 for each row, shape (r, 1), that makes its largest entry positive."""
    largest = np.abs(directions).argmax(axis=1)
    signs = np.sign(directions[np.arange(len(directions)), largest])
    return np.asarray(np.where(signs == 0, 1.0, signs)[:, None])


def _principal_axes(
    rows: FloatArray, keep_equal: bool
) -> tuple[FloatArray, FloatArray]:
    """Return unit axes, shape (r, q), and variances of centred rows, shape (n, q)."""
    # R of QR has the singular values of the rows, and is small however many there are
    _, singular, axes = np.linalg.svd(np.linalg.qr(rows, mode="r"), full_matrices=False)
    variances = np.asarray(singular**2 / (len(rows) - 1))
    whole = len(variances) == rows.shape[1]
    if keep_equal and whole and variances[0] - variances[-1] <= _EQUAL * variances[0]:
        axes = np.eye(len(variances))
    return np.asarray(axes), variances


def _turn_to_root(L: FloatArray) -> FloatArray:
    """Return W with L = W M^(1/2), the factor of L's polar decomposition, (q, c)."""
    left, _, right = np.linalg.svd(L, full_matrices=False)
    return np.asarray(left @ right)


def column_names(dataset: Dataset) -> tuple[str, ...]:
    """Name the columns `workbench.core.plane.space.encode` makes of a data set, in order."""
    names: list[str] = []
    for attribute in dataset.attributes:
        if attribute.is_numeric:
            names.append(attribute.name)
        elif attribute.is_nominal:
            labels = attribute.values
            labels = labels[1:] if len(labels) <= 2 else labels
            names += [f"{attribute.name}={label}" for label in labels]
    return tuple(names)
