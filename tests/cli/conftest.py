"""The command line in this process."""

from __future__ import annotations

import pytest
from support.command import CommandLine


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    """Runs command lines and reads what they print."""
    return CommandLine(capsys)
