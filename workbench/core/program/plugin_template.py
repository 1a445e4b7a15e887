"""A new plugin from a template: a folder with the class, its test and what to do next."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from workbench.api.problems import Problem
from workbench.core.program.catalogue import bundled_ids
from workbench.core.program.home import write_atomically
from workbench.core.program.resources import resource

KINDS = ("classifier", "regressor", "metric", "filter", "generator")

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_MOST_LETTERS = 60
#: What is to be done with a plugin of a kind on the command line.
_COMMANDS: dict[str, str] = {
    "classifier": "evaluate builtin:iris -c my-method",
    "metric": "evaluate builtin:iris -c my-method",
    "regressor": "evaluate builtin:iris --class petal-width -c my-method",
    "filter": "evaluate builtin:iris -c knn --filter my-method",
    "generator": "generate my-method --out data.arff",
}


def new_plugin(name: str, kind: str, out: Path) -> list[Path]:
    """Write a plugin folder that loads and keeps the contract as it is.

    Parameters
    ----------
    name : str
        The id: lower-case words joined by hyphens. The folder has underscores.
    kind : str
        One of `KINDS`.
    out : Path
        Where the folder goes; exists.

    Returns
    -------
    list of Path
        The files, the class first.

    Raises
    ------
    Problem
        For a bad or taken name, another kind, or a folder that is there or cannot be
        written.
    """
    _check_name(name)
    if kind not in KINDS:
        raise Problem(f"no template for a {kind!r}", expected=", ".join(KINDS))
    if not out.is_dir():
        raise Problem("no such folder", expected="one that exists", where=str(out))
    module = name.replace("-", "_")
    folder = out / module
    if folder.exists() or folder.is_symlink():
        raise Problem("exists already", expected="a new name", where=str(folder))
    words = {
        "MY_TITLE": name.replace("-", " ").capitalize(),
        "MY_KIND": kind,
        "MY_FOLDER": str(out),
        "MY_COMMAND": f"    WORKBENCH_PLUGIN_PATH={out} workbench {_COMMANDS[kind]}\n",
        "my-method": name,
        "my_method": module,
        "MyMethod": "".join(word.capitalize() for word in name.split("-")),
    }
    sources = {
        "__init__.py": f"{kind}.py",
        f"test_{module}.py": "test_plugin.py",
        "README.md": "README.md",
        "pyproject.toml": "pyproject.toml.txt",
    }
    written = []
    try:
        folder.mkdir()
        for target, source in sources.items():
            text = resource("templates", "plugin", source).read_text(encoding="utf-8")
            for word, meant in words.items():
                text = text.replace(word, meant)
            write_atomically(folder / target, text)
            written.append(folder / target)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem(reason, expected="a folder that can be written", where=str(folder)) from None  # fmt: skip
    return written


def _check_name(name: str) -> None:
    module = name.replace("-", "_")
    if not _NAME.fullmatch(name) or len(name) > _MOST_LETTERS:
        raise Problem(
            f"the name {name!r:.80}",
            expected="lower-case words joined by hyphens, as my-method",
        )
    if keyword.iskeyword(module) or module in sys.stdlib_module_names:
        raise Problem(f"{name} is a word of Python", expected="another name")
    if name in bundled_ids():
        raise Problem(f"{name} is a bundled plugin", expected="another name")
