"""README and manual as a reader takes them: fenced commands, and the files they name."""

from __future__ import annotations

import itertools
import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from support.answer_files import handed_in, learner
from support.checkout import ROOT

from workbench.api import Attribute, Dataset
from workbench.compute.writing.writers import write
from workbench.core.lessons.answer_file import write_answers
from workbench.core.lessons.lesson_file import exercises
from workbench.core.manual.manual_pages import links, resolve

MANUAL = ROOT / "resources" / "docs" / "manual"
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: The options that name what a command writes.
_OUTPUTS = ("--out", "--figure")


def guide() -> str:
    """Return all that newcomers read: README, the English manual, how to contribute."""
    index = (MANUAL / "en" / "index.md").read_text(encoding="utf-8")
    found = [resolve("en/index", link)[0] for link in links(index)]
    pages = [MANUAL / f"{page}.md" for page in dict.fromkeys(found)]
    files = [ROOT / "README.md", *filter(Path.is_file, pages), ROOT / "CONTRIBUTING.md"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@dataclass(frozen=True)
class Fenced:
    """A block of a document: the language of its fence, and its text."""

    language: str
    text: str


def blocks(text: str) -> list[Fenced]:
    """Return the fenced blocks of a Markdown text, in their order."""
    return [Fenced(*found) for found in _FENCE.findall(text)]


def commands(text: str) -> list[str]:
    """Return every shell command of a Markdown text, once, without comments, in order.

    What ``&&`` puts together is several, what a backslash continues is one.
    """
    shells = (b.text for b in blocks(text) if b.language in ("sh", "bash", "bat", ""))
    lines = "\n".join(shells).replace("\\\n", " ").splitlines()
    parts = (part for line in lines for part in _uncommented(line).split("&&"))
    return list(dict.fromkeys(" ".join(part.split()) for part in parts if part.strip()))


def _uncommented(line: str) -> str:
    """Cut what a shell would take for a comment; quotes here hold no ``#``."""
    return re.split(r"(?:^|\s)#", line)[0]


def promised(command: str) -> list[str]:
    """Return the files and folders that a command is said to write."""
    words = shlex.split(command)
    named = [b for a, b in itertools.pairwise(words) if a in _OUTPUTS]
    return named + (words[3:4] if "convert" in words[:2] else [])


def write_inputs(folder: Path) -> None:
    """Write the files that the commands name and a reader would have at hand."""
    (folder / "sales.csv").write_bytes(_sales())
    (folder / "table.csv").write_text(_TABLE + "Mean rank,1.25,2.00,2.75\n")
    _write_json(folder / "printed.json", {})
    _hand_in(folder / "answers")
    (folder / "keel").mkdir()
    shipped = ROOT / "resources" / "experiments" / "thesis-table-5.json"
    for entry in json.loads(shipped.read_text(encoding="utf-8"))["data"]:
        name = entry["source"].removeprefix("keel:")
        write(_two_classes(name, 20), folder / "keel" / f"{name}.dat")


_TABLE = "data,A,B,C\none,9,8,7\ntwo,8,7,6\nthree,9,8,7\nfour,7,8,6\n"


def _write_json(path: Path, document: object) -> None:
    path.write_text(json.dumps(document), encoding="utf-8")


def _hand_in(folder: Path) -> None:
    """Write the answer file of a student."""
    folder.mkdir()
    (hunt,) = (lesson for lesson in exercises() if lesson.id == "metric-hunt")
    recipes = {"by-hand": learner("knn", "z-score", n_neighbors=1)}
    write_answers(folder / "a.answer.json", handed_in(hunt, recipes, folder))


def _two_classes(name: str, rows: int) -> Dataset:
    rng = np.random.default_rng(2)
    y = np.arange(rows) % 2
    X = np.round(rng.normal(y[:, None], 1.0, (rows, 3)), 3)
    columns = tuple(Attribute(f"x{i}") for i in range(3))
    return Dataset(X, y, columns, Attribute("class", "nominal", ("good", "bad")), name)


def _sales() -> bytes:
    """Return what an office program of Western Europe writes."""
    rows = ["id;day;amount;größe;paid", "1;24.12.2024;3,5;10;yes"]
    rows += ["2;25.12.2024;-999;11;no", "3;26.12.2024;4,25", "4;27.12.2024;1,0;12;no"]
    return "\r\n".join(rows).encode("cp1252")
