"""Search structures, of which some need an extra that may not be installed."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

import pytest

from workbench.numerics.search.structures import STRUCTURES


def is_installed(id_: str) -> bool:
    """Whether the library that a structure imports is there."""
    library = STRUCTURES[id_].library
    return not library or find_spec(library) is not None


def marked(ids: Iterable[str]) -> list[Any]:
    """Return ids as parameters of a test; those without their library are skipped."""
    reason = "the extra ann is not installed"
    return [
        pytest.param(
            id_, marks=pytest.mark.skipif(not is_installed(id_), reason=reason)
        )
        for id_ in ids
    ]


#: The structures that can be built here.
INSTALLED = [id_ for id_ in STRUCTURES if is_installed(id_)]
