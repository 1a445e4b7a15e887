"""Plugins that do harm, each written to a file of its own: what they do, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

HEAD = """import os, signal, sys, threading, time
import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin
from workbench.api import Plugin, declare

"""
BODY = """
@declare(Plugin({id!r}, "Bad", "classifier", "Bad"))
class Bad(ClassifierMixin, BaseEstimator):
    def fit(self, X, y):
        self.classes_ = np.unique(y)
        {fit}
        return self

    def predict(self, X):
        answer = np.zeros(len(X), int)
        {predict}
        return answer
{more}
"""

#: What happens at the import.
AT_IMPORT = {
    "exits-0": "os._exit(0)",
    "system-exit": "sys.exit(0)",
    "segfault": "import ctypes; ctypes.string_at(0)",
    "loops": "while True: time.sleep(0.01)",
    "kills-itself": "os.kill(os.getpid(), signal.SIGKILL)",
    "eats-memory": "hold = bytearray(4 * 2**30)",
    "huge-exception": "raise RuntimeError('x' * 100_000_000)",
    "base-exception": "raise BaseException('no')",
    "control": r"raise RuntimeError('a\x1b[31m\nb\x00c')",
    "recursion": "f = lambda: f(); f()",
    "no-text": (
        "class E(Exception):\n    def __str__(self): raise ValueError\nraise E"
    ),
}

#: What happens in ``fit``: the code, and a word of the complaint; empty: none is due.
IN_FIT = {
    "fit-exits-0": ("os._exit(0)", "exit code 0"),
    "fit-system-exit": ("sys.exit(0)", "SystemExit"),
    "fit-segfault": ("import ctypes; ctypes.string_at(0)", "SIGSEGV"),
    "fit-kills-itself": ("os.kill(os.getpid(), signal.SIGKILL)", "SIGKILL"),
    "fit-eats-memory": ("self.hold = bytearray(4 * 2**30)", "emory"),
    "fit-huge-exception": ("raise RuntimeError('x' * 100_000_000)", "xxx"),
    "fit-base-exception": ("raise BaseException('odd')", "BaseException"),
    "fit-control": (r"raise RuntimeError('a\x1b[31m\nb\x00c')", "a [31m b c"),
    "fit-no-text": (
        "raise type('E', (Exception,), {'__str__': lambda s: 1 / 0})()",
        "cannot be formed",
    ),
    "fit-recursion": ("f = lambda: f(); f()", "RecursionError"),
    "fit-none": ("return None", "fit gives None"),
    "fit-prints": ("print('y' * 10_000_000)", ""),
    "fit-stdout": ("sys.stdout = sys.stderr = None", ""),
    "fit-closes-1": ("os.close(1)", ""),
    "fit-cwd": ("os.chdir('/')", ""),
    "fit-forks": ("os.fork() or os._exit(0)", ""),
    "fit-thread": ("threading.Thread(target=time.sleep, args=(30,)).start()", ""),
    "fit-own-class": ("type(self).plugin = type(self).fit = None", ""),
}

#: What ``predict`` answers, and a word of the complaint.
IN_PREDICT = {
    "never-seen": ("answer[:] = 7", "the label 7"),
    "wrong-length": ("answer = answer[1:]", "one for each row"),
    "answers-none": ("answer = None", "predict gives None"),
    "answers-texts": ("answer = answer.astype(str)", "real numbers"),
    "answers-complex": ("answer = answer + 0j", "real numbers"),
    "answers-nan": ("answer = answer * np.nan", "the label nan"),
    "answers-column": ("answer = answer[:, None]", "one for each row"),
    "predict-exits-0": ("os._exit(0)", "exit code 0"),
}

_PROBA = "    def predict_proba(self, X):\n        return {}\n"

#: What ``predict_proba`` answers, and a word of the complaint.
IN_PROBA = {
    "proba-nan": ("np.full((len(X), 3), np.nan)", "predict_proba gives nan"),
    "proba-negative": ("np.tile([-1.0, 1.0, 1.0], (len(X), 1))", "from 0 to 1"),
    "proba-infinite": ("np.full((len(X), 3), np.inf)", "predict_proba gives inf"),
    "proba-sums": ("np.ones((len(X), 3))", "sum to 1"),
    "proba-shape": ("np.ones((len(X), 2)) / 2", "of 3 classes"),
    "proba-length": ("np.ones((1, 3)) / 3", "of 3 classes"),
}

#: Everything that can be asked for by its id, with a word of the complaint.
ATTACKS = {
    name: word
    for kind in (IN_FIT, IN_PREDICT, IN_PROBA)
    for name, (_, word) in kind.items()
}


def write_importing(folder: Path) -> None:
    """Write the plugins that do harm when imported."""
    for name, code in AT_IMPORT.items():
        text = HEAD + code + BODY.format(id=name, fit="", predict="", more="")
        (folder / f"{name.replace('-', '_')}.py").write_text(text)


def write_running(folder: Path) -> None:
    """Write the plugins that do harm when they run."""
    for name, (fit, _) in IN_FIT.items():
        write_one(folder, name, fit=fit)
    for name, (predict, _) in IN_PREDICT.items():
        write_one(folder, name, predict=predict)
    for name, (proba, _) in IN_PROBA.items():
        write_one(folder, name, more=_PROBA.format(proba))


_CHOOSING = """
@declare(
    Plugin(
        "chosen", "Chosen", "classifier", "Bad",
        params=(choice("attack", {first!r}, {names!r}),),
    )
)
class Chosen(ClassifierMixin, BaseEstimator):
    def __init__(self, attack={first!r}):
        self.attack = attack

    def fit(self, X, y):
        self.classes_ = np.unique(y)
        {fit}
        return self

    def predict(self, X):
        answer = np.zeros(len(X), int)
        {predict}
        return answer

    @available_if(lambda self: self.attack in {probas!r})
    def predict_proba(self, X):
        {proba}
