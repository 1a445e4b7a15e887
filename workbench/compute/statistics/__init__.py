"""Statistical tests on tables of scores.

Tails and quantiles come from `scipy.special`. `scipy.stats` is not called: its import
takes longer than all tests of a table, and it lacks what is asked here (exact signed
ranks with ties, corrected resampled t, steps of Holm to Shaffer, tests of mean ranks
that were read from print). Where it has the test, the tests compare with it; ours and
its agree to the last bits (signed ranks to all of them).
"""
