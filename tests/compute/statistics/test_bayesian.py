"""The Bayesian signed-rank test against baycomp and a brute sum over all pairs."""

from __future__ import annotations

import math

import numpy as np
import pytest
from baycomp import SignedRankTest

from workbench.api import Problem
from workbench.compute.statistics.bayesian import (
    posterior_shares,
    signed_rank_posterior,
)

BAYCOMP_SAMPLES = 20_000


def _close(own, theirs, samples):
    """Within 4.5 standard errors of the difference of two drawn shares."""
    error = math.sqrt(max(own * (1 - own), 1e-4) * (1 / samples + 1 / BAYCOMP_SAMPLES))
    return abs(own - theirs) < 4.5 * error


@pytest.mark.parametrize("rope", [0.0, 0.25, 0.5, 1.0])
@pytest.mark.parametrize("unit", [1 / 8, 2.0**-30])
def test_baycomp_agrees(rope, unit):
    """In units of an eighth many sums lie on the border of the region or on zero."""
    random = np.random.default_rng(3)
    a = np.round(random.normal(5, 1, 20) / unit) * unit
    b = a + np.round(random.normal(0.4, 0.8, 20) / unit) * unit
    found = signed_rank_posterior(b - a, rope, samples=40_000)
    shares = SignedRankTest(a, b, rope, nsamples=BAYCOMP_SAMPLES, random_state=1)
    theirs = shares.probs()
    for own, other in zip((found.left, found.rope, found.right), theirs, strict=True):
        assert _close(own, other, 40_000)
    means = shares.sample.mean(axis=0)
    own = (found.mean_left, found.mean_rope, found.mean_right)
    assert own == pytest.approx(means, abs=0.004)


@pytest.mark.parametrize("rope", [0.0, 1.0, 1.5])
def test_each_sample_is_the_sum_over_all_pairs(rope):
    """The expected shares, in closed form: E w_i w_j of a Dirichlet distribution."""
    z = np.array([-2.0, -1.0, 0.0, 1.0, 1.0, 3.0, 4.0])
    prior = 0.5
    every = np.append(z, 0.0)
    strength = np.append(np.ones(z.size), prior)
    total = strength.sum()
    expected = np.outer(strength, strength) + np.diag(strength)
    expected /= total * (total + 1)
    sums = every[:, None] + every[None, :]
    above = (sums > 2 * rope) + 0.5 * (sums == 2 * rope)
    below = (sums < -2 * rope) + 0.5 * (sums == -2 * rope)
    right, left = (expected * above).sum(), (expected * below).sum()
    shares = posterior_shares(z, rope, prior, samples=60_000)
    error = shares.std(axis=0) / math.sqrt(60_000)
    truth = np.array([left, 1 - left - right, right])
    assert (np.abs(shares.mean(axis=0) - truth) <= 4.5 * error + 1e-12).all()
    np.testing.assert_allclose(shares.sum(axis=1), 1.0)


def test_same_seed_same_numbers():
    z = np.array([0.5, -0.2, 0.1])
    first = signed_rank_posterior(z, 0.1, samples=2000)
    assert first == signed_rank_posterior(z, 0.1, samples=2000)
    assert first != signed_rank_posterior(z, 0.1, samples=2000, seed=2)
    assert first.left + first.rope + first.right == pytest.approx(1.0)


def test_blocks_do_not_show():
    """More differences than fit one block: every sample is drawn, none twice."""
    z = np.linspace(-1, 2, 3000)
    shares = posterior_shares(z, 0.1, samples=800)
    assert shares.shape == (800, 3)
    assert np.unique(shares[:, 2]).size == 800


def test_clear_cases():
    better = signed_rank_posterior(np.full(20, 5.0), 1.0, samples=2000)
    assert (better.left, better.rope, better.right) == (0.0, 0.0, 1.0)
    alike = signed_rank_posterior(np.full(20, 0.5), 1.0, samples=2000)
    assert alike.rope == 1.0
    nothing = signed_rank_posterior(np.zeros(5), 0.0, samples=2000)
    assert nothing.left == pytest.approx(0.5, abs=0.06)
    assert nothing.rope == 0.0


@pytest.mark.parametrize(
    "wrong", [{"rope": -0.1}, {"rope": math.nan}, {"prior": 0.0}, {"samples": 0}]
)
def test_what_cannot_be_asked(wrong):
    with pytest.raises(Problem):
        signed_rank_posterior(np.ones(3), **wrong)


def test_no_differences():
    with pytest.raises(Problem, match="no differences"):
        signed_rank_posterior(np.array([]))
