"""The only package a plugin may import: Qt-free, NumPy only, versioned."""

from importlib import import_module
from typing import Any

from workbench.api.columns import class_names, matching_attributes
from workbench.api.constraints import Constraints
from workbench.api.data import (
    Attribute,
    Dataset,
    FloatArray,
    IntArray,
    numeric_attributes,
)
from workbench.api.params import (
    Param,
    check_params,
    choice,
    flag,
    integer,
    learner,
    learners,
    parse_params,
    real,
    seed,
    text,
)
from workbench.api.plugin import API_VERSION, Plugin, declare, declared, make
from workbench.api.problems import Problem
from workbench.api.report import Cancelled, check, partial, progress
from workbench.api.tally import Tally

#: Mathematics that plugins ask for here; it lies above this package and leads to SciPy
#: and scikit-learn, so it is imported when it is asked for. Types: `__init__.pyi`.
_NUMERICS = {
    **dict.fromkeys(
        ("NeighbourSearch", "neighbours", "prepare_neighbours"),
        "workbench.numerics.neighbours.neighbours",
    ),
    **dict.fromkeys(
        ("KeptSearch",),
        "workbench.numerics.neighbours.kept_search",
    ),
    **dict.fromkeys(
        ("vote_weights", "votes"),
        "workbench.numerics.votes.votes",
    ),
    **dict.fromkeys(
        ("positive_part", "symmetric_inverse"),
        "workbench.numerics.metrics.covariance_estimators",
    ),
    **dict.fromkeys(
        ("linear_map", "difference_covariance", "shrunk_difference_covariance"),
        "workbench.numerics.metrics.mahalanobis",
    ),
    **dict.fromkeys(
        ("class_codes", "row_weights"),
        "workbench.numerics.estimators.arguments",
    ),
    **dict.fromkeys(
        ("VOTERS", "MetricLearner", "NothingLearned", "PairLearner", "TripleLearner"),
        "workbench.numerics.metrics.metric_learner",
    ),
    **dict.fromkeys(
        ("draw_pairs", "pair_scatter", "target_neighbours"),
        "workbench.numerics.metrics.pairs",
    ),
}


def __getattr__(name: str) -> Any:
    if name not in _NUMERICS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_NUMERICS[name]), name)


__all__ = [
    "API_VERSION",
    "Attribute",
    "Cancelled",
    "Constraints",
    "Dataset",
    "FloatArray",
    "IntArray",
    "KeptSearch",
    "NeighbourSearch",
    "MetricLearner",
    "NothingLearned",
    "PairLearner",
    "TripleLearner",
    "VOTERS",
    "Param",
    "Plugin",
    "Problem",
    "Tally",
    "check",
    "check_params",
    "choice",
    "class_codes",
    "class_names",
    "declare",
    "declared",
    "difference_covariance",
    "draw_pairs",
    "flag",
    "integer",
    "learner",
    "learners",
    "linear_map",
    "make",
    "matching_attributes",
    "neighbours",
    "numeric_attributes",
    "pair_scatter",
    "parse_params",
    "partial",
    "positive_part",
    "prepare_neighbours",
    "progress",
    "real",
    "row_weights",
    "seed",
    "shrunk_difference_covariance",
    "symmetric_inverse",
    "target_neighbours",
    "text",
    "vote_weights",
    "votes",
]
