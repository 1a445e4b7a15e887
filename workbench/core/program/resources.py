"""Paths of the program's own files."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def resource(*parts: str) -> Path:
    """Return the path of a file or folder below ``workbench.resources``.

    Parameters
    ----------
    *parts : str
        For instance ``"datasets", "iris.arff"``; none for the folder itself.

    Returns
    -------
    Path
        It need not exist.
    """
    # the package is always installed unpacked, so its files are plain files
    return Path(str(files("workbench.resources").joinpath(*parts)))
