"""Tasks that train: test a classifier by a protocol, fit one on all rows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.api import Dataset, Problem
from workbench.compute import readers
from workbench.compute.evaluate import evaluate
from workbench.compute.folds import Protocol
from workbench.compute.model import fit_model
from workbench.compute.pipeline import steps_from
from workbench.compute.request import Request
from workbench.core.jsontext import plain


def run(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Evaluate one classifier.

    Parameters
    ----------
    payload : mapping
        ``data`` (a folder written by `Dataset.save`, a file or ``builtin:NAME``),
        ``plugin`` (id), and optionally ``params``, ``protocol`` (see
        `Protocol.to_dict`), ``filters`` (a list, see `Step.to_dict`), ``scale``,
        ``predictions``, ``learn_once``.

    Returns
    -------
    dict
        The JSON document of the command ``evaluate``; partial results are
        ``{repeat, fold, n, correct, failed}`` for each fold.
    """
    protocol = Protocol.from_dict(payload.get("protocol") or {})
    request = Request(
        plugin=payload["plugin"],
        params=dict(payload.get("params") or {}),
        protocol=protocol,
        scale=payload.get("scale", "none"),
        predictions=bool(payload.get("predictions", False)),
        learn_once=bool(payload.get("learn_once", False)),
        filters=steps_from(payload.get("filters")),
    )
    dataset = open_data(payload["data"])
    test = None
    if protocol.kind == "test":
        if not protocol.test_data:
            raise Problem("no test set", expected="a file for the protocol 'test'")
        test = open_data(protocol.test_data, like=dataset)
    return dict(plain(evaluate(dataset, request, test)))


def fit(payload: Mapping[str, Any]) -> dict[str, Any]:
    """Fit one plugin on all rows: ``data``, ``plugin``, ``params``, ``filters``, ``scale``.

    Returns
    -------
    dict
        The JSON document of the command ``fit``.
    """
    return fit_model(
        open_data(payload["data"]),
        payload["plugin"],
        dict(payload.get("params") or {}),
        payload.get("scale", "none"),
        steps_from(payload.get("filters")),
    )


def open_data(source: str | Path, like: Dataset | None = None) -> Dataset:
    """Open a saved folder, or read a file or built-in set.

    Parameters
    ----------
    source : str or Path
    like : Dataset, optional
        A set with the same columns: names the class of a file without one.
    """
    folder = Path(source)
    if (folder / "meta.json").is_file():
        return Dataset.open(folder)
    name = None if like is None else like.class_attribute.name
    dataset: Dataset = readers.read(str(source), class_name=name)
    return dataset
