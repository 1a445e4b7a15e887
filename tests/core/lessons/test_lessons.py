"""Lessons without a window: files, conditions, and the way through."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.api import Problem
from workbench.core.lessons.lesson import Condition, Place, in_language
from workbench.core.lessons.lesson_file import (
    lessons,
    load_lesson,
    parse_lesson,
    read_lesson,
)
from workbench.core.lessons.lesson_walk import LessonWalk

GOOD = {
    "version": 1,
    "id": "two",
    "title": {"en": "Two", "es": "Dos"},
    "steps": [
        {
            "id": "ask",
            "text": {"en": "Guess."},
            "question": {"text": "How many?", "low": 0, "high": 10},
        },
        {
            "text": "Look.",
            "then": "Seen.",
            "target": "explore_canvas_plot",
            "reveal": {"step": "ask", "found": ["explore", "result", "right"]},
            "first": [["explore", "result", "t", "at most", 0.1]],
            "until": [["explore", "result", "t", "is", 1.0]],
            "do": [{"set": "explore_kSlider", "to": 1}, {"key": "F5"}],
        },
    ],
}


def changed(**step):
    """The good lesson with its second step changed."""
    return {**GOOD, "steps": [GOOD["steps"][0], {**GOOD["steps"][1], **step}]}


def asked(**question):
    return {**GOOD, "steps": [{"text": "t", "question": {"text": "q", **question}}]}


# -- files -----------------------------------------------------------------------------


def test_good_lesson_is_read():
    lesson, problems = read_lesson(GOOD)
    assert problems == []
    assert lesson.title("es") == "Dos"
    assert lesson.title("ru") == "Two"
    first, second = lesson.steps
    assert (first.id, second.id) == ("ask", "2")
    assert (first.question.low, first.question.high) == (0, 10)
    assert in_language(second.then, "es") == "Seen."
    assert second.until[0].place == Place("explore", "result", ("t",))
    assert second.do[1] == {"key": "F5"}
    assert lesson.find("ask") is first


@pytest.mark.parametrize(
    ("bad", "complaint"),
    [
        (7, "lesson: 7"),
        ({**GOOD, "version": 2}, "version: 2"),
        ({**GOOD, "version": True}, "version: true"),
        ({**GOOD, "id": ""}, 'id: ""'),
        ({**GOOD, "title": {"es": "Dos"}}, 'title: {"es": "Dos"}'),
        ({**GOOD, "steps": []}, "steps: []"),
        ({**GOOD, "stepps": 1}, "stepps: unknown key"),
        ({**GOOD, "hide": ["nowhere"]}, 'hide[0]: "nowhere"'),
        ({**GOOD, "steps": [GOOD["steps"][0]] * 2}, 'steps[1].id: "ask"'),
        ({**GOOD, "steps": ["s"]}, 'steps[0]: "s"'),
        (changed(text={"en": "a", "es": 3}), "steps[1].text"),
        (changed(then=""), "steps[1].then"),
        (changed(text="Press [[metric_learnBtn]]."), "steps[1].text.en"),
        (changed(untill=[]), "steps[1].untill: unknown key"),
        (changed(target="canvas"), 'steps[1].target: "canvas"'),
        (changed(until={}), "steps[1].until: {}"),
        (changed(until=[["a", "b", "c", "is"]]), "steps[1].until[0]"),
        (changed(until=[["a", "b", "c", "equals", 1]]), 'until[0]: "equals"'),
        (changed(until=[["a", "b", "c", ["is"], 1]]), 'until[0]: ["is"]'),
        (changed(until=[["a", "b", "c", "near", 1]]), "steps[1].until[0]: 1"),
        (changed(first=[["a", "b", 3, "is", 1]]), "steps[1].first[0]"),
        (changed(reveal={"step": "2", "found": ["a", "b", "c"]}), 'reveal.step: "2"'),
        (changed(reveal={"step": "ask"}), "steps[1].reveal.found: missing"),
        (changed(do=[{"shout": "x"}]), "steps[1].do[0]"),
        (changed(do=[{"set": "explore_kSlider"}]), "steps[1].do[0]"),
        (asked(low=1, high=1), "steps[0].question: [1, 1]"),
        (asked(low=0.5, high=1), "steps[0].question: [0.5, 1]"),
        (asked(high=1), "steps[0].question: [null, 1]"),
        ({**GOOD, "place": "2"}, 'place: "2"'),
        ({**GOOD, "place": -1}, "place: -1"),
        ({**GOOD, "place": True}, "place: true"),
    ],
)
def test_each_fault_is_one_line_with_its_place(bad, complaint, tmp_path):
    with pytest.raises(Problem) as caught:
        parse_lesson(bad)
    assert complaint in caught.value.what
    assert caught.value.expected
    file = tmp_path / "lesson.json"
    file.write_text(json.dumps(bad))
    with pytest.raises(Problem) as caught:
        load_lesson(file)
    line = str(caught.value)
    assert line.startswith(f"{file}: ")
    assert "\n" not in line


def test_all_faults_are_found_at_once():
    bad = changed(target="x", until=[["a", "b", "c", "equals", 1]])
    _, problems = read_lesson({**bad, "version": 3})
    assert [key for key, _ in problems] == [
        "version", "steps[1].target", "steps[1].until[0]",
    ]  # fmt: skip


def test_a_file_that_is_none_is_one_line(tmp_path):
    file = tmp_path / "lesson.json"
    with pytest.raises(Problem, match=r"lesson\.json"):
        load_lesson(file)
    file.write_text('{"version": 1,')
    with pytest.raises(Problem, match="not JSON"):
        load_lesson(file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem, match="not JSON"):
        load_lesson(file)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner)
    ),
    max_leaves=8,
)
STEP = st.fixed_dictionaries(
    {},
    optional={
        key: JSON | st.lists(st.lists(JSON, min_size=5, max_size=5), max_size=2)
        for key in ("id", "text", "then", "target", "first", "until", "do")
    }
    | {
        "question": st.fixed_dictionaries({"text": JSON, "low": JSON, "high": JSON}),
        "reveal": st.fixed_dictionaries({"step": JSON, "found": JSON}),
    },
)


@given(
    JSON
    | st.fixed_dictionaries(
        {"version": st.just(1), "steps": st.lists(STEP, max_size=3)},
        optional={"id": JSON, "title": JSON, "hide": JSON},
    )
)
def test_no_json_is_a_traceback(document):
    lesson, problems = read_lesson(document)
    if not problems:
        assert lesson.steps
        assert all(step.text["en"] for step in lesson.steps)


# -- conditions ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "operator", "wanted", "holds"),
    [
        ("n", "is", 200, True),
        ("n", "is not", 200, False),
        ("n", "at least", 200, True),
        ("n", "at most", 199, False),
        ("values.1", "near", [7.3, 0.05], True),
        ("values.1", "near", [7.3, 0.01], False),
        ("values.-1", "is", 7.27, True),
        ("text", "has", "[LOO]", True),
        ("text", "lacks", "METRIC:ALL", True),
        ("text", "lacks", "[LOO]", False),
        ("values", "has", 21359.7, True),
        # what cannot be read or compared does not hold
        ("values.9", "is", 1, False),
        ("nothing", "is", None, False),
        ("nothing", "is not", 1, False),
        ("none.deeper", "is", 1, False),
        ("none", "at least", 1, False),
        ("none", "near", [0, 1], False),
    ],
)
def test_operators(path, operator, wanted, holds):
    found = {"n": 200, "values": [21359.7, 7.27], "text": "61.0 % [LOO]", "none": None}
    step = {"text": "t", "until": [["main", "data", path, operator, wanted]]}
    lesson = parse_lesson({**GOOD, "steps": [step]})
    assert lesson.steps[0].until[0].holds(lambda who, topic: found) is holds


def test_a_probe_that_is_not_there_does_not_hold():
    def probe(who, topic):
        raise KeyError(who)

    assert not Condition(Place("metric", "metric", ("t",)), "is", 1.0).holds(probe)


# -- the way through -------------------------------------------------------------------


def answering(**values):
    return lambda who, topic: {"result": values}[topic]


@pytest.fixture
def walk():
    return LessonWalk(parse_lesson(GOOD))


def test_a_question_must_be_answered(walk):
    assert not walk.check(answering())
    walk.answer(99)
    assert walk.guess == 10, "kept inside its limits"
    assert walk.check(answering())
    walk.forward()
    assert walk.guess == 10, "the next step reveals it"
    with pytest.raises(ValueError, match="asks nothing"):
        walk.answer(3)


def test_what_comes_first_must_have_been_seen(walk):
    walk.forward()
    assert not walk.check(answering(t=1.0)), "it ends as it starts: not yet played"
    assert not walk.check(answering(t=0.05))
    assert not walk.check(answering(t=0.5))
    assert walk.check(answering(t=1.0))
    assert walk.check(answering(t=0.0)), "once done it stays done"


def test_what_ends_the_step_is_what_was_guessed_at(walk):
    walk.forward()
    assert walk.found is None
    walk.check(answering(right=61, t=0.0))
    assert walk.found is None, "left there by a step before"
    walk.check(answering(right="soon", t=1.0))
    assert walk.done
    assert walk.found is None
    walk.check(answering(right=122))
    walk.check(answering(right=144))
    assert walk.found == 122


def test_going_and_ending(walk):
    assert (walk.index, walk.is_last, walk.over) == (0, False, False)
    walk.back()
    assert walk.index == 0
    walk.answer(4)
    walk.check(answering())
    walk.forward()
    assert walk.is_last
    assert not walk.done
    walk.forward()
    walk.forward()
    assert walk.over
    assert walk.index == 2
    walk.restart()
    assert (walk.index, walk.guess) == (0, None)


@pytest.mark.parametrize(("index", "starts"), [(1, 1), (2, 0), (-1, 0), (99, 0)])
def test_it_goes_on_where_it_was_left(index, starts):
    assert LessonWalk(parse_lesson(GOOD), index).index == starts


# -- the lessons that come with the program ------------------------------------------------


def test_every_lesson_speaks_every_language_in_full():
    assert "first-five" in [lesson.id for lesson in lessons()]
    for lesson in lessons():
        texts = [lesson.titles]
        for step in lesson.steps:
            texts += [step.text, step.then]
            texts += [step.question.text] if step.question else []
        for text in filter(None, texts):
            assert set(text) == {"en", "es", "ru"}, text
            assert all(text.values())
        russian = [text["ru"] for text in texts if text]
        assert all(any("а" <= c <= "я" for c in text.lower()) for text in russian)


def test_every_step_of_every_lesson_can_be_replayed():
    for lesson in lessons():
        for step in lesson.steps:
            assert step.do, f"{lesson.id}: {step.id} says nothing to do"
            assert step.until or step.question, f"{lesson.id}: {step.id} has no end"


# -- what is covered -------------------------------------------------------------------

TWO_QUESTIONS = {
    **GOOD,
    "steps": [
        {"id": "first", "text": "Open."},
        {"id": "q1", "text": "Guess.", "question": {
            "text": "?", "low": 0, "high": 9, "cover": ["explore_kcurve_plot"]}},
        {"id": "look", "text": "Look."},
        {"id": "q2", "text": "Guess.", "question": {
            "text": "?", "low": 0, "high": 9, "cover": ["compare_cd_page"]}},
        {"id": "last", "text": "Look."},
    ],
}  # fmt: skip


def test_what_would_show_the_answer_is_covered_until_the_guess():
    walk = LessonWalk(parse_lesson(TWO_QUESTIONS))
    assert walk.covered == ("explore_kcurve_plot",), "it is on screen a step before"
    walk.forward()
    assert walk.covered == ("explore_kcurve_plot",)
    walk.answer(3)
    assert walk.covered == ("compare_cd_page",)
    walk.back()
    assert walk.covered == ("compare_cd_page",), "the guess was made"
    for _ in range(3):
        walk.forward()
    assert walk.step.id == "q2"
    walk.forward()
    assert walk.covered == (), "a question that was skipped covers nothing"
    walk.restart()
    assert walk.covered == ("explore_kcurve_plot",)


@pytest.mark.parametrize("at", range(1, 5))
def test_a_question_may_say_from_where_on_it_covers(at):
    steps = [dict(step) for step in TWO_QUESTIONS["steps"]]
    name = ["q1", "look", "q2", "last"][at - 1]
    steps[3]["question"] = {**steps[3]["question"], "cover_from": name}
    if name == "last":  # it comes after the question
        with pytest.raises(Problem, match=r"steps\[3\].question.cover_from"):
            parse_lesson({**TWO_QUESTIONS, "steps": steps})
        return
    walk = LessonWalk(parse_lesson({**TWO_QUESTIONS, "steps": steps}))
    walk.forward()
    walk.answer(3)
    for number in range(1, 4):
        assert bool(walk.covered) == (number >= at), number
        walk.forward()


def test_a_question_may_cover_before_the_one_before_it():
    steps = [dict(step) for step in TWO_QUESTIONS["steps"]]
    steps[3]["question"] = {**steps[3]["question"], "cover_from": "q1"}
    walk = LessonWalk(parse_lesson({**TWO_QUESTIONS, "steps": steps}))
    assert walk.covered == ("explore_kcurve_plot",)
    walk.forward()
    assert walk.covered == ("explore_kcurve_plot", "compare_cd_page")
    walk.answer(3)
    assert walk.covered == ("compare_cd_page",)


def test_every_question_covers_something_in_the_lessons_that_come_along():
    steps = [step for lesson in lessons() for step in lesson.steps]
    assert all(step.question.cover for step in steps if step.question is not None)


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_nothing_is_covered_that_a_step_points_at_or_speaks_of(lesson):
    """The answer to a question to come must not hide what is to be read before."""
    walk = LessonWalk(lesson)
    while not walk.over:
        step = walk.step
        if step.question is not None:
            walk.answer(step.question.low)
        covered = set(walk.covered)
        assert step.target.partition(":")[0] not in covered, step.id
        if step.reveal is not None:
            answered = lesson.find(step.reveal.step).question
            assert not covered & set(answered.cover) - {"explore_kcurve_plot"}, step.id
        walk.forward()


@pytest.mark.parametrize("cover", ["explore_kcurve_plot", ["no name"], [3]])
def test_covers_are_object_names(cover):
    with pytest.raises(Problem, match="cover"):
        parse_lesson(asked(low=0, high=1, cover=cover))


@pytest.mark.parametrize(
    ("where", "wanted"),
    [
        (["main", "scene", "metric"], "learned"),
        (["explore", "metric", "name"], "learned"),
        (["main", "metric", "plugin"], "kissnn"),
    ],
)
def test_conditions_know_the_learned_metric_by_its_earlier_name(where, wanted):
    lesson = parse_lesson(changed(until=[[*where, "is", "kissnn"]]))
    assert lesson.steps[1].until[0].wanted == wanted
