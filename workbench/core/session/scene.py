"""The scene: what all rooms show and under which metric; one small JSON text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal

from workbench.api.did_you_mean import instead_of
from workbench.api.problems import Problem
from workbench.core.learner.filter_steps import SCALES
from workbench.core.program.json_text import parse_json
from workbench.numerics.neighbours.distance import (
    LEARNED,
    SCENE_DISTANCES,
    Distance,
)

Scale = Literal["none", "min-max", "z-score"]
METRICS: tuple[str, ...] = tuple(SCENE_DISTANCES)
WEIGHTS: tuple[str, ...] = ("uniform", "distance", "squared", "rank")
UNITS: tuple[str, ...] = ("auto", "equal", "fit")
SCENE_VERSION = 1
#: The largest k that the bar of the scene offers.
HIGHEST_K = 999
#: What scenes written before called a learned metric, whatever had learned it.
_LEARNED_BEFORE = "kissnn"


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
        One of `METRICS`.
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
    learned_by : str
        Id of the method of the metric ``learned``; empty where it was shaped by hand or
        is not known, and for every other metric.
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
    learned_by: str = ""

    def __post_init__(self) -> None:
        _one_of("scale", self.scale, SCALES)
        _one_of("metric", self.metric, METRICS)
        _one_of("weights", self.weights, WEIGHTS)
        _one_of("units", self.units, UNITS)
        if self.k < 1:
            raise Problem(f"k = {self.k}", expected="at least 1", where="scene")
        if not self.p > 0:
            raise Problem(f"p = {self.p}", expected="above 0", where="scene")
        if self.learned_by and not self.is_learned:
            raise Problem(
                f"learned_by = {self.learned_by!r} with the metric {self.metric}",
                expected=f"the metric {LEARNED.id}",
                where="scene",
            )
        for step in self.filters:
            _demand_step(step)

    @property
    def is_learned(self) -> bool:
        """Whether distances are measured by a learned metric."""
        return self.metric == LEARNED.id

    @property
    def distance(self) -> Distance:
        """The declaration of the metric."""
        return SCENE_DISTANCES[self.metric]

    def but(self, **changes: Any) -> Scene:
        """Return the scene with some fields changed; another metric was not learned."""
        if changes.get("metric", LEARNED.id) != LEARNED.id:
            changes.setdefault("learned_by", "")
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
        metric = "euclidean" if self.is_learned else self.metric
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

        The metric ``kissnn`` of scenes written before is ``learned``.

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
        clean["metric"] = present_metric(clean.get("metric", defaults.metric))
        return Scene(**clean)


def present_metric(metric: str) -> str:
    """Return what a metric of a scene is called now."""
    return LEARNED.id if metric == _LEARNED_BEFORE else metric


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
