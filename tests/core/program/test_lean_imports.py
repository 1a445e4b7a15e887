"""What the program's own processes do without, and that nothing misses it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

BEGIN = """
import json, os, sys
from workbench.core.program.lean_imports import import_leanly
import_leanly()
import_leanly()  # asked twice it is the same
import joblib, scipy.linalg, scipy.spatial
import sklearn.metrics._ranking as ranking, sklearn.neighbors, sklearn.svm
assert not {
    "pandas", "scipy.stats._stats_py", "scipy.interpolate._bsplines", "rich.progress",
    "scipy.integrate._quadrature", "scipy.optimize._highspy._core", "asyncio.events",
    "scipy.constants", "sklearn.decomposition._pca", "numpy.f2py.f2py2e", "unittest",
    "psutil._common",
} & set(sys.modules)
"""
#: Each way in a fork of one process that began, so that it meets what nobody has used;
#: prints how each ended.
FORKS = """
told = []
for way in json.loads(sys.argv[1]):
    out, into = os.pipe()
    child = os.fork()
    if not child:
        os.dup2(into, 2)
        exec(way, globals())
        sys.exit()
    os.close(into)
    with open(out) as printed:
        text = printed.read()
    told.append([os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), text])
print(json.dumps(told))
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
    "scikit-learn makes an object of what it took": """
import numpy as np
from sklearn.preprocessing import SplineTransformer
x = np.linspace(0.0, 1.0, 9)[:, np.newaxis]
assert np.allclose(SplineTransformer().fit_transform(x).sum(axis=1), 1.0)
from sklearn.metrics import auc
assert auc([0.0, 1.0], [0.0, 1.0]) == 0.5
from sklearn.neighbors import NeighborhoodComponentsAnalysis
near = NeighborhoodComponentsAnalysis(1, init="pca", max_iter=1)
assert near.fit(np.eye(4), [0, 0, 1, 1]).components_.shape == (1, 4)
""",
    "a class is a class wherever it is taken from": """
import sklearn.neighbors._nca as nca
from sklearn.decomposition import PCA
assert nca.PCA is not PCA and isinstance(PCA(), nca.PCA)
assert not isinstance(1, nca.PCA) and issubclass(type("Own", (PCA,), {}), nca.PCA)
class Own(nca.PCA):
    pass
assert Own.__mro__[1] is PCA and Own(2).n_components == 2
from sklearn.callback import ProgressBar
assert ProgressBar(3).max_propagation_depth == 3
""",
    "SciPy's own parts are used": """
import numpy as np, scipy.optimize
least = scipy.optimize.linprog([1.0, 2.0], A_ub=[[-1.0, -1.0]], b_ub=[-1.0])
assert least.status == 0 and least.fun == 1.0 and least.x.tolist() == [1.0, 0.0]
whole = scipy.optimize.milp([-1.0], integrality=1, bounds=scipy.optimize.Bounds(0, 2.5))
assert whole.x.tolist() == [2.0]
from scipy.spatial.transform import Rotation
turned = Rotation.from_euler("z", 90, degrees=True).apply([1.0, 0.0, 0.0])
assert np.allclose(turned, [0.0, 1.0, 0.0])
assert len(Rotation.create_group("I")) == 60
import scipy.integrate, scipy.interpolate
assert abs(scipy.integrate.quad(np.exp, 0, 1)[0] - (np.e - 1)) < 1e-12
assert scipy.interpolate.interp1d([0, 1], [0, 2])(0.5) == 1.0
""",
    "SciPy's docstrings are read": """
import scipy.linalg, scipy.special, scipy.stats
from scipy._lib._docscrape import FunctionDoc
assert scipy.linalg.solve.__doc__.lstrip().startswith("Solve the equation")
assert "Parameters" in scipy.stats.rankdata.__doc__
doc = FunctionDoc(scipy.linalg.solve)
assert "A @ X = B" in str(doc).replace("``", "") or "Solve" in str(doc)
assert doc["Summary"][0].startswith("Solve the equation")
assert [one.name for one in doc["Parameters"]][0] == "a"
assert "Returns" in str(doc)
""",
    "what joblib hardly uses is used": """
import asyncio, psutil
async def one():
    await asyncio.sleep(0)
    return 1
assert asyncio.run(one()) == 1
from asyncio import events, Queue
assert psutil.Process().pid == os.getpid()
from joblib.externals.loky.process_executor import _get_memory_usage
assert _get_memory_usage(os.getpid()) > 1e6
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


def ended(code: str, *given: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-c", code, *given],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def ends() -> dict[str, list[int | str]]:
    """How each way ended: the code of its process, and what it printed as errors."""
    if hasattr(os, "fork"):
        every = ended(BEGIN + FORKS, json.dumps(list(WAYS.values())))
        assert (every.returncode, every.stderr) == (0, "")
        return dict(zip(WAYS, json.loads(every.stdout), strict=True))
    done = {way: ended(BEGIN + code) for way, code in WAYS.items()}
    return {way: [one.returncode, one.stderr] for way, one in done.items()}


@pytest.mark.lane("whole", "a process with all libraries, and what it leaves unused")
@pytest.mark.parametrize("way", WAYS)
def test_what_is_late_is_there_when_it_is_used(way, ends):
    assert ends[way] == [0, ""]
