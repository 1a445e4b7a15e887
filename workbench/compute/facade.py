"""Public functions of `import workbench` for scripts and notebooks."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem, declared
from workbench.api.plugin import make as make_checked
from workbench.compute.evaluation.request import Request, find_class
from workbench.compute.evaluation.run_evaluation import evaluate as run_evaluation
from workbench.compute.fitting.foreign_estimators import as_declared
from workbench.compute.folds.folds import Protocol
from workbench.core.learner.filter_steps import steps_from
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings
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
    repeats: int = 1,
    protocol: Protocol | Mapping[str, Any] | None = None,
    params: Mapping[str, Any] | None = None,
    test: Dataset | None = None,
    predictions: bool = False,
    **settings: Any,
) -> dict[str, Any]:
    """Train and test one classifier or regressor.

    Parameters
    ----------
    estimator : str or estimator
        A plugin id, or an estimator with its parameters set: a bundled one, or any
        other of scikit-learn's kind, a Pipeline for instance.
    cv, seed : int
        Number of stratified folds, and the seed that draws them.
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
    **settings
        The options of `workbench.core.learner.learner_settings.LearnerSettings`:
        ``filters``, a sequence of ``{"id": "pca", "params": {…}}``, and ``scale``, both
        fitted inside each fold; ``prototypes``, a method as ``"hart"``; ``costs`` of errors, row true, column predicted;
        ``class_weights``; ``calibration``.

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
    for name in settings.keys() - OPTIONS.keys():
        raise TypeError(f"evaluate() got an unexpected keyword argument {name!r}")
    if protocol is None:
        protocol = Protocol(folds=plain(cv), seed=plain(seed), repeats=plain(repeats))
    elif not isinstance(protocol, Protocol):
        protocol = Protocol.from_dict(protocol)
    plugin, cls, given = _resolved(estimator, params or {})
    learner = _settings(plugin, given, **settings)
    request = Request(learner, protocol, predictions)
    result = run_evaluation(dataset, request, test, cls)
    if cls is not type(estimator) and not isinstance(estimator, str):
        # what declares no parameters still has some
        result = replace(result, params=cls().get_params(deep=False))
    return dict(plain(result))


def _with_options(function: Callable[..., Any]) -> None:
    """Write the options of a learner's settings out in the signature of a function."""
    own = inspect.signature(function)
    *named, _settings = own.parameters.values()
    kind = inspect.Parameter.KEYWORD_ONLY
    options = [
        inspect.Parameter(name, kind, default=option.default)
        for name, option in OPTIONS.items()
    ]
    function.__signature__ = own.replace(parameters=[*named, *options])  # type: ignore[attr-defined]


_with_options(evaluate)


def _settings(
    plugin: str, params: Mapping[str, Any], filters: Any = (), **options: Any
) -> LearnerSettings:
    return LearnerSettings(
        plugin, params, steps_from(filters), **{k: plain(v) for k, v in options.items()}
    )


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
