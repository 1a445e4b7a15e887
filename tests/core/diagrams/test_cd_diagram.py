"""The diagram of all pairs: bars join exactly the groups, labels never meet."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from support.comparisons import comparison
from support.diagrams import texts

from workbench.core.diagrams.cd_diagram import cd_diagram
from workbench.core.diagrams.diagram import Diagram, text_box
from workbench.core.results.comparing.comparison import Headline, JudgedTest

LONG = "a classifier of which the name is so long"


def ranked(ranks, groups=(), **posthoc):
    test = JudgedTest(8.746, 4.6081e-5, (3, 78), ties_corrected=False, significant=True)
    headline = Headline("iman_davenport", test)
    return comparison(ranks, groups=groups, headline=headline, **posthoc)


def evenly(k, name="classifier {}"):
    return {name.format(i): 1.0 + i * 0.9 for i in range(k)}


TABLE_2 = {"euclidean": 3.093, "itml": 2.981, "lmnn": 2.185, "kissnn": 1.741}
GROUPS_2 = [["kissnn", "lmnn"], ["lmnn", "itml"], ["itml", "euclidean"]]


def meeting(diagram):
    boxes = [(mark["words"], text_box(mark)) for mark in texts(diagram)]
    return [
        (a, b)
        for (a, p), (b, q) in combinations(boxes, 2)
        if p[0] < q[2] and q[0] < p[2] and p[1] < q[3] - 0.01 and q[1] < p[3] - 0.01
    ]


def outside(diagram):
    found = []
    for mark in texts(diagram):
        left, top, right, bottom = text_box(mark)
        if left < 0 or top < 0 or right > diagram.width or bottom > diagram.height:
            found.append(mark["words"])
    return found


def stem(diagram, name):
    """Where the line that leads to a name leaves the axis."""
    label = next(mark for mark in texts(diagram) if mark["words"] == name)
    lines = [m for m in diagram.marks if m["kind"] == "polyline"]
    return next(m["places"][0][0] for m in lines if m["places"][2][1] == label["y"]
                and (m["places"][2][0] < m["places"][0][0]) == (label["anchor"] == "end"))  # fmt: skip


def test_bars_join_exactly_the_groups():
    diagram = cd_diagram(ranked(TABLE_2, GROUPS_2), 900)
    bars = [m for m in diagram.marks if m["kind"] == "line" and m["width"] == 3.0]
    places = {name: stem(diagram, name) for name in TABLE_2}
    covered = {
        frozenset(n for n, x in places.items()
                  if bar["places"][0][0] <= x <= bar["places"][1][0])
        for bar in bars
    }  # fmt: skip
    assert covered == {frozenset(group) for group in GROUPS_2}


def test_stems_stand_on_the_scale_of_the_ruler():
    diagram = cd_diagram(ranked(TABLE_2, GROUPS_2, cd=0.9), 900)
    ruler = next(
        m for m in diagram.marks if m["kind"] == "line" and m["role"] == "accent"
    )
    per_rank = (ruler["places"][1][0] - ruler["places"][0][0]) / 0.9
    origin = ruler["places"][0][0]
    for name, rank in TABLE_2.items():
        assert stem(diagram, name) == pytest.approx(origin + (rank - 1) * per_rank)


@pytest.mark.parametrize("k", [2, 3, 6, 12, 20])
@pytest.mark.parametrize("width", [420, 1000])
@pytest.mark.parametrize("kind", ["spread", "long", "equal", "unbroken"])
def test_no_texts_meet_or_are_cut(k, width, kind):
    ranks = {
        "spread": evenly(k),
        "long": evenly(k, LONG + "{}"),
        "equal": dict.fromkeys(evenly(k), (k + 1) / 2),
        "unbroken": evenly(k, "W" * 38 + "{}"),
    }[kind]
    diagram = cd_diagram(ranked(ranks, [list(ranks)], cd=k * 0.4), width)
    assert diagram.width == width
    assert not meeting(diagram)
    assert not outside(diagram)


@pytest.mark.parametrize("width", [420, 700, 1000])
def test_bars_on_one_level_stay_apart(width):
    ranks = evenly(20)
    names = list(ranks)
    groups = [names[i : i + 3] for i in range(0, 18, 2)] + [names[18:]]
    bars = [m["places"] for m in cd_diagram(ranked(ranks, groups), width).marks
            if "group" in m]  # fmt: skip
    assert len(bars) == len(groups)
    for (a, b), (c, d) in combinations(bars, 2):
        assert a[1] != c[1] or b[0] + 3 < c[0] or d[0] + 3 < a[0]


def test_the_caption_says_test_alpha_q_k_and_n():
    caption = cd_diagram(ranked(TABLE_2, GROUPS_2), 900).caption
    for said in ("Nemenyi", "α = 0.05", "q = 2.569", "k = 4", "N = 27", "CD = 0.900",
                 "Iman-Davenport: F = 8.746, p = 4.608e-05", "ties not corrected",
                 ):  # fmt: skip
        assert said in caption
    drawn = " ".join(m["words"] for m in texts(cd_diagram(ranked(TABLE_2), 900)))
    assert "Every pair is separated." in drawn


def test_procedures_in_steps_have_no_ruler():
    made = cd_diagram(ranked(TABLE_2, GROUPS_2, cd=None, method="holm"), 900)
    assert not any("CD" in mark["words"] for mark in texts(made))
    assert "Holm" in made.caption
    assert "q =" not in made.caption


def test_the_table_has_the_numbers_of_the_picture():
    diagram = cd_diagram(ranked(TABLE_2, GROUPS_2), 900)
    assert [row[:2] for row in diagram.rows] == sorted(
        TABLE_2.items(), key=lambda item: item[1]
    )
    members = [{row[0] for row in diagram.rows if row[2 + g]} for g in range(3)]
    assert members == [set(group) for group in GROUPS_2]


def test_words_can_be_given():
    words = {"bars": "Una barra une.", "decimal_point": ",", "nemenyi": "Prueba"}
    diagram = cd_diagram(ranked(TABLE_2, GROUPS_2), 900, words)
    assert "Una barra une." in diagram.caption
    assert "Prueba, α = 0,05" in diagram.caption
    assert any(mark["words"] == "1,741" for mark in texts(diagram))


def test_it_crosses_as_json():
    diagram = cd_diagram(ranked(TABLE_2, GROUPS_2), 900)
    assert Diagram.from_plain(json.loads(json.dumps(diagram.to_plain()))) == diagram
