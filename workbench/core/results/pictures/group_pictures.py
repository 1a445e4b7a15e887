"""Pictures of groups and maps of rows: boxes, mosaic, silhouettes, t-SNE, projections."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.api.data import FloatArray, IntArray


@dataclass(frozen=True, slots=True, eq=False)
class BoxPicture:
    """Boxes and violins of m columns within each of g groups.

    Attributes
    ----------
    columns : tuple of int
        Positions among the attributes.
    lows, highs : ndarray, shape (m,)
        Least and greatest value of each column.
    counts : ndarray of int, shape (m, g)
        Known values.
    boxes : ndarray, shape (m, g, 6)
        Lower whisker, first quartile, median, third quartile, upper whisker, mean;
        NaN where there is no value.
    places, density : ndarray, shape (m, g, p)
        The violin: where, and the density there; 0 where there is none.
    far_column, far_code, far_row : ndarray of int, shape (o,)
        Rows beyond the whiskers: the place in `columns`, the group, the row.
    far_value : ndarray, shape (o,)
    far_counts : ndarray of int, shape (m, g)
        How many lie beyond the whiskers, also those not listed.
    names : tuple of str
        Of the groups.
    n : int
        Rows in all.
    """

    columns: tuple[int, ...]
    lows: FloatArray
    highs: FloatArray
    counts: IntArray
    boxes: FloatArray
    places: FloatArray
    density: FloatArray
    far_column: IntArray
    far_code: IntArray
    far_row: IntArray
    far_value: FloatArray
    far_counts: IntArray
    names: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True, eq=False)
class MosaicPicture:
    """Rows by two nominal columns, and what independence would expect.

    Attributes
    ----------
    across, upwards : int
        Positions in `Dataset.columns`.
    counts : ndarray of int, shape (a, b)
        Rows of each pair of labels.
    names : (tuple of str, tuple of str)
        Of the labels; of many the least frequent are one, the last.
    shown : (ndarray of int, ndarray of int)
        The codes of the labels named one by one.
    left_out : int
        Rows with a gap in either.
    chi2, v : float
        Pearson's statistic, and Cramer's V; NaN where a side has one label only.
    """

    across: int
    upwards: int
    counts: IntArray
    names: tuple[tuple[str, ...], tuple[str, ...]]
    shown: tuple[IntArray, IntArray]
    left_out: int
    chi2: float
    v: float

    @property
    def expected(self) -> FloatArray:
        """Rows expected if the two were independent, shape (a, b)."""
        total = max(int(self.counts.sum()), 1)
        rows, columns = self.counts.sum(axis=1), self.counts.sum(axis=0)
        result: FloatArray = rows[:, None] * columns / total
        return result


@dataclass(frozen=True, slots=True, eq=False)
class SilhouettePicture:
    """Silhouettes of m rows, sorted by class and from high to low.

    Attributes
    ----------
    rows, codes : ndarray of int, shape (m,)
    values : ndarray, shape (m,)
        From -1 to 1.
    means : ndarray, shape (g,)
        Of each class; NaN without rows.
    mean : float
    names, groups : tuple of str
        Of all classes, and of those drawn one by one in other pictures.
    n : int
        Rows with a class in all.
    """

    rows: IntArray
    codes: IntArray
    values: FloatArray
    means: FloatArray
    mean: float
    names: tuple[str, ...]
    groups: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True, eq=False)
class RowMap:
    """Rows as points of a plane whose distances follow those of the metric.

    Attributes
    ----------
    method : str
        ``tsne`` or ``mds``.
    rows, codes : ndarray of int, shape (m,)
    points : ndarray, shape (m, 2)
    loss : float
        The Kullback-Leibler divergence of t-SNE, Kruskal's stress-1 of MDS; NaN while
        it is still made.
    perplexity : float
        As used; NaN for MDS.
    steps : int
    groups : tuple of str
    n : int
        Rows in all.
    """

    method: str
    rows: IntArray
    codes: IntArray
    points: FloatArray
    loss: float
    perplexity: float
    steps: int
    groups: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True, eq=False)
class ProjectedRows:
    """Rows and first axes of a linear projection to be dragged.

    Attributes
    ----------
    names : tuple of str
        Of the c columns.
    columns : ndarray, shape (m, c)
        Centred, each divided by its standard deviation over all rows; gaps are 0.
    principal : ndarray, shape (c, 2)
        The first two principal directions of all rows.
    rows, codes : ndarray of int, shape (m,)
    groups : tuple of str
    n : int
        Rows in all.
    left_out : int
        Columns beyond those shown.
    """

    names: tuple[str, ...]
    columns: FloatArray
    principal: FloatArray
    rows: IntArray
    codes: IntArray
    groups: tuple[str, ...]
    n: int
    left_out: int
