"""The processes of `evaluate --jobs` end with the command, however it ends."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support.workers import PATIENCE, gone

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks in /proc")


def workers_of(pid: int, number: int) -> list[int]:
    """Wait until a process has so many children that compute, and return them."""
    end = time.monotonic() + PATIENCE
    found: list[int] = []
    while len(found) < number and time.monotonic() < end:
        time.sleep(0.02)
        found = [child for child in children_of(pid) if leads_a_group(child)]
    return found


def children_of(pid: int) -> list[int]:
    """Return the children of all threads of a process: the pool's thread starts workers."""
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for path in listed for child in path.read_text().split()]


def leads_a_group(pid: int) -> bool:
    """Whether a child has begun to obey `end_with`; the guard's name tells it apart."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        line = Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
    return fields[2] == str(pid) and b"process_tree" not in line


@pytest.mark.lane("whole", "starts a command and its processes three times")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_process_is_left(number):
    command = [
        *(sys.executable, "-m", "workbench", "evaluate", "builtin:iris"),
        *("-c", "knn", "--jobs", "2", "--repeats", "2000"),
    ]
    program = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        workers = workers_of(program.pid, 2)
        assert len(workers) == 2, program.poll()
        children = children_of(program.pid)
    finally:
        program.send_signal(number)
    program.wait(PATIENCE)
    assert program.returncode
    assert all(map(gone, [*workers, *children]))
