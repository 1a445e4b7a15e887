"""Ask Weka 3.9 for trees, counts and predictions, and keep its answers as JSON.

Development only: ``python ask_classifiers.py WEKA.jar SHARED_DATA`` needs a Java
development kit and writes tests/data/weka/*.json, one file for each data set.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import workbench
from workbench.api import Dataset
from workbench.compute.writing.writers import write

HERE = Path(__file__).resolve().parent
ANSWERS = HERE.parents[1] / "data" / "weka"
#: Sets beside the project: each with the seeds of cross-validation that are counted.
SHARED = {
    **{
        f"arff/{name}.arff": 10
        for name in (
            "bupa", "contact-lenses", "diabetes", "glass", "ionosphere", "iris",
            "monk-2", "pima", "pima_missing10", "sonar", "vehicle", "vote", "wdbc",
            "weather.nominal", "weather.nominal_missing10", "weather.numeric",
            "weather.numeric_missing10", "wine", "wisconsin", "wisconsin_missing10",
        )
    },
    "arff/digits.arff": 2,
    "arff/segment.arff": 3,
    "keel/appendicitis.dat": 10,
    "keel/balance.dat": 10,
    "keel/led7digit.dat": 10,
    "keel/movement_libras.dat": 3,
    "keel/phoneme.dat": 1,
    "keel/vowel.dat": 10,
}  # fmt: skip
_EDGE = re.compile(r'N(\d+)->N(\d+) \[label="(.*)"\]')
_NODE = re.compile(r'N(\d+) \[label="(.*)" ?(shape=box style=filled )?\]')
_COUNTS = re.compile(r"(.*) \(([\d.]+)(?:/([\d.]+))?\)$")
_THRESHOLD = re.compile(r"i\[(\d+)\]\)\.doubleValue\(\) <= (\S+)\)|i\[(\d+)\]\.equals")


def source_of(name: str, shared: Path) -> Path:
    """Return the file of a data set by the name its answers have."""
    return shared / name if "/" in name else ANSWERS / name


def names() -> dict[str, int]:
    """Return all sets with the number of seeds asked about."""
    own = {path.name: 10 for path in sorted(ANSWERS.glob("*.arff"))}
    return own | SHARED


def ask(jar: str, datasets: Iterable[tuple[str, Dataset, int]]) -> dict[str, Any]:
    """Train Weka's classifiers on data sets; see `Classifiers.java`.

    Parameters
    ----------
    jar : str
    datasets : iterable of (name, data set, seeds)

    Returns
    -------
    dict
        By name: ``trees`` (by options), ``cv``, ``split`` and ``folds``.
    """
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["javac", "-cp", jar, "-d", folder, str(HERE / "Classifiers.java")],
            check=True,
        )
        lines, asked = [], {}
        for i, (name, dataset, seeds) in enumerate(datasets):
            file = Path(folder) / f"{i}.arff"
            write(dataset, file)
            shown = 12 if len(dataset.classes) > 4 else 20
            lines.append(f"{name}\t{file}\t{seeds}\t{shown}\n")
            asked[name] = dataset
        done = subprocess.run(
            [
                "java", "-Xmx1500m", "-Dfile.encoding=UTF-8",
                "--add-opens", "java.base/java.lang=ALL-UNNAMED",
                "-cp", os.pathsep.join([jar, folder]), "Classifiers",
            ],
            input="".join(lines), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            encoding="utf-8", check=True,
        )  # fmt: skip
    answers: dict[str, Any] = json.loads(done.stdout)
    for name, dataset in asked.items():
        for tree in answers[name]["trees"].values():
            graph, source = tree.pop("graph"), tree.pop("source")
            tree["root"] = compact_tree(graph, source, dataset)
        _shorten(answers[name]["split"])
    return answers


def compact_tree(graph: str, source: str, dataset: Dataset) -> Any:
    """Return a tree as nested lists, thresholds with all their digits.

    A leaf is ``"class weight errors"`` (the class by its code), an inner node
    ``[attribute, test, children…]`` with a threshold, a label (binary), or null.
    """
    children: dict[str, list[tuple[str, str]]] = {}
    nodes: dict[str, tuple[str, bool]] = {}
    for line in graph.splitlines():
        if edge := _EDGE.match(line):
            children.setdefault(edge[1], []).append((edge[3], edge[2]))
        elif node := _NODE.match(line):
            nodes[node[1]] = (node[2], bool(node[3]))
    tests = iter(_THRESHOLD.findall(_without_repeats(source)))
    root = _built("0", nodes, children, tests, dataset)
    assert next(tests, None) is None
    return root


def _without_repeats(source: str) -> str:
    # a nominal test asks i[3].equals(…) once for each label: keep the first of a method
    kept = []
    for method in source.split("static double N")[1:]:
        found = _THRESHOLD.search(method)
        if found:
            kept.append(found[0])
    return "\n".join(kept)


def _built(
    number: str,
    nodes: dict[str, tuple[str, bool]],
    children: dict[str, list[tuple[str, str]]],
    tests: Iterator[tuple[str, str, str]],
    dataset: Dataset,
) -> Any:
    label, is_leaf = nodes[number]
    if is_leaf:
        found = _COUNTS.match(label)
        assert found is not None
        code = dataset.classes.index(found[1])
        return f"{code} {float(found[2]):g} {float(found[3] or 0):g}"
    numeric, threshold, nominal = next(tests)
    column = int(numeric or nominal)
    assert dataset.attributes[column].name == label, (label, column)
    edges = children[number]
    test: float | str | None = None
    if threshold:
        test = float(threshold)
        shown = edges[0][0].removeprefix("<= ")
        assert abs(float(shown) - test) <= 1e-4 * max(1, abs(test)), (shown, test)
    elif edges[1][0].startswith("!= "):
        test = edges[0][0].removeprefix("= ")
    below = [_built(child, nodes, children, tests, dataset) for _, child in edges]
    return [column, test, *below]


def _shorten(split: dict[str, Any]) -> None:
    for answer in split.values():
        if answer is not None:
            answer["predicted"] = " ".join(map(str, answer["predicted"]))
            answer["scores"] = [
                [float(f"{share:.10g}") for share in row] for row in answer["scores"]
            ]


def main() -> None:
    if len(sys.argv) != 3 or not Path(sys.argv[1]).is_file():
        sys.exit("usage: ask_classifiers.py WEKA.jar SHARED_DATA")
    shared = Path(sys.argv[2])
    for name, seeds in names().items():
        dataset = workbench.read(source_of(name, shared))
        answer = ask(sys.argv[1], [(name, dataset, seeds)])[name]
        text = json.dumps({"name": name, **answer}, separators=(",", ":"))
        target = ANSWERS / f"{Path(name).stem}.json"
        target.write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {target.stat().st_size // 1024} kB", flush=True)


if __name__ == "__main__":
    main()
