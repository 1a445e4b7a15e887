"""An experiment on a Dask cluster of two workers against two processes of this machine.

    python tests/benchmarks/bench_dask.py [ROUNDS]

The cluster is started once, as a lab's would be. The two take turns; printed are the
seconds of each whole `workbench run`, and the median of their ratios. It ends with 1 if
the tables differ.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from distributed import LocalCluster

EXPERIMENT = {
    "version": 1,
    "data": [f"builtin:{name}" for name in ("iris", "wine", "wdbc", "moons")],
    "classifiers": [
        {"id": name} for name in ("knn", "naive-bayes", "j48", "random-forest")
    ],
    "protocol": {"kind": "cv", "folds": 10, "seed": 1},
    "scale": "min-max",
}


def run(experiment: Path, out: Path, *options: str) -> float:
    """Run the experiment; return the seconds."""
    begun = time.perf_counter()
    subprocess.run(
        [
            *(sys.executable, "-m", "workbench", "run", str(experiment)),
            *("--out", str(out), "--progress", "none", *options),
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - begun


def main(rounds: int = 5) -> int:
    """Let both run in turn."""
    ratios = []
    with (
        tempfile.TemporaryDirectory() as name,
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
    ):
        folder = Path(name)
        experiment = folder / "experiment.json"
        experiment.write_text(json.dumps(EXPERIMENT))
        for number in range(rounds):
            far, near = folder / f"far-{number}", folder / f"near-{number}"
            there = run(experiment, far, "--dask", cluster.scheduler_address)
            here = run(experiment, near, "--jobs", "2")
            ratios.append(there / here)
            print(f"dask {there:.2f} s, local {here:.2f} s", flush=True)
            for table in ("scores.csv", "folds.csv"):
                if (far / table).read_bytes() != (near / table).read_bytes():
                    print(f"{table} differs")
                    return 1
    listed = " ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"the same tables; median ratio {median(ratios):.3f} of {listed}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
