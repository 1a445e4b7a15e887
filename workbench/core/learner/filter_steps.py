"""Scalings, and steps of a pipeline of filters, that are fitted before a learner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.api.problems import Problem

#: How attributes are scaled.
SCALES = ("none", "min-max", "z-score")


@dataclass(frozen=True, slots=True)
class Step:
    """One filter with its parameters.

    Attributes
    ----------
    id : str
        Of a plugin of kind ``filter``.
    params : mapping
        Parameters by name; those left out take their defaults.
    """

    id: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Return ``{"id": …, "params": {…}}``, the JSON of a step everywhere."""
        return {"id": self.id, "params": dict(self.params)}

    @staticmethod
    def from_dict(values: object) -> Step:
        """Read what `to_dict` wrote.

        Raises
        ------
        Problem
            When it is no object with a text ``id`` and an object ``params``.
        """
        expected = 'a filter as {"id": "discretise", "params": {"bins": 5}}'
        if not isinstance(values, Mapping) or not set(values) <= {"id", "params"}:
            raise Problem(f"the filter {values!r}", expected=expected)
        id_, params = values.get("id"), values.get("params", {})
        if not isinstance(id_, str) or not isinstance(params, Mapping):
            raise Problem(f"the filter {dict(values)!r}", expected=expected)
        return Step(id_, dict(params))


def steps_from(values: object) -> tuple[Step, ...]:
    """Read a list of steps as plain values; None stands for no step.

    Raises
    ------
    Problem
        When it is no list, or one of its items is no step.
    """
    if values is None:
        return ()
    if isinstance(values, str | Mapping) or not isinstance(values, Iterable):
        raise Problem(f"filters = {values!r}", expected="a list of filters")
    return tuple(v if isinstance(v, Step) else Step.from_dict(v) for v in values)
