"""Libraries that only some functions need, imported when one does."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from workbench.api.problems import Problem


def library(module: str, package: str = "", extra: str = "") -> Any:
    """Import a module of a library that need not be there.

    Parameters
    ----------
    module : str
    package : str
        What its distribution is called, where it is called otherwise.
    extra : str
        The extra of this program that brings it.

    Raises
    ------
    Problem
        When it is not installed.
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # something else is missing
        name = package or module.partition(".")[0]
        wanted = f"'vecino-workbench[{extra}]'" if extra else name
        what = f"{name} is not installed"
        raise Problem(what, expected=f"pip install {wanted}") from None
