"""Printed statistics: each number with the digits it was given."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

import numpy as np

from workbench.api import FloatArray, Problem
from workbench.api.did_you_mean import instead_of

#: Room for numbers that lie on the edge of their last digit.
_EDGE = 1e-9
_PLAIN = frozenset(
    ("mean_ranks", "friedman_p", "friedman_statistic", "iman_davenport_p",
     "iman_davenport_statistic", "control", "method", "alpha", "q", "k", "N", "cd",
     "bonferroni_dunn", "nemenyi", "positions", "conclusion", "about", "measure")
)  # fmt: skip
_FAMILIES = {"bonferroni_dunn": "bonferroni-dunn", "nemenyi": "nemenyi"}


@dataclass(frozen=True, slots=True)
class Quoted:
    """A printed number.

    Attributes
    ----------
    value : float
    quantum : float
        What one step of its last digit is worth.
    """

    value: float
    quantum: float

    def fits(self, exact: float) -> bool:
        """Whether `exact`, rounded to as many digits, is what was printed."""
        return abs(self.value - exact) <= self.quantum * (0.5 + _EDGE)

    def cut(self, exact: float) -> bool:
        """Whether `exact` with its further digits cut off is what was printed."""
        rest = (abs(exact) - abs(self.value)) / self.quantum
        return -_EDGE <= rest < 1 and self.value * exact >= 0


@dataclass(frozen=True, slots=True)
class Critical:
    """A critical difference with what was printed beside it; None where nothing was."""

    family: str | None
    alpha: Quoted | None = None
    q: Quoted | None = None
    k: Quoted | None = None
    n: Quoted | None = None
    cd: Quoted | None = None


@dataclass(frozen=True, slots=True)
class HolmRow:
    """One step of a printed Holm table; None where a number is not given."""

    classifier: str
    z: Quoted | None
    p: Quoted | None
    threshold: Quoted | None


@dataclass(frozen=True, slots=True)
class Printed:
    """All that was printed; None and empty where nothing was."""

    ranks: Mapping[str, Quoted]
    friedman_p: Quoted | None
    friedman_statistic: Quoted | None
    iman_p: Quoted | None
    iman_statistic: Quoted | None
    critical: tuple[Critical, ...]
    control: str | None
    holm_alpha: Quoted | None
    holm: tuple[HolmRow, ...]

    def rank_array(self, classifiers: Sequence[str]) -> FloatArray:
        """Return the printed mean ranks in the order of the table, shape (k,)."""
        return np.array([self.ranks[name].value for name in classifiers])


def quoted(value: object, what: str) -> Quoted:
    """Read a printed number: 3.2, or "3.20" where the last zero was printed too.

    Raises
    ------
    Problem
        When it is no finite number.
    """
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise Problem(f"{what}: {value!r}"[:80], expected="a number as printed")
    text = str(value).strip().replace(chr(0x2212), "-")
    if "." not in text:
        text = text.replace(",", ".")
    try:
        exact = Decimal(text)
    except InvalidOperation:
        exact = Decimal("nan")
    if not exact.is_finite() or not math.isfinite(float(exact)):
        raise Problem(f"{what}: {value!r}"[:80], expected="a number as printed")
    exponent = exact.as_tuple().exponent
    return Quoted(float(exact), float(Decimal(1).scaleb(int(exponent))))


def read_statistics(values: Mapping[str, Any], classifiers: Sequence[str]) -> Printed:
    """Check and take apart what was printed.

    Parameters
    ----------
    values : mapping
        Any of ``mean_ranks`` {name: rank}, ``friedman_p``, ``friedman_statistic``,
        ``iman_davenport_p``, ``iman_davenport_statistic``, ``control``;
        ``bonferroni_dunn`` or ``nemenyi`` {alpha, q, k, N, cd}, or those five beside
        ``method``; ``holm`` (or a key that begins so) {alpha, rows: [{algorithm, z, p,
        threshold}]}. Numbers, or texts that keep their last zeros.
    classifiers : sequence of str
        Names of the table; capitals do not matter.

    Raises
    ------
    Problem
        For an unknown key, name, or number.
    """
    _known_keys(values)
    ranks = _ranks(_mapping(values.get("mean_ranks", {}), "mean_ranks"), classifiers)
    control = values.get("control")
    critical = [
        _critical(_mapping(values[key], key), family)
        for key, family in _FAMILIES.items()
        if key in values
    ]
    if any(key in values for key in ("q", "cd")):
        critical.append(_critical(values, _family(values.get("method"))))
    holm_alpha, holm = _holm(values, classifiers)
    return Printed(
        ranks=ranks,
        friedman_p=_number(values, "friedman_p"),
        friedman_statistic=_number(values, "friedman_statistic"),
        iman_p=_number(values, "iman_davenport_p"),
        iman_statistic=_number(values, "iman_davenport_statistic"),
        critical=tuple(critical),
        control=None if not control else _name(control, classifiers),
        holm_alpha=holm_alpha,
        holm=holm,
    )


def _known_keys(values: Mapping[str, Any]) -> None:
    for key in values:
        if key not in _PLAIN and not str(key).startswith("holm"):
            expected = instead_of(key, sorted(_PLAIN | {"holm"}))
            raise Problem(f"unknown key {key!r}", expected=expected)


def _mapping(value: object, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Problem(f"{what}: {value!r}"[:80], expected="an object with names")
    return value


def _number(values: Mapping[str, Any], key: str) -> Quoted | None:
    value = values.get(key)
    return None if value is None or value == "" else quoted(value, key)


def _name(text: object, classifiers: Sequence[str]) -> str:
    for name in classifiers:
        if name.casefold() == str(text).casefold():
            return name
    raise Problem(f"no classifier {text!r}", expected=instead_of(text, classifiers))


def _ranks(values: Mapping[str, Any], classifiers: Sequence[str]) -> dict[str, Quoted]:
    found = {_name(key, classifiers): quoted(v, key) for key, v in values.items()}
    if found and len(found) < len(classifiers):
        absent = next(name for name in classifiers if name not in found)
        raise Problem(f"no mean rank of {absent!r}", expected="one for each classifier")
    # 3.2 beside 4.25 was printed 3.20
    finest = min((rank.quantum for rank in found.values()), default=1.0)
    return {name: Quoted(rank.value, finest) for name, rank in found.items()}


def _family(method: object) -> str | None:
    if method is None or method == "":
        return None
    text = str(method).casefold().replace("_", "-")
    if text not in _FAMILIES.values():
        known = " or ".join(_FAMILIES.values())
        raise Problem(f"method {method!r}", expected=known)
    return text


def _critical(values: Mapping[str, Any], family: str | None) -> Critical:
    alpha, q, k, n, cd = (
        _number(values, key) for key in ("alpha", "q", "k", "N", "cd")
    )
    _in_unit(alpha, "alpha")
    return Critical(family, alpha, q, k, n, cd)


def _in_unit(alpha: Quoted | None, what: str) -> None:
    if alpha is not None and not 0 < alpha.value < 1:
        raise Problem(f"{what} is {alpha.value:g}", expected="between 0 and 1")


def _holm(
    values: Mapping[str, Any], classifiers: Sequence[str]
) -> tuple[Quoted | None, tuple[HolmRow, ...]]:
    key = next((key for key in values if str(key).startswith("holm")), None)
    if key is None:
        return None, ()
    table = _mapping(values[key], key)
    alpha = _number(table, "alpha") or _number(table, "alpha_in_caption")
    _in_unit(alpha, f"{key}.alpha")
    rows = table.get("rows", [])
    if not isinstance(rows, list | tuple):
        raise Problem(f"{key}.rows: {rows!r}"[:80], expected="a list of rows")
    return alpha, tuple(_holm_row(_mapping(row, key), classifiers) for row in rows)


def _holm_row(row: Mapping[str, Any], classifiers: Sequence[str]) -> HolmRow:
    name = row.get("algorithm", row.get("classifier", ""))
    threshold = _number(row, "threshold") or _number(row, "holm")
    return HolmRow(
        _name(name, classifiers), _number(row, "z"), _number(row, "p"), threshold
    )
