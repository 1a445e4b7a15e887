"""Exit codes of commands, and the line that says what was wrong."""

from __future__ import annotations

import os

import typer

#: Exit codes, of which scripts know what they mean.
DONE, SOME_FAILED, BAD_INPUT, CANCELLED = range(4)


def complain(text: str) -> None:
    """Say what is wrong on standard error, in one line that names the program."""
    line = text.replace("\r", "\\r").replace("\n", "\\n")  # names of files hold any
    line = line.encode("utf-8", "backslashreplace").decode("utf-8")
    try:
        typer.echo(f"workbench: {line}", err=True)
    except OSError:  # the terminal was closed: what is left for it must not fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
