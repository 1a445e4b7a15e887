"""Weighs the tests of ordinary use, and lists those that are too dear for a lane.

    python tests/tools/weigh_tests.py [COSTS]

Runs the usual lane with the tests that were dear before (or reads the COSTS of such a
run) and rewrites `tests/dear_tests.txt`: the node id of each test that takes more than
`LIMIT` of processor time, after its seconds. `support.lanes` runs those in the whole lane
only. Of a test with several cases the cheapest stays in ordinary use, unless that is very
dear itself; what must be seen before each merge stays whatever it costs (`KEPT`). In the
same way `tests/usual_tests.txt` lists what is left out before a commit, by `QUICK_LIMIT`.

The first test of a module pays for its imports, so a line may be of a cheap test: that
costs nothing but its place. It is a pytest plugin as well: it writes what each test took.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from support.checkout import ROOT
from support.lanes import DEAR_TESTS, QUICK_FOLDERS, USUAL_TESTS, WEIGHING

#: Seconds of processor time from which a test is dear.
LIMIT = 0.3
#: Seconds up to which the cheapest case of a test stays in ordinary use.
LAST_CASE = 1.2
#: The same two of the quick lane.
QUICK_LIMIT, QUICK_LAST_CASE = 0.05, 0.3
#: What stays in ordinary use, and why.
KEPT = {
    "tests/ui/window/test_walk.py::test_every_room_fits": "the frame of all rooms",
    "tests/ui/lessons/test_lesson_player.py::test_first_five_minutes[es-dark]": "what a "
    "newcomer does first, by real clicks",
    "tests/test_readme.py::test_the_commands_in_this_process": "what the README says",
    "tests/cli/test_claims_command.py::test_json_of_all": "all claims are computed",
}
HEAD = """\
# Tests that take more than {limit} s of processor time: seconds, node id. They run in the
# {lane} lane. Written by tests/tools/weigh_tests.py; see there what stays in a cheaper one.
"""


def used() -> float:
    """Return the seconds of processor time of this process and its ended children."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    others = resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Write what a test took, with its fixtures."""
    before = used()
    answer = yield
    with open(os.environ[WEIGHING], "a", encoding="utf-8") as costs:
        costs.write(json.dumps([item.nodeid, round(used() - before, 3)]) + "\n")
    return answer


def weigh(costs: Path) -> None:
    """Run the usual lane, dear tests included; a failing test has its cost as well."""
    environment = {
        **os.environ, WEIGHING: str(costs), "PYTHONPATH": str(Path(__file__).parent),
    }  # fmt: skip
    command = [
        sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal",
        "-p", "weigh_tests",
    ]  # fmt: skip
    subprocess.run(command, cwd=ROOT, env=environment, check=False)


def dear(
    costs: Mapping[str, float], limit: float = LIMIT, last_case: float = LAST_CASE
) -> dict[str, float]:
    """Return the tests that a lane does without, with their seconds."""
    cases = defaultdict(list)
    for test in costs:
        cases[test.partition("[")[0]].append(test)
    found = {}
    for function, tests in cases.items():
        above = [test for test in tests if costs[test] > limit]
        if len(tests) > 1 and len(above) == len(tests):
            cheapest = min(tests, key=costs.__getitem__)
            if costs[cheapest] <= last_case:
                above.remove(cheapest)
        kept = {test for test in above if test in KEPT or function in KEPT}
        found |= {test: costs[test] for test in above if test not in kept}
    return found


def too_dear_before_a_commit(costs: Mapping[str, float]) -> dict[str, float]:
    """Return the tests of ordinary use that the quick lane does without."""
    left = costs.keys() - dear(costs).keys()
    folders = tuple(f"tests/{folder}/" for folder in QUICK_FOLDERS)
    quick = {test: costs[test] for test in left if test.startswith(folders)}
    return dear(quick, QUICK_LIMIT, QUICK_LAST_CASE)


def write(found: Mapping[str, float], file: Path, lane: str, limit: float) -> None:
    """Write the list of a lane."""
    digits = 1 if limit >= 0.1 else 2
    rows = [f"{seconds:.{digits}f} {test}\n" for test, seconds in sorted(found.items())]
    head = HEAD.format(limit=limit, lane=lane)
    file.write_text(head + "".join(rows), encoding="utf-8")


def main(given: str | None = None) -> None:
    """Weigh, or read what was weighed, and write the lists."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(given) if given else Path(folder) / "costs.jsonl"
        if given is None:
            weigh(file)
        lines = file.read_text(encoding="utf-8").splitlines()
    costs = dict(json.loads(line) for line in lines)
    found = dear(costs)
    write(found, DEAR_TESTS, "whole", LIMIT)
    write(too_dear_before_a_commit(costs), USUAL_TESTS, "usual", QUICK_LIMIT)
    print(f"{len(found)} dear tests of {len(lines)}, {sum(found.values()):.0f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
