"""`Problem`, the error written for users: who, where, what, and what was expected."""

from __future__ import annotations

import traceback

from workbench.api.did_you_mean import DID_YOU_MEAN

#: Characters of an exception's text that are told; of a `Problem`'s, which may list
#: what was expected; and of a trace.
_LINE, _PROBLEM, _TRACE = 500, 4_000, 20_000


class Problem(ValueError):  # noqa: N818 - the word people see; not a programming error
    """Something is wrong with what the user gave; it is told in one line.

    A ValueError, as scikit-learn's tools expect of an estimator that refuses something.

    Parameters
    ----------
    what : str
        What was found, as a phrase without a full stop.
    expected : str, optional
        What would have been right.
    where : str, optional
        A file, a plugin, a parameter: who is to blame.
    line : int, optional
        1-based line in the file `where`.

    Notes
    -----
    ``str(problem)`` is always one line:
    ``WHERE:LINE: what (expected …)``, or ``… (did you mean NAME?)``. Line breaks in `what` become spaces.
    """

    def __init__(
        self, what: str, *, expected: str = "", where: str = "", line: int | None = None
    ) -> None:
        self.what = " ".join(str(what).split())
        self.expected = " ".join(str(expected).split())
        self.where = where
        self.line = line
        super().__init__(self.text())

    def text(self) -> str:
        """Return the one line."""
        place = self.where
        if self.line is not None:
            place = f"{place}:{self.line}" if place else f"line {self.line}"
        line = f"{place}: {self.what}" if place else self.what
        if self.expected.startswith(DID_YOU_MEAN):
            return f"{line} ({self.expected})"
        return f"{line} (expected {self.expected})" if self.expected else line

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        """Cross process borders whole."""
        return (_rebuild, (type(self), self.what, self.expected, self.where, self.line))


def _rebuild(
    kind: type[Problem], what: str, expected: str, where: str, line: int | None
) -> Problem:
    return kind(what, expected=expected, where=where, line=line)


def error_line(error: BaseException) -> str:
    """Return the text of an exception in one line that is not too long.

    A stranger's exception may hold megabytes, control characters, or no text at all.
    """
    limit = _PROBLEM if isinstance(error, Problem) else _LINE
    try:
        text = str(error)
    except Exception:  # noqa: BLE001 - a stranger's __str__
        return "(its text cannot be formed)"
    return one_line(text, limit)


def one_line(text: str, limit: int = _LINE) -> str:
    """Return a text without line breaks and control characters, cut after `limit`."""
    head = text[: 4 * limit]  # enough, however many blanks are taken out
    if not head.isprintable():  # of few texts; the others are not looked at by letters
        head = "".join(c if c.isprintable() else " " for c in head)
    line = " ".join(head.split())
    return line if len(line) <= limit else line[: limit - 2] + " …"


def error_trace(error: BaseException) -> str:
    """Return the formatted traceback of an exception, its end if it is long."""
    try:
        text = "".join(traceback.format_exception(error))
    except Exception:  # noqa: BLE001 - a stranger's __str__, or a cause's
        return "".join(traceback.format_tb(error.__traceback__))[-_TRACE:]
    if len(text) <= _TRACE:
        return text
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{frames[-_TRACE:]}{type(error).__name__}: {error_line(error)}\n"
