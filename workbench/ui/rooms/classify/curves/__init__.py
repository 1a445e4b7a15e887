"""The page of curves: ROC, precision-recall, calibration, costs."""
