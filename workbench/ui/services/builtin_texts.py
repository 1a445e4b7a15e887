"""Titles and reasons of the built-in data sets in the current language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from workbench.core.program.builtin import Builtin

#: The texts of the catalogue, which knows no Qt, where the extraction tool finds them.
TEXTS = (
    QT_TRANSLATE_NOOP("Builtin", "Two strips"),
    QT_TRANSLATE_NOOP(
        "Builtin", "Two thin parallel strips: 5-NN fails, one learned metric solves it."
    ),
    QT_TRANSLATE_NOOP("Builtin", "Two strips as printed"),
    QT_TRANSLATE_NOOP(
        "Builtin",
        "The parameters as printed beside the strips: 5-NN is already good here.",
    ),
    QT_TRANSLATE_NOOP("Builtin", "Two moons"),
    QT_TRANSLATE_NOOP(
        "Builtin",
        "Interleaved half circles: no linear map helps, neighbours do not need one.",
    ),
    QT_TRANSLATE_NOOP("Builtin", "Two circles"),
    QT_TRANSLATE_NOOP(
        "Builtin", "A ring around a disc: every direction matters equally."
    ),
    QT_TRANSLATE_NOOP("Builtin", "Exclusive or"),
    QT_TRANSLATE_NOOP(
        "Builtin", "Four clouds on the corners of a square: naive Bayes sees nothing."
    ),
    QT_TRANSLATE_NOOP("Builtin", "Iris"),
    QT_TRANSLATE_NOOP("Builtin", "Three species of iris: small, real, well known."),
    QT_TRANSLATE_NOOP("Builtin", "Wine"),
    QT_TRANSLATE_NOOP(
        "Builtin", "Three cultivars, 13 measurements on very different scales."
    ),
    QT_TRANSLATE_NOOP("Builtin", "Breast cancer (WDBC)"),
    QT_TRANSLATE_NOOP("Builtin", "30 strongly correlated measurements of cell nuclei."),
    QT_TRANSLATE_NOOP("Builtin", "Wine, two attributes"),
    QT_TRANSLATE_NOOP(
        "Builtin",
        "The difference of inverse covariances is indefinite: it must be projected.",
    ),
    QT_TRANSLATE_NOOP("Builtin", "Six stripes"),
    QT_TRANSLATE_NOOP(
        "Builtin", "Alternating stripes: the limits of one global metric."
    ),
    QT_TRANSLATE_NOOP("Builtin", "Mixed attributes"),
    QT_TRANSLATE_NOOP(
        "Builtin", "Numbers, labels and missing values in one small table, for HEOM."
    ),
    QT_TRANSLATE_NOOP("Builtin", "Value difference"),
    QT_TRANSLATE_NOOP(
        "Builtin", "Five rows to compute the value difference metric by hand."
    ),
    QT_TRANSLATE_NOOP("Builtin", "Words"),
    QT_TRANSLATE_NOOP("Builtin", "Short words for the edit distance."),
    QT_TRANSLATE_NOOP("Builtin", "Ten digits"),
    QT_TRANSLATE_NOOP(
        "Builtin",
        "One 8 x 8 picture of each digit, for shifts and the tangent distance.",
    ),
)


def builtin_texts(entry: Builtin) -> tuple[str, str]:
    """Return title and reason of a built-in data set, translated."""
    title, why = (
        QCoreApplication.translate("Builtin", text) for text in (entry.title, entry.why)
    )
    return title, why
