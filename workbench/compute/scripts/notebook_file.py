"""Notebooks: the cells of a script as nbformat 4 JSON."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.compute.scripts.script_text import Script
from workbench.core.program.home import write_atomically

#: Cells have ids since 4.5.
FORMAT, MINOR = 4, 5


def notebook(script: Script) -> dict[str, Any]:
    """Return the notebook of a script; its code cells run in their order.

    Returns
    -------
    dict
        What nbformat 4.5 describes.
    """
    head = f"# {script.title.rstrip('.')}\n\n{script.about}"
    cells = [_cell(0, "markdown", head)]
    cells += [_cell(i + 1, "code", code) for i, code in enumerate(script.code)]
    return {
        "cells": cells,
        "metadata": {
            "kernelspec": {
                "display_name": "Python 3",
                "language": "python",
                "name": "python3",
            },
            "language_info": {"name": "python", "file_extension": ".py"},
        },
        "nbformat": FORMAT,
        "nbformat_minor": MINOR,
    }


def notebook_text(script: Script) -> str:
    """Return the notebook of a script as its file has it."""
    return json.dumps(notebook(script), indent=1, ensure_ascii=False) + "\n"


def write_text(path: Path, text: str) -> None:
    """Write a file whole, or not at all.

    Raises
    ------
    Problem
        When its folder is not there, or cannot be written.
    """
    if not path.parent.is_dir():
        raise Problem(
            "no such folder", expected="one that exists", where=str(path.parent)
        )
    try:
        write_atomically(path, text)
    except OSError as error:
        what = error.strerror or str(error)
        expected = "a file that can be written"
        raise Problem(what, expected=expected, where=str(path)) from None


def _cell(place: int, kind: str, source: str) -> dict[str, Any]:
    # the same cell has the same id in every file: 8 to 64 letters and digits
    digest = hashlib.sha256(f"{place}/{source}".encode()).hexdigest()[:12]
    lines = source.splitlines(keepends=True)
    cell: dict[str, Any] = {"cell_type": kind, "id": digest, "metadata": {}}
    if kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    return {**cell, "source": lines}
