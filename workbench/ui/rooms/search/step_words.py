"""The inequalities of a search with their numbers, and the names of the nodes."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication

from workbench.core.results.pictures.search_pictures import CutPicture, TracePicture
from workbench.ui.services.numbers import locale, number

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


def _fixed(value: float, decimals: int) -> str:
    """Write a number with so many decimals, infinity as its sign."""
    if math.isinf(value):
        return shown(value)
    return locale().toString(value, "f", decimals).replace("-", "−")


def _decimals(a: float, b: float) -> int:
    """Return how many decimals tell two numbers apart, for both and what makes them."""
    finite = [abs(value) for value in (a, b) if math.isfinite(value) and value]
    largest = max(finite, default=1.0)
    decimals = min(max(_DIGITS - 1 - math.floor(math.log10(largest)), 0), _MOST_DIGITS)
    while a != b and _fixed(a, decimals) == _fixed(b, decimals):
        if decimals == _MOST_DIGITS:
            break
        decimals += 1
    return decimals


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
        decimals = _decimals(apart, tau)
        left, right = (
            f"{box} = {_fixed(apart, decimals)}",
            f"τ = {_fixed(tau, decimals)}",
        )
        return Inequality(left, "≤" if visited else ">", right)
    if kind == "ball-tree":
        bound = apart - less
        decimals = _decimals(bound, tau)
        parts = f"{_fixed(apart, decimals)} − {_fixed(less, decimals)}"
        left = f"|q − c| − r = {parts} = {_fixed(bound, decimals)}"
        return Inequality(left, "≤" if visited else ">", f"τ = {_fixed(tau, decimals)}")
    if is_inner(trace.cut, node):  # |q − v| = apart, mu = less
        edge = apart - tau
        decimals = _decimals(edge, less)
        parts = f"{_fixed(apart, decimals)} − {_fixed(tau, decimals)}"
        left = f"|q − v| − τ = {parts} = {_fixed(edge, decimals)}"
        return Inequality(
            left, "≤" if visited else ">", f"μ = {_fixed(less, decimals)}"
        )
    edge = less + tau
    decimals = _decimals(edge, apart)
    parts = f"{_fixed(less, decimals)} + {_fixed(tau, decimals)}"
    left = f"|q − v| + τ = {parts} = {_fixed(edge, decimals)}"
    return Inequality(left, "≥" if visited else "<", f"μ = {_fixed(apart, decimals)}")


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
