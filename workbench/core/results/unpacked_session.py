"""A session file that was checked and unpacked, ready to be opened by a window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.core.results.evaluating.run import Run


@dataclass(frozen=True, slots=True)
class UnpackedSession:
    """What a session file holds; its data sets lie in folders of their own.

    Attributes
    ----------
    scene, experiment : mapping
        Documents; the experiment may be empty.
    room : str
        The room that was shown.
    datasets : mapping
        The folder of each data set, by its key.
    metric : mapping or None
        The document of the learned metric.
    """

    scene: Mapping[str, Any]
    room: str
    datasets: Mapping[str, Path]
    runs: tuple[Run, ...]
    metric: Mapping[str, Any] | None
    experiment: Mapping[str, Any]
