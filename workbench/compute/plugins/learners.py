"""Member learners of ensembles: looked up, checked, prepared, fitted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from workbench.api import (
    Attribute,
    FloatArray,
    IntArray,
    Problem,
    declared,
    make,
    numeric_attributes,
    parse_params,
)
from workbench.api.did_you_mean import instead_of
from workbench.api.learner_text import Written, read_learner, read_learners
from workbench.api.plugin import accepts
from workbench.compute.fitting import answer_checks
from workbench.compute.fitting.fit_warnings import warn_about
from workbench.compute.fitting.preparation import Preparation
from workbench.compute.plugins.loader import known_ids, plugin_class
from workbench.core.program.catalogue import foreign_enters, is_foreign


class PreparedLearner:
    """A plugin with the preparation it needs inside, fitted on the same rows.

    Parameters
    ----------
    written : Written
        The plugin and its parameters.
    random_state : int, optional
        The seed of a plugin that takes one, unless its parameters say which.

    Attributes
    ----------
    classes_ : ndarray, shape (n_classes,)
        In the order of `predict_proba`'s columns.
    preparation_ : Preparation
    estimator_ : object
        The fitted estimator of the plugin.

    Raises
    ------
    Problem
        When the plugin is unknown, predicts no classes, or a parameter is wrong.
    """

    classes_: npt.NDArray[Any]

    def __init__(self, written: Written, random_state: int | None = None) -> None:
        self._cls = _classifier(written.id)
        plugin = declared(self._cls)
        assert plugin is not None  # or it would not be in the catalogue
        try:
            self._params = plugin.defaults()
            if "random_state" in self._params and random_state is not None:
                self._params["random_state"] = random_state
            self._params |= parse_params(plugin.params, written.params)
            make(self._cls, self._params)
        except Problem as problem:
            raise _of(written.id, problem) from None
        self._written, self._reads = written, plugin.reads_for(self._params)

    @property
    def text(self) -> str:
        """The plugin with its parameters, as it was written."""
        return str(self._written)

    @property
    def honours_weights(self) -> bool:
        """Whether weights of rows make a difference to it."""
        return "weights" in self._reads and accepts(self._cls.fit, "sample_weight")  # type: ignore[attr-defined]

    def fit(
        self,
        X: FloatArray,
        y: npt.ArrayLike,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: FloatArray | None = None,
        class_attribute: Attribute | None = None,
    ) -> Self:
        """Fit the preparation, then the plugin.

        Parameters
        ----------
        X : ndarray of float64, shape (n, d)
            Nominal cells are codes, missing cells NaN.
        y : array-like, shape (n,)
        attributes : sequence of Attribute, optional
            One for each column; all numeric if None.
        sample_weight : ndarray of float64, shape (n,), optional
            Passed on where it is honoured.
        class_attribute : Attribute, optional
            Passed on where it is asked for; then y holds codes of its labels.

        Raises
        ------
        Problem
            When the plugin refuses the rows.
        """
        columns = numeric_attributes(X.shape[1]) if attributes is None else attributes
        estimator = make(self._cls, self._params)
        try:
            self.preparation_ = Preparation.fit(X, columns, self._reads)
            offered = {
                "attributes": self.preparation_.attributes,
                "class_attribute": class_attribute,
                "sample_weight": sample_weight if self.honours_weights else None,
            }
            extra = {
                name: value
                for name, value in offered.items()
                if value is not None and accepts(estimator.fit, name)
            }
            rows = self.preparation_.transform(X)
            given = estimator.fit(rows, np.asarray(y), **extra)
            self.estimator_ = answer_checks.fitted(estimator, given)
            warn_about(self.estimator_, self.text)
        except Problem as problem:
            raise _of(self._written.id, problem) from None
        self.classes_ = np.asarray(self.estimator_.classes_)
        return self

    def predict(self, X: FloatArray) -> npt.NDArray[Any]:
        """Return a class for each row, shape (m,)."""
        rows = self.preparation_.transform(X)
        given = np.asarray(self.estimator_.predict(rows))
        if given.shape != (len(rows),):
            raise Problem(
                f"predict gives shape {given.shape}",
                expected=f"{len(rows)} answers, one for each row",
                where=self._written.id,
            )
        return given

    def predict_proba(self, X: FloatArray) -> FloatArray:
        """Return probabilities, shape (m, n_classes); 1 and 0 where there are none."""
        rows = self.preparation_.transform(X)
        if hasattr(self.estimator_, "predict_proba"):
            given = self.estimator_.predict_proba(rows)
            columns = len(self.classes_)
            return answer_checks.probabilities(
                self.estimator_, given, len(rows), columns
            )
        predicted = np.asarray(self.estimator_.predict(rows))
        return np.asarray(predicted[:, None] == self.classes_, np.float64)

    def left_out_answers(
        self,
        X: FloatArray,
        y: IntArray,
        tested: IntArray,
        attributes: Sequence[Attribute] | None = None,
        sample_weight: FloatArray | None = None,
    ) -> npt.NDArray[Any] | None:
        """Return the class of each tested row by all others, from one fit.

        Returns
        -------
        ndarray, shape (m,), or None
            None where the plugin cannot, or where leaving a row out would change what
            it or its preparation learns: then each row needs a fit of its own.
        """
        estimator = make(self._cls, self._params)
        ask = getattr(estimator, "leave_one_out", None)
        exact = getattr(estimator, "leave_one_out_is_exact", None)
        if ask is None or exact is None or self._params.get("preset") == "weka":
            return None
        columns = numeric_attributes(X.shape[1]) if attributes is None else attributes
        preparation = Preparation.fit(X, columns, self._reads)
        rows = preparation.transform(X)
        if preparation.depends_on_row(X).any() or not exact(rows):
            return None
        offered = {
            "attributes": preparation.attributes,
            "sample_weight": sample_weight if self.honours_weights else None,
            "tested": tested,
        }
        extra = {
            name: value
            for name, value in offered.items()
            if value is not None and accepts(ask, name)
        }
        try:
            given = ask(rows, y, **extra)
        except Problem as problem:
            raise _of(self._written.id, problem) from None
        asked = len(tested) if "tested" in extra else len(X)
        classes = np.unique(y)
        shares = answer_checks.probabilities(
            estimator, given, asked, len(classes), "leave_one_out"
        )
        answers: npt.NDArray[Any] = classes[shares.argmax(axis=1)]
        return answers if "tested" in extra else answers[tested]

    def describe_model(
        self,
        attributes: Sequence[Attribute] | None = None,
        classes: Sequence[str] | None = None,
    ) -> dict[str, Any]:
        """Return the model of the plugin as plain JSON values."""
        del attributes  # the plugin knows the prepared ones
        method = getattr(self.estimator_, "describe_model", None)
        if method is None:
            return {}
        given = {"attributes": self.preparation_.attributes, "classes": classes}
        return dict(method(**{k: v for k, v in given.items() if accepts(method, k)}))


def make_learner(text: str, random_state: int | None = None) -> PreparedLearner:
    """Make the plugin a text describes; see `workbench.numerics.estimators.ensemble.make_learner`."""
    return PreparedLearner(read_learner(text), random_state)


def check_learners(text: str) -> None:
    """Look up every plugin of a text and check its parameters.

    Foreign ones only where they may enter this process: else the job will do it.

    Raises
    ------
    Problem
        Whose `where` is the plugin at fault, if it is known at all.
    """
    for written in read_learners(text):
        if foreign_enters() or not is_foreign(written.id):
            PreparedLearner(written)


def _classifier(id: str) -> type:  # noqa: A002 - the word scripts and files use
    try:
        cls: type = plugin_class(id)
    except Problem as problem:
        if not problem.what.startswith("no plugin"):
            raise
        known = known_ids("classifier", "metric")
        expected = instead_of(id, known, "workbench plugins")
        raise Problem(problem.what, expected=expected) from None
    plugin = declared(cls)
    if plugin is None or not hasattr(cls, "predict") or plugin.kind == "regressor":
        raise Problem(f"{id} predicts no classes", expected="a classifier")
    return cls


def _of(plugin: str, problem: Problem) -> Problem:
    """Name the plugin at fault; it may have named one inside itself."""
    inner = problem.where if problem.where not in ("parameter", plugin) else ""
    what = f"{inner}: {problem.what}" if inner else problem.what
    return Problem(what, expected=problem.expected, where=plugin)
