"""Validation of session files: every type, code and size before any is believed."""

from __future__ import annotations

import math
import zipfile
from collections.abc import Callable, Iterable, Mapping
from typing import IO, Any, NoReturn

import numpy as np
import numpy.typing as npt

from workbench.api.data import Attribute
from workbench.api.problems import Problem

#: Sessions are stored as they are. One that somebody packed by other means may unpack to
#: this many bytes, or to `MOST_INFLATED` times its own size.
LEAST_SUSPECT = 64 * 2**20
MOST_INFLATED = 4
#: The longest document; of arrays there may be as much as the file holds.
MOST_DOCUMENT = 256 * 2**20
#: Whole numbers that a spin box of Qt takes.
MOST_WHOLE = 2**31 - 1
_KINDS = ("numeric", "nominal", "string", "date", "relational")
_DEEPEST = 8  # tables in cells of tables in cells …


def refuse(what: str, expected: str = "a session as the program writes it") -> NoReturn:
    """Raise the `Problem` of a session that is wrong."""
    raise Problem(what, expected=expected)


# -- sizes, before anything is unpacked ------------------------------------------------------


def check_sizes(members: Iterable[zipfile.ZipInfo], size: int) -> None:
    """Compare what an archive says it unpacks to with the size of its file.

    Parameters
    ----------
    size : int
        Bytes of the archive.

    Raises
    ------
    Problem
        When it is too much, or a name comes twice.
    """
    listed = list(members)
    total = sum(member.file_size for member in listed)
    most = max(LEAST_SUSPECT, MOST_INFLATED * size)
    if total > most:
        refuse(f"unpacks {size} bytes to {total}", f"at most {most}")
    if len({member.filename for member in listed}) < len(listed):
        refuse("two members of one name")
    for member in listed:
        if member.filename.endswith(".json") and member.file_size > MOST_DOCUMENT:
            text = f"{member.filename} of {member.file_size} bytes"
            refuse(text, f"at most {MOST_DOCUMENT}")


def check_array(stream: IO[bytes], size: int, name: str, wanted: type) -> None:
    """Compare the header of an array with the bytes there are for it.

    Parameters
    ----------
    stream : binary file
        At its beginning; read to the end of the header.
    size : int
        Bytes of the whole member.
    name : str
        For the complaint.
    wanted : type
        Of the numbers.

    Raises
    ------
    Problem
        When it is no array of numbers, or another size is declared.
    """
    version = np.lib.format.read_magic(stream)
    read = {
        (1, 0): np.lib.format.read_array_header_1_0,
        (2, 0): np.lib.format.read_array_header_2_0,
    }.get(version)
    if read is None:
        refuse(f"{name}: version {version} of the array format")
    shape, _fortran, dtype = read(stream)
    if dtype != np.dtype(wanted):
        refuse(f"{name} of {dtype}", str(np.dtype(wanted)))
    if any(n < 0 for n in shape):
        refuse(f"{name} of shape {shape}")
    declared = math.prod(shape) * dtype.itemsize
    there = size - stream.tell()
    if declared != there:
        refuse(f"{name} declares {declared} bytes and has {there}")


# -- data sets -------------------------------------------------------------------------------


def check_meta(meta: Any) -> None:
    """Check the description of a data set.

    Raises
    ------
    Problem
    """
    _fields(meta, "data set", name=_text, source=_text, notes=_texts,
            attributes=_list, class_attribute=_mapping, class_index=_whole)  # fmt: skip
    for described in (*meta["attributes"], meta["class_attribute"]):
        _check_attribute(described)
    if not 0 <= meta["class_index"] <= len(meta["attributes"]):
        refuse(f"class_index = {meta['class_index']}", "a place among the columns")


def _check_attribute(described: Any, depth: int = 0) -> None:
    _fields(described, "attribute", name=_text, kind=_text, values=_texts)
    if described["kind"] not in _KINDS:
        refuse(f"an attribute of kind {described['kind']!r}", " or ".join(_KINDS))
    if not isinstance(described.get("format", ""), str) or depth > _DEEPEST:
        refuse(f"the attribute {described['name']!r}")
    inner = described.get("inner", [])
    if not isinstance(inner, list):
        refuse(f"the columns inside {described['name']!r}")
    for one in inner:
        _check_attribute(one, depth + 1)


def check_cells(
    X: npt.NDArray[Any],
    y: npt.NDArray[Any],
    weights: npt.NDArray[Any] | None,
    attributes: Iterable[Attribute],
    label: Attribute,
) -> None:
    """Check shapes, and that every code has its label.

    Raises
    ------
    Problem
    """
    columns = tuple(attributes)
    if X.ndim != 2 or X.shape[1] != len(columns):
        refuse(f"X of shape {X.shape}", f"{len(columns)} columns")
    for array, name in ((y, "y"), (weights, "weights")):
        if array is not None and array.shape != X.shape[:1]:
            refuse(f"{name} of shape {array.shape}", f"({X.shape[0]},)")
    for j, attribute in enumerate(columns):
        if not attribute.is_numeric:
            known = X[:, j][~np.isnan(X[:, j])]
            _check_codes(known, attribute)
    if not label.is_numeric:
        _check_codes(y[y != -1], label)


def _check_codes(codes: npt.NDArray[Any], attribute: Attribute) -> None:
    if codes.size == 0:
        return
    low, high = codes.min(), codes.max()
    # a column of texts without a list of them shows its numbers
    most = len(attribute.values) if attribute.values or attribute.is_nominal else np.inf
    if not (low >= 0 and high < most and (codes == np.floor(codes)).all()):
        refuse(
            f"codes from {low:g} to {high:g} in {attribute.name!r}",
            f"whole numbers from 0 to {len(attribute.values) - 1}",
        )


