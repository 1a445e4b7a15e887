"""Model files: skops archives with a header, a digest and a list of allowed types.

A model file is a skops archive with one more member, ``header.json``: which plugin and
parameters, which attributes and classes it expects, and a digest of everything else.
skops holds objects as JSON and arrays, never as pickles. The header is read without
making any object; the objects are made only if the digest holds and every type in the
archive is one that skops trusts or one of our own classes.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from workbench.api import Problem
from workbench.api.library import library
from workbench.compute.evaluation.request import find_class
from workbench.core.program.home import write_atomically
from workbench.core.program.json_text import parse_json
from workbench.core.program.on_disk import on_disk

SUFFIX = ".skops"
HEADER = "header.json"
FORMAT = 1
#: An archive that unpacks to more than this, and to `MOST_INFLATED` times its size, is
#: no model but an attack.
LEAST_SUSPECT = 64 * 2**20
MOST_INFLATED = 50
MOST_HEADER = 4 * 2**20

#: Modules whose classes a model may hold; functions in them are refused.
OURS = (
    "workbench.bundled.",
    "workbench.api.",
    "workbench.numerics.",
    "workbench.compute.",
)
#: Where classes lay that older model files hold, and where they lie now.
MOVED = {
    "workbench.api.likelihoods": "workbench.bundled.naive_bayes.likelihoods",
    "workbench.api.online_network": "workbench.bundled.mlp.online_network",
    "workbench.api.tree_predicting": "workbench.bundled.j48.predicting",
    "workbench.api.trees": "workbench.bundled.j48.trees",
    "workbench.api.weka_inputs": "workbench.numerics.weka_inputs",
    "workbench.api.weka_smo": "workbench.bundled.svm.smo",
    "workbench.compute.calibrate": "workbench.compute.fitting.calibration",
    "workbench.compute.fitted": "workbench.compute.fitting.fitted_model",
    "workbench.compute.learners": "workbench.compute.plugins.learners",
    "workbench.compute.pipeline": "workbench.compute.fitting.pipeline",
    "workbench.compute.prepare": "workbench.compute.fitting.preparation",
}
#: The member of a skops archive that names the classes.
SCHEMA = "schema.json"
#: Further types inside estimators that skops leaves to us. The arrays of trees are not
#: checked for bounds when they predict, so a forged forest may crash its process.
INNER = frozenset(
    {
        "builtins.frozenset",
        # gradient boosting checks its columns by a function with arguments set
        "functools.partial",
        "sklearn.utils.validation.check_array",
        "sklearn.tree._tree.Tree",
        "sklearn.ensemble._hist_gradient_boosting.predictor.TreePredictor",
    }
)


def write_model(path: str | Path, header: Mapping[str, Any], content: Any) -> list[str]:
    """Write a model file in one step; what was there before stays until then.

    Parameters
    ----------
    header : mapping
        JSON values that say what the model expects; see `workbench.compute.models.saved_models`.
    content : object
        Estimators, arrays and containers of them.

    Returns
    -------
    list of str
        The types in it that skops does not know by itself.

    Raises
    ------
    Problem
        When a part cannot be stored without pickling, or the file not written.
    """
    skops_io = library("skops.io")
    target = Path(path)
    try:
        archive = skops_io.dumps(content, compression=zipfile.ZIP_DEFLATED)
    except Exception as error:
        raise Problem(
            f"this model cannot be stored ({_line(error)})",
            expected="parts that need no pickle",
            where=target.name,
        ) from error
    types: list[str] = skops_io.get_untrusted_types(data=archive)
    _refuse_foreign(types, header, target.name)
    buffer = io.BytesIO(archive)
    with zipfile.ZipFile(buffer, "a", zipfile.ZIP_DEFLATED) as members:
        full = {"format": FORMAT, **header, "types": types, "digest": _digest(members)}
        members.writestr(HEADER, json.dumps(full, ensure_ascii=False))
    try:
        write_atomically(target, buffer.getvalue())
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        reason = getattr(error, "strerror", None) or str(error)
        raise Problem(
            f"cannot be written: {reason}",
            expected="a writable place",
            where=str(target),
        ) from None
    return types


def read_header(path: str | Path) -> dict[str, Any]:
    """Read what a model file says of itself; no object is made.

    Raises
    ------
    Problem
        When the file is no model file, or was changed after it was written.
    """
    with _opened(path) as members:
        return _header(members, Path(path).name)


def read_model(path: str | Path) -> tuple[dict[str, Any], Any]:
    """Read header and objects of a model file.

    Returns
    -------
    dict
        The header.
    object
        What was given to `write_model`.

    Raises
    ------
    Problem
        As of `read_header`, and when the archive holds a type that is not allowed;
        the types are named.
    """
    skops_io = library("skops.io")
    name = Path(path).name
    with _opened(path) as members:
        header = _header(members, name)
    try:
        data = _with_new_names(Path(path).read_bytes())
        types = skops_io.get_untrusted_types(data=data)
    except Exception as error:  # noqa: BLE001 - whatever a forged schema provokes
        raise _damaged(name, _line(error)) from None
    _refuse_foreign(types, header, name)
    try:
        return header, skops_io.loads(data, trusted=types)
    except Exception as error:  # noqa: BLE001 - whatever a forged schema provokes
        raise _damaged(name, _line(error)) from None


def _with_new_names(data: bytes) -> bytes:
    """Return an archive whose schema names each class by the module it lies in now."""
    with zipfile.ZipFile(io.BytesIO(data)) as members:
        schema = json.loads(members.read(SCHEMA))
        if not _rename(schema):
            return data
        renamed = io.BytesIO()
        with zipfile.ZipFile(renamed, "w") as copy:
            for info in members.infolist():
                old = info.filename == SCHEMA
                copy.writestr(info, json.dumps(schema) if old else members.read(info))
    return renamed.getvalue()


def _rename(node: Any) -> bool:
    """Rename the modules in a schema; whether there was one to rename."""
    found = False
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            module = part.get("__module__")
            if isinstance(module, str) and module in MOVED:
                part["__module__"] = MOVED[module]
                found = True
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return found


def _opened(path: str | Path) -> zipfile.ZipFile:
    name = Path(path).name
    try:
        members = zipfile.ZipFile(on_disk(Path(path)))
    except OSError as error:
        raise Problem(
            error.strerror or str(error), expected="a model file", where=str(path)
        ) from None
    except zipfile.BadZipFile:
        raise Problem(
            "not a model file", expected=f"a file saved as {SUFFIX}", where=name
        ) from None
    size = Path(path).stat().st_size
    inflated = sum(info.file_size for info in members.infolist())
    if inflated > max(LEAST_SUSPECT, MOST_INFLATED * size):
        members.close()
        raise Problem(
            f"unpacks to {inflated} bytes",
            expected=f"at most {MOST_INFLATED} times its {size} bytes",
            where=name,
        )
    return members


def _header(members: zipfile.ZipFile, name: str) -> dict[str, Any]:
    names = members.namelist()
    if HEADER not in names or len(set(names)) < len(names):
        raise Problem(
            "not a model of this program",
            expected=f"an archive with one {HEADER}",
            where=name,
        )
    if members.getinfo(HEADER).file_size > MOST_HEADER:
        raise _damaged(name, f"its {HEADER} is too long")
    try:
        header = parse_json(members.read(HEADER))
        digest = _digest(members)
    except (ValueError, RecursionError, zipfile.BadZipFile, OSError) as error:
        raise _damaged(name, _line(error)) from None
    except Exception as error:  # noqa: BLE001 - decompressors have errors of their own
        raise _damaged(name, _line(error)) from None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        found = header.get("format") if isinstance(header, dict) else None
        raise Problem(f"format {found!r}", expected=f"format {FORMAT}", where=name)
    if header.get("digest") != digest:
        raise _damaged(name, "its digest does not fit its content")
    return header


def _digest(members: zipfile.ZipFile) -> str:
    """Return the SHA-256 of all members but the header, their names included."""
    total = sha256()
    for name in sorted(set(members.namelist()) - {HEADER}):
        total.update(f"{len(name)}:{name}".encode())
        total.update(sha256(members.read(name)).digest())
    return total.hexdigest()


def _refuse_foreign(types: list[str], header: Mapping[str, Any], name: str) -> None:
    """Raise a Problem unless every type is a class of ours or of the plugin's module."""
    refused = [t for t in types if t not in INNER]
    if refused:
        module = _module_of(str(header.get("plugin", "")))
        refused = [t for t in refused if not _is_ours(t, module)]
    if refused:
        raise Problem(
            "holds " + ", ".join(refused[:5]),
            expected="only types of this program and of scikit-learn",
            where=name,
        )


def _module_of(plugin: str) -> str:
    """Return the module of an installed plugin: asked of the catalogue, not the file."""
    try:
        return str(find_class(plugin).__module__)
    except Problem:
        return ""


def _is_ours(type_name: str, plugin_module: str) -> bool:
    module, _, attribute = type_name.rpartition(".")
    own = plugin_module and f"{module}.".startswith(f"{plugin_module}.")
    if not (module.startswith(OURS) or own):
        return False
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception:  # noqa: BLE001 - a plugin may fail to import in any way
        return False
    return isinstance(found, type) and found.__module__ == module


def _damaged(name: str, why: str) -> Problem:
    return Problem(
        f"damaged or changed since it was saved ({why})",
        expected="a model file as it was written",
        where=name,
    )


def _line(error: BaseException) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= 200 else text[:199] + "…"
