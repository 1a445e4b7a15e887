"""Local pool: round trips, the cancel of an endless loop, and its close.

    python tests/benchmarks/bench_pool.py [ROUNDS]

Prints the median and the longest of each, seconds, and ends with 1 if a median exceeds
what users notice: 0.02 s, 1 s and 1 s.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "jobs")]

from support.workers import Bench  # noqa: E402 - found by the line above


def seconds(act: Callable[[], object]) -> float:
    """Return how long a call takes."""
    begun = time.perf_counter()
    act()
    return time.perf_counter() - begun


def cancel(bench: Bench) -> float:
    """Return the seconds from the cancel of an endless loop to its ending."""
    job = bench.running("spin")
    return seconds(lambda: bench.cancel(job))


def close() -> float:
    """Return the seconds in which a pool with endless loops closes."""
    bench = Bench(workers=2)
    for task in ("spin", "swallow_all"):
        bench.running(task)
    return seconds(bench.pool.close)


def main(rounds: int = 20) -> int:
    """Measure and print."""
    bench = Bench(workers=1)
    bench.run("one")
    measured = {
        ("round trip", 0.02): [
            seconds(lambda: bench.run("one")) for _ in range(10 * rounds)
        ],
        ("cancel", 1.0): [cancel(bench) for _ in range(rounds)],
        ("close", 1.0): [close() for _ in range(rounds)],
    }
    bench.pool.close()
    slow = 0
    for (name, limit), found in measured.items():
        slow += median(found) > limit
        print(f"{name}: median {median(found):.4f} s, longest {max(found):.4f} s")
    return min(slow, 1)


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])))
