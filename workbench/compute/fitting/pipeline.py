"""Pipeline of filters, fitted on training rows and applied to test rows.

What a filter is, is found by its methods:

``fit(X, y, attributes=…, class_attribute=…)`` and ``transform(X)``
    Change columns; ``attributes_`` describes what comes out. Learned on the training
    rows, applied to training and test rows.
``choose_rows(X, y, attributes=…)``
    Returns row positions, which may repeat. Acts on training rows only.
``relabel_training(y, class_attribute)``
    Returns other classes for the training rows only (label noise).
``relabel(y, class_attribute)``
    Returns other classes and their description. It learns nothing from the rows, so
    it acts once on the whole set, before all other steps and before any fold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from workbench.api import (
    Attribute,
    Dataset,
    Plugin,
    Problem,
    check_params,
    declared,
    make,
)
from workbench.api.filtering import fresh_names
from workbench.api.plugin import accepts
from workbench.api.problems import error_line
from workbench.compute.fitting import answer_checks
from workbench.core.learner.filter_steps import Step


def filter_class(id: str) -> type:  # noqa: A002 - the word scripts and files use
    """Return the class of a filter's id.

    Raises
    ------
    Problem
        When no plugin has that id, or the one that has it is no filter.
    """
    # late: finding plugins imports every one of them
    from workbench.compute.plugins.loader import plugin_class

    cls: type = plugin_class(id)
    plugin = declared(cls)
    if plugin is None or plugin.kind != "filter":
        kind = "nothing declared" if plugin is None else f"a {plugin.kind}"
        raise Problem(f"{id} is {kind}", expected="a filter")
    return cls


def make_filter(step: Step) -> Any:
    """Make the filter of a step with checked parameters, not yet fitted.

    Raises
    ------
    Problem
        For an unknown id, an unknown parameter or a value outside its limits.
    """
    return make(filter_class(step.id), step.params)


def completed(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Return the steps with every parameter written out, checked.

    Raises
    ------
    Problem
        For an unknown id, an unknown parameter or a value outside its limits.
    """
    made = []
    for step in steps:
        plugin = _plugin(make_filter(step))
        made.append(Step(step.id, check_params(plugin.params, step.params)))
    return tuple(made)


@dataclass(frozen=True, eq=False, slots=True)
class FittedStep:
    """A filter after it met the training rows.

    Attributes
    ----------
    filter : filter
        Fitted.
    words : str
        What it does to the columns, as people read it.
    n_before, n_after : int
        Training rows before and after it.
    """

    filter: Any
    words: str
    n_before: int
    n_after: int

    @property
    def trains_only(self) -> bool:
        """Whether it does something to training rows that test rows are spared."""
        methods = ("choose_rows", "relabel_training")
        return any(hasattr(self.filter, name) for name in methods)


@dataclass(frozen=True, eq=False, slots=True)
class FittedPipeline:
    """Filters fitted one after the other; made by `fit_pipeline`.

    Attributes
    ----------
    train : Dataset
        The training rows after all steps; fewer or more rows where steps choose.
    steps : tuple of FittedStep
    relabels : tuple of filter
        Those that change the class, not counting what was done before the folds.
    """

    train: Dataset
    steps: tuple[FittedStep, ...]
    relabels: tuple[Any, ...] = ()

    def apply(self, test: Dataset) -> Dataset:
        """Apply what was learned to test rows: all of them stay, in their order.

        Raises
        ------
        Problem
            When a filter gives another number of rows or columns than it should.
        """
        test = _relabelled_by(self.relabels, test)
        for step in self.steps:
            try:
                test = _transformed(step.filter, test)
            except ValueError as error:
                raise _named(error, step.filter) from None
        return test

    def words(self) -> list[str]:
        """Return what each step does inside folds, in their order."""
        return [
            step.words + (", training rows only" if step.trains_only else "")
            for step in self.steps
        ]


def fit_pipeline(
    steps: Sequence[Step], train: Dataset, *, relabel: bool = True
) -> FittedPipeline:
    """Fit the steps on training rows, each on what the one before leaves.

    Parameters
    ----------
    train : Dataset
        The training rows.
    relabel : bool
        Whether to change the class, too; False where `relabelled` did so already.

    Raises
    ------
    Problem
        For a step that cannot be made or cannot be fitted, naming it.
    """
    filters = [make_filter(step) for step in steps]
    relabels = [f for f in filters if relabel and hasattr(f, "relabel")]
    train = _relabelled_by(relabels, train)
    fitted = []
    for filter_ in filters:
        before, train = train, _fitted_on(filter_, train)
        words = _words(filter_, before, train)
        fitted.append(FittedStep(filter_, words, before.n_rows, train.n_rows))
    return FittedPipeline(train, tuple(fitted), tuple(relabels))


