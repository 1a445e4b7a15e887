"""Numbers of the grid as people read them: shares as percent, seconds, bytes."""

from __future__ import annotations

from workbench.ui.services.numbers import locale, plain

#: Shown as percent, with one decimal.
PERCENT = ("accuracy", "balanced_accuracy")
_THREE = ("kappa", "f1", "auc", "log_loss", "brier", "r2")
_UNITS = ("kB", "MB", "GB")


def figure(measure: str, value: float) -> str:
    """Write a mean of a measure."""
    if measure in PERCENT:
        return locale().toString(100.0 * value, "f", 1)
    if measure in _THREE:
        return locale().toString(value, "f", 3)
    if measure.endswith("_bytes"):
        return _bytes(value)
    return plain(value, 3) if value >= 0 else locale().toString(value, "g", 3)


def _bytes(value: float) -> str:
    unit = "B"
    for larger in _UNITS:
        if value < 1000:
            break
        value, unit = value / 1000, larger
    return f"{plain(value, 3)} {unit}"


def duration(seconds: float) -> str:
    """Write a time as minutes and seconds, or hours and minutes: 2:10, 1 h 05."""
    whole = max(0, round(seconds))
    if whole < 3600:
        return f"{whole // 60}:{whole % 60:02d}"
    return f"{whole // 3600} h {whole % 3600 // 60:02d}"
