"""The tasks of search structures: one measured, all compared, one query traced, a sweep."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset
from workbench.compute.searching.dimension_sweep import dimension_sweep
from workbench.compute.searching.measure_search import Asked, measure_search
from workbench.compute.searching.plane_trace import (
    PlaneAsked,
    data_points,
    trace_picture,
    uniform_points,
)
from workbench.compute.searching.structure_table import structure_table, uniform_rows
from workbench.core.results.describing.search_report import SearchReport, StructureTable
from workbench.core.results.pictures.search_pictures import DimensionSweep, TracePicture


def run(payload: Mapping[str, Any]) -> SearchReport:
    """Measure a search structure.

    Parameters
    ----------
    payload : mapping
        ``data``, the folder of a saved data set, and the fields of `Asked`.

    Raises
    ------
    Problem
        As `measure_search`.
    """
    given = {name: value for name, value in payload.items() if name != "data"}
    return measure_search(Dataset.open(Path(payload["data"])), Asked(**given))


def trace(payload: Mapping[str, Any]) -> TracePicture:
    """Cut a plane of rows by a tree, and search one query step by step.

    Parameters
    ----------
    payload : mapping
        ``asked``, the fields of `PlaneAsked`; ``data``, a folder with ``x``, ``y`` and
        ``scale``, or None with ``n``, for uniform points.

    Raises
    ------
    Problem
        As `data_points` and `trace_picture`.
    """
    asked = PlaneAsked(**payload["asked"])
    if payload["data"] is None:
        return trace_picture(uniform_points(int(payload["n"]), asked.seed), asked)
    data = Dataset.open(Path(payload["data"]))
    points, numbers = data_points(
        data, payload["x"], payload["y"], payload["scale"], asked.seed
    )
    return trace_picture(points, asked, numbers, data.n_rows)


def table(payload: Mapping[str, Any]) -> StructureTable:
    """Measure search structures on the same queries.

    Parameters
    ----------
    payload : mapping
        ``structures``, pairs of an id and parameters, ``k``, ``queries``, ``scale`` and
        ``seed`` as for `structure_table`; ``data``, a folder, or None with ``n`` and
        ``d``, for uniform rows.
    """
    seed = int(payload["seed"])
    if payload["data"] is None:
        data = uniform_rows(int(payload["n"]), int(payload["d"]), seed)
    else:
        data = Dataset.open(Path(payload["data"]))
    return structure_table(
        data, payload["structures"], k=int(payload["k"]),
        queries=int(payload["queries"]), scale=str(payload["scale"]), seed=seed,
    )  # fmt: skip


def sweep(payload: Mapping[str, Any]) -> DimensionSweep:
    """Count comparisons of trees as the number of attributes grows.

    Parameters
    ----------
    payload : mapping
        ``n``, ``k``, ``queries`` and ``seed`` as for `dimension_sweep`.
    """
    return dimension_sweep(
        int(payload["n"]), int(payload["k"]), int(payload["queries"]),
        int(payload["seed"]),
    )  # fmt: skip
