"""The scene: what all rooms show and under which metric; one small JSON text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.program.json_text import parse_json

Scale = Literal["none", "min-max", "z-score"]
SCALES: tuple[str, ...] = ("none", "min-max", "z-score")
METRICS: tuple[str, ...] = (
    "euclidean",
    "manhattan",
    "chebyshev",
    "minkowski",
    "mahalanobis",
    "cosine",
    "kissnn",
)
WEIGHTS: tuple[str, ...] = ("uniform", "distance", "squared", "rank")
UNITS: tuple[str, ...] = ("auto", "equal", "fit")
SCENE_VERSION = 1


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything the rooms share, by name.

    Attributes
    ----------
    data : str
        Key of the current data set in the session; empty for none.
    x, y : str
        Names of the attributes drawn on the two axes.
    scale : str
        ``none``, ``min-max`` or ``z-score``.
    metric : str
        One of `METRICS`; ``kissnn`` is the learned one.
    p : float
        Exponent of ``minkowski``.
    k : int
        Number of neighbours.
    weights : str
        One of `WEIGHTS`.
    seed : int
        Seed of everything random.
    filters : tuple of dict
        The pipeline: steps ``{"id": …, "params": {…}}``, fitted inside each fold.
    units : str
        One of `UNITS`: whether one unit is as long on both axes of a plane of rows;
        ``auto`` where that leaves enough to see.
    """

    data: str = ""
    x: str = ""
    y: str = ""
    scale: str = "none"
    metric: str = "euclidean"
    p: float = 2.0
    k: int = 5
    weights: str = "uniform"
    seed: int = 1
    filters: tuple[dict[str, Any], ...] = ()
    units: str = "auto"

    def __post_init__(self) -> None:
        _one_of("scale", self.scale, SCALES)
        _one_of("metric", self.metric, METRICS)
        _one_of("weights", self.weights, WEIGHTS)
        _one_of("units", self.units, UNITS)
        if self.k < 1:
            raise Problem(f"k = {self.k}", expected="at least 1", where="scene")
        if not self.p > 0:
            raise Problem(f"p = {self.p}", expected="above 0", where="scene")
        for step in self.filters:
            _demand_step(step)

    def but(self, **changes: Any) -> Scene:
        """Return the scene with some fields changed."""
        return replace(self, **changes)

    def changed_from(self, other: Scene) -> frozenset[str]:
        """Name the fields in which two scenes differ."""
        return frozenset(
            f.name
            for f in fields(self)
            if getattr(self, f.name) != getattr(other, f.name)
        )

    def knn_params(self) -> dict[str, Any]:
        """Return the parameters of the `knn` plugin that this scene stands for."""
        metric = "euclidean" if self.metric == "kissnn" else self.metric
        return {
            "n_neighbors": self.k,
            "metric": metric,
            "p": self.p,
            "weights": self.weights,
        }

    def to_json(self) -> str:
        """Write the scene as text (Edit > Copy scene)."""
        return json.dumps({"version": SCENE_VERSION, "scene": asdict(self)}, indent=1)

    @staticmethod
    def from_json(text: str) -> Scene:
        """Read what `to_json` wrote.

        Raises
        ------
        Problem
            When the text is no scene; the one line says why.
        """
        document = parse_json(text, "scene")
        if not isinstance(document, dict) or not isinstance(
            document.get("scene"), dict
        ):
            raise Problem("no scene inside", expected='{"scene": {…}}', where="scene")
        return Scene.from_dict(document["scene"])

    @staticmethod
    def from_dict(values: Mapping[str, Any]) -> Scene:
        """Make a scene from plain values; each must have its field's type.

        Raises
        ------
        Problem
            For an unknown field or a value of another type.
        """
        defaults = Scene()
        clean: dict[str, Any] = {}
        for name, value in values.items():
            if name not in Scene.__slots__:
                expected = instead_of(name, Scene.__slots__)
                raise Problem(
                    f"unknown field {name!r}", expected=expected, where="scene"
                )
            kind = type(getattr(defaults, name))
            if kind is tuple and isinstance(value, list):
                value = tuple(value)
            if kind is float and isinstance(value, int) and not isinstance(value, bool):
                value = float(value)
            if type(value) is not kind:
                raise Problem(
                    f"{name} = {value!r}", expected=kind.__name__, where="scene"
                )
            clean[name] = value
        return Scene(**clean)


def _demand_step(step: object) -> None:
    if (
        not isinstance(step, dict)
        or set(step) != {"id", "params"}
        or not isinstance(step["id"], str)
        or not isinstance(step["params"], dict)
    ):
        raise Problem(
            f"the filter {step!r}",
            expected='{"id": "discretise", "params": {"bins": 5}}',
            where="scene",
        )


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise Problem(
            f"{name} = {value!r}",
            expected=instead_of(value, allowed),
            where="scene",
        )
