"""What lessons say against what stands on the screen, in three languages."""

from __future__ import annotations

import re

import pytest
from support.translated import messages

from workbench.api.params import usual_label
from workbench.core.lessons.lesson import in_language
from workbench.core.lessons.lesson_file import exercises, lessons

LESSONS = [*lessons(), *exercises()]
#: What is typed into a field as it stands.
TYPED = re.compile(r"\*\*0\.916\*\*")


@pytest.fixture(scope="module", params=["en", "es", "ru"])
def lang(request):
    return request.param


def label(name, lang):
    """The words before a parameter's field."""
    english = usual_label(name)
    if lang == "en":
        return english
    (found,) = {
        texts[0]
        for (_, source), (texts, _) in messages(lang).items()
        if source == english
    }
    return found


def test_a_parameter_to_be_set_is_called_as_its_field_is(lang):
    found = 0
    for lesson in LESSONS:
        for step in lesson.steps:
            for deed in step.do:
                set_ = re.fullmatch(r"generate_(\w+)_\w+", deed.get("set", ""))
                if set_ is None:
                    continue
                words = f"**{label(set_.group(1), lang)} = {deed['to']}**"
                assert words in in_language(step.text, lang), (lesson.id, step.id)
                found += 1
    assert found >= 5


def test_fractions_are_written_as_the_language_writes_them(lang):
    for lesson in LESSONS:
        for step in lesson.steps:
            asked = step.question.text if step.question is not None else {}
            for texts in (step.text, step.then, asked):
                text = TYPED.sub("", in_language(texts, lang))
                wrong = r"\d,\d" if lang == "en" else r"\d\.\d"
                found = re.findall(wrong, re.sub(r"\([^)]*\)", "", text))
                assert not found, (lesson.id, step.id, text)
