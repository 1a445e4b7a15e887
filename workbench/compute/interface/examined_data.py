"""`wb.profile`, `wb.prototypes`, `wb.distance` and `wb.search`: what rows and distances are.

Each takes data as `workbench.read` does and returns the document of its command.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from workbench.api import Dataset, Problem, check_params
from workbench.compute.facade import read
from workbench.compute.interface.documents import (
    Axioms,
    Distance,
    Profile,
    Prototypes,
    SearchCosts,
)


def profile(
    data: Any,
    *,
    control: int | Iterable[int] = (),
    k: int = 1,
    nearest: int | None = None,
    metric: str = "euclidean",
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
    weights: str = "uniform",
    cuts: Sequence[float] | None = None,
) -> Profile:
    """Describe how compact the classes of a data set are.

    Parameters
    ----------
    data : Dataset, or whatever `workbench.read` takes
    control : int or several
        Numbers of control rows of the complete cross-validation; all if none is given.
    k : int
        Neighbours that vote.
    nearest : int, optional
        Rows of each class that make the similarity; `k`.
    metric, params : str, mapping
        A distance, and its parameters.
    scale : {"none", "min-max", "z-score"}
    weights : str
        Of the votes that ``margins`` are of.
    cuts : sequence of float, optional
        Between the five types of rows.

    Returns
    -------
    Profile
        ``profile`` (n - 1,), ``ccv``, ``reliability``, ``margins``, ``types``. O(n² d)
        and O(n²) memory.

    Raises
    ------
    Problem
        For data without classes or with text, and a value out of its limits.

    Examples
    --------
    >>> import workbench as wb
    >>> found = wb.profile("builtin:iris", control=[30])
    >>> found.instances, len(found.profile), found.ccv[0].control
    (150, 149, 30)
    """
    from workbench.compute.prototypes.compactness_profile import profile_report
    from workbench.numerics.neighbours.distances import declared_distance
    from workbench.numerics.prototypes.rival_similarity import CUTS

    controls = (control,) if isinstance(control, int) else tuple(control)
    given = dict(params or {})
    if given:
        checked = check_params(declared_distance(metric).params, given)
        given = {name: checked[name] for name in given}
    return Profile.of(
        profile_report(
            read(data),
            controls=controls,
            n_neighbors=k,
            n_nearest=nearest,
            metric=metric,
            params=given,
            scale=scale,
            weights=weights,
            cuts=CUTS if cuts is None else cuts,
        )
    )


def prototypes(
    data: Any,
    method: str,
    *,
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
) -> Prototypes:
    """Select prototypes among the rows, and judge 1-NN among them.

    Parameters
    ----------
    data : Dataset, or whatever `workbench.read` takes
    method : str
        An id, as ``hart``, ``stolp`` or ``wilson``.
    params : mapping, optional
        Its parameters.
    scale : {"none", "min-max", "z-score"}

    Returns
    -------
    Prototypes
        ``kept`` (row numbers in order of choice), ``dropped``, ``steps``,
        ``errors_on_training``, ``loo``, ``ccv``, ``seconds``. O(n² d) at least.

    Raises
    ------
    Problem
        For data without classes or with text, an unknown method or parameter.

    Examples
    --------
    >>> import workbench as wb
    >>> found = wb.prototypes("builtin:iris", "hart")
    >>> len(found.kept) + len(found.dropped), found.errors_on_training
    (150, 0)
    """
    from workbench.compute.prototypes.selection import select_prototypes

    return Prototypes.of(select_prototypes(read(data), method, params, scale=scale))


def distance(
    metric: str,
    a: Any = None,
    b: Any = None,
    *,
    data: Any = None,
    axioms: bool = False,
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
    seed: int = 1,
) -> Distance | Axioms:
    """Measure two things, and show what the distance is made of.

    Parameters
    ----------
    metric : str
        The id of a distance.
    a, b : vector, text, set, or row numbers of `data` from 0
    data : optional
        Rows to be measured, as `workbench.read` takes them.
    axioms : bool
        Test the axioms of a metric among the rows of `data`: O(m³) of at most m rows
        drawn by `seed`.
    params : mapping, optional
        Of the distance.
    scale : {"none", "min-max", "z-score"}
        How the numbers of `data` are scaled.

    Returns
    -------
    Distance or Axioms
        ``value`` and ``parts``; or ``axioms``.

    Raises
    ------
    Problem
        For an unknown distance, and things it does not compare.

    Examples
    --------
    >>> import workbench as wb
    >>> wb.distance("euclidean", [0, 3], [4, 0]).value
    5.0
    >>> wb.distance("levenshtein", "gato", "pato")["value"]
    1.0
    """
    from workbench.compute.distances.measured import Measured

    asked = Measured.of(metric, [f"{k}={_text(v)}" for k, v in (params or {}).items()])
    rows = None if data is None else _scaled(read(data), scale)
    if axioms:
        if rows is None or a is not None:
            raise Problem("axioms=True", expected="data, and no a and b")
        return Axioms.of(asked.axioms(rows, seed))
    if a is None or b is None:
        raise Problem(f"distance {metric} of one thing", expected="two, a and b")
    first, second = _text(a), _text(b)
    if rows is None:
        return Distance.of(asked.of_texts(first, second))
    return Distance.of(asked.of_rows(rows, first, second))


def _scaled(dataset: Dataset, scale: str) -> Dataset:
    if scale == "none" or not any(a.is_numeric for a in dataset.attributes):
        return dataset
    from workbench.compute.fitting.pipeline import apply_steps
    from workbench.core.learner.filter_steps import Step

    return apply_steps(dataset, (Step(scale),))


def _text(value: Any) -> str:
    """Write a thing as the command line takes it."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool | np.bool_):
        return str(bool(value)).lower()
    if isinstance(value, set | frozenset):
        return "{" + ",".join(map(str, sorted(value, key=str))) + "}"
    if isinstance(value, Iterable):
        return ",".join(map(_text, value))
    return str(value)


def search(
    data: Any,
    structure: str,
    *,
    k: int = 5,
    queries: int = 100,
    params: Mapping[str, Any] | None = None,
    scale: str = "none",
    seed: int = 1,
) -> SearchCosts:
    """Search the nearest rows by a structure; count what it compares.

    Parameters
    ----------
    data : Dataset, or whatever `workbench.read` takes
    structure : str
        An id, as ``kd-tree``, ``vp-tree`` or ``hnsw``.
    k, queries : int
        Neighbours of each query, and rows asked about, each without itself.
    params : mapping, optional
        Of the structure.
    scale : {"none", "min-max", "z-score"}
    seed : int
        Of the rows drawn.

    Returns
    -------
    SearchCosts
        ``exact``, ``recall``, ``comparisons``, ``share`` of those of brute force,
        ``seconds``, ``bytes``.

    Raises
    ------
    Problem
        For an unknown structure or parameter, and rows it cannot search.

    Examples
    --------
    >>> import workbench as wb
    >>> found = wb.search("builtin:iris", "kd-tree", k=3, queries=20)
    >>> found.exact, found.recall
    (True, 1.0)
    """
    from workbench.compute.searching.measure_search import (
        Asked,
        measure_search,
        search_class,
    )

    search_class(structure)  # before the data are read
    asked = Asked(structure, dict(params or {}), k, queries, scale, seed)
    return SearchCosts.of(measure_search(read(data), asked))
