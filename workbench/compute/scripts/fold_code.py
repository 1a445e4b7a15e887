"""The lines of a script that divide rows into folds: scikit-learn's where they agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from workbench.api import Dataset
from workbench.compute.folds.folds import Protocol, usable_rows
from workbench.compute.scripts.script_text import Imports, python, wrapped


@dataclass(frozen=True, slots=True)
class FoldCode:
    """How a script walks through the folds.

    Attributes
    ----------
    folds : str
        Python for an iterable of ``(train, test)``; empty where `parts` is used.
    parts : str
        Python for a list of parts of `plan`.
    per_repeat : int
        Folds of one repeat.
    deal : str
        A line that goes before the loop; empty: none.
    """

    folds: str = ""
    parts: str = ""
    per_repeat: int = 1
    deal: str = ""

    def head(self, name: str = "") -> list[str]:
        """Return the lines that begin the loop, with a counter `name` if given."""
        if self.folds:
            counted = f"enumerate({self.folds})" if name else self.folds
            target = f"{name}, (train, test)" if name else "train, test"
            return [f"for {target} in {counted}:"]
        counted = f"enumerate({self.parts})" if name else self.parts
        target = f"{name}, part" if name else "part"
        return [
            f"for {target} in {counted}:",
            "    train, test = part.train(known), part.test",
        ]


def fold_code(
    protocol: Protocol | Mapping[str, Any],
    datasets: Sequence[Dataset],
    imports: Imports,
    *,
    needs_parts: bool = False,
) -> FoldCode:
    """Write how rows are divided.

    Parameters
    ----------
    protocol : Protocol or mapping
        A mapping is the protocol of an experiment whose folds lie beside the data.
    datasets : sequence of Dataset
        That are divided so.
    needs_parts : bool
        Whether the loop needs ``part`` in any case.
    """
    if isinstance(protocol, Mapping):
        imports.door("plan", "protocol_for", "usable_rows")
        return FoldCode(
            parts="plan(protocol_for(PROTOCOL, FOLDS[name], source, data), data)"
        )
    known = [usable_rows(data).size == data.n_rows for data in datasets]
    if all(known) and not needs_parts:
        simple = _scikit_learn(protocol, datasets, imports)
        if simple is not None:
            return simple
    imports.door("Protocol", "plan", "usable_rows")
    return FoldCode(
        parts=f"plan({_written(protocol)}, data)", per_repeat=protocol.folds
    )


def _scikit_learn(
    protocol: Protocol, datasets: Sequence[Dataset], imports: Imports
) -> FoldCode | None:
    if protocol.kind == "loo":
        imports.name("sklearn.model_selection", "LeaveOneOut")
        return FoldCode("LeaveOneOut().split(X)")
    if protocol.kind != "cv" or not all(_dealt(d, protocol.folds) for d in datasets):
        return None
    numbers = {data.class_attribute.is_numeric for data in datasets}
    if len(numbers) != 1:
        return None
    if True in numbers:
        codes = "np.zeros(len(y), int)"  # dealt as rows of one class
        imports.module("numpy", "np")
    else:
        codes = "y"
    folds, seed = protocol.folds, protocol.seed
    if protocol.repeats == 1:
        made = f"StratifiedKFold({folds}, shuffle=True, random_state={seed})"
        imports.name("sklearn.model_selection", "StratifiedKFold")
    else:
        made = (
            f"RepeatedStratifiedKFold(n_splits={folds}, n_repeats={protocol.repeats}, "
            f"random_state={seed})"
        )
        imports.name("sklearn.model_selection", "RepeatedStratifiedKFold")
    return FoldCode(f"deal.split(X, {codes})", per_repeat=folds, deal=f"deal = {made}")


def _dealt(data: Dataset, folds: int) -> bool:
    """Whether scikit-learn deals the rows out without a complaint of small classes."""
    if data.class_attribute.is_numeric:
        return folds <= data.n_rows
    counts = data.class_counts()
    return bool(counts[counts > 0].min(initial=np.iinfo(np.int64).max) >= folds)


def _written(protocol: Protocol) -> str:
    usual = Protocol(protocol.kind)
    given = [f'"{protocol.kind}"']
    for name in ("folds", "repeats", "seed", "percent"):
        value = getattr(protocol, name)
        if value != getattr(usual, name) or name == "seed":
            given.append(f"{name}={python(value)}")
    if protocol.test_rows:
        given.append("test_rows=TEST_ROWS")
    return f"Protocol({', '.join(given)})"


def given_rows(protocol: Protocol) -> str:
    """Return the cell with the rows that are tested; empty where none are given."""
    if not protocol.test_rows:
        return ""
    return "TEST_ROWS = " + wrapped(
        "(", [python(rows) for rows in protocol.test_rows], ",)"
    )
