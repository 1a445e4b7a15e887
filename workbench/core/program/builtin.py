"""The catalogue of built-in data sets: names and reasons, no rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from workbench.api import Problem
from workbench.api.did_you_mean import instead_of
from workbench.core.program.resources import resource

BUILTIN = "builtin:"
#: What a source begins with that is a data set of OpenML.
OPENML = "openml:"


@dataclass(frozen=True, slots=True)
class Builtin:
    """One data set that comes with the program.

    Attributes
    ----------
    id : str
        What stands after ``builtin:``.
    title : str
        A short name for lists.
    why : str
        What it shows, in one line.
    """

    id: str
    title: str
    why: str

    @property
    def path(self) -> Path:
        """The ARFF file."""
        return resource("datasets", f"{self.id}.arff")

    @property
    def source(self) -> str:
        """The name that `workbench.read` understands, ``builtin:ID``."""
        return BUILTIN + self.id


CATALOGUE: tuple[Builtin, ...] = (
    Builtin(
        "thesis21-strips",
        "Two strips",
        "Two thin parallel strips: 5-NN fails, one learned metric solves it.",
    ),
    Builtin(
        "thesis21-printed",
        "Two strips as printed",
        "The parameters as printed beside the strips: 5-NN is already good here.",
    ),
    Builtin(
        "moons",
        "Two moons",
        "Interleaved half circles: no linear map helps, neighbours do not need one.",
    ),
    Builtin(
        "circles",
        "Two circles",
        "A ring around a disc: every direction matters equally.",
    ),
    Builtin(
        "xor",
        "Exclusive or",
        "Four clouds on the corners of a square: naive Bayes sees nothing.",
    ),
    Builtin("iris", "Iris", "Three species of iris: small, real, well known."),
    Builtin(
        "wine",
        "Wine",
        "Three cultivars, 13 measurements on very different scales.",
    ),
    Builtin(
        "wdbc",
        "Breast cancer (WDBC)",
        "30 strongly correlated measurements of cell nuclei.",
    ),
    Builtin(
        "wine-2",
        "Wine, two attributes",
        "The difference of inverse covariances is indefinite: it must be projected.",
    ),
    Builtin(
        "stripes-6",
        "Six stripes",
        "Alternating stripes: the limits of one global metric.",
    ),
    Builtin(
        "mixed-demo",
        "Mixed attributes",
        "Numbers, labels and missing values in one small table, for HEOM.",
    ),
    Builtin(
        "vdm-demo",
        "Value difference",
        "Five rows to compute the value difference metric by hand.",
    ),
    Builtin("words", "Words", "Short words for the edit distance."),
    Builtin(
        "digits10",
        "Ten digits",
        "One 8 x 8 picture of each digit, for shifts and the tangent distance.",
    ),
)


def builtin(name: str) -> Builtin:
    """Return the entry with this id, with or without ``builtin:`` before it.

    Raises
    ------
    Problem
        When there is none.
    """
    wanted = name.removeprefix(BUILTIN)
    for entry in CATALOGUE:
        if entry.id == wanted:
            return entry
    raise Problem(
        f"no built-in data set {wanted!r}",
        expected=instead_of(wanted, (entry.id for entry in CATALOGUE)),
        where=name,
    )
