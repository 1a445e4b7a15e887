"""The contract of MY_TITLE; run by ``python -m pytest``."""

import my_method

from workbench.api.checks import check_plugin


def test_the_contract():
    assert check_plugin(my_method.MyMethod) == []
