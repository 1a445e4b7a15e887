"""Tasks of the Visualize room: its scatter matrix, curves, components, distances.

Every payload names ``data`` (a folder) and ``colour``: what groups the rows. -1 is the
class, -2 nothing, else the position of a nominal attribute. Of many groups the least
frequent are one; rows without that label make one more, the last.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

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


def matrix(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute what the cells show beside the points themselves.

    Parameters
    ----------
    payload : mapping
        ``data, colour, columns`` (positions among the attributes); optionally
        ``correlations`` (of ``pearson``, ``spearman``) and ``tiles`` (whether to
        count rows in tiles).

    Returns
    -------
    dict
        ``names`` of the groups; ``spans, edges, counts, places, density`` (a list entry
        for each column); ``pearson, spearman`` (those asked for), ``gaps`` (rows left
        out) and ``tiles`` (y of i against x of j) by "i,j" with i < j, places in
        ``columns``; ``incomplete``, the rows with a gap in any; ``seconds``.
    """
    started = time.perf_counter()
    dataset, codes, names = _opened(payload)
    g = len(names)
    columns = [int(j) for j in payload["columns"]]
    X = [np.ascontiguousarray(dataset.X[:, j]) for j in columns]
    kinds = [dataset.attributes[j] for j in columns]
    spans = [scatter.extent(x, a) for x, a in zip(X, kinds, strict=True)]
    answer: dict[str, Any] = {"spans": spans, "columns": columns, "names": names}
    edges = [
        np.linspace(*span, (len(a.values) or scatter.BINS) + 1)
        for span, a in zip(spans, kinds, strict=True)
    ]
    answer["edges"] = edges
    answer["counts"] = [
        scatter.histogram(x, codes, g, e) for x, e in zip(X, edges, strict=True)
    ]
    curves = [
        scatter.density_curves(x, codes, g, s) for x, s in zip(X, spans, strict=True)
    ]
    answer["places"], answer["density"] = (
        zip(*curves, strict=True) if curves else ((), ())
    )
    answer |= _pairs(X, kinds, codes, g, payload)
    gaps = np.zeros(dataset.n_rows, bool)
    for x in X:
        gaps |= np.isnan(x)
    answer["incomplete"] = int(gaps.sum())
    answer["seconds"] = time.perf_counter() - started
    return answer


def _pairs(
    X: list[FloatArray],
    kinds: list[Attribute],
    codes: IntArray,
    g: int,
    payload: Mapping[str, Any],
) -> dict[str, Any]:
    spans = [scatter.extent(x, a) for x, a in zip(X, kinds, strict=True)]
    wanted = tuple(payload.get("correlations", ()))
    answer: dict[str, dict[str, Any]] = {k: {} for k in (*wanted, "gaps", "tiles")}
    for i in range(len(X)):
        for j in range(i + 1, len(X)):
            report.check()
            pair = f"{i},{j}"
            answer["gaps"][pair] = int((np.isnan(X[i]) | np.isnan(X[j])).sum())
            for kind in wanted:
                ranks = kind == "spearman"
                r = scatter.correlation(X[i], X[j], codes, g, ranks=ranks)
                if not (_is_ordered(kinds[i]) and _is_ordered(kinds[j])):
                    r = np.full(1 + g, np.nan)
                answer[kind][pair] = r
            if payload.get("tiles"):
                both = (spans[j], spans[i])
                counted = scatter.tiles(X[j], X[i], codes, g, both)
                answer["tiles"][pair] = counted.astype(np.int32)
    return answer


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


