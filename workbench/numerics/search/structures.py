"""The search structures by id, with their defaults: what ``search=`` of k-NN names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.numerics.search.ball_tree import BallTree
from workbench.numerics.search.buckets import KMeansBuckets, Leaders
from workbench.numerics.search.graph_walk import GraphWalk
from workbench.numerics.search.hashing import LSH
from workbench.numerics.search.hnsw import HNSW
from workbench.numerics.search.kd_tree import KDTree
from workbench.numerics.search.nn_descent import NNDescent
from workbench.numerics.search.partial_distance import PartialDistance
from workbench.numerics.search.search_structure import BruteForce, SearchStructure
from workbench.numerics.search.vp_tree import VPTree

_ALL: tuple[Any, ...] = (
    BruteForce, PartialDistance, KDTree, BallTree, VPTree,
    Leaders, KMeansBuckets, LSH, GraphWalk, NNDescent, HNSW,
)  # fmt: skip

#: Every structure by id.
STRUCTURES: Mapping[str, type[SearchStructure]] = {one.id: one for one in _ALL}
