"""Fitting: filters, preparation, estimator, calibration and costs."""
