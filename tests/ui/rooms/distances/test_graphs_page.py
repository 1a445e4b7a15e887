"""Graphs: six edits, three edges from e to c, names that do not matter, what is refused."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.plots import item_of, items_of
from support.rooms import child, rest

from workbench.ui.rooms.distances.graphs_page import EXAMPLE


def as_networkx(text: str) -> nx.Graph:
    return nx.Graph([line.split() for line in text.splitlines()])


@pytest.fixture
def graphs(room, qtbot):
    room.open_page("graphs")
    rest(room, qtbot)
    return room


def write(room, qtbot, one: str, other: str) -> dict:
    child(room, "dist_graphAEdit").setPlainText(one)
    child(room, "dist_graphBEdit").setPlainText(other)
    rest(room, qtbot)
    return room.probe("graphs")


def test_the_example_costs_six(graphs):
    shown = graphs.probe("graphs")
    assert shown["cost"] == 6
    assert shown["exact"]
    assert sorted(shown["operations"]) == [
        ["delete edge", "b - d"], ["delete edge", "d - n1"], ["delete node", "n1"],
        ["insert edge", "a - d"], ["insert edge", "e - n2"], ["insert node", "n2"],
    ]  # fmt: skip
    assert [row[2] for row in shown["cells"]] == ["1"] * 6
    one, other = map(as_networkx, EXAMPLE)
    apart = set(one.nodes) ^ set(other.nodes)
    edges = set(map(frozenset, one.edges)) ^ set(map(frozenset, other.edges))
    assert shown["cost"] == len(apart) + len(edges)


def test_three_edges_lead_from_e_to_c(graphs, qtbot):
    shown = graphs.probe("graphs")
    assert shown["geodesic"] == 3
    assert shown["path"] == ["e", "a", "b", "c"]
    child(graphs, "dist_toEdit").setText("n1")
    rest(graphs, qtbot)
    expected = nx.shortest_path_length(as_networkx(EXAMPLE[0]), "e", "n1")
    assert graphs.probe("graphs")["geodesic"] == expected
    child(graphs, "dist_toEdit").setText("z")
    rest(graphs, qtbot)
    shown = graphs.probe("graphs")
    assert shown["geodesic"] is None
    assert "no node 'z'" in shown["pathNote"]
    assert shown["cost"] == 6  # the other half of the page stands


def test_names_need_not_matter(graphs, qtbot):
    child(graphs, "dist_graphNamesCheck").setChecked(False)
    shown = write(graphs, qtbot, "a b\nb c", "x y\ny z\nz x")
    assert shown["cost"] == 1
    expected = nx.graph_edit_distance(as_networkx("a b\nb c"), nx.complete_graph(3))
    assert shown["cost"] == expected
    kinds = [step[0] for step in shown["operations"]]
    assert sorted(kinds) == ["insert edge"] + ["match nodes"] * 3
    assert child(graphs, "dist_graph_plot").drawn


def test_what_cannot_be_read_names_graph_and_line(graphs, qtbot):
    shown = write(graphs, qtbot, "a b\na b c", "a b")
    assert shown["cost"] is None
    assert "1:2" in shown["note"]
    assert "\n" not in shown["note"]


def test_large_graphs_have_a_bound(graphs, qtbot):
    line = "".join(f"{i} {i + 1}\n" for i in range(12))
    child(graphs, "dist_graphNamesCheck").setChecked(False)
    shown = write(graphs, qtbot, line, "a b")
    assert not shown["exact"]
    assert shown["cost"] == 11 + 11
    assert "at most 12 nodes" in shown["note"]
    longer = "".join(f"{i} {i + 1}\n" for i in range(40))
    shown = write(graphs, qtbot, longer, "0 1")
    assert not shown["drawn"]
    shown = write(graphs, qtbot, "".join(f"{i} {i + 1}\n" for i in range(60)), "0 1")
    assert "at most 60" in shown["note"]


def test_what_is_kept_stands_at_the_same_place(graphs):
    plot = child(graphs, "dist_graph_plot")
    x, y = item_of(plot, pg.ScatterPlotItem, "kept").getData()
    left, right = x < 0, x > 0
    assert left.sum() == right.sum() == 5
    shift = (x[right].mean() - x[left].mean()) * np.array([1.0, 0.0])
    first = np.column_stack([x[left], y[left]]) + shift
    second = np.column_stack([x[right], y[right]])
    gaps = np.abs(first[:, None] - second[None]).sum(axis=2)
    assert gaps.min(axis=1) == pytest.approx(np.zeros(5), abs=1e-9)


def test_the_twin_lists_all_edges(graphs):
    twin = child(graphs, "dist_graph_plot").table()
    assert twin.n_rows == 12
    assert twin.columns[3].count("deleted") == 2
    assert twin.columns[3].count("inserted") == 2


def test_the_example_comes_back(graphs, qtbot):
    write(graphs, qtbot, "", "")
    assert graphs.probe("graphs")["cost"] == 0
    child(graphs, "dist_graphsBtn").click()
    rest(graphs, qtbot)
    assert graphs.probe("graphs")["cost"] == 6


def test_tab_leaves_the_lists(graphs):
    graphs.activateWindow()
    child(graphs, "dist_graphAEdit").setFocus()
    QTest.keyClick(graphs.focusWidget(), Qt.Key.Key_Tab)
    assert graphs.focusWidget().objectName() != "dist_graphAEdit"


@pytest.mark.parametrize("width", [380, 560, 1000])
def test_the_legend_stands_on_no_node(graphs, width, qtbot):
    plot = child(graphs, "dist_graph_plot")
    plot.resize(width, 240)
    qtbot.wait(1)
    plot.reset_view()
    legend = plot.getPlotItem().legend
    taken = legend.mapRectToScene(legend.boundingRect())
    spots = 0
    for nodes in items_of(plot, pg.ScatterPlotItem):
        for point in nodes.points():
            assert not taken.contains(nodes.mapToScene(point.pos()))
            spots += 1
    assert spots == 12
