"""Overview of all columns: missing values, small histograms, class separation."""

from __future__ import annotations

import numpy as np

from workbench.api import Dataset
from workbench.compute.describing.describe import nearest_share, same_value_share
from workbench.core.results.describing.column_figures import ColumnSketch, ColumnWorth
from workbench.core.results.histogram_bars import count_bars
from workbench.numerics.attributes.f_ratio import f_ratio
from workbench.numerics.attributes.ranking import f_score

SPARK_BINS = 16
#: Leave-one-out looks at a sample of larger sets: the share is known to half a percent.
LOO_ROWS = 20_000


def sketch(dataset: Dataset, column: int) -> ColumnSketch:
    """Count the gaps of a column and the bars of its small histogram."""
    missing = int(np.isnan(dataset.column(column)).sum())
    return ColumnSketch(column, missing, count_bars(dataset, column, SPARK_BINS).counts)


def worth(dataset: Dataset, column: int, sample: int = LOO_ROWS) -> ColumnWorth:
    """Say how well one column alone separates the classes.

    Parameters
    ----------
    column : int
        A position in `Dataset.columns`.
    sample : int
        Of more rows, so many are taken at random (always the same) for leave-one-out.
    """
    attribute = dataset.columns[column]
    unfit = attribute.kind in ("string", "relational")
    if not dataset.has_nominal_class or column == dataset.class_index or unfit:
        return ColumnWorth(column)
    values = dataset.column(column)
    rows = np.flatnonzero(~np.isnan(values) & (dataset.y >= 0))
    if not rows.size:
        return ColumnWorth(column)
    x, y = values[rows], np.asarray(dataset.y[rows])
    ratio = f_ratio(x, y) if attribute.is_numeric else None
    if ratio is None and attribute.is_numeric and f_score(x, y) > 0:
        ratio = float("inf")
    sampled = 0
    if len(x) > sample and attribute.is_numeric:
        chosen = np.sort(np.random.default_rng(1).choice(len(x), sample, replace=False))
        x, y, sampled = x[chosen], y[chosen], sample
    if attribute.is_numeric:
        share = nearest_share(x, y)
    else:
        share = same_value_share(x.astype(np.int64), y)
    return ColumnWorth(column, ratio, share, sampled)
