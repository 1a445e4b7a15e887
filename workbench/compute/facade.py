"""Public functions of `import workbench` for scripts and notebooks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem, declared
from workbench.api.plugin import make as make_checked
from workbench.compute.evaluation.request import Request, find_class
from workbench.compute.evaluation.run_evaluation import evaluate as run_evaluation
from workbench.compute.fitting.foreign_estimators import as_declared
from workbench.compute.fitting.pipeline import Step, steps_from
from workbench.compute.folds.folds import Protocol
from workbench.core.program.json_text import plain


def read(path: str | Path, **options: Any) -> Dataset:
    """Read a data set.

    Parameters
    ----------
    path : str or Path
        A .arff, .csv, .tsv or KEEL .dat file, or ``builtin:NAME``.
    **options
        ``class_name``, ``class_type``, … of `workbench.compute.reading.readers.read`.

    Raises
    ------
    Problem
        Naming file, line, what was found and what was expected.
    """
    from workbench.compute.reading import readers

    dataset: Dataset = readers.read(str(path), **options)
    return dataset


def make(plugin: str, **params: Any) -> Any:
    """Make the estimator of a plugin id with checked parameters, not yet fitted.

    Raises
    ------
    Problem
        For an unknown id, an unknown parameter or a value outside its limits.
    """
    return make_checked(find_class(plugin), params)


def generate(generator: str, **params: Any) -> Dataset:
    """Make a data set by a generator plugin; the same parameters make the same one.

    Raises
    ------
    Problem
        For an unknown id, a plugin that is no generator, or a wrong parameter.

    Examples
    --------
    >>> import workbench
    >>> moons = workbench.generate("moons", n_rows=50, noise=0.1)
    >>> moons.n_rows, moons.classes
    (50, ('upper', 'lower'))
    """
    from workbench.compute.plugins import generate as generators

    return generators.generate(generator, params)


def plugins() -> list[dict[str, Any]]:
    """Return every plugin found, as the command ``plugins`` prints them.

    Foreign ones are imported by a process of its own, which may die of them or hang;
    only `make` and `evaluate` import one here, as they are asked for it by name.

    Raises
    ------
    Problem
        When that process gives no answer.
    """
    from workbench.compute.plugins.loader import load_all
    from workbench.core.program.catalogue import find_sources

    if any(source.foreign for source in find_sources()):
        return _plugins_isolated()
    return [dict(info.describe()) for info in load_all(foreign=False)]


def _plugins_isolated() -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "workbench", "plugins", "--json"],
        env={**os.environ, "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    try:
        return [dict(entry) for entry in json.loads(done.stdout)]
    except (ValueError, TypeError):
        told = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise Problem(told[-1], expected="a list", where="plugins") from None


def evaluate(
    dataset: Dataset,
    estimator: Any,
    cv: int = 10,
    seed: int = 1,
    *,
    scale: str = "none",
    repeats: int = 1,
    protocol: Protocol | Mapping[str, Any] | None = None,
    params: Mapping[str, Any] | None = None,
    test: Dataset | None = None,
    predictions: bool = False,
    filters: Sequence[Step | Mapping[str, Any]] = (),
    costs: Any = None,
    class_weights: str = "none",
    calibration: str = "none",
) -> dict[str, Any]:
    """Train and test one classifier or regressor.

    Parameters
    ----------
    dataset : Dataset
    estimator : str or estimator
        A plugin id, or an estimator with its parameters set: a bundled one, or any
        other of scikit-learn's kind, a Pipeline for instance.
    cv, seed : int
        Number of stratified folds, and the seed that draws them.
    scale : str
        ``none``, ``min-max`` or ``z-score``, fitted inside each fold.
    repeats : int
        Repeats of the cross-validation.
    protocol : Protocol or mapping, optional
        Instead of `cv`, `seed` and `repeats`.
    params : mapping, optional
        Parameters of a plugin given by id.
    test : Dataset, optional
        The supplied test set of ``{"kind": "test"}``.
    predictions : bool
        Whether to list every tested row.
    filters : sequence of mapping
        Filters fitted inside each fold, ``{"id": "pca", "params": {…}}`` each.
    costs : list of lists of numbers, or text, optional
        What each error costs, row true, column predicted; the class of least expected
        cost is predicted.
    class_weights : str
        ``none``, or ``balanced``: every class weighs the same in training.
    calibration : str
        ``none``, ``sigmoid`` or ``isotonic``: probabilities learned inside each fold
        from the scores of five inner folds.

    Returns
    -------
    dict
        The JSON document of the command ``evaluate``.

    Raises
    ------
    Problem
        When data, estimator and protocol do not go together.

    Examples
    --------
    >>> import workbench
    >>> iris = workbench.read("builtin:iris")
    >>> round(workbench.evaluate(iris, "knn")["accuracy"], 2)
    0.97
    """
    if protocol is None:
        protocol = Protocol(folds=plain(cv), seed=plain(seed), repeats=plain(repeats))
    elif not isinstance(protocol, Protocol):
        protocol = Protocol.from_dict(protocol)
    plugin, cls, given = _resolved(estimator, params or {})
    request = Request(
        plugin,
        given,
        protocol,
        scale,
        predictions,
        filters=steps_from(filters),
        costs=plain(costs),
        class_weights=class_weights,
        calibration=calibration,
    )
    result = run_evaluation(dataset, request, test, cls)
    if cls is not type(estimator) and not isinstance(estimator, str):
        # what declares no parameters still has some
        result = replace(result, params=cls().get_params(deep=False))
    return dict(plain(result))


def _resolved(
    estimator: Any, params: Mapping[str, Any]
) -> tuple[str, Any, Mapping[str, Any]]:
    if isinstance(estimator, str):
        return estimator, find_class(estimator), params
    cls: Any = type(estimator)
    if declared(cls) is not None:
        return cls.plugin.id, cls, {**estimator.get_params(deep=False), **params}
    cls = as_declared(estimator, params)
    return cls.plugin.id, cls, {}
