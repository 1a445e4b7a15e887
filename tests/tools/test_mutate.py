"""The list of faults fits the sources: each text is there exactly once, its tests are."""

import pytest
from support.checkout import ROOT
from tools import mutate


@pytest.mark.parametrize("mutation", mutate.mutations(), ids=lambda m: m.right)
def test_a_fault_can_be_made(mutation):
    assert (ROOT / mutation.path).read_text("utf-8").count(mutation.right) == 1
    assert mutation.wrong != mutation.right
    assert mutation.tests
    assert all((ROOT / path).exists() for path in mutation.tests)


def test_there_are_fifty():
    assert len(mutate.mutations()) >= 50
