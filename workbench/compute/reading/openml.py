"""Download and cache of OpenML data sets by number or name.

scikit-learn's `fetch_openml` finds the set, checks its checksum and keeps the files it
downloads (gzipped ARFF and JSON, no pickles); our own ARFF reader then reads them, so
that labels, dates, texts and missing values are those of every other ARFF file.
"""

from __future__ import annotations

import gzip
import json
import re
import socket
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from workbench.api import Dataset, Problem, report
from workbench.compute.reading.arff.read_arff import read_arff
from workbench.compute.reading.assemble import ClassType
from workbench.core.program.builtin import OPENML
from workbench.core.program.home import cache

#: Seconds to wait for a connection, and for each next piece of an answer.
TIMEOUT = 6.0
_HOST = "https://www.openml.org"
# it becomes a part of an address and of a path
_NAME = re.compile(r"[A-Za-z0-9_(+-][A-Za-z0-9_.()+-]*")
#: Characters of the longest description of a set.
_MOST_DESCRIPTION = 1 << 24
#: What OpenML answers when it has no such set.
_UNKNOWN = (404, 412)


def read_openml(
    source: str,
    *,
    class_name: str | int | None = None,
    class_type: ClassType | None = None,
) -> Dataset:
    """Read a data set of OpenML, from the cache if it was fetched before.

    Parameters
    ----------
    source : str
        ``openml:61``, or ``openml:iris`` (the oldest active version).
    class_name : str or int, optional
        The class by name or position; else the target OpenML names, else the last
        attribute.
    class_type : {"nominal", "numeric"}, optional
        As in `workbench.compute.reading.readers.read`.

    Raises
    ------
    Problem
        When OpenML cannot be reached, has no such set, or sends a broken one.
    """
    wanted = source.removeprefix(OPENML).strip()
    if not _NAME.fullmatch(wanted):
        raise Problem(
            "no name of a data set",
            expected="openml:NUMBER or openml:NAME",
            where=source,
        )
    report.progress(0.05, f"asking OpenML for {wanted}")
    found, notes = _fetch(wanted, source)
    path = _arff_file(found["details"], source)
    report.progress(0.7, "reading")
    if class_name is None:
        class_name = found["details"].get("default_target_attribute") or None
    try:
        dataset = read_arff(path, class_name=class_name, class_type=class_type)
    except Problem as problem:
        raise Problem(
            problem.what, expected=problem.expected, where=source, line=problem.line
        ) from None
    return _named(dataset, found, source, notes)


def _fetch(wanted: str, source: str) -> tuple[Any, list[str]]:
    """Return what scikit-learn tells of a set, and its warnings as notes."""
    from sklearn.datasets import fetch_openml

    which = {"data_id": int(wanted)} if wanted.isdecimal() else {"name": wanted}
    with (
        _failures_in_words(wanted, source),
        warnings.catch_warnings(record=True) as caught,
        _patience(TIMEOUT),
    ):
        warnings.simplefilter("always")
        if not _is_fetched(wanted):
            _reach()
        found = fetch_openml(
            **which,
            data_home=str(cache()),
            as_frame="auto",
            # it refuses targets with missing values, which we can read
            target_column=None,
            n_retries=1,
            delay=0.1,
        )
    used = [w for w in caught if issubclass(w.category, UserWarning)]
    return found, [" ".join(str(w.message).split()) for w in used]


@contextmanager
def _failures_in_words(wanted: str, source: str) -> Iterator[None]:
    """Turn what a network, OpenML or scikit-learn may raise into a `Problem`."""
    try:
        yield
    except HTTPError as error:
        error.close()
        if error.code not in _UNKNOWN:
            raise Problem(
                f"OpenML answers with error {error.code}",
                expected="its data; try again later",
                where=source,
            ) from None
        raise _unknown(wanted, source) from None
    except OSError:  # no network, no answer in time, a connection that broke
        raise Problem(
            "OpenML cannot be reached",
            expected=f"a network, or a set fetched before: {_list(fetched()) or 'none'}",
            where=source,
        ) from None
    except (ValueError, KeyError, ImportError) as error:
        if type(error).__name__ == "OpenMLError":
            raise _unknown(wanted, source) from None
        raise Problem(
            f"OpenML's data cannot be used: {error}",
            expected="a data set in ARFF",
            where=source,
        ) from None


def _unknown(wanted: str, source: str) -> Problem:
    return Problem(
        f"OpenML has no data set {wanted!r}",
        expected="a number such as 61, or a name such as iris",
        where=source,
    )


def _is_fetched(wanted: str) -> bool:
    """Whether the cache knows the set, so that no network may be needed."""
    folder = cache() / "openml"
    name = wanted.lower()
    patterns = (f"**/json/data/{name}.gz", f"**/data_name/{name}/**/*.gz")
    return any(any(folder.glob(pattern)) for pattern in patterns)


def _reach() -> None:
    """Find out in one go whether there is a way: scikit-learn would try four times.

    Raises
    ------
    OSError
        When there is none.
    """
    with suppress(HTTPError):  # an answer, whatever it says
        urlopen(_HOST, timeout=TIMEOUT).close()


@contextmanager
def _patience(seconds: float) -> Iterator[None]:
    """Give up a connection that stays silent; scikit-learn would wait for ever."""
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)
    try:
        yield
    finally:
        socket.setdefaulttimeout(before)


def _arff_file(details: dict[str, Any], source: str) -> Path:
    """Return the file scikit-learn keeps; its name depends on the release."""
    number = details.get("file_id", "")
    folder = cache() / "openml"
    patterns = (f"**/download/{number}/*.gz", f"**/download/{number}.gz")
    for pattern in patterns:
        for path in sorted(folder.glob(pattern)):
            return path
    raise Problem(
        "OpenML's data are not where scikit-learn keeps them",
        expected=f"a file in {folder}",
        where=source,
    )


def _named(dataset: Dataset, found: Any, source: str, notes: list[str]) -> Dataset:
    """Leave out what OpenML marks as identifiers, and say where the set came from."""
    names = [attribute.name for attribute in dataset.attributes]
    kept = [name for name in names if name in set(found["feature_names"])]
    if kept and len(kept) < len(names):
        left = [name for name in names if name not in kept]
        notes.append("left out, as OpenML advises: " + _list(left))
        dataset = dataset.select(kept)
    return replace(
        dataset,
        name=str(found["details"].get("name") or dataset.name),
        source=source,
        notes=(*dataset.notes, *notes),
    )


def fetched() -> list[str]:
    """Return the names of the sets in the cache, sorted."""
    names = set()
    for path in (cache() / "openml").glob("**/json/data/*.gz"):
        try:
            with gzip.open(path, "rt", encoding="utf-8") as stream:
                text = stream.read(_MOST_DESCRIPTION)  # a longer one is cut: damaged
            names.add(str(json.loads(text)["data_set_description"]["name"]))
        except (OSError, EOFError, ValueError, KeyError, TypeError):
            continue  # a damaged file is fetched again when it is asked for
    return sorted(names)


def _list(names: list[str]) -> str:
    return ", ".join(names[:10]) + (", …" if len(names) > 10 else "")
