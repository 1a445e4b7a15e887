"""The planes before and after the metric, and the morph between them."""
