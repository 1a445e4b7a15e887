"""How specifications and events cross a process border: plain data or nothing.

Workers import plugins, the window's process must not: so what a worker sends is only
accepted when it can be rebuilt without importing anything but NumPy and the light
packages of the workbench.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from workbench.api.problems import Problem

#: A job may hand out this much, all its partial results and its result together.
MAX_BYTES = 256 * 2**20

_PLAIN_BUILTINS = frozenset(
    {"bytearray", "complex", "frozenset", "range", "set", "slice"}
)
_PACKAGES = (
    "collections", "datetime", "decimal", "fractions", "pathlib", "numpy",
    "workbench.api", "workbench.core", "workbench.jobs",
)  # fmt: skip
_HEAVY_PACKAGES = ("workbench.jobs.tasks",)


class NotPlain(Exception):  # noqa: N818 - read as the predicate it is
    """Something is not made of plain values and NumPy arrays."""


def encode(value: object) -> bytes:
    """Return the bytes of a value.

    Raises
    ------
    NotPlain
        When it cannot be sent, as a lambda or an open file.
    """
    try:
        buffer = io.BytesIO()
        _PlainPickler(buffer, protocol=5).dump(value)
        return buffer.getvalue()
    except (pickle.PicklingError, TypeError, AttributeError, RecursionError) as error:
        raise NotPlain(str(error)) from error


def decode(data: bytes) -> Any:
    """Return the value of the bytes, importing nothing heavy and no plugin.

    Raises
    ------
    NotPlain
        When the value holds objects of other classes; their name is the text.
    """
    return _PlainUnpickler(io.BytesIO(data)).load()


class _PlainPickler(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        """Write a problem its own way, whatever a library registered for exceptions.

        Some do when they are imported, as tblib does with distributed, which would
        leave other classes in the bytes than may be read.
        """
        return value.__reduce__() if isinstance(value, Problem) else NotImplemented


class _PlainUnpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        """Return a class of the packages allowed; `NotPlain` for any other."""
        if module == "builtins" and name in _PLAIN_BUILTINS:
            return super().find_class(module, name)
        if _inside(module, _PACKAGES) and not _inside(module, _HEAVY_PACKAGES):
            return super().find_class(module, name)
        raise NotPlain(f"a {module}.{name} (expected plain values and NumPy arrays)")


def _inside(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == p or module.startswith(f"{p}.") for p in packages)
