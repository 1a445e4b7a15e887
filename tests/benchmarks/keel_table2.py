"""KISSNN on the 27 KEEL sets beside the thesis' Table 2, as a Markdown table.

    python tests/benchmarks/keel_table2.py [--data FOLDER] [--folds drawn|given] [NAME ...]

FOLDER holds keel/NAME.dat, keel/folds-dobscv/NAME.json and
thesis/table2_accuracy.csv. `drawn` are our stratified folds with seed 1, `given` the
DOB-SCV folds of KEEL.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import workbench
from workbench.compute.folds.folds import Protocol, read_folds

#: Their folds or ties explain more than the method does.
APART = ("led7digit", "balance", "bupa")


def main() -> None:
    arguments = parse()
    with (arguments.data / "thesis" / "table2_accuracy.csv").open() as file:
        reported = {
            row["dataset"]: float(row["kissnn"]) for row in csv.DictReader(file)
        }
    print(f"folds: {arguments.folds}\n")
    print("| data set | thesis | here | difference | fold mean | s |")
    print("|---|---|---|---|---|---|")
    differences = {}
    for name in arguments.names or reported:
        started = time.perf_counter()
        over_rows, over_folds = measure(arguments, name)
        differences[name] = over_folds - reported[name]
        print(
            f"| {name} | {reported[name]:.2f} | {over_rows:.2f} "
            f"| {differences[name]:+.2f} | {over_folds:.2f} "
            f"| {time.perf_counter() - started:.1f} |",
            flush=True,
        )
    for title, names in (
        ("all", list(differences)),
        ("all but " + ", ".join(APART), [n for n in differences if n not in APART]),
    ):
        sizes = [abs(differences[n]) for n in names]
        if sizes:
            mean = sum(sizes) / len(sizes)
            print(f"\nmean absolute difference, {title} ({len(sizes)}): {mean:.2f}")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    beside = Path(__file__).resolve().parents[3] / "shared" / "data"
    parser.add_argument("--data", type=Path, default=beside)
    parser.add_argument("--folds", choices=("drawn", "given"), default="drawn")
    parser.add_argument("--covariance", default="auto")
    parser.add_argument("names", nargs="*")
    return parser.parse_args()


def measure(arguments: argparse.Namespace, name: str) -> tuple[float, float]:
    """Return accuracy over rows and mean over folds in per cent."""
    dataset = workbench.read(arguments.data / "keel" / f"{name}.dat")
    protocol = Protocol()
    if arguments.folds == "given":
        file = arguments.data / "keel" / "folds-dobscv" / f"{name}.json"
        protocol = Protocol("folds", test_rows=read_folds(file))
    params = {"covariance": arguments.covariance}
    result = workbench.evaluate(
        dataset, "kissnn", protocol=protocol, scale="min-max", params=params
    )
    if result["failed"]:
        sys.exit(f"{name}: {result['failed'][0]['text']}")
    folds = result["accuracy_folds"]
    return 100 * result["accuracy"], 100 * sum(folds) / len(folds)


if __name__ == "__main__":
    main()
