"""Figures 1 to 8 of the thesis on KISSNN, computed anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from workbench.api import Dataset, FloatArray, IntArray, Problem
from workbench.compute.metric_lab.densities import kernel_grid
from workbench.compute.metric_lab.morph_accuracy import leave_one_out
from workbench.compute.plugins.loader import plugin_class
from workbench.compute.reading.readers import read
from workbench.core.plane.impostors import MARGIN, neighbourhood, target_neighbours
from workbench.core.plane.morph import MorphPath
from workbench.core.results.pictures import figure as draw
from workbench.core.results.pictures.figure import Figure

#: The data of section 2.1 as the thesis states their distribution.
PRINTED = "builtin:thesis21-printed"
_SEED = 3
#: Differences drawn of each kind; more are only ink.
_DRAWN = 1000


def thesis_figure(number: int) -> Figure:
    """Return figure 1 to 8.

    Raises
    ------
    Problem
        For another number.
    """
    if number not in FIGURES:
        raise Problem(f"figure {number}", expected="1 to 8", where="thesis")
    return FIGURES[number]()


def cone() -> Figure:
    """Figure 1: the cone of 2 x 2 positive semidefinite matrices."""
    alpha, sign = np.meshgrid(np.linspace(0, 1, 25), np.linspace(-1, 1, 25))
    # the boundary αγ = β² with γ ≤ 1: β runs over what α leaves
    beta = sign * np.sqrt(alpha)
    gamma = np.divide(beta**2, alpha, out=np.zeros_like(beta), where=alpha > 0)
    shell = draw.Mesh(alpha, beta, gamma)
    panel = draw.space("αγ ≥ β², α ≥ 0", [shell], ("α", "β", "γ"))
    return draw.document("The cone of matrices [[α, β], [β, γ]] ≥ 0", [panel])


def two_distances() -> Figure:
    """Figure 2: the unit ball of the Euclidean and of a Mahalanobis distance."""
    L = np.array([[1.6, 0.5], [0.2, 0.7]])
    M = L.T @ L
    random = np.random.RandomState(_SEED)
    rows = random.uniform(-1.9, 1.9, (70, 2))
    ball = draw.circle(np.zeros(2), 1.0)
    panels = []
    for title, outline, form in (
        ("Euclidean: (x - x')ᵀ (x - x') = 1", ball, np.eye(2)),
        ("Mahalanobis: (x - x')ᵀ M (x - x') = 1", ball @ np.linalg.inv(L).T, M),
    ):
        inside = (np.einsum("ij,jk,ik->i", rows, form, rows) <= 1).astype(np.int64)
        layers: list[draw.Layer] = [
            draw.points(rows, 1 - inside, ("in the ball", "outside the ball")),
            draw.curve(outline, "text", width=2.0),
            draw.arrow(np.zeros(2), outline[15], "accent"),
            draw.text(np.zeros(2), "x'", anchor=(0.5, -0.1)),
        ]
        panels.append(draw.plane(title, layers, "x1", "x2", equal=True))
    return draw.document("Euclidean and Mahalanobis distance, M = LᵀL", panels)


def large_margin() -> Figure:
    """Figure 3: target neighbours and impostors before and after LMNN."""
    random = np.random.RandomState(_SEED)
    centres = np.array([[0.0, 0.0], [0.5, 1.4], [-0.4, -1.4]])
    y = np.repeat(np.arange(3), 14)
    X = centres[y] + random.standard_normal((42, 2)) * [1.5, 0.35]
    learner = plugin_class("lmnn")(n_targets=3).fit(X, y)
    # drawn through the symmetric root at equal variance, so that nothing spins
    moved = (X - X.mean(axis=0)) @ MorphPath.of(learner.M_, X).map_at(1.0)
    row = _most_freed(X, moved, y)
    targets = target_neighbours(X, y, row, 3)
    panels = [
        _neighbours_panel(title, rows, y, row, targets)
        for title, rows in (("before", X), ("after LMNN", moved))
    ]
    return draw.document("Targets are pulled, impostors pushed out", panels)


def _most_freed(X: FloatArray, moved: FloatArray, y: IntArray) -> int:
    """Return the row that loses most impostors, and keeps fewest."""
    freed = []
    for row in range(len(y)):
        targets = target_neighbours(X, y, row, 3)
        before, after = (neighbourhood(Z, y, row, targets) for Z in (X, moved))
        freed.append(len(before.impostors) - 3 * len(after.impostors))
    return int(np.argmax(freed))


def _neighbours_panel(
    title: str, Z: FloatArray, y: IntArray, row: int, targets: IntArray
) -> draw.PlanePanel:
    here = neighbourhood(Z, y, row, targets)
    layers: list[draw.Layer] = [draw.points(Z, y, ("class 1", "class 2", "class 3"))]
    layers += [draw.arrow(Z[j], Z[row], "good") for j in here.targets]
    for j in here.impostors:
        away = Z[j] - Z[row]
        layers.append(draw.arrow(Z[j], Z[j] + 0.35 * away, "bad", dashed=True))
    layers += [
        draw.curve(draw.circle(Z[row], here.perimeter), "text"),
        draw.curve(
            draw.circle(Z[row], here.perimeter * (1 + MARGIN)), "muted", dashed=True
        ),
        draw.text(Z[row], "xᵢ", anchor=(0.5, -0.3)),
    ]
    count = f"{title}: {len(here.targets)} targets, {len(here.impostors)} impostors"
    return draw.plane(count, layers, equal=True, axes=False)


def artificial() -> Figure:
    """Figure 4: two long strips side by side, hard for the Euclidean distance."""
    data = _rows()
    right = leave_one_out(data.X, data.y, 5) / len(data.X)
    layers = [draw.points(data.X, data.y, data.classes)]
    title = f"5-NN leave-one-out {100 * right:.1f} %"
    return draw.document(
        "Artificial cases of section 2.1",
        [draw.plane(title, layers, *_names(data))],
    )


def transformed() -> Figure:
    """Figure 5: the same cases after the learned map."""
    data = _rows()
    learner = _kissnn(data)
    moved = (data.X - data.X.mean(axis=0)) @ learner.components_.T
    if moved.shape[1] == 1:
        moved = np.column_stack([moved, np.zeros(len(moved))])
    right = leave_one_out(moved, data.y, 5) / len(moved)
    layers = [draw.points(moved[:, :2], data.y, data.classes)]
    title = f"5-NN leave-one-out {100 * right:.1f} % (metric from all rows)"
    return draw.document(
        "The cases in the space KISSNN found",
        [draw.plane(title, layers, "first direction of L", "second direction of L")],
    )


def difference_space() -> Figure:
    """Figure 6: the differences to neighbours of the same and of other classes."""
    data = _rows()
    learner = _kissnn(data)
    clouds = [data.X[j] - data.X[i] for i, j in learner.pairs_]
    reach = np.quantile(np.abs(np.concatenate(clouds)), 0.995, axis=0)
    names = [f"Δ {name}" for name in _names(data)]
    titles = ("S: same class", "D: other class")
    panels: list[draw.Panel] = []
    for code, (title, cloud) in enumerate(zip(titles, clouds, strict=True)):
        step = max(1, len(cloud) // _DRAWN)
        some = cloud[::step]
        some = some[(np.abs(some) <= reach).all(axis=1)]
        codes = np.full(len(some), code)
        layer = draw.points(some, codes, ("same class", "other class"), size=5.0)
        panels.append(draw.plane(f"{title}, {len(cloud)} differences", [layer], *names))
    xs, ys = (np.linspace(-r, r, 33) for r in reach)
    for title, cloud in zip(titles, clouds, strict=True):
        density = np.asarray(kernel_grid(cloud, xs, ys), np.float64)
        grid = np.meshgrid(xs, ys)
        panels.append(
            draw.space(
                f"density in {title[0]}",
                [draw.Mesh(*grid, density)],
                (names[0], names[1], "p"),
            )
        )
    return draw.document("The space of differences", panels, columns=2)


def idea() -> Figure:
    """Figure 7: from neighbourhoods to differences to two densities."""
    random = np.random.RandomState(_SEED)
    centres = np.array([[0.0, 0.0], [2.2, 0.6], [0.8, 2.2]])
    y = np.repeat(np.arange(3), 25)
    X = centres[y] + random.standard_normal((75, 2)) * 0.55
    learner = plugin_class("kissnn")(v=5, covariance="ml").fit(X, y)
    row = int(np.argmin(((X[:25] - [0.7, 0.5]) ** 2).sum(axis=1)))
    neighbours = [j[i == row] for i, j in learner.pairs_]
    layers: list[draw.Layer] = [draw.points(X, y, ("class 1", "class 2", "class 3"))]
    for role, others in zip(("good", "bad"), neighbours, strict=True):
        layers += [draw.arrow(X[row], X[j], role, dashed=role == "bad") for j in others]
    layers.append(draw.text(X[row], "xᵢ", anchor=(1.2, 0.5)))
    spaces = []
    for code, (title, sigma) in enumerate(
        (("similarity", learner.sigma_s_), ("dissimilarity", learner.sigma_d_))
    ):
        i, j = learner.pairs_[code]
        cloud = X[j] - X[i]
        root = np.linalg.cholesky(sigma)
        rings = [draw.circle(np.zeros(2), r) @ root.T for r in (1.0, 2.0)]
        spaces.append(
            draw.plane(
                f"{title}: normal density of xⱼ - xᵢ",
                [
                    draw.points(
                        cloud,
                        np.full(len(cloud), code),
                        ("same class", "other class"),
                        5.0,
                    ),
                    *(draw.curve(ring, "text") for ring in rings),
                ],
                equal=True,
            )
        )
    first = draw.plane(
        "differences to 5 + 5 neighbours", layers, equal=True, axes=False
    )
    return draw.document("The idea of KISSNN", [first, *spaces])


def ball_tree() -> Figure:
    """Figure 8: what a ball tells of the distance to the rows inside (eq. 40)."""
    random = np.random.RandomState(_SEED)
    rows = random.standard_normal((40, 2)) * 0.8 + [-1.2, 0.2]
    centre = rows.mean(axis=0)
    distances = np.sqrt(((rows - centre) ** 2).sum(axis=1))
    radius, query = float(distances.max()), np.array([3.6, 0.9])
    towards = query - centre
    length = float(np.sqrt(towards @ towards))
    nearest = rows[np.argmin(((rows - query) ** 2).sum(axis=1))]
    on_ball = centre + towards / length * radius
    gap, real = length - radius, float(np.sqrt(((query - nearest) ** 2).sum()))
    layers: list[draw.Layer] = [
        draw.points(rows, np.zeros(len(rows), np.int64), ("rows in the ball",)),
        draw.curve(draw.circle(centre, radius), "text", width=2.0),
        draw.arrow(centre, on_ball, "muted"),
        draw.arrow(on_ball, query, "accent"),
        draw.arrow(nearest, query, "good", dashed=True),
        draw.text(centre, "c", anchor=(1.2, 0.5)),
        draw.text((centre + on_ball) / 2, "r", "muted", (0.5, 1.1)),
        draw.text(query, "x", anchor=(-0.3, 0.5)),
        draw.text(
            (on_ball + query) / 2, f"|x - c| - r = {gap:.2f}", "accent", (0.5, 1.3)
        ),
        draw.text((nearest + query) / 2, f"nearest {real:.2f}", "good", (0.5, -0.4)),
    ]
    title = "no row of the ball is nearer than |x - c| - r"
    return draw.document(
        "Ball tree", [draw.plane(title, layers, equal=True, axes=False)]
    )


def _rows() -> Dataset:
    return read(PRINTED)


def _names(data: Dataset) -> tuple[str, str]:
    return data.attributes[0].name, data.attributes[1].name


def _kissnn(data: Dataset) -> Any:
    return plugin_class("kissnn")(v=5, covariance="ml").fit(data.X, data.y)


FIGURES: dict[int, Callable[[], Figure]] = {
    1: cone, 2: two_distances, 3: large_margin, 4: artificial, 5: transformed,
    6: difference_space, 7: idea, 8: ball_tree,
}  # fmt: skip
