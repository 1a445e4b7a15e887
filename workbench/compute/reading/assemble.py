"""Assembly of a `Dataset` from columns in file order and a choice of class."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from workbench.api import Attribute, Dataset, FloatArray, Problem
from workbench.api.did_you_mean import DID_YOU_MEAN, instead_of
from workbench.compute.reading.typed_cells import parse_number

ClassType = Literal["nominal", "numeric"]


def class_position(
    names: Sequence[str], wanted: str | int | None, default: int, where: str
) -> int:
    """Return which column is the class.

    Parameters
    ----------
    names : sequence of str
        Of all columns, in the order of the file.
    wanted : str, int or None
        A name, or a position from 0 (negative: from the end) as a number or text.
        A name goes before a position.
    default : int
        The answer when nothing is wanted; negative counts from the end.
    where : str
        The file, for the message.

    Raises
    ------
    Problem
        When there is no such column.
    """
    if wanted is None:
        return default % len(names)
    if wanted in names:
        return list(names).index(str(wanted))
    try:
        position = int(wanted)
    except ValueError:
        position = len(names)
    if -len(names) <= position < len(names):
        return position % len(names)
    expected = instead_of(wanted, names)
    if not expected.startswith(DID_YOU_MEAN):
        expected += f", or 0 to {len(names) - 1}"
    raise Problem(
        f"no attribute {wanted!r} for the class",
        expected=expected,
        where=where,
    )


def assemble_parts(
    X: FloatArray,
    column: FloatArray,
    attributes: Sequence[Attribute],
    position: int,
    *,
    class_type: ClassType | None,
    name: str,
    source: str,
    notes: Sequence[str] = (),
    weights: FloatArray | None = None,
) -> Dataset:
    """Build the data set from columns whose class is apart already; `X` is not copied.

    Parameters
    ----------
    X : ndarray of float64, shape (n, d)
        The columns without the class.
    column : ndarray of float64, shape (n,)
        The class.
    attributes : sequence of Attribute, length d + 1
    position : int
        The class column.
    class_type : {"nominal", "numeric"} or None
        What the class must be; None takes it as declared (texts become nominal).
    name, source, notes, weights
        As in `Dataset`.

    Raises
    ------
    Problem
        When labels that are no numbers are wanted as a numeric class.
    """
    attribute = attributes[position]
    if class_type == "numeric" and not attribute.is_numeric:
        column, attribute = _as_numbers(column, attribute, source)
    elif class_type == "nominal" and attribute.is_numeric:
        column, attribute = as_labels(column, attribute.name)
    elif attribute.kind == "string":
        attribute = Attribute(attribute.name, "nominal", attribute.values)
    y: npt.NDArray[Any] = column
    if not attribute.is_numeric:
        y = np.where(np.isnan(column), -1.0, column).astype(np.int64)
    if X.flags.writeable:  # nobody else has it, so nobody needs a copy of it
        X.flags.writeable = False
    return Dataset(
        X=X,
        y=y,
        attributes=tuple(a for j, a in enumerate(attributes) if j != position),
        class_attribute=attribute,
        name=name,
        class_index=position,
        weights=weights,
        source=source,
        notes=tuple(notes),
    )


def as_labels(column: FloatArray, name: str) -> tuple[FloatArray, Attribute]:
    """Turn numbers into codes of labels, in ascending order of the numbers."""
    known = ~np.isnan(column)
    values, codes = np.unique(column[known], return_inverse=True)
    coded = np.full(column.shape, math.nan)
    coded[known] = codes
    labels = tuple(number_text(value) for value in values.tolist())
    return coded, Attribute(name, "nominal", labels)


def number_text(value: float) -> str:
    """Write a number so that reading it gives the same bits: 5, 0.1, -0.0, 1e+30."""
    if (
        value.is_integer()
        and abs(value) < 1e15
        and not (value == 0 and math.copysign(1, value) < 0)
    ):
        return str(int(value))
    return repr(value)


def _as_numbers(
    column: FloatArray, attribute: Attribute, where: str
) -> tuple[FloatArray, Attribute]:
    numbers = []
    for label in attribute.values:
        value = parse_number(label)
        if value is None:
            raise Problem(
                f"class label {label!r} is not a number",
                expected=f"numbers only in {attribute.name!r} for a numeric class",
                where=where,
            )
        numbers.append(value)
    lookup = np.array([*numbers, math.nan])
    codes = np.where(np.isnan(column), len(numbers), column).astype(np.int64)
    return lookup[codes], Attribute(attribute.name)
