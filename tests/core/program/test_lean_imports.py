"""What the program's own processes do without, and that nothing misses it."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import sys
from workbench.core.program.lean_imports import import_leanly
import_leanly()
import_leanly()  # asked twice it is the same
import sklearn.metrics._ranking as ranking, sklearn.neighbors
assert not {"pandas", "scipy.stats._stats_py", "numpy.f2py.f2py2e", "unittest"} & set(sys.modules)
"""
#: What is done with a late module, and what must hold afterwards.
WAYS = {
    "scikit-learn calls what it took": """
assert ranking.rankdata([30, 10, 20], "max").tolist() == [3, 1, 2]
from scipy.stats import rankdata
assert type(ranking.rankdata) is not type(rankdata)
from sklearn.covariance import MinCovDet
from sklearn.covariance._robust_covariance import chi2
import numpy as np, scipy.stats
assert chi2(2).isf(0.5) == chi2.isf(0.5, 2) == scipy.stats.chi2(2).isf(0.5)
MinCovDet(random_state=0).fit(np.random.default_rng(0).normal(size=(40, 2)))
""",
    "a part of it is imported first": """
import scipy.stats.distributions as d, scipy.stats._mstats_basic
from scipy.stats import mstats, norm
assert d.norm is norm and scipy.stats.distributions is d and d.__spec__.origin
assert type(scipy.stats) is type(sys)
""",
    "all of it is imported": """
from scipy.stats import *
import scipy.stats
assert 0.9749 < norm.cdf(1.96) < 0.9751
assert "rankdata" in dir(scipy.stats)
""",
    "NumPy's tests are used": """
import numpy as np
np.testing.assert_allclose([1.0], [1.0])
import numpy.f2py, numpy.testing
assert numpy.f2py.__version__ and "unittest" in sys.modules
try:
    np.testing.nonesuch
except AttributeError as error:
    assert "nonesuch" in str(error)
else:
    raise AssertionError
""",
    "pandas is used": """
import pandas
from sklearn.neighbors import KNeighborsClassifier
frame = pandas.DataFrame({"x": [0.0, 1.0], "y": [0.0, 1.0]})
model = KNeighborsClassifier(1).fit(frame, [0, 1])
assert model.feature_names_in_.tolist() == ["x", "y"]
assert model.predict(frame).tolist() == [0, 1]
""",
}


@pytest.mark.lane("whole", "a process for each way")
@pytest.mark.parametrize("way", WAYS)
def test_what_is_late_is_there_when_it_is_used(way):
    done = subprocess.run(
        [sys.executable, "-P", "-c", BEGIN + WAYS[way]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
