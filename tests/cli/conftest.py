"""The command line in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from support.command import CommandLine


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    """Runs command lines and reads what they print."""
    return CommandLine(capsys)


@pytest.fixture
def document(command: Callable[..., tuple[int, str, str]]) -> Callable[..., Any]:
    """Runs a command that must succeed without a word of warning; returns its JSON."""

    def run(*arguments: str) -> Any:
        code, out, err = command(*arguments, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)

    return run
