"""Plan of one evaluation on one data set; the unit of work is a fold."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from workbench.api import (
    Dataset,
    FloatArray,
    Problem,
    check_params,
    make,
)
from workbench.api.plugin import accepts
from workbench.api.report import Cancelled
from workbench.compute.evaluation.request import (
    Request,
    check_options,
    check_suitable,
    declaration,
    find_class,
    refuse_tables,
)
from workbench.compute.fitting import answer_checks
from workbench.compute.fitting.column_alignment import aligned
from workbench.compute.fitting.error_costs import least_cost
from workbench.compute.fitting.fit_warnings import texts_of, warn_about
from workbench.compute.fitting.fitted_model import Recipe
from workbench.compute.fitting.pipeline import (
    FittedPipeline,
    completed,
    relabelled,
)
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.folds.class_counts import ClassCounts
from workbench.compute.folds.folds import Part, plan, usable_rows
from workbench.compute.scoring.cost_meter import stored_size
from workbench.compute.scoring.fold_result import (
    class_prior,
    failed_cell,
    one_of,
    priors_without_each,
    widened,
)
from workbench.compute.scoring.stopwatch import Cost
from workbench.core.results.evaluating.fold_cell import Answer, Cell


class Evaluation:
    """One request on one data set: checked when made, then run part by part.

    Parameters
    ----------
    test : Dataset, optional
        The supplied test set of the protocol ``test``.
    estimator_class : type, optional
        The declared class; looked up in the catalogue by id if None.
    tried : bool
        Whether filters and preparation are fitted to all rows at once, to refuse what
        cannot be prepared; False where that is done by `fit_all`, or was elsewhere.
    every_size : bool
        Whether the stored size of every fold's estimator is measured, not only of the
        first one's.

    Raises
    ------
    Problem
        When the request does not fit the data or the plugin.
    """

    def __init__(
        self,
        dataset: Dataset,
        request: Request,
        test: Dataset | None = None,
        estimator_class: type | None = None,
        tried: bool = True,
        every_size: bool = False,
    ) -> None:
        learner = request.learner
        self.cls = estimator_class or find_class(learner.plugin)
        self.plugin = declaration(self.cls)
        self.params = check_params(self.plugin.params, learner.params)
        self.filters = completed(learner.filters)
        if test is not None:
            test = aligned(test, dataset, class_needed=False)
            # texts that only the test set holds lengthen the list of a column of texts
            dataset = replace(dataset, attributes=test.attributes)
            test = relabelled(test, self.filters)
        dataset = relabelled(dataset, self.filters)
        check_suitable(self.plugin, self.cls, dataset)
        complete = replace(learner, params=self.params, filters=self.filters)
        self.recipe = Recipe(self.cls, self.plugin, complete, request.protocol.seed)
        estimator = make(self.cls, self.params)
        check_options(learner, self.plugin, estimator, dataset)
        self.dataset, self.request, self.test = dataset, request, test
        self.every_size = every_size
        self.rows = usable_rows(dataset)
        self.parts = plan(request.protocol, dataset, self.test)
        self.n_classes = len(dataset.classes)
        self._counts = (
            ClassCounts(dataset, self.rows, request.protocol.kind, self.parts)
            if dataset.has_nominal_class
            else None
        )
        self.prepared: list[str] = []
        if tried:
            self._try_all()

    def _try_all(self) -> None:
        """Refuse what cannot be prepared at all: it is bad input, no failed fold.

        Warnings and accidents of a plugin are left to the folds, which list them.
        """
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                self.fit_all()
            except (Problem, Cancelled, KeyboardInterrupt):
                raise
            except BaseException:  # noqa: BLE001 - any plugin may raise anything
                return

    def fit_all(self) -> tuple[FittedPipeline, Preparation]:
        """Fit filters and preparation to all rows with a class; sets `prepared`.

        Raises
        ------
        Problem
            When a filter refuses the rows or nothing readable is left.
        """
        try:
            pipeline = self.fit_filters(self.dataset.take(self.rows))
            refuse_tables(pipeline.train)
            preparation = self.fit_preparation(pipeline.train)
        except Problem as problem:
            where = problem.where or self.dataset.name
            raise Problem(
                problem.what, expected=problem.expected, where=where
            ) from None
        words = (pipeline.words(), preparation.steps(), self.recipe.words())
        self.prepared = [word for part in words for word in part]
        return pipeline, preparation

    @property
    def one_query(self) -> bool:
        """Whether leave-one-out can ask the estimator once instead of n times.

        Never with filters, as nobody knows which of them a single row would change, nor
        with what else is learned of all other rows: balanced weights, a calibration.
        """
        query = getattr(self.cls, "leave_one_out", None)
        if query is None or not (self.plugin.lazy and self.dataset.has_nominal_class):
            return False
        return (
            self.request.protocol.kind == "loo"
            and self.request.learner.one_query
            and (self.dataset.weights is None or accepts(query, "sample_weight"))
        )

    def cells(self, parts: Sequence[Part]) -> Iterator[Cell]:
        """Run the given parts and yield what each gave, in their order."""
        if self.one_query:
            yield from self._leave_one_out(parts)
        else:
            yield from map(self.run_cell, parts)

    def run_cell(self, part: Part) -> Cell:
        """Train on one part's training rows and test on its test rows.

        An exception of the plugin becomes the cell's failure; `Cancelled` passes.
        """
        tested = self.dataset if self.test is None else self.test
        return self._remarked(
            self._guarded(part, tested, lambda: self._fit_predict(part, tested)), part
        )

    def _remarked(self, cell: Cell, part: Part) -> Cell:
        """Add what is to be warned of whatever the plugin: classes too small."""
        if self._counts is None or cell.failure is not None:
            return cell
        more = self._counts.warnings(part, cell.true)
        return replace(cell, warnings=(*cell.warnings, *more)) if more else cell

    def _fit_predict(self, part: Part, tested: Dataset) -> Answer:
        train = self.dataset.take(part.train(self.rows))
        unlabelled = self.unlabelled(part)
        queries = tested.take(part.test)
        with Cost() as fitting:
            model = self.recipe.fit(train, unlabelled)
        with Cost(with_memory=False) as predicting:
            found = model.predict(queries)
        measured = self.every_size or (part.fold == 0 and part.repeat == 0)
        return Answer(
            found.values,
            found.scores,
            fitting.seconds,
            predicting.seconds,
            probabilities=found.probabilities,
            prior=self._prior(train),
            training_rows=train.n_rows,
            distances=getattr(model.estimator, "n_distances_", None),
            model_bytes=stored_size(model.estimator) if measured else None,
            fit_cpu=fitting.cpu,
            predict_cpu=predicting.cpu,
            memory=fitting.memory,
        )

    def unlabelled(self, part: Part) -> Dataset | None:
        """Return the rows without a class that training may look at, None if none."""
        rows = part.unlabelled(self.rows, self.dataset.n_rows)
        return self.dataset.take(rows) if rows.size else None

    def _prior(self, train: Dataset) -> FloatArray:
        if self.dataset.has_nominal_class:
            return class_prior(train.y, self.n_classes)
        return np.array([train.y.mean()])

    def fit_filters(self, train: Dataset) -> FittedPipeline:
        """Fit the filters on training rows of the data set, which is relabelled."""
        return self.recipe.fit_filters(train)

    def fit_preparation(self, train: Dataset) -> Preparation:
        """Fit the preparation the plugin needs on filtered training rows."""
        return self.recipe.fit_preparation(train)

    def fit_estimator(self, preparation: Preparation, train: Dataset) -> Any:
        """Make the estimator and fit it on prepared training rows."""
        return self.recipe.fit_estimator(preparation, train)

    def _leave_one_out(self, parts: Sequence[Part]) -> Iterator[Cell]:
        """Answer all rows that share one preparation by one query, the rest one by one.

        A row shares it when leaving the row out changes no mean, mode or range. An
        estimator whose distance learns from the rows says so by the optional method
        ``leave_one_out_is_exact(X) -> bool``; then no row shares anything.
        """
        everything = self.dataset.take(self.rows)
        preparation = self.fit_preparation(everything)
        alone = preparation.depends_on_row(everything.X)
        exact = getattr(make(self.cls, self.params), "leave_one_out_is_exact", None)
        if exact is not None and not exact(preparation.transform(everything.X)):
            alone[:] = True
        place = {int(row): i for i, row in enumerate(self.rows)}
        shared: Cell | None = None
        for part in parts:
            i = place[int(part.test[0])]
            if alone[i]:
                yield self.run_cell(part)
                continue
            if shared is None:
                shared = self._query_all(preparation, everything)
            one = one_of(shared, i, part, int((~alone).sum()))
            yield self._remarked(one, part)

    def _query_all(self, preparation: Preparation, everything: Dataset) -> Cell:
        """Answer every row by one query; an exception is the failure of all."""
        return self._guarded(
            Part(0, 0, self.rows),
            self.dataset,
            lambda: self._ask_once(preparation, everything),
        )

    def _ask_once(self, preparation: Preparation, everything: Dataset) -> Answer:
        """Let every row be judged by all others; nothing is fitted for that."""
        estimator = make(self.cls, self.params)
        extra: dict[str, Any] = {}
        if accepts(estimator.leave_one_out, "attributes"):
            extra["attributes"] = preparation.attributes
        weights = everything.weights
        if weights is not None and accepts(estimator.leave_one_out, "sample_weight"):
            extra["sample_weight"] = weights
        X = preparation.transform(everything.X)
        with Cost(with_memory=False) as cost:
            given = estimator.leave_one_out(X, everything.y, **extra)
            warn_about(estimator)
            present = np.unique(everything.y)
            scores = answer_checks.probabilities(
                estimator, given, len(X), present.size, "leave_one_out"
            )
            scores = widened(scores, present, self.n_classes)
            costs = self.request.learner.costs
            if costs is None:
                predicted = scores.argmax(axis=1)
            else:
                predicted = least_cost(scores, costs)
        return Answer(
            predicted,
            scores,
            0.0,
            cost.seconds,
            probabilities=True,
            prior=priors_without_each(everything.y, self.n_classes),
            training_rows=everything.n_rows - 1,
            distances=getattr(estimator, "n_distances_", None),
            model_bytes=stored_size(estimator),
            predict_cpu=cost.cpu,
        )

    def _guarded(self, part: Part, tested: Dataset, run: Callable[[], Answer]) -> Cell:
        """Run, and keep the warnings; an exception becomes the cell's failure."""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                answer = run()
            except (Cancelled, KeyboardInterrupt):
                raise
            except BaseException as error:  # noqa: BLE001 - SystemExit of a plugin, too
                return failed_cell(part, error)
        return Cell.of(
            answer,
            repeat=part.repeat,
            fold=part.fold,
            rows=part.test,
            true=tested.y[part.test],
            warnings=texts_of(caught),
            weights=None if tested.weights is None else tested.weights[part.test],
        )
