"""The thesis beside our own measurements."""
