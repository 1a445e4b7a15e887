"""Data sets made by generator plugins, and their Bayes-optimal rule."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from workbench.api import Dataset, Problem
from workbench.api.generator import SOURCE
from workbench.api.plugin import make
from workbench.compute.evaluation.request import declaration, find_class


def make_generator(plugin: str, params: Mapping[str, Any] | None = None) -> Any:
    """Make the generator of a plugin id with checked parameters.

    Raises
    ------
    Problem
        For an unknown id, a plugin of another kind, or a wrong parameter.
    """
    cls = find_class(plugin)
    kind = declaration(cls).kind
    if kind != "generator":
        raise Problem(f"{plugin} is a {kind} and makes no data", expected="a generator")
    return make(cls, params or {})


def generate(plugin: str, params: Mapping[str, Any] | None = None) -> Dataset:
    """Make a data set.

    Raises
    ------
    Problem
        As `make_generator`.
    """
    dataset: Dataset = make_generator(plugin, params).generate()
    return dataset


def bayes_error(generator: Any) -> float | None:
    """Return the error of the optimal rule where the generator knows it."""
    known = getattr(generator, "bayes_error", None)
    error = None if known is None else known()
    return None if error is None else float(error)


def remade(source: str) -> Any | None:
    """Return the generator that wrote `source` (see `Dataset.source`), else None.

    None also where the plugin is no longer there or takes other parameters now.
    """
    if not source.startswith(SOURCE):
        return None
    plugin, _, text = source.removeprefix(SOURCE).partition(" ")
    try:
        return make_generator(plugin, json.loads(text))
    except (Problem, ValueError, TypeError):
        return None
