"""Tidy tree layout: where each node stands, in linear time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from workbench.api.data import FloatArray


def tidy(children: Sequence[Sequence[int]], root: int = 0) -> FloatArray:
    """Place the nodes of a tree beside each other, the parent above its children's middle.

    Nodes of one depth keep at least a distance of 1, equal subtrees are drawn equally,
    and the drawing is as narrow as these rules allow (Reingold and Tilford 1981,
    "Tidier drawings of trees"; the linear algorithm for many children is that of
    Buchheim, Jünger and Leipert 2002, "Improving Walker's algorithm to run in linear
    time").

    Parameters
    ----------
    children : sequence of sequences of int
        The children of each node, from left to right; nodes that `root` does not
        reach are left out.

    Returns
    -------
    ndarray, shape (n,)
        The places across, from 0; NaN for what the root does not reach.
    """
    walker = _Walker(children, root)
    return walker.places()


class _Walker:
    """The bookkeeping of Buchheim, Jünger and Leipert, without recursion.

    The names are theirs: a node's preliminary place, the modifier of its subtree, the
    thread to the next node on the contour, and the shifts still to be dealt out.
    """

    def __init__(self, children: Sequence[Sequence[int]], root: int) -> None:
        n = len(children)
        self.children, self.root = children, root
        self.parent, self.number = [-1] * n, [0] * n
        self.prelim, self.mod = [0.0] * n, [0.0] * n
        self.shift, self.change = [0.0] * n, [0.0] * n
        self.thread, self.ancestor = [-1] * n, list(range(n))
        self.order: list[int] = []
        waiting = [root]
        while waiting:
            node = waiting.pop()
            self.order.append(node)
            for i, child in enumerate(children[node]):
                self.parent[child], self.number[child] = node, i
            waiting.extend(reversed(children[node]))

    def places(self) -> FloatArray:
        """Return x of each node, shape (n,), 0 at the left; NaN for one out of reach."""
        # the ancestor that stands for "the leftmost subtree" below each parent
        default = [kids[0] if kids else -1 for kids in self.children]
        for node in self._postorder():
            self._first_walk(node)
            parent = self.parent[node]
            if parent >= 0:
                default[parent] = self._apportion(node, default[parent])
        found = np.full(len(self.children), np.nan)
        moved = [0.0] * len(self.children)
        for node in self.order:
            found[node] = self.prelim[node] + moved[node]
            for child in self.children[node]:
                moved[child] = moved[node] + self.mod[node]
        return np.asarray(found - np.nanmin(found))

    def _postorder(self) -> list[int]:
        waiting, found = [(self.root, False)], []
        while waiting:
            node, seen = waiting.pop()
            if seen:
                found.append(node)
                continue
            waiting.append((node, True))
            waiting.extend((child, False) for child in reversed(self.children[node]))
        return found

    def _first_walk(self, node: int) -> None:
        kids, left = self.children[node], self._left_sibling(node)
        if not kids:
            self.prelim[node] = self.prelim[left] + 1.0 if left >= 0 else 0.0
            return
        self._execute_shifts(node)
        middle = (self.prelim[kids[0]] + self.prelim[kids[-1]]) / 2.0
        if left >= 0:
            self.prelim[node] = self.prelim[left] + 1.0
            self.mod[node] = self.prelim[node] - middle
        else:
            self.prelim[node] = middle

    def _left_sibling(self, node: int) -> int:
        if self.parent[node] < 0 or not self.number[node]:
            return -1
        return self.children[self.parent[node]][self.number[node] - 1]

    def _apportion(self, node: int, default: int) -> int:
        """Push a subtree away from those to its left; return the default ancestor."""
        left = self._left_sibling(node)
        if left < 0:
            return default
        # inner and outer contours of the right (+) and the left (-) subtrees
        in_right = out_right = node
        in_left, out_left = left, self.children[self.parent[node]][0]
        sums = [self.mod[v] for v in (in_right, out_right, in_left, out_left)]
        while True:
            next_left, next_right = self._rightmost(in_left), self._leftmost(in_right)
            if next_left < 0 or next_right < 0:
                break
            in_left, in_right = next_left, next_right
            out_left, out_right = self._leftmost(out_left), self._rightmost(out_right)
            self.ancestor[out_right] = node
            push = self.prelim[in_left] + sums[2] - self.prelim[in_right] - sums[0] + 1
            if push > 0:
                self._move(self._ancestor(in_left, node, default), node, push)
                sums[0] += push
                sums[1] += push
            for i, v in enumerate((in_right, out_right, in_left, out_left)):
                sums[i] += self.mod[v]
        if next_left >= 0 and self._rightmost(out_right) < 0:
            self.thread[out_right] = next_left
            self.mod[out_right] += sums[2] - sums[1]
        if next_right >= 0 and self._leftmost(out_left) < 0:
            self.thread[out_left] = next_right
            self.mod[out_left] += sums[0] - sums[3]
            default = node
        return default

    def _leftmost(self, node: int) -> int:
        kids = self.children[node]
        return kids[0] if kids else self.thread[node]

    def _rightmost(self, node: int) -> int:
        kids = self.children[node]
        return kids[-1] if kids else self.thread[node]

    def _ancestor(self, below: int, node: int, default: int) -> int:
        found = self.ancestor[below]
        return found if self.parent[found] == self.parent[node] else default

    def _move(self, left: int, right: int, push: float) -> None:
        between = self.number[right] - self.number[left]
        self.change[right] -= push / between
        self.shift[right] += push
        self.change[left] += push / between
        self.prelim[right] += push
        self.mod[right] += push

    def _execute_shifts(self, node: int) -> None:
        shift = change = 0.0
        for child in reversed(self.children[node]):
            self.prelim[child] += shift
            self.mod[child] += shift
            change += self.change[child]
            shift += self.shift[child] + change