"""


def write_chosen(folder: Path, names: Sequence[str]) -> None:
    """Write one plugin, ``chosen``, that does the harm its parameter `attack` names.

    Jobs of one plugin may follow one another in one worker; those of many may not.
    """
    probas = tuple(name for name in names if name in IN_PROBA)
    text = HEAD + "from sklearn.utils.metaestimators import available_if\n"
    text += "from workbench.api import choice\n" + _CHOOSING.format(
        first=names[0],
        names=tuple(names),
        probas=probas,
        fit=_chosen({name: code for name, (code, _) in IN_FIT.items()}, names),
        predict=_chosen({name: code for name, (code, _) in IN_PREDICT.items()}, names),
        proba=_chosen({name: f"return {IN_PROBA[name][0]}" for name in probas}, names),
    )
    (folder / "chosen.py").write_text(text)


def _chosen(codes: Mapping[str, str], names: Sequence[str]) -> str:
    """Return the statements of a method, each under its condition."""
    lines = [
        f"if self.attack == {name!r}: {code}"
        for name, code in codes.items()
        if name in names
    ]
    return "\n        ".join(lines) or "pass"


def write_killer_of_parents(folder: Path) -> None:
    """Write the plugin that ends the process above its own: only for a child's child."""
    write_one(folder, "fit-kills-parent", fit="os.kill(os.getppid(), signal.SIGKILL)")


def write_hostile_texts(folder: Path) -> None:
    """Write a plugin whose declaration is long and full of control characters."""
    title = 'title = "a\\nb\\x1b[31m" + "x" * 1_000_000\n'
    text = HEAD + title + BODY.format(id="hostile-texts", fit="", predict="", more="")
    text = text.replace('"Bad", "classifier"', 'title, "classifier"')
    (folder / "hostile_texts.py").write_text(text)


def write_one(
    folder: Path, name: str, *, fit: str = "", predict: str = "", more: str = ""
) -> None:
    """Write a plugin that does what it is given as code, in `fit`, in `predict`, or more."""
    text = HEAD + BODY.format(id=name, fit=fit, predict=predict, more=more)
    (folder / f"{name.replace('-', '_')}.py").write_text(text)
