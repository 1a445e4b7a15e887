"""Vecino Workbench: nearest-neighbour methods and metric learning, seen and measured.

Data go in as files, data frames, arrays or dictionaries (`read`); results are dicts whose
keys are attributes, too, with ``to_frame()`` and, where there is one, ``figure()``.

====================  ==================================================================
`read`, `generate`    data sets
`methods`, `make`     estimators by id: ``workbench.methods.kissnn``
`evaluate`, `fit`     a learner tested, or trained; `predict`, `save`, `load` its model
`run`, `compare`      experiments, and the statistics of their scores
`profile`             how compact the classes are
`prototypes`          rows that do the work of all
`distance`            two things measured, the axioms of a metric tested
`search`              what a search structure costs
`figure`, `scene`     pictures; a plane to play with, as a page or in a notebook
`show`                the window on your data
`plugins`             every plugin found
====================  ==================================================================

Examples
--------
>>> import workbench as wb
>>> wb.__version__
'0.1.0'
>>> wb.evaluate("builtin:wine", "kissnn", cv=5)
Evaluation(kissnn on wine: accuracy 0.9101, 178 rows judged)
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

from workbench._version import __version__

if TYPE_CHECKING:
    from workbench.api.data import Dataset
    from workbench.api.problems import Problem
    from workbench.compute.facade import evaluate, fit, generate, make, plugins, read
    from workbench.compute.interface.examined_data import (
        distance,
        profile,
        prototypes,
        search,
    )
    from workbench.compute.interface.method_index import methods
    from workbench.compute.interface.model_files import load, predict, save
    from workbench.compute.interface.score_comparison import compare
    from workbench.compute.interface.shown_data import figure, scene, show
    from workbench.jobs.experiment.script_run import run

#: The public names, by the module that is imported when one is asked for.
_HOMES = {
    "workbench.api.data": ("Dataset",),
    "workbench.api.problems": ("Problem",),
    "workbench.compute.facade": (
        "evaluate", "fit", "generate", "make", "plugins", "read",
    ),
    "workbench.compute.interface.examined_data": (
        "distance", "profile", "prototypes", "search",
    ),
    "workbench.compute.interface.method_index": ("methods",),
    "workbench.compute.interface.model_files": ("load", "predict", "save"),
    "workbench.compute.interface.score_comparison": ("compare",),
    "workbench.compute.interface.shown_data": ("figure", "scene", "show"),
    "workbench.jobs.experiment.script_run": ("run",),
}  # fmt: skip
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Dataset", "Problem", "__version__", "compare", "distance", "evaluate", "figure",
    "fit", "generate", "load", "make", "methods", "plugins", "predict", "profile",
    "prototypes", "read", "run", "save", "scene", "search", "show",
]  # fmt: skip

_FOLDERS = {"workbench.bundled": "plugins", "workbench.resources": "resources"}


class _Checkout:
    """Finds in a checkout what is installed below `workbench` from folders beside it.

    Python that is started in the checkout imports `workbench` from there, whatever is
    installed; `workbench.bundled` and `workbench.resources` have to follow.
    """

    root = Path(__file__).resolve().parent.parent

    @classmethod
    def find_spec(
        cls, name: str, path: object, target: object = None
    ) -> ModuleSpec | None:
        """Return where one of the two packages lies; None for any other module."""
        if name not in _FOLDERS:
            return None
        folder = cls.root / _FOLDERS[name]
        return spec_from_file_location(
            name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )


if not Path(__file__).with_name("resources").is_dir() and all(
    (_Checkout.root / folder / "__init__.py").is_file() for folder in _FOLDERS.values()
):
    sys.meta_path.append(_Checkout)  # after the finders of an editable installation


def __getattr__(name: str) -> Any:
    # loaded on first use: `import workbench` stays light for the window and workers
    if name in _HOME:
        return getattr(_imported(_HOME[name], name), name)
    raise AttributeError(f"module 'workbench' has no attribute {name!r}")


def _imported(module: str, name: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        # vecino-metrics has the layers below the window and its jobs
        about = f"workbench.{name} is not in vecino-metrics but in vecino-workbench"
        raise AttributeError(about) from None


def __dir__() -> list[str]:
    return sorted({*__all__, "api", "bundled"})
