"""The only package a plugin may import: Qt-free, NumPy only, versioned."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from workbench.api.columns import class_names, matching_attributes
from workbench.api.constraints import Constraints
from workbench.api.data import (
    Attribute,
    Dataset,
    FloatArray,
    IntArray,
    numeric_attributes,
)
from workbench.api.maths import (
    KeptSearch,
    NeighbourSearch,
    class_codes,
    difference_covariance,
    linear_map,
    neighbours,
    positive_part,
    prepare_neighbours,
    row_weights,
    shrunk_difference_covariance,
    symmetric_inverse,
    vote_weights,
    votes,
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

if TYPE_CHECKING:
    from workbench.api.metric_learning import (
        VOTERS,
        MetricLearner,
        NothingLearned,
        PairLearner,
        TripleLearner,
    )
    from workbench.api.pairs import draw_pairs, pair_scatter, target_neighbours

#: What leads to SciPy and scikit-learn is imported when a learner asks for it: the
#: window imports this package, too, and does without both.
_LATE = {
    **dict.fromkeys(
        ("VOTERS", "MetricLearner", "NothingLearned", "PairLearner", "TripleLearner"),
        "workbench.api.metric_learning",
    ),
    **dict.fromkeys(
        ("draw_pairs", "pair_scatter", "target_neighbours"), "workbench.api.pairs"
    ),
}


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATE[name]), name)


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
