"""Tasks of generators: make a data set or look at one, and draw its optimal rule."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from workbench.compute.describing.previews import look_at
from workbench.compute.pictures.boundary import label_boundary
from workbench.compute.pictures.regions import Grid
from workbench.compute.plugins import generate
from workbench.core.program.json_text import plain
from workbench.core.results.describing.data_previews import GeneratedPreview
from workbench.core.results.describing.saved_data import GeneratedData, Generator
from workbench.core.results.pictures.plane_pictures import OptimalRule

#: Cells along a side of the picture of the optimal rule.
TRUTH_LEVEL = 256
#: The optimal boundary bends slowly; what looks like stairs are the cells.
_SMOOTH = 12
#: Rows made for a look at what a generator would make.
PREVIEWED = 1000


def run(payload: Mapping[str, Any]) -> GeneratedData:
    """Make a data set and save it for the window and the workers.

    Parameters
    ----------
    payload : mapping
        ``id``, ``params`` of the generator and ``folder`` (exists, empty).

    Raises
    ------
    Problem
        For an unknown generator or a parameter out of its limits.
    """
    generator = generate.make_generator(payload["id"], payload.get("params"))
    dataset = generator.generate()
    dataset.save(Path(payload["folder"]))
    params = dict(plain(generator.get_params(deep=False)))
    made = Generator(params, generate.bayes_error(generator))
    return GeneratedData(Path(payload["folder"]), dataset.n_rows, made)


def preview(payload: Mapping[str, Any]) -> GeneratedPreview:
    """Make a small data set by the same rule and describe it; nothing is saved.

    Parameters
    ----------
    payload : mapping
        ``id`` and ``params`` of the generator.
    """
    params = dict(payload.get("params") or {})
    params["n_rows"] = min(int(params.get("n_rows", PREVIEWED)), PREVIEWED)
    generator = generate.make_generator(payload["id"], params)
    return look_at(generator.generate(), PREVIEWED)


def truth(payload: Mapping[str, Any]) -> OptimalRule:
    """Draw the boundary of the optimal rule behind a generated data set.

    Parameters
    ----------
    payload : mapping
        ``source`` of the data set, ``rectangle`` (left, right, bottom, top) and
        ``axes``: which of its two attributes is drawn along x, which along y.
    """
    generator = generate.remade(payload["source"])
    if generator is None or not hasattr(generator, "bayes_classes"):
        return OptimalRule()
    left, right, bottom, top = payload["rectangle"]
    grid = Grid(left, right, bottom, top, TRUTH_LEVEL, TRUTH_LEVEL)
    # the picture's first axis may be the data's second
    cells = grid.cells()[:, np.argsort(payload["axes"])]
    labels = generator.bayes_classes(cells).reshape(TRUTH_LEVEL, TRUTH_LEVEL)
    boundary = label_boundary(labels.astype(np.uint8), grid.x, grid.y, _SMOOTH)
    return OptimalRule(boundary, generate.bayes_error(generator))
