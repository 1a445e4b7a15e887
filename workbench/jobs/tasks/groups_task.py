"""Tasks of the Visualize room that draw groups and maps of rows.

Payloads name ``data`` and ``colour`` as in `workbench.jobs.tasks.visualize_task`; those
that measure name ``metric, p, scale, components`` (see `make_space`), ``limit`` and
``seed`` of the sample.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Problem, report
from workbench.compute.pictures import group_figures
from workbench.compute.pictures.distance_matrix import pairwise, stratified_sample
from workbench.compute.pictures.projection import column_names
from workbench.core.plane.space import encode, make_space
from workbench.core.results.grouping import drawn_groups, groups
from workbench.core.results.pictures.group_pictures import (
    BoxPicture,
    MosaicPicture,
    ProjectedRows,
    RowMap,
    SilhouettePicture,
)

#: Columns with an axis to drag.
MOST_HANDLES = 16


def _opened(payload: Mapping[str, Any]) -> tuple[Dataset, IntArray, tuple[str, ...]]:
    dataset = Dataset.open(Path(payload["data"]))
    return dataset, *drawn_groups(dataset, int(payload.get("colour", -1)))


def boxes(payload: Mapping[str, Any]) -> BoxPicture:
    """Compute boxes and violins: ``data, colour, columns``."""
    dataset, codes, names = _opened(payload)
    columns = [int(column) for column in payload["columns"]]
    return group_figures.box_picture(dataset, columns, codes, names)


def mosaic(payload: Mapping[str, Any]) -> MosaicPicture:
    """Count rows by two nominal columns: ``data, across, upwards``."""
    dataset = Dataset.open(Path(payload["data"]))
    return group_figures.mosaic(
        dataset, int(payload["across"]), int(payload["upwards"])
    )


def rows_with(payload: Mapping[str, Any]) -> IntArray:
    """Return the rows of a group, or of labels, within a range.

    Parameters
    ----------
    payload : mapping
        ``data``; ``colour`` with ``group``, its number; ``labels``, pairs of a position
        in `Dataset.columns` and the codes wanted there; ``range``, an attribute with
        least and greatest value, ends included.
    """
    dataset, codes, _ = _opened(payload)
    chosen = np.ones(dataset.n_rows, bool)
    if "group" in payload:
        chosen &= codes == int(payload["group"])
    for column, wanted in payload.get("labels", ()):
        chosen &= np.isin(dataset.column(int(column)), wanted)
    if "range" in payload:
        column, low, high = payload["range"]
        values = dataset.X[:, int(column)]
        chosen &= (values >= low) & (values <= high)
    return np.flatnonzero(chosen)


def silhouette(payload: Mapping[str, Any]) -> SilhouettePicture:
    """Compute silhouettes of the classes under a metric, of a sample.

    Raises
    ------
    Problem
        When fewer than two groups have rows.
    """
    dataset = Dataset.open(Path(payload["data"]))
    by = int(payload.get("colour", -1))
    codes, names = groups(dataset, by)
    labelled = len(names) - (names[-1] == "?")
    known = np.flatnonzero(codes < labelled)
    if len(np.unique(codes[known])) < 2:
        raise Problem(
            "one class", expected="rows of at least 2 classes for silhouettes"
        )
    sample = stratified_sample(
        codes[known], labelled, int(payload["limit"]), int(payload["seed"])
    )
    rows = known[sample]
    values = group_figures.silhouettes(_distances(dataset, payload, rows), codes[rows])
    order = np.lexsort((-values, codes[rows]))
    rows, values = rows[order], values[order]
    own = codes[rows]
    sizes = np.bincount(own, minlength=labelled)
    means = np.full(labelled, np.nan)
    np.divide(np.bincount(own, values, labelled), sizes, out=means, where=sizes > 0)
    return SilhouettePicture(
        rows, own, values, means, float(values.mean()), names[:labelled],
        drawn_groups(dataset, by)[1], len(known),
    )  # fmt: skip


def row_map(payload: Mapping[str, Any]) -> RowMap:
    """Map a sample of rows by t-SNE or metric MDS; maps under way are partial results.

    Parameters
    ----------
    payload : mapping
        As above, ``method`` (``tsne`` or ``mds``) and ``perplexity``, which is lowered
        to a third of the rows where it is higher.
    """
    from workbench.compute.pictures import row_maps  # late: imports scikit-learn

    dataset, codes, names = _opened(payload)
    method, seed = str(payload["method"]), int(payload["seed"])
    rows = stratified_sample(codes, len(names), int(payload["limit"]), seed)
    if len(rows) < 4:
        raise Problem(
            f"{len(rows)} {'row' if len(rows) == 1 else 'rows'}",
            expected="4 at least for a map",
        )
    D = _distances(dataset, payload, rows)
    perplexity = float("nan")
    if method == "tsne":
        perplexity = min(float(payload["perplexity"]), max((len(rows) - 1) / 3, 1.0))

    def made(points: FloatArray, loss: float, steps: int) -> RowMap:
        return RowMap(
            method, rows, codes[rows], points, loss, perplexity, steps, names,
            dataset.n_rows,
        )  # fmt: skip

    def watch(points: FloatArray, steps: int) -> None:
        report.partial(made(points, float("nan"), steps))

    if method == "tsne":
        return made(*row_maps.tsne_map(D, perplexity, seed, watch))
    return made(*row_maps.mds_map(D, seed, watch))


def projected(payload: Mapping[str, Any]) -> ProjectedRows:
    """Prepare rows for a linear projection that is dragged: ``limit, seed``.

    Raises
    ------
    Problem
        For fewer than 2 rows, or where no column varies.
    """
    dataset, codes, names = _opened(payload)
    columns, _, _ = encode(dataset.X, dataset.attributes)
    spread = columns.std(axis=0) if len(columns) else np.zeros(columns.shape[1])
    varies = np.flatnonzero(spread > 0)
    if len(columns) < 2 or not varies.size:
        raise Problem("no column that varies", expected="1 at least for a projection")
    kept = varies[:MOST_HANDLES]
    Z = (columns[:, kept] - columns[:, kept].mean(axis=0)) / spread[kept]
    report.check()
    _, _, axes = np.linalg.svd(np.linalg.qr(Z, mode="r"), full_matrices=False)
    principal = np.zeros((len(kept), 2))
    principal[:, : min(2, len(axes))] = axes[:2].T
    peak = np.abs(principal).argmax(axis=0)
    signs = np.sign(principal[peak, [0, 1]])
    principal *= np.where(signs == 0, 1.0, signs)
    rows = stratified_sample(
        codes, len(names), int(payload["limit"]), int(payload["seed"])
    )
    every = column_names(dataset)
    return ProjectedRows(
        tuple(every[k] for k in kept), Z[rows], principal, rows, codes[rows], names,
        dataset.n_rows, len(every) - len(kept),
    )  # fmt: skip


def _distances(dataset: Dataset, payload: Mapping[str, Any], rows: IntArray) -> Any:
    space = make_space(
        dataset,
        payload["metric"],
        p=float(payload.get("p", 2.0)),
        scale=payload.get("scale", "none"),
        components=payload.get("components"),
    )
    return pairwise(space, rows)
