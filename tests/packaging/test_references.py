"""What docstrings and documents call by its name in `workbench` is there."""

from __future__ import annotations

import re
import subprocess
from importlib import import_module

import pytest
from support.checkout import ROOT

#: A name between single backticks; ``double`` ones are for what is gone or made up.
NAME = re.compile(r"(?<!`)`(workbench(?:\.\w+)+)(?:\(\))?`(?!`)")


def referred_to() -> dict[str, str]:
    """Return every name that some text refers to, with the first file that does."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.py", "*.md"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        pytest.skip("not a git checkout")
    found: dict[str, str] = {}
    for file in done.stdout.splitlines():
        if (ROOT / file).is_file():
            text = (ROOT / file).read_text(encoding="utf-8")
            found |= {name: file for name in NAME.findall(text) if name not in found}
    return found


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            value: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if part in getattr(value, "__dataclass_fields__", {}):
                return True
            if not hasattr(value, part):
                return False
            value = getattr(value, part)
        return True
    return False


def test_a_name_that_is_gone_is_noticed():
    assert is_there("workbench.api.data.Dataset.n_rows")
    assert not is_there("workbench.api.store_room")
    assert not is_there("workbench.api.data.Bucket")


def test_texts_refer_to_what_there_is():
    names = referred_to()
    assert len(names) > 50
    assert {n: file for n, file in names.items() if not is_there(n)} == {}
