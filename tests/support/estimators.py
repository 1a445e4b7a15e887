"""The bundled plugins, and scikit-learn's checks of one estimator in one test."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import workbench.bundled
from workbench.api import declare, declared

#: Sizes for what makes and trains hundreds of estimators, and checks what does not
#: depend on how many trees, rounds or pairs there are. The whole lane keeps the contract
#: at full size.
SMALL: dict[str, dict[str, object]] = {
    "random-forest": {"n_estimators": 5},
    "extra-trees": {"n_estimators": 5},
    "forest-regression": {"n_estimators": 5},
    "gradient-boosting": {"max_iter": 5},
    "mlp": {"max_iter": 40},
    "bagging": {"n_estimators": 3},
    "adaboost": {"n_estimators": 5},
    "rknn": {"n_members": 5},
    "parameter-search": {"grid": "n_neighbors=1,3", "n_folds": 2},
    "stacking": {"n_folds": 2},
}


@cache
def bundled() -> dict[str, type]:
    """Return the declared classes of every file by id, as the catalogue finds them."""
    folder = Path(workbench.bundled.__file__).parent
    found: dict[str, type] = {}
    files = [*folder.glob("*/[!_]*.py"), *folder.glob("*/*/__init__.py")]
    for name in sorted(
        f.parent.name if f.stem == "__init__" else f.stem for f in files
    ):
        module = importlib.import_module(f"workbench.bundled.{name}")
        for member in vars(module).values():
            own = isinstance(member, type) and member.__module__ == module.__name__
            plugin = declared(member) if own else None
            if plugin is not None:
                assert plugin.id not in found, f"two plugins are called {plugin.id}"
                found[plugin.id] = member
    return found


def of_kind(*kinds: str) -> list[str]:
    """Return the ids of the bundled plugins of some kinds."""
    return [id_ for id_, cls in bundled().items() if cls.plugin.kind in kinds]  # type: ignore[attr-defined]


def with_defaults(cls: Any, defaults: Mapping[str, object]) -> type:
    """Return a plugin class with other defaults, in declaration and constructor alike.

    For checks that make their estimators by ``cls()``: the same code with fewer trees.
    """
    if not defaults:
        return cls  # type: ignore[no-any-return]
    names = [param.name for param in cls.plugin.params]
    assert set(defaults) <= set(names)
    old = cls.__init__
    init = FunctionType(
        old.__code__, old.__globals__, "__init__", old.__defaults__, old.__closure__
    )
    code = init.__code__
    positional = code.co_varnames[: code.co_argcount][-len(init.__defaults__ or ()) :]
    init.__defaults__ = tuple(
        defaults.get(name, value)
        for name, value in zip(positional, init.__defaults__ or (), strict=True)
    )
    init.__kwdefaults__ = {
        name: defaults.get(name, value)
        for name, value in (old.__kwdefaults__ or {}).items()
    }
    params = (
        replace(param, default=defaults.get(param.name, param.default))
        for param in cls.plugin.params
    )
    body = {"__init__": init, "__module__": cls.__module__, "__doc__": cls.__doc__}
    smaller = type(cls.__name__, (cls,), body)
    return declare(replace(cls.plugin, params=tuple(params)))(smaller)


def pass_scikit_learn_checks(
    estimator: Any,
    expected: Mapping[str, str],
    ignored: tuple[type[Warning], ...] = (),
) -> None:
    """Run all of scikit-learn's checks of an estimator; raise every failure at once.

    Parameters
    ----------
    estimator
        An instance.
    expected : dict of str to str
        The checks that are to fail, each with its reason; one that passes, or is not
        run at all, is a failure as well.
    ignored : tuple of warning classes
        Warnings that are expected.

    Raises
    ------
    ExceptionGroup
        What failed, each with the name of its check.
    """
    # dear to import, and of use in one module only
    from sklearn.utils.estimator_checks import check_estimator

    with warnings.catch_warnings():
        for category in ignored:
            warnings.simplefilter("ignore", category)
        results = check_estimator(
            estimator,
            expected_failed_checks=dict(expected),
            on_skip=None,
            on_fail=None,
        )
    failures: list[Exception] = []
    for result in results:
        error = result["exception"]
        if result["status"] == "failed":
            error.add_note(f"in {result['check_name']}")
            failures.append(error)
        elif result["status"] == "passed" and result["expected_to_fail"]:
            failures.append(AssertionError(f"{result['check_name']} does not fail"))
    names = {result["check_name"] for result in results}
    failures += [AssertionError(f"{n} is not run") for n in set(expected) - names]
    if len(results) <= 40:
        failures.append(
            AssertionError(f"{len(results)} checks (expected more than 40)")
        )
    if failures:
        raise ExceptionGroup(f"scikit-learn's checks of {estimator}", failures)
