"""`FittedModel`: filters, preparation, estimator and decision, fitted as one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from workbench.api import Dataset, FloatArray, Plugin, Problem, make
from workbench.api.plugin import accepts
from workbench.compute.fitting import answer_checks
from workbench.compute.fitting.calibration import (
    INNER_FOLDS,
    Calibrator,
    fit_calibrator,
)
from workbench.compute.fitting.error_costs import least_cost
from workbench.compute.fitting.fit_warnings import warn_about
from workbench.compute.fitting.pipeline import FittedPipeline, fit_pipeline
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.fitting.prototype_choice import with_prototypes
from workbench.compute.folds.folds import stratified
from workbench.compute.scoring.fold_result import class_margins, class_scores
from workbench.core.learner.cost_matrix import Costs
from workbench.core.learner.learner_settings import LearnerSettings

#: The classes of scikit-learn whose methods take the likeliest class.
_KNOWN = frozenset({"ForestClassifier", "KNeighborsClassifier"})


@dataclass(frozen=True, eq=False, slots=True)
class Predicted:
    """Predictions of a model for some rows.

    Attributes
    ----------
    values : ndarray, shape (m,)
        Class codes (int64), or numbers for a numeric class.
    scores : ndarray of float64, shape (m, n_classes), or None
    probabilities : bool
        Whether the scores are probabilities.
    """

    values: npt.NDArray[Any]
    scores: FloatArray | None = None
    probabilities: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class FittedModel:
    """Filters, preparation, estimator, calibration and costs, fitted on the same rows.

    Made by `Recipe.fit`. It holds no training rows but those the estimator keeps.

    Attributes
    ----------
    pipeline : FittedPipeline
        Its `train` has no rows, only the columns after the filters.
    preparation : Preparation
    estimator : object
        Fitted.
    classes : tuple of str
        Empty for a numeric class.
    calibrator : Calibrator or None
    costs : tuple of tuple of float, or None
        Row true, column predicted.
    """

    pipeline: FittedPipeline
    preparation: Preparation
    estimator: Any
    classes: tuple[str, ...]
    calibrator: Calibrator | None = None
    costs: Costs | None = None

    def prepared(self, rows: Dataset) -> FloatArray:
        """Return rows of the data set's columns as the estimator reads them."""
        return self.preparation.transform(self.pipeline.apply(rows).X)

    def predict(self, rows: Dataset) -> Predicted:
        """Predict rows of the data set's columns; their classes are not looked at.

        Raises
        ------
        Problem
            When there are costs and the estimator gives no probabilities; and for
            what is no answer (see `workbench.compute.fitting.answer_checks`).
        """
        return self.predict_prepared(self.prepared(rows))

    def predict_prepared(self, queries: FloatArray) -> Predicted:
        """Predict what `prepared` returned."""
        if not self.classes:
            given = self.estimator.predict(queries)
            return Predicted(answer_checks.numbers(self.estimator, given, len(queries)))
        n_classes = len(self.classes)
        if self.calibrator is not None:
            margins = class_margins(self.estimator, queries, n_classes)
            assert margins is not None  # the calibrator learned from them
            return self.decided(self.calibrator.probabilities(margins))
        scores = class_scores(self.estimator, queries, n_classes)
        probabilities = scores is not None and hasattr(self.estimator, "predict_proba")
        if self.costs is not None:
            if scores is None or not probabilities:
                raise no_probabilities(self.estimator)
            return self.decided(scores)
        if scores is not None and probabilities and predicts_likeliest(self.estimator):
            return self.decided(scores)
        given = self.estimator.predict(queries)
        values = answer_checks.labels(self.estimator, given, len(queries), n_classes)
        return Predicted(values, scores, probabilities)

    def decided(self, probabilities: FloatArray) -> Predicted:
        """Choose the likeliest class, or under costs the cheapest."""
        if self.costs is not None:
            values = least_cost(probabilities, self.costs)
        else:
            values = probabilities.argmax(axis=1).astype(np.int64)
        return Predicted(values, probabilities, probabilities=True)


