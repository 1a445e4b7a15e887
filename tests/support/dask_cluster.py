"""A Dask cluster of this machine: scheduler and workers as processes of their own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from support.workers import PATIENCE, TASKS


class Cluster:
    """A scheduler and workers as subprocesses, each with a log file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        self._processes: list[subprocess.Popen[bytes]] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.scheduler = self._start(
            "dask_scheduler", "--host", "127.0.0.1", "--port", str(port),
            "--no-dashboard", "--no-show",
        )  # fmt: skip
        self._wait("dask_scheduler-0", "Scheduler at")

    def _start(self, module: str, *options: str) -> subprocess.Popen[bytes]:
        log = self.folder / f"{module}-{len(self._processes)}.log"
        path = os.pathsep.join([str(TASKS), os.environ.get("PYTHONPATH", "")])
        with log.open("wb") as stream:
            process = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", *options],
                stdout=stream,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"},
                cwd=self.folder,
            )
        self._processes.append(process)
        return process

    def add_worker(self, nanny: bool = False) -> subprocess.Popen[bytes]:
        """Start a worker, and wait until it is registered.

        With a nanny, which starts the worker anew when it dies, the process returned is
        the nanny's.
        """
        number = len(self._processes)
        local = self.folder / f"worker-{number}"
        worker = self._start(
            "dask_worker", self.address, "--nthreads", "1",
            "--nanny" if nanny else "--no-nanny",
            "--no-dashboard", "--local-directory", str(local),
        )  # fmt: skip
        self.workers.append(worker)
        self._wait(f"dask_worker-{number}", "Registered to")
        return worker

    def _wait(self, name: str, words: str) -> None:
        log = self.folder / f"{name}.log"
        end = time.monotonic() + PATIENCE
        while words not in log.read_text():
            told = f"no {words!r} after {PATIENCE:g} s: {log.read_text()}"
            assert time.monotonic() < end, told
            time.sleep(0.02)  # nobody notifies of a line in a file

    def log_of(self, worker: subprocess.Popen[bytes]) -> str:
        """Return what a worker has written so far."""
        number = self._processes.index(worker)
        return (self.folder / f"dask_worker-{number}.log").read_text()

    def scheduler_log(self) -> str:
        """Return what the scheduler has written so far."""
        return (self.folder / "dask_scheduler-0.log").read_text()

    def close(self) -> None:
        """Kill scheduler and workers."""
        for process in reversed(self._processes):
            process.kill()
        for process in self._processes:
            process.wait()