# -- everything else -------------------------------------------------------------------------


def check_document(document: Any, oldest: int, latest: int) -> None:
    """Check the types of ``session.json``; the scene checks itself.

    Parameters
    ----------
    oldest, latest : int
        The versions of the format that are read.

    Raises
    ------
    Problem
    """
    if not isinstance(document, Mapping):
        refuse("no document inside")
    version = document.get("version")
    if not (_whole(version) and version in range(oldest, latest + 1)):
        refuse(f"version {version!r:.40}", f"{oldest} to {latest}")
    _fields(
        document, "session", scene=_mapping, room=_text, datasets=_texts, runs=_list
    )
    if len(set(document["datasets"])) < len(document["datasets"]):
        refuse("two data sets under one name")
    _check_scene(document["scene"])
    for run in document["runs"]:
        _check_run(run)
    numbers = [run["number"] for run in document["runs"]]
    if len(set(numbers)) < len(numbers):
        refuse("two runs of one number")
    metric = document.get("metric")
    if metric is not None:
        _check_metric(metric)
    experiment = document.get("experiment")
    if experiment:
        _check_experiment(experiment)


def _check_scene(scene: Mapping[str, Any]) -> None:
    for name, low in (("k", 1), ("seed", 0)):
        value = scene.get(name, low)
        if not (_whole(value) and low <= value <= MOST_WHOLE):
            refuse(f"{name} = {value!r:.40}", f"a whole number from {low}")
    p = scene.get("p", 2.0)
    if not (_number(p) and p > 0):
        refuse(f"p = {p!r:.40}", "above 0")


def _check_run(run: Any) -> None:
    _fields(run, "run", number=_whole, plugin=_text, title=_text, data=_text, badge=_text,
            result=_mapping)  # fmt: skip
    others = {"recipe": _mapping, "optimistic": _boolean}
    for name in set(run) - _RUN:
        if name not in others:
            refuse(f"a run with {name!r:.40}")
        _demand(others[name](run[name]), f"{name} of a run", run[name])
    if not 0 < run["number"] <= MOST_WHOLE:
        refuse(f"run number {run['number']!r:.40}", "from 1")
    result = run["result"]
    for name, good in _RESULT.items():
        value = result.get(name)
        if value is not None:
            _demand(good(value), f"{name} of run {run['number']}", value)


def _check_metric(metric: Any) -> None:
    _fields(metric, "metric", plugin=_text, data=_text, scale=_text, result=_mapping)
    if set(metric) != {"plugin", "data", "scale", "result"}:
        refuse("a metric with other fields")
    result = metric["result"]
    for name in ("M", "components"):
        value = result.get(name)
        if value is not None:
            _demand(_matrix(value), f"{name} of the metric", value)
    M = result.get("M")
    if M and len(M) != len(M[0]):
        refuse("M is not square")
    if result.get("eigenvalues") is not None:
        _demand(_numbers(result["eigenvalues"]), "eigenvalues", result["eigenvalues"])


def _check_experiment(kept: Any) -> None:
    if not isinstance(kept, Mapping):
        refuse(f"the experiment {kept!r:.40}")
    processes, folder = kept.get("processes") or 1, kept.get("folder") or ""
    if not (_whole(processes) and 0 < processes <= MOST_WHOLE):
        refuse(f"processes = {processes!r:.40}", "a whole number from 1")
    if not _text(folder) or "\0" in folder:
        refuse(f"the folder {folder!r:.40}", "a path")


# -- what a value may be ---------------------------------------------------------------------


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _number(value: Any) -> bool:
    if isinstance(value, float):
        return math.isfinite(value)
    return _whole(value) and abs(value) < 2**63


def _boolean(value: Any) -> bool:
    return isinstance(value, bool)


def _mapping(value: Any) -> bool:
    return isinstance(value, dict)


def _list(value: Any) -> bool:
    return isinstance(value, list)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _mappings(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and all(v is None or _number(v) for v in value)


def _matrix(value: Any) -> bool:
    return (
        isinstance(value, list)
        and all(_numbers(row) for row in value)
        and len({len(row) for row in value}) <= 1
    )


def _predictions(value: Any) -> bool:
    """Whether these are rows, or say in which columns they lie."""
    if not isinstance(value, dict):
        return _mappings(value)
    return (
        set(value) == {"columns", "classes"}
        and _text(value["columns"])
        and _texts(value["classes"])
    )


#: The fields every run has.
_RUN = {"number", "plugin", "title", "data", "badge", "result"}

#: What the rooms compute with, in the result of a run; None stands for "not known".
_RESULT: Mapping[str, Callable[[Any], bool]] = {
    "accuracy": _number,
    "accuracy_folds": _numbers,
    "confusion": _matrix,
    "correct": _number,
    "n": _number,
    "kappa": _number,
    "kappa_folds": _numbers,
    "mcc": _number,
    "mae": _number,
    "rmse": _number,
    "r2": _number,
    "data": _mapping,
    "params": _mapping,
    "protocol": _mapping,
    "seconds": _mapping,
    "per_class": _mappings,
    "predictions": _predictions,
}


def _fields(values: Any, what: str, /, **good: Callable[[Any], bool]) -> None:
    if not isinstance(values, dict):
        refuse(f"{values!r:.40}", f"a {what}")
    for name, check in good.items():
        if name not in values:
            refuse(f"a {what} without {name!r}")
        _demand(check(values[name]), f"{name} of a {what}", values[name])


def _demand(good: bool, what: str, value: Any) -> None:
    if not good:
        refuse(f"{what} = {value!r:.60}")
