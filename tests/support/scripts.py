"""Scripts run in this process, and the figures they print."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Iterable
from typing import Any

from workbench.compute.scripts.script_text import Script


def run_text(text: str) -> str:
    """Run a script and return what it prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a learner that did not converge
        exec(compile(text, "script", "exec"), {"__name__": "__main__"})
    return out.getvalue()


def figures_of(script: Script) -> dict[str, float]:
    """Run a script of a run; return its figures by name, none rounded."""
    found = {}
    for line in run_text(script.text()).splitlines():
        name, _, value = line.partition(" ")
        with contextlib.suppress(ValueError):
            found[name] = float(value)
    return found


def run_cells(cells: Iterable[dict[str, Any]]) -> str:
    """Run the code cells of a notebook as one script, in their order."""
    code = ["".join(c["source"]) for c in cells if c["cell_type"] == "code"]
    return run_text("\n\n".join(code))
