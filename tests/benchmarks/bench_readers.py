"""How long the readers take, and how much memory, beside the readers of others.

    python tests/benchmarks/bench_readers.py [--rows 1000000] [--only NAME …]

Two tables: letter's shape (20 000 x 16, whole numbers, 26 classes) and 1 000 000 x 20
(measurements with six digits, three classes), each as CSV and as ARFF, written anew.
Every reading is a process of its own; the seconds are the processor time of the call
alone, of all its threads, and behind them what the clock showed; the memory is the highest above what stood after the imports, in parts of the array
(rows x columns x 8 bytes). The readers take turns, `--repeat` rounds, so that a busy
machine slows all of them; the least processor time of each counts, and a ratio is the
median of the rounds. Orange is asked through the interpreter that ORANGE_PYTHON
names, Weka through the jar that WEKA_JAR names; without these they are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

#: Processor time, time by the clock, peak of memory in bytes, shape.
Reading = tuple[float, float, int, list[int]]

HERE = Path(__file__).resolve().parent

#: name -> (suffix, interpreter, imports, call)
READERS: dict[str, tuple[str, str, str, str]] = {
    "workbench csv": (
        "csv",
        sys.executable,
        "from workbench.compute.reading.readers import read",
        "data = read(path); shape = data.n_rows, data.n_attributes",
    ),
    "pandas.read_csv": (
        "csv",
        sys.executable,
        "import pandas",
        "data = pandas.read_csv(path); shape = data.shape",
    ),
    "Orange csv": (
        "csv",
        os.environ.get("ORANGE_PYTHON", ""),
        "from Orange.data import Table",
        "data = Table.from_file(path); shape = data.X.shape",
    ),
    "workbench arff": (
        "arff",
        sys.executable,
        "from workbench.compute.reading.readers import read",
        "data = read(path); shape = data.n_rows, data.n_attributes",
    ),
    "liac-arff": (
        "arff",
        sys.executable,
        "import arff",
        "data = arff.load(open(path)); shape = len(data['data']), 0",
    ),
    "scipy.io.arff": (
        "arff",
        sys.executable,
        "from scipy.io.arff import loadarff",
        "data = loadarff(path); shape = data[0].shape",
    ),
}

CHILD = """
import json, sys, time, warnings
warnings.simplefilter("ignore")
{imports}
{warm}
path = sys.argv[1]
def memory(name):
    # not getrusage: its peak begins with that of the process that started this one
    with open("/proc/self/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith(name))
before = memory("VmRSS")
began, clock = time.process_time(), time.perf_counter()
{call}
seconds, clock = time.process_time() - began, time.perf_counter() - clock
print(json.dumps([seconds, clock, (memory("VmHWM") - before) * 1024, list(shape)]))
"""

#: what the readers import only when they read, so that it is not counted
WARM = {"workbench": "import pandas, numpy, workbench.compute.reading.readers"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--only", nargs="*", default=None)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name, n, d in (("letter", 20_000, 16), ("large", options.rows, 20)):
            write(Path(folder), name, n, d)
            compare(Path(folder) / name, n * d * 8, options)


def write(folder: Path, name: str, n: int, d: int) -> None:
    """Write one table as CSV and as ARFF, in blocks."""
    rng = np.random.default_rng(1)
    letters = name == "letter"
    labels = [chr(65 + i) for i in range(26)] if letters else ["low", "mid", "high"]
    columns = [f"a{j + 1}" for j in range(d)]
    with (
        (folder / f"{name}.csv").open("w", newline="") as csv,
        (folder / f"{name}.arff").open("w", newline="") as arff,
    ):
        csv.write(",".join([*columns, "class"]) + "\n")
        arff.write(f"@relation {name}\n")
        kind = "integer" if letters else "real"
        arff.writelines(f"@attribute {c} {kind}\n" for c in columns)
        arff.write("@attribute class {" + ",".join(labels) + "}\n@data\n")
        for start in range(0, n, 20_000):
            m = min(20_000, n - start)
            classes = rng.integers(0, len(labels), m)
            X = rng.integers(0, 16, (m, d)) if letters else rng.normal(0, 10, (m, d))
            text = "%d" if letters else "%.6g"
            row = ",".join([text] * d)
            lines = "".join(
                row % tuple(x) + f",{labels[c]}\n"
                for x, c in zip(X.tolist(), classes, strict=True)
            )
            csv.write(lines)
            arff.write(lines)


def compare(stem: Path, array: int, options: argparse.Namespace) -> None:
    csv = stem.with_suffix(".csv").stat().st_size / 1e6
    print(f"\n{stem.name}: array {array / 1e6:.1f} MB, csv {csv:.1f} MB")
    commands: dict[str, list[str]] = {}
    for name, (suffix, python, imports, call) in READERS.items():
        if not python or (options.only and name not in options.only):
            continue
        warm = next((w for key, w in WARM.items() if name.startswith(key)), "")
        code = CHILD.format(imports=imports, warm=warm, call=call)
        commands[name] = [python, "-c", code, str(stem.with_suffix(f".{suffix}"))]
    found: dict[str, list[Reading]] = {name: [] for name in commands}
    for turn in range(options.repeat):
        for name, command in commands.items():
            slow = name in ("liac-arff", "scipy.io.arff", "Orange csv") and array > 1e8
            if not (slow and turn):
                found[name].append(child(command))
    for name, readings in found.items():
        seconds, clock, peak, shape = min(readings)
        memory = f"{peak / 1e6:8.1f} MB = {peak / array:5.2f} arrays"
        times = f"{seconds:8.3f} s (clock {clock:8.3f} s)"
        print(f"  {name:16} {times}  {memory}  {tuple(shape)}", flush=True)
    jar = os.environ.get("WEKA_JAR", "")
    if jar and not options.only:
        weka(stem, jar)
    ratios(found)


def child(command: list[str]) -> Reading:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        line = (done.stderr.strip().splitlines() or ["no message"])[-1]
        print(f"  failed: {line}")
        return float("nan"), float("nan"), 0, []
    return tuple(json.loads(done.stdout.strip().splitlines()[-1]))


def weka(stem: Path, jar: str) -> None:
    """Time Weka's own loaders inside one virtual machine each, three readings."""
    for suffix in ("csv", "arff"):
        path = stem.with_suffix(f".{suffix}")
        command = ["java", "-Xmx8g", "-cp", jar, str(HERE / "ReadWithWeka.java")]
        began = time.perf_counter()
        done = subprocess.run(
            [*command, str(path)], capture_output=True, text=True, check=False
        )
        lines = done.stdout.strip().splitlines() or done.stderr.strip().splitlines()
        whole = time.perf_counter() - began
        print(f"  Weka {suffix:11} {lines[-1]}  (process {whole:.1f} s)", flush=True)


def ratios(found: dict[str, list[Reading]]) -> None:
    pairs = (
        ("workbench csv", "pandas.read_csv", "asked at most 1.1"),
        ("workbench arff", "workbench csv", "asked at most 2"),
        ("liac-arff", "workbench arff", "asked at least 10"),
    )
    for a, b, asked in pairs:
        if a in found and b in found:
            rounds = zip(found[a], found[b], strict=False)
            ratio = statistics.median(one[0] / other[0] for one, other in rounds)
            print(f"  {a} / {b}: {ratio:.2f}  ({asked})")


if __name__ == "__main__":
    main()
