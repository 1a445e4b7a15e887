"""What the lesson editor keeps: any step comes back from a file as it was."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.core.lessons.lesson_file import parse_lesson
from workbench.core.lessons.recording import read_recording

TEXTS = st.fixed_dictionaries(
    {"en": st.text("abc –é", min_size=1).filter(str.strip)},
    optional={"es": st.text("ñ a", min_size=1).filter(str.strip)},
)
NAMES = st.sampled_from(["main_scene_kSpin", "explore_canvas_plot", "metric_learnBtn"])
PLACES = st.sampled_from(
    [["main", "scene", "k"], ["metric", "metric", "honest.correct"],
     ["classify", "page:scores", "scores.0.place"], ["main", "data", ""]]
)  # fmt: skip
CONDITIONS = st.tuples(PLACES, st.integers(0, 9)).map(lambda c: [*c[0], "is", c[1]])
DEEDS = st.one_of(
    NAMES.map(lambda name: {"click": name}),
    st.integers(1, 9).map(lambda k: {"set": "main_scene_kSpin", "to": k}),
    st.lists(st.tuples(st.integers(), st.integers()).map(list), min_size=1).map(
        lambda path: {"drag": "explore_canvas_plot", "path": path}
    ),
)


@st.composite
def lessons(draw):
    steps, asked = [], []
    for number in range(draw(st.integers(1, 5))):
        step = {"id": f"s{number}", "text": draw(TEXTS)}
        for key, values in (
            ("then", TEXTS),
            ("target", NAMES),
            ("first", st.lists(CONDITIONS, min_size=1, max_size=2)),
            ("until", st.lists(CONDITIONS, min_size=1, max_size=3)),
            ("do", st.lists(DEEDS, min_size=1, max_size=3)),
        ):
            if draw(st.booleans()):
                step[key] = draw(values)
        if asked and draw(st.booleans()):
            step["reveal"] = {
                "step": draw(st.sampled_from(asked)), "found": draw(PLACES)
            }  # fmt: skip
        if draw(st.booleans()):
            low = draw(st.integers(-(10**6), 10**6))
            high = low + draw(st.integers(1, 10**6))
            step["question"] = {"text": draw(TEXTS), "low": low, "high": high}
            if draw(st.booleans()):
                step["question"]["cover"] = draw(st.lists(NAMES, min_size=1))
            if draw(st.booleans()):
                named = [*(each["id"] for each in steps), step["id"]]
                step["question"]["cover_from"] = draw(st.sampled_from(named))
            if draw(st.booleans()):
                deeds = step.setdefault("do", [])
                place = draw(st.integers(0, len(deeds)))
                deeds.insert(place, {"answer": draw(st.integers(low, high))})
            asked.append(step["id"])
        steps.append(step)
    lesson = {"version": 1, "id": "x", "title": draw(TEXTS), "steps": steps}
    if draw(st.booleans()):
        lesson["hide"] = draw(st.lists(NAMES, min_size=1))
    return lesson


@settings(max_examples=40)
@given(lessons())
def test_a_lesson_comes_back_as_it_was(lesson):
    parse_lesson(lesson)  # it is one
    assert read_recording(lesson).document() == lesson
