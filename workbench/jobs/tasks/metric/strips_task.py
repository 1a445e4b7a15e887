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
    JUDGED,
    Strips,
    best_accuracy,
    by_angle,
    draws,
    judge,
)


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Draw two strips and judge k-NN on them.

    Parameters
    ----------
    payload : mapping
        ``strips`` (values of `Strips` by name) and ``k``.

    Returns
    -------
    dict
        ``strips, X`` (n, d), ``y, attributes, classes``; ``accuracy`` (by the names of
        `JUDGED`), ``best`` (of the optimal rule), ``seconds``.
    """
    started = time.perf_counter()
    strips = Strips.of(payload["strips"])
    dataset = strips.dataset()
    y = np.asarray(dataset.y, np.int64)
    return {
        "strips": dict(payload["strips"]),
        "X": dataset.X,
        "y": y,
        "attributes": [a.name for a in dataset.attributes],
        "classes": list(dataset.classes),
        "accuracy": judge(dataset.X, y, int(payload["k"])),
        "best": best_accuracy(strips),
        "seconds": time.perf_counter() - started,
    }


def sweep(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Average several draws, then turn the strips (payload as for `run`).

    Returns
    -------
    dict
        ``draws`` (accuracies by the names of `JUDGED`, one for each draw), ``angles``
        and ``curve`` (accuracies by name, one for each angle). Partial results are the
        same with as much as is known.
    """
    strips, k = Strips.of(payload["strips"]), int(payload["k"])
    total, known = DRAWS + len(ANGLES), 0
    answer: dict[str, Any] = {
        "draws": {name: [] for name in JUDGED},
        "angles": [],
        "curve": {name: [] for name in JUDGED},
    }
    for part, source in (("draws", draws(strips, k)), ("curve", by_angle(strips, k))):
        for told in source:
            known += 1
            progress(known / total, part)
            for name in JUDGED:
                answer[part][name].append(told[name])
            answer["angles"] = ANGLES[: len(answer["curve"]["euclid"])].tolist()
            partial(answer)
    return answer


def save(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Draw two strips and save them for the window: ``strips, folder`` (empty).

    Returns
    -------
    dict
        ``folder`` and ``show`` (the document of the command ``show``).
    """
    drawn = Strips.of(payload["strips"]).dataset()
    # as people call them: the generator names all its parameters
    letters = replace(drawn.class_attribute, values=("a", "b"))
    dataset = replace(drawn, name="strips", class_attribute=letters)
    dataset.save(Path(payload["folder"]))
    return {"folder": payload["folder"]}
