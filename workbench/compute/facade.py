"""Public functions of `import workbench` for scripts and notebooks."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from workbench.api import Dataset, Problem, declared
from workbench.api.plugin import make as make_checked
from workbench.compute.evaluation.request import Request, find_class
from workbench.compute.evaluation.run_evaluation import evaluate as run_evaluation
from workbench.compute.fitting.foreign_estimators import as_declared
from workbench.compute.folds.folds import Protocol
from workbench.compute.interface.documents import Evaluation
from workbench.core.learner.filter_steps import steps_from
from workbench.core.learner.learner_settings import OPTIONS, LearnerSettings
from workbench.core.program.json_text import plain

if TYPE_CHECKING:
    from workbench.compute.interface.trained_model import Model
    from workbench.core.results.evaluating.evaluation import EvaluationResult as Result


def read(data: Any, **options: Any) -> Dataset:
    """Read a data set from whatever holds it.

    Parameters
    ----------
    data : str, Path, DataFrame, pair, mapping or Dataset
        One of

        - a file (.arff, .csv, .tsv, KEEL .dat, .json, .xlsx, .ods, .parquet, .feather,
          .sqlite), ``builtin:NAME`` or ``openml:NAME``;
        - a data frame of pandas: categories become labels in declared order;
        - ``(X, y)``: X an array of numbers, shape (n, d), or a frame; y labels or
          numbers, shape (n,);
        - a dictionary as liac-arff hands it around, or a Bunch of scikit-learn.
    **options
        ``class_name`` (a name, or a position from 0) and ``class_type`` (``nominal`` or
        ``numeric``); of files also those of `workbench.compute.reading.readers.read`.
        Unless they say otherwise the class is a column named class or target, else the
        last one; whole numbers of few distinct values are labels.

    Returns
    -------
    Dataset
        ``X`` float64 (n, d), ``y`` codes or numbers (n,); costs O(n d).

    Raises
    ------
    Problem
        In one line: file, line or column, what was found and what was expected.

    Examples
    --------
    >>> import workbench as wb
    >>> wb.read("builtin:iris")
    Dataset('iris': 150 rows, 4 attributes, class 'class' of 3 labels)
    >>> small = wb.read(([[0.0], [0.1], [1.0], [1.2]], ["a", "a", "b", "b"]))
    >>> small.classes, small.y.tolist()
    (('a', 'b'), [0, 0, 1, 1])
    """
    from workbench.compute.reading.given_data import read_given

    return read_given(data, **options)


def make(plugin: str, **params: Any) -> Any:
    """Make the estimator of a plugin id with checked parameters, not yet fitted.

    Parameters
    ----------
    plugin : str
        An id, as ``knn``; `workbench.methods` lists them.
    **params
        Its parameters; `help` of its class says which.

    Raises
    ------
    Problem
        For an unknown id, an unknown parameter or a value outside its limits.

    Examples
    --------
    >>> import workbench as wb
    >>> wb.make("knn", n_neighbors=3).fit([[0.0], [1.0], [9.0]], [0, 0, 1]).predict(
    ...     [[2.0]]
    ... )
    array([0])
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

    Examples
    --------
    >>> import workbench as wb
    >>> next(plugin["title"] for plugin in wb.plugins() if plugin["id"] == "kissnn")
    'KISSNN'
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
    dataset: Any,
    estimator: Any,
    cv: int = 10,
    seed: int = 1,
    *,
    repeats: int = 1,
    protocol: Protocol | Mapping[str, Any] | None = None,
    params: Mapping[str, Any] | None = None,
    test: Any = None,
    predictions: bool = False,
    **settings: Any,
) -> Evaluation:
    """Train and test one classifier or regressor.

    Costs one fit and one prediction for each fold: of k-NN O(n² d) in all.

    Parameters
    ----------
    dataset : Dataset, or whatever `read` takes
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
        fitted inside each fold; ``prototypes``, a method as ``"hart"``; ``costs`` of
        errors, row true, column predicted; ``class_weights``; ``calibration``.

    Returns
    -------
    Evaluation
        The JSON document of the command ``evaluate``, a dict whose keys are attributes,
        too; with ``to_frame()`` and ``figure()``.

    Raises
    ------
    Problem
        When data, estimator and protocol do not go together.

    Examples
    --------
    >>> import workbench
    >>> result = workbench.evaluate("builtin:iris", "knn")
    >>> round(result["accuracy"], 2), round(result.accuracy, 2)
    (0.97, 0.97)
    >>> result
    Evaluation(knn on iris: accuracy 0.9667, 150 rows judged)
    >>> result.per_class[0]["class"], result.per_class[0].support
    ('setosa', 50)
    """
    for name in settings.keys() - OPTIONS.keys():
        raise TypeError(f"evaluate() got an unexpected keyword argument {name!r}")
    plan = _protocol(protocol, cv, seed, repeats)
    learner, cls = learner_of(estimator, params or {}, settings)
    tested = None if test is None else read(test)
    request = Request(learner, plan, predictions)
    result = run_evaluation(read(dataset), request, tested, cls)
    return Evaluation.of(_with_params(result, estimator, cls))


def _protocol(
    given: Protocol | Mapping[str, Any] | None, folds: int, seed: int, repeats: int
) -> Protocol:
    """Return the protocol given, or the cross-validation of the three numbers."""
    if given is None:
        return Protocol(folds=plain(folds), seed=plain(seed), repeats=plain(repeats))
    return given if isinstance(given, Protocol) else Protocol.from_dict(given)


def _with_params(result: Result, estimator: Any, cls: Any) -> Result:
    """Name the parameters of what declares none and still has some."""
    if cls is type(estimator) or isinstance(estimator, str):
        return result
    return replace(result, params=cls().get_params(deep=False))


def fit(
    dataset: Any,
    estimator: Any,
    *,
    params: Mapping[str, Any] | None = None,
    seed: int = 1,
    **settings: Any,
) -> Model:
    """Train a learner on all rows with a known class.

    Parameters
    ----------
    dataset : Dataset, or whatever `read` takes
    estimator : str or estimator
        As of `evaluate`.
    params : mapping, optional
        Parameters of a plugin given by id.
    seed : int
        Of the inner folds of a calibration.
    **settings
        As of `evaluate`.

    Returns
    -------
    Model
        The document of the command ``fit``, with ``predict``, ``save`` and
        ``estimator``, the fitted scikit-learn estimator.

    Raises
    ------
    Problem
        When data and estimator do not go together.

    Examples
    --------
    >>> import workbench as wb
    >>> model = wb.fit("builtin:iris", "kissnn", params={"n_neighbors": 5})
    >>> len(model["model"]["eigenvalues"]), model.estimator.components_.shape
    (4, (4, 4))
    >>> model.predict([[5.0, 3.4, 1.5, 0.2]]).labels.tolist()
    ['setosa']
    """
    for name in settings.keys() - OPTIONS.keys():
        raise TypeError(f"fit() got an unexpected keyword argument {name!r}")
    learner, cls = learner_of(estimator, params or {}, settings)
    request = Request(learner, Protocol(kind="train", seed=plain(seed)))
    from workbench.compute.interface.trained_model import Model
    from workbench.compute.models.model_description import fit_request

    return Model.fitted(fit_request(read(dataset), request, cls))


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
_with_options(fit)


def learner_of(
    estimator: Any, params: Mapping[str, Any], settings: Mapping[str, Any]
) -> tuple[LearnerSettings, type]:
    """Return the settings of a plugin id or an estimator, and the declared class."""
    plugin, cls, given = _resolved(estimator, params)
    return _settings(plugin, given, **settings), cls


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
