"""The sweep over dimensions: what others measured, centres, twin, another number of rows."""

from __future__ import annotations

import pytest
from support.rooms import child, press, rest

from workbench.ui.rooms.search import dimensions_page

SHARES = {
    "kd-tree": {2: 0.011, 4: 0.021, 8: 0.053, 16: 0.23, 32: 0.71},
    "ball-tree": {2: 0.067, 4: 0.21, 8: 0.80, 16: 1.7, 32: 2.0},
}


@pytest.fixture
def page(room, qtbot):
    room.open_page("dimensions")
    rest(room, qtbot)
    return room


def test_the_shares_are_what_others_measured_with_centres_and_without(page):
    """Within 20 %: the first sweep runs when the page is looked at."""
    shown = page.probe("dimensions")
    assert (shown["n"], shown["k"]) == (1000, 5)
    assert shown["same"]
    for id_, shares in SHARES.items():
        for d, share in shares.items():
            at = shown["dimensions"].index(d)
            total = shown["rows"][id_][at] + shown["centres"][id_][at]
            assert total == pytest.approx(share, rel=0.2), (id_, d)
    # vantage-point trees resist dimension worse than boxes do
    at = shown["dimensions"].index(8)
    assert shown["rows"]["vp-tree"][at] > 5 * shown["rows"]["kd-tree"][at]
    assert shown["drawn"] == [9, 9, 9]
    assert "d = 32" in shown["text"]
    # the same sweep without its centres
    box = child(page, "search_centresCheck")
    before = page.probe("dimensions")
    assert "199." in before["text"] or "200." in before["text"]
    box.setChecked(False)
    shown = page.probe("dimensions")
    assert "97." in shown["text"]
    plot = child(page, "search_sweep_plot")
    assert plot.viewRect().bottom() < 1.3
    twin = plot.table()
    assert twin.n_rows == 9
    assert len(twin.headers) == 7
    assert twin.columns[1].tolist() == shown["rows"]["kd-tree"]


def test_another_number_of_rows_asks_for_another_run(room, qtbot, monkeypatch):
    monkeypatch.setattr(dimensions_page, "ROWS", 200)
    room.open_page("dimensions")
    rest(room, qtbot)
    page = room
    child(page, "search_sweepNSpin").setValue(150)
    assert page.probe("dimensions")["dimensions"] == []
    press(page, "search_sweepRunBtn")
    rest(page, qtbot)
    assert page.probe("dimensions")["n"] == 150
    page.context.session.set_scene(k=2)
    page.run()
    rest(page, qtbot)
    assert page.probe("dimensions")["k"] == 2
