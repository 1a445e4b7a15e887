"""Every bundled class has an Examples section, and it is right."""

import doctest

import pytest
from support.estimators import bundled
from support.structures import is_installed

from workbench.numerics.search.structures import STRUCTURES

CLASSES = bundled()
#: Those whose libraries are extras.
ABSENT = {name for name in STRUCTURES if not is_installed(name)}


@pytest.mark.parametrize("name", CLASSES)
def test_the_example_is_right(name):
    text = CLASSES[name].__doc__ or ""
    assert "Examples\n" in text
    if name in ABSENT:
        pytest.skip("its library, an extra, is not installed")
    finder = doctest.DocTestParser()
    test = finder.get_doctest(text, {}, name, None, None)
    assert len(test.examples) >= 2
    wanted = [example for example in test.examples if example.want]
    assert wanted, "an example that shows nothing"
    failed, _ = doctest.DocTestRunner(verbose=False).run(test)
    assert failed == 0


def test_a_wrong_example_fails():
    test = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "x", None, None)
    said: list[str] = []
    failed, _ = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert failed == 1