def relabelled(dataset: Dataset, steps: Sequence[Step]) -> Dataset:
    """Return the data set with the classes that the relabelling steps give it.

    Raises
    ------
    Problem
        For a step that cannot be made, or a class it cannot change.
    """
    filters = [make_filter(step) for step in steps]
    return _relabelled_by([f for f in filters if hasattr(f, "relabel")], dataset)


def apply_steps(dataset: Dataset, steps: Sequence[Step]) -> Dataset:
    """Apply steps to a whole data set at once, as the window does.

    Every row takes part, those with a missing class too, and filters that choose rows
    or change classes act on all of them.

    Returns
    -------
    Dataset
        With one more line of `notes` for each step.

    Raises
    ------
    Problem
        For a step that cannot be made or cannot be fitted, naming it.
    """
    pipeline = fit_pipeline(steps, dataset)
    lines = [
        step.words
        if step.n_before == step.n_after
        else f"{step.words}: {step.n_before} rows become {step.n_after}"
        for step in pipeline.steps
    ]
    return replace(pipeline.train, notes=(*dataset.notes, *lines))


def _plugin(filter_: Any) -> Plugin:
    plugin = declared(type(filter_))
    assert plugin is not None  # `make` refuses what declares nothing
    return plugin


def _named(error: ValueError, filter_: Any) -> Problem:
    """Return what a filter complains of with the filter's name on it.

    scikit-learn's tools raise a plain ValueError at data they cannot take.
    """
    where = f"filter {_plugin(filter_).id}"
    if isinstance(error, Problem):
        return Problem(error.what, expected=error.expected, where=where)
    return Problem(error_line(error), where=where)


def _relabelled_by(filters: Sequence[Any], data: Dataset) -> Dataset:
    for filter_ in filters:
        try:
            y, class_attribute = filter_.relabel(data.y, data.class_attribute)
        except ValueError as error:
            raise _named(error, filter_) from None
        data = replace(data, y=y, class_attribute=class_attribute)
    return data


def _fitted_on(filter_: Any, train: Dataset) -> Dataset:
    try:
        for what, number in (("row", train.n_rows), ("attribute", train.n_attributes)):
            if number == 0:
                raise Problem(f"no {what}", expected="at least one")
        if hasattr(filter_, "fit"):
            known = {
                "attributes": train.attributes,
                "class_attribute": train.class_attribute,
            }
            given = {k: v for k, v in known.items() if accepts(filter_.fit, k)}
            filter_.fit(train.X, train.y, **given)
        train = _chosen(filter_, train)
        if hasattr(filter_, "relabel_training"):
            y = filter_.relabel_training(train.y, train.class_attribute)
            train = replace(train, y=y)
        return _transformed(filter_, train)
    except ValueError as error:
        raise _named(error, filter_) from None


def _chosen(filter_: Any, train: Dataset) -> Dataset:
    if not hasattr(filter_, "choose_rows"):
        return train
    rows = filter_.choose_rows(train.X, train.y, attributes=train.attributes)
    if len(rows) == 0:
        raise Problem(f"none of {train.n_rows} rows is left", expected="at least one")
    places = np.asarray(rows)
    if (
        places.dtype.kind not in "iu"
        or places.min() < 0
        or places.max() >= train.n_rows
    ):
        raise Problem(
            "choose_rows gives what are no rows",
            expected=f"numbers of rows from 0 to {train.n_rows - 1}",
        )
    return train.take(places.astype(np.int64))


def _transformed(filter_: Any, data: Dataset) -> Dataset:
    if not hasattr(filter_, "transform"):
        return data
    given = filter_.transform(data.X)
    attributes = _beside(data.class_attribute, filter_.attributes_)
    may_miss = not np.isfinite(data.X).all()
    X = answer_checks.transformed(
        filter_, given, data.n_rows, len(attributes), may_miss
    )
    X.flags.writeable = False  # ours: the data set need not copy it
    if len(attributes) == data.n_attributes:
        return replace(data, X=X, attributes=attributes)  # the class keeps its place
    return data.with_columns(X, attributes)


def _beside(
    class_attribute: Attribute, attributes: Sequence[Attribute]
) -> tuple[Attribute, ...]:
    """Rename a new column that bears the name of the class, which filters may not know."""
    names = fresh_names((a.name for a in attributes), (class_attribute.name,))
    return tuple(
        a if a.name == name else replace(a, name=name)
        for a, name in zip(attributes, names, strict=True)
    )


def _words(filter_: Any, before: Dataset, after: Dataset) -> str:
    """Describe a step: title, what differs from the defaults, what changed."""
    plugin = _plugin(filter_)
    values = filter_.get_params(deep=False)
    changed = [
        f"{p.name}={values[p.name]}"
        for p in plugin.params
        if values[p.name] != p.default
    ]
    text = plugin.title + (f" ({', '.join(changed)})" if changed else "")
    if after.n_attributes != before.n_attributes:
        text += f": {before.n_attributes} attributes become {after.n_attributes}"
    if len(getattr(filter_, "columns_", "some")) == 0:
        text += ": found no suitable attribute, changes nothing"
    return text
