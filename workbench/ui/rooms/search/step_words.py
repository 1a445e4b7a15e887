"""The inequalities of a search with their numbers, and the names of the nodes."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication

from workbench.core.results.pictures.search_pictures import CutPicture, TracePicture
from workbench.ui.services.numbers import number

translate = QCoreApplication.translate
#: Digits at least, and at most where fewer would make two numbers look alike.
_DIGITS, _MOST_DIGITS = 3, 12


@dataclass(frozen=True, slots=True)
class Inequality:
    """What decides whether a node is visited.

    Attributes
    ----------
    left, right : str
        Both sides with their numbers.
    sign : str
        Between them.
    """

    left: str
    sign: str
    right: str

    @property
    def short(self) -> str:
        """The last number of both sides, and the sign."""
        left, right = (side.rpartition("= ")[2] for side in (self.left, self.right))
        return f"{left} {self.sign} {right}"

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"

    @property
    def question(self) -> str:
        """Both sides without the sign between them."""
        return f"{self.left}; {self.right}"


def shown(value: float, digits: int = _DIGITS) -> str:
    """Write a number, infinity as its sign."""
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    return number(value, digits).replace("-", "−")


def _digits(a: float, b: float) -> int:
    """Return how many digits tell two numbers apart."""
    if a == b or math.isinf(a) or math.isinf(b):
        return _DIGITS
    for digits in range(_DIGITS, _MOST_DIGITS):
        if shown(a, digits) != shown(b, digits):
            return digits
    return _MOST_DIGITS


def inequality(trace: TracePicture, step: int) -> Inequality | None:
    """Return what decides about the node of a step; None for the root."""
    node, tau = int(trace.node[step]), float(trace.tau[step])
    if not node:
        return None
    apart, less = float(trace.apart[step]), float(trace.less[step])
    visited = bool(trace.visited[step])
    kind = trace.cut.structure
    if kind == "kd-tree":
        box = translate("SearchSteps", "d(q, box)")
        digits = _digits(apart, tau)
        left, right = f"{box} = {shown(apart, digits)}", f"τ = {shown(tau, digits)}"
        return Inequality(left, "≤" if visited else ">", right)
    if kind == "ball-tree":
        bound = apart - less
        digits = _digits(bound, tau)
        parts = f"{shown(apart, digits)} − {shown(less, digits)}"
        left = f"|q − c| − r = {parts} = {shown(bound, digits)}"
        return Inequality(left, "≤" if visited else ">", f"τ = {shown(tau, digits)}")
    if is_inner(trace.cut, node):  # |q − v| = apart, mu = less
        edge = apart - tau
        digits = _digits(edge, less)
        parts = f"{shown(apart, digits)} − {shown(tau, digits)}"
        left = f"|q − v| − τ = {parts} = {shown(edge, digits)}"
        return Inequality(left, "≤" if visited else ">", f"μ = {shown(less, digits)}")
    edge = less + tau
    digits = _digits(edge, apart)
    parts = f"{shown(less, digits)} + {shown(tau, digits)}"
    left = f"|q − v| + τ = {parts} = {shown(edge, digits)}"
    return Inequality(left, "≥" if visited else "<", f"μ = {shown(apart, digits)}")


def is_inner(cut: CutPicture, node: int) -> bool:
    """Whether a node is the first child of its parent: the inner part of a VP-tree."""
    return bool((cut.left == node).any())


def node_name(cut: CutPicture, node: int, axes: tuple[str, str]) -> str:
    """Return what parts a node from its sibling, and how many rows are below it."""
    rows = int(cut.stop[node] - cut.start[node])
    if not node:
        return translate("SearchSteps", "all rows ({rows})").format(rows=rows)
    if cut.structure == "ball-tree":
        text = f"r = {shown(float(cut.radii[node]))}"
    else:
        inner = is_inner(cut, node)
        side = cut.left if inner else cut.right
        parent = int(np.flatnonzero(side == node)[0])
        sign = "≤" if inner else ">"
        if cut.structure == "vp-tree":
            v = int(cut.numbers[cut.vantage[parent]]) + 1
            text = f"|p − v{v}| {sign} {shown(float(cut.radii[parent]))}"
        else:
            axis, edge = _cut_at(cut, parent, inner=inner)
            text = f"{axes[axis]} {'≤' if inner else '≥'} {shown(edge)}"
    return f"{text} ({rows})"


def _cut_at(cut: CutPicture, parent: int, *, inner: bool) -> tuple[int, float]:
    """Return the axis at which a box is halved, and where a half ends or begins."""
    left, right = int(cut.left[parent]), int(cut.right[parent])
    gaps = cut.low[right] - cut.high[left]
    widths = cut.high[parent] - cut.low[parent]
    axis = int(np.argmax(np.where(gaps >= 0, widths, -1.0)))
    return axis, float(cut.high[left][axis] if inner else cut.low[right][axis])
