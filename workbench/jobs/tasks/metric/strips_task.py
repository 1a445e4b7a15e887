"""Tasks of the strips page: judge a draw, average many, sweep the angle, save."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from workbench.api import partial, progress
from workbench.compute.metric_lab.strips_lab import (
    ANGLES,
    DRAWS,
    Strips,
    best_accuracy,
    by_angle,
    draws,
    judge,
)
from workbench.core.results.metric_views import SavedStrips, StripsDraw, StripsSweep


def run(payload: Mapping[str, Any]) -> StripsDraw:
    """Draw two strips and judge k-NN on them.

    Parameters
    ----------
    payload : mapping
        ``strips`` (values of `Strips` by name) and ``k``.
    """
    started = time.perf_counter()
    strips = Strips.of(payload["strips"])
    dataset = strips.dataset()
    y = np.asarray(dataset.y, np.int64)
    return StripsDraw(
        angle=strips.angle,
        X=dataset.X,
        y=y,
        attributes=tuple(a.name for a in dataset.attributes),
        classes=tuple(dataset.classes),
        accuracy=judge(dataset.X, y, int(payload["k"])),
        best=best_accuracy(strips),
        seconds=time.perf_counter() - started,
    )


def sweep(payload: Mapping[str, Any]) -> StripsSweep:
    """Average several draws, then turn the strips (payload as for `run`).

    Partial results are the same with as much as is known.
    """
    strips, k = Strips.of(payload["strips"]), int(payload["k"])
    known = StripsSweep()
    for accuracies in draws(strips, k):
        known = replace(known, draws=known.draws.plus(accuracies))
        _hand_out(known, "draws")
    for accuracies in by_angle(strips, k):
        curve = known.curve.plus(accuracies)
        angles = tuple(ANGLES[: len(curve)].tolist())
        known = replace(known, angles=angles, curve=curve)
        _hand_out(known, "curve")
    return known


def _hand_out(known: StripsSweep, part: str) -> None:
    done = len(known.draws) + len(known.curve)
    progress(done / (DRAWS + len(ANGLES)), part)
    partial(known)


def save(payload: Mapping[str, Any]) -> SavedStrips:
    """Draw two strips and save them for the window: ``strips, folder`` (empty)."""
    drawn = Strips.of(payload["strips"]).dataset()
    # as people call them: the generator names all its parameters
    letters = replace(drawn.class_attribute, values=("a", "b"))
    dataset = replace(drawn, name="strips", class_attribute=letters)
    dataset.save(Path(payload["folder"]))
    return SavedStrips(payload["folder"])