def parallel(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Gather what parallel coordinates draw.

    Parameters
    ----------
    payload : mapping
        ``data, colour, limit`` (lines), ``seed``.

    Returns
    -------
    dict
        ``columns`` (positions of what can be drawn, texts left out), ``low, high``
        of each over all rows, ``rows`` and ``codes`` of the lines, ``values`` of shape
        (lines, columns) from 0 to 1 with NaN for gaps, ``medians`` of shape (groups,
        columns) over all rows, ``n``.
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
    return {
        "columns": columns, "low": low, "high": high, "rows": rows,
        "codes": codes[rows], "values": values, "medians": medians,
        "n": dataset.n_rows, "names": names,
    }  # fmt: skip


def _ends(column: FloatArray, dataset: Dataset, j: int) -> tuple[float, float]:
    labels = dataset.attributes[j].values
    if len(labels) > 1:
        return 0.0, len(labels) - 1.0
    return scatter.extent(column, dataset.attributes[j]) if not labels else (-0.5, 0.5)


def biplot(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute principal components, or classical scaling, for the biplot.

    Parameters
    ----------
    payload : mapping
        ``data, colour, scale, limit`` (points drawn), ``seed``; optionally ``method``
        (``pca``, the default, or ``mds``), ``metric, p, components`` (see
        `workbench.core.plane.space.make_space`). Components heed a metric that is a linear
        map; scaling heeds any, of a sample.

    Returns
    -------
    dict
        ``names, loadings, variances, shares`` (see `Projection`); ``rows, codes,
        scores`` of the points drawn, at most 8 coordinates; ``n, groups, method``.
        Of ``pca`` also ``directions``, and ``round``: whether all variances are equal.
        Of ``mds`` also ``strain, stress`` along each pair of coordinates, and
        ``not_euclidean`` (see `ClassicalMap`).
    """
    dataset, codes, names = _opened(payload)
    scaled = payload.get("method", "pca") == "mds"
    limit = min(int(payload["limit"]), MOST_ROWS if scaled else dataset.n_rows)
    rows = stratified_sample(codes, len(names), limit, int(payload["seed"]))
    found = (_scaled if scaled else _components)(dataset, rows, payload)
    return {
        **found, "rows": rows, "codes": codes[rows], "n": dataset.n_rows,
        "groups": names,
    }  # fmt: skip


def _components(
    dataset: Dataset, rows: IntArray, payload: Mapping[str, Any]
) -> dict[str, Any]:
    found = principal_components(
        dataset,
        payload.get("scale", "none"),
        metric=payload.get("metric", "euclidean"),
        components=payload.get("components"),
    )
    kept = min(MOST_AXES, len(found.variances))
    return {
        "method": "pca",
        "names": list(found.names),
        "directions": found.directions[:kept],
        "loadings": found.loadings[:kept],
        "variances": found.variances[:kept],
        "shares": found.shares[:kept],
        "round": found.is_round,
        "scores": found.scores[rows, :kept],
    }


def _scaled(
    dataset: Dataset, rows: IntArray, payload: Mapping[str, Any]
) -> dict[str, Any]:
    space = _space(dataset, payload)
    if not (len(rows) and space.columns.shape[1]):
        raise Problem(
            f"{len(rows)} rows of {space.columns.shape[1]} numbers",
            expected="1 row and 1 attribute at least for a map",
        )
    D = pairwise(space, rows)
    found = classical_scaling(D)
    columns = (space.columns[rows] - space.shift) * space.factor
    return {
        "method": "mds",
        "names": list(column_names(dataset)),
        "loadings": attribute_arrows(columns, found.points),
        "variances": found.variances,
        "shares": found.shares,
        "scores": found.points,
        "strain": found.strain(),
        "stress": stress(D, found.points),
        "not_euclidean": found.not_euclidean,
    }


def _space(dataset: Dataset, payload: Mapping[str, Any]) -> Space:
    return make_space(
        dataset,
        payload["metric"],
        p=float(payload.get("p", 2.0)),
        scale=payload.get("scale", "none"),
        components=payload.get("components"),
    )


def distances(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Compute the distance matrix sorted by class.

    Parameters
    ----------
    payload : mapping
        ``data, colour, metric, p, scale, components`` (see
        `workbench.core.plane.space.make_space`), ``limit, seed``.

    Returns
    -------
    dict
        The fields of `SortedDistances`, ``ratio``, ``levels`` (uint8, 255 at
        ``highest``), ``names`` of all groups, ``groups`` (names of those drawn in other
        pictures), ``n``, ``seconds``.
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
    return {
        "rows": found.rows, "codes": found.codes, "distances": found.distances,
        "means": found.means, "pairs": found.pairs, "within": found.within,
        "between": found.between, "ratio": found.ratio, "highest": highest,
        "levels": np.rint(levels).astype(np.uint8), "n": dataset.n_rows,
        "names": names,
        "groups": drawn_groups(dataset, int(payload.get("colour", -1)))[1],
        "seconds": time.perf_counter() - started,
    }  # fmt: skip
