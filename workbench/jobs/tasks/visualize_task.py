"""Tasks of the Visualize room: its scatter matrix, curves, components, distances.

Every payload names ``data`` (a folder) and ``colour``: what groups the rows. -1 is the
class, -2 nothing, else the position of a nominal attribute. Of many groups the least
frequent are one; rows without that label make one more, the last.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset, FloatArray, IntArray, Problem, report
from workbench.compute.pictures import scatter
from workbench.compute.pictures.distance_matrix import (
    pairwise,
    sorted_distances,
    stratified_sample,
)
from workbench.compute.pictures.projection import column_names, principal_components
from workbench.core.plane.polygon import points_in_polygon
from workbench.core.plane.space import Space, make_space
from workbench.core.results.grouping import drawn_groups, groups
from workbench.core.results.pictures.visualize_pictures import (
    BiplotAxes,
    BiplotPicture,
    DistancePicture,
    Distortion,
    ParallelLines,
    ScatterFigures,
)
from workbench.numerics.mds import (
    MOST_AXES,
    MOST_ROWS,
    attribute_arrows,
    classical_scaling,
    stress,
)


def _opened(
    payload: Mapping[str, Any],
) -> tuple[Dataset, IntArray, tuple[str, ...]]:
    dataset = Dataset.open(Path(payload["data"]))
    return dataset, *drawn_groups(dataset, int(payload.get("colour", -1)))


def matrix(payload: Mapping[str, Any]) -> ScatterFigures:
    """Compute what the cells show beside the points themselves.

    Parameters
    ----------
    payload : mapping
        ``data, colour, columns`` (positions among the attributes); optionally
        ``correlations`` (of ``pearson``, ``spearman``) and ``tiles`` (whether to
        count rows in tiles).
    """
    started = time.perf_counter()
    dataset, codes, names = _opened(payload)
    g = len(names)
    columns = [int(j) for j in payload["columns"]]
    X = [np.ascontiguousarray(dataset.X[:, j]) for j in columns]
    kinds = [dataset.attributes[j] for j in columns]
    spans = [scatter.extent(x, a) for x, a in zip(X, kinds, strict=True)]
    edges = [
        np.linspace(*span, (len(a.values) or scatter.BINS) + 1)
        for span, a in zip(spans, kinds, strict=True)
    ]
    curves = [
        scatter.density_curves(x, codes, g, s) for x, s in zip(X, spans, strict=True)
    ]
    pairs = list(itertools.combinations(range(len(X)), 2))
    incomplete = np.zeros(dataset.n_rows, bool)
    for x in X:
        incomplete |= np.isnan(x)
    return ScatterFigures(
        names=names,
        spans=tuple(spans),
        edges=tuple(edges),
        counts=tuple(
            scatter.histogram(x, codes, g, e) for x, e in zip(X, edges, strict=True)
        ),
        places=tuple(places for places, _ in curves),
        density=tuple(density for _, density in curves),
        correlations={
            kind: {
                (i, j): _correlation(kind, (X[i], X[j]), (kinds[i], kinds[j]), codes, g)
                for i, j in pairs
            }
            for kind in payload.get("correlations", ())
        },
        tiles=_tiles(X, spans, codes, g) if payload.get("tiles") else {},
        incomplete=int(incomplete.sum()),
        seconds=time.perf_counter() - started,
    )


def _correlation(
    kind: str,
    both: tuple[FloatArray, FloatArray],
    attributes: tuple[Attribute, Attribute],
    codes: IntArray,
    g: int,
) -> FloatArray:
    report.check()
    if not all(map(_is_ordered, attributes)):
        return np.full(1 + g, np.nan)
    return scatter.correlation(*both, codes, g, ranks=kind == "spearman")


def _tiles(
    X: list[FloatArray], spans: list[tuple[float, float]], codes: IntArray, g: int
) -> dict[tuple[int, int], npt.NDArray[np.int32]]:
    counted = {}
    for i, j in itertools.combinations(range(len(X)), 2):
        report.check()
        both = (spans[j], spans[i])
        counted[i, j] = scatter.tiles(X[j], X[i], codes, g, both).astype(np.int32)
    return counted


def _is_ordered(attribute: Attribute) -> bool:
    # two labels are as good as 0 and 1; of more the codes mean nothing
    return attribute.is_numeric or len(attribute.values) <= 2


def inside(payload: Mapping[str, Any]) -> IntArray:
    """Return the rows that lie in all ``ranges`` and in the ``polygon``.

    Parameters
    ----------
    payload : mapping
        ``data``; ``ranges``: (column, low, high) each; or ``columns`` (x, y) with
        ``polygon``, shape (v, 2). Rows with a gap there lie nowhere.
    """
    dataset = Dataset.open(Path(payload["data"]))
    chosen = np.ones(dataset.n_rows, bool)
    for column, low, high in payload.get("ranges", ()):
        values = dataset.X[:, int(column)]
        chosen &= (values >= low) & (values <= high)
    if "polygon" in payload:
        polygon = np.asarray(payload["polygon"], np.float64)
        places = dataset.X[:, [int(j) for j in payload["columns"]]]
        low, high = polygon.min(axis=0), polygon.max(axis=0)
        chosen &= ((places >= low) & (places <= high)).all(axis=1)
        candidates = np.flatnonzero(chosen)
        return candidates[points_in_polygon(places[candidates], polygon)]
    return np.flatnonzero(chosen)


def parallel(payload: Mapping[str, Any]) -> ParallelLines:
    """Gather what parallel coordinates draw.

    Parameters
    ----------
    payload : mapping
        ``data, colour, limit`` (lines), ``seed``.
    """
    dataset, codes, names = _opened(payload)
    g = len(names)
    columns = [
        j for j, a in enumerate(dataset.attributes) if a.is_numeric or a.is_nominal
    ]
    rows = stratified_sample(codes, g, int(payload["limit"]), int(payload["seed"]))
    low, high = np.zeros(len(columns)), np.ones(len(columns))
    medians = np.full((g, len(columns)), np.nan)
    values = np.empty((len(rows), len(columns)))
    for place, j in enumerate(columns):
        report.check()
        column = np.ascontiguousarray(dataset.X[:, j])
        low[place], high[place] = _ends(column, dataset, j)
        scaled = (column - low[place]) / (high[place] - low[place])
        values[:, place] = scaled[rows]
        for group in range(g):
            own = scaled[(codes == group) & ~np.isnan(scaled)]
            medians[group, place] = np.median(own) if own.size else np.nan
    return ParallelLines(
        tuple(columns), low, high, rows, codes[rows], values, medians,
        n=dataset.n_rows, names=names,
    )  # fmt: skip


def _ends(column: FloatArray, dataset: Dataset, j: int) -> tuple[float, float]:
    labels = dataset.attributes[j].values
    if len(labels) > 1:
        return 0.0, len(labels) - 1.0
    return scatter.extent(column, dataset.attributes[j]) if not labels else (-0.5, 0.5)


def biplot(payload: Mapping[str, Any]) -> BiplotPicture:
    """Compute principal components, or classical scaling, for the biplot.

    Parameters
    ----------
    payload : mapping
        ``data, colour, scale, limit`` (points drawn), ``seed``; optionally ``method``
        (``pca``, the default, or ``mds``), ``metric, p, components`` (see
        `workbench.core.plane.space.make_space`). Components heed a metric that is a linear
        map; scaling heeds any, of a sample.
    """
    dataset, codes, names = _opened(payload)
    scaled = payload.get("method", "pca") == "mds"
    limit = min(int(payload["limit"]), MOST_ROWS if scaled else dataset.n_rows)
    rows = stratified_sample(codes, len(names), limit, int(payload["seed"]))
    axes = (_scaled if scaled else _components)(dataset, rows, payload)
    return BiplotPicture(axes, rows, codes[rows], dataset.n_rows, names)


def _components(
    dataset: Dataset, rows: IntArray, payload: Mapping[str, Any]
) -> BiplotAxes:
    found = principal_components(
        dataset,
        payload.get("scale", "none"),
        metric=payload.get("metric", "euclidean"),
        components=payload.get("components"),
    )
    kept = min(MOST_AXES, len(found.variances))
    return BiplotAxes(
        names=found.names,
        loadings=found.loadings[:kept],
        variances=found.variances[:kept],
        shares=found.shares[:kept],
        scores=found.scores[rows, :kept],
        is_round=found.is_round,
    )


def _scaled(dataset: Dataset, rows: IntArray, payload: Mapping[str, Any]) -> BiplotAxes:
    space = _space(dataset, payload)
    if not (len(rows) and space.columns.shape[1]):
        raise Problem(
            f"{len(rows)} rows of {space.columns.shape[1]} numbers",
            expected="1 row and 1 attribute at least for a map",
        )
    D = pairwise(space, rows)
    found = classical_scaling(D)
    columns = (space.columns[rows] - space.shift) * space.factor
    return BiplotAxes(
        names=column_names(dataset),
        loadings=attribute_arrows(columns, found.points),
        variances=found.variances,
        shares=found.shares,
        scores=found.points,
        distortion=Distortion(
            found.strain(), stress(D, found.points), found.not_euclidean
        ),
    )


def _space(dataset: Dataset, payload: Mapping[str, Any]) -> Space:
    return make_space(
        dataset,
        payload["metric"],
        p=float(payload.get("p", 2.0)),
        scale=payload.get("scale", "none"),
        components=payload.get("components"),
    )


def distances(payload: Mapping[str, Any]) -> DistancePicture:
    """Compute the distance matrix sorted by class.

    Parameters
    ----------
    payload : mapping
        ``data, colour, metric, p, scale, components`` (see
        `workbench.core.plane.space.make_space`), ``limit, seed``.
    """
    started = time.perf_counter()
    dataset = Dataset.open(Path(payload["data"]))
    # all groups: merged ones would count distances between classes as inside one
    codes, names = groups(dataset, int(payload.get("colour", -1)))
    g = len(names)
    if not dataset.n_rows:
        raise Problem("no rows", expected="at least 1")
    found = sorted_distances(
        _space(dataset, payload), codes, g, int(payload["limit"]), int(payload["seed"])
    )
    highest = float(found.distances.max(initial=0.0))
    levels = found.distances * (255.0 / highest if highest > 0 else 0.0)
    return DistancePicture(
        found,
        levels=np.rint(levels).astype(np.uint8),
        highest=highest,
        names=names,
        groups=drawn_groups(dataset, int(payload.get("colour", -1)))[1],
        n=dataset.n_rows,
        seconds=time.perf_counter() - started,
    )
