"""A Dask cluster of this machine: scheduler and workers as processes of their own."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from support.workers import PATIENCE, TASKS

#: What holds the imported Dask, so that each process is a fork that costs no import. A
#: line in and a line out for each: what is to be started, or asked about.
_HOLDER = """
import gc, json, os, signal, sys
import distributed.cli.dask_scheduler, distributed.cli.dask_worker

def run(module, options, folder, log, environment):
    into = os.open(log, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(into, 1)
    os.dup2(into, 2)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = [module, *options]
    getattr(distributed.cli, module).main()

children = set()
gc.collect()
gc.freeze()
while line := sys.stdin.readline():
    asked, *given = json.loads(line)
    if asked == "start":
        child = os.fork()
        if not child:
            run(*given)
            sys.exit()
        children.add(child)
        print(child, flush=True)
        continue
    pid, status = os.waitpid(*given)
    children.discard(pid)
    print(json.dumps(os.waitstatus_to_exitcode(status) if pid else None), flush=True)
for child in children:
    os.kill(child, signal.SIGKILL)
"""


class Process(Protocol):
    """What tests ask of a process, as of `subprocess.Popen`."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def wait(self) -> int: ...
    def send_signal(self, number: int) -> None: ...
    def kill(self) -> None: ...


class Forked:
    """A fork of what holds the imported Dask; ends as a process of its own does."""

    def __init__(self, holder: Holder, pid: int) -> None:
        self.pid = pid
        self._holder = holder
        self._code: int | None = None

    def poll(self) -> int | None:
        """Return the exit code, minus the number of a signal; None while it runs."""
        return self._ended(os.WNOHANG)

    def wait(self) -> int:
        """Wait for the end; return the exit code."""
        code = self._ended(0)
        assert code is not None
        return code

    def _ended(self, options: int) -> int | None:
        if self._code is None:
            self._code = self._holder.ask("wait", self.pid, options)
        return self._code

    def send_signal(self, number: int) -> None:
        """Send a signal unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


class Holder:
    """A process that has imported Dask, and forks."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _HOLDER], env=_environment(), text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        atexit.register(self._process.communicate)

    def ask(self, *words: Any) -> Any:
        """Send a request; return the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def start(self, module: str, options: list[str], folder: Path, log: Path) -> Forked:
        """Start a command of Dask in a folder; what it prints goes to a log."""
        words = (module, options, str(folder), str(log), _environment())
        return Forked(self, self.ask("start", *words))


@cache
def holder() -> Holder:
    """Return the one of this process."""
    return Holder()


def _environment() -> Mapping[str, str]:
    path = os.pathsep.join([str(TASKS), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "ignore"}


class Cluster:
    """A scheduler and workers as subprocesses, each with a log file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[Process] = []
        self._processes: list[Process] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.scheduler = self._start(
            "dask_scheduler", "--host", "127.0.0.1", "--port", str(port),
            "--no-dashboard", "--no-show",
        )  # fmt: skip
        self._wait("dask_scheduler-0", "Scheduler at")

    def _start(self, module: str, *options: str) -> Process:
        log = self.folder / f"{module}-{len(self._processes)}.log"
        process: Process
        if hasattr(os, "fork"):
            log.touch()
            process = holder().start(module, [*options], self.folder, log)
        else:
            with log.open("wb") as stream:
                process = subprocess.Popen(
                    [sys.executable, "-m", f"distributed.cli.{module}", *options],
                    stdout=stream,
                    stderr=subprocess.STDOUT,
                    env=_environment(),
                    cwd=self.folder,
                )
        self._processes.append(process)
        return process

    def add_worker(self, nanny: bool = False) -> Process:
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

    def log_of(self, worker: Process) -> str:
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
