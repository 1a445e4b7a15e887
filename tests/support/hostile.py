"""A student's folder, full of modules that must not be imported from there."""

from __future__ import annotations

import sys
from pathlib import Path

#: All that anything imports by its first name.
HOSTILE = {
    *sys.stdlib_module_names, "numpy", "scipy", "sklearn", "joblib", "pandas", "typer",
    "click", "rich", "PySide6", "shiboken6", "pyqtgraph", "platformdirs", "skops",
    "threadpoolctl", "workbench", "plugins", "resources", "distributed", "dask",
    "faiss",
    "sitecustomize", "usercustomize", "setuptools", "pkg_resources", "cloudpickle",
} - {"__future__"}  # fmt: skip


def write_hostile(folder: Path) -> Path:
    """Make a folder of modules that leave a mark when they are run; return it."""
    folder.mkdir()
    for name in HOSTILE:
        mark = folder / f"{name}.was-run"
        text = f"open({str(mark)!r}, 'w').close()\nraise ImportError('not ours')\n"
        (folder / f"{name}.py").write_text(text)
    return folder


def marks(folder: Path) -> list[str]:
    """Return the names of the modules of a folder that were run."""
    return sorted(path.stem for path in folder.glob("*.was-run"))
