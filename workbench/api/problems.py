"""The one error that people are meant to read: who, where, what, what was expected."""

from __future__ import annotations

from workbench.api.did_you_mean import DID_YOU_MEAN


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
