"""Many programs, each as in a new process, for the price of one start of the libraries.

A process imports scikit-learn and what it needs, and nothing of ours; every program then
runs in a fork of it, so all of `workbench` is imported anew each time, from where the
program and its current folder say, and what a program leaves behind is gone with it.
Where processes cannot fork, each program is started by itself.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

#: What holds the libraries; its arguments: none. A line in, a line out for each program.
_HOLDER = """
import atexit, gc, json, os, runpy, sys

sys.modules["pandas"] = None  # scikit-learn takes it where it is, commands do without
import numpy, scipy.linalg, scipy.spatial, scipy.stats, sklearn.neighbors, sklearn.svm
import multiprocessing, pydantic, threadpoolctl, typer
del sys.modules["pandas"]

def look():
    # libraries are imported already: none is sought, so it is asked where one would be
    if {"", ".", os.getcwd()} & set(sys.path):
        open("path.was-run", "w").close()

def run(words, out):
    for descriptor in (1, 2):
        os.dup2(os.open(f"{out}.{descriptor}", os.O_CREAT | os.O_WRONLY), descriptor)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv, sys.path[0] = words, os.path.dirname(words[0])
    atexit.register(look)
    runpy.run_path(words[0], run_name="__main__")

if __name__ == "__main__":
    assert not any(name.split(".")[0] == "workbench" for name in sys.modules)
    gc.collect()
    gc.freeze()  # or each fork copies what its collector looks at: a second each time
    print(flush=True)
    while line := sys.stdin.readline():
        child = os.fork()
        if not child:
            run(*json.loads(line))
            sys.exit()
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@dataclass(frozen=True)
class Ran:
    """How a program ended, and what it printed."""

    code: int
    out: str
    err: str


class FreshRuns:
    """Runs Python programs one after another; with ``with`` their holder ends.

    Parameters
    ----------
    python : Path
        The interpreter.
    holder : Path
        The file to write for what holds the libraries; it starts from there.
    here : Path
        The current folder.
    environment : mapping of str to str
    """

    def __init__(
        self, python: Path, holder: Path, here: Path, environment: Mapping[str, str]
    ) -> None:
        self._python, self._here, self._environment = python, here, dict(environment)
        self._out = holder.with_suffix(".printed")
        self._process: subprocess.Popen[str] | None = None
        if not hasattr(os, "fork"):
            return
        holder.write_text(_HOLDER, encoding="utf-8")
        self._process = subprocess.Popen(
            [str(python), str(holder)], cwd=here, env=self._environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "\n", "the libraries are not there"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self._process.communicate(timeout=60)
            assert self._process.returncode == 0

    def __call__(self, *words: str) -> Ran:
        """Run a program, named by its file, to its end."""
        if self._process is None:
            return self._started(words)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        files = [Path(f"{self._out}.{descriptor}") for descriptor in (1, 2)]
        for file in files:
            file.unlink(missing_ok=True)
        self._process.stdin.write(json.dumps([words, str(self._out)]) + "\n")
        self._process.stdin.flush()
        code = int(self._process.stdout.readline())
        return Ran(code, *(file.read_text(encoding="utf-8") for file in files))

    def _started(self, words: Sequence[str]) -> Ran:
        done = subprocess.run(
            [str(self._python), *words], cwd=self._here, env=self._environment,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8",
            check=False,
        )  # fmt: skip
        return Ran(done.returncode, done.stdout, done.stderr)
