"""The tasks of the Prototypes lab."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset
from workbench.compute.prototypes.scene_profile import scene_profile
from workbench.compute.prototypes.selection import select_prototypes
from workbench.core.results.describing.prototype_report import PrototypeReport
from workbench.core.results.pictures.compactness_picture import CompactnessPicture


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