@dataclass(frozen=True, eq=False, slots=True)
class Recipe:
    """All that is needed to fit a model on any training rows of a data set.

    Attributes
    ----------
    cls : type
        The declared estimator class.
    plugin : Plugin
    settings : LearnerSettings
        Parameters and filters checked and complete. Filters that change the class have
        done so before (`relabelled`).
    seed : int
        Of the inner folds of the calibration.
    """

    cls: type
    plugin: Plugin
    settings: LearnerSettings
    seed: int = 1

    def changed(self, **settings: Any) -> Recipe:
        """Return the same recipe with some other settings."""
        return replace(self, settings=replace(self.settings, **settings))

    def fit(self, train: Dataset, unlabelled: Dataset | None = None) -> FittedModel:
        """Fit on training rows, all of known class.

        Parameters
        ----------
        unlabelled : Dataset, optional
            Rows without a class, for an estimator whose ``fit`` takes some.

        Raises
        ------
        Problem
            When a filter refuses them, or nothing readable is left.
        """
        calibrator = (
            None if self.settings.calibration == "none" else self._calibrator(train)
        )
        pipeline = self.fit_filters(train)
        preparation = self.fit_preparation(pipeline.train)
        more = None if unlabelled is None else pipeline.apply(unlabelled).X
        estimator = self.fit_estimator(preparation, pipeline.train, more)
        return FittedModel(
            replace(pipeline, train=pipeline.train.take(np.empty(0, np.int64))),
            preparation,
            estimator,
            train.classes,
            calibrator,
            self.settings.costs,
        )

    def fit_filters(self, train: Dataset) -> FittedPipeline:
        """Fit the filters on training rows of the data set, which is relabelled."""
        return fit_pipeline(self.settings.filters, train, relabel=False)

    def fit_preparation(self, train: Dataset) -> Preparation:
        """Fit the preparation the plugin needs on filtered training rows."""
        return Preparation.fit(
            train.X,
            train.attributes,
            self.plugin.reads_for(self.settings.params),
            self.settings.scale,
        )

    def fit_estimator(
        self,
        preparation: Preparation,
        train: Dataset,
        unlabelled: FloatArray | None = None,
    ) -> Any:
        """Make the estimator and fit it on prepared training rows.

        Where prototypes are asked for, it learns those only. Warns where it did not
        converge, or keeps a note.
        """
        estimator = make(self.cls, self.settings.params)
        rows = preparation.transform(train.X)
        if self.settings.prototypes != "none":
            rows, train = with_prototypes(
                self.settings.prototypes, rows, train, preparation.attributes
            )
        extra: dict[str, Any] = {}
        if accepts(estimator.fit, "attributes"):
            extra["attributes"] = preparation.attributes
        if accepts(estimator.fit, "class_attribute"):
            extra["class_attribute"] = train.class_attribute
        if unlabelled is not None and accepts(estimator.fit, "unlabelled"):
            extra["unlabelled"] = preparation.transform(unlabelled)
        weights = self._weights(train)
        if weights is not None and accepts(estimator.fit, "sample_weight"):
            extra["sample_weight"] = weights
        given = estimator.fit(rows, train.y, **extra)
        fitted = answer_checks.fitted(estimator, given)
        warn_about(fitted)
        return fitted

    def words(self) -> list[str]:
        """Return what is done beside filters and preparation, in words."""
        texts = []
        if self.settings.prototypes != "none":
            texts.append(
                f"prototypes by {self.settings.prototypes}, training rows only"
            )
        if self.settings.class_weights == "balanced":
            texts.append("rows weighted so that every class counts the same")
        if self.settings.calibration != "none":
            texts.append(
                f"probabilities calibrated ({self.settings.calibration}) on the scores "
                f"of {INNER_FOLDS} inner folds"
            )
        if self.settings.costs is not None:
            texts.append("the class of least expected cost is predicted")
        return texts

    def _weights(self, train: Dataset) -> FloatArray | None:
        """Return n / (c n_c) for rows of class c times their own weight."""
        if self.settings.class_weights != "balanced" or not train.has_nominal_class:
            return train.weights
        present, place = np.unique(train.y, return_inverse=True)
        own = np.ones(train.n_rows) if train.weights is None else train.weights
        per_class = np.bincount(place, own)
        balanced = per_class.sum() / (present.size * per_class[place])
        return np.asarray(own * balanced, np.float64)

    def _calibrator(self, train: Dataset) -> Calibrator:
        """Score each training row by a model of the others, and learn from that.

        The rows' own weights count; weights that balance classes do not, as
        probabilities are to be right about the classes as frequent as they are.
        """
        if train.n_rows < 2:
            raise Problem(
                f"{train.n_rows} {'row' if train.n_rows == 1 else 'rows'}",
                expected="at least 2 to calibrate",
            )
        inner = self.changed(calibration="none", costs=None)
        random = np.random.RandomState(self.seed)
        folds = min(INNER_FOLDS, train.n_rows)
        fold_of_row = stratified(train.y, folds, random)
        scores = np.empty((train.n_rows, len(train.classes)))
        for fold in range(folds):
            test = np.flatnonzero(fold_of_row == fold)
            model = inner.fit(train.take(np.flatnonzero(fold_of_row != fold)))
            queries = model.prepared(train.take(test))
            found = class_margins(model.estimator, queries, len(train.classes))
            if found is None:
                raise Problem(
                    f"{self.plugin.id} gives no scores to calibrate",
                    expected="a classifier with a score for each class",
                )
            scores[test] = found
        method = self.settings.calibration
        return fit_calibrator(method, scores, train.y, train.weights)


def predicts_likeliest(estimator: Any) -> bool:
    """Whether ``predict`` is but the first class of greatest ``predict_proba``.

    Then asking for both would do the work twice. A plugin says so by the class attribute
    ``predicts_likeliest``; of scikit-learn's forests and neighbours we know it.
    """
    if getattr(estimator, "predicts_likeliest", False):
        return True
    names = ("predict", "predict_proba")
    methods = [getattr(type(estimator), name, None) for name in names]
    written = {getattr(m, "__qualname__", "").split(".")[0] for m in methods}
    origin = getattr(methods[0], "__module__", "")
    if not (origin.startswith("sklearn.") and len(written) == 1 and written <= _KNOWN):
        return False
    # weighted votes are added up in another order by the one than by the other
    return getattr(estimator, "weights", "uniform") == "uniform"


def no_probabilities(estimator: Any) -> Problem:
    """Return the complaint that costs need probabilities."""
    return Problem(
        f"{type(estimator).__name__} gives no probabilities for the costs",
        expected="a classifier that does, or a calibration",
    )
