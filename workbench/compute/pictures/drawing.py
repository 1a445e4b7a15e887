"""Subprocess that draws pictures with Qt, without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

from workbench.api import Problem
from workbench.core.program.doctor import install_command, missing_libraries
from workbench.core.program.json_text import dumps


def draw_apart(module: str, arguments: list[str], document: Any, where: str) -> None:
    """Run ``python -P -m MODULE ARGUMENTS`` with a document as JSON on its input.

    Raises
    ------
    Problem
        When libraries of the system are missing, or the process fails.
    """
    if find_spec("PySide6") is None:
        expected = "vecino-workbench, which brings it"
        raise Problem(
            "no pictures: Qt is not installed", expected=expected, where=where
        )
    missing = missing_libraries("offscreen")
    if missing:
        names = " ".join(lib.file for lib in missing)
        raise Problem(
            f"no pictures: missing system libraries {names}; "
            f"install them: {install_command(missing)}",
            where=where,
        )
    done = subprocess.run(
        [sys.executable, "-P", "-m", module, *arguments],
        input=dumps(document, indent=None),
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        problem = lines[-1].removeprefix(f"{where}: ")  # named once is enough
        told = problem if problem != lines[-1] else f"no pictures: {problem}"
        raise Problem(told, where=where)
