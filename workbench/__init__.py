"""Vecino Workbench: nearest-neighbour methods and metric learning, seen and measured.

Examples
--------
>>> import workbench
>>> workbench.__version__
'0.1.0'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from workbench._version import __version__

if TYPE_CHECKING:
    from workbench.compute.facade import evaluate, generate, make, plugins, read

__all__ = ["__version__", "evaluate", "generate", "make", "plugins", "read"]


def __getattr__(name: str) -> Any:
    # loaded on first use: `import workbench` stays light for the window and workers
    if name in __all__:
        return getattr(import_module("workbench.compute.facade"), name)
    raise AttributeError(f"module 'workbench' has no attribute {name!r}")
