"""The precedent cards of the query: cases, votes, values, and what holds the vote."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from support.rooms import rest

from workbench.api import Attribute, Dataset
from workbench.ui.rooms.explore.query.precedent_cards import MOST_CARDS, MOST_VALUES
from workbench.ui.rooms.explore.query.query import BEYOND


def rows(n=60, d=4, seed=5):
    """Numbers, a colour in the middle, a gap; classes that overlap."""
    rng = np.random.default_rng(seed)
    X = rng.normal(size=(n, d))
    y = (X[:, 0] + rng.normal(scale=0.8, size=n) > 0).astype(int)
    X = np.insert(X, 2, rng.integers(2, size=n), axis=1)
    attributes = [Attribute(f"n{j}") for j in range(d)]
    attributes.insert(2, Attribute("colour", "nominal", ("red", "blue")))
    label = Attribute("class", "nominal", ("a", "b"))
    return Dataset(X, y, tuple(attributes), label, "rows")


@pytest.fixture
def cards(open_room):
    room = open_room(rows())
    QTest.mouseClick(room.query_panel.as_cards, Qt.MouseButton.LeftButton)
    assert room.query_panel.cards.isVisible()
    assert not room.query_panel.table.isVisible()
    return room


def test_cards_tell_cases_votes_and_values(cards):
    room = cards
    room.context.session.set_scene(weights="distance")
    room.pin(0.3, -0.2)
    data, found = room.context.session.data, room.probe("query")
    query, *cases = room.query_panel.cards.cards.cards
    assert query.name == data.classes[found["winner"]]
    assert [case.row for case in cases] == found["ids"]
    assert [case.distance for case in cases] == found["distances"]
    weights = 1 / np.array(found["distances"])
    assert [case.share for case in cases] == pytest.approx(weights / weights.sum())
    fixed = room.strip.values
    place = {"n0": 0.3, "n1": -0.2, "n2": fixed["n2"], "n3": fixed["n3"]}
    own = {name: text for name, text, _ in query.values}
    assert own == {
        "colour": ("red", "blue")[int(fixed["colour"])],
        **{name: f"{value:.4g}" for name, value in place.items()},
    }
    for case in cases:
        assert case.name == data.classes[data.y[case.row]]
        for name, text, stands_out in case.values:
            column = data.index_of(name)
            value = data.X[case.row, column]
            if name == "colour":
                assert text == ("red", "blue")[int(value)]
                assert stands_out == (value != fixed["colour"])
                continue
            assert text == f"{value:.4g}"
            seen = [*data.X[found["ids"], column], place[name]]
            away = abs(value - place[name]) / np.ptp(seen)
            if abs(away - 0.5) > 1e-3:  # texts are rounded
                assert stands_out == (away > 0.5)


@pytest.mark.parametrize("weights", ["uniform", "distance"])
@pytest.mark.parametrize("k", [1, 4, 5])
def test_the_rows_that_hold_the_vote_are_the_fewest(cards, weights, k):
    room = cards
    room.context.session.set_scene(k=k, weights=weights)
    data = room.context.session.data

    def winner(order, distances):
        near = order[:k]
        share = np.ones(k) if weights == "uniform" else 1 / distances[near]
        return int(np.bincount(data.y[near], share, minlength=2).argmax())

    rng = np.random.default_rng(0)
    for x, y in rng.uniform(-1, 1, size=(8, 2)):
        room.pin(x, y)
        found = room.probe("query")
        space = room.stage.plane.space
        point = room.stage.plane.mapped(np.array([[x, y]]))[0]
        distances = np.sqrt(((space.rows - point) ** 2).sum(axis=1))
        order = np.argsort(distances, kind="stable")
        before = winner(order, distances)
        holding = found["holding"]
        foot = room.query_panel.foot.text()
        if not holding:
            assert f"stands without any {BEYOND} row" in foot
            continue
        left = order[~np.isin(order, holding)]
        assert winner(left, distances) != before
        rows = "row" if len(holding) == 1 else "rows"
        assert f"Without {rows} {holding[0] + 1}" in foot
        assert f"would be {data.classes[winner(left, distances)]}" in foot
        for fewer in range(1, min(len(holding), 4)):
            for taken in combinations(order[: k + fewer], fewer):
                left = order[~np.isin(order, taken)]
                assert winner(left, distances) == before


def test_choosing_a_card_points_at_its_row(cards):
    room = cards
    room.pin(0.0, 0.0)
    listed = room.query_panel.cards
    listed.setCurrentIndex(listed.cards.index(2))
    shown = room.links.neighbours.data
    assert len(shown) == 1
    row = room.asking.answer.rows[1]
    assert (shown["x"][0], shown["y"][0]) == tuple(room.canvas.positions[row])
    room.asking.step(1)
    assert listed.currentIndex().row() == 3
    text = listed.cards.data(listed.cards.index(3), Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith(f"#{room.asking.answer.rows[2] + 1} ")


def test_back_to_the_table_and_no_query(cards):
    room = cards
    room.pin(0.0, 0.0)
    assert "outline cuts" not in room.query_panel.foot.text()
    room.query_panel.as_cards.click()
    assert room.query_panel.table.isVisible()
    foot = room.query_panel.foot.text()
    assert "outline cuts a ball in 5 attributes" in foot
    assert "density" not in foot  # of five attributes it says nothing
    first = room.query_panel.table.text(0, 1)
    assert first == f"#{room.asking.answer.rows[0] + 1}"
    room.query_panel.as_cards.click()
    room.asking.forget()
    assert room.query_panel.cards.cards.rowCount() == 0


def test_cards_of_principal_axes_show_the_cell_mapped_back(cards, qtbot):
    room = cards
    room.show_principal(True)
    rest(room, qtbot)
    room.pin(0.5, -0.3)
    axes = room.stage.axes
    cell = axes.centre + np.array([0.5, -0.3]) @ axes.span
    own = dict(v[:2] for v in room.query_panel.cards.cards.cards[0].values)
    data = room.context.session.data
    for name in ("n0", "n3"):
        assert own[name] == f"{cell[data.index_of(name)]:.4g}"


def test_many_rows_and_attributes_stay_within_the_frame(open_fine, qtbot):
    rng = np.random.default_rng(1)
    X = rng.normal(size=(1000, 100))
    label = Attribute("class", "nominal", ("a", "b", "c"))
    attributes = tuple(Attribute(f"n{j}") for j in range(100))
    # the cards are the point: the fewest cells, as each is searched among all rows
    room = open_fine(Dataset(X, np.arange(1000) % 3, attributes, label, "wide"), (8,))
    room.query_panel.as_cards.click()
    room.context.session.set_scene(k=40)
    rest(room, qtbot)
    room.pin(0.0, 0.0)
    made = room.query_panel.cards.cards.cards
    assert len(made) == MOST_CARDS + 1
    assert all(len(card.values) == MOST_VALUES for card in made)
    assert room.query_panel.grab().width() > 0  # painted
