"""Vecino Workbench: nearest-neighbour methods and metric learning, seen and measured.

Examples
--------
>>> import workbench
>>> workbench.__version__
'0.1.0'
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
    from workbench.compute.facade import evaluate, generate, make, plugins, read

__all__ = ["__version__", "evaluate", "generate", "make", "plugins", "read"]


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
    if name in __all__:
        return getattr(import_module("workbench.compute.facade"), name)
    raise AttributeError(f"module 'workbench' has no attribute {name!r}")
