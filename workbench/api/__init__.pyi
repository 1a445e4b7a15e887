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
from workbench.numerics.estimators.arguments import class_codes as class_codes
from workbench.numerics.estimators.arguments import row_weights as row_weights
from workbench.numerics.metrics.covariance_estimators import (
    positive_part as positive_part,
)
from workbench.numerics.metrics.covariance_estimators import (
    symmetric_inverse as symmetric_inverse,
)
from workbench.numerics.metrics.mahalanobis import (
    difference_covariance as difference_covariance,
)
from workbench.numerics.metrics.mahalanobis import linear_map as linear_map
from workbench.numerics.metrics.mahalanobis import (
    shrunk_difference_covariance as shrunk_difference_covariance,
)
from workbench.numerics.metrics.metric_learner import VOTERS as VOTERS
from workbench.numerics.metrics.metric_learner import MetricLearner as MetricLearner
from workbench.numerics.metrics.metric_learner import NothingLearned as NothingLearned
from workbench.numerics.metrics.metric_learner import PairLearner as PairLearner
from workbench.numerics.metrics.metric_learner import TripleLearner as TripleLearner
from workbench.numerics.metrics.pairs import draw_pairs as draw_pairs
from workbench.numerics.metrics.pairs import pair_scatter as pair_scatter
from workbench.numerics.metrics.pairs import target_neighbours as target_neighbours
from workbench.numerics.neighbours.kept_search import KeptSearch as KeptSearch
from workbench.numerics.neighbours.neighbours import NeighbourSearch as NeighbourSearch
from workbench.numerics.neighbours.neighbours import neighbours as neighbours
from workbench.numerics.neighbours.neighbours import (
    prepare_neighbours as prepare_neighbours,
)
from workbench.numerics.votes.votes import vote_weights as vote_weights
from workbench.numerics.votes.votes import votes as votes

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
