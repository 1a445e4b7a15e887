"""The command line: in this process, and as a process of its own."""

from __future__ import annotations

import functools
import json
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import typer.main

from workbench.cli import main, text_output
from workbench.cli import run_command as cli_run
from workbench.cli.documents import report_command as cli_report
from workbench.cli.lessons import demo_command as cli_demo
from workbench.jobs.inline import InlineEngine

# a program makes its command once, a test process one a command line: 4 ms for typer, 7
# for pydantic, which makes a validator of every parameter
main.application = functools.cache(main.application)
typer.main.get_command = functools.cache(typer.main.get_command)
# on a busy machine anything may take a second; whether the bar comes is no matter of time
text_output.Bar.delay = math.inf

#: How long a process may take before a test gives up; none is judged by it.
PATIENCE = 60


class CommandLine:
    """Runs command lines in this process.

    Parameters
    ----------
    capture : pytest.CaptureFixture
        `capsys`, or `capfd` where processes are started or libraries print.
    """

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: object) -> tuple[int, str, str]:
        """Return exit code, standard output and standard error."""
        self._capture.readouterr()  # what came before is not the command's
        code = main.run([str(argument) for argument in arguments])
        out, err = self._capture.readouterr()
        return code, out, err

    def document(self, *arguments: object) -> Any:
        """Run with ``--json`` what must succeed; return its document."""
        code, out, err = self(*arguments, "--json")
        assert code == 0, err
        return json.loads(out)


def one_line(text: str) -> str:
    """Return a complaint, which must be one line that names the program."""
    assert text.startswith("workbench: ")
    assert text.endswith("\n")
    assert text.count("\n") == 1
    return text


def child(*arguments: object, env: dict[str, str] | None = None, timeout=PATIENCE):
    """Run ``python -m workbench`` to its end."""
    return subprocess.run(
        [sys.executable, "-m", "workbench", *map(str, arguments)],
        capture_output=True,
        text=True,
        env={**os.environ, **(env or {})},
        check=False,
        timeout=timeout,
    )


@contextmanager
def started(*arguments: object, plugins: Path) -> Iterator[subprocess.Popen[str]]:
    """Start ``python -m workbench``, which can be interrupted.

    It is killed when it stays, or when a test waits for its lines in vain.

    Parameters
    ----------
    arguments
        Of the command line.
    plugins : Path
        A folder of plugins.
    """
    environment = {"WORKBENCH_PLUGIN_PATH": str(plugins), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "workbench", *map(str, arguments)],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_interruptible,
    )
    watch = threading.Timer(2 * PATIENCE, process.kill)
    watch.start()
    with process:
        try:
            yield process
        finally:
            watch.cancel()
            if process.poll() is None:
                process.kill()


def wait_for(path: Path, process: subprocess.Popen[str]) -> None:
    """Wait until a running command, or its plugin, has made a file."""
    while not path.exists():
        if process.poll() is not None:
            pytest.fail(f"ended before it made {path.name}: {process.communicate()}")
        time.sleep(0.01)


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Press Ctrl+C; return what the process prints, and what it still complains."""
    process.send_signal(signal.SIGINT)
    try:
        return process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        pytest.fail(f"still running {PATIENCE} s after Ctrl+C")


def _interruptible() -> None:
    """Undo what a shell does to the jobs it starts in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def without_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let experiments run in this process, for tests in which no process matters.

    Payloads and events are encoded and decoded as on the way to a worker.
    """

    @contextmanager
    def inline(jobs: int) -> Iterator[type[InlineEngine]]:
        yield InlineEngine

    for module in (cli_run, cli_demo, cli_report):
        monkeypatch.setattr(module, "local_engine", inline)
