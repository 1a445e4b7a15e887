"""The request of an evaluation, and checks that data, plugin and protocol fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from workbench.api import Dataset, Plugin, Problem, declared
from workbench.api.plugin import accepts
from workbench.compute.fitting.error_costs import check_size
from workbench.compute.fitting.prototype_choice import make_selector
from workbench.compute.folds.folds import Protocol
from workbench.core.learner.learner_settings import LearnerSettings


@dataclass(frozen=True, slots=True)
class Request:
    """Request of an evaluation.

    Attributes
    ----------
    learner : LearnerSettings
    protocol : Protocol
    predictions : bool
        Whether the result lists every test row.
    learn_once : bool
        Teaching switch: learn the metric once on all rows and test plain k-NN under
        it. Optimistic, as the metric has seen the test rows; the result says so.
    """

    learner: LearnerSettings
    protocol: Protocol = field(default_factory=Protocol)
    predictions: bool = False
    learn_once: bool = False


def find_class(plugin: str) -> type:
    """Return the estimator class of a plugin id; a Problem names the known ones."""
    # late: finding plugins imports every one of them
    from workbench.compute.plugins.loader import plugin_class

    cls: type = plugin_class(plugin)
    return cls


def declaration(cls: type) -> Plugin:
    """Return what a class declares; a Problem if that is nothing."""
    plugin = declared(cls)
    if plugin is None:
        raise Problem(f"{cls.__name__} declares no plugin", expected="@declare(…)")
    return plugin


def check_suitable(plugin: Plugin, cls: type, dataset: Dataset) -> None:
    """Raise a Problem unless the plugin predicts classes of that kind."""
    if not hasattr(cls, "predict"):
        raise Problem(
            f"{plugin.id} is a {plugin.kind} and predicts nothing",
            expected="a classifier or regressor",
        )
    if dataset.class_attribute.is_numeric:
        if plugin.kind != "regressor" and "numeric class" not in plugin.reads:
            raise Problem(
                f"{plugin.id} cannot predict the numeric class "
                f"{dataset.class_attribute.name}",
                expected="a nominal class (--class-type nominal) or a regressor",
                where=dataset.name,
            )
    elif not dataset.has_nominal_class:
        raise Problem(
            f"the class {dataset.class_attribute.name} is a "
            f"{dataset.class_attribute.kind}",
            expected="a nominal or numeric class",
            where=dataset.name,
        )
    elif plugin.kind == "regressor":
        raise Problem(
            f"{plugin.id} predicts numbers, the class "
            f"{dataset.class_attribute.name} is nominal",
            expected="a numeric class or a classifier",
            where=dataset.name,
        )


def check_options(
    learner: LearnerSettings, plugin: Plugin, estimator: Any, data: Dataset
) -> None:
    """Raise a Problem unless prototypes, costs, weights and calibration can be had.

    An estimator whose parameters must be checked together has the optional method
    ``check_settings()``, which raises a Problem before the first fold.

    Parameters
    ----------
    estimator : object
        Made, not fitted.
    """
    check_settings = getattr(estimator, "check_settings", None)
    if check_settings is not None:
        check_settings()
    options = {
        "prototypes": learner.prototypes != "none",
        "costs": learner.costs is not None,
        "class weights": learner.class_weights != "none",
        "calibration": learner.calibration != "none",
    }
    asked = [name for name, is_asked in options.items() if is_asked]
    if asked and not data.has_nominal_class:
        raise Problem(
            f"{asked[0]} for a numeric class", expected="a nominal one", where=data.name
        )
    if options["prototypes"]:
        make_selector(learner.prototypes)
    if learner.costs is not None:
        check_size(learner.costs, data.classes, data.name)
        if not (options["calibration"] or hasattr(estimator, "predict_proba")):
            raise Problem(
                f"{plugin.id} gives no probabilities for the costs",
                expected="a classifier that does, or a calibration",
            )
    if options["class weights"] and not (
        "weights" in plugin.reads or accepts(estimator.fit, "sample_weight")
    ):
        raise Problem(
            f"{plugin.id} takes no weights of rows",
            expected="a classifier that does, or class_weights=none",
        )
    if options["calibration"] and not (
        hasattr(estimator, "decision_function") or hasattr(estimator, "predict_proba")
    ):
        raise Problem(
            f"{plugin.id} gives no scores to calibrate",
            expected="a classifier with a score for each class",
        )


def refuse_tables(dataset: Dataset) -> None:
    """Raise a Problem if an attribute holds tables, which no bundled method reads."""
    for attribute in dataset.attributes:
        if attribute.kind == "relational":
            raise Problem(
                f"the attribute {attribute.name!r} is relational",
                expected="attributes without tables inside: delete it, or select others",
                where=dataset.name,
            )
