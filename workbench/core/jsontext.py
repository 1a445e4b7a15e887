"""JSON as every document of the program is written: strict, and NumPy inside is fine."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

import numpy as np


def plain(value: Any) -> Any:
    """Return a value as plain JSON values.

    Arrays become lists, NumPy numbers Python's, numbers that are not finite None (JSON
    has no word for them), anything unknown its text.
    """
    kind = type(value)
    # what large documents are made of first: a look at the type is cheap
    if kind is float:
        return value if math.isfinite(value) else None
    if kind is str or kind is int:
        return value
    if kind is list:
        return [plain(item) for item in value]
    if isinstance(value, np.ndarray | np.generic):
        return plain(value.tolist())
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if value is None or isinstance(value, bool | int | str):
        return value
    return str(value)


def dumps(value: Any, indent: int | None = 1) -> str:
    """Write a value as strict JSON text, non-ASCII letters as they are."""
    return json.dumps(plain(value), indent=indent, ensure_ascii=False, allow_nan=False)
