"""Rows that each declared distance can read, with what it has to be told of them."""

from __future__ import annotations

import json

import numpy as np

from workbench.api import Attribute
from workbench.numerics.neighbours.distance import DISTANCES

#: Distances of two rows; that of shared neighbours is one of a table.
OF_PAIRS = tuple(name for name, d in DISTANCES.items() if d.kind != "lists")


def readable(metric, X):
    """Return the rows as the distance can read them: sets have members or not."""
    return (X > 0).astype(float) if DISTANCES[metric].kind == "sets" else X


def options(metric, X, p=2.0):
    """Return the arguments that a distance needs of rows, or that make it general."""
    d = X.shape[1]
    match metric:
        case "weighted":
            weights = ", ".join(str(0.5 + j) for j in range(d))
            return {"p": p, "attribute_weights": weights}
        case "vdm":
            return {"vdm_q": p, "classes": np.arange(len(X)) % 3}
        case "shared":
            return {"shared_k": 4}
        case "custom":
            steps = {"steps": [[0, 4], [1, 3], [2.5, 1]]}
            points = json.dumps({f"a{j}": steps for j in range(d)})
            return {
                "custom_points": points,
                "attributes": [Attribute(f"a{j}") for j in range(d)],
            }
    return {"p": p}
