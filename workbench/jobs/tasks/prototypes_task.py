"""The tasks of the Prototypes lab."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset, report
from workbench.compute.prototypes.race_regions import MeasuredPlane, make_plane
from workbench.compute.prototypes.race_trace import trace_method
from workbench.compute.prototypes.rival_pairs import rival_pairs
from workbench.compute.prototypes.scene_profile import scene_profile
from workbench.compute.prototypes.selection import select_prototypes
from workbench.core.results.describing.prototype_report import PrototypeReport
from workbench.core.results.pictures.compactness_picture import CompactnessPicture
from workbench.core.results.pictures.race_pictures import (
    RacePlane,
    RaceRegions,
    RivalPicture,
    TraceEnd,
)

# The plane of the last request: the regions of a race are asked for again and again.
_planes: dict[Any, MeasuredPlane] = {}


def profile(payload: Mapping[str, Any]) -> CompactnessPicture:
    """Describe how compact the classes are.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder), ``metric``, ``p``, ``scale``, ``components`` (of a learned
        metric, else None), as for `scene_profile`.
    """
    return scene_profile(
        Dataset.open(Path(payload["data"])), str(payload["metric"]),
        p=float(payload["p"]), scale=str(payload["scale"]),
        components=payload["components"],
    )  # fmt: skip


def select(payload: Mapping[str, Any]) -> PrototypeReport:
    """Select prototypes among all rows.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder), ``id`` and ``params`` of the method, ``scale``, as for
        `select_prototypes`.
    """
    return select_prototypes(
        Dataset.open(Path(payload["data"])), str(payload["id"]), payload["params"],
        scale=str(payload["scale"]),
    )  # fmt: skip


def race(payload: Mapping[str, Any]) -> TraceEnd:
    """Follow a method decision by decision; partial results are blocks of decisions.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder), ``id`` and ``params`` of the method, ``metric``, ``p``,
        ``scale``, ``components``, as for `trace_method`.
    """
    return trace_method(
        Dataset.open(Path(payload["data"])), str(payload["id"]), payload["params"],
        report.partial, **_measure(payload),
    )  # fmt: skip


def race_plane(payload: Mapping[str, Any]) -> RacePlane:
    """Measure a plane of the rows.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder), ``x``, ``y``, ``principal``, ``metric``, ``p``, ``scale``,
        ``components``, as for `make_plane`.
    """
    return _plane(payload).picture()


def race_regions(payload: Mapping[str, Any]) -> RaceRegions:
    """Compare the regions of prototypes with those of all rows.

    Parameters
    ----------
    payload : mapping
        That of `race_plane`, and ``kept``, ``focus``, ``generation``, as for
        `MeasuredPlane.regions`.
    """
    return _plane(payload).regions(
        payload["kept"], str(payload["focus"]), int(payload["generation"])
    )


def rivals(payload: Mapping[str, Any]) -> RivalPicture:
    """Find the nearest of the own class and the rival of each row.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder), ``x``, ``y``, ``metric``, ``p``, ``scale``, ``components``,
        as for `rival_pairs`.
    """
    return rival_pairs(
        Dataset.open(Path(payload["data"])), x=str(payload["x"]), y=str(payload["y"]),
        **_measure(payload),
    )  # fmt: skip


def _measure(payload: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "metric": str(payload["metric"]), "p": float(payload["p"]),
        "scale": str(payload["scale"]), "components": payload["components"],
    }  # fmt: skip


def _plane(payload: Mapping[str, Any]) -> MeasuredPlane:
    components = payload["components"]
    key = (
        *(payload[name] for name in ("data", "x", "y", "principal")),
        *(payload[name] for name in ("metric", "p", "scale")),
        None if components is None else components.tobytes(),
    )
    if key not in _planes:
        _planes.clear()
        _planes[key] = make_plane(
            Dataset.open(Path(payload["data"])), str(payload["x"]), str(payload["y"]),
            bool(payload["principal"]), **_measure(payload),
        )  # fmt: skip
    return _planes[key]
